"""A game in the terminal: whose turn it is, what they see, what they type, and how it ends."""

from __future__ import annotations

import shlex
from pathlib import Path

from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.kernel.link import pack
from vigil.tui import keeping, looking, plain, playing_all, score
from vigil.tui.commands import Choose, Command, Unclear, meanings, read
from vigil.tui.refusal import Refusal, said
from vigil.tui.seen import Seen
from vigil.tui.sitting import Sitting
from vigil.tui.telling import Teller, by_turn
from vigil.tui.terminal import EndOfInput, Terminal
from vigil.words import option_text, term, ui

SPENDING = ("play", "acquire", "gift", "defeat", "use")


class Play:
    """One game at one terminal, from here to its end or until everybody leaves."""

    def __init__(self, sitting: Sitting, terminal: Terminal, path: Path | None, lang: str) -> None:
        self.sitting, self.terminal, self.path, self.lang = sitting, terminal, path, lang
        self.viewer: int | None = None  # who is looking at the screen
        self.heard: dict[int, int] = {}  # how many choices each person was told of
        self.table_of: tuple[int, int] = (-1, -1)  # the turn and the person the whole table was told to
        self.notes: list[str] = []  # said under the next drawing
        self.reminded = -1  # the decision at which ending the turn was questioned
        self.warned = -1  # the decision at which `all` was questioned

    # ------------------------------------------------------------------- the evening

    def run(self) -> None:
        """Play until the game is over or the input ends."""
        try:
            self.begin()
            while not self.sitting.over:
                if not self.sitting.bot_acts():
                    self.person()
        except (EndOfInput, KeyboardInterrupt):
            self.leave()
        except Left:
            return
        else:
            self.finish()

    def begin(self) -> None:
        """Say what is played and with which luck: the same seed deals the same game."""
        config, lang = self.sitting.match.config, self.lang
        facts = [term(word, lang) for word in (config.mode, config.sets, config.edition)]
        self.notes.append(ui("begin", lang, what=" · ".join(facts), seed=str(self.sitting.match.seed)))
        if self.terminal.plain:
            self.terminal.say(*self.notes)
            self.notes = []
        self.keep()

    def person(self) -> None:
        """Let the person who is asked type until something has been chosen."""
        decision = self.sitting.decision
        assert decision is not None
        if len(self.sitting.people) > 1 and self.viewer != decision.seat:
            self.pass_to(decision.seat)
        self.viewer = decision.seat
        seen = self.seen(decision.seat)
        self.show(seen)
        while True:
            line = self.terminal.ask("" if not self.terminal.plain else seen.ui("prompt"))
            if self.obey(line, seen, decision):
                return

    def pass_to(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        lang, name = self.sitting.seats[seat].lang, self.sitting.names[seat]
        self.terminal.wipe()
        if self.viewer is None:  # what is said to everybody at the beginning
            self.terminal.say(*self.notes)
        self.notes = []
        self.terminal.say(ui("pass-to", lang, who=name))
        self.terminal.ask(ui("pass-ready", lang, who=name))
        self.terminal.wipe()

    def seen(self, seat: int) -> Seen:
        sitting = self.sitting
        alone = len(sitting.people) == 1
        lang = sitting.seats[seat].lang
        return Seen(sitting.view(seat), sitting.decision, sitting.cards, sitting.names, lang, alone)

    def teller(self, seat: int) -> Teller:
        return Teller(self.sitting.seats[seat].lang, self.sitting.cards, self.sitting.names, seat)

    # ----------------------------------------------------------------------- showing

    def show(self, seen: Seen) -> None:
        """The table and the question, as this terminal shows them."""
        assert seen.view.seat is not None
        if self.terminal.plain:
            self.tell(seen, seen.view.seat)
        else:
            from vigil.tui.table import draw

            log = self.teller(seen.view.seat).short(self.sitting.lately(seen.view.seat))
            width, height = self.terminal.size
            self.terminal.clear()
            self.terminal.show(draw(seen, log, width, height - len(self.notes)))
        self.terminal.say(*self.notes)
        self.notes = []

    def tell(self, seen: Seen, seat: int) -> None:
        """In plain lines: what is new, the table once a turn, the question with its answers."""
        since = min(self.heard.get(seat, 0), len(self.sitting.told))
        self.terminal.say(*self.teller(seat).spoken(self.sitting.events(seat, since)))
        self.heard[seat] = len(self.sitting.told)
        if self.table_of != (seen.view.turn, seat):
            self.table_of = (seen.view.turn, seat)
            self.terminal.say(*plain.table(seen))
        if seen.view.active == seat:
            self.terminal.say(plain.resources(seen))
        self.terminal.say(*plain.question(seen))

    # ---------------------------------------------------------------------- obeying

    def obey(self, line: str, seen: Seen, decision: Decision) -> bool:
        """Do what was typed; True when the match has moved on or must be shown again."""
        meant = read(line, seen, seen.numbers)
        try:
            if isinstance(meant, Choose):
                return self.choose(meant.place, seen, decision)
            if isinstance(meant, Command):
                return self.command(meant, seen, decision)
            self.terminal.say(unclear(meant, seen))
        except VigilError as error:
            self.terminal.say(said(error, seen.lang))
        return False

    def choose(self, place: int, seen: Seen, decision: Decision) -> bool:
        if decision.options[place].verb == "end_turn" and not self.sure(seen, decision):
            return False
        self.sitting.take(place)
        self.keep()
        return True

    def sure(self, seen: Seen, decision: Decision) -> bool:
        """Ending the turn is questioned once where something could still be done."""
        if self.reminded == decision.number:
            return True
        left = [option for option in decision.options if option.verb.startswith(SPENDING)]
        if not left:
            return True
        self.reminded = decision.number
        told = [option_text(option, decision.question, seen.lang, seen.cards, seen.names) for option in left[:3]]
        more = len(left) - len(told)
        self.terminal.say(seen.ui("end-reminder", what="; ".join(told), more=more))
        return False

    def command(self, command: Command, seen: Seen, decision: Decision) -> bool:
        """A word about the table."""
        name, about, found = command.name, command.about, seen.numbers
        lines: list[str] = []
        match name:
            case "table":
                self.table_of = (-1, -1)
                self.show(seen)
            case "look":
                lines = looking.look(about, seen, found)
            case "why":
                lines = looking.why(about, seen, found, self.sitting)
            case "hand":
                lines = looking.hand(seen, found)
            case "row":
                lines = looking.row(seen, found)
            case "void":
                lines = looking.void(seen)
            case "discard":
                lines = looking.discard(about, seen)
            case "deck":
                lines = looking.deck(seen)
            case "players":
                lines = looking.players(seen)
            case "log":
                lines = self.log(decision.seat)
            case "help":
                lines = help_lines(seen)
            case "link":
                lines = [pack(self.sitting.match)]
            case "save":
                lines = [self.save(about, seen)]
            case "undo":
                return self.undo(about, seen)
            case "all":
                return self.play_all(seen, decision)
            case "concede":
                return self.concede(seen)
            case "quit":
                self.quit(seen)
        self.terminal.say(*lines)
        return False

    def log(self, seat: int) -> list[str]:
        """Everything that happened, turn by turn."""
        lines: list[str] = []
        for turn in by_turn(self.sitting.events(seat)):
            told = self.teller(seat).everything(turn)
            lines += [told[0], *(f"  {line}" for line in told[1:])]
        return lines

    def undo(self, about: str, seen: Seen) -> bool:
        seat, free = seen.view.seat, 0
        assert seat is not None
        free = self.sitting.match.undoable(seat)
        if not free:
            self.terminal.say(seen.ui("undo-none"))
            return False
        if about.strip().isdecimal():
            count = int(about[:6])
        else:
            count = free if "all" in meanings(about, seen.lang) else 1
        if not 1 <= count <= free:
            self.terminal.say(seen.ui("undo-some", n=free))
            return False
        self.sitting.undo(seat, count)
        self.heard[seat] = len(self.sitting.told)
        self.table_of = (-1, -1)
        self.keep()
        self.notes.append(seen.ui("undone", n=count))
        return True

    def play_all(self, seen: Seen, decision: Decision) -> bool:
        """Play what asks nothing, reveals nothing and cannot matter in its order."""
        if decision.question.key != "menu":
            self.terminal.say(seen.ui("all-not-now"))
            return False
        seat = decision.seat
        wanting = playing_all.wanting_the_hand(seen.view, seen.cards)
        harmless = playing_all.harmless(seen.view, seen.cards)
        if wanting and harmless and self.warned != decision.number:
            self.warned = decision.number
            self.terminal.say(seen.ui("all-wanting", cards=", ".join(map(seen.name, wanting))))
            return False
        count = 0
        while self.sitting.decision is not None and self.sitting.decision.seat == seat:
            view, open_now = self.sitting.view(seat), self.sitting.decision
            names = playing_all.harmless(view, seen.cards)
            places = [at for at, o in enumerate(open_now.options) if o.verb == "play" and o.face in names]
            if open_now.question.key != "menu" or not places:
                break
            self.sitting.take(places[0])
            count += 1
        left = {face.name for face in self.sitting.view(seat).players[seat].hand.faces}
        if not count:
            self.terminal.say(seen.ui("all-none"))
            return False
        self.keep()
        told = [seen.ui("all-played", n=count)]
        if left:
            told.append(seen.ui("all-left", cards=", ".join(sorted(map(seen.name, left)))))
        self.notes.append(" ".join(told))
        return True

    def concede(self, seen: Seen) -> bool:
        assert seen.view.seat is not None
        if not self.agrees(seen.ui("concede-sure"), seen):
            self.terminal.say(seen.ui("concede-not"))
            return False
        self.sitting.concede(seen.view.seat)
        self.keep()
        return True

    def agrees(self, question: str, seen: Seen) -> bool:
        self.terminal.say(question)
        return "yes" in meanings(self.terminal.ask(seen.ui("yes-no")), seen.lang)

    # --------------------------------------------------------------- keeping, leaving

    def keep(self) -> None:
        """Write the record after every choice; a disk that refuses is told of once."""
        if self.path is None:
            return
        try:
            keeping.keep(self.path, self.sitting.match, self.sitting.seats)
        except Refusal as error:
            self.path = None
            self.notes.append(said(error, self.lang))

    def save(self, about: str, seen: Seen) -> str:
        """To a file of one's own, or where the game is kept anyway."""
        if about.strip():
            path = Path(about.strip()).expanduser()
            if path != self.path:
                keeping.may_write(path)
            keeping.keep(path, self.sitting.match, self.sitting.seats)
            return seen.ui("saved", path=str(path))
        if self.path is None:
            self.path = keeping.fresh_path(self.sitting.match.game.name)
        keeping.keep(self.path, self.sitting.match, self.sitting.seats)
        return seen.ui("saved", path=str(self.path))

    def quit(self, seen: Seen) -> None:
        """Leave; the record stays unless it is not wanted."""
        self.terminal.say(seen.ui("quit-save"))
        answer = meanings(self.terminal.ask(seen.ui("yes-no")), seen.lang)
        if "no" in answer and "yes" not in answer:
            if self.path is not None:
                self.path.unlink(missing_ok=True)
            self.terminal.say(seen.ui("quit-unsaved"))
        else:
            self.leave()
        raise Left

    def leave(self) -> None:
        """Say where the game is, and how it goes on."""
        lang = self.lang if self.viewer is None else self.sitting.seats[self.viewer].lang
        if self.path is None:
            self.terminal.say(ui("left-link", lang))
            self.terminal.copyable(pack(self.sitting.match))
        else:
            self.terminal.say(ui("left", lang))
            self.terminal.copyable(f"vigil play --resume {shlex.quote(str(self.path))}")

    def finish(self) -> None:
        """The end of the game, for everybody at this terminal."""
        self.keep()
        people = self.sitting.people
        viewer = people[0] if len(people) == 1 else None
        lang = self.sitting.seats[viewer].lang if viewer is not None else self.lang
        if self.terminal.plain:
            teller = Teller(lang, self.sitting.cards, self.sitting.names, viewer)
            since = self.heard.get(viewer, 0) if viewer is not None else len(self.sitting.told) - 1
            self.terminal.say(*teller.spoken(self.sitting.events(viewer, since)))
        show_end(self.sitting, self.terminal, viewer, lang)
        self.terminal.say("", ui("link-is", lang))
        self.terminal.copyable(pack(self.sitting.match))
        if self.path is not None:
            self.terminal.say(ui("kept", lang))
            self.terminal.copyable(f"vigil replay {shlex.quote(str(self.path))}")


def show_end(sitting: Sitting, terminal: Terminal, viewer: int | None, lang: str) -> None:
    """Winners and scores, drawn or told."""
    if terminal.plain:
        terminal.say(*score.told(sitting, viewer, lang))
    else:
        from vigil.tui.ending import drawn

        terminal.clear()
        terminal.show(drawn(sitting, viewer, lang, terminal.size[0]))


class Left(Exception):
    """Somebody has quit on purpose."""


def unclear(meant: Unclear, seen: Seen) -> str:
    """A helpful line for something that was not understood."""
    if meant.key == "which":
        return seen.ui("which", near="; ".join(meant.near))
    if meant.key == "no-number":
        return seen.ui("no-number", typed=meant.typed)
    if meant.near:
        return seen.ui("unknown-near", typed=meant.typed[:40], near="; ".join(meant.near))
    return seen.ui("unknown", typed=meant.typed[:40])


def help_lines(seen: Seen) -> list[str]:
    """What can be typed."""
    return [*seen.ui("help").splitlines(), *looking.legend(seen.lang)]
