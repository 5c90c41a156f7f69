"""The settings of Ascension, for forms and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.ascension.rules.config import MAX_HONOR, MAX_PLAYERS, MAX_ROUNDS, PLAYERS, Config, sides
from vigil.plugin import Arrangement, SettingsSupport, is_default_except

MAY_VARY = ("players", "sets", "mode", "edition")
"""The settings that may vary in rated games. All others must have their default values."""


def is_standard(config: Config) -> bool:
    """Return whether a game is rated. A pool of the usual size counts as the default."""
    usual = Config(players=config.players, mode=config.mode)
    return is_default_except(config, (*MAY_VARY, "honor_pool")) and config.pool == usual.pool


def mode(settings: Mapping[str, Any], players: int) -> str:
    """Return the rating category of a game, such as `free-2`."""
    return f"{settings.get('mode', 'free')}-{players}"


SETTINGS = SettingsSupport(
    config=Config,
    is_standard=is_standard,
    mode=mode,
    usual_mode="free-2",
    bounds={"players": (1, MAX_PLAYERS), "honor_pool": (1, MAX_HONOR), "rounds": (1, MAX_ROUNDS)},
    from_rules=frozenset(("honor_pool",)),
    arrangements=tuple(
        Arrangement(
            {"sets": sets, "mode": mode},
            counts,
            tuple(sides(n, True) for n in counts) if mode == "teams" else (),
        )
        for (sets, mode), counts in PLAYERS.items()
        if counts
    ),
)
