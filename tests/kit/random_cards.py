"""Random cards that a game's language allows, drawn from the types of its nodes and the bounds of the effect table.

A node is drawn field by field: a number within its bounds, a word from the game's vocabulary, a part by its type.
Whatever card validation rejects is drawn again, so every card could be in a card file.
"""

from __future__ import annotations

import functools
import random
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, Union, get_args, get_origin, get_type_hints

from vigil.effects.language import Do, Effect, Node, Rule, Target, Test, Trigger
from vigil.effects.specs import NodeSpec
from vigil.kernel.errors import BadData

SMALL_NUMBERS = (0, 1, 1, 1, 2, 2, 3, 5)
MOST_TRIES = 2000
LATER = object()
"""An effect to be drawn once the node around it is known to be legal."""


@dataclass(frozen=True)
class CardLanguage:
    """What a game adds to the types and bounds of its nodes."""

    card: type
    nodes: tuple[type, ...]
    """The nodes that a card can use."""
    specs: Mapping[type, NodeSpec]
    words: Mapping[str, tuple[Any, ...]]
    """The possible words of a field, by `field` or `Node.field`."""
    why_wrong: Callable[[Any], str | None]
    """Return why card validation rejects a node."""
    check: Callable[[Any], None]
    draw_card: Callable[[CardAuthor], Any]
    """Draw a card whose kind, effect, abilities and rules go together."""
    overrides: Mapping[type, Callable[[CardAuthor, int], Any]] = field(default_factory=dict)
    """Nodes that are drawn differently, because only some combinations make sense."""


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_required(entry: Field[Any]) -> bool:
    return entry.default is MISSING and entry.default_factory is MISSING


@functools.cache
def _is_leaf(kind: type) -> bool:
    """Return whether a node needs no effect, test or rule inside."""
    hints = _hints(kind)
    needed = [part for entry in fields(kind) if _is_required(entry) for part in _parts(hints[entry.name])]
    return not any(isinstance(part, type) and issubclass(part, (Effect, Test, Rule)) for part in needed)


def _parts(hint: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the item type of a tuple."""
    if get_origin(hint) in (Union, types.UnionType):
        return get_args(hint)
    return get_args(hint)[:1] if get_origin(hint) is tuple else (hint,)


class CardAuthor:
    """Draws cards; the same seed draws the same cards."""

    def __init__(self, language: CardLanguage, seed: int, numbers: tuple[int, ...] = ()) -> None:
        self.language = language
        self.rng = random.Random(seed)
        self.numbers = numbers
        """The numbers to draw from; if empty, small numbers and the ends of the bounds."""
        self.aims: list[str] = []
        """The targets announced so far for the effect being drawn."""

    def card(self) -> Any:
        """Draw a card that the loader accepts."""
        for _ in range(MOST_TRIES):
            self.aims = []
            card = self.language.draw_card(self)
            try:
                self.language.check(card)
            except BadData:
                continue
            return card
        raise AssertionError("no card that is drawn here is legal")

    def maybe(self, chance: float = 0.5) -> bool:
        return self.rng.random() < chance

    def some(self, base: type, most: int, depth: int) -> tuple[Any, ...]:
        """Draw up to this many nodes of a type."""
        return tuple(self.node(base, depth) for _ in range(self.rng.randint(0, most)))

    def node(self, base: type, depth: int) -> Any:
        """Draw a node of this type that card validation accepts, with effects inside at most this deep."""
        kinds, aims = self._kinds(base, depth), self.aims
        kind = self.rng.choice(kinds)
        for tries in range(MOST_TRIES):
            if tries % 200 == 199:  # there may be no legal node here
                kind = self.rng.choice(kinds)
            override = self.language.overrides.get(kind)
            node = override(self, depth) if override else self.draw(kind, depth)
            is_legal = self.language.why_wrong(node) is None
            node = self._with_effects(node, depth) if is_legal else None
            self.aims = aims
            if is_legal:
                return node
        raise AssertionError(f"no {base.__name__} that is drawn here is legal")

    def _with_effects(self, node: Any, depth: int) -> Any:
        """Draw the effects inside a node. They don't affect whether the node itself is legal."""
        effects: dict[str, Any] = {}
        for entry in fields(node):
            value = getattr(node, entry.name)
            if value is LATER:
                effects[entry.name] = self.node(Effect, depth - 1)
            elif isinstance(value, tuple) and LATER in value:
                effects[entry.name] = tuple(self.node(Effect, depth - 1) for _ in value)
        return replace(node, **effects) if effects else node

    def _kinds(self, base: type, depth: int) -> list[type]:
        kinds = [
            kind
            for kind in self.language.nodes
            if (depth > 0 or _is_leaf(kind))
            and issubclass(kind, base)
            and not (base is Effect and kind is Trigger)
            and not (kind is Target and not self.aims)
        ]
        return [*kinds, *([Do] * 3 if base is Effect else [])]

    def draw(self, kind: type, depth: int, /, **given: Any) -> Any:
        """Draw the fields of a node, except those that are given."""
        values = dict(given)
        for entry in sorted(fields(kind), key=lambda entry: entry.name != "targets"):  # an effect refers to its targets
            if entry.name not in values and (_is_required(entry) or self.maybe(0.55)):
                value = self._value(kind, entry, depth)
                if value is not MISSING:
                    values[entry.name] = value
            if entry.name == "targets":
                self.aims = [aim.what for aim in values.get("targets", ()) for _ in range(aim.n)]
        return kind(**values)

    def _value(self, kind: type, entry: Field[Any], depth: int) -> Any:
        hint = _hints(kind)[entry.name]
        parts = _parts(hint)
        nodes = [part for part in parts if isinstance(part, type) and issubclass(part, Node)]
        if get_origin(hint) is tuple:
            least = 2 if _is_required(entry) and nodes else 1
            count = least + self.maybe(0.3)
            if nodes and not self._kinds(nodes[0], depth):
                return MISSING
            items = [self._single(kind, entry.name, parts, nodes, depth - 1) for _ in range(count)]
            return tuple(items if nodes else dict.fromkeys(items))
        if nodes and not _is_required(entry) and (depth <= 0 or not self._kinds(nodes[0], depth)):
            return MISSING
        return self._single(kind, entry.name, parts, nodes, depth - 1)

    def _single(self, kind: type, name: str, parts: tuple[Any, ...], nodes: list[type], depth: int) -> Any:
        if int in parts and not (nodes and depth > 0 and self.maybe(0.4)):
            return self._number(kind, name)
        if bool in parts:
            return self.maybe(0.4)
        if nodes:
            return LATER if nodes[0] is Effect else self.node(nodes[0], depth)
        words = self.language.words.get(f"{kind.__name__}.{name}") or self.language.words.get(name)
        if words is None:
            return MISSING
        if name == "who":
            words = (*words, *(f"target {at}" for at, what in enumerate(self.aims) if what == "player"))
        return self.rng.choice(words)

    def _number(self, kind: type, name: str) -> int:
        if kind is Target:
            return self.rng.randrange(len(self.aims))
        low, high = self.language.specs[kind].bounds[name]
        numbers = self.numbers or (low, high, *range(-3, 6), 7, 11, 12, 21, 22)
        return self.rng.choice([n for n in numbers if low <= n <= high])
