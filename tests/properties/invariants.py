"""The laws themselves: what holds at every decision of every game.

Each law looks at a state and raises AssertionError with the whole story; none changes anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from properties.scenarios import everywhere
from properties.shared import names_are_fair
from vigil import rulebook
from vigil.effects.language import NOTHING, Seq, Trigger
from vigil.games.ascension.rules import decisions, turns, why_not
from vigil.games.ascension.rules.card_tables import ENGINE_NODES
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.rules.state import CENTER_RNG, CHANCE_RNG, EMPTY, SEAT_RNG, State
from vigil.games.ascension.rules.view import Face, PileView, View
from vigil.kernel.serialization import clone

ASKS_WHICH = ("pick", "one_of", "order", "steal")
ENGINES_OWN = frozenset(map(id, ENGINE_NODES))


def where(s: State) -> str:
    """Enough to find the place again."""
    return f"decision {s.decision_count}, round {s.round}, seat {decisions.seat_to_act(s)}, {decisions.question(s)}"


def cards_are_all_there_once(s: State) -> None:
    assert everywhere(s) == list(range(len(s.tables.kinds))), f"cards lost or doubled: {where(s)}"


def row_is_full(s: State) -> None:
    """A-ROW: six cards while center deck or Void last."""
    assert len(s.row) == 6
    if EMPTY in s.row:
        assert not s.center and not s.void, f"an empty slot beside {len(s.center)} and {len(s.void)} cards: {where(s)}"


def honor_adds_up(s: State) -> None:
    """Tokens held and left are what there was, and what the reserve gave."""
    held = sum(seat.honor for seat in s.seats)
    assert held + s.pool == s.tables.config.pool + s.reserve, f"{held} held, {s.pool} left: {where(s)}"
    assert s.pool >= 0 and s.reserve >= 0 and (s.pool == 0 or s.reserve == 0), where(s)
    for seat in s.seats:
        assert seat.honor >= 0 and seat.runes >= 0 and seat.power >= 0, where(s)
    assert all(purse >= 0 for purse in s.purses), where(s)


def knowledge_is_of_hidden_cards(s: State) -> None:
    """What somebody knows of a hidden card is kept only while it is hidden, and once."""
    known = [card for card, _ in s.known]
    assert len(set(known)) == len(known), f"a card is known twice: {s.known}, {where(s)}"
    hidden = {*s.center, *(card for seat in s.seats for card in seat.hand + seat.deck)}
    assert hidden.issuperset(known), f"{[c for c in known if c not in hidden]} lie open: {where(s)}"


def only_the_active_player_has_resources(s: State) -> None:
    for number, seat in enumerate(s.seats):
        if number != s.active:
            assert seat.runes == seat.power == 0 and not seat.played, where(s)


def question_is_fair(s: State) -> None:
    """Options, all different, each its own name; nobody is asked what is no choice."""
    asked = GAME.decision(s)
    if not s.stack:
        assert asked is None and not s.options and not GAME.options(s) and GAME.outcome(s) is not None
        return
    assert asked is not None and asked.options and GAME.outcome(s) is None, where(s)
    assert asked.seat == GAME.seat_to_act(s) and asked.number == s.decision_count
    assert not s.left_seats >> asked.seat & 1, f"a seat that has left is asked: {where(s)}"
    names = names_are_fair(s, asked, where)
    key = asked.question.key
    if key in ASKS_WHICH:
        assert len(names) > 1, f"{key} asks although only {names} can be answered: {where(s)}"
    if key in ("may", "trigger"):
        assert names == ["yes", "no"], f"{key} offers {names}: {where(s)}"


def options_are_what_the_rules_list_now(s: State) -> None:
    """A waiting question, asked once more, offers the same: nothing on offer is out of date."""
    again = clone(s)
    turns.run(again)
    assert again.options == s.options and again.stack == s.stack, f"{s.options} should be {again.options}: {where(s)}"


def luck_moves_alone(before: list[int], s: State) -> None:
    """A stream moves when its own cards are shuffled or its chance is taken, never otherwise."""
    told = {(entry[0], entry[1]) for entry in s.events}
    assert before[CENTER_RNG] == s.rng[CENTER_RNG] or ("shuffled", -1) in told, where(s)
    for seat in range(s.tables.players):
        moved = before[SEAT_RNG + seat] != s.rng[SEAT_RNG + seat]
        assert not moved or ("shuffled", seat) in told, f"the luck of seat {seat} moved unseen: {where(s)}"
    if before[CHANCE_RNG] != s.rng[CHANCE_RNG]:
        assert any(what in ("given", "discarded", "banished") for what, _ in told), where(s)


# ----------------------------------------------------------------------- events


def clauses(card: Card) -> set[str]:
    """The clauses a reader can point at on a card."""
    found = {"effect"} if card.effect is not None else set()
    if isinstance(card.effect, Seq):
        found |= {f"effect {i}" for i in range(1, len(card.effect.steps) + 1)}
    if card.fate is not None:
        found.add("fate")
    found |= {f"ability {i}" for i in range(1, len(card.abilities) + 1)}
    own = [rule for rule in card.rules if not (isinstance(rule, Trigger) and rule.shared)]
    return found | {f"rule {i}" for i in range(1, len(own) + 1)}


def causes_exist(s: State) -> None:
    """Every event cites a rule of the digest, and the clause of a card where a card's text did it."""
    known, printed = rulebook.rules(), s.tables.printed
    for viewer in (None, 0):
        told = GAME.events(s, viewer)
        assert len(told) == len(s.events)
        for event, entry in zip(told, s.events, strict=True):
            cause = event.cause
            assert cause.rule in known, f"{event.kind} cites {cause.rule}, which is no rule: {where(s)}"
            assert cause.rule.startswith("A-"), f"{event.kind} cites {cause.rule} of another game"
            if cause.clause is not None:
                assert cause.card is not None
                kind = printed.by_name[cause.card]
                assert cause.clause in clauses(printed.cards[kind]) | clauses(printed.expanded[kind]), f"{cause}"
            node = entry[8][0]
            if node is not None and id(node) not in ENGINES_OWN:
                assert cause.clause is not None, f"{event.kind} by {type(node).__name__} of no clause: {cause}"
            assert event.card == NOTHING or (
                event.card_name is not None and event.card_name == s.tables.name[event.card]
            )


# ---------------------------------------------------------------------- reasons


def faces(view: View) -> Iterator[tuple[int, str, int]]:
    """Every card a viewer sees: its number, its zone, whose zone it is."""
    for face in view.row:
        if face is not None:
            yield face.card, "row", NOTHING
    for zone in ("center", "void", "mystics", "heavies", "cultists", "box"):
        pile: PileView = getattr(view, zone)
        yield from ((face.card, zone, NOTHING) for face in pile.faces)
    for player in view.players:
        for zone in ("deck", "hand", "played", "discard", "constructs", "trophies"):
            shown: tuple[Face, ...] = getattr(player, zone).faces
            yield from ((face.card, zone, player.seat) for face in shown)


def reasons_are_complete(s: State, viewer: int | None) -> None:
    """What one sees and cannot choose says why; what one can choose has nothing against it.

    Equal cards are one option, so a card may also stand behind its twin.
    """
    found = why_not.all_reasons(s, viewer)
    seen = list(faces(GAME.view(s, viewer)))
    place = {card: (s.tables.kind[card], zone, owner) for card, zone, owner in seen}
    asked = viewer is not None and viewer == GAME.seat_to_act(s)
    chosen = (
        {o.card for o in decisions.options(s) if o.card_name and o.verb not in ("name", "order_first")}
        if asked
        else set()
    )
    if asked and s.options[0][0] == "yes":
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
        for name in (
            *offered,
            *(f"{verb} {card}" for verb, card in s.options if verb in ("play", "acquire", "defeat")),
        ):
            assert GAME.why_not(s, viewer, name) is None, f"{name} is offered, yet something is said: {where(s)}"
        for button in ("end_turn", "done", "yes", "no"):
            assert (GAME.why_not(s, viewer, button) is None) == (button in offered), f"{button}: {where(s)}"
