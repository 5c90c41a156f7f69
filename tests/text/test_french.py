"""French typography: elision, spaces around punctuation, apostrophes, and plurals that match their numbers.

A narrow no-break space (U+202F) stands before `;`, `!`, `?` and `%`; a no-break space (U+00A0)
before `:`, behind `±` and on the inner side of `« »`.  Apostrophes are curly (U+2019), and three dots are one
sign (U+2026) that no space stands before.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kit.fluent_files import paths
from text import test_conflictus_game_text, test_game_text
from vigil import rulebook
from vigil.games.ascension.cards import edition, shipped
from vigil.games.conflictus import cards as conflictus
from vigil.games.conflictus.rules import deck_tools
from vigil.registry import GAMES
from vigil.text import card_name, card_text, explain_text, text_of, type_line, ui_text
from vigil.text.languages.elision import elides, of

ROOT = Path(__file__).parents[2]
FILES = [*paths("fr"), ROOT / "web/src/locales/fr.ftl", *sorted(ROOT.glob("web/src/games/*/locales/fr.ftl"))]
NAMES = {"who", "other", "card", "name", "names", "bots", "reference", "player"}
"""The variables of messages that hold a name."""
SHORT = "de|que|le|la|ne|se|je|jusque|lorsque|puisque"
BARE = re.compile(rf"(?<![-\w])(?:{SHORT}) ([^\W\d]\w*)", re.IGNORECASE)
ADDRESS = re.compile(r"https?://\S*|sqlite://\S*|postgresql://\S*")
CODE = re.compile(r"\w+\(\.\.\.\)|\"[^\"]*\"|'vigil-games\[[^']*'")
MARKS = {
    "a straight apostrophe": re.compile(r"\w'|'\w"),
    "three single dots": re.compile(r"\.\.\."),
    "a space before dots": re.compile(r"\s…"),
    "no narrow no-break space before a sign": re.compile(r"(?<!\u202f)[;!?%](?!=)"),
    "no no-break space before a colon": re.compile(r"(?<!\u00a0):(?=\s(?!»)|$)"),
    "no no-break space behind «": re.compile(r"«(?!\u00a0)"),
    "no no-break space before »": re.compile(r"(?<!\u00a0)»"),
    "a no-break space for nothing": re.compile(r"\u00a0(?![:»])(?<![«±]\u00a0)|\u202f(?![;!?%])"),
    "a space of both kinds": re.compile(r"[ \u00a0\u202f][\u00a0\u202f]"),
}
TYPED = re.compile(r"(?:word|cmd)-")
A_LINE_OF_A_RECORD = "clé: valeur"


def faults(text: str) -> list[str]:
    """Return typographic errors in a text."""
    bare = CODE.sub("", ADDRESS.sub("", text))
    found = [f"{what}: {text!r}" for what, wrong in MARKS.items() if wrong.search(bare)]
    return found + [f"no elision before {hit[1]}: {text!r}" for hit in BARE.finditer(bare) if elides(hit[1])]


class Texts(Visitor):
    """Collects the texts of a message with a character for each value, and its plurals."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.choices: list[ast.SelectExpression] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.texts.append("".join(map(told, node.elements)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def told(part: ast.TextElement | ast.Placeable) -> str:
    """Return a part of a pattern as text, with one digit for values."""
    match part:
        case ast.TextElement(value=value):
            return str(value)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
    return "0"


@dataclass(frozen=True, slots=True)
class Said:
    """A message of a file."""

    file: str
    key: str
    source: str
    found: Texts


def messages() -> Iterator[Said]:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message) and entry.span is not None:
                found = Texts()
                found.visit(entry)
                yield Said(
                    path.relative_to(ROOT).as_posix(), entry.id.name, text[entry.span.start : entry.span.end], found
                )


MESSAGES = list(messages())


def test_the_checks_find_errors() -> None:
    assert faults("L’aube\u00a0: «\u00a0non\u00a0»\u202f; c’est 5\u202f% de l’Ombre\u202f!") == []
    for wrong in (
        "l'aube",
        "non ...",
        "Je pense …",
        "Quoi ?",
        "Quoi?",
        "5 %",
        "Ceci : cela",
        "« non »",
        "tour de Avide",
    ):
        assert faults(wrong), wrong
    for wrong in ("la main de Élise", "chaque fois que un guerrier", "deux\u00a0cartes", "la ombre"):
        assert faults(wrong), wrong


def test_messages_follow_french_typography() -> None:
    assert len(MESSAGES) > 1500
    found = []
    for said in MESSAGES:
        for text in said.found.texts:
            if not TYPED.match(said.key):
                wrong = faults(text.replace(A_LINE_OF_A_RECORD, "clé"))
                found += [f"{said.file} {said.key}: {fault}" for fault in wrong]
    assert found == []


def test_names_are_elided_by_the_function() -> None:
    """`de { $who }` would give `de Avide`; `{ DE($who) }` elides."""
    wrong = re.compile(rf"\b(?:{SHORT})[ \u00a0]\{{ *\$(\w+)", re.IGNORECASE)
    assert [(said.file, said.key) for said in MESSAGES for hit in wrong.finditer(said.source) if hit[1] in NAMES] == []


def test_zero_is_never_shown_as_one() -> None:
    """CLDR's `one` includes 0, so a branch without its number needs another one for 0."""
    found = []
    for said in MESSAGES:
        for choice in said.found.choices:
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in choice.variants}
            if "one" in keys and "0" not in keys and isinstance(choice.selector, ast.VariableReference):
                number = f"${choice.selector.id.name}"
                one, other = (said_of(keys[key], said) for key in ("one", "other"))
                if number in other and number not in one and not re.search(r"\d", one):
                    found.append(f"{said.file} {said.key}")
    assert found == []


def said_of(variant: ast.Variant, said: Said) -> str:
    """Return a branch as the file has it."""
    path = next(path for path in FILES if path.relative_to(ROOT).as_posix() == said.file)
    assert variant.span is not None
    return path.read_text(encoding="utf-8")[variant.span.start : variant.span.end]


@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_numbers_are_shown_correctly(n: int) -> None:
    none, one = r"\b([Aa]ucune?|[Rr]ien)\b", r"\b(1|[Uu]ne?|dernier)\b"
    wanted = none + r"|\b0\b" if n == 0 else one if n == 1 else rf"\b{n}\b"
    for key in (
        "undo-some",
        "undone",
        "cards-n",
        "left-n",
        "runes-n",
        "power-n",
        "honor-n",
        "cost-power",
        "all-played",
    ):
        assert re.search(wanted, ui_text(key, "fr", "ascension", n=n)), key
    for key in ("draws", "mills", "razes", "turn-runes", "source", "breaks", "power"):
        assert re.search(wanted, " ".join(explain_text(key, "fr", game, n=n, card="none") for game in GAMES)), key
    assert (ui_text("power-n", "fr", "ascension", n=n)).partition(" ")[2].startswith("points" if n > 1 else "point ")


def cards() -> list[Any]:
    return [*edition("anniversary"), *shipped("first"), *conflictus.edition()]


def test_cards_follow_french_typography() -> None:
    texts = [said(card, "fr") for card in cards() for said in (card_name, type_line, card_text)]
    texts += [card_text(card, "fr", reminders=True) for card in cards()]
    assert len(texts) > 900
    assert [fault for text in texts for fault in faults(text)] == []


def test_decks_follow_french_typography() -> None:
    texts = [text for ready in deck_tools.ready_decks() for text in (ready.name("fr"), ready.plan["fr"])]
    assert texts
    assert [fault for text in texts for fault in faults(text)] == []


@pytest.mark.parametrize("game", rulebook.games())
def test_rules_follow_french_typography(game: str) -> None:
    code = re.compile(r"`[^`]*`|\[[^\]]*\]\([^)]*\)|\*+")
    text = code.sub("", rulebook.digest_text(game, "fr"))
    assert [fault for line in text.splitlines() for fault in faults(line)] == []


PLAYERS = ["Avide", "Élise"]


def log() -> Iterator[str]:
    for game, talk in (("ascension", test_game_text), ("conflictus", test_conflictus_game_text)):
        said = text_of(game).event
        for values in talk.LOG:
            for seat, viewer in ((0, 1), (1, 0), (0, None), (0, 0)):
                yield said(talk.event({"other_seat": 1 - seat, **values}, seat), "fr", talk.CARDS, PLAYERS, viewer)


def test_the_log_elides_names_and_follows_french_typography() -> None:
    lines = list(log())
    assert [fault for line in lines for fault in faults(line)] == []
    assert "1 source d’Avide redevient libre." in lines
    assert any("la main d’Élise" in line for line in lines)


def test_the_examples_are_elided() -> None:
    examples = tomllib.loads((Path(__file__).parent / "elision.toml").read_text(encoding="utf-8"))
    assert len(examples["elided"]) > 20
    assert [word for word in examples["elided"] if not elides(word)] == []
    assert [word for word in examples["whole"] if elides(word)] == []


def test_a_title_contracts_with_its_article() -> None:
    assert of("Le Dormeur sous le mont") == "du Dormeur sous le mont"
    assert of("Les yeux au soleil") == "des yeux au soleil"
    assert (of("Avide"), of("Leo"), of("Lesage")) == ("d’Avide", "de Leo", "de Lesage")
    assert ui_text("turn-of", "fr", "conflictus", who="Élise") == "tour d’Élise"
