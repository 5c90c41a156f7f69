"""Whatever is typed, sent or kept in a file for Conflictus is taken or properly refused; then nothing has changed."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import fields
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties import invariants_conflictus as book
from properties.fuzzing import NASTY, changed, faulty, forged, nested, plain, refused, tried, tries
from properties.scenarios import chance
from properties.scenarios_conflictus import FAST, OTHERWISE, OWN_CARDS, config_of, ours, pick, played, somewhere
from tools.card_pairs import check
from tools.random_decks import random_deck
from vigil.effects.machine import EndlessLoopError
from vigil.games.conflictus.cards import FILES, card_from, cards_in
from vigil.games.conflictus.rules import why_not
from vigil.games.conflictus.rules.config import Config, Switches
from vigil.games.conflictus.rules.decks import deck_from, precons, read, violations, write
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State
from vigil.kernel import link, record
from vigil.kernel.errors import BadConfig, BadData, BadRecord, IllegalChoice, StaleDecision
from vigil.kernel.match import Match
from vigil.registry import GAMES

SETTINGS = ("decks", "format", "players", "games", "rounds", "stops", "switches", "cards")
NAMES = [*precons("rapidinha")]
GOOD: dict[str, Any] = {
    "decks": st.lists(st.sampled_from([*NAMES, *(dict(deck) for deck in precons("rapidinha").values())]), max_size=5),
    "format": st.sampled_from(["rapidinha", "classic"]),
    "players": st.sampled_from([2, 3, 4]),
    "games": st.integers(0, 10),
    "rounds": st.integers(0, 500),
    "stops": st.booleans(),
    "switches": st.dictionaries(st.sampled_from([*OTHERWISE]), st.sampled_from([*OTHERWISE.values(), "off", False])),
    "cards": st.lists(st.sampled_from(OWN_CARDS), max_size=3),
}
BASE: dict[str, Any] = {"format": "rapidinha", "decks": ours("rapidinha", 2)}


# ----------------------------------------------------------------- configurations


def good_config(config: Config) -> None:
    """A configuration that was taken can be told, asked for again and played."""
    told = json.loads(json.dumps(GAME.settings_of(config)))
    assert GAME.configure(told) == config
    book.question_is_fair(GAME.new(config, 1))


@pytest.mark.parametrize("key", [*SETTINGS, "seats", "", "\0", "x" * 5000])
@pytest.mark.parametrize("name", NASTY)
def test_nasty_settings(key: str, name: str) -> None:
    config, error = tried(GAME.configure, {**BASE, key: NASTY[name]})
    assert error is None or isinstance(error, BadConfig)
    if config is not None:
        good_config(config)


@pytest.mark.parametrize("name", NASTY)
def test_nasty_parts_of_settings(name: str) -> None:
    value = NASTY[name]
    tables: list[dict[str, Any]] = [
        {"decks": [value, NAMES[0]]}, {"decks": [{"Fonte de Luz": value}, NAMES[0]]}, {"cards": [value]},
        {"decks": [{"Fonte de Luz": 25, "Adoecer": value}, NAMES[0]]},
        *({"switches": {key: value}} for key in OTHERWISE if not isinstance(value, bool)),
    ]  # fmt: skip
    for wrong in tables:
        error = refused(GAME.configure, {**BASE, **wrong})
        assert error is None or isinstance(error, BadConfig), wrong
        assert error is not None or "cards" in wrong, wrong
    refused(GAME.new, GAME.configure(BASE), value)
    if isinstance(value, str):
        assert refused(GAME.configure, {**BASE, "decks": [{value: 25}, NAMES[0]]})
        assert refused(GAME.configure, {**BASE, "switches": {value: True}})
        assert refused(GAME.configure, {**BASE, value: 1})


@tries(120)
@given(st.dictionaries(st.sampled_from(SETTINGS) | st.text(max_size=8), plain, max_size=4))
def test_any_settings(settings: dict[str, Any]) -> None:
    config, _ = tried(GAME.configure, settings)
    if config is not None:
        good_config(config)


@tries(120)
@given(st.fixed_dictionaries({"decks": GOOD["decks"]}, optional={k: v for k, v in GOOD.items() if k != "decks"}))
def test_settings_that_could_be_good(settings: dict[str, Any]) -> None:
    """Each value could be meant; together they make sense or are refused."""
    before = copy.deepcopy(settings)
    config, _ = tried(GAME.configure, settings)
    assert settings == before
    if config is not None:
        good_config(config)


@pytest.mark.parametrize("name", OTHERWISE)
def test_every_switch_takes_what_it_says_and_nothing_else(name: str) -> None:
    config = GAME.configure({**BASE, "switches": {name: OTHERWISE[name]}})
    assert getattr(config.switches, name) == OTHERWISE[name]
    assert name in {f.name for f in fields(Switches)} and type(getattr(Switches(), name)) is type(OTHERWISE[name])
    odd: tuple[Any, ...] = ("nonsense", 2, None, [], 1.5)
    for wrong in odd:
        assert isinstance(refused(GAME.configure, {**BASE, "switches": {name: wrong}}), BadConfig)


# -------------------------------------------------------------------------- decks


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_deck_lists_with_faults(style: str) -> None:
    rng = chance("deck lists", style)
    for number in range(60):
        deck = deck_from(random_deck(rng, style), style)
        text = write(deck)
        assert read(text) == deck and deck_from(text, style) == deck
        assert read(text.replace("\n", "\r\n").upper()) == deck
        wrong = faulty(rng, text)
        taken, error = tried(deck_from, wrong, style)
        assert error is None or isinstance(error, BadData)
        if taken is not None:
            assert deck_from(write(taken), style) == taken
            config, _ = tried(GAME.configure, {"format": style, "decks": [wrong, dict(deck)]})
            assert (config is None) == bool(violations(taken, style)), number


@tries(100)
@given(st.text(max_size=80) | plain)
def test_any_deck_is_read_or_refused(value: Any) -> None:
    deck, error = tried(deck_from, value, "classic")
    assert deck is not None or isinstance(error, BadData)
    assert refused(GAME.configure, {**BASE, "decks": [value, value]}) is not None or value in NAMES


@tries(80)
@given(st.dictionaries(st.sampled_from(["Fonte de Luz", "Adoecer", "escudo_protetor", "Fhaonna"]), st.integers(-2, 60)))
def test_tables_of_cards_are_decks_if_the_numbers_are_right(table: dict[str, int]) -> None:
    config, _ = tried(GAME.configure, {"format": "classic", "decks": [table, table]})
    limits = {"Fonte de Luz": 50, "Adoecer": 3, "escudo_protetor": 2, "Fhaonna": 2}
    good = sum(table.values()) == 50 and all(1 <= n <= limits[name] for name, n in table.items())
    assert (config is not None) == good


# ------------------------------------------------------------------- what is typed


@tries(150)
@given(st.text(max_size=40) | st.sampled_from([v for v in NASTY.values() if isinstance(v, str)]), st.integers(-3, 9))
def test_any_text_may_be_typed(typed: str, seat: int) -> None:
    match = Match(GAME, config_of("random classic 3"), 9)
    before, asked = GAME.save(match.state), match.decision
    assert asked is not None
    error = refused(match.choose, seat, asked.number, typed)
    if error is None:
        assert seat == asked.seat and len(match.choices) == 1
    else:
        assert isinstance(error, IllegalChoice)
        assert GAME.save(match.state) == before and not match.choices


@pytest.mark.parametrize("table", FAST)
def test_names_with_faults_are_refused_or_mean_an_option(table: str) -> None:
    """A whole match answered by somebody who cannot type; names in any case and with any spaces are right."""
    rng = chance("typing", table)
    match = Match(GAME, config_of(table), 3)
    while not match.over and len(match.choices) < 80:
        asked = match.decision
        assert asked is not None
        name = asked.options[match.state.options.index(pick(match.state, rng))].name
        before, count = GAME.save(match.state), len(match.choices)
        number = asked.number + rng.choice([-1, 1, 2, 10**9])
        assert isinstance(refused(match.choose, asked.seat, number, name), StaleDecision)
        assert isinstance(refused(match.choose, asked.seat + 1, asked.number, name), IllegalChoice)
        assert refused(match.take, len(asked.options)) and refused(match.take, -1)
        wrong = faulty(rng, name)
        if refused(match.choose, asked.seat, asked.number, wrong) is not None:
            assert GAME.save(match.state) == before and len(match.choices) == count
            match.choose(asked.seat, asked.number, f"  {name.upper()}\t".replace(" ", "  "))
            assert match.choices[-1].name == name


# ------------------------------------------------------------------ records, links


@pytest.mark.parametrize("table", FAST)
def test_records_with_faults(table: str) -> None:
    text = record.write(played(table, 5, most=30), remarks=("a short match",))
    rng = chance("records", table)
    taken = 0
    for _ in range(50):
        match, _ = tried(record.read, faulty(rng, text), GAMES)
        if match is not None:
            taken += 1
            check(match.state)
            assert record.read(record.write(match), GAMES).choices == match.choices
    assert taken < 50


@pytest.mark.parametrize("key", ["game", "rules", "seed", *SETTINGS])
def test_nasty_headers(key: str) -> None:
    lines = record.write(played("rapidinha 2", 5, most=20)).split("\n")
    values = ["", "-1", "1e400", "NaN", "null", "{", '"\\ud800"', '"' + "x" * 100_000 + '"', "9" * 6000, "[[]]", "{}"]
    values += ["[" * depth + "]" * depth for depth in (*range(200, 1000, 60), 10_000)]
    values += ['{"a":' * depth + "1" + "}" * depth for depth in (300, 990, 10_000)]
    for value in values:
        kept = [line for line in lines if not line.startswith(f"{key}:")]
        if (key, value) == ("switches", "{}"):
            continue
        text = "\n".join([kept[0], f"{key}: {value}", *kept[1:]])
        assert refused(record.read, text, GAMES) is not None, value[:60]


@pytest.mark.parametrize("table", ["rapidinha 2", "random classic 4", "rapidinha 3, other rulings"])
def test_links_with_faults_are_refused(table: str) -> None:
    good = link.pack(played(table, 6, most=30))
    rng = chance("links", table)
    for _ in range(80):
        wrong = faulty(rng, good)
        if wrong.strip() != good:
            assert isinstance(refused(link.unpack, wrong, GAMES), BadRecord), wrong
    for cut in range(0, len(good), 3):
        assert isinstance(refused(link.unpack, good[:cut], GAMES), BadRecord)


def test_forged_links_are_refused() -> None:
    config = config_of("rapidinha 2")
    header = {"game": "conflictus", "rules": GAME.rules_hash(config), "seed": 1, **GAME.settings_of(config)}
    assert not link.unpack(forged([header, 0, 0]), GAMES).choices
    wrong: list[Any] = [
        [{**header, "seed": -1}, 0, 0], [{**header, "seed": True}, 0, 0], [{**header, "rules": 7}, 0, 0],
        [{**header, "x": 1}, 0, 0], [{**header, "decks": nested(300)}, 0, 0], [{**header, "decks": []}, 0, 0],
        [{**header, "format": "classic"}, 0, 0], [{**header, "switches": {"x": 1}}, 0, 0],
        [{**header, "games": 2}, 0, 0], [{**header, "game": "ascension"}, 0, 0], [header, -1, 0], [header, 0, 99],
        [{**header, "cards": 5}, 0, 0],
    ]  # fmt: skip
    for told in wrong:
        assert refused(link.unpack, forged(told), GAMES) is not None, str(told)[:80]
    for digits, count, seats in ((b"\xff" * 40, 3, 0), (b"", 100_000, 0), (b"\x01", 0, 0), (b"\xff" * 50, 40, 7)):
        refused(link.unpack, forged([header, count, seats], digits), GAMES)


# -------------------------------------------------------------------- saved games


def usable(s: State) -> None:
    """Look at it from every side and play a little: nothing but an honest error may come of it."""
    for viewer in (None, *range(s.tables.players)):
        GAME.view(s, viewer)
        GAME.events(s, viewer)
        why_not.all_reasons(s, viewer)
    GAME.decision(s)
    GAME.outcome(s)
    GAME.redeal(s, 0, 1)
    assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)
    rng = random.Random(1)
    try:
        for _ in range(15):
            if s.options:
                GAME.choose(s, pick(s, rng))
                GAME.decision(s)
    except EndlessLoopError:
        pass


@pytest.mark.parametrize("table", FAST)
def test_a_saved_game_with_one_change(table: str) -> None:
    rng = chance("saves with faults", table)
    for seed in range(2):
        told = json.loads(json.dumps(GAME.save(somewhere(table, "fault", seed))))
        for _ in range(20):
            wrong = changed(rng, told)
            before = copy.deepcopy(wrong)
            loaded, error = tried(GAME.load, wrong)
            assert before == wrong, "load changed what it was given"
            assert error is None or isinstance(error, (BadData, BadConfig)), error
            if loaded is not None:
                usable(loaded)


@pytest.mark.parametrize("name", NASTY)
def test_nasty_fields_of_a_saved_game(name: str) -> None:
    told = GAME.save(somewhere("rapidinha 2", "nasty"))
    assert refused(GAME.load, NASTY[name]) is not None
    for key in told:
        loaded, _ = tried(GAME.load, {**told, key: NASTY[name]})
        if loaded is not None:
            usable(loaded)


def test_a_saved_game_with_a_field_missing_or_of_other_rules() -> None:
    told = GAME.save(somewhere("classic 2", "missing"))
    for key in told:
        if key not in ("kinds", "owners"):
            assert refused(GAME.load, {k: v for k, v in told.items() if k != key}) is not None, key
    assert refused(GAME.load, {**told, "rules": "0" * 16}) is not None


# --------------------------------------------------------------------- card files


AMULET = {"name": "X", "kind": "amulet", "faction": "light", "effect": "spell(Draw(1))"}
FIELDS = (
    "name", "number", "kind", "faction", "rarity", "cost", "attack", "defense", "mill", "subclass", "keywords",
    "effect", "abilities", "rules", "token", "names", "text",
)  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("name", NASTY)
def test_nasty_fields_of_a_card(field: str, name: str) -> None:
    value = NASTY[name]
    for item in (value, [value], {"is": "Draw", "n": value}, {"en": value}):
        error = refused(card_from, {**AMULET, field: item})
        assert error is None or isinstance(error, BadData)
        refused(GAME.configure, {**BASE, "cards": [{**AMULET, field: item}]})


@pytest.mark.parametrize("file", FILES)
def test_card_files_with_faults(file: str) -> None:
    text = resources.files("vigil.games.conflictus.cards").joinpath(f"{file}.toml").read_text(encoding="utf-8")
    assert cards_in(text)
    tables = text.split("[[card]]")
    rng = chance("card files", file)
    for _ in range(120):
        few = "[[card]]".join([tables[0], *rng.sample(tables[1:], min(2, len(tables) - 1))])
        error = refused(cards_in, faulty(rng, few))
        assert error is None or isinstance(error, BadData)


@pytest.mark.parametrize(
    "text",
    [
        "", "Draw", "Draw(1)", "spell()", "spell(Draw(-1))", "spell(Draw(1e400))", "spell(Draw('1'))", "spell(5)",
        "spell(Draw(1), Draw(2))", "spell(Damage(1, Target()))", "spell(Damage(1, Target(3)), a_card(which(warrior)))",
        "spell(Do('fly', Target()), a_card(which(warrior)))", "spell(Draw(1), a_card(which(dragon)))", "lambda: 1",
        "spell(Draw(0x" + "f" * 3000 + "))", "spell(May(" * 700, "__import__('os')", "spell(Priority())",
        "spell(Setup())", "ChooseOne([])", "ChooseOne([Draw(1)])",
        "spell(Grant(Target(), flying), a_card(which(warrior)))", "spell(Mill(1, nobody))", "spell(Whom(me, Draw(1)))",
        "spell(PutCounters(Target(), gold), a_card(which(warrior)))",
        "spell(MarkFor('burn'))", "spell(this_round(Draw(1)))", "spell(StatOf(mill))",
        "Activated(Draw(1))", "Trigger(dies, Draw(1))", "spell(\ud800)", "spell(Draw(1))\0",
    ],
)  # fmt: skip
def test_texts_that_are_no_effects(text: str) -> None:
    error = refused(card_from, {**AMULET, "effect": text})
    assert isinstance(error, BadData) and "X" in str(error)


@tries(250)
@given(st.text(alphabet="spellDraw(Milseq,which)[]{}=1. '\"\\\n\t_Target*é", max_size=60))
def test_any_effect_is_read_or_refused(text: str) -> None:
    error = refused(card_from, {**AMULET, "effect": text})
    assert error is None or isinstance(error, BadData)


def test_a_card_that_makes_a_token_nobody_has_is_refused_with_its_table() -> None:
    """A single card cannot know which others there are; the configuration does."""
    card = {**AMULET, "effect": "spell(MakeTokens('Nobody'))"}
    assert isinstance(refused(GAME.configure, {**BASE, "cards": [card]}), BadConfig)
