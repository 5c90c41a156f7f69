"""The server for a game that brings nothing of its own: it sends views, questions and options."""

from __future__ import annotations

from vigil.server.game_presenter import Presenter

PRESENTER = Presenter()
