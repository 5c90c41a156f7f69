"""The web app: its types, its logic, and every scenario of web/e2e in a real Chromium."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import vigil
from web.browser import NO_MODULES, NOT_BUILT, WEB, chromium, needs_building, npm

PLUGGED = Path(__file__).parents[1] / "plugin" / "serve.py"
STORIES = sorted((WEB / "e2e").glob("*.e2e.ts"))


@pytest.fixture(scope="session")
def modules() -> None:
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        pytest.fail(NO_MODULES, pytrace=False)


@pytest.fixture(scope="session")
def browser() -> str:
    try:
        return chromium()
    except FileNotFoundError as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def built() -> None:
    if needs_building():
        pytest.fail(NOT_BUILT, pytrace=False)


@pytest.fixture
def server(tmp_path: Path) -> str:
    """Return the command that starts the server from these sources with this Python."""
    return command(tmp_path / "vigil", "-m vigil")


@pytest.fixture
def server_with_nim(tmp_path: Path) -> str:
    """Return the same command with a game from another package."""
    return command(tmp_path / "vigil-with-nim", os.fspath(PLUGGED))


def command(path: Path, program: str) -> str:
    sources = Path(vigil.__file__).parents[1]
    path.write_text(f'#!/bin/sh\nPYTHONPATH={sources} exec {sys.executable} {program} "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def told(result: tuple[int, str]) -> None:
    code, said = result
    if code:
        pytest.fail(said, pytrace=False)


@pytest.mark.first
@pytest.mark.usefixtures("modules", "built")
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name.removesuffix(".e2e.ts"))
def test_a_story_passes_in_the_browser(story: Path, browser: str, server: str, server_with_nim: str) -> None:
    run = ["exec", "--", "vitest", "run", "--config", "vitest.e2e.config.ts", os.fspath(story.relative_to(WEB))]
    told(npm(*run, CHROMIUM=browser, VIGIL=server, SERVER_WITH_NIM=server_with_nim))


def test_there_are_stories() -> None:
    assert {"ascension", "conflictus", "nim"} <= {story.name.removesuffix(".e2e.ts") for story in STORIES}


@pytest.mark.usefixtures("modules")
def test_the_web_app_passes_the_type_check() -> None:
    told(npm("run", "--silent", "check"))


@pytest.mark.usefixtures("modules")
def test_the_web_apps_unit_tests_pass() -> None:
    told(npm("run", "--silent", "test"))
