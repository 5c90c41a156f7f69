"""Default server support: clients get views, questions and options, and nothing else."""

from __future__ import annotations

from vigil.server.game_presenter import Presenter

PRESENTER = Presenter()
