"""Who plays in each seat: people with a name and a language, and bots."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from vigil.bots import BOTS, bot_factory, is_bot
from vigil.bots.external import is_external, split_bot_list, title_of
from vigil.terminal.errors import UsageError
from vigil.text import LANGUAGES, ui_text

DEFAULT_BOT = "greedy" if "greedy" in BOTS else next(iter(BOTS))
MAX_NAME_LENGTH = 16


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat at the table; `bot` is the kind of bot that plays it, None for a person."""

    name: str
    lang: str
    bot: str | None = None


def describe_seats(seats: Iterable[SeatPlan], lang: str) -> str:
    """Return the names of the players, with bots marked."""
    return ", ".join(ui_text("seat-of-bot", lang, name=seat.name) if seat.bot else seat.name for seat in seats)


def choose_language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the wanted language, else the system's, else English."""
    if wanted is not None:
        lang = wanted.strip().lower()[:2]
        if lang not in LANGUAGES:
            raise UsageError("bad-language", given=wanted, known=", ".join(LANGUAGES))
        return lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            lang = environment[variable].lower()[:2]
            return lang if lang in LANGUAGES else "en"
    return "en"


def count_players(seats: str | None, bots: str | None, players: int | None) -> int | None:
    """Return how many players the options ask for; None leaves it to the game."""
    if players is not None:
        return players
    if seats is not None:
        return len(split_bot_list(seats))
    return None if bots is None else 1 + len(bot_kinds(bots))


def plan_seats(
    seats: str | None, bots: str | None, players: int, lang: str, external: bool = True
) -> tuple[SeatPlan, ...]:
    """Return the seats for --seats and --bots; by default one person against greedy bots.

    `external=False` refuses external bots: anyone can write a record, so a record must not start programs.
    """
    if seats is not None and not external and any(_names_external_bot(part) for part in split_bot_list(seats)):
        raise UsageError("record-guest", seats=shlex.quote(seats))
    if seats is not None and bots is not None:
        raise UsageError("seats-and-bots")
    plan = _parse_seats(seats, lang) if seats is not None else []
    kinds = bot_kinds(bots) if bots is not None else [DEFAULT_BOT] * (players - (len(plan) if seats is not None else 1))
    people = max(0, players - len(kinds) - len(plan))
    plan += [SeatPlan("", lang)] * people + [_bot_seat(kind, lang) for kind in kinds]
    if len(plan) > players:
        raise UsageError("seats-too-many", given=len(plan), players=players)
    return tuple(_with_unique_names(plan, lang))


def bot_kinds(bots: str) -> list[str]:
    """Return the bots of --bots, which is a number of default bots or a list."""
    if re.fullmatch(r"\d{1,2}", bots.strip()):
        return [DEFAULT_BOT] * int(bots)
    return [_checked_bot(part) for part in split_bot_list(bots) if part]


def fill_with_bots(seats: tuple[SeatPlan, ...], lang: str) -> tuple[SeatPlan, ...]:
    """Give every person's seat to a bot; a seat without a name of its own gets the bot's."""
    plan = []
    for number, seat in enumerate(seats, 1):
        bot = _bot_seat(seat.bot or DEFAULT_BOT, lang)
        default_name = seat.name == ui_text("player-number", lang, n=number)
        default_name |= re.fullmatch(rf"{re.escape(bot.name)}( \d+)?", seat.name) is not None
        plan.append(bot if default_name else replace(bot, name=seat.name))
    return tuple(_with_unique_names(plan, lang))


def seats_text(seats: tuple[SeatPlan, ...]) -> str:
    """Return the seats in the form of --seats, which records keep."""
    return ",".join(f"{seat.name}={seat.bot}" if seat.bot else f"{seat.name}:{seat.lang}" for seat in seats)


def without_external_bots(text: str) -> str:
    """Return the seats of a record with a built-in bot in place of each external one."""
    return ",".join(
        f"{part.partition('=')[0] if '=' in part else ''}={DEFAULT_BOT}" if _names_external_bot(part) else part
        for part in split_bot_list(text)
    )


def _names_external_bot(part: str) -> bool:
    return re.search(r"(^|=)\s*(program|python)\s*:", part, re.IGNORECASE) is not None


def _checked_bot(text: str) -> str:
    kind = _normalize_kind(text)
    bot_factory(kind)  # raises for bots and settings that don't exist
    return kind


def _normalize_kind(text: str) -> str:
    """Return the kind in lower case, and settings or a command as they are."""
    kind, colon, settings = text.strip().partition(":")
    return kind.lower() + colon + settings


def _parse_seats(text: str, lang: str) -> list[SeatPlan]:
    plan = []
    for part in split_bot_list(text):
        name, equals, kind = part.partition("=")
        if is_bot(_normalize_kind(part)):
            plan.append(_bot_seat(_checked_bot(part), lang))
        elif equals:
            plan.append(SeatPlan(_clean_name(name), lang, _checked_bot(kind)))
        else:
            name, colon, own = part.rpartition(":") if ":" in part else (part, "", "")
            plan.append(SeatPlan(_clean_name(name), choose_language(own) if colon else lang))
    return plan


def _clean_name(name: str) -> str:
    name = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return name[:MAX_NAME_LENGTH].strip()


def _bot_seat(kind: str, lang: str) -> SeatPlan:
    if is_external(kind):
        return SeatPlan(_clean_name(title_of(kind)), lang, kind)
    plain = kind.partition(":")[0]
    name = ui_text(f"bot-{plain}", lang)
    return SeatPlan(plain.capitalize() if name == f"bot-{plain}" else name, lang, kind)


def _with_unique_names(seats: list[SeatPlan], lang: str) -> list[SeatPlan]:
    """Name every seat, and number identical names."""
    plan: list[SeatPlan] = []
    taken: dict[str, int] = {}
    for number, seat in enumerate(seats, 1):
        name = seat.name or ui_text("player-number", lang, n=number)
        again = taken[name] = taken.get(name, 0) + 1
        plan.append(replace(seat, name=name if again == 1 else f"{name} {again}"))
    return plan
