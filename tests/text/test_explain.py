"""explain.ftl has every reason in four languages, with plurals, and no unused messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigil
from kit.fluent_files import bare, entries, variables
from vigil.bots.explain.explain import NEED_A_CARD
from vigil.bots.support import support_for
from vigil.games.ascension.cards import edition
from vigil.kernel.event import Message
from vigil.registry import GAMES
from vigil.text import LANGUAGES, explain_text
from vigil.text.explanations import chance_text, reason_text

CARDS = {card.name: card for card in edition("anniversary")}
ALSO = ("evident", "only", "quiet", "better", "worse", "as-good")


def messages(lang: str) -> dict[str, set[str]]:
    return {name: variables(entry) for name, entry, _ in entries(lang, "explain")}


def named(key: str) -> list[str]:
    """Return the messages of a key, shared or of a game."""
    found = [name for name in messages("en") if bare(name) == key]
    assert found, key
    return found


def reasons() -> set[tuple[str, str]]:
    """Return every possible reason with its game."""
    found = set()
    for name, game in GAMES.items():
        found |= {(name, key) for key in ALSO}
        for measure in support_for(name).position_metrics(game).metrics.values():
            found |= {(name, key) for key in (measure.key, measure.spared) if key}
    return found


def test_all_languages_have_the_same_messages_with_available_values() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert messages(lang).keys() == english.keys(), lang
    given = {"n", "card", "other"}
    for _, key in reasons():
        assert all(messages(lang)[name] <= given for lang in LANGUAGES for name in named(key)), key


def test_every_message_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(vigil.__file__).parent.rglob("*.py"))
    made = {f"calibrate-head-{name}" for name in ("bin", "n", "mean", "won", "difference")}
    made |= {"calibrate-of-choice", "calibrate-of-curve"}
    made |= {key for _, key in reasons()}
    keys = set(map(bare, messages("en")))
    unused = [key for key in keys if key not in made and not re.search(f"[\"']{key}[\"']", sources)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    for game, key in reasons():
        for n in (1, 2, 5, 11, 21):
            for card in ("Mystic",) if key in NEED_A_CARD else ("", "Mystic"):
                for about in (False, True):
                    values = {"n": n, "card": card, "other": 3, "about": about}
                    text = reason_text(Message(key, values), lang, game, CARDS, lambda place: f"option {place}")
                    assert text != key and not re.search(r"[{}$]|none", text), (lang, key, text)
                    assert text.endswith(".") and "  " not in text and text == text.strip(), (lang, key, text)


def test_plurals_and_names_follow_the_language() -> None:
    def said(key: str, lang: str, n: int, card: str = "") -> str:
        (game,) = {game for game, each in reasons() if each == key}
        return reason_text(Message(key, {"n": n, "card": card, "about": False}), lang, game, CARDS, str)

    assert said("runes", "en", 1) == "+1 Rune this turn." and said("runes", "en", 2) == "+2 Runes this turn."
    assert [said("mills", "ru", n).split()[-1] for n in (1, 2, 5)] == ["карту.", "карты.", "карт."]
    assert said("thins", "en", 1, "Apprentice") == "It thins the deck: Apprentice is gone."
    assert "«" in said("thins", "ru", 1, "Apprentice") and "Apprentice" not in said("thins", "ru", 1, "Apprentice")
    assert said("honor", "pt", 2) == "+2 de Honra agora."
    assert said("honor", "fr", 2) == "+2 points d’Honneur tout de suite."


def test_a_chance_has_its_error() -> None:
    assert chance_text(0.54, 0.02, "en") == "54% ± 4"
    assert chance_text(1.0, 0.0, "en") == "100% ± 1"  # simulations are never certain
    assert explain_text("no such key", "ru") == "no such key"


def test_an_option_tried_once_has_its_own_text() -> None:
    text = {lang: explain_text("row-plain", lang, option="x", chance="50 %", visits=1) for lang in LANGUAGES}
    assert text["en"].endswith("tried once") and text["pt"].endswith("tentada 1 vez")
    assert explain_text("row-chosen", "en", option="x", chance="50 %", visits=2).endswith("tried 2 times")
