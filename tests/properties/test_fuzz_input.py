"""Whatever is typed, sent or kept in a file is taken or properly refused; then nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties import invariants
from properties.fuzzing import NASTY, faulty, forged, nested, plain, refused, tried, tries
from properties.scenarios import FAST, PATRONS, TABLES, chance, config_of, played
from vigil.effects.machine import EndlessLoopError
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.game import GAME
from vigil.kernel import link, record
from vigil.kernel.errors import BadRecord, IllegalChoice, StaleDecision
from vigil.kernel.match import Match
from vigil.registry import GAMES

SETTINGS = ("players", "sets", "mode", "edition", "honor", "rounds", "copies", "cards")
GOOD: dict[str, Any] = {
    "players": st.sampled_from([1, 2, 3, 4, 5, 6]),
    "sets": st.sampled_from(["base", "fallen", "both"]),
    "mode": st.sampled_from(["free", "teams", "solo"]),
    "edition": st.sampled_from(["anniversary", "first"]),
    "honor": st.integers(0, 200),
    "rounds": st.integers(1, 300),
    "copies": st.dictionaries(
        st.sampled_from(["Mephit", "arha initiate", "Lunar Stag", "nobody"]), st.integers(-1, 61)
    ),
    "cards": st.lists(st.sampled_from(PATRONS), max_size=3),
}


# ----------------------------------------------------------------- configurations


def good_config(config: Config) -> None:
    """A configuration that was taken can be told, asked for again and played."""
    told = json.loads(json.dumps(GAME.settings_of(config)))
    assert GAME.configure(told) == config
    invariants.question_is_fair(GAME.new(config, 1))


@pytest.mark.parametrize("key", [*SETTINGS, "seats", "", "\0", "x" * 5000])
@pytest.mark.parametrize("name", NASTY)
def test_nasty_settings(key: str, name: str) -> None:
    config, _ = tried(GAME.configure, {key: NASTY[name]})
    if config is not None:
        good_config(config)


@pytest.mark.parametrize("name", NASTY)
def test_nasty_parts_of_settings(name: str) -> None:
    value = NASTY[name]
    refused(GAME.configure, {"copies": {"Mephit": value}})
    refused(GAME.configure, {"cards": [value]})
    refused(GAME.new, GAME.configure({}), value)
    if isinstance(value, str):
        assert refused(GAME.configure, {"copies": {value: 1}})
        assert refused(GAME.configure, {value: 1})


@tries(250)
@given(st.dictionaries(st.sampled_from(SETTINGS) | st.text(max_size=8), plain, max_size=4))
def test_any_settings(settings: dict[str, Any]) -> None:
    config, _ = tried(GAME.configure, settings)
    if config is not None:
        good_config(config)


@tries(250)
@given(st.fixed_dictionaries({}, optional=GOOD))
def test_settings_that_could_be_good(settings: dict[str, Any]) -> None:
    """Each value could be meant; together they make sense or are refused."""
    config, _ = tried(GAME.configure, settings)
    if config is not None:
        good_config(config)


# ------------------------------------------------------------------- what is typed


@tries(200)
@given(st.text(max_size=40) | st.sampled_from([v for v in NASTY.values() if isinstance(v, str)]), st.integers(-3, 9))
def test_any_text_may_be_typed(typed: str, seat: int) -> None:
    match = Match(GAME, config_of("both 3"), 9)
    before = GAME.save(match.state)
    asked = match.decision
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
    while not match.over and len(match.choices) < 120:
        asked = match.decision
        assert asked is not None
        name = rng.choice(asked.options).name
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
    over = match.over
    assert match.decision is None or not over


def test_several_answers_stop_at_the_first_that_is_wrong() -> None:
    match = Match(GAME, config_of("base 2"), 3)
    asked = match.decision
    assert asked is not None
    name = asked.options[0].name
    refused(match.choose, asked.seat, 0, name, "nonsense", name)
    assert [taken.name for taken in match.choices] == [name]
    again = Match(GAME, match.config, match.seed, match.choices)
    assert GAME.save(again.state) == GAME.save(match.state)


def test_a_chain_without_end_leaves_the_match_as_it_was() -> None:
    """Cards of one's own may set each other off for ever; whoever plays one gets an error and the table back."""
    card = {"name": "Hall of Mirrors", "kind": "hero", "copies": 60, "effect": "gain(runes, 1)"}
    for _ in range(4):
        card["effect"] = f"Times(99, {card['effect']})"
    config = GAME.configure({"players": 2, "cards": [card]})
    match = Match(GAME, config, 2)
    asked = match.decision
    while asked is not None:
        names = [option.name for option in asked.options]
        if "play hall_of_mirrors" in names:
            break
        wanted = "acquire hall_of_mirrors"
        match.take(next((i for i, n in enumerate(names) if n.startswith(wanted)), len(names) - 1))
        asked = match.decision
    assert asked is not None
    before, choices = GAME.save(match.state), match.choices[:]
    error = refused(match.choose, asked.seat, asked.number, "play hall_of_mirrors")
    assert isinstance(error, EndlessLoopError)
    assert GAME.save(match.state) == before and match.choices == choices
    match.choose(asked.seat, asked.number, "end_turn")


# ------------------------------------------------------------------------- records


def short_record(table: str) -> str:
    return record.write(played(table, 5, most=40), remarks=("a short match",))


@pytest.mark.parametrize("table", TABLES)
def test_records_with_faults(table: str) -> None:
    text = short_record(table)
    rng = chance("records", table)
    taken = 0
    for _ in range(60):
        wrong = faulty(rng, text)
        match, _ = tried(record.read, wrong, GAMES)
        if match is not None:
            taken += 1
            invariants.cards_are_all_there_once(match.state)
            assert record.read(record.write(match), GAMES).choices == match.choices
    assert taken < 60


@pytest.mark.parametrize("key", ["game", "rules", "seed", "players", "sets", "cards", "copies", "honor", "new"])
def test_nasty_headers(key: str) -> None:
    """Values as they can stand in a file, nested as deep as JSON is read, and deeper."""
    lines = short_record("base 2").split("\n")
    values = [
        "",
        "-1",
        "1e400",
        "NaN",
        "true",
        "null",
        "{",
        '"\\ud800"',
        '"' + "x" * 100_000 + '"',
        "9" * 4000,
        "9" * 6000,
    ]
    values += ["[" * depth + "]" * depth for depth in (*range(200, 1000, 23), 10_000, 100_000)]
    values += ['{"a":' * depth + "1" + "}" * depth for depth in (*range(200, 1000, 23), 10_000)]
    for value in values:
        kept = [line for line in lines if not line.startswith(f"{key}:")]
        text = "\n".join([kept[0], f"{key}: {value}", *kept[1:]])
        assert refused(record.read, text, GAMES) is not None, value[:60]


@pytest.mark.parametrize("field", ["name", "effect", "abilities", "rules", "names", "cost", "kind"])
def test_nasty_cards_in_a_header(field: str) -> None:
    lines = short_record("base 2").split("\n")
    for depth in (*range(50, 1000, 25), 5000):
        for value in ("[" * depth + "]" * depth, '{"is":' * depth + "1" + "}" * depth):
            card = f'{{"name": "X", "kind": "construct", "{field}": {value}}}'
            text = "\n".join([lines[0], f"cards: [{card}]", *lines[1:]])
            assert refused(record.read, text, GAMES) is not None, depth


def test_a_key_given_twice_is_refused() -> None:
    lines = short_record("base 2").split("\n")
    for at in range(1, 5):
        text = "\n".join([*lines[: at + 1], *lines[at:]])
        assert isinstance(refused(record.read, text, GAMES), BadRecord)


def test_texts_that_are_no_records() -> None:
    first = record.FIRST_LINE
    for text in ("", "\0", "\n" * 1000, first, first + "\n", first + "\n\n1 end_turn", "vigil record 2", "{}", "ÿþ"):
        assert isinstance(refused(record.read, text, GAMES), BadRecord)
    assert isinstance(refused(record.read, first + "\n#" + "x" * record.LONGEST, GAMES), BadRecord)
    good = short_record("base 2")
    for line in (
        "0 end_turn",
        "-1 end_turn",
        "1",
        "1 ",
        "x end_turn",
        "9999999999 concede",
        "¹ end_turn",
        "1 " + "x" * 99999,
    ):
        error = refused(record.read, good + line + "\n", GAMES)
        assert isinstance(error, BadRecord) and "line" in str(error)


@tries(100)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert refused(record.read, text, GAMES) is not None
    assert refused(record.read, f"{record.FIRST_LINE}\n{text}", GAMES) is not None
    assert refused(link.unpack, text, GAMES) is not None
    assert refused(link.unpack, link.PREFIX + text, GAMES) is not None


# --------------------------------------------------------------------------- links


@pytest.mark.parametrize("table", FAST)
def test_links_with_faults_are_refused(table: str) -> None:
    """The check sum notices every change: a letter, a cut, two letters swapped."""
    good = link.pack(played(table, 6, most=50))
    rng = chance("links", table)
    for _ in range(150):
        wrong = faulty(rng, good)
        if wrong.strip() != good:
            assert isinstance(refused(link.unpack, wrong, GAMES), BadRecord), wrong
    for cut in range(len(good)):
        assert isinstance(refused(link.unpack, good[:cut], GAMES), BadRecord)
    assert link.unpack(f"  {good}\n", GAMES).choices == link.unpack(good, GAMES).choices


def test_forged_links_are_refused() -> None:
    config = config_of("base 2")
    header = {"game": "ascension", "rules": GAME.rules_hash(config), "seed": 1, **GAME.settings_of(config)}
    assert not link.unpack(forged([header, 0, 0]), GAMES).choices
    wrong: list[Any] = [
        None, 5, [], {}, [header], [header, 0], [header, 0, 0, 0], [[], 0, 0], [header, -1, 0], [header, 0, -1],
        [header, True, 0], [header, 0, 99], [header, 1e400, 0], [header, "1", 0], [header, 10**40, 0],
        [{**header, "seed": -1}, 0, 0], [{**header, "seed": True}, 0, 0], [{**header, "seed": 1 << 64}, 0, 0],
        [{**header, "game": ["ascension"]}, 0, 0], [{**header, "rules": 7}, 0, 0], [{**header, "x": 1}, 0, 0],
        [{**header, "players": 9}, 0, 0], [{**header, "cards": nested(300)}, 0, 0], [{}, 0, 0],
    ]  # fmt: skip
    for told in wrong:
        assert refused(link.unpack, forged(told), GAMES) is not None, str(told)[:80]
    for raw in (b"", b"[" * 100_000, b"\xff\xfe", b"[1,2,3]" + b" " * 2_000_000, b"9" * 5000):
        assert isinstance(refused(link.unpack, forged(0, raw=raw), GAMES), BadRecord)
    for digits, count, seats in ((b"\xff" * 40, 3, 0), (b"", 100_000, 0), (b"\x01", 0, 0), (b"\xff" * 50, 40, 7)):
        refused(link.unpack, forged([header, count, seats], digits), GAMES)
    assert isinstance(refused(link.unpack, link.PREFIX + "A" * link.LONGEST, GAMES), BadRecord)
