"""How Conflictus is played: priority, the transition, the phases.  `setup` adds what comes before."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Effect, Frame
from vigil.effects.machine import EndlessLoopError, Machine
from vigil.games.conflictus.rules import effect_handlers, selections, values
from vigil.games.conflictus.rules.actions import (
    drop_source,
    emit,
    enter_table,
    move,
    notify_triggers,
    put_into,
    sacrifice,
    take_from,
    unmark_cancelled,
)
from vigil.games.conflictus.rules.announce import answer, commit, draft_of, next_step, open_step
from vigil.games.conflictus.rules.card_tables import ANNOUNCE, CLEAN_UP, FINISH, PLACE, PRIORITY, RESOLVE
from vigil.games.conflictus.rules.combat import (
    attack_options,
    attackers_declared,
    block,
    block_options,
    blockable,
    blockers_declared,
    challenged,
    deal_damage,
    declare,
    leap_options,
    opponents,
)  # fmt: skip
from vigil.games.conflictus.rules.engine_nodes import (
    Announce,
    Attackers,
    Blockers,
    CleanUp,
    Finish,
    Leapers,
    Phase,
    Place,
    Priority,
    Resolve,
    Silent,
)  # fmt: skip
from vigil.games.conflictus.rules.game_end import apply_losses, game_over, leave_game
from vigil.games.conflictus.rules.language import AMULET, CAPTIVE, HAND, MORTIS, SACRIFICED, SPENT
from vigil.games.conflictus.rules.legal_plays import PASS, USE, no_targets, plays
from vigil.games.conflictus.rules.lookups import aims_of
from vigil.games.conflictus.rules.rounds import check, clean_up, enter_phase, next_round, push
from vigil.games.conflictus.rules.state import (
    BY_CONCESSION,
    BY_DRAW,
    NEW_SET,
    Announcement,
    State,
    TransitionItem,
    next_player,
    players,
)  # fmt: skip
from vigil.games.conflictus.rules.values import legal_target
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Choice

MOST_ITEMS = 1500
"""No round comes near so many cards and abilities on the transition; one that does never ends (C-WIN-10)."""


class ConflictusHooks:
    """What the machine asks of Conflictus."""

    seats = staticmethod(selections.seats)
    amount = staticmethod(values.amount)
    is_true = staticmethod(values.holds)
    can_start = staticmethod(selections.can_start)
    pick_options = staticmethod(selections.pick_options)
    pickable_cards = staticmethod(selections.pickable_cards)
    all_cards = staticmethod(effect_handlers.all_cards)
    single_card = staticmethod(effect_handlers.single_card)
    do_verb = staticmethod(effect_handlers.do_verb)
    do_verb_to_all = staticmethod(effect_handlers.do_verb_to_all)
    after_action = staticmethod(effect_handlers.after_action)

    @staticmethod
    def peeks(s: State, do: Effect) -> bool:
        return id(do) in s.tables.printed.peeking

    @staticmethod
    def names(s: State) -> list[Choice]:
        return []

    @staticmethod
    def named(s: State, frame: Frame, kind: int) -> None:
        """Nothing is named in this game."""


machine = Machine(ConflictusHooks)
handles, answers, ask, run = machine.handles, machine.answers, machine.ask, machine.run
effect_handlers.teach(machine)


# --------------------------------------------------------------------- priority


@handles(Priority)
def resolve_priority(s: State, frame: Frame) -> bool | None:
    if (s.event_count != s.checked or s.pending_triggers) and settle(s, frame):
        return None
    you = frame[1]
    if s.left_seats and s.seats[you].lost:
        pass_on(s, frame)
        return None
    options = plays(s, you)
    if len(options) > 1 or s.tables.config.stops:
        return ask(s, frame, options)
    if you != s.last_chooser and (s.seats[you].hand or s.seats[you].captive):
        s.undo_floor = s.decision_count  # the silence tells something of hidden cards: the others' choices stand
    pass_on(s, frame)  # nothing could be done: nobody is asked
    return None


def settle(s: State, frame: Frame) -> bool:
    """Before anybody has priority: the state check, then triggers onto the transition, again and again (C-STACK-18)."""
    while s.event_count != s.checked and check(s, frame):
        pass
    if s.items - s.before > MOST_ITEMS:
        raise EndlessLoopError(
            "machine-endless", "the cards trigger each other endlessly ({steps} steps)", steps=MOST_ITEMS
        )
    if s.pending_triggers:
        s.stack.append(frame)
        push(s, PLACE, s.active)
        return True
    return False


def pass_on(s: State, frame: Frame) -> None:
    """The next player has priority; when all have passed the top item resolves, or the phase ends (C-STACK-06, -08)."""
    you, passes = frame[1], frame[5] + 1
    n = len(s.seats)
    if passes < (n if not s.left_seats else len(players(s, s.active))):
        after = (you + 1) % n if not s.left_seats else next_player(s, you)
        s.stack.append((PRIORITY, after, after, NOTHING, NOTHING, passes))
    elif s.transition:
        push(s, PRIORITY, s.active if not s.seats[s.active].lost else next_player(s, s.active), 0)
        push(s, RESOLVE, s.active)
    else:
        s.targeted = []


@answers(Priority)
def answer_priority(s: State, frame: Frame, option: Choice) -> None:
    verb, card = option
    you = frame[1]
    if option == PASS:
        pass_on(s, frame)
        return
    if card in s.seats[you].captive and s.tables.switches.captiveLook != "taker":
        s.undo_floor = s.decision_count  # nobody has seen this card before
    push(s, PRIORITY, you, 0)  # who acts keeps priority, and the passes are counted anew (C-STACK-10, -13)
    if verb == "drop":
        origin = CAPTIVE if card in s.seats[you].captive else HAND
        take_from(s, you, card, origin)
        if you == s.active:
            s.seats[you].own_drop += 1
        else:
            s.seats[you].other_drop += 1
        drop_source(s, you, card, frame, "C-SOURCE-01" if you == s.active else "C-SOURCE-02", origin)
    elif verb == "sacrifice":
        if card in s.seats[you].spent:
            notify_triggers(s, SACRIFICED, card, you)
            move(s, you, card, SPENT, MORTIS, frame, "C-PHASE-25", "sacrificed")
        else:
            sacrifice(s, [card], frame, "C-PHASE-25")
    else:
        number = USE.index(verb) if verb in USE else NOTHING
        s.announcement = Announcement("activated" if number != NOTHING else "card", card, number)
        push(s, ANNOUNCE, you)


@handles(Announce)
def resolve_announce(s: State, frame: Frame) -> bool | None:
    step, options = next_step(s, frame[1])
    if step:
        return ask(s, frame, options)
    commit(s, frame[1], frame)
    return None


@answers(Announce)
def answer_announce(s: State, frame: Frame, option: Choice) -> None:
    draft = draft_of(s)
    answer(s, frame[1], draft, open_step(s, draft), option)
    s.stack.append(frame)


# --------------------------------------------------------------- the transition


@handles(Place)
def resolve_place(s: State, frame: Frame) -> bool | None:
    """Triggers go onto the transition, the active player's first, each in the order its player likes (C-STACK-19)."""
    s.pending_triggers = [w for w in s.pending_triggers if not s.seats[w.controller].lost]
    for seat in players(s, s.active):
        own = [i for i, w in enumerate(s.pending_triggers) if w.controller == seat]
        if not own:
            continue
        if len(own) > 1 and any(s.pending_triggers[i] != s.pending_triggers[own[0]] for i in own):
            return ask(s, (PLACE, seat, seat, *frame[3:]), [("first", i) for i in own])
        place(s, own[0])
        return None
    return None


@answers(Place)
def answer_place(s: State, frame: Frame, option: Choice) -> None:
    place(s, option[1])


def place(s: State, number: int) -> None:
    """One of the waiting triggers is announced; without a legal target it does nothing (C-TARGET-11)."""
    waits = s.pending_triggers.pop(number)
    push(s, PLACE, s.active)
    if no_targets(s, waits.controller, waits.source, waits.node.targets, waits.it) is not None:
        return
    s.announcement = Announcement("triggered", waits.source, waits=waits)
    push(s, ANNOUNCE, waits.controller)


@handles(Resolve)
def resolve_resolve(s: State, frame: Frame) -> None:
    if not s.transition:
        return
    item = s.transition.pop()
    s.resolving = item
    you = item.controller
    if aims_of(item) and not still_aimed(s, item):
        fizzle(s, item, frame)
        return
    emit(s, "resolves", you, item.card, "transition", "", frame, "C-STACK-06", item.number)
    push(s, FINISH, you)
    if item.what == "card" and s.tables.what[item.card] != AMULET:
        enter_table(s, you, item.card, item.set, item.sources, frame)
    if item.node is not None:
        if id(item.node.do) in s.tables.printed.peeking:
            s.undo_floor = s.decision_count
        s.stack.append((item.node.do, you, you, item.card, item.it, NOTHING))


def still_aimed(s: State, item: TransitionItem) -> bool:
    """Whether anything announced is still legal, or nothing was announced at all (C-TARGET-09, -14)."""
    real = [i for i, aimed in enumerate(item.targets) if aimed[0] != NOTHING]
    return not real or any(legal_target(s, item, i) is None for i in real)


def fizzle(s: State, item: TransitionItem, frame: Frame) -> None:
    """No target is legal any more: it is cancelled and does nothing at all (C-TARGET-09, -10)."""
    s.resolving = None
    emit(s, "cancelled", item.controller, item.card, "transition", "", frame, "C-TARGET-09", item.number, item.what)
    s.seats[item.controller].spent += item.sources
    if item.what == "card":
        put_into(s, item.card, MORTIS, frame, "C-TARGET-10", "put_away", "transition")
        unmark_cancelled(s, item.card)
    if not s.transition:
        s.targeted = []


@handles(Finish)
def resolve_finish(s: State, frame: Frame) -> None:
    """An amulet that has resolved lies on the table with its sources until the end of the round (C-AMULET-01)."""
    item = s.resolving
    s.resolving = None
    if item is not None and item.what == "card" and s.tables.what[item.card] == AMULET:
        enter_table(s, item.controller, item.card, NEW_SET, item.sources, frame)
    apply_losses(s, frame, "C-WIN-03")
    if not s.transition:
        s.targeted = []


@handles(Silent)
def resolve_silent(s: State, frame: Frame) -> None:
    """In a phase without priority what was set off resolves at once, one after another (C-STACK-16)."""
    if settle(s, frame):
        return
    if s.transition and s.tables.switches.triggersInSilentPhases == "resolveNow":
        s.stack.append(frame)
        push(s, RESOLVE, s.active)


# ------------------------------------------------------------------------ phases


@handles(Phase)
def resolve_phase(s: State, frame: Frame) -> None:
    enter_phase(s, frame[5], frame)


@handles(Attackers)
def resolve_attackers(s: State, frame: Frame) -> bool | None:
    """Attackers one by one, and for each the player it attacks where there are several."""
    you, chosen = frame[1], frame[4]
    if chosen != NOTHING:
        whom = opponents(s, you)
        if len(whom) > 1:
            return ask(s, frame, [("against", seat) for seat in whom])
        declare(s, chosen, whom[0])
        push(s, frame[0], you)
        return None
    options = attack_options(s, you)
    if len(options) > 1:
        return ask(s, frame, options)
    attackers_declared(s, frame)
    return None


@answers(Attackers)
def answer_attackers(s: State, frame: Frame, option: Choice) -> None:
    verb, n = option
    if verb == "attack":
        s.stack.append((*frame[:4], n, NOTHING))
    elif verb == "against":
        declare(s, frame[4], n)
        push(s, frame[0], frame[1])
    else:
        attackers_declared(s, frame)


@handles(Blockers)
def resolve_blockers(s: State, frame: Frame) -> bool | None:
    """Blockers one by one, and for each the attacker it blocks where there are several."""
    you, blocker = frame[1], frame[4]
    if blocker != NOTHING:
        against = challenged(s, you).get(blocker) or blockable(s, you, blocker)
        if len(against) > 1:
            return ask(s, frame, [("blocks", attacker) for attacker in against])
        block(s, against[0], blocker, frame)
        push(s, frame[0], you)
        return None
    options = block_options(s, you)
    if len(options) > 1 or options[0][0] != "done":
        if len(options) == 1:
            s.stack.append((*frame[:4], options[0][1], NOTHING))
            return None
        return ask(s, frame, options)
    blockers_declared(s, you)
    return None


@answers(Blockers)
def answer_blockers(s: State, frame: Frame, option: Choice) -> None:
    verb, n = option
    if verb == "block":
        s.stack.append((*frame[:4], n, NOTHING))
    elif verb == "blocks":
        block(s, n, frame[4], frame)
        push(s, frame[0], frame[1])
    else:
        blockers_declared(s, frame[1])


@handles(Leapers)
def resolve_leapers(s: State, frame: Frame) -> bool | None:
    options = leap_options(s)
    if len(options) > 1:
        return ask(s, frame, options)
    deal_damage(s, frame)
    return None


@answers(Leapers)
def answer_leapers(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == "leap":
        s.leaping.append(option[1])
        s.stack.append(frame)
    else:
        deal_damage(s, frame)


@handles(CleanUp)
def resolve_clean_up(s: State, frame: Frame) -> None:
    """Again and again until it causes nothing; after each time players may act once more (C-END-07)."""
    if clean_up(s, frame) and not s.seats[s.active].lost:
        push(s, CLEAN_UP, s.active)
        push(s, PRIORITY, s.active, 0)
    else:
        next_round(s, frame)


# ---------------------------------------------------------------------- the doors


def choose(s: State, option: Choice) -> None:
    """Take one of `s.options`, and run to the next question; a loop that nobody can end is a drawn game (C-WIN-10)."""
    try:
        machine.choose(s, option)
    except EndlessLoopError:
        s.end_reason = BY_DRAW
        game_over(s, [], (PRIORITY, s.active, s.active, NOTHING, NOTHING, 0))
        s.undo_floor = s.decision_count
        run(s)


def concede(s: State, seat: int) -> None:
    """A player may give up at any time and loses at once (C-WIN-09)."""
    if not s.stack:
        raise IllegalChoice("concede-over", "the game is over; no one can concede")
    if not 0 <= seat < len(s.seats) or s.seats[seat].lost or s.left_seats >> seat & 1:
        raise IllegalChoice("concede-seat", "seat {seat} is not playing", seat=seat + 1)
    frame = s.stack[-1]
    s.events = []
    s.decision_count += 1
    s.undo_floor = s.decision_count
    s.last_chooser = seat
    s.losing |= 1 << seat
    emit(s, "conceded", seat, NOTHING, "", "", frame, "C-WIN-09")
    leave_game(s, frame, "C-WIN-09", BY_CONCESSION)
    run(s)
