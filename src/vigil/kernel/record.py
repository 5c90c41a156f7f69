"""Records: a whole match as a text file that people can read.

    vigil record 1
    game: chess
    rules: 1f0c2a9be7d04c55
    seed: 7
    players: 2

    1 e4
    2 e5
    2 ...

A record has a header, an empty line, and a line per choice: the seat, counted from 1, and the name of the
option. Lines that start with # are comments. The rules hash identifies the rules and cards of the match;
a record with another hash is refused, because it would replay differently.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from vigil.kernel.errors import BadRecord, VigilError, preview
from vigil.kernel.game import Game
from vigil.kernel.match import CONCEDE, Match

FIRST_LINE = "vigil record 1"
MAX_LENGTH = 4_000_000
"""In characters; no match comes near it."""


def write(match: Match[Any], comments: tuple[str, ...] = ()) -> str:
    """Return the record of a match, finished or not."""
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.game.rules_hash(match.config)}",
        f"seed: {match.seed}",
    ]
    for key, value in match.game.settings_of(match.config).items():
        lines.append(f"{key}: {json.dumps(value, ensure_ascii=False)}")
    lines += [f"# {comment}" for comment in comments]
    lines.append("")
    lines += [f"{choice.seat + 1} {choice.name}" for choice in match.choices]
    return "\n".join(lines) + "\n"


def read(text: str, games: Mapping[str, Game[Any]]) -> Match[Any]:
    """Replay the match of a record, up to its last line."""
    if len(text) > MAX_LENGTH:
        raise BadRecord("record-too-long", "{length} characters is too long for a record", length=len(text))
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(
            "record-first-line", "this is not a record: its first line is not {line}", line=repr(FIRST_LINE)
        )
    header, body = _header(lines)
    match = start(header, games)
    for number, line in enumerate(lines[body:], body + 1):
        if line.strip() and not line.startswith("#"):
            _play(match, number, line)
    return match


def start(header: dict[str, Any], games: Mapping[str, Game[Any]]) -> Match[Any]:
    """Start the match that a header describes; raise BadRecord if its rules hash differs."""
    settings = dict(header)
    name, rules, seed = settings.pop("game", None), settings.pop("rules", None), settings.pop("seed", None)
    if not isinstance(name, str) or name not in games:
        raise BadRecord(
            "record-game-unknown",
            "there is no game {name} here; choose from {games}",
            name=preview(name),
            games=", ".join(games),
        )
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadRecord(
            "record-seed-invalid", "the seed must be a whole number from 0 to 2^64 - 1, not {seed}", seed=preview(seed)
        )
    game = games[name]
    config = game.configure(settings)
    here = game.rules_hash(config)
    if str(rules) != here:
        raise BadRecord(
            "record-rules",
            "this game was played under rules {theirs}; this version has {ours} and would replay it incorrectly",
            theirs=str(rules)[:40],
            ours=here,
        )
    return Match(game, config, seed)


def _header(lines: list[str]) -> tuple[dict[str, Any], int]:
    header: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, number
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or not key or key in header:
            raise BadRecord(
                "record-header-invalid",
                "line {line}: {text} is not a new 'key: value'",
                line=number,
                text=repr(line[:60]),
            )
        header[key] = _value(key, value, number)
    return header, len(lines)


def _value(key: str, value: str, line: int) -> Any:
    if key in ("game", "rules"):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise BadRecord(
            "record-value-invalid", "line {line}: {key} has no readable value", line=line, key=repr(key[:40])
        ) from None


def _play(match: Match[Any], number: int, line: str) -> None:
    who, _, what = line.strip().partition(" ")
    decision = match.decision
    try:
        seat = int(who) - 1 if who.isascii() and who.isdigit() and len(who) < 4 else -1
        if what == CONCEDE and seat >= 0:
            match.concede(seat)
        elif decision is None:
            raise BadRecord("record-after-end", "line {line}: the game is over before this choice", line=number)
        else:
            match.choose(seat, decision.number, what)
    except BadRecord:
        raise
    except VigilError as error:
        raise BadRecord("record-line-invalid", "line {line}: {why}", line=number, why=str(error)) from None
