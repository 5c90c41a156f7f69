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
from vigil.games.ascension import deeds, questions
from vigil.games.ascension.deeds import acquire, acted, defeat, draw, gain_honor, play
from vigil.games.ascension.language import (
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
from vigil.games.ascension.questions import (
    amount,
    can,
    cannot,
    for_sale,
    too_dear,
    too_dear_to_give,
    unplayable,
    unusable,
)
from vigil.games.ascension.state import (
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
from vigil.games.ascension.tables import MAIN, PASS_TURN, SAMAEL, SETTLE, USES
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Choice

END_TURN: Choice = ("end_turn", NOTHING)
USE = ("use", *(f"use_{k}" for k in range(2, 9)))
HAND_SIZE = 5
AFTER_SAMAEL, AFTER_SETUP = 1, 2  # PassTurn's number: what is over besides a turn


class TheRules:
    """What the machine asks of Ascension."""

    seats = staticmethod(questions.seats)
    amount = staticmethod(questions.amount)
    holds = staticmethod(questions.holds)
    can = staticmethod(questions.can)
    candidates = staticmethod(questions.candidates)
    picked = staticmethod(questions.picked)
    everything = staticmethod(questions.everything)
    the_card = staticmethod(deeds.the_card)
    act = staticmethod(deeds.act)
    act_all = staticmethod(deeds.act_all)
    acted = staticmethod(deeds.acted)

    @staticmethod
    def peeks(s: State, do: Effect) -> bool:
        return id(do) in s.d.printed.peeking

    @staticmethod
    def names(s: State) -> list[Choice]:
        """Every card name of the sets in use (A-SPEC-65)."""
        return s.d.names

    @staticmethod
    def named(s: State, frame: Frame, kind: int) -> None:
        s.news.append(("named", frame[1], NOTHING, "", "", kind, "", NOBODY, frame, "A-SPEC-65"))


machine = Machine(TheRules)
works, answers, wait, run, choose = machine.works, machine.answers, machine.wait, machine.run, machine.choose


# ------------------------------------------------------------------ resources


@works(Gain)
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
            s.purses[s.d.purse_of[id(node.only)]] += n
        s.news.append(
            ("gained", you, NOTHING, "", "only" if node.only is not None else "", n, what, NOBODY, frame, "A-RES-03")
        )


@works(Draw)
def resolve_draw(s: State, frame: Frame) -> None:
    n = frame[0].n
    draw(s, frame[1], n if type(n) is int else amount(s, n, frame), frame, "A-PDECK-01")


@works(Pay)
def resolve_pay(s: State, frame: Frame) -> None:
    node, you, by, source, it, n = frame
    if cannot(s, node, frame) is None:
        me = s.seats[you]
        if node.what == POWER:
            me.power -= node.n
        else:
            me.runes -= node.n
        s.news.append(("paid", you, NOTHING, "", "", node.n, node.what, NOBODY, frame, "A-RES-08"))
        s.stack.append((node.then, you, by, source, it, n))


@works(Steal)
def resolve_steal(s: State, frame: Frame) -> bool | None:
    others = rivals(s, frame[1])
    most = max(s.seats[seat].honor for seat in others)
    options = [("steal", seat) for seat in others if s.seats[seat].honor == most]
    if len(options) > 1:
        return wait(s, frame, options)
    answer_steal(s, frame, options[0])
    return None


@answers(Steal)
def answer_steal(s: State, frame: Frame, option: Choice) -> None:
    """Tokens change hands; the pool is not touched (A-EDGE-68)."""
    victim = option[1]
    taken = min(frame[0].n, s.seats[victim].honor)
    s.seats[victim].honor -= taken
    s.seats[frame[1]].honor += taken
    s.news.append(("stole", frame[1], NOTHING, "", "", taken, HONOR, victim, frame, "A-EDGE-68"))


@works(ExtraTurn)
def resolve_extra_turn(s: State, frame: Frame) -> None:
    s.extra += 1
    s.news.append(("extra_turn", frame[1], NOTHING, "", "", s.extra, "", NOBODY, frame, "A-EXTRA-06"))


@works(Lasting)
def resolve_lasting(s: State, frame: Frame) -> None:
    node, you, _, source, _, _ = frame
    s.lasting.append((node.rule, you, source, node.uses))


# ------------------------------------------------------- what was set off, Fates


@works(Trigger)
def resolve_trigger(s: State, frame: Frame) -> bool | None:
    node = frame[0]
    if not alive(s, frame):
        return None
    if node.may:
        return wait(s, frame, [(YES, frame[3]), NO])
    answer_trigger(s, frame, (YES, frame[3]))
    return None


@answers(Trigger)
def answer_trigger(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == YES:
        node, you, by, source, it, n = frame
        if node.limit == ONCE:
            s.used.append(source * USES + s.d.use_number[id(node)])
        s.news.append(("set_off", you, source, "", "", 0, "", NOBODY, frame, "A-TIME-06"))
        s.stack.append((node.do, you, by, source, it, n))


def alive(s: State, frame: Frame) -> bool:
    """Whether something that was set off can still do anything."""
    node, you, _, source, _, _ = frame
    if node.limit == ONCE and (
        source * USES + s.d.use_number[id(node)] in s.used or source not in s.seats[you].constructs
    ):
        return False
    return not node.may or can(s, node.do, frame)  # what is compulsory happens, even if it brings nothing


def commutes(frame: Frame) -> bool:
    """Whether its place among others of this kind cannot matter: plain gains and draws."""
    node = frame[0]
    steps = node.do.steps if type(node.do) is Seq else (node.do,)
    return not node.may and all(
        (type(step) is Draw and type(step.n) is int)
        or (type(step) is Gain and (type(step.n) is int or (type(step.n) is Count and step.n.where == CONSTRUCTS)))
        for step in steps
    )  # fmt: skip


def alike(s: State, a: Frame, b: Frame) -> bool:
    """Two copies of one card, set off by the same thing: it does not matter which is first."""
    return a[0] is b[0] and a[1] == b[1] and a[4] == b[4] and s.d.kind[a[3]] == s.d.kind[b[3]]


@works(Settle)
def resolve_settle(s: State, frame: Frame) -> bool | None:
    """A-TIME steps 4 and 5: what was set off, then Fates, then what the play set off."""
    queue = s.waiting or (s.later if not s.fates else [])
    if len(queue) > 1:
        queue[:] = [entry for entry in queue if alive(s, entry)]
        if len(queue) > 1 and not all(map(commutes, queue)) and not all(alike(s, queue[0], e) for e in queue):
            distinct = [i for i, e in enumerate(queue) if not any(alike(s, e, before) for before in queue[:i])]
            return wait(s, frame, [("first", i) for i in distinct])
        if not queue:
            s.stack.append(frame)
            return None
    if queue:
        s.stack += (frame, queue.pop(0))
    elif s.fates:
        card = s.fates.pop(0)
        you = frame[1]
        fate = (s.d.fate[card], you, you, card, card, NOTHING)
        s.news.append(("fate", you, card, ROW, ROW, 0, "", NOBODY, fate, "A-FATE-01"))
        s.stack += (frame, fate)
    else:
        s.fated.clear()
    return None


@answers(Settle)
def answer_settle(s: State, frame: Frame, option: Choice) -> None:
    queue = s.waiting or s.later
    s.stack += (frame, queue.pop(option[1]))


# --------------------------------------------------------------- the main phase


@works(Menu)
def resolve_menu(s: State, frame: Frame) -> bool | None:
    if s.waiting or s.fates or s.later:
        s.stack += (frame, (SETTLE, frame[1], frame[1], NOTHING, NOTHING, NOTHING))
        return None
    return wait(s, frame, menu(s, frame[1]))


def menu(s: State, you: int) -> list[Choice]:
    """What the main phase offers: play, use, acquire and defeat, end the turn."""
    me, d = s.seats[you], s.d
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
            elif cost[card] <= runes if plain else too_dear(s, you, card) is None:
                options.append(d.acquire[card])
    for pile in (s.mystics, s.heavies):
        if pile and (cost[pile[-1]] <= runes if plain else too_dear(s, you, pile[-1]) is None):
            options.append(d.acquire[pile[-1]])
    if s.cultists and cost[s.cultists[0]] <= power:
        options.append(d.defeat[s.cultists[0]])
    if d.teams:
        options += [
            d.gift[card]
            for verb, card in options
            if verb == "acquire" and too_dear_to_give(s, you, card, False) is None
        ]
    options.append(END_TURN)
    return options


def abilities_on_offer(s: State, you: int, options: list[Choice]) -> None:
    """The uses of constructs; two copies that were not used are one choice."""
    d, fresh = s.d, set()
    touched = {use // USES for use in s.used}
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
            ability = s.d.abilities[card][number][1]
            if ability.limit == ONCE:
                s.used.append(card * USES + number)
            inner = (ability.do, you, you, card, card, NOTHING)
            s.news.append(("used", you, card, CONSTRUCTS, CONSTRUCTS, number + 1, "", NOBODY, inner, "A-TURN-04"))
            s.stack.append(inner)
        acted(s, frame)


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
    s.news.append(("cleanup", you, NOTHING, HAND, DISCARD, put_away, "", NOBODY, frame, "A-EOT-01"))
    draw(s, you, HAND_SIZE, frame, "A-EOT-04")
    s.stack.append((PASS_TURN, you, you, NOTHING, NOTHING, NOTHING))
    deeds.happened(s, you, TURN_ENDS, NOTHING, HAND)
    s.lasting = []
    if s.waiting:
        s.stack.append((SETTLE, you, you, NOTHING, NOTHING, NOTHING))


@works(PassTurn)
def resolve_pass_turn(s: State, frame: Frame) -> None:
    """Once nothing waits: the next turn, or the end of the game."""
    s.log.clear()
    s.used.clear()
    if frame[5] == AFTER_SETUP:
        begin_turn(s, s.first, "")
    elif s.d.solo:
        pass_alone(s, frame)
    elif s.extra and not s.gone >> s.active & 1:
        s.extra -= 1
        begin_turn(s, s.active, "extra")
    else:
        s.extra = 0
        pass_on(s, frame)


def pass_on(s: State, frame: Frame) -> None:
    """Clockwise to the next player who is still there; behind the last one the round ends (A-END-03)."""
    seat = s.active
    for _ in range(s.d.players):
        seat = (seat + 1) % s.d.players
        if seat == s.first and end_of_round(s, frame):
            return
        if not s.gone >> seat & 1:
            begin_turn(s, seat, "")
            return


def pass_alone(s: State, frame: Frame) -> None:
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
    if s.ending:
        over(s, frame)
        return True
    s.round += 1
    if s.round >= s.d.config.rounds:
        s.ending = BY_ROUNDS
        s.news.append(("last_round", NOBODY, NOTHING, "", "", s.round, "rounds", NOBODY, frame, "A-EDGE-89"))
    return False


def begin_turn(s: State, seat: int, detail: str) -> None:
    s.active = seat
    frame = (MAIN, seat, seat, NOTHING, NOTHING, NOTHING)
    s.turn += 1
    s.news.append(
        ("turn", seat, NOTHING, "", "", s.round, detail, NOBODY, frame, "A-EXTRA-06" if detail else "A-EOT-08")
    )
    s.stack.append(frame)


def over(s: State, frame: Frame) -> None:
    """Nothing is left to do."""
    s.stack.clear()
    s.options = []
    s.news.append(("over", NOBODY, NOTHING, "", "", s.round, ENDINGS[s.ending], NOBODY, frame, "A-SCORE-09"))


@works(SamaelActs)
def resolve_samael_acts(s: State, frame: Frame) -> None:
    """He takes the two cards farthest from the center deck at once, slot 5 before slot 6 (A-SOLO-14, -24, -25)."""
    s.news.append(("samael", SAMAEL_SEAT, NOTHING, "", "", 0, "", NOBODY, frame, "A-SOLO-12"))
    rewards = []
    for slot in (ROW_SIZE - 2, ROW_SIZE - 1):
        card = s.row[slot]
        if card == EMPTY:
            continue
        s.row[slot] = EMPTY
        if s.d.is_monster[card]:
            s.void.append(card)
            s.news.append(("defeated", SAMAEL_SEAT, card, ROW, VOID, 0, "free", NOBODY, frame, "A-SOLO-17"))
            rewards.append(s.d.samaels[card])
        else:
            s.seats[SAMAEL_SEAT].trophies.append(card)
            s.news.append(("acquired", SAMAEL_SEAT, card, ROW, TROPHIES, 0, "free", NOBODY, frame, "A-SOLO-16"))
    acted(s, frame)
    for honor in rewards:  # after the refill, as every reward
        if honor:
            gain_honor(s, SAMAEL_SEAT, honor, frame, "A-SOLO-21")


# -------------------------------------------------------------------- the doors


def contenders(s: State) -> set[int]:
    """Who can still win: seats, or one number for both of a team."""
    half = s.d.players // 2
    return {seat % half if s.d.teams else seat for seat in range(s.d.players) if not s.gone >> seat & 1}


def concede(s: State, seat: int) -> None:
    """This seat passes every turn from now on and cannot win (A-EDGE-75); with one side left the game is over."""
    if not s.stack:
        raise IllegalChoice("concede-over", "the game is over; no one can concede")
    if not 0 <= seat < s.d.players or s.gone >> seat & 1:
        raise IllegalChoice("concede-seat", "seat {seat} is not playing", seat=seat + 1)
    frame = s.stack[-1]
    s.news = [("conceded", seat, NOTHING, "", "", 0, "", NOBODY, frame, "A-EDGE-75")]
    s.asked += 1
    s.mark = s.asked
    s.chooser = seat
    s.gone |= 1 << seat
    if len(contenders(s)) <= (0 if s.d.solo else 1):
        s.ending = BY_CONCESSION
        over(s, frame)
    else:
        run(s)  # who is asked is asked again: a seat that has left answers by itself, others may have other options
