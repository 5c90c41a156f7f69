"""Default settings support: games with the same number of players share a rating."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.plugin import SettingsSupport


@dataclass(frozen=True, slots=True)
class NoSettings:
    """The settings of a game without settings: its form has no fields."""


SETTINGS = SettingsSupport(
    config=NoSettings,
    is_standard=lambda config: True,
    mode=lambda settings, players: f"standard-{players}",
    usual_mode="standard-2",
)
