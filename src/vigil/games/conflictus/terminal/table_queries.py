"""Commands that answer questions about a Conflictus table: cards, values, sets, piles, players."""

from __future__ import annotations

from vigil.games.conflictus.rules.language import MONS, WARRIOR, Card
from vigil.games.conflictus.rules.view import Face, PileView
from vigil.games.conflictus.terminal import plain_text, symbols
from vigil.games.conflictus.terminal.choice_numbers import side, turn_order
from vigil.games.conflictus.terminal.engine_queries import stat_breakdown_in
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.games.conflictus.text.card_json import number_of
from vigil.games.conflictus.text.cards import keyword_reminder, keyword_text
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import stat_reasons
from vigil.terminal.command_parser import NUMBER, TableCommand, best_matches, card_names, find_card, spot_by_number
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import MAY
from vigil.terminal.table_queries import known_cards, no_player, pile, player_meant, unknown_card
from vigil.text import card_text, type_line, with_description


def look(about: str, table: ConflictusTableModel) -> list[str]:
    """Return one card in full with its keywords explained, and on the table with its current values."""
    if not about.strip():
        return [table.ui("look-what")]
    name = find_card(about, table)
    if name is None:
        return [unknown_card(about, table)]
    lines = card_lines(table.cards[name], table)
    face = on_table(about, table)
    if face is not None and table.cards[name].kind == WARRIOR:
        words = [f"{table.ui('now')} {symbols.values(face)}"]
        words += [table.ui("damage-n", n=face.damage)] if face.damage else []
        lines.append(", ".join([*words, *table.keywords(face)]))
        printed = {keyword.name for keyword in table.cards[name].keywords}
        lines += [_reminder(name, n, table.lang) for name, n in face.keywords if name not in printed]
    return lines


def card_lines(card: Card, table: ConflictusTableModel) -> list[str]:
    """Return a card's name, type line, numbers, text and keywords."""
    facts = [number_of(card)] if number_of(card) else []
    facts += [] if card.token else [table.term(card.rarity)]
    facts += symbols.cost_and_values(card, table.lang)
    name = with_description(table.name(card.name), type_line(card, table.lang), table.lang)
    lines = [name, " · ".join(facts), card_text(card, table.lang)]
    return [line for line in lines if line] + [_reminder(k.name, k.n, table.lang) for k in card.keywords]


def _reminder(name: str, n: int, lang: str) -> str:
    return "  " + ui_text("with-label", lang, name=keyword_text(name, n, lang), text=keyword_reminder(name, n, lang))


def on_table(about: str, table: ConflictusTableModel) -> Face | None:
    """Return a card on the table by its number, or the first of a name."""
    faces = {card: face for card, (face, _) in table.on_table.items()}
    if NUMBER.fullmatch(about):
        spot = spot_by_number(about, table)
        return None if spot is None else faces.get(spot.face.card)
    matches = best_matches(about, {card: card_names(face.name, table) for card, face in faces.items()})
    return faces[matches[0]] if matches else None


def stats(about: str, table: ConflictusTableModel, session: GameSession) -> list[str]:
    """Return where a warrior's values on the table come from; without a name, where all warriors' values do."""
    if not about.strip():
        sets = [group for seat in turn_order(table.view) for group in side(table.view, seat)]
        lines = [_breakdown(group.warriors[-1], table, session) for group in sets if group.warriors]
        return lines or [table.ui("no-warriors")]
    face = on_table(about, table)
    if face is None:
        return [table.ui("not-on-table", typed=about.strip()[:40])]
    return [_breakdown(face, table, session)]


def _breakdown(face: Face, table: ConflictusTableModel, session: GameSession) -> str:
    parts = stat_breakdown_in(session, face)
    name = table.card_called(face.card)
    if not parts:
        return table.ui("no-values", card=name)
    return table.with_label(f"{name} {symbols.values(face)}", stat_reasons(parts, table.lang, table.cards))


# --------------------------------------------------------------------------- piles


def sets(about: str, table: ConflictusTableModel) -> list[str]:
    """Return all sets, or those of one player."""
    seats = turn_order(table.view)
    if about.strip():
        seat = player_meant(about, table)
        if seat is None:
            return [no_player(about, table)]
        seats = [seat]
    lines = []
    for seat in seats:
        sets = [line for group in side(table.view, seat) for line in plain_text.set_lines(table, group)]
        lines.append(table.with_label(table.player(seat), "").rstrip())
        lines += [f"  {line}" for line in sets or [table.ui("no-sets")]]
    return lines


def show_pile(command: TableCommand, table: ConflictusTableModel) -> list[str]:
    """Return the cards of the pile that a command names."""
    match command.name:
        case "hand":
            return plain_text.hand(table)
        case "sets":
            return sets(command.about, table)
        case "transition":
            return plain_text.transition(table) or [table.ui("transition-empty")]
        case "mortis" | "exterminatus":
            return open_pile(command.name, command.about, table)
    return mons(table)


def open_pile(zone: str, about: str, table: ConflictusTableModel) -> list[str]:
    """Return the mortis or exterminatus of the viewer, or of a player by name or number."""
    seat = player_meant(about, table)
    if seat is None:
        return [no_player(about, table)]
    cards: PileView = getattr(table.view.players[seat], zone)
    return pile(f"{table.term(zone)}, {table.player(seat)}", (face.name for face in cards.faces), table)


def mons(table: ConflictusTableModel) -> list[str]:
    """Return the cards that may still be in the viewer's mons, sorted by name."""
    if table.view.seat is None:
        return [table.ui("not-seated")]
    me = table.view.players[table.view.seat]
    lines = pile(table.term(MONS), me.mons_list, table)
    if len(me.mons_list) > me.mons.count:
        lines.append(table.ui("mons-captive"))
    return lines + known_cards(me.mons.known, table, "known-mons")


def players(table: ConflictusTableModel) -> list[str]:
    """Return all players with their piles, and the known cards of hidden ones."""
    lines = []
    for player in table.view.players:
        lines.append(plain_text.player_line(table, player))
        known = (*player.hand.known, *player.mons.known)
        lines += [f"  {line}" for line in known_cards(known, table, "known-mons")]
    return lines


def legend(table: ConflictusTableModel) -> list[str]:
    """Return the meaning of the symbols on the table."""
    frames = [f"{symbols.FRAME[kind][0]} {symbols.FRAME[kind][1]} {table.term(kind)}" for kind in symbols.FRAME]
    signs = [f"{sign} {table.term(faction)}" for faction, sign in symbols.FACTION.items()]
    signs += [f"{MAY} {table.ui('legend-may')}", table.ui("legend-values")]
    return ["  ".join(frames), "  ".join(signs)]
