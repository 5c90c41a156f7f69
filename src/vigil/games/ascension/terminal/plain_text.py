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


def table_lines(table: AscensionTableModel) -> list[str]:
    """Everything on the table, for the beginning of a turn."""
    view, found = table.view, table.numbers
    lines = [table.turn_line().replace(" · ", table.with_label("", ""))]
    if view.last_round and view.outcome is None:
        lines.append(table.ui("last-round"))
    lines += table.counts()
    for spot in found.of(ROW):
        card = table.card(spot.face)
        facts = f"{table.name(spot.face)}, {table.kind(card)}, {cost_words(table, spot.face)}."
        where = f"{term(ROW, table.lang)} {spot.number}"
        lines.append(table.with_label(where, f"{facts} {card_text(card, table.lang)}"))
    piles = {MYSTICS: view.mystics, HEAVIES: view.heavies, CULTISTS: view.cultists}
    for zone, pile in piles.items():
        for spot in found.of(zone):
            left = "" if zone == CULTISTS else ", " + table.ui("left-n", n=pile.count)
            facts = f"{table.name(spot.face)}, {cost_words(table, spot.face)}{left}"
            lines.append(table.with_label(str(spot.number), facts))
        if not pile.count:
            lines.append(table.ui("pile-empty", pile=term(zone, table.lang)))
    for player in view.players:
        lines.append(player_line(table, player))
        if player.seat != view.seat:
            who = table.player(player.seat)
            lines += [table.with_label(f"{what}, {who}", held) for what, held in before(table, player)]
    return lines + mine(table, found)


def mine(table: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """One's own hand and constructs, what one has played, and trophies."""
    lines: list[str] = []
    if table.view.seat is None:
        return lines
    if not found.of(HAND):
        lines.append(table.ui("hand-empty"))
    for zone in (HAND, CONSTRUCTS):
        for spot in found.of(zone):
            count = f" ×{spot.count}" if spot.count > 1 else ""
            used = f" ({table.ui('used')})" if spot.face.used and not spot.places else ""
            text = card_text(table.card(spot.face), table.lang)
            where = f"{term(zone, table.lang)} {spot.number}"
            lines.append(table.with_label(where, f"{table.name(spot.face)}{count}{used}. {text}"))
    me = table.view.players[table.view.seat]
    for key, faces in (("played", me.played.faces), ("trophies", me.trophies.faces)):
        if faces:
            lines.append(f"{table.ui(key)} {names(table, faces)}")
    return lines


def resources(table: AscensionTableModel) -> str:
    """What one has to spend, in one line of words."""
    if table.view.seat is None:
        return ""
    me = table.view.players[table.view.seat]
    parts = [table.ui("runes-n", n=me.runes)]
    parts += [f"{table.ui('runes-n', n=n)} ({only})" for only, n in purses(table, me)]
    parts += [table.ui("power-n", n=me.power), table.ui("honor-n", n=me.honor)]
    return ", ".join(parts)


def question(table: AscensionTableModel) -> list[str]:
    """What is asked, and every answer with its number."""
    decision = table.decision
    if decision is None or not table.asked:
        return []
    found = table.numbers
    lines = [prompt_text(decision.question, table.lang, table.cards)]
    listed, more = table.answers()
    for number, place in listed:
        lines.append(table.with_label(str(number), _answer(table, place, found)))
        spot = found.spot(number)
        for other in spot.places if spot is not None else ():  # for a teammate: the verb and the number
            if found.number_of(other) is None:
                typed = f"{table.word(decision.options[other].verb)} {number}"
                lines.append(table.with_label(typed, _answer(table, other, found)))
    return [*lines, table.ui("name-any", n=more)] if more else lines


def _answer(table: AscensionTableModel, place: int, found: ChoiceNumbers) -> str:
    """One answer in words, with what it costs."""
    decision = table.decision
    assert decision is not None
    option = decision.options[place]
    said = table.answer(place)
    spot = next((spot for spot in found.spots if place in spot.places), None)
    if option.verb in ("acquire", "defeat") and decision.question.key == "menu" and spot is not None:
        said += f", {cost_words(table, spot.face)}"
    return said + (f" (×{spot.count})" if spot is not None and spot.count > 1 else "")
