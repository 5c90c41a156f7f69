"""A subprocess that exchanges lines with Vigil, with timeouts, and never outlives its game.

Threads write and read the lines, so a program that doesn't read or write can't delay the game beyond the timeout. The
last lines of standard error are available for error messages.
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

MAX_LINE_BYTES = 1 << 16
MAX_WAITING_LINES = 64  # unread lines, before the program has to wait
STDERR_LINES = 20  # last lines of standard error that are kept
EXIT_TIMEOUT_SECONDS = 1.0  # to exit after its input is closed, and again after each signal

TOO_LONG, ENDED = object(), object()


class LineTimeout(Exception):
    """No line came in time."""


class LineTooLong(Exception):
    """A line was longer than MAX_LINE_BYTES."""


class ProcessEnded(Exception):
    """The program has exited."""


class LineProcess:
    """A running program."""

    def __init__(self, command: Sequence[str], log: Path | None = None) -> None:
        """Start the program; raise OSError if that fails. Standard error is appended to `log`."""
        log_file = log.open("ab") if log is not None else None
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # its children end with it, and Ctrl+C reaches only Vigil
            )
        except BaseException:
            if log_file is not None:
                log_file.close()
            raise
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | object] = queue.Queue(MAX_WAITING_LINES)
        self._stderr_lines: deque[bytes] = deque(maxlen=STDERR_LINES)
        self._ended = False
        self._threads = [
            threading.Thread(target=work, args=args, daemon=True)
            for work, args in (
                (_write_lines, (self._process.stdin, self._outgoing)),
                (_read_lines, (self._process.stdout, self._answers)),
                (_read_stderr, (self._process.stderr, self._stderr_lines, log_file)),
            )
        ]
        for thread in self._threads:
            thread.start()
        # even without close(): when this program exits, or when this object is garbage collected
        self._end = weakref.finalize(self, _end, self._process, self._outgoing, self._answers, self._threads)

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def send(self, line: str) -> None:
        """Queue a line for the program."""
        self._outgoing.put(line.encode() + b"\n")

    def receive(self, timeout: float) -> bytes:
        """Return the next line; raise LineTimeout, LineTooLong or ProcessEnded."""
        if self._ended:
            raise ProcessEnded
        try:
            line = self._answers.get(timeout=timeout)
        except queue.Empty:
            raise LineTimeout from None
        if line is ENDED:
            self._ended = True
            raise ProcessEnded
        if line is TOO_LONG:
            raise LineTooLong
        assert isinstance(line, bytes)
        return line

    def exit_code(self) -> int | None:
        """The exit status, or None if the program doesn't exit in time."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_TIMEOUT_SECONDS)
        return self._process.returncode

    def stderr_tail(self) -> str:
        """The last lines of standard error."""
        if self._ended:
            self._threads[2].join(EXIT_TIMEOUT_SECONDS)
        return b"".join(list(self._stderr_lines)).decode(errors="replace").strip()

    def close(self) -> None:
        """End the program: close its input, then terminate it, then kill it."""
        self._end()


def _write_lines(pipe: IO[bytes], outgoing: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := outgoing.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with contextlib.suppress(OSError, ValueError):
        pipe.close()


def _read_lines(pipe: IO[bytes], answers: queue.Queue[bytes | object]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(MAX_LINE_BYTES + 1):
            if len(line) <= MAX_LINE_BYTES:
                answers.put(line)
                continue
            answers.put(TOO_LONG)
            while line and not line.endswith(b"\n"):  # skip the rest of the long line
                line = pipe.readline(MAX_LINE_BYTES)
    answers.put(ENDED)


def _read_stderr(pipe: IO[bytes], last_lines: deque[bytes], log: IO[bytes] | None) -> None:
    with contextlib.suppress(OSError, ValueError), pipe, log or contextlib.nullcontext():
        while line := pipe.readline(MAX_LINE_BYTES):
            last_lines.append(line)
            if log is not None:
                log.write(line)
                log.flush()


def _end(
    process: subprocess.Popen[bytes],
    outgoing: queue.Queue[bytes | None],
    answers: queue.Queue[bytes | object],
    threads: Sequence[threading.Thread],
) -> None:
    """End the process and the threads, and leave no zombie."""
    outgoing.put(None)
    for signal_number in (None, signal.SIGTERM, signal.SIGKILL):
        if signal_number is not None:
            _signal_group(process, signal_number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(EXIT_TIMEOUT_SECONDS)
            break
    _join(threads, answers)
    if any(thread.is_alive() for thread in threads):  # a child of the program still has its pipes open
        _signal_group(process, signal.SIGKILL)
        _join(threads, answers)


def _join(threads: Sequence[threading.Thread], answers: queue.Queue[bytes | object]) -> None:
    """Wait for the threads to end, up to the timeout."""
    deadline = time.monotonic() + EXIT_TIMEOUT_SECONDS
    for thread in threads:
        while thread.is_alive() and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):  # drain the queue, in case the thread waits to add a line
                while True:
                    answers.get_nowait()
            thread.join(0.01)


def _signal_group(process: subprocess.Popen[bytes], signal_number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal_number)
