"""A game as one object: its rules, and what it brings for text, bots, lab, server and terminal.

Everything but rules and text has a generic default, written against the rules alone.
Each part is named by an import string and loaded when it is first used, so that a
simulation loads no terminal and no server.  The interface of a part is declared in the
package that uses it; this module imports these only for the type checker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from vigil.kernel.game import Game

if TYPE_CHECKING:
    from vigil.bots.support import BotSupport
    from vigil.effects.card_support import CardSupport
    from vigil.lab.support import LabSupport
    from vigil.words.game_text import GameText

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lazy(Generic[T]):
    """A value named as `package.module:NAME`; its module is imported when the value is first asked for."""

    reference: str

    def __call__(self) -> T:
        value: T = _resolve(self.reference)
        return value


def lazy(reference: str) -> Lazy[Any]:
    """The value that `package.module:NAME` names, imported when it is first used."""
    return Lazy(reference)


@cache
def _resolve(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


GENERIC_LAB: Lazy[LabSupport] = lazy("vigil.games.generic.lab:LAB")
GENERIC_BOTS: Lazy[BotSupport] = lazy("vigil.games.generic.bots:BOTS")


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game and everything it brings."""

    name: str
    """As in records, links, addresses and commands."""
    title: str
    rules: Lazy[Game[Any]]
    text: Lazy[GameText]
    bots: Lazy[BotSupport] = GENERIC_BOTS
    lab: Lazy[LabSupport] = GENERIC_LAB
    cards: Lazy[CardSupport] | None = None
    rulebook: str = ""
    """Where the rule digest is, as `package:folder`; the files are `<name>.md` and `<lang>/<name>.md`."""

    def cards_in_play(self, config: Any) -> Mapping[str, Any]:
        """Every card that can come up under a configuration, by printed name; none in a game without cards."""
        return {} if self.cards is None else self.cards().in_play(config)

    def printed_cards(self, edition: str = "") -> tuple[Any, ...]:
        """Every printed card of an edition; the empty name stands for the newest."""
        return () if self.cards is None else self.cards().edition(edition)
