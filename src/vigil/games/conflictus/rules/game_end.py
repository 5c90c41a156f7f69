"""How players leave, and how games and matches end."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame, walk
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.abilities import target_specs
from vigil.games.conflictus.rules.actions import drop_empty_sets, emit, move, move_sources
from vigil.games.conflictus.rules.language import EXTERMINATUS, MORTIS, OUT_OF_GAME, OWN_ZONES, SPENT, TABLE, TRANSITION
from vigil.games.conflictus.rules.legal_plays import no_targets
from vigil.games.conflictus.rules.lookups import on_table
from vigil.games.conflictus.rules.state import (
    BEFORE,
    BY_DRAW,
    BY_MONS,
    ENDINGS,
    NOBODY,
    SACRIFICE,
    TO_CARD,
    TO_ITEM,
    TO_PLAYER,
    State,
    TransitionItem,
    find_set,
    items_in_progress,
    next_player,
    players,
    set_of,
)  # fmt: skip
from vigil.kernel.game import Outcome


def apply_losses(s: State, frame: Frame, rule: str) -> None:
    """Let players who lost at the same time leave together (C-WIN-03, -06, -07)."""
    if not s.losing:
        return
    if frame[3] != NOTHING and any(
        other[3] == frame[3] and any(node is frame[0] for node in walk(other[0]))
        for other in s.stack
        if other[0] is not steps.FINISH
    ):
        return  # the same instruction still has to affect other players
    leave_game(s, frame, rule)


def leave_game(s: State, frame: Frame, rule: str, how: int = BY_MONS) -> None:
    """Remove the losing players. The last one left wins; if no player is left, the game is drawn."""
    losers = [seat for seat in players(s, s.active) if s.losing >> seat & 1]
    s.losing = 0
    place = 1 + sum(bool(seat.lost) for seat in s.seats)
    for seat in losers:
        s.seats[seat].lost = place
        s.left_seats |= 1 << seat
        emit(s, "lost", seat, frame, rule)
    left = [seat for seat, me in enumerate(s.seats) if not me.lost]
    if len(left) <= 1 or s.tables.switches.first_loss_ends_multiplayer:
        s.end_reason = how if left else BY_DRAW
        game_over(s, left, frame)
        return
    for seat in losers:
        clear_away(s, seat, frame)
    _go_on_without(s, losers, frame)


def clear_away(s: State, loser: int, frame: Frame) -> None:
    """Take away all cards the player owns. Cards they only controlled go to the owner's exterminatus (C-MULTI-06)."""
    s.pending_triggers = [w for w in s.pending_triggers if w.controller != loser]
    for item in list(items_in_progress(s)):
        if item.controller == loser or (item.what == "card" and s.tables.owner[item.card] == loser):
            if item is s.resolving:
                s.resolving = None
            else:
                s.transition.remove(item)
            if _is_unplaced_card(s, item):
                _to_owner(s, item.card, loser, TRANSITION, NOBODY, frame)
                move_sources(s, item.sources, TRANSITION, SPENT, frame, item.controller)
    for group in s.sets:
        for card in (*group.warriors, *group.others, *group.sources):
            if group.controller == loser or s.tables.owner[card] == loser:
                _to_owner(s, card, loser, TABLE, NOBODY, frame)
    drop_empty_sets(s)
    for seat, me in enumerate(s.seats):
        for zone in OWN_ZONES[:-1]:  # cards out of the game stay there
            for card in getattr(me, zone)[:]:
                if seat == loser or s.tables.owner[card] == loser:
                    _to_owner(s, card, loser, zone, seat, frame)
    s.attacks = [entry for entry in s.attacks if entry[1] != loser]


def _is_unplaced_card(s: State, item: TransitionItem) -> bool:
    return item.what == "card" and set_of(s, item.card) is None


def _to_owner(s: State, card: int, loser: int, origin: str, seat: int, frame: Frame) -> None:
    to = OUT_OF_GAME if s.tables.owner[card] == loser else EXTERMINATUS
    move(s, card, origin, to, frame, seat=seat, reveals=False)


def _go_on_without(s: State, losers: list[int], frame: Frame) -> None:
    """Ask nothing more of players who left. Without the active player, the turn goes to its cleanup (C-MULTI-08)."""
    if s.phase == BEFORE:
        s.stack[:] = [
            frame
            for frame in s.stack
            if frame[1] not in losers or frame[5] not in (steps.SET_ASIDE, steps.KEEP, steps.CHOOSE_STARTER)
        ]
        return
    if s.announcement is not None and not _still_announced(s, losers):
        s.stack[:] = [frame for frame in s.stack if frame[0] is not steps.ANNOUNCE]
        if s.announcement.waits is not None and s.announcement.waits.controller not in losers:
            s.pending_triggers.append(s.announcement.waits)
        s.announcement = None
    if s.active in losers:
        s.stack.clear()
        s.announcement = None
        _put_away_items(s, frame)
        s.pending_triggers.clear()
        s.attacks, s.blocks, s.blocked, s.must_block, s.leaping = [], [], [], [], []
        s.phase = SACRIFICE
        s.stack.append((steps.CLEAN_UP, s.active, s.active, NOTHING, NOTHING, NOTHING))
        return
    remaining = []
    for waiting in s.stack:
        if waiting[0] is steps.PRIORITY:  # start counting passes again: fewer players must pass
            remaining.append(
                (steps.PRIORITY, next_player(s, waiting[1]) if waiting[1] in losers else waiting[1], *waiting[2:5], 0)
            )
        elif waiting[1] not in losers or waiting[0] is steps.FINISH:
            remaining.append(waiting)
    s.stack[:] = remaining


def _still_announced(s: State, losers: list[int]) -> bool:
    """Return whether the announcement can continue: its player, its cards and its targets are still there."""
    draft, you = s.announcement, s.stack[-1][1]
    if draft is None or you in losers:
        return False
    me = s.seats[you]
    if draft.what == "card" and draft.card not in me.hand and draft.card not in me.captive:
        return False
    if draft.what == "activated" and not on_table(s, draft.card):
        return False
    if any(c not in me.hand and c not in me.free and c not in me.spent and not on_table(s, c) for c in draft.given):
        return False
    if draft.set >= 0 and find_set(s, draft.set) is None:
        return False
    for sort, number, _ in draft.targets:
        if sort == TO_CARD and not on_table(s, number):
            return False
        if sort == TO_PLAYER and number in losers:
            return False
        if sort == TO_ITEM and all(item.number != number for item in s.transition):
            return False
    it = draft.waits.it if draft.waits is not None else NOTHING
    return no_targets(s, you, draft.card, target_specs(s, draft)[draft.aimed :], it) is None


def _put_away_items(s: State, frame: Frame) -> None:
    """Clear the transition when the turn ends early: cards go to their owners' mortis, sources become loose."""
    for item in items_in_progress(s):
        if _is_unplaced_card(s, item):
            move(s, item.card, TRANSITION, MORTIS, frame)
            move_sources(s, item.sources, TRANSITION, SPENT, frame, item.controller)
    s.transition, s.resolving = [], None


def game_over(s: State, winners: list[int], frame: Frame) -> None:
    """End a game, and with it the match if no further game is needed."""
    winner = winners[0] if len(winners) == 1 else NOBODY
    if winner != NOBODY:
        s.wins[winner] += 1
    emit(
        s, "over", winner, frame, "C-WIN-08" if winner != NOBODY else "C-WIN-07", n=s.game, detail=ENDINGS[s.end_reason]
    )
    s.stack.clear()
    s.options = []
    needed = s.tables.config.best_of // 2 + 1
    if s.tables.config.best_of == 1 or max(s.wins) >= needed or s.game >= s.tables.config.best_of:
        return
    s.stack.append((steps.SETUP, winner, NOBODY, NOTHING, NOTHING, 0))  # `you`: the winner of the last game


def outcome(s: State) -> Outcome | None:
    """Return the result of the match, or None while it goes on.

    Remaining players win. The others are ranked by when they left.
    """
    if s.stack:
        return None
    n = len(s.seats)
    if s.tables.config.best_of > 1:
        points = tuple(s.wins)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Outcome(points, places, ENDINGS[s.end_reason])
    ranks = [seat.lost or n + 1 for seat in s.seats]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    if s.end_reason == BY_DRAW:
        places = tuple(
            1 if seat.lost in (0, max(me.lost for me in s.seats)) else p
            for seat, p in zip(s.seats, places, strict=True)
        )
    return Outcome(tuple(len(seat.mons) for seat in s.seats), places, ENDINGS[s.end_reason])
