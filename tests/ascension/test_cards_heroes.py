"""Heroes with rulings (A-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.game import GAME

# ------------------------------------------------------------------ Avatar Golem


@pytest.mark.rule("A-SPEC-01")
def test_avatar_golem_gives_one_honor_for_each_of_the_four_factions() -> None:
    every = "the_all_seeing_eye snapdragon the_grand_design voidthirster"
    table = Scene(hand="avatar_golem avatar_golem", constructs=every)

    table.do("play avatar_golem")
    assert (table.me.honor, table.me.power) == (4, 2)

    more = Scene(hand="avatar_golem", constructs=f"{every} shadow_star hedron_link_device yggdrasil_staff")
    assert more.do("play avatar_golem").me.honor == 4


@pytest.mark.rule("A-SPEC-02")
@pytest.mark.parametrize(
    ("constructs", "honor"),
    [("", 0), ("muramasa", 1), ("muramasa shadow_star shadow_star", 1), ("shadow_star snapdragon shadow_star", 2)],
)
def test_avatar_golem_counts_each_faction_once(constructs: str, honor: int) -> None:
    assert Scene(hand="avatar_golem", constructs=constructs).do("play avatar_golem").me.honor == honor


@pytest.mark.rule("A-SPEC-03")
def test_avatar_golem_counts_only_constructs_its_player_controls() -> None:
    table = Scene(
        hand="wolf_shaman avatar_golem snapdragon",
        deck="the_all_seeing_eye",
        discard="voidthirster",
        constructs="burrower_mark_ii",
        row=six("shadow_star"),
        them={"constructs": "muramasa the_all_seeing_eye yggdrasil_staff"},
    )
    table.do("play wolf_shaman", "play avatar_golem")
    assert table.me.honor == 1  # Burrower Mark II alone


# ------------------------------------------------------------- Runic Lycanthrope


@pytest.mark.rule("A-SPEC-08", "A-SPEC-11")
def test_lycanthrope_gives_two_power_at_once_after_another_lifebound_hero() -> None:
    table = Scene(hand="lifebound_initiate runic_lycanthrope")

    table.do("play lifebound_initiate", "play runic_lycanthrope")
    assert (table.me.runes, table.me.power, table.me.honor) == (1 + 2, 2, 1)


@pytest.mark.rule("A-SPEC-09", "A-SPEC-11")
def test_lycanthrope_waits_only_for_a_lifebound_hero() -> None:
    table = Scene(hand="runic_lycanthrope apprentice demon_slayer snapdragon lifebound_initiate")

    table.do("play runic_lycanthrope")
    assert (table.me.runes, table.me.power) == (2, 0)
    table.do("play apprentice", "play snapdragon")
    assert table.me.power == 0  # without faction; and no hero
    table.do("play demon_slayer")
    assert table.me.power == 3  # its own, of another faction
    table.do("play lifebound_initiate")
    assert table.me.power == 3 + 2


@pytest.mark.rule("A-SPEC-09")
def test_lycanthrope_waits_only_until_the_end_of_its_turn() -> None:
    table = Scene(hand="runic_lycanthrope", deck="lifebound_initiate")

    table.do("play runic_lycanthrope").end_turns(2)
    assert table.do("play lifebound_initiate").me.power == 0


@pytest.mark.rule("A-SPEC-10")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_lycanthrope_gives_its_bonus_once_in_any_order_with_three_others(place: int) -> None:
    order = ["lifebound_initiate"] * 3
    order.insert(place, "runic_lycanthrope")
    table = Scene(hand=" ".join(order))

    assert table.do(*(f"play {card}" for card in order)).me.power == 2


# ----------------------------------------------------------------- banishing one


@pytest.mark.rule("A-SPEC-16")
def test_void_initiate_cannot_banish_a_played_apprentice() -> None:
    table = Scene(hand="apprentice void_initiate militia", discard="heavy_infantry")

    table.do("play apprentice", "play void_initiate")
    assert table.options == ["banish militia", "banish heavy_infantry", "done"]
    assert table.why("banish apprentice") == "why-other-place"

    table.do("done").end_turns(2)  # put away, it can be found
    assert "apprentice" in table.pile("hand")
    assert "banish apprentice" in table.do("play void_initiate").options


@pytest.mark.rule("A-SPEC-17")
def test_arbiter_of_the_precipice_cannot_banish_a_played_apprentice() -> None:
    table = Scene(hand="apprentice arbiter_of_the_precipice", deck="mystic militia")

    table.do("play apprentice", "play arbiter_of_the_precipice")
    assert sorted(table.options) == ["banish militia", "banish mystic"]

    alone = Scene(hand="apprentice arbiter_of_the_precipice")
    alone.do("play apprentice", "play arbiter_of_the_precipice")
    assert alone.pile("played") == ["apprentice", "arbiter_of_the_precipice"]
    assert alone.pile("box") == []


@pytest.mark.rule("A-SPEC-18")
def test_an_apprentice_banished_from_the_hand_gives_no_rune() -> None:
    table = Scene(hand="shade_of_the_black_watch apprentice")

    table.do("play shade_of_the_black_watch", "banish apprentice")
    assert (table.me.runes, table.me.power) == (0, 2)
    assert table.pile("box") == ["apprentice"]


@pytest.mark.rule("A-SPEC-19")
def test_black_watch_elite_banishes_when_played_or_not_at_all() -> None:
    table = Scene(hand="black_watch_elite apprentice", discard="militia")

    table.do("play black_watch_elite")
    assert table.question == "pick"
    assert table.options == ["banish apprentice", "banish militia", "done"]

    table.do("done", "play apprentice")
    assert table.question == "menu"
    assert not [option for option in table.options if option.startswith("banish")]
    assert table.pile("discard") == ["militia"]


@pytest.mark.rule("A-SPEC-20")
def test_black_watch_elites_power_lasts_for_the_turn() -> None:
    table = Scene(hand="black_watch_elite apprentice mystic", row=six("samaels_trickster"), center=SPARE)

    table.do("play black_watch_elite", "banish apprentice", "play mystic", "acquire heavy_infantry")
    assert table.me.power == 3
    table.do("defeat samaels_trickster")
    assert (table.me.power, table.me.honor) == (0, 2)


@pytest.mark.rule("A-SPEC-60")
def test_shade_of_the_black_watch_may_banish_one_card_from_hand_or_discard_pile() -> None:
    setup: dict[str, Any] = {
        "hand": "shade_of_the_black_watch militia apprentice",
        "discard": "mystic",
        "deck": "heavy_infantry",
    }
    table = Scene(**setup).do("play shade_of_the_black_watch")
    assert table.options == ["banish militia", "banish apprentice", "banish mystic", "done"]

    table.do("banish mystic")
    assert table.question == "menu"  # one card only
    assert table.pile("discard") == []
    assert Scene(**setup).do("play shade_of_the_black_watch", "banish militia").pile("hand") == ["apprentice"]
    assert Scene(**setup).do("play shade_of_the_black_watch", "done").pile("hand") == ["militia", "apprentice"]


# -------------------------------------------------------------------- Deathseeker


@pytest.mark.rule("A-SPEC-28", "A-SPEC-29")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_deathseeker_gives_three_honor_when_banished_from_hand_or_discard_pile(zone: str) -> None:
    cards: dict[str, Any] = {"hand": "void_initiate", "discard": ""}
    cards[zone] += " deathseeker"
    table = Scene(**cards, row=six(), center=SPARE, pool=20)

    table.do("play void_initiate", "banish deathseeker")
    assert (table.me.honor, table.s.pool) == (3, 17)
    assert table.me.power == 0
    assert table.pile("void") == ["deathseeker"]


@pytest.mark.rule("A-SPEC-28")
def test_deathseekers_bonus_goes_to_its_owner_on_anothers_turn() -> None:
    table = Scene(row=six("spike_vixen"), center=f"{SPARE} arbiter_of_fate", runes=2, them={"hand": "deathseeker"})

    table.do("acquire spike_vixen", "done")  # the Fate asks the active player first
    assert table.asked == 1
    table.do("banish deathseeker")
    assert (table.me.honor, table.them.honor) == (0, 3)


@pytest.mark.rule("A-SPEC-29", "A-SPEC-56", "A-SPEC-59")
def test_deathseeker_costs_two_gives_two_power_and_scores_one() -> None:
    assert "acquire deathseeker" not in Scene(row=six("deathseeker"), runes=1).options
    table = Scene(row=six("deathseeker"), runes=2, hand="deathseeker").do("play deathseeker", "acquire deathseeker")
    assert (table.me.runes, table.me.power, table.me.honor) == (0, 2, 0)
    assert table.score() == 2  # two of them


@pytest.mark.rule("A-SPEC-30")
def test_deathseeker_gives_nothing_when_banished_from_the_row() -> None:
    table = Scene(hand="seer_of_the_forked_path", row=six("deathseeker"), center=SPARE)

    table.do("play seer_of_the_forked_path", "banish deathseeker")
    assert table.pile("void") == ["deathseeker"]
    assert (table.me.honor, table.them.honor) == (0, 0)


# -------------------------------------------------------------- values of heroes


@pytest.mark.rule("A-SPEC-26")
def test_lunar_stag_costs_three_runes() -> None:
    assert "acquire lunar_stag" not in Scene(row=six("lunar_stag"), runes=2).options
    table = Scene(row=six("lunar_stag"), runes=3).do("acquire lunar_stag")
    assert (table.me.runes, table.pile("discard")) == (0, ["lunar_stag"])


@pytest.mark.rule("A-SPEC-27")
def test_lunar_stag_gives_two_runes_or_two_honor() -> None:
    table = Scene(hand="lunar_stag lunar_stag").do("play lunar_stag")
    assert (table.question, table.options) == ("one_of", ["choose 1", "choose 2"])

    table.do("choose 1")
    assert (table.me.runes, table.me.honor) == (2, 0)
    table.do("play lunar_stag", "choose 2")
    assert (table.me.runes, table.me.honor) == (2, 2)


@pytest.mark.rule("A-SPEC-40")
def test_spike_vixen_gives_one_power_and_draws_a_card() -> None:
    table = Scene(hand="spike_vixen", deck="militia apprentice").do("play spike_vixen")
    assert (table.me.power, table.me.runes) == (1, 0)
    assert table.pile("hand") == ["apprentice"]


@pytest.mark.rule("A-SPEC-41")
def test_kor_costs_three_runes() -> None:
    assert "acquire kor_the_ferromancer" not in Scene(row=six("kor_the_ferromancer"), runes=2).options
    assert Scene(row=six("kor_the_ferromancer"), runes=3).do("acquire kor_the_ferromancer").me.runes == 0


@pytest.mark.rule("A-SPEC-44", "A-SPEC-45", "A-SPEC-55")
@pytest.mark.parametrize(("printing", "worth"), [("anniversary", 3), ("first", 2)])
def test_ascetic_costs_five_draws_two_and_scores_by_its_edition(printing: str, worth: int) -> None:
    config = {"edition": printing}
    ascetic = "ascetic_of_the_lidless_eye"
    assert f"acquire {ascetic}" not in Scene(row=six(ascetic), runes=4, config=config).options

    table = Scene(row=six(ascetic), runes=5, config=config).do(f"acquire {ascetic}")
    assert (table.me.runes, table.score()) == (0, worth)

    table = Scene(hand=ascetic, deck="mystic militia apprentice", config=config).do("play ascetic_of_the_lidless_eye")
    assert table.pile("hand") == ["apprentice", "militia"]
    assert table.pile("deck") == ["mystic"]


@pytest.mark.rule("A-SPEC-50", "A-SPEC-51", "A-SPEC-52", "A-SPEC-53")
def test_the_four_plain_heroes() -> None:
    table = Scene(hand="apprentice militia mystic heavy_infantry")
    totals = []
    for card in ("apprentice", "militia", "mystic", "heavy_infantry"):
        table.do(f"play {card}")
        totals.append((table.me.runes, table.me.power))
    assert totals == [(1, 0), (1, 1), (3, 1), (3, 3)]
    assert table.me.honor == 0


# ---------------------------------------------------------------------- discounts


@pytest.mark.rule("A-SPEC-62")
def test_two_discounts_lower_the_same_next_construct() -> None:
    table = Scene(
        hand="battery_monk reactor_monk", row=six("socket_altar", "the_grand_design", "landtalker"), runes=2
    )  # and two from the Reactor Monk

    table.do("play battery_monk", "play reactor_monk")
    assert "acquire landtalker" not in table.options  # a hero of cost 6 is not cheaper
    table.do("acquire socket_altar")
    assert table.me.runes == 0

    second = Scene(hand="battery_monk reactor_monk", row=six("socket_altar", "the_grand_design"), runes=7)
    second.do("play battery_monk", "play reactor_monk", "acquire socket_altar")
    assert second.me.runes == 5  # 9 - 4
    assert "acquire the_grand_design" not in second.options  # its price is 6 again


@pytest.mark.rule("A-SPEC-63")
def test_a_free_construct_consumes_the_discount() -> None:
    alpha = "project_alpha burrower_mark_ii socket_altar"
    table = Scene(
        hand="battery_monk mystic", constructs=alpha, row=six("shadow_star", "yggdrasil_staff"), runes=3, mystics=0
    )

    table.do("play battery_monk")
    assert "acquire yggdrasil_staff" in table.options  # 4, less 1
    table.do("use project_alpha", "acquire shadow_star")
    assert table.me.runes == 3
    assert "acquire yggdrasil_staff" not in table.options


@pytest.mark.rule("A-SPEC-63")
def test_a_free_hero_does_not_consume_the_discount() -> None:
    table = Scene(hand="battery_monk druids_of_the_stone_circle", row=six("yggdrasil_staff"), runes=3, heavies=0)

    table.do("play battery_monk", "play druids_of_the_stone_circle")  # a Mystic is the only hero it can take
    assert table.pile("deck") == ["mystic"]
    assert "acquire yggdrasil_staff" in table.options


# -------------------------------------------------------------- Great-Omen Raven


@pytest.mark.rule("A-SPEC-65")
def test_raven_names_a_card_before_anything_is_revealed_or_shuffled() -> None:
    table = Scene(hand="great_omen_raven", discard="militia").do("play great_omen_raven")
    assert table.question == "name"
    assert (table.pile("deck"), table.pile("discard")) == ([], ["militia"])

    table.do("name militia")
    assert (table.pile("hand"), table.pile("discard"), table.me.honor) == (["militia"], [], 3)


@pytest.mark.rule("A-SPEC-65")
def test_ravens_card_goes_to_the_hand_even_if_it_was_not_named() -> None:
    table = Scene(hand="great_omen_raven", deck="mystic militia").do("play great_omen_raven", "name mystic")
    assert (table.pile("hand"), table.pile("deck"), table.me.honor) == (["militia"], ["mystic"], 0)


@pytest.mark.rule("A-SPEC-65")
def test_ravens_card_is_shown_to_everyone() -> None:
    table = Scene(hand="great_omen_raven", deck="militia").do("play great_omen_raven", "name cultist")
    for viewer in (1, None):
        visible = [event for event in table.events(viewer) if event.kind == "revealed"]
        assert [event.card_name for event in visible] == ["Militia"]
        assert GAME.view(table.s, viewer).players[0].hand.known == ((-1, "Militia"),)


@pytest.mark.rule("A-SPEC-65")
@pytest.mark.parametrize(("sets", "fallen", "base"), [("fallen", True, False), ("both", True, True)])
def test_raven_may_name_every_card_of_the_sets_in_use(sets: str, fallen: bool, base: bool) -> None:
    table = Scene(hand="great_omen_raven", deck="militia", config={"sets": sets}).do("play great_omen_raven")
    in_use = {card.name for card in edition("anniversary") if card.set in ("start", "always", "fallen")}
    in_use |= {card.name for card in edition("anniversary") if base and card.set == "base"}
    options = table.options
    assert len(options) == len(set(options)) == len(in_use)
    assert {"name apprentice", "name mystic", "name cultist"} <= set(options)
    assert ("name sordid_asp" in options, "name mephit" in options) == (fallen, base)


# ----------------------------------------------- Arha Sensei, Askara, the Witches


@pytest.mark.rule("A-SPEC-78")
@pytest.mark.parametrize("card", ["mystic", "heavy_infantry"])
def test_sensei_can_take_back_the_card_it_banished(card: str) -> None:
    table = Scene(hand=f"arha_sensei {card} apprentice", mystics=0, heavies=0)
    number = table.card(card, "hand")

    table.do("play arha_sensei", f"banish {card}")  # the only card in either pile: nothing to choose
    assert table.me.hand[-1] == number
    assert table.pile("hand") == ["apprentice", card]
    assert (table.pile("mystics"), table.pile("heavies")) == ([], [])


@pytest.mark.rule("A-SPEC-80")
def test_askara_copies_another_hero_and_never_itself() -> None:
    table = Scene(hand="mystic demon_slayer twofold_askara").do("play mystic", "play demon_slayer")

    table.do("play twofold_askara")
    assert table.options == ["copy mystic", "copy demon_slayer"]
    table.do("copy demon_slayer")
    assert (table.me.runes, table.me.power) == (2, 6)


@pytest.mark.rule("A-SPEC-80")
def test_askara_copies_a_monster_played_as_a_hero() -> None:
    table = Scene(hand="earth_tyrant twofold_askara", trophies="samael_the_fallen")

    table.do("play earth_tyrant", "play twofold_askara")
    assert (table.me.power, table.me.honor) == (6 + 6, 0)


@pytest.mark.rule("A-SPEC-81")
def test_two_dandelion_witches_give_four_honor_between_them() -> None:
    table = Scene(hand="dandelion_witch dandelion_witch snapdragon mystic", deck="militia apprentice")

    table.do("play dandelion_witch")
    assert (table.me.honor, table.pile("hand")[-1]) == (1, "apprentice")
    table.do("play mystic", "play snapdragon")  # no faction; and a construct, which then gives 1 by its own text
    assert table.me.honor == 2
    table.do("play dandelion_witch")
    assert table.me.honor == 1 + 4


@pytest.mark.rule("A-SPEC-81")
def test_a_witch_counts_lifebound_heroes_before_and_after_it_this_turn_only() -> None:
    table = Scene(hand="landtalker dandelion_witch lunar_stag", deck="nairi_henge_queen landtalker militia")

    table.do("play landtalker", "play dandelion_witch")
    assert table.me.honor == 2
    table.do("play lunar_stag", "choose 1")
    assert table.me.honor == 3
    table.end_turns(2).do("play landtalker")
    assert table.me.honor == 3
