"""Every Python, TOML and `vigil` block of the documentation runs, or says why not.

The blocks of a page are run in order, in an empty folder with `examples` in it. A block saved under a name is a file
there for the commands that follow. `tests/kit/pages.py` explains the comments that change how a block is run.
"""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from client.live_server import Serving
from kit.pages import PAGES, ROOT, UNFENCED, Block, blocks, blocks_of, commands, transcript
from vigil.cli import app
from vigil.effects.notation import read
from vigil.games.ascension import cards as ascension
from vigil.games.conflictus import cards as conflictus
from vigil.games.conflictus.rules.language import KEYWORDS
from vigil.kernel.errors import VigilError

RUN = {"python", "toml", "sh", "console"}
SHOWN = {"json", "text", "sql"}  # not code for readers to run
NUMBER = re.compile(r"[+−-]?\d+(?:[.,]\d+)?")
SENTENCES = ("effect", "fate", "rules", "abilities")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Return the address of a server, started on first use."""
    started: list[Serving] = []

    def address() -> str:
        if not started:
            started.append(Serving(tmp_path / "server"))
        return started[0].url

    yield address
    for one in started:
        one.end()


@pytest.mark.first
@pytest.mark.parametrize("page", [page for page in PAGES if any(block.language in RUN for block in blocks(page))])
def test_code_blocks_run(
    page: str,
    server: Callable[[], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    for name in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    known: dict[str, object] = {"__name__": page}
    for block in blocks(page):
        text = block.text.replace("SERVER", server()) if "SERVER" in block.text else block.text
        if block.file is not None:
            Path(block.file).write_text(text, encoding="utf-8")
        if block.not_run is not None:
            continue
        if block.language == "python":
            run_python(block.place, text, known, capsys)
        elif block.language == "toml":
            read_toml(block, text)
        elif block.language == "sh":
            for words in commands(text):
                status, printed = run_vigil(words)
                assert status == 0, f"{block.place}: vigil {' '.join(words)}\n{printed}"
        elif block.language == "console":
            follow(block.place, text)


def run_python(place: str, text: str, known: dict[str, object], capsys: pytest.CaptureFixture[str]) -> None:
    """Run a block and its tests; `#>` lines are its expected output."""
    capsys.readouterr()
    before = dict(known)
    exec(compile(text, place, "exec"), known)
    printed = capsys.readouterr().out
    shown = [line.partition("#> ")[2] for line in text.splitlines() if "#> " in line]
    assert not shown or printed.split("\n")[:-1] == shown, place
    for name, value in known.items():
        if name.startswith("test_") and before.get(name) is not value and callable(value):
            value()


def read_toml(block: Block, text: str) -> None:
    """Check a block: a card file, a part of a card, or a file that a command of the page uses."""
    data = tomllib.loads(text)
    if block.file is not None:
        typed = [line for other in blocks(block.page) for line in other.text.splitlines() if "vigil " in line]
        assert any(block.file in line for line in typed), f"{block.place}: no command uses {block.file}"
    elif "card" in data:
        assert sum(reads(module.cards_in, text) for module in (ascension, conflictus)) == 1, block.place
    else:
        keywords = [word.split()[0] for word in data.pop("keywords", ())]
        assert set(keywords) <= set(KEYWORDS), block.place
        assert set(data) <= set(SENTENCES), f"{block.place}: give the file a name, and show a command that uses it"
        sentences = [one for value in data.values() for one in ([value] if isinstance(value, str) else value)]
        for sentence in sentences:
            words = (ascension.WORDS, conflictus.WORDS)
            assert any(reads(read, sentence, vocabulary) for vocabulary in words), f"{block.place}: {sentence}"


def reads(reader: Callable[..., object], *given: Any) -> bool:
    try:
        reader(*given)
    except VigilError:
        return False
    return True


def run_vigil(words: list[str]) -> tuple[int, str]:
    """Return the exit status and output of a command."""
    result = CliRunner().invoke(app, words, input="")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result.exit_code, result.output


def follow(place: str, text: str) -> None:
    """Type the commands of a console block and compare the output."""
    status = 0
    for typed, shown in transcript(text):
        if typed == "echo $?":
            assert [str(status)] == shown, place
            continue
        program, *words = shlex.split(typed)
        assert program == "vigil", f"{place}: {typed}"
        status, output = run_vigil(words)
        assert not shown or agrees(shown, output.rstrip("\n").split("\n")), f"{place}: {typed}\n{output}"


def bare(line: str) -> str:
    """Return a line without its numbers, which change whenever a bot improves."""
    measured = re.search(r" (?:to|per second)\b.*\d|^\d+ games|^cost|^\d+ +[+−\d]", line)
    return re.sub(r"\s+", " ", NUMBER.sub("#", line) if measured else line).strip()


def agrees(shown: list[str], printed: list[str]) -> bool:
    """Return whether the output matches; `...` matches any lines."""
    if not shown:
        return not printed
    if shown[0] == "...":
        return any(agrees(shown[1:], printed[skip:]) for skip in range(len(printed) + 1))
    return bool(printed) and bare(shown[0]) == bare(printed[0]) and agrees(shown[1:], printed[1:])


@pytest.mark.parametrize("page", PAGES)
def test_every_block_is_run_or_says_why_not(page: str) -> None:
    for block in blocks(page):
        assert block.language in RUN | SHOWN, f"{block.place}: no test knows how to run {block.language}"
        assert block.not_run is None or len(block.not_run.split()) >= 3, f"{block.place}: give a reason"
    unfenced = UNFENCED.findall((ROOT / page).read_text(encoding="utf-8"))
    assert unfenced == [], f"{page}: commands belong in ```sh blocks"


def test_the_comments_before_blocks_are_understood() -> None:
    plain, skipped, changed, named = blocks_of(
        "page",
        "```sh\nvigil doctor\n```\n\n<!-- not run: needs root -->\n```sh\nvigil serve\n```\n\n"
        "<!-- run as: 5000 => 8; a => b -->\n\n```python\na(5000)\n```\n\n```toml f.toml\nx = 1\n```\n",
    )
    assert (plain.not_run, skipped.not_run, changed.not_run) == (None, "needs root", None)
    assert (plain.line, skipped.line, changed.text, named.file) == (1, 6, "b(8)\n", "f.toml")
    with pytest.raises(AssertionError, match="replaces nothing"):
        blocks_of("page", "<!-- run as: 7 => 8 -->\n```sh\nvigil sim\n```\n")


def test_commands_are_found_in_shell_blocks() -> None:
    assert list(commands("vigil a 'b c' \\\n  --d  # remark\nmake e\n.venv/bin/vigil f\n")) == [
        ["a", "b c", "--d"],
        ["f"],
    ]


def test_a_wrong_answer_in_a_console_block_is_detected() -> None:
    assert agrees(["a", "...", "b"], ["a", "x", "y", "b"])
    assert not agrees(["a", "...", "b"], ["a", "x"])
    assert not agrees(
        ["Weaker than printed cards of the same cost."], ["Stronger than printed cards of the same cost."]
    )
    assert agrees(["  Having it  +1.0 (+0.5 to +1.5)  points"], ["  Having it   −3.0 (−5.5 to 0.0)   points"])
    assert not agrees(["  Having it  +1.0 (+0.5 to +1.5)  points"], ["  At its price  +1.0 (+0.5 to +1.5)  points"])
    assert not agrees(["my_cards.toml:6: wrong"], ["my_cards.toml:7: wrong"])
