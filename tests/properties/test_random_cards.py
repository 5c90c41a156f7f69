"""Card files with faults are refused; cards that nobody printed but the language allows can be played."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.fuzzing import refused, tries
from properties import invariants
from properties.scenarios import chance, walk
from vigil.effects.machine import EndlessLoopError
from vigil.effects.notation import read, write
from vigil.games.ascension.cards import WORDS, card_from
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import BUILDERS, NODES, VALUES
from vigil.games.ascension.rules.state import State
from vigil.kernel.serialization import clone

HERO = {"name": "X", "kind": "hero", "effect": "draw(1)"}


class Author:
    """Writes effects at random, mostly such as the rules allow."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def number(self) -> str:
        return str(self.rng.choice([0, 1, 1, 1, 2, 2, 3, 5]))

    def filter(self) -> str:
        parts = []
        if self.rng.random() < 0.5:
            parts.append("kind=" + self.rng.choice(["hero", "construct", "monster", "acquirable"]))
        if self.rng.random() < 0.3:
            parts.append("faction=" + self.rng.choice(["enlightened", "lifebound", "mechana", "void"]))
        if self.rng.random() < 0.2:
            parts.append("max_cost=" + self.rng.choice(["3", "6", "Count(constructs)"]))
        if self.rng.random() < 0.2:
            parts.append("other=True")
        if self.rng.random() < 0.1:
            parts.append("highest=True")
        return f"of({', '.join(parts)})"

    def amount(self) -> str:
        zone = self.rng.choice(["hand", "discard", "constructs", "played"])
        return self.rng.choice(
            [self.number()] * 4
            + [f"Count({zone}, {self.filter()})", f"Happened({self.event()}, {self.filter()})", f"Factions({zone})"]
        )

    def event(self) -> str:
        return self.rng.choice(["played", "entered", "acquired", "defeated", "banished", "turn_ends"])

    def test(self) -> str:
        return self.rng.choice(
            [
                f"AtLeast(Count(constructs), {self.number()})", f"AtMost(Happened({self.event()}), {self.number()})",
                f"Is({self.filter()})", "Behind(honor)", "Named()", "Both(Behind(honor), AtLeast(Count(hand), 1))",
            ]
        )  # fmt: skip

    def do(self, depth: int) -> str:
        verb = self.rng.choice(
            [
                "banish", "banish", "banish", "discard", "destroy", "acquire", "defeat", "take", "enter", "recover",
                "stack", "keep", "copy", "give",
            ]
        )  # fmt: skip
        zones = {
            "banish": ["hand", "discard", "row", "adjacent", "constructs", "played"], "discard": ["hand"],
            "destroy": ["constructs"], "acquire": ["row", "void", "mystics", "heavies"], "take": ["row"],
            "defeat": ["row", "void", "cultists"], "enter": ["discard", "hand"], "recover": ["discard"],
            "stack": ["discard", "hand"], "keep": ["constructs", "hand"], "copy": ["played"], "give": ["hand"],
        }[verb]  # fmt: skip
        where = self.rng.sample(zones, self.rng.randrange(1, len(zones) + 1))
        may = ", may=True" if self.rng.random() < 0.4 else ""
        cards = f"Pick([{', '.join(where)}], {self.filter()}{may})"
        if self.rng.random() < 0.25:
            cards = self.rng.choice([f"All({zones[0]}, {self.filter()})", "AtRandom(hand)", "Top()", "It()", "This()"])
        more = f", then={self.effect(depth - 1)}" if self.rng.random() < 0.4 else ""
        if verb in ("acquire", "defeat", "take") and self.rng.random() < 0.6:
            more += ", free=True"
        if verb == "acquire" and self.rng.random() < 0.3:
            more += f", to={self.rng.choice(['deck', 'hand'])}"
        if verb == "defeat" and self.rng.random() < 0.3:
            more += ", to=bottom"
        return f'Do("{verb}", {cards}{more})'

    def effect(self, depth: int) -> str:
        pick = self.rng.random()
        if depth <= 0 or pick < 0.2:
            return self.rng.choice(
                [
                    f"draw({self.number()})", f"gain(runes, {self.amount()})", f"gain(power, {self.amount()})",
                    f"gain(honor, {self.number()})", f"gain(runes, 2, only={self.filter()})", "Steal(1)", "ExtraTurn()",
                ]
            )  # fmt: skip
        inner = self.effect(depth - 1)
        if pick < 0.5:
            return self.do(depth)
        return self.rng.choice(
            [
                f"seq({inner}, {self.effect(depth - 1)})", f"If({self.test()}, {inner}, {self.effect(depth - 1)})",
                f"May({inner})", f"OneOf([{inner}, {self.effect(depth - 1)}, draw(1)])",
                f"Times({self.amount()}, {inner})",
                f"Each({self.rng.choice(['opponents', 'others', 'everyone'])}, {inner})", f"Pay(runes, 1, {inner})",
                f"Name({inner})", f"Lasting({self.rule(depth - 1)}, uses={self.rng.randrange(3)})",
                f"Unite(lifebound, {inner})",
            ]
        )  # fmt: skip

    def rule(self, depth: int) -> str:
        trigger = f"Trigger({self.event()}, {self.effect(depth - 1)}, {self.filter()}"
        trigger += f", limit={self.rng.choice(['once', 'first', 'always'])}"
        trigger += (
            self.rng.choice(["", ", own=True", f", test={self.test()}", ", may=True", ", origin=[hand, row]"]) + ")"
        )
        return self.rng.choice([trigger, trigger, f"Discount(1, {self.filter()})", "TreatAs(mechana)"])

    def card(self, name: str) -> dict[str, Any]:
        kind = self.rng.choice(["hero", "hero", "construct", "monster"])
        card: dict[str, Any] = {"name": name, "kind": kind, "cost": self.rng.randrange(3), "copies": 6}
        if kind != "monster":
            card |= {"honor": 1, "faction": self.rng.choice(["enlightened", "lifebound", "mechana", "void"])}
        if kind == "construct":
            card["abilities"] = [self.effect(3) for _ in range(self.rng.randrange(1, 3))]
            card["rules"] = [self.rule(2)] if self.rng.random() < 0.5 else []
        else:
            card["effect"] = self.effect(4)
        if self.rng.random() < 0.3:
            card["fate"] = self.effect(3)
        return card


def cards_by_chance(rng: random.Random, count: int) -> list[dict[str, Any]]:
    """So many cards that were not refused."""
    author, found = Author(rng), list[dict[str, Any]]()
    while len(found) < count:
        card = author.card(f"Card {len(found)} of {rng.randrange(10**6)}")
        if refused(card_from, card, "mine") is None:
            found.append(card)
    return found


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_language_allows_can_be_played(seed: int) -> None:
    """Eight cards by chance, most of the center deck; the laws hold, or the chain is told to be endless."""
    rng = chance("strange cards", seed)
    tables: list[dict[str, Any]] = [
        {"players": 2}, {"players": 3, "sets": "both"}, {"players": 4, "mode": "teams"}, {"players": 1},
    ]  # fmt: skip
    for table in tables:
        config = GAME.configure({**table, "cards": cards_by_chance(rng, 8), "rounds": 12, "honor_pool": 500})
        play_under_the_laws(GAME.new(config, seed), chance("strange game", seed))


def play_under_the_laws(s: State, rng: random.Random) -> None:
    try:
        for _ in walk(s, rng, most=1500):
            invariants.row_is_full(s)
            invariants.honor_adds_up(s)
            if rng.random() < 0.15 or not s.options:
                invariants.cards_are_all_there_once(s)
                invariants.question_is_fair(s)
                invariants.causes_exist(s)
                invariants.reasons_are_complete(s, GAME.seat_to_act(s) if s.options else 0)
                assert GAME.load(GAME.save(s)) == s and clone(s) == s
                GAME.redeal(s, None, 1)
    except EndlessLoopError:
        pass  # the state is not to be used any more
    except AssertionError as error:
        if "the game goes on" not in str(error):  # an ability without limit can be used without end
            raise


@tries(150)
@given(st.integers(0, 10**9))
def test_every_effect_can_be_written_and_read_again(seed: int) -> None:
    text = Author(random.Random(seed)).effect(4)
    if refused(card_from, {**HERO, "effect": text}, "mine") is None:
        tree = read(text, WORDS)
        assert read(write(tree), WORDS) == tree


def test_the_words_of_the_notation_are_all_in_use() -> None:
    """The author above knows every node a card may use, so that a new one is not forgotten here."""
    source = inspect.getsource(Author)
    engines = {"Menu", "Settle", "PassTurn", "SamaelActs"}
    written = {"Filter": "of(", "Seq": "seq(", "Draw": "draw(", "Gain": "gain(", "Ability": "abilities"}
    rare = {"CostOf", "MonstersJoin"}  # the first is the engine's way to price a monster; the second rests on trophies
    for name in NODES:
        if name not in engines | rare:
            assert written.get(name, f"{name}(") in source, name
    assert BUILDERS and VALUES
