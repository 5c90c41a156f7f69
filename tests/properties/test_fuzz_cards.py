"""Invalid card files are rejected, and random cards that the language allows can be played."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit import invariants
from kit.ascension_bad_input import ASCENSION_INPUT
from kit.bad_input import BadInput
from kit.card_kit import CardKit
from kit.conflictus_bad_input import CONFLICTUS_INPUT
from kit.fuzzing import NASTY, refused, tries, with_typos
from kit.game_kit import chance
from kit.games import CARD_GAMES, each_game
from kit.random_cards import CardAuthor
from vigil.effects.language import Do, Filter, children, walk
from vigil.effects.machine import EndlessLoopError
from vigil.effects.notation import read, write
from vigil.kernel.errors import BadConfig, BadData
from vigil.kernel.serialization import clone

MOST_CHOICES = 700
INPUTS = (ASCENSION_INPUT, CONFLICTUS_INPUT)
each_input = pytest.mark.parametrize("bad", INPUTS, ids=repr)


def read_card(bad: BadInput, **changes: Any) -> BadData | None:
    """Read a card with these fields, and return the error if it is rejected."""
    error = refused(bad.read_card, {**bad.card, **changes})
    assert error is None or isinstance(error, BadData)
    return error


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize(
    ("bad", "field"), [pytest.param(bad, field, id=f"{bad} {field}") for bad in INPUTS for field in bad.card_fields]
)
def test_invalid_card_fields_are_rejected(bad: BadInput, field: str, name: str) -> None:
    value = NASTY[name]
    for item in (value, [value], {"is": "Draw", "n": value}, {"en": value}):
        read_card(bad, **{field: item})
        settings = {**bad.settings, "cards": [{**bad.card, field: item}]}
        error = refused(bad.kit.game.configure, settings)
        assert error is None or isinstance(error, BadConfig)


@pytest.mark.parametrize(
    ("bad", "file"), [pytest.param(bad, file, id=f"{bad} {file}") for bad in INPUTS for file in bad.card_files]
)
def test_card_files_with_typos_are_accepted_or_rejected(bad: BadInput, file: str) -> None:
    folder = resources.files(f"vigil.games.{bad.kit.name}.cards")
    text = folder.joinpath(f"{file}.toml").read_text(encoding="utf-8")
    assert bad.cards_in(text)
    tables = text.split("[[card]]")
    rng = chance("card files", file)
    for _ in range(150):
        few = "[[card]]".join([tables[0], *rng.sample(tables[1:], min(2, len(tables) - 1))])
        error = refused(bad.cards_in, with_typos(rng, few))
        assert error is None or isinstance(error, BadData)


@each_input
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
def test_files_that_are_not_card_files_are_rejected(bad: BadInput, text: str) -> None:
    assert isinstance(refused(bad.cards_in, text), BadData)


@pytest.mark.parametrize(
    ("bad", "text"),
    [pytest.param(bad, text, id=f"{bad} {text[:40]!r}") for bad in INPUTS for text in bad.no_effects],
)
def test_texts_that_are_not_effects_are_rejected(bad: BadInput, text: str) -> None:
    error = read_card(bad, effect=text)
    assert error is not None and "X" in str(error)


@each_input
@tries(300)
@given(data=st.data())
def test_any_effect_is_accepted_or_rejected(bad: BadInput, data: st.DataObject) -> None:
    read_card(bad, effect=data.draw(st.text(alphabet=bad.alphabet, max_size=60)))


# ------------------------------------------------------------------- random cards


@pytest.mark.parametrize("seed", range(20))
@each_game(CARD_GAMES)
def test_random_cards_can_be_played(kit: CardKit, seed: int) -> None:
    """The invariants hold, or the player gets an error about an endless loop."""
    rng = chance("random cards", seed)
    for s in kit.random_games(rng):
        try:
            for _, state in zip(range(MOST_CHOICES), kit.walk(s, rng), strict=False):
                kit.check_state(state)
                if rng.random() < 0.15 or not state.options:
                    invariants.check_all(kit, state)
                    invariants.reasons_are_complete(kit, state, kit.game.seat_to_act(state) if state.options else 0)
                    assert kit.game.load(kit.game.save(state)) == state == clone(state)
                    kit.game.redeal(state, None, 1)
        except EndlessLoopError:
            pass  # the state can't be used anymore


@each_game(CARD_GAMES)
def test_every_part_of_a_card_can_be_written_and_read_again(kit: CardKit) -> None:
    for seed in range(200):
        for part in children(CardAuthor(kit.language, seed).card()):
            assert read(write(part), kit.vocabulary) == part


@each_game(CARD_GAMES)
def test_random_cards_use_every_node_and_every_verb(kit: CardKit) -> None:
    drawn = [node for seed in range(400) for node in walk(CardAuthor(kit.language, seed).card())]
    assert {type(node) for node in drawn} - {Filter} == {kit.language.card, *kit.language.nodes} - {Filter}
    assert {node.verb for node in drawn if isinstance(node, Do)} == set(kit.language.words["verb"])
