"""What a server tells, as values: tables, updates with view, decision and events, lines of chat.

The names are those of the messages on the wire.  Fields that a later server adds are
passed over; one that is missing and has no default is a BadAnswer.
"""

from __future__ import annotations

import functools
import hashlib
import json
import types
import typing
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from typing import Any, TypeVar

from vigil.client.errors import BadAnswer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat; `bot` says which bot has it, `stand_in` which one plays on for the person."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    gone: bool = False
    here: bool = False
    you: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as everybody may know it."""

    id: str
    game: str
    status: str
    seats: tuple[Chair, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    rules: str = ""
    created: int = 0
    creator: str = ""
    asked: int = -1
    commitment: str | None = None
    code: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    rated: bool = False
    mode: str = ""

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that are yours."""
        return tuple(chair.seat for chair in self.seats if chair.you)

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has."""
        return tuple(chair.seat for chair in self.seats if not chair.taken)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.seats)


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: seats are those that somebody has."""

    id: str
    game: str
    status: str
    seats: tuple[Chair, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    created: int = 0
    changed: int = 0
    asked: tuple[int, ...] = ()
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer, with its words."""

    name: str
    verb: str
    text: str = ""
    card: int = -1
    face: str | None = None
    seat: int = -1
    about: Any = None


@dataclass(frozen=True, slots=True)
class Dark:
    """Something that cannot be chosen now, and why not."""

    wanted: str
    card: int
    why: str


@dataclass(frozen=True, slots=True)
class Decision:
    """The open question; `pointless`: nothing but passing has a point here; `raw` is the message itself."""

    number: int
    seat: int
    prompt: str
    question: dict[str, Any]
    options: tuple[Option, ...]
    dark: tuple[Dark, ...] = ()
    pointless: bool = False
    raw: dict[str, Any] = field(default_factory=dict, compare=False)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as data and as a line of the log."""

    what: str
    seat: int
    text: str
    rule: str = ""
    card: int = -1
    face: str | None = None
    origin: str = ""
    to: str = ""
    n: int = 0
    detail: str = ""
    other: int = -1
    cause: str | None = None
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Plea:
    """Somebody wishes to take something back; `mine`: you are to answer."""

    seat: int
    choices: int
    agreed: int = 0
    wanted: int = 0
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Update:
    """The table as it is now; `events`: what happened since the last update."""

    table: str
    seq: int
    status: str
    seat: int | None = None
    view: dict[str, Any] | None = None
    hash: str = ""
    asked: int = -1
    decision: Decision | None = None
    events: tuple[Event, ...] = ()
    fresh: bool = False
    clocks: tuple[int, ...] | None = None
    undo: int = 0
    plea: Plea | None = None
    outcome: Outcome | None = None
    deck: dict[str, int] | None = None

    @property
    def over(self) -> bool:
        return self.status in ("over", "aborted")


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a connection."""

    table: Table
    seat: int | None = None
    lang: str = "en"
    protocol: int = 1
    server: str = ""
    deck: dict[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat."""

    at: int
    seat: int
    person: str
    name: str
    text: str
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Chat:
    """What was said lately."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """Tables, the newest first."""

    tables: tuple[Listed, ...]
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A whole game in one string."""

    link: str


@dataclass(frozen=True, slots=True)
class Me:
    """Oneself, as the server knows one."""

    id: str
    name: str
    kind: str = "guest"
    lang: str = "en"


Told = Update | Table | Line
"""What one hears at a table."""


def update_of(data: Any) -> Update:
    """An update; its hash is that of the view it brings, else BadAnswer."""
    made = made_of(Update, data)
    if made.view is not None and made.hash and hash_of(made.view) != made.hash:
        raise WrongHash("answer-hash", "the view of update {seq} is not the one that was sent", seq=made.seq)
    return made


class WrongHash(BadAnswer):
    """A view did not arrive as it was sent."""


def hash_of(view: Any) -> str:
    """The first 32 hexadecimal digits of SHA-256 over the view as JSON: sorted keys, no spaces, UTF-8."""
    told = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def made_of(kind: type[T], data: Any) -> T:
    """The value of a class that a message tells of."""
    try:
        return typing.cast(T, _made(kind, data))
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadAnswer(
            "answer-shape",
            "the server's answer is no {kind} ({why}); it may be of another version",
            kind=kind.__name__,
            why=str(error)[:80],
        ) from None


def _made(kind: Any, data: Any) -> Any:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return None if data is None else _made(next(each for each in args if each is not type(None)), data)
    if origin is tuple:
        return tuple(_made(args[0], item) for item in data)
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        given = {f.name: _made(hints[f.name], data[f.name]) for f in fields(kind) if f.name in data}
        if kind is Decision:
            given["raw"] = data
        missing = [
            f.name
            for f in fields(kind)
            if f.name not in given and f.default is MISSING and f.default_factory is MISSING
        ]
        if missing:
            raise KeyError(", ".join(missing))
        return kind(**given)
    if kind in (int, str, bool) and (not isinstance(data, kind) or (kind is int and isinstance(data, bool))):
        raise TypeError(f"{data!r} is no {kind.__name__}")
    return data


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)
