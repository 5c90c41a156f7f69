"""In both games, one function moves cards between zones, and no other code changes a pile without a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from vigil.games.ascension.rules import game as ascension
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.rules import state as ascension_state
from vigil.games.conflictus.rules import game as conflictus
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules import state as conflictus_state

CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
MAKES_PILES = {"getattr", "pile", "piles_of"}
"""Functions that return piles by name."""
NO_STATE = {"item", "waits", "draft", "d", "config", "given"}
"""Names of items, announcements and printed cards, which have their own cards, as tuples."""


@dataclass(frozen=True)
class Piles:
    """The piles of a game, and the functions that may change them."""

    rules: Path
    classes: tuple[type, ...]
    """The classes of the state."""
    names: frozenset[str]
    no_piles: frozenset[str]
    """Lists of numbers in the state that aren't piles."""
    allowed: Mapping[str, str]
    """Why a function may change a pile."""


GAMES = {
    "ascension": Piles(
        Path(ascension.__file__).parent,
        (ascension_state.State, ascension_state.SeatState),
        frozenset((*a.OWN_ZONES, *a.SHARED_ZONES)),
        frozenset(("rng", "fates", "fates_seen", "abilities_used", "restricted_runes")),
        {
            "actions.move": "the one function",
            "actions.draw": "speed: the most frequent move",
            "actions.clean_up": "speed: all cards in play and in hand at once",
            "actions.slide_row": "the cards of the row change slots, none enters or leaves",
            "actions.next_center_card": "shuffling: the Void becomes the center deck",
            "actions.reshuffle_discard": "shuffling: the discard pile becomes the deck",
            "setup.new": "set-up: the decks are shuffled",
            "redeal._secret_gifts": "hidden cards are dealt again, in a copy",
        },
    ),
    "conflictus": Piles(
        Path(conflictus.__file__).parent,
        (conflictus_state.SeatState, conflictus_state.CardSet),
        frozenset((*c.OWN_ZONES, "warriors", "others", "sources", "brought")),
        frozenset(),
        {
            "actions.move": "the one function",
            "actions._out_of_set": "a part of move",
            "actions._into_set": "a part of move",
            "actions.shuffle_mons": "shuffling: no card leaves the mons",
            "setup.start_game": "set-up: the decks are laid out",
            "setup.deal": "set-up: opening hands",
            "setup._clear": "set-up: the piles of the game before are emptied",
            "setup.take_captives": "set-up: captives",
            "setup.exchange": "set-up: hands are exchanged",
            "setup.answer_setup": "set-up: cards are taken out in secret",
        },
    ),
}
ALL_PILES = frozenset().union(*(game.names for game in GAMES.values()))
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def hands_out(value: ast.expr, names: frozenset[str]) -> bool:
    """Return whether an expression returns a pile itself, not a copy or a count."""
    match value:
        case ast.IfExp(body=body, orelse=orelse):
            return hands_out(body, names) or hands_out(orelse, names)
        case ast.Tuple(elts=parts):
            return any(hands_out(part, names) for part in parts)
        case ast.Call(func=ast.Name(id=called), args=[owner, *_]):
            return called in MAKES_PILES and is_of_the_state(owner)
        case ast.Attribute(attr=attr, value=owner):
            return attr in names and is_of_the_state(owner)
    return False


def is_of_the_state(owner: ast.expr) -> bool:
    return not (isinstance(owner, ast.Name) and owner.id in NO_STATE)


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the targets of an assignment with their values; a tuple yields its items."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from pairs(one, other)
    else:
        yield target, value


def aliases(function: ast.AST, names: frozenset[str]) -> set[str]:
    """Return local names of piles."""
    found: set[str] = set()
    for part in ast.walk(function):
        bound: list[tuple[ast.expr, ast.expr]] = []
        match part:
            case ast.Assign(targets=targets, value=value):
                bound = [pair for target in targets for pair in pairs(target, value)]
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                bound = [(target, value)]
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value) if not isinstance(
                value, ast.Attribute
            ):  # an attribute is one pile, whose cards it loops over
                bound = [(target, value)]
        for target, value in bound:
            if hands_out(value, names):
                found |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    return found


def touches(function: ast.AST, names: frozenset[str]) -> Iterator[str]:
    """Yield where a function changes a pile."""
    local = aliases(function, names)

    def is_pile(x: ast.expr) -> bool:
        return x.id in local if isinstance(x, ast.Name) else hands_out(x, names)

    for part in ast.walk(function):
        match part:
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in CHANGES and is_pile(value):
                yield f"line {part.lineno}: {attr}"
            case ast.Call(func=ast.Name(id="shuffle"), args=args) if any(map(is_pile, args)):
                yield f"line {part.lineno}: shuffle"
            case ast.Call(func=ast.Name(id="setattr"), args=[_, name, *_]):
                if not isinstance(name, ast.Constant) or name.value in names:
                    yield f"line {part.lineno}: setattr"
            case ast.Assign() | ast.AugAssign() | ast.Delete():
                targets = [part.target] if isinstance(part, ast.AugAssign) else part.targets
                for target in (one for each in targets for one in ast.walk(each)):
                    if isinstance(target, ast.Subscript) and is_pile(target.value):
                        yield f"line {part.lineno}: an item or a slice"
                    elif isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store | ast.Del):
                        if hands_out(target, names):
                            yield f"line {part.lineno}: the pile itself"
                    elif isinstance(part, ast.AugAssign) and isinstance(target, ast.Name) and target.id in local:
                        yield f"line {part.lineno}: +="


def functions(game: Piles) -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(game.rules.glob("*.py")):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.FunctionDef):
                yield f"{path.stem}.{part.name}", part


@each_game
def test_the_piles_are_those_of_the_state(game: Piles) -> None:
    hints = {name: hint for kind in game.classes for name, hint in kind.__annotations__.items()}
    assert {name for name, hint in hints.items() if hint == "list[int]"} == game.names | game.no_piles


@each_game
def test_only_move_touches_a_pile(game: Piles) -> None:
    found = {name: places for name, function in functions(game) if (places := [*touches(function, game.names)])}
    assert {name: places for name, places in found.items() if name not in game.allowed} == {}
    assert set(game.allowed) - set(found) == set(), "allowed, and not needed anymore"


def test_only_move_uses_its_parts() -> None:
    for name, function in functions(GAMES["conflictus"]):
        called = {part.id for part in ast.walk(function) if isinstance(part, ast.Name)}
        assert not called & {"_out_of_set", "_into_set"} or name == "actions.move"


@pytest.mark.parametrize(
    "line",
    [
        "s.row[2] = 5",
        "s.row[s.row.index(card)] = EMPTY",
        "s.seats[0].hand.append(card)",
        "me.mons.pop()",
        "group.sources += (card,)",
        "del group.sources[0]",
        "del me.hand",
        "me.spent = []",
        "me.mons[2:] = []",
        "me.free, me.spent = me.spent, []",
        "pile = getattr(me, zone)\n    pile.remove(card)",
        "pile: list[int] = getattr(me, zone)\n    pile.clear()",
        "for zone, cards in piles_of(me):\n        cards.clear()",
        "for pile in (group.warriors, group.others):\n        pile.remove(card)",
        "hand = me.hand\n    hand += [card]",
        "deck, hand = me.deck, me.hand\n    hand.append(deck.pop())",
        "row = s.row\n    row[0] = 3",
        "(group.warriors if x else group.others).insert(0, card)",
        "(getattr(s, zone) if zone in SHARED else s.box).remove(card)",
        "pile(s, zone, you).append(card)",
        "getattr(me, zone).extend(cards)",
        "setattr(me, 'hand', [])",
        "setattr(me, zone, [])",
        "shuffle(s.rng[0], me.deck)",
    ],
)
def test_a_touch_is_found(line: str) -> None:
    assert [*touches(ast.parse(f"def f(s, me, group, zone, card):\n    {line}\n"), ALL_PILES)]


@pytest.mark.parametrize(
    "line",
    [
        "card = s.row[0]",
        "cards = [*me.hand]\n    cards.pop()",
        "for card in me.hand:\n        seen.append(card)",
        "found = me.hand + me.mortis\n    found.remove(card)",
        "row = [card for card in s.row if card]\n    row.insert(0, 1)",
        "options.append(('play', me.hand[0]))",
        "queue = s.pending_triggers\n    queue.pop(0)",
        "n = len(me.mons)\n    n += 1",
        "s.transition.pop()",
        "me.runes += 1",
    ],
)
def test_a_look_is_none(line: str) -> None:
    assert [*touches(ast.parse(f"def f(s, me, group, zone, card, seen, options):\n    {line}\n"), ALL_PILES)] == []
