"""Nim as a package could add it: two players take counters from heaps, and the last counter wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from vigil.kernel.decision import Decision, Option, Question, Target
from vigil.kernel.errors import BadConfig, IllegalChoice, check_seat
from vigil.kernel.event import Cause, Event, Message
from vigil.kernel.game import Choice, Game, Outcome, Progress
from vigil.kernel.serialization import clone, load, save
from vigil.plugin import GamePlugin, lazy
from vigil.text.game_text import GameText

WIDE = 100  # an option's number is heap * WIDE + count


@dataclass(frozen=True, slots=True)
class Config:
    heaps: tuple[int, ...] = (3, 4, 5)
    players: int = 2


@dataclass(slots=True)
class State:
    heaps: list[int]
    players: int = 2
    active: int = 0
    number: int = 0
    taken: list[int] = field(default_factory=list)  # seat, heap and count of the last move
    conceded: int = -1


@dataclass(frozen=True, slots=True)
class View:
    game_name: ClassVar[str] = "nim"

    seat: int | None
    heaps: tuple[int, ...]
    number: int
    waiting_for: int
    undo_to: int
    config: Config
    outcome: Outcome | None


def configure(settings: Mapping[str, Any]) -> Config:
    heaps = tuple(settings.get("heaps", (3, 4, 5)))
    if not heaps or not all(isinstance(n, int) and 0 < n < WIDE for n in heaps):
        raise BadConfig("nim-heaps", "heaps must be whole numbers from 1 to {most}", most=WIDE - 1)
    if settings.get("players", 2) != 2:
        raise BadConfig("nim-players", "two play Nim, not {given}", given=settings["players"])
    return Config(heaps)


def options(s: State) -> list[Choice]:
    if outcome(s) is not None:
        return []
    return [("take", heap * WIDE + n) for heap, size in enumerate(s.heaps) for n in range(1, size + 1)]


def choose(s: State, choice: Choice) -> None:
    if choice not in options(s):
        raise IllegalChoice(
            "option-unknown", "{given} is not an option; there are {offered}", given=choice, offered="others"
        )
    heap, n = divmod(choice[1], WIDE)
    s.heaps[heap] -= n
    s.taken, s.active, s.number = [s.active, heap, n], 1 - s.active, s.number + 1


def asked(s: State) -> int:
    return -1 if outcome(s) is not None else s.active


def decision(s: State) -> Decision | None:
    found = tuple(Option(f"take {n % WIDE} {n // WIDE + 1}", "take", Target("index", n)) for _, n in options(s))
    return Decision(s.number, s.active, Question("take"), found) if found else None


def outcome(s: State) -> Outcome | None:
    if s.conceded < 0 and any(s.heaps):
        return None
    winner = 1 - s.conceded if s.conceded >= 0 else 1 - s.active
    scores = tuple(int(seat == winner) for seat in (0, 1))
    return Outcome(scores, tuple(2 - score for score in scores), "conceded" if s.conceded >= 0 else "empty")


def concede(s: State, seat: int) -> None:
    check_seat(seat, 2)
    s.conceded = seat


def view(s: State, viewer: int | None) -> View:
    check_seat(viewer, 2)
    return View(viewer, tuple(s.heaps), s.number, asked(s), s.number, Config(tuple(s.heaps)), outcome(s))


def events(s: State, viewer: int | None) -> tuple[Event, ...]:
    return (Event("took", s.taken[0], Cause("N-1"), amount=s.taken[2], detail=str(s.taken[1] + 1)),) if s.taken else ()


def why_not(s: State, seat: int | None, wanted: str) -> Message | None:
    found = decision(s)
    return None if found and any(o.name == wanted for o in found.options) else Message("not-an-option", {})


GAME: Game[State] = Game(
    name="nim", view_type=View, configure=configure, settings_of=lambda c: {"heaps": list(c.heaps)},
    rules_hash=lambda c: "nim-1", new=lambda c, seed: State(list(c.heaps)), options=options, choose=choose,
    seat_to_act=asked,
    decision=decision, concede=concede, undo_floor=lambda s: s.number, view=view, events=events, why_not=why_not,
    why_not_many=lambda s, seat, wanted: [why_not(s, seat, each) for each in wanted], redeal=lambda s, seat,
    luck: clone(s),
    outcome=outcome, save=save, load=lambda data: load(State, data, {}), teams=lambda c: ((0,), (1,)),
    progress=lambda s: Progress(0, asked(s), s.number + 1, s.number // 2 + 1),
)  # fmt: skip

WORDS = {
    "en": ("Nim", "heaps", "How many counters do you take?", "Take {} from heap {}", "{} takes {} from heap {}"),
    "pt": ("Nim", "montes", "Quantas fichas você pega?", "Pegar {} do monte {}", "{} pega {} do monte {}"),
    "fr": ("Nim", "tas", "Combien de jetons prenez-vous ?", "Prendre {} du tas {}", "{} prend {} du tas {}"),
    "ru": ("Ним", "кучки", "Сколько фишек вы возьмёте?", "Взять {} из кучки {}", "{} берёт {} из кучки {}"),
}  # fmt: skip

TEXT = GameText(
    term=lambda word, lang: {"nim": WORDS[lang][0], "heaps": WORDS[lang][1]}.get(word, word),
    prompt=lambda question, lang, cards: WORDS[lang][2],
    option=lambda o, question, lang, cards, players: WORDS[lang][3].format(o.index % WIDE, o.index // WIDE + 1),
    event=lambda e, lang, cards, players, viewer: WORDS[lang][4].format(players[e.seat], e.amount, e.detail),
    reason=lambda message, lang, cards: message.key,
)
PLUGIN = GamePlugin(name="nim", title="Nim", rules=lazy("plugin.nim:GAME"), text=lazy("plugin.nim:TEXT"))
