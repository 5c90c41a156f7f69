"""The three things that are asked of the game itself and not of a view.

They tell a seat nothing it may not know: whether its own plays have a point, what
the values of a card lying open on the table are made of, and how far it is with
choosing the sources for what it announces.
"""

from __future__ import annotations

from vigil.games.conflictus.rules.language import GROWTH
from vigil.games.conflictus.rules.pass_advice import passing_matters
from vigil.games.conflictus.rules.payment import PaymentProgress
from vigil.games.conflictus.rules.payment import payment_progress as paying_of
from vigil.games.conflictus.rules.state import set_of
from vigil.games.conflictus.rules.values import stat_breakdown
from vigil.games.conflictus.rules.view import Face
from vigil.terminal.session import GameSession

Part = tuple[int, int, int, str, str]


def passing_matters_in(session: GameSession, seat: int) -> bool:
    """Whether this seat could do something with priority that has a point."""
    if session.match is None:
        return not session.pass_is_safe
    return passing_matters(session.match.state, seat)


def stat_breakdown_in(session: GameSession, face: Face) -> list[Part]:
    """What makes up attack, defense and mill of a warrior on the table, damage last.

    Far away a view tells most of it; what other cards and effects of the round do is one sum.
    """
    card = face.card
    if session.match is None:
        return stat_breakdown_from_view(session, face)
    s = session.match.state
    if set_of(s, card) is None or not s.tables.is_warrior[card]:
        return []
    found = [(a, d, m, why, s.tables.name[source]) for a, d, m, why, source in stat_breakdown(s, card)]
    damage = s.damage.get(card, 0)
    return [*found, (0, -damage, 0, "damage", s.tables.name[card])] if damage else found


def stat_breakdown_from_view(session: GameSession, face: Face) -> list[Part]:
    """The same from a view alone: what is printed, keywords, counters, the rest together, damage."""
    printed, name = session.cards[face.name], face.name
    if printed.kind != "warrior":
        return []
    found: list[Part] = [(printed.attack, printed.defense, printed.mill, "printed", name)]
    group = next((each for each in session.view(None).sets if face in each.warriors), None)
    if group is not None and group.warriors[-1] == face:  # what is covered has no keywords
        under, has = [session.cards[each.name] for each in group.warriors], dict(face.keywords)
        if "unite_strength" in has:
            found.append((sum(each.attack for each in under) - printed.attack, 0, 0, "unite_strength", name))
        if "unite_defense" in has:
            found.append((0, sum(each.defense for each in under) + 1 - printed.defense, 0, "unite_defense", name))
        evolves = [each for each in printed.keywords if each.name.startswith("evolve") and each.name in has]
        for each in evolves:
            n = (group.light if each.name == "evolve_light" else group.shadow) // each.n
            found.append((n, n, n, "evolve", name))
    n = dict(face.counters).get(GROWTH, 0)
    found.append((n, n, n, "growth", name))
    attack = face.attack - sum(part[0] for part in found)
    defense = face.defense + face.damage - sum(part[1] for part in found)
    mill = face.mill - sum(part[2] for part in found)
    found += [(attack, defense, mill, "effects", name), (0, -face.damage, 0, "damage", name)]
    return [part for part in found if part[3] == "printed" or any(part[:3])]


def paying(session: GameSession, seat: int) -> PaymentProgress | None:
    """How far this seat is with a payment; None where it is asked something else, or plays far away."""
    return None if session.match is None else paying_of(session.match.state, seat)
