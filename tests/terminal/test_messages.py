"""ui.ftl and design.ftl have the same messages and values in four languages, all translated."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kit.fluent_files import bare, entries
from vigil.registry import GAMES
from vigil.terminal.command_parser import REPLAY_COMMANDS, vocabulary
from vigil.terminal.event_log import merge_repeats
from vigil.terminal.screen import screen_of
from vigil.text import LANGUAGES, ui_text
from vigil.text.fluent import LOCALES

PLURALS = {"en": {"one", "other"}, "pt": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}


class Names(Visitor):
    """Collects the variables and plural branches of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys & {"one", "few", "many", "other"}:
            self.plurals.append(keys)
        self.generic_visit(node)


FILES = ("ui", "design", "bots", "admin")


def messages(lang: str, file: str = "ui") -> dict[str, Names]:
    found = {}
    for name, entry, _ in entries(lang, file):
        found[name] = Names()
        found[name].visit(entry)
    return found


def source(lang: str, file: str = "ui") -> dict[str, str]:
    return {name: text for name, _, text in entries(lang, file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(lang: str, file: str) -> None:
    english, here = messages("en", file), messages(lang, file)
    assert set(here) == set(english)
    for key, names in here.items():
        assert names.variables == english[key].variables, f"{lang}: {key}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_follow_the_language(lang: str, file: str) -> None:
    assert lang in LOCALES
    for key, names in messages(lang, file).items():
        for branches in names.plurals:
            assert branches == PLURALS[lang], f"{lang}: {key}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_is_left_in_english(lang: str) -> None:
    same_word = {
        "score",
        "runes-n",
        "samael",
        "begin",
        "score-card",
        "rule-source",
        "replay-hint",
        "ladder-milliseconds",
        "ladder-bot",
    }
    same_word |= {
        "mons-n",
        "mortis-n",
        "exterminatus-n",
        "captive-n",
        "captive",
        "captive-of",
        "bar-sacrifice",
        "bound",
    }
    same_word |= {"automa", "impact-means", "deck-code", "deck-plan", "seat-of-bot", "word-link", "word-table"}
    same_word |= {f"word-{name}" for name in ("mortis", "exterminatus", "phase", "transition")}
    english, here = source("en"), source(lang)
    for key, text in here.items():
        letters = re.sub(r"\{[^{}]*\}|[^\w]|\d", "", text.partition("=")[2])
        if letters and bare(key) not in same_word:
            assert text != english[key], f"{lang}: {key} is still English"
    for file in ("design", "bots"):
        for key, text in source(lang, file).items():
            letters = re.sub(r"\{[^{}]*\}|[^\w]|\d", "", text.partition("=")[2])
            if letters and bare(key) not in same_word:
                assert text != source("en", file)[key], f"{lang}: {key} is still English"
    if lang == "ru":
        words = "Ascension|Conflictus|Aeternus|A-ROW-03|C-DECK-11|Enter|Mephit|resume|seats|bots|copies"
        words += (
            "|switch|sources|mkdir -p|cards|vigil deck show|vigil deck check|format|vigil deck|N|one|few|many|yes|no"
        )
        option = "--[a-z]+(?: [A-Z]+)?"  # an option, as typed
        allowed = re.compile(rf"{option}|\b({words}|honor|rounds|turn_limit|conceded|mons|drawn)\b|[$]\w+")
        for key, text in here.items():
            left = allowed.sub("", re.sub(r"\{ \$\w+", "", text.partition("=")[2]))
            assert not re.search(r"[A-Za-z]", left), f"ru: {key}: {left}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_typed_and_is_shown(lang: str, game: str) -> None:
    typed = screen_of(game).table_model.words
    words = vocabulary(lang, typed)
    for name in (*typed.all, *REPLAY_COMMANDS):
        first = ui_text(f"word-{name}", lang, game).split(",")[0].strip()
        assert first and not first.startswith("word-"), name
        assert name in words, f"{name} can always be typed in English"


def test_numbers_use_the_right_plural() -> None:
    assert [ui_text("cards-n", "ru", n=n) for n in (1, 3, 5, 21)] == ["1 карта", "3 карты", "5 карт", "21 карта"]
    assert [ui_text("runes-n", "fr", "ascension", n=n) for n in (0, 1, 2)] == ["0 Rune", "1 Rune", "2 Runes"]
    assert [ui_text("runes-n", "pt", "ascension", n=n) for n in (1, 2)] == ["1 Runa", "2 Runas"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        "help",
        "help-aim",
        "replay-help",
        "replay-hint",
        "menu-hint",
        "hint-main",
        "welcome",
        "welcome-classic",
        "welcome-rapidinha",
    ],
)
def test_help_fits_a_small_screen(lang: str, key: str) -> None:
    for game in GAMES:
        assert max(len(line) for line in ui_text(key, lang, game).splitlines()) < 80, ui_text(key, lang, game)


def test_the_count_of_repeated_lines_precedes_the_full_stop() -> None:
    lines = ["Ana draws Mystic."] * 2 + ["Ben draws Mystic."] + ["Ana draws Mystic. [A-TURN-03]"] * 3
    assert merge_repeats(lines) == ["Ana draws Mystic ×2.", "Ben draws Mystic.", "Ana draws Mystic. [A-TURN-03] ×3"]
