"""Set up the log: lines for people or JSON for programs, without secrets.

The values of some names are never written, even if a caller passes them by mistake: cards of running
games, tokens, passwords, chat.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

SECRET = frozenset(("authorization", "body", "card", "cards", "chat", "code", "cookie", "hand", "link")) | frozenset(
    ("options", "password", "secret", "seed", "session", "state", "text", "token", "view")
)
"""Names whose values are never written."""


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace the values of secret names."""
    for name in event:
        if name.lower() in SECRET:
            event[name] = "…"
    return event


def one_line(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace line breaks and control characters, so that a client cannot forge a log entry."""
    for name, value in event.items():
        if isinstance(value, str) and name != "exception":
            event[name] = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value)[:500]
    return event


def configure(form: str = "text", level: str = "info", target: TextIO | None = None) -> None:
    """Set up the log of this process as `text` or `json`, on standard error by default."""
    target = target or sys.stderr
    render: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=target.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # without local variables, which may hold hands
        )
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
    ]
    if form == "json":
        shared.append(structlog.processors.format_exc_info)
    structlog.configure(
        processors=[*shared, one_line, render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(target),
        cache_logger_on_first_use=False,
    )
    # Libraries log through the standard library; forward their records.
    root = logging.getLogger()
    root.handlers[:] = [_ForwardingHandler()]
    root.setLevel(logging.WARNING)


class _ForwardingHandler(logging.Handler):
    """Forwards records of the standard library's log to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info)


log = structlog.get_logger()
