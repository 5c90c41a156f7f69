"""The end of a match of Conflictus, drawn: how it came, a line for each player, the mons as a bar."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from vigil.games.conflictus.rules.decks import SIZE
from vigil.games.conflictus.terminal.event_log import ConflictusEventLog
from vigil.games.conflictus.terminal.final_score import headlines, left
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.terminal.layout import fit, rule
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import GREY

BAR = 25
LAST = 5  # lines of the log: a game may end while nobody is asked


def drawn(session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
    """What happened last, who has won, then what everybody has left."""
    title, *rest = headlines(session, viewer, lang)
    told = ConflictusEventLog(session.game, lang, session.cards, session.names, viewer).short_lines(
        session.recent_events(viewer)
    )[-LAST:]
    lines = [rule(ui_text("log", lang), width), *(Text(fit(line, width).rstrip()) for line in told), rule("", width)]
    lines += [Text(title, "bold"), *map(Text, rest), Text(), rule(term("mons", lang), width)]
    names = max(cell_len(name) for name in session.names)
    full = SIZE[session.config.format]
    for each in left(session):
        line = Text().append(f"{each.place}. {fit(session.names[each.seat], names)} {each.mons:>3} ", "bold")
        filled = round(BAR * each.mons / full)
        line.append("▮" * filled).append("·" * (BAR - filled), GREY)
        facts = [("hand-n", each.hand), ("mortis-n", each.mortis), ("exterminatus-n", each.exterminatus)]
        line.append(
            "  "
            + " · ".join([*(ui_text(key, lang, n=n) for key, n in facts), ui_text("on-table-n", lang, n=each.table)])
        )
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
