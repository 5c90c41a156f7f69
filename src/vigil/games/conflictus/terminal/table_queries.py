"""Answers to questions about a table of Conflictus: a card, its values, the sets, the piles, the players."""

from __future__ import annotations

import re

from vigil.games.conflictus.rules.language import EXTERMINATUS, MONS, MORTIS, SOURCE, WARRIOR, Card
from vigil.games.conflictus.rules.view import Face, PileView
from vigil.games.conflictus.terminal import plain_text, symbols
from vigil.games.conflictus.terminal.choice_numbers import around, side
from vigil.games.conflictus.terminal.engine_queries import stat_breakdown_in
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.games.conflictus.text.card_json import number_of
from vigil.games.conflictus.text.cards import keyword_reminder, keyword_text
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import stat_reasons
from vigil.terminal.command_parser import best, card_names, face_named
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import MAY
from vigil.terminal.table_queries import no_player, pile, player_meant, unknown_card
from vigil.text import card_text, titled, type_line


def look(about: str, seen: ConflictusTableModel) -> list[str]:
    """One card in full, its keywords explained; on the table with its values as they are."""
    if not about.strip():
        return [seen.ui("look-what")]
    name = face_named(about, seen, seen.numbers)
    if name is None:
        return [unknown_card(about, seen)]
    lines = card_lines(seen.cards[name], seen)
    face = on_table(about, seen)
    if face is not None and seen.cards[name].kind == WARRIOR:
        words = [f"{seen.ui('now')} {symbols.values(face)}"]
        words += [seen.ui("damage-n", n=face.damage)] if face.damage else []
        lines.append(", ".join([*words, *seen.keywords(face)]))
        printed = {keyword.name for keyword in seen.cards[name].keywords}
        lines += [_reminder(name, n, seen.lang) for name, n in face.keywords if name not in printed]
    return lines


def card_lines(card: Card, seen: ConflictusTableModel) -> list[str]:
    """A card's name, type line, numbers and text, a line for each keyword."""
    facts = [number_of(card)] if number_of(card) else []
    facts += [] if card.token else [seen.term(card.rarity)]
    if card.kind != SOURCE:
        facts.append(seen.ui("cost-n", n=card.cost))
    if card.kind == WARRIOR:
        facts.append(f"{card.attack}/{card.defense}/{card.mill}")
    name = titled(seen.name(card.name), type_line(card, seen.lang), seen.lang)
    lines = [name, " · ".join(facts), card_text(card, seen.lang)]
    return [line for line in lines if line] + [_reminder(k.name, k.n, seen.lang) for k in card.keywords]


def _reminder(name: str, n: int, lang: str) -> str:
    return "  " + ui_text("labelled", lang, name=keyword_text(name, n, lang), text=keyword_reminder(name, n, lang))


def on_table(about: str, seen: ConflictusTableModel) -> Face | None:
    """The card on the table that is meant: by its number, or the first one of that name."""
    if re.fullmatch(r"\s*\d{1,4}\s*", about):
        spot = seen.numbers.spot(int(about))
        found = seen.on_table.get(spot.face.card) if spot is not None else None
        return found[0] if found is not None else None
    faces = {i: face for i, (face, _) in enumerate(seen.on_table.values())}
    meant = best(about, {i: card_names(face.name, seen) for i, face in faces.items()})
    return faces[meant[0]] if meant else None


def stats(about: str, seen: ConflictusTableModel, sitting: GameSession) -> list[str]:
    """What the values of a warrior on the table are made of; without a name, of every one."""
    if not about.strip():
        tops = [group.warriors[-1] for seat in around(seen.view) for group in side(seen.view, seat) if group.warriors]
        lines = [_made(face, seen, sitting) for face in tops]
        return lines or [seen.ui("no-warriors")]
    face = on_table(about, seen)
    if face is None:
        return [seen.ui("not-on-table", typed=about.strip()[:40])]
    return [_made(face, seen, sitting)]


def _made(face: Face, seen: ConflictusTableModel, sitting: GameSession) -> str:
    parts = stat_breakdown_in(sitting, face)
    called = seen.card_called(face.card)
    if not parts:
        return seen.ui("no-values", card=called)
    return seen.with_label(f"{called} {symbols.values(face)}", stat_reasons(parts, seen.lang, seen.cards))


# --------------------------------------------------------------------------- piles


def sets(about: str, seen: ConflictusTableModel) -> list[str]:
    """All sets, or those of one player, with everything in them."""
    seats = around(seen.view)
    if about.strip():
        meant = player_meant(about, seen)
        if meant is None:
            return [no_player(about, seen)]
        seats = [meant]
    lines = []
    for seat in seats:
        found = [line for group in side(seen.view, seat) for line in plain_text.set_lines(seen, group)]
        lines += [
            seen.with_label(seen.player(seat), "").rstrip(),
            *(f"  {line}" for line in found or [seen.ui("no-sets")]),
        ]
    return lines


def transition(seen: ConflictusTableModel) -> list[str]:
    return plain_text.transition(seen) or [seen.ui("transition-empty")]


def open_pile(zone: str, about: str, seen: ConflictusTableModel) -> list[str]:
    """A mortis or an exterminatus: one's own, or that of a player by name or number."""
    seat = player_meant(about, seen)
    if seat is None:
        return [no_player(about, seen)]
    player = seen.view.players[seat]
    found: PileView = {MORTIS: player.mortis, EXTERMINATUS: player.exterminatus}[zone]
    return pile(f"{seen.term(zone)}, {seen.player(seat)}", (face.name for face in found.faces), seen)


def mons(seen: ConflictusTableModel) -> list[str]:
    """What may still lie in one's own mons, sorted: never in which order."""
    if seen.view.seat is None:
        return [seen.ui("not-seated")]
    me = seen.view.players[seen.view.seat]
    lines = pile(seen.term(MONS), me.mons_list, seen)
    if len(me.mons_list) > me.mons.count:
        lines.append(seen.ui("mons-captive"))
    return lines + known(me.mons, seen)


def known(found: PileView, seen: ConflictusTableModel) -> list[str]:
    """Cards that were seen on their way into a hidden pile."""
    lines = []
    for above, name in found.known:
        if above < 0:
            lines.append(seen.ui("known-hand", card=seen.name(name)))
        else:
            lines.append(seen.ui("known-mons", card=seen.name(name), n=above))
    return lines


def players(seen: ConflictusTableModel) -> list[str]:
    """Everybody with their piles, and what is known of hidden ones."""
    lines = []
    for player in seen.view.players:
        lines.append(plain_text.player_line(seen, player))
        lines += [f"  {line}" for line in (*known(player.hand, seen), *known(player.mons, seen))]
    return lines


def legend(seen: ConflictusTableModel) -> list[str]:
    """What the signs of the table mean."""
    frames = [f"{symbols.FRAME[kind][0]} {symbols.FRAME[kind][1]} {seen.term(kind)}" for kind in symbols.FRAME]
    signs = [f"{sign} {seen.term(faction)}" for faction, sign in symbols.FACTION.items()]
    signs += [f"{MAY} {seen.ui('legend-may')}", seen.ui("legend-values")]
    return ["  ".join(frames), "  ".join(signs)]
