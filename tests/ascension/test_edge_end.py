"""Edge cases of Honor, the end of the game, teams and solo (A-EDGE-66 to A-EDGE-89)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.rules.game import GAME
from vigil.kernel import record
from vigil.kernel.game import Outcome
from vigil.kernel.match import Match

SOLO = {"mode": "solo"}
TEAMS = {"mode": "teams", "players": 4}
CHRONICLER: dict[str, Any] = {
    "name": "Chronicler",
    "kind": "construct",
    "faction": "void",
    "rules": ["Trigger(acquired, gain(honor, 7))"],
}


def last_round(honor: list[int], first: int = 0, **config: Any) -> Outcome:
    """The result if the first player takes the last token and all others pass; `honor` is their Honor then."""
    seats: list[dict[str, Any]] = [{"honor": n} for n in honor]
    seats[first] = {"honor": honor[first] - 1, "power": 2}
    table = Scene(**seats[0], them=seats[1:], config=config, pool=1, active=first)
    table.s.first = first
    table.do("defeat cultist").end_turns(len(honor))
    return table.outcome


# ------------------------------------------------------------------- the last token


@pytest.mark.rule("A-EDGE-66")
def test_a_gain_larger_than_the_pool_is_gained_in_full() -> None:
    table = Scene(row=six("earth_tyrant"), center=SPARE, power=6, pool=2).do("defeat earth_tyrant")
    assert (table.me.honor, table.s.pool) == (5, 0)
    assert GAME.view(table.s, 0).last_round == "honor"
    table.end_turns(2)
    assert table.outcome.scores == (5, 0)


@pytest.mark.rule("A-EDGE-67")
def test_a_non_active_player_can_take_the_last_token() -> None:
    table = Scene(
        row=six("spike_vixen"), center=f"{SPARE} arbiter_of_fate", pool=3, active=1,
        them=[{"runes": 2}, {"hand": "deathseeker"}, {}],
    )  # fmt: skip
    table.do("acquire spike_vixen")
    assert (table.asked, table.options[0]) == (1, "banish spike_vixen")
    table.do("done", "banish deathseeker")
    assert (table.seat(2).honor, table.s.pool) == (3, 0)
    turns = []
    while not table.over:
        turns.append(table.asked)
        table.do("end_turn")
    assert turns == [1, 2, 3]  # the round of the current turn


@pytest.mark.rule("A-EDGE-68")
def test_stolen_honor_does_not_come_from_the_pool() -> None:
    table = Scene(row=six("sordid_asp"), center=SPARE, power=3, pool=30, them={"honor": 9}).do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor, table.s.pool) == (1 + 2, 9 - 2, 30 - 1)


@pytest.mark.rule("A-EDGE-68")
def test_no_player_falls_below_zero_and_stealing_does_not_end_the_game() -> None:
    thief = {"name": "Cutpurse", "kind": "hero", "faction": "void", "cost": 1, "honor": 1, "effect": "Steal(5)"}
    table = Scene(hand="cutpurse", them={"honor": 4}, pool=3, config={"cards": [thief]}).do("play cutpurse")
    assert (table.me.honor, table.them.honor, table.s.pool) == (4, 0, 3)
    assert GAME.view(table.s, 0).last_round == ""


@pytest.mark.rule("A-EDGE-69")
@pytest.mark.parametrize(("pool", "left", "last"), [(2, 0, "honor"), (3, 1, "")])
def test_emptying_the_pool_exactly_ends_the_game(pool: int, left: int, last: str) -> None:
    table = Scene(row=six("tormented_soul"), center=SPARE, power=3, pool=pool).do("defeat tormented_soul")
    assert table.s.pool == left
    assert GAME.view(table.s, 0).last_round == last
    assert table.end_turns(2).over == bool(last)


@pytest.mark.rule("A-EDGE-70")
def test_when_the_first_player_ends_the_game_everyone_else_has_a_turn() -> None:
    table = Scene(power=2, pool=1, them=[{}, {}, {}]).do("defeat cultist", "end_turn")
    assert [table.asked, table.end_turns().asked, table.end_turns().asked] == [1, 2, 3]
    assert table.end_turns().over


@pytest.mark.rule("A-EDGE-71")
def test_the_last_players_extra_turn_is_played_in_the_final_round() -> None:
    table = Scene(
        power=2, pool=1, row=six(), center=SPARE, them={"constructs": "tablet_of_times_dawn", "deck": "militia"}
    )
    table.do("defeat cultist", "end_turn", "use tablet_of_times_dawn", "end_turn")
    assert (table.asked, table.over) == (1, False)
    assert table.end_turns().over


@pytest.mark.rule("A-EDGE-72")
def test_the_first_players_extra_turn_precedes_the_rest_of_the_round() -> None:
    table = Scene(power=2, pool=1, row=six(), center=SPARE, constructs="tablet_of_times_dawn", them=[{}, {}])
    table.do("defeat cultist", "use tablet_of_times_dawn", "end_turn")
    turns = []
    while not table.over:
        turns.append(table.asked)
        table.do("end_turn")
    assert turns == [0, 1, 2]


@pytest.mark.rule("A-EDGE-73")
def test_a_reacquired_tablet_works_again() -> None:
    table = Scene(row=six("spike_vixen"), constructs="tablet_of_times_dawn", runes=7)
    table.do("use tablet_of_times_dawn", "acquire spike_vixen")  # the only card in the Void enters the row
    assert table.pile("row")[0] == "tablet_of_times_dawn"
    table.do("acquire tablet_of_times_dawn", "end_turn")
    assert table.asked == 0
    table.do("play tablet_of_times_dawn", "use tablet_of_times_dawn", "end_turn")
    assert table.asked == 0
    assert table.end_turns().asked == 1


@pytest.mark.rule("A-EDGE-74")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_among_three_tied_players_the_last_in_turn_order_wins(first: int, winner: int) -> None:
    outcome = last_round([5, 5, 5], first)
    assert outcome.scores == (5, 5, 5)
    assert outcome.winners == (winner,)
    assert outcome.places[first] == 3


# -------------------------------------------------------------------------- leaving


@pytest.mark.rule("A-EDGE-75")
def test_a_seat_that_concedes_passes_every_turn_and_cannot_win() -> None:
    table = Scene(
        honor=1, deck="militia " * 5, power=2, pool=1,
        them=[{"honor": 90, "hand": "mystic", "constructs": "muramasa"}, {"honor": 3}],
    )  # fmt: skip
    GAME.concede(table.s, 1)
    assert table.asked == 0  # another player's turn goes on
    table.do("defeat cultist", "end_turn")
    assert table.asked == 2
    table.end_turns()
    assert (table.outcome.places, table.outcome.winners) == ((2, 3, 1), (2,))
    assert (table.pile("constructs", 1), table.pile("void")) == (["muramasa"], [])  # its cards stay where they are


@pytest.mark.rule("A-EDGE-75")
def test_an_active_player_who_concedes_ends_the_turn() -> None:
    table = Scene(hand="militia mystic", them=[{}, {}], honor=50)
    GAME.concede(table.s, 0)
    assert table.asked == 1
    assert table.end_turns().asked == 2
    assert table.end_turns().asked == 1  # round after round


@pytest.mark.rule("A-EDGE-75")
def test_a_seat_that_concedes_during_its_decision_does_not_block_the_game() -> None:
    table = Scene(
        row=six("fire_tyrant"),
        center=SPARE,
        power=6,
        them=[{"hand": "militia mystic"}, {"hand": "militia mystic"}],
    ).do("defeat fire_tyrant")
    assert table.asked == 1
    GAME.concede(table.s, 1)
    assert (table.asked, table.question) == (2, "pick")
    table.do("discard militia")
    assert (table.asked, table.question) == (0, "menu")


@pytest.mark.rule("A-EDGE-75")
def test_a_player_who_left_is_skipped_by_effects() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"),
        center=f"{SPARE} stone_circle",
        power=6,
        mystics=2,
        them=[{"hand": "militia"}, {"hand": "apprentice"}],
    )
    GAME.concede(table.s, 1)
    table.do("defeat xeron_duke_of_lies")
    assert (table.pile("hand"), table.pile("hand", 1)) == (["apprentice"], ["militia"])
    table.do("acquire mystic")  # the Fate asks the remaining players
    assert table.asked == 2
    table.do("acquire mystic")
    assert [table.pile("deck", seat) for seat in (0, 1, 2)] == [["mystic"], [], ["mystic"]]


@pytest.mark.rule("A-EDGE-75")
def test_conceding_to_samael_is_a_loss() -> None:
    table = Scene(honor=40, config=SOLO)
    GAME.concede(table.s, 0)
    assert (table.outcome.scores, table.outcome.places) == ((40, 0), (2, 1))


@pytest.mark.rule("A-EDGE-75")
def test_the_round_ends_after_the_last_seat_even_if_the_first_player_left() -> None:
    table = Scene(them=[{"power": 2}, {}], pool=1)
    GAME.concede(table.s, 0)
    table.do("defeat cultist", "end_turn")
    assert table.asked == 2
    table.end_turns()
    assert table.outcome.winners == (1,)


@pytest.mark.rule("A-EDGE-75")
def test_the_last_remaining_player_wins() -> None:
    table = Scene(honor=40)
    GAME.concede(table.s, 0)
    assert (table.outcome.winners, table.outcome.reason) == ((1,), "conceded")


@pytest.mark.rule("A-EDGE-75", "A-EDGE-38")
@pytest.mark.parametrize(("others", "seat"), [(2, 0), (2, 1), (1, 0), (1, 1)])
def test_choices_before_a_concession_cannot_be_undone(others: int, seat: int) -> None:
    """Whether the game goes on with two players or ends, all of them have seen who conceded."""
    table = Scene(hand="apprentice militia", them=[{}] * others).do("play apprentice")
    assert GAME.undo_floor(table.s) < table.s.decision_count
    GAME.concede(table.s, seat)
    assert table.over == (others == 1)
    assert GAME.undo_floor(table.s) == GAME.view(table.s, 0).undo_to == table.s.decision_count == 2


# ---------------------------------------------------------------------------- teams


@pytest.mark.rule("A-EDGE-76")
def test_xeron_takes_nothing_from_a_teammate() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"), center=SPARE, power=6, config=TEAMS,
        them=[{"hand": "militia"}, {"hand": "mystic"}, {"hand": "apprentice"}],
    )  # fmt: skip
    table.do("defeat xeron_duke_of_lies")
    assert table.pile("hand") == ["militia", "apprentice"]
    assert [table.pile("hand", seat) for seat in (1, 2, 3)] == [[], ["mystic"], []]


@pytest.mark.rule("A-EDGE-77")
def test_a_card_cannot_be_given_without_the_extra_rune() -> None:
    exact = Scene(row=six("lunar_stag"), center=SPARE, runes=3, config=TEAMS)
    assert "gift lunar_stag" not in exact.options
    assert "gift heavy_infantry" in exact.options  # 2, and 1
    exact.do("acquire lunar_stag")
    assert (exact.pile("discard"), exact.pile("discard", 2)) == (["lunar_stag"], [])

    more = Scene(row=six("lunar_stag"), center=SPARE, runes=4, config=TEAMS).do("gift lunar_stag")
    assert (more.pile("discard"), more.pile("discard", 2), more.me.runes) == ([], ["lunar_stag"], 0)


@pytest.mark.rule("A-EDGE-78")
def test_giving_a_card_to_a_teammate_counts_as_acquiring_it() -> None:
    table = Scene(
        row=six("lunar_stag"), center=SPARE, runes=4, constructs="chronicler dharthas_retreat", deck="militia " * 9,
        them=[{}, {"constructs": "chronicler"}, {}], config=TEAMS | {"cards": [CHRONICLER]},
    )  # fmt: skip
    table.do("gift lunar_stag")
    assert (table.me.honor, table.seat(2).honor) == (7, 0)
    table.do("end_turn")
    assert table.asked == 1  # the Retreat does not ask: something was acquired


@pytest.mark.rule("A-EDGE-78")
def test_a_construct_given_away_uses_up_the_givers_discount() -> None:
    table = Scene(
        hand="battery_monk", row=six("shadow_star", "burrower_mark_ii"), center=SPARE, runes=5, config=TEAMS
    ).do("play battery_monk", "gift shadow_star")
    assert (table.me.runes, table.pile("discard", 2)) == (5 - 2 - 1, ["shadow_star"])
    assert table.why("acquire burrower_mark_ii") == "why-runes"


@pytest.mark.rule("A-EDGE-79")
def test_each_other_player_includes_the_teammate() -> None:
    one = {"deck": "militia"}
    table = Scene(hand="askara_of_fate", deck="mystic mystic", them=[one, one, one], config=TEAMS)
    table.do("play askara_of_fate")
    seats = []
    while table.question == "may":
        seats.append(table.asked)
        table.do("yes")
    assert seats == [1, 2, 3]
    assert [len(seat.hand) for seat in table.s.seats] == [2, 1, 1, 1]


@pytest.mark.rule("A-EDGE-80")
@pytest.mark.parametrize(
    ("honor", "first", "winners"),
    [
        ([5, 5, 5, 5, 5, 5], 0, (2, 5)),
        ([5, 5, 5, 5, 5, 5], 1, (0, 3)),  # seat 0 plays last
        ([6, 5, 2, 4, 5, 7], 0, (1, 4)),  # 10, 10 and 9
        ([9, 1, 2, 1, 1, 8], 0, (2, 5)),  # 10, 2 and 10
        ([9, 1, 2, 1, 1, 7], 0, (0, 3)),  # 10, 2 and 9: no tie
    ],
)
def test_among_tied_teams_the_one_with_the_last_seat_wins(
    honor: list[int], first: int, winners: tuple[int, ...]
) -> None:
    outcome = last_round(honor, first, mode="teams", players=6)
    assert outcome.scores == tuple(honor)
    assert outcome.winners == winners


# ------------------------------------------------------------------------ solo


@pytest.mark.rule("A-EDGE-81")
def test_samael_gains_printed_honor_but_steals_none() -> None:
    row = "landtalker " * 5 + "sordid_asp"
    table = Scene(row=row, center=SPARE, honor=9, config=SOLO).do("end_turn")
    assert (table.me.honor, table.them.honor) == (9, 1)


@pytest.mark.rule("A-EDGE-82")
def test_samael_defeats_a_card_that_cannot_be_banished_and_takes_nothing_more() -> None:
    row = "landtalker landtalker landtalker mephit landtalker avatar_of_the_fallen"
    table = Scene(row=row, center=SPARE, config=SOLO).do("end_turn")
    assert (table.them.honor, table.pile("void")) == (4, ["avatar_of_the_fallen"])
    assert table.pile("trophies", 1) == ["landtalker"]
    assert "mephit" in table.pile("row")


@pytest.mark.rule("A-EDGE-83")
def test_samael_the_fallen_taken_by_samael_goes_to_the_void() -> None:
    row = "landtalker landtalker landtalker mephit samael_the_fallen landtalker"
    table = Scene(row=row, center=SPARE, config=SOLO).do("end_turn")
    assert (table.them.honor, table.pile("void")) == (8, ["samael_the_fallen"])
    assert table.pile("trophies", 1) == ["landtalker"]
    table.do("end_turn")
    assert "mephit" in table.pile("void")  # no monster joins him


@pytest.mark.rule("A-EDGE-84")
@pytest.mark.parametrize(("honor", "places"), [(4, (2, 1)), (5, (2, 1)), (6, (1, 2))])
def test_a_tie_with_samael_is_a_loss(honor: int, places: tuple[int, int]) -> None:
    table = Scene(power=2, pool=1, honor=honor - 1, them={"honor": 1, "trophies": "muramasa"}, config=SOLO)
    table.do("defeat cultist", "end_turn")
    assert table.outcome.scores == (honor, 5)
    assert table.outcome.places == places


@pytest.mark.rule("A-EDGE-85")
def test_samael_does_not_act_after_the_player_takes_the_last_token() -> None:
    table = Scene(row=six(), center=SPARE, power=2, pool=1, config=SOLO)
    row = table.pile("row")
    table.do("defeat cultist", "end_turn")
    assert table.over
    assert (table.news("samael"), table.pile("row"), table.pile("trophies", 1)) == ([], row, [])


@pytest.mark.rule("A-EDGE-86")
@pytest.mark.parametrize(("monster", "honor"), [("xeron_duke_of_lies", 4), ("sea_tyrant", 5), ("corrosive_widow", 3)])
def test_penalties_do_not_affect_samael(monster: str, honor: int) -> None:
    table = Scene(
        row=six(monster), center=SPARE, power=6, hand="militia", config=SOLO,
        them={"trophies": "muramasa shadow_star landtalker"},
    )  # fmt: skip
    table.do(f"defeat {monster}")
    assert (table.question, table.asked, table.me.honor) == ("menu", 0, honor)
    assert table.pile("hand") == ["militia"]
    assert table.pile("trophies", 1) == ["muramasa", "shadow_star", "landtalker"]


@pytest.mark.rule("A-EDGE-87")
@pytest.mark.parametrize(("samael", "after"), [(5, (3, 3)), (1, (1, 1))])
def test_samaels_tokens_can_be_taken(samael: int, after: tuple[int, int]) -> None:
    table = Scene(row=six("sordid_asp"), center=SPARE, power=3, them={"honor": samael}, config=SOLO)
    table.do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor) == after


@pytest.mark.rule("A-EDGE-88")
@pytest.mark.parametrize("other", ["muramasa", "wind_tyrant"])
def test_samael_takes_both_cards_even_if_the_first_empties_the_pool(other: str) -> None:
    table = Scene(row=f"{'landtalker ' * 4}doom_weeper {other}", center=SPARE, pool=1, config=SOLO).do("end_turn")
    assert table.over
    assert table.them.honor == 2 + (3 if other == "wind_tyrant" else 0)
    assert other in table.pile("trophies", 1) + table.pile("void")
    assert table.outcome.scores[1] == (6 if other == "muramasa" else 5)


# --------------------------------------------------------------- games without end


@pytest.mark.rule("A-EDGE-89")
def test_the_default_limit_is_two_hundred_rounds() -> None:
    assert GAME.configure({}).rounds == 200
    assert GAME.configure({"rounds": 7}).rounds == 7


@pytest.mark.rule("A-EDGE-89")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_last_round_within_the_limit_is_announced_and_scored(rounds: int) -> None:
    match: Match[Any] = Match(GAME, GAME.configure({"players": 3, "rounds": rounds}), 4)
    seen = []
    while (decision := match.decision) is not None:
        view = GAME.view(match.state, 0)
        seen.append((view.round, view.last_round))
        match.choose(decision.seat, decision.number, "end_turn")
    assert seen == [(n, "rounds" if n == rounds else "") for n in range(1, rounds + 1) for _ in range(3)]

    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert outcome.winners == ((match.state.first + 2) % 3,)  # a tie at 0
    again = record.read(record.write(match), {"ascension": GAME})
    assert GAME.outcome(again.state) == outcome


@pytest.mark.rule("A-EDGE-89")
def test_emptying_the_pool_before_the_round_limit_ends_the_game() -> None:
    table = Scene(power=2, pool=1, config={"rounds": 2}).do("defeat cultist").end_turns(2)
    assert (table.over, table.outcome.reason) == (True, "honor")
