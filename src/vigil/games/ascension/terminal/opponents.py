"""The people around the table, drawn: the others at a glance, and the line above one's own cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.rules.view import Face, PlayerView, View
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.choice_numbers import alike
from vigil.games.ascension.terminal.symbols import HONOR, POWER, RUNE
from vigil.games.ascension.terminal.table_model import AscensionTableModel, purses
from vigil.games.ascension.text.messages import term
from vigil.terminal.layout import fit, justify, rule
from vigil.terminal.symbols import GREEN, GREY, NOW

LONGEST_NAME = 14


def others(table: AscensionTableModel, width: int, apart: bool) -> list[Text]:
    """Everybody but the viewer, a line each; with `apart` another one for what lies before them."""
    players = _in_order(table.view)
    facts = [_facts(table, player) for player in players]
    wide = [
        max(cell_len(parts[i]) for parts in facts if len(parts) > i) for i in range(max(map(len, facts), default=0))
    ]
    most = max((cell_len(table.player(player.seat)) for player in players), default=0)
    title = table.ui("others", n=len(players)) if table.view.seat is not None else table.ui("everybody")
    lines = [rule(title, width)]
    for player, parts in zip(players, facts, strict=True):
        now = player.seat == table.view.active and table.view.outcome is None
        line = Text().append(f"{NOW if now else ' '} ", "bold")
        line.append(fit(table.player(player.seat), min(most, LONGEST_NAME)), "bold").append("  ")
        line.append("  ".join(part.rjust(wide[i]) if i == 0 else fit(part, wide[i]) for i, part in enumerate(parts)))
        line.append_text(_state(table, player))
        held = (*player.constructs.faces, *player.trophies.faces)
        if held and not apart:
            line.append("  ").append_text(names(table, held))
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
        for faces in (held if apart else (), player.hand.faces):
            if faces:
                below = Text("    " if faces is held else f"    {table.ui('hand-of')} ").append_text(
                    names(table, faces)
                )
                below.truncate(width, overflow="ellipsis")
                lines.append(below)
    return lines


def _in_order(view: View) -> list[PlayerView]:
    """Everybody but the viewer in the order they will play; without a viewer, seat by seat."""
    n, start = len(view.players), view.seat if view.seat is not None else -1
    order = [view.players[(start + 1 + i) % n] for i in range(n)]
    return [player for player in order if player.seat != view.seat]


def _facts(table: AscensionTableModel, player: PlayerView) -> list[str]:
    honor = f"{player.honor}{HONOR}"
    if player.seat >= len(table.names):  # Samael has cards, but neither hand nor deck
        piles = (player.deck, player.hand, player.discard, player.constructs, player.trophies)
        return [honor, table.ui("cards-n", n=sum(pile.count for pile in piles))]
    parts = [("hand-n", player.hand.count), ("deck-n", player.deck.count), ("discard-n", player.discard.count)]
    return [honor, *(table.ui(key, n=n) for key, n in parts)]


def _state(table: AscensionTableModel, player: PlayerView) -> Text:
    """What is special about a player now."""
    view, told = table.view, Text()
    if view.seat is not None and player.team == view.players[view.seat].team:
        told.append(f"  {table.ui('teammate')}", f"bold {GREEN}")
    if player.gone:
        told.append(f"  {table.ui('gone')}", GREY)
    if player.seat == view.active and (player.runes or player.power):
        told.append(f"  {player.runes}{RUNE} {player.power}{POWER}")
    if view.outcome is not None and player.score is not None:
        told.append(f"  {table.ui('score', n=player.score)}", "bold")
    return told


def names(table: AscensionTableModel, faces: Iterable[Face]) -> Text:
    """Cards by name with their signs, equal ones together."""
    line = Text()
    for i, group in enumerate(alike(faces)):
        card = table.card(group[0])
        line.append(", " if i else "")
        line.append(symbols.sign(card).strip(), symbols.colour(card)).append(" ")
        line.append(table.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else ""))
    return line


def mine_title(table: AscensionTableModel, me: PlayerView, width: int) -> Text:
    """The line above one's own cards: what one has, in words where they fit."""
    right = Text(f" {table.ui('deck-n', n=me.deck.count)} · {table.ui('discard-n', n=me.discard.count)} ").append(
        "─", GREY
    )
    title = table.ui("mine") if table.alone else table.player(me.seat)
    for parts in (_resources(table, me, 2), _resources(table, me, 1), _resources(table, me, 0)):
        left = Text().append("─ ", GREY).append(f"{title}  {' · '.join(parts)} ", "bold")
        if cell_len(left.plain) + cell_len(right.plain) < width:
            break
    return justify(left, right, width, "─")


def _resources(table: AscensionTableModel, me: PlayerView, words: int) -> list[str]:
    """Runes, those that buy some cards only, power, honor: with whole words, with names, or with signs alone."""
    told = [("runes", me.runes, RUNE), ("power", me.power, POWER)] if table.view.active == me.seat else []
    told.append(("honor", me.honor, HONOR))
    parts = []
    for what, n, sign in told:
        name = f" {term(what, table.lang)}" if words else ""
        parts.append(f"{table.ui(f'{what}-n', n=n)} {sign}" if words == 2 else f"{n}{sign}{name}")
        if what == "runes":
            parts += [f"+{more}{sign} ({only})" for only, more in purses(table, me)]
    return parts if me.score is None else [*parts, table.ui("score", n=me.score)]
