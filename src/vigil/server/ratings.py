"""Ratings of people and bots: a mean and its uncertainty, per game and mode.

The model is Plackett-Luce as in Weng and Lin (the openskill package), with any number of players, teams and
draws. `Room.rated` says which games count.

A player for whom a substitute bot has made even one choice loses the game for the ratings, however it ended.
So players gain nothing by leaving when they are losing, or by letting a stronger bot play for them. The others
keep their order, ahead of them. If every side had a substitute, no one is rated.
"""

from __future__ import annotations

from typing import Literal

from msgspec import structs
from openskill.models import PlackettLuce

from vigil.server.rating_eligibility import teams
from vigil.server.room import Room
from vigil.server.store import Store
from vigil.server.store.rows import Rating

MODEL = PlackettLuce()


RatingKey = tuple[Literal["person", "bot"], str]


def fresh(kind: Literal["person", "bot"], who: str, game: str, mode: str) -> Rating:
    """Return the initial rating."""
    start = MODEL.rating()
    return Rating(who, kind, game, mode, start.mu, start.sigma, 0)


def players(room: Room) -> list[RatingKey]:
    """Return who is rated on each seat. Bots are rated by name."""
    return [("bot", holder.bot) if holder.bot else ("person", holder.person or "") for holder in room.seats]


def rank_sides(places: list[int], substituted_sides: set[int]) -> tuple[list[float], set[int]]:
    """Return the ranks of the sides, and the sides that are rated as a whole.

    Sides with a substituted player share the last rank. The teammates of a substituted player are rated only
    if their side came last anyway, so that leaving can't spare a partner the loss. How a better-placed side
    would have done with its player is unknown.
    """
    last = float(max(places) + 1)
    ranks = [last if side in substituted_sides else float(place) for side, place in enumerate(places)]
    worst = max(places)
    return ranks, {
        side for side, place in enumerate(places) if side not in substituted_sides or place == worst > min(places)
    }


async def rated(store: Store, room: Room, include_erased: bool = False) -> None:
    """Rate a finished game once, or mark it as processed if it isn't rated.

    `include_erased` also rates erased people, for a rebuild of all ratings.
    """
    ended = room.outcome
    if ended is None or not room.rated:
        await store.leave_unrated(room.id)
        return
    who, groups = players(room), teams(room)
    game, mode = room.game.name, room.mode
    absent = {seat for seat, holder in enumerate(room.seats) if holder.substituted}
    ended_at = [min(ended.places[seat] for seat in group) for group in groups]
    ranks, whole = rank_sides(ended_at, {side for side, group in enumerate(groups) if absent.intersection(group)})

    def new(now: list[Rating]) -> list[Rating]:
        old = {player: fresh(*player, game, mode) for player in who}
        old |= {(row.kind, row.player): row for row in now}
        teams = [[MODEL.rating(mu=old[who[seat]].mu, sigma=old[who[seat]].sigma) for seat in group] for group in groups]
        rows: dict[RatingKey, Rating] = {}
        for side, (group, team) in enumerate(zip(groups, MODEL.rate(teams, ranks=ranks), strict=True)):
            for seat, rating in zip(group, team, strict=True):
                if side not in whole and seat not in absent:
                    continue
                before = old[who[seat]]
                mu = min(before.mu, rating.mu) if seat in absent else rating.mu  # leaving never raises a rating
                after = structs.replace(before, mu=mu, sigma=rating.sigma, games=before.games + 1)
                rows[who[seat]] = after
        return list(rows.values())

    await store.rate(room.id, game, mode, [name for _, name in who], new, include_erased)
