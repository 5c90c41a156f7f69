"""`python -m tools.docs` writes the pages, and --check lists those that are not up to date."""

from __future__ import annotations

import sys

from tools.docs import main

sys.exit(main(sys.argv[1:]))
