"""The three questions that the terminal asks the rules rather than a view.

Their answers reveal nothing hidden: whether a play makes sense, how a visible warrior's values come about, and the
state of a player's own payment.
"""

from __future__ import annotations

from vigil.games.conflictus.rules.language import GROWTH
from vigil.games.conflictus.rules.pass_advice import passing_matters
from vigil.games.conflictus.rules.payment import PaymentProgress, payment_progress
from vigil.games.conflictus.rules.state import set_of
from vigil.games.conflictus.rules.values import stat_breakdown
from vigil.games.conflictus.rules.view import Face
from vigil.games.conflictus.text.messages import Part
from vigil.terminal.session import GameSession


def passing_matters_in(session: GameSession, seat: int) -> bool:
    """Return whether a play with priority could make sense for this seat."""
    if session.match is None:
        return not session.pass_is_safe
    return passing_matters(session.match.state, seat)


def stat_breakdown_in(session: GameSession, face: Face) -> list[Part]:
    """Return the parts of a warrior's attack, defense and mill, damage last.

    For a remote game, the view has most of them; those from other cards and effects are one sum.
    """
    card = face.card
    if session.match is None:
        return stat_breakdown_from_view(session, face)
    s = session.match.state
    if set_of(s, card) is None or not s.tables.is_warrior[card]:
        return []
    breakdown = [(a, d, m, why, s.tables.name[source]) for a, d, m, why, source in stat_breakdown(s, card)]
    damage = s.damage.get(card, 0)
    return [*breakdown, (0, -damage, 0, "damage", s.tables.name[card])] if damage else breakdown


def stat_breakdown_from_view(session: GameSession, face: Face) -> list[Part]:
    """Return the same from a view: printed values, keywords, counters, the sum of other effects, damage."""
    printed, name = session.cards[face.name], face.name
    if printed.kind != "warrior":
        return []
    breakdown: list[Part] = [(printed.attack, printed.defense, printed.mill, "printed", name)]
    group = next((each for each in session.view(None).sets if face in each.warriors), None)
    if group is not None and group.warriors[-1] == face:  # only an active warrior has keywords
        under, has = [session.cards[each.name] for each in group.warriors], dict(face.keywords)
        if "unite_strength" in has:
            breakdown.append((sum(each.attack for each in under) - printed.attack, 0, 0, "unite_strength", name))
        if "unite_defense" in has:
            breakdown.append((0, sum(each.defense for each in under) + 1 - printed.defense, 0, "unite_defense", name))
        evolves = [each for each in printed.keywords if each.name.startswith("evolve") and each.name in has]
        for each in evolves:
            n = (group.light if each.name == "evolve_light" else group.shadow) // each.n
            breakdown.append((n, n, n, "evolve", name))
    n = dict(face.counters).get(GROWTH, 0)
    breakdown.append((n, n, n, "growth", name))
    attack = face.attack - sum(part[0] for part in breakdown)
    defense = face.defense + face.damage - sum(part[1] for part in breakdown)
    mill = face.mill - sum(part[2] for part in breakdown)
    breakdown += [(attack, defense, mill, "effects", name), (0, -face.damage, 0, "damage", name)]
    return [part for part in breakdown if part[3] == "printed" or any(part[:3])]


def paying(session: GameSession, seat: int) -> PaymentProgress | None:
    """Return the state of this seat's payment; None if it is not paying, or the game is remote."""
    return None if session.match is None else payment_progress(session.match.state, seat)
