"""Card statistics from the lab, for the API and the gallery.

`vigil sim --card-stats` writes them. A file in the data directory comes first, so that designers see their own
measurements, then the file that ships with the game. Statistics for other cards and unreadable files are not
shown; the log says why, once per version of a file, and so does `vigil doctor`.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vigil import registry
from vigil.kernel.errors import BadData, VigilError
from vigil.lab.card_stats import FORMAT_VERSION, edition_fingerprint
from vigil.server.log_config import log

MAX_SIZE = 2_000_000
"""Maximum size in bytes: ten times what a thousand cards need."""

Share = Annotated[float, Meta(ge=0, le=100)]
Difference = Annotated[float, Meta(ge=-100, le=100)]
Count = Annotated[int, Meta(ge=0)]


class CardWorth(msgspec.Struct, frozen=True, rename={"with_": "with"}):
    """Statistics of a card: games with and without it, the percentage won in each case, and the difference.

    `points` is the difference in percentage points, `low` and `high` its confidence interval.
    """

    with_: Count
    without: Count
    won_with: Share
    won_without: Share
    points: Difference
    low: Difference
    high: Difference


class CardStats(msgspec.Struct, frozen=True):
    """Card statistics by card id, and how they were measured.

    `cards` is the fingerprint of all card definitions of the game, `level` the confidence level in percent.
    """

    form: str
    game: str
    cards: str
    vigil: str
    games: Count
    seed: int
    bots: list[str]
    settings: dict[str, Any]
    decks: list[str]
    level: Annotated[float, Meta(gt=0, lt=100)]
    worth: dict[str, CardWorth]


def stats_path(game: str, folder: Path) -> Path:
    """Return the path of a game's card statistics in a data directory."""
    return folder / f"card-stats-{game}.json"


def bundled_path(game: str) -> Path | None:
    """Return the file that ships with the game."""
    cards = registry.get(game).cards
    return None if cards is None else cards().stats


def read(path: Path, game: str) -> CardStats:
    """Read a file of card statistics, or raise BadData if it is invalid or the cards have changed since."""
    try:
        if path.stat().st_size > MAX_SIZE:
            raise _unreadable(path, f"> {MAX_SIZE}")
        stats = msgspec.json.decode(path.read_bytes(), type=CardStats)
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:  # includes ValidationError
        raise _unreadable(path, str(error)[:200]) from None
    if stats.form != FORMAT_VERSION or stats.game != game:
        raise _unreadable(path, f"{stats.form}, {stats.game}"[:200])
    if stats.cards != edition_fingerprint(game, str(stats.settings.get("edition", ""))):
        raise BadData(
            "card-stats-stale",
            "the card statistics in {path} were measured with other cards; "
            "measure again: vigil sim {game} --card-stats {path}",
            path=str(path),
            game=game,
        )
    return stats


def _unreadable(path: Path, why: str) -> BadData:
    """Return the error for an invalid file."""
    return BadData(
        "card-stats-broken", "{path} is not a readable file of card statistics: {why}", path=str(path), why=why
    )


def stats_for(game: str, edition: str, folder: Path) -> CardStats | None:
    """Return the card statistics to show with the cards of a game, or None."""
    for path in filter(None, (stats_path(game, folder), bundled_path(game))):
        try:
            info = path.stat()
        except OSError:
            continue  # no such file
        stats = _read_cached(path, info.st_mtime_ns, info.st_size, game)
        if stats is not None and stats.cards == edition_fingerprint(game, edition):
            return stats
    return None


@functools.lru_cache(maxsize=16)
def _read_cached(path: Path, changed: int, size: int, game: str) -> CardStats | None:
    """Read a version of a file once, and log an error in it once."""
    try:
        return read(path, game)
    except VigilError as error:
        log.warning("card statistics are not shown", why=str(error))
        return None
