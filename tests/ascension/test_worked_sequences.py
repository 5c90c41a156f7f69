"""The ten worked sequences in section 33 of the rules, played step by step."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME


@pytest.mark.rule("A-TIME-01", "A-TIME-02", "A-TIME-04", "A-TIME-06", "A-TIME-07")
def test_1_buy_with_a_fate_behind_it() -> None:
    table = Scene(
        row="muramasa demon_slayer landtalker mephit wind_tyrant doom_weeper", center="spike_vixen askara_of_fate",
        runes=7, constructs="stone_circle", deck="militia militia",
        them=[{"deck": "mystic"}, {"deck": "mystic"}],
    )  # fmt: skip

    table.do("acquire landtalker")
    assert table.me.runes == 1
    assert table.pile("discard") == ["landtalker"]
    assert table.pile("row")[2] == "askara_of_fate"
    assert (table.question, table.resolving) == ("trigger", "stone_circle")
    table.do("no")
    for seat in (0, 1, 2):
        assert (table.asked, table.resolving, table.options) == (seat, "askara_of_fate", ["yes", "no"])
        table.do("yes")
    assert (table.asked, table.question) == (0, "menu")  # only now the next action
    assert [table.pile("hand", seat) for seat in range(3)] == [["militia"], ["mystic"], ["mystic"]]


@pytest.mark.rule("A-TIME-03", "A-TIME-04", "A-TIME-05", "A-TIME-06", "A-TIME-07")
def test_2_fight_with_all_effects() -> None:
    table = Scene(
        row="muramasa fire_tyrant landtalker mephit wind_tyrant doom_weeper", center="spike_vixen arbiter_of_fate",
        power=6, constructs="voidthirster", hand="militia", pool=90,
        them=[{"hand": "militia mystic"}, {"hand": "militia apprentice"}],
    )  # fmt: skip

    table.do("defeat fire_tyrant")
    assert table.pile("void") == ["fire_tyrant"]
    assert table.pile("row")[1] == "arbiter_of_fate"
    assert (table.me.honor, table.asked, table.options) == (6, 1, ["discard militia", "discard mystic"])
    table.do("discard mystic")
    assert (table.me.honor, table.asked) == (6, 2)
    table.do("discard apprentice")
    assert table.log == [
        "discarded Apprentice", "set_off Voidthirster", "gained", "fate Arbiter of Fate",
    ]  # fmt: skip
    assert (table.me.honor, table.s.pool) == (7, 83)
    assert (table.asked, table.resolving) == (0, "arbiter_of_fate")


@pytest.mark.rule("A-TIME-12", "A-TIME-08")
@pytest.mark.parametrize("banished", ["landtalker", "askara_of_fate"])
def test_3_reward_that_banishes(banished: str) -> None:
    table = Scene(
        row="muramasa mephit landtalker demon_slayer wind_tyrant doom_weeper", center="arbiter_of_fate askara_of_fate",
        power=3, constructs="voidthirster", deck="militia", discard="mystic",
    )  # fmt: skip

    table.do("defeat mephit")
    assert table.pile("void") == ["mephit"]
    assert table.pile("row")[1] == "askara_of_fate"  # A
    assert f"banish {banished}" in table.options  # B may be A
    table.do(f"banish {banished}")
    assert table.log == [
        f"banished {'Landtalker' if banished == 'landtalker' else 'Askara of Fate'}", "refilled Arbiter of Fate",  # C
        "set_off Voidthirster", "gained", "fate Askara of Fate",
    ]  # fmt: skip
    table.do("no")
    assert table.log == ["fate Arbiter of Fate"]


@pytest.mark.rule("A-PDECK-04", "A-PDECK-05")
def test_4_reshuffle_during_a_turn() -> None:
    table = Scene(hand="mystic militia ascetic_of_the_lidless_eye", deck="heavy_infantry", discard="apprentice " * 4)

    table.do("play mystic", "play militia", "play ascetic_of_the_lidless_eye")
    assert table.pile("hand") == ["heavy_infantry", "apprentice"]
    assert (len(table.pile("deck")), table.pile("discard")) == (3, [])
    assert table.pile("played") == ["mystic", "militia", "ascetic_of_the_lidless_eye"]


@pytest.mark.rule("A-UNITE-01", "A-UNITE-02", "A-UNITE-07")
def test_5_both_orders_of_unite() -> None:
    def gains(table: Scene) -> list[str]:
        return [event.detail or event.kind for event in table.events() if event.kind in ("gained", "drawn")]

    later = Scene(hand="runic_lycanthrope wolf_shaman", deck="militia")
    later.do("play runic_lycanthrope")
    assert gains(later) == ["runes"]
    later.do("play wolf_shaman")
    assert gains(later) == ["runes", "drawn", "power"]  # after her own effect

    at_once = Scene(hand="runic_lycanthrope wolf_shaman", deck="militia")
    at_once.do("play wolf_shaman")
    assert gains(at_once) == ["runes", "drawn"]
    at_once.do("play runic_lycanthrope")
    assert gains(at_once) == ["runes", "power"]

    for table in (later, at_once):
        assert (table.me.runes, table.me.power, table.pile("hand")) == (3, 2, ["militia"])


@pytest.mark.rule("A-HONOR-05", "A-HONOR-06", "A-END-03")
def test_6_last_round() -> None:
    table = Scene(
        row="muramasa vaultbreaker_wurm landtalker demon_slayer spike_vixen shadow_star", center="wolf_shaman", pool=3,
        them=[{"hand": "demon_slayer heavy_infantry"}, {"hand": "heavy_infantry"}, {"hand": "nairi_henge_queen"}],
    )  # fmt: skip

    table.do("end_turn", "play demon_slayer", "play heavy_infantry", "defeat vaultbreaker_wurm")
    assert (table.seat(1).honor, table.s.pool) == (4, 0)
    table.do("end_turn")
    assert table.asked == 2
    table.do("play heavy_infantry", "defeat cultist", "end_turn")
    assert table.asked == 3
    table.do("play nairi_henge_queen")
    assert [table.seat(seat).honor for seat in range(4)] == [0, 4, 1, 5]
    assert not table.over
    table.do("end_turn")
    assert table.over  # before player 1 is asked again


@pytest.mark.rule("A-TIE-01")
def test_7_three_way_tie() -> None:
    table = Scene(power=2, honor=49, pool=1, them=[{"honor": 50}, {"honor": 50}, {"honor": 40}])

    table.do("defeat cultist").end_turns(4)
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.scores == (50, 50, 50, 40)
    assert outcome.winners == (2,)  # seat 3


@pytest.mark.rule("A-SOLO-07", "A-SOLO-09", "A-SOLO-11", "A-SOLO-14")
def test_8_solo_slide() -> None:
    a, b, c, d, e, f = ["muramasa", "mephit", "shadow_star", "landtalker", "demon_slayer", "wind_tyrant"]
    n, p, q = ["spike_vixen", "wolf_shaman", "doom_weeper"]
    table = Scene(row=f"{a} {b} {c} {d} {e} {f}", center=f"{q} {p} {n}", runes=6, config={"mode": "solo"})

    table.do(f"acquire {d}")
    assert table.pile("row") == [n, a, b, c, e, f]
    table.do("end_turn")
    assert table.pile("row") == [q, p, n, a, b, c]
    assert table.pile("trophies", 1) == [e]
    assert table.pile("void") == [f]
    assert (table.asked, table.question) == (0, "menu")


@pytest.mark.rule("A-CDECK-01", "A-CDECK-02")
def test_9_last_center_card() -> None:
    row = "muramasa mephit shadow_star demon_slayer landtalker wind_tyrant"
    table = Scene(row=row, void="spike_vixen wolf_shaman", runes=6)

    table.do("acquire landtalker")
    dealt = table.pile("row")[4]
    assert sorted([dealt, *table.pile("center")]) == ["spike_vixen", "wolf_shaman"]
    assert table.pile("row") == row.replace("landtalker", dealt).split()
    assert table.pile("void") == []


@pytest.mark.rule("A-BANISH-01", "A-BANISH-02", "A-BANISH-03", "A-BANISH-04", "A-BANISH-05")
def test_10_banish_destinations() -> None:
    table = Scene(
        row="muramasa mephit shadow_star demon_slayer landtalker wind_tyrant",
        hand="void_initiate " * 6 + "apprentice militia mystic heavy_infantry wolf_shaman serpentcall",
        mystics=3, heavies=3,
    )  # fmt: skip

    for card in ("apprentice", "militia", "mystic", "heavy_infantry", "wolf_shaman", "serpentcall"):
        table.do("play void_initiate", f"banish {card}")
    assert table.pile("box") == ["apprentice", "militia"]
    assert (len(table.pile("mystics")), len(table.pile("heavies"))) == (4, 4)
    assert table.pile("void") == ["wolf_shaman", "serpentcall"]
