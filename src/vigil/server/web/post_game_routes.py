"""Games that are over: record, link, the proof of the shuffle, replay, curve, explanation, going on from a point."""

from __future__ import annotations

import asyncio
from concurrent.futures import TimeoutError as Late
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field
from starlette.responses import Response

from vigil import registry
from vigil.kernel.errors import BadConfig, BadData
from vigil.kernel.link import pack
from vigil.kernel.match import Match, replay_with
from vigil.kernel.record import write
from vigil.protocol import messages as wire
from vigil.protocol.responses import GameLink, TableList
from vigil.protocol.table_options import Options
from vigil.registry import GAMES
from vigil.server import post_game, presenter
from vigil.server.cooperative import run_in_slices
from vigil.server.default_names import localized_name
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.room import Room
from vigil.server.seats import display_names
from vigil.server.store.erasure import ERASED
from vigil.server.store.rows import Rating
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.server.web.table_routes import CodeQuery, Place, fill_seats, listed

ROUTES = Routes("games")
API = "/api/v1"
THINKING = 60.0
"""Seconds that a curve or an explanation may take."""
STUDYING = 180.0
"""And what luck did: it plays ten thousand tables on, which takes seconds on a free core."""

MOST_STUDIES = 4
"""Curves and explanations that may wait at a time."""

At = Annotated[int, Meta(ge=0, le=1_000_000)]
Lang = Literal["en", "pt", "fr", "ru"]


class ReplayQuery(RequestModel):
    """After how many choices; for which seat, or `open` for all hands laid open."""

    at: At = 0
    seat: Annotated[str, Meta(max_length=8, pattern="^([0-5]|open|)$")] = "open"
    lang: Lang | None = None
    code: Annotated[str, Meta(max_length=64)] = ""


class PerspectiveQuery(RequestModel):
    """Through whose eyes: a seat, `open` for all hands laid open, or nothing for a spectator's."""

    seat: Annotated[str, Meta(max_length=8, pattern="^([0-5]|open|)$")] = "open"
    lang: Lang | None = None
    code: Annotated[str, Meta(max_length=64)] = ""


class PageQuery(RequestModel):
    """Where a list goes on."""

    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class RatingQuery(RequestModel):
    """Which mode: `free-2`, `classic-2`."""

    mode: Annotated[str, Meta(max_length=30)] = ""


class BranchRequest(RequestModel):
    """Go on from a point of a finished game: bots or people on any seat."""

    at: At
    seats: Annotated[list[Place], Meta(max_length=6)] = field(default_factory=list)
    options: Options = Options(rated=False)
    start: bool = False
    code: Annotated[str, Meta(max_length=64)] = ""


class Proof(ResponseModel):
    """Everything needed to compute the shuffle again."""

    commitment: str | None
    salt: str | None
    seed_phrases: list[str | None]  # null: of somebody who was erased with them
    bots: list[int]  # seats of bots, which have no words
    seed: str
    game: str
    rules: str
    record: str
    outcome: wire.OutcomeInfo | None


class TimelineStep(ResponseModel):
    """One choice: who made it, which of how many options it was (-1: none), and what it led to."""

    seat: int
    index: int
    option_count: int
    events: list[wire.EventInfo]


class ScoreAtTurn(ResponseModel):
    """What everybody would have been counted at the beginning of a turn, after so many choices: honor for example,
    or cards left; `seat` is whose turn it is, -1 at the end."""

    at: int
    game: int
    round: int
    seat: int
    scores: list[int]


class Timeline(ResponseModel):
    """A whole game: the first step is how the table was set, each other one choice; and how everybody stood."""

    table: wire.TableInfo
    steps: list[TimelineStep]
    standings: list[ScoreAtTurn]


class WinChancePoint(ResponseModel):
    """The chances at the beginning of a turn, after so many choices."""

    at: int
    turn: int
    round: int
    seat: int
    chances: list[float]
    errors: list[float]


class WinChanceCurve(ResponseModel):
    """Every seat's chance of winning, turn by turn."""

    points: list[WinChancePoint]
    names: list[str]


class LuckSwing(ResponseModel):
    """What luck did at one choice: for every seat how much its chance became better than it usually would have."""

    at: int
    seat: int
    changes: list[float]
    errors: list[float]


class LuckReport(ResponseModel):
    """Every choice of a game at which luck had something to say; the first is the deal."""

    swings: list[LuckSwing]
    names: list[str]


class ConsideredOption(ResponseModel):
    """An option that was thought about."""

    name: str
    text: str
    visits: int
    chance: float
    error: float
    chosen: bool


class ChoiceAnalysisInfo(ResponseModel):
    """What a search thinks of a choice that was made."""

    number: int
    seat: int
    options: list[ConsideredOption]
    reasons: list[str]
    simulations: int


class RatingInfo(ResponseModel):
    """How strong somebody is believed to be: `mu`, give or take `sigma`."""

    player: str
    name: str
    kind: str
    game: str
    mode: str
    mu: float
    sigma: float
    games: int
    owner: str | None = None  # whose it is, where this is a bot account


class Ratings(ResponseModel):
    """The strongest first, by what is sure of their strength."""

    ratings: list[RatingInfo]


async def finished_game(request: Request, code: str) -> tuple[Room, Match[Any]]:
    """A game that is over, as far as whoever asks may know, and its match."""
    table = await request.visible_table(code)
    return table.room, table.finished()


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/record",
    query=CodeQuery,
    who="anyone",
    media="text/plain",
    problems=(NotFound, StateConflict),
)
async def get_record(request: Request, _: None) -> Response:
    """The record of a finished game, as the terminal reads it."""
    room, match = await finished_game(request, request.query.code)
    comments = [f"seats: {','.join(display_names(room.chairs, request.lang))}"]
    if room.hints:  # seats from 1, as in the lines; after so many choices
        comments.append(f"hints: {', '.join(f'{seat + 1} at {number}' for seat, number in room.hints)}")
    name = f"{room.game.name}-{room.id}.vigil"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(match, tuple(comments)), media_type="text/plain", headers=headers)


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/link",
    query=CodeQuery,
    answer=GameLink,
    who="anyone",
    problems=(NotFound, StateConflict),
)
async def get_link(request: Request, _: None) -> GameLink:
    """A finished game in one string, for `vigil replay` and for chats."""
    match = (await finished_game(request, request.query.code))[1]
    return GameLink(link=pack(match))


@ROUTES.add(
    "GET", f"{API}/tables/{{id}}/proof", query=CodeQuery, answer=Proof, who="anyone", problems=(NotFound, StateConflict)
)
async def get_proof(request: Request, _: None) -> Proof:
    """What `vigil verify` needs: the salt that was promised, what everybody added, the seed, the record."""
    room, match = await finished_game(request, request.query.code)
    return Proof(
        commitment=room.commitment,
        salt=room.setup_entry["salt"] if room.commitment is not None else None,
        seed_phrases=[
            None if chair.name == chair.seed_phrase == ERASED else chair.seed_phrase for chair in room.chairs
        ],
        bots=[seat for seat, chair in enumerate(room.chairs) if chair.bot is not None],
        seed=str(match.seed),
        game=room.game.name,
        rules=room.game.rules_hash(match.config),
        record=write(match),
        outcome=presenter.outcome(room.outcome),
    )


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/replay",
    query=ReplayQuery,
    answer=wire.Update,
    who="anyone",
    problems=(NotFound, StateConflict, BadRequest),
)
async def get_replay(request: Request, _: None) -> wire.Update:
    """A finished game after so many choices, from a seat, or with all hands open."""
    room, match = await finished_game(request, request.query.code)
    asked: ReplayQuery = request.query
    if asked.at > len(match.choices):
        raise BadRequest("replay-past-end", "the game only has {count} choices", count=len(match.choices))
    seat = parse_perspective(asked.seat, room)
    walk = await run_in_slices(replay_with(match, match.choices[: asked.at]))
    return post_game.replayed(room, walk, seat, asked.seat == "open", asked.lang or request.lang)


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/timeline",
    query=PerspectiveQuery,
    answer=Timeline,
    who="anyone",
    problems=(NotFound, StateConflict, BadRequest),
    rate="study",
)
async def get_timeline(request: Request, _: None) -> Timeline:
    """The whole of a finished game in lines, choice by choice, from a seat or with all hands open."""
    room, match = await finished_game(request, request.query.code)
    asked: PerspectiveQuery = request.query
    seat = parse_perspective(asked.seat, room)
    walked, stood = await asyncio.to_thread(
        post_game.timeline_of, room, match, seat, asked.seat == "open", asked.lang or request.lang
    )
    person = request.caller.person.id if request.caller is not None else None
    return Timeline(
        table=presenter.table(room, person, asked.lang or request.lang),
        steps=[TimelineStep(**step) for step in walked],
        standings=[ScoreAtTurn(**standing) for standing in stood],
    )


def parse_perspective(asked: str, room: Room) -> int | None:
    """The seat that was asked for; None: no seat."""
    seat = int(asked) if asked.isdigit() else None
    if seat is not None and seat >= len(room.chairs):
        raise BadRequest(
            "seat-unknown", "there is no seat {given}; the seats are {seats}", given=seat + 1, seats=len(room.chairs)
        )
    return seat


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/win-chances",
    query=CodeQuery,
    answer=WinChanceCurve,
    problems=(NotFound, StateConflict, ServerBusy),
    rate="study",
)
async def get_win_chances(request: Request, _: None) -> WinChanceCurve:
    """Every seat's chance of winning over the whole game; it takes a while to find out."""
    room, match = await finished_game(request, request.query.code)
    points = await run_in_worker(request, post_game.win_chances_of, write(match))
    names = list(display_names(room.chairs, request.lang))
    return WinChanceCurve(points=[WinChancePoint(**point) for point in points], names=names)


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/luck",
    query=CodeQuery,
    answer=LuckReport,
    problems=(NotFound, StateConflict, ServerBusy),
    rate="study",
)
async def get_luck(request: Request, _: None) -> LuckReport:
    """What luck did to everybody's chance, apart from what was chosen; it takes longer to find out than the curve."""
    room, match = await finished_game(request, request.query.code)
    found = await run_in_worker(request, post_game.luck_of, write(match), seconds=STUDYING)
    return LuckReport(
        swings=[LuckSwing(**fall) for fall in found], names=list(display_names(room.chairs, request.lang))
    )


@ROUTES.add(
    "GET",
    f"{API}/tables/{{id}}/analysis",
    query=ReplayQuery,
    answer=ChoiceAnalysisInfo,
    problems=(NotFound, StateConflict, BadRequest, ServerBusy),
    rate="study",
)
async def get_analysis(request: Request, _: None) -> ChoiceAnalysisInfo:
    """What a search thinks of the choice that was made after so many others."""
    room, match = await finished_game(request, request.query.code)
    asked: ReplayQuery = request.query
    if asked.at >= len(match.choices) or match.choices[asked.at].index < 0:
        raise BadRequest(
            "replay-no-choice", "no option was chosen there; the choices are 0 to {last}", last=len(match.choices) - 1
        )
    lang = asked.lang or request.lang
    names = list(display_names(room.chairs, lang))
    found = await run_in_worker(request, post_game.explanation_of, write(match), asked.at, lang, names)
    return msgspec.convert(found, ChoiceAnalysisInfo)


@ROUTES.add(
    "POST", f"{API}/tables/{{id}}/branch", body=BranchRequest, answer=wire.TableInfo, scope="play", status=201,
    problems=(NotFound, StateConflict, BadRequest, BadConfig, BadData, Forbidden),
    example={"at": 10, "seats": [{"seat": 0, "me": True}]},
)  # fmt: skip
async def branch_game(request: Request, body: BranchRequest) -> wire.TableInfo:
    """Go on from any point of a finished game, against bots or as a new table."""
    room, match = await finished_game(request, body.code)
    if body.at > len(match.choices):
        raise BadRequest("replay-past-end", "the game only has {count} choices", count=len(match.choices))
    if (await run_in_slices(replay_with(match, match.choices[: body.at]))).over:
        raise BadRequest(
            "branch-game-over",
            "the game is already over there; continue from choice {last} or earlier",
            last=len(match.choices) - 1,
        )
    before = [[taken.seat, taken.name, taken.index, taken.option_count] for taken in match.choices[: body.at]]
    settings = room.game.settings_of(match.config)
    options = msgspec.structs.replace(body.options, rated=False, seed=None)
    more = {"before": before, "seed": match.seed, "after": room.id}
    table = await request.new_table(room.game.name, settings, options, **more)
    await fill_seats(request, table, body.seats, body.start)
    return (await table.refreshed()).info(request.lang)


@ROUTES.add("GET", f"{API}/me/history", query=PageQuery, answer=TableList)
async def my_history(request: Request, _: None) -> TableList:
    """The games one has played, the newest first."""
    return await _history(request, request.person.id, None)


@ROUTES.add(
    "GET", f"{API}/people/{{id}}/history", query=PageQuery, answer=TableList, who="anyone", problems=(NotFound,)
)
async def history_of(request: Request, _: None) -> TableList:
    """The public games of somebody."""
    person = await request.world.people.known(request.params["id"])
    return await _history(request, person.id, True)


async def _history(request: Request, person: str, public: bool | None) -> TableList:
    asked: PageQuery = request.query
    store = request.world.store
    rows = await store.tables(
        status="over", public=public, person=person, before=asked.before, limit=asked.limit, viewer=request.list_viewer
    )
    return await listed(request, rows, asked.limit)


@ROUTES.add("GET", f"{API}/ratings/{{game}}", query=RatingQuery, answer=Ratings, who="anyone", problems=(NotFound,))
async def get_ratings(request: Request, _: None) -> Ratings:
    """How strong people and bots are believed to be, by game and mode."""
    game = request.params["game"]
    if game not in GAMES:
        raise NotFound(
            "game-unknown", "there is no game {game}; choose from {known}", game=game, known=", ".join(GAMES)
        )
    mode = request.query.mode or registry.get(game).settings().usual_mode
    rows = await request.world.store.ratings(game, mode)
    people = [row.player for row in rows if row.kind == "person"]
    names, owners = await request.world.store.names(people), await request.world.store.owners(people)
    names |= {row.player: row.player for row in rows if row.kind == "bot"}
    return Ratings(
        ratings=[
            _rating(row, localized_name(names[row.player], None, request.lang), owners.get(row.player))
            for row in rows
            if row.player in names
        ]
    )


@ROUTES.add("GET", f"{API}/people/{{id}}/ratings", answer=Ratings, who="anyone", problems=(NotFound,))
async def ratings_of(request: Request, _: None) -> Ratings:
    """How strong somebody is believed to be, in every game and mode they were rated in."""
    person = await request.world.people.known(request.params["id"])
    rows = await request.world.store.ratings_of(person.id)
    owner = person.owner if person.kind == "bot" else None
    return Ratings(ratings=[_rating(row, localized_name(person.name, None, request.lang), owner) for row in rows])


def _rating(row: Rating, name: str, owner: str | None) -> RatingInfo:
    """A rating as it is told; somebody's bot account is a bot, not a person."""
    told = msgspec.structs.asdict(row) | ({"kind": "bot"} if owner is not None else {})
    return RatingInfo(name=name, owner=owner, **told)


async def run_in_worker(request: Request, work: Any, *args: Any, seconds: float = THINKING) -> Any:
    """Something that takes a while, in a process of its own."""
    study = request.world.study
    if study.waiting >= MOST_STUDIES:
        raise ServerBusy("too-many-analyses", "too many games are being analysed; try again later")
    try:
        return await study.run(work, *args, seconds=seconds)
    except (Late, TimeoutError):
        raise ServerBusy("analysis-timeout", "this took too long; try again later") from None
