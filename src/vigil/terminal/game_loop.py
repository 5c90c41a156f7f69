"""The loop of a game in the terminal: show the table, read commands, make choices, show the result."""

from __future__ import annotations

import shlex
from abc import ABC, abstractmethod
from dataclasses import replace
from pathlib import Path
from typing import Generic, TypeVar, cast

from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.terminal import record_files, rules_viewer, table_queries
from vigil.terminal.command_parser import (
    Ambiguous,
    ChooseOption,
    TableCommand,
    meanings,
    normalize,
    parse_line,
    synonyms,
)
from vigil.terminal.console import EndOfInput, Terminal
from vigil.terminal.errors import UsageError, error_text
from vigil.terminal.event_log import EventLog
from vigil.terminal.seat_plan import describe_seats
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import TableModel
from vigil.text import ui_text

MAX_LINK_LINES = 12
ONLY_ON_YOUR_TURN = frozenset(("all", "pass"))
"""Commands that answer a question, and so do nothing while another player must decide."""
S = TypeVar("S", bound=TableModel)
"""The table model of the game."""


class Play(ABC, Generic[S]):
    """Plays one game in a terminal, until it is over or its players leave."""

    def __init__(self, session: GameSession, terminal: Terminal, path: Path | None, lang: str) -> None:
        """`path` is the record to save after every choice; None saves nothing."""
        self.session, self.terminal, self.path, self.lang = session, terminal, path, lang
        self.viewer: int | None = None  # the seat of the person at the screen
        self.parts_read: dict[int, int] = {}  # by seat, how many parts of the log plain text has shown
        self.waiting_shown: tuple[int, int] = (-1, -1)  # the last "Waiting for ..." line: who must decide, for whom
        self.table_shown: tuple[int, int] = (-1, -1)  # the turn and the seat for which plain text showed the table
        self.notes: list[str] = []  # lines to show below the next drawing
        self.earlier_record = path.read_bytes() if path is not None and path.exists() else None

    # ------------------------------------------------------------ for each game to define

    @abstractmethod
    def title(self) -> str:
        """Return the game and its settings in one line."""

    @abstractmethod
    def turn_of(self, table: S) -> int:
        """Return the number of the turn; plain text shows the whole table once per turn."""

    @abstractmethod
    def show_pile(self, command: TableCommand, table: S) -> list[str]:
        """Answer a command that only this game has, such as showing one of its piles."""

    def question_lines(self, table: S) -> list[str]:
        """Return the question and its answers in plain lines."""
        return table_queries.question_lines(table)

    def confirm(self, index: int, table: S, decision: Decision) -> bool:
        """Return whether to make a choice at once; else tell the player why not, and let them repeat it."""
        return True

    def run_own_command(self, command: TableCommand, table: S, decision: Decision) -> bool | None:
        """Run a command of this game; return whether the match went on, or None for any other command."""
        return None

    def play_automatically(self) -> bool:
        """Make a choice for the player if there is nothing to think about; return whether it did."""
        return False

    def help_lines(self, table: S) -> list[str]:
        """Return what players can type."""
        return table.ui("help").splitlines()

    # ------------------------------------------------------------------- the loop

    def run(self) -> None:
        """Play until the game is over or the input ends."""
        try:
            self.begin()
            while not self.session.over:
                self.step()
        except (EndOfInput, KeyboardInterrupt):
            self.leave()
        except PlayerQuit:
            return
        else:
            self.finish()

    def step(self) -> None:
        """Let a bot make one choice, or read lines from a player until there is a choice."""
        if self.session.waiting:
            self.wait()
        elif not self.session.play_bot_turn() and not self.play_automatically():
            self.ask_player()
        self.notes += self.session.pending_notices(self.lang)

    def first_line(self, what: str) -> str:
        """Return the game with its seed, or for a remote game with its players."""
        match = self.session.match
        if match is None:
            return ui_text("begin-far", self.lang, what=what, who=describe_seats(self.session.seats, self.lang))
        return ui_text("begin", self.lang, self.session.game, what=what, seed=str(match.seed))

    def begin(self) -> None:
        """Announce the game."""
        self.notes.insert(0, self.title())
        if self.terminal.plain:
            self.terminal.say(*self.notes)
            self.notes = []
        self.save_progress()

    def ask_player(self) -> None:
        """Read lines from the player who must decide until there is a choice."""
        decision = self.session.decision
        assert decision is not None
        if len(self.session.people) > 1 and self.viewer != decision.seat:
            self.pass_screen_to(decision.seat)
        self.viewer = decision.seat
        table = self.table_for(decision.seat)
        self.show(table)
        while True:
            line = self.terminal.ask("" if not self.terminal.plain else table.ui("prompt"))
            if self.handle_line(line, table, decision):
                return

    def wait(self) -> None:
        """Wait for remote players; show what happens, and answer commands in the meantime."""
        seat, decision = self.session.people[0], self.session.decision
        assert decision is not None
        self.viewer, table = seat, self.table_for(seat)
        if self.terminal.plain:
            self.show_events(seat)
            self.terminal.say(*self.notes)
            self.notes = []
            if self.waiting_shown != (decision.seat, seat):
                self.waiting_shown = (decision.seat, seat)
                self.terminal.say(table.ui("waiting", who=table.player(decision.seat)))
        else:
            self.show(table)
        while not self.session.wait(self.terminal.has_line):
            if self.handle_line_while_waiting(self.terminal.ask(), table, replace(decision, seat=seat)):
                return

    def handle_line_while_waiting(self, line: str, table: S, decision: Decision) -> bool:
        """Run a command while another player must decide; return whether to show the table again."""
        first, _, about = line.strip().partition(" ")
        names = meanings(first, table) & frozenset(table.words.commands) - ONLY_ON_YOUR_TURN
        if len(names) != 1:
            if first:
                self.terminal.say(table.ui("not-your-turn"))
            return not first
        try:
            return self.run_command(TableCommand(min(names), about.strip()), table, decision)
        except VigilError as error:
            self.terminal.say(error_text(error, table.lang))
            return False

    def show_events(self, seat: int) -> None:
        """Show the events since the last time, in plain lines."""
        since = min(self.parts_read.get(seat, 0), len(self.session.events_by_viewer))
        self.terminal.say(*self.log_for(seat).plain_lines(self.session.events(seat, since)))
        self.parts_read[seat] = len(self.session.events_by_viewer)

    def pass_screen_to(self, seat: int) -> None:
        """Hide what the last player saw, and wait until the next one is alone at the screen."""
        lang, name = self.session.seats[seat].lang, self.session.names[seat]
        self.terminal.wipe()
        if self.viewer is None:  # the first lines are for everyone
            self.terminal.say(*self.notes)
        self.notes = []
        self.terminal.say(ui_text("pass-to", lang, who=name))
        self.terminal.ask(ui_text("pass-ready", lang, who=name))
        self.terminal.wipe()

    def table_for(self, seat: int) -> S:
        """Return the table as the player in a seat sees it."""
        session = self.session
        alone = len(session.people) == 1
        lang = session.seats[seat].lang
        model = session.screen.table_model
        return cast(S, model(session.view(seat), session.decision, session.cards, session.names, lang, alone))

    def log_for(self, seat: int) -> EventLog:
        """Return the log as the player in a seat may read it."""
        session = self.session
        return session.screen.event_log(session.game, session.seats[seat].lang, session.cards, session.names, seat)

    # ----------------------------------------------------------------------- output

    def show(self, table: S) -> None:
        """Show the table and the question."""
        seat, screen = table.view.seat, self.session.screen
        assert seat is not None
        if self.terminal.plain:
            self.show_plain(table, seat)
        else:
            log = self.log_for(seat).short_lines(self.session.recent_events(seat))
            width, height = self.terminal.size
            self.terminal.clear()
            self.terminal.show(screen.draw(table, log, width, height - self.terminal.lines_of(*self.notes)))
        self.terminal.say(*self.notes)
        self.notes = []

    def show_plain(self, table: S, seat: int) -> None:
        """Show new events, once per turn the table, and the question, in plain lines."""
        self.show_events(seat)
        self.waiting_shown = (-1, -1)
        if self.table_shown != (self.turn_of(table), seat):
            self.table_shown = (self.turn_of(table), seat)
            self.terminal.say(*self.session.screen.plain_table(table))
        self.terminal.say(*self.question_lines(table))

    # ---------------------------------------------------------------------- commands

    def handle_line(self, line: str, table: S, decision: Decision) -> bool:
        """Make a choice or run a command; return whether the match went on or the table must be shown again."""
        parsed = parse_line(line, table)
        try:
            if isinstance(parsed, ChooseOption):
                return self.choose(parsed.index, table, decision)
            if isinstance(parsed, TableCommand):
                return self.run_command(parsed, table, decision)
            self.terminal.say(ambiguous_text(parsed, table))
        except VigilError as error:
            self.terminal.say(error_text(error, table.lang))
        return False

    def choose(self, index: int, table: S, decision: Decision) -> bool:
        """Make a choice, unless the player must confirm it first."""
        if not self.confirm(index, table, decision):
            return False
        self.session.take(index)
        self.save_progress()
        return True

    def run_command(self, command: TableCommand, table: S, decision: Decision) -> bool:
        """Run a command; return whether the match went on or the table must be shown again."""
        result = self.run_own_command(command, table, decision)
        if result is not None:
            return result
        name, about = command.name, command.about
        lines: list[str] = []
        match name:
            case "table":
                self.table_shown = (-1, -1)
                self.show(table)
            case "look":
                lines = self.session.screen.inspect_card(about, table)
            case "why":
                lines = table_queries.why(about, table, self.session)
            case "players":
                lines = self.session.screen.players(table)
            case "log":
                with_rules = "rule" in meanings(about, table)
                lines = self.log_for(decision.seat).full_lines(self.session.events(decision.seat), with_rules)
            case "rule":
                lines = rules_viewer.rule_lines(about, table.lang, self.session.game)
            case "help":
                lines = self.help_lines(table)
                lines += table.ui("help-far").splitlines() if self.session.is_remote else []
            case "link":
                lines = [self.session.link()]
            case "save":
                lines = [self.save(about, table)]
            case "undo":
                return self.undo(about, table)
            case "concede":
                return self.concede(table)
            case "quit":
                self.quit(table)
            case "say":
                self.session.say(about)
            case "agree":
                self.session.answer_undo(not meanings(about, table) & {"no"})
            case _:
                lines = self.show_pile(command, table)
        self.terminal.say(*lines)
        return False

    def undoable(self, seat: int) -> list[int]:
        """Return how many choices to take back to undo one, two, three ... of this player's own."""
        return list(range(1, self.session.undoable(seat) + 1))

    def last_command_size(self) -> int:
        """Return how many choices the last command made; `undo` takes them back together."""
        return 1

    def undo(self, about: str, table: S) -> bool:
        """Undo the last choice, several, or all that can be undone."""
        seat = table.view.seat
        assert seat is not None
        free = self.undoable(seat)
        if not free and self.session.is_remote:  # opponents can agree to undo what revealed something
            return self.take_back(seat, int(about[:6]) if about.strip().isdecimal() else 1, 1, table)
        if not free:
            self.terminal.say(table.ui("undo-none"))
            return False
        if about.strip().isdecimal():
            count = int(about[:6])
        elif normalize(about) in synonyms("word-all", table.lang):
            count = len(free)
        else:
            count = min(self.last_command_size(), len(free))
        if not 1 <= count <= len(free):
            self.terminal.say(table.ui("undo-some", n=len(free)))
            return False
        return self.take_back(seat, free[count - 1], count, table)

    def take_back(self, seat: int, choices: int, count: int, table: S) -> bool:
        """Undo a number of choices, `count` of them the player's own."""
        if not self.session.undo(seat, choices):
            self.terminal.say(table.ui("undo-asked"))
            return False
        self.parts_read[seat] = len(self.session.events_by_viewer)
        self.table_shown = (-1, -1)
        self.save_progress()
        self.notes.append(table.ui("undone", n=count))
        return True

    def concede(self, table: S) -> bool:
        """Concede the game after a confirmation."""
        assert table.view.seat is not None
        if not self.ask_yes_no(table.ui("concede-sure"), table):
            self.terminal.say(table.ui("concede-not"))
            return False
        self.session.concede(table.view.seat)
        self.save_progress()
        return True

    def ask_yes_no(self, question: str, table: S) -> bool:
        """Repeat a question until the answer is yes or no."""
        while True:
            self.terminal.say(question)
            answer = meanings(self.terminal.ask(table.ui("yes-no")), table) & {"yes", "no"}
            if len(answer) == 1:
                return "yes" in answer

    # --------------------------------------------------------------- saving and leaving

    def save_progress(self) -> None:
        """Write the record; if that fails, say so once and stop saving."""
        if self.path is None:
            return
        try:
            self.session.write_record(self.path)
        except UsageError as error:
            self.path = None
            self.notes.append(error_text(error, self.lang))

    def save(self, about: str, table: S) -> str:
        """Write the record to a file the player names, or to the default file."""
        if about.strip():
            path = Path(about.strip()).expanduser()
            if path != self.path:
                record_files.check_writable(path)
            self.session.write_record(path)
            return table.ui("saved", path=str(path))
        if self.path is None:
            self.path = record_files.new_record_path(self.session.game)
        self.session.write_record(self.path)
        return table.ui("saved", path=str(self.path))

    def quit(self, table: S) -> None:
        """Leave the game; unless the player wants to save it, delete its record or restore the one it resumed."""
        if self.session.is_remote or self.ask_yes_no(table.ui("quit-save"), table):
            self.leave()
            raise PlayerQuit
        if self.path is not None and self.earlier_record is not None:
            self.path.write_bytes(self.earlier_record)
        elif self.path is not None:
            self.path.unlink(missing_ok=True)
        self.terminal.say(table.ui("quit-unsaved"))
        raise PlayerQuit

    def leave(self) -> None:
        """Save the game, including what bots did since the last choice, and say how to continue it."""
        self.save_progress()
        lang = self.lang if self.viewer is None else self.session.seats[self.viewer].lang
        if self.session.is_remote:
            self.terminal.say(ui_text("left-far", lang))
            self.terminal.copyable(self.session.resume_hint())
        elif self.path is None:
            self.terminal.say(ui_text("left-link", lang))
            self.terminal.copyable(self.session.link())
        else:
            self.terminal.say(ui_text("left", lang))
            self.terminal.copyable(f"vigil play --resume {shlex.quote(str(self.path))}")

    def finish(self) -> None:
        """Show the result to everyone at this terminal."""
        self.save_progress()
        people = self.session.people
        viewer = people[0] if len(people) == 1 else None
        lang = self.session.seats[viewer].lang if viewer is not None else self.lang
        if self.terminal.plain:
            session = self.session
            log = session.screen.event_log(session.game, lang, session.cards, session.names, viewer)
            since = self.parts_read.get(viewer, 0) if viewer is not None else len(session.events_by_viewer) - 1
            self.terminal.say(*log.plain_lines(session.events(viewer, since)))
        if self.session.outcome is None:
            self.terminal.say(*self.notes, ui_text("given-up", lang))
            return
        show_end(self.session, self.terminal, viewer, lang)
        self.terminal.say(*self.notes)
        show_link(self.session, self.terminal, lang, self.path is not None)
        if self.path is not None:
            self.terminal.say(ui_text("kept", lang))
            self.terminal.copyable(f"vigil replay {shlex.quote(str(self.path))}")


def show_end(session: GameSession, terminal: Terminal, viewer: int | None, lang: str) -> None:
    """Show winners and scores."""
    if terminal.plain:
        terminal.say(*session.screen.score_lines(session, viewer, lang))
    else:
        terminal.clear()
        terminal.show(session.screen.end_screen(session, viewer, lang, terminal.size[0]))


def show_link(session: GameSession, terminal: Terminal, lang: str, has_record: bool) -> None:
    """Show the game as a link, unless the link would push the score off the screen and a record has the game."""
    link = session.link()
    if not (has_record and not terminal.plain and len(link) > MAX_LINK_LINES * terminal.size[0]):
        terminal.say("", ui_text("link-is", lang))
        terminal.copyable(link)


class PlayerQuit(Exception):
    """The player left with `quit`."""


def ambiguous_text(parsed: Ambiguous, table: TableModel) -> str:
    """Return a helpful message for a line with several meanings or none."""
    if parsed.key == "which":
        return table.ui("which", near=table.ui("separator").join(parsed.near))
    if parsed.key in ("no-number", "not-asked", "begun"):
        return table.ui(parsed.key, typed=parsed.typed)
    if parsed.near:
        return table.ui("unknown-near", typed=parsed.typed[:40], near=table.ui("separator").join(parsed.near))
    return table.ui("unknown", typed=parsed.typed[:40])
