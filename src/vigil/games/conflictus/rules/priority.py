"""Priority, announcements and the transition: who may act, and what resolves when all have passed."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.effects.machine import EndlessLoopError
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.actions import (
    cancel,
    emit,
    enter_table,
    move,
    sacrifice,
)
from vigil.games.conflictus.rules.announce import answer, commit, current_announcement, next_step, open_step
from vigil.games.conflictus.rules.engine import answers, ask, handles
from vigil.games.conflictus.rules.game_end import apply_losses
from vigil.games.conflictus.rules.language import AMULET, CAPTIVE, FREE, HAND
from vigil.games.conflictus.rules.legal_plays import PASS, USE, no_targets, plays
from vigil.games.conflictus.rules.lookups import target_specs_of
from vigil.games.conflictus.rules.state import (
    NEW_SET,
    Announcement,
    State,
    TransitionItem,
    next_player,
    players,
)  # fmt: skip
from vigil.games.conflictus.rules.turns import push, state_check
from vigil.games.conflictus.rules.values import legal_target
from vigil.kernel.game import Choice

MAX_ITEMS = 1500
"""More items than any real turn has. A turn with more is an endless loop (C-WIN-10)."""


@handles(steps.Priority)
def resolve_priority(s: State, frame: Frame) -> bool | None:
    if (s.event_count != s.checked or s.pending_triggers) and settle(s, frame):
        return None
    you = frame[1]
    if s.left_seats and s.seats[you].lost:
        pass_on(s, frame)
        return None
    options = plays(s, you)
    if len(options) > 1 or s.tables.config.always_ask:
        return ask(s, frame, options)
    if you != s.last_chooser and (s.seats[you].hand or s.seats[you].captive):
        s.undo_floor = s.decision_count  # skipping the seat reveals something about its cards
    pass_on(s, frame)  # the seat could only pass: don't ask
    return None


def settle(s: State, frame: Frame) -> bool:
    """Before a player gets priority, repeat: run the state check, put triggers onto the transition (C-STACK-18)."""
    while s.event_count != s.checked and state_check(s, frame):
        pass
    if s.items - s.before > MAX_ITEMS:
        raise EndlessLoopError(
            "endless-loop", "the cards trigger each other endlessly ({steps} steps)", steps=MAX_ITEMS
        )
    if s.pending_triggers:
        s.stack.append(frame)
        push(s, steps.PLACE, s.active)
        return True
    return False


def pass_on(s: State, frame: Frame) -> None:
    """Give the next player priority. When all have passed, resolve the top item or end the phase (C-STACK-06, -08)."""
    you, passes = frame[1], frame[5] + 1
    n = len(s.seats)
    if passes < (n if not s.left_seats else len(players(s, s.active))):
        after = (you + 1) % n if not s.left_seats else next_player(s, you)
        s.stack.append((steps.PRIORITY, after, after, NOTHING, NOTHING, passes))
    elif s.transition:
        push(s, steps.PRIORITY, s.active if not s.seats[s.active].lost else next_player(s, s.active), 0)
        push(s, steps.RESOLVE, s.active)
    else:
        s.targeted = []


@answers(steps.Priority)
def answer_priority(s: State, frame: Frame, option: Choice) -> None:
    verb, card = option
    you = frame[1]
    if option == PASS:
        pass_on(s, frame)
        return
    if card in s.seats[you].captive and s.tables.switches.captives_visible_to != "captor":
        s.undo_floor = s.decision_count  # no player has seen this card before
    push(s, steps.PRIORITY, you, 0)  # the player keeps priority, and the passes start over (C-STACK-10, -13)
    if verb == "play_source":
        origin = CAPTIVE if card in s.seats[you].captive else HAND
        if you == s.active:
            s.seats[you].own_drop += 1
        else:
            s.seats[you].other_drop += 1
        rule = "C-SOURCE-01" if you == s.active else "C-SOURCE-02"
        move(s, card, origin, FREE, frame, "dropped", rule, seat=you, whose=you)
    elif verb == "sacrifice":
        sacrifice(s, card, frame, "C-PHASE-25")
    else:
        number = USE.index(verb) if verb in USE else NOTHING
        s.announcement = Announcement("activated" if number != NOTHING else "card", card, number)
        push(s, steps.ANNOUNCE, you)


@handles(steps.Announce)
def resolve_announce(s: State, frame: Frame) -> bool | None:
    step, options = next_step(s, frame[1])
    if step:
        return ask(s, frame, options)
    commit(s, frame[1], frame)
    return None


@answers(steps.Announce)
def answer_announce(s: State, frame: Frame, option: Choice) -> None:
    draft = current_announcement(s)
    answer(s, frame[1], draft, open_step(s, draft), option)
    s.stack.append(frame)


# --------------------------------------------------------------- the transition


@handles(steps.Place)
def resolve_place(s: State, frame: Frame) -> bool | None:
    """Put triggers onto the transition, the active player's first, in an order each player chooses (C-STACK-19)."""
    s.pending_triggers = [w for w in s.pending_triggers if not s.seats[w.controller].lost]
    for seat in players(s, s.active):
        own = [i for i, w in enumerate(s.pending_triggers) if w.controller == seat]
        if not own:
            continue
        if len(own) > 1 and any(s.pending_triggers[i] != s.pending_triggers[own[0]] for i in own):
            return ask(s, (steps.PLACE, seat, seat, *frame[3:]), [("order_first", i) for i in own])
        place(s, own[0])
        return None
    return None


@answers(steps.Place)
def answer_place(s: State, frame: Frame, option: Choice) -> None:
    place(s, option[1])


def place(s: State, number: int) -> None:
    """Announce one of the pending triggers. Without a legal target it does nothing (C-TARGET-11)."""
    pending = s.pending_triggers.pop(number)
    push(s, steps.PLACE, s.active)
    if no_targets(s, pending.controller, pending.source, pending.node.targets, pending.it) is not None:
        return
    s.announcement = Announcement("triggered", pending.source, waits=pending)
    push(s, steps.ANNOUNCE, pending.controller)


@handles(steps.Resolve)
def resolve_resolve(s: State, frame: Frame) -> None:
    if not s.transition:
        return
    item = s.transition.pop()
    s.resolving = item
    you = item.controller
    if target_specs_of(item) and not still_aimed(s, item):
        s.resolving = None
        cancel(s, item, frame, "C-TARGET-09", "C-TARGET-10")
        if not s.transition:
            s.targeted = []
        return
    emit(s, "resolves", you, frame, "C-STACK-06", card=item.card, origin="transition", n=item.number)
    push(s, steps.FINISH, you)
    if item.what == "card" and s.tables.what[item.card] != AMULET:
        enter_table(s, you, item.card, item.set, item.sources, frame)
    if item.node is not None:
        if id(item.node.do) in s.tables.printed.peeking:
            s.undo_floor = s.decision_count
        s.stack.append((item.node.do, you, you, item.card, item.it, NOTHING))


def still_aimed(s: State, item: TransitionItem) -> bool:
    """Return whether any announced target is still legal, or none was announced (C-TARGET-09, -14)."""
    real = [i for i, aimed in enumerate(item.targets) if aimed[0] != NOTHING]
    return not real or any(legal_target(s, item, i) is None for i in real)


@handles(steps.Finish)
def resolve_finish(s: State, frame: Frame) -> None:
    """Complete an item. An amulet stays on the table with its sources until the end of the turn (C-AMULET-01)."""
    item = s.resolving
    s.resolving = None
    if item is not None and item.what == "card" and s.tables.what[item.card] == AMULET:
        enter_table(s, item.controller, item.card, NEW_SET, item.sources, frame)
    apply_losses(s, frame, "C-WIN-03")
    if not s.transition:
        s.targeted = []


@handles(steps.Silent)
def resolve_silent(s: State, frame: Frame) -> None:
    """Resolve triggers one after another in a phase without priority (C-STACK-16)."""
    if settle(s, frame):
        return
    if s.transition and s.tables.switches.triggers_in_silent_phases == "resolve_now":
        s.stack.append(frame)
        push(s, steps.RESOLVE, s.active)
