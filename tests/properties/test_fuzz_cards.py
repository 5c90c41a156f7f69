"""Card files with faults are refused; cards that nobody printed but the language allows can be played."""

from __future__ import annotations

import inspect
import random
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties import invariants
from properties.fuzzing import NASTY, faulty, refused, tried, tries
from properties.scenarios import chance, walk
from vigil.effects.machine import EndlessLoopError
from vigil.effects.notation import read, write
from vigil.games.ascension.cards import WORDS, card_from, cards_in
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import BUILDERS, NODES, VALUES
from vigil.games.ascension.rules.state import State
from vigil.kernel.errors import BadData
from vigil.kernel.serialization import clone

FIELDS = (
    "name", "kind", "faction", "cost", "honor", "copies", "effect", "fate", "abilities", "rules", "unbanishable",
    "rests", "banished", "names", "set", "text",
)  # fmt: skip
HERO = {"name": "X", "kind": "hero", "effect": "draw(1)"}


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("name", NASTY)
def test_nasty_fields(field: str, name: str) -> None:
    value = NASTY[name]
    for item in (value, [value], {"is": "Draw", "n": value}, {"en": value}):
        refused(card_from, {**HERO, field: item}, "mine")
        refused(GAME.configure, {"cards": [{**HERO, field: item}]})


@pytest.mark.parametrize("file", ["start", "always", "base", "fallen", "first"])
def test_card_files_with_faults(file: str) -> None:
    text = resources.files("vigil.games.ascension.cards").joinpath(f"{file}.toml").read_text(encoding="utf-8")
    assert cards_in(text)
    tables = text.split("[[card]]")
    rng = chance("card files", file)
    for _ in range(150):
        few = "[[card]]".join([tables[0], *rng.sample(tables[1:], min(2, len(tables) - 1))])
        wrong = faulty(rng, few)
        error = refused(cards_in, wrong)
        assert error is None or isinstance(error, BadData)


@pytest.mark.parametrize(
    "text",
    [
        "", "\0", "set = 5", "card = 5", "[[card]]", "[card]", 'set = "a b"\n[[card]]', "x = 1", "=" * 1000,
        "[[card]]\nname = 1979-05-27", "[[card]]\nname = inf", "[[card]]\nname = 'X'\ncost = 0x" + "f" * 6000,
        "[[card]]\nname = 'X'\ncost = " + "9" * 6000, "[[card]]\n" * 600, "a = " + "[" * 5000,
        "a" + ".a" * 3000 + " = 1",
        "[[card]]\nname = 'X'\nname = 'Y'", "[[card]]\nname = 'X'\nkind = 'hero'\neffect = 'draw(1)'\n" * 2,
    ],
)  # fmt: skip
def test_files_that_are_no_card_files(text: str) -> None:
    assert isinstance(refused(cards_in, text), BadData)


@pytest.mark.parametrize(
    "text",
    [
        "", "draw", "draw(", "draw(1))", "draw(1,2,3)", "draw(n=1, n=2)", "draw(**x)", "seq(*hand)", "draw(1.5)",
        "draw(1e400)", "draw(-1)", "draw(100)", "draw(True)", "draw(None)", "draw('1')", "draw(b'1')", "draw(...)",
        "lambda: 1", "draw(1) if 1 else draw(2)", "draw(1); draw(2)", "import os", "__import__('os')", "x.y", "f'{1}'",
        "draw.__class__", "().__class__", "(yield)", "[draw(1)]", "5", "'draw(1)'", "hand", "None",
        "Card('a','b','hero')",
        "draw(0x" + "f" * 3000 + ")", "draw(-0x" + "f" * 3000 + ")", "0x" + "f" * 3900, "-" * 3900 + "1", "(" * 3000,
        "May(" * 790 + ")" * 790, "May(" * 70 + "draw(1)" + ")" * 70, "a." * 1900 + "b", "1+" * 1900 + "1", "x" * 4001,
        "draw(1)\0", "draw(\ud800)", "Seq(5)", "Do('fly', Pick([hand]))", "Do('banish', 5)", "Pick([hand])", "of(hero)",
        "Each('nobody', draw(1))", "Times([], draw(1))", "If(1, 2)", "Menu('main')", "Settle()", "PassTurn()",
        "SamaelActs()", "gain(honor, gain(honor, 1))", "banish(5)", "banish([[hand]])", "banish()", "banish(deck)",
        "gain(gold, 1)", "Lasting(MonstersJoin())", "Steal(-1)", "Name(5)", "Trigger(nothing, draw(1))", "'\\d'",
    ],
)  # fmt: skip
def test_texts_that_are_no_effects(text: str) -> None:
    error = refused(card_from, {**HERO, "effect": text}, "mine")
    assert isinstance(error, BadData) and "X" in str(error)


@tries(300)
@given(st.text(alphabet="draw(seqMyhnd[]{}=1,. '\"\\\n\t_ofTimes*é", max_size=60))
def test_any_effect_is_read_or_refused(text: str) -> None:
    error = refused(card_from, {**HERO, "effect": text}, "mine")
    assert error is None or isinstance(error, BadData)


# -------------------------------------------------- cards nobody has ever printed


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
        config = GAME.configure({**table, "cards": cards_by_chance(rng, 8), "rounds": 12, "honor": 500})
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


def test_names_of_cards_that_are_hard_to_type() -> None:
    """Every name that is taken makes options that can be typed."""
    names = [
        "17",
        "Mystic!",
        "end turn",
        "yes",
        "İstanbul",
        "ß ẞ",
        "a-b",
        "a b",
        "日本",
        "O'Neil",
        "–",
        "!!!",
        "concede",
    ]
    for name in names:
        cards = [{"name": name, "kind": "hero", "copies": 60, "effect": "draw(1)"}]
        config, _ = tried(GAME.configure, {"cards": cards})
        if config is not None:
            rng = chance("names", name)
            for seed in range(2):
                s = GAME.new(config, seed)
                for _ in walk(s, rng, most=5000):
                    if rng.random() < 0.1:
                        invariants.question_is_fair(s)


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
