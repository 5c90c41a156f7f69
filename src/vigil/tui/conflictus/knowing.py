"""The two things that are asked of the game itself and not of a view.

Both tell a seat nothing it may not know: whether its own plays have a point, and
what the values of a card lying open on the table are made of.
"""

from __future__ import annotations

from typing import Any

from vigil.games.conflictus.passing import matters
from vigil.games.conflictus.state import set_of
from vigil.games.conflictus.stats import parts
from vigil.kernel.match import Match

Part = tuple[int, int, int, str, str]


def has_a_point(match: Match[Any], seat: int) -> bool:
    """Whether this seat could do something with priority that has a point."""
    return matters(match.state, seat)


def made_of(match: Match[Any], card: int) -> list[Part]:
    """What makes up attack, defense and mill of a warrior on the table, damage last."""
    s = match.state
    if set_of(s, card) is None or not s.d.is_warrior[card]:
        return []
    found = [(a, d, m, why, s.d.name[source]) for a, d, m, why, source in parts(s, card)]
    damage = s.damage.get(card, 0)
    return [*found, (0, -damage, 0, "damage", s.d.name[card])] if damage else found
