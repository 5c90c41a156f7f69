"""The table of Conflictus, drawn: the others above, what waits in the middle, one's own side and hand below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from vigil.games.conflictus.rules.language import CAPTIVE, HAND, WARRIOR
from vigil.games.conflictus.rules.state import ATTACK, BLOCK, DAMAGE, PHASES
from vigil.games.conflictus.rules.view import PlayerView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import around, side
from vigil.games.conflictus.terminal.set_panel import number, set_lines
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import columns, fit, flow, hanging_indent, rule, side_by_side, wrap
from vigil.terminal.symbols import GREY, MAY, NOW, RED
from vigil.text import card_text

WIDE = 118  # from here on the log stands beside the table
LOG_WIDTH = 44
SHORTER_NAME, LONGEST_NAME = 22, 30
SPARE = 2  # lines for a short answer below, so that the table does not scroll away
FEW = 5  # cards left in a mons that is nearly lost


@dataclass(frozen=True, slots=True)
class LayoutLevel:
    """How much is written out: lines for a set (3: its text in two), for a card in hand (0: its name), for the log."""

    sets: int
    hand: int
    log: int
    least: int = 0  # lines of a screen on which it is worth trying


LAYOUT_LEVELS = (
    LayoutLevel(3, 3, 10, 34), LayoutLevel(3, 2, 8, 28), LayoutLevel(2, 2, 8, 28), LayoutLevel(2, 1, 6), LayoutLevel(2,
    1, 3), LayoutLevel(2, 1, 1),
    LayoutLevel(2, 0, 2), LayoutLevel(1, 0, 1), LayoutLevel(0, 0, 0),
)  # fmt: skip
"""From the most to the least; the first one that fits is drawn."""


def draw(table: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """The whole table, ready to be printed; with the prompt it is `height` lines where that is possible."""
    below = question(table, width)
    if len(below) > height // 3:
        below = question(table, width, short=True)
    beside = width >= WIDE
    across = width - LOG_WIDTH - 3 if beside else width
    free = height - len(below) - 1
    body: list[Text] = []
    for room in (room for room in LAYOUT_LEVELS if room.least <= height):
        body = _body(table, across, room)
        if len(body) + (0 if beside else room.log) <= free:
            break
    else:
        if table.asked and table.decision is not None and table.decision.question.key == "set_aside":
            body = body[:1]  # nothing lies on the table yet
    if beside:
        told = _log(table, log, LOG_WIDTH, max(len(body), free - SPARE) - 1)
        return [*side_by_side(body, told, across), *below]
    left = free - len(body) - 1
    left -= SPARE if left > SPARE + 2 else 0
    told = _log(table, log, across, left) if left > 0 else []
    return [*body, *told, *below]


def _body(table: ConflictusTableModel, width: int, room: LayoutLevel) -> list[Text]:
    view = table.view
    wide = _name_width(table, width)
    lines = [_header(table, width), _phases(table, width)]
    seats = around(view)
    others = seats if view.seat is None else seats[1:]
    for seat in others:
        lines.append(_title(table, view.players[seat], width))
        lines += _side(table, seat, wide, width, room)
        lines += _known(table, view.players[seat], width)
    lines += _transition(table, width)
    if view.seat is not None:
        lines.append(_title(table, view.players[view.seat], width))
        lines += _side(table, view.seat, wide, width, room)
        lines += _hand(table, wide, width, room)
    return lines


# ------------------------------------------------------------------- single lines


def _header(table: ConflictusTableModel, width: int) -> Text:
    left = Text().append(table.turn_line(), "bold")
    right = table.score_line() or table.term(table.view.config.format)
    gap = width - cell_len(left.plain) - cell_len(right)
    line = left.append(" " * gap).append(right) if gap > 1 else left
    line.truncate(width, overflow="ellipsis")
    return line


def _phases(table: ConflictusTableModel, width: int) -> Text:
    """The seven phases; the current one stands in brackets, what is skipped is grey."""
    view = table.view
    line = Text()
    for at, phase in enumerate(PHASES):
        name = table.ui(f"bar-{phase}")
        skipped = view.skips_attack and at in (ATTACK, BLOCK, DAMAGE)
        if at == view.phase and view.outcome is None:
            line.append(f"[{name}]", "bold reverse")
        else:
            line.append(f" {name} ", f"{GREY} strike" if skipped else GREY)
    line.truncate(width, overflow="ellipsis")
    return line


def _title(table: ConflictusTableModel, player: PlayerView, width: int) -> Text:
    """The line above a side of the table: whose it is, the mons first of all, then the other piles."""
    view = table.view
    now = player.seat == view.active and view.outcome is None and view.phase >= 0
    own = player.seat == view.seat
    name = table.ui("mine") if own and table.alone else table.player(player.seat)
    line = Text().append("─", GREY).append(f"{NOW if now else ' '}{fit(name, min(cell_len(name), 16))} ", "bold")
    if player.lost:
        return line.append(f" {table.ui('has-lost')} ", GREY).append(
            "─" * max(0, width - cell_len(line.plain) - 2), GREY
        )
    line.append(
        f" {table.term('mons')} {player.mons.count} ", f"bold reverse{f' {RED}' if player.mons.count <= FEW else ''}"
    )
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
    right.append(" ─", GREY)
    gap = width - cell_len(line.plain) - cell_len(right.plain)
    line.append("─" * max(0, gap), GREY).append_text(right)
    line.truncate(width, overflow="ellipsis")
    return line


def _side(table: ConflictusTableModel, seat: int, wide: int, width: int, room: LayoutLevel) -> list[Text]:
    groups = [group for group in side(table.view, seat) if group.warriors or group.others]
    if room.sets:
        return [line for group in groups for line in set_lines(table, group, wide, width, room.sets)]
    parts = [set_lines(table, group, 0, 999, 1)[0] for group in groups]
    return flow(parts, width) if parts else []


def _known(table: ConflictusTableModel, player: PlayerView, width: int) -> list[Text]:
    """A hand and a captive that lie open: at the end, or when everything is."""
    lines = []
    for key, faces in (("hand-of", player.hand.faces), ("captive-of", player.captive.faces)):
        if faces:
            names = ", ".join(table.name(face) for face in faces)
            lines.append(Text(fit(f"    {table.ui(key)} {names}", width).rstrip()))
    return lines


def _transition(table: ConflictusTableModel, width: int) -> list[Text]:
    """What waits, the top first."""
    view = table.view
    if not view.transition and view.resolving is None:
        return []
    lines = [rule(table.ui("transition-title"), width)]
    if view.resolving is not None:
        lines.append(Text(fit(f"  {table.ui('resolving')} {table.item(view.resolving)}", width).rstrip(), "bold"))
    for place, item in enumerate(reversed(view.transition), 1):
        paid = f"  {symbols.sources(item.light, item.shadow)}" if item.light or item.shadow else ""
        lines.append(Text(fit(f"  {place}. {table.item(item)}{paid}", width).rstrip(), "bold" if place == 1 else ""))
    return lines


def _hand(table: ConflictusTableModel, wide: int, width: int, room: LayoutLevel) -> list[Text]:
    found = table.numbers
    spots = (*found.of(HAND), *found.of(CAPTIVE))
    lines = [rule(table.term("hand"), width)]
    if not spots:
        return [Text(f"    {table.ui('hand-empty')}", GREY)]
    if not room.hand:
        return lines + flow([_short(table, spot) for spot in spots], width)
    for spot in spots:
        lines += _card_lines(table, spot, wide, width, room.hand)
    return lines


def _card_lines(table: ConflictusTableModel, spot: NumberedPlace, wide: int, width: int, most: int) -> list[Text]:
    """A card in hand with its cost, its values and its text, in so many lines at most."""
    card = table.card(spot.face)
    line = Text().append(*number(spot)).append(symbols.sign(card), symbols.colour(card)).append(" ")
    line.append(fit(_label(table, spot), wide), "bold" if spot.places else "")
    values = f"{card.attack}/{card.defense}/{card.mill}" if card.kind == WARRIOR else ""
    line.append(f" {card.cost if card.kind != 'source' else '':>2} {values:<6}")
    text = Text()
    if spot.zone == CAPTIVE:
        text.append(f"{table.ui('captive')}. ", "bold")
    return hanging_indent(line, text.append(card_text(card, table.lang)), width, most)


def _label(table: ConflictusTableModel, spot: NumberedPlace) -> str:
    return table.name(spot.face) + (f" ×{spot.count}" if spot.count > 1 else "")


def _short(table: ConflictusTableModel, spot: NumberedPlace) -> Text:
    """A card in hand without its text."""
    card = table.card(spot.face)
    typed, style = number(spot)
    part = Text().append(typed.replace("  ", " "), style).append(symbols.sign(card), symbols.colour(card))
    part.append(f" {_label(table, spot)}", style)
    if card.kind != "source":
        part.append(f" {card.cost}")
    return part.append(f" ({table.ui('captive')})" if spot.zone == CAPTIVE else "")


def _name_width(table: ConflictusTableModel, width: int) -> int:
    """Columns for a name: the same as long as the deck lasts, so that nothing jumps."""
    names = {name for deck in table.view.config.decks for name, _ in deck}
    names |= {face.name for face, _ in table.on_table.values()}
    longest = max(cell_len(table.name(name)) for name in names)
    return min(longest + 3, LONGEST_NAME if width > 90 else SHORTER_NAME, max(14, width - 40))


# ------------------------------------------------------------ what is asked, the log


def question(table: ConflictusTableModel, width: int, short: bool = False) -> list[Text]:
    """What is asked; where it is not priority, with every answer; `short`: those the table does not show."""
    decision = table.decision
    if decision is None:
        return []
    if not table.asked:
        return [Text(table.ui("waiting", who=table.player(decision.seat)), "bold")]
    found = table.numbers
    if decision.question.key == "priority":  # what lies on the table is marked there; bound sources do not
        unseen = [f"{MAY}{n:>2} {table.answer(found.places[n])}" for n in found.listed]
        lines = [*columns(unseen, width), Text(fit(hint(table), width).rstrip(), GREY)]
        if any(option.verb == "sacrifice" for option in decision.options):
            lines.insert(0, Text(fit(table.ui("sacrifice-means"), width).rstrip(), "bold"))
        return lines
    asked = Text(table.question(), "bold")
    numbered, _ = table.answers()
    if short and found.listed:
        numbered = [(n, at) for n, at in numbered if n in found.listed]
    parts = [f"{MAY}{n:>2} {table.short_answer(at)}" for n, at in numbered]
    return [*wrap(asked, width), *columns(parts, width)]


def hint(table: ConflictusTableModel) -> str:
    """What passing means here."""
    view = table.view
    if view.transition:
        return table.ui("hint-resolve", card=table.item_called(view.transition[-1]))
    return table.ui("hint-main" if view.active == view.seat and PHASES[view.phase] == "main" else "hint-pass")


def _log(table: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """The last lines of the log that there is room for."""
    lines: list[Text] = []
    for entry in reversed(log):
        if len(lines) >= height:
            break
        lines += reversed(wrap(Text(entry), width - 1))
    return [rule(table.ui("log"), width), *reversed(lines[:height])]
