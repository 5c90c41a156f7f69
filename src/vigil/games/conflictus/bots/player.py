"""What a player of Conflictus does with priority: cards and abilities, where they go and what they aim at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import NOTHING, YOU, Aim, Do
from vigil.games.conflictus.bots.board import Board, fight, life
from vigil.games.conflictus.bots.card_values import DRAWN, Kind, in_hand, rough, speaks_of, tactical
from vigil.games.conflictus.bots.imagine import Deed, carry, comes, fits, resolve, sacrificed
from vigil.games.conflictus.rules.language import (
    A_CARD,
    A_PLAYER,
    ABILITY,
    AMULET,
    ANYBODY,
    EQUIPMENT,
    NEUTRAL,
    SOURCE,
    WARRIOR,
    Cost,
    MarkFor,
    MustBlock,
    SkipAttack,
)  # fmt: skip
from vigil.games.conflictus.rules.legal_plays import USE
from vigil.games.conflictus.rules.state import MAIN, MAINTENANCE, SACRIFICE, TO_CARD, TO_ITEM, TO_PLAYER
from vigil.games.conflictus.rules.view import Face, View
from vigil.kernel.decision import Option

NEVER, ALWAYS = -1000.0, 900.0
URGENT = 40.0  # what decides the game is done at any time
COVERING = 0.35  # what is lost of a warrior by piling on it, besides what worth() sees
BOUND, SCARCE_SOURCE, SPENT_SOURCE = 0.5, 1.3, 0.12
PATIENCE, HURRY = 0.35, 0.08  # how much of a card's worth its effect must at least bring: tricks, and all else
STRANDED = 0.15  # of an amulet that has to wait for another source
FULL = 0.6  # how much of what a card could bring it should bring, where waiting costs nothing


class MoveScorer:
    """One seat at one moment."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.me = view, seat
        self.board = Board(view, seat)
        self.kinds = self.board.kinds
        self.player = view.players[seat]
        self._before: float | None = None

    # ----------------------------------------------------------------- imagining

    @property
    def before(self) -> float:
        """What the table is worth if nobody does anything more."""
        if self._before is None:
            self._before = self.ended(self.board.copy())
        return self._before

    def ended(self, board: Board) -> float:
        """What an imagined table is worth when all that waits has resolved and the fight is over."""
        resolve(board, self.view.transition)
        board.fight_out()
        return board.worth()

    def gain(self, node: Any, deed: Deed, paid: Board | None = None) -> float:
        """What it brings to carry this out before everything that waits."""
        board = (self.board if paid is None else paid).copy()
        carry(board, node, deed)
        return self.ended(board) - self.before

    # ------------------------------------------------------------------- targets

    def candidates(self, aim: Aim, deed: Deed) -> list[tuple[int, int]]:
        """What could be announced as a target."""
        whose = getattr(aim.of, "whose", ANYBODY)
        if aim.what == A_PLAYER:
            seats = [p.seat for p in self.view.players if not p.lost]
            return [(TO_PLAYER, s) for s in seats if whose == ANYBODY or (s == self.me) is (whose == YOU)]
        if aim.what == A_CARD:
            found = [
                (TO_CARD, f.card)
                for f in self.board.fighters
                if fits(self.board, aim.of, f, deed) and (f.seat == self.me or "untouchable" not in f.has)
            ]
            if aim.of.kind not in (WARRIOR, None):
                found = [(TO_CARD, c) for c, (_, name, _) in self.board.things.items()
                         if self.kinds[name].what == aim.of.kind]  # fmt: skip
            return found
        kind = aim.of.kind
        return [
            (TO_ITEM, item.number)
            for item in self.view.transition
            if item.controller != self.me
            and (kind is None or (item.what != "card" if kind == ABILITY else self._is_card(item, kind)))
        ]

    def _is_card(self, item: Any, kind: str) -> bool:
        return item.what == "card" and self.kinds[item.name].what == kind

    def aimed_gain(self, node: Any, card: int, name: str, paid: Board | None = None) -> float:
        """The best that a spell or ability could bring, its targets chosen well."""
        deed = Deed(self.me, card, name)
        targets: tuple[tuple[int, int], ...] = ()
        for aim in node.targets:
            best, chosen = NEVER, None
            for target in self.candidates(aim, deed):
                value = self.gain(node.do, deed._replace(targets=(*targets, target)), paid)
                if value > best:
                    best, chosen = value, target
            if chosen is None:
                return NEVER
            targets = (*targets, chosen)
        return self.gain(node.do, deed._replace(targets=targets), paid)

    # ------------------------------------------------------------------ priority

    def priority(self, options: Sequence[Option]) -> list[float]:
        """What to do with priority; to pass is worth nothing."""
        return [self._act(option) for option in options]

    def _act(self, option: Option) -> float:
        verb = option.verb
        if verb == "pass":
            return 0.0
        if verb == "sacrifice":
            return self._sacrifice(option)
        if option.face is None:  # a captive nobody has looked at: it may be anything, and is a card more
            return DRAWN if self.view.phase == MAIN and self.view.active == self.me else NEVER
        kind = self.kinds[option.face]
        if verb == "drop":
            return ALWAYS + self._wanted(kind.faction)
        if verb in USE:
            return self._use(option.card, kind, USE.index(verb))
        if kind.what == AMULET:
            return max(self._spell(kind, spell, option.card) for spell in kind.written.spells)
        return max((self._settle(kind, option.card, home) for home in self._homes(kind)), default=NEVER)

    def _wanted(self, faction: str) -> float:
        """How much of the hand asks for sources of a faction."""
        asked = sum(k.cost for k in self.hand() if k.faction == faction)
        have = self.player.free_light if faction == "light" else self.player.free_shadow
        return asked - 1.5 * have

    def hand(self) -> list[Kind]:
        return [self.kinds[face.name] for face in self.player.hand.faces]

    def _timely(self, node: Any, gain: float) -> bool:
        """Tricks wait for the fight or for something to answer; all else for the end of the round."""
        if gain > URGENT:
            return True
        phase, mine = self.view.phase, self.view.active == self.me
        if tactical(node):
            waits = any(item.controller != self.me for item in self.view.transition)
            return waits or mine or phase not in (MAINTENANCE, MAIN) or speaks_of(node, SkipAttack)
        return phase == SACRIFICE

    def _spell(self, kind: Kind, spell: Any, card: int) -> float:
        gain = self.aimed_gain(spell, card, kind.card.name)
        if gain <= 0.0 or not self._timely(spell, gain):
            return NEVER
        if not tactical(spell) and gain < FULL * rough(spell.do):
            return NEVER  # most of it would be wasted
        rate = PATIENCE if tactical(spell) else HURRY
        return gain - rate * kind.nominal - SPENT_SOURCE * kind.cost - self._reduction_price(kind, kind.cost)

    def _use(self, card: int, kind: Kind, number: int) -> float:
        abilities = kind.written.abilities
        if number >= len(abilities):
            return NEVER  # an ability another card lends
        ability = abilities[number]
        paid, price = self._paid(ability.cost, card)
        if paid is None:
            return NEVER
        gain = self.aimed_gain(ability, card, kind.card.name, paid) - price
        if ability.cost == Cost() and not speaks_of(ability, Do) and gain > 0.0 and not speaks_of(ability, MarkFor):
            return gain
        return gain if gain > 0.3 and self._timely(ability, gain) else NEVER

    def _paid(self, cost: Cost, card: int) -> tuple[Board | None, float]:
        """The table when the cost is paid, and what else that takes."""
        board = self.board.copy()
        price = SPENT_SOURCE * 2 * cost.sources + 0.9 * DRAWN * cost.discard + (0.6 if cost.counters else 0.0)
        deed = Deed(self.me, card, "")
        if cost.sacrifice_this:
            fighter = board.fighter(card)
            if fighter is not None:
                sacrificed(board, fighter, deed)
            board.things.pop(card, None)
        if cost.sacrifice is not None:
            there = [f for f in board.of(self.me) if fits(board, cost.sacrifice, f, deed)]
            if not there:
                return None, 0.0
            sacrificed(board, min(there, key=lambda f: f.points), deed)
        board.mons[self.me] -= cost.mill
        return board, price

    def _sacrifice(self, option: Option) -> float:
        """Nothing is given up unless somebody pays for it."""
        fighter = self.board.fighter(option.card)
        if fighter is None:
            return NEVER
        board = self.board.copy()
        own = board.fighter(option.card)
        assert own is not None
        sacrificed(board, own, Deed(self.me, option.card, ""))
        gain = self.ended(board) - self.before
        return gain if gain > 1.0 else NEVER

    # -------------------------------------------------------------- warriors, sets

    def _homes(self, kind: Kind) -> list[int]:
        """A new set, or those of its player's that could take it."""
        if kind.what not in (WARRIOR, EQUIPMENT):
            return [NOTHING]
        free = self._free(kind.faction)
        homes = [NOTHING] if kind.what == WARRIOR and kind.cost <= free + self._most_reduction(kind) else []
        for group in self.view.sets:
            if group.controller != self.me or (not group.warriors and not self._carries(group)):
                continue
            if kind.what == WARRIOR and group.warriors:
                top = dict(group.warriors[-1].keywords)
                if "isolated" in top or (group.grew and "accumulate" not in top):
                    continue
                if any(item.set == group.number for item in self.view.transition):
                    continue
            if self.needs(kind, group.number) <= free + self._most_reduction(kind):
                homes.append(group.number)
        return homes or ([NOTHING] if kind.what == WARRIOR else [])  # offered all the same: it costs less than printed

    def _carries(self, group: Any) -> bool:
        return any(self.kinds[face.name].what == EQUIPMENT for face in group.others)

    def _free(self, faction: str) -> int:
        player = self.player
        if faction == NEUTRAL:
            return player.free_light + player.free_shadow
        return player.free_light if faction == "light" else player.free_shadow

    def _most_reduction(self, kind: Kind) -> int:
        return min(kind.cost, max(0, self.player.mons.count // 5)) if "reduction" in kind.has else 0

    def needs(self, kind: Kind, home: int) -> int:
        """The free sources a card would take in this place, near enough."""
        if home == NOTHING or home not in self.board.sets:
            return kind.cost
        group = self.board.sets[home]
        own = {"light": group.light, "shadow": group.shadow}
        there = own.get(kind.faction, group.light + group.shadow)
        if kind.what == EQUIPMENT:
            carried = sum(self._counts(face) for face in group.others)
            return max(0, kind.cost + carried - there)
        there += sum(
            self._counts(face) for face in group.warriors if kind.faction in (NEUTRAL, self.kinds[face.name].faction)
        )
        return max(0, kind.cost - there)

    def _counts(self, face: Face) -> int:
        return max(0, self.kinds[face.name].cost - dict(face.counters).get("reduction", 0))

    def _source_price(self, kind: Kind, used: int) -> float:
        """What it costs to bind so many sources: the more the hand could do with them, the more."""
        if not used:
            return 0.0
        others = [k for k in self.hand() if k is not kind and k.what != SOURCE]
        asked = sum(k.cost for k in others if k.what != AMULET) + max(
            (k.cost for k in others if k.what == AMULET), default=0
        )
        free = self.player.free_light + self.player.free_shadow
        tight = min(1.0, asked / (free + 1.0))
        stranded = sum(k.nominal for k in others if k.what == AMULET and free - used < k.cost <= free)
        return used * (BOUND + SCARCE_SOURCE * tight) + STRANDED * stranded

    def _reduction_price(self, kind: Kind, due: int) -> float:
        missing = due - self._free(kind.faction)
        if missing <= 0:
            return 0.0
        mons = self.player.mons.count
        return life(mons) - life(mons - missing) + 0.3 * missing

    def _settle(self, kind: Kind, card: int, home: int) -> float:
        """A warrior, relic or equipment in this place."""
        due = self.needs(kind, home)
        board = self.board.copy()
        group = home if home != NOTHING else -2
        covered = next((f for f in board.fighters if f.set == group), None) if kind.what == WARRIOR else None
        comes(board, self.me, card, kind, group, min(due, self._free(kind.faction)))
        for spell in kind.written.spells:
            aims = tuple((TO_PLAYER, self._victim()) for _ in spell.targets)
            carry(board, spell.do, Deed(self.me, card, kind.card.name, aims))
        gain = self.ended(board) - self.before
        if gain > URGENT:
            return gain
        if covered is not None:
            gain -= COVERING * covered.points * (0.3 if self.view.phase != MAIN else 1.0)
        if "surprise" in kind.has and self.view.phase != MAIN and gain < 3.0:
            return NEVER
        return gain - self._source_price(kind, min(due, self._free(kind.faction))) - self._reduction_price(kind, due)

    def _victim(self) -> int:
        """The opponent nearest to losing."""
        return min(self.board.others, key=lambda seat: (self.board.mons[seat], seat), default=self.me)

    # ------------------------------------------------------------- announcing

    def announce(self, step: str, node: Any, name: str, options: Sequence[Option]) -> list[float]:
        """The choices of an announcement."""
        kind = self.kinds[name]
        if step == "option":
            return [self.aimed_gain(kind.written.spells[o.card], NOTHING, name) for o in options]
        if step == "set":
            return [self._settle(kind, -3, o.card) for o in options]
        if step == "target":
            asking = kind.who_asks(node)
            return [self._target(asking, name, option) for option in options]
        if step == "reduction":
            return [-float(option.card) for option in options]
        if step == "offer":
            return [self._offered(option) for option in options]
        return self._pay(kind, options)

    def _target(self, node: Any, name: str, option: Option) -> float:
        if option.verb == "done" or node is None:
            return 0.0
        sort = {"target": TO_CARD, "target_player": TO_PLAYER, "target_item": TO_ITEM}[option.verb]
        if isinstance(node.do, MustBlock):
            return self._challenge(name, option.card)
        this = next((f.card for f in self.board.of(self.me) if f.name == name), NOTHING)
        n = sum(aim.n for aim in node.targets)
        if n > 1 and sort == TO_PLAYER:
            return float(option.seat != self.me) - 0.01 * self.board.mons[option.seat]
        return self.gain(node.do, Deed(self.me, this, name, ((sort, option.card),) * n))

    def _challenge(self, name: str, card: int) -> float:
        """Whom to call out: who dies of it, and is no blocker for the others."""
        blocker = self.board.fighter(card)
        attacker = next((f for f in self.board.of(self.me) if f.name == name), None)
        if blocker is None or attacker is None:
            return 0.0
        dies, kills = fight(attacker, blocker)
        return (blocker.points if kills else 0.0) - (attacker.points if dies else 0.0) + 0.1 * blocker.points

    def _offered(self, option: Option) -> float:
        assert option.face is not None
        if option.verb == "discard":
            return -self.held(self.kinds[option.face])
        fighter = self.board.fighter(option.card)
        if fighter is not None:
            return -fighter.points
        covered = self.kinds[option.face]
        return -0.5 * covered.nominal

    def _pay(self, kind: Kind, options: Sequence[Option]) -> list[float]:
        """By itself; but whoever evolves takes the sources nothing else needs."""
        verbs = [option.verb for option in options]
        evolves = "evolve_light" in kind.has or "evolve_shadow" in kind.has
        others = sum(k.cost for k in self.hand() if k.what != SOURCE and k.card is not kind.card)
        if "auto" in verbs:
            spare = self._free(kind.faction) - kind.cost - others
            step = kind.has.get("evolve_light") or kind.has.get("evolve_shadow") or 9
            return [1.0 if (verb == "by_hand") is (evolves and spare >= step) else 0.0 for verb in verbs]
        mine = kind.faction if kind.faction != NEUTRAL else "light"
        if "done" in verbs and not evolves:
            return [float(verb == "done") for verb in verbs]
        return [2.0 if verb == mine else 1.0 if verb == "done" else 0.5 for verb in verbs]

    def held(self, kind: Kind) -> float:
        """What a card is worth in the own hand."""
        board = self.board
        mine = {"light": self.player.free_light, "shadow": self.player.free_shadow}
        for group in self.view.sets:
            if group.controller == self.me:
                mine["light"] += group.light
                mine["shadow"] += group.shadow
        spent = self.player
        mine["light"] += spent.spent_light
        mine["shadow"] += spent.spent_shadow
        waiting = sum(k.what == SOURCE for k in self.hand())
        return in_hand(kind, board.sources(self.me) + waiting, [f for f, n in mine.items() if n] or ["light", "shadow"])
