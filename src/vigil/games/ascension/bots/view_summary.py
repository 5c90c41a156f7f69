"""What bots read from a view: cards by kind and zone, restricted runes, and an estimate of the turns left."""

from __future__ import annotations

from math import sqrt

from vigil.games.ascension.bots.card_values import CardValuer, valuer_for
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.card_tables import CardTables, card_tables_for
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.view import Face, PlayerView, View

FIRST_PACE, PACE_GROWTH = 0.8, 0.35  # honor that a player gains in the first round, and the increase per round
USUAL_PACE_WEIGHT = 12.0  # once players have gained this much honor, this game's pace counts as much as the usual one
MAX_TURNS_LEFT = 30
SAMAEL_PACE = 4.0

_last: list[tuple[Config, CardTables]] = []


def cached_card_tables(config: Config) -> CardTables:
    """Return the cards of a configuration. The last result is cached, because custom cards are slow to hash."""
    if not _last or _last[0][0] is not config:
        _last[:] = [(config, card_tables_for(config))]
    return _last[0][1]


class ViewSummary:
    """The table as one seat sees it, by zone."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me: PlayerView = view.players[seat]
        self.printed = cached_card_tables(view.config)
        self.kind_of = self.printed.by_name
        self.solo = view.config.mode == "solo"
        self.left = turns_left(view, seat)

    @property
    def my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self.view.active == self.seat

    @property
    def rivals(self) -> list[PlayerView]:
        """The opponents who are still playing."""
        return [other for other in self.view.players if other.team != self.me.team and not other.gone]

    def faces(self, zone: str) -> tuple[Face, ...]:
        """Return the visible cards of a zone; the player's own cards if every player has this zone."""
        if zone in (lang.HAND, lang.PLAYED, lang.DISCARD, lang.CONSTRUCTS, lang.TROPHIES):
            return getattr(self.me, zone).faces  # type: ignore[no-any-return]
        if zone in (lang.VOID, lang.MYSTICS, lang.HEAVIES, lang.CULTISTS):
            return getattr(self.view, zone).faces  # type: ignore[no-any-return]
        return tuple(face for face in self.view.row if face is not None)

    def kinds(self, zone: str) -> list[int]:
        return [self.kind_of[face.name] for face in self.faces(zone)]

    def zone_of(self, card: int, zones: tuple[str, ...]) -> str:
        """Return which of these zones contains a card."""
        for zone in zones:
            if any(face.card == card for face in self.faces(zone)):
                return zone
        return lang.ROW

    def slot(self, card: int) -> int:
        """Return the index of a card in the row; -1 if it isn't there."""
        return next((i for i, face in enumerate(self.view.row) if face is not None and face.card == card), -1)

    def valuer(self) -> CardValuer:
        """Return the card values for this player now."""
        kind_of, me = self.kind_of, self.me
        cycle = [kind_of[name] for name in me.deck_list]
        for pile in (me.hand, me.played, me.discard):
            cycle += [kind_of[face.name] for face in pile.faces]
        cycle.sort()
        constructs = tuple(sorted(kind_of[face.name] for face in me.constructs.faces))
        return valuer_for(self.printed, self.left, tuple(cycle), constructs, self.solo)

    def restricted(self, kind: int, valuer: CardValuer) -> int:
        """Return how many restricted runes can pay for a card."""
        amounts = zip(self.me.restricted, self.printed.restrictions, strict=False)
        return sum(n for n, only in amounts if n and valuer.matches(kind, only))


def turns_left(view: View, seat: int) -> int:
    """Return how many more turns this player can expect after this one."""
    if view.last_round:
        return 0
    solo = view.config.mode == "solo"
    players = 1 if solo else view.config.players
    first_pace = players * FIRST_PACE + (SAMAEL_PACE if solo else 0.0)
    gained, rounds = view.config.pool - view.pool, view.round - 1
    left = turns_until_empty(view.pool, gained, rounds, first_pace, players * PACE_GROWTH)
    return max(0, min(MAX_TURNS_LEFT, view.config.rounds - view.round, round(left)))


def turns_until_empty(pool: int, gained: int, rounds: int, first_pace: float, pace_growth: float) -> float:
    """Estimate how many rounds the pool lasts.

    Players gain more honor in every round. How much more is the usual pace, corrected by the honor that they have
    gained so far in this game.
    """
    usual = first_pace * rounds + pace_growth * rounds * rounds / 2
    speed = (gained + USUAL_PACE_WEIGHT) / (usual + USUAL_PACE_WEIGHT)
    first_pace, pace_growth = speed * (first_pace + pace_growth * rounds), speed * pace_growth
    return (sqrt(first_pace * first_pace + 2 * pace_growth * pool) - first_pace) / pace_growth
