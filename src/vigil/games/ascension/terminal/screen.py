"""The terminal screen of Ascension."""

from __future__ import annotations

from vigil.games.ascension.terminal import cli_settings, end_screen, plain_text, table_queries, table_screen
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.games.ascension.terminal.event_log import AscensionEventLog
from vigil.games.ascension.terminal.final_score import score_lines
from vigil.games.ascension.terminal.game_loop import Play
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.terminal.screen import GameScreen

SCREEN = GameScreen(
    table_model=AscensionTableModel,
    event_log=AscensionEventLog,
    play=Play,
    draw=table_screen.draw,
    plain_table=plain_text.table_lines,
    inspect_card=table_queries.look,
    players=table_queries.players,
    score_lines=score_lines,
    end_screen=end_screen.draw,
    settings=cli_settings.settings,
    cards=CATALOG,
)
