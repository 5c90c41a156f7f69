"""The client for asyncio: people, tables and connections to seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vigil.client.bot_runner import SeatPlayer, play_seat
from vigil.client.errors import TableFull
from vigil.client.http import HttpClient
from vigil.client.messages import decode
from vigil.client.seat_connection import SeatConnection
from vigil.protocol.messages import OutcomeInfo, TableInfo
from vigil.protocol.responses import GameLink, Me, SignedIn, TableList, TableSummary


class AsyncClient:
    """A person on a server. Use it with `async with`.

    `token` is an API token; `session` and `csrf` come from an earlier client.
    """

    def __init__(
        self, url: str, *, token: str | None = None, session: str | None = None, csrf: str = "", lang: str = "en"
    ) -> None:
        self.web = HttpClient(url, token=token, session=session, csrf=csrf, lang=lang)
        self.me: Me | None = None
        self.link: str | None = None
        """The secret with which a guest can sign in on another device."""

    @property
    def server(self) -> str:
        """The address of the server."""
        return self.web.server

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self.web.close()

    # ------------------------------------------------------------------------- people

    async def guest(self, name: str) -> Me:
        """Sign in as a guest, with only a name."""
        return self._signed_in(await self.web.post("/people/guest", {"name": name, "lang": self.web.lang}))

    async def register(self, name: str, password: str) -> Me:
        """Create an account and sign in."""
        body = {"name": name, "password": password, "lang": self.web.lang}
        return self._signed_in(await self.web.post("/people/register", body))

    async def sign_in(self, name: str, password: str) -> Me:
        """Sign in with an account."""
        return self._signed_in(await self.web.post("/session", {"name": name, "password": password}))

    async def sign_in_with_link(self, link: str) -> Me:
        """Sign in with a login link or its secret."""
        secret = link.rstrip("/").rpartition("/")[2].rpartition("#")[2].rpartition("=")[2]
        return self._signed_in(await self.web.post("/session/login-link", {"secret": secret}))

    async def whoami(self) -> Me:
        """Return the signed-in person, or raise AuthenticationRequired."""
        self.me = decode(Me, await self.web.get("/me"))
        return self.me

    async def sign_out(self) -> None:
        """End the session."""
        await self.web.request("DELETE", "/session")
        self.web.session, self.me = None, None

    def _signed_in(self, response: Any) -> Me:
        session = decode(SignedIn, response)
        self.me, self.link, self.web.csrf = session.me, session.login_secret or self.link, session.csrf
        return session.me

    # ------------------------------------------------------------------------- tables

    async def tables(self, /, **query: Any) -> list[TableSummary]:
        """Return the public tables, or with mine=True your own, newest first.

        Filter with status=, game=, my_turn=True and limit=.
        """
        return list(decode(TableList, await self.web.get("/tables", **query)).tables)

    async def create_table(
        self,
        game: str,
        settings: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Iterable[Mapping[str, Any]] = (),
        start: bool = False,
    ) -> TableInfo:
        """Create a table, with `seats` such as {"seat": 0, "me": True} and {"seat": 1, "bot": "steady"}."""
        body = {"game": game, "settings": dict(settings or {}), "options": dict(options or {})}
        taken = [dict(seat) for seat in seats]
        return decode(TableInfo, await self.web.post("/tables", {**body, "seats": taken, "start": start}))

    async def table(self, table: str, code: str | None = None) -> TableInfo:
        """Return a table."""
        return decode(TableInfo, await self.web.get(f"/tables/{table}", code=code))

    async def by_code(self, code: str) -> TableInfo:
        """Return the table for an invitation."""
        return decode(TableInfo, await self.web.get(f"/invitations/{code}"))

    async def sit(
        self, table: str, seat: int | None = None, *, deck: Any = None, seed_phrase: str = "", code: str | None = None
    ) -> TableInfo:
        """Take a seat, by default the first free one. Your `seed_phrase` is mixed into the shuffle."""
        if seat is None:
            found = await self.table(table, code)
            if not found.free_seats:
                raise TableFull("table-full", "every seat of this table is taken")
            seat = found.free_seats[0]
        given = {"me": True, "deck": deck, "seed_phrase": seed_phrase or None, "code": code}
        return await self._seat(table, seat, given)

    async def seat_bot(self, table: str, seat: int, bot: str, deck: Any = None) -> TableInfo:
        """Put one of the server's bots on a free seat."""
        return await self._seat(table, seat, {"bot": bot, "deck": deck})

    async def _seat(self, table: str, seat: int, given: Mapping[str, Any]) -> TableInfo:
        body = {key: value for key, value in given.items() if value is not None}
        return decode(TableInfo, (await self.web.request("PUT", f"/tables/{table}/seats/{seat}", body)).json())

    async def stand_up(self, table: str, seat: int) -> TableInfo:
        """Leave a seat, or remove a bot from it."""
        return decode(TableInfo, (await self.web.request("DELETE", f"/tables/{table}/seats/{seat}")).json())

    async def start(self, table: str) -> TableInfo:
        """Start the game."""
        return decode(TableInfo, await self.web.post(f"/tables/{table}/start"))

    async def cancel(self, table: str) -> TableInfo:
        """Cancel the table."""
        return decode(TableInfo, await self.web.post(f"/tables/{table}/cancel"))

    async def rematch(self, table: str, swap: bool = True, same_seed: bool = False) -> TableInfo:
        """Create a table for another game with the same players."""
        response = await self.web.post(f"/tables/{table}/rematch", {"swap": swap, "same_seed": same_seed})
        return decode(TableInfo, response)

    # -------------------------------------------------------------------------- games

    def connect(
        self,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        as_spectator: bool = False,
        polling: bool = False,
    ) -> SeatConnection:
        """Return a connection to a table, for your seat there or as a spectator.

        `seat` is needed only if you have several.
        """
        return SeatConnection(self.web, table, seat, code=code, as_spectator=as_spectator, polling=polling)

    async def play(self, table: str, seat: int | None, bot: SeatPlayer | str) -> OutcomeInfo | None:
        """Let a bot play your seat until the game ends, and return the result.

        `bot` is a function of (decision, view) that returns the index or the name of an option, an object with
        choose(view, decision), or the name of a bot that doesn't search: `greedy`, `random`, `program:...` or
        `python:...`.
        """
        async with self.connect(table, seat) as connection:
            return await play_seat(connection, bot)

    async def record(self, table: str, code: str | None = None) -> str:
        """Return the record of a finished game."""
        return (await self.web.request("GET", f"/tables/{table}/record", query={"code": code})).text

    async def game_link(self, table: str, code: str | None = None) -> str:
        """Return a finished game as a link."""
        return decode(GameLink, await self.web.get(f"/tables/{table}/link", code=code)).link

    async def proof(self, table: str, code: str | None = None) -> dict[str, Any]:
        """Return what is needed to verify the shuffle of a finished game."""
        return dict(await self.web.get(f"/tables/{table}/proof", code=code))
