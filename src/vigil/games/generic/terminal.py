"""The terminal for a game without a screen of its own: the fields of its view, its questions and options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Any, ClassVar

from rich.text import Text

from vigil.kernel.decision import Option
from vigil.kernel.event import Event
from vigil.terminal import event_log, table_model
from vigil.terminal.choice_numbers import ChoiceNumbers, number_remaining
from vigil.terminal.command_parser import TableCommand
from vigil.terminal.game_loop import Play
from vigil.terminal.layout import rule
from vigil.terminal.screen import GameScreen
from vigil.terminal.session import GameSession, outcome_of
from vigil.terminal.table_model import CommandWords
from vigil.terminal.table_queries import question_lines
from vigil.text import text_of, ui_text

COMMANDS = ("why", "undo", "log", "players", "save", "link", "help", "quit", "concede", "table", "say", "agree")
ANSWERS = ("yes", "no")
NOT_SHOWN = frozenset(("seat", "number", "waiting_for", "undo_to", "config", "outcome", "question"))
"""Fields of every view that the table does not list; the question is shown on its own."""


@dataclass(frozen=True)
class GenericTable(table_model.TableModel):
    """The table of any game, as one player sees it."""

    words: ClassVar[CommandWords] = CommandWords(COMMANDS, ANSWERS)

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        return ChoiceNumbers((), *number_remaining(self.options if self.must_decide else (), [], {}))

    def typed_verbs(self, option: Option) -> frozenset[str]:
        return frozenset((option.verb,))

    def pile_of(self, option: Option) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class GenericLog(event_log.EventLog):
    """Gives every event a line."""

    turn_markers: ClassVar[frozenset[str]] = frozenset()

    def is_minor(self, event: Event) -> bool:
        return False


class GenericPlay(Play[GenericTable]):
    """Plays one game of any kind in a terminal."""

    def title(self) -> str:
        return self.first_line(text_of(self.session.game).term(self.session.game, self.lang))

    def turn_of(self, table: GenericTable) -> int:
        return int(table.view.number)

    def show_pile(self, command: TableCommand, table: GenericTable) -> list[str]:
        return table_lines(table)


def table_lines(table: table_model.TableModel) -> list[str]:
    """Return the fields of the view, one per line."""
    term = table.text.term
    return [
        table.with_label(term(each.name, table.lang), _value(getattr(table.view, each.name)))
        for each in fields(table.view)
        if each.name not in NOT_SHOWN
    ]


def _value(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return ", ".join(map(_value, value)) or "–"
    if is_dataclass(value):
        return "; ".join(f"{each.name} {_value(getattr(value, each.name))}" for each in fields(value))
    return str(value)


def draw(table: table_model.TableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """Draw the log, the fields of the view, and the question."""
    lines = [rule("", width), *map(Text, table_lines(table)), rule("", width)]
    question = [*map(Text, question_lines(table))]
    room = max(0, height - len(lines) - len(question) - 1)
    return [*map(Text, log[-room:] if room else ()), *lines, *question]


def score_lines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Return who won, why the game ended, and the scores."""
    outcome = outcome_of(session)
    winners = [session.names[seat] for seat in outcome.winners]
    key = "won-you" if viewer in outcome.winners else "won"
    yield ui_text(key, lang, count=len(winners), who=ui_text("and", lang).join(winners))
    yield text_of(session.game).term(outcome.reason, lang)
    for seat in sorted(range(len(session.names)), key=lambda seat: outcome.places[seat]):
        yield ui_text("with-label", lang, name=session.names[seat], text=str(outcome.scores[seat]))


SCREEN = GameScreen(
    table_model=GenericTable,
    event_log=GenericLog,
    play=GenericPlay,
    draw=draw,
    plain_table=table_lines,
    inspect_card=lambda about, table: table_lines(table),
    players=lambda table: list(table.names),
    score_lines=score_lines,
    end_screen=lambda session, viewer, lang, width: [*map(Text, score_lines(session, viewer, lang))],
)
