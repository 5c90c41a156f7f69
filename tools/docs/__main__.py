"""`python -m tools.docs` writes the pages; with --check it says which are stale."""

from __future__ import annotations

import sys

from tools.docs import main

sys.exit(main(sys.argv[1:]))
