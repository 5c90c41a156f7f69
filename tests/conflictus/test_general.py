"""General rules (C-GEN)."""

from __future__ import annotations

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.event import Event
from vigil.kernel.rng import stream

CARDS = cards_in(
    """
set = "t"

[[card]]
name = "Muralha"
number = 201
kind = "relic"
faction = "neutral"
rules = ['Forbid("block", which(warrior))']

[[card]]
name = "Ira"
number = 202
kind = "amulet"
faction = "neutral"
effect = "spell(Damage(1, All(table, which(warrior))))"

[[card]]
name = "Tributo"
number = 203
kind = "amulet"
faction = "neutral"
effect = 'spell(each_player(Do("sacrifice", Pick([table], which(warrior)))))'

[[card]]
name = "Aceno"
number = 204
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("return", Target()), a_card(which()))'

[[card]]
name = "Vela"
number = 205
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1))"]

[[card]]
name = "Erguer"
number = 206
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("put", Pick([mortis], which(warrior))))'

[[card]]
name = "Bruto"
number = 207
kind = "warrior"
faction = "neutral"
attack = 1
defense = 3
mill = 1

[[card]]
name = "Poda"
number = 208
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(warrior), n=2, up_to=True))'

[[card]]
name = "Esquecer"
number = 209
kind = "amulet"
faction = "neutral"
effect = "spell(Discard(3, target), a_player())"

[[card]]
name = "Sino"
number = 210
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
rules = ["Trigger(dies, Mill(1, opponents), own=True)"]

[[card]]
name = "Vigia"
number = 211
kind = "relic"
faction = "neutral"
rules = ["Trigger(dies, Draw(1), which(warrior), whose=any)"]

[[card]]
name = "Broto"
number = 212
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 1
rules = ["Trigger(enters, PutCounters(This(), growth, 2), own=True)"]

[[card]]
name = "Molde"
number = 213
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(warrior, max_cost=2)))'
"""
)


@pytest.mark.rule("C-GEN-01", "C-GEN-06")
def test_each_player_has_a_deck_and_owns_its_cards() -> None:
    light = {"Fonte de Luz": 48, "Mago Iluminado": 2}
    shadow = {"Fonte de Sombra": 47, "Adoecer": 3}
    s = GAME.new(configure({"decks": [light, shadow]}), 5)
    for seat, deck in enumerate((light, shadow)):
        owned = [
            s.tables.name[card]
            for card in range(len(s.tables.kind))
            if s.tables.owner[card] == seat and not s.tables.token[card]
        ]
        assert {name: owned.count(name) for name in owned} == deck
        assert sorted(s.seats[seat].mons + s.seats[seat].hand) == [
            card for card in range(len(s.tables.kind)) if s.tables.owner[card] == seat and not s.tables.token[card]
        ]


@pytest.mark.rule("C-GEN-02")
def test_a_player_wins_by_exhausting_every_opponents_mons() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them=[{"mons": "2L"}, {"mons": "1L"}])
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 3")
    assert t.s.seats[1].lost and not t.over  # one opponent remains
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "2L"})
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 3")
    outcome = GAME.outcome(t.s)
    assert t.over and outcome is not None and outcome.places == (1, 2)


@pytest.mark.rule("C-GEN-03")
def test_a_card_overrides_the_rules_while_its_text_applies() -> None:
    """Warriors may attack on the turn they enter play, except while an opponent has the Dazzling Sword."""

    def attackers(storm: bool) -> list[str]:
        t = Scene(
            you={"hand": "mago_iluminado tempestade_desvinculante", "free": "4L"},
            them={"sets": ["2L: aprendiz_de_avatar + espada_ofuscante"]},
        )
        t.do("play mago_iluminado", "pay_auto").all_pass()
        if storm:
            t.do("play tempestade_desvinculante").all_pass()
            assert t.pile("mortis", 1) == ["espada_ofuscante"]
        t.all_pass()
        return t.options if t.question == "attack" else []

    assert attackers(storm=False) == []
    assert "attack mago_iluminado" in attackers(storm=True)


@pytest.mark.rule("C-GEN-04")
def test_cannot_beats_must() -> None:
    """Challenge would force a block that another effect forbids."""
    t = Scene(
        you={"sets": ["3L: mercenario_errante"]},
        them={"sets": [": bruto", ": muralha"], "mons": "10L"},
        cards=CARDS,
    )
    t.all_pass().do("attack mercenario_errante")
    assert t.transition == []  # no warrior can be challenged
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 8


@pytest.mark.rule("C-GEN-04")
def test_cannot_beats_can() -> None:
    """Accumulate would allow another warrior, but Isolated forbids it."""
    cards = cards_in(
        """
set = "t"
[[card]]
name = "Exilio"
number = 201
kind = "relic"
faction = "neutral"
rules = ["HasKeyword(all, isolated, of=which(warrior))"]
"""
    )
    with_it = Scene(
        you={"hand": "mago_iluminado", "free": "1L", "sets": ["1L: escudeiro_da_alvorada", ": exilio"]}, cards=cards
    )
    assert with_it.do("play mago_iluminado").sets() == ["1L: escudeiro_da_alvorada", ": exilio"]
    assert with_it.question != "set" and with_it.s.transition[-1].set == -1  # it can only go to a new set
    without = Scene(you={"hand": "mago_iluminado", "free": "1L", "sets": ["1L: escudeiro_da_alvorada"]})
    assert without.do("play mago_iluminado").options == ["add_to_set new", "add_to_set escudeiro_da_alvorada"]


@pytest.mark.rule("C-GEN-05")
def test_the_player_who_plays_a_card_controls_it_and_its_abilities() -> None:
    t = Scene(you={"mons": "3L"}, them={"hand": "avatar_gany", "free": "5L", "mortis": "1L 1S adoecer mago_iluminado"})
    t.pass_().do("play avatar_gany").pass_(2)  # in the other player's main phase
    assert t.controller("avatar_gany") == 1
    assert t.s.transition[-1].controller == 1
    t.all_pass()
    assert t.asked == 1 and "return adoecer" in t.options


@pytest.mark.rule("C-GEN-06", "C-GEN-07")
def test_the_trigger_of_a_captive_belongs_to_its_former_controller() -> None:
    """The bell goes back to its owner's zones, but its trigger belongs to its last controller."""
    t = Scene(you={"captive": "sino", "hand": "ira", "mons": "5L"}, them={"mons": "5L"}, style="rapidinha", cards=CARDS)
    t.do("play sino").all_pass()
    t.do("play ira").pass_(2)
    assert t.pile("mortis", 1) == ["sino"]  # its owner's
    assert t.s.transition[-1].what == "triggered" and t.s.transition[-1].controller == 0
    t.all_pass()
    assert len(t.pile("mons", 0)) == 5 and len(t.pile("mons", 1)) == 4  # the opponent of the controller


@pytest.mark.rule("C-GEN-08")
def test_an_opponent_is_one_of_the_other_players() -> None:
    t = Scene(you={"sets": ["2S: martir_da_mare_de_tumulos"]}, them=[{}, {}])
    t.do("use martir_da_mare_de_tumulos")
    assert t.options == ["target_player 2", "target_player 3"]
    t = Scene(
        you={"sets": ["3S: livro_das_dividas", ": bruto"]}, them=[{}, {}], phase=6, cards=CARDS
    )  # Ledger of Debts: choose an opponent
    t.do("sacrifice bruto").all_pass()
    assert t.options == ["player 2", "player 3"]
    t.do("player 3")
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 10, 8]


@pytest.mark.rule("C-GEN-09")
def test_a_card_that_changes_zone_is_a_new_object() -> None:
    t = Scene(
        you={"hand": "ira aceno clarao_subito", "free": "1L", "sets": ["1L: broto + escudo_protetor"]}, cards=CARDS
    )
    t.s.counters[t.card("broto"), "growth"] = 2
    t.do("play clarao_subito").all_pass()
    t.do("play ira").all_pass()
    assert t.stats("broto") == (1 + 2 + 1, 2 + 2 + 2 + 2 - 1, 1 + 2)
    t.do("play aceno", "target broto").all_pass()
    assert t.sets()[0] == "1L: escudo_protetor"  # what it carried stays behind
    t.do("play broto", "add_to_set new").pass_(2)
    assert t.stats("broto") == (1, 2, 1) and t.counters("broto", "growth") == 0  # before its own ability resolves


@pytest.mark.rule("C-GEN-09")
def test_a_card_that_returns_forgets_its_uses_this_turn() -> None:
    t = Scene(you={"hand": "aceno", "sets": [": vela"]}, cards=CARDS)
    t.do("use vela").all_pass()
    assert not t.can("use vela")
    t.do("play aceno").all_pass()
    t.do("play vela").all_pass()
    assert t.can("use vela")


@pytest.mark.rule("C-GEN-09")
def test_reduction_counters_stay_until_the_card_leaves_the_table() -> None:
    t = Scene(you={"hand": "duque_oco aceno", "free": "9S", "mons": "9L"}, cards=CARDS)
    t.do("play duque_oco", "reduce 3", "pay_auto")
    assert t.transition == ["card duque_oco"]
    t.all_pass()
    assert t.counters("duque_oco", "reduction") == 3
    t.do("play aceno").all_pass()
    t.do("play duque_oco", "reduce 0", "pay_auto").all_pass()
    assert t.counters("duque_oco", "reduction") == 0
    assert t.sets()[-1] == "5S: duque_oco"


@pytest.mark.rule("C-GEN-09")
def test_reduction_counters_lower_the_cost_of_a_card_in_play_for_texts_too() -> None:
    t = Scene(you={"hand": "duque_oco molde", "free": "5S", "mons": "9L"}, cards=CARDS)
    t.do("play duque_oco", "reduce 2", "pay_auto").all_pass()
    assert not t.can("play molde")  # it costs 3 now
    t = Scene(you={"hand": "duque_oco molde", "free": "5S", "mons": "9L"}, cards=CARDS)
    t.do("play duque_oco", "reduce 3", "pay_auto").all_pass()
    t.do("play molde").all_pass()
    assert "duque_oco" in t.pile("mortis")


@pytest.mark.rule("C-GEN-09")
def test_a_targeted_warrior_that_left_and_returned_is_not_the_target() -> None:
    """The target is returned and played again, so its new set may grow while an item is waiting (Accumulate)."""
    t = Scene(
        you={"hand": "ira aceno mago_iluminado", "free": "2L", "sets": ["1L: escudeiro_da_alvorada"]}, cards=CARDS
    )
    t.do("play ira", "play aceno").all_pass()
    assert t.transition == ["card ira"] and "escudeiro_da_alvorada" in t.pile("hand")
    t.do("play escudeiro_da_alvorada", "pay_auto").all_pass()
    assert t.transition == ["card ira"]
    t.do("play mago_iluminado")
    assert t.options == ["add_to_set new", "add_to_set escudeiro_da_alvorada"]


@pytest.mark.rule("C-GEN-09")
def test_the_mark_of_recover_follows_a_card_through_the_zones() -> None:
    t = Scene(
        you={"hand": "memoria_guardada", "free": "1L", "mortis": "1S"},
        them={"hand": "palavra_cortada", "free": "2S"},
        phase=6,
    )
    t.do("play memoria_guardada").pass_().do("play palavra_cortada").all_pass()
    assert t.pile("mortis") == ["fonte_de_sombra", "memoria_guardada"]
    t.to("maintenance")
    assert t.pile("exterminatus") == ["memoria_guardada"]


@pytest.mark.rule("C-GEN-10")
def test_a_warrior_that_left_uses_its_last_known_values() -> None:
    """Immolate with Chalice of Strength counts 3 + 1, although the warrior in the hand has 3."""
    t = Scene(
        you={"sets": ["2S: martir_da_mare_de_tumulos", "2L: calice_de_forca"]}, them={"hand": "aceno"}, cards=CARDS
    )
    t.do("use martir_da_mare_de_tumulos").pass_().do("play aceno", "target martir_da_mare_de_tumulos").all_pass()
    assert t.pile("hand") == ["martir_da_mare_de_tumulos"]
    t.all_pass()
    assert t.question == "number" and t.options == [f"number {n}" for n in range(5)]


@pytest.mark.rule("C-GEN-10")
def test_a_warrior_that_died_and_returned_uses_its_values_at_death() -> None:
    """Requiem Toll counts the warrior that died with mill 2 + 1, not the one on the table now."""
    t = Scene(
        you={
            "hand": "dobre_de_requiem adoecer erguer",
            "free": "4S",
            "sets": ["1L: mago_iluminado + gancho_de_cinzas"],
        },
        cards=CARDS,
    )
    t.do("play dobre_de_requiem", "choose 2").all_pass()
    t.do("play adoecer").pass_(2)
    assert t.transition == ["triggered dobre_de_requiem"]
    t.do("play erguer").all_pass()
    assert t.stats("mago_iluminado")[2] == 2  # alone in a new set
    before = len(t.pile("mons"))
    t.all_pass()
    assert before - len(t.pile("mons")) == 3


@pytest.mark.rule("C-GEN-11")
def test_an_instruction_is_carried_out_as_far_as_possible() -> None:
    t = Scene(you={"hand": "avatar_gany", "free": "5L", "mortis": "1L adoecer"})
    t.do("play avatar_gany").all_pass()
    t.all_pass()
    assert sorted(t.pile("hand")) == ["adoecer", "fonte_de_luz"] and t.pile("mortis") == []
    t = Scene(you={"hand": "esquecer"}, them={"hand": "1L adoecer"}, cards=CARDS)
    t.do("play esquecer", "target_player 2").all_pass()
    assert t.pile("hand", 1) == [] and sorted(t.pile("mortis", 1)) == ["adoecer", "fonte_de_luz"]
    assert not t.over  # unlike a draw or a mill


@pytest.mark.rule("C-GEN-11")
def test_a_partial_draw_or_mill_loses_the_game() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "2L"})
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 3")
    assert t.over and len(t.pile("mortis", 1)) == 2


@pytest.mark.rule("C-GEN-12")
def test_may_and_up_to_include_doing_nothing() -> None:
    t = Scene(you={"hand": "desabamento memoria_guardada", "free": "1S 1L", "mortis": "1L"})
    t.do("play desabamento", "target_player 2").all_pass()
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 0")
    assert len(t.pile("mons", 1)) == 10
    t.do("play memoria_guardada").all_pass()
    assert t.options == ["recover fonte_de_luz", "done"]
    t.do("done")
    assert t.pile("mortis") == ["fonte_de_luz"]


@pytest.mark.rule("C-GEN-12")
def test_up_to_two_targets_can_be_none() -> None:
    t = Scene(you={"hand": "poda", "sets": [": bruto"]}, cards=CARDS)
    t.do("play poda")
    assert "done" in t.options
    t.do("done").all_pass()
    assert t.on_table("bruto") and t.on_table("poda")
    t = Scene(you={"hand": "poda"}, cards=CARDS)
    assert t.can("play poda")


@pytest.mark.rule("C-GEN-13")
def test_random_choices_are_seeded() -> None:
    """The same seed gives the same game. Each mons and shared chance have separate streams."""
    config = configure({"decks": [{"Fonte de Luz": 30, "Fonte de Sombra": 20}] * 2})
    first, again, other = (GAME.new(config, seed) for seed in (7, 7, 8))
    for s in (first, again, other):
        while s.phase < 0:
            GAME.choose(s, next(o for o in s.options if o[0] in ("done", "keep")))
    assert GAME.save(first) == GAME.save(again)
    assert [s.mons for s in first.seats] != [s.mons for s in other.seats]
    assert len({stream(7, purpose) for purpose in range(3)}) == 3


@pytest.mark.rule("C-GEN-13")
def test_a_cut_is_logged_but_changes_nothing() -> None:
    config = configure({"decks": [{"Fonte de Luz": 50}] * 3})
    s = GAME.new(config, 7)
    events: list[Event] = []
    while s.phase < 0 and not s.seats[0].hand:
        GAME.choose(s, ("done", -1))
        events += GAME.events(s, 0)
    cuts = [event for event in events if event.kind == "cut"]
    assert sorted(event.seat for event in cuts) == [0, 1, 2]  # whose pile
    assert all(event.other_seat not in (event.seat, -1) for event in cuts)  # an opponent did it


@pytest.mark.rule("C-GEN-14")
def test_an_effect_requires_completed_uncanceled_resolution() -> None:
    t = Scene(
        you={"hand": "clarao_subito clarao_subito", "free": "2L", "sets": ["1L: mago_iluminado"]},
        them={"hand": "palavra_cortada", "free": "2S"},
    )
    t.do("play clarao_subito")
    assert t.stats("mago_iluminado") == (0, 1, 2)  # an announced effect hasn't happened yet
    t.pass_().do("play palavra_cortada").all_pass()
    assert t.transition == [] and t.stats("mago_iluminado") == (0, 1, 2)
    t.do("play clarao_subito").all_pass()
    assert t.stats("mago_iluminado") == (1, 3, 2)


@pytest.mark.rule("C-GEN-15")
def test_a_warrior_is_active_or_inactive_unless_a_text_says_active() -> None:
    t = Scene(
        you={"hand": "ira tributo", "sets": ["2L: mago_iluminado / bruto"]}, them={"sets": [": bruto"]}, cards=CARDS
    )
    t.do("play ira").all_pass()
    assert t.stats("bruto", 0)[1] == 2 and t.stats("mago_iluminado")[1] == 0  # the covered warrior was affected too
    assert t.on_table("mago_iluminado")
    t.do("play tributo").all_pass()
    assert t.asked == 0 and t.options == ["sacrifice mago_iluminado", "sacrifice bruto"]
    t.do("sacrifice mago_iluminado")
    assert t.sets()[0] == "2L: bruto"


@pytest.mark.rule("C-GEN-15")
def test_an_inactive_warrior_cannot_be_targeted_and_is_not_an_active_warrior() -> None:
    t = Scene(you={"hand": "aceno", "sets": ["2L: mago_iluminado / bruto", "2L: calice_de_forca"]}, cards=CARDS)
    assert t.stats("mago_iluminado")[2] == 2 and t.stats("bruto")[2] == 2  # "all active warriors get +0/+0/+1"
    t.do("play aceno")
    assert t.options == ["target bruto", "target calice_de_forca"]
