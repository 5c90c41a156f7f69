"""Summaries of all cards of a match as numbers, calculated once and read in every playout.

`card_values` says what a card is worth. Here its values are listed by card number, and each text is reduced to what
the playout policy needs: who is harmed and how much, and how many cards are drawn and milled. Custom cards work the
same way.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.bots.card_values import (
    KEYWORD,
    LIFE,
    Kind,
    change_value,
    expected,
    kinds,
    points,
    rough,
    speaks_of,
    tactical,
)
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.card_tables import GameTables
from vigil.games.conflictus.rules.effect_specs import NO_CARD_EFFECT, cell
from vigil.games.conflictus.rules.pass_advice import target_leaning

SURELY = 99  # damage that exceeds any defense
LOST = -500.0
SCARCE = 20.0  # how much more the last cards of a mons count


@functools.cache
def mons_value(n: int) -> float:
    """Return the value of a mons of n cards. With fewer than 0 cards, its owner has lost."""
    return LIFE * n - SCARCE / (n + 2) if n >= 0 else LOST


class EffectSummary:
    """The summary of a spell, ability or trigger."""

    __slots__ = (
        "aims", "boost", "calls", "cancels", "decides", "draws", "gives_up", "harm", "leans", "mills", "mills_own",
        "node", "recovers", "rough", "skips", "soft", "sweep", "sweeps", "tactical", "withdraws",
    )  # fmt: skip

    def __init__(self, node: Any) -> None:
        self.node = node
        self.aims = node.targets
        self.rough = rough(node.do)
        self.tactical = tactical(node)
        self.leans = self._leans()
        self.harm, self.soft, self.boost = 0, 1.0, (0, 0, 0)  # damage to the target, its lasting part, stats gained
        self.sweep, self.sweeps = 0, ""  # damage to all warriors, and whose
        self.draws = self.mills = self.mills_own = self.recovers = 0  # -1: the mill of the card itself
        self.cancels = self.withdraws = False
        self.skips = speaks_of(node, lang.SkipAttack)
        self.calls = isinstance(node.do, lang.MustBlock)
        self.gives_up = any(
            isinstance(part, lang.MarkFor) and isinstance(part.cards, common.This) for part in common.walk(node)
        )
        self._read(node.do, common.YOU)
        self.decides = bool(self.mills) or self.skips  # it can end the game, or prevent the end, at any time

    def _leans(self) -> tuple[int, ...]:
        leanings, place = [], 0
        for aim in self.aims:
            leanings.append(target_leaning(self.node.do, place) if aim.what != lang.A_PLAYER else self._wishes(place))
            place += aim.n
        return tuple(leanings)

    def _wishes(self, place: int) -> int:
        """Return 1 if it's good to be the target player, or -1 if it's better to be another one."""
        names = (lang.TARGETED, f"{lang.TARGETED} {place}") if place == 0 else (f"{lang.TARGETED} {place}",)
        for part in common.walk(self.node.do):
            if getattr(part, "who", None) in names:
                if isinstance(part, (lang.Mill, lang.Discard)):
                    return -1
                if isinstance(part, (lang.Draw, lang.Recover)):
                    return 1
        return -1

    def _read(self, node: Any, who: str) -> None:
        """Add the features of a node and its parts."""
        read = FEATURES.get(type(node))
        if read is None:
            raise TypeError(f"{type(node).__name__} has no features")
        if not isinstance(read, NotNeeded):
            read(self, node, who)

    def _draw(self, node: lang.Draw, who: str) -> None:
        if node.who == common.YOU and who == common.YOU:
            self.draws += expected(node.n)

    def _mill(self, node: lang.Mill, who: str) -> None:
        if node.who == common.YOU and who == common.YOU:
            self.mills_own += 0 if node.up_to else expected(node.n)
        elif self.mills >= 0:
            self.mills = -1 if isinstance(node.n, lang.StatOf) else self.mills + expected(node.n)

    def _recover(self, node: lang.Recover, who: str) -> None:
        self.recovers = -1 if isinstance(node.n, lang.StatOf) else expected(node.n)

    def _boosts(self, node: lang.Grant | lang.PutCounters, who: str) -> None:
        if isinstance(node.cards, common.Target):
            self.boost = tuple(x + 1 for x in self.boost)  # type: ignore[assignment]

    def _hits(self, cards: Any, n: int) -> None:
        if isinstance(cards, common.Target):
            self.harm += n
        elif isinstance(cards, common.All) and cards.where == lang.TABLE:
            self.sweep, self.sweeps = self.sweep + n, getattr(cards.of, "whose", lang.ANY_PLAYER)

    def _changes(self, cards: Any, attack: int, defense: int, mill: int) -> None:
        if defense < 0:
            self._hits(cards, -defense)
        elif isinstance(cards, common.Target):
            self.boost = (self.boost[0] + attack, self.boost[1] + defense, self.boost[2] + mill)

    def _verb(self, verb: str, cards: Any) -> None:
        if verb == "cancel":
            self.cancels = True
        elif verb == "withdraw":
            self.withdraws = True
        elif verb in ("destroy", "remove", "return"):
            self._hits(cards, SURELY)
            self.soft = 0.6 if verb == "return" else 1.0

    @property
    def at_card(self) -> bool:
        return bool(self.aims) and self.aims[0].what == lang.A_CARD


def _read_steps(summary: EffectSummary, node: common.Seq, who: str) -> None:
    for step in node.steps:
        summary._read(step, who)


def _read_others(summary: EffectSummary, node: lang.ChoosePlayer | common.Each, who: str) -> None:
    summary._read(node.do, common.OPPONENTS if node.who != common.YOU else who)


FEATURES: Mapping[type, Callable[[EffectSummary, Any, str], None] | NotNeeded] = {
    **NO_CARD_EFFECT,
    common.Seq: _read_steps,
    common.May: lambda summary, node, who: summary._read(node.do, who),  # assume a good choice
    common.If: lambda summary, node, who: summary._read(node.then if node.otherwise is None else node.otherwise, who),
    lang.ChoosePlayer: _read_others,
    common.Each: _read_others,
    lang.Draw: EffectSummary._draw,
    lang.Mill: EffectSummary._mill,
    lang.Recover: EffectSummary._recover,
    lang.Damage: lambda summary, node, who: summary._hits(node.cards, expected(node.n)),
    lang.Modify: lambda summary, node, who: summary._changes(
        node.cards, expected(node.attack), expected(node.defense), expected(node.mill)
    ),
    lang.Grant: EffectSummary._boosts,
    lang.PutCounters: EffectSummary._boosts,
    common.Do: lambda summary, node, who: summary._verb(node.verb, node.cards),
    **dict.fromkeys((lang.SkipAttack, lang.MarkFor, lang.MustBlock), NotNeeded("a separate feature")),
    **dict.fromkeys((lang.Discard, lang.Search, lang.MakeTokens), NotNeeded("its rough value is enough")),
    **dict.fromkeys((common.OneOf, common.Times), NotNeeded("the choice, or the number, is not known beforehand")),
    **dict.fromkeys((common.UntilEndOfTurn, common.Trigger), NotNeeded("it has its effect later")),
}
"""What each effect adds to a summary. An empty cell adds nothing."""


class CardSummaries:
    """All cards of a match, by card number."""

    def __init__(self, tables: GameTables) -> None:
        self.tables = tables
        by_name = kinds(tables.printed)
        self.kind: tuple[Kind, ...] = tuple(by_name[name] for name in tables.name)
        self._by_node: dict[int, EffectSummary] = {}
        self.nominal = tuple(kind.nominal for kind in self.kind)
        self.plain = tuple(kind.plain for kind in self.kind)
        self.standing = tuple(kind.standing for kind in self.kind)
        self.worn = tuple(sum(_worn_value(rule) for rule in kind.expanded.static) for kind in self.kind)
        self.entering = tuple(sum(rough(t.do) for t in kind.entering) for kind in self.kind)
        self.fleeting = tuple("recover" in kind.has for kind in self.kind)
        self.traits = tuple(kind.plain - _body(kind) for kind in self.kind)
        self.evolves = tuple(
            tuple((name == "evolve_light", n) for name, n in kind.has.items() if name.startswith("evolve"))
            for kind in self.kind
        )
        self.unites = tuple(("unite_strength" in kind.has, "unite_defense" in kind.has) for kind in self.kind)
        self.steady = tuple(  # cards whose values are as printed unless a rule or a counter changes them
            not self.evolves[card] and self.unites[card] == (False, False) for card in range(len(self.kind))
        )
        self.spells = tuple(tuple(self.summary_of(spell) for spell in kind.expanded.spells) for kind in self.kind)

    def summary_of(self, node: Any) -> EffectSummary:
        """Return the summary of a spell, ability or trigger. Each node is read once."""
        result = self._by_node.get(id(node))
        if result is None:
            result = self._by_node[id(node)] = EffectSummary(node)  # keeps the node alive, and with it the id
        return result


def _worn_value(rule: Any) -> float:
    """Return the value, in points, of an equipment card's rule for the equipped warrior."""
    return cell(WORN_VALUES, rule, "value for the equipped warrior")(rule)


WORN_VALUES: Mapping[type, Callable[[Any], float]] = {
    lang.StatBonus: lambda rule: change_value(rule) if rule.to == lang.THIS_SET else 0.0,
    lang.HasKeyword: lambda rule: KEYWORD.get(rule.keyword, 0.6) if rule.to == lang.THIS_SET else 0.0,
    lang.Forbid: lambda rule: 0.0,  # it affects all warriors of a kind
    lang.Discount: lambda rule: 0.0,
}
"""The value of each static rule for the equipped warrior."""


def _body(kind: Kind) -> float:
    """Return a warrior's points without its keywords."""
    return points(kind.card.attack, kind.card.defense, kind.card.mill, {})


_known: dict[int, CardSummaries] = {}


def summaries_for(tables: GameTables) -> CardSummaries:
    """Return the summaries of a match, looked up by identity because comparing tables is slow."""
    summaries = _known.get(id(tables))
    if summaries is None or summaries.tables is not tables:
        if len(_known) > 64:
            _known.clear()
        summaries = _known[id(tables)] = CardSummaries(tables)
    return summaries
