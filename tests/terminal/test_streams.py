"""The command line with closed and full streams ends without a traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("vigil play ascension --seed 1 <&-", 0),
        ("vigil watch ascension --seed 1 --rounds 2 <&-", 0),
        ("vigil cards ascension >&-", 0),
        ("vigil cards ascension --json > /dev/full", 1),
        ("vigil rules A-ROW-03 > /dev/full", 1),
        ("vigil cards ascension --json | head -n 1", 0),
    ],
)
def test_a_cleared_screen_leaves_no_trace(command: str, code: int, tmp_path: object) -> None:
    line = command.replace("vigil", f"'{sys.executable}' -m vigil", 1)
    env = {"XDG_STATE_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=120, env=env)
    assert result.returncode == code, result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert "Exception ignored" not in result.stderr
