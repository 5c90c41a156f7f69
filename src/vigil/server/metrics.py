"""What can be counted and measured, under the names that Prometheus expects.  No label names a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from vigil import __version__
from vigil.server.log_config import log
from vigil.server.room import Room

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The figures of one server; each server has its own, so that tests may run several."""

    def __init__(self) -> None:
        self.registry = at = CollectorRegistry()
        self.http_requests = Counter(
            "vigil_http_requests", "HTTP requests answered.", ("method", "route", "status"), registry=at
        )
        self.http_seconds = Histogram(
            "vigil_http_request_duration_seconds",
            "From a request to the end of its answer.",
            ("route",),
            buckets=FAST,
            registry=at,
        )
        self.ws_connections = Gauge("vigil_ws_connections", "WebSockets that are open.", registry=at)
        self.games_active = Gauge("vigil_games_active", "Games being played.", registry=at)
        self.games_finished = Counter(
            "vigil_games_finished", "Games that have ended.", ("game", "players", "result"), registry=at
        )
        self.action_seconds = Histogram(
            "vigil_action_seconds",
            "From an action to its confirmation, the writing included.",
            buckets=FAST,
            registry=at,
        )
        self.bot_seconds = Histogram(
            "vigil_bot_think_seconds", "How long bots think.", ("bot",), buckets=SLOW, registry=at
        )
        self.bot_timeouts = Counter("vigil_bot_timeouts", "Bots that did not answer in time.", registry=at)
        self.bot_downgrades = Counter(
            "vigil_bot_downgrades", "Answers that a simpler bot gave, because too many were waiting.", registry=at
        )
        self.bot_queue = Gauge("vigil_bot_queue_length", "Questions to bots that wait for a worker.", registry=at)
        self.resyncs = Counter("vigil_resyncs", "Clients that came back to a table or asked for it again.", registry=at)
        self.rejected_actions = Counter("vigil_rejected_actions", "Actions that were refused.", registry=at)
        self.db_write_seconds = Histogram(
            "vigil_db_write_seconds", "How long a write to the database takes.", buckets=FAST, registry=at
        )
        self.notifications_lost = Counter(
            "vigil_notifications_lost", "Times that notices from other processes may have been lost.", registry=at
        )
        build = Gauge("vigil_build_info", "Always 1; the label is the version.", ("version",), registry=at)
        build.labels(__version__).set(1)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class MetricsObserver:
    """Counts what happens at the tables, with bots and between processes; failures go into the log."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def on_entry(self, kind: str, room: Room) -> None:
        if room.ended == room.at and kind in ("chose", "conceded", "canceled") and room.status in ("over", "canceled"):
            self._metrics.games_finished.labels(room.game.name, str(len(room.chairs)), room.status).inc()

    def on_write(self, seconds: float) -> None:
        self._metrics.db_write_seconds.observe(seconds)

    def on_bot_answer(self, bot: str, seconds: float) -> None:
        self._metrics.bot_seconds.labels(bot.partition(":")[0]).observe(seconds)

    def on_bot_timeout(self) -> None:
        self._metrics.bot_timeouts.inc()

    def on_bot_downgrade(self) -> None:
        self._metrics.bot_downgrades.inc()

    def on_lost_notices(self) -> None:
        self._metrics.notifications_lost.inc()

    def on_failure(self, table: str, error: BaseException) -> None:
        """Something went wrong at a table without anybody asking: no card of it goes into the log."""
        log.error("trouble", table=table, kind=type(error).__name__, exc_info=error)
