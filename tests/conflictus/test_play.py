"""Playing cards: the order of choices, the allowed phases, and entering play (C-PLAY)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import ATTACK, MAINTENANCE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.errors import IllegalChoice

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
name = "Copo"
number = 202
kind = "relic"
faction = "neutral"
abilities = ["Activated(Mill(1, opponents))"]

[[card]]
name = "Cinto"
number = 203
kind = "equipment"
faction = "neutral"
rules = ["stat_bonus(1, 0, 0)"]

[[card]]
name = "Colosso"
number = 205
kind = "warrior"
faction = "neutral"
cost = 3
attack = 3
defense = 3
mill = 3
keywords = ["reduction", "mill 2"]

[[card]]
name = "Lamento"
number = 206
kind = "amulet"
faction = "neutral"
effect = "spell(ChoosePlayer(everyone, Mill(1)))"

[[card]]
name = "Sentinela"
number = 207
kind = "relic"
faction = "neutral"
rules = ["Trigger(enters, Draw(1), which(fixed), whose=any)"]

[[card]]
name = "Erguer"
number = 208
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("put", Pick([mortis], which(fixed))))'

[[card]]
name = "Invocar"
number = 209
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(fixed), table))"

[[card]]
name = "Ceifar"
number = 210
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(warrior)))'

[[card]]
name = "Armar"
number = 211
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(equipment), table))"

[[card]]
name = "Revoada"
number = 212
kind = "amulet"
faction = "neutral"
effect = 'spell(MakeTokens("Sombra", 1))'
""")
EVERY_CLASS = ["zero", "copo", "cinto"]
OPEN = ["maintenance", "main", "attack", "block", "sacrifice"]


@pytest.mark.rule("C-PLAY-01")
def test_a_played_card_and_its_sources_wait_visibly_on_the_transition() -> None:
    t = Scene(you={"hand": "fhaonna", "free": "2L"})
    t.do("play fhaonna")
    assert t.pile("hand") == [] and t.pile("free") == [] and t.sets() == []
    assert [t.s.tables.slug[card] for card in t.s.transition[0].sources] == ["fonte_de_luz"] * 2
    for viewer in (0, 1, None):
        (visible,) = GAME.view(t.s, viewer).transition
        assert (visible.name, visible.controller) == ("Fhaonna", 0)
        assert (visible.light, visible.shadow) == (2, 0)  # its sources are there with it
    assert "Fhaonna" in [event.card_name for event in t.events(1)]


@pytest.mark.rule("C-PLAY-02")
def test_an_option_is_chosen_while_playing_and_cannot_be_changed() -> None:
    t = Scene(
        you={"hand": "tempestade_desvinculante", "free": "3L"},
        them={"sets": ["1L: zero + escudo_protetor", ": copo"], "hand": "ceifar"},
        cards=CARDS,
    )
    t.do("play tempestade_desvinculante")
    assert t.question == "option" and t.options == ["choose 1", "choose 2"]  # there is nothing to cancel
    t.do("choose 2")
    assert t.s.transition[-1].option == 1  # every player sees it before it resolves
    assert GAME.view(t.s, 1).transition[0].option == 1
    t.all_pass()
    assert t.pile("mortis", 1) == ["copo"] and t.sets(1) == ["1L: zero + escudo_protetor"]


@pytest.mark.rule("C-PLAY-02")
def test_a_chosen_option_whose_target_left_is_not_replaced() -> None:
    storm = "tempestade_desvinculante"
    t = Scene(
        you={"hand": f"{storm} {storm}", "free": "6L"},
        them={"sets": [": zero + cinto", ": copo"]},
        cards=CARDS,
    )
    t.do(f"play {storm}", "choose 1", f"play {storm}", "choose 1").all_pass()
    assert t.pile("mortis", 1) == ["cinto"]
    t.all_pass()
    assert ": copo" in t.sets(1) and t.pile("mortis") == [storm]  # the amulet is canceled, and the relic stays


@pytest.mark.rule("C-PLAY-03")
def test_a_fixed_card_chooses_its_option_while_it_is_played() -> None:
    crossroads = cards_in("""
set = "t"

[[card]]
name = "Encruzilhada"
number = 204
kind = "relic"
faction = "neutral"
effect = "ChooseOne([spell(Draw(1)), spell(Mill(2, target), a_player(opponents))])"
""")
    t = Scene(you={"hand": "encruzilhada", "mons": "3L"}, them={"mons": "5L"}, cards=crossroads)
    t.do("play encruzilhada")
    assert t.question == "option" and t.options == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.s.transition[-1].option == 1 and t.pile("mons", 1) == ["fonte_de_luz"] * 5
    t.all_pass()
    assert t.sets() == [": encruzilhada"]
    assert len(t.pile("mons", 1)) == 3 and t.pile("hand") == []


@pytest.mark.rule("C-PLAY-04", "C-PLAY-05")
def test_targets_are_chosen_while_playing_and_everything_else_on_resolution() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "9L"})
    t.do("play desabamento")
    assert t.question == "target" and t.options == ["target_player 1", "target_player 2"]
    t.do("target_player 2")
    assert t.question == "priority"  # the number is not chosen yet
    t.all_pass()
    assert t.question == "number" and t.asked == 0
    t.do("number 2")
    assert len(t.pile("mons", 1)) == 7


@pytest.mark.rule("C-PLAY-05")
def test_a_player_who_is_not_a_target_is_chosen_on_resolution() -> None:
    t = Scene(you={"hand": "lamento"}, cards=CARDS)
    t.do("play lamento")
    assert t.question == "priority" and t.s.transition[0].targets == ()
    t.all_pass()
    assert t.question == "player" and t.options == ["player 1", "player 2"]


@pytest.mark.rule("C-PLAY-06")
def test_an_announcement_follows_a_fixed_order() -> None:
    """Set, target, Reduction, sources. Nothing happens before the last choice."""
    t = Scene(you={"hand": "colosso", "free": "4L", "mons": "9L", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    steps = []
    t.do("play colosso")
    for answer in ("add_to_set new", "target_player 2", "reduce 2", "pay_auto"):
        steps.append(t.question)
        assert t.pile("hand") == ["colosso"] and len(t.pile("free")) == 4 and len(t.pile("mons")) == 9
        assert t.transition == [] and t.asked == 0 and t.events(1) == ()
        other = GAME.view(t.s, 1)
        assert other.players[0].hand.faces == () and other.transition == ()
        assert other.question is not None and (other.question.key, other.question.source) == ("announce", None)
        t.do(answer)
    assert steps == ["set", "target", "reduction", "pay"]
    assert t.transition == ["card colosso"] and t.pile("hand") == []
    assert len(t.pile("free")) == 3 and len(t.pile("mons")) == 7
    assert [what for what, _ in t.news()].count("milled") == 2


@pytest.mark.rule("C-PLAY-06")
def test_the_option_comes_first() -> None:
    t = Scene(
        you={"hand": "tempestade_desvinculante", "free": "3L"},
        them={"sets": [": zero + cinto + cinto", ": copo"]},
        cards=CARDS,
    )
    t.do("play tempestade_desvinculante")
    assert t.question == "option"
    t.do("choose 1")
    assert t.question == "target" and t.options == ["target cinto", "target cinto"]


@pytest.mark.rule("C-PLAY-06")
def test_an_illegal_choice_is_not_offered_and_changes_nothing() -> None:
    t = Scene(you={"hand": "colosso", "free": "1L", "mons": "9L"}, cards=CARDS)
    t.do("play colosso", "target_player 2")
    assert t.options == ["reduce 2", "reduce 3"]  # with fewer sources it couldn't be paid
    before = GAME.save(t.s)
    with pytest.raises(IllegalChoice):
        GAME.choose(t.s, ("reduce", 1))
    assert GAME.save(t.s) == before


@pytest.mark.rule("C-PLAY-06")
def test_a_set_is_not_offered_if_the_card_cannot_be_afforded_there() -> None:
    t = Scene(you={"hand": "aprendiz_de_avatar", "sets": ["1L: mago_iluminado", "1S: brigao_do_fosso"]})
    t.do("play aprendiz_de_avatar")
    assert t.question == "priority" and t.s.transition[0].set == t.s.sets[0].number


def in_phase(phase: str, active: int, **zones: Any) -> Scene:
    """Go to this phase of a turn without other actions, with the same hand for every player."""
    t = Scene(you=zones, them=dict(zones), phase=MAINTENANCE, active=active, cards=CARDS)
    return t.to(phase)


@pytest.mark.rule("C-PLAY-07")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("phase", OPEN)
def test_warriors_relics_and_equipment_are_played_in_any_players_main_phase(phase: str, active: int) -> None:
    t = in_phase(phase, active, hand="zero copo cinto", sets=[": mago_iluminado"])
    for _ in range(2):
        assert t.phase == phase
        for card in EVERY_CLASS:
            assert t.can(f"play {card}") is (phase == "main")
            assert t.why(f"play {card}") == (None if phase == "main" else "why-phase")
        t.pass_()


@pytest.mark.rule("C-PLAY-08")
@pytest.mark.parametrize("card", EVERY_CLASS)
def test_warriors_relics_and_equipment_can_be_played_in_response_in_a_main_phase(card: str) -> None:
    t = Scene(you={"hand": "lamento"}, them={"hand": card, "sets": [": mago_iluminado"]}, cards=CARDS)
    t.do("play lamento").pass_()
    assert t.asked == 1
    t.do(f"play {card}")
    if t.question == "set":
        t.do("add_to_set new")
    assert t.transition == ["card lamento", f"card {card}"]
    t.all_pass()
    assert any(card in group for group in t.sets(1)) and t.transition == ["card lamento"]


@pytest.mark.rule("C-PLAY-08")
def test_warriors_relics_and_equipment_cannot_be_played_in_other_phases() -> None:
    t = Scene(you={"hand": "lamento"}, them={"hand": "zero"}, phase=ATTACK, cards=CARDS)
    t.do("play lamento").pass_()
    assert t.asked == 1 and not t.can("play zero")


@pytest.mark.rule("C-PLAY-09", "C-PLAY-10")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("phase", OPEN)
def test_amulets_and_abilities_can_be_used_in_every_phase_with_priority(phase: str, active: int) -> None:
    t = in_phase(phase, active, hand="lamento", sets=[": copo"])
    for _ in range(2):
        assert t.phase == phase
        assert t.can("play lamento") and t.can("use copo")
        t.pass_()


@pytest.mark.rule("C-PLAY-09", "C-PLAY-10")
def test_no_one_has_a_decision_in_draw_and_damage_analysis() -> None:
    t = Scene(
        you={"hand": "lamento", "sets": [": copo", ": zero"], "mons": "9L"},
        them={"hand": "lamento", "sets": [": copo", ": zero"]},
        phase=MAINTENANCE,
        cards=CARDS,
    )
    seen = set()
    while t.s.round == 3 and not t.over:
        seen.add(t.phase)
        if t.question == "attack" and t.can("attack zero"):
            t.do("attack zero")
        elif t.question == "block" and t.can("block zero"):
            t.do("block zero")
        else:
            t.do(t.options[-1])
    assert seen == set(OPEN)
    assert len(t.pile("hand")) == 2  # the draw took place, so did the damage
    assert t.news("round") == [("round", 1)]


@pytest.mark.rule("C-PLAY-11")
@pytest.mark.parametrize("amulet, zone", [("", "hand"), ("erguer", "mortis"), ("invocar", "mons")])
def test_a_card_enters_play_from_hand_mons_or_mortis(amulet: str, zone: str) -> None:
    you = {"hand": amulet, "sets": [": sentinela"], "mons": "5L"}
    you[zone] = f"{you.get(zone, '')} zero".strip()
    t = Scene(you=you, cards=CARDS)
    t.do(f"play {amulet or 'zero'}").pass_(2)
    if t.question == "search":
        t.do("find zero")
    assert t.on_table("zero") and t.transition == ["triggered sentinela"]


@pytest.mark.rule("C-PLAY-11")
def test_uncovered_warriors_and_freed_sources_do_not_enter_play() -> None:
    t = Scene(you={"hand": "ceifar 1L", "sets": [": sentinela", ": mago_iluminado / zero"]}, cards=CARDS)
    t.do("play_source fonte_de_luz")
    assert t.transition == []
    t.do("play ceifar").pass_(2)
    assert t.pile("mortis") == ["zero"] and t.transition == []


@pytest.mark.rule("C-PLAY-12")
def test_captives_and_tokens_enter_play() -> None:
    t = Scene(you={"captive": "zero", "hand": "revoada", "sets": [": sentinela"]}, style="rapidinha", cards=CARDS)
    t.do("play zero").pass_(2)
    assert t.transition == ["triggered sentinela"]
    t.pass_(2)
    t.do("play revoada").pass_(2)
    assert t.on_table("sombra") and t.transition == ["triggered sentinela"]


@pytest.mark.rule("C-PLAY-13")
def test_a_card_put_into_play_by_an_effect_forms_a_set_without_sources() -> None:
    t = Scene(you={"hand": "erguer", "free": "3L", "mortis": "aprendiz_de_avatar", "sets": ["2L: zero"]}, cards=CARDS)
    t.do("play erguer").all_pass()
    assert t.sets() == ["2L: zero", ": aprendiz_de_avatar", ": erguer"] and len(t.pile("free")) == 3


@pytest.mark.rule("C-PLAY-13")
def test_equipment_put_into_play_joins_one_of_its_controllers_sets() -> None:
    t = Scene(
        you={"hand": "erguer", "mortis": "cinto", "sets": ["1L: zero", ": copo", ": mago_iluminado"]},
        them={"sets": [": zero"]},
        cards=CARDS,
    )
    t.do("play erguer").all_pass()
    assert t.asked == 0 and t.options == ["add_to_set zero", "add_to_set mago_iluminado"]
    t.do("add_to_set mago_iluminado")
    assert ": mago_iluminado + cinto" in t.sets()


@pytest.mark.rule("C-PLAY-13")
def test_equipment_put_into_play_ignores_its_cost() -> None:
    t = Scene(you={"hand": "erguer", "mortis": "espada_ofuscante", "sets": [": zero"]}, cards=CARDS)
    t.do("play erguer").all_pass()
    assert t.sets()[0] == ": zero + espada_ofuscante"


@pytest.mark.rule("C-PLAY-13")
def test_equipment_without_a_set_stays_where_it_was() -> None:
    t = Scene(you={"hand": "erguer", "mortis": "cinto", "sets": [": copo"]}, them={"sets": [": zero"]}, cards=CARDS)
    t.do("play erguer").all_pass()
    assert t.pile("mortis") == ["cinto"] and t.sets(1) == [": zero"]
    t = Scene(you={"hand": "erguer", "mortis": "cinto", "sets": [": escudo_protetor"]}, cards=CARDS)
    t.do("play erguer").all_pass()
    assert t.sets()[0] == ": escudo_protetor + cinto"  # a set of equipment is one


@pytest.mark.rule("C-PLAY-13")
def test_searched_equipment_without_a_set_stays_in_the_shuffled_mons() -> None:
    depths = set()
    for seed in range(8):
        t = Scene(you={"hand": "armar", "mons": "cinto 19L"}, cards=CARDS, seed=seed)
        t.do("play armar").all_pass()
        t.do("find cinto")
        assert len(t.pile("mons")) == 20
        depths.add(t.pile("mons").index("cinto"))
    assert len(depths) > 2, "it is always in the same place"
