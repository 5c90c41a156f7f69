"""Settings of a game that says nothing about them: every game is rated together with those of as many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vigil.plugin import SettingsSupport


@dataclass(frozen=True, slots=True)
class NoSettings:
    """A form for this game has no fields."""


def _mode(settings: Mapping[str, Any], players: int) -> str:
    return f"standard-{players}"


SETTINGS = SettingsSupport(config=NoSettings, is_standard=lambda config: True, mode=_mode, usual_mode="standard-2")
