"""How strong somebody is believed to be: a mean and its uncertainty, per game and mode, bots included.

Plackett and Luce's model in Weng and Lin's form (the openskill package): any number of
players, teams, draws.  Rated is what `Room.rated` says.

Nobody is rated for what a bot did in their name.  For whom a stand-in has chosen, be it once, the
game is lost on the books, however it ended: whoever is losing gains nothing by leaving, whoever lets
a stronger bot play wins nothing by it, and who comes back has had no advice that is worth having.
The others keep their order, before them; where nobody is left who stayed, nobody is rated.
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
    """Somebody of whom nothing is known yet."""
    start = MODEL.rating()
    return Rating(who, kind, game, mode, start.mu, start.sigma, 0)


def players(room: Room) -> list[RatingKey]:
    """Who is rated on which seat: a bot by its name."""
    return [("bot", chair.bot) if chair.bot else ("person", chair.person or "") for chair in room.chairs]


def standing(places: list[int], stood: set[int]) -> tuple[list[float], set[int]]:
    """The places of sides as they count, where a bot has chosen for somebody on some of them: those share the last
    one.  And the sides whose others are rated too: whose side had come last in any case shares the loss, so that no
    partner is spared by leaving; of a better one nobody knows what it would have been."""
    last = float(max(places) + 1)
    ranks = [last if side in stood else float(place) for side, place in enumerate(places)]
    worst = max(places)
    return ranks, {side for side, place in enumerate(places) if side not in stood or place == worst > min(places)}


async def rated(store: Store, room: Room, everybody: bool = False) -> None:
    """Count a finished game, once; one that does not count is only marked as looked at.

    `everybody`: those who are no more are rated as well, for whoever goes through all games again."""
    ended = room.outcome
    if ended is None or not room.rated:
        await store.leave_unrated(room.id)
        return
    who, groups = players(room), teams(room)
    game, mode = room.game.name, room.mode
    absent = {seat for seat, chair in enumerate(room.chairs) if chair.substituted}
    ended_at = [min(ended.places[seat] for seat in group) for group in groups]
    ranks, whole = standing(ended_at, {side for side, group in enumerate(groups) if absent.intersection(group)})

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
                mu = min(before.mu, rating.mu) if seat in absent else rating.mu  # nobody rises by leaving with others
                after = structs.replace(before, mu=mu, sigma=rating.sigma, games=before.games + 1)
                rows[who[seat]] = after
        return list(rows.values())

    await store.rate(room.id, game, mode, [name for _, name in who], new, everybody)
