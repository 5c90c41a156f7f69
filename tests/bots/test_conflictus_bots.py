"""All bots in Conflictus: answers are legal and reproducible, and greedy makes sensible choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from kit.cards import amulet, relic, warrior
from kit.conflictus import ATTACK, BLOCK, MAIN, SACRIFICE, Scene
from vigil.bots import BOTS, SearchingBot, ask_bot, make
from vigil.bots.greedy import Greedy
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.rules.state import State
from vigil.kernel.serialization import clone

CLASSIC, RAPIDINHA = sorted(precons("classic")), sorted(precons("rapidinha"))
SETTINGS: list[dict[str, Any]] = [{"format": "classic", "decks": [deck, deck]} for deck in CLASSIC]
SETTINGS += [{"format": "rapidinha", "decks": [deck, deck]} for deck in RAPIDINHA]
SETTINGS += [{"format": "classic", "decks": CLASSIC[:3]}, {"format": "rapidinha", "decks": RAPIDINHA[:4]}]
SETTINGS += [{"format": "classic", "decks": CLASSIC[:2], "best_of": 3, "always_ask": True}]
SETTINGS += [
    {
        "format": "rapidinha", "decks": RAPIDINHA[1:3],
        "switches": {
            "immolate_victimize_timing": "on_enter_play", "challenge_mandatory": False, "inactive_abilities": "on",
        },
    }
]  # fmt: skip

ODD: tuple[Card, ...] = (
    warrior("Estranho", "2/2/2", "leap", rules=["Trigger(enters, May(Draw(2, everyone)), own=True)"]),
    warrior("Chefe", "1/1/1", rules=["HasKeyword(all, guardian, of=which(warrior, you, state=active))"]),
    amulet("Dilema", "spell(OneOf([Discard(2), Mill(3), Draw(1)]))"),
    amulet("Troca", 'spell(Do("return", Target()), a_card(which(warrior, state=active), n=2, up_to=True))'),
    amulet("Oferta", 'spell(each_player(Do("sacrifice", Pick([table], which(warrior)))))'),
    relic("Poço", abilities=["Activated(Mill(StatOf(mill, It()), target, up_to=True), Cost(discard=1), [a_player()])"]),
)

SIMPLE = [name for name in BOTS if not isinstance(make(name, 0), SearchingBot)]
"""Searching bots have their own tests."""


def title(settings: dict[str, Any]) -> str:
    return f"{settings['format']} {len(settings['decks'])} {settings['decks'][0]}"


def walk_through(settings: dict[str, Any], seed: int, *names: str) -> Iterator[tuple[State, int]]:
    """Play a game between bots; yield every state with the index of the next choice."""
    s = GAME.new(GAME.configure(settings), seed)
    bots = [make(names[seat % len(names)], seed) for seat in range(len(s.seats))]
    while (decision := GAME.decision(s)) is not None:
        place = ask_bot(bots[decision.seat], GAME, s, decision)
        yield s, place
        GAME.choose(s, GAME.options(s)[place])


@pytest.mark.parametrize("settings", SETTINGS, ids=title)
def test_every_answer_is_legal_and_every_game_ends(settings: dict[str, Any]) -> None:
    played = 0
    for s, place in walk_through({**settings, "rounds": 60}, 3, "greedy", "random"):
        assert type(place) is int
        assert 0 <= place < len(s.options)
        played += 1
    assert 20 < played < 20_000


def test_greedy_answers_questions_of_custom_cards() -> None:
    deck = {"Fonte de Luz": 20, **{card.name: 2 for card in ODD if card.kind == "warrior"}}
    deck |= {card.name: 3 for card in ODD if card.kind == "amulet"} | {"Poço": 1}
    deck["Fonte de Luz"] += 50 - sum(deck.values())
    for seed in range(4):
        settings = {"decks": [deck, deck], "cards": list(ODD), "rounds": 20}
        assert all(0 <= place < len(s.options) for s, place in islice(walk_through(settings, seed, "greedy"), 900))


@pytest.mark.parametrize("name", SIMPLE)
def test_bots_are_deterministic(name: str) -> None:
    for s, _ in walk_through({"decks": CLASSIC[:2], "rounds": 12}, 5, "greedy"):
        decision = GAME.decision(s)
        assert decision is not None
        before = clone(s)
        assert len({ask_bot(make(name, 9), GAME, s, decision) for _ in range(3)}) == 1
        assert s == before


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_hidden_cards_do_not_change_a_choice(name: str, style: str) -> None:
    """With other hidden cards, the view is the same, so the answer is too."""
    settings = {"format": style, "decks": sorted(precons(style))[1:3], "rounds": 14}
    for s, place in walk_through(settings, 21, name):
        decision = GAME.decision(s)
        assert decision is not None
        if decision.question.key == "search":
            continue  # searching shows the mons
        other = GAME.redeal(s, decision.seat, 1000 + s.decision_count)
        again = GAME.decision(other)
        assert again is not None
        assert ask_bot(make(name, 21), GAME, other, again) == place


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_greedy_beats_random(style: str) -> None:
    won = played = 0
    for deck in sorted(precons(style)):
        for seed in range(4):
            names = ("greedy", "random") if seed % 2 else ("random", "greedy")
            *_, (s, _) = walk_through({"format": style, "decks": [deck, deck]}, seed, *names)
            outcome = GAME.outcome(s)
            assert outcome is not None
            won += [names[seat] for seat in outcome.winners] == ["greedy"]
            played += 1
    assert won >= 0.9 * played


# ------------------------------------------------------------------- small scenes


def chosen(t: Scene, seed: int = 1) -> str:
    """Return what greedy chooses."""
    decision = GAME.decision(t.s)
    assert decision is not None
    return decision.options[ask_bot(Greedy(seed), GAME, t.s, decision)].name


def test_it_plays_its_source_first() -> None:
    assert chosen(Scene(you={"hand": "1L mago_iluminado", "free": "1L"})) == "play_source fonte_de_luz"


def test_it_removes_no_cards_and_keeps_a_good_hand() -> None:
    for s, place in islice(walk_through({"decks": CLASSIC[:2]}, 4, "greedy"), 2):
        decision = GAME.decision(s)
        assert decision is not None and decision.options[place].name == "done"


def test_it_does_not_attack_into_certain_death() -> None:
    you = {"sets": ["1S: salteador_da_ponte"]}
    assert chosen(Scene(you, {"sets": ["3L: mercenario_errante"]}, phase=ATTACK, begin=True)) == "done"
    assert chosen(Scene(you, {}, phase=ATTACK, begin=True)) == "attack salteador_da_ponte"


def attacked(t: Scene) -> Scene:
    """Return a scene in which seat 0 attacks with everything, and seat 1 has to block."""
    while t.question == "attack":
        t.do(t.options[0])
    while t.question == "priority" and t.s.phase == ATTACK:
        t.do("pass")
    return t


def test_it_blocks_attackers_it_kills_but_not_those_that_kill_it() -> None:
    strong = Scene({"sets": ["1S: salteador_da_ponte"]}, {"sets": ["3L: mercenario_errante"]}, phase=ATTACK, begin=True)
    assert chosen(attacked(strong)) == "block mercenario_errante"
    weak = Scene({"sets": ["4S: hidra_do_lodo"]}, {"sets": ["1L: fhaonna"]}, phase=ATTACK, begin=True)
    assert chosen(attacked(weak)) == "done"


def test_it_blocks_at_any_cost_to_avoid_losing() -> None:
    them = {"sets": ["1L: fhaonna"], "mons": "1L"}
    t = Scene({"sets": ["4S: hidra_do_lodo"]}, them, phase=ATTACK, begin=True)
    assert chosen(attacked(t)) == "block fhaonna"


def test_it_targets_opponents() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S", "sets": ["1S: salteador_da_ponte"]}, them={"sets": ["1L: mago_iluminado"]}
    )
    assert chosen(t) == "play adoecer"
    t.do("play adoecer")
    assert chosen(t) == "target mago_iluminado"


def test_it_does_not_waste_damage_that_kills_nothing() -> None:
    t = Scene(you={"hand": "adoecer", "free": "1S"}, them={"sets": ["3L: mercenario_errante"]})
    assert chosen(t) == "pass"


def test_it_saves_a_warrior_from_an_amulet() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S"},
        them={"hand": "clarao_subito", "free": "1L", "sets": ["2L: fhaonna"]},
    )
    t.do("play adoecer", "pass")
    assert t.asked == 1
    assert chosen(t) == "play clarao_subito"


def test_it_cancels_valuable_cards() -> None:
    t = Scene(
        you={"hand": "execucao_sumaria", "free": "3S"},
        them={"hand": "palavra_cortada", "free": "2L", "sets": ["5L: avatar_gany"]},
    )
    t.do("play execucao_sumaria", "pass")
    assert chosen(t) == "play palavra_cortada"


def test_it_mills_the_opponent_and_never_itself() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, phase=SACRIFICE)
    assert chosen(t) == "play desabamento"
    t.do("play desabamento")
    assert chosen(t) == "target_player 2"
    t.do("target_player 2").all_pass()
    assert chosen(t) == "number 3"


def test_milling_amulets_wait_for_the_end_of_the_round_unless_they_win() -> None:
    you = {"hand": "desabamento", "free": "1S"}
    assert chosen(Scene(you, phase=MAIN)) == "pass"
    assert chosen(Scene(you, {"mons": "2L"}, phase=MAIN)) == "play desabamento"


def test_it_does_not_draw_its_last_cards() -> None:
    t = Scene(you={"hand": "licao_da_manha", "free": "2L", "mons": "2L"}, phase=SACRIFICE)
    assert chosen(t) == "pass"


def test_it_sacrifices_nothing_without_reward() -> None:
    assert chosen(Scene(you={"sets": ["1S: salteador_da_ponte", "1L: mago_iluminado"]}, phase=SACRIFICE)) == "pass"
    winning = {"sets": ["3S: livro_das_dividas", "1S: salteador_da_ponte"]}
    assert chosen(Scene(winning, {"mons": "1L"}, phase=SACRIFICE)) == "sacrifice salteador_da_ponte"


def test_it_leaps_when_it_would_die_anyway() -> None:
    t = Scene(
        {"sets": ["2S: saltador_noturno"]}, {"sets": ["5S: conde_de_duas_faces"]}, phase=ATTACK, begin=True
    )  # fmt: skip
    t.do("attack saltador_noturno")
    t = attacked(t)
    t.do("block conde_de_duas_faces")
    while t.question == "priority" and t.s.phase in (ATTACK, BLOCK):
        t.do("pass")
    assert t.question == "leap"
    assert chosen(t) == "leap saltador_noturno"


def test_it_recovers_as_much_as_possible() -> None:
    t = Scene(you={"hand": "memoria_guardada", "free": "1L", "mortis": "fhaonna adoecer 2L"}, phase=SACRIFICE)
    assert chosen(t) == "play memoria_guardada"
    t.do("play memoria_guardada").all_pass()
    assert chosen(t).startswith("recover ")


def test_it_pays_automatically() -> None:
    t = Scene(you={"hand": "mago_iluminado", "free": "3L"})
    t.do("play mago_iluminado")
    assert t.question == "pay"
    assert chosen(t) == "pay_auto"
