"""Games, bots, cards and rules: what can be played."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from vigil import registry, rulebook
from vigil.kernel.errors import BadConfig, preview
from vigil.registry import GAMES
from vigil.rulebook import UnknownRule, digest
from vigil.rulebook import rule as rule_of
from vigil.server.card_stats import Figures, figures_for
from vigil.server.errors import NotFound
from vigil.server.web.game_settings import BotInfo, GameInfo, bots, games
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, ResponseModel, Routes
from vigil.text import card_json

ROUTES = Routes("games")
API = "/api/v1"

Lang = Literal["en", "pt", "fr", "ru"]


class LanguageQuery(RequestModel):
    """In which language; else that of the person or the client."""

    lang: Lang | None = None


class CardsQuery(RequestModel):
    """In which language, and of which printing, where a game has several; else the newest."""

    lang: Lang | None = None
    edition: Annotated[str, Meta(max_length=40)] = ""


class GameList(ResponseModel):
    games: list[GameInfo]


class BotTypes(ResponseModel):
    bots: list[BotInfo]


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


class RulesQuery(RequestModel):
    """Of which game, and in which language."""

    game: Annotated[str, Meta(max_length=40)]
    lang: Lang | None = None


class RuleInfo(ResponseModel):
    """A rule under the title of its family."""

    id: str
    text: str
    decision: str | None = None


class RuleFamily(ResponseModel):
    """Rules that belong together."""

    name: str
    title: str
    rules: list[RuleInfo]


class RuleList(ResponseModel):
    """All rules of a game in the order of the digest; `lang`: in which language they are written."""

    game: str
    lang: str
    families: list[RuleFamily]


@ROUTES.add("GET", f"{API}/games", query=LanguageQuery, answer=GameList, who="anyone")
async def list_games(request: Request, _: None) -> GameList:
    """The games, and everything a table of each can be set to."""
    return GameList(games=list(games(request.query.lang or request.lang)))


@ROUTES.add("GET", f"{API}/bots", query=LanguageQuery, answer=BotTypes, who="anyone")
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
        "setting-not-one-of", "{key} must be one of {possible}, not {given}",
        key=key, possible=", ".join(known), given=preview(given),
    )  # fmt: skip


@ROUTES.add(
    "GET", f"{API}/cards/{{game}}", query=CardsQuery, answer=CardList, who="anyone", problems=(BadConfig, NotFound)
)
async def list_cards(request: Request, _: None) -> CardList:
    """Every card of a game, with its text in a language; the answer has an ETag.

    And what a card was worth in the laboratory, where that was measured for exactly these cards.
    """
    game, lang = request.params["game"], request.query.lang or request.lang
    if game not in GAMES:
        raise NotFound(
            "game-unknown", "there is no game {game}; choose from {known}", game=game, known=", ".join(GAMES)
        )
    edition = edition_of(game, request.query.edition)
    cards = await asyncio.to_thread(cards_of, game, edition, lang)
    measured = await asyncio.to_thread(figures_for, game, edition, request.world.settings.data_dir)
    return CardList(game=game, lang=lang, cards=cards, measured=measured)


@ROUTES.add("GET", f"{API}/rules/{{rule}}", query=LanguageQuery, answer=RuleText, who="anyone", problems=(UnknownRule,))
async def get_rule(request: Request, _: None) -> RuleText:
    """A rule by its id."""
    lang = request.query.lang or request.lang
    rule = rule_of(request.params["rule"], lang)
    title = next(each.title for each in digest(rule.game, lang).families if each.name == rule.family)
    return RuleText(id=rule.id, game=rule.game, family=rule.family, title=title, text=rule.text, decision=rule.decision)


@ROUTES.add("GET", f"{API}/rules", query=RulesQuery, answer=RuleList, who="anyone", problems=(NotFound,))
async def list_rules(request: Request, _: None) -> RuleList:
    """Every rule of a game."""
    lang = request.query.lang or request.lang
    if request.query.game not in rulebook.games():
        raise NotFound(
            "game-unknown", "there is no game {game}; choose from {known}",
            game=request.query.game, known=", ".join(rulebook.games()),
        )  # fmt: skip
    book = digest(request.query.game, lang)
    lines = {rule.id: RuleInfo(id=rule.id, text=rule.text, decision=rule.decision) for rule in book.rules}
    return RuleList(
        game=book.game,
        lang=lang,
        families=[
            RuleFamily(name=family.name, title=family.title, rules=[lines[id] for id in family.rules])
            for family in book.families
        ],
    )
