"""Rapidinha: captives, small decks, no exchange of hands (C-RAPID)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State

DECK = {
    "Fonte de Luz": 10,
    "Fonte de Sombra": 9,
    "Mago Iluminado": 1,
    "Adoecer": 1,
    "Clarão Súbito": 1,
    "Fhaonna": 1,
    "Memória Guardada": 1,
    "Escudo Protetor": 1,
}
CARDS = cards_in("""
set = "t"

[[card]]
name = "Zero"
number = 201
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 1

[[card]]
name = "Ceifar"
number = 202
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(fixed)))'

[[card]]
name = "Aceno"
number = 203
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("return", Target()), a_card(which(fixed)))'

[[card]]
name = "Apagar"
number = 204
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("remove", Target()), a_card(which(fixed)))'

[[card]]
name = "Esvaziar"
number = 205
kind = "amulet"
faction = "neutral"
effect = "spell(Discard(9, target), a_player())"

[[card]]
name = "Contar"
number = 206
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(Count(hand), opponents))"

[[card]]
name = "Luneta"
number = 207
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(warrior)))"

[[card]]
name = "Silencio"
number = 208
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("cancel", Target()), an_item())'

[[card]]
name = "Sino"
number = 209
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
rules = ["Trigger(enters, seq(Draw(1), Mill(2, opponents)), own=True)"]

[[card]]
name = "Estandarte"
number = 210
kind = "relic"
faction = "neutral"
rules = ["StatBonus(all, 1, 1, 1, of=which(warrior, you))"]

[[card]]
name = "Arauto"
number = 212
kind = "relic"
faction = "neutral"
rules = ["Trigger(plays, Draw(1), which(warrior, you), whose=any)"]

[[card]]
name = "Nevoa"
number = 211
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(1, you))"
""")


def rapidinha(seed: int = 1, players: int = 2, **settings: Any) -> State:
    return GAME.new(configure({"format": "rapidinha", "decks": [DECK] * players, "always_ask": True, **settings}), seed)


def table(captive: str, you: dict[str, Any] | None = None, them: Any = None, **more: Any) -> Scene:
    return Scene({"captive": captive, **(you or {})}, them, style="rapidinha", cards=CARDS, **more)


@pytest.mark.rule("C-RAPID-01")
def test_each_player_takes_a_random_card_from_an_opponents_mons() -> None:
    taken = [set[str](), set[str]()]
    for seed in range(30):
        s = rapidinha(seed)
        for seat in (0, 1):
            (captive,) = s.seats[seat].captive
            assert s.tables.owner[captive] == 1 - seat
            assert captive not in s.seats[1 - seat].mons + s.seats[1 - seat].hand
            taken[seat].add(s.tables.name[captive])
    assert all(len(names) > 3 for names in taken)  # not always the top card of the same kind


@pytest.mark.rule("C-RAPID-01")
def test_captives_are_taken_before_the_hands_are_drawn() -> None:
    events = [event.kind for event in GAME.events(rapidinha(), None)]
    assert events.index("shuffled") < events.index("captive")
    # every player still draws a full hand
    assert all(len(seat.hand) == 5 for seat in rapidinha(players=4).seats)


@pytest.mark.rule("C-RAPID-01")
def test_with_three_players_every_mons_loses_exactly_one() -> None:
    s = rapidinha(5, 3)
    assert [s.tables.owner[seat.captive[0]] for seat in s.seats] == [1, 2, 0]


@pytest.mark.rule("C-RAPID-02", "C-RAPID-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_five_and_a_mons_of_nineteen(players: int) -> None:
    s = rapidinha(players=players)
    assert [(len(seat.hand), len(seat.mons), len(seat.captive)) for seat in s.seats] == [(5, 19, 1)] * players


@pytest.mark.rule("C-RAPID-03")
def test_hands_cannot_be_exchanged() -> None:
    s = rapidinha()
    decision = GAME.decision(s)
    assert decision is not None and decision.question.key == "priority" and s.round == 1
    assert all(seat.mortis == [] for seat in s.seats)


@pytest.mark.rule("C-RAPID-04")
def test_the_taker_can_play_the_captive() -> None:
    t = table("zero")
    t.do("play zero").all_pass()
    assert t.sets(0) == [": zero"] and t.pile("captive") == []


@pytest.mark.rule("C-RAPID-04")
def test_the_owner_cannot_play_the_captive() -> None:
    t = table("zero", active=1)
    assert t.asked == 1 and not t.can("play zero")
    t = table("", {"captive": ""}, {"captive": "zero"})
    assert t.asked == 0 and not t.can("play zero")  # seat 0 owns it, seat 1 took it
    assert t.why("play zero") == "why-not-in-sight"


@pytest.mark.rule("C-RAPID-05")
def test_only_the_taker_can_see_the_captive() -> None:
    t = table("zero", them=[{}, {}])
    for viewer in (0, 1, 2, None):
        pile = GAME.view(t.s, viewer).players[0].captive
        assert pile.count == 1
        assert [face.name for face in pile.faces] == (["Zero"] if viewer == 0 else [])
    s = rapidinha()
    for viewer in (0, 1, None):
        faces = [
            (event.seat, event.card_name is not None) for event in GAME.events(s, viewer) if event.kind == "captive"
        ]
        assert faces == [(0, viewer == 0), (1, viewer == 1)]


@pytest.mark.rule("C-RAPID-05")
def test_everyone_sees_the_captive_once_it_is_played() -> None:
    t = table("zero")
    t.do("play zero")
    assert [item.name for item in GAME.view(t.s, 1).transition] == ["Zero"]
    assert GAME.view(t.s, 1).players[0].captive.count == 0


@pytest.mark.rule("C-RAPID-06")
def test_the_taker_controls_it_and_its_owner_stays_the_owner() -> None:
    t = table("zero", {"sets": [": estandarte"]})
    t.do("play zero")
    assert t.s.transition[0].controller == 0
    t.all_pass()
    assert t.controller("zero") == 0 and t.s.tables.owner[t.card("zero")] == 1
    assert t.stats("zero") == (2, 3, 2)  # "your warriors" are the taker's
    t.all_pass()
    assert t.question == "attack" and t.can("attack zero")


@pytest.mark.rule("C-RAPID-06")
def test_a_played_captive_triggers_as_the_takers_card() -> None:
    t = table("zero", {"sets": [": arauto"]}, {"sets": [": arauto"]})
    t.do("play zero")
    assert t.transition == ["card zero", "triggered arauto"] and t.s.transition[-1].controller == 0


@pytest.mark.rule("C-RAPID-07")
def test_the_taker_pays_with_their_own_sources_of_the_right_faction() -> None:
    assert not table("mago_iluminado", {"free": "5S"}, {"free": "5L"}).can("play mago_iluminado")
    t = table("mago_iluminado", {"free": "1L"}, {"free": "5L"})
    t.do("play mago_iluminado").all_pass()
    assert t.sets(0) == ["1L: mago_iluminado"] and t.pile("free") == [] and len(t.pile("free", 1)) == 5


@pytest.mark.rule("C-RAPID-08")
def test_the_captive_follows_the_timing_of_its_class() -> None:
    assert not table("zero", phase=SACRIFICE).can("play zero")
    assert table("zero", active=1).pass_().can("play zero")  # any main phase
    t = table("adoecer", {"free": "1S"}, {"sets": [": zero"]}, phase=SACRIFICE)
    assert t.can("play adoecer")


@pytest.mark.rule("C-RAPID-08")
def test_a_captive_source_uses_the_takers_source_allowance() -> None:
    t = table("fonte_de_sombra", {"hand": "1L"})
    t.do("play_source fonte_de_sombra")
    assert t.pile("free", 0) == ["fonte_de_sombra"] and not t.can("play_source fonte_de_luz")
    t = table("fonte_de_sombra", {"hand": "1L"})
    t.do("play_source fonte_de_luz")
    assert not t.can("play_source fonte_de_sombra")
    t = table("fonte_de_sombra", active=1)
    t.pass_().do("play_source fonte_de_sombra")  # the one in an opponent's turn works too
    assert t.pile("free", 0) == ["fonte_de_sombra"]
    (event,) = [event for event in t.events(1) if event.kind == "dropped"]
    assert (event.card_name, event.origin) == ("Fonte de Sombra", "captive")


@pytest.mark.rule("C-RAPID-08")
def test_a_captive_source_stays_with_its_taker() -> None:
    """It pays, is bound, comes loose and is freed again, always for its taker (C-EDGE-62)."""
    t = table("fonte_de_sombra", {"hand": "escudo_protetor", "sets": [": zero"]})
    t.do("play_source fonte_de_sombra", "play escudo_protetor").all_pass()
    assert t.sets() == ["1S: zero + escudo_protetor"]
    t.to("sacrifice").do("sacrifice zero", "sacrifice escudo_protetor").to("maintenance")
    assert t.pile("free", 0) == ["fonte_de_sombra"] and t.pile("free", 1) == []


@pytest.mark.rule("C-RAPID-09")
@pytest.mark.parametrize("amulet, zone", [("ceifar", "mortis"), ("aceno", "hand"), ("apagar", "exterminatus")])
def test_a_captive_that_leaves_play_goes_to_its_owner(amulet: str, zone: str) -> None:
    t = table("zero", {"hand": amulet})
    t.do("play zero").all_pass()
    t.do(f"play {amulet}").all_pass()
    assert t.pile(zone, 1) == ["zero"] and "zero" not in t.pile(zone, 0)


@pytest.mark.rule("C-RAPID-09")
def test_canceled_sacrificed_and_used_captives_go_to_their_owners() -> None:
    t = table("zero", None, {"hand": "silencio"})
    t.do("play zero").pass_().do("play silencio").all_pass()
    assert t.pile("mortis", 1) == ["zero"] and t.pile("mortis", 0) == []
    t = table("zero")
    t.do("play zero").all_pass().to("sacrifice").do("sacrifice zero")
    assert t.pile("mortis", 1) == ["zero"] and t.pile("mortis", 0) == []
    t = table("nevoa")
    t.do("play nevoa").all_pass().to("sacrifice").to("maintenance")
    assert t.pile("mortis", 1) == ["nevoa"] and t.pile("mortis", 0) == ["fonte_de_luz"]
    t = table("fonte_de_sombra", {"hand": "escudo_protetor", "sets": [": zero"]})
    t.do("play_source fonte_de_sombra", "play escudo_protetor").all_pass()
    t.to("sacrifice").do("sacrifice fonte_de_sombra")
    assert t.pile("mortis", 1) == ["fonte_de_sombra"] and t.pile("mortis", 0) == []


@pytest.mark.rule("C-RAPID-10")
def test_the_captive_does_not_count_as_part_of_the_hand() -> None:
    t = table("zero", {"hand": "contar 1L 1S"})
    t.do("play contar").all_pass()
    assert len(t.pile("mons", 1)) == 8  # two cards in hand
    assert GAME.view(t.s, 1).players[0].hand.count == 2
    t = table("zero", {"hand": "1L 1S"}, {"hand": "esvaziar"}, active=1)
    t.do("play esvaziar", "target_player 1").all_pass()
    assert t.pile("hand") == [] and t.pile("captive") == ["zero"]  # C-EDGE-63
    assert len(t.pile("mortis")) == 2


@pytest.mark.rule("C-RAPID-11")
def test_an_unplayed_captive_cannot_be_found_recovered_or_milled() -> None:
    t = table("zero", None, {"hand": "luneta memoria_guardada", "free": "1L", "mons": "3L", "mortis": "1S"}, active=1)
    t.do("play luneta").all_pass()
    assert t.question == "search" and t.options == ["done"]
    t.do("done", "play memoria_guardada").all_pass()
    assert t.options == ["recover fonte_de_sombra", "done"]
    t = table("zero", {"hand": "desabamento", "free": "1S"}, {"mons": "3L"})
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 3")
    assert t.pile("mons", 1) == [] and t.pile("mortis", 1) == ["fonte_de_luz"] * 3 and t.pile("captive") == ["zero"]


@pytest.mark.rule("C-RAPID-11")
def test_the_captive_does_not_save_its_owner() -> None:
    t = table("zero", {"hand": "desabamento", "free": "1S"}, {"mons": "2L"})
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 3")
    assert t.over and t.s.seats[1].lost


@pytest.mark.rule("C-RAPID-12")
def test_the_captive_can_be_played_during_the_whole_game() -> None:
    t = table("zero", {"mons": "9L"}, {"mons": "9L"})
    t.to("sacrifice").to("main").to("sacrifice").to("main")
    assert t.s.round == 5 and t.can("play zero")


@pytest.mark.rule("C-RAPID-12")
def test_a_captive_that_returned_to_its_owner_cannot_be_played_by_the_taker() -> None:
    t = table("zero", {"hand": "aceno"})
    t.do("play zero").all_pass()
    t.do("play aceno").all_pass()
    assert not t.can("play zero")  # C-EDGE-64: it is in the other hand
    t.pass_()
    assert t.asked == 1
    t.do("play zero").all_pass()
    assert t.controller("zero") == 1
    t = table("zero", {"hand": "ceifar"})
    t.do("play zero").all_pass()
    t.do("play ceifar").all_pass()
    assert t.options == ["pass"]


@pytest.mark.rule("C-RAPID-14")
def test_you_on_a_captive_is_the_taker() -> None:
    t = table("sino", {"mons": "5L"}, {"mons": "5S"})
    t.do("play sino").pass_(4)
    assert len(t.pile("mons", 0)) == 4 and t.pile("hand", 0) == ["fonte_de_luz"]
    assert len(t.pile("mons", 1)) == 3


@pytest.mark.rule("C-RAPID-14")
def test_a_captive_with_recover_uses_the_takers_mortis_and_mons() -> None:
    t = table("memoria_guardada", {"free": "1L", "mortis": "adoecer", "mons": "2L"}, {"mortis": "zero", "mons": "2L"})
    t.do("play memoria_guardada").all_pass()
    assert t.asked == 0 and t.options == ["recover adoecer", "done"]
    t.do("recover adoecer")
    assert t.pile("mons", 0) == ["fonte_de_luz", "fonte_de_luz", "adoecer"] and len(t.pile("mons", 1)) == 2
    t.to("sacrifice").to("maintenance")
    assert t.pile("exterminatus", 1) == ["memoria_guardada"]  # still its owner's


@pytest.mark.rule("C-RAPID-14")
def test_a_captive_with_reduction_mills_the_taker() -> None:
    t = table("duque_oco", {"free": "3S", "mons": "9L"}, {"mons": "9L"})
    t.do("play duque_oco", "reduce 2")
    assert len(t.pile("mons", 0)) == 7 and len(t.pile("mons", 1)) == 9


@pytest.mark.rule("C-RAPID-01", "C-RAPID-02", "C-RAPID-12")
def test_every_game_of_a_match_has_new_captives() -> None:
    s = rapidinha(best_of=3)
    loser = s.first
    s.seats[loser].mortis, s.seats[loser].mons = s.seats[loser].mons, []
    while s.game == 1:
        GAME.choose(s, next((option for option in s.options if option[0] in ("pass", "done")), s.options[-1]))
    assert s.options == [("choose_starter", 0), ("choose_starter", 1)] and GAME.seat_to_act(s) == loser
    GAME.choose(s, ("choose_starter", 1 - loser))
    assert [(len(seat.hand), len(seat.mons), len(seat.captive)) for seat in s.seats] == [(5, 19, 1)] * 2
    assert [s.tables.owner[seat.captive[0]] for seat in s.seats] == [1, 0]
