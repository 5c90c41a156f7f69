"""What a language must be able to say: the grammar asks for these and for nothing else.

Arguments that come back everywhere: `they` for somebody else than the reader,
`n` for how many, `where` for the zone or the event a noun is spoken of in.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from vigil.effects.language import (
    Ability,
    All,
    AtLeast,
    AtMost,
    AtRandom,
    Both,
    CostOf,
    Count,
    Do,
    Each,
    Filter,
    Happened,
    If,
    Is,
    It,
    Lasting,
    May,
    Menu,
    Name,
    Named,
    OneOf,
    Pick,
    Rule,
    Seq,
    Settle,
    This,
    Times,
    Top,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules.language import (
    CONSTRUCT,
    CONSTRUCTS,
    DEFEATED,
    ENTERED,
    MONSTER,
    Behind,
    Card,
    Discount,
    Draw,
    ExtraTurn,
    Factions,
    Gain,
    MonstersJoin,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
    TreatAs,
    Unite,
)  # fmt: skip
from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm

PHRASES: NodeTable[str | NotNeeded] = NodeTable(
    "phrase",
    {
        Card: "type_line", Filter: "core", Count: "held", Happened: "held", Factions: "held", CostOf: "held",
        AtLeast: "held", AtMost: "held", Is: "is_a", Named: "is_named", Both: "both", Behind: "behind",
        Pick: "chosen", All: "objects", AtRandom: "objects", Top: "objects", It: "objects", This: "objects",
        Seq: "joined", If: "conditional", May: "may", OneOf: "choose_one", Times: "repeat", Each: "who_controls",
        Do: "act", Name: "name_a_card", Draw: "draw", Gain: "gain", Pay: "spend", Steal: "steal",
        ExtraTurn: "extra_turn", Lasting: "lasting", Trigger: "when", Unite: "unite", Discount: "rule",
        TreatAs: "rule", MonstersJoin: "rule", Ability: "may",
    },
    not_needed("no card says it", Menu, Settle, PassTurn, SamaelActs),
)  # fmt: skip
"""The method with which each language says a node."""


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
    def objects(self, do: Do, they: bool, n: Any, up_to: bool) -> str: ...
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
