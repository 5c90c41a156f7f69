"""The Conflictus table, drawn with Rich: the other players, the transition, your sets and your hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from vigil.games.conflictus.rules.language import CAPTIVE, HAND
from vigil.games.conflictus.rules.state import ATTACK, BLOCK, DAMAGE, PHASES
from vigil.games.conflictus.rules.view import PlayerView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import side, turn_order
from vigil.games.conflictus.terminal.set_panel import set_lines
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal import table_screen
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import columns, fit, flow, hanging_indent, rule
from vigil.terminal.symbols import GRAY, MAY, NOW, RED
from vigil.terminal.table_screen import cut, number_label
from vigil.text import card_text

SHORT_NAME, LONG_NAME = 22, 30
FEW = 5  # cards left in a mons that is nearly lost


@dataclass(frozen=True, slots=True)
class LayoutLevel:
    """How much is written out, and what it needs."""

    sets: int  # lines for a set: 3 gives its text two of them, 0 draws its first card only
    hand: int  # lines for a card in hand; 0 draws its name only
    log: int
    min_height: int = 0


LAYOUT_LEVELS = (
    LayoutLevel(3, 3, 10, 34), LayoutLevel(3, 2, 8, 28), LayoutLevel(2, 2, 8, 28), LayoutLevel(2, 1, 6),
    LayoutLevel(2, 1, 3), LayoutLevel(2, 1, 1), LayoutLevel(2, 0, 2), LayoutLevel(1, 0, 1), LayoutLevel(0, 0, 0),
)  # fmt: skip
"""From the most detailed to the shortest."""
HEADER_ONLY = LayoutLevel(-1, 0, 0)


def draw(table: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """Draw the whole table."""
    sets_aside = table.must_decide and table.decision is not None and table.decision.question.key == "set_aside"
    levels = (*LAYOUT_LEVELS, HEADER_ONLY) if sets_aside else LAYOUT_LEVELS  # no card is on the table then
    return table_screen.draw(
        table, log, (width, height), levels,
        lambda width, level: _body(table, width, level), lambda short: question(table, width, short),
    )  # fmt: skip


def question(table: ConflictusTableModel, width: int, short: bool = False) -> list[Text]:
    """Draw the question, or a hint for priority."""
    return table_screen.draw_question(table, width, "priority", lambda: _priority(table, width), short)


def _priority(table: ConflictusTableModel, width: int) -> list[Text]:
    """Draw a hint, and the options that the table does not show, such as those of bound sources."""
    numbers = table.numbers
    unseen = [f"{MAY}{n:>2} {table.answer(numbers.indices[n])}" for n in numbers.listed]
    lines = [*columns(unseen, width), cut(hint(table), width, GRAY)]
    if any(option.verb == "sacrifice" for option in table.options):
        lines.insert(0, cut(table.ui("sacrifice-means"), width, "bold"))
    return lines


def hint(table: ConflictusTableModel) -> str:
    """Return what passing does now."""
    view = table.view
    if view.transition:
        return table.ui("hint-resolve", card=table.item_called(view.transition[-1]))
    return table.ui("hint-main" if view.active == view.seat and PHASES[view.phase] == "main" else "hint-pass")


def _body(table: ConflictusTableModel, width: int, level: LayoutLevel) -> list[Text]:
    view = table.view
    if level is HEADER_ONLY:
        return [_header(table, width)]
    name_width = _name_width(table, width)
    lines = [_header(table, width), _phases(table, width)]
    seats = turn_order(view)
    for seat in seats if view.seat is None else seats[1:]:
        lines.append(_title(table, view.players[seat], width))
        lines += _side(table, seat, name_width, width, level)
        lines += _open_cards(table, view.players[seat], width)
    lines += _transition(table, width)
    if view.seat is not None:
        lines.append(_title(table, view.players[view.seat], width))
        lines += _side(table, view.seat, name_width, width, level)
        lines += _hand(table, name_width, width, level)
    return lines


def _header(table: ConflictusTableModel, width: int) -> Text:
    left = Text().append(table.turn_line(), "bold")
    right = table.score_line() or table.term(table.view.config.format)
    gap = width - cell_len(left.plain) - cell_len(right)
    line = left.append(" " * gap).append(right) if gap > 1 else left
    line.truncate(width, overflow="ellipsis")
    return line


def _phases(table: ConflictusTableModel, width: int) -> Text:
    """Draw the seven phases, the current one in brackets and skipped ones struck through."""
    view = table.view
    line = Text()
    for at, phase in enumerate(PHASES):
        name = table.ui(f"bar-{phase}")
        skipped = view.skips_attack and at in (ATTACK, BLOCK, DAMAGE)
        if at == view.phase and view.outcome is None:
            line.append(f"[{name}]", "bold reverse")
        else:
            line.append(f" {name} ", f"{GRAY} strike" if skipped else GRAY)
    line.truncate(width, overflow="ellipsis")
    return line


def _title(table: ConflictusTableModel, player: PlayerView, width: int) -> Text:
    """Draw the title of a player's side: the name, the mons, then the other piles and the sources."""
    view = table.view
    now = player.seat == view.active and view.outcome is None and view.phase >= 0
    own = player.seat == view.seat
    name = table.ui("mine") if own and table.alone else table.player(player.seat)
    line = Text().append("─", GRAY).append(f"{NOW if now else ' '}{fit(name, min(cell_len(name), 16))} ", "bold")
    if player.lost:
        line.append(f" {table.ui('has-lost')} ", GRAY)
        return line.append("─" * max(0, width - cell_len(line.plain) - 2), GRAY)
    low = f" {RED}" if player.mons.count <= FEW else ""
    line.append(f" {table.term('mons')} {player.mons.count} ", f"bold reverse{low}")
    facts = [table.ui("hand-n", n=player.hand.count)] if not own else []
    facts.append(table.ui("mortis-n", n=player.mortis.count))
    if player.exterminatus.count:
        facts.append(table.ui("exterminatus-n", n=player.exterminatus.count))
    if player.captive.count and not own:
        facts.append(table.ui("captive-n", n=player.captive.count))
    if player.reserve.count:
        facts.append(table.ui("reserve-n", n=player.reserve.count))
    line.append(f" {' · '.join(facts)} ")
    right = Text(f" {table.ui('free')} ", "bold" if own else "")
    right.append(symbols.sources(player.free_light, player.free_shadow), "bold" if own else "")
    if player.spent_light or player.spent_shadow:
        right.append(f" · {table.ui('spent')} {symbols.sources(player.spent_light, player.spent_shadow)}")
    right.append(" ─", GRAY)
    gap = width - cell_len(line.plain) - cell_len(right.plain)
    line.append("─" * max(0, gap), GRAY).append_text(right)
    line.truncate(width, overflow="ellipsis")
    return line


def _side(table: ConflictusTableModel, seat: int, name_width: int, width: int, level: LayoutLevel) -> list[Text]:
    """Draw the sets of a player."""
    groups = [group for group in side(table.view, seat) if group.warriors or group.others]
    if level.sets:
        return [line for group in groups for line in set_lines(table, group, name_width, width, level.sets)]
    parts = [set_lines(table, group, 0, 999, 1)[0] for group in groups]
    return flow(parts, width) if parts else []


def _open_cards(table: ConflictusTableModel, player: PlayerView, width: int) -> list[Text]:
    """Draw a hand and a captive that are face up, at the end of a game or in a replay."""
    lines = []
    for key, faces in (("hand-of", player.hand.faces), ("captive-of", player.captive.faces)):
        if faces:
            lines.append(cut(f"    {table.ui(key)} {', '.join(table.name(face) for face in faces)}", width))
    return lines


def _transition(table: ConflictusTableModel, width: int) -> list[Text]:
    """Draw the items on the transition, the top first."""
    view = table.view
    if not view.transition and view.resolving is None:
        return []
    lines = [rule(table.ui("transition-title"), width)]
    if view.resolving is not None:
        lines.append(cut(f"  {table.ui('resolving')} {table.item(view.resolving)}", width, "bold"))
    for number, item in enumerate(reversed(view.transition), 1):
        paid = f"  {symbols.sources(item.light, item.shadow)}" if item.light or item.shadow else ""
        lines.append(cut(f"  {number}. {table.item(item)}{paid}", width, "bold" if number == 1 else ""))
    return lines


def _hand(table: ConflictusTableModel, name_width: int, width: int, level: LayoutLevel) -> list[Text]:
    """Draw the viewer's hand and captive."""
    spots = (*table.numbers.of(HAND), *table.numbers.of(CAPTIVE))
    lines = [rule(table.term("hand"), width)]
    if not spots:
        return [Text(f"    {table.ui('hand-empty')}", GRAY)]
    if not level.hand:
        return lines + flow([_short(table, spot) for spot in spots], width)
    for spot in spots:
        lines += _card_lines(table, spot, name_width, width, level.hand)
    return lines


def _card_lines(
    table: ConflictusTableModel, spot: NumberedPlace, name_width: int, width: int, max_lines: int
) -> list[Text]:
    """Draw a card in hand with its cost, values and text."""
    card = table.card(spot.face)
    line = Text().append(*number_label(spot)).append(symbols.sign(card), symbols.color(card)).append(" ")
    line.append(fit(table.name_with_count(spot), name_width), "bold" if spot.indices else "")
    line.append(f" {card.cost if card.kind != 'source' else '':>2} {symbols.values_of(card):<6}")
    text = Text()
    if spot.zone == CAPTIVE:
        text.append(f"{table.ui('captive')}. ", "bold")
    return hanging_indent(line, text.append(card_text(card, table.lang)), width, max_lines)


def _short(table: ConflictusTableModel, spot: NumberedPlace) -> Text:
    """Draw a card in hand without its text."""
    card = table.card(spot.face)
    number, style = number_label(spot)
    part = Text().append(number.replace("  ", " "), style).append(symbols.sign(card), symbols.color(card))
    part.append(f" {table.name_with_count(spot)}", style)
    if card.kind != "source":
        part.append(f" {card.cost}")
    return part.append(f" ({table.ui('captive')})" if spot.zone == CAPTIVE else "")


def _name_width(table: ConflictusTableModel, width: int) -> int:
    """Return the columns for a name, the same for the whole match."""
    names = {name for deck in table.view.config.decks for name, _ in deck}
    names |= {face.name for face, _ in table.on_table.values()}
    longest = max(cell_len(table.name(name)) for name in names)
    return min(longest + 3, LONG_NAME if width > 90 else SHORT_NAME, max(14, width - 40))
