"""Tables to try the laws at: every mode and number of players, poor and wealthy, played by chance.

All chance comes from `random.Random` seeded by a text, so every run is the same run.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from vigil.effects.language import Menu
from vigil.games.ascension.cards import ANNIVERSARY, edition
from vigil.games.ascension.rules import turns
from vigil.games.ascension.rules.config import Config, configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel.match import Match

Settings = dict[str, Any]

PATRONS: list[Settings] = [
    {
        "name": "Patron of Feasts", "kind": "hero", "faction": "lifebound", "cost": 0, "honor": 1, "copies": 30,
        "effect": "seq(gain(runes, 6), gain(power, 6), draw(1))",
    },
    {
        "name": "Ledger Engine", "kind": "construct", "faction": "mechana", "cost": 2, "honor": 2, "copies": 6,
        "abilities": ["Pay(runes, 1, draw(1))", "OneOf([gain(power, 2), Steal(1), banish(hand)])"],
        "rules": ["Trigger(banished, gain(honor, 1))", "Unite(lifebound, draw(1))"],
    },
    {
        "name": "Toll Wraith", "kind": "monster", "cost": 2, "copies": 6,
        "effect": 'seq(gain(honor, 1), each_opponent(Times(2, Do("discard", Pick([hand])))))',
        "fate": "each_player(May(discard(1, then=draw(2))))",
    },
]  # fmt: skip
"""Cards of one's own: cheap wealth, so that whole records reach the dear cards too."""

KEPT = {"Void Initiate": 2, "Mephit": 2, "Seer of the Forked Path": 2, "Wolf Shaman": 2, "Shadow Star": 1}
"""A center deck of nine cards: it runs out all the time."""

TABLES: dict[str, Settings] = {
    "base 2": {"players": 2},
    "base 3": {"players": 3},
    "base 4": {"players": 4},
    "fallen 2": {"players": 2, "sets": "fallen"},
    "both 2": {"players": 2, "sets": "both"},
    "both 3": {"players": 3, "sets": "both"},
    "both 4": {"players": 4, "sets": "both"},
    "both 5": {"players": 5, "sets": "both"},
    "both 6": {"players": 6, "sets": "both"},
    "base teams 4": {"players": 4, "mode": "teams"},
    "both teams 4": {"players": 4, "sets": "both", "mode": "teams"},
    "both teams 6": {"players": 6, "sets": "both", "mode": "teams"},
    "solo base": {"players": 1},
    "solo fallen": {"players": 1, "sets": "fallen"},
    "solo both": {"players": 1, "sets": "both"},
    "first printing 2": {"players": 2, "edition": "first"},
    "first printing both 4": {"players": 4, "sets": "both", "edition": "first"},
    "first printing solo": {"players": 1, "sets": "both", "edition": "first"},
    "first printing teams": {"players": 4, "sets": "both", "mode": "teams", "edition": "first"},
    "one honor": {"players": 3, "honor_pool": 1},
    "little honor": {"players": 4, "sets": "both", "honor_pool": 12},
    "two rounds": {"players": 2, "rounds": 2},
    "own cards 2": {"players": 2, "cards": PATRONS},
    "own cards 4": {"players": 4, "sets": "both", "cards": PATRONS, "copies": {"Mephit": 0, "Arha Initiate": 12}},
    "own cards teams": {"players": 6, "sets": "both", "mode": "teams", "cards": PATRONS},
    "own cards solo": {"players": 1, "sets": "both", "cards": PATRONS},
    "a thin center": {
        "players": 2,
        "copies": {card.name: KEPT.get(card.name, 0) for card in edition(ANNIVERSARY) if card.set == "base"},
    },
}

FAST = ("base 2", "fallen 2", "both 3", "both teams 4", "solo both", "first printing 2", "own cards 4", "a thin center")
"""A selection for laws that take long to check: every mode once."""


def config_of(table: str) -> Config:
    return configure(TABLES[table])


def chance(*what: Any) -> random.Random:
    """Luck of its own for whatever is named."""
    return random.Random(repr(what))


def new(table: str, seed: int) -> State:
    return GAME.new(config_of(table), seed)


def pick(s: State, rng: random.Random, eager: float) -> tuple[str, int]:
    """An option by chance; a player as eager as 1.0 never ends a turn while anything else is offered."""
    options = s.options
    if len(options) > 1 and options[-1][0] == "end_turn" and rng.random() < eager:
        return options[int(rng.random() * (len(options) - 1))]
    return options[int(rng.random() * len(options))]


def walk(s: State, rng: random.Random, eager: float = 0.9, most: int = 100_000) -> Iterator[State]:
    """The state at each decision and at its end, always the same object walking on."""
    choose = GAME.choose
    for _ in range(most):
        yield s
        if not s.options:
            return
        choose(s, pick(s, rng, eager))
    raise AssertionError(f"after {most} decisions the game goes on: round {s.round}, {len(s.stack)} frames")


def to_the_end(s: State, rng: random.Random, eager: float = 0.9) -> State:
    """The same state, played out."""
    for _ in walk(s, rng, eager):
        pass
    return s


def somewhere(table: str, *what: Any, eager: float = 0.9, rich: bool = False) -> State:
    """A state in the middle of some game."""
    rng = chance(table, *what)
    s = wealthy(table, rng.randrange(1 << 40)) if rich else new(table, rng.randrange(1 << 40))
    for at in range(rng.randrange(5, 300)):
        if not s.options:
            return somewhere(table, *what, at, eager=eager, rich=rich)
        GAME.choose(s, pick(s, rng, eager))
    return s if s.options else somewhere(table, *what, "again", eager=eager, rich=rich)


def played(table: str, seed: int, eager: float = 0.9, most: int = 100_000) -> Match[State]:
    """A match of so many choices, or a whole one."""
    match = Match(GAME, config_of(table), seed)
    rng = chance("played", table, seed)
    while not match.over and len(match.choices) < most:
        match.take(match.state.options.index(pick(match.state, rng, eager)))
    return match


def wealthy(table: str, seed: int) -> State:
    """A first turn where everybody already owns 15 cards of the center deck, constructs in play among them.

    Random play buys little; here the dear cards are played and the Void is worth a look.
    """
    rng = chance("wealthy", table, seed)
    s = new(table, seed)
    while s.options and type(s.stack[-1][0]) is not Menu:  # an opening Fate asks first
        GAME.choose(s, pick(s, rng, 0))
    d = s.tables
    rng.shuffle(s.center)
    goods = [card for card in s.center if not d.is_monster[card]]
    share = min(15, (len(goods) - 6) // d.players)
    for seat in s.seats[: d.players]:
        mine, goods = goods[:share], goods[share:]
        s.center = [card for card in s.center if card not in mine]
        seat.constructs = [card for card in mine if d.is_construct[card] and rng.random() < 0.5]
        cards = seat.hand + seat.deck + [card for card in mine if card not in seat.constructs]
        rng.shuffle(cards)
        seat.hand, seat.deck = cards[:5], cards[5:]
        seat.honor, s.pool = (spent := rng.randrange(min(5, s.pool))), s.pool - spent
    for card in [card for card in s.center if d.joins[card]]:
        s.center.remove(card)
        s.seats[rng.randrange(d.players)].trophies.append(card)
    gone = len(s.center) // 4
    s.void, s.center = s.void + s.center[:gone], s.center[gone:]
    s.known, s.events = [], []
    s.options = turns.menu(s, s.active)
    return s


def everywhere(s: State) -> list[int]:
    """Every card wherever it is, sorted: each number once, if all is well."""
    found = [*s.center, *s.void, *s.mystics, *s.heavies, *s.cultists, *s.box, *(card for card in s.row if card >= 0)]
    for seat in s.seats:
        found += seat.deck + seat.hand + seat.played + seat.discard + seat.constructs + seat.trophies
    found.sort()
    return found
