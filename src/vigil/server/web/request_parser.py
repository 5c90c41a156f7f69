"""What a client sent, made into Structs: small enough, flat enough, JSON, and nothing that nobody knows."""

from __future__ import annotations

import asyncio
import re
from typing import Any, get_args
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request

from vigil.kernel.errors import preview
from vigil.server.errors import BadRequest
from vigil.server.web.problems import BadMedia, BadShape, NotAcceptable, TooLarge, TooSlow

MOST_BYTES = 256 * 1024
DEEPEST = 32
PATIENCE = 20
"""Seconds for a body to arrive; nobody on the worst of lines needs more for what may be sent."""
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")


async def body_of(request: Request, kind: Any) -> Any:
    """The body as a Struct; None where a route takes none."""
    raw = await _read(request)
    if kind is None:
        if raw.strip() not in (b"", b"{}"):
            raise BadRequest("body-not-allowed", "this request takes no body")
        return None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise BadMedia(
            "media-type-unsupported", "send application/json, not {given}", given=preview(media or "nothing")
        )
    if b"\x00" in raw or b"\\u0000" in raw:
        raise BadRequest("text-nul", "text may not contain the NUL character")
    if exceeds_depth(raw):
        raise BadRequest("json-too-deep", "the JSON is nested deeper than {most}", most=DEEPEST)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise describe_mismatch(error, kind) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest("json-invalid", "this is not valid JSON: {why}", why=str(error)[:120]) from None


async def _read(request: Request) -> bytes:
    """The raw body, given up as soon as it is too long, whatever its header says."""
    told = request.headers.get("content-length", "0")
    if told.isdecimal() and int(told[:20]) > MOST_BYTES:
        raise TooLarge("body-too-large", "at most {most} bytes may be sent", most=MOST_BYTES)
    parts, size = [], 0
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > MOST_BYTES:
                    raise TooLarge("body-too-large", "at most {most} bytes may be sent", most=MOST_BYTES)
                parts.append(part)
    except TimeoutError:
        raise TooSlow(
            "body-timeout", "the request body did not arrive within {seconds} seconds", seconds=PATIENCE
        ) from None
    return b"".join(parts)


def exceeds_depth(raw: bytes, most: int = DEEPEST) -> bool:
    """Whether JSON is nested too deep, told before anything is built from it."""
    if raw.count(b"[") + raw.count(b"{") <= most:
        return False
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > most:
            return True
    return False


def describe_mismatch(error: msgspec.ValidationError, kind: Any) -> BadShape:
    """What does not fit, and where; for an unknown field, which there are."""
    unknown = _UNKNOWN.match(str(error))
    if unknown and " - at `" not in str(error):
        known = ", ".join(field_names(kind))
        return BadShape(
            "field-unknown",
            "there is no field {field}; choose from {known}",
            field=preview(unknown[1]),
            known=known or "none",
        )
    return BadShape("body-invalid", "invalid data: {why}", why=str(error)[:300])


def field_names(kind: Any) -> list[str]:
    """The fields of a Struct; of several that may stand in one place, those of all."""
    found = [each.encode_name for one in get_args(kind) or (kind,) for each in msgspec.structs.fields(one)]
    return list(dict.fromkeys(found))


def query_of(request: Request, kind: Any) -> Any:
    """What stands behind the question mark, as a Struct; a name twice or a name nobody knows is refused, but for pages:
    whoever passes on a link to one may have put something of their own behind it."""
    raw = request.scope.get("query_string", b"")
    try:
        pairs = parse_qsl(raw.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=50)
    except (ValueError, UnicodeDecodeError):
        raise BadRequest("query-invalid", "the query string cannot be read") from None
    given = dict(pairs)
    if any("\x00" in part for pair in pairs for part in pair):
        raise BadRequest("text-nul", "text may not contain the NUL character")
    known = [] if kind is None else field_names(kind)
    if kind is not None and not kind.__struct_config__.forbid_unknown_fields:
        pairs = [pair for pair in pairs if pair[0] in known]
        given = dict(pairs)
    if len(given) != len(pairs):
        raise BadShape("query-duplicate", "a name appears twice in the query string")
    for name in given:
        if name not in known:
            raise BadShape(
                "field-unknown",
                "there is no field {field}; choose from {known}",
                field=preview(name),
                known=", ".join(known) or "none",
            )
    if kind is None:
        return None
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise describe_mismatch(error, kind) from None


def accepts_html(request: Request) -> bool:
    """Whether a browser asks, for somebody to read: it names pages among what it takes, which programs do not."""
    return "text/html" in request.headers.get("accept", "")[:1000].lower()


def check_accept(request: Request, media: str) -> None:
    """Whether the client takes what this route gives."""
    header = request.headers.get("accept")
    if header is None or not header.strip():
        return
    family = media.partition("/")[0]
    for part in header[:1000].split(","):
        wanted, _, rest = part.strip().lower().partition(";")
        if wanted.strip() in ("*/*", f"{family}/*", media) and rest.replace(" ", "") not in ("q=0", "q=0.0"):
            return
    raise NotAcceptable("accept-unsupported", "the answer is {media}; accept that type", media=media)
