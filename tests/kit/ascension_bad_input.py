"""Valid settings and cards of Ascension, and ways to make them invalid."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kit.ascension_kit import ASCENSION, PATRONS
from kit.bad_input import BadInput
from kit.fuzzing import nested
from vigil.games.ascension.cards import card_from, cards_in

_VALUES: dict[str, st.SearchStrategy[Any]] = {
    "players": st.sampled_from([1, 2, 3, 4, 5, 6]),
    "sets": st.sampled_from(["base", "fallen", "both"]),
    "mode": st.sampled_from(["free", "teams", "solo"]),
    "edition": st.sampled_from(["anniversary", "first"]),
    "honor_pool": st.integers(0, 200),
    "rounds": st.integers(1, 300),
    "copies": st.dictionaries(
        st.sampled_from(["Mephit", "arha initiate", "Lunar Stag", "nobody"]), st.integers(-1, 61)
    ),
    "cards": st.lists(st.sampled_from(PATRONS), max_size=3),
}

ASCENSION_INPUT = BadInput(
    kit=ASCENSION,
    settings={},
    values=_VALUES,
    settings_with=lambda value: [{"copies": {"Mephit": value}}, {"cards": [value]}],
    settings_named=lambda word: [{"copies": {word: 1}}, {word: 1}],
    headers=(
        {"seed": -1}, {"seed": True}, {"seed": 1 << 64}, {"game": ["ascension"]}, {"game": "conflictus"}, {"rules": 7},
        {"x": 1}, {"players": 9}, {"cards": nested(300)}, {"cards": 5},
    ),
    right_headers=frozenset({("copies", "{}")}),
    optional_fields=frozenset(),
    changes=60,
    card={"name": "X", "kind": "hero", "effect": "draw(1)"},
    card_fields=(
        "name", "kind", "faction", "cost", "honor", "copies", "effect", "fate", "abilities", "rules", "unbanishable",
        "rests", "banished", "names", "set", "text",
    ),
    read_card=lambda table: card_from(table, "mine"),
    card_files=("start", "always", "base", "fallen", "first"),
    cards_in=cards_in,
    no_effects=(
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
        "gain(gold, 1)", "UntilEndOfTurn(MonstersJoin())", "Steal(-1)", "Name(5)", "Trigger(nothing, draw(1))", "'\\d'",
    ),
    alphabet="draw(seqMyhnd[]{}=1,. '\"\\\n\t_ofTimes*é",
)  # fmt: skip
