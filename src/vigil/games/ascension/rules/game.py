"""Ascension as a `vigil.kernel.game.Game`."""

from __future__ import annotations

from vigil.games.ascension.rules.card_tables import rules_hash
from vigil.games.ascension.rules.config import configure, settings_of, sides
from vigil.games.ascension.rules.decisions import decision, seat_to_act
from vigil.games.ascension.rules.redeal import redeal
from vigil.games.ascension.rules.saves import load, save
from vigil.games.ascension.rules.setup import new, outcome, scores
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.turns import choose, concede
from vigil.games.ascension.rules.view import View, events, reveal_all, view
from vigil.games.ascension.rules.why_not import why_not, why_not_many
from vigil.kernel.game import Game, Progress

GAME: Game[State] = Game(
    name="ascension",
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
    teams=lambda config: sides(config.players, config.mode == "teams"),
    progress=lambda s: Progress(s.first, s.active, s.turn, s.round, tuple(scores(s))),
    outcome=outcome,
    save=save,
    load=load,
    reveal_all=reveal_all,
)
