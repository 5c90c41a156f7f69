"""Commands that answer questions about an Ascension table: a card, a pile, the players."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.games.ascension.rules.language import (
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    HAND,
    HEAVIES,
    MYSTICS,
    ROW,
    TROPHIES,
    VOID,
)
from vigil.games.ascension.rules.view import Face, PlayerView
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.catalog import card_facts
from vigil.games.ascension.terminal.choice_numbers import group_equal
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.lookup import ui_text
from vigil.games.ascension.text.messages import term
from vigil.terminal.command_parser import TableCommand, find_card, spot_by_number
from vigil.terminal.symbols import LESS, MAY
from vigil.terminal.table_queries import known_cards, no_player, pile, player_meant, unknown_card
from vigil.text import card_text, type_line, with_description


def look(about: str, table: AscensionTableModel) -> list[str]:
    """Return one card in full."""
    if not about.strip():
        return [table.ui("look-what")]
    name = find_card(about, table)
    if name is None:
        return [unknown_card(about, table)]
    return card_lines(name, table, _face_on_table(about, name, table))


def _face_on_table(about: str, name: str, table: AscensionTableModel) -> Face | None:
    spot = spot_by_number(about, table)
    if spot is None or spot.face.name != name:
        spots = (spot for spot in table.numbers.spots if spot.face.name == name and spot.face.price >= 0)
        spot = next(spots, None)
    face: Face | None = None if spot is None else spot.face
    return face


def card_lines(name: str, table: AscensionTableModel, face: Face | None = None) -> list[str]:
    """Return a card's name, type line, numbers and text."""
    card = table.cards[name]
    title = with_description(table.name(name), type_line(card, table.lang), table.lang)
    facts = [*card_facts(card, table.lang, -1 if face is None else face.price), term(card.set, table.lang)]
    return [title, " · ".join(facts), card_text(card, table.lang)]


# --------------------------------------------------------------------------- piles


def show_pile(command: TableCommand, table: AscensionTableModel) -> list[str]:
    """Return the cards of the pile that a command names."""
    match command.name:
        case "hand":
            return hand(table)
        case "row":
            return row(table)
        case "void":
            return pile(term(VOID, table.lang), (face.name for face in table.view.void.faces), table)
        case "discard":
            return discard(command.about, table)
    return deck(table)


def hand(table: AscensionTableModel) -> list[str]:
    """Return the viewer's hand with texts."""
    lines = [
        table.with_label(f"{spot.number} {table.name_with_count(spot)}", card_text(table.card(spot.face), table.lang))
        for spot in table.numbers.of(HAND)
    ]
    return [table.ui("hand-title"), *lines] if lines else [table.ui("hand-empty")]


def row(table: AscensionTableModel) -> list[str]:
    """Return the center row and the cards that are always available, with texts."""
    lines = [table.with_label(term(ROW, table.lang), "").rstrip()]
    for zone in (ROW, MYSTICS, HEAVIES, CULTISTS):
        for spot in table.numbers.of(zone):
            card = table.card(spot.face)
            kind = f"{type_line(card, table.lang)}, {table.cost_text(spot.face)}"
            name = with_description(f"{spot.number} {table.name(spot.face)}", kind, table.lang)
            lines.append(table.with_label(name, card_text(card, table.lang)))
    return lines


def deck(table: AscensionTableModel) -> list[str]:
    """Return the viewer's own deck, sorted by name."""
    if table.view.seat is None:
        return [table.ui("not-seated")]
    me = table.view.players[table.view.seat]
    return [*pile(term(DECK, table.lang), me.deck_list, table), *known_cards(me.deck.known, table, "known-deck")]


def discard(about: str, table: AscensionTableModel) -> list[str]:
    """Return the discard pile of the viewer, or of a player by name or number."""
    seat = player_meant(about, table)
    if seat is None:
        return [no_player(about, table)]
    faces = (face.name for face in table.view.players[seat].discard.faces)
    return pile(f"{term(DISCARD, table.lang)}, {table.player(seat)}", faces, table)


def players(table: AscensionTableModel) -> list[str]:
    """Return all players with their numbers and the cards in front of them."""
    lines = []
    for player in table.view.players:
        lines.append(player_line(table, player))
        lines += [f"  {table.with_label(what, cards)}" for what, cards in in_front_of(table, player)]
        known = (*player.hand.known, *player.deck.known)
        lines += [f"  {line}" for line in known_cards(known, table, "known-deck")]
    return lines


def player_line(table: AscensionTableModel, player: PlayerView) -> str:
    """Return one player in one line."""
    view = table.view
    who = table.player(player.seat)
    if player.seat == view.seat:
        who += f" ({table.ui('you')})"
    elif view.seat is not None and player.team == view.players[view.seat].team:
        who += f" ({table.ui('teammate')})"
    if player.gone:
        who += f" ({table.ui('gone')})"
    return table.with_label(who, ", ".join([table.ui("honor-n", n=player.honor), *table.pile_counts(player)]))


def in_front_of(table: AscensionTableModel, player: PlayerView) -> list[tuple[str, str]]:
    """Return a player's constructs and trophies, or the cards Samael has taken (A-SOLO-18)."""
    constructs, trophies = player.constructs.faces, player.trophies.faces
    if player.seat >= len(table.names):
        piles = [(table.ui("samael-stack"), (*constructs, *trophies))]
    else:
        piles = [(term(CONSTRUCTS, table.lang), constructs), (term(TROPHIES, table.lang), trophies)]
    return [(what, names(table, faces)) for what, faces in piles if faces]


def names(table: AscensionTableModel, faces: Iterable[Face]) -> str:
    """Return the names of cards in one line, identical ones together."""
    groups = group_equal(faces)
    return ", ".join(table.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else "") for group in groups)


def legend(lang: str) -> list[str]:
    """Return the meaning of the symbols on the table."""
    kinds = [f"{sign} {term(faction, lang)}" for faction, sign in symbols.FACTION.items()]
    kinds += [f"☠ {term('monster', lang)}", f"⌂ {term('construct', lang)}"]
    signs = [f"{symbols.RUNE} {term('runes', lang)}", f"{symbols.POWER} {term('power', lang)}"]
    signs += [f"{symbols.HONOR} {term('honor', lang)}"]
    signs += [f"{MAY} {ui_text('legend-may', lang)}", f"{LESS} {ui_text('legend-less', lang)}"]
    return ["  ".join(kinds), "  ".join(signs)]
