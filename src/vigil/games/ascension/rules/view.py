"""Views and events, as one seat or a spectator may see them.

A view starts empty, and each zone adds what its viewer may see. It is never a state with the secrets removed. Fair bots
and encoders take a `View`, so the type guarantees that nothing hidden leaks.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from vigil.effects.language import NOTHING, Rule
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.decisions import question, seat_to_act
from vigil.games.ascension.rules.setup import outcome, scores
from vigil.games.ascension.rules.state import EMPTY, ENDINGS, NOBODY, RawEvent, State, ally
from vigil.games.ascension.rules.values import price
from vigil.kernel.decision import Question
from vigil.kernel.errors import check_seat
from vigil.kernel.event import Cause, Event
from vigil.kernel.game import Outcome

NO_ONE, OWNER, ALL = "no one", "owner", "all"
SEEN_BY = {
    lang.DECK: NO_ONE, lang.CENTER: NO_ONE, lang.HAND: OWNER, lang.PLAYED: ALL, lang.DISCARD: ALL, lang.CONSTRUCTS: ALL,
    lang.TROPHIES: ALL,
    lang.ROW: ALL, lang.VOID: ALL, lang.MYSTICS: ALL, lang.HEAVIES: ALL, lang.CULTISTS: ALL, lang.BOX: ALL,
}  # fmt: skip
"""Who sees the faces in each zone (A-ZONE-07 to -14). No one sees the cards of a zone that isn't listed."""
SPECTATOR_BIT = 1 << 7


@dataclass(frozen=True, slots=True)
class Face:
    """A card that the viewer can see."""

    card: int
    """The number of the card in this game. A card keeps its number wherever it goes."""
    name: str
    """The printed name."""
    price: int = -1
    """What the active player would pay for it, in Runes or Power; -1 where nothing is for sale."""
    used: tuple[int, ...] = ()
    """The indexes of its abilities that were used this turn."""


@dataclass(frozen=True, slots=True)
class PileView:
    """The cards of one zone, as far as the viewer may see them."""

    count: int
    """How many cards there are."""
    faces: tuple[Face, ...] = ()
    """The cards that the viewer can see. The last one is the top card."""
    known: tuple[tuple[int, str], ...] = ()
    """Hidden cards that the viewer saw being put there: how many cards are above each, and its name. In a hand,
    which has no order, the first number is -1."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it. In solo games, the second seat is Samael."""

    seat: int
    """The seat, counted from 0."""
    team: int
    """The first seat of its team; its own seat outside team games."""
    honor: int
    """Honor tokens."""
    runes: int
    """Unspent Runes that buy any card."""
    power: int
    """Unspent Power."""
    deck: PileView
    """The deck. No one sees its cards."""
    hand: PileView
    """The hand. Only its owner sees the cards."""
    played: PileView
    """Heroes played this turn."""
    discard: PileView
    """The discard pile."""
    constructs: PileView
    """Constructs in play."""
    trophies: PileView
    """Monsters kept in front of the player; in solo games, Samael's stack."""
    gone: bool = False
    """Whether the player has left the game."""
    restricted: tuple[int, ...] = ()
    """Unspent Runes that buy only certain cards: one number for each restriction in the game."""
    deck_list: tuple[str, ...] = ()
    """The cards of the viewer's own deck, sorted by name; empty for other seats."""
    score: int | None = None
    """The viewer's own score so far, and every score when the game is over; otherwise None."""


@dataclass(frozen=True, slots=True)
class LastingEffect:
    """An effect that lasts until the end of the turn."""

    rule: Rule
    """The effect, as a node of the card language."""
    seat: int
    """The seat it applies to."""
    source: str
    """The card it comes from."""
    uses: int
    """How many more times it applies; 0 for no limit."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it."""

    game_name: ClassVar[str] = "ascension"
    """The game it is a view of."""

    seat: int | None
    """The seat of the viewer; None is a spectator."""
    players: tuple[PlayerView, ...]
    """All seats, in seat order."""
    row: tuple[Face | None, ...]
    """The six slots of the center row, starting next to the center deck; None is an empty slot."""
    center: PileView
    """The center deck. No one sees its cards."""
    void: PileView
    """The Void."""
    mystics: PileView
    """The pile of Mystics, with its top card."""
    heavies: PileView
    """The pile of Heavy Infantry, with its top card."""
    cultists: PileView
    """The Cultist's place."""
    box: PileView
    """Cards out of the game."""
    pool: int
    """Honor left in the pool."""
    full: int
    """Honor in the pool at the start."""
    round: int
    """The round, counted from 1."""
    turn: int
    """How many turns have begun, over all players; 0 while the first Fates resolve."""
    first: int
    """The seat that started."""
    active: int
    """The seat whose turn it is."""
    extra: int
    """Extra turns that the active player still gets."""
    last_round: str
    """Why this is the last round: `honor`, `rounds` or `conceded`; empty if it isn't."""
    number: int
    """The number of the open decision: how many choices have been made."""
    waiting_for: int
    """The seat that must decide; -1 when the game is over."""
    question: Question | None
    """What that seat must decide; None when the game is over."""
    undo_to: int
    """The first decision that can be undone for free, because nothing has been revealed since."""
    config: Config
    """The configuration of the game, which is public."""
    lasting: tuple[LastingEffect, ...] = ()
    """Effects that last until the end of the turn."""
    outcome: Outcome | None = None
    """The result; None until the game is over."""


def viewer_bit(viewer: int | None) -> int:
    """Return the bit of a viewer in masks of seats that know a hidden card."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def can_see(viewer: int | None, zone: str, owner: int) -> bool:
    """Whether the viewer can see the faces in this zone."""
    who = SEEN_BY.get(zone, NO_ONE)
    return who == ALL or (who == OWNER and viewer == owner)


def view(s: State, viewer: int | None) -> View:
    """Return the table as `viewer` sees it."""
    check_seat(viewer, len(s.seats))
    ended = outcome(s)
    points = scores(s)
    return View(
        seat=viewer,
        players=tuple(
            _player(s, viewer, seat, points[seat] if ended or seat == viewer else None) for seat in range(len(s.seats))
        ),
        row=tuple(_face(s, card) if card != EMPTY else None for card in s.row),
        center=_pile(s, viewer, s.center, lang.CENTER, NOBODY),
        void=_pile(s, viewer, s.void, lang.VOID, NOBODY),
        mystics=_pile(s, viewer, s.mystics, lang.MYSTICS, NOBODY, top=1),
        heavies=_pile(s, viewer, s.heavies, lang.HEAVIES, NOBODY, top=1),
        cultists=_pile(s, viewer, s.cultists, lang.CULTISTS, NOBODY),
        box=_pile(s, viewer, s.box, lang.BOX, NOBODY),
        pool=s.pool, full=s.tables.config.pool, round=s.round, turn=s.turn, first=s.first, active=s.active,
        extra=s.extra,
        last_round=ENDINGS[s.end_reason], number=s.decision_count, waiting_for=seat_to_act(s), question=question(s),
        undo_to=s.undo_floor, config=s.tables.config,
        lasting=tuple(LastingEffect(rule, you, s.tables.name[source], uses) for rule, you, source, uses in s.lasting),
        outcome=ended,
    )  # fmt: skip


def _face(s: State, card: int, priced: bool = True, used: tuple[int, ...] = ()) -> Face:
    d = s.tables
    cost = (d.cost[card] if d.is_monster[card] else price(s, s.active, card)) if priced else -1
    return _shared_face(card, d.name[card], cost, used)


_shared_face = functools.lru_cache(maxsize=1 << 14)(Face)  # faces are immutable, so views can share them
_NO_CARDS = PileView(0)


def _pile(s: State, viewer: int | None, cards: list[int], zone: str, owner: int, top: int = 0) -> PileView:
    if not cards:
        return _NO_CARDS
    if not s.stack and zone in (lang.DECK, lang.HAND):  # the game is over, so all cards are revealed
        return PileView(
            len(cards), tuple(sorted((_face(s, card, False) for card in cards), key=lambda face: face.name))
        )
    if can_see(viewer, zone, owner):
        shown = cards[-top:] if top else cards
        if zone in (lang.VOID, lang.MYSTICS, lang.HEAVIES, lang.CULTISTS):
            return PileView(len(cards), tuple([_face(s, card) for card in shown]))
        if zone == lang.CONSTRUCTS and s.abilities_used:
            return PileView(len(cards), tuple([_face(s, card, False, _used(s, card)) for card in shown]))
        name = s.tables.name
        return PileView(len(cards), tuple([_shared_face(card, name[card], -1, ()) for card in shown]))
    return PileView(len(cards), (), _known(s, viewer, cards, ordered=zone != lang.HAND))


def _used(s: State, card: int) -> tuple[int, ...]:
    return tuple(use % MAX_USES_PER_CARD for use in s.abilities_used if use // MAX_USES_PER_CARD == card)


def _known(s: State, viewer: int | None, cards: list[int], ordered: bool) -> tuple[tuple[int, str], ...]:
    if not s.known:
        return ()
    mine = viewer_bit(viewer)
    known = {card for card, who in s.known if who & mine}
    last = len(cards) - 1
    return tuple(
        sorted((last - i if ordered else -1, s.tables.name[card]) for i, card in enumerate(cards) if card in known)
    )


def _player(s: State, viewer: int | None, seat: int, score: int | None) -> PlayerView:
    me = s.seats[seat]
    human = seat < s.tables.players
    return PlayerView(
        seat=seat,
        team=min(seat, ally(s, seat)) if s.tables.teams else seat,
        honor=me.honor, runes=me.runes, power=me.power,
        deck=_pile(s, viewer, me.deck, lang.DECK, seat),
        hand=_pile(s, viewer, me.hand, lang.HAND, seat),
        played=_pile(s, viewer, me.played, lang.PLAYED, seat),
        discard=_pile(s, viewer, me.discard, lang.DISCARD, seat),
        constructs=_pile(s, viewer, me.constructs, lang.CONSTRUCTS, seat),
        trophies=_pile(s, viewer, me.trophies, lang.TROPHIES, seat),
        gone=human and bool(s.left_seats >> seat & 1),
        restricted=tuple(s.restricted_runes) if seat == s.active else (),
        deck_list=tuple(sorted(s.tables.name[card] for card in me.deck)) if viewer == seat else (),
        score=score,
    )  # fmt: skip


# ----------------------------------------------------------------------- events


def events(s: State, viewer: int | None) -> tuple[Event, ...]:
    """Return the events since the last choice as this viewer may know them, each with its cause."""
    check_seat(viewer, len(s.seats))
    return tuple(event_for_viewer(s, viewer, entry) for entry in s.events)


def event_for_viewer(s: State, viewer: int | None, entry: RawEvent) -> Event:
    """Return an event without the cards that this viewer may not see."""
    what, seat, card, origin, to, n, detail, other, frame, rule = entry
    name = None
    if what == "named":
        name, n = s.tables.printed.cards[n].name, 0
    elif card != NOTHING and _open(s, viewer, what, seat, card, other):
        name = s.tables.name[card]
    else:
        card = NOTHING
    return Event(what, seat, cause(s, frame, rule), card, name, origin, to, n, detail, other)


def _open(s: State, viewer: int | None, what: str, seat: int, card: int, other: int) -> bool:
    """Whether the viewer saw the card: only the players involved see a card that is drawn or handed over."""
    if what not in ("drawn", "given") or viewer == seat or (what == "given" and viewer == other):
        return True
    return any(known == card and who & viewer_bit(viewer) for known, who in s.known)


def cause(s: State, frame: tuple[object, int, int, int, int, int], rule: str) -> Cause:
    """Return the rule and the card clause that led to an event; a copied effect counts as the copied card's."""
    source, clause = frame[3], s.tables.printed.clause(frame[0])
    if clause is not None:
        return Cause(rule, *clause)
    return Cause(rule, s.tables.name[source] if source != NOTHING else None)


def reveal_all(view: View, seat_views: Sequence[View]) -> View:
    """Return a spectator's view with the hands of all seats, for games that are over."""
    players = [
        replace(p, hand=seat_views[i].players[i].hand) if i < len(seat_views) else p for i, p in enumerate(view.players)
    ]
    return replace(view, players=tuple(players))
