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
from vigil.terminal.command_parser import face_named
from vigil.terminal.symbols import LESS, MAY
from vigil.terminal.table_queries import no_player, pile, player_meant, unknown_card
from vigil.text import card_text, titled, type_line


def look(about: str, seen: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """One card in full."""
    if not about.strip():
        return [seen.ui("look-what")]
    name = face_named(about, seen, found)
    if name is None:
        return [unknown_card(about, seen)]
    return card_lines(name, seen, _face_on_table(about, name, seen, found))


def _face_on_table(about: str, name: str, seen: AscensionTableModel, found: ChoiceNumbers) -> Face | None:
    face: Face | None
    spot = found.spot(int(about)) if about.strip().isdecimal() and len(about.strip()) < 5 else None
    if spot is not None and spot.face.name == name:
        face = spot.face
        return face
    return next((spot.face for spot in found.spots if spot.face.name == name and spot.face.price >= 0), None)


def card_lines(name: str, seen: AscensionTableModel, face: Face | None = None) -> list[str]:
    """A card's name, type line, numbers and text."""
    card = seen.cards[name]
    lines = [titled(seen.name(name), type_line(card, seen.lang), seen.lang)]
    cost = seen.ui("cost-power" if card.kind == "monster" else "cost-runes", n=card.cost)
    if face is not None and 0 <= face.price < card.cost:
        cost += " " + seen.ui("cost-now", n=face.price)
    facts = [cost] if card.set != "start" else []
    if card.kind != "monster":
        facts.append(seen.ui("worth", n=card.honor))
    facts.append(seen.ui("copies", n=card.copies))
    facts.append(term(card.set, seen.lang))
    return [*lines, " · ".join(facts), card_text(card, seen.lang)]


# --------------------------------------------------------------------------- piles


def hand(seen: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    lines = [seen.ui("hand-title")]
    spots = found.of(HAND)
    for spot in spots:
        count = f" ×{spot.count}" if spot.count > 1 else ""
        text = card_text(seen.card(spot.face), seen.lang)
        lines.append(seen.with_label(f"{spot.number} {seen.name(spot.face)}{count}", text))
    return lines if spots else [seen.ui("hand-empty")]


def row(seen: AscensionTableModel, found: ChoiceNumbers) -> list[str]:
    """The row and what is always available, with texts."""
    lines = [seen.with_label(term(ROW, seen.lang), "").rstrip()]
    for zone in (ROW, MYSTICS, HEAVIES, CULTISTS):
        for spot in found.of(zone):
            card = seen.card(spot.face)
            kind = f"{type_line(card, seen.lang)}, {cost_words(seen, spot.face)}"
            name = titled(f"{spot.number} {seen.name(spot.face)}", kind, seen.lang)
            lines.append(seen.with_label(name, card_text(card, seen.lang)))
    return lines


def cost_words(seen: AscensionTableModel, face: Face) -> str:
    """What a card costs now, in words."""
    card = seen.card(face)
    now = face.price if face.price >= 0 else card.cost
    return seen.ui("cost-power" if card.kind == "monster" else "cost-runes", n=now)


def void(seen: AscensionTableModel) -> list[str]:
    return pile(term(VOID, seen.lang), (face.name for face in seen.view.void.faces), seen)


def deck(seen: AscensionTableModel) -> list[str]:
    """One's own deck, sorted: what is in it, never in which order."""
    if seen.view.seat is None:
        return [seen.ui("not-seated")]
    me = seen.view.players[seen.view.seat]
    lines = pile(term(DECK, seen.lang), me.deck_list, seen)
    return lines + known(me.deck, seen)


def known(pile: PileView, seen: AscensionTableModel) -> list[str]:
    """Cards that were seen on their way into a hidden pile."""
    lines = []
    for above, name in pile.known:
        if above < 0:
            lines.append(seen.ui("known-hand", card=seen.name(name)))
        else:
            lines.append(seen.ui("known-deck", card=seen.name(name), n=above))
    return lines


def discard(about: str, seen: AscensionTableModel) -> list[str]:
    """A discard pile: one's own, or that of a player by name or number."""
    seat = player_meant(about, seen)
    if seat is None:
        return [no_player(about, seen)]
    faces = (face.name for face in seen.view.players[seat].discard.faces)
    return pile(f"{term(DISCARD, seen.lang)}, {seen.player(seat)}", faces, seen)


def players(seen: AscensionTableModel) -> list[str]:
    """Everybody with their numbers and what lies in front of them."""
    lines = []
    for player in seen.view.players:
        lines.append(player_line(seen, player))
        lines += [f"  {seen.with_label(what, held)}" for what, held in before(seen, player)]
        lines += [f"  {line}" for line in (*known(player.hand, seen), *known(player.deck, seen))]
    return lines


def player_line(seen: AscensionTableModel, player: PlayerView) -> str:
    """One player in one line of words."""
    view = seen.view
    who = seen.player(player.seat)
    if player.seat == view.seat:
        who += f" ({seen.ui('you')})"
    elif view.seat is not None and player.team == view.players[view.seat].team:
        who += f" ({seen.ui('teammate')})"
    if player.gone:
        who += f" ({seen.ui('gone')})"
    facts = [seen.ui("honor-n", n=player.honor)]
    if player.seat < len(seen.names):
        facts += [
            seen.ui("hand-n", n=player.hand.count),
            seen.ui("deck-n", n=player.deck.count),
            seen.ui("discard-n", n=player.discard.count),
        ]
    else:
        piles = (player.deck, player.hand, player.discard, player.constructs, player.trophies)
        facts.append(seen.ui("cards-n", n=sum(pile.count for pile in piles)))
    return seen.with_label(who, ", ".join(facts))


def before(seen: AscensionTableModel, player: PlayerView) -> list[tuple[str, str]]:
    """What lies before a player: constructs, trophies; before Samael, the stack of what he has taken (A-SOLO-18)."""
    constructs, trophies = player.constructs.faces, player.trophies.faces
    if player.seat >= len(seen.names):
        piles = [(seen.ui("samael-stack"), (*constructs, *trophies))]
    else:
        piles = [(term(CONSTRUCTS, seen.lang), constructs), (term(TROPHIES, seen.lang), trophies)]
    return [(what, names(seen, faces)) for what, faces in piles if faces]


def names(seen: AscensionTableModel, faces: Iterable[Face]) -> str:
    """Cards in one line, equal ones together."""
    return ", ".join(seen.name(group[0]) + (f" ×{len(group)}" if len(group) > 1 else "") for group in alike(faces))


def legend(lang: str) -> list[str]:
    """What the signs of the table mean."""
    kinds = [f"{sign} {term(faction, lang)}" for faction, sign in symbols.FACTION.items()]
    kinds += [f"☠ {term('monster', lang)}", f"⌂ {term('construct', lang)}"]
    signs = [f"{symbols.RUNE} {term('runes', lang)}", f"{symbols.POWER} {term('power', lang)}"]
    signs += [f"{symbols.HONOR} {term('honor', lang)}"]
    signs += [f"{MAY} {ui_text('legend-may', lang)}", f"{LESS} {ui_text('legend-less', lang)}"]
    return ["  ".join(kinds), "  ".join(signs)]
