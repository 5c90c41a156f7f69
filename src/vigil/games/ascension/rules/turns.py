"""How Ascension is played: the handlers of its own nodes, the main phase, the turn."""

from __future__ import annotations

from vigil.effects.language import (
    NOTHING,
    ONCE,
    Count,
    Effect,
    Frame,
    Lasting,
    Menu,
    Seq,
    Settle,
    Trigger,
)
from vigil.effects.machine import NO, YES, Machine
from vigil.games.ascension.rules import actions, queries
from vigil.games.ascension.rules.actions import acquire, after_action, defeat, draw, gain_honor, play
from vigil.games.ascension.rules.card_tables import MAIN, MAX_USES_PER_CARD, PASS_TURN, SAMAEL, SETTLE
from vigil.games.ascension.rules.language import (
    CONSTRUCTS,
    DISCARD,
    HAND,
    HONOR,
    POWER,
    ROW,
    TROPHIES,
    TURN_ENDS,
    VOID,
    Draw,
    ExtraTurn,
    Gain,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
)  # fmt: skip
from vigil.games.ascension.rules.queries import (
    amount,
    can_start,
    cannot,
    cannot_afford,
    cannot_afford_gift,
    for_sale,
    unplayable,
    unusable,
)
from vigil.games.ascension.rules.state import (
    BY_CONCESSION,
    BY_ROUNDS,
    EMPTY,
    ENDINGS,
    NOBODY,
    ROW_SIZE,
    SAMAEL_SEAT,
    State,
    rivals,
)
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Choice

END_TURN: Choice = ("end_turn", NOTHING)
USE = ("use", *(f"use_{k}" for k in range(2, 9)))
HAND_SIZE = 5
AFTER_SAMAEL, AFTER_SETUP = 1, 2  # PassTurn's number: what is over besides a turn


class AscensionHooks:
    """What the machine asks of Ascension."""

    seats = staticmethod(queries.seats)
    amount = staticmethod(queries.amount)
    is_true = staticmethod(queries.is_true)
    can_start = staticmethod(queries.can_start)
    pick_options = staticmethod(queries.pick_options)
    pickable_cards = staticmethod(queries.pickable_cards)
    all_cards = staticmethod(queries.all_cards)
    single_card = staticmethod(actions.single_card)
    do_verb = staticmethod(actions.do_verb)
    do_verb_to_all = staticmethod(actions.do_verb_to_all)
    after_action = staticmethod(actions.after_action)

    @staticmethod
    def peeks(s: State, do: Effect) -> bool:
        return id(do) in s.tables.printed.peeking

    @staticmethod
    def names(s: State) -> list[Choice]:
        """Every card name of the sets in use (A-SPEC-65)."""
        return s.tables.names

    @staticmethod
    def named(s: State, frame: Frame, kind: int) -> None:
        s.events.append(("named", frame[1], NOTHING, "", "", kind, "", NOBODY, frame, "A-SPEC-65"))


machine = Machine(AscensionHooks)
handles, answers, ask, run, choose = machine.handles, machine.answers, machine.ask, machine.run, machine.choose


# ------------------------------------------------------------------ resources


@handles(Gain)
def resolve_gain(s: State, frame: Frame) -> None:
    node, you = frame[0], frame[1]
    n = node.n if type(node.n) is int else amount(s, node.n, frame)
    what = node.what
    if what == HONOR:
        if n:
            gain_honor(s, you, n, frame)
    elif you == s.active and n:  # nobody can spend in another's turn (A-EDGE-57)
        me = s.seats[you]
        if what == POWER:
            me.power += n
        elif node.only is None:
            me.runes += n
        else:
            s.purses[s.tables.purse_of[id(node.only)]] += n
        s.events.append(
            ("gained", you, NOTHING, "", "only" if node.only is not None else "", n, what, NOBODY, frame, "A-RES-03")
        )


@handles(Draw)
def resolve_draw(s: State, frame: Frame) -> None:
    n = frame[0].n
    draw(s, frame[1], n if type(n) is int else amount(s, n, frame), frame, "A-PDECK-01")


@handles(Pay)
def resolve_pay(s: State, frame: Frame) -> None:
    node, you, by, source, it, n = frame
    if cannot(s, node, frame) is None:
        me = s.seats[you]
        if node.what == POWER:
            me.power -= node.n
        else:
            me.runes -= node.n
        s.events.append(("paid", you, NOTHING, "", "", node.n, node.what, NOBODY, frame, "A-RES-08"))
        s.stack.append((node.then, you, by, source, it, n))


@handles(Steal)
def resolve_steal(s: State, frame: Frame) -> bool | None:
    others = rivals(s, frame[1])
    most = max(s.seats[seat].honor for seat in others)
    options = [("steal", seat) for seat in others if s.seats[seat].honor == most]
    if len(options) > 1:
        return ask(s, frame, options)
    answer_steal(s, frame, options[0])
    return None


@answers(Steal)
def answer_steal(s: State, frame: Frame, option: Choice) -> None:
    """Tokens change hands; the pool is not touched (A-EDGE-68)."""
    victim = option[1]
    taken = min(frame[0].n, s.seats[victim].honor)
    s.seats[victim].honor -= taken
    s.seats[frame[1]].honor += taken
    s.events.append(("stole", frame[1], NOTHING, "", "", taken, HONOR, victim, frame, "A-EDGE-68"))


@handles(ExtraTurn)
def resolve_extra_turn(s: State, frame: Frame) -> None:
    s.extra += 1
    s.events.append(("extra_turn", frame[1], NOTHING, "", "", s.extra, "", NOBODY, frame, "A-EXTRA-06"))


@handles(Lasting)
def resolve_lasting(s: State, frame: Frame) -> None:
    node, you, _, source, _, _ = frame
    s.lasting.append((node.rule, you, source, node.uses))


# ------------------------------------------------------- what was set off, Fates


@handles(Trigger)
def resolve_trigger(s: State, frame: Frame) -> bool | None:
    node = frame[0]
    if not can_still_act(s, frame):
        return None
    if node.may:
        return ask(s, frame, [(YES, frame[3]), NO])
    answer_trigger(s, frame, (YES, frame[3]))
    return None


@answers(Trigger)
def answer_trigger(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == YES:
        node, you, by, source, it, n = frame
        if node.limit == ONCE:
            s.abilities_used.append(source * MAX_USES_PER_CARD + s.tables.use_slot[id(node)])
        s.events.append(("set_off", you, source, "", "", 0, "", NOBODY, frame, "A-TIME-06"))
        s.stack.append((node.do, you, by, source, it, n))


def can_still_act(s: State, frame: Frame) -> bool:
    """Whether something that was set off can still do anything."""
    node, you, _, source, _, _ = frame
    if node.limit == ONCE and (
        source * MAX_USES_PER_CARD + s.tables.use_slot[id(node)] in s.abilities_used
        or source not in s.seats[you].constructs
    ):
        return False
    return not node.may or can_start(s, node.do, frame)  # what is compulsory happens, even if it brings nothing


def order_irrelevant(frame: Frame) -> bool:
    """Whether its place among others of this kind cannot matter: plain gains and draws."""
    node = frame[0]
    steps = node.do.steps if type(node.do) is Seq else (node.do,)
    return not node.may and all(
        (type(step) is Draw and type(step.n) is int)
        or (type(step) is Gain and (type(step.n) is int or (type(step.n) is Count and step.n.where == CONSTRUCTS)))
        for step in steps
    )  # fmt: skip


def same_effect(s: State, a: Frame, b: Frame) -> bool:
    """Two copies of one card, set off by the same thing: it does not matter which is first."""
    return a[0] is b[0] and a[1] == b[1] and a[4] == b[4] and s.tables.kind[a[3]] == s.tables.kind[b[3]]


@handles(Settle)
def resolve_settle(s: State, frame: Frame) -> bool | None:
    """A-TIME steps 4 and 5: what was set off, then Fates, then what the play set off."""
    queue = s.pending_triggers or (s.end_of_play_triggers if not s.fates else [])
    if len(queue) > 1:
        queue[:] = [entry for entry in queue if can_still_act(s, entry)]
        if (
            len(queue) > 1
            and not all(map(order_irrelevant, queue))
            and not all(same_effect(s, queue[0], e) for e in queue)
        ):
            distinct = [i for i, e in enumerate(queue) if not any(same_effect(s, e, before) for before in queue[:i])]
            return ask(s, frame, [("first", i) for i in distinct])
        if not queue:
            s.stack.append(frame)
            return None
    if queue:
        s.stack += (frame, queue.pop(0))
    elif s.fates:
        card = s.fates.pop(0)
        you = frame[1]
        fate = (s.tables.fate[card], you, you, card, card, NOTHING)
        s.events.append(("fate", you, card, ROW, ROW, 0, "", NOBODY, fate, "A-FATE-01"))
        s.stack += (frame, fate)
    else:
        s.fates_seen.clear()
    return None


@answers(Settle)
def answer_settle(s: State, frame: Frame, option: Choice) -> None:
    queue = s.pending_triggers or s.end_of_play_triggers
    s.stack += (frame, queue.pop(option[1]))


# --------------------------------------------------------------- the main phase


@handles(Menu)
def resolve_menu(s: State, frame: Frame) -> bool | None:
    if s.pending_triggers or s.fates or s.end_of_play_triggers:
        s.stack += (frame, (SETTLE, frame[1], frame[1], NOTHING, NOTHING, NOTHING))
        return None
    return ask(s, frame, menu(s, frame[1]))


def menu(s: State, you: int) -> list[Choice]:
    """What the main phase offers: play, use, acquire and defeat, end the turn."""
    me, d = s.seats[you], s.tables
    kinds, is_monster = d.kind, d.is_monster
    options: list[Choice] = []
    seen = set()
    for card in me.hand:
        kind = kinds[card]
        if kind not in seen:  # two Militia are one choice
            seen.add(kind)
            if not is_monster[card] or unplayable(s, you, card) is None:
                options.append(d.play[card])
    if me.constructs:
        abilities_on_offer(s, you, options)
    cost, runes, power = d.cost, me.runes, me.power
    plain = not (s.lasting or d.standing_discounts or any(s.purses))  # printed costs decide: too_dear(), written out
    for card in s.row:
        if card != EMPTY:
            if is_monster[card]:
                if cost[card] <= power:  # too_strong(), written out
                    options.append(d.defeat[card])
            elif cost[card] <= runes if plain else cannot_afford(s, you, card) is None:
                options.append(d.acquire[card])
    for pile in (s.mystics, s.heavies):
        if pile and (cost[pile[-1]] <= runes if plain else cannot_afford(s, you, pile[-1]) is None):
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


def abilities_on_offer(s: State, you: int, options: list[Choice]) -> None:
    """The uses of constructs; two copies that were not used are one choice."""
    d, fresh = s.tables, set()
    touched = {use // MAX_USES_PER_CARD for use in s.abilities_used}
    for card in s.seats[you].constructs:
        if d.abilities[card]:
            if card not in touched:
                if d.kind[card] in fresh:
                    continue
                fresh.add(d.kind[card])
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
            s.events.append(("used", you, card, CONSTRUCTS, CONSTRUCTS, number + 1, "", NOBODY, inner, "A-TURN-04"))
            s.stack.append(inner)
        after_action(s, frame)


# -------------------------------------------------------------------- the turn


def end_turn(s: State, you: int, frame: Frame) -> None:
    """Put everything away, draw five, let what waits for the end of the turn happen (A-EOT)."""
    me = s.seats[you]
    put_away = len(me.hand) + len(me.played)
    if s.known:
        s.known = [entry for entry in s.known if entry[0] not in me.hand]
    me.discard += me.played
    me.discard += me.hand
    me.hand, me.played, me.runes, me.power = [], [], 0, 0
    for i in range(len(s.purses)):
        s.purses[i] = 0
    s.events.append(("cleanup", you, NOTHING, HAND, DISCARD, put_away, "", NOBODY, frame, "A-EOT-01"))
    draw(s, you, HAND_SIZE, frame, "A-EOT-04")
    s.stack.append((PASS_TURN, you, you, NOTHING, NOTHING, NOTHING))
    actions.notify_triggers(s, you, TURN_ENDS, NOTHING, HAND)
    s.lasting = []
    if s.pending_triggers:
        s.stack.append((SETTLE, you, you, NOTHING, NOTHING, NOTHING))


@handles(PassTurn)
def resolve_pass_turn(s: State, frame: Frame) -> None:
    """Once nothing waits: the next turn, or the end of the game."""
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
    """Clockwise to the next player who is still there; behind the last one the round ends (A-END-03)."""
    seat = s.active
    for _ in range(s.tables.players):
        seat = (seat + 1) % s.tables.players
        if seat == s.first and end_of_round(s, frame):
            return
        if not s.left_seats >> seat & 1:
            begin_turn(s, seat, "")
            return


def next_solo_turn(s: State, frame: Frame) -> None:
    """Solitaire: after each turn Samael acts, unless the pool is empty (A-SOLO-12, A-SOLO-31)."""
    if frame[5] == AFTER_SAMAEL:
        if not end_of_round(s, frame):
            begin_turn(s, 0, "")
    elif s.pool == 0:
        over(s, frame)
    elif s.extra:
        s.extra -= 1
        begin_turn(s, 0, "extra")
    else:
        s.active = SAMAEL_SEAT  # nothing of the player's hears what happens now (A-SOLO-43)
        s.stack.append((PASS_TURN, 0, 0, NOTHING, NOTHING, AFTER_SAMAEL))
        s.stack.append((SETTLE, 0, 0, NOTHING, NOTHING, NOTHING))
        s.stack.append((SAMAEL, SAMAEL_SEAT, SAMAEL_SEAT, NOTHING, NOTHING, NOTHING))


def end_of_round(s: State, frame: Frame) -> bool:
    """The end, or a new round; the last one allowed is known to be the last (A-EDGE-89)."""
    if s.end_reason:
        over(s, frame)
        return True
    s.round += 1
    if s.round >= s.tables.config.rounds:
        s.end_reason = BY_ROUNDS
        s.events.append(("last_round", NOBODY, NOTHING, "", "", s.round, "rounds", NOBODY, frame, "A-EDGE-89"))
    return False


def begin_turn(s: State, seat: int, detail: str) -> None:
    s.active = seat
    frame = (MAIN, seat, seat, NOTHING, NOTHING, NOTHING)
    s.turn += 1
    s.events.append(
        ("turn", seat, NOTHING, "", "", s.round, detail, NOBODY, frame, "A-EXTRA-06" if detail else "A-EOT-08")
    )
    s.stack.append(frame)


def over(s: State, frame: Frame) -> None:
    """Nothing is left to do."""
    s.stack.clear()
    s.options = []
    s.events.append(("over", NOBODY, NOTHING, "", "", s.round, ENDINGS[s.end_reason], NOBODY, frame, "A-SCORE-09"))


@handles(SamaelActs)
def resolve_samael_acts(s: State, frame: Frame) -> None:
    """He takes the two cards farthest from the center deck at once, slot 5 before slot 6 (A-SOLO-14, -24, -25)."""
    s.events.append(("samael", SAMAEL_SEAT, NOTHING, "", "", 0, "", NOBODY, frame, "A-SOLO-12"))
    rewards = []
    for slot in (ROW_SIZE - 2, ROW_SIZE - 1):
        card = s.row[slot]
        if card == EMPTY:
            continue
        s.row[slot] = EMPTY
        if s.tables.is_monster[card]:
            s.void.append(card)
            s.events.append(("defeated", SAMAEL_SEAT, card, ROW, VOID, 0, "free", NOBODY, frame, "A-SOLO-17"))
            rewards.append(s.tables.samaels[card])
        else:
            s.seats[SAMAEL_SEAT].trophies.append(card)
            s.events.append(("acquired", SAMAEL_SEAT, card, ROW, TROPHIES, 0, "free", NOBODY, frame, "A-SOLO-16"))
    after_action(s, frame)
    for honor in rewards:  # after the refill, as every reward
        if honor:
            gain_honor(s, SAMAEL_SEAT, honor, frame, "A-SOLO-21")


# -------------------------------------------------------------------- the doors


def sides_in_contention(s: State) -> set[int]:
    """Who can still win: seats, or one number for both of a team."""
    half = s.tables.players // 2
    return {seat % half if s.tables.teams else seat for seat in range(s.tables.players) if not s.left_seats >> seat & 1}


def concede(s: State, seat: int) -> None:
    """This seat passes every turn from now on and cannot win (A-EDGE-75); with one side left the game is over."""
    if not s.stack:
        raise IllegalChoice("concede-over", "the game is over; no one can concede")
    if not 0 <= seat < s.tables.players or s.left_seats >> seat & 1:
        raise IllegalChoice("concede-seat", "seat {seat} is not playing", seat=seat + 1)
    frame = s.stack[-1]
    s.events = [("conceded", seat, NOTHING, "", "", 0, "", NOBODY, frame, "A-EDGE-75")]
    s.decision_count += 1
    s.undo_floor = s.decision_count
    s.last_chooser = seat
    s.left_seats |= 1 << seat
    if len(sides_in_contention(s)) <= (0 if s.tables.solo else 1):
        s.end_reason = BY_CONCESSION
        over(s, frame)
    else:
        run(s)  # who is asked is asked again: a seat that has left answers by itself, others may have other options
