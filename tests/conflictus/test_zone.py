"""Zones: what is where, and who may look (C-ZONE)."""

from __future__ import annotations

import pytest

from kit.conflictus import SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.view import PileView

VIEWERS = (0, 1, 2, None)
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
name = "Luneta"
number = 206
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(warrior)))"

[[card]]
name = "Erguer"
number = 207
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("put", Pick([mortis], which(warrior))))'

[[card]]
name = "Silencio"
number = 208
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("cancel", Target()), an_item())'

[[card]]
name = "Chamar"
number = 209
kind = "amulet"
faction = "neutral"
effect = 'spell(from_mortis())'

[[card]]
name = "Banquete"
number = 210
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(20))"
""")
CROWD = {
    "you": {
        "mons": "1L adoecer zero",
        "hand": "fhaonna 1S",
        "mortis": "zero adoecer",
        "exterminatus": "memoria_guardada",
        "reserve": "clarao_subito",
        "free": "2L 1S",
        "spent": "1L",
        "sets": ["1L 2S: mago_iluminado / zero + escudo_protetor"],
    },
    "them": [{"mons": "7L", "hand": "3S"}, {"mons": "8L", "hand": "4S", "reserve": "2L"}],
}


def names(pile: PileView) -> list[str]:
    return [face.name for face in pile.faces]


def crowd() -> Scene:
    return Scene(CROWD["you"], CROWD["them"], cards=CARDS)  # type: ignore[arg-type]


@pytest.mark.rule("C-ZONE-01")
def test_players_have_their_own_zones_and_share_the_table() -> None:
    t = Scene(
        you={"hand": "ceifar", "free": "1L", "mortis": "1S", "sets": [": zero"]},
        them={"hand": "esvaziar", "free": "1S", "exterminatus": "1L", "sets": [": zero"]},
        cards=CARDS,
    )
    visible = GAME.view(t.s, 0)
    assert [names(player.mortis) for player in visible.players] == [["Fonte de Sombra"], []]
    assert [names(player.exterminatus) for player in visible.players] == [[], ["Fonte de Luz"]]
    assert [(player.free_light, player.free_shadow) for player in visible.players] == [(1, 0), (0, 1)]
    assert [group.controller for group in visible.sets] == [0, 1]
    t.do("play ceifar", "target zero")
    t.pass_().do("play esvaziar", "target_player 1")
    assert t.transition == ["card ceifar", "card esvaziar"]  # both share one transition


@pytest.mark.rule("C-ZONE-02")
def test_no_one_sees_a_mons_not_even_its_owner() -> None:
    t = crowd()
    for viewer in VIEWERS:
        for player, count in zip(GAME.view(t.s, viewer).players, (3, 7, 8), strict=True):
            assert (player.mons.count, player.mons.faces, player.mons.known) == (count, (), ())
    own = GAME.view(t.s, 0).players[0]
    other = crowd()
    other.s.seats[0].mons.reverse()
    assert GAME.view(other.s, 0).players[0] == own  # the order is not visible


@pytest.mark.rule("C-ZONE-02")
def test_the_order_of_a_mons_is_fixed() -> None:
    t = Scene(you={"mons": "1S adoecer zero fhaonna"}, them={"mons": "9L"}, cards=CARDS)
    t.to("sacrifice").to("main").to("sacrifice").to("main")
    assert t.pile("hand") == ["fhaonna"] and t.pile("mons") == ["fonte_de_sombra", "adoecer", "zero"]


@pytest.mark.rule("C-ZONE-03")
def test_only_a_search_reveals_the_mons() -> None:
    t = Scene(you={"hand": "luneta", "mons": "1L adoecer zero fhaonna"}, cards=CARDS)
    assert not any("zero" in option for option in t.options)
    t.do("play luneta").all_pass()
    assert t.asked == 0 and sorted(t.options) == ["done", "find fhaonna", "find zero"]
    assert GAME.view(t.s, 1).players[0].mons.faces == ()  # the others see no more than before
    t.do("find zero")
    assert GAME.view(t.s, 0).players[0].mons == PileView(3)


@pytest.mark.rule("C-ZONE-04")
def test_only_its_owner_sees_a_hand() -> None:
    t = crowd()
    for viewer in VIEWERS:
        hands = [player.hand for player in GAME.view(t.s, viewer).players]
        assert [pile.count for pile in hands] == [2, 3, 4]
        for seat, pile in enumerate(hands):
            assert bool(pile.faces) is (viewer == seat) and pile.known == ()
    assert names(GAME.view(t.s, 0).players[0].hand) == ["Fhaonna", "Fonte de Sombra"]


@pytest.mark.rule("C-ZONE-04")
def test_a_drawn_card_is_seen_by_the_player_who_draws_it() -> None:
    t = Scene(you={"hand": "banquete", "mons": "20L"}, cards=CARDS)
    t.do("play banquete").all_pass()
    for viewer in (0, 1, None):
        drawn = [event for event in t.events(viewer) if event.kind == "drawn"]
        assert len(drawn) == 20
        assert all((event.card_name is not None) is (viewer == 0) for event in drawn)
        assert all((event.card != -1) is (viewer == 0) for event in drawn)


@pytest.mark.rule("C-ZONE-05")
def test_hand_size_is_unlimited() -> None:
    t = Scene(you={"hand": "9L 9S banquete", "mons": "30L"}, cards=CARDS)
    t.do("play banquete").all_pass()
    assert len(t.pile("hand")) == 38
    t.to("sacrifice").to("maintenance")
    assert t.s.active == 1 and len(t.pile("hand")) == 38  # nothing was discarded at the end
    assert t.pile("mortis") == ["banquete"]


@pytest.mark.rule("C-ZONE-06", "C-ZONE-07")
def test_everyone_sees_everything_on_the_table() -> None:
    t = crowd()
    for viewer in VIEWERS:
        (group,) = GAME.view(t.s, viewer).sets
        assert [face.name for face in group.warriors] == ["Mago Iluminado", "Zero"]  # the covered one too
        assert [face.name for face in group.others] == ["Escudo Protetor"]
        assert (group.light, group.shadow, group.controller) == (1, 2, 0)
        assert (group.warriors[1].attack, group.warriors[1].defense, group.warriors[1].mill) == (1, 4, 1)
        me = GAME.view(t.s, viewer).players[0]
        assert (me.spent_light, me.spent_shadow) == (1, 0)  # loose sources are there too


@pytest.mark.rule("C-ZONE-08")
def test_used_cards_go_to_the_mortis() -> None:
    def mortis(t: Scene) -> list[str]:
        return t.pile("mortis", 1)

    t = Scene(you={"hand": "esvaziar"}, them={"hand": "1S zero"}, cards=CARDS)
    t.do("play esvaziar", "target_player 2").all_pass()
    assert sorted(mortis(t)) == ["fonte_de_sombra", "zero"]  # discarded
    t = Scene(you={"hand": "silencio"}, them={"hand": "zero"}, active=1, cards=CARDS)
    t.do("play zero").pass_().do("play silencio").all_pass()
    assert mortis(t) == ["zero"]  # canceled
    t = Scene(you={"hand": "ceifar"}, them={"sets": [": zero"]}, cards=CARDS)
    t.do("play ceifar").all_pass()
    assert mortis(t) == ["zero"]  # destroyed
    t = Scene(them={"sets": ["1L: zero + escudo_protetor"]}, phase=SACRIFICE, active=1, cards=CARDS)
    t.do("sacrifice escudo_protetor", "sacrifice fonte_de_luz")
    assert mortis(t) == ["escudo_protetor", "fonte_de_luz"]  # sacrificed
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "3S"})
    t.do("play desabamento", "target_player 2").all_pass()
    t.do("number 2")
    assert mortis(t) == ["fonte_de_sombra"] * 2  # milled


@pytest.mark.rule("C-ZONE-09", "C-ZONE-11")
def test_mortis_and_exterminatus_are_public() -> None:
    t = crowd()
    for viewer in VIEWERS:
        me = GAME.view(t.s, viewer).players[0]
        assert (me.mortis.count, names(me.mortis)) == (2, ["Zero", "Adoecer"])
        assert (me.exterminatus.count, names(me.exterminatus)) == (1, ["Memória Guardada"])


@pytest.mark.rule("C-ZONE-10")
def test_a_mortis_keeps_its_order_and_any_of_its_cards_can_be_chosen() -> None:
    t = Scene(you={"hand": "ceifar chamar", "mortis": "adoecer 1S", "sets": [": zero"]}, cards=CARDS)
    t.do("play ceifar").all_pass()
    assert t.pile("mortis") == ["adoecer", "fonte_de_sombra", "zero"]
    t.do("play chamar").all_pass()
    assert t.options == ["return adoecer", "return fonte_de_sombra", "return zero"]
    t.do("return fonte_de_sombra")
    assert t.pile("mortis") == ["adoecer", "zero"] and t.pile("hand") == ["fonte_de_sombra"]
    assert names(GAME.view(t.s, 1).players[0].mortis) == ["Adoecer", "Zero"]


@pytest.mark.rule("C-ZONE-11")
def test_removed_cards_go_to_the_exterminatus() -> None:
    t = Scene(you={"hand": "apagar"}, them={"sets": [": zero"]}, cards=CARDS)
    t.do("play apagar").all_pass()
    assert t.pile("exterminatus", 1) == ["zero"] and t.pile("mortis", 1) == []
    assert names(GAME.view(t.s, None).players[1].exterminatus) == ["Zero"]


@pytest.mark.rule("C-ZONE-12")
def test_a_removed_card_cannot_be_recovered_or_returned() -> None:
    t = Scene(
        you={"hand": "memoria_guardada chamar erguer", "free": "1L", "mortis": "1S", "exterminatus": "zero adoecer"},
        cards=CARDS,
    )
    t.do("play memoria_guardada").all_pass()
    assert t.options == ["recover fonte_de_sombra", "done"]
    t.do("done", "play erguer").all_pass()
    assert t.question == "priority" and not t.on_table("zero")
    t.do("play chamar").all_pass()
    assert t.pile("hand") == ["fonte_de_sombra"] and t.pile("exterminatus") == ["zero", "adoecer"]


@pytest.mark.rule("C-ZONE-13")
def test_the_transition_is_shared_and_public() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S"},
        them=[{"sets": [": zero"]}, {"sets": ["1L: lupa_de_prisma"], "free": "1L"}],
        cards=CARDS,
    )
    t.do("play adoecer").pass_(2).do("use lupa_de_prisma")
    for viewer in VIEWERS:
        first, second = GAME.view(t.s, viewer).transition
        assert (first.name, first.what, first.controller) == ("Adoecer", "card", 0)
        assert (second.name, second.what, second.controller) == ("Lupa de Prisma", "activated", 2)
        assert first.targets == second.targets == ((0, t.card("zero"), "Zero"),)


@pytest.mark.rule("C-ZONE-14")
def test_free_sources_are_public_and_can_pay() -> None:
    t = crowd()
    for viewer in VIEWERS:
        me = GAME.view(t.s, viewer).players[0]
        assert (me.free_light, me.free_shadow) == (2, 1)
    assert t.can("play fhaonna")


@pytest.mark.rule("C-ZONE-15")
def test_everyone_can_count_the_cards_of_a_zone() -> None:
    t = crowd()
    for viewer in VIEWERS:
        counts = [(p.hand.count, p.mons.count, p.reserve.count) for p in GAME.view(t.s, viewer).players]
        assert counts == [(2, 3, 1), (3, 7, 0), (4, 8, 2)]


@pytest.mark.rule("C-ZONE-16")
@pytest.mark.parametrize("amulet, zone", [("ceifar", "mortis"), ("aceno", "hand"), ("apagar", "exterminatus")])
def test_a_card_goes_to_its_owners_zones_regardless_of_its_controller(amulet: str, zone: str) -> None:
    """A player controls a captive they took. Its controller or its owner may send it away."""
    for sender in (0, 1):
        t = Scene(
            you={"captive": "zero", "hand": amulet},
            them={"hand": amulet},
            style="rapidinha",
            cards=CARDS,
        )
        t.do("play zero").all_pass()
        if sender:
            t.pass_()
        t.do(f"play {amulet}").all_pass()
        assert "zero" in t.pile(zone, 1) and "zero" not in t.pile(zone, 0)


@pytest.mark.rule("C-ZONE-17")
def test_cards_are_played_from_mons_or_mortis_only_if_a_text_allows_it() -> None:
    t = Scene(
        you={"mons": "4L zero", "mortis": "zero 1L", "hand": "erguer", "exterminatus": "zero", "reserve": "zero"},
        cards=CARDS,
    )
    assert t.options == ["play erguer", "pass"]
    assert t.why("play zero") is not None
    t.do("play erguer").all_pass()
    assert t.sets() == [": zero", ": erguer"]
