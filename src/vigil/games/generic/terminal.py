"""Default terminal support: it lists the fields of the view, the question and the options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from vigil.kernel.decision import Option
from vigil.kernel.errors import BadConfig
from vigil.kernel.event import Event
from vigil.terminal import event_log as shared_log
from vigil.terminal import screen
from vigil.terminal import table_model as shared_model
from vigil.terminal.choice_numbers import ChoiceNumbers, number_remaining
from vigil.terminal.command_parser import TableCommand
from vigil.terminal.game_loop import Play
from vigil.terminal.layout import rule
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import CommandWords
from vigil.text import text_of, ui_text

if TYPE_CHECKING:
    from vigil.terminal.card_catalog import CardCatalog
    from vigil.terminal.game_setup import GameRequest

COMMANDS = ("why", "undo", "log", "players", "save", "link", "help", "quit", "concede", "table", "say", "agree")
ANSWERS = ("yes", "no")
NOT_SHOWN = frozenset(("seat", "number", "waiting_for", "undo_to", "config", "outcome", "question"))
"""Fields of every view that the table doesn't list, because the question shows them or they don't help a player."""


@dataclass(frozen=True)
class GenericTable(shared_model.TableModel):
    """The table of any game, as one player sees it."""

    words: ClassVar[CommandWords] = CommandWords(COMMANDS, ANSWERS)

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        options = self.decision.options if self.decision is not None and self.asked else ()
        return ChoiceNumbers((), *number_remaining(options, [], {}))

    def typed_verbs(self, option: Option) -> frozenset[str]:
        return frozenset((option.verb,))

    def pile_of(self, option: Option) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class GenericLog(shared_log.EventLog):
    """Gives every event a line."""

    turn_markers: ClassVar[frozenset[str]] = frozenset()

    def is_minor(self, event: Event) -> bool:
        return False


def table_lines(table: shared_model.TableModel) -> list[str]:
    """Return the fields of the view, one per line."""
    term = table.text.term
    return [
        table.with_label(term(each.name, table.lang), _value(getattr(table.view, each.name)))
        for each in fields(table.view)
        if each.name not in NOT_SHOWN
    ]


def question_lines(table: shared_model.TableModel) -> list[str]:
    """Return the question and its numbered answers."""
    if table.decision is None or not table.asked:
        return []
    lines = [table.text.prompt(table.decision.question, table.lang, table.cards)]
    listed, more = table.answers()
    lines += [table.with_label(str(number), table.answer(place)) for number, place in listed]
    return [*lines, table.ui("name-any", n=more)] if more else lines


def end_lines(session: GameSession, viewer: int | None, lang: str) -> Iterator[str]:
    """Yield the winners, the reason why the game ended, and the score of each player."""
    outcome = session.outcome
    assert outcome is not None, "there is no end to show"
    winners = [session.names[seat] for seat in outcome.winners]
    key = "won-you" if viewer in outcome.winners else "won"
    yield ui_text(key, lang, count=len(winners), who=ui_text("and", lang).join(winners))
    yield text_of(session.game).term(outcome.reason, lang)
    for seat in sorted(range(len(session.names)), key=lambda seat: outcome.places[seat]):
        yield ui_text("labelled", lang, name=session.names[seat], text=str(outcome.scores[seat]))


def _value(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return ", ".join(map(_value, value)) or "–"
    if is_dataclass(value):
        return "; ".join(f"{each.name} {_value(getattr(value, each.name))}" for each in fields(value))
    return str(value)


class GenericPlay(Play[GenericTable]):
    """Plays one game of any kind in a terminal."""

    def facts(self) -> str:
        return self.told_facts(text_of(self.session.game).term(self.session.game, self.lang))

    def turn_of(self, table: GenericTable) -> int:
        return int(table.view.number)

    def asks(self, table: GenericTable) -> list[str]:
        return question_lines(table)

    def looks(self, command: TableCommand, table: GenericTable) -> list[str]:
        return table_lines(table)


class GenericScreen(screen.GameScreen):
    """The screen of any game, drawn or as plain text."""

    table_model, event_log = GenericTable, GenericLog

    @property
    def catalogue(self) -> CardCatalog:
        raise BadConfig("game-no-cards", "this game has no cards")

    @property
    def play(self) -> type[Play[Any]]:
        return GenericPlay

    def settings(self, request: GameRequest, players: int | None) -> dict[str, Any]:
        return {}

    def draw(self, table: Any, log: Sequence[str], width: int, height: int) -> list[Text]:
        lines = [rule("", width), *map(Text, table_lines(table)), rule("", width)]
        asked = [*map(Text, question_lines(table))]
        room = max(0, height - len(lines) - len(asked) - 1)
        return [*map(Text, log[-room:] if room else ()), *lines, *asked]

    def plain_table(self, table: Any) -> list[str]:
        return table_lines(table)

    def inspect_card(self, about: str, table: Any) -> list[str]:
        return table_lines(table)

    def players(self, table: Any) -> list[str]:
        return list(table.names)

    def score_lines(self, session: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return end_lines(session, viewer, lang)

    def end_screen(self, session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        return [*map(Text, end_lines(session, viewer, lang))]


SCREEN = GenericScreen()
