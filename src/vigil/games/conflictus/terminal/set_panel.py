"""A set on the table, drawn: what is on top, what it stands on, what it carries, and its sources."""

from __future__ import annotations

from rich.text import Text

from vigil.games.conflictus.rules.view import SetView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import zone_of
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import fit, hanging
from vigil.terminal.symbols import GREY, MAY, RED
from vigil.text import clauses

INDENT = 8


def number(spot: NumberedPlace) -> tuple[str, str]:
    """The number to type with the sign that it may be typed, and how it looks."""
    return f"{MAY if spot.places else ' '}{spot.number:>2} ", "bold" if spot.places else ""


def set_lines(seen: ConflictusTableModel, group: SetView, wide: int, width: int, most: int) -> list[Text]:
    """A set in one line, or with a second one for what lies beneath and what is carried."""
    spots = seen.numbers.of(zone_of(group))
    top, below = spots[0], spots[1:]
    while below and below[0].face.card == top.face.card:  # further abilities of the same card
        below = below[1:]
    first = _top(seen, top, wide)
    again = [str(spot.number) for spot in spots[1:] if spot.face.card == top.face.card]
    if again:
        first.append(f"({', '.join(again)}) ", "bold")
    tail, rest = _tail(seen, group, top), _rest(seen, group, below)
    if most == 1 and rest.plain:
        tail.append("  ").append_text(rest)
    lines = hanging(first, tail, width, 2 if most > 2 else 1)
    if most > 1 and rest.plain:
        lines += hanging(Text(" " * INDENT), rest, width, 2 if most > 2 else 1)
    return lines


def _top(seen: ConflictusTableModel, spot: NumberedPlace, wide: int) -> Text:
    """The card on top: a warrior with its values as they are now."""
    card = seen.card(spot.face)
    line = Text().append(*number(spot)).append(symbols.sign(card), symbols.colour(card)).append(" ")
    name = seen.name(spot.face)
    line.append(fit(name, wide) if wide else name, "bold").append(" ")
    if card.kind == "warrior":
        line.append(f"{symbols.values(spot.face):<6}", "bold").append(" ")
        if spot.face.damage:
            line.append(f"({seen.ui('damage-n', n=spot.face.damage)}) ", RED)
    return line


def _tail(seen: ConflictusTableModel, group: SetView, top: NumberedPlace) -> Text:
    """Bound sources, combat, keywords and counters."""
    tail = Text().append(f"{symbols.sources(group.light, group.shadow)} ")
    combat = seen.combat(top.face)
    if combat:
        tail.append(f"{symbols.ATTACKS} {combat}", f"bold {RED}").append(" · ", GREY)
    if top.face.marked:
        tail.append(seen.marked(top.face), RED).append(" · ", GREY)
    words = seen.keywords(top.face)
    words += [
        seen.with_label(seen.term(f"counter-{name}"), str(n)) for name, n in top.face.counters if name != "growth"
    ]
    if top.face.used:
        words.append(f"({seen.ui('used')})")
    texts = [text for key, text in clauses(seen.card(top.face), seen.lang) if not key.startswith("keyword")]
    return tail.append(". ".join([*([", ".join(words)] if words else []), " ".join(texts)]).removesuffix(". "), GREY)


def _rest(seen: ConflictusTableModel, group: SetView, spots: tuple[NumberedPlace, ...]) -> Text:
    """The warriors beneath, the topmost first, and what the set carries."""
    beneath = {face.card for face in group.warriors}
    line = Text()
    for key, under in (("on", True), ("with", False)):
        found = [spot for spot in spots if (spot.face.card in beneath) is under]
        if not found:
            continue
        line.append(f"{'  ' if line.plain else ''}{seen.ui(key)} ", GREY)
        for i, spot in enumerate(found):
            card = seen.card(spot.face)
            line.append(", " if i else "").append(number(spot)[0].strip() + " ", "bold" if spot.places else GREY)
            line.append(symbols.sign(card), symbols.colour(card)).append(f" {seen.name(spot.face)}")
            if spot.face.marked:
                line.append(f" ({seen.marked(spot.face)})", RED)
            if under and spot.face.damage:
                line.append(f" ({seen.ui('damage-n', n=spot.face.damage)})", RED)
            elif not under and spot.face.used:
                line.append(f" ({seen.ui('used')})", GREY)
    return line
