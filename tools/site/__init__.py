"""Build the documentation site with Sphinx, and check it.

Sphinx reports broken references in the sources. The check here reads the finished pages: every local link and every
anchor leads somewhere, and no page loads anything from another host.
"""

from __future__ import annotations

import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sphinx.cmd.build import main as sphinx

ROOT = Path(__file__).parents[2]
OUTPUT = Path("build") / "docs"
LOADED = {"audio", "embed", "iframe", "img", "input", "link", "script", "source", "track", "video"}
ELSEWHERE = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])((?:https?:)?//[^"')\s]+)""")


class Page(HTMLParser):
    """The ids, links and loaded resources of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the ids and addresses of a tag."""
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.ids.add(value)
            elif name in ("href", "src", "srcset") and value:
                (self.loads if tag in LOADED else self.links).append(value)
            elif name == "style" and value:
                self.loads += ELSEWHERE.findall(value)


def build(output: Path = OUTPUT) -> int:
    """Build the site from scratch; return Sphinx's exit status, which is 0 without warnings."""
    shutil.rmtree(output, ignore_errors=True)
    trees = output.with_name(f"{output.name}-doctrees")
    options = ["-q", "-b", "html", "-W", "--keep-going", "-E", "-c", str(ROOT / "tools" / "site")]
    status = sphinx([*options, "-d", str(trees), str(ROOT), str(output)])
    shutil.rmtree(trees, ignore_errors=True)
    return status


def problems(output: Path = OUTPUT) -> list[str]:
    """Return broken links of a built site, and resources it loads from another host."""
    found = []
    pages = {file: Page(file) for file in sorted(output.rglob("*.html"))}
    for file, page in pages.items():
        here = file.relative_to(output).as_posix()
        found += [f"{here} loads {target}" for target in page.loads if urlsplit(target).netloc]
        for target in page.links + page.loads:
            address = urlsplit(target)
            if address.scheme or address.netloc:
                continue
            there = (file.parent / unquote(address.path)).resolve() if address.path else file
            if not there.is_file():
                found.append(f"{here} links to {target}, which does not exist")
            elif there in pages and address.fragment and unquote(address.fragment) not in pages[there].ids:
                found.append(f"{here} links to {target}, which has no such anchor")
    for style in sorted(output.rglob("*.css")):
        loads = ELSEWHERE.findall(style.read_text(encoding="utf-8"))
        found += [f"{style.relative_to(output).as_posix()} loads {target}" for target in loads]
    return found


def main(args: list[str]) -> int:
    """Build the site into build/docs, or into the folder given, and print what is wrong with it."""
    output = Path(args[0]) if args else OUTPUT
    status = build(output)
    found = problems(output)
    for line in found:
        print(line, file=sys.stderr)
    if status or found:
        return 1
    print(f"The site is built. Open {output / 'index.html'} in a browser.")
    return 0
