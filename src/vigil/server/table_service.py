"""What people can do at tables: create, sit down, start, play, chat, leave.

A command is a function that looks at the room and returns entries, or raises. `RoomManager.write` does the rest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from vigil.bots import BOTS, UnknownBot
from vigil.kernel.errors import BadConfig
from vigil.kernel.fair_shuffle import new_salt
from vigil.kernel.record import write
from vigil.kernel.text_safety import clean_chat_line
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server import ids, presenter
from vigil.server.display_names import readable
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.journal_entry import Entry, NewEntry
from vigil.server.rate_limits import RateLimit, RateLimited, TokenBuckets
from vigil.server.rating_eligibility import record_hint
from vigil.server.room import Room
from vigil.server.room_manager import LiveRoom, RoomManager
from vigil.server.seats import check_seat
from vigil.server.store import Store
from vigil.server.store.entries import ListViewer
from vigil.server.table_actions import action_entries, consequence, departure_entries, kind_of
from vigil.server.table_decks import checked_deck, only_cards, played_decks, reserved_deck, swapped
from vigil.server.table_setup import configured, game_named

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "sorry", "good-game", "again")
TALK = RateLimit(8, 0.5)
"""Lines of chat per person and table: eight at once, then one every two seconds."""
MAX_CUSTOM_CARDS = 40
UNFINISHED = ("open", "running")
MAX_SETTINGS = 40_000
"""Bytes of a table's settings, custom cards included."""


class TableService:
    """Carries out what people do at tables."""

    def __init__(self, rooms: RoomManager, store: Store, max_tables: int) -> None:
        """`max_tables` limits a person's open and running tables."""
        self.rooms, self.store, self.max_tables = rooms, store, max_tables
        self._rematching = asyncio.Lock()
        self._talk = TokenBuckets(lambda: rooms.now() / 1000)  # rate limits of chat
        self._making: Counter[str] = Counter()  # tables being created now, by creator

    # --------------------------------------------------------- before the game starts

    async def make(self, person: str, game: str, settings: dict[str, Any], options: Options, **more: Any) -> Room:
        """Create a table, or raise if its settings are invalid."""
        chosen = game_named(game)
        own = settings.get("cards")  # a value that is no list is refused below
        if len(msgspec.json.encode(settings)) > MAX_SETTINGS or (isinstance(own, list) and len(own) > MAX_CUSTOM_CARDS):
            raise BadConfig(
                "table-settings-too-long",
                "a table's settings can have at most {most} characters",
                most=MAX_SETTINGS,
            )
        config = configured(chosen, settings, ())
        if settings.get("decks"):
            settings = {**settings, "decks": only_cards(settings["decks"], config)}
        if options.clock.missing_field:
            raise BadConfig(
                "clock-incomplete",
                "a {kind} clock needs {missing}",
                kind=options.clock.kind,
                missing=options.clock.missing_field,
            )
        if options.seed is not None and int(options.seed) >= 1 << 64:
            raise BadConfig(
                "record-seed-invalid",
                "the seed must be a whole number from 0 to 2^64 - 1, not {seed}",
                seed=options.seed,
            )
        known_bot(options.substitute_bot)
        readable(options.title)
        made = {
            "game": game,
            "settings": settings,
            "options": msgspec.to_builtins(options),
            "by": person,
            "salt": new_salt(),
            "code": ids.code(),
            "rules": chosen.rules_hash(config),
            **more,
        }
        first = Entry(0, self.rooms.now(), "created", made)
        async with self._check_table_limit(person):
            return await self.rooms.add(ids.table_id(), first)

    @asynccontextmanager
    async def _check_table_limit(self, person: str) -> AsyncIterator[None]:
        """Raise if the person has too many tables, counting concurrent requests too."""
        self._making[person] += 1
        try:
            most, now = self.max_tables, ListViewer(person, self.rooms.now())
            unfinished = await self.store.tables(status=UNFINISHED, creator=person, limit=most, viewer=now)
            if len(unfinished) + self._making[person] > most:
                raise StateConflict(
                    "too-many-tables",
                    "{most} of your tables are still open; finish or cancel some of them",
                    most=most,
                )
            yield
        finally:
            self._making[person] -= 1
            if not self._making[person]:
                del self._making[person]

    async def sit(
        self,
        table: str,
        person: str,
        name: str,
        seat: int,
        *,
        lang: str = "en",
        deck: Any = None,
        seed_phrase: str = "",
        avatar: str = "",
        owner: str | None = None,
    ) -> int:
        """Seat a person, optionally with a deck and a seed phrase. `owner` is the owner of a bot account."""
        readable(seed_phrase)
        hosted = await self.rooms.open_room(table)
        erased = await self._erased_people(hosted.room)

        def decide(room: Room) -> list[NewEntry]:
            self._check_seat_free(room, seat, person, person)
            self._check_reserved(room, seat, person, erased)
            self._one_seat(room, seat, person)
            brought = deck if deck is not None else reserved_deck(room, seat, person)
            lists = checked_deck(room, seat, brought)
            body = {
                "seat": seat,
                "person": person,
                "name": name,
                "lang": lang,
                "seed_phrase": seed_phrase,
                "deck": lists,
            }
            more = {"avatar": avatar, "owner": owner}
            return [("sat", body | {key: value for key, value in more.items() if value})]

        return await self.rooms.write(hosted, decide)

    async def seat_bot(self, table: str, person: str, seat: int, bot: str, name: str, deck: Any = None) -> int:
        """Seat a bot. The creator and seated players may do this."""
        known_bot(bot)
        hosted = await self.rooms.open_room(table)
        erased = await self._erased_people(hosted.room)

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            self._check_seat_free(room, seat, person, None)
            self._check_reserved(room, seat, person, erased)
            lists = checked_deck(room, seat, deck)
            return [("sat", {"seat": seat, "person": None, "name": name, "bot": bot, "deck": lists})]

        return await self.rooms.write(hosted, decide)

    async def empty(self, table: str, person: str, seat: int) -> int:
        """Leave a seat. Before the start, the creator may also empty the seat of a bot or another person."""

        def decide(room: Room) -> list[NewEntry]:
            if not 0 <= seat < len(room.seats) or not room.seats[seat].taken:
                raise NotFound("seat-empty", "no one is in seat {seat}", seat=seat + 1)
            own = room.seats[seat].person == person
            if room.status == "open" and (own or room.creator == person or room.seats[seat].bot):
                self._member(room, person)
                return [("left", {"seat": seat})]
            if not own:
                raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
            if room.status != "running" or room.seats[seat].left:
                return []
            return [("left", {"seat": seat}), *consequence(room, seat, room.options.on_leave, "left")]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def start(self, table: str, person: str) -> int:
        """Start the game. Any seated player may do this."""

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            if self._start_is_hidden(room, person):
                return []  # the same answer as if it had just started
            return [("started", room.beginning())]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def cancel(self, table: str, person: str) -> int:
        """Cancel a table before the start, or when no other person is left at it.

        A rated game against bots alone is lost by this; otherwise a losing player could make it unrated. If other
        people have left, no one wins or loses: the table promised them to wait, or to let a bot play on.
        """

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            known = not self._is_delayed(room, person)
            if room.status in ("over", "canceled") and known:
                return []
            other_seats = [seat for seat, holder in enumerate(room.seats) if holder.person not in (None, person)]
            others = [seat for seat in other_seats if not room.seats[seat].left and room.may_concede(seat)]
            if (room.status == "open" and person != room.creator) or (room.started and (others or not known)):
                raise Forbidden("table-not-yours", "other players are at this table; leave it or concede")
            mine = [seat for seat in room.seats_of(person) if room.may_concede(seat)]
            left = [seat for seat in other_seats if room.seats[seat].left and room.may_concede(seat)]
            if room.status == "running" and room.rated and mine and not left:
                return [("conceded", {"seat": mine[0], "why": "cancel"})]
            return [("canceled", {"by": person})]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def rematch(self, table: str, person: str, swap: bool, same_seed: bool) -> Room:
        """Create a rematch: bots are seated at once, and seats are reserved for people.

        The first request written to the old table wins, in whichever process. A canceled rematch can be replaced.
        """
        hosted = await self.rooms.open_room(table)
        async with self._rematching:  # concurrent requests get the same table
            return await self._rematch(hosted, person, swap, same_seed)

    async def _rematch(self, hosted: LiveRoom, person: str, swap: bool, same_seed: bool) -> Room:
        old = hosted.room
        self._member(old, person)
        if old.status not in ("over", "canceled") or old.match is None or self._is_delayed(old, person):
            raise StateConflict("rematch-game-not-over", "the game is not over yet")
        canceled = old.rematch
        if canceled is not None and (existing := await self.rooms.room(canceled)).status != "canceled":
            return existing
        count = len(old.seats)
        order = [(seat + (1 if swap else 0)) % count for seat in range(count)]
        title = old.options.title if person == old.creator else ""  # otherwise its author could not erase it
        options = msgspec.structs.replace(old.options, seed=str(old.match.seed) if same_seed else None, title=title)
        stayed = {seat: old.seats[at].person for seat, at in enumerate(order) if not old.seats[at].left}
        reserved = {str(seat): each for seat, each in stayed.items() if each}
        decks = played_decks(old, order)
        more = {"reserved": reserved, "after": old.id, "decks": {seat: decks[int(seat)] for seat in reserved}}
        new = await self.make(person, old.game.name, swapped(old, order), options, **more)

        def first(room: Room) -> list[NewEntry]:
            return [] if room.rematch != canceled else [("rematch", {"table": new.id})]

        await self.rooms.write(hosted, first)
        if hosted.room.rematch is not None and hosted.room.rematch != new.id:
            await self.cancel(new.id, person)  # another process was first
            return await self.rooms.room(hosted.room.rematch)
        for seat, at in enumerate(order):
            holder = old.seats[at]
            if holder.bot is not None:
                await self.seat_bot(new.id, person, seat, holder.bot, holder.name, decks[seat])
            elif holder.person == person:
                own: dict[str, Any] = {"lang": holder.lang, "avatar": holder.avatar, "owner": holder.owner}
                await self.sit(new.id, person, holder.name, seat, **own)
        return await self.rooms.room(new.id)

    # ------------------------------------------------------------------- playing

    async def act(
        self, table: str, person: str, name: str, seat: int | None, message: wire.ClientMessage, lang: str = "en"
    ) -> wire.ServerMessageBase:
        """Carry out a client's message and return the answer, in the client's language."""
        hosted = await self.rooms.open_room(table)
        if isinstance(message, wire.Ping):
            return wire.Pong(message.id)
        if isinstance(message, wire.Why):
            return self._why(hosted.room, seat, message, lang)
        if isinstance(message, wire.Chat):
            line = await self._say(hosted, person, name, seat, message)
            return wire.Ack("", line if seat is not None else (await self.rooms.visible_room(hosted, person)).seq)
        if seat is None or hosted.room.seats[seat].person != person:
            raise Forbidden("not-seated", "only players at this table can do this")
        action = getattr(message, "id", "")
        if action and (seq := hosted.room.done(person, seat, kind_of(message), action)) is not None:
            return wire.Ack(action, seq)
        named = {"id": action, "by": person} if action else {}
        return wire.Ack(
            action, await self.rooms.write(hosted, lambda room: action_entries(room, person, seat, message, named))
        )

    async def take_hint(self, table: str, seat: int) -> str:
        """Record that a seat takes a hint, and return the record at this decision."""
        records: list[str] = []

        def decide(room: Room) -> list[NewEntry]:
            entries = record_hint(room, seat)
            assert room.match is not None
            records[:] = [write(room.match)]  # taken under the lock, so it is this seat's decision
            return entries

        await self.rooms.write(await self.rooms.open_room(table), decide)
        return records[0]

    def _why(self, room: Room, seat: int | None, message: wire.Why, lang: str) -> wire.Reason:
        if room.match is None:
            raise StateConflict("game-not-started", "the game has not begun")
        if seat is None and room.options.spectator_delay:
            raise Forbidden("not-seated", "only players at this table can do this")
        return wire.Reason(message.option, presenter.why(room, seat, message.option, lang), message.id)

    async def _say(self, hosted: LiveRoom, person: str, name: str, seat: int | None, message: wire.Chat) -> int:
        text = clean_chat_line(message.text)
        if message.phrase and message.phrase not in PHRASES:
            raise BadRequest(
                "phrase-unknown",
                "there is no phrase {given}; choose from {known}",
                given=message.phrase,
                known=", ".join(PHRASES),
            )
        if not text and not message.phrase:
            raise BadRequest("chat-empty", "the message is empty")
        if not hosted.room.options.chat and not message.phrase:
            raise Forbidden("chat-disabled", "at this table you can only use quick phrases")
        try:
            self._talk.take("say", f"{hosted.room.id} {person}", TALK)
        except RateLimited as often:
            raise RateLimited(
                "chat-rate-limited",
                "you're sending messages too quickly; try again in {seconds} seconds",
                **often.values,
            ) from None
        body = {
            "seat": -1 if seat is None else seat,
            "person": person,
            "name": name,
            "text": "" if message.phrase else text,
            "phrase": message.phrase,
        }
        return await self.rooms.write(hosted, lambda room: [("chat_sent", body)])

    # ---------------------------------------------------------------------- all tables

    def now(self) -> int:
        """Return the time at the tables, in milliseconds since 1970."""
        return self.rooms.now()

    def ready(self) -> bool:
        """Whether tables are served."""
        return self.rooms.ready()

    @property
    def closing(self) -> bool:
        """Whether the server is stopping."""
        return self.rooms.closing

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task that ends with the tables."""
        return self.rooms.spawn(work)

    # ------------------------------------------------------------------- people

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Set the people a person mutes, at all tables."""
        self.rooms.mute(person, muted)

    async def expel(self, people: list[str]) -> None:
        """Disconnect erased people, and leave their tables as the tables' options say."""
        self.rooms.disconnect(people)
        for who in people:
            before: str | None = None
            while rows := await self.store.tables(status=UNFINISHED, person=who, before=before, limit=100):
                for row in rows:
                    await self.rooms.write(await self.rooms.open_room(row.id), partial(departure_entries, person=who))
                before = rows[-1].cursor

    async def forget(self, table: str) -> None:
        """Reload a table after a person was erased from its entries."""
        await self.rooms.forget(table)

    def _is_delayed(self, room: Room, person: str) -> bool:
        """Whether the spectator delay still hides the latest entries from this person."""
        until = room.at + 1000 * room.options.spectator_delay
        return (
            bool(room.options.spectator_delay and room.started)
            and not room.seats_of(person)
            and self.rooms.now() < until
        )

    def _start_is_hidden(self, room: Room, person: str) -> bool:
        """Whether the spectator delay still hides the start of the game from this person."""
        return self._is_delayed(room, person) and self.rooms.now() < room.started + 1000 * room.options.spectator_delay

    def _check_seat_free(self, room: Room, seat: int, asks: str, sits: str | None) -> None:
        """Raise unless the seat is free, without revealing a start that is still delayed for this person."""
        check_seat(seat, len(room.seats))
        if self._start_is_hidden(room, asks):  # all seats are known to be taken
            raise StateConflict("seat-taken", "seat {seat} is taken", seat=seat + 1)
        room.check_seat_free(seat, sits)

    async def _erased_people(self, room: Room) -> frozenset[str]:
        """Return the people with reserved seats who were erased."""
        kept = frozenset(map(str, room.setup_entry.get("reserved", {}).values()))
        return kept.difference(await self.store.names(kept)) if kept else kept

    @staticmethod
    def _check_reserved(room: Room, seat: int, person: str, erased: frozenset[str]) -> None:
        """Raise if the seat is reserved for another person, who hasn't left it and wasn't erased."""
        kept = room.setup_entry.get("reserved", {}).get(str(seat))
        if kept is not None and kept != person and seat not in room.released_seats and kept not in erased:
            raise Forbidden("seat-reserved", "seat {seat} is reserved for someone", seat=seat + 1)

    @staticmethod
    def _one_seat(room: Room, seat: int, person: str) -> None:
        """Raise if the person already has a seat at someone else's public table, unless the seat is reserved for them.

        Otherwise a stranger could take every seat and start the game.
        """
        more = [at for at in room.seats_of(person) if at != seat]
        ours = person == room.creator or room.setup_entry.get("reserved", {}).get(str(seat)) == person
        if room.options.public and more and not ours:
            raise Forbidden(
                "one-seat-only",
                "at someone else's public table you can take only one seat; you have seat {seat}",
                seat=more[0] + 1,
            )

    @staticmethod
    def _member(room: Room, person: str) -> None:
        if person != room.creator and not room.seats_of(person):
            raise Forbidden("table-members-only", "only its creator or players at this table can do this")


def known_bot(name: str) -> None:
    """Raise unless this is one of our own bots. Any other name could start a program."""
    if name not in BOTS:
        raise UnknownBot(
            "bot-unknown",
            "there is no bot called {name}; choose from {known}",
            name=repr(name[:40]),
            known=", ".join(BOTS),
        )
