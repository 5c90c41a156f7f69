"""The messages that a server and its clients exchange over a table's socket.

The JSON Schemas, the documentation and the browser's types are generated from these classes. Seats are counted from 0.
Numbers that can exceed 2^53 (seeds) are sent as strings.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from vigil.protocol.table_options import Options

PROTOCOL = 1

ActionId = Annotated[
    str,
    Meta(max_length=64, description="Your name for this action. If you send it again, it is carried out only once."),
]
TableStatus = Literal["open", "running", "over", "canceled"]
UnratedReason = Literal["option", "branched", "seed", "settings", "decks", "players", "bots", "left", "undo", "hints"]
Answer = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=0, le=100_000)]


# ---------------------------------------------------------------------- from clients


class ClientMessageBase(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Choose(ClientMessageBase, frozen=True, tag="choose"):
    """Answer the open decision, and perhaps those that follow it.

    Only the first answer can be rejected, and then nothing happens. The others are carried out one by one, as long as
    each is legal and the one before revealed nothing new. The rest are ignored, so check the next update for the
    current question.
    """

    decision: Annotated[int, Meta(ge=0)]
    """The number of the open decision. Numbers only grow, even after an undo."""
    choose: Annotated[list[Answer], Meta(min_length=1, max_length=100)]
    """The names or indexes of the chosen options."""
    id: ActionId = ""


class Undo(ClientMessageBase, frozen=True, tag="undo"):
    """Undo your last choices. If they revealed something, the other players are asked first."""

    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    """How many choices to undo."""
    id: ActionId = ""


class AnswerUndo(ClientMessageBase, frozen=True, tag="answer_undo"):
    """Accept or decline an undo request. The player who made it declines to withdraw it."""

    accept: bool
    request: Annotated[int, Meta(ge=0)]
    """The `id` of the request. Answers to any other request are rejected."""


class Concede(ClientMessageBase, frozen=True, tag="concede"):
    """Concede the game."""

    id: ActionId = ""


class Chat(ClientMessageBase, frozen=True, tag="chat"):
    """Send a chat message, or a quick phrase that everyone reads in their own language.

    At each table, you may send eight at once, and then one every two seconds.
    """

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = ""
    """The key of a quick phrase, such as `good-game`; used instead of `text`."""


class Why(ClientMessageBase, frozen=True, tag="why"):
    """Ask why an option is unavailable."""

    option: Annotated[str, Meta(max_length=200)]
    """The option as a player would type it, such as `acquire mystic`."""
    id: ActionId = ""


class Leave(ClientMessageBase, frozen=True, tag="leave"):
    """Leave the table. The table option `on_leave` says what happens to the seat."""


class TakeBackSeat(ClientMessageBase, frozen=True, tag="take_back_seat"):
    """Take your seat back from your substitute bot.

    Your clock continues with the time it had left; the bot used none of it. If your time had run out, you get half a
    minute, but only once in a game.
    """


class Sync(ClientMessageBase, frozen=True, tag="sync"):
    """Ask for a snapshot of the table."""


class Ping(ClientMessageBase, frozen=True, tag="ping"):
    """Check that the server responds."""

    id: ActionId = ""


class Token(ClientMessageBase, frozen=True, tag="token"):
    """Sign in: the first message of a client that can't send headers and connects with `token=first`."""

    token: Annotated[str, Meta(max_length=200)]


ClientMessage = Choose | Undo | AnswerUndo | Concede | Chat | Why | Leave | TakeBackSeat | Sync | Ping


# ------------------------------------------------------------------- from the server


class ServerMessageBase(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class SeatInfo(Struct, frozen=True):
    """A seat and its player."""

    seat: int
    name: str
    """The name of the player, empty if the seat is free. Identical names are numbered."""
    person: str | None = None
    """The ID of the person who has the seat."""
    bot: str | None = None
    """The bot that has the seat."""
    substitute_bot: str | None = None
    """The bot that plays for the person now."""
    left: bool = False
    """Whether the person has left the table."""
    connected: bool = False
    """Whether the person is connected."""
    you: bool = False
    """Whether the seat is yours."""
    avatar: str = ""
    """The icon that the player chose."""
    hints_used: int = 0
    owner: str | None = None
    """If the person is a bot account, the ID of its owner."""
    forfeited: bool = False
    """Whether this rated game counts as a loss for the person, because a bot has made choices in their place."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class OutcomeInfo(Struct, frozen=True):
    """The result of a game."""

    scores: list[int]
    """The score of each seat."""
    places: list[int]
    """The place of each seat; 1 is the winner."""
    winners: list[int]
    """The seats that won."""
    reason: str
    """Why the game ended. Each game has its own reasons."""


class TableInfo(Struct, frozen=True):
    """Public information about a table."""

    id: str
    game: str
    rules: str
    """The hash of the rules and cards."""
    settings: dict[str, Any]
    """The settings of the game, without the players' decks."""
    options: Options
    status: TableStatus
    created: int
    creator: str
    """The ID of the person who created the table."""
    seats: list[SeatInfo]
    seat_to_act: int
    """The seat that must decide; -1 for none."""
    commitment: str | None = None
    """The hash of the salt for the shuffle, published before the game. Null if the seed was given."""
    code: str | None = None
    """The invitation code, for people seated here."""
    outcome: OutcomeInfo | None = None
    rematch: str | None = None
    """The ID of the rematch's table."""
    rated: bool = False
    unrated_reason: UnratedReason | None = None
    """Why the game is not rated: its `option`; it was `branched` from another game; the creator chose the `seed`;
    unusual `settings`; `decks` that are not ready-made; too few different `players`; a simpler bot substituted
    for one of the `bots`; players `left` on every side; an `undo` without consent; used `hints`."""
    mode: str = ""
    """The mode that the game is rated in."""
    seed_is_known: bool = False
    """Whether the creator of the table may know how the cards are dealt."""
    hints_allowed: bool = False
    spectator_count: int = 0

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats of the viewer."""
        return tuple(seat.seat for seat in self.seats if seat.you)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats without a player."""
        return tuple(seat.seat for seat in self.seats if not seat.taken)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return tuple(seat.name for seat in self.seats)


class TargetInfo(Struct, frozen=True):
    """What an option applies to."""

    kind: Literal["card", "seat", "set", "item", "index", "amount"]
    """A card, a seat, a set, an item on the transition, an index in a list, or an amount."""
    id: int
    """The number of the card, seat, set or item; or the index or amount itself."""


class OptionInfo(Struct, frozen=True):
    """An option of a decision."""

    name: str
    """The name, as a player would type it."""
    verb: str
    text: str
    """The option in words."""
    target: TargetInfo | None = None
    card_name: str | None = None
    """The printed name of the card it is about."""
    ability: Any = None
    """The ability it uses, as a node of the card language."""


class UnavailableCard(Struct, frozen=True):
    """A card that can't be chosen now."""

    option: str
    """The option that would choose it."""
    card: int
    """The number of the card."""
    reason: str
    """Why it can't be chosen."""


class RestrictedRunes(Struct, frozen=True):
    """Runes that buy only some cards."""

    amount: int
    buys: str
    """The cards they can buy, in words."""


class DecisionInfo(Struct, frozen=True):
    """The open decision, for the seat that must answer it."""

    number: int
    """The number of the decision. Numbers only grow, even after an undo."""
    seat: int
    prompt: str
    """The question in words."""
    question: dict[str, Any]
    """The question as data, like `question` in the view."""
    options: list[OptionInfo]
    unavailable: list[UnavailableCard] = []
    """Visible cards that can't be chosen now."""
    pass_is_safe: bool = False
    """Whether no option is useful, so that a client may pass for the player."""
    restricted_runes: list[RestrictedRunes] = []
    """Unspent Runes that buy only some cards."""
    note: str = ""
    """What else the player needs to know, such as the cost of an exchange or the progress of a payment."""
    obvious_option: str = ""
    """The name of an option that only helps the player, if the alternative is to decline it. A client may choose it for
    the player. Empty if there is none."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the options."""
        return tuple(option.name for option in self.options)


class TransitionText(Struct, frozen=True):
    """The text of an item on the transition."""

    number: int
    """The number of the item in the view."""
    text: str
    """What it will do."""


class EventInfo(Struct, frozen=True):
    """An event, as data and as a line of the log."""

    kind: str
    seat: int
    """The seat it happened to; -1 for none."""
    text: str
    """The line of the log."""
    rule: str
    """The ID of the rule behind it."""
    card: int = -1
    """The number of the card; -1 for none."""
    card_name: str | None = None
    """The printed name of the card, if the viewer may know it."""
    origin: str = ""
    """The zone that the card left."""
    to: str = ""
    """The zone that the card entered."""
    amount: int = 0
    """A number whose meaning depends on the kind of event."""
    detail: str = ""
    """A word whose meaning depends on the kind of event."""
    other_seat: int = -1
    """Another seat involved; -1 for none."""
    cause: str | None = None
    """The printed name of the card that caused it."""
    clause: str | None = None
    """The part of that card, such as `effect` or `ability 1`."""


class UndoRequestInfo(Struct, frozen=True):
    """A request to undo choices that needs the consent of the other players."""

    id: int
    """The number that an answer must contain as `request`."""
    seat: int
    """The seat that wants to undo."""
    choices: int
    """How many choices it would undo."""
    accepted: int
    """How many players have accepted."""
    needed: int
    """How many players must accept."""
    can_answer: bool
    """Whether you may answer it."""


class Hello(ServerMessageBase, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: TableInfo
    seat: int | None
    """Your seat; null for a spectator."""
    lang: str
    protocol: int = PROTOCOL
    server_version: str = ""
    deck: dict[str, int] | None = None
    """Your own deck."""


class Update(ServerMessageBase, frozen=True, tag="update"):
    """The current state of the table."""

    table: str
    seq: int
    """The number of the last journal entry. Send it as `after` when you reconnect."""
    seat: int | None
    """Your seat; null for a spectator."""
    status: TableStatus
    view: Any
    hash: str
    """The first 32 hexadecimal digits of SHA-256 over the view as JSON, with sorted keys, without spaces, in UTF-8."""
    seat_to_act: int
    """The seat that must decide; -1 for none."""
    decision: DecisionInfo | None
    """The open decision, if it is yours."""
    events: list[EventInfo]
    """The events since the last update; in a snapshot, the most recent ones."""
    is_snapshot: bool = False
    """Whether this replaces everything you know instead of continuing from the last update."""
    clocks: list[int] | None = None
    """The milliseconds left for each seat when this was sent."""
    free_undo_count: int = 0
    """How many of your choices you can undo without asking."""
    can_request_undo: bool = False
    """Whether you can ask the others to undo your last choice. If no one is there to ask, the undo is free."""
    undo_request: UndoRequestInfo | None = None
    outcome: OutcomeInfo | None = None
    transition_text: list[TransitionText] = []
    """What the items on the transition will do."""
    deck: dict[str, int] | None = None
    """Your own deck, at the start of the game and in a snapshot."""
    forfeit_in_ms: int | None = None
    """The milliseconds until the player to act forfeits an idle game."""
    valid_through: int | None = None
    """If you sent `after`: the last entry, up to that one, that no undo has changed since."""

    @property
    def over(self) -> bool:
        return self.status in ("over", "canceled")


class TableChanged(ServerMessageBase, frozen=True, tag="table"):
    """The table has changed: its players, its status or who is connected."""

    table: TableInfo


class Ack(ServerMessageBase, frozen=True, tag="ack"):
    """An action was carried out and saved."""

    id: str
    """The `id` of the action."""
    seq: int
    """The number of the journal entry it led to."""


class Rejected(ServerMessageBase, frozen=True, tag="rejected"):
    """An action was rejected, and nothing has changed."""

    problem: dict[str, Any]
    """The reason, as a problem of RFC 9457."""
    id: str = ""
    """The `id` of the action."""


class Reason(ServerMessageBase, frozen=True, tag="reason"):
    """The answer to `why`."""

    option: str
    reason: str | None
    """Why the option is unavailable; null if it can be chosen."""
    id: str = ""
    """The `id` of the question."""


class ChatMessage(ServerMessageBase, frozen=True, tag="chat"):
    """A chat message."""

    at: int
    seat: int
    """The seat of the sender; -1 for a spectator."""
    person: str
    """The ID of the sender."""
    name: str
    text: str
    phrase: str = ""
    """The key of the quick phrase, if it is one."""


class Pong(ServerMessageBase, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: str = ""


class Closing(ServerMessageBase, frozen=True, tag="closing"):
    """The server is about to close the connection."""

    reason: str
    """`restarting`: the server restarts, so come back soon; `slow`: you read too slowly; `signed-out`: your session or
    token has ended; `removed`: your account was removed; `too-many-errors`: too many of your messages in a row were
    rejected; `message-too-long`; or empty, if the client closed it."""


ServerMessage = Hello | Update | TableChanged | Ack | Rejected | Reason | ChatMessage | Pong | Closing

_encoder = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encode(message: Any) -> bytes:
    """Return a message as JSON."""
    return _encoder.encode(message)


def decode(text: bytes | str) -> ClientMessage:
    """Read a message from a client, or raise msgspec.ValidationError or DecodeError."""
    return _decoder.decode(text)


def canonical(view: Any) -> bytes:
    """Return a view as the JSON that is sent and hashed, with sorted keys."""
    return _sorted.encode(view)


def hash_of(canonical_view: bytes) -> str:
    """Return the hash of a view, as in `Update.hash`."""
    return hashlib.sha256(canonical_view).hexdigest()[:32]
