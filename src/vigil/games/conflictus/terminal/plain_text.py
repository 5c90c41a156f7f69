"""The table of Conflictus told line by line: one fact a line, words instead of signs."""

from __future__ import annotations

from vigil.games.conflictus.rules.language import CAPTIVE, HAND, WARRIOR
from vigil.games.conflictus.rules.view import ItemView, PlayerView, SetView
from vigil.games.conflictus.terminal.choice_numbers import around, side, zone_of
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.text import card_text


def table(seen: ConflictusTableModel) -> list[str]:
    """Everything on the table, for the beginning of a round."""
    view = seen.view
    lines = [seen.turn_line().replace(" · ", seen.with_label("", ""))]
    if seen.score_line():
        lines.append(seen.score_line().replace(" · ", seen.with_label("", "")))
    if view.phase >= 0 and view.outcome is None:
        lines.append(seen.with_label(seen.term("phase"), seen.phase()))
    seats = around(view)
    for seat in seats if view.seat is None else [*seats[1:], view.seat]:
        lines.append(player_line(seen, view.players[seat]))
        lines += [line for group in side(view, seat) for line in set_lines(seen, group)]
    return [*lines, *transition(seen), *hand(seen)]


def player_line(seen: ConflictusTableModel, player: PlayerView) -> str:
    """One player in one line of words: the mons first of all."""
    who = seen.player(player.seat)
    if player.seat == seen.view.seat:
        who += f" ({seen.ui('you')})"
    if player.lost:
        return seen.with_label(who, seen.ui("has-lost"))
    facts = [
        seen.ui("mons-n", n=player.mons.count),
        seen.ui("hand-n", n=player.hand.count),
        seen.ui("mortis-n", n=player.mortis.count),
        seen.ui("exterminatus-n", n=player.exterminatus.count),
        f"{seen.ui('free')} {seen.sources(player.free_light, player.free_shadow)}",
    ]
    if player.spent_light or player.spent_shadow:
        facts.append(f"{seen.ui('spent')} {seen.sources(player.spent_light, player.spent_shadow)}")
    if player.captive.count:
        facts.append(seen.ui("captive-n", n=player.captive.count))
    if player.reserve.count:
        facts.append(seen.ui("reserve-n", n=player.reserve.count))
    return seen.with_label(who, ", ".join(facts))


def set_lines(seen: ConflictusTableModel, group: SetView) -> list[str]:
    """A set: its top card with all there is to know, then what lies beneath and what it carries."""
    spots = seen.numbers.of(zone_of(group))
    lines: list[str] = []
    beneath = {face.card for face in group.warriors}
    told: set[int] = set()
    for spot in spots:
        if spot.face.card in told:
            continue
        told.add(spot.face.card)
        face, card = spot.face, seen.card(spot.face)
        said = seen.with_label(str(spot.number), f"{seen.name(face)}, {seen.kind(card)}")
        if not lines:
            facts = []
            if card.kind == WARRIOR:
                facts.append(f"{face.attack}/{face.defense}/{face.mill}")
                facts += [seen.ui("damage-n", n=face.damage)] if face.damage else []
            facts += seen.keywords(face)
            facts += [seen.with_label(seen.term(f"counter-{name}"), str(n)) for name, n in face.counters]
            facts += [f"({seen.ui('used')})"] if face.used else []
            facts += [seen.marked(face)] if face.marked else []
            facts += [combat] if (combat := seen.combat(face)) else []
            facts.append(seen.ui("bound", what=seen.sources(group.light, group.shadow)))
            lines.append(f"{said}, {', '.join(facts)}")
        else:
            where = seen.ui("beneath") if face.card in beneath else seen.ui("carried")
            more = [seen.ui("used")] if face.used else []
            more += [seen.marked(face)] if face.marked else []
            lines.append(f"  {said} ({', '.join([where, *more])})")
    return lines


def transition(seen: ConflictusTableModel) -> list[str]:
    """What waits, the top first."""
    view = seen.view
    lines = [f"{seen.ui('resolving')} {seen.item(view.resolving)}"] if view.resolving is not None else []
    if view.transition:
        lines.append(seen.with_label(seen.ui("transition-title"), "").rstrip())
        for place, item in enumerate(reversed(view.transition), 1):
            lines.append(f"  {place}. {waiting(seen, item)}")
    return lines


def waiting(seen: ConflictusTableModel, item: ItemView, mine: bool = False) -> str:
    """Something on the transition, with the set it joins, what it aims at and the sources that wait with it."""
    if not item.light and not item.shadow:
        return seen.item(item, mine)
    return f"{seen.item(item, mine)}, {seen.ui('bound', what=seen.sources(item.light, item.shadow))}"


def hand(seen: ConflictusTableModel) -> list[str]:
    """One's own hand and captive."""
    if seen.view.seat is None:
        return []
    found, lines = seen.numbers, []
    for spot in (*found.of(HAND), *found.of(CAPTIVE)):
        card = seen.card(spot.face)
        count = f" ×{spot.count}" if spot.count > 1 else ""
        facts = [seen.kind(card)]
        if card.kind != "source":
            facts.append(seen.ui("cost-n", n=card.cost))
        if card.kind == WARRIOR:
            facts.append(f"{card.attack}/{card.defense}/{card.mill}")
        said = f"{seen.name(spot.face)}{count}, {', '.join(facts)}. {card_text(card, seen.lang)}"
        lines.append(seen.with_label(f"{seen.term(spot.zone)} {spot.number}", said))
    return lines or [seen.ui("hand-empty")]


def resources(seen: ConflictusTableModel) -> str:
    """Where one is in the round and what one can pay with, in one line."""
    view = seen.view
    if view.seat is None or view.phase < 0:
        return ""
    me = view.players[view.seat]
    free = f"{seen.ui('free')} {seen.sources(me.free_light, me.free_shadow)}"
    return f"{seen.turn_line().partition(' · ')[2]}, {seen.phase()}, {seen.ui('mons-n', n=me.mons.count)}, {free}"


def question(seen: ConflictusTableModel) -> list[str]:
    """What is asked, and every answer with its number."""
    decision = seen.decision
    if decision is None or not seen.asked:
        return []
    found = seen.numbers
    lines = [seen.question()]
    for number, place in seen.answers()[0]:
        spot = next((spot for spot in found.spots if place in spot.places), None)
        count = f" (×{spot.count})" if spot is not None and spot.count > 1 else ""
        lines.append(seen.with_label(str(number), f"{seen.answer(place)}{count}"))
        for other in spot.places if spot is not None else ():  # the same card, something else: the verb and the number
            if found.number_of(other) is None:
                typed = f"{seen.word(decision.options[other].verb)} {number}"
                lines.append(seen.with_label(typed, seen.answer(other)))
    return lines
