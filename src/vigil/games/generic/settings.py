"""Default settings support: games with the same number of players share a rating."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vigil.plugin import SettingsSupport


@dataclass(frozen=True, slots=True)
class NoSettings:
    """The settings of a game without settings: its form has no fields."""


def _mode(settings: Mapping[str, Any], players: int) -> str:
    return f"standard-{players}"


SETTINGS = SettingsSupport(config=NoSettings, is_standard=lambda config: True, mode=_mode, usual_mode="standard-2")
