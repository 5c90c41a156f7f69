"""The tools for development: required programs are found or fetched, and commit messages are well-formed."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path

import pytest

import vigil
from tools import commit_message, prerequisites
from tools.prerequisites import Tool

ROOT = Path(__file__).parents[1]


def tool(find: list[Path | None], fetch: object = None, unavailable: str | None = None) -> Tool:
    """Return a tool with the results of `find` in order; fetching it may raise."""

    def fetched() -> None:
        if isinstance(fetch, Exception):
            raise fetch

    looks = iter(find)
    return Tool("Abacus", lambda: next(looks), fetched, "from a shop", "Type: buy abacus.", lambda: unavailable)


@pytest.mark.parametrize(
    ("needed", "status", "out", "err"),
    [
        (tool([Path("/a")]), 0, "Abacus: /a\n", ""),
        (tool([None, Path("/b")]), 0, "Abacus: not on this machine, fetching it from a shop ...\n", ""),
        (tool([None], unavailable="No shop here."), 1, "", "The tests need Abacus. Type: buy abacus.\nNo shop here.\n"),
        (
            tool([None], fetch=subprocess.CalledProcessError(7, "buy")), 1,
            "Abacus: not on this machine, fetching it from a shop ...\n",
            "Abacus could not be fetched (exit status 7). The tests need Abacus. Type: buy abacus.\n",
        ),
        (
            tool([None, None]), 1, "Abacus: not on this machine, fetching it from a shop ...\n",
            "Abacus was fetched, but is not where it should be. The tests need Abacus. Type: buy abacus.\n",
        ),
    ],
    ids=["here", "fetched", "not to be had", "fetching fails", "fetched in vain"],
)  # fmt: skip
def test_missing_test_tools_are_fetched_or_named(
    needed: Tool, status: int, out: str, err: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(prerequisites, "TOOLS", (needed,))
    assert prerequisites.main() == status
    assert capsys.readouterr() == (out, err)


def test_nothing_is_fetched_if_another_tool_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    first = tool([None], fetch=AssertionError("fetched"))
    monkeypatch.setattr(prerequisites, "TOOLS", (first, tool([None], unavailable="No shop here.")))
    assert prerequisites.main() == 1


@pytest.mark.parametrize(
    ("system", "machine", "library", "reason"),
    [
        ("Linux", "x86_64", ("glibc", "2.36"), None),
        ("Linux", "x86_64", ("glibc", "2.31"), "needs glibc 2.34 or newer. Found: glibc 2.31"),
        ("Linux", "x86_64", ("", ""), "needs glibc 2.34 or newer. Found: another C library"),
        ("Linux", "aarch64", ("glibc", "2.36"), "no packed Chromium for Linux on aarch64"),
        ("Darwin", "arm64", ("", ""), "no packed Chromium for Darwin on arm64"),
    ],
)
def test_the_packed_chromium_is_only_fetched_where_it_runs(
    system: str, machine: str, library: tuple[str, str], reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.system", lambda: system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr("platform.libc_ver", lambda: library)
    message = prerequisites.no_chromium_here()
    assert message is None if reason is None else message is not None and reason in message


def test_a_fetched_chromium_of_another_version_is_fetched_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "browser"
    folder.mkdir()
    (tmp_path / "package-lock.json").write_bytes((prerequisites.BROWSER.parent / "package-lock.json").read_bytes())
    monkeypatch.setattr(prerequisites, "BROWSER", folder)
    monkeypatch.setattr(prerequisites, "BROWSERS", ())
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert prerequisites.chromium() is None
    (folder / "version").write_text("1.0.0", encoding="utf-8")
    assert prerequisites.chromium() is None
    (folder / "version").write_text(prerequisites.locked_version(), encoding="utf-8")
    assert prerequisites.chromium() == folder / "chromium"


def test_the_packed_chromium_is_fixed_and_names_no_registry() -> None:
    expected = json.loads((ROOT / "web" / "chromium" / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "chromium" / "package-lock.json").read_text(encoding="utf-8"))
    assert locked["packages"][""]["devDependencies"] == expected["devDependencies"]
    for name, package in locked["packages"].items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("Refill the row before a reward\n\nThe rules say so.\n", []),
        ("# a remark of git\nRefill the row\n", []),
        ("Merge branch 'a' of somewhere far away; with a very long name that nobody chose.\n", []),
        ("R" * 72, []),
        ("R" * 73, ["73 characters"]),
        ("Refill the row; name the card", ["semicolon"]),
        ("Refill the row.", ["full stop"]),
        ("refill the row", ["small letter"]),
        ("Refill the row\nbefore a reward", ["second line"]),
        ("# only a remark\n\n", ["empty"]),
    ],
)
def test_the_form_of_a_commit_message(message: str, wrong: list[str], tmp_path: Path) -> None:
    errors = commit_message.problems(message)
    assert len(errors) == len(wrong)
    assert all(part in said for part, said in zip(wrong, errors, strict=True))
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    assert commit_message.main([str(file)]) == bool(wrong)


def test_versions_and_names_agree_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {vigil.__version__}" in citation
    assert f"license: {project['license']}" in citation
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for classifier in project["classifiers"]:
        *_, version = classifier.split(" :: ")
        if classifier.startswith("Programming Language :: Python :: 3."):
            assert version in readme
            assert f"python{version}" in makefile
