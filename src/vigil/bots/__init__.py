"""Players that are not people: they see a view and a decision, and answer with the place of an option.

A bot is never given a state, so it cannot know more than the seat it plays for.
Its answer depends on its seed, the view and the decision and on nothing else: the
same bot asked twice answers twice the same, and a match among bots can be repeated.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from vigil.bots.external import ExternalBot, program_of, python_of
from vigil.bots.greedy import Greedy
from vigil.bots.levels import LEVELS
from vigil.bots.random import Random
from vigil.bots.search.bot import search_of, searcher
from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Game, View
from vigil.kernel.worlds import Perspective, Worlds, perspective_of


class Bot(Protocol):
    """Answers decisions from its view."""

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the chosen option among those of the decision."""


@runtime_checkable
class SearchingBot(Protocol):
    """Whoever plays on in imagined tables before answering."""

    def choose_in(self, view: View, decision: Decision, worlds: Worlds[Any]) -> int:
        """The place of the chosen option; `worlds` are tables that the seat cannot tell from the real one."""


@runtime_checkable
class PerspectiveBot(Protocol):
    """Answers from whatever part of its seat's knowledge it asks for: the view, imagined tables, or neither."""

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """The place of the chosen option; nothing is built that the bot does not ask for."""


AnyBot = Bot | SearchingBot | PerspectiveBot


class UnknownBot(VigilError, KeyError):
    """No bot has this name."""

    __str__ = VigilError.__str__  # a KeyError would show its sentence in quotation marks


BotFactory = Callable[[int], AnyBot]
"""A seed to a bot."""

BOTS: dict[str, BotFactory] = {"random": Random, "greedy": Greedy, "search": searcher(), **LEVELS}
"""The bots by name; the five levels come last, from the easiest to the hardest."""

BOT_FAMILIES: dict[str, Callable[[str], BotFactory]] = {"search": search_of, "program": program_of, "python": python_of}
"""Kinds of bots that are told how to play: what stands behind the colon of `search:sims=500` to a maker.
What is wrong with it is said by a BadBot."""


def bot_factory(name: str) -> BotFactory:
    """The maker of the bots of this name, or of this kind with these settings; an error names those there are."""
    kind, colon, settings = name.partition(":")
    if colon and kind in BOT_FAMILIES:
        return BOT_FAMILIES[kind](settings)
    if name not in BOTS:
        raise UnknownBot(
            "bot-unknown", "there is no bot called {name}; choose from {known}", name=repr(name), known=", ".join(BOTS)
        )
    return BOTS[name]


def make(name: str, seed: int) -> AnyBot:
    """The bot of this name, or of this kind with these settings (`search:sims=500`)."""
    return bot_factory(name)(seed)


def is_bot(text: str) -> bool:
    """Whether this is how a bot is named: `greedy`, or a kind of bot and its settings."""
    kind, colon, _ = text.partition(":")
    return kind in BOT_FAMILIES if colon else text in BOTS


def ask_bot(bot: AnyBot, game: Game[Any], state: Any, decision: Decision) -> int:
    """The bot's answer to the open decision: the one door through which bots are asked; no state goes through."""
    return ask_from(bot, perspective_of(game, state, decision.seat), decision)


def ask_from(bot: AnyBot, perspective: Perspective, decision: Decision) -> int:
    """The bot's answer, from as much of this perspective as it wants."""
    if hasattr(bot, "choose_from"):  # isinstance of a protocol would take longer than some bots
        return typing.cast(PerspectiveBot, bot).choose_from(perspective, decision)
    if isinstance(bot, SearchingBot):
        return bot.choose_in(perspective.view, decision, perspective.worlds)
    return bot.choose(perspective.view, decision)


def close_bots(bots: Iterable[AnyBot], game: Game[Any], state: Any) -> None:
    """The game is over, or broken off: players from outside are told how it ended and leave."""
    ended = game.outcome(state) is not None
    for bot in bots:
        if isinstance(bot, ExternalBot):
            if ended and bot.seat >= 0:
                bot.over(game.view(state, bot.seat))
            bot.close()
