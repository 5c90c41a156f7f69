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
UnratedReason = Literal["option", "branched", "seed", "settings", "decks", "players", "bots", "left", "undo", "hints"]
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
    making it.  `ack` says the same in any case; the update has what is asked now, by its number."""

    decision: Annotated[int, Meta(ge=0)]
    choose: Annotated[list[Answer], Meta(min_length=1, max_length=100)]
    id: ActionId = ""


class Undo(ClientMessageBase, frozen=True, tag="undo"):
    """Take back one's last choices: at once where nobody has learned anything, else if the others agree."""

    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    id: ActionId = ""


class AnswerUndo(ClientMessageBase, frozen=True, tag="answer_undo"):
    """Accept or decline an undo request; the player who asked declines to withdraw it.

    `request` is the `id` of the update's `undo_request`; an answer to another request is refused.
    """

    accept: bool
    request: Annotated[int, Meta(ge=0)]


class Concede(ClientMessageBase, frozen=True, tag="concede"):
    """Give up."""

    id: ActionId = ""


class Chat(ClientMessageBase, frozen=True, tag="chat"):
    """A line of chat, or one of the phrases that everybody reads in their own language.

    Of one person at one table eight at once, and then one every two seconds (`chat-rate-limited`).
    """

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = ""


class Why(ClientMessageBase, frozen=True, tag="why"):
    """Why can this not be chosen?  `option` is what a player would type: `acquire mystic`."""

    option: Annotated[str, Meta(max_length=200)]
    id: ActionId = ""


class Leave(ClientMessageBase, frozen=True, tag="leave"):
    """Leave the table; what happens to the seat was agreed on with the table."""


class TakeBackSeat(ClientMessageBase, frozen=True, tag="take_back_seat"):
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


ClientMessage = Choose | Undo | AnswerUndo | Concede | Chat | Why | Leave | TakeBackSeat | Sync | Ping


# ------------------------------------------------------------------- from the server


class ServerMessageBase(Struct, frozen=True, tag_field="type"):
    """What a viewer is told."""


class SeatInfo(Struct, frozen=True):
    """A seat; `bot` is the bot that has it, `substitute_bot` the one that plays for its person.

    `owner` says that the person is a bot account, a program, and whose.  `forfeited`: a bot has chosen for the
    person, who has lost this rated game on the books, whoever wins it.
    """

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    substitute_bot: str | None = None
    left: bool = False
    connected: bool = False
    you: bool = False
    avatar: str = ""  # the icon that the player chose
    hints_used: int = 0
    owner: str | None = None
    forfeited: bool = False

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
    """A table, with what everyone may know about it.

    `unrated_reason` says why the game is not rated:

    - `option`: the table is set to unrated.
    - `branched`: it continues another game.
    - `seed`: its creator chose the seed.
    - `settings`: its settings differ from those of rated games.
    - `decks`: a bot, or the settings, have a deck that is not one of the ready decks.
    - `players`: only one person plays, or only bots.
    - `bots`: a simpler bot answered for a slow or busy one.
    - `left`: bots have chosen for someone on every side.
    - `undo`: a choice was undone without anyone's consent.
    - `hints`: someone used a hint.
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
    seat_to_act: int
    commitment: str | None = None
    code: str | None = None  # the invitation, for those who sit here
    outcome: OutcomeInfo | None = None
    rematch: str | None = None
    rated: bool = False
    unrated_reason: UnratedReason | None = None  # None if it is rated
    mode: str = ""
    seed_is_known: bool = False  # the creator of the table may know how it is dealt
    hints_allowed: bool = False
    spectator_count: int = 0

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that are the viewer's."""
        return tuple(chair.seat for chair in self.seats if chair.you)

    @property
    def free_seats(self) -> tuple[int, ...]:
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
    card_name: str | None = None
    ability: Any = None


class UnavailableCard(Struct, frozen=True):
    """Something on the table that cannot be chosen now, and why not."""

    option: str
    card: int
    reason: str


class RestrictedRunes(Struct, frozen=True):
    """Runes that buy only such cards."""

    amount: int
    buys: str


class DecisionInfo(Struct, frozen=True):
    """The open question, for the seat that is asked.

    `obvious_option` is the name of the option that only gives, where the cards say so and refusing is all one could do
    instead: a client may choose it by itself, for somebody who wishes that.  Empty: there is something to decide.
    """

    number: int
    seat: int
    prompt: str
    question: dict[str, Any]
    options: list[OptionInfo]
    unavailable: list[UnavailableCard] = []
    pass_is_safe: bool = False  # nothing that could be done has a point: a client may pass by itself
    restricted_runes: list[RestrictedRunes] = []
    note: str = ""  # what one has to know to answer: what an exchange costs, how far a payment is
    obvious_option: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)


class TransitionText(Struct, frozen=True):
    """What something on the transition will do, in words; `number` is its number in the view."""

    number: int
    text: str


class EventInfo(Struct, frozen=True):
    """Something that happened, as data and as a line of the log."""

    kind: str
    seat: int
    text: str
    rule: str
    card: int = -1
    card_name: str | None = None
    origin: str = ""
    to: str = ""
    amount: int = 0
    detail: str = ""
    other_seat: int = -1
    cause: str | None = None
    clause: str | None = None


class UndoRequestInfo(Struct, frozen=True):
    """Somebody wishes to take back what they chose; `id` is the number that an answer names."""

    id: int
    seat: int
    choices: int  # how many choices it would undo
    accepted: int  # players who have accepted
    needed: int  # players who must accept
    can_answer: bool  # whether the viewer may answer it


class Hello(ServerMessageBase, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: TableInfo
    seat: int | None
    lang: str
    protocol: int = PROTOCOL
    server_version: str = ""
    deck: dict[str, int] | None = None  # the viewer's own


class Update(ServerMessageBase, frozen=True, tag="update"):
    """The table as it is now.  `events`: what happened since the last update (in a snapshot: the most recent events).

    `hash` is that of the view: the first 32 hexadecimal digits of SHA-256 over the view as
    JSON with sorted keys, without spaces, in UTF-8.  `valid_through`, if you asked with `after`:
    the last entry up to that one that no undo has changed since.
    """

    table: str
    seq: int
    seat: int | None
    status: Literal["open", "running", "over", "canceled"]
    view: Any
    hash: str
    seat_to_act: int
    decision: DecisionInfo | None
    events: list[EventInfo]
    is_snapshot: bool = False
    clocks: list[int] | None = None  # milliseconds left when this was sent
    free_undo_count: int = 0  # choices that you can undo without asking
    can_request_undo: bool = False  # whether you can ask the others to undo your last choice
    undo_request: UndoRequestInfo | None = None
    outcome: OutcomeInfo | None = None
    transition_text: list[TransitionText] = []  # what the items of the view's transition will do
    deck: dict[str, int] | None = None  # the viewer's own, when the game begins and in a snapshot
    forfeit_in_ms: int | None = None  # milliseconds until the player to act forfeits an idle game
    valid_through: int | None = None

    @property
    def over(self) -> bool:
        return self.status in ("over", "canceled")


class TableChanged(ServerMessageBase, frozen=True, tag="table"):
    """Who sits where and how the table stands has changed."""

    table: TableInfo


class Ack(ServerMessageBase, frozen=True, tag="ack"):
    """An action was carried out and is written down: nothing can undo it but an undo."""

    id: str
    seq: int


class Rejected(ServerMessageBase, frozen=True, tag="rejected"):
    """An action was not carried out, and nothing has changed.  `problem` is that of RFC 9457."""

    problem: dict[str, Any]
    id: str = ""


class Reason(ServerMessageBase, frozen=True, tag="reason"):
    """The answer to `why`; `reason` is null if it can be chosen."""

    option: str
    reason: str | None
    id: str = ""


class ChatMessage(ServerMessageBase, frozen=True, tag="chat"):
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
    session or the token is over; `removed`: whoever this was is no more; `too-many-errors`: too many messages in a
    row were rejected; `message-too-long`: a message was too long; empty: the other side has ended it.
    """

    reason: str


ServerMessage = Hello | Update | TableChanged | Ack | Rejected | Reason | ChatMessage | Pong | Closing

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
