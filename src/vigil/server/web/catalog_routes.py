"""Games, bots, cards, rules and decks: what can be played, and with what."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from vigil import registry, rulebook
from vigil.effects.deck_support import Deck, DeckSupport
from vigil.effects.identifiers import slug
from vigil.kernel.errors import BadConfig, BadData, preview
from vigil.kernel.text_safety import has_invisible_characters
from vigil.registry import GAMES
from vigil.rulebook import UnknownRule, digest
from vigil.rulebook import rule as rule_of
from vigil.server.card_stats import Figures, figures_for
from vigil.server.errors import BadRequest, NotFound, StateConflict
from vigil.server.store.rows import SavedDeck
from vigil.server.web.game_settings import BotCard, GameCard, bots, games
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.text import card_json

ROUTES = Routes("games")
API = "/api/v1"
MOST_DECKS = 100
LONGEST_LIST, LONGEST_LINE, MOST_LINES = 8000, 120, 200

Lang = Literal["en", "pt", "fr", "ru"]
DeckText = Annotated[str, Meta(min_length=1, max_length=LONGEST_LIST)]


class InLang(RequestModel):
    """In which language; else that of the person or the client."""

    lang: Lang | None = None


class WhichCards(RequestModel):
    """In which language, and of which printing, where a game has several; else the newest."""

    lang: Lang | None = None
    edition: Annotated[str, Meta(max_length=40)] = ""


class GameList(ResponseModel):
    games: list[GameCard]


class BotTypes(ResponseModel):
    bots: list[BotCard]


class CardList(ResponseModel):
    """The cards of a game, as `vigil cards --json` has them; `measured` is what they were worth in the laboratory,
    where that was measured for exactly these cards."""

    game: str
    lang: str
    cards: list[dict[str, Any]]
    measured: Figures | None = None


class RuleText(ResponseModel):
    """A rule of the digest; `decision` is what was settled where the sources leave it open."""

    id: str
    game: str
    family: str
    title: str
    text: str
    decision: str | None = None


class WhichRules(RequestModel):
    """Of which game, and in which language."""

    game: Annotated[str, Meta(max_length=40)]
    lang: Lang | None = None


class RuleLine(ResponseModel):
    """A rule under the title of its family."""

    id: str
    text: str
    decision: str | None = None


class RuleFamily(ResponseModel):
    """Rules that belong together."""

    name: str
    title: str
    rules: list[RuleLine]


class RuleList(ResponseModel):
    """All rules of a game in the order of the digest; `lang`: in which language they are written."""

    game: str
    lang: str
    families: list[RuleFamily]


class DeckToCheck(RequestModel):
    """A deck as a list or as a code; the format is that of its size where none is given, and the game the first one to
    which players bring decks."""

    text: DeckText
    game: Annotated[str, Meta(max_length=40)] | None = None
    format: Annotated[str, Meta(max_length=40)] | None = None
    lang: Lang | None = None


class DeckFault(ResponseModel):
    """A rule of deck building that is broken."""

    rule: str
    text: str


class DeckLine(ResponseModel):
    card: str  # its id
    name: str
    count: int


class DeckReport(ResponseModel):
    """Whether a deck may be played, and if not, why.  `wants` cards are a deck, `hand` are drawn at the start."""

    legal: bool
    format: str
    size: int
    wants: int
    hand: int
    faults: list[DeckFault]
    advice: list[str]
    code: str
    text: str
    cards: list[DeckLine]


class DeckToSave(RequestModel):
    """A deck as a list or as a code."""

    text: DeckText


class SavedDeckCard(ResponseModel):
    """A deck on somebody's shelf."""

    name: str
    text: str
    code: str
    changed: int


class SavedDeckList(ResponseModel):
    decks: list[SavedDeckCard]


@ROUTES.add("GET", f"{API}/games", query=InLang, answer=GameList, who="anyone")
async def list_games(request: Request, _: None) -> GameList:
    """The games, and everything a table of each can be set to."""
    return GameList(games=list(games(request.query.lang or request.lang)))


@ROUTES.add("GET", f"{API}/bots", query=InLang, answer=BotTypes, who="anyone")
async def list_bot_types(request: Request, _: None) -> BotTypes:
    """The bots that can be given a seat."""
    return BotTypes(bots=list(bots(request.query.lang or request.lang)))


@functools.lru_cache(maxsize=16)
def cards_of(game: str, edition: str, lang: str) -> list[dict[str, Any]]:
    """Every card of a game in a language; made once, for it takes a while."""
    return [card_json(card, lang) for card in registry.get(game).printed_cards(edition)]


def edition_of(game: str, asked: str) -> str:
    """The edition that is meant; a game with only one has no name for it."""
    cards = registry.get(game).cards
    known = cards().editions if cards is not None else ()
    if not known:
        return ""
    if asked and asked not in known:
        raise one_of("edition", known, asked)
    return asked or known[0]


def one_of(key: str, known: Sequence[str], given: str) -> BadConfig:
    """What is said of a value that is none of those a game knows."""
    return BadConfig(
        "config-one-of", "{key} must be one of {possible}, not {given}",
        key=key, possible=", ".join(known), given=preview(given),
    )  # fmt: skip


@ROUTES.add(
    "GET", f"{API}/cards/{{game}}", query=WhichCards, answer=CardList, who="anyone", problems=(BadConfig, NotFound)
)
async def list_cards(request: Request, _: None) -> CardList:
    """Every card of a game, with its text in a language; the answer has an ETag.

    And what a card was worth in the laboratory, where that was measured for exactly these cards.
    """
    game, lang = request.params["game"], request.query.lang or request.lang
    if game not in GAMES:
        raise NotFound("game-none", "there is no game {game}; choose from {known}", game=game, known=", ".join(GAMES))
    edition = edition_of(game, request.query.edition)
    cards = await asyncio.to_thread(cards_of, game, edition, lang)
    measured = await asyncio.to_thread(figures_for, game, edition, request.world.settings.data_dir)
    return CardList(game=game, lang=lang, cards=cards, measured=measured)


@ROUTES.add("GET", f"{API}/rules/{{rule}}", query=InLang, answer=RuleText, who="anyone", problems=(UnknownRule,))
async def get_rule(request: Request, _: None) -> RuleText:
    """A rule by its id."""
    lang = request.query.lang or request.lang
    rule = rule_of(request.params["rule"], lang)
    title = next(each.title for each in digest(rule.game, lang).families if each.name == rule.family)
    return RuleText(id=rule.id, game=rule.game, family=rule.family, title=title, text=rule.text, decision=rule.decision)


@ROUTES.add("GET", f"{API}/rules", query=WhichRules, answer=RuleList, who="anyone", problems=(NotFound,))
async def list_rules(request: Request, _: None) -> RuleList:
    """Every rule of a game."""
    lang = request.query.lang or request.lang
    if request.query.game not in rulebook.games():
        raise NotFound(
            "game-none", "there is no game {game}; choose from {known}",
            game=request.query.game, known=", ".join(rulebook.games()),
        )  # fmt: skip
    book = digest(request.query.game, lang)
    lines = {rule.id: RuleLine(id=rule.id, text=rule.text, decision=rule.decision) for rule in book.rules}
    return RuleList(
        game=book.game,
        lang=lang,
        families=[
            RuleFamily(name=family.name, title=family.title, rules=[lines[id] for id in family.rules])
            for family in book.families
        ],
    )


# ---------------------------------------------------------------------------- decks


def decks_of(game: str | None) -> tuple[str, DeckSupport]:
    """The game, where none is named the first one to which players bring decks, and its decks."""
    if game is not None and game not in GAMES:
        raise NotFound("game-none", "there is no game {game}; choose from {known}", game=game, known=", ".join(GAMES))
    for plugin in registry.plugins():
        if plugin.decks is not None and game in (None, plugin.name):
            return plugin.name, plugin.decks()
    raise BadRequest("deck-unwanted", "{game} is played without decks of your own", game=game or "")


def deck_of(decks: DeckSupport, text: str) -> Deck:
    """The deck of a list or a code.  Lines that are no lines are refused before anybody looks for near names."""
    lines = [] if text.strip().startswith(decks.code_prefix) else text.splitlines()
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise BadRequest(
            "deck-long", "a deck list can have at most {lines} lines of {letters} characters",
            lines=MOST_LINES, letters=LONGEST_LINE,
        )  # fmt: skip
    return decks.read(text)


def report(decks: DeckSupport, deck: Deck, style: str, lang: str) -> DeckReport:
    """All there is to say about a deck."""
    found, names = decks.check(deck, style, lang), decks.card_names(lang)
    return DeckReport(
        legal=not found.faults,
        format=style,
        size=found.size,
        wants=found.wanted_size,
        hand=found.opening_hand,
        faults=[DeckFault(rule=rule, text=text) for rule, text in found.faults],
        advice=list(found.advice),
        code=decks.pack(deck),
        text=decks.write(deck),
        cards=[DeckLine(card=slug(name), name=names[name], count=count) for name, count in deck],
    )


@ROUTES.add(
    "POST", f"{API}/decks/check", body=DeckToCheck, answer=DeckReport, who="anyone",
    problems=(BadConfig, BadData, BadRequest, NotFound), example={"text": "2 Mago Iluminado", "format": "classic"},
)  # fmt: skip
async def check_deck(request: Request, body: DeckToCheck) -> DeckReport:
    """Whether a deck may be played: every rule it breaks, its code, its list, its cards."""
    _, decks = decks_of(body.game)
    if body.format is not None and body.format not in decks.formats:
        raise one_of("format", decks.formats, body.format)
    deck = await asyncio.to_thread(deck_of, decks, body.text)
    return report(decks, deck, body.format or decks.format_of(deck), body.lang or request.lang)


def saved(decks: DeckSupport, row: SavedDeck) -> SavedDeckCard:
    code = decks.pack(decks.read(row.text))
    return SavedDeckCard(name=row.name, text=row.text, code=code, changed=row.changed)


class WhichGame(RequestModel):
    """Of which game; where none is named, of the first one to which players bring decks."""

    game: Annotated[str, Meta(max_length=40)] | None = None


@ROUTES.add("GET", f"{API}/me/decks", query=WhichGame, answer=SavedDeckList, problems=(NotFound, BadRequest))
async def list_decks(request: Request, _: None) -> SavedDeckList:
    """The decks on one's shelf."""
    game, decks = decks_of(request.query.game)
    return SavedDeckList(decks=[saved(decks, row) for row in await request.world.store.decks(request.person.id, game)])


@ROUTES.add("GET", f"{API}/me/decks/{{name}}", query=WhichGame, answer=SavedDeckCard, problems=(NotFound, BadRequest))
async def get_deck(request: Request, _: None) -> SavedDeckCard:
    """One deck from one's shelf."""
    game, decks = decks_of(request.query.game)
    for row in await request.world.store.decks(request.person.id, game):
        if row.name == request.params["name"]:
            return saved(decks, row)
    raise NotFound("deck-none", "you have no deck {name}", name=request.params["name"])


@ROUTES.add(
    "PUT", f"{API}/me/decks/{{name}}", query=WhichGame, body=DeckToSave, answer=SavedDeckCard, scope="play",
    problems=(BadData, BadRequest, NotFound, StateConflict), example={"text": "2 Mago Iluminado"},
)  # fmt: skip
async def put_deck(request: Request, body: DeckToSave) -> SavedDeckCard:
    """Put a deck on one's shelf, legal or not; one of the same name is replaced."""
    name = " ".join(request.params["name"].split())
    if not name or has_invisible_characters(name):
        raise BadRequest("deck-name", "the deck's name is empty or unreadable")
    game, decks = decks_of(request.query.game)
    text = decks.write(await asyncio.to_thread(deck_of, decks, body.text))
    have = [row.name for row in await request.world.store.decks(request.person.id, game)]
    if name not in have and len(have) >= MOST_DECKS:
        raise StateConflict("decks-many", "you can keep at most {most} decks", most=MOST_DECKS)
    row = SavedDeck(request.person.id, name, game, text, request.world.people.now())
    await request.world.store.put_deck(row)
    return saved(decks, row)


@ROUTES.add("DELETE", f"{API}/me/decks/{{name}}", query=WhichGame, scope="play", problems=(NotFound, BadRequest))
async def drop_deck(request: Request, _: None) -> None:
    """Take a deck from one's shelf."""
    name = request.params["name"]
    game, _decks = decks_of(request.query.game)
    if not await request.world.store.drop_deck(request.person.id, game, name):
        raise NotFound("deck-none", "you have no deck {name}", name=name)
