"""Card statistics from the lab, for the API and the gallery.

`vigil sim --card-stats` writes them.  A file in the data directory comes first, so that designers see their own
measurements, then the file that ships with the game. Statistics of other cards and unreadable files are not
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

LARGEST = 2_000_000
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


class Figures(msgspec.Struct, frozen=True):
    """What cards were worth, by id, and how that was measured; `cards` is a print of the definitions of all cards of
    the game, `level` how many of a hundred such intervals hold the truth."""

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


def place_of(game: str, folder: Path) -> Path:
    """Return the path of a game's card statistics in a data directory."""
    return folder / f"card-stats-{game}.json"


def shipped(game: str) -> Path | None:
    """Return the file that ships with the game."""
    cards = registry.get(game).cards
    return None if cards is None else cards().stats


def read(path: Path, game: str) -> Figures:
    """The figures of a file, if the cards are still those it was measured with, in the printing it was played in."""
    try:
        if path.stat().st_size > LARGEST:
            raise _unreadable(path, f"> {LARGEST}")
        found = msgspec.json.decode(path.read_bytes(), type=Figures)
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:  # a ValidationError is one, too
        raise _unreadable(path, str(error)[:200]) from None
    if found.form != FORMAT_VERSION or found.game != game:
        raise _unreadable(path, f"{found.form}, {found.game}"[:200])
    if found.cards != edition_fingerprint(game, str(found.settings.get("edition", ""))):
        raise BadData(
            "figures-stale",
            "the figures in {path} were measured for other cards; measure again: vigil sim {game} --card-stats {path}",
            path=str(path),
            game=game,
        )
    return found


def _unreadable(path: Path, why: str) -> BadData:
    return BadData("figures-broken", "{path} is not a readable figures file: {why}", path=str(path), why=why)


def figures_for(game: str, edition: str, folder: Path) -> Figures | None:
    """The figures to be shown beside the cards of a game, if there are any."""
    for path in filter(None, (place_of(game, folder), shipped(game))):
        try:
            there = path.stat()
        except OSError:
            continue  # there is no such file
        found = _kept(path, there.st_mtime_ns, there.st_size, game)
        if found is not None and found.cards == edition_fingerprint(game, edition):
            return found
    return None


@functools.lru_cache(maxsize=16)
def _kept(path: Path, changed: int, size: int, game: str) -> Figures | None:
    """Read a version of a file once, and log an error in it once."""
    try:
        return read(path, game)
    except VigilError as error:
        log.warning("figures are not shown", why=str(error))
        return None
