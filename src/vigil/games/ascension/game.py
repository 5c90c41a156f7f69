"""Ascension as the kernel knows it: the functions of `vigil.kernel.game`, gathered."""

from __future__ import annotations

from vigil.games.ascension.asking import asked, decision
from vigil.games.ascension.config import configure, describe, sides
from vigil.games.ascension.redeal import redeal
from vigil.games.ascension.rules import choose, concede
from vigil.games.ascension.saving import load, save
from vigil.games.ascension.setup import new, outcome, scores
from vigil.games.ascension.state import State
from vigil.games.ascension.tables import rules_hash
from vigil.games.ascension.view import View, events, opened, view
from vigil.games.ascension.why import why_each, why_not
from vigil.kernel.game import Game, Progress

GAME: Game[State] = Game(
    name="ascension",
    view_type=View,
    configure=configure,
    describe=describe,
    rules_hash=rules_hash,
    new=new,
    options=lambda s: s.options,
    choose=choose,
    asked=asked,
    decision=decision,
    concede=concede,
    mark=lambda s: s.mark,
    view=view,
    events=events,
    why_not=why_not,
    why_each=why_each,
    redeal=redeal,
    teams=lambda config: sides(config.players, config.mode == "teams"),
    progress=lambda s: Progress(s.first, s.active, s.turn, s.round, tuple(scores(s))),
    outcome=outcome,
    save=save,
    load=load,
    reveal_all=opened,
)
