"""All input, typed, sent or read from a file, is accepted, or rejected clearly without changing anything."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit import invariants
from kit.ascension_bad_input import ASCENSION_INPUT
from kit.bad_input import BadInput
from kit.conflictus_bad_input import CONFLICTUS_INPUT
from kit.fuzzing import NASTY, forged, json_values, refused, tried, tries, with_typos
from kit.game_kit import GameKit, chance
from kit.games import ALL_GAMES, CARD_GAMES, RULES, each_game, each_table
from vigil.kernel import link, record
from vigil.kernel.errors import BadConfig, BadRecord, IllegalChoice, StaleDecision
from vigil.kernel.match import Match

each_input = pytest.mark.parametrize("bad", [ASCENSION_INPUT, CONFLICTUS_INPUT], ids=repr)
NASTY_KEYS = ("seats", "", "\0", "x" * 5000)


# ----------------------------------------------------------------- configurations


def configure(bad: BadInput, settings: dict[str, Any]) -> BadConfig | None:
    """Configure a game. Return the error, or check that the settings can be read back and played."""
    game = bad.kit.game
    config, error = tried(game.configure, settings)
    if config is not None:
        assert game.configure(json.loads(json.dumps(game.settings_of(config)))) == config
        invariants.decision_is_fair(bad.kit, game.new(config, 1))
        return None
    assert isinstance(error, BadConfig)
    return error


@pytest.mark.parametrize("name", NASTY)
@pytest.mark.parametrize(
    ("bad", "key"),
    [
        pytest.param(bad, key, id=f"{bad} {key[:9]!r}")
        for bad in (ASCENSION_INPUT, CONFLICTUS_INPUT)
        for key in (*bad.values, *NASTY_KEYS)
    ],
)
def test_nasty_settings(bad: BadInput, key: str, name: str) -> None:
    configure(bad, {**bad.settings, key: NASTY[name]})


@pytest.mark.parametrize("name", NASTY)
@each_input
def test_nasty_parts_of_settings(bad: BadInput, name: str) -> None:
    value = NASTY[name]
    for wrong in bad.settings_with(value):
        error = refused(bad.kit.game.configure, {**bad.settings, **wrong})
        assert error is None or isinstance(error, BadConfig), wrong
        assert error is not None or wrong.keys() & {"cards", "copies"}, wrong
    refused(bad.kit.game.new, bad.kit.game.configure(bad.settings), value)
    if isinstance(value, str):
        for wrong in bad.settings_named(value):
            assert refused(bad.kit.game.configure, {**bad.settings, **wrong}), wrong


@each_input
@tries(200)
@given(data=st.data())
def test_any_settings(bad: BadInput, data: st.DataObject) -> None:
    keys = st.sampled_from([*bad.values]) | st.text(max_size=8)
    configure(bad, data.draw(st.dictionaries(keys, json_values, max_size=4)))


@each_input
@tries(200)
@given(data=st.data())
def test_plausible_settings(bad: BadInput, data: st.DataObject) -> None:
    """Each value is plausible by itself; a combination is either playable or rejected."""
    needed = {key: bad.values[key] for key in bad.settings if key == "decks"}
    optional = {key: values for key, values in bad.values.items() if key not in needed}
    settings = data.draw(st.fixed_dictionaries(needed, optional=optional))
    before = copy.deepcopy(settings)
    configure(bad, settings)
    assert settings == before, "configure changed what it was given"


# ------------------------------------------------------------------- typed input


@each_game()
@tries(200)
@given(st.text(max_size=40) | st.sampled_from([v for v in NASTY.values() if isinstance(v, str)]), st.integers(-3, 9))
def test_any_text_can_be_typed(kit: GameKit, typed: str, seat: int) -> None:
    match = Match(kit.game, kit.config_of(kit.fast[-1]), 9)
    before, decision = kit.game.save(match.state), match.decision
    assert decision is not None
    error = refused(match.choose, seat, decision.number, typed)
    if error is None:
        assert seat == decision.seat and len(match.choices) == 1
    else:
        assert isinstance(error, IllegalChoice)
        assert kit.game.save(match.state) == before and not match.choices


@each_table(ALL_GAMES, "fast")
def test_names_with_typos_are_rejected_or_match_an_option(kit: GameKit, table: str) -> None:
    """Names are recognized in any case and with any spacing; names with typos are rejected or match an option."""
    rng, save = chance("typing", table), kit.game.save
    match = Match(kit.game, kit.config_of(table), 3)
    while not match.over and len(match.choices) < 120:
        decision = match.decision
        assert decision is not None
        name = decision.options[list(kit.game.options(match.state)).index(kit.pick(match.state, rng))].name
        before, count = save(match.state), len(match.choices)
        number = decision.number + rng.choice([-1, 1, 2, 10**9])
        assert isinstance(refused(match.choose, decision.seat, number, name), StaleDecision)
        assert isinstance(refused(match.choose, decision.seat + 1, decision.number, name), IllegalChoice)
        assert refused(match.take, len(decision.options)) and refused(match.take, -1)
        if refused(match.choose, decision.seat, decision.number, with_typos(rng, name)) is not None:
            assert save(match.state) == before and len(match.choices) == count
            match.choose(decision.seat, decision.number, f"  {name.upper()}\t".replace(" ", "  "))
            assert match.choices[-1].name == name
    assert match.decision is None or not match.over


@each_game()
def test_several_answers_stop_at_the_first_invalid_one(kit: GameKit) -> None:
    match = Match(kit.game, kit.config_of(kit.fast[0]), 3)
    decision = match.decision
    assert decision is not None
    name = decision.options[0].name
    refused(match.choose, decision.seat, 0, name, "nonsense", name)
    assert [choice.name for choice in match.choices] == [name]
    assert kit.same(Match(kit.game, match.config, match.seed, match.choices).state, match.state)


# ------------------------------------------------------------------------- records


def short_record(kit: GameKit, table: str) -> str:
    return record.write(kit.played(table, 5, most=40), comments=("a short match",))


@each_table(CARD_GAMES)
def test_records_with_typos(kit: GameKit, table: str) -> None:
    text, rng, taken = short_record(kit, table), chance("records", table), 0
    for _ in range(60):
        match, _ = tried(record.read, with_typos(rng, text), RULES)
        if match is not None:
            taken += 1
            kit.check_state(match.state)
            kit.check_closely(match.state)
            assert record.read(record.write(match), RULES).choices == match.choices
    assert taken < 60


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        pytest.param(bad, key, id=f"{bad} {key}")
        for bad in (ASCENSION_INPUT, CONFLICTUS_INPUT)
        for key in ("game", "rules", "seed", "new", *bad.values)
    ],
)
def test_nasty_headers(bad: BadInput, key: str) -> None:
    """Values as they can occur in a file, nested as deep as JSON is read, and deeper."""
    lines = short_record(bad.kit, bad.kit.two_seats).split("\n")
    lines = [line for line in lines if not line.startswith(f"{key}:")]
    values = ["", "-1", "1e400", "NaN", "null", "{", '"\\ud800"', '"' + "x" * 100_000 + '"', "9" * 4000, "9" * 6000]
    values += ["[[]]", "{}", *("[" * depth + "]" * depth for depth in (*range(200, 1000, 23), 10_000, 100_000))]
    values += ['{"a":' * depth + "1" + "}" * depth for depth in (*range(200, 1000, 23), 10_000)]
    for value in values:
        if (key, value) not in bad.right_headers:
            text = "\n".join([lines[0], f"{key}: {value}", *lines[1:]])
            assert refused(record.read, text, RULES) is not None, value[:60]


@each_input
@pytest.mark.parametrize("field", ["name", "effect", "abilities", "rules", "names", "cost", "kind"])
def test_nasty_cards_in_a_header(bad: BadInput, field: str) -> None:
    lines = short_record(bad.kit, bad.kit.two_seats).split("\n")
    others = ", ".join(f'"{key}": {json.dumps(value)}' for key, value in bad.card.items() if key != field)
    for depth in (*range(50, 1000, 25), 5000):
        for value in ("[" * depth + "]" * depth, '{"is":' * depth + "1" + "}" * depth):
            text = "\n".join([lines[0], f'cards: [{{{others}, "{field}": {value}}}]', *lines[1:]])
            assert refused(record.read, text, RULES) is not None, depth


@each_game()
def test_a_duplicate_key_is_rejected(kit: GameKit) -> None:
    lines = short_record(kit, kit.fast[0]).split("\n")
    for at in [at for at in range(1, lines.index("")) if ":" in lines[at]]:
        text = "\n".join([*lines[: at + 1], *lines[at:]])
        assert isinstance(refused(record.read, text, RULES), BadRecord)


@each_game()
def test_texts_that_are_not_records_are_rejected(kit: GameKit) -> None:
    first = record.FIRST_LINE
    for text in ("", "\0", "\n" * 1000, first, first + "\n", first + "\n\n1 end_turn", "vigil record 2", "{}", "ÿþ"):
        assert isinstance(refused(record.read, text, RULES), BadRecord)
    assert isinstance(refused(record.read, first + "\n#" + "x" * record.MAX_LENGTH, RULES), BadRecord)
    good = short_record(kit, kit.fast[0])
    wrong = (
        "0 end_turn",
        "-1 end_turn",
        "1",
        "1 ",
        "x end_turn",
        "9999999999 concede",
        "¹ end_turn",
        "1 " + "x" * 99999,
    )
    for line in wrong:
        error = refused(record.read, good + line + "\n", RULES)
        assert isinstance(error, BadRecord) and "line" in str(error)


@tries(100)
@given(st.text(max_size=200))
def test_any_record_text_is_accepted_or_rejected(text: str) -> None:
    assert refused(record.read, text, RULES) is not None
    assert refused(record.read, f"{record.FIRST_LINE}\n{text}", RULES) is not None
    assert refused(link.unpack, text, RULES) is not None
    assert refused(link.unpack, link.PREFIX + text, RULES) is not None


# --------------------------------------------------------------------------- links


@each_table(ALL_GAMES, "fast")
def test_links_with_typos_are_refused(kit: GameKit, table: str) -> None:
    """The checksum detects every change: another letter, a cut, two letters swapped."""
    good = link.pack(kit.played(table, 6, most=50))
    rng = chance("links", table)
    for _ in range(120):
        wrong = with_typos(rng, good)
        if wrong.strip() != good:
            assert isinstance(refused(link.unpack, wrong, RULES), BadRecord), wrong
    for cut in range(len(good)):
        assert isinstance(refused(link.unpack, good[:cut], RULES), BadRecord)
    assert link.unpack(f"  {good}\n", RULES).choices == link.unpack(good, RULES).choices


@each_input
def test_forged_links_are_refused(bad: BadInput) -> None:
    kit, game = bad.kit, bad.kit.game
    config = kit.config_of(kit.two_seats)
    header = {"game": kit.name, "rules": game.rules_hash(config), "seed": 1, **game.settings_of(config)}
    assert not link.unpack(forged([header, 0, 0]), RULES).choices
    wrong: list[Any] = [
        None, 5, [], {}, [header], [header, 0], [header, 0, 0, 0], [[], 0, 0], [{}, 0, 0], [header, -1, 0],
        [header, 0, -1], [header, True, 0], [header, 0, 99], [header, 1e400, 0], [header, "1", 0], [header, 10**40, 0],
        *([{**header, **change}, 0, 0] for change in bad.headers),
    ]  # fmt: skip
    for content in wrong:
        assert refused(link.unpack, forged(content), RULES) is not None, str(content)[:80]
    for raw in (b"", b"[" * 100_000, b"\xff\xfe", b"[1,2,3]" + b" " * 2_000_000, b"9" * 5000):
        assert isinstance(refused(link.unpack, forged(0, raw=raw), RULES), BadRecord)
    for digits, count, seats in ((b"\xff" * 40, 3, 0), (b"", 100_000, 0), (b"\x01", 0, 0), (b"\xff" * 50, 40, 7)):
        refused(link.unpack, forged([header, count, seats], digits), RULES)
    assert isinstance(refused(link.unpack, link.PREFIX + "A" * link.MAX_LENGTH, RULES), BadRecord)
