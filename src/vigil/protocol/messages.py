"""Every message between the server and whoever sits at a table, as types.

JSON Schemas, the documents and the browser's types are made from these classes; nothing
is said over a socket that is not here.  Seats count from 0.  Numbers that can be larger
than 2^53 (seeds) travel as strings.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from vigil.protocol.table_options import Options

PROTOCOL = 1

ActionId = Annotated[
    str, Meta(max_length=64, description="a name of your own: the same action sent again is done once")
]
Unrated = Literal["option", "continued", "seed", "settings", "decks", "players", "bots", "left", "taken-back", "hints"]
Answer = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=0, le=100_000)]


# ------------------------------------------------------------------ from the players


class ClientMessageBase(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What somebody at a table may say."""


class Choose(ClientMessageBase, frozen=True, tag="choose"):
    """Answers to the open decision and to those that follow at once: names or places of options.  Numbers of
    decisions only grow: none is told for two questions, whatever is taken back.

    Only the first answer can be refused; then nothing is done.  The others are taken one after the other as long as
    each is possible and nothing was learned from the one before (it could be taken back freely, were the table one
    where that is allowed); the rest is left out, and what was taken stays: nobody sees what comes of a choice without
    making it.  `done` says the same in any case; the update has what is asked now, by its number."""

    decision: Annotated[int, Meta(ge=0)]
    choose: Annotated[list[Answer], Meta(min_length=1, max_length=100)]
    id: ActionId = ""


class Undo(ClientMessageBase, frozen=True, tag="undo"):
    """Take back one's last choices: at once where nobody has learned anything, else if the others agree."""

    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    id: ActionId = ""


class Agree(ClientMessageBase, frozen=True, tag="agree"):
    """Whether somebody may take back a choice; who has asked for it says no to let it be.  `plea` is the number of
    the wish one was told (`seq` of the update's `plea`): an answer to another one is refused."""

    yes: bool
    plea: Annotated[int, Meta(ge=0)]


class Concede(ClientMessageBase, frozen=True, tag="concede"):
    """Give up."""

    id: ActionId = ""


class Say(ClientMessageBase, frozen=True, tag="say"):
    """A line of chat, or one of the phrases that everybody reads in their own language.

    Of one person at one table eight at once, and then one every two seconds (`chat-often`).
    """

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = ""


class Why(ClientMessageBase, frozen=True, tag="why"):
    """Why can this not be chosen?  `wanted` as one would type it: `acquire mystic`."""

    wanted: Annotated[str, Meta(max_length=200)]
    id: ActionId = ""


class Leave(ClientMessageBase, frozen=True, tag="leave"):
    """Leave the table; what happens to the seat was agreed on with the table."""


class Return(ClientMessageBase, frozen=True, tag="return"):
    """Take one's seat back from the bot that plays on it.  One's clock goes on with what was left: what the bot
    has answered cost nothing, and the time since then one's own, for the question was open.  Who comes back for the
    first time after the clock was at zero has half a minute."""


class Sync(ClientMessageBase, frozen=True, tag="sync"):
    """Ask for the whole table anew."""


class Ping(ClientMessageBase, frozen=True, tag="ping"):
    """Are you there?"""

    id: ActionId = ""


class Token(ClientMessageBase, frozen=True, tag="token"):
    """Who this is: the first message of a program that can send no headers, where the address says `token=first`."""

    token: Annotated[str, Meta(max_length=200)]


ClientMessage = Choose | Undo | Agree | Concede | Say | Why | Leave | Return | Sync | Ping


# ------------------------------------------------------------------- from the server


class ServerMessageBase(Struct, frozen=True, tag_field="type"):
    """What a viewer is told."""


class SeatInfo(Struct, frozen=True):
    """A seat; `bot` says which bot has it, `stand_in` which one plays on for the person.

    `owner` says that the person is a bot account, a program, and whose.  `forfeit`: a bot has chosen for the
    person, who has lost this rated game on the books, whoever wins it.
    """

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    gone: bool = False
    here: bool = False  # somebody is connected for it
    you: bool = False
    sign: str = ""  # the icon somebody has chosen for themselves
    hinted: int = 0  # how often a bot was asked for advice
    owner: str | None = None
    forfeit: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class OutcomeInfo(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    reason: str


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it.

    `unrated` is why its game does not count.  `option`: the table says so; `continued`: it goes on from another game;
    `seed`: its seed was chosen; `settings`: it is not played as the rules have it; `decks`: a bot, or the settings,
    have a deck that is none of the server's own; `players`: one person, or bots, play among themselves;
    `bots`: a simpler bot has answered for one, because that took too long or too many were waiting; `left`: bots have
    chosen for somebody on every side; `taken-back`: something was, and nobody agreed to it; `hints`: a bot gave advice.
    """

    id: str
    game: str
    rules: str
    settings: dict[str, Any]  # without decks: those are their players' own
    options: Options
    status: Literal["open", "running", "over", "canceled"]
    created: int
    creator: str
    seats: list[SeatInfo]
    asked: int
    commitment: str | None = None
    code: str | None = None  # the invitation, for those who sit here
    outcome: OutcomeInfo | None = None
    rematch: str | None = None
    rated: bool = False
    unrated: Unrated | None = None  # why it is not; None: it is
    mode: str = ""
    given_seed: bool = False  # whoever made the table knows how it is dealt
    hints: bool = False  # whether whoever is asked may ask a bot for advice
    watching: int = 0  # how many look on without a seat

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats that are the viewer's."""
        return tuple(chair.seat for chair in self.seats if chair.you)

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has."""
        return tuple(chair.seat for chair in self.seats if not chair.taken)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.seats)


class TargetInfo(Struct, frozen=True):
    """What an option is about: a card, a seat, a set, an item on the transition, a place in a list, or an amount."""

    kind: Literal["card", "seat", "set", "item", "index", "amount"]
    id: int


class OptionInfo(Struct, frozen=True):
    """One possible answer, with its words."""

    name: str
    verb: str
    text: str
    target: TargetInfo | None = None
    face: str | None = None
    ability: Any = None


class UnavailableCard(Struct, frozen=True):
    """Something on the table that cannot be chosen now, and why not."""

    wanted: str
    card: int
    why: str


class RestrictedRunes(Struct, frozen=True):
    """Runes that buy only such cards."""

    n: int
    only: str


class DecisionInfo(Struct, frozen=True):
    """The open question, for the seat that is asked.

    `obvious` is the name of the option that only gives, where the cards say so and refusing is all one could do
    instead: a client may choose it by itself, for somebody who wishes that.  Empty: there is something to decide.
    """

    number: int
    seat: int
    prompt: str
    question: dict[str, Any]
    options: list[OptionInfo]
    dark: list[UnavailableCard] = []
    pointless: bool = False  # nothing that could be done has a point: a client may pass by itself
    purses: list[RestrictedRunes] = []
    note: str = ""  # what one has to know to answer: what an exchange costs, how far a payment is
    obvious: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)


class TransitionText(Struct, frozen=True):
    """What something on the transition will do, in words; `number` is its number in the view."""

    number: int
    text: str


class EventInfo(Struct, frozen=True):
    """Something that happened, as data and as a line of the log."""

    what: str
    seat: int
    text: str
    rule: str
    card: int = -1
    face: str | None = None
    origin: str = ""
    to: str = ""
    n: int = 0
    detail: str = ""
    other: int = -1
    cause: str | None = None
    clause: str | None = None


class UndoRequestInfo(Struct, frozen=True):
    """Somebody wishes to take back what they chose; `seq` is the wish's own number, by which it is answered."""

    seq: int
    seat: int
    choices: int
    agreed: int
    wanted: int
    mine: bool  # whether the viewer is to answer


class Hello(ServerMessageBase, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: TableInfo
    seat: int | None
    lang: str
    protocol: int = PROTOCOL
    server: str = ""
    deck: dict[str, int] | None = None  # the viewer's own


class Update(ServerMessageBase, frozen=True, tag="update"):
    """The table as it is now.  `events`: what happened since the last update (`fresh`: lately, before the first).

    `hash` is that of the view: the first 32 hexadecimal digits of SHA-256 over the view as
    JSON with sorted keys, without spaces, in UTF-8.  `stood`, for whoever asked with `after`:
    the last entry up to that one of which nothing was taken back since.
    """

    table: str
    seq: int
    seat: int | None
    status: Literal["open", "running", "over", "canceled"]
    view: Any
    hash: str
    asked: int
    decision: DecisionInfo | None
    events: list[EventInfo]
    fresh: bool = False
    clocks: list[int] | None = None  # milliseconds left when this was sent
    undo: int = 0  # choices that can be taken back without asking
    askable: bool = False  # something can be taken back if the others agree; where nobody is there, also alone
    plea: UndoRequestInfo | None = None
    outcome: OutcomeInfo | None = None
    waiting: list[TransitionText] = []  # what the items of the view's transition will do
    deck: dict[str, int] | None = None  # the viewer's own, when the game begins and in a fresh update
    lapses: int | None = None  # a game that waits: milliseconds after which it is lost for who is asked
    stood: int | None = None

    @property
    def over(self) -> bool:
        return self.status in ("over", "canceled")


class TableChanged(ServerMessageBase, frozen=True, tag="table"):
    """Who sits where and how the table stands has changed."""

    table: TableInfo


class Done(ServerMessageBase, frozen=True, tag="done"):
    """An action was carried out and is written down: nothing can undo it but an undo."""

    id: str
    seq: int


class Rejected(ServerMessageBase, frozen=True, tag="refused"):
    """An action was not carried out, and nothing has changed.  `problem` is that of RFC 9457."""

    problem: dict[str, Any]
    id: str = ""


class Reason(ServerMessageBase, frozen=True, tag="reason"):
    """The answer to `why`; without `why` it can be chosen."""

    wanted: str
    why: str | None
    id: str = ""


class ChatMessage(ServerMessageBase, frozen=True, tag="said"):
    """A line of chat."""

    at: int
    seat: int
    person: str
    name: str
    text: str
    phrase: str = ""


class Pong(ServerMessageBase, frozen=True, tag="pong"):
    """Yes."""

    id: str = ""


class Closing(ServerMessageBase, frozen=True, tag="closing"):
    """The connection is about to end.

    `restarting`: the server goes, come back soon; `slow`: too much was waiting to be read; `signed-out`: the
    session or the token is over; `removed`: whoever this was is no more; `mistakes`: too many messages in a
    row were refused; `too-long`: a message was too long; empty: the other side has ended it.
    """

    why: str


ServerMessage = Hello | Update | TableChanged | Done | Rejected | Reason | ChatMessage | Pong | Closing

_encoder = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def decode(text: bytes | str) -> ClientMessage:
    """What somebody said; msgspec.ValidationError or DecodeError says why it is nothing."""
    return _decoder.decode(text)


def canonical(view: Any) -> bytes:
    """A view in the one form that its hash is made of, which is also how it is sent."""
    return _sorted.encode(view)


def hash_of(told: bytes) -> str:
    return hashlib.sha256(told).hexdigest()[:32]
