"""Questions about a table that every game answers alike: why something cannot be done, what lies in a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vigil.kernel.event import Message
from vigil.terminal.choice_numbers import DECLINE, ChoiceNumbers
from vigil.terminal.command_parser import best, meanings, parse_why, similar_cards
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import TableModel
from vigil.text import after_colon

BUTTONS = frozenset(("end", "pass", "done", "yes", "no"))


def unknown_card(about: str, table: TableModel) -> str:
    near = similar_cards(about, table)
    if near:
        return table.ui("no-card-near", typed=about.strip()[:40], near=", ".join(near))
    return table.ui("no-card", typed=about.strip()[:40])


def why(about: str, table: TableModel, found: ChoiceNumbers, session: GameSession) -> list[str]:
    """Why a card is no option now; or that it is one, and what to type."""
    if not about.strip():
        return [table.ui("why-what")]
    wanted, name = parse_why(about, table, found)
    if name is None:
        button = BUTTONS & meanings(about, table.lang, table.words)
        if about.strip() == str(DECLINE):
            button = BUTTONS & frozenset(("end", "pass")) & frozenset(table.words.verbs)
        if len(button) != 1:
            return [unknown_card(about, table)]
        wanted = min(button)
    reason = session.why_not(table.view.seat, wanted)
    if isinstance(reason, str):
        return [labelled(name, reason, table)]
    if reason is not None and reason.key == "why-not-in-sight" and name is not None:
        return [table.text.reason(Message(reason.key, {"thing": table.name(name)}), table.lang, table.cards)]
    if reason is not None:
        return [labelled(name, table.text.reason(reason, table.lang, table.cards), table)]
    decision = table.decision
    if decision is None or name is None:
        return [labelled(name, table.ui("can"), table)]
    told = []
    for place, option in enumerate(decision.options):
        if option.face == name:
            said = table.option_text(option)
            number = found.number_of(place)
            told.append(
                f"{number} {after_colon(said, table.lang)}" if number is not None else after_colon(said, table.lang)
            )
    can = table.ui("can-by", how=table.ui("separator").join(told)) if told else table.ui("can")
    return [labelled(name, can, table)]


def labelled(name: str | None, told: str, table: TableModel) -> str:
    """What is told of a card, behind its name; of no card, as it is."""
    return told if name is None else table.with_label(table.name(name), after_colon(told, table.lang))


def pile(title: str, faces: Iterable[str], table: TableModel) -> list[str]:
    """The cards of a pile by name, equal ones together, sorted: never in their order."""
    counted = Counter(faces)
    if not counted:
        return [table.ui("pile-empty", pile=title)]
    lines = [table.with_label(f"{title} ({sum(counted.values())})", "").rstrip()]
    return lines + sorted(f"  {table.name(name)}" + (f" ×{n}" if n > 1 else "") for name, n in counted.items())


def player_meant(about: str, table: TableModel) -> int | None:
    """The seat that was named or numbered; oneself where nobody was; None where it is not clear."""
    view = table.view
    if not about.strip():
        return view.seat if view.seat is not None else 0
    named = best(about, {player.seat: (table.player(player.seat), str(player.seat + 1)) for player in view.players})
    return named[0] if len(named) == 1 else None


def no_player(about: str, table: TableModel) -> str:
    return table.ui("no-player", typed=about.strip()[:40], names=", ".join(table.names))
