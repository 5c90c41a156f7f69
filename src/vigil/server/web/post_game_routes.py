"""Finished games: record, link, proof of the shuffle, replay, analysis, history, ratings."""

from __future__ import annotations

import asyncio
from concurrent.futures import TimeoutError as FutureTimeoutError
from typing import Annotated, Any

import msgspec
from msgspec import Meta, field
from starlette.responses import Response

from vigil import registry
from vigil.kernel.errors import BadConfig, BadData
from vigil.kernel.link import pack
from vigil.kernel.match import replay_with
from vigil.kernel.record import write
from vigil.protocol import messages as wire
from vigil.protocol.responses import GameLink, TableList
from vigil.protocol.table_options import Options
from vigil.server import post_game, presenter
from vigil.server.cooperative import run_in_slices
from vigil.server.default_names import localized_name
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.post_game import FinishedGame
from vigil.server.seats import check_seat
from vigil.server.store.erasure import ERASED
from vigil.server.store.rows import Rating
from vigil.server.web.catalog_routes import check_game
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.server.web.table_routes import CodeQuery, SeatSetup, fill_seats, listed
from vigil.text import Language

ROUTES = Routes("games", "/api/v1")
ANALYSIS_SECONDS = 60.0
"""Time limit of a win chance curve or an explanation, in seconds."""
LUCK_SECONDS = 180.0
"""Time limit of a luck report, in seconds. It plays out ten thousand games, which takes seconds on an idle core."""

MAX_WAITING_ANALYSES = 4
"""Maximum number of analyses waiting for a worker."""

At = Annotated[int, Meta(ge=0, le=1_000_000)]


class ReplayQuery(RequestModel):
    """A point of a game (the number of choices before it) and a perspective: a seat, a spectator (empty) or `open`."""

    at: At = 0
    seat: Annotated[str, Meta(max_length=8, pattern="^([0-5]|open|)$")] = "open"
    lang: Language | None = None
    code: Annotated[str, Meta(max_length=64)] = ""


class PerspectiveQuery(RequestModel):
    """A perspective: a seat, a spectator (empty), or `open` with all hidden cards revealed."""

    seat: Annotated[str, Meta(max_length=8, pattern="^([0-5]|open|)$")] = "open"
    lang: Language | None = None
    code: Annotated[str, Meta(max_length=64)] = ""


class PageQuery(RequestModel):
    """A page of a list: `before` is the `next` of the previous page."""

    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class RatingQuery(RequestModel):
    """The mode, such as `free-2` or `classic-2` (default: the most common one)."""

    mode: Annotated[str, Meta(max_length=30)] = ""


class BranchRequest(RequestModel):
    """The point of a finished game from which to play on, and the seats of the new table."""

    at: At
    seats: Annotated[list[SeatSetup], Meta(max_length=6)] = field(default_factory=list)
    options: Options = Options(rated=False)
    start: bool = False
    code: Annotated[str, Meta(max_length=64)] = ""


class Proof(ResponseModel):
    """Everything a client needs to recompute the shuffle."""

    commitment: str | None
    salt: str | None
    seed_phrases: list[str | None]  # null if the player's account was deleted
    bots: list[int]  # seats of bots, which add no phrase
    seed: str
    game: str
    rules: str
    record: str
    outcome: wire.OutcomeInfo | None


class TimelineStep(ResponseModel):
    """A choice: the seat, the option's index (-1: none) and the number of options, and the resulting events."""

    seat: int
    index: int
    option_count: int
    events: list[wire.EventInfo]


class ScoreAtTurn(ResponseModel):
    """The score of every seat at the start of a turn, for example its Honor or its remaining cards.

    `at` is the number of choices before it. `seat` is the active seat, or -1 at the end of the game.
    """

    at: int
    game: int
    round: int
    seat: int
    scores: list[int]


class Timeline(ResponseModel):
    """All steps of a game, with the scores turn by turn. The first step is the setup, every other step is a choice."""

    table: wire.TableInfo
    steps: list[TimelineStep]
    standings: list[ScoreAtTurn]


class WinChancePoint(ResponseModel):
    """The win chance of every seat at the start of a turn. `at` is the number of choices before it."""

    at: int
    turn: int
    round: int
    seat: int
    chances: list[float]
    errors: list[float]


class WinChanceCurve(ResponseModel):
    """The win chances of every seat, turn by turn."""

    points: list[WinChancePoint]
    names: list[str]


class LuckSwing(ResponseModel):
    """Luck at one choice: how much each seat's win chance changed, compared with average draws."""

    at: int
    seat: int
    changes: list[float]
    errors: list[float]


class LuckReport(ResponseModel):
    """The choices of a game at which luck changed the win chances. The first entry is the deal."""

    swings: list[LuckSwing]
    names: list[str]


class ConsideredOption(ResponseModel):
    """An option the search considered."""

    name: str
    text: str
    visits: int
    chance: float
    error: float
    chosen: bool


class ChoiceAnalysisInfo(ResponseModel):
    """A search's analysis of a choice."""

    number: int
    seat: int
    options: list[ConsideredOption]
    reasons: list[str]
    simulations: int


class RatingInfo(ResponseModel):
    """A rating: the estimate of a player's strength `mu` and its standard deviation `sigma`."""

    player: str
    name: str
    kind: str
    game: str
    mode: str
    mu: float
    sigma: float
    games: int
    owner: str | None = None  # of a bot account: the id of the person it belongs to


class Ratings(ResponseModel):
    """Ratings, best first, by a cautious estimate that subtracts the uncertainty."""

    ratings: list[RatingInfo]


async def finished_game(request: Request, code: str) -> FinishedGame:
    """Return a finished game that the caller may see."""
    return (await request.visible_table(code)).finished()


@ROUTES.add("GET", "/tables/{id}/record", who="anyone", media="text/plain", problems=(NotFound, StateConflict))
async def get_record(request: Request, query: CodeQuery) -> Response:
    """Return the record of a finished game, a text file for `vigil replay`."""
    game = await finished_game(request, query.code)
    comments = [f"seats: {','.join(game.names(request.lang))}"]
    if game.hints:  # seats count from 1, as in the lines of the record
        comments.append(f"hints: {', '.join(f'{seat + 1} at {number}' for seat, number in game.hints)}")
    name = f"{game.match.game.name}-{game.table}.vigil"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(game.match, tuple(comments)), media_type="text/plain", headers=headers)


@ROUTES.add("GET", "/tables/{id}/link", who="anyone", problems=(NotFound, StateConflict))
async def get_link(request: Request, query: CodeQuery) -> GameLink:
    """Return a finished game as one string, to share or to use with `vigil replay`."""
    return GameLink(link=pack((await finished_game(request, query.code)).match))


@ROUTES.add("GET", "/tables/{id}/proof", who="anyone", problems=(NotFound, StateConflict))
async def get_proof(request: Request, query: CodeQuery) -> Proof:
    """Return the proof of the shuffle for `vigil verify`: commitment, salt, seed phrases, seed and record."""
    game = await finished_game(request, query.code)
    match = game.match
    return Proof(
        commitment=game.commitment,
        salt=game.salt,
        seed_phrases=[
            None if holder.name == holder.seed_phrase == ERASED else holder.seed_phrase for holder in game.seats
        ],
        bots=[seat for seat, holder in enumerate(game.seats) if holder.bot is not None],
        seed=str(match.seed),
        game=match.game.name,
        rules=match.game.rules_hash(match.config),
        record=write(match),
        outcome=presenter.outcome(match.game.outcome(match.state)),
    )


@ROUTES.add("GET", "/tables/{id}/replay", who="anyone", problems=(NotFound, StateConflict, BadRequest))
async def get_replay(request: Request, query: ReplayQuery) -> wire.Update:
    """Return the replay of a finished game at one point, from one perspective."""
    game = await finished_game(request, query.code)
    match = game.match
    if query.at > len(match.choices):
        raise BadRequest("replay-past-end", "the game only has {count} choices", count=len(match.choices))
    seat = parse_perspective(query.seat, len(game.seats))
    walk = await run_in_slices(replay_with(match, match.choices[: query.at]))
    return post_game.replay_update(game, walk, seat, query.seat == "open", query.lang or request.lang)


@ROUTES.add("GET", "/tables/{id}/timeline", who="anyone", problems=(NotFound, StateConflict, BadRequest), rate="study")
async def get_timeline(request: Request, query: PerspectiveQuery) -> Timeline:
    """Return all events of a finished game, choice by choice, from one perspective."""
    table, lang = await request.visible_table(query.code), query.lang or request.lang
    game = table.finished()
    seat = parse_perspective(query.seat, len(game.seats))
    steps, scores = await asyncio.to_thread(post_game.timeline_of, game, seat, query.seat == "open", lang)
    return Timeline(
        table=table.info(lang),
        steps=[TimelineStep(**step) for step in steps],
        standings=[ScoreAtTurn(**score) for score in scores],
    )


def parse_perspective(text: str, seats: int) -> int | None:
    """Return the seat of a perspective, or None for a spectator and for `open`."""
    seat = int(text) if text.isdigit() else None
    if seat is not None:
        check_seat(seat, seats)
    return seat


@ROUTES.add("GET", "/tables/{id}/win-chances", problems=(NotFound, StateConflict, ServerBusy), rate="study")
async def get_win_chances(request: Request, query: CodeQuery) -> WinChanceCurve:
    """Return every seat's win chances over the course of a finished game. This takes a few seconds."""
    game = await finished_game(request, query.code)
    points = await run_in_worker(request, post_game.win_chances_of, write(game.match))
    return WinChanceCurve(
        points=msgspec.convert(points, list[WinChancePoint], from_attributes=True), names=game.names(request.lang)
    )


@ROUTES.add("GET", "/tables/{id}/luck", problems=(NotFound, StateConflict, ServerBusy), rate="study")
async def get_luck(request: Request, query: CodeQuery) -> LuckReport:
    """Return how much luck, as opposed to choices, changed the win chances. This takes longer than the win chances."""
    game = await finished_game(request, query.code)
    swings = await run_in_worker(request, post_game.luck_of, write(game.match), seconds=LUCK_SECONDS)
    return LuckReport(
        swings=msgspec.convert(swings, list[LuckSwing], from_attributes=True), names=game.names(request.lang)
    )


@ROUTES.add("GET", "/tables/{id}/analysis", problems=(NotFound, StateConflict, BadRequest, ServerBusy), rate="study")
async def get_analysis(request: Request, query: ReplayQuery) -> ChoiceAnalysisInfo:
    """Return a search's analysis of a choice."""
    game = await finished_game(request, query.code)
    match = game.match
    if query.at >= len(match.choices) or match.choices[query.at].index < 0:
        raise BadRequest(
            "replay-no-choice", "no option was chosen there; the choices are 0 to {last}", last=len(match.choices) - 1
        )
    lang = query.lang or request.lang
    analysis = await run_in_worker(request, post_game.explanation_of, write(match), query.at, lang, game.names(lang))
    return msgspec.convert(analysis, ChoiceAnalysisInfo)


@ROUTES.add(
    "POST", "/tables/{id}/branch", scope="play", status=201,
    problems=(NotFound, StateConflict, BadRequest, BadConfig, BadData, Forbidden),
    example={"at": 10, "seats": [{"seat": 0, "me": True}]},
)  # fmt: skip
async def branch_game(request: Request, body: BranchRequest) -> wire.TableInfo:
    """Create a table that continues a finished game from one of its choices."""
    game = await finished_game(request, body.code)
    match = game.match
    if body.at > len(match.choices):
        raise BadRequest("replay-past-end", "the game only has {count} choices", count=len(match.choices))
    if (await run_in_slices(replay_with(match, match.choices[: body.at]))).over:
        raise BadRequest(
            "branch-game-over",
            "the game is already over there; continue from choice {last} or earlier",
            last=len(match.choices) - 1,
        )
    before = [[choice.seat, choice.name, choice.index, choice.option_count] for choice in match.choices[: body.at]]
    settings = match.game.settings_of(match.config)
    options = msgspec.structs.replace(body.options, rated=False, seed=None)
    table = await request.new_table(
        match.game.name, settings, options, before=before, seed=match.seed, after=game.table
    )
    await fill_seats(request, table, body.seats, body.start)
    return (await table.refreshed()).info(request.lang)


@ROUTES.add("GET", "/me/history")
async def my_history(request: Request, query: PageQuery) -> TableList:
    """List your games, newest first."""
    return await _history(request, query, request.person.id, None)


@ROUTES.add("GET", "/people/{id}/history", who="anyone", problems=(NotFound,))
async def history_of(request: Request, query: PageQuery) -> TableList:
    """List the public games of a person, newest first."""
    person = await request.world.people.known(request.params["id"])
    return await _history(request, query, person.id, True)


async def _history(request: Request, query: PageQuery, person: str, public: bool | None) -> TableList:
    store = request.world.store
    rows = await store.tables(
        status="over", public=public, person=person, before=query.before, limit=query.limit, viewer=request.list_viewer
    )
    return await listed(request, rows, query.limit)


@ROUTES.add("GET", "/ratings/{game}", who="anyone", problems=(NotFound,))
async def get_ratings(request: Request, query: RatingQuery) -> Ratings:
    """List the ratings of people and bots for a game and mode, best first."""
    game = request.params["game"]
    check_game(game)
    mode = query.mode or registry.get(game).settings().usual_mode
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


@ROUTES.add("GET", "/people/{id}/ratings", who="anyone", problems=(NotFound,))
async def ratings_of(request: Request) -> Ratings:
    """List the ratings of a person in every game and mode."""
    person = await request.world.people.known(request.params["id"])
    rows = await request.world.store.ratings_of(person.id)
    owner = person.owner if person.kind == "bot" else None
    return Ratings(ratings=[_rating(row, localized_name(person.name, None, request.lang), owner) for row in rows])


def _rating(row: Rating, name: str, owner: str | None) -> RatingInfo:
    """Return a rating for a response. A bot account counts as a bot, although it is stored as a person."""
    values = msgspec.structs.asdict(row) | ({"kind": "bot"} if owner is not None else {})
    return RatingInfo(name=name, owner=owner, **values)


async def run_in_worker(request: Request, work: Any, *args: Any, seconds: float = ANALYSIS_SECONDS) -> Any:
    """Run a slow function in a worker process, or raise ServerBusy."""
    study = request.world.study
    if study.waiting >= MAX_WAITING_ANALYSES:
        raise ServerBusy("too-many-analyses", "too many games are being analyzed; try again later")
    try:
        return await study.run(work, *args, seconds=seconds)
    except (FutureTimeoutError, TimeoutError):
        raise ServerBusy("analysis-timeout", "this took too long; try again later") from None
