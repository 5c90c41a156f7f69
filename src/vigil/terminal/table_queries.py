"""Questions about a table that every game answers alike: why something cannot be done, what lies in a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vigil.kernel.event import Message
from vigil.terminal.choice_numbers import DECLINE, ChoiceNumbers
from vigil.terminal.command_parser import best, faces_near, meanings, wanted_of
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import TableModel
from vigil.text import after_colon

BUTTONS = frozenset(("end", "pass", "done", "yes", "no"))


def unknown_card(about: str, seen: TableModel) -> str:
    near = faces_near(about, seen)
    if near:
        return seen.ui("no-card-near", typed=about.strip()[:40], near=", ".join(near))
    return seen.ui("no-card", typed=about.strip()[:40])


def why(about: str, seen: TableModel, found: ChoiceNumbers, sitting: GameSession) -> list[str]:
    """Why a card is no option now; or that it is one, and what to type."""
    if not about.strip():
        return [seen.ui("why-what")]
    wanted, name = wanted_of(about, seen, found)
    if name is None:
        button = BUTTONS & meanings(about, seen.lang, seen.words)
        if about.strip() == str(DECLINE):
            button = BUTTONS & frozenset(("end", "pass")) & frozenset(seen.words.verbs)
        if len(button) != 1:
            return [unknown_card(about, seen)]
        wanted = min(button)
    reason = sitting.why_not(seen.view.seat, wanted)
    if isinstance(reason, str):
        return [labelled(name, reason, seen)]
    if reason is not None and reason.key == "why-not-in-sight" and name is not None:
        return [seen.text.reason(Message(reason.key, {"thing": seen.name(name)}), seen.lang, seen.cards)]
    if reason is not None:
        return [labelled(name, seen.text.reason(reason, seen.lang, seen.cards), seen)]
    decision = seen.decision
    if decision is None or name is None:
        return [labelled(name, seen.ui("can"), seen)]
    told = []
    for place, option in enumerate(decision.options):
        if option.face == name:
            said = seen.option_text(option)
            number = found.number_of(place)
            told.append(
                f"{number} {after_colon(said, seen.lang)}" if number is not None else after_colon(said, seen.lang)
            )
    can = seen.ui("can-by", how=seen.ui("separator").join(told)) if told else seen.ui("can")
    return [labelled(name, can, seen)]


def labelled(name: str | None, told: str, seen: TableModel) -> str:
    """What is told of a card, behind its name; of no card, as it is."""
    return told if name is None else seen.with_label(seen.name(name), after_colon(told, seen.lang))


def pile(title: str, faces: Iterable[str], seen: TableModel) -> list[str]:
    """The cards of a pile by name, equal ones together, sorted: never in their order."""
    counted = Counter(faces)
    if not counted:
        return [seen.ui("pile-empty", pile=title)]
    lines = [seen.with_label(f"{title} ({sum(counted.values())})", "").rstrip()]
    return lines + sorted(f"  {seen.name(name)}" + (f" ×{n}" if n > 1 else "") for name, n in counted.items())


def player_meant(about: str, seen: TableModel) -> int | None:
    """The seat that was named or numbered; oneself where nobody was; None where it is not clear."""
    view = seen.view
    if not about.strip():
        return view.seat if view.seat is not None else 0
    named = best(about, {player.seat: (seen.player(player.seat), str(player.seat + 1)) for player in view.players})
    return named[0] if len(named) == 1 else None


def no_player(about: str, seen: TableModel) -> str:
    return seen.ui("no-player", typed=about.strip()[:40], names=", ".join(seen.names))
