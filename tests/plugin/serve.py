"""The commands of Vigil with Nim among the games: `python tests/plugin/serve.py serve --port 0`."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

    from plugin.nim import PLUGIN
    from vigil import registry
    from vigil.cli import app

    registry.register(PLUGIN)
    app()
