"""Links: a whole match in one string, for URLs and chat messages.

A link contains the header of the record, the choices and a checksum. The choices form one number in mixed
radix, with one digit per decision, below the number of options. Reading a link replays the match, since
only the game knows how many options come next.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Mapping
from typing import Any

from vigil.kernel.errors import BadRecord, VigilError
from vigil.kernel.game import Game
from vigil.kernel.match import Match
from vigil.kernel.record import start

PREFIX = "vigil1-"
MAX_LENGTH = 200_000
_CHECKSUM_BYTES = 6


def pack(match: Match[Any]) -> str:
    """Return the link of a match, finished or not."""
    header = {"game": match.game.name, "rules": match.game.rules_hash(match.config), "seed": match.seed}
    header |= match.game.settings_of(match.config)
    seats = 1 + max((taken.seat for taken in match.choices if taken.index < 0), default=-1)
    data = json.dumps([header, len(match.choices), seats], separators=(",", ":"), ensure_ascii=False).encode()
    data = zlib.compress(data, 9)
    number = 0
    for taken in reversed(match.choices):
        digit = taken.index if taken.index >= 0 else taken.option_count + taken.seat
        number = number * (taken.option_count + seats) + digit
    digits = number.to_bytes((number.bit_length() + 7) // 8, "big")
    body = len(data).to_bytes(2, "big") + data + digits
    return PREFIX + base64.urlsafe_b64encode(body + _check(body)).decode().rstrip("=")


def unpack(link: str, games: Mapping[str, Game[Any]]) -> Match[Any]:
    """Replay the match of a link, up to its last choice."""
    link = link.strip()
    if not link.startswith(PREFIX):
        raise BadRecord("game-link-prefix", "this is not a link: it does not begin with {prefix}", prefix=PREFIX)
    if len(link) > MAX_LENGTH:
        raise BadRecord("game-link-too-long", "{length} characters is too long for a link", length=len(link))
    text = link[len(PREFIX) :]
    try:
        body = base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise BadRecord("game-link-characters", "the link contains invalid characters") from None
    body, check = body[:-_CHECKSUM_BYTES], body[-_CHECKSUM_BYTES:]
    if len(body) < 2 or _check(body) != check:
        raise BadRecord("game-link-checksum", "the link is incomplete or was changed")
    header, count, seats = _read_header(body)
    match = start(header, games)
    number = int.from_bytes(body[2 + int.from_bytes(body[:2], "big") :], "big")
    for _ in range(count):
        options = match.game.options(match.state)
        if not options:
            raise BadRecord(
                "game-link-unplayable", "the choices in the link cannot be played: {why}", why="the game is over"
            )
        number, digit = divmod(number, len(options) + seats)
        try:
            if digit >= len(options):
                match.concede(digit - len(options))
            else:
                match.take(digit)
        except VigilError as error:
            raise BadRecord(
                "game-link-unplayable", "the choices in the link cannot be played: {why}", why=str(error)
            ) from None
    if number:
        raise BadRecord("game-link-checksum", "the link is incomplete or was changed")
    return match


def _read_header(body: bytes) -> tuple[dict[str, Any], int, int]:
    """Return the header, the number of choices, and how many seats a digit may name as conceding."""
    length = int.from_bytes(body[:2], "big")
    try:
        header, count, seats = json.loads(zlib.decompressobj().decompress(body[2 : 2 + length], 1 << 20))
        if (
            isinstance(header, dict)
            and all(type(n) is int for n in (count, seats))
            and 0 <= count <= MAX_LENGTH * 8
            and 0 <= seats < 99
        ):
            return header, count, seats
    except (ValueError, TypeError, zlib.error, RecursionError):
        pass
    raise BadRecord("game-link-header", "the link's header cannot be read")


def _check(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_CHECKSUM_BYTES).digest()
