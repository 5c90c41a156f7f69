"""Win chances of a Conflictus state, from numbers that can be counted on it.

Every seat gets a few features (`seat_features`). Their weighted sums become probabilities with a softmax. The weights
were fitted to games of `greedy` against itself, at the first decision of every turn, which is where the search stops
its playouts. `win_chance_weights.py` describes the fit; `tools/fit_win_chance_conflictus.py` writes it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from math import exp, log

from vigil.games.conflictus.bots.card_summary import summaries_for
from vigil.games.conflictus.bots.combat_estimate import WarriorStats, active_warriors, can_block, profitable_blocks
from vigil.games.conflictus.bots.win_chance_weights import WEIGHTS
from vigil.games.conflictus.rules.language import AMULET
from vigil.games.conflictus.rules.state import BEFORE, MAIN, State

FEATURES = (
    "mons", "log_mons", "last", "hand", "held", "tricks", "sources", "free", "points", "mill", "evading", "men",
    "covered", "things", "captive", "turn", "clock", "doomed", "struck", "few_sources", "spare", "playable",
    "amulets", "breaks", "manipulators",
)  # fmt: skip
"""The features of a seat, in the order of `seat_features`."""


def seat_features(s: State) -> list[list[float]]:
    """Return the features of every seat, in the order of FEATURES; an empty list for a seat that has lost."""
    d, summaries = s.tables, summaries_for(s.tables)
    what = d.what
    warriors = active_warriors(s, summaries)
    n = len(s.seats)
    own: list[list[WarriorStats]] = [[] for _ in range(n)]
    for warrior in warriors:
        own[warrior.seat].append(warrior)
    bound, covered, things = [0] * n, [0.0] * n, [0.0] * n
    for group in s.sets:
        seat = group.controller
        bound[seat] += len(group.sources)
        for card in group.warriors[:-1]:
            covered[seat] += summaries.plain[card]
        for card in group.others:
            if what[card] != AMULET:
                things[seat] += summaries.standing[card]
    free_mill, all_mill = _mills(own, n)
    living = [seat for seat in range(n) if not s.seats[seat].lost]
    result: list[list[float]] = []
    for seat, me in enumerate(s.seats):
        if me.lost:
            result.append([])
            continue
        share = max(1, len(living) - 1)
        coming = sum([free_mill[o] + 0.3 * (all_mill[o] - free_mill[o]) for o in living if o != seat]) / share
        most = max([all_mill[o] for o in living if o != seat], default=0)
        mons = len(me.mons)
        held = tricks = playable = 0.0
        spare = amulets = 0
        loose = len(me.free) + len(me.spent)
        for card in me.hand:
            if what[card] == AMULET:
                amulets += 1
                tricks += summaries.nominal[card]
            elif d.is_source[card]:
                spare += 1
                continue
            else:
                held += summaries.nominal[card]
            if d.cost[card] <= loose + 1:  # with this turn's source
                playable += summaries.nominal[card]
        sources = bound[seat] + loose
        soon = 1.0 if s.active == seat else 0.0
        before = soon if s.phase <= MAIN else 0.0  # its attack is still to come
        result.append(
            [
                mons,
                log(1.0 + mons),
                1.0 / (2.0 + mons),
                min(7, len(me.hand)),
                held,
                tricks,
                min(10, sources),
                loose,
                sum([warrior.points for warrior in own[seat]]),
                all_mill[seat],
                free_mill[seat],
                len(own[seat]),
                covered[seat],
                things[seat],
                len(me.captive),
                before,
                log(1.0 + mons / (1.0 + coming)),
                1.0 if most >= mons else 0.0,
                1.0 if free_mill[seat] and before and _beats(s, living, seat, free_mill[seat]) else 0.0,
                1.0 if sources < 4 else 0.0,
                spare,
                playable,
                amulets,
                _broken_through(s, own, living, seat) if before else 0,
                sum([warrior.energy or warrior.matter for warrior in own[seat]]),
            ]
        )
    return result


def _mills(own: list[list[WarriorStats]], n: int) -> tuple[list[int], list[int]]:
    """Return, for every seat, the mill that no opposing warrior can block, and the total mill."""
    free, total = [0] * n, [0] * n
    for seat, mine in enumerate(own):
        for warrior in mine:
            total[seat] += warrior.mill
            if warrior.mill and not any(
                can_block(warrior, other) for rival in range(n) if rival != seat for other in own[rival]
            ):
                free[seat] += warrior.mill
    return free, total


def _broken_through(s: State, own: list[list[WarriorStats]], living: list[int], seat: int) -> int:
    """Return what an attack with all warriors on the weakest opponent mills, if that player blocks well."""
    victim = min([other for other in living if other != seat], key=lambda other: len(s.seats[other].mons), default=seat)
    if victim == seat or not own[seat]:
        return 0
    blocked = profitable_blocks(own[seat], own[victim], len(s.seats[victim].mons))
    return sum([warrior.mill for warrior in own[seat]]) - sum([warrior.mill for warrior, _ in blocked])


def _beats(s: State, living: list[int], seat: int, mill: int) -> bool:
    """Return whether this much mill would defeat an opponent."""
    return any(mill >= len(s.seats[other].mons) for other in living if other != seat)


def weights_for(s: State) -> Sequence[float]:
    """Return the weights of this format, for two or more players."""
    return WEIGHTS[s.tables.config.format, "duel" if len(s.seats) == 2 else "more"]


def chances(sums: Sequence[float | None]) -> list[float]:
    """Turn sums into probabilities. None stands for a seat that has lost."""
    most = max(total for total in sums if total is not None)
    shares = [0.0 if total is None else exp(total - most) for total in sums]
    return [share / sum(shares) for share in shares]


def value(s: State) -> list[float]:
    """Return every seat's chance of winning the game, or the match. The chances add up to 1."""
    if s.phase == BEFORE:  # too early: no player is ahead
        game = chances([None if seat.lost else 0.0 for seat in s.seats])
    else:
        weights = weights_for(s)
        sums = [sum([w * x for w, x in zip(weights, mine, strict=True)]) if mine else None for mine in seat_features(s)]
        game = chances(sums)
    games = s.tables.config.best_of
    return game if games == 1 else match_chances(game[0], s.wins[0], s.wins[1], games - s.game, games // 2 + 1)


def match_chances(game: float, mine: int, theirs: int, left: int, needed: int) -> list[float]:
    """Return both players' chances in a match, from the first player's chance in the current game.

    `left` games come after the current one.
    """
    won, lost = match_chance(mine + 1, theirs, left, needed), match_chance(mine, theirs + 1, left, needed)
    first = game * won + (1.0 - game) * lost
    return [first, 1.0 - first]


@functools.cache
def match_chance(mine: int, theirs: int, left: int, needed: int) -> float:
    """Return the chance of a player with these wins, if each remaining game is even."""
    if mine >= needed or theirs >= needed or left == 0:
        return 1.0 if mine > theirs else 0.0 if theirs > mine else 0.5
    return (match_chance(mine + 1, theirs, left - 1, needed) + match_chance(mine, theirs + 1, left - 1, needed)) / 2
