"""Conflictus as a `vigil.kernel.game.Game`."""

from __future__ import annotations

from vigil.games.conflictus.rules.card_tables import rules_hash
from vigil.games.conflictus.rules.config import configure, settings_of
from vigil.games.conflictus.rules.decisions import decision, seat_to_act
from vigil.games.conflictus.rules.engine import choose, concede
from vigil.games.conflictus.rules.game_end import outcome
from vigil.games.conflictus.rules.redeal import redeal
from vigil.games.conflictus.rules.saves import load, save
from vigil.games.conflictus.rules.setup import new
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.view import View, events, reveal_all, view
from vigil.games.conflictus.rules.why_not import why_not, why_not_many
from vigil.kernel.game import Game, Progress

GAME: Game[State] = Game(
    name="conflictus",
    view_type=View,
    configure=configure,
    settings_of=settings_of,
    rules_hash=rules_hash,
    new=new,
    options=lambda s: s.options,
    choose=choose,
    seat_to_act=seat_to_act,
    decision=decision,
    concede=concede,
    undo_floor=lambda s: s.undo_floor,
    view=view,
    events=events,
    why_not=why_not,
    why_not_many=why_not_many,
    redeal=redeal,
    teams=lambda config: tuple((seat,) for seat in range(config.players)),
    progress=lambda s: Progress(s.first, s.active, s.turn, s.turn, tuple(len(seat.mons) for seat in s.seats), s.game),
    outcome=outcome,
    save=save,
    load=load,
    reveal_all=reveal_all,
)
