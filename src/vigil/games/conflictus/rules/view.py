"""Views and events: what a seat may know of the table, and of what has just happened.

A view is built from what the seat may see (C-ZONE). It is never a state with secrets removed.
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
from vigil.games.conflictus.rules.lookups import rules_in_force
from vigil.games.conflictus.rules.state import BEFORE, ENDINGS, TO_CARD, CardSet, RawEvent, State, TransitionItem
from vigil.games.conflictus.rules.values import defense_left, keyword_number, stats
from vigil.kernel.decision import Question
from vigil.kernel.errors import check_seat
from vigil.kernel.event import Cause, Event
from vigil.kernel.game import Outcome

SPECTATOR_BIT = 1 << 7


@dataclass(frozen=True, slots=True)
class Face:
    """A card that the viewer can see. A warrior has its current values on the table, and the printed ones elsewhere."""

    card: int
    """The number of the card in this game. A card keeps its number wherever it goes."""
    name: str
    """The printed name, in Portuguese."""
    attack: int = 0
    """The damage a warrior deals."""
    defense: int = 0
    """The damage a warrior can still take."""
    mill: int = 0
    """How many cards an unblocked attack mills."""
    damage: int = 0
    """The damage a warrior has taken this turn."""
    keywords: tuple[tuple[str, int], ...] = ()
    """The current keywords, each with its number, or with how often the card has it."""
    counters: tuple[tuple[str, int], ...] = ()
    """The kinds of counters on the card, and how many of each."""
    used: tuple[int, ...] = ()
    """The indexes of its abilities that were used this turn."""
    marked: str = ""
    """What happens to it at the end of the turn: `sacrifice`, `remove` or `remove anywhere`; empty for nothing."""


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
class SetView:
    """A set on the table."""

    number: int
    """The number of the set, used in options."""
    controller: int
    """The seat that controls it."""
    warriors: tuple[Face, ...]
    """Its warriors from the bottom. The last one is active."""
    others: tuple[Face, ...]
    """Its equipment; or, in a set without warriors, its relic or amulet."""
    light: int
    """Light sources bound to it."""
    shadow: int
    """Shadow sources bound to it."""
    grew: bool
    """Whether a warrior was attached to it this turn."""
    sources: tuple[int, ...] = ()
    """The card numbers of its sources."""


@dataclass(frozen=True, slots=True)
class ItemView:
    """A card or an ability on the transition, with its announced choices."""

    number: int
    """The number of the item, used in options."""
    what: str
    """`card`, `activated` or `triggered`."""
    controller: int
    """The seat that announced it."""
    card: int
    """The number of the card, or of the card whose ability it is."""
    name: str
    """The printed name of that card."""
    option: int
    """The index of the announced option of a card with several; -1 if there is none."""
    set: int
    """The number of the set it will join; -1 for a new one."""
    targets: tuple[tuple[int, int, str], ...]
    """The announced targets: the kind (0 a card, 1 a player, 2 an item), its number, and the name of a card."""
    light: int = 0
    """Light sources that paid for it."""
    shadow: int = 0
    """Shadow sources that paid for it."""
    node: Any = None
    """What it does, as a node of the card language; None for a card that only enters play."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it."""

    seat: int
    """The seat, counted from 0."""
    mons: PileView
    """The mons. No one sees its cards."""
    hand: PileView
    """The hand. Only its owner sees the cards."""
    mortis: PileView
    """The mortis."""
    exterminatus: PileView
    """Cards removed from the game."""
    reserve: PileView
    """Cards taken out before the game. Only their owner sees them."""
    captive: PileView
    """The card this player took captive. Only this player sees it."""
    free_light: int
    """Free light sources."""
    free_shadow: int
    """Free shadow sources."""
    spent_light: int
    """Light sources that are neither free nor bound."""
    spent_shadow: int
    """Shadow sources that are neither free nor bound."""
    free: tuple[int, ...]
    """The card numbers of the free sources."""
    spent: tuple[int, ...]
    """The card numbers of the sources that are neither free nor bound."""
    own_drop: int
    """Sources played this cycle in the player's own main phase."""
    other_drop: int
    """Sources played this cycle in another player's main phase."""
    wins: int
    """Games won in this match."""
    lost: int
    """0 while the player is in the game; otherwise 1 for the first player to leave, 2 for the second, and so on."""
    mons_list: tuple[str, ...] = ()
    """The cards that the viewer's own mons may contain, sorted by name, including those taken captive from it.

    Empty for other seats.
    """


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it."""

    game_name: ClassVar[str] = "conflictus"
    """The game it is a view of."""

    seat: int | None
    """The seat of the viewer; None is a spectator."""
    players: tuple[PlayerView, ...]
    """All seats, in seat order."""
    sets: tuple[SetView, ...]
    """All sets on the table."""
    transition: tuple[ItemView, ...]
    """The items on the transition. The last one resolves first."""
    resolving: ItemView | None
    """The item that is resolving now."""
    attacks: tuple[tuple[int, int], ...]
    """Declared attacks: the number of the attacker, and the attacked seat."""
    blocks: tuple[tuple[int, int], ...]
    """Declared blocks: the number of the attacker, and that of the blocker."""
    blocked: tuple[int, ...]
    """Attackers that were blocked, even if the blocker has left."""
    turn: int
    """The turn, counted from 1 over all players; 0 before the first one."""
    phase: int
    """0 maintenance, 1 draw, 2 main, 3 attack, 4 block, 5 damage, 6 sacrifice; -1 before the first turn."""
    active: int
    """The seat whose turn it is."""
    first: int
    """The seat that started."""
    game: int
    """Which game of the match this is, counted from 1."""
    skips_attack: bool
    """Whether this turn has no attack phase."""
    number: int
    """The number of the open decision: how many choices have been made; 0 while it would reveal how many cards
    an opponent takes out."""
    waiting_for: int
    """The seat that must decide; -1 when the match is over."""
    question: Question | None
    """What that seat must decide; None when the match is over."""
    undo_to: int
    """The first decision that can be undone for free, because nothing has been revealed since."""
    ended: str
    """Why the game ended: `mons`, `drawn`, `turn_limit` or `conceded`; empty until it ends."""
    gathered: tuple[str, ...]
    """The cards that the viewer is recovering, in the order chosen. The last one goes on top."""
    config: Config
    """The configuration of the match, which is public and includes every deck."""
    outcome: Outcome | None = None
    """The result; None until the match is over."""


def viewer_bit(viewer: int | None) -> int:
    """Return the viewer's bit in the masks of `State.known`."""
    return SPECTATOR_BIT if viewer is None else 1 << viewer


def view(s: State, viewer: int | None) -> View:
    """Return the table as `viewer` sees it."""
    check_seat(viewer, len(s.seats))
    rules = rules_in_force(s)
    return View(
        seat=viewer,
        players=tuple(_player(s, viewer, seat) for seat in range(len(s.seats))),
        sets=tuple(_set(s, group, rules) for group in s.sets),
        transition=tuple(_item(s, item) for item in s.transition),
        resolving=_item(s, s.resolving) if s.resolving is not None else None,
        attacks=tuple(s.attacks), blocks=tuple(s.blocks), blocked=tuple(s.blocked),
        turn=s.turn, phase=s.phase, active=s.active, first=s.first, game=s.game, skips_attack=s.skip_attack,
        # otherwise it would reveal how many cards an opponent sets aside
        number=s.decision_count if viewer == seat_to_act(s) or not _setting_aside(s) else 0,
        waiting_for=seat_to_act(s), question=question(s, viewer), undo_to=s.undo_floor,
        ended=ENDINGS[s.end_reason],
        gathered=tuple(s.tables.name[card] for card in s.gathered) if viewer == seat_to_act(s) else (),
        config=s.tables.config, outcome=outcome(s),
    )  # fmt: skip


def _printed_faces(s: State, cards: list[int]) -> tuple[Face, ...]:
    return tuple(Face(card, s.tables.name[card], *s.tables.stats[card]) for card in cards)


def _hidden(s: State, viewer: int | None, cards: list[int], ordered: bool) -> PileView:
    mine = viewer_bit(viewer)
    known = {card for card, who in s.known if who & mine}
    matches = [(len(cards) - 1 - i if ordered else -1, s.tables.name[c]) for i, c in enumerate(cards) if c in known]
    return PileView(len(cards), (), tuple(sorted(matches)))


def _player(s: State, viewer: int | None, seat: int) -> PlayerView:
    me, own = s.seats[seat], viewer == seat
    hand = (
        PileView(len(me.hand), _printed_faces(s, me.hand)) if own or not s.stack else _hidden(s, viewer, me.hand, False)
    )
    light = s.tables.is_light
    free, spent = sum(light[c] for c in me.free), sum(light[c] for c in me.spent)
    return PlayerView(
        seat=seat,
        mons=_mons(s, viewer, seat),
        hand=hand,
        mortis=PileView(len(me.mortis), _printed_faces(s, me.mortis)),
        exterminatus=PileView(len(me.exterminatus), _printed_faces(s, me.exterminatus)),
        reserve=_reserve(s, viewer, seat),
        captive=_captive(s, viewer, seat),
        free_light=free, free_shadow=len(me.free) - free, spent_light=spent, spent_shadow=len(me.spent) - spent,
        free=tuple(me.free), spent=tuple(me.spent), own_drop=me.own_drop,
        other_drop=me.other_drop, wins=s.wins[seat], lost=me.lost,
        mons_list=_unseen(s, seat) if own else (),
    )  # fmt: skip


def _unseen(s: State, seat: int) -> tuple[str, ...]:
    """Return the cards a player's mons may contain, with its captives, since the player doesn't know them."""
    taken = [card for me in s.seats for card in me.captive if s.tables.owner[card] == seat]
    return tuple(sorted(s.tables.name[card] for card in (*s.seats[seat].mons, *taken)))


def _setting_aside(s: State) -> bool:
    """Return whether players are setting cards aside. They don't see how many their opponents choose (C-SETUP-05)."""
    return s.phase == BEFORE and not any(seat.hand for seat in s.seats)


def _mons(s: State, viewer: int | None, seat: int) -> PileView:
    me = s.seats[seat]
    if _setting_aside(s) and viewer != seat:
        return PileView(len(me.mons) + len(me.reserve))
    return _hidden(s, viewer, me.mons, True)


def _reserve(s: State, viewer: int | None, seat: int) -> PileView:
    """Return the cards set aside. Their number becomes public when all have chosen, the cards don't (C-SETUP-04)."""
    cards = s.seats[seat].reserve
    if viewer == seat:
        return PileView(len(cards), _printed_faces(s, cards))
    if _setting_aside(s):
        return PileView(0)
    visible = s.tables.switches.reserve_visible or not s.stack
    return PileView(len(cards), tuple(sorted(_printed_faces(s, cards), key=lambda f: f.name)) if visible else ())


def _captive(s: State, viewer: int | None, seat: int) -> PileView:
    """Return the captive, which only its taker may see (C-RAPID-05)."""
    cards = s.seats[seat].captive
    look = (viewer == seat and s.tables.switches.captives_visible_to == "captor") or not s.stack
    return PileView(len(cards), _printed_faces(s, cards) if look else ())


def _face(s: State, card: int, rules: Any) -> Face:
    uses = tuple(use % 16 for use in s.abilities_used if use // 16 == card)
    stamp = s.stamp.get(card, 0)
    marked = next((how for c, at, how in s.marks if c == card and at in (stamp, NOTHING)), "")
    counters = tuple((name, s.counters[card, name]) for name in COUNTERS if s.counters.get((card, name)))
    if not s.tables.is_warrior[card]:
        return Face(card, s.tables.name[card], counters=counters, used=uses, marked=marked)
    attack, _, mill = stats(s, card, rules)
    has = tuple((name, n) for name in KEYWORDS if (n := keyword_number(s, card, name, rules)))
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
        light, len(group.sources) - light, group.grew == s.turn, tuple(group.sources),
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
    """Return what happened since the last choice, as far as the viewer may know it."""
    check_seat(viewer, len(s.seats))
    return tuple(event_for_viewer(s, viewer, entry) for entry in s.events)


def event_for_viewer(s: State, viewer: int | None, entry: RawEvent) -> Event:
    """Return an event without what the viewer may not know."""
    what, seat, card, origin, to, n, detail, other, frame, rule = entry
    open_to = what not in ("drawn", "fetched", "captive") or viewer == seat
    if what == "captive" and s.tables.switches.captives_visible_to != "captor":
        open_to = False
    face = s.tables.name[card] if card != NOTHING and open_to else None
    return Event(what, seat, cause(s, frame, rule), card if face else NOTHING, face, origin, to, n, detail, other)


def cause(s: State, frame: tuple[Any, int, int, int, int, int], rule: str) -> Cause:
    """Return the cause of an event: the rule, and the clause of the card."""
    source, stands = frame[3], s.tables.printed.clause(frame[0])
    if frame[0] is DISCARD_ONE and source != NOTHING:
        stands = s.tables.printed.discards(s.tables.kind[source])
    name = s.tables.name[source] if source != NOTHING else None
    return Cause(rule, stands[0] or name, stands[1]) if stands is not None else Cause(rule, name)


def reveal_all(view: View, seat_views: Sequence[View]) -> View:
    """Return a spectator's view of a finished game with all hands and captives revealed."""
    players = [
        replace(player, hand=mine.players[seat].hand, captive=mine.players[seat].captive)
        for seat, (player, mine) in enumerate(zip(view.players, seat_views, strict=True))
    ]
    return replace(view, players=tuple(players))
