"""A set on the table, drawn: its top card with sources and text, then the other cards."""

from __future__ import annotations

from rich.text import Text

from vigil.games.conflictus.rules.view import SetView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import zone_of
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import fit, hanging_indent
from vigil.terminal.symbols import GRAY, RED
from vigil.terminal.table_screen import number_label
from vigil.text import clauses

INDENT = 8


def set_lines(table: ConflictusTableModel, group: SetView, name_width: int, width: int, max_lines: int) -> list[Text]:
    """Draw a set in one line, or with a second one for the cards beneath and those it carries."""
    spots = table.numbers.of(zone_of(group))
    top, below = spots[0], spots[1:]
    while below and below[0].face.card == top.face.card:  # other abilities of the same card
        below = below[1:]
    first = _top(table, top, name_width)
    other_numbers = [str(spot.number) for spot in spots[1:] if spot.face.card == top.face.card]
    if other_numbers:
        first.append(f"({', '.join(other_numbers)}) ", "bold")
    tail, rest = _tail(table, group, top), _rest(table, group, below)
    if max_lines == 1 and rest.plain:
        tail.append("  ").append_text(rest)
    lines = hanging_indent(first, tail, width, 2 if max_lines > 2 else 1)
    if max_lines > 1 and rest.plain:
        lines += hanging_indent(Text(" " * INDENT), rest, width, 2 if max_lines > 2 else 1)
    return lines


def _top(table: ConflictusTableModel, spot: NumberedPlace, name_width: int) -> Text:
    """Draw the card on top, a warrior with its current values."""
    card = table.card(spot.face)
    line = Text().append(*number_label(spot)).append(symbols.sign(card), symbols.color(card)).append(" ")
    name = table.name(spot.face)
    line.append(fit(name, name_width) if name_width else name, "bold").append(" ")
    if card.kind == "warrior":
        line.append(f"{symbols.values(spot.face):<6}", "bold").append(" ")
        if spot.face.damage:
            line.append(f"({table.ui('damage-n', n=spot.face.damage)}) ", RED)
    return line


def _tail(table: ConflictusTableModel, group: SetView, top: NumberedPlace) -> Text:
    """Draw sources, combat, keywords, counters and text."""
    tail = Text().append(f"{symbols.sources(group.light, group.shadow)} ")
    combat = table.combat(top.face)
    if combat:
        tail.append(f"{symbols.ATTACKS} {combat}", f"bold {RED}").append(" · ", GRAY)
    if top.face.marked:
        tail.append(table.marked(top.face), RED).append(" · ", GRAY)
    words = table.keywords(top.face)
    words += [
        table.with_label(table.term(f"counter-{name}"), str(n)) for name, n in top.face.counters if name != "growth"
    ]
    if top.face.used:
        words.append(f"({table.ui('used')})")
    texts = [text for key, text in clauses(table.card(top.face), table.lang) if not key.startswith("keyword")]
    return tail.append(". ".join([*([", ".join(words)] if words else []), " ".join(texts)]).removesuffix(". "), GRAY)


def _rest(table: ConflictusTableModel, group: SetView, spots: tuple[NumberedPlace, ...]) -> Text:
    """Draw the warriors beneath, the topmost first, then relics and equipment."""
    beneath = {face.card for face in group.warriors}
    line = Text()
    for key, under in (("on", True), ("with", False)):
        matching = [spot for spot in spots if (spot.face.card in beneath) is under]
        if not matching:
            continue
        line.append(f"{'  ' if line.plain else ''}{table.ui(key)} ", GRAY)
        for i, spot in enumerate(matching):
            card = table.card(spot.face)
            line.append(", " if i else "").append(number_label(spot)[0].strip() + " ", "bold" if spot.indices else GRAY)
            line.append(symbols.sign(card), symbols.color(card)).append(f" {table.name(spot.face)}")
            if spot.face.marked:
                line.append(f" ({table.marked(spot.face)})", RED)
            if under and spot.face.damage:
                line.append(f" ({table.ui('damage-n', n=spot.face.damage)})", RED)
            elif not under and spot.face.used:
                line.append(f" ({table.ui('used')})", GRAY)
    return line
