"""What people can do at tables: make them, sit down, begin, play, talk, leave; and what each of these leads to.

A command is a function that looks at the room and names the entries it leads to, or raises
what stands in its way; `RoomManager.write` does the rest.
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
from vigil.server.store import Store
from vigil.server.store.entries import ListViewer
from vigil.server.table_actions import action_entries, consequence, departure_entries, kind_of
from vigil.server.table_decks import checked_deck, only_cards, played_decks, reserved_deck, swapped
from vigil.server.table_setup import configured, game_named

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "sorry", "good-game", "again")
TALK = RateLimit(8, 0.5)
"""Lines of chat of one person at one table: eight at once, and five in ten seconds in the long run."""
OWN_CARDS = 40
UNFINISHED = ("open", "running")
MOST_SETTINGS = 40_000
"""Letters of a table's settings, cards of one's own included."""


class TableService:
    """Everything that people can do at the tables."""

    def __init__(self, rooms: RoomManager, store: Store, most_tables: int) -> None:
        """`most_tables`: so many of one person's tables may be open or running."""
        self.rooms, self.store, self.most_tables = rooms, store, most_tables
        self._rematching = asyncio.Lock()
        self._talk = TokenBuckets(lambda: rooms.now() / 1000)  # how much anybody says at a table
        self._making: Counter[str] = Counter()  # tables that are being written for somebody at this moment

    # ------------------------------------------------------------ arranging a game

    async def make(self, person: str, game: str, settings: dict[str, Any], options: Options, **more: Any) -> Room:
        """A new table; a game that cannot be played is refused here."""
        chosen = game_named(game)
        own = settings.get("cards")  # what is no list is refused as any other wrong setting
        if len(msgspec.json.encode(settings)) > MOST_SETTINGS or (isinstance(own, list) and len(own) > OWN_CARDS):
            raise BadConfig(
                "table-settings-too-long", "a table's settings can have at most {most} characters", most=MOST_SETTINGS
            )
        config = configured(chosen, settings, ())
        if settings.get("decks"):
            settings = {**settings, "decks": only_cards(settings["decks"], config)}
        if options.clock.fault:
            raise BadConfig(
                "clock-incomplete",
                "a clock of kind {kind} needs {missing}",
                kind=options.clock.kind,
                missing=options.clock.fault,
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
        async with self._one_more(person):
            return await self.rooms.add(ids.table_id(), first)

    @asynccontextmanager
    async def _one_more(self, person: str) -> AsyncIterator[None]:
        """Whether somebody may make another table, by whatever way: of several that are asked for at once, each
        counts those before it."""
        self._making[person] += 1
        try:
            most, now = self.most_tables, ListViewer(person, self.rooms.now())
            going = await self.store.tables(status=UNFINISHED, creator=person, limit=most, viewer=now)
            if len(going) + self._making[person] > most:
                raise StateConflict(
                    "too-many-tables",
                    "{most} of your tables are still open; finish or close some of them",
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
        """Somebody takes a seat, with a deck and words for the seed of their own if they like.

        `owner`: it is a bot account, and belongs to this person.
        """

        readable(seed_phrase)
        hosted = await self.rooms.open_room(table)
        erased = await self._erased(hosted.room)

        def decide(room: Room) -> list[NewEntry]:
            self._seat_free(room, seat, person, person)
            self._reserved(room, seat, person, erased)
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
        """A bot takes a seat; who has made the table or sits there may ask it to."""
        known_bot(bot)
        hosted = await self.rooms.open_room(table)
        erased = await self._erased(hosted.room)

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            self._seat_free(room, seat, person, None)
            self._reserved(room, seat, person, erased)
            lists = checked_deck(room, seat, deck)
            return [("sat", {"seat": seat, "person": None, "name": name, "bot": bot, "deck": lists})]

        return await self.rooms.write(hosted, decide)

    async def empty(self, table: str, person: str, seat: int) -> int:
        """Somebody leaves a seat; before the start also: whoever made the table asks a bot, or a guest, to leave it."""

        def decide(room: Room) -> list[NewEntry]:
            if not 0 <= seat < len(room.chairs) or not room.chairs[seat].taken:
                raise NotFound("seat-empty", "no one is in seat {seat}", seat=seat + 1)
            own = room.chairs[seat].person == person
            if room.status == "open" and (own or room.creator == person or room.chairs[seat].bot):
                self._member(room, person)
                return [("left", {"seat": seat})]
            if not own:
                raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
            if room.status != "running" or room.chairs[seat].left:
                return []
            return [("left", {"seat": seat}), *consequence(room, seat, room.options.on_leave, "left")]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def start(self, table: str, person: str) -> int:
        """The game begins; anybody who sits there may say so."""

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            if self._beginning_unknown(room, person):
                return []  # they are told what they would be told
            return [("started", room.beginning())]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def cancel(self, table: str, person: str) -> int:
        """Give a table up: before it has begun, or when nobody else is left at it.

        Against bots alone, a game that counts is lost by it: else who is losing would take it off the books.  Where
        other people have left, nobody has won or lost: whoever stayed was left alone, and whoever left was promised
        that one waits for them, or that a bot plays on (a table at which who leaves shall lose says so).
        """

        def decide(room: Room) -> list[NewEntry]:
            self._member(room, person)
            known = not self._late(room, person)
            if room.status in ("over", "canceled") and known:
                return []
            beside = [seat for seat, chair in enumerate(room.chairs) if chair.person not in (None, person)]
            others = [seat for seat in beside if not room.chairs[seat].left and room.may_concede(seat)]
            if (room.status == "open" and person != room.creator) or (room.started and (others or not known)):
                raise Forbidden("table-not-yours", "others sit at this table; leave it, or concede")
            mine = [seat for seat in room.seats_of(person) if room.may_concede(seat)]
            left = [seat for seat in beside if room.chairs[seat].left and room.may_concede(seat)]
            if room.status == "running" and room.rated and mine and not left:
                return [("conceded", {"seat": mine[0], "why": "cancel"})]
            return [("canceled", {"by": person})]

        return await self.rooms.write(await self.rooms.open_room(table), decide)

    async def rematch(self, table: str, person: str, swap: bool, same_seed: bool) -> Room:
        """Another game among the same: bots sit down at once, people find their seats kept for them.

        Whoever is first to write it down at the old table decides, in whichever process; one that was given
        up makes room for another.
        """
        hosted = await self.rooms.open_room(table)
        async with self._rematching:  # two who ask at once get one table
            return await self._rematch(hosted, person, swap, same_seed)

    async def _rematch(self, hosted: LiveRoom, person: str, swap: bool, same_seed: bool) -> Room:
        old = hosted.room
        self._member(old, person)
        if old.status not in ("over", "canceled") or old.match is None or self._late(old, person):
            raise StateConflict("rematch-game-not-over", "the game is not over yet")
        given_up = old.rematch
        if given_up is not None and (there := await self.rooms.room(given_up)).status != "canceled":
            return there
        count = len(old.chairs)
        order = [(seat + (1 if swap else 0)) % count for seat in range(count)]
        title = old.options.title if person == old.creator else ""  # else who wrote it could not take it along
        options = msgspec.structs.replace(old.options, seed=str(old.match.seed) if same_seed else None, title=title)
        stayed = {seat: old.chairs[at].person for seat, at in enumerate(order) if not old.chairs[at].left}
        reserved = {str(seat): each for seat, each in stayed.items() if each}
        decks = played_decks(old, order)
        more = {"reserved": reserved, "after": old.id, "decks": {seat: decks[int(seat)] for seat in reserved}}
        new = await self.make(person, old.game.name, swapped(old, order), options, **more)

        def first(room: Room) -> list[NewEntry]:
            return [] if room.rematch != given_up else [("rematch", {"table": new.id})]

        await self.rooms.write(hosted, first)
        if hosted.room.rematch is not None and hosted.room.rematch != new.id:
            await self.cancel(new.id, person)  # another process was faster
            return await self.rooms.room(hosted.room.rematch)
        for seat, at in enumerate(order):
            chair = old.chairs[at]
            if chair.bot is not None:
                await self.seat_bot(new.id, person, seat, chair.bot, chair.name, decks[seat])
            elif chair.person == person:
                own: dict[str, Any] = {"lang": chair.lang, "avatar": chair.avatar, "owner": chair.owner}
                await self.sit(new.id, person, chair.name, seat, **own)
        return await self.rooms.room(new.id)

    # ------------------------------------------------------------------- playing

    async def act(
        self, table: str, person: str, name: str, seat: int | None, said: wire.ClientMessage, lang: str = "en"
    ) -> wire.ServerMessageBase:
        """Carry out what somebody at a table said; what they are answered, in the language they read."""
        hosted = await self.rooms.open_room(table)
        if isinstance(said, wire.Ping):
            return wire.Pong(said.id)
        if isinstance(said, wire.Why):
            return self._why(hosted.room, seat, said, lang)
        if isinstance(said, wire.Chat):
            line = await self._say(hosted, person, name, seat, said)
            return wire.Ack("", line if seat is not None else (await self.rooms.visible_room(hosted, person)).seq)
        if seat is None or hosted.room.chairs[seat].person != person:
            raise Forbidden("not-seated", "only someone seated at the table can do this")
        action = getattr(said, "id", "")
        if action and (seq := hosted.room.done(person, seat, kind_of(said), action)) is not None:
            return wire.Ack(action, seq)
        named = {"id": action, "by": person} if action else {}
        return wire.Ack(
            action, await self.rooms.write(hosted, lambda room: action_entries(room, person, seat, said, named))
        )

    async def take_hint(self, table: str, seat: int) -> str:
        """Write down that a seat has a hint; the record as it is while this seat is asked."""
        asked: list[str] = []

        def decide(room: Room) -> list[NewEntry]:
            entries = record_hint(room, seat)
            assert room.match is not None
            asked[:] = [write(room.match)]  # nobody else's question is answered
            return entries

        await self.rooms.write(await self.rooms.open_room(table), decide)
        return asked[0]

    def _why(self, room: Room, seat: int | None, said: wire.Why, lang: str) -> wire.Reason:
        if room.match is None:
            raise StateConflict("game-not-started", "the game has not begun")
        if seat is None and room.options.spectator_delay:
            raise Forbidden("not-seated", "only someone seated at the table can do this")
        return wire.Reason(said.option, presenter.why(room, seat, said.option, lang), said.id)

    async def _say(self, hosted: LiveRoom, person: str, name: str, seat: int | None, said: wire.Chat) -> int:
        text = clean_chat_line(said.text)
        if said.phrase and said.phrase not in PHRASES:
            raise BadRequest(
                "phrase-unknown",
                "there is no phrase {given}; choose from {known}",
                given=said.phrase,
                known=", ".join(PHRASES),
            )
        if not text and not said.phrase:
            raise BadRequest("chat-empty", "the message is empty")
        if not hosted.room.options.chat and not said.phrase:
            raise Forbidden("chat-disabled", "at this table you can only use the ready phrases")
        try:
            self._talk.take("say", f"{hosted.room.id} {person}", TALK)
        except RateLimited as often:
            raise RateLimited(
                "chat-rate-limited",
                "you have said a lot here in a short time; try again in {seconds} seconds",
                **often.values,
            ) from None
        body = {
            "seat": -1 if seat is None else seat,
            "person": person,
            "name": name,
            "text": "" if said.phrase else text,
            "phrase": said.phrase,
        }
        return await self.rooms.write(hosted, lambda room: [("chat_sent", body)])

    # ------------------------------------------------------------- the tables as a whole

    def now(self) -> int:
        """What time it is at the tables, in milliseconds since 1970."""
        return self.rooms.now()

    def ready(self) -> bool:
        """Whether tables are served."""
        return self.rooms.ready()

    @property
    def closing(self) -> bool:
        """Whether the server is about to go."""
        return self.rooms.closing

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that goes on beside, and ends with the tables."""
        return self.rooms.spawn(work)

    # ------------------------------------------------------------------- people

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """From now on somebody does not hear these any more, at any table."""
        self.rooms.mute(person, muted)

    async def expel(self, gone: list[str]) -> None:
        """Somebody is no more, and with them the bots they own.

        Their connections end, and at their tables happens what was agreed on for leaving."""
        self.rooms.disconnect(gone)
        for who in gone:
            before: str | None = None
            while rows := await self.store.tables(status=UNFINISHED, person=who, before=before, limit=100):
                for row in rows:
                    await self.rooms.write(await self.rooms.open_room(row.id), partial(departure_entries, person=who))
                before = rows[-1].cursor

    async def forget(self, table: str) -> None:
        """A name was taken out of the table's entries: what is in memory still has it."""
        await self.rooms.forget(table)

    def _late(self, room: Room, person: str) -> bool:
        """Whether somebody who made a table without sitting there may not know yet what happened at it."""
        until = room.at + 1000 * room.options.spectator_delay
        return (
            bool(room.options.spectator_delay and room.started)
            and not room.seats_of(person)
            and self.rooms.now() < until
        )

    def _beginning_unknown(self, room: Room, person: str) -> bool:
        """Whether the game has begun and somebody who learns of it later may not know that yet."""
        return self._late(room, person) and self.rooms.now() < room.started + 1000 * room.options.spectator_delay

    def _seat_free(self, room: Room, seat: int, asks: str, sits: str | None) -> None:
        """A seat is wanted, by whom it is for or for a bot; whoever learns of the game later is not told of it here."""
        room.there_is(seat)
        if self._beginning_unknown(room, asks):  # that everybody sits is known
            raise StateConflict("seat-taken", "seat {seat} is taken", seat=seat + 1)
        room.seat_free(seat, sits)

    async def _erased(self, room: Room) -> frozenset[str]:
        """Those for whom seats are kept, and who are no more."""
        kept = frozenset(map(str, room.setup_entry.get("reserved", {}).values()))
        return kept.difference(await self.store.names(kept)) if kept else kept

    @staticmethod
    def _reserved(room: Room, seat: int, person: str, erased: frozenset[str]) -> None:
        """A seat is kept for somebody until they have left it, or are no more."""
        kept = room.setup_entry.get("reserved", {}).get(str(seat))
        if kept is not None and kept != person and seat not in room.released_seats and kept not in erased:
            raise Forbidden("seat-reserved", "seat {seat} is reserved for someone", seat=seat + 1)

    @staticmethod
    def _one_seat(room: Room, seat: int, person: str) -> None:
        """At a listed table that somebody else has made one takes one seat, or those that are kept for one: else a
        stranger could take them all, and begin."""
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
            raise Forbidden("table-members-only", "only its creator or someone seated at the table can do this")


def known_bot(name: str) -> None:
    """Only our own bots sit at tables: a name could start any program otherwise."""
    if name not in BOTS:
        raise UnknownBot(
            "bot-unknown",
            "there is no bot called {name}; choose from {known}",
            name=repr(name[:40]),
            known=", ".join(BOTS),
        )
