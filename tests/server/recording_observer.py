"""An observer for tests, which records everything and turns every failure into a test failure."""

from __future__ import annotations

from vigil.server.room import Room


class RecordingObserver:
    """Records everything that tables, bots, schedulers and notifications report, in order."""

    def __init__(self, failures: bool = False) -> None:
        """Set `failures` if failures are expected. Otherwise the first one fails the test."""
        self._expected = failures
        self.entries: list[str] = []
        self.writes: list[float] = []
        self.bot_answers: list[str] = []
        self.timeouts = 0
        self.downgrades = 0
        self.lost_notices = 0
        self.failures: list[tuple[str, BaseException]] = []

    def on_entry(self, kind: str, room: Room) -> None:
        self.entries.append(kind)

    def on_write(self, seconds: float) -> None:
        self.writes.append(seconds)

    def on_bot_answer(self, bot: str, seconds: float) -> None:
        self.bot_answers.append(bot)

    def on_bot_timeout(self) -> None:
        self.timeouts += 1

    def on_bot_downgrade(self) -> None:
        self.downgrades += 1

    def on_lost_notices(self) -> None:
        self.lost_notices += 1

    def on_failure(self, table: str, error: BaseException) -> None:
        self.failures.append((table, error))
        if not self._expected:
            raise AssertionError(f"trouble at {table}") from error
