"""Monsters with rulings (A-SPEC)."""

from __future__ import annotations

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.rules.game import GAME

# -------------------------------------------------------------------------- Xeron


@pytest.mark.rule("A-SPEC-04")
def test_xeron_takes_one_card_from_the_hand_of_each_opponent() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"),
        center=SPARE,
        power=6,
        hand="militia",
        them=[{"hand": "mystic mystic", "deck": "apprentice"}, {"hand": "heavy_infantry", "deck": "apprentice"}],
    )
    table.do("defeat xeron_duke_of_lies")
    assert table.question == "menu"  # no choice
    assert table.pile("hand") == ["militia", "mystic", "heavy_infantry"]
    assert (table.pile("hand", 1), table.pile("hand", 2)) == (["mystic"], [])
    assert table.me.honor == 4


@pytest.mark.rule("A-SPEC-04")
def test_xeron_takes_a_random_card_from_the_hand() -> None:
    hand = "mystic militia apprentice heavy_infantry"
    taken = set()
    for seed in range(40):
        table = Scene(row=six("xeron_duke_of_lies"), center=SPARE, power=6, seed=seed, them={"hand": hand})
        taken.update(table.do("defeat xeron_duke_of_lies").pile("hand"))
    assert taken == set(hand.split())


@pytest.mark.rule("A-SPEC-05")
def test_xerons_card_stays_with_its_taker() -> None:
    table = Scene(row=six("xeron_duke_of_lies"), center=SPARE, power=6, them={"hand": "master_dhartha"})
    assert (table.score(), table.score(1)) == (0, 4)

    table.do("defeat xeron_duke_of_lies", "end_turn", "end_turn")
    assert table.pile("hand") == ["master_dhartha"]  # put away, shuffled and drawn again
    assert (table.score(), table.score(1)) == (4 + 4, 0)


@pytest.mark.rule("A-SPEC-06")
def test_xerons_card_may_be_played_at_once() -> None:
    table = Scene(row=six("xeron_duke_of_lies"), center=SPARE, power=6, them={"hand": "mystic"})
    assert table.do("defeat xeron_duke_of_lies", "play mystic").me.runes == 2


@pytest.mark.rule("A-SPEC-07")
def test_xerons_victims_draw_no_replacement() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"),
        center=SPARE,
        power=6,
        them={"hand": "mystic " * 5, "deck": "apprentice " * 5},
    )
    table.do("defeat xeron_duke_of_lies", "end_turn")
    assert table.asked == 1
    assert (len(table.them.hand), len(table.them.deck)) == (4, 5)


@pytest.mark.rule("A-SPEC-66")
def test_only_the_taker_and_the_former_owner_see_xerons_card() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"), center=SPARE, power=6, hand="militia", them=[{"hand": "mystic"}, {}]
    ).do("defeat xeron_duke_of_lies")

    def gifted_names(viewer: int | None) -> list[str | None]:
        return [event.card_name for event in table.events(viewer) if event.kind == "given"]

    assert gifted_names(0) == gifted_names(1) == ["Mystic"]
    assert gifted_names(2) == gifted_names(None) == [None]
    hands = {viewer: GAME.view(table.s, viewer).players[0].hand for viewer in (1, 2, None)}
    assert {hand.count for hand in hands.values()} == {2}
    assert hands[1].known == ((-1, "Mystic"),)
    assert hands[2].known == hands[None].known == ()
    assert [hand.faces for hand in hands.values()] == [(), (), ()]


# --------------------------------------------------- monsters against constructs


@pytest.mark.rule("A-SPEC-12", "A-SPEC-14")
def test_sea_tyrant_leaves_each_opponent_one_construct_of_their_choice() -> None:
    table = Scene(
        row=six("sea_tyrant"),
        center=SPARE,
        power=5,
        constructs="muramasa shadow_star",
        them=[{"constructs": "shadow_star snapdragon muramasa"}, {"constructs": "the_grand_design socket_altar"}],
    )
    table.do("defeat sea_tyrant")
    assert (table.asked, table.options) == (1, ["keep shadow_star", "keep snapdragon", "keep muramasa"])
    table.do("keep snapdragon")
    assert (table.asked, table.options) == (2, ["keep the_grand_design", "keep socket_altar"])
    table.do("keep socket_altar")

    assert (table.pile("constructs", 1), sorted(table.pile("discard", 1))) == (
        ["snapdragon"],
        ["muramasa", "shadow_star"],
    )
    assert (table.pile("constructs", 2), table.pile("discard", 2)) == (["socket_altar"], ["the_grand_design"])
    assert table.pile("constructs") == ["muramasa", "shadow_star"]
    assert table.me.honor == 5


@pytest.mark.rule("A-SPEC-13")
def test_sea_tyrant_does_not_destroy_a_players_only_construct() -> None:
    table = Scene(row=six("sea_tyrant"), center=SPARE, power=5, them=[{"constructs": "muramasa"}, {}])

    table.do("defeat sea_tyrant")
    assert (table.asked, table.question) == (0, "menu")
    assert table.pile("constructs", 1) == ["muramasa"]
    assert table.pile("discard", 1) == []


@pytest.mark.rule("A-SPEC-25")
def test_vaultbreaker_wurm_discards_the_most_expensive_construct() -> None:
    table = Scene(
        row=six("vaultbreaker_wurm"),
        center=SPARE,
        power=5,
        constructs="muramasa",
        them=[{"constructs": "shadow_star muramasa snapdragon"}, {"constructs": "shadow_star"}],
    )
    table.do("defeat vaultbreaker_wurm")
    assert (table.asked, table.question) == (0, "menu")
    assert (table.pile("constructs", 1), table.pile("discard", 1)) == (["shadow_star", "snapdragon"], ["muramasa"])
    assert (table.pile("constructs", 2), table.pile("discard", 2)) == ([], ["shadow_star"])
    assert table.pile("constructs") == ["muramasa"]
    assert table.pile("void") == ["vaultbreaker_wurm"]
    assert table.me.honor == 4


@pytest.mark.rule("A-SPEC-34", "A-SPEC-35")
def test_bazu_lets_each_opponent_choose_hand_cards_or_all_constructs() -> None:
    bazu = six("bazu_duke_of_scorn")
    assert "defeat bazu_duke_of_scorn" not in Scene(row=bazu, power=5).options
    hand, constructs = "militia mystic apprentice", "shadow_star muramasa"
    table = Scene(
        row=bazu,
        center=SPARE,
        power=6,
        them=[{"hand": hand, "constructs": constructs}, {"hand": hand, "constructs": constructs}],
    ).do("defeat bazu_duke_of_scorn")
    assert (table.me.honor, table.me.power) == (4, 0)

    assert (table.asked, table.question, table.options) == (1, "one_of", ["choose 1", "choose 2"])
    table.do("choose 1")
    assert (table.asked, table.options) == (1, ["discard militia", "discard mystic", "discard apprentice"])
    table.do("discard mystic", "discard militia")
    assert (table.asked, table.options) == (2, ["choose 1", "choose 2"])
    table.do("choose 2")

    assert (table.pile("hand", 1), table.pile("discard", 1)) == (["apprentice"], ["mystic", "militia"])
    assert table.pile("constructs", 1) == constructs.split()
    assert (table.pile("hand", 2), table.pile("constructs", 2)) == (hand.split(), [])
    assert table.pile("discard", 2) == constructs.split()
    assert (table.asked, table.question) == (0, "menu")


# ------------------------------------------------------------ values of monsters


@pytest.mark.rule("A-SPEC-36", "A-SPEC-37")
def test_earth_tyrant_costs_six_and_gives_five_honor_and_two_cards() -> None:
    assert "defeat earth_tyrant" not in Scene(row=six("earth_tyrant"), power=5).options
    table = Scene(row=six("earth_tyrant"), center=SPARE, power=6, deck="mystic militia apprentice")
    table.do("defeat earth_tyrant")
    assert (table.me.power, table.me.honor) == (0, 5)
    assert (table.pile("hand"), table.pile("deck")) == (["apprentice", "militia"], ["mystic"])


@pytest.mark.rule("A-SPEC-38", "A-SPEC-39")
def test_wind_tyrant_costs_five_and_gives_three_honor_and_three_runes() -> None:
    assert "defeat wind_tyrant" not in Scene(row=six("wind_tyrant"), power=4).options
    table = Scene(row=six("wind_tyrant"), center=SPARE, power=5).do("defeat wind_tyrant")
    assert (table.me.power, table.me.honor, table.me.runes) == (0, 3, 3)


# ----------------------------------------------------------------- Ravenous Gorph


@pytest.mark.rule("A-SPEC-46")
def test_gorph_banishes_both_its_neighbors_when_it_enters_the_row() -> None:
    table = Scene(
        row="wolf_shaman landtalker spike_vixen muramasa emri_one_with_the_void mephit",
        center="lunar_stag nairi_henge_queen ravenous_gorph",
        runes=2,
    )
    table.do("acquire spike_vixen")
    assert table.pile("row") == [
        "wolf_shaman", "nairi_henge_queen", "ravenous_gorph", "lunar_stag", "emri_one_with_the_void", "mephit",
    ]  # fmt: skip
    assert sorted(table.pile("void")) == ["landtalker", "muramasa"]
    assert table.question == "menu"  # nothing to choose


@pytest.mark.rule("A-SPEC-47")
@pytest.mark.parametrize("answer", ["banish landtalker", "banish muramasa", "done"])
def test_gorphs_reward_may_banish_one_card_that_was_next_to_it(answer: str) -> None:
    row = "wolf_shaman landtalker ravenous_gorph muramasa emri_one_with_the_void mephit"
    table = Scene(row=row, center="lunar_stag nairi_henge_queen", power=3).do("defeat ravenous_gorph")

    assert (table.me.honor, table.me.power) == (3, 0)
    assert (table.question, table.options) == ("pick", ["banish landtalker", "banish muramasa", "done"])
    table.do(answer)
    gone = [] if answer == "done" else [answer.split()[1]]
    assert table.pile("void") == ["ravenous_gorph", *gone]
    assert table.question == "menu"


@pytest.mark.rule("A-SPEC-48")
def test_two_opening_fates_resolve_from_the_center_deck_outward() -> None:
    keep = {
        "Askara of Fate": 1,
        "Arbiter of Fate": 1,
        "Doom Weeper": 1,
        "Fire Tyrant": 1,
        "Lunar Stag": 1,
        "Sordid Asp": 1,
    }
    others = {
        "Adayu, the Chosen", "Arha Sensei", "Eternal Askara", "Hectic Scribe", "Dhartha's Retreat",
        "Nairi, Henge Queen", "Dandelion Witch", "Great-Omen Raven", "Serpentcall", "Stone Circle", "Battery Monk",
        "Dimension Diver", "Combustion Idol", "Project Alpha", "Reclamax", "Socket Altar", "Black Watch Elite",
        "Deathseeker", "Guardian of Sadranis", "Sadranis, Dark Emissary", "Black Hole", "Bazu, Duke of Scorn",
        "Ravenous Gorph", "Samael the Fallen", "Vaultbreaker Wurm",
    }  # fmt: skip
    config = GAME.configure({"sets": "fallen", "copies": keep | dict.fromkeys(others, 0)})
    seen = set()
    for seed in range(12):
        state = GAME.new(config, seed)
        slots = {state.tables.name[card]: slot for slot, card in enumerate(state.row)}
        asked = []
        while (decision := GAME.decision(state)) is not None and decision.question.key != "menu":
            asked.append((decision.question.source, decision.seat))
            GAME.choose(state, state.options[-1])  # neither draw nor banish
        order = sorted(("Askara of Fate", "Arbiter of Fate"), key=lambda name: slots[name])
        seats = [state.first, 1 - state.first]
        assert asked == [(name, seat) for name in order for seat in seats]
        seen.add(order[0])
    assert len(seen) == 2  # both orders occurred


# --------------------------------------------------------------------- Sordid Asp


@pytest.mark.rule("A-SPEC-67")
@pytest.mark.parametrize(("mine", "theirs", "after"), [(3, 5, (6, 3)), (4, 5, (5, 5)), (5, 5, (6, 5)), (0, 9, (3, 7))])
def test_sordid_asp_gives_its_honor_before_tokens_are_compared(mine: int, theirs: int, after: tuple[int, int]) -> None:
    table = Scene(row=six("sordid_asp"), center=SPARE, power=3, honor=mine, them={"honor": theirs})
    table.do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor) == after


@pytest.mark.rule("A-SPEC-67")
def test_sordid_asps_victim_is_chosen_among_the_players_with_the_most_honor() -> None:
    table = Scene(
        row=six("sordid_asp"),
        center=SPARE,
        power=3,
        honor=1,
        them=[{"honor": 7, "hand": "master_dhartha"}, {"honor": 5}, {"honor": 7}],
    )
    table.do("defeat sordid_asp")
    assert (table.asked, table.question, table.options) == (0, "steal", ["steal 2", "steal 4"])
    table.do("steal 4")
    assert [seat.honor for seat in table.s.seats] == [1 + 1 + 2, 7, 5, 5]


@pytest.mark.rule("A-SPEC-67")
def test_the_asp_does_not_compare_printed_honor() -> None:
    table = Scene(row=six("sordid_asp"), center=SPARE, power=3, them={"honor": 1, "deck": "hedron_cannon"})
    table.do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor) == (1, 1)


@pytest.mark.rule("A-SPEC-67")
def test_stealing_takes_no_more_honor_than_the_victim_has() -> None:
    thief = {"name": "Cutpurse", "kind": "hero", "faction": "void", "cost": 1, "honor": 1, "effect": "Steal(5)"}
    table = Scene(hand="cutpurse", them={"honor": 3}, config={"cards": [thief]}).do("play cutpurse")
    assert (table.me.honor, table.them.honor) == (3, 0)


# ----------------------------------------------------------------------- Sadranis


@pytest.mark.rule("A-SPEC-68")
def test_sadranis_puts_a_defeated_monster_from_the_void_under_the_center_deck() -> None:
    table = Scene(
        hand="sadranis_dark_emissary",
        void="wind_tyrant mephit spike_vixen earth_tyrant",
        row=six(),
        center=SPARE,
        power=2,
    )
    row = table.pile("row")
    table.do("play sadranis_dark_emissary")
    assert table.options == ["defeat wind_tyrant", "defeat mephit", "done"]  # 6 would be too many

    table.do("defeat wind_tyrant")
    assert (table.me.power, table.me.honor, table.me.runes) == (0, 3, 3)
    assert table.pile("center") == ["wind_tyrant", *SPARE.split()]
    assert table.pile("void") == ["mephit", "spike_vixen", "earth_tyrant"]
    assert table.pile("row") == row


@pytest.mark.rule("A-SPEC-68")
def test_sadranis_monster_gives_its_reward_before_it_moves() -> None:
    table = Scene(hand="sadranis_dark_emissary", void="mephit", row=six("spike_vixen"), center=SPARE)

    table.do("play sadranis_dark_emissary", "defeat mephit")
    assert table.options[0] == "banish spike_vixen"
    assert (table.pile("void"), table.me.honor) == (["mephit"], 2)  # still there while its reward is resolved
    table.do("banish spike_vixen")
    assert table.pile("void") == ["spike_vixen"]
    assert table.pile("center") == ["mephit", *SPARE.split()[1:]]


@pytest.mark.rule("A-SPEC-68")
def test_a_gorph_in_the_void_has_no_neighbors() -> None:
    table = Scene(hand="sadranis_dark_emissary", void="ravenous_gorph", row=six(), center=SPARE)

    table.do("play sadranis_dark_emissary", "defeat ravenous_gorph")
    assert (table.question, table.me.honor) == ("menu", 3)
    assert table.pile("center") == ["ravenous_gorph", *SPARE.split()]


@pytest.mark.rule("A-SPEC-68")
def test_sadranis_does_not_have_to_fight() -> None:
    table = Scene(hand="sadranis_dark_emissary", void="mephit", row=six(), center=SPARE)
    table.do("play sadranis_dark_emissary", "done")
    assert (table.me.power, table.pile("void")) == (3, ["mephit"])


# ----------------------------------------------------------- Avatar of the Fallen


@pytest.mark.rule("A-SPEC-84")
def test_the_avatars_reward_may_be_declined() -> None:
    table = Scene(row=six("avatar_of_the_fallen", "mephit"), center=SPARE, power=7).do("defeat avatar_of_the_fallen")

    assert (table.question, table.options[-1], table.me.honor) == ("pick", "done", 4)
    assert "take cultist" not in table.options
    assert "take mystic" not in table.options
    row = table.pile("row")
    table.do("done")
    assert (table.pile("row"), table.pile("discard"), table.question) == (row, [], "menu")


@pytest.mark.rule("A-SPEC-84")
def test_the_avatars_reward_acquires_a_hero_or_defeats_a_monster_for_free() -> None:
    setup = six("avatar_of_the_fallen", "wind_tyrant", "hedron_cannon")
    hero = Scene(row=setup, center=SPARE, power=7).do("defeat avatar_of_the_fallen", "take hedron_cannon")
    assert (hero.pile("discard"), hero.me.runes) == (["hedron_cannon"], 0)

    monster = Scene(row=setup, center=SPARE, power=7).do("defeat avatar_of_the_fallen", "take wind_tyrant")
    assert (monster.me.power, monster.me.honor, monster.me.runes) == (0, 4 + 3, 3)
    assert sorted(monster.pile("void")) == ["avatar_of_the_fallen", "wind_tyrant"]
