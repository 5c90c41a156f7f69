"""The end of a game, drawn: the players side by side, what each card brought on its own line."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.terminal.final_score import Score, headlines, name_of, scores
from vigil.games.ascension.terminal.symbols import HONOR
from vigil.games.ascension.text.lookup import ui_text
from vigil.terminal.layout import fit, rule
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import GREY

BLOCK = 37
GAP = "   "


def drawn(session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
    """Who has won, then as many players beside each other as fit."""
    title, *rest = headlines(session, viewer, lang)
    lines = [Text(title, "bold"), *map(Text, rest), Text()]
    blocks = [_block(score, name_of(session, score.seat, lang), lang) for score in scores(session, lang)]
    across = max(1, (width + len(GAP)) // (BLOCK + len(GAP)))
    for start in range(0, len(blocks), across):
        beside = blocks[start : start + across]
        for i in range(max(map(len, beside))):
            parts = [block[i] if i < len(block) else Text(" " * BLOCK) for block in beside]
            line = Text(GAP).join(parts)
            line.rstrip()
            lines.append(line)
        lines.append(Text())
    return lines


def _block(score: Score, name: str, lang: str) -> list[Text]:
    lines = [_entry(f"{score.place}. {name}", f"{score.total}{HONOR}", "bold"), rule("", BLOCK)]
    lines.append(_entry(ui_text("tokens", lang), str(score.tokens)))
    for counted in score.cards:
        lines.append(_entry(counted.name + (f" ×{counted.n}" if counted.n > 1 else ""), str(counted.total)))
    return lines


def _entry(left: str, right: str, style: str = "") -> Text:
    room = BLOCK - cell_len(right) - 1
    told = fit(left, room).rstrip()
    dots = "" if style else "·" * max(0, room - cell_len(told) - 1)
    line = Text().append(told, style).append(f" {dots}" if dots else " " * (room - cell_len(told)), GREY)
    return line.append(" " * (BLOCK - cell_len(line.plain) - cell_len(right))).append(right, style)
