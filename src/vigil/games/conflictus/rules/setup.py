"""The setup: decks, cards set aside, the starting player, captives, opening hands and their exchange."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules import effect_handlers, phases, priority
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.actions import at_random, emit, shuffle_mons
from vigil.games.conflictus.rules.card_tables import GameTables, game_tables_for
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.decks import MAX_SET_ASIDE
from vigil.games.conflictus.rules.engine import answers, ask, handles, run
from vigil.games.conflictus.rules.language import CAPTIVE, HAND, MONS, MORTIS
from vigil.games.conflictus.rules.lookups import one_of_each_kind
from vigil.games.conflictus.rules.state import (
    CHANCE_RNG,
    DONE,
    GOES_ON,
    NOBODY,
    SEAT_RNG,
    SeatState,
    State,
    next_player,
)
from vigil.games.conflictus.rules.turns import begin_turn, push
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Choice
from vigil.kernel.rng import roll, stream

HANDLERS = (effect_handlers, phases, priority)
"""Importing these modules registers their handlers."""

OPENING_HAND = {"classic": 6, "rapidinha": 5}
MAX_EXCHANGES = 4


def new(config: Config, seed: Any) -> State:
    """Return a match that is ready for its first decision."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadConfig(
            "setting-seed-invalid",
            "the seed must be a whole number from 0 to 2^64 - 1, not {given}",
            given=preview(seed),
        )
    return start_match(game_tables_for(config), streams(seed, config.players))


def streams(seed: int, players: int) -> list[int]:
    """Return the random streams of a seed: one for chance, and one for the deck of each seat."""
    return [stream(seed, purpose) for purpose in range(SEAT_RNG + players)]


def start_match(d: GameTables, rng: list[int]) -> State:
    """Start a match with these tables and random streams. Experiments pass their own tables or streams."""
    s = State(d, [SeatState() for _ in range(d.players)], [], rng, wins=[0] * d.players)
    s.stack.append((steps.SETUP, NOBODY, NOBODY, NOTHING, NOTHING, steps.START))
    run(s)
    return s


@handles(steps.Setup)
def resolve_setup(s: State, frame: Frame) -> bool | None:
    """Carry out a step of the setup."""
    seat, step = frame[1], frame[5]
    if step == steps.START:
        start_game(s, frame)
    elif step == steps.SET_ASIDE:
        return ask_set_aside(s, frame)
    elif step == steps.CHOOSE_STARTER:
        return choose_starter(s, frame)
    elif step == steps.DEAL:
        deal(s, frame)
    elif step == steps.KEEP:
        return keep(s, frame)
    elif step == steps.EXCHANGE:
        exchange(s, frame)
    else:
        begin_turn(s, seat if not s.seats[seat].lost else next_player(s, seat), frame)
    return None


def start_game(s: State, frame: Frame) -> None:
    """Put all cards back into their decks, and push the steps of the setup."""
    again = s.end_reason != GOES_ON  # a game may also end while it is set up
    if again:
        s.game += 1
        _clear(s)
    for card, owner in enumerate(s.tables.owners):
        (s.seats[owner].out_of_game if s.tables.token[card] else s.seats[owner].mons).append(card)
    emit(s, "game", NOBODY, frame, "C-SETUP-12", n=s.game)
    push(s, steps.SETUP, frame[1], steps.DEAL)
    loser = 1 - frame[1] if frame[1] != NOBODY and len(s.seats) == 2 else NOBODY
    s.stack.append((steps.SETUP, loser, NOBODY, NOTHING, NOTHING, steps.CHOOSE_STARTER))
    if s.tables.config.format == "classic":
        for seat in reversed(range(len(s.seats))):
            push(s, steps.SETUP, seat, steps.SET_ASIDE)


def _clear(s: State) -> None:
    """Clear the table before the next game of the match."""
    fresh = State(s.tables, [SeatState() for _ in s.seats], [], s.rng)
    for name in (
        "seats", "sets", "transition", "resolving", "announcement", "pending_triggers", "attacks", "blocks", "blocked",
        "must_block",
        "leaping", "stamp", "damage", "counters", "entered", "last", "marks", "abilities_used", "lasting", "turn_log",
        "targeted",
        "known", "kept", "exchanges", "losing", "left_seats", "turn", "phase", "skip_attack",
    ):  # fmt: skip
        setattr(s, name, getattr(fresh, name))
    s.end_reason = GOES_ON


def ask_set_aside(s: State, frame: Frame) -> bool | None:
    """Ask for up to ten cards that stay out of this game, chosen in secret (Classic; C-SETUP-01 to -05)."""
    me = s.seats[frame[1]]
    if len(me.reserve) >= MAX_SET_ASIDE:
        return None
    return ask(s, frame, [*(("set_aside", card) for card in one_of_each_kind(s, me.mons)), DONE])


def choose_starter(s: State, frame: Frame) -> bool | None:
    """Choose the starting player at random. In later games, the loser of the last one chooses (C-SETUP-08, -09)."""
    if frame[1] != NOBODY:
        return ask(s, frame, [("choose_starter", seat) for seat in range(len(s.seats))])
    here = [seat for seat, me in enumerate(s.seats) if not me.lost]
    place, s.rng[CHANCE_RNG] = roll(s.rng[CHANCE_RNG], len(here))
    s.first = here[place]
    return None


def deal(s: State, frame: Frame) -> None:
    """Shuffle, take captives, and draw the opening hands."""
    style = s.tables.config.format
    s.active = s.first
    emit(s, "begins", s.first, frame, "C-SETUP-08")
    if s.seats[s.first].lost:
        s.first = s.active = next_player(s, s.first)
    here = [seat for seat, me in enumerate(s.seats) if not me.lost]
    for seat in here:
        shuffle_mons(s, seat, frame, "C-SETUP-10")
    if style == "rapidinha":
        take_captives(s, frame)
    for me in (s.seats[seat] for seat in here):
        me.hand = [me.mons.pop() for _ in range(OPENING_HAND[style])]
    push(s, steps.SETUP, s.first, steps.PLAY)
    if style == "classic":
        s.stack.append((steps.SETUP, s.first, NOBODY, NOTHING, NOTHING, steps.EXCHANGE))
        _ask_all(s)


def take_captives(s: State, frame: Frame) -> None:
    """Let each player take a random card from the next player's mons captive, face down (C-RAPID-01, C-MULTI-12)."""
    taken = [
        (seat, at_random(s, s.seats[next_player(s, seat)].mons))
        for seat in range(len(s.seats))
        if not s.seats[seat].lost
    ]
    for seat, card in taken:
        s.seats[next_player(s, seat)].mons.remove(card)
        s.seats[seat].captive.append(card)
        emit(s, "captive", seat, frame, "C-RAPID-01", card=card, origin=MONS, to=CAPTIVE, other=next_player(s, seat))


def _ask_all(s: State) -> None:
    """Push the question whether to keep the hand, for each player who hasn't kept it."""
    n = len(s.seats)
    for i in reversed(range(n)):
        seat = (s.first + i) % n
        if not s.kept >> seat & 1 and not s.seats[seat].lost:
            push(s, steps.SETUP, seat, steps.KEEP)


def keep(s: State, frame: Frame) -> bool | None:
    """Ask a player, in turn order, to keep the hand or exchange it (C-MULL-06)."""
    if s.exchanges >= MAX_EXCHANGES:
        s.kept |= 1 << frame[1]
        return None
    return ask(s, frame, [("keep", NOTHING), ("exchange", NOTHING)])


def exchange(s: State, frame: Frame) -> None:
    """Exchange hands together: one card more each time, and as many discarded at random (C-MULL-01 to -04)."""
    who = [seat for seat, me in enumerate(s.seats) if not s.kept >> seat & 1 and not me.lost]
    if not who:
        return
    s.exchanges += 1
    n = s.exchanges
    for seat in who:
        me = s.seats[seat]
        me.mons += me.hand
        me.hand = []
        shuffle_mons(s, seat, frame, "C-MULL-01")
        me.hand = [me.mons.pop() for _ in range(min(OPENING_HAND["classic"] + n, len(me.mons)))]
        for _ in range(n):
            card = at_random(s, me.hand)
            me.hand.remove(card)
            me.mortis.append(card)
            emit(
                s, "lost_card", seat, frame, "C-MULL-02", card=card, origin=HAND, to=MORTIS, other=next_player(s, seat)
            )
    s.stack.append(frame)
    _ask_all(s)


@answers(steps.Setup)
def answer_setup(s: State, frame: Frame, option: Choice) -> None:
    """Use an answer of the setup."""
    seat, step = frame[1], frame[5]
    verb, n = option
    if step == steps.SET_ASIDE and verb == "set_aside":
        s.seats[seat].mons.remove(n)
        s.seats[seat].reserve.append(n)
        s.stack.append(frame)
    elif step == steps.CHOOSE_STARTER:
        s.first = n
    elif step == steps.KEEP and verb == "keep":
        s.kept |= 1 << seat
