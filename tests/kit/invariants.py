"""The invariants of every game: what holds at each decision, and what a viewer may learn.

An invariant check inspects a state without changing it, and raises AssertionError with all details.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from kit.card_kit import CardKit
from kit.game_kit import GameKit, chance
from vigil import rulebook
from vigil.effects.language import NOTHING
from vigil.kernel.decision import Decision
from vigil.kernel.errors import IllegalChoice, VigilError
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone, save

# -------------------------------------------------------------------- decisions


def accepts(decision: Decision, seat: int, typed: str) -> bool:
    try:
        decision.find(seat, typed)
    except IllegalChoice:
        return False
    return True


def names_can_be_typed(kit: GameKit, s: Any, decision: Decision) -> list[str]:
    """Every option has a unique name that only the seat to act can type. Return the names."""
    options, where = kit.game.options(s), kit.where(s)
    assert decision.options and len(decision.options) == len(options), where
    assert len(set(options)) == len(options), f"duplicate option: {options}, {where}"
    names = [option.name for option in decision.options]
    assert len(set(names)) == len(names), f"duplicate name: {names}, {where}"
    for place, name in enumerate(names):
        assert name == " ".join(name.lower().split()), f"{name!r} cannot be typed: {where}"
        assert decision.find(decision.seat, name) == place, f"{name!r} is taken for another of {names}: {where}"
        option = decision.options[place]
        assert (option.verb, option.card) == options[place] or option.name.split()[0] == option.verb, where
        by_number = f"{option.verb} {option.card}"
        if option.card_name is None and by_number not in names:
            assert not accepts(decision, decision.seat, by_number), (
                f"{by_number!r} is taken, but not in {names}: {where}"
            )
    other = (decision.seat + 1) % max(2, len(kit.seats(s)))
    assert not accepts(decision, other, names[0]), f"seat {other} may answer for seat {decision.seat}: {where}"
    return names


def decision_is_fair(kit: GameKit, s: Any) -> None:
    """A seat that still plays has a choice, and every option can be typed. A finished game asks nothing."""
    game, decision = kit.game, kit.game.decision(s)
    if kit.is_over(s):
        assert decision is None and not game.options(s) and game.outcome(s) is not None
        return
    assert decision is not None and game.outcome(s) is None, kit.where(s)
    assert decision.seat == game.seat_to_act(s) and decision.number == kit.decision_number(s)
    assert decision.seat in kit.remaining(s), f"a seat that has left is asked: {kit.where(s)}"
    kit.check_question(s, decision.question.key, names_can_be_typed(kit, s, decision))


def options_are_current(kit: GameKit, s: Any) -> None:
    """An open question that is asked again has the same options, so none of them is out of date."""
    again = clone(s)
    kit.resume(again)
    assert kit.same(again, s), f"{kit.game.options(s)} should be {kit.game.options(again)}: {kit.where(s)}"


def check_all(kit: GameKit, s: Any) -> None:
    """Check every invariant of a single state."""
    kit.check_state(s)
    kit.check_closely(s)
    decision_is_fair(kit, s)
    options_are_current(kit, s)
    if isinstance(kit, CardKit):
        causes_exist(kit, s)


def play_checked(kit: GameKit, s: Any, name: str, eager: float, often: int) -> None:
    """Play a game to its end under the invariants. The slow ones are checked at every `often`th decision."""
    rng, look, referee = chance(name, "choices"), chance(name, "looks"), kit.referee(s)
    luck, last = kit.luck(s), kit.decision_number(s)
    for _ in kit.walk(s, rng, eager):
        if kit.decision_number(s) != last:
            kit.check_luck(luck, s)
            referee.after_choice(s)
        luck, last = kit.luck(s), kit.decision_number(s)
        referee.at_decision(s)
        if look.random() * often < 1 or kit.is_over(s):
            check_all(kit, s)
        else:
            kit.check_state(s)
    referee.at_end(s)
    outcome = kit.game.outcome(s)
    assert outcome is not None and outcome.winners


# ----------------------------------------------------------- causes and reasons


def causes_exist(kit: CardKit, s: Any) -> None:
    """Every event cites a rule of the rulebook, and the clause of a card if a card caused it."""
    rules, printed, where = rulebook.rules(), s.tables.printed, kit.where(s)
    for viewer in (None, 0):
        events = kit.game.events(s, viewer)
        assert len(events) == len(s.events)
        for event, entry in zip(events, s.events, strict=True):
            cause = event.cause
            assert cause.rule in rules, f"{event.kind} cites {cause.rule}, which is not a rule: {where}"
            assert cause.rule.startswith(kit.rule_prefix), f"{event.kind} cites {cause.rule} of another game"
            if cause.clause is not None:
                assert cause.card is not None, f"{event.kind} by a clause of no card: {cause}"
                assert kit.has_clause(printed, printed.by_name[cause.card], cause.clause), f"{cause}"
            node = entry[8][0]
            if id(node) not in kit.engine_nodes:
                assert cause.clause is not None, f"{event.kind} by {type(node).__name__} of no clause: {cause}"
            assert event.card == NOTHING or (
                event.card_name is not None and event.card_name == s.tables.name[event.card]
            )


def reasons_are_complete(kit: CardKit, s: Any, viewer: int | None) -> None:
    """Every visible card is an option or has a reason why not, and no option has a reason.

    Identical cards are one option, so a card identical to an option needs no reason.
    """
    reasons, name, where = kit.all_reasons(s, viewer), s.tables.name, kit.where(s)
    place = {card: (s.tables.kind[card], zone, owner) for card, zone, owner in kit.faces(kit.game.view(s, viewer))}
    chosen = set()
    if viewer is not None and viewer == kit.game.seat_to_act(s):
        decision = kit.game.decision(s)
        assert decision is not None
        chosen = {o.card for o in decision.options if o.card_name and o.verb not in kit.verbs_without_card}
        if s.options[0][0] == "yes":
            chosen.add(s.options[0][1])
    twins = {place[card] for card in chosen if card in place}
    for card in place:
        if card in chosen:
            assert card not in reasons, f"{name[card]} is an option, yet {reasons[card]}: {where}"
        elif place[card] not in twins:
            assert card in reasons, f"{name[card]} in {place[card][1:]} is not an option, without a reason: {where}"
    for card in reasons:
        assert card in place, f"{name[card]} is not visible, yet {reasons[card]}: {where}"
        assert reasons[card].key.startswith("why-"), reasons[card]


def why_not_agrees(kit: CardKit, s: Any, viewer: int | None) -> None:
    """`why_not` agrees with the list of reasons for each card, and has none against an option."""
    game, reasons = kit.game, kit.all_reasons(s, viewer)
    cards = [card for card, _, _ in kit.faces(game.view(s, viewer))]
    for card, reason in zip(cards, game.why_not_many(s, viewer, [*map(str, cards)]), strict=True):
        assert reason == reasons.get(card), f"{s.tables.name[card]}: {reason}, but {reasons.get(card)}: {kit.where(s)}"
    for card in cards[:: max(1, len(cards) // 3)]:
        assert game.why_not(s, viewer, str(card)) == reasons.get(card), kit.where(s)
    if viewer is not None and viewer == game.seat_to_act(s):
        decision = game.decision(s)
        assert decision is not None
        names = [option.name for option in decision.options]
        offered = [*names, *(f"{verb} {card}" for verb, card in s.options if verb in kit.verbs_by_number)]
        for name, reason in zip(offered, game.why_not_many(s, viewer, offered), strict=True):
            assert reason is None, f"{name} is offered, yet {reason}: {kit.where(s)}"
        for button, reason in zip(kit.buttons, game.why_not_many(s, viewer, kit.buttons), strict=True):
            assert (reason is None) == (button in names), f"{button}: {kit.where(s)}"


# ----------------------------------------------------------- hidden information


def all_answers(kit: GameKit, s: Any, viewer: int | None) -> bytes:
    """Return everything that a viewer can make the game say now, as it would be sent."""
    game, decision = kit.game, kit.game.decision(s)
    answers: dict[str, Any] = {
        "view": save(game.view(s, viewer)),
        "events": save(game.events(s, viewer)),
        "reasons": [[card, save(message)] for card, message in kit.all_reasons(s, viewer).items()],
        "why": [save(reason) for reason in game.why_not_many(s, viewer, kit.attempts)],
        "errors": errors(kit, s, viewer),
    }
    if decision is not None and decision.seat == viewer:
        answers["decision"] = save(decision)
    return json.dumps(answers).encode()


def errors(kit: GameKit, s: Any, viewer: int | None) -> list[str]:
    """Return the errors for wrong answers, in a match at this state."""
    match: Match[Any] = Match(kit.game, kit.config(s), 1)
    match.state = clone(s)
    seat, number = -1 if viewer is None else viewer, kit.decision_number(s)
    messages = []
    attempts: list[Callable[[], None]] = [
        lambda: match.choose(seat, number, "nonsense"),
        lambda: match.choose(seat, number + 1, "end_turn"),
        lambda: match.choose(seat, number - 1, "end_turn"),
        lambda: match.undo(seat, 99),
        lambda: match.concede(99),
        lambda: match.concede(-1),
    ]
    for attempt in attempts:
        try:
            attempt()
        except VigilError as error:
            messages.append(f"{type(error).__name__} {error.key} {error} {error.values}")
    assert len(messages) == len(attempts) and kit.same(match.state, s)
    return messages


def leaks(kit: GameKit, states: Iterable[Any], lucks: range = range(2)) -> list[str]:
    """Return where something hidden shows; empty if nothing does."""
    places = []
    for s in states:
        for viewer in kit.viewers(s):
            before = all_answers(kit, s, viewer)
            for luck in lucks:
                after = all_answers(kit, kit.game.redeal(s, viewer, luck), viewer)
                if after != before:
                    at = next(i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
                    places.append(f"seat {viewer}: {before[at - 60 : at + 60]!r} / {after[at - 60 : at + 60]!r}")
    return places


def _twins(kit: GameKit, states: Iterable[Any], lucks: range) -> Iterable[tuple[str, int, Any, Any]]:
    """Yield each option, chosen in a state and in one that the seat to act can't tell from it."""
    for s in states:
        seat = kit.game.seat_to_act(s)
        for luck in lucks if kit.game.options(s) else ():
            other = kit.game.redeal(s, seat, luck)
            for option in kit.game.options(s):
                one, two = clone(s), clone(other)
                kit.game.choose(one, option)
                kit.game.choose(two, option)
                yield f"{option} in decision {kit.decision_number(s)}, luck {luck}", seat, one, two


def undo_leaks(kit: GameKit, states: Iterable[Any], lucks: range = range(4)) -> list[str]:
    """Return choices that can be undone in only one of two states that the seat to act can't tell apart.

    Trying to undo such a choice would reveal which of the two states is the real one.
    """
    floor = kit.game.undo_floor
    return [
        f"{choice}: {floor(one)}, {floor(two)}"
        for choice, _, one, two in _twins(kit, states, lucks)
        if floor(one) != floor(two)
    ]


def free_reveals(kit: GameKit, states: Iterable[Any], lucks: range = range(2)) -> list[str]:
    """Return choices that show their seat something hidden, but can be undone for free."""
    game = kit.game

    def sight(s: Any, seat: int) -> list[str]:
        decision = game.decision(s)
        mine = sorted(option.name for option in decision.options) if decision and decision.seat == seat else []
        return [repr(game.view(s, seat)), repr(game.events(s, seat)), repr(mine)]

    return [
        choice
        for choice, seat, one, two in _twins(kit, states, lucks)
        if game.undo_floor(one) < kit.decision_number(one) and sight(one, seat) != sight(two, seat)
    ]
