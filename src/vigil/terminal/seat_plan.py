"""Who sits at the table: people with a name and a language, and bots."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from vigil.bots import BOTS, bot_factory, is_bot
from vigil.bots.external import is_external, split_bot_list, title_of
from vigil.terminal.errors import UsageError
from vigil.text import LANGUAGES, ui_text

USUAL = "greedy" if "greedy" in BOTS else next(iter(BOTS))
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One place at the table; `bot` is the kind of bot that plays it, None a person."""

    name: str
    lang: str
    bot: str | None = None


def describe_seats(seats: Iterable[SeatPlan], lang: str) -> str:
    """Who plays, as people are told before they begin: a bot is called one."""
    return ", ".join(ui_text("seat-of-bot", lang, name=seat.name) if seat.bot else seat.name for seat in seats)


def choose_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one of the system, else English."""
    if asked is not None:
        lang = asked.strip().lower()[:2]
        if lang not in LANGUAGES:
            raise UsageError("bad-language", given=asked, known=", ".join(LANGUAGES))
        return lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            lang = environment[variable].lower()[:2]
            return lang if lang in LANGUAGES else "en"
    return "en"


def count_players(seats: str | None, bots: str | None, players: int | None) -> int | None:
    """How many players the options ask for; None leaves it to the game."""
    if players is not None:
        return players
    if seats is not None:
        return len(split_bot_list(seats))
    return None if bots is None else 1 + len(_kinds(bots, 1))


def plan_seats(
    seats: str | None, bots: str | None, players: int, lang: str, guests: bool = True
) -> tuple[SeatPlan, ...]:
    """The seats that the options of the command line ask for; by default you against greedy bots.

    Without `guests` nobody from outside is let in: a record is anybody's text, and must not start programs.
    """
    if seats is not None and not guests and any(_of_a_guest(part) for part in split_bot_list(seats)):
        raise UsageError("record-guest", seats=shlex.quote(seats))
    if seats is not None and bots is not None:
        raise UsageError("seats-and-bots")
    made = _named(seats, lang) if seats is not None else []
    kinds = _kinds(bots, players - 1) if seats is None else [USUAL] * (players - len(made))
    people = max(0, players - len(kinds) - len(made))
    made += [SeatPlan("", lang)] * people + [_bot(kind, lang) for kind in kinds]
    if len(made) > players:
        raise UsageError("seats-too-many", given=len(made), players=players)
    return tuple(_apart(made, lang))


def bot_kinds(bots: str) -> list[str]:
    """The bots that --bots asks for."""
    return _kinds(bots, 1)


def fill_with_bots(seats: tuple[SeatPlan, ...], lang: str) -> tuple[SeatPlan, ...]:
    """The same seats, a bot on each that a person would have; one without a name is called after its kind."""
    made = []
    for number, seat in enumerate(seats, 1):
        bot = _bot(seat.bot or USUAL, lang)
        nameless = seat.name == ui_text("player-number", lang, n=number)
        nameless |= re.fullmatch(rf"{re.escape(bot.name)}( \d+)?", seat.name) is not None
        made.append(bot if nameless else SeatPlan(seat.name, lang, bot.bot))
    return tuple(_apart(made, lang))


def seats_text(seats: tuple[SeatPlan, ...]) -> str:
    """The seats as --seats takes them: kept in records, so that a game goes on with the same people."""
    return ",".join(f"{seat.name}={seat.bot}" if seat.bot else f"{seat.name}:{seat.lang}" for seat in seats)


def without_external_bots(text: str) -> str:
    """The seats of a record, one of our bots on each that somebody from outside had."""
    return ",".join(
        f"{part.partition('=')[0] if '=' in part else ''}={USUAL}" if _of_a_guest(part) else part
        for part in split_bot_list(text)
    )


def _of_a_guest(part: str) -> bool:
    return re.search(r"(^|=)\s*(program|python)\s*:", part, re.IGNORECASE) is not None


def _kinds(bots: str | None, usual: int) -> list[str]:
    if bots is None:
        return [USUAL] * usual
    if re.fullmatch(r"\d{1,2}", bots.strip()):
        return [USUAL] * int(bots)
    return [_known_bot(part) for part in split_bot_list(bots) if part]


def _known_bot(text: str) -> str:
    kind = _spelled(text)
    bot_factory(kind)  # settings and programs that cannot be are refused before anybody sits down
    return kind


def _spelled(text: str) -> str:
    """A bot's name in small letters; a command keeps its own."""
    kind, colon, settings = text.strip().partition(":")
    return kind.lower() + colon + settings


def _named(text: str, lang: str) -> list[SeatPlan]:
    made = []
    for part in split_bot_list(text):
        name, equals, kind = part.partition("=")
        if is_bot(_spelled(part)):
            made.append(_bot(_known_bot(part), lang))
        elif equals:
            made.append(SeatPlan(_clean(name), lang, _known_bot(kind)))
        else:
            name, colon, own = part.rpartition(":") if ":" in part else (part, "", "")
            made.append(SeatPlan(_clean(name), choose_language(own) if colon else lang))
    return made


def _clean(name: str) -> str:
    name = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    return name[:LONGEST_NAME].strip()


def _bot(kind: str, lang: str) -> SeatPlan:
    if is_external(kind):
        return SeatPlan(_clean(title_of(kind)), lang, kind)
    plain = kind.partition(":")[0]
    name = ui_text(f"bot-{plain}", lang)
    return SeatPlan(plain.capitalize() if name == f"bot-{plain}" else name, lang, kind)


def _apart(seats: list[SeatPlan], lang: str) -> list[SeatPlan]:
    """Everybody has a name, and no two the same one."""
    made: list[SeatPlan] = []
    taken: dict[str, int] = {}
    for number, seat in enumerate(seats, 1):
        name = seat.name or ui_text("player-number", lang, n=number)
        again = taken[name] = taken.get(name, 0) + 1
        made.append(SeatPlan(name if again == 1 else f"{name} {again}", seat.lang, seat.bot))
    return made
