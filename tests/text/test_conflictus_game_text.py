"""The texts of Conflictus: questions, options, log, reasons, terms."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import pytest

import vigil
from kit.text_lint import complaints
from vigil.effects.notation import read
from vigil.games.conflictus.cards import WORDS, edition
from vigil.games.conflictus.rules.decisions import OPTION_TARGETS, QUESTION_KEYS
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import CLASSES, COUNTERS, FACTIONS, OWN_ZONES, RARITIES, STATS
from vigil.games.conflictus.rules.state import PHASES
from vigil.games.conflictus.rules.why_not import all_reasons
from vigil.games.conflictus.text.lookup import FILE
from vigil.games.conflictus.text.messages import event_text, message_text, option_text, prompt_text, stat_reasons, term
from vigil.kernel.decision import Option, Question, Target
from vigil.kernel.event import Cause, Event, Message
from vigil.kernel.match import Match
from vigil.text import LANGUAGES, card_name, text_of
from vigil.text.fluent import keys

CARDS = {card.name: card for card in edition()}
ENGLISH = {card.names.get("en", card.name): card.name for card in edition()}
PLAYERS = ["Ана", "Лев", "Ия"]
SOURCE = Path(vigil.__file__).parent / "games" / "conflictus"
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]


def node(text: str) -> Any:
    return read(text, WORDS)


STORM, LOUPE, LEDGER = ENGLISH["Unbinding Storm"], ENGLISH["Prism Loupe"], ENGLISH["Ledger of Debts"]
AIM = node("a_card(which(warrior, opponents, state=active))")
QUESTIONS = [
    Question("priority"),
    Question("option", CARDS[STORM].effect, STORM),
    Question("set", None, ENGLISH["Protective Shield"]),
    Question("target", AIM, LOUPE),
    Question("target", CARDS[LOUPE].abilities[0], LOUPE),
    Question("target", node("spell(Draw(1))"), ENGLISH["Bitter Learning"]),
    Question("reduction", None, ENGLISH["Hollow Duke"]),
    Question("offer", CARDS[LEDGER].abilities[0], LEDGER),
    Question("offer", None, LEDGER),
    Question("pay", None, LEDGER),
    Question("announce"),
    Question("order"),
    Question("attack"),
    Question("attack_player", None, ENGLISH["Night Leaper"]),
    Question("block"),
    Question("block_attacker", None, ENGLISH["Night Leaper"]),
    Question("leap"),
    Question("set_aside"),
    Question("choose_starter"),
    Question("keep"),
    Question("number", node("spell(Mill(3, 'target', up_to=True))").do, ENGLISH["Landslip"]),
    Question("recover", node("spell(Recover(2))").do, ENGLISH["Kept Memory"]),
    Question("search", node("spell(Search(which(faction=shadow)))").do, ENGLISH["Knife of Revelation"]),
    Question("player", node("spell(ChoosePlayer(opponents, Mill(2)))").do, LEDGER),
    Question("pick", node('spell(Do("sacrifice", Pick([table], which(warrior, you)), then=Draw(1)))').do, LEDGER),
    Question("pick", node("spell(from_mortis(which(equipment), may=True))").do, ENGLISH["Keeper of the Last Gate"]),
    Question("may", node("spell(May(Do('return', It())))").do, ENGLISH["Mirror Assassin"], ENGLISH["Night Leaper"]),
    Question("may", node("spell(May(Draw(1, opponents)))").do, LEDGER),
    Question("one_of", node("spell(OneOf([Discard(1), Mill(3)]))").do, ENGLISH["Secret for Sale"]),
]  # fmt: skip
LEAPER, DUKE = ENGLISH["Night Leaper"], ENGLISH["Hollow Duke"]
LOG: list[dict[str, Any]] = [
    {"kind": "game", "seat": -1, "amount": 1},
    {"kind": "begins"},
    {"kind": "captive", "card_name": LEAPER, "other_seat": 1},
    {"kind": "captive", "other_seat": 1},
    {"kind": "lost_card", "card_name": LEAPER},
    {"kind": "cut", "other_seat": 1},
    {"kind": "round", "amount": 3},
    *({"kind": "phase", "amount": n} for n in range(len(PHASES))),
    *({"kind": "freed", "amount": n} for n in (1, 2, 5)),
    *({"kind": what, "card_name": LEAPER} for what in ("milled", "recovered", "discarded", "dropped", "announced")),
    *({"kind": what, "card_name": LEAPER} for what in ("activated", "triggered", "resolves", "entered", "failed")),
    *({"kind": what, "card_name": LEAPER} for what in ("put_away", "withdrawn", "destroyed", "sacrificed")),
    {"kind": "activated", "card_name": LEDGER, "detail": "1"},
    {"kind": "activated", "card_name": ENGLISH["Gravetide Martyr"], "detail": "1"},
    {"kind": "activated", "card_name": LEDGER, "detail": "7"},
    {"kind": "drawn", "card_name": LEAPER},
    {"kind": "drawn"},
    *({"kind": "cancelled", "card_name": LEAPER, "detail": what} for what in ("card", "activated", "triggered")),
    {"kind": "attacks", "card_name": LEAPER, "other_seat": 1},
    {"kind": "blocks", "card_name": LEAPER, "amount": 17, "detail": DUKE},
    {"kind": "blocks", "card_name": LEAPER, "amount": 17},
    {"kind": "challenged", "card_name": LEAPER, "detail": DUKE},
    {"kind": "challenged", "card_name": LEAPER},
    {"kind": "skips"},
    *({"kind": "damaged", "card_name": LEAPER, "amount": n} for n in (1, 2, 5)),
    {"kind": "changed", "card_name": LEAPER, "detail": "+1/-2/+0"},
    {"kind": "granted", "card_name": LEAPER, "detail": "might"},
    *({"kind": "counters", "card_name": LEAPER, "amount": n, "detail": name}
       for n in (1, 2, 5, -1, -2) for name in COUNTERS),
    *({"kind": "removed", "card_name": LEAPER, "origin": zone, "to": "exterminatus"}
       for zone in ("table", "mons", "hand")),
    *({"kind": "returned", "card_name": LEAPER, "origin": zone, "to": "hand"} for zone in ("table", "mortis")),
    *({"kind": "found", "card_name": LEAPER, "origin": "mons", "to": to} for to in ("hand", "mons")),
    {"kind": "fetched", "card_name": LEAPER, "origin": "mons", "to": "hand"},
    {"kind": "fetched", "origin": "mons", "to": "hand"},
    {"kind": "shuffled", "amount": 30},
    *({"kind": "lost", "cause": Cause(rule)} for rule in ("C-WIN-01", "C-WIN-02", "C-WIN-09")),
    {"kind": "conceded"},
    {"kind": "rounds", "amount": 200},
    *({"kind": "over", "detail": detail} for detail in ("mons", "conceded")),
    *({"kind": "over", "seat": -1, "detail": detail} for detail in ("drawn", "rounds")),
]  # fmt: skip
NEEDS = {"light": 2, "shadow": 0, "need": 2, "free_light": 1, "free_shadow": 3}
REASONS: dict[str, dict[str, Any]] = {
    "why-not-your-decision": {"player": 2},
    "why-sources": NEEDS,
    "why-kind": {"of": node("a_card(which(equipment))").of},
    "why-whose": {"of": AIM.of},
    "why-combat": {"of": node("a_card(which(warrior, combat=attacking))").of},
    "why-cost-limit": {"cost": 5, "limit": 4},
    "why-mill-limit": {"mill": 3, "limit": 2},
    "why-not-in-sight": {"thing": "17"},
    "why-no-such-button": {"thing": "17"},
}


def event(values: dict[str, Any], seat: int) -> Event:
    return Event(**{"seat": seat, "cause": Cause("C-GEN-01"), **values})


# -------------------------------------------------------------------- questions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q.key} {q.source}")
def test_questions_have_text(question: Question, lang: str) -> None:
    text = prompt_text(question, lang, CARDS)
    assert complaints(text, lang) == []
    assert "ask-" not in text
    if question.source is not None:
        assert text.startswith(card_name(CARDS[question.source], lang))


def test_questions_in_english() -> None:
    text = {f"{q.key} {i}": prompt_text(q, "en", CARDS) for i, q in enumerate(QUESTIONS)}
    assert text["target 3"] == "Prism Loupe: choose an active warrior an opponent controls."
    assert text["offer 7"] == "Ledger of Debts: pay the cost: sacrifice a warrior."
    assert text["player 23"] == "Ledger of Debts: choose an opponent."
    assert text["pick 24"] == "Ledger of Debts: sacrifice a warrior."
    assert text["may 26"] == "Mirror Assassin: return Night Leaper to its owner's hand?"
    assert text["may 27"] == "Ledger of Debts: have each opponent draw a card?"


def test_every_question_of_the_engine_is_known() -> None:
    asked = {question.key for question in QUESTIONS}
    assert set(QUESTION_KEYS.values()) - {"setup"} <= asked
    for tree in TREES:
        for part in ast.walk(tree):
            match part:
                case ast.Call(func=ast.Name(id="Question"), args=[ast.Constant(value=str(key)), *_]):
                    assert key in asked


def test_a_question_in_both_games_has_the_words_of_its_game() -> None:
    assert text_of("conflictus").prompt(Question("order"), "en", CARDS).startswith("Several abilities triggered")
    assert text_of("ascension").prompt(Question("order"), "en", {}).startswith("Several effects are waiting")


# ---------------------------------------------------------------------- answers


def about(verb: str, face: str | None, number: int = 1) -> Option:
    kind = OPTION_TARGETS[verb]
    return Option(verb, verb, None if kind is None else Target(kind, number), face)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", OPTION_TARGETS)
def test_answers_have_text(verb: str, lang: str) -> None:
    for question in QUESTIONS:
        for face in (LEDGER, LEAPER, None):
            if face is None and verb in ("sacrifice", "destroy", "use", "use_2", "use_8"):
                continue
            text = option_text(about(verb, face), question, lang, CARDS, PLAYERS)
            assert complaints(text, lang, sentence=False) == []
            assert "option-" not in text


def test_answers_in_english() -> None:
    def said(verb: str, face: str | None = None, card: int = 1, key: int = 0) -> str:
        return option_text(
            about(verb, face, card),
            QUESTIONS[key],
            "en",
            CARDS,
            PLAYERS,
        )

    assert said("use", LEDGER) == "Use Ledger of Debts: an active warrior gets -1/-1/-0 until the end of the turn"
    assert said("use", ENGLISH["Gravetide Martyr"]) == "Use Gravetide Martyr: Immolate"
    assert said("use_2", ENGLISH["Gravetide Martyr"]) == "Use Gravetide Martyr"
    assert said("choose", card=2, key=1) == "Cancel an ability"
    assert said("choose", card=1, key=28) == "Mill three cards"
    assert said("add_to_set") == "Start a new set"
    assert said("add_to_set", LEAPER, 4) == "Add to Night Leaper's set"
    assert said("keep") == "Keep the hand"
    assert said("keep", LEAPER) == "Choose Night Leaper"
    assert said("play") == "Play your captive"
    assert said("done", key=12) == "No more attackers"
    assert said("done", key=25) == "Choose none"
    assert said("number", card=1) == "1 card"
    assert said("attack_player") == "Лев"


# -------------------------------------------------------------------------- log


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("values", LOG, ids=lambda v: " ".join(map(str, v.values())))
def test_log_lines_have_text(values: dict[str, Any], lang: str) -> None:
    for seat in (0, 1):
        for viewer in (0, 1, None):
            text = event_text(event(values, seat), lang, CARDS, PLAYERS, viewer)
            assert complaints(text, lang) == []
            assert "event-" not in text


def test_the_viewer_is_you() -> None:
    milled = event({"kind": "milled", "card_name": LEAPER}, 0)
    assert [event_text(milled, lang, CARDS, ["Ana", "Leo"], 0) for lang in LANGUAGES] == [
        "You mill Night Leaper.",
        "Você tomba Saltador Noturno.",
        f"Vous meulez {CARDS[LEAPER].names['fr']}.",
        f"Вы обрушиваете карту «{CARDS[LEAPER].names['ru']}».",
    ]
    assert event_text(milled, "en", CARDS, ["Ana", "Leo"], 1) == "Ana mills Night Leaper."
    blocked = event({"kind": "blocks", "card_name": LEAPER, "detail": DUKE}, 0)
    assert event_text(blocked, "en", CARDS, ["Ana", "Leo"], 1) == "Night Leaper blocks Hollow Duke."


def strings(part: ast.expr) -> set[str]:
    return {p.value for p in ast.walk(part) if isinstance(p, ast.Constant) and isinstance(p.value, str) and p.value}


def test_every_event_of_the_engine_has_text() -> None:
    told = {values["kind"] for values in LOG}
    place = {"emit": 1, "move": 5, "leave_table": 3}
    written = {"announced", "activated", "triggered"}
    for tree in TREES:
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in place:
                at = place[call.func.id]
                if len(call.args) > at:
                    written |= strings(call.args[at])
    assert len(written) > 30
    assert written - told == set()


# ---------------------------------------------------------------------- reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_have_text(lang: str) -> None:
    for key in keys(FILE, "en"):
        if key.startswith("why-"):
            text = message_text(Message(key, REASONS.get(key, {})), lang, CARDS)
            assert complaints(text, lang) == [], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("light", range(3))
@pytest.mark.parametrize("shadow", range(3))
def test_missing_sources_are_counted(light: int, shadow: int, lang: str) -> None:
    for spare in range(3):
        need = {"light": light, "shadow": shadow, "need": light + shadow + spare, "free_light": 1, "free_shadow": 0}
        assert complaints(message_text(Message("why-sources", need), lang, CARDS), lang) == []


def test_reasons_in_english() -> None:
    assert message_text(Message("why-sources", NEEDS), "en", CARDS) == "It takes 2 free Light sources; you have 1."
    assert message_text(Message("why-whose", REASONS["why-whose"]), "en") == (
        "You must choose an active warrior an opponent controls."
    )
    assert message_text(Message("why-isolated"), "en") == "No warrior can be piled on an Isolated warrior."


def test_every_reason_of_the_engine_is_known() -> None:
    given = {
        part.value
        for tree in TREES
        for part in ast.walk(tree)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.startswith("why-")
    }
    assert given
    assert given <= keys(FILE, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert keys(FILE, lang) == keys(FILE, "en")


# ---------------------------------------------------------------- terms, values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_translated(lang: str) -> None:
    words = [*OWN_ZONES, "table", "transition", *CLASSES, *FACTIONS, *RARITIES, *STATS, "classic", "rapidinha"]
    words += [*(f"phase-{phase}" for phase in PHASES), *(f"counter-{name}" for name in COUNTERS), "round", "set"]
    for word in words:
        text = term(word, lang)
        assert complaints(text, lang, sentence=False) == []
        assert text != word
    assert term("nonsense", lang) == "nonsense"
    assert term("mortis", lang) == term("mortis", lang)


def test_a_term_belongs_to_its_game() -> None:
    assert text_of("ascension").term("round", "ru") == "Круг"
    assert text_of("conflictus").term("round", "ru") == "Ход"


def test_stat_breakdowns_have_text() -> None:
    hook, gleam = ENGLISH["Ashen Hook"], ENGLISH["Sudden Gleam"]
    parts = [
        (2, 1, 2, "printed", LEAPER),
        (1, 0, 1, "static", hook),
        (1, 2, 0, "until", gleam),
        (0, 3, 0, "unite_defense", LEAPER),
        (1, 1, 1, "growth", LEAPER),
        (2, 2, 2, "evolve", LEAPER),
        (3, 0, 0, "unite_strength", LEAPER),
    ]
    assert stat_reasons(parts[:3], "en", CARDS) == (
        "2/1/2 printed, +1/+0/+1 Ashen Hook, +1/+2/+0 Sudden Gleam until the end of the turn"
    )
    assert stat_reasons(parts[:4], "pt", CARDS, "defense") == (
        "1 impresso, +2 Clarão Súbito até o final da rodada, +3 Unir defesa"
    )
    for lang in LANGUAGES:
        for stat in (None, *STATS):
            assert complaints(stat_reasons(parts, lang, CARDS, stat), lang, sentence=False) == []


# ------------------------------------------------------------------ whole games


DECKS = ["Deslizamento", "Torre da Alvorada", "Memória das Velas"]


@pytest.mark.parametrize(("style", "decks"), [("rapidinha", DECKS), ("rapidinha", DECKS[:2]), ("classic", DECKS[:2])])
def test_whole_games_have_text_in_every_language(style: str, decks: list[str]) -> None:
    """Every question, option, event and reason of whole games has text in every language."""
    luck = random.Random(len(decks))
    match = Match(GAME, GAME.configure({"format": style, "decks": decks}), len(decks))
    seen: set[Any] = set()

    def once(key: Any) -> bool:
        if key in seen:
            return False
        seen.add(key)
        return True

    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        for lang in LANGUAGES:
            if once((lang, decision.question)):
                assert complaints(prompt_text(decision.question, lang, CARDS), lang) == []
            for option in decision.options:
                if once(
                    (
                        lang,
                        decision.question,
                        option.verb,
                        option.card_name,
                        option.card if option.card_name is None else 0,
                    )
                ):
                    text = option_text(option, decision.question, lang, CARDS, PLAYERS)
                    assert complaints(text, lang, sentence=False) == []
            for message in set(map(repr, all_reasons(match.state, decision.seat).values())):
                if once((lang, message)):
                    found = next(m for m in all_reasons(match.state, decision.seat).values() if repr(m) == message)
                    assert complaints(message_text(found, lang, CARDS), lang) == []
            for events in GAME.events(match.state, decision.seat):
                if once((lang, events.kind, events.seat, events.card_name, events.amount, events.detail)):
                    assert complaints(event_text(events, lang, CARDS, PLAYERS, decision.seat), lang) == []
        match.take(luck.randrange(len(decision.options)))
    assert len(seen) > 400
