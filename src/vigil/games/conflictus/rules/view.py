"""What a seat may know: the table, and what has just happened.

Built by adding what may be seen (C-ZONE), never a state with secrets taken out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from vigil.effects.language import NOTHING
from vigil.games.conflictus.rules.card_tables import DISCARD_ONE
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.decisions import question, seat_to_act
from vigil.games.conflictus.rules.game_end import outcome
from vigil.games.conflictus.rules.language import COUNTERS, KEYWORDS
from vigil.games.conflictus.rules.lookups import working
from vigil.games.conflictus.rules.state import BEFORE, ENDINGS, TO_CARD, CardSet, RawEvent, State, TransitionItem
from vigil.games.conflictus.rules.values import defense_left, keyword, stats
from vigil.kernel.decision import Question
from vigil.kernel.errors import check_seat
from vigil.kernel.event import Cause, Event
from vigil.kernel.game import Outcome

SPECTATOR_BIT = 1 << 7


@dataclass(frozen=True, slots=True)
class Face:
    """A card one can see; a warrior on the table with its values as they are now."""

    card: int
    name: str
    attack: int = 0
    defense: int = 0
    mill: int = 0
    damage: int = 0
    keywords: tuple[tuple[str, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    used: tuple[int, ...] = ()
    marked: str = ""  # what happens to it at the end of the round: sacrifice, remove, remove anywhere


@dataclass(frozen=True, slots=True)
class PileView:
    """Cards in one zone: how many, the faces the viewer may see, and hidden ones it knows (how many lie above)."""

    count: int
    faces: tuple[Face, ...] = ()
    known: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SetView:
    """A set on the table: warriors from the bottom, the last is active."""

    number: int
    controller: int
    warriors: tuple[Face, ...]
    others: tuple[Face, ...]
    light: int
    shadow: int
    grew: bool
    sources: tuple[int, ...] = ()  # the numbers of its sources


@dataclass(frozen=True, slots=True)
class ItemView:
    """Something on the transition, with what it aims at."""

    number: int
    what: str
    controller: int
    card: int
    name: str
    option: int
    set: int
    targets: tuple[tuple[int, int, str], ...]
    light: int = 0  # the sources that wait with it
    shadow: int = 0
    node: Any = None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it."""

    seat: int
    mons: PileView
    hand: PileView
    mortis: PileView
    exterminatus: PileView
    reserve: PileView
    captive: PileView
    free_light: int
    free_shadow: int
    spent_light: int
    spent_shadow: int
    free: tuple[int, ...]  # the numbers of the sources
    spent: tuple[int, ...]
    own_drop: int
    other_drop: int
    wins: int
    lost: int
    mons_list: tuple[str, ...] = ()  # the viewer's own, sorted, with the captive somebody took of it


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is a spectator."""

    game_name: ClassVar[str] = "conflictus"

    seat: int | None
    players: tuple[PlayerView, ...]
    sets: tuple[SetView, ...]
    transition: tuple[ItemView, ...]
    resolving: ItemView | None
    attacks: tuple[tuple[int, int], ...]
    blocks: tuple[tuple[int, int], ...]
    blocked: tuple[int, ...]
    round: int
    phase: int
    active: int
    first: int
    game: int
    skips_attack: bool
    number: int
    waiting_for: int
    question: Question | None
    undo_to: int
    ended: str
    gathered: tuple[str, ...]  # what the viewer is recovering, the last on top
    config: Config
    outcome: Outcome | None = None


def viewer_bit(viewer: int | None) -> int:
    """The viewer's place in the masks of who knows a hidden card."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def view(s: State, viewer: int | None) -> View:
    """The table as `viewer` sees it."""
    check_seat(viewer, len(s.seats))
    rules = working(s)
    return View(
        seat=viewer,
        players=tuple(_player(s, viewer, seat) for seat in range(len(s.seats))),
        sets=tuple(_set(s, group, rules) for group in s.sets),
        transition=tuple(_item(s, item) for item in s.transition),
        resolving=_item(s, s.resolving) if s.resolving is not None else None,
        attacks=tuple(s.attacks), blocks=tuple(s.blocks), blocked=tuple(s.blocked),
        round=s.round, phase=s.phase, active=s.active, first=s.first, game=s.game, skips_attack=s.skip_attack,
        # it would count what another takes out
        number=s.decision_count if viewer == seat_to_act(s) or not _choosing(s) else 0,
        waiting_for=seat_to_act(s), question=question(s, viewer), undo_to=s.undo_floor,
        ended=ENDINGS[s.end_reason],
        gathered=tuple(s.tables.name[card] for card in s.gathered) if viewer == seat_to_act(s) else (),
        config=s.tables.config, outcome=outcome(s),
    )  # fmt: skip


def _plain(s: State, cards: list[int]) -> tuple[Face, ...]:
    return tuple(Face(card, s.tables.name[card], *s.tables.stats[card]) for card in cards)


def _hidden(s: State, viewer: int | None, cards: list[int], ordered: bool) -> PileView:
    mine = viewer_bit(viewer)
    known = {card for card, who in s.known if who & mine}
    found = [(len(cards) - 1 - i if ordered else -1, s.tables.name[c]) for i, c in enumerate(cards) if c in known]
    return PileView(len(cards), (), tuple(sorted(found)))


def _player(s: State, viewer: int | None, seat: int) -> PlayerView:
    me, own, open_now = s.seats[seat], viewer == seat, not s.stack
    light = s.tables.is_light
    free, spent = sum(light[c] for c in me.free), sum(light[c] for c in me.spent)
    return PlayerView(
        seat=seat,
        mons=_mons(s, viewer, seat),
        hand=PileView(len(me.hand), _plain(s, me.hand)) if own or open_now else _hidden(s, viewer, me.hand, False),
        mortis=PileView(len(me.mortis), _plain(s, me.mortis)),
        exterminatus=PileView(len(me.exterminatus), _plain(s, me.exterminatus)),
        reserve=_reserve(s, viewer, seat),
        captive=_captive(s, viewer, seat),
        free_light=free, free_shadow=len(me.free) - free, spent_light=spent, spent_shadow=len(me.spent) - spent,
        free=tuple(me.free), spent=tuple(me.spent), own_drop=me.own_drop,
        other_drop=me.other_drop, wins=s.wins[seat], lost=me.lost,
        mons_list=_unseen(s, seat) if own else (),
    )  # fmt: skip


def _unseen(s: State, seat: int) -> tuple[str, ...]:
    """What may still lie in one's mons: nobody knows which card of it was taken captive."""
    taken = [card for me in s.seats for card in me.captive if s.tables.owner[card] == seat]
    return tuple(sorted(s.tables.name[card] for card in (*s.seats[seat].mons, *taken)))


def _choosing(s: State) -> bool:
    """While cards are taken out nobody sees how many another takes (C-SETUP-05)."""
    return s.phase == BEFORE and not any(seat.hand for seat in s.seats)


def _mons(s: State, viewer: int | None, seat: int) -> PileView:
    me = s.seats[seat]
    if _choosing(s) and viewer != seat:
        return PileView(len(me.mons) + len(me.reserve))
    return _hidden(s, viewer, me.mons, True)


def _reserve(s: State, viewer: int | None, seat: int) -> PileView:
    """Cards taken out: their number is public once all have chosen, their faces are not (C-SETUP-04)."""
    cards = s.seats[seat].reserve
    if viewer == seat:
        return PileView(len(cards), _plain(s, cards))
    if _choosing(s):
        return PileView(0)
    shown = s.tables.switches.reserveVisible or not s.stack
    return PileView(len(cards), tuple(sorted(_plain(s, cards), key=lambda f: f.name)) if shown else ())


def _captive(s: State, viewer: int | None, seat: int) -> PileView:
    """Only its taker may look at a captive (C-RAPID-05)."""
    cards = s.seats[seat].captive
    look = (viewer == seat and s.tables.switches.captiveLook == "taker") or not s.stack
    return PileView(len(cards), _plain(s, cards) if look else ())


def _face(s: State, card: int, rules: Any) -> Face:
    uses = tuple(use % 16 for use in s.abilities_used if use // 16 == card)
    stamp = s.stamp.get(card, 0)
    marked = next((how for c, at, how in s.marks if c == card and at in (stamp, NOTHING)), "")
    counters = tuple((name, s.counters[card, name]) for name in COUNTERS if s.counters.get((card, name)))
    if not s.tables.is_warrior[card]:
        return Face(card, s.tables.name[card], counters=counters, used=uses, marked=marked)
    attack, _, mill = stats(s, card, rules)
    has = tuple((name, n) for name in KEYWORDS if (n := keyword(s, card, name, rules)))
    return Face(
        card,
        s.tables.name[card],
        attack,
        defense_left(s, card, rules),
        mill,
        s.damage.get(card, 0),
        has,
        counters,
        uses,
        marked,
    )


def _set(s: State, group: CardSet, rules: Any) -> SetView:
    light = sum(s.tables.is_light[c] for c in group.sources)
    return SetView(
        group.number, group.controller,
        tuple(_face(s, card, rules) for card in group.warriors), tuple(_face(s, card, rules) for card in group.others),
        light, len(group.sources) - light, group.grew == s.round, tuple(group.sources),
    )  # fmt: skip


def _item(s: State, item: TransitionItem) -> ItemView:
    targets = tuple(
        (sort, n, s.tables.name[n] if sort == TO_CARD else "") for sort, n, _ in item.targets if sort != NOTHING
    )
    light = sum(s.tables.is_light[card] for card in item.sources)
    return ItemView(
        item.number, item.what, item.controller, item.card, s.tables.name[item.card], item.option, item.set, targets,
        light, len(item.sources) - light, item.node,
    )  # fmt: skip


# ----------------------------------------------------------------------- events


def events(s: State, viewer: int | None) -> tuple[Event, ...]:
    """What happened since the last choice, as this viewer may know it, each with its cause."""
    check_seat(viewer, len(s.seats))
    return tuple(event_for_viewer(s, viewer, entry) for entry in s.events)


def event_for_viewer(s: State, viewer: int | None, entry: RawEvent) -> Event:
    what, seat, card, origin, to, n, detail, other, frame, rule = entry
    open_to = what not in ("drawn", "fetched", "captive") or viewer == seat
    if what == "captive" and s.tables.switches.captiveLook != "taker":
        open_to = False
    face = s.tables.name[card] if card != NOTHING and open_to else None
    return Event(what, seat, cause(s, frame, rule), card if face else NOTHING, face, origin, to, n, detail, other)


def cause(s: State, frame: tuple[Any, int, int, int, int, int], rule: str) -> Cause:
    """The rule, and the clause of the card whose text asked for it."""
    source, stands = frame[3], s.tables.printed.clause(frame[0])
    if frame[0] is DISCARD_ONE and source != NOTHING:
        stands = s.tables.printed.discards(s.tables.kind[source])
    name = s.tables.name[source] if source != NOTHING else None
    return Cause(rule, stands[0] or name, stands[1]) if stands is not None else Cause(rule, name)


def reveal_all(view: View, seat_views: Sequence[View]) -> View:
    """A spectator's view with what every seat sees of its own laid open: for games that are over."""
    players = [
        replace(player, hand=mine.players[seat].hand, captive=mine.players[seat].captive)
        for seat, (player, mine) in enumerate(zip(view.players, seat_views, strict=True))
    ]
    return replace(view, players=tuple(players))
