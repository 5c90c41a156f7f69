"""`python -m vigil.cli`."""

from __future__ import annotations

from vigil.cli import main

main()
