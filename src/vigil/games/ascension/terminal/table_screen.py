"""The Ascension table, drawn with Rich: the center row and the piles, the other players, your cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW, Card
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.choice_numbers import ability_index
from vigil.games.ascension.terminal.opponents import mine_title, names, others
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.game_text import effect_text
from vigil.games.ascension.text.messages import term
from vigil.terminal import table_screen
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import fit, flow, hanging_indent, justify, rule
from vigil.terminal.symbols import GRAY
from vigil.terminal.table_screen import cut, number_label
from vigil.text import card_text

SHORT_NAME, LONG_NAME = 26, 34
PILES = (MYSTICS, HEAVIES, CULTISTS)


@dataclass(frozen=True, slots=True)
class LayoutLevel:
    """How much is shown: the zones in which each card has a line with its text, and the space they need."""

    listed: tuple[str, ...]
    separate: bool  # the cards in front of other players have a line of their own
    log: int
    lines: int = 1  # for the text of one card
    min_height: int = 0


LAYOUT_LEVELS = (
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 12, 3, 32),
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 12, 2, 28),
    LayoutLevel((*PILES, CONSTRUCTS, HAND), True, 9, 1, 24),
    LayoutLevel((CONSTRUCTS, HAND), True, 6),
    LayoutLevel((CONSTRUCTS, HAND), False, 4),
    LayoutLevel((HAND,), False, 4),
    LayoutLevel((), False, 3),
)
"""From the most detailed to the shortest."""


def draw(table: AscensionTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """Draw the whole table."""
    return table_screen.draw(
        table, log, (width, height), LAYOUT_LEVELS,
        lambda width, level: _body(table, width, level), lambda short: question(table, width, short),
    )  # fmt: skip


def question(table: AscensionTableModel, width: int, short: bool = False) -> list[Text]:
    """Draw the question, or a hint for the main menu."""
    return table_screen.draw_question(table, width, "menu", lambda: _menu(table, width), short)


def _menu(table: AscensionTableModel, width: int) -> list[Text]:
    lines = [cut(table.ui("menu-hint"), width, GRAY)]
    spots = table.numbers.spots
    gifts = [str(spot.number) for spot in spots if any(table.options[at].verb == "gift" for at in spot.indices)]
    return [*lines, cut(table.ui("gift-hint", numbers=", ".join(gifts)), width, GRAY)] if gifts else lines


def _body(table: AscensionTableModel, width: int, level: LayoutLevel) -> list[Text]:
    numbers = table.numbers
    name_width = _name_width(table, width)
    lines = [_header(table, width), rule(term(ROW, table.lang), width)]
    slots = {spot.number: spot for spot in numbers.of(ROW)}
    for slot in range(1, len(table.view.row) + 1):
        if slot in slots:
            lines += _card_lines(table, slots[slot], name_width, width, level.lines)
        else:
            lines.append(Text(f"  {slot} ·", GRAY))
    if MYSTICS in level.listed:
        for zone in PILES:
            for spot in numbers.of(zone):
                lines += _card_lines(table, spot, name_width, width, level.lines)
            if not numbers.of(zone):
                lines.append(Text(f"    –   {term(zone, table.lang)}", GRAY))
    else:
        lines += _piles(table, width)
    lines += others(table, width, level.separate)
    return lines if table.view.seat is None else lines + _mine(table, width, name_width, level)


def _header(table: AscensionTableModel, width: int) -> Text:
    left = Text().append(table.turn_line(), "bold")
    if table.view.last_round and table.view.outcome is None:
        left.append("  ").append(f" {table.ui('last-round')} ", "bold reverse")
    return justify(left, Text(" · ".join(table.counts())), width)


def _card_lines(
    table: AscensionTableModel, spot: NumberedPlace, name_width: int, width: int, max_lines: int
) -> list[Text]:
    """Draw a card with its text."""
    card = table.card(spot.face)
    line = Text.assemble(number_label(spot), (symbols.sign(card), symbols.color(card)), " ")
    line.append(fit(table.name_with_count(spot), name_width), "bold" if spot.indices else "")
    for_sale = spot.zone == ROW or spot.zone in PILES
    price, worth = (symbols.price(card, spot.face), symbols.worth(card)) if for_sale else ("", "")
    line.append(f" {price:>4} {worth:>3} ")
    indent = cell_len(line.plain)
    left = {MYSTICS: table.view.mystics.count, HEAVIES: table.view.heavies.count}.get(spot.zone)
    if left is not None:
        line.append(f"×{left}  ", GRAY)
    if _is_used(spot):
        line.append(f"({table.ui('used')}) ", GRAY)
    return hanging_indent(line[:indent], line[indent:].append(_text_of(table, spot, card)), width, max_lines)


def _is_used(spot: NumberedPlace) -> bool:
    return bool(spot.zone == CONSTRUCTS and spot.face.used and not spot.indices)


def _text_of(table: AscensionTableModel, spot: NumberedPlace, card: Card) -> str:
    """Return the text of a card, or only the ability that this number uses."""
    if spot.zone == CONSTRUCTS and spot.indices and len(card.abilities) > 1:
        option = table.options[spot.indices[0]]
        if option.verb.startswith("use"):
            return effect_text(card.abilities[ability_index(option)], table.lang)
    return card_text(card, table.lang)


def _piles(table: AscensionTableModel, width: int) -> list[Text]:
    """Draw the cards that are always available, without texts."""
    parts = []
    for zone, pile in zip(PILES, (table.view.mystics, table.view.heavies, table.view.cultists), strict=True):
        for spot in table.numbers.of(zone):
            card = table.card(spot.face)
            part = Text.assemble(number_label(spot), (symbols.sign(card).rstrip(), symbols.color(card)), " ")
            part.append(fit(table.name(spot.face), 17).rstrip(), "bold" if spot.indices else "")
            part.append(f" {symbols.price(card, spot.face)}")
            parts.append(part.append(f" ×{pile.count}" if zone != CULTISTS else "", GRAY))
        if not table.numbers.of(zone):
            parts.append(Text(f"    {term(zone, table.lang)} –", GRAY))
    return flow(parts, width, indent=0)


def _mine(table: AscensionTableModel, width: int, name_width: int, level: LayoutLevel) -> list[Text]:
    """Draw the viewer's cards."""
    assert table.view.seat is not None
    me = table.view.players[table.view.seat]
    lines = [mine_title(table, me, width)]
    if not table.numbers.of(HAND):
        lines.append(Text(f"    {table.ui('hand-empty')}", GRAY))
    for zone in (HAND, CONSTRUCTS):
        spots = table.numbers.of(zone)
        if zone in level.listed:
            for spot in spots:
                lines += _card_lines(table, spot, name_width, width, level.lines)
        elif spots:
            lines += flow([_short(table, spot) for spot in spots], width)
    for key, faces in (("played", me.played.faces), ("trophies", me.trophies.faces)):
        if faces:
            line = Text().append(f"    {table.ui(key)} ", GRAY).append_text(names(table, faces))
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    if table.view.lasting:
        sources = dict.fromkeys(table.name(last.source) for last in table.view.lasting)
        lines.append(cut(f"    {table.ui('lasting')} {', '.join(sources)}", width, GRAY))
    return lines


def _short(table: AscensionTableModel, spot: NumberedPlace) -> Text:
    """Draw a card without its text."""
    card = table.card(spot.face)
    number, style = number_label(spot)
    part = Text().append(number.replace("  ", " "), style)
    part.append(symbols.sign(card).strip(), symbols.color(card)).append(f" {table.name_with_count(spot)}", style)
    return part.append(f" ({table.ui('used')})", GRAY) if _is_used(spot) else part


def _name_width(table: AscensionTableModel, width: int) -> int:
    """Return the columns for a name, the same for the whole game."""
    longest = max((cell_len(table.name(name)) for name in table.cards), default=0)
    return min(longest, LONG_NAME if width > 90 else SHORT_NAME, max(14, width - 40))
