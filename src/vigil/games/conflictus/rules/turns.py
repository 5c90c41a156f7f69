"""The turn: its seven phases, the cleanup, and whose turn is next."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.actions import (
    drop_empty_sets,
    emit,
    leave_table,
    move,
    move_sources,
    notify_triggers,
)
from vigil.games.conflictus.rules.combat import attackers_against, clear_combat
from vigil.games.conflictus.rules.engine_nodes import ATTACKERS, BLOCKERS, CLEAN_UP, LEAPERS, PHASE, PRIORITY, SILENT
from vigil.games.conflictus.rules.game_end import game_over
from vigil.games.conflictus.rules.lookups import rules_in_force
from vigil.games.conflictus.rules.mons import draw
from vigil.games.conflictus.rules.state import (
    ATTACK,
    BLOCK,
    BY_TURN_LIMIT,
    DAMAGE,
    DRAW,
    MAIN,
    MAINTENANCE,
    SACRIFICE,
    State,
    active_warriors,
    players,
    set_of,
)  # fmt: skip
from vigil.games.conflictus.rules.values import defense_left, has_keyword


def push(s: State, node: object, you: int, n: int = NOTHING) -> None:
    """Push an engine step for a player onto the stack."""
    s.stack.append((node, you, you, NOTHING, NOTHING, n))


def begin_turn(s: State, seat: int, frame: Frame) -> None:
    """Start the next player's turn and reset everything that is counted per turn."""
    if s.turn == s.tables.config.rounds:
        s.end_reason = BY_TURN_LIMIT
        emit(s, "turn_limit", seat, frame, "C-WIN-10", n=s.turn)
        game_over(s, players(s, seat), frame)
        return
    s.active = seat
    s.turn += 1
    me = s.seats[seat]
    me.own_drop = me.other_drop = 0
    s.skip_attack = False
    s.abilities_used, s.turn_log, s.before = [], [], s.items
    s.last.clear()  # nothing that needs them survives the turn
    emit(s, "turn", seat, frame, "C-PHASE-02", n=s.turn)
    push(s, PHASE, seat, MAINTENANCE)


def enter_phase(s: State, phase: int, frame: Frame) -> None:
    """Carry out what happens first in a phase, and give players the chance to act."""
    you = s.active
    s.phase = phase
    if phase == ATTACK and s.skip_attack:
        push(s, PHASE, you, SACRIFICE)  # skips block and damage too (C-PHASE-22)
        return
    if phase == DAMAGE and not s.attacks:
        clear_combat(s)
        push(s, PHASE, you, SACRIFICE)
        return
    emit(s, "phase", you, frame, "C-PHASE-01", n=phase, changes=False)
    if phase != SACRIFICE:
        push(s, PHASE, you, phase + 1)
    if phase == MAINTENANCE:
        free_loose_sources(s, frame)
        notify_triggers(s, lang.TURN_BEGINS, NOTHING, you)
        push(s, PRIORITY, you, 0)
    elif phase == DRAW:
        push(s, SILENT, you)
        if s.turn > 1:
            draw(s, [you], 1, frame, "C-PHASE-06")
    elif phase == MAIN:
        push(s, PRIORITY, you, 0)
    elif phase == ATTACK:
        push(s, PRIORITY, you, 0)
        push(s, ATTACKERS, you)
    elif phase == BLOCK:
        push(s, PRIORITY, you, 0)
        for seat in reversed([seat for seat in players(s, you) if attackers_against(s, seat)]):
            push(s, BLOCKERS, seat)
    elif phase == DAMAGE:
        push(s, SILENT, you)
        push(s, LEAPERS, you)
    else:
        clear_combat(s)
        notify_triggers(s, lang.TURN_ENDS, NOTHING, you)
        push(s, CLEAN_UP, you)
        push(s, PRIORITY, you, 0)


def free_loose_sources(s: State, frame: Frame) -> None:
    """Free the sources of all players that are bound to no set (C-SOURCE-12)."""
    vacated = [group for group in s.sets if group.vacated]
    for group in vacated:
        move_sources(s, group.sources[:], lang.TABLE, lang.SPENT, frame, group.controller)
    if vacated:
        drop_empty_sets(s)
    for seat, me in enumerate(s.seats):
        if me.spent:
            emit(s, "freed", seat, frame, "C-SOURCE-12", n=len(me.spent))
            move_sources(s, me.spent[:], lang.SPENT, lang.FREE, frame, seat)


def state_check(s: State, frame: Frame) -> bool:
    """Run the state check: destroy all active warriors without defense together (C-STATE-01 to -03)."""
    s.checked = s.event_count
    weakened = anything_weakens(s)
    printed, damage, dead = s.tables.stats, s.damage, []
    for group in s.sets:  # if no rule lowers defense, only damage can kill: skip the slow calculation
        if group.warriors:
            card = group.warriors[-1]
            if (weakened or printed[card][1] <= damage.get(card, 0)) and defense_left(s, card) <= 0:
                dead.append(card)
    if dead:
        leave_table(s, "destroy", dead, frame, "C-STATE-01")
    return bool(dead)


def anything_weakens(s: State) -> bool:
    """Return whether any rule in force, static or temporary, may lower a defense."""
    if s.lasting and any(type(rule) is tuple and rule[1] < 0 for rule, _, _, _ in s.lasting):
        return True
    weakening = s.tables.weakening
    return bool(weakening) and any(id(rule) in weakening for rule, _, _ in rules_in_force(s))


def clean_up(s: State, frame: Frame) -> bool:
    """Run the cleanup. Return True if it must run again because something triggered or died (C-END-07)."""
    _remove_marked(s, frame)
    _sacrifice_marked(s, frame)
    s.damage.clear()  # damage and temporary effects end together (C-END-06)
    s.lasting = []
    died = False
    while state_check(s, frame):
        died = True
    return died or bool(s.pending_triggers)


def _remove_marked(s: State, frame: Frame) -> None:
    """Step 1: remove marked cards. The marks of Recover and Victimize follow a card anywhere (C-END-02, -04)."""
    if not s.marks:
        return
    marked = [mark for mark in s.marks if mark[2] != "sacrifice"]
    s.marks = [mark for mark in s.marks if mark[2] == "sacrifice"]
    here = [
        c
        for c, stamp, how in marked
        if set_of(s, c) is not None and (how == "remove anywhere" or s.stamp.get(c, 0) == stamp)
    ]
    leave_table(s, "remove", list(dict.fromkeys(here)), frame, "C-END-02")
    for card in dict.fromkeys(c for c, _, how in marked if how == "remove anywhere"):
        for seat, me in enumerate(s.seats):
            for zone in (lang.MONS, lang.HAND, lang.MORTIS):
                if card in getattr(me, zone):  # it came from a hidden zone, so everyone learns where it was
                    rule = "C-KEY-RECUPERA-04"
                    move(
                        s, card, zone, lang.EXTERMINATUS, frame, "removed", rule, seat=seat, reveals=zone != lang.MORTIS
                    )


def _sacrifice_marked(s: State, frame: Frame) -> None:
    """Step 2: sacrifice marked cards, Vanish warriors without counters, and all amulets together (C-END-03)."""
    due = [card for card, stamp, _ in s.marks if s.stamp.get(card, 0) == stamp and set_of(s, card) is not None]
    s.marks = []
    due += [c for c in active_warriors(s) if has_keyword(s, c, "vanish") and not s.counters.get((c, lang.VANISH), 0)]
    due += [card for group in s.sets for card in group.others if s.tables.what[card] == lang.AMULET]
    if due:
        leave_table(s, "sacrifice", list(dict.fromkeys(due)), frame, "C-END-03")
