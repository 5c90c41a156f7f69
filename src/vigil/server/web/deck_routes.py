"""Check decks, and save them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from vigil import registry
from vigil.effects.deck_support import Deck, DeckSupport
from vigil.effects.identifiers import slug
from vigil.kernel.errors import BadConfig, BadData
from vigil.kernel.text_safety import has_invisible_characters
from vigil.server.errors import BadRequest, NotFound, StateConflict
from vigil.server.store.rows import SavedDeck
from vigil.server.web.catalog_routes import check_game, one_of
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.text import Language

ROUTES = Routes("games", "/api/v1")
MAX_DECKS = 100
MAX_LIST_LENGTH, MAX_LINE_LENGTH, MAX_LINES = 8000, 120, 200

DeckText = Annotated[str, Meta(min_length=1, max_length=MAX_LIST_LENGTH)]


class DeckToCheck(RequestModel):
    """A deck as a list or as a code.

    The default game is the first one with decks. The default format follows from the size of the deck.
    """

    text: DeckText
    game: Annotated[str, Meta(max_length=40)] | None = None
    format: Annotated[str, Meta(max_length=40)] | None = None
    lang: Language | None = None


class DeckProblem(ResponseModel):
    """A deck-building rule that a deck breaks."""

    rule: str
    text: str


class DeckEntry(ResponseModel):
    card: str  # its id
    name: str
    count: int


class DeckReport(ResponseModel):
    """Whether a deck is legal, the rules it breaks, and advice."""

    legal: bool
    format: str
    size: int
    required_size: int
    opening_hand: int
    problems: list[DeckProblem]
    advice: list[str]
    code: str
    text: str
    cards: list[DeckEntry]


class DeckToSave(RequestModel):
    """A deck as a list or as a code."""

    text: DeckText


class SavedDeckInfo(ResponseModel):
    """A saved deck."""

    name: str
    text: str
    code: str
    changed: int


class SavedDeckList(ResponseModel):
    decks: list[SavedDeckInfo]


class GameQuery(RequestModel):
    """The game (default: the first one with decks)."""

    game: Annotated[str, Meta(max_length=40)] | None = None


def decks_of(game: str | None) -> tuple[str, DeckSupport]:
    """Return a game, by default the first one with decks, and its deck support."""
    if game is not None:
        check_game(game)
    for plugin in registry.plugins():
        if plugin.decks is not None and game in (None, plugin.name):
            return plugin.name, plugin.decks()
    raise BadRequest("deck-not-allowed", "{game} doesn't use custom decks", game=game or "")


def deck_of(decks: DeckSupport, text: str) -> Deck:
    """Read a deck from a list or a code. The size is checked first, because suggesting similar names is slow."""
    lines = [] if text.strip().startswith(decks.code_prefix) else text.splitlines()
    if len(lines) > MAX_LINES or any(len(line) > MAX_LINE_LENGTH for line in lines):
        raise BadRequest(
            "deck-too-long", "a deck list can have at most {lines} lines of {letters} characters",
            lines=MAX_LINES, letters=MAX_LINE_LENGTH,
        )  # fmt: skip
    return decks.read(text)


def report(decks: DeckSupport, deck: Deck, format: str, lang: str) -> DeckReport:
    """Return the report on a deck."""
    result, names = decks.check(deck, format, lang), decks.card_names(lang)
    return DeckReport(
        legal=not result.faults,
        format=format,
        size=result.size,
        required_size=result.wanted_size,
        opening_hand=result.opening_hand,
        problems=[DeckProblem(rule=rule, text=text) for rule, text in result.faults],
        advice=list(result.advice),
        code=decks.pack(deck),
        text=decks.write(deck),
        cards=[DeckEntry(card=slug(name), name=names[name], count=count) for name, count in deck],
    )


@ROUTES.add(
    "POST", "/decks/check", who="anyone",
    problems=(BadConfig, BadData, BadRequest, NotFound), example={"text": "2 Mago Iluminado", "format": "classic"},
)  # fmt: skip
async def check_deck(request: Request, body: DeckToCheck) -> DeckReport:
    """Check a deck: return every rule it breaks, its code, its list and its cards."""
    _, decks = decks_of(body.game)
    if body.format is not None and body.format not in decks.formats:
        raise one_of("format", decks.formats, body.format)
    deck = await asyncio.to_thread(deck_of, decks, body.text)
    return report(decks, deck, body.format or decks.format_of(deck), body.lang or request.lang)


def saved_deck_info(decks: DeckSupport, row: SavedDeck) -> SavedDeckInfo:
    """Return a saved deck with its code."""
    code = decks.pack(decks.read(row.text))
    return SavedDeckInfo(name=row.name, text=row.text, code=code, changed=row.changed)


@ROUTES.add("GET", "/me/decks", problems=(NotFound, BadRequest))
async def list_decks(request: Request, query: GameQuery) -> SavedDeckList:
    """List your saved decks."""
    game, decks = decks_of(query.game)
    rows = await request.world.store.decks(request.person.id, game)
    return SavedDeckList(decks=[saved_deck_info(decks, row) for row in rows])


@ROUTES.add("GET", "/me/decks/{name}", problems=(NotFound, BadRequest))
async def get_deck(request: Request, query: GameQuery) -> SavedDeckInfo:
    """Return one of your saved decks."""
    game, decks = decks_of(query.game)
    for row in await request.world.store.decks(request.person.id, game):
        if row.name == request.params["name"]:
            return saved_deck_info(decks, row)
    raise NotFound("deck-not-found", "you have no deck {name}", name=request.params["name"])


@ROUTES.add(
    "PUT", "/me/decks/{name}", scope="play",
    problems=(BadData, BadRequest, NotFound, StateConflict), example={"text": "2 Mago Iluminado"},
)  # fmt: skip
async def put_deck(request: Request, body: DeckToSave, query: GameQuery) -> SavedDeckInfo:
    """Save a deck, legal or not. It replaces your deck with the same name, if there is one."""
    name = " ".join(request.params["name"].split())
    if not name or has_invisible_characters(name):
        raise BadRequest("deck-name-invalid", "the deck's name is empty or unreadable")
    game, decks = decks_of(query.game)
    text = decks.write(await asyncio.to_thread(deck_of, decks, body.text))
    names = [row.name for row in await request.world.store.decks(request.person.id, game)]
    if name not in names and len(names) >= MAX_DECKS:
        raise StateConflict("too-many-decks", "you can keep at most {most} decks", most=MAX_DECKS)
    row = SavedDeck(request.person.id, name, game, text, request.world.people.now())
    await request.world.store.put_deck(row)
    return saved_deck_info(decks, row)


@ROUTES.add("DELETE", "/me/decks/{name}", scope="play", problems=(NotFound, BadRequest))
async def drop_deck(request: Request, query: GameQuery) -> None:
    """Delete one of your saved decks."""
    name = request.params["name"]
    game = decks_of(query.game)[0]
    if not await request.world.store.drop_deck(request.person.id, game, name):
        raise NotFound("deck-not-found", "you have no deck {name}", name=name)
