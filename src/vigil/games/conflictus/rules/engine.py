"""The machine of Conflictus with its hooks, and its two entry points: choosing and conceding.

The handlers of its nodes register themselves in `effect_handlers`, `priority`, `phases` and `setup`.
"""

from __future__ import annotations

from vigil.effects.language import NOTHING, Effect, Frame
from vigil.effects.machine import EndlessLoopError, Machine
from vigil.games.conflictus.rules import selections, values, verbs
from vigil.games.conflictus.rules.actions import emit
from vigil.games.conflictus.rules.engine_nodes import PRIORITY
from vigil.games.conflictus.rules.game_end import game_over, leave_game
from vigil.games.conflictus.rules.state import BY_CONCESSION, BY_DRAW, State
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Choice


class ConflictusHooks:
    """The functions that the machine needs from the rules."""

    seats = staticmethod(selections.seats)
    amount = staticmethod(values.amount)
    is_true = staticmethod(values.is_true)
    can_start = staticmethod(selections.can_start)
    pick_options = staticmethod(selections.pick_options)
    pickable_cards = staticmethod(selections.pickable_cards)
    all_cards = staticmethod(verbs.all_cards)
    single_card = staticmethod(verbs.single_card)
    do_verb = staticmethod(verbs.do_verb)
    do_verb_to_all = staticmethod(verbs.do_verb_to_all)
    after_action = staticmethod(verbs.after_action)

    @staticmethod
    def peeks(s: State, do: Effect) -> bool:
        return id(do) in s.tables.printed.peeking

    @staticmethod
    def names(s: State) -> list[Choice]:
        return []

    @staticmethod
    def named(s: State, frame: Frame, kind: int) -> None:
        """Do nothing: this game never asks for a name."""


machine = Machine(ConflictusHooks)
handles, answers, ask, run = machine.handles, machine.answers, machine.ask, machine.run


def choose(s: State, option: Choice) -> None:
    """Take one of `s.options` and run to the next decision. An endless loop draws the game (C-WIN-10)."""
    try:
        machine.choose(s, option)
    except EndlessLoopError:
        s.end_reason = BY_DRAW
        game_over(s, [], (PRIORITY, s.active, s.active, NOTHING, NOTHING, 0))
        s.undo_floor = s.decision_count
        run(s)


def concede(s: State, seat: int) -> None:
    """Concede the game. A player may do so at any time and loses at once (C-WIN-09)."""
    if not s.stack:
        raise IllegalChoice("concede-game-over", "the game is over; no one can concede")
    if not 0 <= seat < len(s.seats) or s.seats[seat].lost or s.left_seats >> seat & 1:
        raise IllegalChoice("concede-not-playing", "seat {seat} is not playing", seat=seat + 1)
    frame = s.stack[-1]
    s.events = []
    s.decision_count += 1
    s.undo_floor = s.decision_count
    s.last_chooser = seat
    s.losing |= 1 << seat
    emit(s, "conceded", seat, frame, "C-WIN-09")
    leave_game(s, frame, "C-WIN-09", BY_CONCESSION)
    run(s)
