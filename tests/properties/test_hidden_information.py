"""Nothing hidden is told (non-interference).

`redeal` makes a state that one viewer cannot tell from the real one.  Whatever that
viewer is sent must then be the same, byte for byte: the view, the events, the open
decision, reasons, and the errors for whatever they may try.
"""

from __future__ import annotations

import importlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kit.ascension import Scene
from properties import invariants, shared
from properties.scenarios import FAST, TABLES, chance, everywhere, somewhere, to_the_end, walk, wealthy
from properties.shared import viewers
from vigil.games.ascension.rules import decisions, why_not
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.redeal import reshuffle
from vigil.games.ascension.rules.state import State
from vigil.kernel.decision import Decision
from vigil.kernel.event import Message

view: Any = importlib.import_module("vigil.games.ascension.rules.view")  # the package's own `view` is the function
ATTEMPTS = ("nonsense", "end_turn", "yes", "play apprentice", "acquire mystic", "discard militia", "banish 3", "17", "")


def told(s: State, viewer: int | None) -> bytes:
    return shared.told(GAME, why_not, ATTEMPTS, s, viewer)


def hidden(s: State, viewer: int | None) -> list[list[str]]:
    """The piles this viewer cannot see, by name, as they really lie."""
    piles = [s.center]
    for number, seat in enumerate(s.seats[: s.tables.players]):
        piles += [seat.deck] if number == viewer else [seat.deck, seat.hand]
    return [[s.tables.name[card] for card in pile] for pile in piles]


def leaks(states: list[State], lucks: range = range(2)) -> list[str]:
    """Where something hidden shows; empty if nothing does."""
    return shared.leaks(GAME, told, states, lucks)


def just_drawn(table: str, seed: int) -> State:
    """A state right after somebody has drawn."""
    s = somewhere(table, "drawn", seed)
    for _ in walk(s, chance("drawn", table, seed)):
        if any(entry[0] == "drawn" for entry in s.events):
            break
    return s


def some_states(table: str, count: int) -> list[State]:
    return [somewhere(table, "leaks", seed, rich=seed % 2 == 1) for seed in range(count)]


@pytest.mark.rule("A-ZONE-07", "A-ZONE-09", "A-ZONE-12")
@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_told_what_is_hidden(table: str) -> None:
    assert leaks(some_states(table, 16)) == []


@pytest.mark.parametrize("table", TABLES)
def test_what_may_be_taken_back_does_not_hang_on_what_is_hidden(table: str) -> None:
    assert shared.told_by_undo(GAME, some_states(table, 8)) == []


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_learned_from_what_may_be_taken_back(table: str) -> None:
    assert shared.learned_for_free(GAME, some_states(table, 6)) == []


PEEKING = {
    "Beggar": 'each_opponent(Do("give", Pick([hand])))',
    "Oracle": 'each_opponent(Do("give", Pick([hand], of(hero, void))))',
    "Censor": 'each_opponent(Do("discard", Pick([hand], of(hero, void))))',
    "Judge": 'each_opponent(May(Do("discard", Pick([hand], of(hero, void)))))',
    "Spy": "each_opponent(If(AtLeast(Count(hand, of(hero, void)), 1), gain(honor, 1)))",
    "Broker": "each_opponent(gain(honor, Factions(hand)))",
    "Storm": 'each_opponent(Do("discard", All(hand, of(hero, void))))',
}
"""Cards that look at hands without asking those who hold them."""


@pytest.mark.parametrize("players", [2, 3])
def test_who_looks_at_another_hand_cannot_take_it_back(players: int) -> None:
    cards = [
        {"name": name, "kind": "hero", "faction": "void", "copies": 6, "effect": effect}
        for name, effect in PEEKING.items()
    ]
    config, peeked = GAME.configure({"players": players, "cards": cards, "rounds": 40}), 0
    for seed in range(20):
        s, rng = GAME.new(config, seed), chance("peeking", players, seed)
        for _ in range(300):
            if not s.options:
                break
            GAME.choose(s, rng.choice(s.options))
            if (
                any(verb == "play" and s.tables.name[card] in PEEKING for verb, card in s.options)
                and rng.random() < 0.2
            ):
                peeked += 1
                assert shared.learned_for_free(GAME, [s]) == []
                assert shared.told_by_undo(GAME, [s], range(1)) == []
    assert peeked > 80


@pytest.mark.parametrize("table", FAST)
def test_what_is_imagined_does_not_depend_on_how_hidden_cards_really_lie(table: str) -> None:
    """The same luck imagines the same table, whichever of the possible tables is the real one."""
    for s in some_states(table, 6):
        asked = GAME.seat_to_act(s)
        for luck in range(3):
            other = GAME.redeal(s, asked, 100 + luck)
            assert shared.same(GAME, GAME.redeal(other, asked, luck), GAME.redeal(s, asked, luck))


@pytest.mark.parametrize("table", FAST)
def test_nobody_is_told_what_is_hidden_at_any_decision_of_a_game(table: str) -> None:
    """A whole game, so that opening Fates, odd questions and the end are seen too."""
    look = chance("leaks", table)
    for s in (somewhere(table, "whole"), wealthy(table, 8)):
        for _ in walk(s, chance("leak walk", table)):
            if look.random() < 0.12 or not s.options:
                assert leaks([s], range(1)) == [], invariants.where(s)


# ------------------------------------------------------------- redeal keeps its word


@pytest.mark.parametrize("table", TABLES)
def test_redeal_keeps_what_is_known_and_changes_the_rest(table: str) -> None:
    changed = possible = 0
    for s in some_states(table, 6):
        before, news = json.dumps(GAME.save(s)), s.events[:]
        for viewer in viewers(s):
            other = GAME.redeal(s, viewer, 5)
            assert everywhere(other) == list(range(len(s.tables.kinds)))
            for law in (invariants.row_is_full, invariants.honor_adds_up, invariants.question_is_fair):
                law(other)
            assert (other.row, other.void, other.box, other.mystics) == (s.row, s.void, s.box, s.mystics)
            assert Counter(s.tables.name[c] for c in other.center) == Counter(s.tables.name[c] for c in s.center)
            mine = 1 << 7 if viewer is None else 1 << viewer
            for card, who in s.known:
                if who & mine:
                    assert place_of(other, card) == place_of(s, card), "a known card was moved"
            if viewer is not None:
                assert other.seats[viewer].hand == s.seats[viewer].hand
                assert sorted(other.seats[viewer].deck) == sorted(s.seats[viewer].deck)
            assert other.rng != s.rng
            if any(len(set(pile)) > 1 for pile in hidden(s, viewer)):
                possible += 1
                changed += any(hidden(GAME.redeal(s, viewer, luck), viewer) != hidden(s, viewer) for luck in range(6))
            assert GAME.redeal(s, viewer, 5) == other, "the same luck deals otherwise"
        assert json.dumps(GAME.save(s)) == before and s.events == news, "redeal touched its input"
    assert changed >= possible * 0.95 > 0


@pytest.mark.parametrize("table", TABLES)
def test_reshuffle_changes_what_nobody_knows_and_nothing_else(table: str) -> None:
    changed = possible = 0
    for s in some_states(table, 4):
        before = json.dumps(GAME.save(s))
        other = reshuffle(s, 5)
        assert everywhere(other) == list(range(len(s.tables.kinds)))
        assert other.options == s.options and [seat.hand for seat in other.seats] == [seat.hand for seat in s.seats]
        for viewer in viewers(s):
            assert told(other, viewer) == told(s, viewer), "a player can tell the reshuffled table from the real one"
        for card, _ in s.known:
            assert place_of(other, card) == place_of(s, card), "a known card was moved"
        assert other.rng != s.rng and reshuffle(s, 5) == other, "the same luck shuffles otherwise"
        assert json.dumps(GAME.save(s)) == before, "reshuffle touched its input"
        known = {card for card, _ in s.known}
        for pile in range(1 + s.tables.players):
            if len({s.tables.kind[card] for card in piles(s)[pile] if card not in known}) > 1:
                possible += 1
                changed += any(piles(reshuffle(s, luck))[pile] != piles(s)[pile] for luck in range(6))
    assert changed >= possible * 0.95 > 0


def piles(s: State) -> list[list[int]]:
    """The piles that cards come off: the center deck and every player's deck."""
    return [s.center, *(seat.deck for seat in s.seats[: s.tables.players])]


def place_of(s: State, card: int) -> tuple[str, int, int]:
    """Zone, owner and, where order counts, how many lie above."""
    for number, seat in enumerate(s.seats):
        if card in seat.hand:
            return "hand", number, -1
        if card in seat.deck:
            return "deck", number, len(seat.deck) - seat.deck.index(card)
    return ("center", -1, len(s.center) - s.center.index(card)) if card in s.center else ("open", -1, -1)


@pytest.mark.parametrize("table", TABLES)
def test_a_redealt_game_can_be_played_to_its_end(table: str) -> None:
    for seed in range(4):
        s = somewhere(table, "played on", seed, rich=seed % 2 == 0)
        for viewer in viewers(s)[:4]:
            other = GAME.redeal(s, viewer, seed)
            rng = chance("played on", table, seed)
            for _ in walk(other, rng):
                if rng.random() < 0.05:
                    invariants.cards_are_all_there_once(other)
                    invariants.question_is_fair(other)
                    if other.options:  # and dealt anew from there, as a search does
                        GAME.redeal(other, decisions.seat_to_act(other), 1)
            invariants.cards_are_all_there_once(other)
            assert GAME.outcome(other) is not None


def test_a_game_that_is_over_can_be_redealt() -> None:
    for table in FAST:
        s = to_the_end(wealthy(table, 3), chance("over", table))
        assert leaks([s]) == []


def test_every_unknown_card_is_as_likely_to_be_in_a_hand() -> None:
    """2,000 redeals: each of the opponent's 25 hidden cards is in the hand of five one time in five."""
    s = wealthy("base 2", 12)
    unknown = s.seats[1].hand + s.seats[1].deck
    times = 2000
    seen: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for luck in range(times):
        other = GAME.redeal(s, 0, luck)
        seen.update(other.seats[1].hand)
        tops[other.center[-1]] += 1
        assert sorted(other.seats[1].hand + other.seats[1].deck) == sorted(unknown)
    chance_of_one = len(s.seats[1].hand) / len(unknown)
    spread = (times * chance_of_one * (1 - chance_of_one)) ** 0.5
    for card in unknown:
        assert abs(seen[card] - times * chance_of_one) < 5 * spread, f"card {card}: {seen[card]} times"
    assert (
        len(tops) == len(s.center) and max(tops.values()) < times / len(s.center) + 6 * (times / len(s.center)) ** 0.5
    )


# --------------------------------------------------------------- a stolen card


XERON = {"hand": "heavy_infantry mystic arha_initiate", "deck": "militia apprentice"}


def theft() -> Scene:
    """Seat 0 defeats Xeron and takes a card of seat 1 and one of seat 2, each unseen by the other."""
    table = Scene(
        row="xeron_duke_of_lies " + "mephit " * 5, center="mephit " * 3, power=6,
        hand="landtalker", deck="landtalker landtalker",
        them=[XERON, {"hand": "shade_of_the_black_watch spike_vixen", "deck": "wolf_shaman"}],
    )  # fmt: skip
    return table.do("defeat xeron_duke_of_lies")


@pytest.mark.rule("A-SPEC-04", "A-SPEC-66")
def test_a_third_party_cannot_tell_which_card_was_stolen() -> None:
    table = theft()
    s = table.s
    assert len(table.me.hand) == 3 and len(table.seat(1).hand) == 2
    assert leaks([s], range(30)) == []
    taken: Counter[str] = Counter()
    for luck in range(600):
        other = GAME.redeal(s, 2, luck)
        theirs = [s.tables.name[c] for c in other.seats[0].hand if s.tables.name[c] in NAMES_OF_ONE]
        assert len(theirs) == 1, f"the stolen card is in the hand it was taken into, and only it: {theirs}"
        assert {s.tables.name[c] for c in other.seats[0].deck} == {"Landtalker"}
        left = [s.tables.name[c] for c in (*other.seats[1].hand, *other.seats[1].deck)]
        assert {*left, *theirs} == NAMES_OF_ONE
        taken.update(theirs)
    assert set(taken) == NAMES_OF_ONE, f"a third party can rule cards out: {taken}"
    assert min(taken.values()) > 600 / len(NAMES_OF_ONE) * 0.6
    events = [event for event in GAME.events(s, 2) if event.what == "given"]
    assert [(event.seat, event.face is None) for event in events] == [(1, True), (2, False)]
    assert all(event.face for event in GAME.events(s, 0) if event.what == "given")
    assert not any(event.face for event in GAME.events(s, None) if event.what == "given")


NAMES_OF_ONE = {"Heavy Infantry", "Mystic", "Arha Initiate", "Militia", "Apprentice"}


def test_a_theft_does_not_leak_when_the_game_ends_on_it() -> None:
    """A concession ends the game with the stolen cards still in hand: the scores must not tell on a redeal."""
    table = theft()
    GAME.concede(table.s, 1)
    assert leaks([table.s]) == []
    GAME.concede(table.s, 2)
    assert table.over
    assert leaks([table.s], range(30)) == []


# --------------------------------------------- the law is worth something


def broken_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "hand", view.ALL)


def broken_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "deck", view.OWNER)


def broken_center(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "center", view.ALL)


def broken_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_open", lambda *_: True)


def broken_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "sorted", lambda items: list(items), raising=False)


def broken_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that offer the asked seat's options to everybody."""
    find = Decision.find

    def tells_all(asked: Decision, seat: int, typed: str) -> int:
        return find(asked, asked.seat, typed)

    monkeypatch.setattr(Decision, "find", tells_all)


def broken_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons that speak of cards in other hands."""

    def reasons(s: State, viewer: int | None) -> dict[int, Any]:
        return {card: Message("why-owned") for seat in s.seats for card in seat.hand}

    monkeypatch.setattr(why_not, "all_reasons", reasons)


@pytest.mark.parametrize(
    "broken",
    [broken_hands, broken_decks, broken_center, broken_events, broken_order, broken_errors, broken_reasons],
)
def test_the_law_catches_a_broken_engine(
    broken: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [somewhere("both 3", "broken", seed, rich=True) for seed in range(8)]
    states += [just_drawn("both 3", seed) for seed in range(4)]
    assert leaks(states) == []
    broken(monkeypatch)
    assert leaks(states) != []
