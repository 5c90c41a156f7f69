"""Combat estimates: possible blocks, deaths, and which attacks and blocks pay off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vigil.games.conflictus.bots.card_summary import CardSummaries, mons_value
from vigil.games.conflictus.bots.card_values import HITS, HOLDS, LIFE, MILLS, VANISHING
from vigil.games.conflictus.rules.language import ALL_SUCH, GROWTH, VANISH, Forbid, Grant, HasKeyword, StatBonus
from vigil.games.conflictus.rules.lookups import rules_in_force
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.values import has_keyword, is_forbidden, stats

LETHAL_BLOCK_VALUE = 60.0  # for blocking an attack that would end the game
MIN_GAIN = 0.05
COMBAT_KEYWORDS = ("might", "energy", "matter", "resilience", "untouchable", "leap")


class WarriorStats(NamedTuple):
    """The current values of an active warrior."""

    card: int
    seat: int
    set: int
    strike: int
    defense: int  # without damage taken
    mill: int
    energy: bool
    matter: bool
    resilient: bool
    untouchable: bool
    leaps: bool
    points: float
    may_block: bool = True  # False if an effect forbids it
    either: bool = False  # an attacker with Energy and Matter that a blocker with one of them can block


_last: tuple[State | None, int, list[WarriorStats]] = (None, -1, [])


def active_warriors(s: State, summaries: CardSummaries) -> list[WarriorStats]:
    """Return all active warriors on the table, cached until the next event."""
    global _last
    state, event_count, warriors = _last
    if state is s and event_count == s.event_count:
        return warriors
    warriors = _build_warriors(s, summaries)
    _last = (s, s.event_count, warriors)
    return warriors


def _build_warriors(s: State, summaries: CardSummaries) -> list[WarriorStats]:
    d = s.tables
    rules = rules_in_force(s)
    wide, touched, granted = False, set(), set()  # rules that may change values, and where; granted keywords
    forbids = False
    either = d.switches.both_manipulators == "needs_either"
    for rule, _, group in rules:
        if type(rule) is StatBonus:
            if rule.to == ALL_SUCH:
                wide = True
            else:
                touched.add(group.number)
        elif type(rule) is HasKeyword:
            granted.add(rule.keyword)
            wide = wide or rule.keyword.startswith(("evolve", "unite"))
        elif type(rule) is Forbid:
            forbids = True
    for rule, _, _, _ in s.lasting:
        if type(rule) is tuple:
            wide = True
        elif type(rule) is Grant:
            granted.add(rule.keyword)
        elif type(rule) is Forbid:
            forbids = True
    result = []
    for group in s.sets:
        if not group.warriors:
            continue
        card = group.warriors[-1]
        own = d.printed_keyword[card]
        if wide or group.number in touched or not summaries.steady[card] or (card, GROWTH) in s.counters:
            attack, defense, mill = stats(s, card, rules)
        else:
            attack, defense, mill = d.stats[card]
        might, energy, matter, resilient, untouchable, leaps = [
            name in own or (name in granted and has_keyword(s, card, name, rules)) for name in COMBAT_KEYWORDS
        ]
        worth = HITS * attack + HOLDS * max(0, defense) + MILLS * mill + 0.35 * attack * might + summaries.traits[card]
        if "vanish" in own:
            worth *= VANISHING[min(3, s.counters.get((card, VANISH), 0))]
        result.append(
            WarriorStats(
                card, group.controller, group.number, 2 * attack if might else attack, defense - s.damage.get(card, 0),
                mill, energy, matter, resilient, untouchable, leaps, worth + summaries.standing[card],
                not (forbids and is_forbidden(s, card, "block")), either and energy and matter,
            )
        )  # fmt: skip
    return result


def strongest(warriors: Sequence[WarriorStats], seat: int) -> WarriorStats | None:
    """Return a player's most valuable warrior."""
    return max(
        (warrior for warrior in warriors if warrior.seat == seat), key=lambda warrior: warrior.points, default=None
    )


def can_block(attacker: WarriorStats, blocker: WarriorStats) -> bool:
    """Return whether the warrior can block, as `able_to_block` does. A test compares them."""
    if not blocker.may_block:
        return False
    if attacker.either:
        return blocker.energy or blocker.matter
    return (not attacker.energy or blocker.energy) and (not attacker.matter or blocker.matter)


def fight_result(attacker: WarriorStats, blocker: WarriorStats) -> tuple[bool, bool]:
    """Return whether the attacker and the blocker die, as in `deal_damage`. A test compares them."""
    if attacker.resilient or blocker.resilient:
        return False, False
    return blocker.strike >= attacker.defense, attacker.strike >= blocker.defense


def profitable_blocks(
    attackers: Sequence[WarriorStats], blockers: Sequence[WarriorStats], mons: int
) -> list[tuple[WarriorStats, WarriorStats]]:
    """Return the blocks that pay off for a player with this many cards left, the best first."""
    free, coming = list(blockers), sum([warrior.mill for warrior in attackers])
    left, chosen = list(attackers), []
    while left and free:
        best, pair = MIN_GAIN, None
        now = mons_value(mons - coming) if coming <= mons else 0.0
        for attacker in left:
            if coming > mons:
                saved = LETHAL_BLOCK_VALUE * attacker.mill / coming
            else:
                saved = mons_value(mons - coming + attacker.mill) - now
            for blocker in free:
                if can_block(attacker, blocker):
                    dies, kills = fight_result(attacker, blocker)
                    value = saved + (attacker.points if dies else 0.0) - (blocker.points if kills else 0.0)
                    if attacker.leaps:
                        value -= 0.7 * saved
                    if value > best:
                        best, pair = value, (attacker, blocker)
        if pair is None:
            break
        chosen.append(pair)
        left.remove(pair[0])
        free.remove(pair[1])
        coming -= pair[0].mill
    return chosen


class CombatPolicy:
    """The combat of a turn from the perspective of a seat."""

    __slots__ = ("s", "warriors", "you")

    def __init__(self, s: State, you: int, warriors: list[WarriorStats]) -> None:
        self.s, self.you, self.warriors = s, you, warriors

    def _warrior(self, card: int) -> WarriorStats | None:
        return next((warrior for warrior in self.warriors if warrior.card == card), None)

    def attack(self, able: list[int], victim: int) -> set[int]:
        """Return the warriors that should attack: all that hit something, without those that would only die."""
        declared = {card for card, _ in self.s.attacks}
        chosen = {
            warrior.card
            for warrior in self.warriors
            if warrior.card in able and (warrior.mill > 0 or self._calls(warrior.card))
        }
        there = [warrior for warrior in self.warriors if warrior.seat == victim]
        mons = len(self.s.seats[victim].mons)
        while chosen:
            coming = [warrior for warrior in self.warriors if warrior.card in chosen or warrior.card in declared]
            blocked = profitable_blocks(coming, there, mons)
            if sum([warrior.mill for warrior in coming]) - sum([warrior.mill for warrior, _ in blocked]) > mons:
                break  # this wins
            worst, gone = 0.0, 0
            for attacker, blocker in blocked:
                dies, kills = fight_result(attacker, blocker)
                value = (blocker.points if kills else 0.0) - (attacker.points if dies else 0.0)
                if value < worst and attacker.card in chosen:
                    worst, gone = value, attacker.card
            if worst == 0.0:
                return chosen if declared or self._hits(coming, blocked) else set()
            chosen.discard(gone)
        return chosen

    @staticmethod
    def _hits(coming: list[WarriorStats], blocked: list[tuple[WarriorStats, WarriorStats]]) -> bool:
        """Return whether an attack achieves anything: a warrior gets through, or kills a blocker."""
        return len(coming) > len(blocked) or any(fight_result(attacker, blocker)[1] for attacker, blocker in blocked)

    def _calls(self, card: int) -> bool:
        return "challenge" in self.s.tables.printed_keyword[card]

    def against(self, seats: Sequence[int]) -> list[float]:
        """Score the players to attack: few cards left and no blocker is best."""
        attacker = self._warrior(self.s.stack[-1][4])
        result = []
        for seat in seats:
            blocks = [
                warrior
                for warrior in self.warriors
                if warrior.seat == seat and attacker and can_block(attacker, warrior)
            ]
            result.append(-float(len(self.s.seats[seat].mons)) - 4.0 * bool(blocks))
        return result

    def _coming(self) -> list[WarriorStats]:
        s = self.s
        open_attackers = {a for a, seat in s.attacks if seat == self.you and a not in s.blocked}
        return [warrior for warrior in self.warriors if warrior.card in open_attackers]

    def block(self, able: list[int]) -> int:
        """Return the blocker of the best pair, or -1 if no block pays off."""
        mine = [warrior for warrior in self.warriors if warrior.card in able]
        pairs = profitable_blocks(self._coming(), mine, len(self.s.seats[self.you].mons))
        return pairs[0][1].card if pairs else -1

    def blocks(self, card: int, attackers: Sequence[int]) -> list[float]:
        """Score the attackers that this blocker could block."""
        blocker = self._warrior(card)
        busy = {b for _, b in self.s.blocks}
        mine = [warrior for warrior in self.warriors if warrior.seat == self.you and warrior.card not in busy]
        coming = [warrior for warrior in self._coming() if warrior.card in attackers]
        target = next(
            (a.card for a, b in profitable_blocks(coming, mine, len(self.s.seats[self.you].mons)) if b.card == card), -1
        )
        return [100.0 if n == target else self._one(self._warrior(n), blocker) for n in attackers]

    def _one(self, attacker: WarriorStats | None, blocker: WarriorStats | None) -> float:
        if attacker is None or blocker is None:
            return 0.0
        dies, kills = fight_result(attacker, blocker)
        return LIFE * attacker.mill + (attacker.points if dies else 0.0) - (blocker.points if kills else 0.0)

    def leaps(self, card: int) -> bool:
        """Return whether to leap: the warrior mills and is sacrificed."""
        warrior = self._warrior(card)
        if warrior is None:
            return False
        seat = next(seat for attacker, seat in self.s.attacks if attacker == card)
        blocker = self._warrior(next((b for a, b in self.s.blocks if a == card), -1))
        dies, kills = fight_result(warrior, blocker) if blocker is not None else (False, False)
        mons = len(self.s.seats[seat].mons)
        gain = mons_value(mons) - mons_value(mons - warrior.mill)
        return gain > (0.0 if dies else warrior.points) + (blocker.points if kills and blocker is not None else 0.0)
