"""Prometheus metrics. No label identifies a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from vigil import __version__
from vigil.server.log_config import log
from vigil.server.room import Room

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One server's metrics. Tests may run several servers in a process."""

    def __init__(self) -> None:
        self.registry = at = CollectorRegistry()
        self.http_requests = Counter(
            "vigil_http_requests", "HTTP requests answered.", ("method", "route", "status"), registry=at
        )
        self.http_seconds = Histogram(
            "vigil_http_request_duration_seconds",
            "Time from a request to the end of its response.",
            ("route",),
            buckets=FAST,
            registry=at,
        )
        self.ws_connections = Gauge("vigil_ws_connections", "Open WebSockets.", registry=at)
        self.games_active = Gauge("vigil_games_active", "Running games.", registry=at)
        self.games_finished = Counter(
            "vigil_games_finished", "Finished games.", ("game", "players", "result"), registry=at
        )
        self.action_seconds = Histogram(
            "vigil_action_seconds",
            "Time from an action to its confirmation, including the write.",
            buckets=FAST,
            registry=at,
        )
        self.bot_seconds = Histogram(
            "vigil_bot_think_seconds", "Thinking time of bots.", ("bot",), buckets=SLOW, registry=at
        )
        self.bot_timeouts = Counter("vigil_bot_timeouts", "Bots that did not answer in time.", registry=at)
        self.bot_downgrades = Counter(
            "vigil_bot_downgrades", "Answers given by a simpler bot because the queue was too long.", registry=at
        )
        self.bot_queue = Gauge("vigil_bot_queue_length", "Decisions waiting for a bot worker.", registry=at)
        self.resyncs = Counter(
            "vigil_resyncs", "Clients that reconnected to a table or requested a new snapshot.", registry=at
        )
        self.rejected_actions = Counter("vigil_rejected_actions", "Rejected actions.", registry=at)
        self.db_write_seconds = Histogram(
            "vigil_db_write_seconds", "Duration of a write to the database.", buckets=FAST, registry=at
        )
        self.notifications_lost = Counter(
            "vigil_notifications_lost", "Times that notifications from other processes may have been lost.", registry=at
        )
        build = Gauge("vigil_build_info", "Always 1; the label is the version.", ("version",), registry=at)
        build.labels(__version__).set(1)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)


class MetricsObserver:
    """Updates the metrics for tables, bots and notifications, and logs failures."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def on_entry(self, kind: str, room: Room) -> None:
        if room.ended == room.at and kind in ("chose", "conceded", "canceled") and room.status in ("over", "canceled"):
            self._metrics.games_finished.labels(room.game.name, str(len(room.seats)), room.status).inc()

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
        """Log an error in the background work of a table, without its cards."""
        log.error("failure", table=table, kind=type(error).__name__, exc_info=error)
