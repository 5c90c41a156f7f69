"""What every card of a game comes to, as a few numbers: made once from the cards' data, read in every playout.

`worth` says what a card promises; here the same is laid out by card number, and each
text is boiled down to what a quick player has to know: whom it harms, how much, what
it draws and mills.  A card of one's own is read like any other.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.language import OPPONENTS, YOU, All, Do, Each, If, May, Seq, Target, This, walk
from vigil.games.conflictus.bots.board import life
from vigil.games.conflictus.bots.card_values import (
    HITS,
    HOLDS,
    KEYWORD,
    MILLS,
    Kind,
    kinds,
    points,
    rough,
    speaks_of,
    tactical,
)
from vigil.games.conflictus.rules.card_tables import GameTables
from vigil.games.conflictus.rules.language import (
    A_CARD,
    A_PLAYER,
    AN_ITEM,
    ANYBODY,
    TABLE,
    TARGETED,
    THIS_SET,
    Damage,
    Discard,
    Draw,
    Grant,
    Has,
    MarkFor,
    Mill,
    Modify,
    MustBlock,
    PutCounters,
    Recover,
    SkipAttack,
    StatOf,
    Whom,
)  # fmt: skip
from vigil.games.conflictus.rules.pass_advice import target_leaning

SURELY = 99  # damage that no defense outlasts
LONGEST_MONS = 80
LIFE_OF = tuple(life(n) for n in range(LONGEST_MONS + 1))
"""What a mons of so many cards is worth: the list is quicker than the formula."""


def mons_value(n: int) -> float:
    """What a mons of n cards is worth; below nothing its owner has lost."""
    return LIFE_OF[n] if 0 <= n <= LONGEST_MONS else life(n)


class EffectSummary:
    """One spell, ability or trigger, in short."""

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
        self.harm, self.soft, self.boost = 0, 1.0, (0, 0, 0)  # damage to the target, what of it is final, what it gets
        self.sweep, self.sweeps = 0, ""  # damage to all, and to whose
        self.draws = self.mills = self.mills_own = self.recovers = 0  # a mill of -1 is that of the card itself
        self.cancels = self.withdraws = False
        self.skips = speaks_of(node, SkipAttack)
        self.calls = isinstance(node.do, MustBlock)
        self.gives_up = any(isinstance(part, MarkFor) and isinstance(part.cards, This) for part in walk(node))
        self._read(node.do, YOU)
        self.decides = bool(self.mills) or self.skips  # it may end the game, or keep it from ending, at any time

    def _leans(self) -> tuple[int, ...]:
        found, place = [], 0
        for aim in self.aims:
            found.append(target_leaning(self.node.do, place) if aim.what != A_PLAYER else self._wishes(place))
            place += aim.n
        return tuple(found)

    def _wishes(self, place: int) -> int:
        """Whether one wants to be the player aimed at: -1 where it is better to be somebody else."""
        names = (TARGETED, f"{TARGETED} {place}") if place == 0 else (f"{TARGETED} {place}",)
        for part in walk(self.node.do):
            if getattr(part, "who", None) in names:
                if isinstance(part, (Mill, Discard)):
                    return -1
                if isinstance(part, (Draw, Recover)):
                    return 1
        return -1

    def _read(self, node: Any, who: str) -> None:
        """Walk down to the deeds; whoever chooses chooses well, so a May is read as done."""
        match node:
            case Seq(steps):
                for step in steps:
                    self._read(step, who)
            case May(do):
                self._read(do, who)
            case If(_, then, otherwise):
                self._read(then if otherwise is None else otherwise, who)
            case Whom(whose, do) | Each(whose, do):
                self._read(do, OPPONENTS if whose != YOU else who)
            case Draw(n, whose) if whose == YOU and who == YOU:
                self.draws += _number(n)
            case Mill(n, whose, up_to):
                if whose == YOU and who == YOU:
                    self.mills_own += 0 if up_to else _number(n)
                elif self.mills >= 0:
                    self.mills = -1 if isinstance(n, StatOf) else self.mills + _number(n)
            case Recover(n):
                self.recovers = -1 if isinstance(n, StatOf) else _number(n)
            case Damage(n, cards):
                self._hits(cards, _number(n))
            case Modify(cards, attack, defense, mill):
                self._changes(cards, _number(attack), _number(defense), _number(mill))
            case Grant(cards) | PutCounters(cards) if isinstance(cards, Target):
                self.boost = tuple(x + 1 for x in self.boost)  # type: ignore[assignment]
            case Do(verb, cards):
                self._verb(verb, cards)

    def _hits(self, cards: Any, n: int) -> None:
        if isinstance(cards, Target):
            self.harm += n
        elif isinstance(cards, All) and cards.where == TABLE:
            self.sweep, self.sweeps = self.sweep + n, getattr(cards.of, "whose", ANYBODY)

    def _changes(self, cards: Any, attack: int, defense: int, mill: int) -> None:
        if defense < 0:
            self._hits(cards, -defense)
        elif isinstance(cards, Target):
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
        return bool(self.aims) and self.aims[0].what == A_CARD

    @property
    def at_item(self) -> bool:
        return bool(self.aims) and self.aims[0].what == AN_ITEM


def _number(n: Any) -> int:
    return n if isinstance(n, int) else 2


class CardSummaries:
    """All cards of one game, by card number."""

    def __init__(self, deal: GameTables) -> None:
        self.deal = deal
        by_name = kinds(deal.printed)
        self.kind: tuple[Kind, ...] = tuple(by_name[name] for name in deal.name)
        self._gists: dict[int, EffectSummary] = {}
        self.nominal = tuple(kind.nominal for kind in self.kind)
        self.plain = tuple(kind.plain for kind in self.kind)
        self.standing = tuple(kind.standing for kind in self.kind)
        self.worn = tuple(sum(_given(rule) for rule in kind.written.static) for kind in self.kind)
        self.entering = tuple(sum(rough(t.do) for t in kind.entering) for kind in self.kind)
        self.fleeting = tuple("recover" in kind.has for kind in self.kind)
        self.traits = tuple(kind.plain - _body(kind) for kind in self.kind)
        self.evolves = tuple(
            tuple((name == "evolve_light", n) for name, n in kind.has.items() if name.startswith("evolve"))
            for kind in self.kind
        )
        self.unites = tuple(("unite_strength" in kind.has, "unite_defense" in kind.has) for kind in self.kind)
        self.steady = tuple(  # their values are the printed ones as long as no rule or counter changes them
            not self.evolves[card] and self.unites[card] == (False, False) for card in range(len(self.kind))
        )
        self.spells = tuple(tuple(self.gist(spell) for spell in kind.written.spells) for kind in self.kind)

    def gist(self, node: Any) -> EffectSummary:
        """The gist of a spell, ability or trigger; every node is read once."""
        found = self._gists.get(id(node))
        if found is None:
            found = self._gists[id(node)] = EffectSummary(node)  # keeps the node, so that its id stays its own
        return found


def _given(rule: Any) -> float:
    """What a rule of an equipment gives the warrior that bears it, in points."""
    if getattr(rule, "to", "") != THIS_SET:
        return 0.0
    if isinstance(rule, Has):
        return KEYWORD.get(rule.keyword, 0.6)
    return HITS * _number(rule.attack) + HOLDS * _number(rule.defense) + MILLS * _number(rule.mill)


def _body(kind: Kind) -> float:
    """A warrior's points without its keywords."""
    return points(kind.card.attack, kind.card.defense, kind.card.mill, {})


_known: dict[int, CardSummaries] = {}


def summaries_for(deal: GameTables) -> CardSummaries:
    """The lore of a game; by identity, since comparing two deals is slow."""
    lore = _known.get(id(deal))
    if lore is None or lore.deal is not deal:
        if len(_known) > 64:
            _known.clear()
        lore = _known[id(deal)] = CardSummaries(deal)
    return lore
