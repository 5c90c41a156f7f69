"""A server as a Python object: people, tables, and seats at them, all awaited."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vigil.client.bot_runner import SeatPlayer, play_seat
from vigil.client.errors import TableFull
from vigil.client.http import HttpClient
from vigil.client.messages import GameLink, Me, OutcomeInfo, SignedIn, TableInfo, TableList, TableSummary, decode
from vigil.client.seat_connection import SeatConnection


class AsyncClient:
    """One person at one server.  Used as `async with`.

    `token` is an API token; `session` and `csrf` are what an earlier client had kept.
    """

    def __init__(
        self, url: str, *, token: str | None = None, session: str | None = None, csrf: str = "", lang: str = "en"
    ) -> None:
        self.web = HttpClient(url, token=token, session=session, csrf=csrf, lang=lang)
        self.me: Me | None = None
        self.link: str | None = None
        """The secret by which a guest can come back on another device."""

    @property
    def server(self) -> str:
        return self.web.server

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.web.close()

    # ------------------------------------------------------------------------- people

    async def guest(self, name: str) -> Me:
        """Come in with a name and nothing more."""
        return self._came_in(await self.web.post("/people/guest", {"name": name, "lang": self.web.lang}))

    async def register(self, name: str, password: str) -> Me:
        """Make an account."""
        body = {"name": name, "password": password, "lang": self.web.lang}
        return self._came_in(await self.web.post("/people/register", body))

    async def sign_in(self, name: str, password: str) -> Me:
        """Come in with an account."""
        return self._came_in(await self.web.post("/session", {"name": name, "password": password}))

    async def sign_in_with_link(self, link: str) -> Me:
        """Come in by a return link, or by its secret alone."""
        secret = link.rstrip("/").rpartition("/")[2].rpartition("#")[2].rpartition("=")[2]
        return self._came_in(await self.web.post("/session/login-link", {"secret": secret}))

    async def whoami(self) -> Me:
        """Who one is; NotSignedIn: nobody."""
        self.me = decode(Me, await self.web.get("/me"))
        return self.me

    async def sign_out(self) -> None:
        await self.web.request("DELETE", "/session")
        self.web.session, self.me = None, None

    def _came_in(self, told: Any) -> Me:
        came = decode(SignedIn, told)
        self.me, self.link, self.web.csrf = came.me, came.login_secret or self.link, came.csrf
        return came.me

    # ------------------------------------------------------------------------- tables

    async def tables(self, **wanted: Any) -> list[TableSummary]:
        """Public tables, or with mine=True one's own; by status=, game=, my_turn=True, limit=; the newest first."""
        return list(decode(TableList, await self.web.get("/tables", **wanted)).tables)

    async def make(
        self,
        game: str,
        settings: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Iterable[Mapping[str, Any]] = (),
        start: bool = False,
    ) -> TableInfo:
        """A new table: `seats` such as {"seat": 0, "me": True} and {"seat": 1, "bot": "steady"}."""
        body = {"game": game, "settings": dict(settings or {}), "options": dict(options or {})}
        sitting = [dict(seat) for seat in seats]
        return decode(TableInfo, await self.web.post("/tables", {**body, "seats": sitting, "start": start}))

    async def table(self, table: str, code: str | None = None) -> TableInfo:
        return decode(TableInfo, await self.web.get(f"/tables/{table}", code=code))

    async def by_code(self, code: str) -> TableInfo:
        """The table an invitation is for."""
        return decode(TableInfo, await self.web.get(f"/invitations/{code}"))

    async def sit(
        self, table: str, seat: int | None = None, *, deck: Any = None, seed_phrase: str = "", code: str | None = None
    ) -> TableInfo:
        """Take a seat, the first free one if none is named; `words` are added to the seed of the game."""
        if seat is None:
            found = await self.table(table, code)
            if not found.free_seats:
                raise TableFull("table-full", "every seat of this table is taken")
            seat = found.free_seats[0]
        given = {"me": True, "deck": deck, "seed_phrase": seed_phrase or None, "code": code}
        return await self._seat(table, seat, given)

    async def seat_bot(self, table: str, seat: int, bot: str, deck: Any = None) -> TableInfo:
        """Put a bot of the server's on a free seat."""
        return await self._seat(table, seat, {"bot": bot, "deck": deck})

    async def _seat(self, table: str, seat: int, given: Mapping[str, Any]) -> TableInfo:
        body = {key: value for key, value in given.items() if value is not None}
        return decode(TableInfo, (await self.web.request("PUT", f"/tables/{table}/seats/{seat}", body)).json())

    async def stand_up(self, table: str, seat: int) -> TableInfo:
        """Leave a seat, or ask a bot to."""
        return decode(TableInfo, (await self.web.request("DELETE", f"/tables/{table}/seats/{seat}")).json())

    async def start(self, table: str) -> TableInfo:
        return decode(TableInfo, await self.web.post(f"/tables/{table}/start"))

    async def cancel(self, table: str) -> TableInfo:
        return decode(TableInfo, await self.web.post(f"/tables/{table}/cancel"))

    async def rematch(self, table: str, swap: bool = True, same_seed: bool = False) -> TableInfo:
        """Another game among the same."""
        told = await self.web.post(f"/tables/{table}/rematch", {"swap": swap, "same_seed": same_seed})
        return decode(TableInfo, told)

    # -------------------------------------------------------------------------- games

    def at(
        self,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        looking_on: bool = False,
        polling: bool = False,
    ) -> SeatConnection:
        """A connection to a table: for one's seat (one's only one if none is named), else as a spectator."""
        return SeatConnection(self.web, table, seat, code=code, looking_on=looking_on, polling=polling)

    async def play(self, table: str, seat: int | None, bot: SeatPlayer | str) -> OutcomeInfo | None:
        """Let a bot play a seat of one's own to the end of the game.

        `bot` is a callable (decision, view) that gives the place or the name of an option, an
        object with choose(view, decision), or the name of a bot that needs no imagined tables:
        `greedy`, `random`, `program:...`, `python:...`.
        """
        async with self.at(table, seat) as place:
            return await play_seat(place, bot)

    async def record(self, table: str, code: str | None = None) -> str:
        """The record of a finished game."""
        return (await self.web.request("GET", f"/tables/{table}/record", query={"code": code})).text

    async def game_link(self, table: str, code: str | None = None) -> str:
        """A finished game as a link."""
        return decode(GameLink, await self.web.get(f"/tables/{table}/link", code=code)).link

    async def proof(self, table: str, code: str | None = None) -> dict[str, Any]:
        """What one needs to check that the cards were dealt as was promised before."""
        return dict(await self.web.get(f"/tables/{table}/proof", code=code))
