"""Commands that answer questions about the table of any game: why not, piles, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vigil.kernel.event import Message
from vigil.terminal.choice_numbers import DECLINE
from vigil.terminal.command_parser import best_matches, meanings, parse_why, similar_cards
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import TableModel
from vigil.text import after_colon

BUTTONS = frozenset(("end", "pass", "done", "yes", "no"))


def unknown_card(about: str, table: TableModel) -> str:
    """Return the message for a name that no single card has."""
    near = similar_cards(about, table)
    if near:
        return table.ui("no-card-near", typed=about.strip()[:40], near=", ".join(near))
    return table.ui("no-card", typed=about.strip()[:40])


def why(about: str, table: TableModel, session: GameSession) -> list[str]:
    """Explain why a card cannot be chosen now, or what to type to choose it."""
    if not about.strip():
        return [table.ui("why-what")]
    wanted, name = parse_why(about, table)
    if name is None:
        button = BUTTONS & meanings(about, table)
        if about.strip() == str(DECLINE):
            button = BUTTONS & frozenset(("end", "pass")) & frozenset(table.words.verbs)
        if len(button) != 1:
            return [unknown_card(about, table)]
        wanted = min(button)
    reason = session.why_not(table.view.seat, wanted)
    if isinstance(reason, str):
        return [_about_card(name, reason, table)]
    if reason is not None and reason.key == "why-not-in-sight" and name is not None:
        return [table.text.reason(Message(reason.key, {"thing": table.name(name)}), table.lang, table.cards)]
    if reason is not None:
        return [_about_card(name, table.text.reason(reason, table.lang, table.cards), table)]
    ways = []
    for index, option in enumerate(table.options):
        if name is not None and option.card_name == name:
            text = after_colon(table.option_text(option), table.lang)
            number = table.numbers.number_of(index)
            ways.append(text if number is None else f"{number} {text}")
    can = table.ui("can-by", how=table.ui("separator").join(ways)) if ways else table.ui("can")
    return [_about_card(name, can, table)]


def _about_card(name: str | None, text: str, table: TableModel) -> str:
    return text if name is None else table.with_label(table.name(name), after_colon(text, table.lang))


def pile(title: str, faces: Iterable[str], table: TableModel) -> list[str]:
    """List the cards of a pile, identical ones together and sorted by name, because their order is hidden."""
    counts = Counter(faces)
    if not counts:
        return [table.ui("pile-empty", pile=title)]
    lines = [table.with_label(f"{title} ({counts.total()})", "").rstrip()]
    return lines + sorted(f"  {table.name(name)}" + (f" ×{n}" if n > 1 else "") for name, n in counts.items())


def known_cards(known: Iterable[tuple[int, str]], table: TableModel, in_pile: str) -> list[str]:
    """List cards that players saw on their way into a hidden pile, each with the number of cards above it.

    A negative number means a hand; `in_pile` is the message for other piles.
    """
    return [table.ui("known-hand" if above < 0 else in_pile, card=table.name(name), n=above) for above, name in known]


def player_meant(about: str, table: TableModel) -> int | None:
    """Return the seat that a name or number refers to, the viewer's own for no text, or None if it is unclear."""
    view = table.view
    if not about.strip():
        return view.seat if view.seat is not None else 0
    names = {player.seat: (table.player(player.seat), str(player.seat + 1)) for player in view.players}
    seats = best_matches(about, names)
    return seats[0] if len(seats) == 1 else None


def no_player(about: str, table: TableModel) -> str:
    """Return the message for a name that no player has."""
    return table.ui("no-player", typed=about.strip()[:40], names=", ".join(table.names))


def question_lines(table: TableModel) -> list[str]:
    """Return the question and every answer with what to type for it, as plain lines."""
    if table.decision is None or not table.must_decide:
        return []
    lines = [table.prompt]
    listed, more = table.answers()
    for number, index in listed:
        spot = table.numbers.spot_of(index)
        count = f" (×{spot.count})" if spot is not None and spot.count > 1 else ""
        lines.append(table.with_label(str(number), table.answer(index) + count))
        for other in spot.indices if spot is not None else ():  # other uses of the card need their verb
            if table.numbers.number_of(other) is None:
                typed = f"{table.word(table.options[other].verb)} {number}"
                lines.append(table.with_label(typed, table.answer(other) + count))
    return [*lines, table.ui("name-any", n=more)] if more else lines
