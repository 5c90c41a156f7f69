"""The table drawn with Rich: one line a card, everything in its place, nothing that is not in the view.

The drawing adapts to the screen: cards have their texts beside them where there is
room and stand in one line where there is not; on a wide screen the log has its own
column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW, Card
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.opponents import mine_title, names, others
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.game_text import effect_text
from vigil.games.ascension.text.messages import prompt_text, term
from vigil.terminal.choice_numbers import ChoiceNumbers, NumberedPlace
from vigil.terminal.layout import columns, fit, flow, hanging_indent, justify, rule, side_by_side, wrap
from vigil.terminal.symbols import GREY, MAY
from vigil.text import card_text

WIDE = 118  # from here on the log stands beside the table
LOG_WIDTH = 44
SHORTER_NAME, LONGEST_NAME = 26, 34
SPARE = 2  # lines for a short answer below, so that the table does not scroll away
PILES = (MYSTICS, HEAVIES, CULTISTS)


@dataclass(frozen=True, slots=True)
class LayoutLevel:
    """How much is written out: which cards have a line with their text, and how long the log must be at least."""

    listed: tuple[str, ...]
    apart: bool  # what lies before the other players has a line of its own
    log: int
    lines: int = 1  # for the text of one card
    least: int = 0  # lines of a screen on which it is worth trying


LAYOUT_LEVELS = (
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 12, 3, 32),
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 12, 2, 28),
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 9, 1, 24),
    LayoutLevel((CONSTRUCTS, HAND), True, 6),
    LayoutLevel((CONSTRUCTS, HAND), False, 4),
    LayoutLevel((HAND,), False, 4),
    LayoutLevel((), False, 3),
)
"""From the most to the least; the first one that fits is drawn."""


def draw(table: AscensionTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
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
    if beside:
        told = _log(table, log, LOG_WIDTH, max(len(body), free - SPARE) - 1)
        return [*side_by_side(body, told, across), *below]
    left = free - len(body) - 1
    left -= SPARE if left > SPARE + 2 else 0
    told = _log(table, log, across, left) if left > 0 else []
    return [*body, *told, *below]


def _body(table: AscensionTableModel, width: int, room: LayoutLevel) -> list[Text]:
    found = table.numbers
    wide = _name_width(table, width)
    lines = [_header(table, width), rule(term(ROW, table.lang), width)]
    slots = {spot.number: spot for spot in found.of(ROW)}
    for slot in range(1, len(table.view.row) + 1):
        if slot in slots:
            lines += _card_lines(table, slots[slot], wide, width, room.lines)
        else:
            lines.append(Text(f"  {slot} ·", GREY))
    if MYSTICS in room.listed:
        for zone in PILES:
            for spot in found.of(zone):
                lines += _card_lines(table, spot, wide, width, room.lines)
            if not found.of(zone):
                lines.append(Text(f"    –   {term(zone, table.lang)}", GREY))
    else:
        lines += _piles(table, found, width)
    lines += others(table, width, room.apart)
    return lines if table.view.seat is None else lines + _mine(table, found, width, wide, room)


# ------------------------------------------------------------------- single lines


def _header(table: AscensionTableModel, width: int) -> Text:
    left = Text().append(table.turn_line(), "bold")
    if table.view.last_round and table.view.outcome is None:
        left.append("  ").append(f" {table.ui('last-round')} ", "bold reverse")
    return justify(left, Text(" · ".join(table.counts())), width)


def _number(spot: NumberedPlace) -> tuple[str, str]:
    """The number to type with the sign that it may be typed, and how it looks."""
    return f"{MAY if spot.places else ' '}{spot.number:>2} ", "bold" if spot.places else ""


def _label(table: AscensionTableModel, spot: NumberedPlace) -> str:
    return table.name(spot.face) + (f" ×{spot.count}" if spot.count > 1 else "")


def _card_lines(table: AscensionTableModel, spot: NumberedPlace, wide: int, width: int, most: int) -> list[Text]:
    """A card with its text, in so many lines at most."""
    card = table.card(spot.face)
    line = Text.assemble(_number(spot), (symbols.sign(card), symbols.colour(card)), " ")
    line.append(fit(_label(table, spot), wide), "bold" if spot.places else "")
    for_sale = spot.zone == ROW or spot.zone in PILES
    price, worth = (symbols.price(card, spot.face), symbols.worth(card)) if for_sale else ("", "")
    line.append(f" {price:>4} {worth:>3} ")
    indent = cell_len(line.plain)
    left = {MYSTICS: table.view.mystics.count, HEAVIES: table.view.heavies.count}.get(spot.zone)
    if left is not None:
        line.append(f"×{left}  ", GREY)
    if spot.zone == CONSTRUCTS and spot.face.used and not spot.places:
        line.append(f"({table.ui('used')}) ", GREY)
    return hanging_indent(line[:indent], line[indent:].append(_said(table, spot, card)), width, most)


def _said(table: AscensionTableModel, spot: NumberedPlace, card: Card) -> str:
    """What the card says, or the one of its abilities that is on offer here."""
    if spot.zone == CONSTRUCTS and spot.places and len(card.abilities) > 1 and table.decision is not None:
        verb = table.decision.options[spot.places[0]].verb
        if verb.startswith("use"):
            return effect_text(card.abilities[int(verb[4:] or 1) - 1], table.lang)
    return card_text(card, table.lang)


def _piles(table: AscensionTableModel, found: ChoiceNumbers, width: int) -> list[Text]:
    """What is always available, without texts."""
    parts = []
    for zone, pile in zip(PILES, (table.view.mystics, table.view.heavies, table.view.cultists), strict=True):
        for spot in found.of(zone):
            card = table.card(spot.face)
            part = Text.assemble(_number(spot), (symbols.sign(card).rstrip(), symbols.colour(card)), " ")
            part.append(fit(table.name(spot.face), 17).rstrip(), "bold" if spot.places else "")
            part.append(f" {symbols.price(card, spot.face)}")
            parts.append(part.append(f" ×{pile.count}" if zone != CULTISTS else "", GREY))
        if not found.of(zone):
            parts.append(Text(f"    {term(zone, table.lang)} –", GREY))
    return flow(parts, width, indent=0)


def _mine(table: AscensionTableModel, found: ChoiceNumbers, width: int, wide: int, room: LayoutLevel) -> list[Text]:
    """The viewer's own side of the table."""
    assert table.view.seat is not None
    me = table.view.players[table.view.seat]
    lines = [mine_title(table, me, width)]
    if not found.of(HAND):
        lines.append(Text(f"    {table.ui('hand-empty')}", GREY))
    for zone in (HAND, CONSTRUCTS):
        spots = found.of(zone)
        if zone in room.listed:
            for spot in spots:
                lines += _card_lines(table, spot, wide, width, room.lines)
        elif spots:
            lines += flow([_short(table, spot) for spot in spots], width)
    for key, faces in (("played", me.played.faces), ("trophies", me.trophies.faces)):
        if faces:
            line = Text().append(f"    {table.ui(key)} ", GREY).append_text(names(table, faces))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    if table.view.lasting:
        sources = dict.fromkeys(table.name(last.source) for last in table.view.lasting)
        lines.append(Text(fit(f"    {table.ui('lasting')} {', '.join(sources)}", width).rstrip(), GREY))
    return lines


def _short(table: AscensionTableModel, spot: NumberedPlace) -> Text:
    """A card without its text."""
    card = table.card(spot.face)
    number, style = _number(spot)
    part = Text().append(number.replace("  ", " "), style)
    part.append(symbols.sign(card).strip(), symbols.colour(card)).append(f" {_label(table, spot)}", style)
    if spot.zone == CONSTRUCTS and spot.face.used and not spot.places:
        part.append(f" ({table.ui('used')})", GREY)
    return part


def _name_width(table: AscensionTableModel, width: int) -> int:
    """Columns for a name: the same all game long, so that nothing jumps."""
    longest = max((cell_len(table.name(name)) for name in table.cards), default=0)
    return min(longest, LONGEST_NAME if width > 90 else SHORTER_NAME, max(14, width - 40))


# ------------------------------------------------------------ what is asked, the log


def question(table: AscensionTableModel, width: int, short: bool = False) -> list[Text]:
    """What is asked; where it is not the main menu, with every answer; `short`: those the table does not show."""
    decision = table.decision
    if decision is None:
        return []
    if not table.asked:
        return [Text(table.ui("waiting", who=table.player(decision.seat)), "bold")]
    found, options = table.numbers, decision.options
    if decision.question.key == "menu":
        gifts = [spot.number for spot in found.spots if any(options[at].verb == "gift" for at in spot.places)]
        lines = [Text(fit(table.ui("menu-hint"), width).rstrip(), GREY)]
        if gifts:
            lines.append(Text(fit(table.ui("gift-hint", numbers=", ".join(map(str, gifts))), width).rstrip(), GREY))
        return lines
    asked = Text(prompt_text(decision.question, table.lang, table.cards), "bold")
    numbered, more = table.answers()
    if short and found.listed:
        numbered = [(number, at) for number, at in numbered if number in found.listed]
    parts = [f"{MAY}{number:>2} {table.short_answer(at)}" for number, at in numbered]
    lines = [*wrap(asked, width), *columns(parts, width)]
    return [*lines, Text(table.ui("name-any", n=more), GREY)] if more else lines


def _log(table: AscensionTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """The last lines of the log that there is room for."""
    lines: list[Text] = []
    for entry in reversed(log):
        if len(lines) >= height:
            break
        lines += reversed(wrap(Text(entry), width - 1))
    return [rule(table.ui("log"), width), *reversed(lines[:height])]
