"""Loading saved games: one door in which every failure becomes a clear message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from vigil.kernel.errors import BadData, VigilError, shown

S = TypeVar("S")


def loaded(read: Callable[[Any], S], data: Any) -> S:
    """What `read` makes of a saved game; BadData where it is none, whatever was wrong with it."""
    try:
        return read(data)
    except VigilError:
        raise
    except (
        ArithmeticError,
        AssertionError,
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        RecursionError,
    ) as error:
        raise BadData("state-wrong", "this is not a saved game: {why}", why=type(error).__name__) from None


def impossible(why: str) -> BadData:
    """A state of the right shape that no game can have."""
    return BadData("state-wrong", "this is not a saved game: {why}", why=why)


def same_rules(theirs: Any, ours: str) -> None:
    """Refuse a game that was saved under other rules."""
    if theirs != ours:
        raise BadData(
            "state-rules",
            "this game was saved under other rules ({theirs}, not {ours})",
            theirs=shown(theirs),
            ours=ours,
        )
