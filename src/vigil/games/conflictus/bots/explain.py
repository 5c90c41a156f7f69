"""The metrics of Conflictus positions, for explanations of options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from vigil.bots.explain.option_effects import Change, Metric
from vigil.games.conflictus.rules.engine_nodes import Priority
from vigil.games.conflictus.rules.language import AMULET
from vigil.games.conflictus.rules.state import ATTACK, DAMAGE, SACRIFICE, State, items_in_progress


@dataclass(slots=True)
class Snapshot:
    """The position before an option, and the events since."""

    seat: int
    turn: int
    phase: int
    game: int
    fight: bool  # the choice only has an effect when combat is over
    numbers: dict[str, float]
    table: tuple[frozenset[int], ...]  # in the order of `_table`
    opposing_items: frozenset[int]  # items announced by opponents
    hand: int
    nameable: frozenset[int]  # cards that may be named: the player's hand and announced cards
    events: list[tuple[str, int, int, int]] = field(default_factory=list)


class ConflictusMetrics:
    """Measures mons, warriors and other cards on the table, hands, sources, and canceled items."""

    metrics: ClassVar[dict[str, Metric]] = {
        "wins": Metric("wins", 100.0),
        "stays": Metric("", 60.0, "averts"),
        "milled": Metric("mills", 1.0),
        "mons": Metric("recovers", 1.0, "saves-mons"),
        "killed": Metric("destroys", 2.5),
        "men": Metric("", 2.5, "saves-warriors"),
        "mustered": Metric("musters", 2.0),
        "placed": Metric("places", 1.2),
        "broken": Metric("breaks", 1.5),
        "drawn": Metric("draws", 1.2),
        "robbed": Metric("robs", 1.2),
        "sources": Metric("source", 1.0, "saves-sources"),
        "canceled": Metric("cancels", 2.0),
        "held": Metric("", 0.4, "holds-back"),
    }

    def begin(self, s: State, seat: int, place: int) -> Snapshot:
        opposing_items = frozenset(item.number for item in s.transition if item.controller != seat)
        nameable = {*s.seats[seat].hand, *(item.card for item in s.transition)}
        nameable |= {item.card for item in (s.resolving, s.announcement) if item is not None}
        fight = ATTACK <= s.phase <= DAMAGE and not s.transition
        return Snapshot(
            seat=seat, turn=s.turn, phase=s.phase, game=s.game, fight=fight, numbers=self._count(s, seat),
            table=self._table(s, seat), opposing_items=opposing_items, hand=len(s.seats[seat].hand),
            nameable=frozenset(nameable),
        )  # fmt: skip

    def on_events(self, s: State, before: Snapshot) -> None:
        if s.turn == before.turn and s.game == before.game:
            before.events += [(entry[0], entry[1], entry[2], entry[5]) for entry in s.events]

    def is_done(self, s: State, before: Snapshot) -> bool:
        if self.is_turn_over(s, before):
            return True
        if before.fight:
            return s.phase == SACRIFICE
        if s.transition or s.announcement is not None or s.resolving is not None:
            return False
        return s.phase != before.phase or type(s.stack[-1][0]) is Priority

    def is_turn_over(self, s: State, before: Snapshot) -> bool:
        return s.turn != before.turn or s.game != before.game or bool(s.seats[before.seat].lost)

    def change(self, s: State, before: Snapshot) -> Change:
        seat = before.seat
        if s.game != before.game or self._lost(s, seat) or not s.stack:
            return Change()  # the game is over, so the table says nothing
        now = self._count(s, seat)
        numbers = {name: value - before.numbers[name] for name, value in now.items()}
        table = self._table(s, seat)
        fallen, killed, _, broken = (old - now for old, now in zip(before.table, table, strict=True))
        new, _, placed, _ = (now - old for old, now in zip(before.table, table, strict=True))
        back = {n for what, who, _, n in before.events if what == "canceled" and who != seat} & before.opposing_items
        numbers["killed"], numbers["men"], numbers["mustered"] = len(killed), -len(fallen), len(new)
        numbers["placed"], numbers["broken"] = len(placed), len(broken)
        numbers["canceled"] = len(back)
        drawn = sum(1 for what, who, _, _ in before.events if what == "drawn" and who == seat)
        numbers["drawn"] = drawn if s.turn == before.turn else 0.0
        numbers["held"] = len(s.seats[seat].hand) - drawn - before.hand
        milled = [who for what, who, _, _ in before.events if what == "milled"]
        back_on = sum(1 for what, who, _, _ in before.events if what == "recovered" and who == seat)
        numbers["milled"] = len(milled) - milled.count(seat)
        numbers["mons"] = back_on - milled.count(seat)
        numbers["robbed"] = sum(1 for what, who, _, _ in before.events if what == "discarded" and who != seat)
        if s.turn != before.turn:
            numbers["sources"] = 0.0
        name = s.tables.name
        named = {
            "killed": tuple(sorted(name[card] for card in killed)),
            "men": tuple(sorted(name[card] for card in fallen)),
            "mustered": tuple(sorted(name[card] for card in new)) if new <= before.nameable else (),
            "placed": tuple(sorted(name[card] for card in placed)) if placed <= before.nameable else (),
        }
        return Change(numbers, named)

    def final_effect(self, s: State, before: Snapshot) -> dict[str, float]:
        lost = self._lost(s, before.seat) if s.game == before.game else not self._won(s, before)
        return {"wins": float(self._won(s, before)), "stays": -float(lost)}

    @staticmethod
    def _won(s: State, before: Snapshot) -> bool:
        """Return whether the seat has won the game, or this game of a match."""
        if s.game != before.game:
            return s.wins[before.seat] > before.numbers["won"]
        left = [seat for seat, who in enumerate(s.seats) if not who.lost]
        return left == [before.seat]

    @staticmethod
    def _lost(s: State, seat: int) -> bool:
        return bool(s.seats[seat].lost)

    @staticmethod
    def _table(s: State, seat: int) -> tuple[frozenset[int], ...]:
        """Return the warriors of the player and of opponents, then the equipment and relics of each."""
        groups: tuple[set[int], ...] = (set(), set(), set(), set())
        for group in s.sets:
            whose = group.controller != seat
            groups[whose].update(group.warriors)
            groups[2 + whose].update(card for card in group.others if s.tables.what[card] != AMULET)
        return tuple(frozenset(cards) for cards in groups)

    @staticmethod
    def _count(s: State, seat: int) -> dict[str, float]:
        me = s.seats[seat]
        bound = sum(len(group.sources) for group in s.sets if group.controller == seat)
        held = sum(len(item.sources) for item in items_in_progress(s) if item.controller == seat)
        return {
            "sources": bound + held + len(me.free) + len(me.spent),
            "won": s.wins[seat] if s.wins else 0,
        }
