"""The table as a player imagines it: a copy small enough to try things out on, and what it would be worth."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.games.conflictus.bots.card_values import LIFE, LOST_CARD, Kind, kinds, points, tables
from vigil.games.conflictus.rules.language import EQUIPMENT, WARRIOR
from vigil.games.conflictus.rules.state import ATTACK, BLOCK
from vigil.games.conflictus.rules.view import Face, SetView, View

LOST = -500.0
SCARCE = 20.0  # how the last cards of a mons gain in worth
COVERED = 0.35  # what a warrior beneath another still counts
SOURCE_WORTH = 1.5
OUTLASTS = 0.3  # of an equipment, for what it does when its warrior is gone
EVASION = 0.5  # what a point of mill gains when nobody there could block it
TEMPO_BASE, TEMPO_SPAN = 0.5, 0.02
TEMPO_LEAST, TEMPO_MOST = 0.6, 1.2


def life(n: int) -> float:
    """What a mons of n cards is worth; below nothing its owner has lost."""
    return LIFE * n - SCARCE / (n + 2) if n >= 0 else LOST


class Fighter:
    """An active warrior, as strong as it is now."""

    __slots__ = ("attack", "below", "card", "damaged", "defense", "fades", "has", "marked", "mill", "name", "points",
                 "seat", "set")  # fmt: skip

    def __init__(self, face: Face, seat: int, group: int, below: tuple[Face, ...]) -> None:
        self.card, self.name, self.seat, self.set, self.below = face.card, face.name, seat, group, below
        self.attack, self.defense, self.mill = face.attack, face.defense, face.mill
        self.has = dict(face.keywords)
        self.damaged = face.damage
        self.fades = dict(face.counters).get("vanish", 0) if "vanish" in self.has else -1
        self.points = points(face.attack, face.defense + face.damage, face.mill, self.has, self.fades)
        self.marked = False

    def copy(self) -> Fighter:
        other = Fighter.__new__(Fighter)
        other.card, other.name, other.seat, other.set, other.below = (
            self.card, self.name, self.seat, self.set, self.below,
        )  # fmt: skip
        other.attack, other.defense, other.mill, other.has = self.attack, self.defense, self.mill, self.has
        other.damaged, other.fades, other.points, other.marked = self.damaged, self.fades, self.points, self.marked
        return other

    def strike(self) -> int:
        return 2 * self.attack if "might" in self.has else self.attack


def can_block(attacker: Fighter, blocker: Fighter) -> bool:
    """The manipulator rules."""
    mine, its = blocker.has, attacker.has
    return ("energy" not in its or "energy" in mine) and ("matter" not in its or "matter" in mine)


def fight(attacker: Fighter, blocker: Fighter) -> tuple[bool, bool]:
    """Whether the attacker dies, whether the blocker does."""
    if "resilience" in attacker.has or "resilience" in blocker.has:
        return False, False
    return blocker.strike() >= attacker.defense, attacker.strike() >= blocker.defense


_AS_IT_IS = ("view", "me", "phase", "kinds", "sets", "others", "weights", "tempo", "attacks", "blocks", "blocked")


class Board:
    """What lies on the table, in the eyes of one seat."""

    __slots__ = ("attacks", "blocked", "blocks", "bonus", "cancelled", "fighters", "hands", "kinds", "me", "mons",
                 "mortis", "others", "phase", "sets", "tempo", "things", "view", "weights")  # fmt: skip

    def __init__(self, view: View, me: int) -> None:
        self.view, self.me, self.phase = view, me, view.phase
        self.kinds = kinds(tables(view.config))
        self.fighters: list[Fighter] = []
        self.things: dict[int, tuple[int, str, int]] = {}
        self.sets: dict[int, SetView] = {}
        for group in view.sets:
            self.sets[group.number] = group
            if group.warriors:
                self.fighters.append(Fighter(group.warriors[-1], group.controller, group.number, group.warriors[:-1]))
            for face in group.others:
                self.things[face.card] = (group.controller, face.name, group.number)
        self.mons = [player.mons.count for player in view.players]
        self.hands = [player.hand.count for player in view.players]
        self.mortis = [player.mortis.count for player in view.players]
        self.others = [p.seat for p in view.players if p.seat != me and not p.lost]
        share = 1.0 if len(self.others) < 2 else 0.7
        self.weights = [0.0 if p.lost else 1.0 if p.seat == me else -share for p in view.players]
        self.attacks, self.blocks, self.blocked = view.attacks, view.blocks, view.blocked
        left = min((n for n, w in zip(self.mons, self.weights, strict=True) if w), default=0)
        self.tempo = min(TEMPO_MOST, max(TEMPO_LEAST, TEMPO_BASE + TEMPO_SPAN * left))
        self.bonus = 0.0
        self.cancelled: frozenset[int] = frozenset()

    def copy(self) -> Board:
        other = Board.__new__(Board)
        for name in _AS_IT_IS:
            setattr(other, name, getattr(self, name))
        other.fighters = [fighter.copy() for fighter in self.fighters]
        other.things = dict(self.things)
        other.mons, other.hands, other.mortis = self.mons[:], self.hands[:], self.mortis[:]
        other.bonus, other.cancelled = self.bonus, self.cancelled
        return other

    # ------------------------------------------------------------------ looking

    def fighter(self, card: int) -> Fighter | None:
        for fighter in self.fighters:
            if fighter.card == card:
                return fighter
        return None

    def of(self, seat: int) -> list[Fighter]:
        return [fighter for fighter in self.fighters if fighter.seat == seat]

    def sources(self, seat: int) -> int:
        """All the sources a player has in play."""
        player = self.view.players[seat]
        bound = sum(g.light + g.shadow for g in self.view.sets if g.controller == seat)
        return bound + player.free_light + player.free_shadow + player.spent_light + player.spent_shadow

    def thing(self, card: int) -> float:
        """What a relic or equipment on the table is worth to its controller."""
        _, name, group = self.things[card]
        kind = self.kinds[name]
        if kind.what == EQUIPMENT and not self.sets[group].warriors:
            return 0.4 * kind.standing
        return kind.standing

    def worth(self) -> float:
        """The whole table, from the seat's side."""
        weights = self.weights
        total = self.bonus
        tempo = self.tempo
        for fighter in self.fighters:
            here = 0.15 * fighter.points if fighter.marked else fighter.points
            if fighter.mill and not any(f.seat != fighter.seat and can_block(fighter, f) for f in self.fighters):
                here += EVASION * fighter.mill
            total += weights[fighter.seat] * tempo * here
            for face in fighter.below:
                total += weights[fighter.seat] * COVERED * self.kinds[face.name].plain
        for card, (seat, name, _) in self.things.items():
            if self.kinds[name].what != "amulet":
                total += weights[seat] * self.thing(card)
        for seat, n in enumerate(self.mons):
            if weights[seat]:
                total += weights[seat] * life(n)
                held = self.hands[seat]
                total += weights[seat] * LOST_CARD * (held if held < 6 else 6 + 0.5 * (held - 6))
        return total

    # ----------------------------------------------------------------- changing

    def dies(self, fighter: Fighter) -> None:
        """It leaves; the warrior beneath it stands up, and is in no combat."""
        if fighter not in self.fighters:
            return
        self.fighters.remove(fighter)
        self.attacks = tuple(pair for pair in self.attacks if pair[0] != fighter.card)
        if fighter.below:
            self.fighters.append(Fighter(fighter.below[-1], fighter.seat, fighter.set, fighter.below[:-1]))

    def check(self) -> None:
        """Warriors without defense die."""
        for fighter in [f for f in self.fighters if f.defense <= 0]:
            self.dies(fighter)

    # ------------------------------------------------------------------- combat

    def fight_out(self) -> None:
        """The combat that is going on, to its end; blocks not declared yet are guessed."""
        if not self.attacks or self.phase not in (ATTACK, BLOCK):
            return
        blocks = list(self.blocks)
        blocked = set(self.blocked)
        if self.phase == ATTACK:
            for seat in {seat for _, seat in self.attacks}:
                for attacker, blocker in self.likely_blocks(seat, [a for a, s in self.attacks if s == seat]):
                    blocks.append((attacker.card, blocker.card))
                    blocked.add(attacker.card)
        self.strike_all([(a, s) for a, s in self.attacks], blocks, blocked)

    def strike_all(self, attacks: list[tuple[int, int]], blocks: list[tuple[int, int]], blocked: set[int]) -> None:
        loss: dict[int, int] = {}
        dead: list[Fighter] = []
        against = dict(blocks)
        for card, seat in attacks:
            attacker = self.fighter(card)
            if attacker is None:
                continue
            blocker = self.fighter(against[card]) if card in against else None
            dying = fight(attacker, blocker) if blocker is not None else (False, False)
            if card in blocked:
                if "leap" in attacker.has and self.would_leap(attacker, blocker, dying, seat):
                    loss[seat] = loss.get(seat, 0) + attacker.mill
                    dead.append(attacker)
                    continue
                if dying[0]:
                    dead.append(attacker)
                if dying[1] and blocker is not None:
                    dead.append(blocker)
            else:
                loss[seat] = loss.get(seat, 0) + attacker.mill
        for seat, n in loss.items():
            self.mons[seat] -= n
        for fighter in dead:
            self.dies(fighter)

    def would_leap(self, attacker: Fighter, blocker: Fighter | None, dying: tuple[bool, bool], seat: int) -> bool:
        gain = life(self.mons[seat]) - life(self.mons[seat] - attacker.mill)
        kept = 0.0 if dying[0] else attacker.points
        return gain > kept + (blocker.points if dying[1] and blocker is not None else 0.0)

    def likely_blocks(
        self, seat: int, attackers: Iterable[int], blockers: Iterable[Fighter] | None = None
    ) -> list[tuple[Fighter, Fighter]]:
        """The blocks that pay, the best first: mill kept off, warriors killed and lost."""
        open_attackers = [f for f in map(self.fighter, attackers) if f is not None]
        free = list(self.of(seat) if blockers is None else blockers)
        chosen: list[tuple[Fighter, Fighter]] = []
        coming = sum(f.mill for f in open_attackers)
        while open_attackers and free:
            here = self.mons[seat]
            best, pair = 0.05, None
            for attacker in open_attackers:
                kept = life(here - coming + attacker.mill) - life(here - coming) if coming <= here else 0.0
                if coming > here:
                    kept = 60.0 * attacker.mill / coming
                for blocker in free:
                    if can_block(attacker, blocker):
                        value = self.block_value(attacker, blocker, kept, seat)
                        if value > best:
                            best, pair = value, (attacker, blocker)
            if pair is None:
                break
            chosen.append(pair)
            open_attackers.remove(pair[0])
            free.remove(pair[1])
            coming -= pair[0].mill
        return chosen

    def block_value(self, attacker: Fighter, blocker: Fighter, kept: float, seat: int) -> float:
        dying = fight(attacker, blocker)
        if "leap" in attacker.has and self.would_leap(attacker, blocker, dying, seat):
            return attacker.points - (blocker.points if blocker.strike() == 0 and dying[1] else 0.0)
        return kept + (attacker.points if dying[0] else 0.0) - (blocker.points if dying[1] else 0.0)

    def attack_with(self, attackers: list[int], seat: int) -> float:
        """What an attack of these would be worth to the seat whose board this is, likely blocks included."""
        after = self.copy()
        pairs = after.likely_blocks(seat, attackers)
        after.strike_all(
            [(a, seat) for a in attackers], [(a.card, b.card) for a, b in pairs], {a.card for a, _ in pairs}
        )
        return after.worth()

    def expected_attack(self, attacker: int) -> float:
        """How the table would change by the attack this player has the means for."""
        defenders = [seat for seat in range(len(self.mons)) if seat != attacker and self.weights[seat]]
        defender = self.me if self.me != attacker else defenders[0]
        own = [f.card for f in self.of(attacker) if f.mill > 0]
        return self.attack_with(own, defender) - self.worth() if own else 0.0

    # ------------------------------------------------------------------- entering

    def enter(self, seat: int, card: int, kind: Kind, group: int, attached: int) -> None:
        """A card comes onto the table: in a set of its own (-1), or on top of one."""
        if kind.what == WARRIOR:
            face, under = self.grown(seat, card, kind, group, attached)
            covered = next((f for f in self.fighters if f.set == group), None)
            if covered is not None:
                self.fighters.remove(covered)
                self.attacks = tuple(pair for pair in self.attacks if pair[0] != covered.card)
            fighter = Fighter(face, seat, group, under)
            fighter.fades = kind.has.get("vanish", -1)
            fighter.points = points(face.attack, face.defense, face.mill, fighter.has, fighter.fades) + kind.standing
            fighter.marked = "recover" in kind.has
            self.fighters.append(fighter)
        elif kind.what == EQUIPMENT:
            self.equip(seat, card, kind, group)
        else:
            self.things[card] = (seat, kind.card.name, group)
            if group not in self.sets:
                self.sets = {**self.sets, group: SetView(group, seat, (), (), 0, 0, False)}

    def grown(self, seat: int, card: int, kind: Kind, group: int, attached: int) -> tuple[Face, tuple[Face, ...]]:
        """The warrior with what its set gives it."""
        attack, defense, mill = kind.card.attack, kind.card.defense, kind.card.mill
        here = self.sets.get(group)
        under: tuple[Face, ...] = ()
        has = dict(kind.has)
        colours = {"evolve_light": 0, "evolve_shadow": 0}
        if kind.faction in ("light", "shadow"):
            colours[f"evolve_{kind.faction}"] = attached
        if here is not None and here.controller == seat:
            top = next((f for f in self.fighters if f.set == group), None)
            if top is not None:
                under = (*top.below, Face(top.card, top.name))
            colours["evolve_light"] += here.light
            colours["evolve_shadow"] += here.shadow
            for face in under:
                below = self.kinds[face.name].card
                attack += below.attack if "unite_strength" in has else 0
                defense += below.defense if "unite_defense" in has else 0
            for face in here.others:
                for rule in self.kinds[face.name].written.static:
                    if getattr(rule, "to", "") == "set":
                        attack += _plain(getattr(rule, "attack", 0))
                        defense += _plain(getattr(rule, "defense", 0))
                        mill += _plain(getattr(rule, "mill", 0))
                        if hasattr(rule, "keyword"):
                            has[rule.keyword] = 1
        defense += "unite_defense" in has
        for name, n in colours.items():
            if has.get(name):
                more = n // has[name]
                attack, defense, mill = attack + more, defense + more, mill + more
        return Face(card, kind.card.name, attack, defense, mill, 0, tuple(has.items())), under

    def equip(self, seat: int, card: int, kind: Kind, group: int) -> None:
        top = next((f for f in self.fighters if f.set == group), None)
        if top is not None:
            top.has = dict(top.has)
            for rule in kind.written.static:
                if getattr(rule, "to", "") == "set":
                    top.attack += _plain(getattr(rule, "attack", 0))
                    top.defense += _plain(getattr(rule, "defense", 0))
                    top.mill += _plain(getattr(rule, "mill", 0))
                    if hasattr(rule, "keyword"):
                        top.has.setdefault(rule.keyword, 1)
            top.points = points(top.attack, top.defense + top.damaged, top.mill, top.has, top.fades)
        self.bonus += self.weights[seat] * OUTLASTS * kind.standing


def _plain(n: object) -> int:
    return n if isinstance(n, int) else 1
