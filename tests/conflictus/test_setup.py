"""The setup: cards set aside, starting player, opening hands and their exchange (C-SETUP, C-MULL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import MAIN, State
from vigil.kernel.event import Event
from vigil.kernel.rng import stream

DECK = {"Fonte de Luz": 20, "Fonte de Sombra": 20, "Mago Iluminado": 2, "Adoecer": 3, "Clarão Súbito": 3, "Fhaonna": 2}
SMALL = {"Fonte de Luz": 10, "Fonte de Sombra": 11, "Mago Iluminado": 1, "Adoecer": 1, "Clarão Súbito": 1, "Fhaonna": 1}


def begun(seed: int = 1, players: int = 2, **settings: Any) -> State:
    deck = SMALL if settings.get("format") == "rapidinha" else DECK
    return GAME.new(configure({"decks": [deck] * players, **settings}), seed)


def say(s: State, *verbs: str) -> list[Event]:
    """Choose these options in order and return the events that a spectator sees."""
    events: list[Event] = []
    for verb in verbs:
        GAME.choose(s, next(option for option in s.options if option[0] == verb))
        events += GAME.events(s, None)
    return events


def question(s: State) -> str:
    decision = GAME.decision(s)
    return decision.question.key if decision else ""


def dealt(seed: int = 1, players: int = 2, out: int = 0, **settings: Any) -> State:
    """Go to the question whether to keep the hand."""
    s = begun(seed, players, **settings)
    for _ in range(players):
        say(s, *["set_aside"] * out, *(["done"] if out < 10 else []))
    return s


def ready(s: State) -> State:
    """Go to the first turn without setting cards aside or exchanging hands."""
    while s.phase < 0:
        say(s, next(v for v, _ in s.options if v in ("done", "keep", "choose_starter")))
    return s


def idle_until(s: State, phase: int, active: int) -> None:
    """Pass until this phase of this player's turn."""
    for _ in range(300):
        if s.phase == phase and s.active == active:
            return
        GAME.choose(s, next((o for o in s.options if o[0] in ("pass", "done")), s.options[-1]))
    raise AssertionError("never")


def lose(s: State, seat: int) -> None:
    """Empty this player's mons before the next draw."""
    me = s.seats[seat]
    me.mortis, me.mons = me.mortis + me.mons, []
    game = s.game
    for _ in range(300):
        if s.game != game or not s.stack:
            return
        GAME.choose(s, next((o for o in s.options if o[0] in ("pass", "done")), s.options[-1]))
    raise AssertionError("never")


@pytest.mark.rule("C-SETUP-01", "C-SETUP-02")
@pytest.mark.parametrize("out", [0, 1, 9, 10])
def test_up_to_ten_cards_can_be_set_aside(out: int) -> None:
    s = begun()
    assert question(s) == "set_aside" and GAME.seat_to_act(s) == 0 and len(s.seats[0].mons) == 50
    say(s, *["set_aside"] * out)
    assert len(s.seats[0].mons) == 50 - out
    if out < 10:
        assert GAME.seat_to_act(s) == 0
        say(s, "done")
    assert GAME.seat_to_act(s) == 1 and question(s) == "set_aside"  # after ten it is the next player's turn
    assert len(s.seats[0].reserve) == out and len(s.seats[1].reserve) == 0


@pytest.mark.rule("C-SETUP-01")
def test_any_card_of_the_deck_can_be_set_aside_including_sources() -> None:
    s = begun()
    assert {s.tables.name[card] for verb, card in s.options if verb == "set_aside"} == set(DECK)


@pytest.mark.rule("C-SETUP-03", "C-SETUP-06")
def test_cards_set_aside_return_for_the_next_game_and_players_choose_again() -> None:
    s = begun(best_of=3)
    for _ in range(10):
        GAME.choose(s, next(o for o in s.options if o[0] == "set_aside" and s.tables.name[o[1]] == "Fonte de Luz"))
    say(s, "done")
    ready(s)
    assert len(s.seats[0].mons) == 34 and len(s.seats[0].reserve) == 10
    lose(s, 0)
    assert s.game == 2 and question(s) == "set_aside" and GAME.seat_to_act(s) == 0
    assert len(s.seats[0].mons) == len(s.seats[1].mons) == 50 and s.seats[0].reserve == []
    assert Counter(s.tables.name[c] for c in s.seats[0].mons) == DECK
    say(s, "done", "set_aside", "done")  # and now another choice
    assert [len(seat.reserve) for seat in s.seats] == [0, 1]


@pytest.mark.rule("C-SETUP-04")
def test_only_the_size_of_the_reserve_is_public() -> None:
    s = begun()
    say(s, *["set_aside"] * 4, "done", "set_aside", "done")
    for seat, count in ((0, 4), (1, 1)):
        for viewer in (0, 1, None):
            pile = GAME.view(s, viewer).players[seat].reserve
            assert pile.count == count and len(pile.faces) == (count if viewer == seat else 0)
        assert s.seats[seat].exterminatus == []
    s = begun(switches={"reserve_visible": True})
    say(s, *["set_aside"] * 4, "done", "done")
    assert len(GAME.view(s, 1).players[0].reserve.faces) == 4


@pytest.mark.rule("C-SETUP-04")
def test_no_effect_affects_the_reserve() -> None:
    finder = cards_in(
        'set = "t"\n[[card]]\nname = "Luneta"\nnumber = 201\nkind = "amulet"\nfaction = "neutral"\n'
        'effect = "spell(Search(which(faction=shadow)))"'
    )
    t = Scene(
        you={"hand": "luneta memoria_guardada", "free": "1L", "reserve": "adoecer", "mons": "3L 1S", "mortis": "1L"},
        cards=finder,
    )
    t.do("play luneta").all_pass()
    assert t.options == ["find fonte_de_sombra", "done"]
    t.do("done", "play memoria_guardada").all_pass()
    assert t.options == ["recover fonte_de_luz", "done"]


@pytest.mark.rule("C-SETUP-05")
def test_the_reserve_is_chosen_secretly_before_the_first_player_is_known() -> None:
    s = begun(seed=6)
    events = say(s, *["set_aside"] * 7)
    for viewer in (1, None):
        visible = GAME.view(s, viewer).players[0]
        assert (visible.mons.count, visible.reserve.count, visible.reserve.faces) == (50, 0, ())
    say(s, "done")
    assert (GAME.view(s, 1).players[0].mons.count, GAME.view(s, 1).players[0].reserve.count) == (50, 0)
    assert events == []
    assert s.rng[0] == stream(6, 0)  # no random number was used yet
    begins = say(s, "done")
    assert "begins" in [event.kind for event in begins]
    assert GAME.view(s, 1).players[0].reserve.count == 7  # now it is public


@pytest.mark.rule("C-SETUP-07")
def test_rapidinha_has_no_reserve() -> None:
    s = begun(format="rapidinha", always_ask=True)
    assert question(s) == "priority" and s.round == 1
    assert [seat.reserve for seat in s.seats] == [[], []]


@pytest.mark.rule("C-SETUP-08")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_the_first_player_is_random(style: str) -> None:
    first = Counter(ready(begun(seed, 3, format=style)).first for seed in range(36))
    assert set(first) == {0, 1, 2} and min(first.values()) >= 5
    s = ready(begun(2, 3, format=style))
    assert s.active == s.first and s.round == 1


@pytest.mark.rule("C-SETUP-09")
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("begins", [0, 1])
def test_the_loser_chooses_the_first_player_of_the_next_game(loser: int, begins: int) -> None:
    s = ready(begun(best_of=3))
    lose(s, loser)
    say(s, "done", "done")
    assert question(s) == "choose_starter" and GAME.seat_to_act(s) == loser
    assert s.options == [("choose_starter", 0), ("choose_starter", 1)]
    GAME.choose(s, ("choose_starter", begins))
    assert s.first == begins and GAME.seat_to_act(s) == begins and question(s) == "keep"
    assert ready(s).active == begins


@pytest.mark.rule("C-SETUP-09")
def test_the_first_player_is_random_after_a_draw() -> None:
    first = set()
    for seed in range(12):
        s = ready(begun(seed, best_of=3, rounds=1))
        while s.game == 1:
            GAME.choose(s, next((o for o in s.options if o[0] in ("pass", "done")), s.options[-1]))
        assert s.wins == [0, 0]
        say(s, "done", "done")
        assert question(s) == "keep"  # no player was asked
        first.add(s.first)
    assert first == {0, 1}


@pytest.mark.rule("C-SETUP-10")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_every_mons_is_shuffled_and_cut_by_an_opponent(style: str) -> None:
    tops = [Counter[str](), Counter[str]()]
    for seed in range(24):
        s = ready(begun(seed, format=style))
        for seat in (0, 1):
            tops[seat][s.tables.name[s.seats[seat].mons[-1]]] += 1
        assert [s.tables.name[c] for c in s.seats[0].mons] != [s.tables.name[c] for c in s.seats[1].mons]
    assert all({"Fonte de Luz", "Fonte de Sombra"} < set(top) for top in tops)
    s = begun(format=style)
    events = GAME.events(s, None) if style == "rapidinha" else say(s, "done", "done")
    assert [(e.seat, e.other_seat) for e in events if e.kind == "cut"] == [(0, 1), (1, 0)]


@pytest.mark.rule("C-SETUP-11")
def test_the_opening_hand_has_six_cards() -> None:
    s = dealt(players=4)
    assert [(len(seat.hand), len(seat.mons)) for seat in s.seats] == [(6, 44)] * 4


@pytest.mark.rule("C-SETUP-12")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_all_other_zones_start_empty(style: str) -> None:
    s = ready(begun(players=3, format=style))
    assert s.sets == [] and s.transition == []
    for seat in s.seats:
        assert seat.mortis == seat.free == seat.spent == seat.exterminatus == []
    s = ready(begun(best_of=3))  # so does the second game of a match
    lose(s, 1)
    ready(s)
    assert s.game == 2 and s.sets == [] and s.transition == []
    assert all(seat.mortis == seat.free == seat.spent == seat.exterminatus == [] for seat in s.seats)


@pytest.mark.rule("C-SETUP-13", "C-SETUP-14")
@pytest.mark.parametrize("style, hand", [("classic", 6), ("rapidinha", 5)])
def test_only_the_first_player_skips_only_the_first_draw(style: str, hand: int) -> None:
    s = ready(begun(3, 3, format=style, always_ask=True))
    order = [(s.first + i) % 3 for i in range(3)]
    drawn = [hand, hand + 1, hand + 1]
    for seat, cards in zip(order, drawn, strict=True):
        idle_until(s, MAIN, seat)
        assert len(s.seats[seat].hand) == cards
    idle_until(s, MAIN, order[0])
    assert s.round == 4 and len(s.seats[order[0]].hand) == hand + 1  # this player draws in the second turn


@pytest.mark.rule("C-SETUP-14")
def test_the_second_game_of_a_match_has_its_own_first_turn() -> None:
    s = ready(begun(best_of=3, always_ask=True))
    lose(s, 0)
    say(s, "done", "done")
    GAME.choose(s, ("choose_starter", 1))
    ready(s)
    idle_until(s, MAIN, 1)
    assert len(s.seats[1].hand) == 6
    idle_until(s, MAIN, 0)
    assert len(s.seats[0].hand) == 7


# ------------------------------------------------------------------ the exchange


@pytest.mark.rule("C-MULL-01", "C-MULL-02", "C-MULL-04", "C-MULL-09")
@pytest.mark.parametrize("out, left", [(0, [44, 43, 41, 38, 34]), (10, [34, 33, 31, 28, 24])])
def test_each_exchange_loses_one_more_card(out: int, left: list[int]) -> None:
    s = dealt(out=out)
    you = s.first
    say(s, "exchange", "keep")
    for exchanges in range(1, 5):
        me = s.seats[you]
        assert len(me.hand) == 6
        assert len(me.mons) == left[exchanges]
        assert len(me.mortis) == exchanges * (exchanges + 1) // 2
        if exchanges < 4:
            assert GAME.seat_to_act(s) == you and s.options == [("keep", -1), ("exchange", -1)]
            say(s, "exchange")
    assert s.round == 1 and len(s.seats[you].mortis) == 10  # a fifth is not offered


@pytest.mark.rule("C-MULL-01")
def test_the_old_hand_is_shuffled_into_the_mons() -> None:
    """Over several games, cards of the old hand come back only by chance."""
    came_back, other = 0, 0
    for seed in range(12):
        s = dealt(seed)
        you, old = s.first, set(s.seats[s.first].hand)
        say(s, "exchange", "keep")
        me = s.seats[you]
        assert old <= {*me.mons, *me.hand, *me.mortis}
        came_back += len(old & {*me.hand, *me.mortis})
        other += bool(old & set(me.mons))
    assert other == 12 and 0 < came_back < 36


@pytest.mark.rule("C-MULL-03")
def test_lost_cards_stay_in_the_mortis() -> None:
    s = dealt()
    you = s.first
    say(s, "exchange", "keep")
    first = s.seats[you].mortis[:]
    say(s, "exchange")
    second = s.seats[you].mortis[:]
    assert second[:1] == first and len(second) == 3
    say(s, "exchange")
    assert s.seats[you].mortis[:3] == second and len(s.seats[you].mortis) == 6


@pytest.mark.rule("C-MULL-02", "C-MULL-05")
def test_an_opponent_picks_the_lost_cards_without_seeing_them() -> None:
    """Shared chance picks the cards, and the log names the opponent."""
    lost = Counter[str]()
    for seed in range(30):
        s = dealt(seed)
        you, chance = s.first, s.rng[0]
        events = say(s, "exchange", "keep")
        assert question(s) == "keep" and GAME.seat_to_act(s) == you
        assert s.rng[0] != chance
        (event,) = [event for event in events if event.kind == "lost_card"]
        assert (event.seat, event.other_seat) == (you, 1 - you)
        lost[event.card_name or ""] += 1
    assert {"Fonte de Luz", "Fonte de Sombra"} < set(lost)  # not always the worst card, or the best


@pytest.mark.rule("C-MULL-06")
def test_players_declare_exchanges_in_turn_order_until_everyone_keeps() -> None:
    s = dealt(seed=4, players=3)
    order = [(s.first + i) % 3 for i in range(3)]
    hands = [seat.hand[:] for seat in s.seats]
    for seat, verb in zip(order, ("exchange", "keep", "exchange"), strict=True):
        assert GAME.seat_to_act(s) == seat
        assert [seat.hand for seat in s.seats] == hands  # nothing has happened yet
        say(s, verb)
    assert s.seats[order[1]].hand == hands[order[1]] and s.seats[order[1]].mortis == []
    assert [len(s.seats[order[i]].mortis) for i in (0, 2)] == [1, 1]
    assert GAME.seat_to_act(s) == order[0]  # players who kept their hand are done
    say(s, "keep")
    assert GAME.seat_to_act(s) == order[2]
    say(s, "exchange")
    assert GAME.seat_to_act(s) == order[2] and len(s.seats[order[2]].mortis) == 3
    assert len(s.seats[order[0]].mortis) == 1
    say(s, "keep")
    assert s.round == 1 and s.active == order[0]


@pytest.mark.rule("C-MULL-07")
def test_lost_cards_are_public() -> None:
    s = dealt()
    you = s.first
    events = say(s, "exchange", "keep")
    names = [s.tables.name[card] for card in s.seats[you].mortis]
    assert [event.card_name for event in events if event.kind == "lost_card"] == names
    for viewer in (0, 1, None):
        assert [face.name for face in GAME.view(s, viewer).players[you].mortis.faces] == names


@pytest.mark.rule("C-MULL-08")
def test_nothing_triggers_before_the_first_turn() -> None:
    s = dealt()
    say(s, "exchange", "exchange", "exchange", "keep")
    assert s.phase < 0 and s.round == 0
    assert s.round_log == [] and s.pending_triggers == [] and s.transition == [] and s.marks == []


@pytest.mark.rule("C-WIN-09", "C-SETUP-12")
def test_the_next_game_of_a_match_starts_normally_after_a_concession_during_setup() -> None:
    s = begun(format="classic", best_of=3)
    deck = sorted(s.seats[0].mons)
    say(s, "set_aside")
    assert s.seats[0].reserve
    GAME.concede(s, 1)
    assert (s.game, s.wins, s.left_seats) == (2, [1, 0], 0)
    assert sorted(s.seats[0].mons) == deck and not s.seats[0].reserve
