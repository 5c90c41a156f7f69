"""What the laws of both games share: the same state, names that can be typed, and what a viewer can be told."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vigil.kernel.decision import Decision
from vigil.kernel.errors import IllegalChoice, VigilError
from vigil.kernel.game import Game
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone, save


def same(game: Game[Any], a: Any, b: Any) -> bool:
    """Equal in everything, options and luck included."""
    return bool(a == b and a.options == b.options and game.save(a) == game.save(b))


def viewers(s: Any) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(s.tables.players)]


# ----------------------------------------------------------------- names of options


def accepts(asked: Decision, seat: int, typed: str) -> bool:
    try:
        asked.find(seat, typed)
    except IllegalChoice:
        return False
    return True


def names_are_fair(s: Any, asked: Decision, where: Callable[[Any], str]) -> list[str]:
    """Options, all different, each under a name of its own that can be typed by the seat that is asked."""
    assert asked.options and len(asked.options) == len(s.options), where(s)
    assert len(set(s.options)) == len(s.options), f"an option twice: {s.options}, {where(s)}"
    names = [option.name for option in asked.options]
    assert len(set(names)) == len(names), f"a name twice: {names}, {where(s)}"
    for place, name in enumerate(names):
        assert name == " ".join(name.lower().split()), f"{name!r} cannot be typed: {where(s)}"
        assert asked.find(asked.seat, name) == place, f"{name!r} is taken for another of {names}: {where(s)}"
        option = asked.options[place]
        assert (option.verb, option.card) == s.options[place] or option.name.split()[0] == option.verb, where(s)
        by_number = f"{option.verb} {option.card}"
        if option.card_name is None and by_number not in names:
            assert not accepts(asked, asked.seat, by_number), f"{by_number!r} is taken, but not in {names}: {where(s)}"
    other = (asked.seat + 1) % max(2, s.tables.players)
    assert not accepts(asked, other, names[0]), f"seat {other} may answer for seat {asked.seat}: {where(s)}"
    return names


# ------------------------------------------------------------------ what one is told


def told(game: Game[Any], why: Any, attempts: Sequence[str], s: Any, viewer: int | None) -> bytes:
    """Everything this viewer can make the game say now, as it would be sent; `why` is the game's module of reasons."""
    asked = game.decision(s)
    found: dict[str, Any] = {
        "view": save(game.view(s, viewer)),
        "events": save(game.events(s, viewer)),
        "reasons": [[card, save(message)] for card, message in why.all_reasons(s, viewer).items()],
        "why": [save(game.why_not(s, viewer, attempt)) for attempt in attempts],
        "errors": errors(game, s, viewer),
    }
    if asked is not None and asked.seat == viewer:
        found["decision"] = save(asked)
    return json.dumps(found).encode()


def errors(game: Game[Any], s: Any, viewer: int | None) -> list[str]:
    """What wrong answers are answered, on a match that stands at this state."""
    match: Match[Any] = Match(game, s.tables.config, 1)
    match.state = clone(s)
    seat = -1 if viewer is None else viewer
    found = []
    tries: list[Callable[[], None]] = [
        lambda: match.choose(seat, s.decision_count, "nonsense"),
        lambda: match.choose(seat, s.decision_count + 1, "end_turn"),
        lambda: match.choose(seat, s.decision_count - 1, "end_turn"),
        lambda: match.undo(seat, 99),
        lambda: match.concede(99),
        lambda: match.concede(-1),
    ]
    for attempt in tries:
        try:
            attempt()
        except VigilError as error:
            found.append(f"{type(error).__name__} {error.key} {error} {error.values}")
    assert len(found) == len(tries) and match.state == s and match.state.options == s.options
    return found


def leaks(
    game: Game[Any], tell: Callable[[Any, int | None], bytes], states: Iterable[Any], lucks: range = range(2)
) -> list[str]:
    """Where something hidden shows; empty if nothing does."""
    found = []
    for s in states:
        for viewer in viewers(s):
            before = tell(s, viewer)
            for luck in lucks:
                after = tell(game.redeal(s, viewer, luck), viewer)
                if after != before:
                    at = next(i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
                    found.append(f"seat {viewer}: {before[at - 60 : at + 60]!r} / {after[at - 60 : at + 60]!r}")
    return found


def told_by_undo(game: Game[Any], states: Iterable[Any], lucks: range = range(4)) -> list[str]:
    """Choices that may be taken back freely in one of two tables that whoever chooses cannot tell apart, and not in
    the other: by trying it one would learn which of them it is."""
    found = []
    for s in states:
        if not s.options:
            continue
        for luck in lucks:
            other = game.redeal(s, game.seat_to_act(s), luck)
            for option in s.options:
                one, two = clone(s), clone(other)
                game.choose(one, option)
                game.choose(two, option)
                if game.undo_floor(one) != game.undo_floor(two):
                    found.append(
                        f"{option} in decision {s.decision_count}, luck {luck}: {game.undo_floor(one)}, "
                        f"{game.undo_floor(two)}"
                    )
    return found


def learned_for_free(game: Game[Any], states: Iterable[Any], lucks: range = range(2)) -> list[str]:
    """Choices that show something hidden to whoever makes them and may yet be taken back freely.

    After the same choice at two tables that look alike to the chooser, they must still look alike, or the
    choice stands.
    """

    def seen(s: Any, seat: int) -> list[str]:
        asked = game.decision(s)
        mine = sorted(option.name for option in asked.options) if asked and asked.seat == seat else []
        return [repr(game.view(s, seat)), repr(game.events(s, seat)), repr(mine)]

    found = []
    for s in states:
        if not s.options:
            continue
        seat = game.seat_to_act(s)
        for luck in lucks:
            other = game.redeal(s, seat, luck)
            for option in s.options:
                one, two = clone(s), clone(other)
                game.choose(one, option)
                game.choose(two, option)
                if game.undo_floor(one) < one.decision_count and seen(one, seat) != seen(two, seat):
                    found.append(
                        f"{option} in decision {s.decision_count}, luck {luck}: {[entry[0] for entry in one.events]}"
                    )
    return found
