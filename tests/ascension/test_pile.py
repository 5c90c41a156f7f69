"""The always-available piles (A-PILE)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

SHAMANS = "wolf_shaman " * 6
PLENTY = "spike_vixen " * 20
BOTH = [("mystic", "mystics", 3), ("heavy_infantry", "heavies", 2)]


@pytest.mark.rule("A-PILE-01", "A-PILE-02", "A-PILE-03")
@pytest.mark.parametrize(("name", "pile", "cost"), BOTH)
def test_a_pile_is_empty_after_its_last_card(name: str, pile: str, cost: int) -> None:
    table = Scene(runes=99, mystics=20, heavies=20)
    for left in range(19, -1, -1):
        table.do(f"acquire {name}")
        assert len(table.pile(pile)) == left
    assert table.me.runes == 99 - 20 * cost >= cost
    assert f"acquire {name}" not in table.options
    view = GAME.view(table.s, 0)
    assert (view.mystics if pile == "mystics" else view.heavies).count == 0


@pytest.mark.rule("A-PILE-03")
def test_nothing_can_be_acquired_from_an_empty_pile() -> None:
    table = Scene(runes=99, mystics=0, heavies=0, hand="cetra_weaver_of_stars arha_sensei militia", row="mephit " * 6)
    assert table.why("acquire mystic") == table.why("acquire heavy_infantry") == "why-pile-empty"
    table.do("play cetra_weaver_of_stars")
    assert (table.question, table.pile("deck")) == ("menu", [])  # without paying neither
    table.do("play arha_sensei")
    assert (table.question, table.pile("hand"), table.pile("box")) == ("menu", [], ["militia"])
    table = Scene(mystics=1, row=SHAMANS, center="stone_circle", runes=3, them=[{}, {}])
    table.do("acquire wolf_shaman", "acquire mystic")
    assert table.question == "menu"  # the others get no question


@pytest.mark.rule("A-PILE-04", "A-PILE-05")
@pytest.mark.parametrize(("name", "pile", "cost"), BOTH)
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_banished_card_returns_to_its_pile_and_can_be_acquired_again(
    name: str, pile: str, cost: int, zone: str
) -> None:
    cards = {"hand": "void_initiate", "discard": ""}
    cards[zone] += f" {name}"
    table = Scene(hand=cards["hand"], discard=cards["discard"], mystics=0, heavies=0, runes=cost - 1)
    table.do("play void_initiate", f"banish {name}")
    assert (table.pile(pile), table.pile("void"), table.pile("box")) == ([name], [], [])
    assert (table.pile("mystics"), table.pile("heavies")).count([]) == 1  # in its own pile
    table.do(f"acquire {name}")
    assert (table.pile(pile), table.pile("discard"), table.me.runes) == ([], [name], 0)


@pytest.mark.rule("A-PILE-06")
def test_only_the_active_player_can_buy_from_the_piles() -> None:
    hand = "mystic landtalker"
    table = Scene(hand=hand, them=[{"hand": hand}, {"hand": hand}], mystics=3, heavies=3)
    for seat in range(3):
        table.do("play mystic", "play landtalker")
        assert {"acquire mystic", "acquire heavy_infantry"} <= set(table.options)
        for other in {0, 1, 2} - {seat}:
            assert table.why("acquire mystic", seat=other) == "why-not-your-decision"
        table.do("acquire mystic", "acquire heavy_infantry")
        assert table.pile("discard", seat) == ["mystic", "heavy_infantry"]
        table.do("end_turn")
    assert (table.pile("mystics"), table.pile("heavies")) == ([], [])


@pytest.mark.rule("A-PILE-07")
def test_the_piles_are_not_part_of_the_row() -> None:
    table = Scene(row=SHAMANS, center="earth_tyrant", runes=8)
    table.do("acquire mystic", "acquire heavy_infantry")
    assert (table.pile("row"), table.pile("center")) == (SHAMANS.split(), ["earth_tyrant"])
    # with nothing left to deal, a gap stays a gap: no pile fills it
    table = Scene(row=SHAMANS, runes=3)
    table.do("acquire wolf_shaman")
    assert table.pile("row") == ["-"] + ["wolf_shaman"] * 5
    assert (len(table.pile("mystics")), len(table.pile("heavies"))) == (2, 2)
    # and six cards are in the row
    assert len([face for face in GAME.view(Scene(row=SHAMANS).s, 0).row if face]) == 6
    # an opponent in solo takes from the row alone
    table = Scene(config={"mode": "solo"}, row=SHAMANS, center=PLENTY, hand="militia")
    table.do("end_turn")
    assert (table.pile("trophies", 1), len(table.pile("mystics"))) == (["wolf_shaman"] * 2, 2)


@pytest.mark.rule("A-PILE-08")
@pytest.mark.parametrize("hero", ["seer_of_the_forked_path", "eternal_askara", "adayu_the_chosen"])
def test_the_center_row_does_not_include_the_piles(hero: str) -> None:
    table = Scene(hand=hero, row="mephit landtalker muramasa wolf_shaman mephit mephit", center=PLENTY)
    table.do(f"play {hero}")
    named = {option.split()[1] for option in table.options if " " in option}
    assert named == {"mephit", "landtalker", "muramasa", "wolf_shaman"}
    assert table.why("mystic") == table.why("cultist") == "why-other-place"


@pytest.mark.rule("A-PILE-08")
def test_a_reward_that_names_the_row_does_not_affect_the_piles() -> None:
    table = Scene(row="avatar_of_the_fallen " + "wolf_shaman " * 5, center=PLENTY, power=7)
    table.do("defeat avatar_of_the_fallen")
    assert set(table.options) == {"take spike_vixen", "take wolf_shaman", "done"}


@pytest.mark.rule("A-PILE-09")
@pytest.mark.parametrize(("name", "pile"), [(name, pile) for name, pile, _ in BOTH])
def test_acquire_a_hero_can_take_one_from_a_pile(name: str, pile: str) -> None:
    for hero in ("cetra_weaver_of_stars", "druids_of_the_stone_circle"):
        table = Scene(hand=hero, row="mephit " * 6, center=PLENTY, deck="militia")
        table.do(f"play {hero}", f"acquire {name}")
        assert (table.pile("deck"), len(table.pile(pile))) == (["militia", name], 1)
    table = Scene(constructs="project_alpha " + "watchmakers_altar " * 2, row="mephit " * 6, center=PLENTY)
    table.do("use project_alpha", f"acquire {name}")
    assert table.pile("discard") == [name]


@pytest.mark.rule("A-PILE-10")
@pytest.mark.parametrize(("name", "pile", "cost"), BOTH)
def test_pile_cards_are_bought_one_at_a_time_at_full_price(name: str, pile: str, cost: int) -> None:
    table = Scene(runes=3 * cost - 1, mystics=5, heavies=5)
    for bought in (1, 2):
        assert table.options.count(f"acquire {name}") == 1  # the pile is one choice
        table.do(f"acquire {name}")
        assert (table.pile("discard"), len(table.pile(pile))) == ([name] * bought, 5 - bought)
        assert table.me.runes == (3 - bought) * cost - 1
    assert f"acquire {name}" not in table.options
    # without paying, it is one card, too
    table = Scene(hand="cetra_weaver_of_stars", row="mephit " * 6, mystics=5, heavies=5)
    table.do("play cetra_weaver_of_stars", f"acquire {name}")
    assert (table.question, table.pile("deck"), len(table.pile(pile))) == ("menu", [name], 4)
