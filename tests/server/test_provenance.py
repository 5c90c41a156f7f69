"""The commit a server was built from: noted in the package, or read from the checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path

from vigil.server.build_info import commit

HASH = "0123456789abcdef0123456789abcdef01234567"


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "init.defaultBranch=main"]
    done = subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_commit_is_that_of_the_checkout(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "src" / "vigil").mkdir(parents=True)
    (home / "src" / "vigil" / "x").write_text("x", encoding="ascii")
    git(home, "init", "--quiet")
    assert commit(home / "src" / "vigil") is None  # no commits yet
    git(home, "add", ".")
    git(home, "commit", "--quiet", "-m", "one")
    commit.cache_clear()
    one = git(home, "rev-parse", "HEAD")
    assert commit(home / "src" / "vigil") == one

    git(home, "pack-refs", "--all")
    git(home, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "side"))
    git(home, "worktree", "add", "--quiet", "--detach", str(tmp_path / "loose"))
    commit.cache_clear()
    for name in ("home", "side", "loose"):
        assert commit(tmp_path / name / "src" / "vigil") == one, name


def test_a_built_package_contains_its_commit(tmp_path: Path) -> None:
    package = tmp_path / "lib" / "site-packages" / "vigil"
    package.mkdir(parents=True)
    assert commit(package) is None
    commit.cache_clear()
    (package / "commit").write_text(f"{HASH}\n", encoding="ascii")
    assert commit(package) == HASH
    commit.cache_clear()
    (package / "commit").write_text("not a commit\n", encoding="ascii")
    assert commit(package) is None
    commit.cache_clear()
