"""A person at a table of Conflictus: stops, automatic payment, and passing on until something happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.language import EXTERMINATUS, MORTIS
from vigil.games.conflictus.rules.pass_advice import passing_matters
from vigil.games.conflictus.rules.state import MAIN, PHASES
from vigil.games.conflictus.rules.view import View
from vigil.games.conflictus.terminal import plain_text, table_queries
from vigil.games.conflictus.terminal.engine_queries import passing_matters_in, paying
from vigil.games.conflictus.terminal.stops import FULL, SMART, UNTIL, PassUntil, Stops
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError
from vigil.kernel.match import Match
from vigil.terminal import game_loop
from vigil.terminal import table_queries as looking_at
from vigil.terminal.choice_numbers import DECLINE
from vigil.terminal.command_parser import TableCommand, best, meanings, normalize
from vigil.terminal.errors import error_text

AUTO, ASK = "auto", "ask"
LOOKING = frozenset(
    ("look", "stats", "log", "rule", "hand", "sets", "transition", "mortis", "exterminatus", "mons", "players", "help",
     "link", "save", "table", "quit", "concede", "say", "agree")
)  # fmt: skip
"""What can be typed while nothing is asked."""


class Play(game_loop.Play[ConflictusTableModel]):
    """One match of Conflictus at one terminal."""

    def begin(self) -> None:
        full = self.session.config.stops
        self.stops = {seat: Stops(FULL if full else SMART) for seat in self.session.people}
        self.pays = dict.fromkeys(self.session.people, AUTO)
        self.alone: set[int] = set()  # the decisions that were answered by themselves
        self.paid = False  # somebody was told that payment goes by itself
        self.reminded = -1  # the decision at which passing was questioned
        self.unasked = 0  # the own round in which nothing has been asked so far
        self.keep_in_mind()
        super().begin()

    def keep_in_mind(self) -> None:
        """A new game says what it is about; who plays alone at this screen is told their deck and its plan as well.

        To others at the same screen that would give the deck away.
        """
        people = self.session.people
        if self.session.choice_count:
            return
        if len(people) == 1:
            self.notes += self.deck_of(people[0])
        lang = self.session.seats[people[0]].lang if len(people) == 1 else self.lang
        self.notes += ui_text("welcome", lang).splitlines()
        self.notes.append(ui_text(f"welcome-{self.session.config.format}", lang))

    def deck_of(self, seat: int) -> list[str]:
        """The name and the plan of a ready deck."""
        mine, lang = self.session.config.decks[seat], self.session.seats[seat].lang
        ready = next((each for each in deck_tools.ready_decks() if each.deck == mine), None)
        return (
            [] if ready is None else [ui_text("your-deck", lang, name=ready.name(lang), plan=ready.plan.get(lang, ""))]
        )

    def facts(self) -> str:
        config, lang = self.session.config, self.lang
        what = [term(config.format, lang)]
        if config.games > 1:
            what.append(ui_text("best-of", lang, n=config.games))
        return self.told_facts(" · ".join(what))

    def table_for(self, seat: int) -> ConflictusTableModel:
        return replace(super().table_for(seat), paying=paying(self.session, seat))

    def turn_of(self, table: ConflictusTableModel) -> int:
        return table.view.game * 100_000 + table.view.round

    def asks(self, table: ConflictusTableModel) -> list[str]:
        mine = plain_text.resources(table)
        return [*([mine] if mine else []), *plain_text.transition(table), *plain_text.question(table)]

    def help_lines(self, table: ConflictusTableModel) -> list[str]:
        return [
            *table.ui("help-aim").splitlines(),
            *table.ui("help").splitlines(),
            *table_queries.legend(table),
        ]

    # ------------------------------------------------------------- by itself

    def step(self) -> None:
        before = len(self.session.events_by_viewer)
        super().step()
        if len(self.session.people) == 1 and not self.terminal.plain and not self.session.is_remote:
            self.follow(self.session.people[0], before)

    def person(self) -> None:
        self.unasked = 0
        super().person()

    def follow(self, seat: int, since: int) -> None:
        """Stop after a round of one's own in which there was nothing to do: else rounds and games fly past unseen."""
        for event in self.session.events(seat, since):
            if event.what == "round":
                idle, self.unasked = self.unasked, event.n if event.seat == seat else 0
                if idle and not self.session.over:
                    self.pause(seat, idle)
            elif event.what == "game":
                self.unasked = 0

    def pause(self, seat: int, round: int) -> None:
        """Show what has happened and wait; one may look around, leave or give up meanwhile."""
        self.viewer, table, decision = seat, self.table_for(seat), self.session.decision
        assert decision is not None
        self.notes.append(table.ui("round-idle", n=round))
        self.show(table)
        while not self.session.over:
            first, _, about = self.terminal.ask().strip().partition(" ")
            names = meanings(first, table.lang, table.words) & LOOKING
            if len(names) != 1:
                return
            try:
                self.command(TableCommand(min(names), about), table, replace(decision, seat=seat))
            except VigilError as error:
                self.terminal.say(error_text(error, table.lang))

    def goes_on_alone(self) -> bool:
        session, decision = self.session, self.session.decision
        if decision is None:
            return False
        seat = decision.seat
        place = self.by_itself(decision, lambda: session.view(seat), lambda: passing_matters_in(session, seat))
        if place is None:
            return False
        self.alone.add(decision.number)
        if decision.options[place].verb == "pay_auto" and not self.paid:
            self.paid = True
            self.notes.append(ui_text("pay-told", self.session.seats[decision.seat].lang))
        paying = decision.question.key == "pay"
        before = self.table_for(decision.seat).waiting if paying else frozenset()
        self.session.take(place)
        if paying:
            self.tell_announced(decision.seat, before)
        self.keep()
        return True

    def choose(self, place: int, table: ConflictusTableModel, decision: Decision) -> bool:
        chosen = super().choose(place, table, decision)
        if chosen and decision.options[place].verb != "pass":
            self.tell_announced(decision.seat, table.waiting)
        return chosen

    def tell_announced(self, seat: int, before: frozenset[int]) -> None:
        """A card was announced: what it joins and which sources it binds, also where that was no question."""
        table = self.table_for(seat)
        for item in table.view.transition:
            if item.number not in before and item.controller == seat and item.what == "card":
                told = plain_text.waiting(table, item, mine=True)
                self.terminal.say(told) if self.terminal.plain else self.notes.append(told)

    def by_itself(self, decision: Decision, view: Callable[[], View], point: Callable[[], bool]) -> int | None:
        """The place of the answer that goes without saying; None where the person is asked."""
        if decision.seat not in self.stops:
            return None
        verbs = [option.verb for option in decision.options]
        if decision.question.key == "pay" and "pay_auto" in verbs:
            return verbs.index("pay_auto") if self.pays[decision.seat] == AUTO else None
        if decision.question.key != "priority" or "pass" not in verbs:
            return None
        return verbs.index("pass") if self.stops[decision.seat].should_pass(view(), decision, point) else None

    # ---------------------------------------------------------------- obeying

    def obey(self, line: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Who types 0 where nothing can be declined is told the way back."""
        if line.strip() == str(DECLINE) and DECLINE not in table.numbers.places and self.undoable(decision.seat):
            self.terminal.say(table.ui("must-answer"))
            return False
        return super().obey(line, table, decision)

    def sure(self, place: int, table: ConflictusTableModel, decision: Decision) -> bool:
        """Passing one's main phase is questioned once where a source could still be played."""
        if decision.options[place].verb != "pass" or self.reminded == decision.number:
            return True
        view = table.view
        drops = [option for option in decision.options if option.verb == "play_source"]
        if not drops or view.active != view.seat or view.phase != MAIN or view.transition:
            return True
        self.reminded = decision.number
        self.terminal.say(table.ui("pass-reminder"))
        return False

    def acts(self, command: TableCommand, table: ConflictusTableModel, decision: Decision) -> bool | None:
        match command.name:
            case "pass":
                return self.passing(command.about, table, decision)
            case "stops":
                return self.set_stops(command.about, table, decision)
            case "pay":
                return self.set_pay(command.about, table, decision)
            case "why":
                return self.fights_later(command.about, table, decision)
        return None

    def fights_later(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool | None:
        """Attackers and blockers are chosen in phases of their own; who names one before that is told when."""
        first, _, card = about.strip().partition(" ")
        verb = meanings(first, table.lang, table.words) & {"attack", "block"} if card else frozenset()
        if len(verb) == 1 and decision.question.key == "priority":
            self.terminal.say(table.ui(f"{min(verb)}-when"))
            return False
        view, face = table.view, table_queries.on_table(about, table)
        mine = [group.warriors[-1].card for group in view.sets if group.warriors and group.controller == view.seat]
        if face is None or face.card not in mine or view.phase != MAIN or view.active != view.seat:
            return None
        self.terminal.say(*looking_at.why(about, table, table.numbers, self.session), table.ui("attack-when"))
        return False

    def looks(self, command: TableCommand, table: ConflictusTableModel) -> list[str]:
        about = command.about
        match command.name:
            case "hand":
                return plain_text.hand(table)
            case "stats":
                return table_queries.stats(about, table, self.session)
            case "sets":
                return table_queries.sets(about, table)
            case "transition":
                return table_queries.transition(table)
            case "mortis":
                return table_queries.open_pile(MORTIS, about, table)
            case "exterminatus":
                return table_queries.open_pile(EXTERMINATUS, about, table)
        return table_queries.mons(table)

    def passing(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Pass once, or until the turn, the phase, or something."""
        place = table.numbers.places.get(DECLINE)
        if place is None:
            self.terminal.say(table.ui("answer-first"))
            return False
        if not about.strip():
            return self.choose(place, table, decision)
        words = [word for word in about.split() if normalize(word) not in _words("word-until", table)]
        what = _meant(" ".join(words), [f"word-{key}" for key in UNTIL], table)
        if what is None:
            self.terminal.say(table.ui("pass-until-what"))
            return False
        if decision.options[place].verb == "pass" and not self.sure(place, table, decision):
            return False
        self.session.take(place)
        self.stops[decision.seat].until = PassUntil.from_here(what.removeprefix("word-"), table.view)
        self.keep()
        return True

    def set_stops(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Everywhere, or where it matters; or in a phase of one's own rounds besides."""
        stops = self.stops[decision.seat]
        phases = {number: f"bar-{phase}" for number, phase in enumerate(PHASES)}
        if about.strip():
            what = _meant(about, [f"word-{FULL}", f"word-{SMART}", *phases.values()], table)
            if what is None:
                self.terminal.say(table.ui("stops-what"))
                return False
            if what.startswith("word-"):
                stops.mode = what.removeprefix("word-")
            else:
                stops.phases ^= {number for number, key in phases.items() if key == what}
        told = [table.ui(f"stops-{stops.mode}")]
        if stops.phases:
            told.append(table.ui("stops-phases", phases=", ".join(table.ui(phases[n]) for n in sorted(stops.phases))))
        self.terminal.say(" ".join(told))
        return False

    def set_pay(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        if about.strip():
            what = _meant(about, ["word-auto", "word-ask"], table)
            if what is None:
                self.terminal.say(table.ui("pay-what"))
                return False
            self.pays[decision.seat] = what.removeprefix("word-")
        self.terminal.say(table.ui(f"pay-{self.pays[decision.seat]}"))
        return False

    # ------------------------------------------------------------------- undo

    def undoable(self, seat: int) -> list[int]:
        """How many choices to take back for one, two, three of this person's own: what went by itself goes along."""
        match, free = self.session.match, range(1, self.session.undoable(seat) + 1)
        if match is None:
            return [count for count in free if self.session.choice_count - count not in self.alone]
        return [count for count in free if not self._went_alone(match, count, seat)]

    def _went_alone(self, match: Match[Any], count: int, seat: int) -> bool:
        """Whether the choice so many choices ago went by itself."""
        earlier = Match(match.game, match.config, match.seed, match.choices[: len(match.choices) - count])
        if earlier.decision is None:
            return False
        view, point = lambda: match.game.view(earlier.state, seat), lambda: passing_matters(earlier.state, seat)
        return self.by_itself(earlier.decision, view, point) is not None


def _words(key: str, table: ConflictusTableModel) -> list[str]:
    return [normalize(word) for lang in (table.lang, "en") for word in ui_text(key, lang).split(",")]


def _meant(text: str, keys: list[str], table: ConflictusTableModel) -> str | None:
    """The one of these words that was typed, in the seat's language or in English."""
    found = best(text, {i: _words(key, table) for i, key in enumerate(keys)})
    return keys[found[0]] if len(found) == 1 else None
