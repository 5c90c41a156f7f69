"""A set on the table, drawn: what is on top, what it stands on, what it carries, and its sources."""

from __future__ import annotations

from rich.text import Text

from vigil.games.conflictus.rules.view import SetView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import zone_of
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import fit, hanging_indent
from vigil.terminal.symbols import GREY, MAY, RED
from vigil.text import clauses

INDENT = 8


def number(spot: NumberedPlace) -> tuple[str, str]:
    """The number to type with the sign that it may be typed, and how it looks."""
    return f"{MAY if spot.places else ' '}{spot.number:>2} ", "bold" if spot.places else ""


def set_lines(table: ConflictusTableModel, group: SetView, wide: int, width: int, most: int) -> list[Text]:
    """A set in one line, or with a second one for what lies beneath and what is carried."""
    spots = table.numbers.of(zone_of(group))
    top, below = spots[0], spots[1:]
    while below and below[0].face.card == top.face.card:  # further abilities of the same card
        below = below[1:]
    first = _top(table, top, wide)
    again = [str(spot.number) for spot in spots[1:] if spot.face.card == top.face.card]
    if again:
        first.append(f"({', '.join(again)}) ", "bold")
    tail, rest = _tail(table, group, top), _rest(table, group, below)
    if most == 1 and rest.plain:
        tail.append("  ").append_text(rest)
    lines = hanging_indent(first, tail, width, 2 if most > 2 else 1)
    if most > 1 and rest.plain:
        lines += hanging_indent(Text(" " * INDENT), rest, width, 2 if most > 2 else 1)
    return lines


def _top(table: ConflictusTableModel, spot: NumberedPlace, wide: int) -> Text:
    """The card on top: a warrior with its values as they are now."""
    card = table.card(spot.face)
    line = Text().append(*number(spot)).append(symbols.sign(card), symbols.colour(card)).append(" ")
    name = table.name(spot.face)
    line.append(fit(name, wide) if wide else name, "bold").append(" ")
    if card.kind == "warrior":
        line.append(f"{symbols.values(spot.face):<6}", "bold").append(" ")
        if spot.face.damage:
            line.append(f"({table.ui('damage-n', n=spot.face.damage)}) ", RED)
    return line


def _tail(table: ConflictusTableModel, group: SetView, top: NumberedPlace) -> Text:
    """Bound sources, combat, keywords and counters."""
    tail = Text().append(f"{symbols.sources(group.light, group.shadow)} ")
    combat = table.combat(top.face)
    if combat:
        tail.append(f"{symbols.ATTACKS} {combat}", f"bold {RED}").append(" · ", GREY)
    if top.face.marked:
        tail.append(table.marked(top.face), RED).append(" · ", GREY)
    words = table.keywords(top.face)
    words += [
        table.with_label(table.term(f"counter-{name}"), str(n)) for name, n in top.face.counters if name != "growth"
    ]
    if top.face.used:
        words.append(f"({table.ui('used')})")
    texts = [text for key, text in clauses(table.card(top.face), table.lang) if not key.startswith("keyword")]
    return tail.append(". ".join([*([", ".join(words)] if words else []), " ".join(texts)]).removesuffix(". "), GREY)


def _rest(table: ConflictusTableModel, group: SetView, spots: tuple[NumberedPlace, ...]) -> Text:
    """The warriors beneath, the topmost first, and what the set carries."""
    beneath = {face.card for face in group.warriors}
    line = Text()
    for key, under in (("on", True), ("with", False)):
        found = [spot for spot in spots if (spot.face.card in beneath) is under]
        if not found:
            continue
        line.append(f"{'  ' if line.plain else ''}{table.ui(key)} ", GREY)
        for i, spot in enumerate(found):
            card = table.card(spot.face)
            line.append(", " if i else "").append(number(spot)[0].strip() + " ", "bold" if spot.places else GREY)
            line.append(symbols.sign(card), symbols.colour(card)).append(f" {table.name(spot.face)}")
            if spot.face.marked:
                line.append(f" ({table.marked(spot.face)})", RED)
            if under and spot.face.damage:
                line.append(f" ({table.ui('damage-n', n=spot.face.damage)})", RED)
            elif not under and spot.face.used:
                line.append(f" ({table.ui('used')})", GREY)
    return line
