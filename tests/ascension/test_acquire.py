"""Acquiring (A-ACQ)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.setup import scores

SHAMANS = "wolf_shaman " * 6
MEPHITS = "mephit " * 5
PLENTY = "spike_vixen " * 20


@pytest.mark.rule("A-ACQ-01", "A-ACQ-02", "A-ACQ-06")
@pytest.mark.parametrize("slot", range(6))
@pytest.mark.parametrize(("name", "cost"), [("landtalker", 6), ("muramasa", 7)])
def test_any_hero_or_construct_in_the_row_can_be_bought_for_its_cost(slot: int, name: str, cost: int) -> None:
    row = ["mephit"] * 6
    row[slot] = name
    poor = Scene(row=" ".join(row), center=PLENTY, runes=cost - 1)
    assert f"acquire {name}" not in poor.options
    table = Scene(row=" ".join(row), center=PLENTY, runes=cost + 1, them=[{}, {}])
    table.do(f"acquire {name}")
    assert table.me.runes == 1
    assert [table.pile("discard", seat) for seat in range(3)] == [[name], [], []]


@pytest.mark.rule("A-ACQ-03", "A-ACQ-04", "A-ACQ-06")
@pytest.mark.parametrize(("name", "pile", "cost"), [("mystic", "mystics", 3), ("heavy_infantry", "heavies", 2)])
def test_a_hero_can_be_bought_from_a_pile_that_is_not_empty(name: str, pile: str, cost: int) -> None:
    poor = Scene(runes=cost - 1)
    assert f"acquire {name}" not in poor.options
    table = Scene(runes=99, mystics=2, heavies=2)
    table.do(f"acquire {name}", f"acquire {name}")
    assert (table.me.runes, table.pile("discard"), table.pile(pile)) == (99 - 2 * cost, [name, name], [])
    assert f"acquire {name}" not in table.options
    assert table.why(f"acquire {name}") is not None


@pytest.mark.rule("A-ACQ-05")
def test_any_number_of_cards_can_be_acquired_in_a_turn() -> None:
    table = Scene(row=SHAMANS, center="wolf_shaman " * 20, runes=99, mystics=5)
    for _ in range(12):
        table.do("acquire wolf_shaman")
    for _ in range(5):
        table.do("acquire mystic")
    assert len(table.me.discard) == 17
    assert table.me.runes == 99 - 17 * 3


@pytest.mark.rule("A-ACQ-07")
def test_an_acquired_card_is_not_playable_before_it_is_drawn() -> None:
    table = Scene(row="landtalker muramasa mephit mephit mephit mephit", center=PLENTY, runes=16, deck="militia " * 5)
    table.do("acquire landtalker", "acquire muramasa", "acquire mystic")
    assert (table.pile("hand"), table.pile("constructs"), table.pile("played")) == ([], [], [])
    assert table.options == ["end_turn"]
    assert table.why("play landtalker") == "why-owned"
    table.do("end_turn")
    assert table.pile("hand") == ["militia"] * 5  # the deck was not empty: the new cards wait for the reshuffle


@pytest.mark.rule("A-ACQ-08")
def test_a_new_card_may_be_drawn_in_the_same_turn_after_a_reshuffle() -> None:
    table = Scene(row="landtalker " + MEPHITS, center=PLENTY, runes=6, hand="arha_initiate")
    table.do("acquire landtalker", "play arha_initiate")
    assert (table.pile("hand"), table.pile("discard")) == (["landtalker"], [])
    table.do("play landtalker")
    assert table.me.runes == 3


@pytest.mark.rule("A-ACQ-09")
def test_a_card_taken_from_the_row_is_replaced() -> None:
    row = "mephit mephit landtalker mephit muramasa mephit"
    table = Scene(row=row, center="earth_tyrant wind_tyrant sea_tyrant", runes=13)
    table.do("acquire landtalker")
    assert table.pile("row") == ["mephit", "mephit", "sea_tyrant", "mephit", "muramasa", "mephit"]
    table.do("acquire muramasa")
    assert table.pile("row") == ["mephit", "mephit", "sea_tyrant", "mephit", "wind_tyrant", "mephit"]
    assert table.pile("center") == ["earth_tyrant"]


@pytest.mark.rule("A-ACQ-10", "A-ACQ-13")
def test_acquiring_from_a_pile_or_the_void_does_not_change_the_row() -> None:
    table = Scene(row=SHAMANS, center="askara_of_fate", runes=3 + 2 + 6, constructs="serpentcall", deck="militia",
                  void="landtalker mephit")  # fmt: skip
    table.do("acquire mystic", "acquire heavy_infantry", "use_2 serpentcall")
    assert table.pile("discard") == ["mystic", "heavy_infantry", "landtalker"]
    assert (table.pile("row"), table.pile("center")) == (SHAMANS.split(), ["askara_of_fate"])
    assert (table.question, table.me.runes, table.pile("void")) == ("menu", 0, ["mephit"])


@pytest.mark.rule("A-ACQ-11")
def test_monsters_cannot_be_acquired() -> None:
    table = Scene(row="mephit " * 6, center=PLENTY, runes=99, mystics=0, heavies=0)
    assert table.options == ["end_turn"]
    assert table.why("acquire mephit") == table.why("acquire cultist") == "why-monster"
    # nor by an effect that acquires without paying
    table = Scene(row="mephit landtalker " + "mephit " * 4, center=PLENTY, hand="cetra_weaver_of_stars",
                  constructs="project_alpha " + "watchmakers_altar " * 9)  # fmt: skip
    table.do("play cetra_weaver_of_stars")
    assert sorted(table.options) == ["acquire heavy_infantry", "acquire landtalker", "acquire mystic"]
    table.do("acquire mystic", "use project_alpha")
    assert sorted(table.options) == ["acquire heavy_infantry", "acquire landtalker", "acquire mystic"]
    # "acquire or defeat" defeats a monster: it goes to the Void
    table = Scene(row="mephit " + "wolf_shaman " * 5, center=PLENTY, hand="adayu_the_chosen")
    table.do("play adayu_the_chosen", "take mephit", "done")
    assert (table.pile("void"), table.pile("discard"), table.me.honor) == (["mephit"], [], 2)


@pytest.mark.rule("A-ACQ-11")
def test_samael_is_an_exception_that_lets_monsters_be_acquired() -> None:
    table = Scene(row="mephit " + MEPHITS, center=PLENTY, power=3, trophies="samael_the_fallen")
    table.do("defeat mephit", "done")
    assert (table.pile("discard"), table.pile("void"), table.me.honor) == (["mephit"], [], 2)


@pytest.mark.rule("A-ACQ-12")
def test_cards_in_the_void_can_be_acquired_only_through_a_card() -> None:
    void = "landtalker muramasa burrower_mark_ii mephit"
    table = Scene(row="mephit " * 6, center=PLENTY, void=void, runes=99, power=2, mystics=0, heavies=0)
    assert table.options == ["defeat cultist", "end_turn"]
    assert table.why("acquire landtalker") == "why-in-void"
    assert table.why("defeat mephit") == "why-power"  # this means the one in the row
    table = Scene(row="mephit " * 6, center=PLENTY, void=void, runes=99, constructs="serpentcall reclamax")
    table.do("use_2 serpentcall", "use reclamax")  # a Hero, a Mechana Construct: the only ones there
    assert table.pile("discard") == ["landtalker", "reclamax", "burrower_mark_ii"]
    assert table.pile("void") == ["muramasa", "mephit"]


@pytest.mark.rule("A-ACQ-14")
def test_a_free_acquisition_counts_as_a_full_acquisition() -> None:
    mechana = "project_alpha rocket_courier_x_99 watchmakers_altar"
    table = Scene(row="burrower_mark_ii " + MEPHITS, center=PLENTY, constructs=mechana, hand="reactor_monk")
    table.do("play reactor_monk", "use project_alpha", "acquire burrower_mark_ii")
    assert table.question == "trigger"  # Rocket Courier's trigger
    table.do("yes")
    assert (table.pile("hand"), table.me.runes, table.pile("row")[0]) == (["burrower_mark_ii"], 2, "spike_vixen")
    assert table.s.lasting == []  # the discount for the next Construct is used up
    # it counts as an acquisition of the turn
    for hand, asks in (("arha_sensei militia", False), ("militia", True)):
        table = Scene(hand=hand, constructs="dharthas_retreat", deck="apprentice " * 9)
        if not asks:
            table.do("play arha_sensei", "acquire mystic")
        table.do("end_turn")
        assert (table.question == "trigger") is asks


@pytest.mark.rule("A-ACQ-15")
def test_an_effect_can_specify_another_destination() -> None:
    table = Scene(row="landtalker " + MEPHITS, center=PLENTY, hand="cetra_weaver_of_stars", deck="militia")
    table.do("play cetra_weaver_of_stars", "acquire landtalker")
    assert (table.pile("deck"), table.pile("discard")) == (["militia", "landtalker"], [])
    table = Scene(hand="arha_sensei militia").do("play arha_sensei", "acquire heavy_infantry")
    assert (table.pile("hand"), table.pile("discard")) == (["heavy_infantry"], [])
    table = Scene(config={"edition": "first"}, row="burrower_mark_ii " + MEPHITS, center=PLENTY, runes=3,
                  constructs="rocket_courier_x_99", deck="militia")  # fmt: skip
    table.do("acquire burrower_mark_ii", "yes")
    assert table.pile("constructs") == ["rocket_courier_x_99", "burrower_mark_ii"]
    assert (table.pile("discard"), table.pile("hand")) == ([], ["militia"])  # and its own arrival counts


@pytest.mark.rule("A-ACQ-16")
@pytest.mark.parametrize("slot", [1, 4])
def test_the_player_chooses_the_slot_of_identical_cards(slot: int) -> None:
    row = "mephit wolf_shaman mephit mephit wolf_shaman mephit"
    table = Scene(row=row, center="earth_tyrant", runes=3)
    twins = [option for option in table.options if option == "acquire wolf_shaman"]
    assert len(twins) == 2
    table.do(f"acquire wolf_shaman {table.s.row[slot]}")
    left = row.split()
    left[slot] = "earth_tyrant"
    assert table.pile("row") == left


@pytest.mark.rule("A-ACQ-16")
def test_the_player_chooses_the_slot_of_a_free_card_too() -> None:
    table = Scene(row="wolf_shaman " * 6, center="earth_tyrant", hand="cetra_weaver_of_stars", mystics=0, heavies=0)
    table.do("play cetra_weaver_of_stars")
    assert table.options == ["acquire wolf_shaman"] * 6


@pytest.mark.rule("A-ACQ-17")
def test_acquiring_a_card_gives_no_tokens() -> None:
    table = Scene(row="hedron_cannon nairi_henge_queen " + "mephit " * 4, center=PLENTY, runes=20)
    table.do("acquire hedron_cannon", "acquire nairi_henge_queen", "acquire mystic", "acquire mystic")
    assert (table.me.honor, table.s.pool) == (0, 60)
    assert scores(table.s) == (8 + 3 + 1 + 1, 0)
