"""Games with their settings, bots, cards and rules."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Collection, Sequence
from typing import Annotated, Any

from msgspec import Meta

from vigil import registry, rulebook
from vigil.kernel.errors import BadConfig, preview
from vigil.registry import GAMES
from vigil.rulebook import UnknownRule, digest
from vigil.rulebook import rule as rule_of
from vigil.server.card_stats import CardStats, stats_for
from vigil.server.errors import NotFound
from vigil.server.web.game_settings import BotInfo, GameInfo, bots, games
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.text import Language, card_json

ROUTES = Routes("games", "/api/v1")


class LanguageQuery(RequestModel):
    """The language (default: the account's or the client's)."""

    lang: Language | None = None


class CardsQuery(RequestModel):
    """The language, and the edition of the cards (default: the newest)."""

    lang: Language | None = None
    edition: Annotated[str, Meta(max_length=40)] = ""


class GameList(ResponseModel):
    games: list[GameInfo]


class BotTypes(ResponseModel):
    bots: list[BotInfo]


class CardList(ResponseModel):
    """The cards of a game, in the format of `vigil cards --json`.

    `measured` has the card statistics, if they were measured with exactly these cards.
    """

    game: str
    lang: str
    cards: list[dict[str, Any]]
    measured: CardStats | None = None


class RuleText(ResponseModel):
    """A rule of the rulebook. `decision` is our ruling where the sources leave a question open."""

    id: str
    game: str
    family: str
    title: str
    text: str
    decision: str | None = None


class RulesQuery(RequestModel):
    """The game and the language."""

    game: Annotated[str, Meta(max_length=40)]
    lang: Language | None = None


class RuleInfo(ResponseModel):
    """A rule in a list of rules."""

    id: str
    text: str
    decision: str | None = None


class RuleFamily(ResponseModel):
    """A group of related rules."""

    name: str
    title: str
    rules: list[RuleInfo]


class RuleList(ResponseModel):
    """All rules of a game in the order of the rulebook. `lang` is the language of the texts."""

    game: str
    lang: str
    families: list[RuleFamily]


@ROUTES.add("GET", "/games", who="anyone")
async def list_games(request: Request, query: LanguageQuery) -> GameList:
    """List the games with the settings and options that their tables can have."""
    return GameList(games=list(games(query.lang or request.lang)))


@ROUTES.add("GET", "/bots", who="anyone")
async def list_bot_types(request: Request, query: LanguageQuery) -> BotTypes:
    """List the bots that can take a seat."""
    return BotTypes(bots=list(bots(query.lang or request.lang)))


@functools.lru_cache(maxsize=16)
def cards_of(game: str, edition: str, lang: str) -> list[dict[str, Any]]:
    """Return every card of a game in a language. Cached, because writing the texts is slow."""
    return [card_json(card, lang) for card in registry.get(game).printed_cards(edition)]


def edition_of(game: str, edition: str) -> str:
    """Return the edition to show: the given one, the newest, or an empty string if the game has only one."""
    cards = registry.get(game).cards
    known = cards().editions if cards is not None else ()
    if not known:
        return ""
    if edition and edition not in known:
        raise one_of("edition", known, edition)
    return edition or known[0]


def check_game(game: str, known: Collection[str] = GAMES) -> None:
    """Raise NotFound unless there is a game of this name."""
    if game not in known:
        raise NotFound(
            "game-unknown", "there is no game {game}; choose from {known}", game=game, known=", ".join(known)
        )


def one_of(key: str, known: Sequence[str], given: str) -> BadConfig:
    """Return the error for a value that isn't one of the known ones."""
    return BadConfig(
        "setting-not-one-of", "{key} must be one of {possible}, not {given}",
        key=key, possible=", ".join(known), given=preview(given),
    )  # fmt: skip


@ROUTES.add("GET", "/cards/{game}", who="anyone", problems=(BadConfig, NotFound))
async def list_cards(request: Request, query: CardsQuery) -> CardList:
    """List the cards of a game with their texts.

    The response has an ETag, and includes card statistics if they were measured with exactly these cards.
    """
    game, lang = request.params["game"], query.lang or request.lang
    check_game(game)
    edition = edition_of(game, query.edition)
    cards = await asyncio.to_thread(cards_of, game, edition, lang)
    measured = await asyncio.to_thread(stats_for, game, edition, request.world.settings.data_dir)
    return CardList(game=game, lang=lang, cards=cards, measured=measured)


@ROUTES.add("GET", "/rules/{rule}", who="anyone", problems=(UnknownRule,))
async def get_rule(request: Request, query: LanguageQuery) -> RuleText:
    """Return a rule."""
    lang = query.lang or request.lang
    rule = rule_of(request.params["rule"], lang)
    title = next(each.title for each in digest(rule.game, lang).families if each.name == rule.family)
    return RuleText(id=rule.id, game=rule.game, family=rule.family, title=title, text=rule.text, decision=rule.decision)


@ROUTES.add("GET", "/rules", who="anyone", problems=(NotFound,))
async def list_rules(request: Request, query: RulesQuery) -> RuleList:
    """List the rules of a game."""
    lang = query.lang or request.lang
    check_game(query.game, rulebook.games())
    book = digest(query.game, lang)
    lines = {rule.id: RuleInfo(id=rule.id, text=rule.text, decision=rule.decision) for rule in book.rules}
    return RuleList(
        game=book.game,
        lang=lang,
        families=[
            RuleFamily(name=family.name, title=family.title, rules=[lines[id] for id in family.rules])
            for family in book.families
        ],
    )
