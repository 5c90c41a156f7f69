"""Actions that the server has not acknowledged yet.

Every action has an id. It is sent again on every new connection until the server acknowledges or rejects it. The
server carries out each id only once.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False, slots=True)
class Action:
    """A sent action and its answer."""

    message: dict[str, Any]
    answer: asyncio.Future[dict[str, Any]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def id(self) -> str:
        return str(self.message["id"])


class Actions:
    """The unacknowledged actions, in the order in which they were sent."""

    def __init__(self) -> None:
        self.open: dict[str, Action] = {}

    def new(self, kind: str, **more: Any) -> Action:
        """Create an action with a unique id."""
        action = Action({"type": kind, **more, "id": secrets.token_urlsafe(12)})
        self.open[action.id] = action
        return action

    def handle_answer(self, message: dict[str, Any]) -> bool:
        """Resolve the action that the message answers. Return False if there is none."""
        action = self.open.pop(str(message.get("id", "")), None)
        if action is None:
            return False
        if not action.answer.done():
            action.answer.set_result(message)
        return True

    def drop(self, action: Action) -> None:
        """Stop waiting for an action."""
        self.open.pop(action.id, None)

    def fail(self, error: Exception) -> None:
        """Fail all actions with an error."""
        for action in self.open.values():
            if not action.answer.done():
                action.answer.set_exception(error)
        self.open.clear()
