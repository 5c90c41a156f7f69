"""Solo games (A-SOLO): Samael takes the cards at the far end of the row after every turn."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import BadConfig

SAMAEL = 1
TABLET = "tablet_of_times_dawn"
A, B, C, D, E, F = ROW = (
    "arha_initiate", "lifebound_initiate", "mechana_initiate", "void_initiate", "spike_vixen", "temple_librarian",
)  # fmt: skip
N, P, Q = "wolf_shaman", "demon_slayer", "landtalker"
NEW = f"{Q} {P} {N}"  # a center deck: N is on top, then P, then Q


def alone(
    row: str | tuple[str, ...] = ROW, center: str = NEW, samael: dict[str, Any] | None = None, **me: Any
) -> Scene:
    """A scene of a solo game; the keywords of `samael` are Samael's zones."""
    row = row if isinstance(row, str) else " ".join(row)
    return Scene(row=row, center=center, them=samael or {}, config={"mode": "solo", "players": 1}, **me)


def stack(table: Scene) -> list[str]:
    """What Samael has acquired."""
    return table.pile("trophies", SAMAEL)


# ----------------------------------------------------------------------- setup


@pytest.mark.rule("A-SOLO-01", "A-SOLO-41")
@pytest.mark.parametrize(("sets", "center", "pile"), [("base", 100, 20), ("fallen", 65, 17), ("both", 165, 37)])
def test_solo_works_with_any_set(sets: str, center: int, pile: int) -> None:
    config = GAME.configure({"sets": sets, "mode": "solo"})
    assert config.players == 1
    state = GAME.new(config, 4)

    assert 6 + len(state.center) + len(state.void) == center
    assert len(state.heavies) == pile
    with pytest.raises(BadConfig):
        GAME.configure({"sets": sets, "mode": "solo", "players": 2})


@pytest.mark.rule("A-SOLO-02")
@pytest.mark.parametrize("sets", ["base", "fallen", "both"])
def test_the_pool_is_fifty(sets: str) -> None:
    assert GAME.new(GAME.configure({"sets": sets, "mode": "solo"}), 1).pool == 50


@pytest.mark.rule("A-SOLO-03", "A-SOLO-04", "A-SOLO-05", "A-SOLO-06")
@pytest.mark.parametrize("seed", range(6))
def test_setup_is_normal_and_the_player_begins_against_a_samael_without_cards(seed: int) -> None:
    state = GAME.new(GAME.configure({"sets": "base", "players": 1}), seed)
    visible = GAME.view(state, 0)
    you, samael = visible.players

    assert visible.active == visible.waiting_for == 0
    assert visible.question is not None and visible.question.key == "menu"
    assert (you.hand.count, you.deck.count, you.discard.count) == (5, 5, 0)
    names = [face.name for face in you.hand.faces] + list(you.deck_list)
    assert sorted(names) == ["Apprentice"] * 8 + ["Militia"] * 2
    assert None not in visible.row and len(visible.row) == 6
    assert (visible.mystics.count, visible.heavies.count, visible.cultists.count, visible.void.count) == (20, 20, 1, 0)
    piles = (samael.deck, samael.hand, samael.played, samael.discard, samael.constructs, samael.trophies)
    assert [pile.count for pile in piles] == [0] * 6
    assert (samael.runes, samael.power, samael.honor) == (0, 0, 0)


# ------------------------------------------------------------------- the slide


@pytest.mark.rule("A-SOLO-07", "A-SOLO-08", "A-SOLO-09", "A-SOLO-11", "A-SOLO-14")
def test_the_worked_example_from_the_digest() -> None:
    table = alone(runes=1).do(f"acquire {D}")
    assert table.pile("row") == [N, A, B, C, E, F]

    table.do("end_turn")
    assert table.pile("row") == [Q, P, N, A, B, C]
    assert sorted(stack(table)) == sorted([E, F])


@pytest.mark.rule("A-SOLO-07", "A-SOLO-08", "A-SOLO-09")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_cards_slide_right_and_the_new_card_enters_at_the_left(slot: int) -> None:
    table = alone(runes=2).do(f"acquire {ROW[slot - 1]}")

    assert table.pile("row") == [N, *ROW[: slot - 1], *ROW[slot:]]


@pytest.mark.rule("A-SOLO-10")
@pytest.mark.parametrize("way", ["acquire", "defeat", "banish", "free"])
def test_the_row_slides_whenever_a_card_leaves(way: str) -> None:
    leaving = "mephit" if way in ("defeat", "banish") else C
    table = alone((A, B, leaving, D, E, F), runes=1, power=3, hand="seer_of_the_forked_path adayu_the_chosen")
    if way == "acquire":
        table.do(f"acquire {C}")
    elif way == "defeat":
        table.do("defeat mephit", "done")
    elif way == "banish":
        table.do("play seer_of_the_forked_path", "banish mephit")
    else:
        table.do("play adayu_the_chosen", f"take {C}")

    assert table.pile("row") == [N, A, B, D, E, F]


@pytest.mark.rule("A-SOLO-10", "A-SOLO-07")
def test_a_reward_applies_to_the_row_after_it_slides() -> None:
    table = alone((A, "mephit", C, D, E, F), power=3).do("defeat mephit")
    assert table.options == [f"banish {card}" for card in (N, A, C, D, E, F)] + ["done"]

    table.do(f"banish {N}")
    assert table.pile("row") == [P, A, C, D, E, F]


@pytest.mark.rule("A-SOLO-11", "A-SOLO-28")
def test_a_fate_that_opens_two_gaps_slides_the_row_too() -> None:
    """Of the two cards that enter for Samael, Gorph is the first. In slot 2, it banishes both neighbors."""
    table = alone(center=f"{Q} {P} {N} ravenous_gorph").do("end_turn")

    assert table.pile("row") == [Q, P, "ravenous_gorph", B, C, D]
    assert sorted(table.pile("void")) == sorted([N, A])


@pytest.mark.rule("A-SOLO-28")
def test_a_fate_that_changes_the_row_resolves_on_the_players_turn_too() -> None:
    table = alone(center=f"{P} {N} ravenous_gorph", runes=1).do(f"acquire {D}")

    assert table.pile("void") == [A]
    assert table.pile("row") == [N, "ravenous_gorph", B, C, E, F]


@pytest.mark.rule("A-SOLO-11")
def test_a_short_row_stays_at_the_far_end_and_is_refilled_when_cards_return() -> None:
    table = alone((A, B, "mephit"), center="", power=3)
    assert table.pile("row") == ["-", "-", "-", A, B, "mephit"]
    table.do("defeat mephit")  # it is shuffled as the only card and enters at the left

    assert table.pile("row") == ["-", "-", "-", "mephit", A, B]


# ---------------------------------------------------------------- Samael acts


@pytest.mark.rule("A-SOLO-12")
def test_samael_acts_after_each_turn() -> None:
    table = alone(center=" ".join([*ROW, Q, P, N]))
    for turn in range(1, 4):
        table.do("end_turn")
        assert table.news("samael") == [("samael", SAMAEL)]
        assert (table.asked, table.question) == (0, "menu")
        assert len(stack(table)) == 2 * turn


@pytest.mark.rule("A-SOLO-12")
def test_samael_does_nothing_during_a_turn() -> None:
    table = alone(runes=3, power=4, hand="apprentice militia")
    table.do("play apprentice", "play militia", f"acquire {A}", "acquire mystic", "defeat cultist")

    assert stack(table) == []
    assert GAME.view(table.s, 0).players[SAMAEL].honor == 0


@pytest.mark.rule("A-SOLO-13", "A-SOLO-26")
def test_samael_acts_after_the_new_hand_is_drawn() -> None:
    """The Fate of a card that enters for Samael applies to the new hand; the old hand is in the discard pile."""
    table = alone(center=f"{N} arbiter_of_fate", hand="militia", deck="apprentice " * 5).do("end_turn")

    assert [e.kind for e in table.events() if e.kind in ("cleanup", "drawn", "samael")] == (
        ["cleanup", *["drawn"] * 5, "samael"]
    )
    assert (table.asked, table.question) == (0, "pick")
    assert table.options == ["banish apprentice", "banish militia", "done"]
    table.do("banish apprentice")
    assert table.pile("hand") == ["apprentice"] * 4
    assert table.question == "menu"


@pytest.mark.rule("A-SOLO-14", "A-SOLO-15", "A-SOLO-16", "A-SOLO-18")
def test_samael_acquires_the_two_cards_farthest_from_the_center_deck_for_free() -> None:
    table = alone((A, B, C, D, "hedron_cannon", "adayu_the_chosen")).do("end_turn")
    samael = table.them

    assert stack(table) == ["hedron_cannon", "adayu_the_chosen"]
    assert [(e.kind, e.card_name, e.amount) for e in table.events() if e.kind == "acquired"] == [
        ("acquired", "Hedron Cannon", 0), ("acquired", "Adayu, the Chosen", 0),
    ]  # fmt: skip
    assert (samael.runes, samael.power, samael.honor) == (0, 0, 0)
    assert samael.discard == samael.deck == samael.hand == samael.constructs == table.s.void == []
    assert (table.me.runes, table.pile("discard")) == (0, [])
    assert table.s.pool == 50


@pytest.mark.rule("A-SOLO-17", "A-SOLO-20", "A-SOLO-21", "A-SOLO-22")
def test_samael_defeats_a_monster_for_the_honor_of_its_reward() -> None:
    table = alone((A, B, C, D, "wind_tyrant", "muramasa")).do("end_turn")

    assert table.pile("void") == ["wind_tyrant"]
    assert stack(table) == ["muramasa"]
    assert [(e.kind, e.seat, e.card_name) for e in table.events() if e.kind == "defeated"] == [
        ("defeated", SAMAEL, "Wind Tyrant")
    ]
    assert (table.them.honor, table.s.pool) == (3, 47)


REWARDS = {
    "avatar_of_the_fallen": 4, "bazu_duke_of_scorn": 4, "corrosive_widow": 3, "doom_weeper": 2, "earth_tyrant": 5,
    "fire_tyrant": 6, "mephit": 2, "mistake_of_creation": 4, "ravenous_gorph": 3, "samael_the_fallen": 8,
    "samaels_trickster": 2, "sea_tyrant": 5, "sordid_asp": 1, "tormented_soul": 2, "vaultbreaker_wurm": 4,
    "wind_tyrant": 3, "xeron_duke_of_lies": 4,
}  # fmt: skip


@pytest.mark.rule("A-SOLO-17", "A-SOLO-20", "A-SOLO-21", "A-SOLO-23")
@pytest.mark.parametrize(("monster", "honor"), REWARDS.items())
@pytest.mark.parametrize("slot", [5, 6])
def test_samael_takes_only_the_honor_of_a_reward(monster: str, honor: int, slot: int) -> None:
    row = [A, B, C, D, E]
    row.insert(slot - 1, monster)
    table = alone(" ".join(row), deck="apprentice " * 8, constructs="muramasa shadow_star", honor=9).do("end_turn")

    assert (table.asked, table.question) == (0, "menu")
    assert table.them.honor == honor
    assert stack(table) == [E]
    assert table.pile("void") == [monster]
    assert table.pile("row") == [P, N, A, B, C, D]
    assert (table.me.honor, table.s.pool) == (9, 50 - honor)
    assert table.pile("hand") == ["apprentice"] * 5
    assert table.pile("constructs") == ["muramasa", "shadow_star"]
    assert (table.them.runes, table.them.power, table.them.hand, table.pile("trophies")) == (0, 0, [], [])


@pytest.mark.rule("A-SOLO-19", "A-SOLO-05")
def test_cards_in_samaels_stack_do_nothing() -> None:
    samael = {"trophies": "voidthirster muramasa stone_circle burrower_mark_ii"}
    table = alone((A, B, C, D, "mephit", "shadow_star"), samael=samael).do("end_turn")

    assert table.them.honor == 2  # Voidthirster would have given one more
    assert (table.them.power, table.them.hand, table.them.deck) == (0, [], [])
    assert (table.asked, table.question) == (0, "menu")
    assert not [option for option in table.options if option.startswith("use")]


@pytest.mark.rule("A-SOLO-24")
def test_samaels_two_cards_leave_together() -> None:
    """Samael doesn't take a single monster again when the Void is reshuffled and it returns."""
    table = alone(("mephit",), center="", void="").do("end_turn")
    assert table.them.honor == 2
    assert table.pile("row") == ["-"] * 5 + ["mephit"]

    table = alone((A, B, C, D, "mephit", "wind_tyrant"), center="").do("end_turn")
    assert table.them.honor == 5
    assert [e.amount for e in table.events() if e.kind == "shuffled"] == [2]  # both were in the Void by then
    assert sorted(table.pile("row")[:2]) == ["mephit", "wind_tyrant"]
    assert table.pile("row")[2:] == [A, B, C, D]


@pytest.mark.rule("A-SOLO-24", "A-SOLO-11")
@pytest.mark.parametrize("taken", [(E, F), ("mephit", F), (E, "mephit"), ("mephit", "wind_tyrant")], ids=" ".join)
def test_no_card_enters_between_samaels_two_cards(taken: tuple[str, str]) -> None:
    table = alone((A, B, C, D, *taken)).do("end_turn")
    happenings = [(e.kind, e.card_name) for e in table.events() if e.kind in ("acquired", "defeated", "refilled")]

    assert [what == "refilled" for what, _ in happenings] == [False, False, True, True]
    assert [face for _, face in happenings[2:]] == ["Wolf Shaman", "Demon Slayer"]
    assert table.pile("row") == [P, N, A, B, C, D]


@pytest.mark.rule("A-SOLO-25")
def test_slot_five_is_handled_before_slot_six() -> None:
    table = alone((A, B, C, D, "mephit", "wind_tyrant"), pool=1).do("end_turn")

    assert [e.card_name for e in table.events() if e.kind == "defeated"] == ["Mephit", "Wind Tyrant"]
    assert [(e.kind, e.amount) for e in table.events() if e.kind in ("gained", "last_round")] == [
        ("gained", 2), ("last_round", 1), ("gained", 3),
    ]  # fmt: skip
    assert stack(alone().do("end_turn")) == [E, F]


@pytest.mark.rule("A-SOLO-26", "A-SOLO-27")
def test_a_fate_on_samaels_turn_asks_only_the_player() -> None:
    table = alone(center=f"{N} askara_of_fate", deck="apprentice " * 9).do("end_turn")
    assert (table.asked, table.question) == (0, "may")
    table.do("yes")

    assert (table.asked, table.question) == (0, "menu")  # and not Samael
    assert len(table.pile("hand")) == 6
    assert table.them.hand == []


@pytest.mark.rule("A-SOLO-27")
@pytest.mark.parametrize("samaels_turn", [True, False])
def test_a_fate_for_each_player_affects_only_the_solo_player(samaels_turn: bool) -> None:
    table = alone(center=f"{N} stone_circle", runes=1, mystics=5)
    table.do("end_turn" if samaels_turn else f"acquire {D}")
    assert (table.asked, table.options) == (0, ["acquire mystic", "done"])
    table.do("acquire mystic")

    assert table.question == "menu"
    assert len(table.pile("mystics")) == 4
    assert table.pile("deck") == ["mystic"]
    assert table.them.deck == [] and "mystic" not in stack(table)


@pytest.mark.rule("A-SOLO-29")
@pytest.mark.parametrize(
    "monster",
    ["bazu_duke_of_scorn", "corrosive_widow", "fire_tyrant", "sea_tyrant", "vaultbreaker_wurm", "xeron_duke_of_lies"],
)
def test_attacks_do_not_affect_samael(monster: str) -> None:
    samael = {"trophies": "muramasa shadow_star hedron_cannon", "honor": 3}
    table = alone(f"{A} {B} {C} {monster}", power=6, hand="apprentice", samael=samael).do(f"defeat {monster}")

    assert (table.asked, table.question) == (0, "menu")
    assert table.me.honor == REWARDS[monster]
    assert stack(table) == ["muramasa", "shadow_star", "hedron_cannon"]
    assert (table.them.honor, table.them.discard, table.pile("hand")) == (3, [], ["apprentice"])


@pytest.mark.rule("A-SOLO-37", "A-SOLO-38")
@pytest.mark.parametrize("row", [(), (A,), (A, B), (A, B, C)], ids=len)
def test_samael_takes_what_a_short_row_has_and_nothing_from_the_piles(row: tuple[str, ...]) -> None:
    table = alone(row, center="", mystics=3, heavies=3).do("end_turn")

    assert stack(table) == list(row[-2:])
    assert table.pile("row") == ["-"] * (6 - len(row[:-2])) + list(row[:-2])
    assert (len(table.pile("mystics")), len(table.pile("heavies")), table.them.honor) == (3, 3, 0)
    assert table.pile("cultists") == ["cultist"]


@pytest.mark.rule("A-SOLO-39")
def test_the_player_uses_the_piles_and_the_cultist_as_usual() -> None:
    table = alone(runes=5, power=4).do("acquire mystic", "acquire heavy_infantry", "defeat cultist", "defeat cultist")

    assert table.pile("discard") == ["mystic", "heavy_infantry"]
    assert (table.me.honor, table.s.pool) == (2, 48)
    assert table.pile("row") == list(ROW)


@pytest.mark.rule("A-SOLO-40")
def test_an_extra_turn_precedes_samaels_turn() -> None:
    table = alone(constructs=f"{TABLET} {TABLET}", center=f"{Q} {P} {N}").do(f"use {TABLET}", f"use {TABLET}")
    for _ in range(2):
        table.do("end_turn")
        assert (table.asked, stack(table), table.pile("row")) == (0, [], list(ROW))
    table.do("end_turn")

    assert stack(table) == [E, F]
    assert stack(table.do("end_turn")) == [E, F, C, D]


@pytest.mark.rule("A-SOLO-42", "A-SOLO-18")
def test_samaels_stack_is_not_shuffled_into_the_center_deck() -> None:
    table = alone(center="", void=f"{N} {P}")
    stacked = []
    for _ in range(6):
        table.do("end_turn")
        stacked.append(len(stack(table)))

    assert stacked == [2, 4, 6, 8, 8, 8]
    assert sorted(stack(table)) == sorted([*ROW, N, P])
    assert table.pile("row") == ["-"] * 6
    assert table.pile("center") == table.pile("void") == []


@pytest.mark.rule("A-SOLO-43")
def test_samaels_turn_triggers_none_of_the_players_constructs() -> None:
    mine = "voidthirster rocket_courier_x_99 stone_circle"
    row = f"{A} {B} wind_tyrant {C} shadow_star mephit"
    table = alone(row, constructs=mine, hand="guardian_of_sadranis", deck="heavy_infantry " * 5)
    table.do("play guardian_of_sadranis", "end_turn")

    assert (table.asked, table.question) == (0, "menu")
    assert table.me.honor == 0
    assert stack(table) == ["shadow_star"]
    table.do("play heavy_infantry", "play heavy_infantry", "play heavy_infantry", "defeat wind_tyrant")
    assert table.me.honor == 3 + 1  # Voidthirster has not been used up


@pytest.mark.rule("A-SOLO-43")
@pytest.mark.parametrize(("samaels_turn", "honor"), [(True, 0), (False, 2)])
def test_constructs_cannot_be_used_during_fates_on_samaels_turn(samaels_turn: bool, honor: int) -> None:
    """A construct that gives 1 Honor for each acquired hero doesn't react during Samael's turn."""
    card = {"name": "Herald", "kind": "construct", "cost": 1, "honor": 0, "copies": 1}
    config = {"mode": "solo", "cards": [{**card, "rules": ["Trigger(acquired, gain(honor, 1), of(hero))"]}]}
    table = Scene(row=" ".join(ROW), center=f"{N} stone_circle", constructs="herald", runes=1, config=config)
    table.do("end_turn" if samaels_turn else f"acquire {D}", "acquire mystic")

    assert table.pile("deck") == ["mystic"]
    assert table.me.honor == honor


@pytest.mark.rule("A-SOLO-43")
def test_cards_samael_takes_do_not_count_as_acquired_by_the_player() -> None:
    """Dhartha's Retreat asks whether the player acquired or defeated anything this turn."""
    table = alone((A, B, C, D, "mephit", F), constructs="dharthas_retreat", center=" ".join(ROW), deck="militia " * 20)
    table.do("end_turn", "no", "end_turn")

    assert (table.question, table.options) == ("trigger", ["yes", "no"])


# --------------------------------------------------------------------- the end


@pytest.mark.rule("A-SOLO-30", "A-SOLO-31", "A-SOLO-32")
def test_samael_does_not_act_after_the_player_empties_the_pool() -> None:
    table = alone((A, B, C, D, "muramasa", "wind_tyrant"), pool=1, power=6, runes=3, deck="apprentice " * 5)
    table.do("defeat cultist")
    assert (table.asked, table.question, table.s.pool) == (0, "menu", 0)
    table.do("defeat cultist", "acquire mystic", "end_turn")

    assert table.over
    assert table.pile("row") == [A, B, C, D, "muramasa", "wind_tyrant"]
    assert table.news("samael") == []
    assert table.pile("hand") == ["apprentice"] * 5
    assert table.outcome.scores == (2 + 1, 0)
    assert table.outcome.reason == "honor"


@pytest.mark.rule("A-SOLO-30", "A-SOLO-32")
def test_samaels_turn_is_the_last_when_he_empties_the_pool() -> None:
    table = alone((A, B, C, D, "mephit", "fire_tyrant"), pool=2, deck="apprentice " * 5).do("end_turn")

    assert table.over
    assert table.outcome.scores == (0, 2 + 6)
    assert table.pile("row") == [P, N, A, B, C, D]  # the row was filled up all the same


@pytest.mark.rule("A-SOLO-30")
def test_samaels_last_turn_is_completed_with_its_fates() -> None:
    row = (A, B, C, D, E, "mephit")
    table = alone(row, pool=1, center=f"{N} arbiter_of_fate", deck="deathseeker").do("end_turn")
    assert (table.asked, table.options) == (0, ["banish deathseeker", "done"])
    table.do("banish deathseeker")

    assert table.over
    assert table.outcome.scores == (3, 2 + 1)


@pytest.mark.rule("A-SOLO-30")
@pytest.mark.parametrize("pool", [2, 3])
def test_the_game_continues_while_honor_is_left(pool: int) -> None:
    table = alone((A, B, C, D, E, "mephit"), pool=pool).do("end_turn")

    assert table.over == (pool == 2)


@pytest.mark.rule("A-SOLO-33", "A-SOLO-34", "A-SOLO-19")
def test_samael_scores_his_tokens_and_stack_and_the_player_all_cards_and_tokens() -> None:
    mine = {"hand": "mystic", "deck": "landtalker", "discard": "muramasa", "constructs": "hedron_cannon", "honor": 10}
    samael = {"trophies": "hedron_link_device void_initiate", "honor": 20}
    table = alone("cetra_weaver_of_stars", pool=1, power=2, samael=samael, center="", **mine)
    table.do("defeat cultist", "end_turn")

    assert table.outcome.scores == (10 + 1 + 1 + 4 + 4 + 8, 20 + 7 + 1)


@pytest.mark.rule("A-SOLO-35", "A-SOLO-36")
@pytest.mark.parametrize(("honor", "winner"), [(19, SAMAEL), (20, SAMAEL), (21, 0)])
@pytest.mark.parametrize("cards", [0, 3])
def test_the_player_wins_only_with_more_honor_than_samael(honor: int, winner: int, cards: int) -> None:
    mine: dict[str, Any] = {"honor": honor - 1 - cards, "discard": "mystic " * cards}
    table = alone(pool=1, power=2, samael={"honor": 16, "trophies": "muramasa"}, **mine)
    table.do("defeat cultist", "end_turn")

    assert table.outcome.scores == (honor, 20)
    assert table.outcome.winners == (winner,)
