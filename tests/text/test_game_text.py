"""The texts of Ascension: questions, options, log, reasons, terms."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import vigil
from kit.text_lint import complaints
from vigil.effects.language import Do, May, Name, OneOf, Pick, Trigger
from vigil.effects.notation import read
from vigil.effects.specs import NotNeeded
from vigil.games.ascension.cards import WORDS, edition
from vigil.games.ascension.rules.decisions import OPTION_TARGETS
from vigil.games.ascension.rules.effect_specs import EVENTS_OF, EVENTS_OF_NO_NODE
from vigil.games.ascension.rules.language import EVENTS, FACTIONS, OWN_ZONES, SHARED_ZONES, Steal, of
from vigil.games.ascension.text.lookup import FILE
from vigil.games.ascension.text.messages import event_text, message_text, option_text, prompt_text, term
from vigil.kernel.decision import Option, Question, Target
from vigil.kernel.event import Cause, Event, Message
from vigil.text import LANGUAGES, card_name, language_name, ui_text
from vigil.text.fluent import keys

CARDS = {card.name: card for card in edition("anniversary")}
PLAYERS = ["Ана", "Лев"]
SOURCE = Path(vigil.__file__).parent
MENU = Question("menu")


def node(text: str) -> Any:
    return read(text, WORDS)


QUESTIONS = [
    MENU,
    Question("pick", node("banish(hand)"), "Arbiter of the Precipice"),
    Question("pick", node("banish(row, may=True)"), "Mephit"),
    Question("pick", node('Do("keep", Pick([constructs]), then=Do("destroy", All(constructs)))'), "Sea Tyrant"),
    Question("pick", node("destroy(of(highest=True))"), "Vaultbreaker Wurm"),
    Question("may", node("May(draw(1))"), "Askara of Fate"),
    Question("one_of", node("OneOf([gain(runes, 2), gain(honor, 2)])"), "Lunar Stag"),
    Question("name", node("Name(draw(1))"), "Great-Omen Raven"),
    Question("trigger", CARDS["Stone Circle"].rules[0], "Stone Circle", "Landtalker"),
    Question("trigger", node("Trigger(turn_ends, draw(2), may=True)"), "Dhartha's Retreat"),
    Question("order"),
    Question("steal", node("Steal(2)"), "Sordid Asp"),
]  # fmt: skip
LOG: list[dict[str, Any]] = [
    {"kind": "game"},
    {"kind": "turn", "amount": 3},
    {"kind": "turn", "amount": 3, "detail": "extra"},
    {"kind": "played", "card_name": "Mystic"},
    {"kind": "used", "card_name": "Serpentcall", "amount": 2},
    {"kind": "used", "card_name": "Reclamax", "amount": 7},
    *({"kind": "acquired", "card_name": "Mystic", "origin": "mystics", "to": "discard", "amount": n}
       for n in (0, 1, 2, 5)),
    *({"kind": "acquired", "card_name": "Mystic", "origin": "mystics", "to": to, "amount": 3}
       for to in ("deck", "hand")),
    {"kind": "acquired", "card_name": "Landtalker", "origin": "row", "to": "constructs", "detail": "free"},
    {"kind": "acquired", "card_name": "Landtalker", "origin": "void", "to": "discard", "amount": 7, "other_seat": 1},
    *({"kind": "defeated", "card_name": "Mephit", "to": to, "amount": 3}
       for to in ("void", "discard", "trophies", "bottom")),
    {"kind": "defeated", "card_name": "Mephit", "origin": "row", "to": "void", "amount": 1},
    {"kind": "defeated", "card_name": "Cultist", "origin": "cultists", "to": "cultists", "detail": "free"},
    *({"kind": "banished", "card_name": "Militia", "origin": "hand", "to": to} for to in ("box", "mystics", "heavies")),
    *({"kind": "banished", "card_name": "Mephit", "origin": zone, "to": "void"}
       for zone in ("discard", "row", "played")),
    {"kind": "discarded", "card_name": "Militia"},
    {"kind": "destroyed", "card_name": "Snapdragon"},
    {"kind": "drawn", "card_name": "Militia"},
    {"kind": "drawn"},
    {"kind": "refilled", "card_name": "Mephit", "amount": 2, "seat": -1},
    {"kind": "recovered", "card_name": "Snapdragon", "origin": "discard", "to": "hand"},
    {"kind": "revealed", "card_name": "Militia"},
    {"kind": "stacked", "card_name": "Landtalker"},
    {"kind": "entered", "card_name": "Snapdragon"},
    {"kind": "given", "card_name": "Militia", "other_seat": 1},
    {"kind": "given", "other_seat": 1},
    {"kind": "given", "other_seat": 0, "seat": 1},
    {"kind": "kept", "card_name": "Snapdragon"},
    {"kind": "copied", "card_name": "Landtalker"},
    *({"kind": "gained", "detail": what, "amount": n}
       for what in ("runes", "power", "honor") for n in (0, 1, 2, 5, 21)),
    {"kind": "gained", "detail": "runes", "amount": 2, "to": "only"},
    {"kind": "paid", "detail": "runes", "amount": 4},
    {"kind": "stole", "amount": 2, "other_seat": 1, "detail": "honor"},
    {"kind": "shuffled", "origin": "discard"},
    {"kind": "shuffled", "origin": "void", "seat": -1},
    {"kind": "named", "card_name": "Militia"},
    {"kind": "fate", "card_name": "Ravenous Gorph"},
    {"kind": "set_off", "card_name": "Voidthirster"},
    {"kind": "extra_turn", "amount": 1},
    {"kind": "last_round"},
    {"kind": "last_round", "detail": "rounds"},
    *({"kind": "cleanup", "amount": n} for n in (0, 1, 2, 5)),
    {"kind": "samael", "seat": 2},
    {"kind": "acquired", "card_name": "Landtalker", "origin": "row", "to": "trophies", "detail": "free", "seat": 2},
    {"kind": "conceded"},
    *({"kind": "over", "detail": detail} for detail in ("honor", "rounds", "conceded")),
]  # fmt: skip
REASONS: dict[str, dict[str, Any]] = {
    "why-not-your-decision": {"player": 2},
    "why-runes": {"need": 1, "have": 0},
    "why-power": {"need": 5, "have": 2},
    "why-pay": {"what": "runes", "need": 4, "have": 3},
    "why-kind": {"of": of("construct", "mechana")},
    "why-test": {"test": node("If(AtLeast(Count(constructs), 3), draw(1))").test},
    "why-cost-limit": {"cost": 5, "limit": 4},
    "why-teammate": {"need": 4, "have": 3},
    "why-not-in-sight": {"thing": "17"},
    "why-no-such-button": {"thing": "17"},
}


def event(values: dict[str, Any], seat: int) -> Event:
    return Event(**{"seat": seat, "cause": Cause("A-GEN-01"), **values})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q.key} {q.source}")
def test_questions_have_text(question: Question, lang: str) -> None:
    text = prompt_text(question, lang, CARDS)
    assert complaints(text, lang) == []
    if question.source is not None:
        assert text.startswith(card_name(CARDS[question.source], lang))


def test_questions_in_english() -> None:
    assert [prompt_text(question, "en", CARDS) for question in QUESTIONS] == [
        "Your turn: play, acquire, defeat, use, or end the turn.",
        "Arbiter of the Precipice: banish a card in your hand.",
        "Mephit: you may banish a card in the center row.",
        "Sea Tyrant: keep one Construct you control.",
        "Vaultbreaker Wurm: destroy a Construct with the highest cost among those you control.",
        "Askara of Fate: draw a card?",
        "Lunar Stag: choose one.",
        "Great-Omen Raven: name a card.",
        "Stone Circle: put Landtalker on top of your deck?",
        "Dhartha's Retreat: draw two cards?",
        "Several effects are waiting: which comes first?",
        "Sordid Asp: whose Honor do you take?",
    ]


def test_every_question_of_the_engine_is_known() -> None:
    asked = {type(question.effect) for question in QUESTIONS}
    assert {Do, May, OneOf, Name, Trigger, Steal} <= asked
    assert isinstance(QUESTIONS[1].effect.cards, Pick)


def about(verb: str, face: str | None, number: int = 1) -> Option:
    kind = OPTION_TARGETS[verb]
    return Option(verb, verb, None if kind is None else Target(kind, number), face)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", OPTION_TARGETS)
def test_answers_have_text(verb: str, lang: str) -> None:
    lunar = QUESTIONS[6]
    for face in ("Yggdrasil Staff", "Mephit"):
        option = about(verb, face)
        assert complaints(option_text(option, lunar, lang, CARDS, PLAYERS), lang, sentence=False) == []


def test_answers_in_english() -> None:
    def said(verb: str, face: str | None = None, card: int = 1, question: Question = MENU) -> str:
        return option_text(about(verb, face, card), question, "en", CARDS, PLAYERS)

    assert said("take", "Mephit") == "Defeat Mephit"
    assert said("take", "Landtalker") == "Acquire Landtalker"
    assert said("use", "Yggdrasil Staff") == "Use Yggdrasil Staff: gain 1 Power"
    assert said("use_2", "Yggdrasil Staff") == "Use Yggdrasil Staff: pay 4 Runes to gain 3 Honor"
    assert said("choose", card=1, question=QUESTIONS[6]) == "Gain 2 Honor"
    assert said("steal") == "Лев"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("values", LOG, ids=lambda v: " ".join(map(str, v.values())))
def test_log_lines_have_text(values: dict[str, Any], lang: str) -> None:
    for seat in (0, 1):
        for viewer in (0, 1, None):
            text = event_text(event(values, seat), lang, CARDS, PLAYERS, viewer)
            assert complaints(text, lang) == []
            assert not text.startswith("event-")


def test_the_viewer_is_you() -> None:
    played = event({"kind": "played", "card_name": "Mystic"}, 0)
    assert [event_text(played, lang, CARDS, ["Ana", "Leo"], 0) for lang in LANGUAGES] == [
        "You play Mystic.",
        "Você joga Místico.",
        "Vous jouez Mystique.",
        "Вы разыгрываете карту «Мистик».",
    ]
    assert event_text(played, "en", CARDS, ["Ana", "Leo"], 1) == "Ana plays Mystic."
    assert event_text(event({"kind": "drawn"}, 0), "en", CARDS, ["Ana", "Leo"], 1) == "Ana draws a card."


def test_every_event_of_the_engine_has_text() -> None:
    told = {values["kind"] for values in LOG}
    written = {what for cell in EVENTS_OF.values() if not isinstance(cell, NotNeeded) for what in cell}
    written |= set(EVENTS_OF_NO_NODE)
    assert written <= told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_have_text(lang: str) -> None:
    for key in keys(FILE, "en"):
        if key.startswith("why-"):
            text = message_text(Message(key, REASONS.get(key, {})), lang, CARDS)
            assert complaints(text, lang) == [], key


def test_reasons_in_english() -> None:
    assert message_text(Message("why-runes", {"need": 3, "have": 2}), "en") == "It costs 3 Runes; you have 2."
    assert message_text(Message("why-kind", REASONS["why-kind"]), "en") == "You must choose a Mechana Construct."
    assert (
        message_text(Message("why-test", REASONS["why-test"]), "en")
        == "It only works if you control three or more Constructs."
    )


def test_every_reason_of_the_engine_is_known() -> None:
    given = set()
    for path in (SOURCE / "games" / "ascension").rglob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.startswith("why-"):
                given.add(part.value)
    assert given
    assert given <= keys(FILE, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert keys(FILE, lang) == keys(FILE, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_translated(lang: str) -> None:
    words = [*OWN_ZONES, *SHARED_ZONES, "runes", "power", "honor", "hero", "construct", "monster"]
    words += [f"faction-{faction}" for faction in FACTIONS] + ["enlightened", "lifebound", "mechana", "base", "fallen"]
    for word in words:
        text = term(word, lang)
        assert complaints(text, lang, sentence=False) == []
        assert text != word
    assert term("row", "fr") == "Ligne centrale"
    assert term("faction-void", "ru") == "Бездна"
    assert term("nonsense", lang) == "nonsense"
    assert language_name(lang)


def test_events_of_the_language_are_events_of_the_log() -> None:
    assert set(EVENTS) - {"turn_ends"} <= {values["kind"] for values in LOG}


def test_a_missing_interface_message_shows_its_key() -> None:
    assert ui_text("no-such-message", "ru") == "no-such-message"
