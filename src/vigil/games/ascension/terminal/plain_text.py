"""The Ascension table in plain lines, one fact per line and without symbols, for pipes and screen readers."""

from __future__ import annotations

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.terminal.table_queries import in_front_of, names, player_line
from vigil.games.ascension.text.messages import term
from vigil.text import card_text


def table_lines(table: AscensionTableModel) -> list[str]:
    """Return the whole table, for the start of a turn."""
    view = table.view
    lines = [table.turn_line().replace(" · ", table.with_label("", ""))]
    if view.last_round and view.outcome is None:
        lines.append(table.ui("last-round"))
    lines += table.counts()
    for spot in table.numbers.of(ROW):
        card = table.card(spot.face)
        facts = f"{table.name(spot.face)}, {table.kind(card)}, {table.cost_text(spot.face)}."
        where = f"{term(ROW, table.lang)} {spot.number}"
        lines.append(table.with_label(where, f"{facts} {card_text(card, table.lang)}"))
    piles = {MYSTICS: view.mystics, HEAVIES: view.heavies, CULTISTS: view.cultists}
    for zone, pile in piles.items():
        for spot in table.numbers.of(zone):
            left = "" if zone == CULTISTS else ", " + table.ui("left-n", n=pile.count)
            facts = f"{table.name(spot.face)}, {table.cost_text(spot.face)}{left}"
            lines.append(table.with_label(str(spot.number), facts))
        if not pile.count:
            lines.append(table.ui("pile-empty", pile=term(zone, table.lang)))
    for player in view.players:
        lines.append(player_line(table, player))
        if player.seat != view.seat:
            who = table.player(player.seat)
            lines += [table.with_label(f"{what}, {who}", cards) for what, cards in in_front_of(table, player)]
    return lines + mine(table)


def mine(table: AscensionTableModel) -> list[str]:
    """Return the viewer's hand, constructs, played cards and trophies."""
    lines: list[str] = []
    if table.view.seat is None:
        return lines
    if not table.numbers.of(HAND):
        lines.append(table.ui("hand-empty"))
    for zone in (HAND, CONSTRUCTS):
        for spot in table.numbers.of(zone):
            used = f" ({table.ui('used')})" if spot.face.used and not spot.indices else ""
            text = card_text(table.card(spot.face), table.lang)
            where = f"{term(zone, table.lang)} {spot.number}"
            lines.append(table.with_label(where, f"{table.name_with_count(spot)}{used}. {text}"))
    me = table.view.players[table.view.seat]
    for key, faces in (("played", me.played.faces), ("trophies", me.trophies.faces)):
        if faces:
            lines.append(f"{table.ui(key)} {names(table, faces)}")
    return lines


def resources(table: AscensionTableModel) -> str:
    """Return what the viewer has to spend."""
    if table.view.seat is None:
        return ""
    me = table.view.players[table.view.seat]
    parts = [table.ui("runes-n", n=me.runes)]
    parts += [f"{table.ui('runes-n', n=n)} ({only})" for only, n in table.restricted_runes(me)]
    parts += [table.ui("power-n", n=me.power), table.ui("honor-n", n=me.honor)]
    return ", ".join(parts)
