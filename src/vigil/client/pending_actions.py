"""What somebody at a table has said and the server has not yet acknowledged.

Everything that changes the game has an id.  It is sent again on every new connection
until the server says that it is done or refused; the server does an id once.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False, slots=True)
class Action:
    """Something that was said, and where its answer is waited for."""

    message: dict[str, Any]
    answer: asyncio.Future[dict[str, Any]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def id(self) -> str:
        return str(self.message["id"])


class Actions:
    """What is on its way, in the order in which it was said."""

    def __init__(self) -> None:
        self.open: dict[str, Action] = {}

    def new(self, kind: str, **more: Any) -> Action:
        """An action with a name of its own."""
        action = Action({"type": kind, **more, "id": secrets.token_urlsafe(12)})
        self.open[action.id] = action
        return action

    def answered(self, message: dict[str, Any]) -> bool:
        """The server's answer to one of them; False: it is to none."""
        action = self.open.pop(str(message.get("id", "")), None)
        if action is None:
            return False
        if not action.answer.done():
            action.answer.set_result(message)
        return True

    def drop(self, action: Action) -> None:
        """Nobody waits for it any more."""
        self.open.pop(action.id, None)

    def fail(self, error: Exception) -> None:
        """None of them will be answered."""
        for action in self.open.values():
            if not action.answer.done():
                action.answer.set_exception(error)
        self.open.clear()
