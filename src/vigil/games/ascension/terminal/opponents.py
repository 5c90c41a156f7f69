"""The players at an Ascension table, drawn: one line per opponent, and the title above your own cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.rules.view import Face, PlayerView, View
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.choice_numbers import group_equal
from vigil.games.ascension.terminal.symbols import HONOR, POWER, RUNE
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.messages import term
from vigil.terminal.layout import fit, justify, rule
from vigil.terminal.symbols import GRAY, GREEN, NOW

MAX_NAME_WIDTH = 14


def others(table: AscensionTableModel, width: int, separate: bool) -> list[Text]:
    """Draw a line for every other player; with `separate`, another one for the cards in front of them."""
    players = _in_order(table.view)
    facts = [[f"{player.honor}{HONOR}", *table.pile_counts(player)] for player in players]
    widths = [
        max(cell_len(parts[i]) for parts in facts if len(parts) > i) for i in range(max(map(len, facts), default=0))
    ]
    longest = max((cell_len(table.player(player.seat)) for player in players), default=0)
    title = table.ui("others", n=len(players)) if table.view.seat is not None else table.ui("everybody")
    lines = [rule(title, width)]
    for player, parts in zip(players, facts, strict=True):
        now = player.seat == table.view.active and table.view.outcome is None
        line = Text().append(f"{NOW if now else ' '} ", "bold")
        line.append(fit(table.player(player.seat), min(longest, MAX_NAME_WIDTH)), "bold").append("  ")
        line.append(
            "  ".join(part.rjust(widths[i]) if i == 0 else fit(part, widths[i]) for i, part in enumerate(parts))
        )
        line.append_text(_state(table, player))
        in_front = (*player.constructs.faces, *player.trophies.faces)
        if in_front and not separate:
            line.append("  ").append_text(names(table, in_front))
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
        for faces in (in_front if separate else (), player.hand.faces):
            if faces:
                below = Text("    " if faces is in_front else f"    {table.ui('hand-of')} ").append_text(
                    names(table, faces)
                )
                below.truncate(width, overflow="ellipsis")
                lines.append(below)
    return lines


def _in_order(view: View) -> list[PlayerView]:
    """Return the other players in turn order after the viewer; for a spectator, all of them from the first seat."""
    n, start = len(view.players), view.seat if view.seat is not None else -1
    order = [view.players[(start + 1 + i) % n] for i in range(n)]
    return [player for player in order if player.seat != view.seat]


def _state(table: AscensionTableModel, player: PlayerView) -> Text:
    """Draw a player's current status."""
    view, state = table.view, Text()
    if view.seat is not None and player.team == view.players[view.seat].team:
        state.append(f"  {table.ui('teammate')}", f"bold {GREEN}")
    if player.gone:
        state.append(f"  {table.ui('gone')}", GRAY)
    if player.seat == view.active and (player.runes or player.power):
        state.append(f"  {player.runes}{RUNE} {player.power}{POWER}")
    if view.outcome is not None and player.score is not None:
        state.append(f"  {table.ui('score', n=player.score)}", "bold")
    return state


def names(table: AscensionTableModel, faces: Iterable[Face]) -> Text:
    """Draw the names of cards with their symbols, identical ones together."""
    line = Text()
    for i, group in enumerate(group_equal(faces)):
        card = table.card(group[0])
        line.append(", " if i else "")
        line.append(symbols.sign(card).strip(), symbols.color(card)).append(" ")
        line.append(table.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else ""))
    return line


def mine_title(table: AscensionTableModel, me: PlayerView, width: int) -> Text:
    """Draw the title of the viewer's cards with their resources, in words if they fit."""
    right = Text(f" {table.ui('deck-n', n=me.deck.count)} · {table.ui('discard-n', n=me.discard.count)} ").append(
        "─", GRAY
    )
    title = table.ui("mine") if table.alone else table.player(me.seat)
    for parts in (_resources(table, me, 2), _resources(table, me, 1), _resources(table, me, 0)):
        left = Text().append("─ ", GRAY).append(f"{title}  {' · '.join(parts)} ", "bold")
        if cell_len(left.plain) + cell_len(right.plain) < width:
            break
    return justify(left, right, width, "─")


def _resources(table: AscensionTableModel, me: PlayerView, words: int) -> list[str]:
    """Return Runes, Power and Honor; `words` is 2 for full words, 1 for names, 0 for symbols only."""
    resources = [("runes", me.runes, RUNE), ("power", me.power, POWER)] if table.view.active == me.seat else []
    resources.append(("honor", me.honor, HONOR))
    parts = []
    for what, n, sign in resources:
        name = f" {term(what, table.lang)}" if words else ""
        parts.append(f"{table.ui(f'{what}-n', n=n)} {sign}" if words == 2 else f"{n}{sign}{name}")
        if what == "runes":
            parts += [f"+{more}{sign} ({only})" for only, more in table.restricted_runes(me)]
    return parts if me.score is None else [*parts, table.ui("score", n=me.score)]
