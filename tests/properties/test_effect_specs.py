"""Every node of both games has bounds for its numbers, and declares what it may reveal of hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from kit.ascension_kit import ASCENSION
from kit.conflictus_kit import CONFLICTUS
from kit.game_kit import chance
from tools.random_decks import random_deck
from vigil.effects import language as common
from vigil.effects.language import NOTHING, Effect, Frame
from vigil.effects.machine import EndlessLoopError, Machine
from vigil.effects.specs import NodeSpec, Range, Reveals, why_out_of_bounds
from vigil.games.ascension.cards import card_from as ascension_card
from vigil.games.ascension.cards.validation import check as check_ascension
from vigil.games.ascension.rules import effect_specs as ascension_specs
from vigil.games.ascension.rules import game as ascension
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.rules import turns as ascension_rules
from vigil.games.conflictus.cards import card_from as conflictus_card
from vigil.games.conflictus.cards.validation import check as check_conflictus
from vigil.games.conflictus.rules import effect_specs as conflictus_specs
from vigil.games.conflictus.rules import engine as conflictus_rules
from vigil.games.conflictus.rules import engine_nodes
from vigil.games.conflictus.rules import game as conflictus
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.engine_nodes import ATTACH
from vigil.games.conflictus.rules.verbs import open_sets
from vigil.kernel.errors import BadData
from vigil.kernel.serialization import clone

BASES = (common.Node, common.Amount, common.Test, common.Cards, common.Effect, common.Rule)
"""The base classes of nodes, which cards can't contain themselves."""
STEPS = [kind for kind in vars(engine_nodes).values() if isinstance(kind, type) and kind is not Effect]


@dataclass(frozen=True)
class Language:
    """What this test needs to know about a game's card language."""

    specs: Mapping[type, NodeSpec]
    nodes: list[type]
    card: Callable[[Any], Any]
    check: Callable[[Any], None]
    machine: Machine
    face_down: frozenset[str]
    game: Any


LANGUAGES = {
    "ascension": Language(
        ascension_specs.SPECS,
        [a.Card, *a.NODES.values()],
        lambda node: a.Card("X", "custom", "construct", rules=(node,)),
        check_ascension,
        ascension_rules.machine,
        frozenset((a.DECK, a.CENTER)),
        ascension.GAME,
    ),
    "conflictus": Language(
        conflictus_specs.SPECS,
        [c.Card, *c.NODES.values(), *STEPS],
        lambda node: c.Card("X", 0, "relic", "light", rules=(node,)),
        check_conflictus,
        conflictus_rules.machine,
        frozenset((c.MONS,)),
        conflictus.GAME,
    ),
}
NODES = [(game, kind) for game, language in LANGUAGES.items() for kind in language.nodes]
BOUNDS = [
    (game, kind, field, bounds)
    for game, language in LANGUAGES.items()
    for kind, spec in language.specs.items()
    for field, bounds in spec.bounds.items()
]


# ------------------------------------------------------------------- the table


@pytest.mark.parametrize("game", LANGUAGES)
def test_every_node_has_an_entry(game: str) -> None:
    language = LANGUAGES[game]
    assert [kind.__name__ for kind in language.nodes if kind not in language.specs] == []
    assert set(language.specs) == set(language.nodes)


@pytest.mark.parametrize(
    ("module", "listed"),
    [
        (common, {*common.COMMON, *common.TARGETING, *BASES}),
        (a, {*a.OWN, a.Card}),
        (c, {*c.OWN, c.Card}),
        (engine_nodes, {*map(type, engine_nodes.ENGINE_STEPS)}),
    ],
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_every_node_class_of_a_language_is_listed(module: ModuleType, listed: set[type]) -> None:
    defined = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, common.Node)}
    assert {kind for kind in defined if kind.__module__ == module.__name__} == listed


@pytest.mark.parametrize("game", LANGUAGES)
def test_every_machine_task_has_an_entry(game: str) -> None:
    assert set(LANGUAGES[game].machine.handlers) <= set(LANGUAGES[game].specs)


@pytest.mark.parametrize(("game", "kind"), NODES, ids=lambda x: getattr(x, "__name__", x))
def test_every_number_of_a_node_has_bounds(game: str, kind: type) -> None:
    hints = get_type_hints(kind)
    numbers = {field.name for field in fields(kind) if int in (hints[field.name], *get_args(hints[field.name]))}
    assert set(LANGUAGES[game].specs[kind].bounds) == numbers


@pytest.mark.parametrize(("game", "kind"), NODES, ids=lambda x: getattr(x, "__name__", x))
def test_only_nodes_that_wait_on_the_stack_reveal(game: str, kind: type) -> None:
    assert issubclass(kind, Effect) or LANGUAGES[game].specs[kind].reveals is Reveals.NOTHING


# ------------------------------------------------------------------ the bounds


def specimen(kind: type, **numbers: int) -> Any:
    """Return a node of this kind with these numbers. Its other fields hold anything, because only numbers matter."""
    hints, given = get_type_hints(kind), dict[str, Any](numbers)
    for field in fields(kind):
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            given[field.name] = 1 if int in (hints[field.name], *get_args(hints[field.name])) else "x"
    return kind(**given)


@pytest.mark.parametrize(
    ("game", "kind", "field", "bounds"), [entry for entry in BOUNDS if entry[1] not in (a.Card, c.Card)], ids=str
)
def test_a_number_beyond_its_bounds_is_refused(game: str, kind: type, field: str, bounds: Range) -> None:
    language = LANGUAGES[game]
    for n in (bounds.low, bounds.high):
        assert why_out_of_bounds(specimen(kind, **{field: n}), language.specs) is None
    for n in (bounds.low - 1, bounds.high + 1, -(10**9), 10**9):
        with pytest.raises(BadData) as error:
            language.check(language.card(specimen(kind, **{field: n})))
        assert str(error.value) == f"X: {kind.__name__}: {n} is not between {bounds.low} and {bounds.high}"


@pytest.mark.parametrize(
    ("game", "field", "bounds"), [(game, *rest) for game, kind, *rest in BOUNDS if kind in (a.Card, c.Card)], ids=str
)
def test_a_number_of_a_card_beyond_its_bounds_is_refused(game: str, field: str, bounds: Range) -> None:
    hero = {"name": "X", "kind": "hero", "effect": "draw(1)"}
    warrior = {"name": "X", "kind": "warrior", "faction": "light", "number": 0}
    table: dict[str, Any] = hero if game == "ascension" else warrior

    def read(table: dict[str, Any]) -> Any:
        return ascension_card(table, "mine") if game == "ascension" else conflictus_card(table)

    for n in (bounds.low, bounds.high):
        assert getattr(read({**table, field: n}), field) == n
    for n in (bounds.low - 1, bounds.high + 1):
        with pytest.raises(BadData, match=f"X: {field} must be {bounds.low} to {bounds.high}, not {n}"):
            read({**table, field: n})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("draw(-5)", "Draw: -5 is not between 0 and 99"),
        ("draw(1000)", "Draw: 1000 is not between 0 and 99"),
        ("If(AtLeast(Count(hand), -3), draw(1))", "AtLeast: -3 is not between 0 and 99"),
        ("If(AtMost(Count(hand), 100), draw(1))", "AtMost: 100 is not between 0 and 99"),
        ("UntilEndOfTurn(Discount(1, of(hero)), uses=-1)", "UntilEndOfTurn: -1 is not between 0 and 99"),
        ("banish(hand, then=Times(-2, draw(1)))", "Times: -2 is not between 0 and 99"),
    ],
)
def test_numbers_in_the_text_of_an_ascension_card(text: str, why: str) -> None:
    with pytest.raises(BadData, match=f"X: {why}"):
        ascension_card({"name": "X", "kind": "hero", "effect": text}, "mine")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("spell(Mill(-5))", "Mill: -5 is not between 0 and 20"),
        ("spell(Mill(1000))", "Mill: 1000 is not between 0 and 20"),
        ("spell(If(AtLeast(Count(hand), -3), Draw(1)))", "AtLeast: -3 is not between 0 and 20"),
        ("spell(If(AtMost(Count(hand), 21), Draw(1)))", "AtMost: 21 is not between 0 and 20"),
        (
            "spell(PutCounters(Target(), charge, 1000), a_card(which(warrior)))",
            "PutCounters: 1000 is not between -20 and 20",
        ),
        ("spell(Damage(1, Target(-1)), a_card(which(warrior)))", "Target: -1 is not between 0 and 79"),
        ("spell(Modify(Target(), attack=-21), a_card(which(warrior)))", "Modify: -21 is not between -20 and 20"),
    ],
)
def test_numbers_in_the_text_of_a_conflictus_card(text: str, why: str) -> None:
    with pytest.raises(BadData, match=f"X: {why}"):
        conflictus_card({"name": "X", "number": 0, "kind": "amulet", "faction": "light", "effect": text})


@pytest.mark.parametrize(
    "rule", ['HasKeyword(this, "leap", -5)', 'HasKeyword(this, "leap", 1)', 'HasKeyword(this, "evolve_light", 0)']
)
def test_a_keyword_has_a_number_only_where_it_needs_one(rule: str) -> None:
    with pytest.raises(BadData, match="X: HasKeyword: "):
        conflictus_card({"name": "X", "number": 0, "kind": "warrior", "faction": "light", "rules": [rule]})


# ------------------------------------------------------------ what nodes reveal


def watched(language: Language, monkeypatch: pytest.MonkeyPatch, shown: set[type], wrong: list[str]) -> None:
    """Watch handlers: note which ones set the undo mark, and where a card leaves a face-down pile without it."""

    def watch(kind: type, handler: Callable[..., Any]) -> Callable[..., Any]:
        def noting(s: Any, frame: Frame, *option: Any) -> Any:
            mark, told = s.undo_floor, len(s.events)
            result = handler(s, frame, *option)
            if s.undo_floor != mark:
                shown.add(kind)
            for what, _, card, origin, to, *_ in s.events[told:]:
                if (
                    card != NOTHING
                    and origin in language.face_down
                    and to != origin
                    and s.undo_floor != s.decision_count
                ):
                    wrong.append(f"{kind.__name__}: {what} from {origin}")
            return result

        return noting

    tables: list[dict[type, Any]] = [language.machine.handlers, language.machine.answer_handlers]
    for table in tables:
        for kind, handler in list(table.items()):
            monkeypatch.setitem(table, kind, watch(kind, handler))


STORMS: list[dict[str, Any]] = [
    {"name": name, "kind": "hero", "copies": 60, "effect": f"each_opponent({effect})"}
    for name, effect in (("Storm", "discard(5)"), ("Squall", 'Do("discard", Pick([hand], of(hero)))'))
]
GUST = "spell(seq(Mill(1, up_to=True), each_opponent({})))"
GUSTS: list[dict[str, Any]] = [
    {"name": name, "number": 0, "kind": "amulet", "faction": "neutral", "effect": GUST.format(effect)}
    for name, effect in (
        ("Gust", 'Do("discard", Pick([hand], which(warrior)))'),
        ("Gale", 'Times(9, Do("discard", Pick([hand])))'),
    )
]


def ascension_games(seed: int) -> Iterator[tuple[Any, Any]]:
    rng = chance("specs", seed)
    for s in ASCENSION.random_games(rng):
        yield s, rng
    yield ascension.GAME.new(ascension.GAME.configure({"players": 2, "cards": STORMS}), seed), rng
    for name in ("both 3", "solo both"):
        yield ASCENSION.rich(name, seed), rng


def conflictus_games(seed: int) -> Iterator[tuple[Any, Any]]:
    rng = chance("specs", seed)
    decks = [random_deck(rng, "rapidinha", tuple(card["name"] for card in GUSTS)) for _ in range(2)]
    config = conflictus.GAME.configure({"format": "rapidinha", "decks": decks, "cards": GUSTS})
    yield conflictus.GAME.new(config, seed), rng
    for name in CONFLICTUS.tables:
        yield CONFLICTUS.new(name, seed), chance("specs", name, seed)


def attach_from_another_hand(s: Any) -> None:
    """Play a rare case: an effect puts the only card of another hand onto the table, and it is equipment."""
    for seat, me in enumerate(s.seats):
        for card in me.hand:
            if seat != s.last_chooser and s.tables.what[card] == c.EQUIPMENT and len(open_sets(s, seat, card)) == 1:
                again = clone(s)
                conflictus_rules.machine.handlers[engine_nodes.Attach](
                    again, (ATTACH, seat, seat, NOTHING, card, NOTHING)
                )
                assert again.undo_floor == again.decision_count


@pytest.mark.parametrize("game", LANGUAGES)
def test_undo_stops_where_a_node_says_that_it_reveals(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    language, shown, wrong = LANGUAGES[game], set[type](), list[str]()
    watched(language, monkeypatch, shown, wrong)
    secretive = {kind for kind in language.machine.handlers if language.specs[kind].reveals is Reveals.NOTHING}
    for seed in range(100):  # until all were seen, usually after about ten
        for s, rng in (ascension_games if game == "ascension" else conflictus_games)(seed):
            try:
                for _ in range(400):
                    if not s.options:
                        break
                    language.game.choose(s, rng.choice(s.options))
                    if game == "conflictus":
                        attach_from_another_hand(s)
            except EndlessLoopError:
                pass
        assert wrong == []
        assert shown & secretive == set(), "these set the undo mark but declare that they reveal nothing"
        if shown | secretive >= set(language.machine.handlers):
            return
    missing = set(language.machine.handlers) - shown - secretive
    assert not missing, f"these declare that they reveal something but never did: {missing}"
