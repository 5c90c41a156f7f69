"""External bots: programs that speak JSON lines, and Python classes.

They are named like other bots:

    program:node examples/bots/frugal.js
    program:time=2 fail=stop log=bot.log ./mine --depth 3
    python:my_bots.py:Careful
    python:fail=greedy my_package.bots:Careful

After a wrong answer or a timeout, the bot gets an error message and a second try; a program that has exited is
started once more. After a second failure, `fail=greedy` or `fail=random` lets that bot play on, and `fail=stop`
ends the run with the error. The default depends on the caller: the terminal plays on with greedy, experiments stop.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import shlex
import shutil
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from vigil.bots.greedy import Greedy
from vigil.bots.json_protocol import (
    BotProtocolError,
    decision_line,
    error_line,
    game_over_line,
    hello_line,
    invalid_option,
    parse_answer,
)
from vigil.bots.line_process import MAX_LINE_BYTES, LineProcess, LineTimeout, LineTooLong, ProcessEnded
from vigil.bots.random import Random
from vigil.kernel.decision import Decision
from vigil.kernel.errors import BadBot, preview
from vigil.kernel.game import View
from vigil.kernel.serialization import digest
from vigil.kernel.worlds import Worlds

TIMEOUT_SECONDS = 10.0
MAX_STALE_ANSWERS = 100  # answers to other decisions, before the program counts as out of step
STOP, PLAYS_ON = "stop", "greedy"
SUBSTITUTES: dict[str, type[Greedy] | type[Random]] = {"greedy": Greedy, "random": Random}
SETTINGS = {"program": ("time", "fail", "log"), "python": ("fail",)}


class ExternalBot:
    """An external player at a seat, with a substitute in case it fails."""

    def __init__(self, name: str, seed: int, fail: str = "") -> None:
        self.name, self.seed, self.fail = name, seed, fail
        self.own_seed = int(digest(["guest", seed])[:8], 16)
        """A seed for the bot, which reveals nothing about the deal."""
        self.seat = -1  # unknown until the first decision
        self.failures: list[BotProtocolError] = []
        """Why the bot was replaced; the terminal empties this list when it has shown it."""
        self.fault: BotProtocolError | None = None
        """The first failure, for reports of many games."""
        self.substituted = 0
        """Number of decisions that the substitute made."""
        self._substitute: Greedy | Random | None = None

    def announce_end(self, view: View) -> None:
        """Tell the bot how the game ended."""

    def close(self) -> None:
        """End the bot."""

    def _choose(self, answer: Callable[[], int], view: View, decision: Decision) -> int:
        """Return the bot's answer; after a failure, replace the bot with its substitute or end the run."""
        self.seat = decision.seat
        if self._substitute is None:
            try:
                return answer()
            except BotProtocolError as fault:
                self.close()
                if self.fail not in SUBSTITUTES:
                    raise
                self.failures.append(fault)
                self.fault = self.fault or fault
                self._substitute = SUBSTITUTES[self.fail](self.seed)
        self.substituted += 1
        return self._substitute.choose(view, decision)


class ProgramBot(ExternalBot):
    """A program in its own process, asked in JSON lines."""

    def __init__(
        self, command: list[str], seed: int, seconds: float = TIMEOUT_SECONDS, fail: str = "", log: Path | None = None
    ) -> None:
        super().__init__(command_title(command), seed, fail)
        self.command, self.seconds, self.log = command, seconds, log
        self._process: LineProcess | None = None

    def choose(self, view: View, decision: Decision) -> int:
        """Return the program's answer, or its substitute's after two failures."""
        return self._choose(lambda: self._answer(view, decision), view, decision)

    def _answer(self, view: View, decision: Decision) -> int:
        try:
            self._running(view).send(decision_line(view, decision))
            return self._receive(decision)
        except BotProtocolError as error:
            if self._process is None:  # it has exited: start it again and repeat the decision
                self._running(view).send(decision_line(view, decision))
            else:
                self._process.send(error_line(error, decision))
            return self._receive(decision)

    def _running(self, view: View) -> LineProcess:
        """Return the running program; start it if necessary."""
        if self._process is None:
            try:
                self._process = LineProcess(self.command, self.log)
            except OSError as error:
                raise BotProtocolError(
                    "program-start-failed",
                    "{name} cannot be started: {why}",
                    name=self.name,
                    why=error.strerror or str(error),
                ) from None
            self._process.send(hello_line(view, self.own_seed, self.seconds))
        return self._process

    def _receive(self, decision: Decision) -> int:
        assert self._process is not None
        about = {"name": self.name, "number": decision.number}
        try:
            for _ in range(MAX_STALE_ANSWERS):
                index = parse_answer(self._process.receive(self.seconds), decision, self.name)
                if index is not None:
                    return index
        except LineTimeout:
            raise BotProtocolError(
                "program-timeout",
                "{name} did not answer decision {number} within {seconds} seconds",
                seconds=f"{self.seconds:g}",
                **about,
            ) from None
        except LineTooLong:
            raise BotProtocolError(
                "program-line-too-long",
                "{name} answered decision {number} with a line of more than {most} bytes",
                most=MAX_LINE_BYTES,
                **about,
            ) from None
        except ProcessEnded:
            code, last_output = self._process.exit_code(), self._process.stderr_tail()
            self.close()
            if not last_output:
                raise BotProtocolError(
                    "program-crashed",
                    "{name} exited at decision {number} with status {code}, and wrote nothing to standard error",
                    code=str(code),
                    **about,
                ) from None
            raise BotProtocolError(
                "program-ended",
                "{name} exited at decision {number} with status {code}; its last output: {said}",
                code=str(code),
                said=preview(last_output.splitlines()[-1], 200),
                **about,
            ) from None
        raise BotProtocolError(
            "program-wrong-decision", "{name} answered other decisions, but not decision {number}", **about
        )

    def announce_end(self, view: View) -> None:
        """Send the result of the game."""
        if self._process is not None:
            self._process.send(game_over_line(view))

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None


class PythonBot(ExternalBot):
    """A Python class with `choose(view, decision)`, created at its first decision."""

    def __init__(self, bot_class: type[Any], seed: int, fail: str = "") -> None:
        super().__init__(bot_class.__name__, seed, fail)
        self._class = bot_class
        self._bot: Any = None

    def choose(self, view: View, decision: Decision) -> int:
        """Return the class's answer, or its substitute's after a failure."""
        return self._choose(lambda: self._answer("choose", decision, view, decision), view, decision)

    def _answer(self, method: str, decision: Decision, *arguments: Any) -> int:
        """Ask once: the class would give the same answer again."""
        try:
            if self._bot is None:
                self._bot = self._class(self.own_seed)
            index = getattr(self._bot, method)(*arguments)
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            raise BotProtocolError(
                "python-raised",
                "{name} raised {error} at decision {number} ({file}, line {line})",
                name=self.name,
                error=preview(error, 120),
                number=decision.number,
                file=Path(last.filename).name,
                line=last.lineno or 0,
            ) from error
        if type(index) is not int or not 0 <= index < len(decision.options):
            raise invalid_option(self.name, index, decision)
        return index

    def announce_end(self, view: View) -> None:
        """Call the class's `over(view)`, if it has one."""
        if self._bot is not None and hasattr(self._bot, "over"):
            self._bot.over(view)


class PythonSearchBot(PythonBot):
    """A Python class with `choose_in(view, decision, worlds)`."""

    def choose_in(self, view: View, decision: Decision, worlds: Worlds[Any]) -> int:
        """Return the class's answer, or its substitute's after a failure."""
        return self._choose(lambda: self._answer("choose_in", decision, view, decision, worlds), view, decision)


# -------------------------------------------------------------------------- specs


def is_external(spec: str) -> bool:
    """Whether the text names an external bot."""
    kind, colon, _ = spec.partition(":")
    return bool(colon) and kind in SETTINGS


def substitute_of(spec: str) -> str:
    """The name of the bot that plays on if this external bot fails; empty if there is none."""
    kind, _, rest = spec.partition(":")
    fail = _split_spec(kind, rest)[1].get("fail", "") if is_external(spec) else ""
    return fail if fail in SUBSTITUTES else ""


def program_factory(text: str) -> Callable[[int], ProgramBot]:
    """Read the text after `program:`; raise BadBot if the program doesn't exist."""
    words, given = _split_spec("program", text)
    seconds, fail, log = _parse_timeout(given.get("time")), _parse_fail(given), given.get("log")
    if not words or shutil.which(words[0]) is None:
        raise BadBot(
            "bot-program-missing",
            "there is no program {command}; it must be on the PATH, or an executable file",
            command=repr(words[0] if words else ""),
        )
    return lambda seed: ProgramBot(words, seed, seconds, fail, Path(log) if log else None)


def python_factory(text: str) -> Callable[[int], PythonBot]:
    """Read the text after `python:` and import the class."""
    words, given = _split_spec("python", text)
    fail = _parse_fail(given)
    where, _, name = words[0].rpartition(":") if len(words) == 1 else ("", "", "")
    if not where or not name:
        raise BadBot(
            "bot-class-missing",
            "{given} does not specify a class; write python:package.module:Class or python:file.py:Class",
            given=repr(text),
        )
    try:
        bot_class = getattr(_load_module(where), name, None)
    except FileNotFoundError:
        raise BadBot("bot-file-missing", "there is no file {file}", file=repr(where)) from None
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != where.split(".")[0]:  # an import inside the module
            raise BadBot(
                "bot-import-failed", "{given} cannot be read: {why}", given=repr(text), why=preview(error, 200)
            ) from error
        raise BadBot("bot-module-missing", "there is no module {module} to import", module=repr(where)) from None
    except Exception as error:  # importing runs the module's code, which can raise anything
        raise BadBot(
            "bot-import-failed", "{given} cannot be read: {why}", given=repr(text), why=preview(error, 200)
        ) from error
    if bot_class is None:
        raise BadBot("bot-class-unknown", "{file} has no class {name}", file=repr(where), name=repr(name))
    if callable(getattr(bot_class, "choose_in", None)):
        return lambda seed: PythonSearchBot(bot_class, seed, fail)
    if not callable(getattr(bot_class, "choose", None)):
        raise BadBot("bot-without-choose", "{name} has no choose(view, decision)", name=name)
    return lambda seed: PythonBot(bot_class, seed, fail)


def _split_spec(kind: str, text: str) -> tuple[list[str], dict[str, str]]:
    """Split a spec into the words of the command and the settings before it."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadBot("bot-import-failed", "{given} cannot be read: {why}", given=repr(text), why=str(error)) from None
    given: dict[str, str] = {}
    while words and words[0].partition("=")[0] in SETTINGS[kind] and "=" in words[0]:
        key, _, value = words.pop(0).partition("=")
        given[key] = value
    return words, given


def _parse_fail(given: Mapping[str, str]) -> str:
    fail = given.get("fail", "")
    if fail not in ("", STOP, *SUBSTITUTES):
        raise BadBot(
            "bot-fail-invalid",
            "fail={given} is not valid; choose from {known}",
            given=fail,
            known=", ".join((*SUBSTITUTES, STOP)),
        )
    return fail


def _parse_timeout(given: str | None) -> float:
    try:
        seconds = TIMEOUT_SECONDS if given is None else float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86400:
        raise BadBot("bot-time-invalid", "time={given} is not a number of seconds", given=str(given))
    return seconds


def _load_module(where: str) -> Any:
    """Import a module by its name, or by the path of its file."""
    if not where.endswith(".py"):
        return importlib.import_module(where)
    path = Path(where).resolve()
    name = f"vigil_guest_{path.stem}_{abs(hash(path))}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # dataclasses look it up there
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def command_title(command: list[str]) -> str:
    """The name of a program at the table: its script if it has one, else its command."""
    words = [word for word in command if not word.startswith("-")] or command
    scripts = [word for word in words[1:] if Path(word).suffix and Path(word).is_file()]
    return Path(scripts[0] if scripts else words[0]).stem


def title_of(spec: str) -> str:
    """The name of an external bot at the table, found without starting it."""
    kind, _, rest = spec.partition(":")
    try:
        words, _ = _split_spec(kind, rest)
    except BadBot:
        words = []
    if not words:
        return kind
    return words[0].rpartition(":")[2] if kind == "python" else command_title(words)


def split_bot_list(text: str) -> list[str]:
    """Split a list of seats or bots at its commas, except inside the quotes of a command."""
    parts = []
    while True:
        part, rest = _split_first(text)
        parts.append(part.strip())
        if rest is None:
            return parts
        text = rest


def _split_first(text: str) -> tuple[str, str | None]:
    command = re.match(r"\s*([^,=:]*=)?\s*(program|python):", text)
    quote = ""
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"" and command and at >= command.end():
            quote = letter
        elif letter == ",":
            return text[:at], text[at + 1 :]
    return text, None
