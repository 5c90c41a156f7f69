"""Parse and validate request bodies, queries and Accept headers."""

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

MAX_BODY = 256 * 1024
MAX_DEPTH = 32
BODY_SECONDS = 20
"""Seconds for a body to arrive, enough for MAX_BODY on a very slow connection."""
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")


async def body_of(request: Request, kind: Any) -> Any:
    """Return the body as a Struct, or None if the route takes none."""
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
        raise BadRequest("json-too-deep", "the JSON is nested deeper than {most}", most=MAX_DEPTH)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise describe_mismatch(error, kind) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest("json-invalid", "this is not valid JSON: {why}", why=str(error)[:120]) from None


async def _read(request: Request) -> bytes:
    """Read the body, and stop as soon as it is too large, whatever its header says."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > MAX_BODY:
        raise TooLarge("body-too-large", "the request body is limited to {most} bytes", most=MAX_BODY)
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > MAX_BODY:
                    raise TooLarge("body-too-large", "the request body is limited to {most} bytes", most=MAX_BODY)
                parts.append(part)
    except TimeoutError:
        raise TooSlow(
            "body-timeout", "the request body did not arrive within {seconds} seconds", seconds=BODY_SECONDS
        ) from None
    return b"".join(parts)


def exceeds_depth(raw: bytes, most: int = MAX_DEPTH) -> bool:
    """Whether JSON is nested too deeply, without decoding it."""
    if raw.count(b"[") + raw.count(b"{") <= most:
        return False
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > most:
            return True
    return False


def describe_mismatch(error: msgspec.ValidationError, kind: Any) -> BadShape:
    """Return an error that says what doesn't fit and where, with the known fields for an unknown one."""
    unknown = _UNKNOWN.match(str(error))
    if unknown and " - at `" not in str(error):
        return _unknown_field(unknown[1], field_names(kind))
    return BadShape("body-invalid", "invalid data: {why}", why=str(error)[:300])


def _unknown_field(name: str, known: list[str]) -> BadShape:
    return BadShape(
        "field-unknown",
        "there is no field {field}; choose from {known}",
        field=preview(name),
        known=", ".join(known) or "none",
    )


def field_names(kind: Any) -> list[str]:
    """Return the fields of a Struct, or of all members of a union."""
    names = [each.encode_name for one in get_args(kind) or (kind,) for each in msgspec.structs.fields(one)]
    return list(dict.fromkeys(names))


def query_of(request: Request, kind: Any) -> Any:
    """Return the query as a Struct, or raise if a name is repeated or unknown.

    Pages ignore unknown names, because shared links often gain tracking parameters.
    """
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
            raise _unknown_field(name, known)
    if kind is None:
        return None
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise describe_mismatch(error, kind) from None


def accepts_html(request: Request) -> bool:
    """Whether a browser wants a page for a person: only browsers accept text/html."""
    return "text/html" in request.headers.get("accept", "")[:1000].lower()


def check_accept(request: Request, media: str) -> None:
    """Raise NotAcceptable unless the client accepts the media type."""
    header = request.headers.get("accept")
    if header is None or not header.strip():
        return
    family = media.partition("/")[0]
    for part in header[:1000].split(","):
        wanted, _, rest = part.strip().lower().partition(";")
        if wanted.strip() in ("*/*", f"{family}/*", media) and rest.replace(" ", "") not in ("q=0", "q=0.0"):
            return
    raise NotAcceptable("accept-unsupported", "the response is {media}; accept that type", media=media)
