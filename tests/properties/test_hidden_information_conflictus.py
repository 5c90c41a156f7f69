"""Nothing hidden is told in Conflictus: hands, mons and their order, captives, reserves, announcements in progress.

`redeal` makes a state that one viewer cannot tell from the real one.  Whatever that
viewer is sent must then be the same, byte for byte.
"""

from __future__ import annotations

import importlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kit.conflictus import Scene
from properties import invariants_conflictus as book
from properties import shared
from properties.scenarios import chance
from properties.scenarios_conflictus import FAST, TABLES, new, rich, somewhere, to_the_end, walk
from properties.shared import viewers
from tools.card_pairs import check
from tools.random_decks import random_deck
from vigil.games.conflictus.rules import why_not
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.redeal import reshuffle
from vigil.games.conflictus.rules.state import State
from vigil.kernel.decision import Decision
from vigil.kernel.event import Message
from vigil.kernel.serialization import clone

view: Any = importlib.import_module("vigil.games.conflictus.rules.view")  # the package's own `view` is the function
ATTEMPTS = (
    "nonsense",
    "pass",
    "yes",
    "play adoecer",
    "play_source fonte_de_luz",
    "sacrifice fonte_de_sombra",
    "17",
    "",
)


def told(s: State, viewer: int | None) -> bytes:
    return shared.told(GAME, why_not, ATTEMPTS, s, viewer)


def leaks(states: list[State], lucks: range = range(2)) -> list[str]:
    return shared.leaks(GAME, told, states, lucks)


def hidden(s: State, viewer: int | None) -> list[list[str]]:
    """The piles this viewer cannot see, by name, as they really lie."""
    piles = []
    for number, seat in enumerate(s.seats):
        piles += [seat.mons] if number == viewer else [seat.mons, seat.hand, seat.captive]
    return [[s.tables.name[card] for card in pile] for pile in piles]


def some_states(table: str, count: int) -> list[State]:
    return [somewhere(table, "leaks", seed) for seed in range(count)]


@pytest.mark.rule("C-ZONE-02", "C-ZONE-04", "C-SETUP-04", "C-RAPID-05", "C-SETUP-05")
@pytest.mark.parametrize("table", TABLES)
def test_nobody_is_told_what_is_hidden(table: str) -> None:
    assert leaks(some_states(table, 8)) == []


@pytest.mark.parametrize("table", TABLES)
def test_what_may_be_taken_back_does_not_hang_on_what_is_hidden(table: str) -> None:
    assert shared.told_by_undo(GAME, some_states(table, 12)) == []


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_learned_from_what_may_be_taken_back(table: str) -> None:
    assert shared.learned_for_free(GAME, some_states(table, 8)) == []


PEEKING = {
    "Hail": "Discard(1, opponents)",
    "Gust": 'each_opponent(Do("discard", Pick([hand], which(warrior))))',
    "Doubt": 'each_opponent(May(Do("discard", Pick([hand], which(warrior)))))',
    "Tax": "If(AtLeast(Count(hand, which(warrior, whose=opponents)), 1), Draw(0))",
    "Gate": 'each_opponent(Do("put", Pick([hand], which(warrior))))',
    "Storm": 'each_opponent(Do("discard", All(hand, which(warrior))))',
    "Census": "Modify(All(table, which(warrior)), attack=Count(mons, which(warrior)))",
}
"""Cards that look at hands and at a mons without asking anybody."""


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_who_looks_at_hidden_cards_cannot_take_it_back(style: str) -> None:
    cards = [
        {"name": name, "number": 0, "kind": "amulet", "faction": "neutral", "effect": f"spell({effect})"}
        for name, effect in PEEKING.items()
    ]
    peeked = 0
    for seed in range(40):
        rng = chance("peeking", style, seed)
        decks = [random_deck(rng, style, tuple(PEEKING)) for _ in range(2)]
        s = GAME.new(GAME.configure({"format": style, "decks": decks, "cards": cards}), seed)
        for _ in range(250):
            if not s.options:
                break
            GAME.choose(s, rng.choice(s.options))
            if (s.transition or s.seats[0].captive) and rng.random() < 0.2:
                peeked += 1
                assert shared.learned_for_free(GAME, [s]) == []
                assert shared.told_by_undo(GAME, [s], range(1)) == []
    assert peeked > 120


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
    """A whole game, so that cards taken out, exchanged hands, announcements, searches and the end are seen too."""
    look = chance("leaks", table)
    for s in (new(table, 7), rich(table, 8)):
        for step, _ in enumerate(walk(s, chance("leak walk", table))):
            if step < 12 or look.random() < 0.08 or not s.options:
                assert leaks([s], range(1)) == [], book.where(s)


@pytest.mark.parametrize("table", TABLES)
def test_redeal_keeps_what_is_known_and_changes_the_rest(table: str) -> None:
    changed = possible = 0
    for s in some_states(table, 4):
        before, news = json.dumps(GAME.save(s)), s.events[:]
        for viewer in viewers(s):
            other = GAME.redeal(s, viewer, 5)
            check(other)
            book.question_is_fair(other)
            assert (other.sets, other.transition, other.announcement) == (s.sets, s.transition, s.announcement)
            for number, (mine, theirs) in enumerate(zip(s.seats, other.seats, strict=True)):
                assert (theirs.mortis, theirs.exterminatus, theirs.free) == (mine.mortis, mine.exterminatus, mine.free)
                assert [len(pile) for pile in (theirs.mons, theirs.hand, theirs.reserve)] == [
                    len(pile) for pile in (mine.mons, mine.hand, mine.reserve)
                ]
                if number == viewer:
                    assert theirs.hand == mine.hand and theirs.reserve == mine.reserve
            assert other.rng != s.rng
            if any(len(set(pile)) > 2 for pile in hidden(s, viewer)):
                possible += 1
                changed += any(hidden(GAME.redeal(s, viewer, luck), viewer) != hidden(s, viewer) for luck in range(6))
            assert GAME.redeal(s, viewer, 5) == other, "the same luck deals otherwise"
        assert json.dumps(GAME.save(s)) == before and s.events == news, "redeal touched its input"
    assert changed >= possible * 0.9 and (possible or "few" in table)


@pytest.mark.parametrize("table", TABLES)
def test_reshuffle_changes_what_nobody_knows_and_nothing_else(table: str) -> None:
    changed = possible = 0
    for s in some_states(table, 4):
        before = json.dumps(GAME.save(s))
        other = reshuffle(s, 5)
        check(other)
        assert other.options == s.options and other.announcement == s.announcement and other.sets == s.sets
        for viewer in viewers(s):
            assert told(other, viewer) == told(s, viewer), "a player can tell the reshuffled table from the real one"
        known = {card for card, who in s.known if who}
        for mine, theirs in zip(s.seats, other.seats, strict=True):
            assert (theirs.hand, theirs.reserve) == (mine.hand, mine.reserve)
            assert [len(pile) for pile in (theirs.mons, theirs.captive)] == [len(mine.mons), len(mine.captive)]
            moved = {card for a, b in zip(mine.mons, theirs.mons, strict=True) if a != b for card in (a, b)}
            assert not moved & known, "a known card was moved"
        assert other.rng != s.rng and reshuffle(s, 5) == other, "the same luck shuffles otherwise"
        assert json.dumps(GAME.save(s)) == before, "reshuffle touched its input"
        for seat, me in enumerate(s.seats):
            if len({s.tables.kind[card] for card in me.mons if card not in known}) > 2:
                possible += 1
                changed += any(reshuffle(s, luck).seats[seat].mons != me.mons for luck in range(6))
    assert changed >= possible * 0.9 and (possible or "few" in table)


@pytest.mark.parametrize("table", TABLES)
def test_a_redealt_game_can_be_played_to_its_end(table: str) -> None:
    for seed in range(2):
        s = somewhere(table, "played on", seed)
        for viewer in viewers(s)[:3]:
            other = GAME.redeal(s, viewer, seed)
            rng = chance("played on", table, seed)
            for _ in walk(other, rng):
                if rng.random() < 0.05:
                    check(other)
                    book.question_is_fair(other)
                    if other.options:  # and dealt anew from there, as a search does
                        GAME.redeal(other, GAME.seat_to_act(other), 1)
            check(other)
            assert GAME.outcome(other) is not None


def test_a_game_that_is_over_can_be_redealt() -> None:
    for table in FAST:
        s = to_the_end(rich(table, 3), chance("over", table))
        assert leaks([s]) == []


def test_every_unknown_card_is_as_likely_to_be_in_a_hand() -> None:
    """1,500 redeals: each of the opponent's hidden cards is in the hand as often as any other."""
    s = new("rapidinha 2", 3)
    assert GAME.seat_to_act(s) in (0, 1) and not s.known
    me = GAME.seat_to_act(s)
    them = s.seats[1 - me]
    unknown = them.hand + them.mons
    times, seen = 1500, Counter[int]()
    for luck in range(times):
        other = GAME.redeal(s, me, luck).seats[1 - me]
        assert sorted(other.hand + other.mons) == sorted(unknown), "my captive is known to me"
        seen.update(other.hand)
    chance_of_one = len(them.hand) / len(unknown)
    spread = (times * chance_of_one * (1 - chance_of_one)) ** 0.5
    for card in unknown:
        assert abs(seen[card] - times * chance_of_one) < 5 * spread, f"card {card}: {seen[card]} times"


@pytest.mark.rule("C-RAPID-05")
def test_the_owner_of_a_captive_cannot_tell_which_card_it_is() -> None:
    s = new("rapidinha 2", 3)
    me = GAME.seat_to_act(s)
    taken = {GAME.redeal(s, me, luck).seats[1 - me].captive[0] for luck in range(300)}
    assert len(taken) == len(s.seats[me].mons) + 1
    look = GAME.view(s, me).players[1 - me].captive
    assert look.count == 1 and not look.faces


@pytest.mark.rule("C-RECOVER-04")
def test_recovered_cards_are_known_and_their_order_is_not() -> None:
    t = Scene({"hand": "memoria_guardada", "free": "1L", "mortis": "adoecer fhaonna", "mons": "5S"}, {})
    t.do("play memoria_guardada").all_pass().do("recover adoecer")
    if t.question == "recover":
        t.do("recover fhaonna")
    assert t.pile("mons")[-2:] == ["adoecer", "fhaonna"]
    assert leaks([t.s], range(30)) == []
    tops = {tuple(t.s.tables.slug[card] for card in GAME.redeal(t.s, 1, luck).seats[0].mons[-2:]) for luck in range(40)}
    assert tops == {("adoecer", "fhaonna"), ("fhaonna", "adoecer")}
    assert GAME.redeal(t.s, 0, 3).seats[0].mons[-2:] == t.s.seats[0].mons[-2:], "who chose the order knows it"


def announcing(name: str) -> State:
    """Seat 0 has begun to announce one of two amulets with the same targets and the same price."""
    t = Scene(
        {"hand": "clarao_subito prece_breve", "free": "2L", "sets": ["1L: mago_iluminado", "1L: fhaonna"]},
        {"sets": ["1S: saltador_noturno"]},
    )
    t.do(f"play {name}")
    assert t.question == "target"
    return t.s


@pytest.mark.rule("C-PLAY-06")
def test_nobody_else_sees_what_is_being_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = announcing("clarao_subito"), announcing("prece_breve")
    for viewer in (None, 1):
        assert told(one, viewer) == told(other, viewer)
    assert told(one, 0) != told(other, 0)
    asks = view.question
    monkeypatch.setattr(view, "question", lambda s, viewer: asks(s, GAME.seat_to_act(s)))
    assert told(one, 1) != told(other, 1), "the law would not notice"


# --------------------------------------------- the law is worth something


def broken_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view._hidden

    def shown(s: State, viewer: int | None, cards: list[int], ordered: bool) -> Any:
        return real(s, viewer, cards, ordered) if ordered else view.PileView(len(cards), view._plain(s, cards))

    monkeypatch.setattr(view, "_hidden", shown)


def broken_mons(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view._hidden

    def shown(s: State, viewer: int | None, cards: list[int], ordered: bool) -> Any:
        return view.PileView(len(cards), view._plain(s, cards)) if ordered else real(s, viewer, cards, ordered)

    monkeypatch.setattr(view, "_hidden", shown)


def broken_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own list of what is left, in the order it lies in."""
    monkeypatch.setattr(view, "_unseen", lambda s, seat: tuple(s.tables.name[card] for card in s.seats[seat].mons))


def broken_captives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        view, "_captive", lambda s, viewer, seat: view.PileView(1, view._plain(s, s.seats[seat].captive))
    )


def broken_reserves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        view, "_reserve", lambda s, viewer, seat: view.PileView(1, view._plain(s, s.seats[seat].reserve))
    )


def broken_events(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view.event_for_viewer
    monkeypatch.setattr(view, "event_for_viewer", lambda s, viewer, entry: real(s, entry[1], entry))


def broken_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one seat knows of hidden cards is told to all."""
    monkeypatch.setattr(view, "viewer_bit", lambda viewer: 0xFF)


def broken_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that offer the asked seat's options to everybody."""
    find = Decision.find
    monkeypatch.setattr(Decision, "find", lambda asked, seat, typed: find(asked, asked.seat, typed))


def broken_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons that speak of cards in other hands."""

    def reasons(s: State, viewer: int | None) -> dict[int, Any]:
        return {card: Message("why-owned") for seat in s.seats for card in seat.hand}

    monkeypatch.setattr(why_not, "all_reasons", reasons)


def just_drawn(table: str, seed: int) -> State:
    """A state right after somebody has drawn."""
    s = somewhere(table, "drawn", seed)
    for _ in walk(s, chance("drawn", table, seed)):
        if any(entry[0] == "drawn" for entry in s.events):
            break
    return s


BREAKS: tuple[Callable[[pytest.MonkeyPatch], None], ...] = (
    broken_hands, broken_mons, broken_order, broken_captives, broken_reserves, broken_events, broken_knowledge,
    broken_errors, broken_reasons,
)  # fmt: skip


@pytest.mark.parametrize("broken", BREAKS)
def test_the_law_catches_a_broken_engine(
    broken: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [somewhere("random rapidinha 3", "broken", seed) for seed in range(4)]
    states += [somewhere("random classic 2", "broken", seed) for seed in range(4)]
    states += [just_drawn("random classic 2", seed) for seed in range(3)]
    recovered = Scene({"hand": "chaves_do_arsenal memoria_guardada", "free": "2L", "mortis": "3S adoecer fhaonna"}, {})
    recovered.do("play memoria_guardada").all_pass().do("recover adoecer", "recover fhaonna")
    states.append(clone(recovered.s))
    assert leaks(states) == []
    broken(monkeypatch)
    assert leaks(states, range(4)) != []
