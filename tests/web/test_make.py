"""Build the web app: when it is rebuilt, what the wheel contains, and what happens without the build tools."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from web.browser import NOT_BUILT, NPM, ROOT, TABLE, WEB, make, needs_building


@pytest.fixture(scope="module")
def built() -> None:
    if needs_building():
        pytest.fail(NOT_BUILT, pytrace=False)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "changed", ["src/main.ts", "src/locales/ru.ftl", "src/styles", "package-lock.json", "index.html"]
)
def test_the_web_app_is_rebuilt_only_after_a_change(changed: str) -> None:
    assert not needs_building()
    assert needs_building(f"--what-if=web/{changed}")


def test_a_deleted_web_app_is_rebuilt(tmp_path: Path) -> None:
    assert needs_building(table=str(tmp_path))


def test_the_server_starts_with_its_plain_page_if_the_web_app_cannot_be_built(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    (venv / "bin").mkdir(parents=True)
    for name, does in {"python": "exit 1", "vigil": 'echo "vigil $@"'}.items():
        (venv / "bin" / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (venv / "bin" / name).chmod(0o755)
    (venv / ".play").touch()
    played = make("play", f"VENV={venv}", f"WEB={tmp_path}/table", "NPM=false", "ARGS=--port 0")
    assert played.returncode == 0
    assert "installing one from PyPI" in played.stdout
    assert "plain page" in played.stderr
    assert played.stdout.splitlines()[-1] == "vigil serve --open --port 0"


def test_a_missing_node_is_reported_with_install_instructions(tmp_path: Path) -> None:
    (tmp_path / "web" / "tools").mkdir(parents=True)
    tool = tmp_path / "web" / "tools" / "npm"
    tool.write_bytes(NPM.read_bytes())
    for name in ("dirname", "sh"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")
    said = subprocess.run(["/bin/sh", tool, "ci"], env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert said.returncode == 69
    assert "Node 20.19" in said.stderr
    assert "apt-get install -y nodejs npm" in said.stderr


def test_web_app_dependencies_are_pinned_and_name_no_registry() -> None:
    expected = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert all(version[0].isdigit() for version in expected["devDependencies"].values())
    assert "dependencies" not in expected  # no runtime dependencies: everything is in the bundle
    assert locked["packages"][""]["devDependencies"] == expected["devDependencies"]
    for name, package in locked["packages"].items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name


def wheel_of(folder: Path) -> zipfile.ZipFile:
    result = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=ROOT, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    if "No module named hatchling" in result.stderr:
        pytest.fail("the wheel is built with hatchling: make setup", pytrace=False)
    assert result.returncode == 0, result.stderr
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel)


@pytest.mark.usefixtures("built")
def test_the_wheel_contains_the_built_web_app(tmp_path: Path) -> None:
    with wheel_of(tmp_path) as wheel:
        for file in (each for each in TABLE.rglob("*") if each.is_file()):
            held = wheel.read(f"vigil/server/web/table/{file.relative_to(TABLE).as_posix()}")
            assert held == file.read_bytes(), file.name
        assert not [name for name in wheel.namelist() if "node_modules" in name or name.endswith((".svelte", ".ts"))]
