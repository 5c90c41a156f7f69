"""The main phase, the turn, and Samael. Effects resolve in `effect_handlers`."""

from __future__ import annotations

from vigil.effects.language import NOTHING, ONCE, Frame, Menu
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.actions import (
    acquire,
    after_action,
    clean_up,
    defeat,
    draw,
    emit,
    gain_honor,
    move,
    notify_triggers,
    play,
)  # fmt: skip
from vigil.games.ascension.rules.card_tables import MAIN, MAX_USES_PER_CARD, PASS_TURN, SAMAEL, SETTLE
from vigil.games.ascension.rules.effect_handlers import answers, ask, handles
from vigil.games.ascension.rules.effect_handlers import machine as machine  # the handlers below register with it
from vigil.games.ascension.rules.legality import unplayable, unusable
from vigil.games.ascension.rules.selections import for_sale
from vigil.games.ascension.rules.state import (
    BY_CONCESSION,
    BY_ROUNDS,
    EMPTY,
    ENDINGS,
    NOBODY,
    ROW_SIZE,
    SAMAEL_SEAT,
    State,
)
from vigil.games.ascension.rules.values import cannot_afford, cannot_afford_gift
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Choice

END_TURN: Choice = ("end_turn", NOTHING)
USE = ("use", *(f"use_{k}" for k in range(2, 9)))
HAND_SIZE = 5
AFTER_SAMAEL, AFTER_SETUP = 1, 2  # the number in the frame of a PassTurn that doesn't end a player's turn

run, choose = machine.run, machine.choose


# --------------------------------------------------------------- the main phase


@handles(Menu)
def resolve_menu(s: State, frame: Frame) -> bool | None:
    if s.pending_triggers or s.fates or s.end_of_play_triggers:
        s.stack += (frame, (SETTLE, frame[1], frame[1], NOTHING, NOTHING, NOTHING))
        return None
    return ask(s, frame, menu(s, frame[1]))


def menu(s: State, you: int) -> list[Choice]:
    """Return the options of the main phase: play, use, acquire, defeat, and end the turn."""
    me, d = s.seats[you], s.tables
    kinds, is_monster, plays = d.kind, d.is_monster, d.play
    options: list[Choice] = []
    seen = set()
    for card in me.hand:
        kind = kinds[card]
        if kind not in seen:  # two Militia are one option
            seen.add(kind)
            if not is_monster[card] or unplayable(s, you, card) is None:
                options.append(plays[card])
    if me.constructs:
        add_abilities(s, you, options)
    cost, runes, power = d.cost, me.runes, me.power
    # Without discounts and restricted runes, comparing printed costs is faster than cannot_afford().
    printed = not (s.lasting or d.standing_discounts or (s.restricted_runes and any(s.restricted_runes)))
    acquires, defeats = d.acquire, d.defeat
    for card in s.row:
        if card != EMPTY:
            if is_monster[card]:
                if cost[card] <= power:  # like cannot_defeat(), but faster
                    options.append(defeats[card])
            elif cost[card] <= runes if printed else cannot_afford(s, you, card) is None:
                options.append(acquires[card])
    for pile in (s.mystics, s.heavies):
        if pile and (cost[pile[-1]] <= runes if printed else cannot_afford(s, you, pile[-1]) is None):
            options.append(d.acquire[pile[-1]])
    if s.cultists and cost[s.cultists[0]] <= power:
        options.append(d.defeat[s.cultists[0]])
    if d.teams:
        options += [
            d.gift[card]
            for verb, card in options
            if verb == "acquire" and cannot_afford_gift(s, you, card, False) is None
        ]
    options.append(END_TURN)
    return options


def add_abilities(s: State, you: int, options: list[Choice]) -> None:
    """Add the usable abilities of constructs; two unused copies of a construct are one option."""
    d, unused_kinds = s.tables, set()
    used_cards = {use // MAX_USES_PER_CARD for use in s.abilities_used}
    for card in s.seats[you].constructs:
        if d.abilities[card]:
            if card not in used_cards:
                if d.kind[card] in unused_kinds:
                    continue
                unused_kinds.add(d.kind[card])
            for number, _ in d.abilities[card]:
                if unusable(s, you, card, number) is None:
                    options.append((USE[number], card))


@answers(Menu)
def answer_menu(s: State, frame: Frame, option: Choice) -> None:
    verb, card = option
    you = frame[1]
    if verb == "play":
        s.stack.append(frame)
        play(s, you, card, frame)
    elif verb == "end_turn":
        end_turn(s, you, frame)
    else:
        s.stack.append(frame)
        if verb == "acquire" or verb == "gift":
            acquire(s, you, card, for_sale(s, card), frame, gift=verb == "gift")
        elif verb == "defeat":
            defeat(s, you, card, for_sale(s, card), frame)
        else:
            number = USE.index(verb)
            ability = s.tables.abilities[card][number][1]
            if ability.limit == ONCE:
                s.abilities_used.append(card * MAX_USES_PER_CARD + number)
            inner = (ability.do, you, you, card, card, NOTHING)
            emit(s, "used", you, inner, "A-TURN-04", card, lang.CONSTRUCTS, lang.CONSTRUCTS, n=number + 1)
            s.stack.append(inner)
        after_action(s, frame)


# -------------------------------------------------------------------- the turn


def end_turn(s: State, you: int, frame: Frame) -> None:
    """End the turn (A-EOT): put all cards away, draw five, and let triggers react to the end of the turn."""
    me = s.seats[you]
    put_away = len(me.hand) + len(me.played)
    clean_up(s, you)
    me.runes = me.power = 0
    s.restricted_runes = [0] * len(s.restricted_runes)
    emit(s, "cleanup", you, frame, "A-EOT-01", origin=lang.HAND, to=lang.DISCARD, n=put_away)
    draw(s, you, HAND_SIZE, frame, "A-EOT-04")
    s.stack.append((PASS_TURN, you, you, NOTHING, NOTHING, NOTHING))
    notify_triggers(s, you, lang.TURN_ENDS, NOTHING, lang.HAND)
    s.lasting = []
    if s.pending_triggers:
        s.stack.append((SETTLE, you, you, NOTHING, NOTHING, NOTHING))


@handles(lang.PassTurn)
def resolve_pass_turn(s: State, frame: Frame) -> None:
    """Begin the next turn or end the game, once no trigger is waiting."""
    s.turn_log.clear()
    s.abilities_used.clear()
    if frame[5] == AFTER_SETUP:
        begin_turn(s, s.first, "")
    elif s.tables.solo:
        next_solo_turn(s, frame)
    elif s.extra and not s.left_seats >> s.active & 1:
        s.extra -= 1
        begin_turn(s, s.active, "extra")
    else:
        s.extra = 0
        next_turn(s, frame)


def next_turn(s: State, frame: Frame) -> None:
    """Begin the turn of the next player clockwise; the round ends after its last player (A-END-03)."""
    seat = s.active
    for _ in range(s.tables.players):
        seat = (seat + 1) % s.tables.players
        if seat == s.first and end_of_round(s, frame):
            return
        if not s.left_seats >> seat & 1:
            begin_turn(s, seat, "")
            return


def next_solo_turn(s: State, frame: Frame) -> None:
    """In solo games, Samael acts after each turn, unless the pool is empty (A-SOLO-12, A-SOLO-31)."""
    if frame[5] == AFTER_SAMAEL:
        if not end_of_round(s, frame):
            begin_turn(s, 0, "")
    elif s.pool == 0:
        end_game(s, frame)
    elif s.extra:
        s.extra -= 1
        begin_turn(s, 0, "extra")
    else:
        s.active = SAMAEL_SEAT  # so the player's cards don't react (A-SOLO-43)
        s.stack.append((PASS_TURN, 0, 0, NOTHING, NOTHING, AFTER_SAMAEL))
        s.stack.append((SETTLE, 0, 0, NOTHING, NOTHING, NOTHING))
        s.stack.append((SAMAEL, SAMAEL_SEAT, SAMAEL_SEAT, NOTHING, NOTHING, NOTHING))


def end_of_round(s: State, frame: Frame) -> bool:
    """End the game (True), or begin a new round; the last allowed round is announced (A-EDGE-89)."""
    if s.end_reason:
        end_game(s, frame)
        return True
    s.round += 1
    if s.round >= s.tables.config.rounds:
        s.end_reason = BY_ROUNDS
        emit(s, "last_round", NOBODY, frame, "A-EDGE-89", n=s.round, detail="rounds")
    return False


def begin_turn(s: State, seat: int, detail: str) -> None:
    """Begin a turn with its main phase; `detail` is `extra` for an extra turn."""
    s.active = seat
    frame = (MAIN, seat, seat, NOTHING, NOTHING, NOTHING)
    s.turn += 1
    emit(s, "turn", seat, frame, "A-EXTRA-06" if detail else "A-EOT-08", n=s.round, detail=detail)
    s.stack.append(frame)


def end_game(s: State, frame: Frame) -> None:
    """End the game."""
    s.stack.clear()
    s.options = []
    emit(s, "over", NOBODY, frame, "A-SCORE-09", n=s.round, detail=ENDINGS[s.end_reason])


@handles(lang.SamaelActs)
def resolve_samael_acts(s: State, frame: Frame) -> None:
    """Take the two cards farthest from the center deck, slot 5 before slot 6 (A-SOLO-14, -24, -25)."""
    emit(s, "samael", SAMAEL_SEAT, frame, "A-SOLO-12")
    rewards = []
    for slot in (ROW_SIZE - 2, ROW_SIZE - 1):
        card = s.row[slot]
        if card == EMPTY:
            continue
        if s.tables.is_monster[card]:
            move(s, card, lang.VOID, frame, "A-SOLO-17", "defeated", lang.ROW, SAMAEL_SEAT, detail="free")
            rewards.append(s.tables.samael_honor[card])
        else:
            move(s, card, lang.TROPHIES, frame, "A-SOLO-16", "acquired", lang.ROW, SAMAEL_SEAT, detail="free")
    after_action(s, frame)
    for honor in rewards:  # after the refill, like every reward
        if honor:
            gain_honor(s, SAMAEL_SEAT, honor, frame, "A-SOLO-21")


# ------------------------------------------------------------------- conceding


def sides_in_contention(s: State) -> set[int]:
    """Return the sides that can still win: seats, or one number for the two seats of a team."""
    half = s.tables.players // 2
    return {seat % half if s.tables.teams else seat for seat in range(s.tables.players) if not s.left_seats >> seat & 1}


def concede(s: State, seat: int) -> None:
    """Let a seat leave the game: it skips its turns and can't win (A-EDGE-75). The game ends if one side is left."""
    if not s.stack:
        raise IllegalChoice("concede-game-over", "the game is over; no one can concede")
    if not 0 <= seat < s.tables.players or s.left_seats >> seat & 1:
        raise IllegalChoice("concede-not-playing", "seat {seat} is not playing", seat=seat + 1)
    frame = s.stack[-1]
    s.events = []
    emit(s, "conceded", seat, frame, "A-EDGE-75")
    s.decision_count += 1
    s.undo_floor = s.decision_count
    s.last_chooser = seat
    s.left_seats |= 1 << seat
    if len(sides_in_contention(s)) <= (0 if s.tables.solo else 1):
        s.end_reason = BY_CONCESSION
        end_game(s, frame)
    else:
        run(s)  # ask again: the options may have changed, and a seat that has left answers automatically
