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
from vigil.terminal.command_parser import best, card_names, find_card
from vigil.terminal.session import GameSession
from vigil.terminal.symbols import MAY
from vigil.terminal.table_queries import no_player, pile, player_meant, unknown_card
from vigil.text import card_text, titled, type_line


def look(about: str, table: ConflictusTableModel) -> list[str]:
    """One card in full, its keywords explained; on the table with its values as they are."""
    if not about.strip():
        return [table.ui("look-what")]
    name = find_card(about, table, table.numbers)
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
    """A card's name, type line, numbers and text, a line for each keyword."""
    facts = [number_of(card)] if number_of(card) else []
    facts += [] if card.token else [table.term(card.rarity)]
    if card.kind != SOURCE:
        facts.append(table.ui("cost-n", n=card.cost))
    if card.kind == WARRIOR:
        facts.append(f"{card.attack}/{card.defense}/{card.mill}")
    name = titled(table.name(card.name), type_line(card, table.lang), table.lang)
    lines = [name, " · ".join(facts), card_text(card, table.lang)]
    return [line for line in lines if line] + [_reminder(k.name, k.n, table.lang) for k in card.keywords]


def _reminder(name: str, n: int, lang: str) -> str:
    return "  " + ui_text("labelled", lang, name=keyword_text(name, n, lang), text=keyword_reminder(name, n, lang))


def on_table(about: str, table: ConflictusTableModel) -> Face | None:
    """The card on the table that is meant: by its number, or the first one of that name."""
    if re.fullmatch(r"\s*\d{1,4}\s*", about):
        spot = table.numbers.spot(int(about))
        found = table.on_table.get(spot.face.card) if spot is not None else None
        return found[0] if found is not None else None
    faces = {i: face for i, (face, _) in enumerate(table.on_table.values())}
    meant = best(about, {i: card_names(face.name, table) for i, face in faces.items()})
    return faces[meant[0]] if meant else None


def stats(about: str, table: ConflictusTableModel, session: GameSession) -> list[str]:
    """What the values of a warrior on the table are made of; without a name, of every one."""
    if not about.strip():
        tops = [group.warriors[-1] for seat in around(table.view) for group in side(table.view, seat) if group.warriors]
        lines = [_made(face, table, session) for face in tops]
        return lines or [table.ui("no-warriors")]
    face = on_table(about, table)
    if face is None:
        return [table.ui("not-on-table", typed=about.strip()[:40])]
    return [_made(face, table, session)]


def _made(face: Face, table: ConflictusTableModel, session: GameSession) -> str:
    parts = stat_breakdown_in(session, face)
    called = table.card_called(face.card)
    if not parts:
        return table.ui("no-values", card=called)
    return table.with_label(f"{called} {symbols.values(face)}", stat_reasons(parts, table.lang, table.cards))


# --------------------------------------------------------------------------- piles


def sets(about: str, table: ConflictusTableModel) -> list[str]:
    """All sets, or those of one player, with everything in them."""
    seats = around(table.view)
    if about.strip():
        meant = player_meant(about, table)
        if meant is None:
            return [no_player(about, table)]
        seats = [meant]
    lines = []
    for seat in seats:
        found = [line for group in side(table.view, seat) for line in plain_text.set_lines(table, group)]
        lines += [
            table.with_label(table.player(seat), "").rstrip(),
            *(f"  {line}" for line in found or [table.ui("no-sets")]),
        ]
    return lines


def transition(table: ConflictusTableModel) -> list[str]:
    return plain_text.transition(table) or [table.ui("transition-empty")]


def open_pile(zone: str, about: str, table: ConflictusTableModel) -> list[str]:
    """A mortis or an exterminatus: one's own, or that of a player by name or number."""
    seat = player_meant(about, table)
    if seat is None:
        return [no_player(about, table)]
    player = table.view.players[seat]
    found: PileView = {MORTIS: player.mortis, EXTERMINATUS: player.exterminatus}[zone]
    return pile(f"{table.term(zone)}, {table.player(seat)}", (face.name for face in found.faces), table)


def mons(table: ConflictusTableModel) -> list[str]:
    """What may still lie in one's own mons, sorted: never in which order."""
    if table.view.seat is None:
        return [table.ui("not-seated")]
    me = table.view.players[table.view.seat]
    lines = pile(table.term(MONS), me.mons_list, table)
    if len(me.mons_list) > me.mons.count:
        lines.append(table.ui("mons-captive"))
    return lines + known(me.mons, table)


def known(found: PileView, table: ConflictusTableModel) -> list[str]:
    """Cards that were seen on their way into a hidden pile."""
    lines = []
    for above, name in found.known:
        if above < 0:
            lines.append(table.ui("known-hand", card=table.name(name)))
        else:
            lines.append(table.ui("known-mons", card=table.name(name), n=above))
    return lines


def players(table: ConflictusTableModel) -> list[str]:
    """Everybody with their piles, and what is known of hidden ones."""
    lines = []
    for player in table.view.players:
        lines.append(plain_text.player_line(table, player))
        lines += [f"  {line}" for line in (*known(player.hand, table), *known(player.mons, table))]
    return lines


def legend(table: ConflictusTableModel) -> list[str]:
    """What the signs of the table mean."""
    frames = [f"{symbols.FRAME[kind][0]} {symbols.FRAME[kind][1]} {table.term(kind)}" for kind in symbols.FRAME]
    signs = [f"{sign} {table.term(faction)}" for faction, sign in symbols.FACTION.items()]
    signs += [f"{MAY} {table.ui('legend-may')}", table.ui("legend-values")]
    return ["  ".join(frames), "  ".join(signs)]
