"""The documentation site builds without warnings or third-party requests, and covers every public module."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import site

ROOT = Path(__file__).parents[1]
PUBLIC = (
    *("kernel", "effects", "protocol", "plugin.py", "registry.py", "rulebook.py", "text/game_text.py"),
    *("bots/support.py", "lab/support.py", "server/game_presenter.py", "terminal/screen.py"),
)
"""Packages and modules that programs and plugins import."""


@pytest.mark.first
def test_the_site_builds_without_warnings_or_third_party_requests(tmp_path: Path) -> None:
    output = tmp_path / "site"
    run = subprocess.run(
        [sys.executable, "-m", "tools.site", str(output)], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    assert (output / "docs" / "reference" / "kernel.html").is_file()
    assert (output / "searchindex.js").is_file()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('<a href="gone.html">', "page.html links to gone.html, which does not exist"),
        ('<a href="#gone">', "page.html links to #gone, which has no such anchor"),
        ('<script src="https://cdn.example/x.js">', "page.html loads https://cdn.example/x.js"),
        ('<link href="//fonts.example/f.css">', "page.html loads //fonts.example/f.css"),
        ('<img src="http://pictures.example/p.png">', "page.html loads http://pictures.example/p.png"),
        ('<p style="background: url(https://p.example/q)">', "page.html loads https://p.example/q"),
        ('<a href="https://elsewhere.example/">', None),
        ('<h1 id="here"><a href="#here"><a href="page.html#here">', None),
    ],
)
def test_problems_of_a_built_page_are_found(text: str, problem: str | None, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(text, encoding="utf-8")
    assert site.problems(tmp_path) == ([problem] if problem else [])


def test_a_font_from_elsewhere_is_found_in_a_style_sheet(tmp_path: Path) -> None:
    (tmp_path / "page.css").write_text("@import 'https://fonts.example/f.css';", encoding="utf-8")
    assert site.problems(tmp_path) == ["page.css loads https://fonts.example/f.css"]


def test_the_reference_covers_every_public_module() -> None:
    folder = ROOT / "src" / "vigil"
    files = [file for name in PUBLIC for file in ([folder / name] if "." in name else (folder / name).glob("*.py"))]
    public = {".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files}
    public = {module for module in public if not module.endswith(".__init__")}
    listed = [
        name
        for page in (ROOT / "docs" / "reference").glob("*.md")
        for name in re.findall(r"^\.\. automodule:: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert public <= set(listed)
    assert len(listed) == len(set(listed))
