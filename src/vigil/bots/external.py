"""Players from outside: any program that speaks JSON lines, any Python class, named like a bot.

    program:node examples/bots/frugal.js
    program:time=2 fail=stop log=bot.log ./mine --depth 3
    python:my_bots.py:Careful
    python:fail=greedy my_package.bots:Careful

Whoever gives a wrong answer, or none in time, is told so and may answer once more; a
program that has ended is started once more.  If that does not help either, the seat is
given up: `fail=greedy` or `fail=random` lets that bot play on, `fail=stop` ends the run
with the fault.  Where nothing is said, whoever seats the player decides: at the
terminal the game goes on with greedy, a measurement stops.
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
    parse_answer,
)
from vigil.bots.line_process import LONGEST, LineProcess, LineTimeout, LineTooLong, ProcessEnded
from vigil.bots.random import Random
from vigil.kernel.decision import Decision
from vigil.kernel.errors import BadBot, preview
from vigil.kernel.game import View
from vigil.kernel.serialization import digest
from vigil.kernel.worlds import Worlds

SECONDS = 10.0
MAX_STALE_ANSWERS = 100  # answers to other questions, before the program is taken to be out of step
STOP, PLAYS_ON = "stop", "greedy"
INSTEAD: dict[str, type[Greedy] | type[Random]] = {"greedy": Greedy, "random": Random}
SETTINGS = {"program": ("time", "fail", "log"), "python": ("fail",)}


class ExternalBot:
    """Somebody from outside on a seat, with somebody of ours behind them."""

    def __init__(self, name: str, seed: int, fail: str = "") -> None:
        self.name, self.seed, self.fail = name, seed, fail
        self.luck = int(digest(["guest", seed])[:8], 16)
        """A seed of its own, the same in the same match, that does not tell how the cards were dealt."""
        self.seat = -1  # nobody has asked it yet
        self.troubles: list[BotProtocolError] = []
        """Why the seat was given up, for whoever tells the people at the table."""
        self.fault: BotProtocolError | None = None
        """The first of them: who plays many games tells it at the end."""
        self.stood_in = 0
        """How many questions somebody else has answered in its place."""
        self._instead: Greedy | Random | None = None

    def over(self, view: View) -> None:
        """Tell how the game ended."""

    def close(self) -> None:
        """Leave the table."""

    def _gives_up(self, fault: BotProtocolError) -> None:
        """Put somebody else on the seat, or end the run."""
        self.close()
        if self.fail not in INSTEAD:
            raise fault
        self.troubles.append(fault)
        self.fault = self.fault or fault
        self._instead = INSTEAD[self.fail](self.seed)

    def _substitute(self, view: View, decision: Decision) -> int:
        """What whoever sits there instead answers."""
        assert self._instead is not None
        self.stood_in += 1
        return self._instead.choose(view, decision)


class ProgramBot(ExternalBot):
    """A process of its own, asked in JSON lines."""

    def __init__(
        self, command: list[str], seed: int, seconds: float = SECONDS, fail: str = "", log: Path | None = None
    ) -> None:
        super().__init__(title(command), seed, fail)
        self.command, self.seconds, self.log = command, seconds, log
        self._lines: LineProcess | None = None

    def choose(self, view: View, decision: Decision) -> int:
        """What the program answers, or after two faults its substitute."""
        self.seat = decision.seat
        if self._instead is None:
            try:
                return self._answer(view, decision)
            except BotProtocolError as fault:
                self._gives_up(fault)
        return self._substitute(view, decision)

    def _answer(self, view: View, decision: Decision) -> int:
        try:
            self._open(view).say(decision_line(view, decision))
            return self._hear(decision)
        except BotProtocolError as fault:
            if self._lines is None:  # it had ended: another one, and the question once more
                self._open(view).say(decision_line(view, decision))
            else:
                self._lines.say(error_line(fault, decision))
            return self._hear(decision)

    def _open(self, view: View) -> LineProcess:
        """The running program; a new one is greeted."""
        if self._lines is None:
            try:
                self._lines = LineProcess(self.command, self.log)
            except OSError as error:
                raise BotProtocolError(
                    "program-start", "{name} cannot be started: {why}", name=self.name, why=error.strerror or str(error)
                ) from None
            self._lines.say(hello_line(view, self.luck, self.seconds))
        return self._lines

    def _hear(self, decision: Decision) -> int:
        assert self._lines is not None
        about = {"name": self.name, "number": decision.number}
        try:
            for _ in range(MAX_STALE_ANSWERS):
                place = parse_answer(self._lines.hear(self.seconds), decision, self.name)
                if place is not None:
                    return place
        except LineTimeout:
            raise BotProtocolError(
                "program-silent",
                "{name} did not answer decision {number} within {seconds} seconds",
                seconds=f"{self.seconds:g}",
                **about,
            ) from None
        except LineTooLong:
            raise BotProtocolError(
                "program-long",
                "{name} answered decision {number} with a line of more than {most} bytes",
                most=LONGEST,
                **about,
            ) from None
        except ProcessEnded:
            code, said = self._lines.code(), self._lines.stderr_tail().strip()
            self.close()
            if not said:
                raise BotProtocolError(
                    "program-mute",
                    "{name} exited at decision {number} with code {code}, and wrote nothing to standard error",
                    code=str(code),
                    **about,
                ) from None
            raise BotProtocolError(
                "program-ended",
                "{name} exited at decision {number} with code {code}; its last output: {said}",
                code=str(code),
                said=preview(said.splitlines()[-1], 200),
                **about,
            ) from None
        raise BotProtocolError("program-stale", "{name} answered other decisions, but not decision {number}", **about)

    def over(self, view: View) -> None:
        if self._lines is not None:
            self._lines.say(game_over_line(view))

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()
            self._lines = None


class PythonBot(ExternalBot):
    """A Python class with `choose(view, decision)`; made when it is asked first."""

    def __init__(self, kind: type[Any], seed: int, fail: str = "") -> None:
        super().__init__(kind.__name__, seed, fail)
        self._kind = kind
        self._made: Any = None

    def choose(self, view: View, decision: Decision) -> int:
        return self._asked("choose", view, decision)

    def _asked(self, how: str, view: View, decision: Decision, *more: Any) -> int:
        self.seat = decision.seat
        if self._instead is None:
            try:
                return self._answer(how, view, decision, *more)
            except BotProtocolError as fault:
                self._gives_up(fault)
        return self._substitute(view, decision)

    def _answer(self, how: str, view: View, decision: Decision, *more: Any) -> int:
        """Asked once: a class that is asked the same again would answer the same."""
        try:
            if self._made is None:
                self._made = self._kind(self.luck)
            place = getattr(self._made, how)(view, decision, *more)
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
        if type(place) is not int or not 0 <= place < len(decision.options):
            raise BotProtocolError(
                "program-option",
                "{name} chose {given} at decision {number}; the options are 0 to {last}: {offered}",
                name=self.name,
                given=preview(place, 60),
                number=decision.number,
                last=len(decision.options) - 1,
                offered=", ".join(option.name for option in decision.options),
            )
        return place

    def over(self, view: View) -> None:
        if self._made is not None and hasattr(self._made, "over"):
            self._made.over(view)


class PythonSearchBot(PythonBot):
    """A Python class with `choose_in(view, decision, worlds)`."""

    def choose_in(self, view: View, decision: Decision, worlds: Worlds[Any]) -> int:
        return self._asked("choose_in", view, decision, worlds)


# -------------------------------------------------------------------------- specs


def is_external(spec: str) -> bool:
    """Whether this names somebody from outside."""
    sort, colon, _ = spec.partition(":")
    return bool(colon) and sort in SETTINGS


def substitute_of(spec: str) -> str:
    """Who plays on if this player from outside gives up its seat; empty where nobody does."""
    sort, _, rest = spec.partition(":")
    fail = _split(sort, rest)[1].get("fail", "") if is_external(spec) else ""
    return fail if fail in INSTEAD else ""


def program_of(text: str) -> Callable[[int], ProgramBot]:
    """A maker of players from what stands behind `program:`; what cannot be started is refused now."""
    words, given = _split("program", text)
    seconds, fail, log = _seconds(given.get("time")), _failing(given), given.get("log")
    if not words or shutil.which(words[0]) is None:
        raise BadBot(
            "guest-program",
            "there is no program {command}; it must be on the PATH, or an executable file",
            command=repr(words[0] if words else ""),
        )
    return lambda seed: ProgramBot(words, seed, seconds, fail, Path(log) if log else None)


def python_of(text: str) -> Callable[[int], PythonBot]:
    """A maker of players from what stands behind `python:`; the class is read now."""
    words, given = _split("python", text)
    fail = _failing(given)
    where, _, name = words[0].rpartition(":") if len(words) == 1 else ("", "", "")
    if not where or not name:
        raise BadBot(
            "guest-class",
            "{given} does not name a class; write python:package.module:Class or python:file.py:Class",
            given=repr(text),
        )
    try:
        module = _module(where)
        kind = getattr(module, name, None)
    except FileNotFoundError:
        raise BadBot("guest-file", "there is no file {file}", file=repr(where)) from None
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != where.split(".")[0]:  # one that the file itself wants
            raise BadBot(
                "guest-import", "{given} cannot be read: {why}", given=repr(text), why=preview(error, 200)
            ) from error
        raise BadBot("guest-module", "there is no module {module} to import", module=repr(where)) from None
    except Exception as error:  # whatever the file does when it is read
        raise BadBot(
            "guest-import", "{given} cannot be read: {why}", given=repr(text), why=preview(error, 200)
        ) from error
    if kind is None:
        raise BadBot("guest-no-class", "{file} has no class {name}", file=repr(where), name=repr(name))
    if callable(getattr(kind, "choose_in", None)):
        return lambda seed: PythonSearchBot(kind, seed, fail)
    if not callable(getattr(kind, "choose", None)):
        raise BadBot("guest-shape", "{name} has no choose(view, decision)", name=name)
    return lambda seed: PythonBot(kind, seed, fail)


def _split(sort: str, text: str) -> tuple[list[str], dict[str, str]]:
    """The words of a command, and the settings that stood before them."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadBot("guest-import", "{given} cannot be read: {why}", given=repr(text), why=str(error)) from None
    given: dict[str, str] = {}
    while words and words[0].partition("=")[0] in SETTINGS[sort] and "=" in words[0]:
        key, _, value = words.pop(0).partition("=")
        given[key] = value
    return words, given


def _failing(given: Mapping[str, str]) -> str:
    fail = given.get("fail", "")
    if fail not in ("", STOP, *INSTEAD):
        raise BadBot(
            "guest-fail",
            "fail={given} is not possible; choose from {known}",
            given=fail,
            known=", ".join((*INSTEAD, STOP)),
        )
    return fail


def _seconds(given: str | None) -> float:
    try:
        seconds = SECONDS if given is None else float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86400:
        raise BadBot("guest-time", "time={given} is not a number of seconds", given=str(given))
    return seconds


def _module(where: str) -> Any:
    if not where.endswith(".py"):
        return importlib.import_module(where)
    path = Path(where).resolve()
    name = f"vigil_guest_{path.stem}_{abs(hash(path))}"
    if name not in sys.modules:
        found = importlib.util.spec_from_file_location(name, path)
        assert found is not None and found.loader is not None
        module = importlib.util.module_from_spec(found)
        sys.modules[name] = module  # dataclasses look for it there
        try:
            found.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def title(command: list[str]) -> str:
    """What a program is called at the table: its script, else itself."""
    words = [word for word in command if not word.startswith("-")] or command
    scripts = [word for word in words[1:] if Path(word).suffix and Path(word).is_file()]
    return Path(scripts[0] if scripts else words[0]).stem


def title_of(spec: str) -> str:
    """The name of a guest's seat, without starting or reading anything."""
    sort, _, rest = spec.partition(":")
    try:
        words, _ = _split(sort, rest)
    except BadBot:
        words = []
    if not words:
        return sort
    return words[0].rpartition(":")[2] if sort == "python" else title(words)


def split_bot_list(text: str) -> list[str]:
    """The parts of a list of seats or bots: commas part them, but not inside the quotes of a command."""
    parts = []
    while True:
        part, rest = _first(text)
        parts.append(part.strip())
        if rest is None:
            return parts
        text = rest


def _first(text: str) -> tuple[str, str | None]:
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
