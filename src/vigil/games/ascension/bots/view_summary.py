"""What a bot takes from a view: its cards by kind and place, its means, and how long the game will last."""

from __future__ import annotations

from math import sqrt

from vigil.games.ascension.bots.card_values import CardValuer, worth_of
from vigil.games.ascension.rules.card_tables import CardTables, card_tables_for
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.language import (
    CONSTRUCTS,
    CULTISTS,
    DISCARD,
    HAND,
    HEAVIES,
    MYSTICS,
    PLAYED,
    ROW,
    TROPHIES,
    VOID,
)  # fmt: skip
from vigil.games.ascension.rules.view import Face, PlayerView, View

FIRST_PACE, PACE_GROWS = 0.8, 0.35  # honor that a player takes in the first round, and how much more in each later one
SURE = 12.0  # so much honor must be taken before the pace of this game counts as much as that of others
LONGEST = 30
SAMAELS_PACE = 4.0

_last: list[tuple[Config, CardTables]] = []


def printed_of(config: Config) -> CardTables:
    """The cards of a configuration; the last one is remembered, since cards of one's own are slow to compare."""
    if not _last or _last[0][0] is not config:
        _last[:] = [(config, card_tables_for(config))]
    return _last[0][1]


class ViewSummary:
    """The table from one seat.  A place is a zone, of one's own or common to all."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me: PlayerView = view.players[seat]
        self.printed = printed_of(view.config)
        self.kind_of = self.printed.by_name
        self.solo = view.config.mode == "solo"
        self.left = turns_left(view, seat)

    @property
    def my_turn(self) -> bool:
        return self.view.active == self.seat

    @property
    def rivals(self) -> list[PlayerView]:
        return [other for other in self.view.players if other.team != self.me.team and not other.gone]

    def faces(self, zone: str) -> tuple[Face, ...]:
        """The cards one can see in a zone, one's own where everybody has one."""
        if zone in (HAND, PLAYED, DISCARD, CONSTRUCTS, TROPHIES):
            return getattr(self.me, zone).faces  # type: ignore[no-any-return]
        if zone in (VOID, MYSTICS, HEAVIES, CULTISTS):
            return getattr(self.view, zone).faces  # type: ignore[no-any-return]
        return tuple(face for face in self.view.row if face is not None)

    def kinds(self, zone: str) -> list[int]:
        return [self.kind_of[face.name] for face in self.faces(zone)]

    def zone_of(self, card: int, zones: tuple[str, ...]) -> str:
        """In which of these zones a card lies."""
        for zone in zones:
            if any(face.card == card for face in self.faces(zone)):
                return zone
        return ROW

    def slot(self, card: int) -> int:
        """The card's place in the row, from 0; -1 if it is not there."""
        return next((i for i, face in enumerate(self.view.row) if face is not None and face.card == card), -1)

    def worth(self) -> CardValuer:
        """The values that hold now for this player."""
        kind_of, me = self.kind_of, self.me
        cycle = [kind_of[name] for name in me.deck_list]
        for pile in (me.hand, me.played, me.discard):
            cycle += [kind_of[face.name] for face in pile.faces]
        cycle.sort()
        constructs = tuple(sorted(kind_of[face.name] for face in me.constructs.faces))
        return worth_of(self.printed, self.left, tuple(cycle), constructs, self.solo)

    def restricted(self, kind: int, worth: CardValuer) -> int:
        """Runes that only such cards may be paid with."""
        return sum(
            n for n, only in zip(self.me.restricted, self.printed.purses, strict=False) if n and worth.fits(kind, only)
        )


def turns_left(view: View, seat: int) -> int:
    """How many more turns this player may expect after this one.

    Honor is taken faster in every round; how much faster, this game has shown.
    """
    if view.last_round:
        return 0
    players = 1 if view.config.mode == "solo" else view.config.players
    rounds, taken = view.round, view.config.pool - view.pool
    others = SAMAELS_PACE if view.config.mode == "solo" else 0.0
    first = players * FIRST_PACE + others
    grows = players * PACE_GROWS
    usual = first * (rounds - 1) + grows * (rounds - 1) ** 2 / 2
    speed = (taken + SURE) / (usual + SURE)
    first, grows = speed * (first + grows * (rounds - 1)), speed * grows
    left = (sqrt(first * first + 2 * grows * view.pool) - first) / grows
    last = view.config.rounds - view.round
    return max(0, min(LONGEST, last, round(left)))
