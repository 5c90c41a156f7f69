"""External bots: programs that speak JSON lines, Python classes, and their failures."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vigil.bots import AnyBot, SearchingBot, ask_bot, close_bots, is_bot, make
from vigil.bots.external import ExternalBot, ProgramBot, PythonBot, program_factory, split_bot_list, title_of
from vigil.bots.greedy import Greedy
from vigil.bots.json_protocol import BotProtocolError, decision_line, error_line, game_over_line, hello_line
from vigil.kernel.errors import BadBot
from vigil.kernel.match import Match
from vigil.registry import GAMES
from vigil.text import LANGUAGES, error_text

ROOT = Path(__file__).parents[2]
SETTINGS: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2, "rounds": 3},
    "conflictus": {"format": "rapidinha", "decks": ["Landslide", "Tower of Dawn"], "rounds": 6},
}
FIRST = """
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] in ("decide", "error"):
            say({"decision": told["decision"]["number"], "choose": 0})
"""


@pytest.fixture
def script(tmp_path: Path) -> Any:
    """Write a small program; `say` writes a line."""

    def written(body: str, settings: str = "") -> str:
        file = tmp_path / "mine.py"
        head = (
            "import json, os, signal, subprocess, sys, time\n\ndef say(it):\n    print(json.dumps(it), flush=True)\n\n"
        )
        file.write_text(head + textwrap.dedent(body), encoding="utf-8")
        return f"program:{settings} {shlex.quote(sys.executable)} {shlex.quote(str(file))}"

    return written


def table(name: str = "ascension", seed: int = 5) -> Match[Any]:
    return Match(GAMES[name], GAMES[name].configure(SETTINGS[name]), seed)


def first_answer(spec: str) -> int:
    """Return the bot's answer to the first decision of a game."""
    match, bot = table(), make(spec, 1)
    decision = match.decision
    assert decision is not None
    try:
        return ask_bot(bot, match.game, match.state, decision)
    finally:
        close_bots([bot], match.game, match.state)


def play(match: Match[Any], *bots: AnyBot) -> Match[Any]:
    while (decision := match.decision) is not None:
        match.take(ask_bot(bots[decision.seat], match.game, match.state, decision))
    close_bots(bots, match.game, match.state)
    return match


def gone(process: int) -> bool:
    """Whether the process neither runs nor is a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# ---------------------------------------------------------------------- well-behaved


@pytest.mark.parametrize("name", GAMES)
def test_a_program_plays_a_game_and_gets_all_messages(name: str, script: Any, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    spec = script(
        f"""
    log = open({str(heard)!r}, "w")
    for line in sys.stdin:
        log.write(line)
        log.flush()
        told = json.loads(line)
        if told["type"] == "decide":
            say({{"decision": told["decision"]["number"], "choose": told["decision"]["options"][-1]["name"]}})
    """
    )
    match = play(table(name), make(spec, 1), make("greedy", 2))
    data = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert [message["type"] for message in data] == ["hello"] + ["decide"] * (len(data) - 2) + ["over"]
    greeting, ended = data[0], data[-1]
    assert (greeting["protocol"], greeting["game"], greeting["seat"]) == (1, name, 0)
    assert match.game.configure(greeting["settings"]) == match.config
    mine = [choice for choice in match.choices if choice.seat == 0]
    assert [message["decision"]["options"][-1]["name"] for message in data[1:-1]] == [choice.name for choice in mine]
    assert {card["name"] for card in greeting["cards"]} >= {
        option["card_name"]
        for message in data[1:-1]
        for option in message["decision"]["options"]
        if option["card_name"]
    }
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert ended["outcome"] == {
        "scores": list(outcome.scores), "places": list(outcome.places), "reason": outcome.reason,
        "winners": list(outcome.winners),
    }  # fmt: skip
    assert all("config" not in message["view"] for message in data[1:])


@pytest.mark.parametrize(
    "message", ['{"choose": 1}', '{"decision": 0, "choose": 1}', "1", '{"choose": "play militia"}', '"play militia"']
)
def test_an_answer_is_an_index_or_a_name(message: str, script: Any) -> None:
    assert (
        first_answer(
            script(f"sys.stdin.readline(); sys.stdin.readline(); print({message!r}, flush=True)\ntime.sleep(60)")
        )
        == 1
    )


def test_answers_to_other_decisions_are_ignored(script: Any) -> None:
    spec = script('say({"decision": 99, "choose": 0}); say({"decision": 0, "choose": 1}); sys.stdin.read()')
    assert first_answer(spec) == 1


def test_a_program_gets_no_hidden_information() -> None:
    """With other hidden cards, the lines are the same."""
    for name in GAMES:
        match = table(name)
        for _ in range(40):
            decision = match.decision
            if decision is None:
                break
            seat = decision.seat
            other = match.game.redeal(match.state, seat, 77)
            again = match.game.decision(other)
            assert again is not None
            here, there = match.game.view(match.state, seat), match.game.view(other, seat)
            if decision.question.key != "search":  # searching shows the mons
                assert decision_line(here, decision) == decision_line(there, again)
            assert hello_line(here, 1, 10) == hello_line(there, 1, 10)
            match.take(Greedy(1).choose(here, decision))


def test_a_program_does_not_get_the_seed_of_the_game() -> None:
    player = program_factory(sys.executable)
    assert player(7).own_seed not in (7, player(8).own_seed)
    assert player(7).own_seed == player(7).own_seed


# --------------------------------------------------------------------------- faults

ONCE = "for line in sys.stdin:\n    told = json.loads(line)\n    if told['type'] == 'decide':\n        "
FAULTS = {
    "program-not-json": "print('end turn!', flush=True)",
    "program-answer-invalid": "say({'choice': 0})",
    "program-option-unknown": "say({'choose': 99})",
    "program-line-too-long": "print('[' + '0,' * 70000 + '0]', flush=True)",
    "program-timeout": "pass",
    "program-wrong-decision": "[say({'decision': -1, 'choose': 0}) for _ in range(100)]",
}
OTHERS = {
    "program-answer-invalid": ["say([0])", "say(True)", "say({'choose': True})", "say({'choose': None})", "say(0.0)"],
    "program-option-unknown": ["say(-1)", "say('end turn')", "say(10**400)", "say({'choose': 'x' * 5000})"],
    "program-not-json": [
        r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()",
        "print('[' * 60000, flush=True)",
        "print(flush=True)",
    ],
}  # fmt: skip


@pytest.mark.parametrize("key", FAULTS)
def test_a_wrong_answer_can_be_corrected(key: str, script: Any) -> None:
    right = f"\n    if told['type'] == 'error':\n        say(1 if told['error'] == {key!r} else 0)"
    assert first_answer(script(ONCE + FAULTS[key] + right, "time=1" if key == "program-timeout" else "")) == 1


@pytest.mark.parametrize("key", FAULTS)
def test_a_second_failure_ends_the_run_with_fail_stop(key: str, script: Any) -> None:
    twice = ONCE.replace("== 'decide'", "!= 'hello'") + FAULTS[key]
    with pytest.raises(BotProtocolError, match="mine") as caught:
        first_answer(script(twice, "time=0.3 fail=stop" if key == "program-timeout" else "fail=stop"))
    assert caught.value.key == key
    assert len({error_text(caught.value, lang) for lang in LANGUAGES}) == 4


@pytest.mark.parametrize(("key", "body"), [(key, body) for key, bodies in OTHERS.items() for body in bodies])
def test_malformed_answers_are_errors(key: str, body: str, script: Any) -> None:
    with pytest.raises(BotProtocolError) as caught:
        first_answer(script(ONCE.replace("== 'decide'", "!= 'hello'") + body))
    assert caught.value.key == key
    assert len(str(caught.value)) < 400


def test_a_crashed_program_is_restarted_once(script: Any, tmp_path: Path) -> None:
    died = tmp_path / "died"
    body = f"""
    if not os.path.exists({str(died)!r}):
        open({str(died)!r}, "w").close()
        sys.exit(3)
    """
    assert first_answer(script(textwrap.dedent(body) + textwrap.dedent(FIRST))) == 0


def test_a_second_crash_is_reported_with_the_last_output(script: Any) -> None:
    with pytest.raises(
        BotProtocolError, match="mine exited at decision 0 with status 1; its last output: 'ZeroDivisionError"
    ):
        first_answer(script("1 / 0"))


def test_a_substitute_plays_on_and_the_failure_is_recorded(script: Any) -> None:
    """The program exits at decision 10, and again. From then on, greedy plays."""
    leaves = FIRST.replace("say(", 'told["decision"]["number"] < 10 or sys.exit()\n            say(')
    bot = make(script(leaves, "fail=greedy"), 1)
    match = play(table(), bot, make("random", 2))
    assert isinstance(bot, ExternalBot)
    (trouble,) = bot.failures
    assert trouble.key == "program-crashed"
    again, alike = table(), 0
    while (decision := again.decision) is not None:
        choice = match.choices[decision.number]
        if decision.seat == 0 and decision.number < 10:
            assert choice.index == 0
        elif decision.seat == 0:
            assert choice.index == ask_bot(make("greedy", 1), again.game, again.state, decision)
            alike += 1
        again.take(choice.index)
    assert alike > 5


def test_standard_error_goes_to_the_log_file(script: Any, tmp_path: Path, capfd: Any) -> None:
    log = tmp_path / "mine.log"
    spec = script('print("thinking", file=sys.stderr, flush=True)' + textwrap.dedent(FIRST), f"log={log}")
    assert first_answer(spec) == 0
    assert log.read_text(encoding="utf-8") == "thinking\n"
    assert capfd.readouterr() == ("", "")


# ----------------------------------------------------------------------- no leftovers


def processes(bot: AnyBot) -> int:
    assert isinstance(bot, ProgramBot) and bot._process is not None
    return bot._process.pid


@pytest.mark.parametrize(
    "body",
    [
        FIRST,
        FIRST + "    time.sleep(600)",  # it doesn't exit when its input ends
        "    signal.signal(signal.SIGTERM, signal.SIG_IGN)" + FIRST + "    time.sleep(600)",  # nor on SIGTERM
        FIRST.replace(
            '"choose": 0})', '"choose": 0})\n            while True: say({"decision": -1})'
        ),  # it never stops writing
        "    say(0); time.sleep(600)",  # it never reads
    ],
    ids=["polite", "deaf", "stubborn", "talkative", "blind"],
)
def test_no_process_remains(body: str, script: Any) -> None:
    match, bot = table(), make(script(body), 1)
    decision = match.decision
    assert decision is not None
    ask_bot(bot, match.game, match.state, decision)
    process = processes(bot)
    assert not gone(process)
    close_bots([bot], match.game, match.state)
    assert gone(process)


def test_child_processes_of_a_program_end_with_it(script: Any, tmp_path: Path) -> None:
    number = tmp_path / "number"
    body = f"""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    open({str(number)!r}, "w").write(str(child.pid))
    """
    assert first_answer(script(textwrap.dedent(body) + textwrap.dedent(FIRST))) == 0
    child = int(number.read_text(encoding="utf-8"))
    assert any(gone(child) or orphaned(child) for _ in tries())


def orphaned(process: int) -> bool:
    """Whether the process is dead and waits for the system to collect it."""
    stat = Path("/proc") / str(process) / "stat"
    try:
        return stat.read_text(encoding="utf-8").split()[2] == "Z"
    except OSError:
        return False


def tries() -> Iterator[int]:
    """Wait for a process to end; one that stays alive would run for ten minutes."""
    for number in range(200):
        yield number
        time.sleep(0.05)


def test_a_garbage_collected_program_is_ended(script: Any) -> None:
    match, bot = table(), make(script(FIRST), 1)
    decision = match.decision
    assert decision is not None
    ask_bot(bot, match.game, match.state, decision)
    process = processes(bot)
    del bot
    assert gone(process)


# ------------------------------------------------------------------------ python classes

CLASSES = ROOT / "tests" / "bots" / "sample_bots.py"


def test_a_python_class_plays_and_gets_the_result() -> None:
    bot = make(f"python:{CLASSES}:Eager", 1)
    match = play(table(), bot, make("greedy", 2))
    assert all(choice.index == 0 for choice in match.choices if choice.seat == 0)
    assert isinstance(bot, PythonBot) and not isinstance(bot, SearchingBot)
    assert type(bot._bot).ended == match.game.outcome(match.state)


def test_a_searching_class_gets_worlds_and_no_state() -> None:
    bot = make(f"python:{CLASSES}:Dreamer", 1)
    assert isinstance(bot, SearchingBot)
    match = play(table(), bot, make("greedy", 2))
    assert all(choice.index == choice.option_count - 1 for choice in match.choices if choice.seat == 0)


def test_a_class_can_be_in_a_package() -> None:
    bot = make("python:vigil.bots.greedy:Greedy", 1)
    decision = table().decision
    assert decision is not None and 0 <= ask_bot(bot, table().game, table().state, decision) < len(decision.options)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Clumsy", r"Clumsy raised ValueError\(.*'clumsy'\"\) at decision 0 \(sample_bots.py, line 4\d\)"),
        (
            "Greedy99",
            "Greedy99 chose 99 at decision 0; the options are 0 to 2: play apprentice, play militia, end_turn",
        ),
    ],
)
def test_a_class_that_fails_ends_the_run_or_is_replaced(name: str, message: str) -> None:
    with pytest.raises(BotProtocolError, match=message):
        first_answer(f"python:{CLASSES}:{name}")
    bot = make(f"python:fail=random {CLASSES}:{name}", 1)
    play(table(), bot, make("greedy", 2))
    assert isinstance(bot, ExternalBot) and len(bot.failures) == 1


# ------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("program:", "there is no program ''"),
        ("program:no_such_program --depth 3", "there is no program 'no_such_program'"),
        ("program:sh 'open", "cannot be read: No closing quotation"),
        ("program:time=soon sh", "time=soon is not a number of seconds"),
        ("program:time=0 sh", "time=0 is not a number of seconds"),
        ("program:fail=deep_thought sh", "fail=deep_thought is not valid; choose from greedy, random, stop"),
        ("python:Eager", "does not specify a class; write python:package.module:Class or python:file.py:Class"),
        ("python:no_such_module:Eager", "there is no module 'no_such_module' to import"),
        (f"python:{CLASSES}:Nobody", "has no class 'Nobody'"),
        (f"python:{CLASSES}:Mute", r"Mute has no choose\(view, decision\)"),
    ],
)
def test_invalid_bots_are_refused_at_once(spec: str, message: str) -> None:
    assert is_bot(spec)
    with pytest.raises(BadBot, match=message) as caught:
        make(spec, 1)
    assert len({error_text(caught.value, lang) for lang in LANGUAGES}) >= 3


def test_commas_inside_quotes_do_not_split_a_list() -> None:
    assert split_bot_list("Ana, Ben:pt ,greedy") == ["Ana", "Ben:pt", "greedy"]
    assert split_bot_list("O'Hara,Ana") == ["O'Hara", "Ana"]
    assert split_bot_list("""program:./mine 'a,b' "c,d",R=program:x 'e,f',Ana""") == [
        """program:./mine 'a,b' "c,d\"""", "R=program:x 'e,f'", "Ana",
    ]  # fmt: skip


def test_a_seat_is_named_after_the_script() -> None:
    assert title_of("program:time=2 node examples/bots/frugal.js --x") == (
        "frugal" if Path("examples").exists() else "node"
    )
    assert title_of("program:./mine --depth=3") == "mine"
    assert title_of("python:fail=stop a/b.py:Careful") == "Careful"


# ---------------------------------------------------------------------------- examples

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed: examples/bots/frugal.js")
needs_jq = pytest.mark.skipif(shutil.which("jq") is None, reason="jq is not installed: examples/bots/hasty.sh")
THERE = shlex.quote(str(ROOT / "examples" / "bots"))
EXAMPLES = [
    pytest.param(f"program:fail=stop node {THERE}/frugal.js", marks=needs_node, id="js"),
    pytest.param(f"program:fail=stop sh {THERE}/hasty.sh", marks=needs_jq, id="sh"),
    pytest.param(f"python:fail=stop {THERE}/thrifty.py:Thrifty", id="py"),
]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", EXAMPLES)
def test_the_examples_play(spec: str, name: str) -> None:
    match = play(table(name), make(spec, 1), make("random", 2))
    assert match.over
    assert {choice.seat for choice in match.choices} == {0, 1}


def test_the_documentation_shows_real_messages() -> None:
    """Objects that the page shows in full have the same keys as in a real game."""
    page = (ROOT / "docs" / "PROGRAM_BOTS.md").read_text(encoding="utf-8")
    shown = {}
    for block in re.findall(r"^```json\n(\{\"type.*?)^```$", page, re.MULTILINE | re.DOTALL):
        message = json.loads(block)
        shown[message["type"]] = message
    match = table()
    decision = match.decision
    assert decision is not None
    view = match.game.view(match.state, 0)
    fault = BotProtocolError("program-option-unknown", "{name} chose 7", name="mine")
    real = {
        message["type"]: message
        for message in map(
            json.loads,
            [
                hello_line(view, 1, 10.0),
                decision_line(view, decision),
                error_line(fault, decision),
                game_over_line(view),
            ],
        )
    }
    assert set(shown) == set(real)
    for name, message in shown.items():
        assert set(message) == set(real[name])
    assert set(shown["hello"]["cards"][0]) == set(real["hello"]["cards"][0])
    mystic = next(card for card in real["hello"]["cards"] if card["slug"] == "mystic")
    assert shown["hello"]["cards"] == [mystic]
    assert set(shown["decide"]["decision"]) == set(real["decide"]["decision"])
    assert set(shown["decide"]["decision"]["options"][0]) == set(real["decide"]["decision"]["options"][0])
    assert set(shown["error"]["decision"]) == set(real["error"]["decision"])
    faults = set(re.findall(r"\| `(program-[a-z-]+)` \|", page))
    assert faults == {*FAULTS, "program-ended", "program-crashed", "program-start-failed"}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("python:nowhere.py:Mine", "there is no file 'nowhere.py'"),
        ("python:no_such_package.bots:Mine", "there is no module 'no_such_package.bots' to import"),
        ("python:json:Mine", "'json' has no class 'Mine'"),
    ],
)
def test_missing_files_have_clear_errors(spec: str, message: str) -> None:
    with pytest.raises(BadBot) as refused:
        make(spec, 1)
    assert str(refused.value) == message
    for lang in LANGUAGES:
        told = error_text(refused.value, lang)
        assert "Error" not in told and (lang == "en" or told != message)
