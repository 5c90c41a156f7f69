"""The machine of Ascension, and how effects, triggers and Fates resolve."""

from __future__ import annotations

from vigil.effects.language import NOTHING, ONCE, Count, Effect, Frame, Seq, Settle, Trigger, UntilEndOfTurn
from vigil.effects.machine import NO, YES, Machine
from vigil.effects.specs import not_needed
from vigil.games.ascension.rules import actions, legality, selections, values, verbs
from vigil.games.ascension.rules.actions import draw, emit, gain_honor
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD
from vigil.games.ascension.rules.language import CONSTRUCTS, HONOR, POWER, ROW, Draw, ExtraTurn, Gain, Pay, Steal, Unite
from vigil.games.ascension.rules.legality import can_start, cannot
from vigil.games.ascension.rules.state import State, rivals
from vigil.games.ascension.rules.values import amount
from vigil.kernel.game import Choice


class AscensionHooks:
    """The rules of Ascension that the machine needs."""

    seats = staticmethod(values.seats)
    amount = staticmethod(values.amount)
    is_true = staticmethod(values.is_true)
    can_start = staticmethod(legality.can_start)
    pick_options = staticmethod(selections.pick_options)
    pickable_cards = staticmethod(selections.pickable_cards)
    all_cards = staticmethod(selections.all_cards)
    single_card = staticmethod(verbs.single_card)
    do_verb = staticmethod(verbs.do_verb)
    do_verb_to_all = staticmethod(verbs.do_verb_to_all)
    after_action = staticmethod(actions.after_action)

    @staticmethod
    def peeks(s: State, do: Effect) -> bool:
        return id(do) in s.tables.printed.peeking

    @staticmethod
    def names(s: State) -> list[Choice]:
        """Return an option for every card name of the sets in use (A-SPEC-65)."""
        return s.tables.names

    @staticmethod
    def named(s: State, frame: Frame, kind: int) -> None:
        emit(s, "named", frame[1], frame, "A-SPEC-65", n=kind)


machine = Machine(AscensionHooks)
NEVER_RESOLVED = not_needed("expanded when the cards are loaded", Unite)
handles, answers, ask = machine.handles, machine.answers, machine.ask


# ------------------------------------------------------------------ resources


@handles(Gain)
def resolve_gain(s: State, frame: Frame) -> None:
    node, you = frame[0], frame[1]
    n = node.n if type(node.n) is int else amount(s, node.n, frame)
    what = node.what
    if what == HONOR:
        if n:
            gain_honor(s, you, n, frame)
    elif you == s.active and n:  # players can't spend resources during other players' turns (A-EDGE-57)
        me = s.seats[you]
        if what == POWER:
            me.power += n
        elif node.only is None:
            me.runes += n
        else:
            s.restricted_runes[s.tables.restriction_of[id(node.only)]] += n
        emit(s, "gained", you, frame, "A-RES-03", to="only" if node.only is not None else "", n=n, detail=what)


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
        emit(s, "paid", you, frame, "A-RES-08", n=node.n, detail=node.what)
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
    """Take tokens from another player, not from the pool (A-EDGE-68)."""
    node, you, victim = frame[0], frame[1], option[1]
    taken = min(node.n, s.seats[victim].honor)
    s.seats[victim].honor -= taken
    s.seats[you].honor += taken
    emit(s, "stole", you, frame, "A-EDGE-68", n=taken, detail=HONOR, other=victim)


@handles(ExtraTurn)
def resolve_extra_turn(s: State, frame: Frame) -> None:
    s.extra += 1
    emit(s, "extra_turn", frame[1], frame, "A-EXTRA-06", n=s.extra)


@handles(UntilEndOfTurn)
def resolve_until_end_of_turn(s: State, frame: Frame) -> None:
    node, you, _, source, _, _ = frame
    s.lasting.append((node.rule, you, source, node.uses))


# ------------------------------------------------------------ triggers, Fates


@handles(Trigger)
def resolve_trigger(s: State, frame: Frame) -> bool | None:
    node, _, _, source, _, _ = frame
    if not can_still_act(s, frame):
        return None
    if node.may:
        return ask(s, frame, [(YES, source), NO])
    answer_trigger(s, frame, (YES, source))
    return None


@answers(Trigger)
def answer_trigger(s: State, frame: Frame, option: Choice) -> None:
    if option[0] == YES:
        node, you, by, source, it, n = frame
        if node.limit == ONCE:
            s.abilities_used.append(source * MAX_USES_PER_CARD + s.tables.use_slot[id(node)])
        emit(s, "set_off", you, frame, "A-TIME-06", source)
        s.stack.append((node.do, you, by, source, it, n))


def can_still_act(s: State, frame: Frame) -> bool:
    """Whether a waiting trigger can still resolve."""
    node, you, _, source, _, _ = frame
    if node.limit == ONCE and (
        source * MAX_USES_PER_CARD + s.tables.use_slot[id(node)] in s.abilities_used
        or source not in s.seats[you].constructs
    ):
        return False
    return not node.may or can_start(s, node.do, frame)  # mandatory effects resolve even when they do nothing


def order_irrelevant(frame: Frame) -> bool:
    """Whether a trigger only gains resources or draws cards, so that its order among such triggers can't matter."""
    node = frame[0]
    steps = node.do.steps if type(node.do) is Seq else (node.do,)
    return not node.may and all(
        (type(step) is Draw and type(step.n) is int)
        or (type(step) is Gain and (type(step.n) is int or (type(step.n) is Count and step.n.where == CONSTRUCTS)))
        for step in steps
    )  # fmt: skip


def same_effect(s: State, a: Frame, b: Frame) -> bool:
    """Whether two triggers are from copies of one card with the same cause, so that their order doesn't matter."""
    return a[0] is b[0] and a[1] == b[1] and a[4] == b[4] and s.tables.kind[a[3]] == s.tables.kind[b[3]]


@handles(Settle)
def resolve_settle(s: State, frame: Frame) -> bool | None:
    """Resolve what is waiting (A-TIME steps 4 and 5): triggers, then Fates, then triggers of the card just played."""
    queue = s.pending_triggers or (s.end_of_play_triggers if not s.fates else [])
    if len(queue) > 1:
        queue[:] = [entry for entry in queue if can_still_act(s, entry)]
        if (
            len(queue) > 1
            and not all(map(order_irrelevant, queue))
            and not all(same_effect(s, queue[0], e) for e in queue)
        ):
            distinct = [i for i, e in enumerate(queue) if not any(same_effect(s, e, before) for before in queue[:i])]
            return ask(s, frame, [("order_first", i) for i in distinct])
        if not queue:
            s.stack.append(frame)
            return None
    if queue:
        s.stack += (frame, queue.pop(0))
    elif s.fates:
        card = s.fates.pop(0)
        you = frame[1]
        fate = (s.tables.fate[card], you, you, card, card, NOTHING)
        emit(s, "fate", you, fate, "A-FATE-01", card, ROW, ROW)
        s.stack += (frame, fate)
    else:
        s.fates_seen.clear()
    return None


@answers(Settle)
def answer_settle(s: State, frame: Frame, option: Choice) -> None:
    queue = s.pending_triggers or s.end_of_play_triggers
    s.stack += (frame, queue.pop(option[1]))
