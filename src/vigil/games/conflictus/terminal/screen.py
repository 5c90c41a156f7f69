"""The terminal screen of Conflictus Aeternus."""

from __future__ import annotations

from vigil.games.conflictus.terminal import (
    cli_settings,
    deck_commands,
    end_screen,
    final_score,
    plain_text,
    table_queries,
    table_screen,
)
from vigil.games.conflictus.terminal.catalog import CATALOG
from vigil.games.conflictus.terminal.event_log import ConflictusEventLog
from vigil.games.conflictus.terminal.game_loop import Play
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal.screen import GameScreen

SCREEN = GameScreen(
    table_model=ConflictusTableModel,
    event_log=ConflictusEventLog,
    play=Play,
    draw=table_screen.draw,
    plain_table=plain_text.table_lines,
    inspect_card=table_queries.look,
    players=table_queries.players,
    score_lines=final_score.score_lines,
    end_screen=end_screen.draw,
    settings=cli_settings.settings,
    cards=CATALOG,
    decks=deck_commands,
)
