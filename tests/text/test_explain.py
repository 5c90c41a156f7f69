"""explain.ftl: every reason can be said in four languages, with its plurals and with nothing left over."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vigil
from vigil.bots.explain.explain import NAMED
from vigil.bots.support import support_for
from vigil.games.ascension.cards import edition
from vigil.kernel.event import Message
from vigil.registry import GAMES
from vigil.text import LANGUAGES
from vigil.text.explanations import chance_text, explain, reason_text

CARDS = {card.name: card for card in edition("anniversary")}
ALSO = ("evident", "only", "quiet", "better", "worse", "as-good")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    text = resources.files("vigil.text").joinpath("ftl", lang, "explain.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands there twice"
            names = Variables()
            names.visit(entry)
            found[entry.id.name] = names.found
    return found


def reasons() -> set[str]:
    found = set(ALSO)
    for ledger in (support_for(name).ledger(game) for name, game in GAMES.items()):
        for measure in ledger.measures.values():
            found |= {key for key in (measure.key, measure.spared) if key}
    return found


def test_all_languages_have_the_same_messages_with_values_that_are_given() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang).keys() == english.keys(), lang
    given = {"n", "card", "other"}
    for key in reasons():
        assert all(messages(lang)[key] <= given for lang in LANGUAGES), key


def test_every_message_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(vigil.__file__).parent.rglob("*.py"))
    made = {f"calibrate-head-{name}" for name in ("bin", "n", "mean", "won", "difference")}
    made |= {"calibrate-of-choice", "calibrate-of-curve"}
    made |= reasons()
    unused = [key for key in messages("en") if key not in made and not re.search(f"[\"']{key}[\"']", sources)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    for key in reasons():
        for n in (1, 2, 5, 11, 21):
            for card in ("Mystic",) if key in NAMED else ("", "Mystic"):
                for about in (False, True):
                    values = {"n": n, "card": card, "other": 3, "about": about}
                    said = reason_text(Message(key, values), lang, CARDS, lambda place: f"option {place}")
                    assert said != key and not re.search(r"[{}$]|none", said), (lang, key, said)
                    assert said.endswith(".") and "  " not in said and said == said.strip(), (lang, key, said)


def test_plurals_and_names_are_those_of_the_language() -> None:
    def said(key: str, lang: str, n: int, card: str = "") -> str:
        return reason_text(Message(key, {"n": n, "card": card, "about": False}), lang, CARDS, str)

    assert said("runes", "en", 1) == "+1 Rune this turn." and said("runes", "en", 2) == "+2 Runes this turn."
    assert [said("mills", "ru", n).split()[-1] for n in (1, 2, 5)] == ["карту.", "карты.", "карт."]
    assert said("thins", "en", 1, "Apprentice") == "It thins the deck: Apprentice is gone."
    assert "«" in said("thins", "ru", 1, "Apprentice") and "Apprentice" not in said("thins", "ru", 1, "Apprentice")
    assert said("honor", "pt", 2) == "+2 de Honra agora."
    assert said("honor", "fr", 2) == "+2 points d’Honneur tout de suite."


def test_a_chance_has_its_error() -> None:
    assert chance_text(0.54, 0.02, "en") == "54% ± 4"
    assert chance_text(1.0, 0.0, "en") == "100% ± 1"  # simulations never make anything certain
    assert explain("no such key", "ru") == "no such key"


def test_what_was_tried_once_is_said_so() -> None:
    said = {lang: explain("row-plain", lang, option="x", chance="50 %", visits=1) for lang in LANGUAGES}
    assert said["en"].endswith("tried once") and said["pt"].endswith("tentada 1 vez")
    assert explain("row-chosen", "en", option="x", chance="50 %", visits=2).endswith("tried 2 times")
