"""Answers to questions about the table: a card, a pile, the players, why something cannot be done."""

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
from vigil.games.ascension.rules.view import Face, PileView, PlayerView
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.terminal.choice_numbers import alike
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.lookup import ui_text
from vigil.games.ascension.text.messages import term
from vigil.terminal.choice_numbers import ChoiceNumbers
from vigil.terminal.command_parser import find_card
from vigil.terminal.symbols import LESS, MAY
from vigil.terminal.table_queries import no_player, pile, player_meant, unknown_card
from vigil.text import card_text, titled, type_line


def look(about: str, table: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """One card in full."""
    if not about.strip():
        return [table.ui("look-what")]
    name = find_card(about, table, found)
    if name is None:
        return [unknown_card(about, table)]
    return card_lines(name, table, _face_on_table(about, name, table, found))


def _face_on_table(about: str, name: str, table: AscensionTableModel, found: ChoiceNumbers) -> Face | None:
    face: Face | None
    spot = found.spot(int(about)) if about.strip().isdecimal() and len(about.strip()) < 5 else None
    if spot is not None and spot.face.name == name:
        face = spot.face
        return face
    return next((spot.face for spot in found.spots if spot.face.name == name and spot.face.price >= 0), None)


def card_lines(name: str, table: AscensionTableModel, face: Face | None = None) -> list[str]:
    """A card's name, type line, numbers and text."""
    card = table.cards[name]
    lines = [titled(table.name(name), type_line(card, table.lang), table.lang)]
    cost = table.ui("cost-power" if card.kind == "monster" else "cost-runes", n=card.cost)
    if face is not None and 0 <= face.price < card.cost:
        cost += " " + table.ui("cost-now", n=face.price)
    facts = [cost] if card.set != "start" else []
    if card.kind != "monster":
        facts.append(table.ui("worth", n=card.honor))
    facts.append(table.ui("copies", n=card.copies))
    facts.append(term(card.set, table.lang))
    return [*lines, " · ".join(facts), card_text(card, table.lang)]


# --------------------------------------------------------------------------- piles


def hand(table: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    lines = [table.ui("hand-title")]
    spots = found.of(HAND)
    for spot in spots:
        count = f" ×{spot.count}" if spot.count > 1 else ""
        text = card_text(table.card(spot.face), table.lang)
        lines.append(table.with_label(f"{spot.number} {table.name(spot.face)}{count}", text))
    return lines if spots else [table.ui("hand-empty")]


def row(table: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """The row and what is always available, with texts."""
    lines = [table.with_label(term(ROW, table.lang), "").rstrip()]
    for zone in (ROW, MYSTICS, HEAVIES, CULTISTS):
        for spot in found.of(zone):
            card = table.card(spot.face)
            kind = f"{type_line(card, table.lang)}, {cost_words(table, spot.face)}"
            name = titled(f"{spot.number} {table.name(spot.face)}", kind, table.lang)
            lines.append(table.with_label(name, card_text(card, table.lang)))
    return lines


def cost_words(table: AscensionTableModel, face: Face) -> str:
    """What a card costs now, in words."""
    card = table.card(face)
    now = face.price if face.price >= 0 else card.cost
    return table.ui("cost-power" if card.kind == "monster" else "cost-runes", n=now)


def void(table: AscensionTableModel) -> list[str]:
    return pile(term(VOID, table.lang), (face.name for face in table.view.void.faces), table)


def deck(table: AscensionTableModel) -> list[str]:
    """One's own deck, sorted: what is in it, never in which order."""
    if table.view.seat is None:
        return [table.ui("not-seated")]
    me = table.view.players[table.view.seat]
    lines = pile(term(DECK, table.lang), me.deck_list, table)
    return lines + known(me.deck, table)


def known(pile: PileView, table: AscensionTableModel) -> list[str]:
    """Cards that were seen on their way into a hidden pile."""
    lines = []
    for above, name in pile.known:
        if above < 0:
            lines.append(table.ui("known-hand", card=table.name(name)))
        else:
            lines.append(table.ui("known-deck", card=table.name(name), n=above))
    return lines


def discard(about: str, table: AscensionTableModel) -> list[str]:
    """A discard pile: one's own, or that of a player by name or number."""
    seat = player_meant(about, table)
    if seat is None:
        return [no_player(about, table)]
    faces = (face.name for face in table.view.players[seat].discard.faces)
    return pile(f"{term(DISCARD, table.lang)}, {table.player(seat)}", faces, table)


def players(table: AscensionTableModel) -> list[str]:
    """Everybody with their numbers and what lies in front of them."""
    lines = []
    for player in table.view.players:
        lines.append(player_line(table, player))
        lines += [f"  {table.with_label(what, held)}" for what, held in before(table, player)]
        lines += [f"  {line}" for line in (*known(player.hand, table), *known(player.deck, table))]
    return lines


def player_line(table: AscensionTableModel, player: PlayerView) -> str:
    """One player in one line of words."""
    view = table.view
    who = table.player(player.seat)
    if player.seat == view.seat:
        who += f" ({table.ui('you')})"
    elif view.seat is not None and player.team == view.players[view.seat].team:
        who += f" ({table.ui('teammate')})"
    if player.gone:
        who += f" ({table.ui('gone')})"
    facts = [table.ui("honor-n", n=player.honor)]
    if player.seat < len(table.names):
        facts += [
            table.ui("hand-n", n=player.hand.count),
            table.ui("deck-n", n=player.deck.count),
            table.ui("discard-n", n=player.discard.count),
        ]
    else:
        piles = (player.deck, player.hand, player.discard, player.constructs, player.trophies)
        facts.append(table.ui("cards-n", n=sum(pile.count for pile in piles)))
    return table.with_label(who, ", ".join(facts))


def before(table: AscensionTableModel, player: PlayerView) -> list[tuple[str, str]]:
    """What lies before a player: constructs, trophies; before Samael, the stack of what he has taken (A-SOLO-18)."""
    constructs, trophies = player.constructs.faces, player.trophies.faces
    if player.seat >= len(table.names):
        piles = [(table.ui("samael-stack"), (*constructs, *trophies))]
    else:
        piles = [(term(CONSTRUCTS, table.lang), constructs), (term(TROPHIES, table.lang), trophies)]
    return [(what, names(table, faces)) for what, faces in piles if faces]


def names(table: AscensionTableModel, faces: Iterable[Face]) -> str:
    """Cards in one line, equal ones together."""
    return ", ".join(table.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else "") for group in alike(faces))


def legend(lang: str) -> list[str]:
    """What the signs of the table mean."""
    kinds = [f"{sign} {term(faction, lang)}" for faction, sign in symbols.FACTION.items()]
    kinds += [f"☠ {term('monster', lang)}", f"⌂ {term('construct', lang)}"]
    signs = [f"{symbols.RUNE} {term('runes', lang)}", f"{symbols.POWER} {term('power', lang)}"]
    signs += [f"{symbols.HONOR} {term('honor', lang)}"]
    signs += [f"{MAY} {ui_text('legend-may', lang)}", f"{LESS} {ui_text('legend-less', lang)}"]
    return ["  ".join(kinds), "  ".join(signs)]
