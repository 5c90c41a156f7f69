"""The laws of Conflictus: what holds at every decision of every game.

The laws of the table itself are those of `tools.card_pairs`; here are the dearer ones, about
what is asked, told and explained.  Each raises AssertionError with the whole story.
"""

from __future__ import annotations

from collections.abc import Iterator

from properties.shared import names_are_fair
from tools import card_pairs
from vigil import rulebook
from vigil.effects.language import NOTHING
from vigil.games.conflictus.rules import decisions, engine, why_not
from vigil.games.conflictus.rules.card_tables import ENGINE_NODES
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.rules.state import CHANCE_RNG, SEAT_RNG, State
from vigil.games.conflictus.rules.view import View
from vigil.kernel.serialization import clone

where = card_pairs.where
ENGINES_OWN = frozenset(map(id, ENGINE_NODES))
ASKS_WHICH = ("pick", "one_of", "order", "target", "set", "option", "offer", "player", "number")
ALWAYS_ASKED = ("search", "reduction")
"""Who is not asked about a search would tell what lies in the mons (C-SEARCH-05); nobody mills own cards unasked."""
NO_CARD = (
    "order_first",
    "number",
    "reduce",
    "choose",
    "add_to_set",
    "target_player",
    "target_item",
    "player",
    "attack_player",
    "choose_starter",
)


def table_is_sound(s: State) -> None:
    card_pairs.check(s)


def question_is_fair(s: State) -> None:
    """Somebody who plays is asked something with a choice, and every answer can be typed."""
    asked = GAME.decision(s)
    if not s.stack:
        assert asked is None and not s.options and GAME.outcome(s) is not None
        return
    assert asked is not None and GAME.outcome(s) is None, where(s)
    assert asked.seat == GAME.seat_to_act(s) and asked.number == s.decision_count
    assert not s.seats[asked.seat].lost and not s.left_seats >> asked.seat & 1, (
        f"a seat that has left is asked: {where(s)}"
    )
    names = names_are_fair(s, asked, where)
    key = asked.question.key
    if key in ASKS_WHICH:
        assert len(names) > 1, f"{key} asks although only {names} can be answered: {where(s)}"
    if key == "may":
        assert names == ["yes", "no"], f"{key} offers {names}: {where(s)}"
    if key == "priority":
        assert names[-1] == "pass" and (len(names) > 1 or s.tables.config.always_ask), (
            f"nothing but passing: {where(s)}"
        )
    elif key not in ALWAYS_ASKED:
        assert len(names) > 1, f"{key} leaves no choice but {names}: {where(s)}"


def options_are_what_the_rules_list_now(s: State) -> None:
    """A waiting question, asked once more, offers the same: nothing on offer is out of date."""
    again = clone(s)
    engine.run(again)
    assert again.options == s.options and again.stack == s.stack, f"{s.options} should be {again.options}: {where(s)}"


def luck_moves_alone(before: list[int], s: State) -> None:
    """A stream moves when its own cards are shuffled or its chance is taken, never otherwise."""
    told = {(entry[0], entry[1]) for entry in s.events}
    for seat in range(s.tables.players):
        moved = before[SEAT_RNG + seat] != s.rng[SEAT_RNG + seat]
        assert not moved or ("shuffled", seat) in told, f"the luck of seat {seat} moved unseen: {where(s)}"
    if before[CHANCE_RNG] != s.rng[CHANCE_RNG]:
        assert told & {(what, seat) for what, seat in told if what in ("discarded", "lost_card", "captive", "begins")}


# ----------------------------------------------------------------------- events


def clauses(card: Card) -> set[str]:
    """The clauses a reader can point at on a card."""
    found = {"effect"} if card.effect is not None else set()
    found |= {f"ability {i}" for i in range(1, len(card.abilities) + 1)}
    found |= {f"rule {i}" for i in range(1, len(card.rules) + 1)}
    return found | {f"keyword {keyword.name}" for keyword in card.keywords}


def causes_exist(s: State) -> None:
    """Every event cites a rule of the digest, and the clause of a card where a card's text did it."""
    known, printed = rulebook.rules(), s.tables.printed
    for viewer in (None, 0):
        told = GAME.events(s, viewer)
        assert len(told) == len(s.events)
        for event, entry in zip(told, s.events, strict=True):
            cause = event.cause
            assert cause.rule in known, f"{event.kind} cites {cause.rule}, which is no rule: {where(s)}"
            assert cause.rule.startswith("C-"), f"{event.kind} cites {cause.rule} of another game"
            if cause.clause is not None:
                assert cause.card is not None, f"{event.kind} by a clause of no card: {cause}"
                if not cause.clause.startswith("keyword"):  # a keyword may be granted
                    assert cause.clause in clauses(printed.cards[printed.by_name[cause.card]]), f"{cause}"
            node = entry[8][0]
            if id(node) not in ENGINES_OWN:
                assert cause.clause is not None, f"{event.kind} by {type(node).__name__} of no clause: {cause}"
            assert event.card == NOTHING or (
                event.card_name is not None and event.card_name == s.tables.name[event.card]
            )


# ---------------------------------------------------------------------- reasons


def faces(view: View) -> Iterator[tuple[int, str, int]]:
    """Every card a viewer sees: its number, its zone, whose zone it is; sources are only counted."""
    for player in view.players:
        for zone in ("hand", "mortis", "exterminatus", "captive"):
            yield from ((face.card, zone, player.seat) for face in getattr(player, zone).faces)
    for group in view.sets:
        yield from ((face.card, "table", group.controller) for face in (*group.warriors, *group.others))


def reasons_are_complete(s: State, viewer: int | None) -> None:
    """What one sees and cannot choose says why; what one can choose has nothing against it.

    Equal cards are one option, so a card may also stand behind its twin.
    """
    found = why_not.all_reasons(s, viewer)
    place = {card: (s.tables.kind[card], zone, owner) for card, zone, owner in faces(GAME.view(s, viewer))}
    asked = viewer is not None and viewer == GAME.seat_to_act(s)
    chosen = {o.card for o in decisions.options(s) if o.card_name and o.verb not in NO_CARD} if asked else set()
    if asked and s.options and s.options[0][0] == "yes":
        chosen.add(s.options[0][1])
    twins = {place[card] for card in chosen if card in place}
    for card in place:
        if card in chosen:
            assert card not in found, f"{s.tables.name[card]} is an option, yet {found[card]}: {where(s)}"
        elif place[card] not in twins:
            assert card in found, (
                f"{s.tables.name[card]} in {place[card][1:]} is no option and nobody says why: {where(s)}"
            )
    for card in found:
        assert card in place, f"{s.tables.name[card]} is not seen, yet {found[card]}: {where(s)}"
        assert found[card].key.startswith("why-"), found[card]


def asking_why_agrees(s: State, viewer: int | None) -> None:
    """`why_not` says of each card by its number what the list of reasons says, and nothing against an option."""
    found = why_not.all_reasons(s, viewer)
    for card, _, _ in faces(GAME.view(s, viewer)):
        said = GAME.why_not(s, viewer, str(card))
        assert said == found.get(card), f"{s.tables.name[card]}: {said}, but {found.get(card)}: {where(s)}"
    if viewer is not None and viewer == GAME.seat_to_act(s):
        offered = [option.name for option in decisions.options(s)]
        for name in offered:
            assert GAME.why_not(s, viewer, name) is None, f"{name} is offered, yet something is said: {where(s)}"
        for button in ("pass", "done", "yes", "no"):
            assert (GAME.why_not(s, viewer, button) is None) == (button in offered), f"{button}: {where(s)}"
