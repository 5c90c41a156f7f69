"""Tables to try the laws of Conflictus at: both formats, 2 to 4 players, ready and random decks, odd rulings.

All chance comes from `random.Random` seeded by a text, so every run is the same run.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Any

from properties.scenarios import Settings, chance
from tools.card_pairs import position
from tools.random_decks import random_deck
from vigil.games.conflictus.rules.config import Config, configure
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State
from vigil.kernel.match import Match

OWN_CARDS: list[Settings] = [
    {
        "name": "Relojoeira", "number": 0, "kind": "warrior", "faction": "neutral", "cost": 1, "attack": 1,
        "defense": 2, "mill": 1, "keywords": ["energy", "matter"],
        "rules": ["Trigger(round_begins, OneOf([Draw(1), Mill(1, opponents)]))"],
    },
    {
        "name": "Troca de Cinzas", "number": 0, "kind": "amulet", "faction": "neutral", "cost": 1,
        "effect": 'spell(seq(Discard(1), Do("destroy", Target())), a_card(which(warrior, state=active)))',
    },
    {
        "name": "Balança Muda", "number": 0, "kind": "relic", "faction": "neutral", "cost": 1,
        "abilities": ["Activated(seq(Damage(1, Target()), Recover(1)), Cost(sources=1), [a_card(which(warrior))])"],
    },
]  # fmt: skip
"""Cards of one's own, cheap enough to be played."""

OTHERWISE: dict[str, Any] = {
    "neutral_pile_value": "wild", "source_binding": "per_card", "inactive_abilities": "on",
    "untouchable_scope": "target_only",
    "free_activation_limit": "once_per_round", "founding_counts_as_attach": False, "recover_mark_on_cancel": False,
    "challenge_mandatory": False, "both_manipulators": "needs_either",
    "triggers_in_silent_phases": "defer_to_next_phase",
    "end_marks_set_on": "announcement", "immolate_victimize_timing": "on_enter_play", "allow_surplus_sources": False,
    "reserve_visible": True, "captives_visible_to": "no_one_until_played", "first_loss_ends_multiplayer": True,
}  # fmt: skip
"""Nearly every ruling the other way round."""

SOME = {
    "inactive_abilities": "static_only",
    "triggers_in_silent_phases": "defer_to_next_phase",
    "captives_visible_to": "no_one_until_played",
}


def decks(style: str, count: int, *what: Any) -> list[dict[str, int]]:
    rng = chance("decks", style, count, *what)
    return [random_deck(rng, style) for _ in range(count)]


def ours(style: str, count: int, first: int = 0) -> list[str]:
    """Ready decks, from the one of this number on."""
    names = [*precons(style)]
    return [names[(first + i) % len(names)] for i in range(count)]


def table(style: str, seats: int, first: int = 0, **more: Any) -> Settings:
    """A table of settings with ready decks."""
    return {"format": style, "decks": ours(style, seats, first), **more}


def mixed(style: str, seats: int, **more: Any) -> Settings:
    """A table of settings with random decks."""
    return {"format": style, "decks": decks(style, seats, sorted(more)), **more}


def _with_own(style: str) -> Settings:
    rng = chance("own cards", style)
    names = tuple(card["name"] for card in OWN_CARDS)
    return {"format": style, "decks": [random_deck(rng, style, names) for _ in range(2)], "cards": OWN_CARDS}


TABLES: dict[str, Settings] = {
    "classic 2": table("classic", 2),
    "classic 2 light and shadow": table("classic", 2, 1),
    "classic 3": table("classic", 3, 2),
    "classic 4": table("classic", 4, 1),
    "rapidinha 2": table("rapidinha", 2),
    "rapidinha 2 light and shadow": table("rapidinha", 2, 1),
    "rapidinha 3": table("rapidinha", 3, 1),
    "rapidinha 4": table("rapidinha", 4),
    "random classic 2": mixed("classic", 2),
    "random classic 3": mixed("classic", 3),
    "random classic 4": mixed("classic", 4),
    "random rapidinha 2": mixed("rapidinha", 2),
    "random rapidinha 3": mixed("rapidinha", 3),
    "random rapidinha 4": mixed("rapidinha", 4),
    "classic, three games": mixed("classic", 2, best_of=3),
    "rapidinha, three games": table("rapidinha", 2, 2, best_of=3),
    "rapidinha, full control": mixed("rapidinha", 2, always_ask=True),
    "classic, other rulings": mixed("classic", 2, switches=OTHERWISE),
    "rapidinha 3, other rulings": mixed("rapidinha", 3, switches=OTHERWISE),
    "rapidinha, some rulings": table("rapidinha", 2, 1, switches=SOME),
    "classic, few rounds": table("classic", 3, 0, rounds=5),
    "classic, own cards": _with_own("classic"),
    "rapidinha, own cards": _with_own("rapidinha"),
}

FAST = (
    "classic 2", "rapidinha 2", "random classic 4", "random rapidinha 3", "rapidinha, three games",
    "classic, other rulings", "rapidinha 3, other rulings", "rapidinha, own cards",
)  # fmt: skip
"""A selection for laws that take long to check."""


@functools.cache
def config_of(name: str) -> Config:
    return configure(TABLES[name])


def new(name: str, seed: int) -> State:
    return GAME.new(config_of(name), seed)


def rich(name: str, *what: Any) -> State:
    """A table full of cards in the middle of a game, with the format, seats and rulings of this one."""
    config = config_of(name)
    s = position(chance("rich", name, *what), (), config.players, config.format, config.switches, config.always_ask)
    return s if s.options else rich(name, *what, "again")


def pick(s: State, rng: random.Random, eager: float = 0.7) -> tuple[str, int]:
    """An option by chance; an eager player rather does something, but takes out few cards before the game."""
    options = s.options
    if options[0][0] == "set_aside":
        return options[-1] if rng.random() < 0.6 else rng.choice(options)
    if len(options) > 1 and options[-1][0] in ("pass", "done") and rng.random() < eager:
        return options[int(rng.random() * (len(options) - 1))]
    return options[int(rng.random() * len(options))]


def walk(s: State, rng: random.Random, eager: float = 0.7, most: int = 60_000) -> Iterator[State]:
    """The state at each decision and at its end, always the same object walking on."""
    choose = GAME.choose
    for _ in range(most):
        yield s
        if not s.options:
            return
        choose(s, pick(s, rng, eager))
    raise AssertionError(f"after {most} decisions the game goes on: game {s.game}, round {s.round}")


def to_the_end(s: State, rng: random.Random, eager: float = 0.7) -> State:
    for _ in walk(s, rng, eager):
        pass
    return s


def somewhere(name: str, *what: Any) -> State:
    """A state in the middle of some game; every second one rich."""
    rng = chance(name, *what)
    s = rich(name, *what) if rng.random() < 0.5 else new(name, rng.randrange(1 << 40))
    for at in range(rng.randrange(0, 120)):
        if not s.options:
            return somewhere(name, *what, at)
        GAME.choose(s, pick(s, rng))
    return s if s.options else somewhere(name, *what, "again")


def played(name: str, seed: int, most: int = 60_000, eager: float = 0.7) -> Match[State]:
    """A match of so many choices, or a whole one."""
    match = Match(GAME, config_of(name), seed)
    rng = chance("played", name, seed)
    while not match.over and len(match.choices) < most:
        match.take(match.state.options.index(pick(match.state, rng, eager)))
    return match
