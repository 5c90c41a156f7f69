"""Regression tests for rulings that once went wrong."""

from __future__ import annotations

import pytest

from kit.conflictus import Scene
from vigil import text
from vigil.games.conflictus.cards import cards_in, edition
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.text.messages import option_text
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone


def made(kind: str, name: str, rest: str) -> Card:
    text = f'set = "t"\n[[card]]\nname = "{name}"\nkind = "{kind}"\nfaction = "neutral"\n{rest}\n'
    return cards_in(text)[0]


@pytest.mark.rule("C-EQUIP-03", "C-EQUIP-07")
def test_waiting_equipment_already_uses_sources() -> None:
    t = Scene(you={"hand": "escudo_protetor gancho_de_cinzas", "sets": ["1S: saltador_noturno"]})
    t.do("play escudo_protetor")
    assert t.transition == ["card escudo_protetor"]
    assert not t.can("play gancho_de_cinzas")  # the one source carries the shield


@pytest.mark.rule("C-WIN-03", "C-WIN-06")
def test_a_loss_precedes_another_players_next_instruction() -> None:
    flood = made("amulet", "Enxurrada", "effect = 'spell(Seq([ChoosePlayer(opponents, Mill(5)), Draw(1)]))'")
    t = Scene(you={"hand": "enxurrada", "mons": ""}, them={"mons": "2L"}, cards=(flood,))
    t.do("play enxurrada").all_pass()
    ended = GAME.outcome(t.s)
    assert t.over and ended is not None and ended.places == (1, 2)


@pytest.mark.rule("C-GEN-09")
def test_a_trigger_does_not_affect_a_card_that_left_and_returned() -> None:
    """The new warrior is returned in response to its own trigger and played again: it is another object."""
    blight = made("relic", "Praga", "rules = ['Trigger(enters, Modify(It(), defense=-1), which(warrior), whose=any)']")
    put = 'Do("put", Pick([hand], which(warrior)))'
    back = made("amulet", "Volta", f"effect = 'spell(seq(Do(\"return\", Target()), {put}), a_card(which(warrior)))'")
    t = Scene(you={"hand": "aprendiz_de_avatar volta", "free": "2L", "sets": [": praga"]}, cards=(blight, back))
    t.do("play aprendiz_de_avatar").all_pass()
    assert t.transition == ["triggered praga"]
    t.do("play volta").all_pass()
    assert t.transition == ["triggered praga", "triggered praga"]
    t.all_pass().all_pass()
    assert t.stats("aprendiz_de_avatar")[1] == 1  # once: the older trigger refers to another object


@pytest.mark.rule("C-WIN-09", "C-SETUP-09")
def test_conceding_loses_the_game_but_not_the_match() -> None:
    config = GAME.configure({"format": "rapidinha", "decks": ["tower of dawn", "landslide"], "best_of": 3})
    match = Match(GAME, config, 3)
    match.concede(0)
    assert (match.state.wins, match.state.game, GAME.outcome(match.state)) == ([0, 1], 2, None)
    match.concede(0)
    ended = GAME.outcome(match.state)
    assert ended is not None and ended.winners == (1,)


@pytest.mark.rule("C-RAPID-05", "C-SEARCH-01")
def test_sampled_tables_keep_cards_visible_during_a_search() -> None:
    t = Scene(
        you={"hand": "", "mons": "3L fhaonna adoecer", "sets": ["2S: faca_da_revelacao"]},
        them={"captive": "desabamento"},
        style="rapidinha",
    )
    t.do("use faca_da_revelacao").all_pass()
    assert t.question == "search"
    for luck in range(60):
        other = GAME.redeal(t.s, 0, luck)
        assert all(card in other.seats[0].mons for verb, card in other.options if verb == "find")
        GAME.choose(other, other.options[0])


@pytest.mark.rule("C-RAPID-05")
def test_redeal_keeps_a_playable_captive_when_few_others_fit() -> None:
    """Almost any other captive would leave no question, so the question and its card stay."""
    t = Scene(
        you={"hand": "", "captive": "aprendiz_de_avatar", "free": "2L"},
        them={"mons": "caro " * 30},
        style="rapidinha",
        cards=(made("relic", "Caro", "cost = 9"),),
    )
    assert any(option.startswith("play") for option in t.options)
    for luck in range(40):
        for viewer in (None, 1):
            other = GAME.redeal(t.s, viewer, luck)
            for verb, card in other.options:
                assert verb != "play" or card in other.seats[0].captive
            GAME.choose(other, next(option for option in other.options if option[0] == "play"))


def test_equal_states_have_equal_hashes() -> None:
    t = Scene(you={"hand": "adoecer", "free": "1S"})
    twin = clone(t.s)
    assert hash(twin) == hash(t.s) == hash(GAME.load(GAME.save(t.s)))
    GAME.choose(twin, twin.options[-1])
    assert hash(twin) != hash(t.s)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_two_abilities_of_one_card_are_distinguished(lang: str) -> None:
    t = Scene(you={"hand": "domadora_de_medos", "free": "5S"}, them={"sets": ["1L: mago_iluminado"], "hand": "1L"})
    t.do("play domadora_de_medos")
    while t.question in ("set", "pay"):
        t.do(t.options[0])
    t.all_pass()
    decision = GAME.decision(t.s)
    assert decision is not None and decision.question.key == "order"
    cards = {card.name: card for card in edition()}
    said = [option_text(option, decision.question, lang, cards, ["Ana", "Ben"]) for option in decision.options]
    assert len(set(said)) == len(said) == 2
