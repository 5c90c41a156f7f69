"""Checks of settings that the `configure` functions of games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from vigil.kernel.errors import BadConfig, preview


def check_settings(settings: Any, config: type) -> None:
    """Raise BadConfig unless the settings are a table of fields of the configuration."""
    if not isinstance(settings, Mapping):
        raise BadConfig("settings-not-table", "the settings must be a table, not {given}", given=preview(settings))
    known = [f.name for f in fields(config)]
    for key in settings:
        if key not in known:
            raise BadConfig(
                "setting-unknown",
                "{key} is not a setting of this game; the settings are {known}",
                key=repr(str(key)[:40]),
                known=", ".join(known),
            )


def choice_setting(settings: Mapping[str, Any], key: str, possible: tuple[str, ...], default: str) -> str:
    """Return a setting that is one of a few words."""
    value = settings.get(key, default)
    if value not in possible:
        raise BadConfig(
            "setting-not-one-of",
            "{key} must be one of {possible}, not {given}",
            key=key,
            possible=", ".join(possible),
            given=preview(value),
        )
    return str(value)


def int_setting(settings: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """Return a setting that is a whole number within bounds."""
    return check_int(key, settings.get(key, default), least, most)


def check_int(key: str, value: Any, least: int, most: int) -> int:
    """Return the value if it is a whole number within bounds, or raise BadConfig."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadConfig(
            "setting-not-integer",
            "{key} must be a whole number from {least} to {most}, not {given}",
            key=key,
            least=least,
            most=most,
            given=preview(value),
        )
    return value
