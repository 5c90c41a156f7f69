"""Games, bots, cards, rules and decks: what can be played, and with what."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any, Literal

from msgspec import Meta

from vigil.catalog import GAMES, edition_of
from vigil.effects.printed import slug
from vigil.games.conflictus import deckbook
from vigil.games.conflictus.decks import SIZE, Deck, read, write
from vigil.games.conflictus.setup import OPENING_HAND
from vigil.kernel.errors import BadData
from vigil.kernel.legible import hidden
from vigil.rulebook import UnknownRule, digest
from vigil.rulebook import rule as rule_of
from vigil.server.errors import BadRequest, NotFound, NotNow
from vigil.server.figures import Figures, figures_for
from vigil.server.store.rows import SavedDeck
from vigil.server.web.arrangements import BotCard, GameCard, bots, games
from vigil.server.web.asking import Ask
from vigil.server.web.route import Asked, Routes, Told
from vigil.words import card_name
from vigil.words.conflictus.decks import advice, faults
from vigil.words.objects import card_object

ROUTES = Routes("games")
API = "/api/v1"
MOST_DECKS = 100
LONGEST_LIST, LONGEST_LINE, MOST_LINES = 8000, 120, 200

Lang = Literal["en", "pt", "fr", "ru"]
DeckText = Annotated[str, Meta(min_length=1, max_length=LONGEST_LIST)]


class InLang(Asked):
    """In which language; else that of the person or the client."""

    lang: Lang | None = None


class WhichCards(Asked):
    """In which language, and of which printing (only Ascension has two)."""

    lang: Lang | None = None
    edition: Literal["anniversary", "first"] = "anniversary"


class GameList(Told):
    games: list[GameCard]


class BotTypes(Told):
    bots: list[BotCard]


class CardList(Told):
    """The cards of a game, as `vigil cards --json` has them; `measured` is what they were worth in the laboratory,
    where that was measured for exactly these cards."""

    game: str
    lang: str
    cards: list[dict[str, Any]]
    measured: Figures | None = None


class RuleText(Told):
    """A rule of the digest; `decision` is what was settled where the sources leave it open."""

    id: str
    game: str
    family: str
    title: str
    text: str
    decision: str | None = None


class WhichRules(Asked):
    """Of which game, and in which language."""

    game: Literal["ascension", "conflictus"]
    lang: Lang | None = None


class RuleLine(Told):
    """A rule under the title of its family."""

    id: str
    text: str
    decision: str | None = None


class RuleFamily(Told):
    """Rules that belong together."""

    name: str
    title: str
    rules: list[RuleLine]


class RuleList(Told):
    """All rules of a game in the order of the digest; `lang`: in which language they are written."""

    game: str
    lang: str
    families: list[RuleFamily]


class DeckToCheck(Asked):
    """A deck as a list or as a code; the format is that of its size where none is given."""

    text: DeckText
    format: Literal["classic", "rapidinha"] | None = None
    lang: Lang | None = None


class DeckFault(Told):
    """A rule of deck building that is broken."""

    rule: str
    text: str


class DeckLine(Told):
    card: str  # its id
    name: str
    count: int


class DeckReport(Told):
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


class DeckToSave(Asked):
    """A deck as a list or as a code."""

    text: DeckText


class SavedDeckCard(Told):
    """A deck on somebody's shelf."""

    name: str
    text: str
    code: str
    changed: int


class SavedDeckList(Told):
    decks: list[SavedDeckCard]


@ROUTES.add("GET", f"{API}/games", query=InLang, answer=GameList, who="anyone")
async def list_games(ask: Ask, _: None) -> GameList:
    """The games, and everything a table of each can be set to."""
    return GameList(games=list(games(ask.query.lang or ask.lang)))


@ROUTES.add("GET", f"{API}/bots", query=InLang, answer=BotTypes, who="anyone")
async def list_bot_types(ask: Ask, _: None) -> BotTypes:
    """The bots that can be given a seat."""
    return BotTypes(bots=list(bots(ask.query.lang or ask.lang)))


@functools.lru_cache(maxsize=16)
def cards_of(game: str, edition: str, lang: str) -> list[dict[str, Any]]:
    """Every card of a game in a language; made once, for it takes a while."""
    return [card_object(card, lang) for card in edition_of(game, edition)]


@ROUTES.add("GET", f"{API}/cards/{{game}}", query=WhichCards, answer=CardList, who="anyone", problems=(NotFound,))
async def list_cards(ask: Ask, _: None) -> CardList:
    """Every card of a game, with its text in a language; the answer has an ETag.

    And what a card was worth in the laboratory, where that was measured for exactly these cards.
    """
    game, lang = ask.params["game"], ask.query.lang or ask.lang
    if game not in GAMES:
        raise NotFound("game-none", "there is no game {game}; choose from {known}", game=game, known=", ".join(GAMES))
    cards = await asyncio.to_thread(cards_of, game, ask.query.edition, lang)
    measured = await asyncio.to_thread(figures_for, game, ask.query.edition, ask.world.settings.data_dir)
    return CardList(game=game, lang=lang, cards=cards, measured=measured)


@ROUTES.add("GET", f"{API}/rules/{{rule}}", query=InLang, answer=RuleText, who="anyone", problems=(UnknownRule,))
async def get_rule(ask: Ask, _: None) -> RuleText:
    """A rule by its id."""
    lang = ask.query.lang or ask.lang
    rule = rule_of(ask.params["rule"], lang)
    title = next(each.title for each in digest(rule.game, lang).families if each.name == rule.family)
    return RuleText(id=rule.id, game=rule.game, family=rule.family, title=title, text=rule.text, decision=rule.decision)


@ROUTES.add("GET", f"{API}/rules", query=WhichRules, answer=RuleList, who="anyone")
async def list_rules(ask: Ask, _: None) -> RuleList:
    """Every rule of a game."""
    lang = ask.query.lang or ask.lang
    book = digest(ask.query.game, lang)
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


def deck_of(text: str) -> Deck:
    """The deck of a list or a code.  Lines that are no lines are refused before anybody looks for near names."""
    if text.strip().startswith(deckbook.PREFIX):
        return deckbook.unpack(text)
    lines = text.splitlines()
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
        raise BadRequest(
            "deck-long", "a deck list can have at most {lines} lines of {letters} characters",
            lines=MOST_LINES, letters=LONGEST_LINE,
        )  # fmt: skip
    return read(text)


def report(deck: Deck, style: str, lang: str) -> DeckReport:
    """All there is to say about a deck."""
    known = deckbook.known_cards()
    wrong = [DeckFault(rule=rule, text=text) for rule, text in faults(deck, style, lang)]
    return DeckReport(
        legal=not wrong,
        format=style,
        size=deckbook.size_of(deck),
        wants=SIZE[style],
        hand=OPENING_HAND[style],
        faults=wrong,
        advice=advice(deck, style, lang),
        code=deckbook.pack(deck),
        text=write(deck),
        cards=[DeckLine(card=slug(name), name=card_name(known[name], lang), count=count) for name, count in deck],
    )


@ROUTES.add(
    "POST", f"{API}/decks/check", body=DeckToCheck, answer=DeckReport, who="anyone",
    problems=(BadData, BadRequest), example={"text": "2 Mago Iluminado", "format": "classic"},
)  # fmt: skip
async def check_deck(ask: Ask, body: DeckToCheck) -> DeckReport:
    """Whether a deck of Conflictus may be played: every rule it breaks, its code, its list, its cards."""
    deck = await asyncio.to_thread(deck_of, body.text)
    return report(deck, body.format or deckbook.style_of(deck), body.lang or ask.lang)


def saved(row: SavedDeck) -> SavedDeckCard:
    return SavedDeckCard(name=row.name, text=row.text, code=deckbook.pack(read(row.text)), changed=row.changed)


async def shelf(ask: Ask) -> list[SavedDeck]:
    return await ask.world.store.decks(ask.person.id, "conflictus")


@ROUTES.add("GET", f"{API}/me/decks", answer=SavedDeckList)
async def list_decks(ask: Ask, _: None) -> SavedDeckList:
    """The decks on one's shelf."""
    return SavedDeckList(decks=[saved(row) for row in await shelf(ask)])


@ROUTES.add("GET", f"{API}/me/decks/{{name}}", answer=SavedDeckCard, problems=(NotFound,))
async def get_deck(ask: Ask, _: None) -> SavedDeckCard:
    """One deck from one's shelf."""
    for row in await shelf(ask):
        if row.name == ask.params["name"]:
            return saved(row)
    raise NotFound("deck-none", "you have no deck {name}", name=ask.params["name"])


@ROUTES.add(
    "PUT", f"{API}/me/decks/{{name}}", body=DeckToSave, answer=SavedDeckCard, scope="play",
    problems=(BadData, BadRequest, NotNow), example={"text": "2 Mago Iluminado"},
)  # fmt: skip
async def put_deck(ask: Ask, body: DeckToSave) -> SavedDeckCard:
    """Put a deck on one's shelf, legal or not; one of the same name is replaced."""
    name = " ".join(ask.params["name"].split())
    if not name or hidden(name):
        raise BadRequest("deck-name", "the deck's name is empty or unreadable")
    text = write(await asyncio.to_thread(deck_of, body.text))
    have = [row.name for row in await shelf(ask)]
    if name not in have and len(have) >= MOST_DECKS:
        raise NotNow("decks-many", "you can keep at most {most} decks", most=MOST_DECKS)
    row = SavedDeck(ask.person.id, name, "conflictus", text, ask.world.people.now())
    await ask.world.store.put_deck(row)
    return saved(row)


@ROUTES.add("DELETE", f"{API}/me/decks/{{name}}", scope="play", problems=(NotFound,))
async def drop_deck(ask: Ask, _: None) -> None:
    """Take a deck from one's shelf."""
    name = ask.params["name"]
    if not await ask.world.store.drop_deck(ask.person.id, "conflictus", name):
        raise NotFound("deck-none", "you have no deck {name}", name=name)
