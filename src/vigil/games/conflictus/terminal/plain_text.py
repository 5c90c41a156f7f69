"""The Conflictus table in plain lines, one fact per line and without symbols."""

from __future__ import annotations

from vigil.games.conflictus.rules.language import CAPTIVE, HAND, WARRIOR
from vigil.games.conflictus.rules.view import ItemView, PlayerView, SetView
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.terminal.choice_numbers import side, turn_order, zone_of
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.text import card_text


def table_lines(table: ConflictusTableModel) -> list[str]:
    """Return the whole table, for the beginning of a turn."""
    view = table.view
    lines = [table.turn_line().replace(" · ", table.with_label("", ""))]
    if table.score_line():
        lines.append(table.score_line().replace(" · ", table.with_label("", "")))
    if view.phase >= 0 and view.outcome is None:
        lines.append(table.with_label(table.term("phase"), table.phase()))
    seats = turn_order(view)
    for seat in seats if view.seat is None else [*seats[1:], view.seat]:
        lines.append(player_line(table, view.players[seat]))
        lines += [line for group in side(view, seat) for line in set_lines(table, group)]
    return [*lines, *transition(table), *hand(table)]


def player_line(table: ConflictusTableModel, player: PlayerView) -> str:
    """Return one player in one line, beginning with the mons."""
    who = table.player(player.seat)
    if player.seat == table.view.seat:
        who += f" ({table.ui('you')})"
    if player.lost:
        return table.with_label(who, table.ui("has-lost"))
    facts = [
        table.ui("mons-n", n=player.mons.count),
        table.ui("hand-n", n=player.hand.count),
        table.ui("mortis-n", n=player.mortis.count),
        table.ui("exterminatus-n", n=player.exterminatus.count),
        f"{table.ui('free')} {table.sources(player.free_light, player.free_shadow)}",
    ]
    if player.spent_light or player.spent_shadow:
        facts.append(f"{table.ui('spent')} {table.sources(player.spent_light, player.spent_shadow)}")
    if player.captive.count:
        facts.append(table.ui("captive-n", n=player.captive.count))
    if player.reserve.count:
        facts.append(table.ui("reserve-n", n=player.reserve.count))
    return table.with_label(who, ", ".join(facts))


def set_lines(table: ConflictusTableModel, group: SetView) -> list[str]:
    """Return a set: the top card with everything about it, then the other cards."""
    spots = table.numbers.of(zone_of(group))
    lines: list[str] = []
    beneath = {face.card for face in group.warriors}
    shown: set[int] = set()
    for spot in spots:
        if spot.face.card in shown:
            continue
        shown.add(spot.face.card)
        face, card = spot.face, table.card(spot.face)
        name = table.with_label(str(spot.number), f"{table.name(face)}, {table.kind(card)}")
        if not lines:
            facts = []
            if card.kind == WARRIOR:
                facts.append(symbols.values(face))
                facts += [table.ui("damage-n", n=face.damage)] if face.damage else []
            facts += table.keywords(face)
            facts += [table.with_label(table.term(f"counter-{name}"), str(n)) for name, n in face.counters]
            facts += [f"({table.ui('used')})"] if face.used else []
            facts += [table.marked(face)] if face.marked else []
            facts += [combat] if (combat := table.combat(face)) else []
            facts.append(table.ui("bound", what=table.sources(group.light, group.shadow)))
            lines.append(f"{name}, {', '.join(facts)}")
        else:
            where = table.ui("beneath") if face.card in beneath else table.ui("carried")
            more = [table.ui("used")] if face.used else []
            more += [table.marked(face)] if face.marked else []
            lines.append(f"  {name} ({', '.join([where, *more])})")
    return lines


def transition(table: ConflictusTableModel) -> list[str]:
    """Return the items on the transition, the top first."""
    view = table.view
    lines = [f"{table.ui('resolving')} {table.item(view.resolving)}"] if view.resolving is not None else []
    if view.transition:
        lines.append(table.with_label(table.ui("transition-title"), "").rstrip())
        for number, item in enumerate(reversed(view.transition), 1):
            lines.append(f"  {number}. {item_text(table, item)}")
    return lines


def item_text(table: ConflictusTableModel, item: ItemView, mine: bool = False) -> str:
    """Return an item on the transition with its set, targets and sources."""
    if not item.light and not item.shadow:
        return table.item(item, mine)
    return f"{table.item(item, mine)}, {table.ui('bound', what=table.sources(item.light, item.shadow))}"


def hand(table: ConflictusTableModel) -> list[str]:
    """Return the viewer's hand and captive."""
    if table.view.seat is None:
        return []
    lines = []
    for spot in (*table.numbers.of(HAND), *table.numbers.of(CAPTIVE)):
        card = table.card(spot.face)
        facts = [table.kind(card), *symbols.cost_and_values(card, table.lang)]
        text = f"{table.name_with_count(spot)}, {', '.join(facts)}. {card_text(card, table.lang)}"
        lines.append(table.with_label(f"{table.term(spot.zone)} {spot.number}", text))
    return lines or [table.ui("hand-empty")]


def resources(table: ConflictusTableModel) -> str:
    """Return the phase, and what the viewer can pay with."""
    view = table.view
    if view.seat is None or view.phase < 0:
        return ""
    me = view.players[view.seat]
    free = f"{table.ui('free')} {table.sources(me.free_light, me.free_shadow)}"
    return f"{table.turn_line().partition(' · ')[2]}, {table.phase()}, {table.ui('mons-n', n=me.mons.count)}, {free}"
