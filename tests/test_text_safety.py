"""Text from other players has no invisible or control characters."""

from __future__ import annotations

import io
import unicodedata
from typing import Any

import pytest
from rich.text import Text

from vigil.cli import admin
from vigil.kernel.errors import BadConfig
from vigil.kernel.text_safety import clean_chat_line, escape_for_terminal, has_invisible_characters
from vigil.protocol.admin import AdminPerson, AdminToken
from vigil.registry import GAMES
from vigil.server.table_setup import configured
from vigil.terminal.console import Terminal

EVIL = "Bad\x1b]0;owned\x07\x1b[2J\u202etxt\u2028\x9b2J\r"
"""A new title for the window, a screen that is wiped, a line turned around."""
FINE = ["Ana & Ben", "Été à l’île « Ré »", "Ночь: Ёж № 7", "東京 ねこ", "e\u0301", "100 % – …", "🂡 ♞"]


def obeyed(text: str) -> list[str]:
    """Return the control characters of a text."""
    return [each for each in text if each != "\n" and (unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp"))]


@pytest.mark.parametrize("text", FINE)
def test_visible_text_stays_unchanged(text: str) -> None:
    assert not has_invisible_characters(text)
    assert escape_for_terminal(text) == text


@pytest.mark.parametrize(
    "sign", ["\x1b", "\x07", "\r", "\n", "\t", "\x9b", "\u202e", "\u2066", "\u200b", "\u2028", "\ud800"]
)
def test_invisible_characters_are_found(sign: str) -> None:
    assert has_invisible_characters(f"a{sign}b")


def test_control_characters_never_reach_a_terminal() -> None:
    clean = escape_for_terminal(EVIL)
    assert obeyed(clean) == []
    assert len(clean) == len(EVIL)
    assert escape_for_terminal("two\nlines\tof ours") == "two\nlines\tof ours"


@pytest.mark.parametrize("text", [*FINE, "❤\ufe0f!", "Việt Nam", "हिन्दी"])
def test_visible_chat_stays_unchanged(text: str) -> None:
    assert clean_chat_line(f"  {text}\n") == text


@pytest.mark.parametrize("text", ["", " \t\n", "\u115f\u3164", "\u200b", "\ufe0f", "\u0301\u0301", "\u2800 \u2800"])
def test_invisible_chat_is_empty(text: str) -> None:
    assert clean_chat_line(text) == ""


def test_chat_is_one_line_without_stacked_accents() -> None:
    assert clean_chat_line("a\u202eb\nc\u3164d") == "a b c d"
    assert clean_chat_line("z" + "\u0335" * 40 + "!") == "z\u0335\u0335!"


@pytest.mark.parametrize("plain", [True, False])
def test_control_characters_never_reach_a_drawn_screen(plain: bool) -> None:
    target = io.StringIO()
    terminal = Terminal(source=io.StringIO("\n" * 3), target=target)
    terminal.plain = plain
    terminal.say(EVIL)
    terminal.copyable(EVIL)
    terminal.interject(EVIL)
    terminal.show([Text(EVIL, "bold"), EVIL])
    terminal.ask(EVIL)
    assert "owned" in target.getvalue()
    assert obeyed(target.getvalue()) == []


def test_control_characters_never_reach_the_administrator(capsys: pytest.CaptureFixture[str]) -> None:
    token = AdminToken(id="k", person="p", label=EVIL, scopes=["read"], created=1, last_used=None, expires=None)
    person = AdminPerson(id="p", kind="guest", name=EVIL, lang="en", created=1, last_seen=1, owner=None, admin=False)
    admin._print_result(None, False, [admin._token_line(token, "en"), admin._person_line(person, "en")])
    output = capsys.readouterr().out
    assert output.count("owned") == 2
    assert obeyed(output) == []


OWN: dict[str, dict[str, Any]] = {
    "ascension": {"kind": "hero", "faction": "void", "cost": 1, "effect": "draw(1)"},
    "conflictus": {"kind": "warrior", "faction": "light", "cost": 1, "attack": 1, "defense": 1},
}


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("lang", ["pt", "fr", "ru"])
def test_custom_card_names_have_no_invisible_characters(game: str, lang: str) -> None:
    def made(name: str) -> Any:
        card = {**OWN[game], "name": "Night Ferry", "names": {lang: name}}
        return configured(GAMES[game], {"cards": [card]}, ())

    made("Balsa da noite")
    for wrong in (EVIL, "x" * 61):
        with pytest.raises(BadConfig, match=f"its name in {lang}"):
            made(wrong)


def test_custom_cards_have_no_invisible_characters() -> None:
    card = {**OWN["conflictus"], "name": "Night Ferry", "subclass": "dru\u202eid"}
    with pytest.raises(BadConfig, match="invisible"):
        configured(GAMES["conflictus"], {"cards": [card]}, ())
