"""The table told line by line: one fact a line, words instead of signs.

This is how a pipe and a screen reader meet the game; nothing here is drawn.
"""

from __future__ import annotations

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW
from vigil.games.ascension.terminal.table_model import AscensionTableModel, purses
from vigil.games.ascension.terminal.table_queries import before, cost_words, names, player_line
from vigil.games.ascension.text.messages import prompt_text, term
from vigil.terminal.choice_numbers import ChoiceNumbers
from vigil.text import card_text


def table(seen: AscensionTableModel) -> list[str]:
    """Everything on the table, for the beginning of a turn."""
    view, found = seen.view, seen.numbers
    lines = [seen.turn_line().replace(" · ", seen.with_label("", ""))]
    if view.last_round and view.outcome is None:
        lines.append(seen.ui("last-round"))
    lines += seen.counts()
    for spot in found.of(ROW):
        card = seen.card(spot.face)
        facts = f"{seen.name(spot.face)}, {seen.kind(card)}, {cost_words(seen, spot.face)}."
        where = f"{term(ROW, seen.lang)} {spot.number}"
        lines.append(seen.with_label(where, f"{facts} {card_text(card, seen.lang)}"))
    piles = {MYSTICS: view.mystics, HEAVIES: view.heavies, CULTISTS: view.cultists}
    for zone, pile in piles.items():
        for spot in found.of(zone):
            left = "" if zone == CULTISTS else ", " + seen.ui("left-n", n=pile.count)
            facts = f"{seen.name(spot.face)}, {cost_words(seen, spot.face)}{left}"
            lines.append(seen.with_label(str(spot.number), facts))
        if not pile.count:
            lines.append(seen.ui("pile-empty", pile=term(zone, seen.lang)))
    for player in view.players:
        lines.append(player_line(seen, player))
        if player.seat != view.seat:
            who = seen.player(player.seat)
            lines += [seen.with_label(f"{what}, {who}", held) for what, held in before(seen, player)]
    return lines + mine(seen, found)


def mine(seen: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """One's own hand and constructs, what one has played, and trophies."""
    lines: list[str] = []
    if seen.view.seat is None:
        return lines
    if not found.of(HAND):
        lines.append(seen.ui("hand-empty"))
    for zone in (HAND, CONSTRUCTS):
        for spot in found.of(zone):
            count = f" ×{spot.count}" if spot.count > 1 else ""
            used = f" ({seen.ui('used')})" if spot.face.used and not spot.places else ""
            text = card_text(seen.card(spot.face), seen.lang)
            where = f"{term(zone, seen.lang)} {spot.number}"
            lines.append(seen.with_label(where, f"{seen.name(spot.face)}{count}{used}. {text}"))
    me = seen.view.players[seen.view.seat]
    for key, faces in (("played", me.played.faces), ("trophies", me.trophies.faces)):
        if faces:
            lines.append(f"{seen.ui(key)} {names(seen, faces)}")
    return lines


def resources(seen: AscensionTableModel) -> str:
    """What one has to spend, in one line of words."""
    if seen.view.seat is None:
        return ""
    me = seen.view.players[seen.view.seat]
    parts = [seen.ui("runes-n", n=me.runes)]
    parts += [f"{seen.ui('runes-n', n=n)} ({only})" for only, n in purses(seen, me)]
    parts += [seen.ui("power-n", n=me.power), seen.ui("honor-n", n=me.honor)]
    return ", ".join(parts)


def question(seen: AscensionTableModel) -> list[str]:
    """What is asked, and every answer with its number."""
    decision = seen.decision
    if decision is None or not seen.asked:
        return []
    found = seen.numbers
    lines = [prompt_text(decision.question, seen.lang, seen.cards)]
    listed, more = seen.answers()
    for number, place in listed:
        lines.append(seen.with_label(str(number), _answer(seen, place, found)))
        spot = found.spot(number)
        for other in spot.places if spot is not None else ():  # for a teammate: the verb and the number
            if found.number_of(other) is None:
                typed = f"{seen.word(decision.options[other].verb)} {number}"
                lines.append(seen.with_label(typed, _answer(seen, other, found)))
    return [*lines, seen.ui("name-any", n=more)] if more else lines


def _answer(seen: AscensionTableModel, place: int, found: ChoiceNumbers) -> str:
    """One answer in words, with what it costs."""
    decision = seen.decision
    assert decision is not None
    option = decision.options[place]
    said = seen.answer(place)
    spot = next((spot for spot in found.spots if place in spot.places), None)
    if option.verb in ("acquire", "defeat") and decision.question.key == "menu" and spot is not None:
        said += f", {cost_words(seen, spot.face)}"
    return said + (f" (×{spot.count})" if spot is not None and spot.count > 1 else "")
