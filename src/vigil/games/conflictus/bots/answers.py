"""One seat's answer to any decision of Conflictus: a score for every option, the best of which is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import NOTHING, YOU, Do
from vigil.games.conflictus.bots.board import Fighter, can_block, fight
from vigil.games.conflictus.bots.card_values import LIFE
from vigil.games.conflictus.bots.imagine import Deed
from vigil.games.conflictus.bots.player import MoveScorer
from vigil.games.conflictus.rules.language import HAND, MORTIS, SOURCE, TABLE
from vigil.games.conflictus.rules.state import TO_PLAYER
from vigil.games.conflictus.rules.view import View
from vigil.kernel.decision import Decision, Option


class Answers(MoveScorer):
    """Fights, choices that effects ask for, and the opening hand."""

    # ------------------------------------------------------------------- combat

    def attack(self, options: Sequence[Option]) -> list[float]:
        """The attackers that are worth it together: the others are taken away as long as that helps."""
        declared = [card for card, _ in self.view.attacks]
        able = [o.card for o in options if o.verb == "attack"]
        defender = self._victim()
        chosen = [card for card in able if self._strong(card)]
        best = self.board.attack_with(declared + chosen, defender)
        improved = True
        while chosen and improved:
            improved = False
            for card in list(chosen):
                fewer = [c for c in chosen if c != card]
                value = self.board.attack_with(declared + fewer, defender)
                if value > best + 0.01:
                    best, chosen, improved = value, fewer, True
                    break
        if not declared and best <= self.board.worth():
            chosen = []
        return [1.0 if o.card in chosen and o.verb == "attack" else 0.5 if o.verb == "done" else 0.0 for o in options]

    def _strong(self, card: int) -> bool:
        fighter = self.board.fighter(card)
        return fighter is not None and (fighter.mill > 0 or "challenge" in fighter.has)

    def _open_attackers(self) -> list[int]:
        return [a for a, seat in self.view.attacks if seat == self.me and a not in self.view.blocked]

    def block(self, options: Sequence[Option]) -> list[float]:
        """The blocker of the best pair; who has to block and had better not comes last."""
        able = [f for o in options if (f := self.board.fighter(o.card)) is not None and o.verb == "block"]
        pairs = self.board.likely_blocks(self.me, self._open_attackers(), able)
        chosen = pairs[0][1].card if pairs else NOTHING
        return [2.0 if o.card == chosen else 1.0 if o.verb == "done" else 0.0 for o in options]

    def blocks(self, name: str, options: Sequence[Option]) -> list[float]:
        """Which attacker a blocker takes."""
        attackers = [o.card for o in options]
        busy = {b for _, b in self.view.blocks}
        blockers = [f for f in self.board.of(self.me) if f.card not in busy]
        pairs = self.board.likely_blocks(self.me, self._open_attackers(), blockers)
        wanted = next((a.card for a, b in pairs if b.name == name and a.card in attackers), NOTHING)
        mine = next((f for f in blockers if f.name == name), None)
        return [10.0 if o.card == wanted else self._one_block(mine, o.card) for o in options]

    def _one_block(self, blocker: Fighter | None, card: int) -> float:
        attacker = self.board.fighter(card)
        if blocker is None or attacker is None or not can_block(attacker, blocker):
            return 0.0
        return min(9.0, self.board.block_value(attacker, blocker, LIFE * attacker.mill, self.me))

    def leap(self, options: Sequence[Option]) -> list[float]:
        """Who leaps mills, and is lost."""
        against = dict(self.view.blocks)
        scores = []
        for option in options:
            fighter = self.board.fighter(option.card) if option.verb == "leap" else None
            if fighter is None:
                scores.append(0.5)
                continue
            blocker = self.board.fighter(against.get(fighter.card, NOTHING))
            dying = fight(fighter, blocker) if blocker is not None else (False, False)
            seat = next(s for a, s in self.view.attacks if a == fighter.card)
            scores.append(1.0 if self.board.would_leap(fighter, blocker, dying, seat) else 0.0)
        return scores

    # -------------------------------------------------------- choices of effects

    def pick(self, do: Any, options: Sequence[Option]) -> list[float]:
        """A verb done to one of these."""
        return [self._picked(do, option) for option in options]

    def _picked(self, do: Do, option: Option) -> float:
        if option.verb == "done" or option.face is None:
            return 0.0
        kind = self.kinds[option.face]
        fighter = self.board.fighter(option.card)
        where = getattr(do.cards, "where", ())
        if TABLE in where:
            value = fighter.points if fighter is not None else 0.6 * kind.nominal
            mine = fighter is None or fighter.seat == self.me
            good = do.verb in ("keep", "put")
            return (value if good is mine else -value) + (0.0 if do.then is None else 0.1)
        if where == (HAND,):
            return -self.held(kind)
        if where == (MORTIS,) and do.verb == "put":
            return kind.nominal
        return self.held(kind) + 0.1

    def number(self, node: Any, options: Sequence[Option]) -> list[float]:
        """Opponents mill as much as may be, oneself nothing."""
        item = self.view.resolving
        aimed = [n for sort, n, _ in item.targets if sort == TO_PLAYER] if item is not None else []
        against = not aimed or aimed[0] != self.me
        if node.who == YOU:
            against = False
        return [float(o.card) if against else -float(o.card) for o in options]

    def recover(self, options: Sequence[Option]) -> list[float]:
        """As many as may be; the best last, on top."""
        return [0.0 if o.face is None else 10.0 + self.held(self.kinds[o.face]) for o in options]

    def search(self, options: Sequence[Option]) -> list[float]:
        return [0.0 if o.face is None else 0.1 + self.held(self.kinds[o.face]) for o in options]

    def whom(self, do: Any, name: str | None, options: Sequence[Option]) -> list[float]:
        """Which player does it."""
        card = self.view.resolving.card if self.view.resolving is not None else NOTHING
        return [self.gain(do, Deed(option.seat, card, name or "")) for option in options]

    def may(self, do: Any, name: str | None, options: Sequence[Option]) -> list[float]:
        """Whether to do what one may."""
        item = self.view.resolving
        targets = tuple((sort, n) for sort, n, _ in item.targets) if item is not None else ()
        card = item.card if item is not None else NOTHING
        if name is None:
            return [float(o.verb == "yes") for o in options]
        yes = self.gain(do, Deed(self.me, card, name, targets))
        return [yes + 0.01 if o.verb == "yes" else 0.0 for o in options]

    def one_of(self, node: Any, name: str | None, options: Sequence[Option]) -> list[float]:
        card = self.view.resolving.card if self.view.resolving is not None else NOTHING
        return [self.gain(node.options[o.card], Deed(self.me, card, name or "")) for o in options]

    # ---------------------------------------------------------------- the setup

    def keep(self, options: Sequence[Option]) -> list[float]:
        """A hand with sources and something to do with them; an exchange costs life."""
        hand = self.hand()
        sources = sum(kind.what == SOURCE for kind in hand)
        cheap = sum(kind.what != SOURCE and kind.cost <= 2 for kind in hand)
        lost = self.player.mortis.count
        least, most = (2, 4) if not lost else (1, 5)
        keeps = lost >= 3 or (least <= sources <= most and cheap >= 1)
        return [1.0 if (o.verb == "keep") is keeps else 0.0 for o in options]


def scores(view: View, decision: Decision) -> list[float]:
    """A score for every option."""
    asks, options = decision.question, decision.options
    player = Answers(view, decision.seat)
    match asks.key:
        case "priority":
            return player.priority(options)
        case "option" | "set" | "target" | "reduction" | "offer" | "pay":
            return player.announce(asks.key, asks.about, asks.source or "", options)
        case "attack":
            return player.attack(options)
        case "block":
            return player.block(options)
        case "blocks":
            return player.blocks(asks.source or "", options)
        case "leap":
            return player.leap(options)
        case "pick":
            return player.pick(asks.about, options)
        case "number":
            return player.number(asks.about, options)
        case "recover":
            return player.recover(options)
        case "search":
            return player.search(options)
        case "player":
            return player.whom(asks.about.do, asks.source, options)
        case "may":
            return player.may(asks.about.do, asks.source, options)
        case "one_of":
            return player.one_of(asks.about, asks.source, options)
        case "against":
            return [-float(player.board.mons[o.seat]) for o in options]
        case "keep":
            return player.keep(options)
        case "take_out":
            return [float(o.verb == "done") for o in options]
        case "begins":
            return [float(o.seat == decision.seat) for o in options]
    return [0.0] * len(options)
