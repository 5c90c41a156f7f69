"""The result of a game of Ascension, drawn: the players in columns, with a line for each kind of card."""

from __future__ import annotations

from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.terminal.final_score import Score, headlines, name_of, scores
from vigil.games.ascension.terminal.symbols import HONOR
from vigil.games.ascension.text.lookup import ui_text
from vigil.terminal.layout import fit, rule
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import GRAY

COLUMN = 37
GAP = "   "


def draw(session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
    """Draw the winners, then as many players side by side as fit."""
    title, *rest = headlines(session, viewer, lang)
    lines = [Text(title, "bold"), *map(Text, rest), Text()]
    columns = [_column(score, name_of(session, score.seat, lang), lang) for score in scores(session, lang)]
    per_row = max(1, (width + len(GAP)) // (COLUMN + len(GAP)))
    for start in range(0, len(columns), per_row):
        for parts in zip_longest(*columns[start : start + per_row], fillvalue=Text(" " * COLUMN)):
            line = Text(GAP).join(parts)
            line.rstrip()
            lines.append(line)
        lines.append(Text())
    return lines


def _column(score: Score, name: str, lang: str) -> list[Text]:
    lines = [_entry(f"{score.place}. {name}", f"{score.total}{HONOR}", "bold"), rule("", COLUMN)]
    lines.append(_entry(ui_text("tokens", lang), str(score.tokens)))
    for card in score.cards:
        lines.append(_entry(card.name + (f" ×{card.n}" if card.n > 1 else ""), str(card.total)))
    return lines


def _entry(left: str, right: str, style: str = "") -> Text:
    room = COLUMN - cell_len(right) - 1
    text = fit(left, room).rstrip()
    dots = "" if style else "·" * max(0, room - cell_len(text) - 1)
    line = Text().append(text, style).append(f" {dots}" if dots else " " * (room - cell_len(text)), GRAY)
    return line.append(" " * (COLUMN - cell_len(line.plain) - cell_len(right))).append(right, style)
