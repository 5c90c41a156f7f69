"""The result of a match of Conflictus, drawn: the last events, then a line per player with the mons as a bar."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from vigil.games.conflictus.rules.decks import SIZE
from vigil.games.conflictus.terminal.event_log import ConflictusEventLog
from vigil.games.conflictus.terminal.final_score import final_counts, headlines
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.terminal.layout import fit, rule
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import GRAY
from vigil.terminal.table_screen import cut

BAR = 25
LOG_LINES = 5  # because a game may end while no player at this screen has to decide


def draw(session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
    """Draw the last events, who won, and what each player has left."""
    title, *rest = headlines(session, viewer, lang)
    log = ConflictusEventLog(session.game, lang, session.cards, session.names, viewer)
    last = log.short_lines(session.recent_events(viewer))[-LOG_LINES:]
    lines = [rule(ui_text("log", lang), width), *(cut(line, width) for line in last), rule("", width)]
    lines += [Text(title, "bold"), *map(Text, rest), Text(), rule(term("mons", lang), width)]
    name_width = max(cell_len(name) for name in session.names)
    full = SIZE[session.config.format]
    for each in final_counts(session):
        line = Text().append(f"{each.place}. {fit(session.names[each.seat], name_width)} {each.mons:>3} ", "bold")
        filled = round(BAR * each.mons / full)
        line.append("▮" * filled).append("·" * (BAR - filled), GRAY)
        counts = {"hand-n": each.hand, "mortis-n": each.mortis, "exterminatus-n": each.exterminatus}
        counts["on-table-n"] = each.table
        line.append("  " + " · ".join(ui_text(key, lang, n=n) for key, n in counts.items()))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
