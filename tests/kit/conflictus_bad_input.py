"""Valid settings and cards of Conflictus, and ways to make them invalid."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kit.bad_input import BadInput
from kit.conflictus_kit import CONFLICTUS, OTHERWISE, OWN_CARDS, ready_decks
from kit.fuzzing import nested
from kit.game_kit import Settings
from vigil.games.conflictus.cards import FILES, card_from, cards_in
from vigil.games.conflictus.rules import decks

DECK_NAMES = [ready.names["pt"] for ready in decks.ready_decks("rapidinha")]
_VALUES: dict[str, st.SearchStrategy[Any]] = {
    "decks": st.lists(
        st.sampled_from([*DECK_NAMES, *(dict(ready.deck) for ready in decks.ready_decks("rapidinha"))]), max_size=5
    ),
    "format": st.sampled_from(["rapidinha", "classic"]),
    "players": st.sampled_from([2, 3, 4]),
    "best_of": st.integers(0, 10),
    "rounds": st.integers(0, 500),
    "always_ask": st.booleans(),
    "switches": st.dictionaries(st.sampled_from([*OTHERWISE]), st.sampled_from([*OTHERWISE.values(), "off", False])),
    "cards": st.lists(st.sampled_from(OWN_CARDS), max_size=3),
}
SETTINGS: Settings = {"format": "rapidinha", "decks": ready_decks("rapidinha", 2)}


def _settings_with(value: Any) -> list[Settings]:
    return [
        {"decks": [value, DECK_NAMES[0]]}, {"decks": [{"Fonte de Luz": value}, DECK_NAMES[0]]}, {"cards": [value]},
        {"decks": [{"Fonte de Luz": 25, "Adoecer": value}, DECK_NAMES[0]]},
        *({"switches": {key: value}} for key in OTHERWISE if not isinstance(value, bool)),
    ]  # fmt: skip


CONFLICTUS_INPUT = BadInput(
    kit=CONFLICTUS,
    settings=SETTINGS,
    values=_VALUES,
    settings_with=_settings_with,
    settings_named=lambda word: [{"decks": [{word: 25}, DECK_NAMES[0]]}, {"switches": {word: True}}, {word: 1}],
    headers=(
        {"seed": -1}, {"seed": True}, {"rules": 7}, {"x": 1}, {"decks": nested(300)}, {"decks": []},
        {"format": "classic"}, {"switches": {"x": 1}}, {"best_of": 2}, {"game": "ascension"}, {"cards": 5},
    ),
    right_headers=frozenset({("switches", "{}")}),
    optional_fields=frozenset(("kinds", "owners")),
    changes=20,
    card={"name": "X", "number": 0, "kind": "amulet", "faction": "light", "effect": "spell(Draw(1))"},
    card_fields=(
        "name", "number", "kind", "faction", "rarity", "cost", "attack", "defense", "mill", "subclass", "keywords",
        "effect", "abilities", "rules", "token", "names", "text",
    ),
    read_card=card_from,
    card_files=tuple(FILES),
    cards_in=cards_in,
    no_effects=(
        "", "Draw", "Draw(1)", "spell()", "spell(Draw(-1))", "spell(Draw(1e400))", "spell(Draw('1'))", "spell(5)",
        "spell(Draw(1), Draw(2))", "spell(Damage(1, Target()))", "spell(Damage(1, Target(3)), a_card(which(warrior)))",
        "spell(Do('fly', Target()), a_card(which(warrior)))", "spell(Draw(1), a_card(which(dragon)))", "lambda: 1",
        "spell(Draw(0x" + "f" * 3000 + "))", "spell(May(" * 700, "__import__('os')", "spell(Priority())",
        "spell(Setup())", "ChooseOne([])", "ChooseOne([Draw(1)])",
        "spell(Grant(Target(), flying), a_card(which(warrior)))", "spell(Mill(1, nobody))",
        "spell(ChoosePlayer(me, Draw(1)))",
        "spell(PutCounters(Target(), gold), a_card(which(warrior)))",
        "spell(MarkFor('burn'))", "spell(this_turn(Draw(1)))", "spell(StatOf(mill))",
        "Activated(Draw(1))", "Trigger(dies, Draw(1))", "spell(\ud800)", "spell(Draw(1))\0",
    ),
    alphabet="spellDraw(Milseq,which)[]{}=1. '\"\\\n\t_Target*é",
)  # fmt: skip
