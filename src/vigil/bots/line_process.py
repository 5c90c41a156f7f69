"""A running program that is spoken to line by line: started, asked with a time limit, and never left behind.

Two threads carry the lines, so that neither a program that reads nothing nor one that
writes nothing can make the game wait longer than it said.  What the program writes
to standard error is kept apart; its last lines are there for whoever looks for a mistake.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import IO

LONGEST = 1 << 16
"""Bytes in a line of an answer."""
WAITING = 64  # lines that may wait to be read; whoever writes more waits for us
COMPLAINTS = 20  # lines of standard error that are kept
PATIENCE = 1.0  # seconds to leave in peace, and again to leave when told to

TOO_LONG, ENDED = object(), object()


class LineTimeout(Exception):
    """No line came in time."""


class LineTooLong(Exception):
    """A line came that is longer than any answer."""


class ProcessEnded(Exception):
    """The program has ended."""


class LineProcess:
    """One program, from its start to its end."""

    def __init__(self, command: Sequence[str], log: Path | None = None) -> None:
        """Start it; an OSError says why it cannot be."""
        heard = log.open("ab") if log is not None else None
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # what it starts itself is ended with it, and Ctrl-C is ours alone
            )
        except BaseException:
            if heard is not None:
                heard.close()
            raise
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | object] = queue.Queue(WAITING)
        self._complaints: deque[bytes] = deque(maxlen=COMPLAINTS)
        self._ended = False
        self._threads = [
            threading.Thread(target=work, args=args, daemon=True)
            for work, args in (
                (_write, (self._process.stdin, self._said)),
                (_read, (self._process.stdout, self._answers)),
                (_listen, (self._process.stderr, self._complaints, heard)),
            )
        ]
        for thread in self._threads:
            thread.start()
        # also when nobody says close(): at the end of this program, or when the game is forgotten
        self._end = weakref.finalize(self, _end, self._process, self._said, self._answers, self._threads)

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    def say(self, line: str) -> None:
        """Send a line; it is carried while we go on."""
        self._said.put(line.encode() + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line, or Silent, TooLong, Ended."""
        if self._ended:
            raise ProcessEnded
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise LineTimeout from None
        if line is ENDED:
            self._ended = True
            raise ProcessEnded
        if line is TOO_LONG:
            raise LineTooLong
        assert isinstance(line, bytes)
        return line

    def code(self) -> int | None:
        """What it ended with, where it has ended: a moment is given for that."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        return self._process.returncode

    def stderr_tail(self) -> str:
        """The last it wrote to standard error."""
        if self._ended:
            self._threads[2].join(PATIENCE)  # it has said all it will say
        return b"".join(list(self._complaints)).decode(errors="replace").strip()

    def close(self) -> None:
        """Ask it to leave by closing its input, then insist."""
        self._end()


def _write(pipe: IO[bytes], said: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := said.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError, ValueError):
        pipe.close()


def _read(pipe: IO[bytes], answers: queue.Queue[bytes | object]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST + 1):
            if len(line) <= LONGEST:
                answers.put(line)
                continue
            answers.put(TOO_LONG)
            while line and not line.endswith(b"\n"):  # the rest of it is not a line of its own
                line = pipe.readline(LONGEST)
    answers.put(ENDED)


def _listen(pipe: IO[bytes], complaints: deque[bytes], log: IO[bytes] | None) -> None:
    with contextlib.suppress(OSError, ValueError), pipe, log or contextlib.nullcontext():
        while line := pipe.readline(LONGEST):
            complaints.append(line)
            if log is not None:
                log.write(line)
                log.flush()


def _end(
    process: subprocess.Popen[bytes],
    said: queue.Queue[bytes | None],
    answers: queue.Queue[bytes | object],
    threads: Sequence[threading.Thread],
) -> None:
    """Leave no process, no zombie and no thread."""
    said.put(None)
    for what in (None, signal.SIGTERM, signal.SIGKILL):
        if what is not None:
            _signal(process, what)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
            break
    _join(threads, answers)
    if any(thread.is_alive() for thread in threads):  # something it started has its pipes, so the group is still there
        _signal(process, signal.SIGKILL)
        _join(threads, answers)


def _join(threads: Sequence[threading.Thread], answers: queue.Queue[bytes | object]) -> None:
    """Wait a while for the threads to end."""
    until = time.monotonic() + PATIENCE
    for thread in threads:
        while thread.is_alive() and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):  # it may be waiting to put down lines that nobody wants
                while True:
                    answers.get_nowait()
            thread.join(0.01)


def _signal(process: subprocess.Popen[bytes], what: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, what)
