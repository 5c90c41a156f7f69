"""Computer players: they get a view and a decision, and answer with the index of an option.

A bot never gets a state, so it can't know more than the seat it plays for. Its answer depends only on its
seed, the view and the decision, so games between bots can be repeated exactly.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from vigil.bots.external import ExternalBot, program_factory, python_factory
from vigil.bots.greedy import Greedy
from vigil.bots.levels import LEVELS
from vigil.bots.random import Random
from vigil.bots.search.bot import Search, search_factory
from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Game, View
from vigil.kernel.worlds import Perspective, Worlds, perspective_of


class Bot(Protocol):
    """A bot that answers from its view."""

    def choose(self, view: View, decision: Decision) -> int:
        """Return the index of the chosen option."""


@runtime_checkable
class SearchingBot(Protocol):
    """A bot that plays ahead in simulated games before it answers."""

    def choose_in(self, view: View, decision: Decision, worlds: Worlds[Any]) -> int:
        """Return the index of the chosen option; the seat can't tell states from `worlds` from the real one."""


class PerspectiveBot(Protocol):
    """A bot that asks for what it needs: the view, sampled states, or neither."""

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """Return the index of the chosen option; the perspective builds only what the bot asks for."""


AnyBot = Bot | SearchingBot | PerspectiveBot


class UnknownBot(VigilError, KeyError):
    """No bot has this name."""

    __str__ = VigilError.__str__  # KeyError would put quotation marks around the sentence


BotFactory = Callable[[int], AnyBot]
"""Creates a bot from a seed."""

BOTS: dict[str, BotFactory] = {"random": Random, "greedy": Greedy, "search": Search, **LEVELS}
"""Bots by name. The five levels come last, from easiest to hardest."""

BOT_FAMILIES: dict[str, Callable[[str], BotFactory]] = {
    "search": search_factory, "program": program_factory, "python": python_factory,
}  # fmt: skip
"""Kinds of bots with settings: a function that reads the text after the colon of `search:sims=500`.

It raises BadBot if the settings are wrong."""


def bot_factory(name: str) -> BotFactory:
    """Return the factory for a name such as `greedy` or `search:sims=500`; the error lists the known names."""
    family, colon, settings = name.partition(":")
    if colon and family in BOT_FAMILIES:
        return BOT_FAMILIES[family](settings)
    if name not in BOTS:
        raise UnknownBot(
            "bot-unknown", "there is no bot called {name}; choose from {known}", name=repr(name), known=", ".join(BOTS)
        )
    return BOTS[name]


def make(name: str, seed: int) -> AnyBot:
    """Create the bot with a name such as `greedy` or `search:sims=500`."""
    return bot_factory(name)(seed)


def is_bot(text: str) -> bool:
    """Whether the text names a bot: `greedy`, or a kind of bot with settings after a colon."""
    family, colon, _ = text.partition(":")
    return family in BOT_FAMILIES if colon else text in BOTS


def ask_bot(bot: AnyBot, game: Game[Any], state: Any, decision: Decision) -> int:
    """Return the bot's answer to the open decision. Every bot is asked here, and none gets the state."""
    return ask_with_perspective(bot, perspective_of(game, state, decision.seat), decision)


def ask_with_perspective(bot: AnyBot, perspective: Perspective, decision: Decision) -> int:
    """Return the bot's answer, from as much of the perspective as it uses."""
    if hasattr(bot, "choose_from"):  # isinstance with a protocol would take longer than some bots
        return typing.cast(PerspectiveBot, bot).choose_from(perspective, decision)
    if isinstance(bot, SearchingBot):
        return bot.choose_in(perspective.view, decision, perspective.worlds)
    return bot.choose(perspective.view, decision)


def close_bots(bots: Iterable[AnyBot], game: Game[Any], state: Any) -> None:
    """Close external bots after a game; if it has an outcome, tell them how it ended."""
    ended = game.outcome(state) is not None
    for bot in bots:
        if isinstance(bot, ExternalBot):
            if ended and bot.seat >= 0:
                bot.announce_end(game.view(state, bot.seat))
            bot.close()
