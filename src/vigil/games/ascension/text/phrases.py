"""What a language must be able to say: the grammar asks for these and for nothing else.

Arguments that come back everywhere: `they` for somebody else than the reader,
`n` for how many, `where` for the zone or the event a noun is spoken of in.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from vigil.effects.language import Filter, Rule, Trigger
from vigil.games.ascension.rules.language import CONSTRUCT, CONSTRUCTS, DEFEATED, ENTERED, MONSTER, Card, Gain
from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm


class PhraseBook(Renderer):
    """A language: a few words of its own, and a phrase for everything."""

    labels: Mapping[str, str]
    facts: Mapping[str, str]
    once_per_turn: str
    any_number: str

    def noun(self, of: Filter) -> str:
        """A card such as a filter asks for."""
        return self.some(of, 1, False, "")

    def type_line(self, card: Card) -> str:
        said = self.core(Filter(card.kind, card.faction), 1, False, "")
        return said[0].upper() + said[1:]

    def kind(self, of: Filter, where: str) -> str | None:
        """The kind of card meant; where it is not said, the place or the event tells."""
        return of.kind or {CONSTRUCTS: CONSTRUCT, ENTERED: CONSTRUCT, DEFEATED: MONSTER}.get(where)

    @abstractmethod
    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str: ...
    @abstractmethod
    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str: ...
    @abstractmethod
    def the_cultist(self) -> str: ...
    @abstractmethod
    def from_piles(self, zones: Sequence[str]) -> str: ...
    @abstractmethod
    def chosen(
        self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool
    ) -> str: ...
    @abstractmethod
    def draw(self, n: Any, v: VerbForm) -> str: ...
    @abstractmethod
    def gain(self, gains: Sequence[Gain], v: VerbForm, either: bool = False) -> str: ...
    @abstractmethod
    def spend(self, what: str, n: int, v: VerbForm) -> str: ...
    @abstractmethod
    def steal(self, n: int, v: VerbForm) -> str: ...
    @abstractmethod
    def extra_turn(self, v: VerbForm) -> str: ...
    @abstractmethod
    def who_controls(self, who: str, of: Filter, n: int) -> str: ...
    @abstractmethod
    def unite(self, faction: str, they: bool, on_construct: bool) -> str: ...
    @abstractmethod
    def when(self, t: Trigger, they: bool, uses: int | None) -> str: ...
    @abstractmethod
    def at_turn_end(self, they: bool) -> str: ...
    @abstractmethod
    def same_use(self, when: str) -> str: ...
    @abstractmethod
    def neither(self, a: str, b: str, they: bool) -> str: ...
    @abstractmethod
    def behind(self, what: str, they: bool) -> str: ...
    @abstractmethod
    def lasting(self, rule: Rule, uses: int, they: bool) -> list[str]: ...
    @abstractmethod
    def rule(self, rule: Rule) -> list[str]: ...
