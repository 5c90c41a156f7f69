"""The options of a table, which are the same for every game: visibility, clock, absence, undo, chat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400

AbsenceRule = Literal["wait", "bot", "forfeit"]
"""What happens when a player is absent: the others wait, a bot substitutes, or the player forfeits."""
Short = Annotated[str, Meta(max_length=60)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time limit. A move consists of all the player's answers until another seat must answer."""

    kind: Literal["none", "per_move", "total", "correspondence"] = "none"
    """`per_move`: `seconds` for each move; `total`: `seconds` for the whole game, plus `increment` after each move;
    `correspondence`: `days` for each move."""
    seconds: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added after each move."""
    days: Annotated[int, Meta(ge=0, le=60)] = 0

    @property
    def start(self) -> int:
        """The milliseconds at the start of the game; except for `total`, also at the start of every move."""
        return 1000 * (self.days * DAY if self.kind == "correspondence" else self.seconds)

    @property
    def missing_field(self) -> str | None:
        """The field that this kind of clock needs and that is too small."""
        if self.kind in ("per_move", "total") and self.seconds < 5:
            return "seconds"
        if self.kind == "correspondence" and self.days < 1:
            return "days"
        return None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a table."""

    title: Short = ""
    public: bool = False
    """Whether the table is listed. Otherwise, players need its invitation."""
    clock: Clock = Clock()
    on_timeout: AbsenceRule = "wait"
    """What happens if a player's clock runs out."""
    on_leave: AbsenceRule = "wait"
    """What happens if a player leaves."""
    substitute_bot: str = "steady"
    """The bot that substitutes for absent players."""
    spectators: bool = True
    """Whether spectators may watch."""
    spectator_delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """The seconds by which spectators lag behind."""
    chat: bool = True
    """Whether players may write freely. Quick phrases are always allowed."""
    undo: Literal["free", "ask", "never"] = "ask"
    """`free`: only choices that revealed nothing can be undone; `ask`: others can, if all players agree."""
    rated: bool = True
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    """The seed of an earlier game, in digits. The game is not rated."""
