"""A game in the terminal: whose turn it is, what they see, what they type, and how it ends."""

from __future__ import annotations

import shlex
from abc import ABC, abstractmethod
from dataclasses import replace
from pathlib import Path
from typing import Generic, TypeVar, cast

from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.terminal import record_files, rules_viewer, table_queries
from vigil.terminal.command_parser import Ambiguous, ChooseOption, TableCommand, meanings, normalize, read
from vigil.terminal.console import EndOfInput, Terminal
from vigil.terminal.errors import UsageError, error_text
from vigil.terminal.event_log import EventLog
from vigil.terminal.seat_plan import describe_seats
from vigil.terminal.session import GameSession
from vigil.terminal.table_model import TableModel
from vigil.text import ui_text

LONGEST_LINK = 12  # lines of a screen
NOT_MEANWHILE = frozenset(("all", "pass"))
"""Words that answer what is asked, and so mean nothing while somebody else is."""
S = TypeVar("S", bound=TableModel)
"""How a person sees this game."""


class Play(ABC, Generic[S]):
    """One game at one terminal, from here to its end or until everybody leaves."""

    def __init__(self, session: GameSession, terminal: Terminal, path: Path | None, lang: str) -> None:
        self.session, self.terminal, self.path, self.lang = session, terminal, path, lang
        self.viewer: int | None = None  # who is looking at the screen
        self.heard: dict[int, int] = {}  # how many choices each person was told of
        self.waited_for: tuple[int, int] = (-1, -1)  # whom the person was told to wait for
        self.table_of: tuple[int, int] = (-1, -1)  # the turn and the person the whole table was told to
        self.notes: list[str] = []  # said under the next drawing

    # ------------------------------------------------------------ what each game does

    @abstractmethod
    def facts(self) -> str:
        """What is played, in a line."""

    @abstractmethod
    def turn_of(self, table: S) -> int:
        """The number of the turn: in plain lines the whole table is told once in each."""

    @abstractmethod
    def asks(self, table: S) -> list[str]:
        """In plain lines: what one has, what is asked, and every answer with its number."""

    @abstractmethod
    def looks(self, command: TableCommand, table: S) -> list[str]:
        """The answer to a word about the table that only this game has."""

    def sure(self, place: int, table: S, decision: Decision) -> bool:
        """Whether a choice is taken at once; else its player has been told why it is questioned."""
        return True

    def acts(self, command: TableCommand, table: S, decision: Decision) -> bool | None:
        """Do what a word of this game asks for, True when the match has moved on; None: it is no such word."""
        return None

    def goes_on_alone(self) -> bool:
        """Answer for the person who is asked, where there is nothing to think about; False: they are asked."""
        return False

    def help_lines(self, table: S) -> list[str]:
        """What can be typed."""
        return table.ui("help").splitlines()

    # ------------------------------------------------------------------- the evening

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
        """One choice of a bot, or what a person types until there is one."""
        if self.session.waiting:
            self.wait()
        elif not self.session.play_bot_turn() and not self.goes_on_alone():
            self.person()
        self.notes += self.session.pending_notices(self.lang)

    def told_facts(self, what: str) -> str:
        """What is played: here with its luck, for the same seed deals the same game; elsewhere with whom."""
        match = self.session.match
        if match is None:
            return ui_text("begin-far", self.lang, what=what, who=describe_seats(self.session.seats, self.lang))
        return ui_text("begin", self.lang, self.session.game, what=what, seed=str(match.seed))

    def begin(self) -> None:
        """Say what is played and with which luck: the same seed deals the same game."""
        self.notes.insert(0, self.facts())
        if self.terminal.plain:
            self.terminal.say(*self.notes)
            self.notes = []
        self.keep()

    def person(self) -> None:
        """Let the person who is asked type until something has been chosen."""
        decision = self.session.decision
        assert decision is not None
        if len(self.session.people) > 1 and self.viewer != decision.seat:
            self.pass_to(decision.seat)
        self.viewer = decision.seat
        table = self.table_for(decision.seat)
        self.show(table)
        while True:
            line = self.terminal.ask("" if not self.terminal.plain else table.ui("prompt"))
            if self.obey(line, table, decision):
                return

    def wait(self) -> None:
        """Others far away are asked: show what happens, and let one look around meanwhile."""
        seat, decision = self.session.people[0], self.session.decision
        assert decision is not None
        self.viewer, table = seat, self.table_for(seat)
        if self.terminal.plain:
            self.hear(seat)
            if self.waited_for != (decision.seat, seat):
                self.waited_for = (decision.seat, seat)
                self.terminal.say(table.ui("waiting", who=table.player(decision.seat)))
        else:
            self.show(table)
        while not self.session.wait(self.terminal.has_line):
            if self.meanwhile(self.terminal.ask(), table, replace(decision, seat=seat)):
                return

    def meanwhile(self, line: str, table: S, decision: Decision) -> bool:
        """Obey a word about the table while somebody else is asked; True when it must be shown again."""
        first, _, about = line.strip().partition(" ")
        names = meanings(first, table.lang, table.words) & frozenset(table.words.commands) - NOT_MEANWHILE
        if len(names) != 1:
            if first:
                self.terminal.say(table.ui("not-your-turn"))
            return not first
        try:
            return self.command(TableCommand(min(names), about.strip()), table, decision)
        except VigilError as error:
            self.terminal.say(error_text(error, table.lang))
            return False

    def hear(self, seat: int) -> None:
        """In plain lines: what is new, and what else is to be said."""
        since = min(self.heard.get(seat, 0), len(self.session.events_by_viewer))
        self.terminal.say(*self.log_for(seat).plain_lines(self.session.events(seat, since)), *self.notes)
        self.heard[seat], self.notes = len(self.session.events_by_viewer), []

    def pass_to(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        lang, name = self.session.seats[seat].lang, self.session.names[seat]
        self.terminal.wipe()
        if self.viewer is None:  # what is said to everybody at the beginning
            self.terminal.say(*self.notes)
        self.notes = []
        self.terminal.say(ui_text("pass-to", lang, who=name))
        self.terminal.ask(ui_text("pass-ready", lang, who=name))
        self.terminal.wipe()

    def table_for(self, seat: int) -> S:
        session = self.session
        alone = len(session.people) == 1
        lang = session.seats[seat].lang
        table = session.screen.table_model(
            session.view(seat), session.decision, session.cards, session.names, lang, alone
        )
        return cast(S, table)

    def log_for(self, seat: int) -> EventLog:
        session = self.session
        return session.screen.event_log(session.game, session.seats[seat].lang, session.cards, session.names, seat)

    # ----------------------------------------------------------------------- showing

    def show(self, table: S) -> None:
        """The table and the question, as this terminal shows them."""
        assert table.view.seat is not None
        if self.terminal.plain:
            self.tell(table, table.view.seat)
        else:
            log = self.log_for(table.view.seat).short_lines(self.session.recent_events(table.view.seat))
            width, height = self.terminal.size
            self.terminal.clear()
            self.terminal.show(
                self.session.screen.draw(table, log, width, height - self.terminal.lines_of(*self.notes))
            )
        self.terminal.say(*self.notes)
        self.notes = []

    def tell(self, table: S, seat: int) -> None:
        """In plain lines: what is new, the table once a turn, the question with its answers."""
        since = min(self.heard.get(seat, 0), len(self.session.events_by_viewer))
        self.terminal.say(*self.log_for(seat).plain_lines(self.session.events(seat, since)))
        self.heard[seat], self.waited_for = len(self.session.events_by_viewer), (-1, -1)
        if self.table_of != (self.turn_of(table), seat):
            self.table_of = (self.turn_of(table), seat)
            self.terminal.say(*self.session.screen.plain_table(table))
        self.terminal.say(*self.asks(table))

    # ---------------------------------------------------------------------- obeying

    def obey(self, line: str, table: S, decision: Decision) -> bool:
        """Do what was typed; True when the match has moved on or must be shown again."""
        meant = read(line, table, table.numbers)
        try:
            if isinstance(meant, ChooseOption):
                return self.choose(meant.place, table, decision)
            if isinstance(meant, TableCommand):
                return self.command(meant, table, decision)
            self.terminal.say(unclear(meant, table))
        except VigilError as error:
            self.terminal.say(error_text(error, table.lang))
        return False

    def choose(self, place: int, table: S, decision: Decision) -> bool:
        if not self.sure(place, table, decision):
            return False
        self.session.take(place)
        self.keep()
        return True

    def command(self, command: TableCommand, table: S, decision: Decision) -> bool:
        """A word about the table."""
        done = self.acts(command, table, decision)
        if done is not None:
            return done
        name, about = command.name, command.about
        lines: list[str] = []
        match name:
            case "table":
                self.table_of = (-1, -1)
                self.show(table)
            case "look":
                lines = self.session.screen.inspect_card(about, table)
            case "why":
                lines = table_queries.why(about, table, table.numbers, self.session)
            case "players":
                lines = self.session.screen.players(table)
            case "log":
                cited = "rule" in meanings(about, table.lang, table.words)
                lines = self.log_for(decision.seat).full_lines(self.session.events(decision.seat), cited)
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
                self.session.agree(not meanings(about, table.lang, table.words) & {"no"})
            case _:
                lines = self.looks(command, table)
        self.terminal.say(*lines)
        return False

    def undoable(self, seat: int) -> list[int]:
        """How many choices are taken back with one, two, three of this person's own."""
        return list(range(1, self.session.undoable(seat) + 1))

    def last_together(self) -> int:
        """How many choices the last thing that was typed made: `undo` takes them back together."""
        return 1

    def undo(self, about: str, table: S) -> bool:
        seat = table.view.seat
        assert seat is not None
        free = self.undoable(seat)
        if not free and self.session.is_remote:  # somebody has learned something: the others may allow it
            return self.take_back(seat, int(about[:6]) if about.strip().isdecimal() else 1, 1, table)
        if not free:
            self.terminal.say(table.ui("undo-none"))
            return False
        if about.strip().isdecimal():
            count = int(about[:6])
        else:
            everything = [
                normalize(word) for lang in (table.lang, "en") for word in ui_text("word-all", lang).split(",")
            ]
            count = len(free) if normalize(about) in everything else min(self.last_together(), len(free))
        if not 1 <= count <= len(free):
            self.terminal.say(table.ui("undo-some", n=len(free)))
            return False
        return self.take_back(seat, free[count - 1], count, table)

    def take_back(self, seat: int, choices: int, count: int, table: S) -> bool:
        """Take back so many choices, which are so many of the person's own."""
        if not self.session.undo(seat, choices):
            self.terminal.say(table.ui("undo-asked"))
            return False
        self.heard[seat] = len(self.session.events_by_viewer)
        self.table_of = (-1, -1)
        self.keep()
        self.notes.append(table.ui("undone", n=count))
        return True

    def concede(self, table: S) -> bool:
        assert table.view.seat is not None
        if not self.agrees(table.ui("concede-sure"), table):
            self.terminal.say(table.ui("concede-not"))
            return False
        self.session.concede(table.view.seat)
        self.keep()
        return True

    def agrees(self, question: str, table: S) -> bool:
        """Ask until it is a yes or a no."""
        while True:
            self.terminal.say(question)
            answer = meanings(self.terminal.ask(table.ui("yes-no")), table.lang, table.words) & {"yes", "no"}
            if len(answer) == 1:
                return "yes" in answer

    # --------------------------------------------------------------- keeping, leaving

    def keep(self) -> None:
        """Write the record after every choice; a disk that refuses is told of once."""
        if self.path is None:
            return
        try:
            self.session.write_record(self.path)
        except UsageError as error:
            self.path = None
            self.notes.append(error_text(error, self.lang))

    def save(self, about: str, table: S) -> str:
        """To a file of one's own, or where the game is kept anyway."""
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
        """Leave; the record stays unless it is not wanted."""
        if self.session.is_remote or self.agrees(table.ui("quit-save"), table):
            self.leave()
        else:
            if self.path is not None:
                self.path.unlink(missing_ok=True)
            self.terminal.say(table.ui("quit-unsaved"))
        raise PlayerQuit

    def leave(self) -> None:
        """Say where the game is, and how it goes on; what bots did since the last choice is kept as well."""
        self.keep()
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
        """The end of the game, for everybody at this terminal."""
        self.keep()
        people = self.session.people
        viewer = people[0] if len(people) == 1 else None
        lang = self.session.seats[viewer].lang if viewer is not None else self.lang
        if self.terminal.plain:
            log = self.session.screen.event_log(self.session.game, lang, self.session.cards, self.session.names, viewer)
            since = self.heard.get(viewer, 0) if viewer is not None else len(self.session.events_by_viewer) - 1
            self.terminal.say(*log.plain_lines(self.session.events(viewer, since)))
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
    """Winners and scores, drawn or told."""
    if terminal.plain:
        terminal.say(*session.screen.score_lines(session, viewer, lang))
    else:
        terminal.clear()
        terminal.show(session.screen.end_screen(session, viewer, lang, terminal.size[0]))


def show_link(session: GameSession, terminal: Terminal, lang: str, kept: bool) -> None:
    """The whole game in a link; one that would push the score off the screen is left to the record."""
    link = session.link()
    if not (kept and not terminal.plain and len(link) > LONGEST_LINK * terminal.size[0]):
        terminal.say("", ui_text("link-is", lang))
        terminal.copyable(link)


class PlayerQuit(Exception):
    """Somebody has quit on purpose."""


def unclear(meant: Ambiguous, table: TableModel) -> str:
    """A helpful line for something that was not understood."""
    if meant.key == "which":
        return table.ui("which", near=table.ui("separator").join(meant.near))
    if meant.key in ("no-number", "not-asked", "begun"):
        return table.ui(meant.key, typed=meant.typed)
    if meant.near:
        return table.ui("unknown-near", typed=meant.typed[:40], near=table.ui("separator").join(meant.near))
    return table.ui("unknown", typed=meant.typed[:40])
