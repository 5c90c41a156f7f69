"""A player for tests, which types given lines or a bot's answers and records the output."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kit.ascension import Scene
from vigil import registry
from vigil.bots.greedy import Greedy
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.kernel.match import Match
from vigil.terminal.console import Terminal
from vigil.terminal.game_loop import Play
from vigil.terminal.game_setup import GameRequest, build_session
from vigil.terminal.local_session import LocalSession
from vigil.terminal.seat_plan import plan_seats
from vigil.terminal.session import GameSession


class Lines(io.StringIO):
    """A pipe that creates each line when it is read."""

    def __init__(self, next_line: Callable[[], str | None]) -> None:
        super().__init__()
        self.next_line = next_line
        self.typed: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self.next_line()
        if line is None:
            return ""
        self.typed.append(line)
        return line + "\n"


class Screen(Terminal):
    """A Rich terminal with a person at the keyboard."""

    def __init__(self, next_line: Callable[[], str | None], size: tuple[int, int] = (80, 24)) -> None:
        super().__init__(False, Lines(next_line), io.StringIO())
        self.typed, self.plain, self._size = True, False, size

    @property
    def size(self) -> tuple[int, int]:
        return self._size

    @property
    def text(self) -> str:
        """Return all output, including escape codes."""
        assert isinstance(self.target, io.StringIO)
        return self.target.getvalue()

    def ask(self, prompt: str = "") -> str:
        self.typed = False  # read the given lines, not the keyboard
        try:
            return super().ask(prompt)
        finally:
            self.typed = True


def feed(lines: Iterable[str]) -> Callable[[], str | None]:
    rest = iter(lines)
    return lambda: next(rest, None)


def new_session(
    settings: dict[str, Any] | None = None, seats: str | None = None, bots: str | None = None, seed: int = 1,
    lang: str = "en",
) -> LocalSession:  # fmt: skip
    config = GAME.configure(settings or {})
    return LocalSession(Match(GAME, config, seed), plan_seats(seats, bots, config.players, lang))


def new_match(
    settings: dict[str, Any] | None = None, seats: str | None = None, seed: int = 1, lang: str = "en",
    decks: str | None = None, players: int = 2,
) -> LocalSession:  # fmt: skip
    """Return a match of Conflictus with ready-made decks."""
    wishes = GameRequest(
        lang, "conflictus", players, seats, seed=seed, settings=settings or {}, options={"decks": decks}
    )
    return build_session(wishes)


def type_lines(
    lines: Iterable[str], table: LocalSession | None = None, path: Path | None = None, lang: str = "en"
) -> TypedGame:
    """Type lines into a game through a pipe."""
    table = table or new_session(lang=lang)
    terminal = Terminal(True, Lines(feed(lines)), io.StringIO())
    play = table.screen.play(table, terminal, path, lang)
    play.run()
    return TypedGame(play)


@dataclass
class TypedGame:
    """A game and its output."""

    play: Play[Any]

    @property
    def text(self) -> str:
        target = self.play.terminal.target
        assert isinstance(target, io.StringIO)
        return target.getvalue()

    @property
    def table(self) -> LocalSession:
        assert isinstance(self.play.session, LocalSession)
        return self.play.session


@dataclass
class TypingPlayer:
    """Types a seeded bot's answers in one of several ways, and passes the screen with Enter."""

    seed: int
    ways: tuple[str, ...] = ("number",)  # number, name, words
    play: Play[Any] = field(init=False)
    count: int = 0

    def __post_init__(self) -> None:
        self.bot = Greedy(self.seed)

    def line(self) -> str | None:
        table = self.play.session
        decision = table.decision
        assert decision is not None, "the game is over"
        if len(table.people) > 1 and self.play.viewer != decision.seat:
            return ""
        self.count += 1
        view = table.view(decision.seat)
        place = self.bot.choose(view, decision)
        option, way = decision.options[place], self.ways[self.count % len(self.ways)]
        lang = table.seats[decision.seat].lang
        model = table.screen.table_model(view, decision, table.cards, table.names, lang)
        number = model.numbers.number_of(place)
        if (
            way == "words"
            and option.card_name is not None
            and option.verb in ("play", "acquire", "defeat", "attack", "block")
        ):
            twins = [
                other for other in decision.options if other.card_name == option.card_name and other.verb == option.verb
            ]
            if len(twins) == 1:
                return f"{model.word(option.verb)} {model.name(option.card_name).upper()}"
        return str(number) if number is not None and way == "number" else option.name


def whole_game(
    table: GameSession, player: TypingPlayer, terminal: Terminal | None = None, path: Path | None = None
) -> TypedGame:
    """Play to the end through a pipe or in another terminal."""
    terminal = terminal or Terminal(True, Lines(player.line), io.StringIO())
    player.play = table.screen.play(table, terminal, path, table.seats[0].lang)
    player.play.run()
    return TypedGame(player.play)


def table_of(
    scene: Scene, seat: int = 0, lang: str = "en", names: tuple[str, ...] = ("Ana", "Ben", "Cleo", "Dan")
) -> AscensionTableModel:
    """Return a scene as one of its players sees it."""
    view = GAME.view(scene.s, seat)
    return AscensionTableModel(
        view,
        GAME.decision(scene.s),
        registry.get(GAME.name).cards_in_play(scene.config),
        names[: scene.config.players],
        lang,
    )


def screens(text: str, mark: str) -> Iterator[str]:
    """Split the output at a mark."""
    yield from text.split(mark)
