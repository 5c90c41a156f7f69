"""`python -m tools.site` builds the documentation site into build/docs, or into a folder that you specify."""

from __future__ import annotations

import sys

from tools.site import main

sys.exit(main(sys.argv[1:]))
