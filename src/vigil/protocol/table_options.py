"""How a table is run, whatever the game: who may come, clocks, leaving, undo, chat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400

AbsenceRule = Literal["wait", "bot", "forfeit"]
Short = Annotated[str, Meta(max_length=60)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move is everything one answers until another seat is asked.  `move`: so many seconds for each; `bank`:
    seconds for the whole game, and an increment after each; `days`: so many days for each."""

    kind: Literal["none", "per_move", "total", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0

    @property
    def start(self) -> int:
        """Milliseconds at the beginning, and for `move` and `days` of every move."""
        return 1000 * (self.days * DAY if self.kind == "correspondence" else self.seconds)

    @property
    def fault(self) -> str | None:
        """What is missing for this clock to run."""
        if self.kind in ("per_move", "total") and self.seconds < 5:
            return "seconds"
        if self.kind == "correspondence" and self.days < 1:
            return "days"
        return None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed on beside the rules of the game."""

    title: Short = ""
    public: bool = False  # stands in the list of tables; otherwise one needs its invitation
    clock: Clock = Clock()
    on_timeout: AbsenceRule = "wait"
    on_leave: AbsenceRule = "wait"
    substitute_bot: str = "steady"  # the bot that plays on for somebody
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that spectators are behind
    chat: bool = True
    undo: Literal["free", "ask", "never"] = "ask"  # free: only where nothing was learned; ask: else by consent
    rated: bool = True
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None  # of a game dealt before, as digits; not rated
