"""The loop of a match of Conflictus: stops, automatic payment, and passing until something happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from vigil.games.conflictus.rules import deck_tools
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
from vigil.terminal.choice_numbers import DECLINE
from vigil.terminal.command_parser import TableCommand, best_matches, meanings, normalize, synonyms
from vigil.terminal.errors import error_text
from vigil.terminal.table_queries import why

AUTO = "auto"
ALWAYS_POSSIBLE = frozenset(
    ("look", "stats", "log", "rule", "hand", "sets", "transition", "mortis", "exterminatus", "mons", "players", "help",
     "link", "save", "table", "quit", "concede", "say", "agree")
)  # fmt: skip
"""Commands that need no open question."""


class Play(game_loop.Play[ConflictusTableModel]):
    """Plays one match of Conflictus in a terminal."""

    def begin(self) -> None:
        full = self.session.config.always_ask
        self.stops = {seat: Stops(FULL if full else SMART) for seat in self.session.people}
        self.payment = dict.fromkeys(self.session.people, AUTO)
        self.automatic: set[int] = set()  # the decisions that the terminal made for a player
        self.payment_explained = False
        self.reminded = -1  # the decision at which the player was asked to confirm a pass
        self.idle_turn = 0  # the player's current turn, if they have had no decision in it so far
        self.welcome()
        super().begin()

    def welcome(self) -> None:
        """Introduce a new game. The only player at this screen also reads the plan of their deck."""
        people = self.session.people
        if self.session.choice_count:
            return
        if len(people) == 1:
            self.notes += self.deck_plan(people[0])
        lang = self.session.seats[people[0]].lang if len(people) == 1 else self.lang
        self.notes += ui_text("welcome", lang).splitlines()
        self.notes.append(ui_text(f"welcome-{self.session.config.format}", lang))

    def deck_plan(self, seat: int) -> list[str]:
        """Return the name and the plan of a seat's deck, if it is a ready-made deck."""
        lang = self.session.seats[seat].lang
        decks = [deck for deck in deck_tools.ready_decks() if deck.deck == self.session.config.decks[seat]]
        return [ui_text("your-deck", lang, name=each.name(lang), plan=each.plan.get(lang, "")) for each in decks[:1]]

    def title(self) -> str:
        config, lang = self.session.config, self.lang
        match_length = [ui_text("best-of", lang, n=config.best_of)] if config.best_of > 1 else []
        return self.first_line(" · ".join([term(config.format, lang), *match_length]))

    def table_for(self, seat: int) -> ConflictusTableModel:
        return replace(super().table_for(seat), paying=paying(self.session, seat))

    def turn_of(self, table: ConflictusTableModel) -> int:
        return table.view.game * 100_000 + table.view.turn

    def question_lines(self, table: ConflictusTableModel) -> list[str]:
        resources = plain_text.resources(table)
        return [*filter(None, [resources]), *plain_text.transition(table), *super().question_lines(table)]

    def show_pile(self, command: TableCommand, table: ConflictusTableModel) -> list[str]:
        if command.name == "stats":
            return table_queries.stats(command.about, table, self.session)
        return table_queries.show_pile(command, table)

    def help_lines(self, table: ConflictusTableModel) -> list[str]:
        return [*table.ui("help-aim").splitlines(), *super().help_lines(table), *table_queries.legend(table)]

    # ------------------------------------------------------------- automatic choices

    def step(self) -> None:
        before = len(self.session.events_by_viewer)
        super().step()
        if len(self.session.people) == 1 and not self.terminal.plain and not self.session.is_remote:
            self.pause_after_idle_turn(self.session.people[0], before)

    def ask_player(self) -> None:
        self.idle_turn = 0
        super().ask_player()

    def pause_after_idle_turn(self, seat: int, since: int) -> None:
        """Pause after a player's own turn without a decision, or the game would move on too quickly to follow."""
        for event in self.session.events(seat, since):
            if event.kind == "turn":
                idle, self.idle_turn = self.idle_turn, event.amount if event.seat == seat else 0
                if idle and not self.session.over:
                    self.pause(seat, idle)
            elif event.kind == "game":
                self.idle_turn = 0

    def pause(self, seat: int, turn: int) -> None:
        """Show the table and wait for Enter; answer commands in the meantime."""
        self.viewer, table, decision = seat, self.table_for(seat), self.session.decision
        assert decision is not None
        self.notes.append(table.ui("turn-idle", n=turn))
        self.show(table)
        while not self.session.over:
            first, _, about = self.terminal.ask().strip().partition(" ")
            names = meanings(first, table) & ALWAYS_POSSIBLE
            if len(names) != 1:
                return
            try:
                self.run_command(TableCommand(min(names), about), table, replace(decision, seat=seat))
            except VigilError as error:
                self.terminal.say(error_text(error, table.lang))

    def play_automatically(self) -> bool:
        session, decision = self.session, self.session.decision
        if decision is None:
            return False
        seat = decision.seat
        index = self.automatic_choice(decision, lambda: session.view(seat), lambda: passing_matters_in(session, seat))
        if index is None:
            return False
        self.automatic.add(decision.number)
        if decision.options[index].verb == "pay_auto" and not self.payment_explained:
            self.payment_explained = True
            self.notes.append(ui_text("pay-automatic", session.seats[seat].lang))
        is_payment = decision.question.key == "pay"
        before = self.table_for(seat).waiting if is_payment else frozenset()
        session.take(index)
        if is_payment:
            self.show_announced(seat, before)
        self.save_progress()
        return True

    def automatic_choice(self, decision: Decision, view: Callable[[], View], matters: Callable[[], bool]) -> int | None:
        """Return the option that the terminal chooses for the player, or None if the player must decide."""
        if decision.seat not in self.stops:
            return None
        verbs = [option.verb for option in decision.options]
        if decision.question.key == "pay" and "pay_auto" in verbs:
            return verbs.index("pay_auto") if self.payment[decision.seat] == AUTO else None
        if decision.question.key != "priority" or "pass" not in verbs:
            return None
        return verbs.index("pass") if self.stops[decision.seat].should_pass(view(), decision, matters) else None

    def choose(self, index: int, table: ConflictusTableModel, decision: Decision) -> bool:
        chosen = super().choose(index, table, decision)
        if chosen and decision.options[index].verb != "pass":
            self.show_announced(decision.seat, table.waiting)
        return chosen

    def show_announced(self, seat: int, before: frozenset[int]) -> None:
        """Show the cards a player has just announced, with their sets and sources."""
        table = self.table_for(seat)
        for item in table.view.transition:
            if item.number not in before and item.controller == seat and item.what == "card":
                text = plain_text.item_text(table, item, mine=True)
                self.terminal.say(text) if self.terminal.plain else self.notes.append(text)

    # ---------------------------------------------------------------- commands

    def handle_line(self, line: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Suggest undo to a player who types 0 at a question that cannot be declined."""
        if line.strip() == str(DECLINE) and DECLINE not in table.numbers.indices and self.undoable(decision.seat):
            self.terminal.say(table.ui("must-answer"))
            return False
        return super().handle_line(line, table, decision)

    def confirm(self, index: int, table: ConflictusTableModel, decision: Decision) -> bool:
        """Ask once before a player passes their main phase while they can still play a source."""
        if decision.options[index].verb != "pass" or self.reminded == decision.number:
            return True
        view = table.view
        can_play_source = any(option.verb == "play_source" for option in decision.options)
        if not can_play_source or view.active != view.seat or view.phase != MAIN or view.transition:
            return True
        self.reminded = decision.number
        self.terminal.say(table.ui("pass-reminder"))
        return False

    def run_own_command(self, command: TableCommand, table: ConflictusTableModel, decision: Decision) -> bool | None:
        match command.name:
            case "pass":
                return self.pass_priority(command.about, table, decision)
            case "stops":
                return self.set_stops(command.about, table, decision)
            case "pay":
                return self.set_payment(command.about, table, decision)
            case "why":
                return self.explain_combat_phases(command.about, table, decision)
        return None

    def explain_combat_phases(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool | None:
        """Tell a player who asks about attacking or blocking too early in which phase to do it."""
        first, _, card = about.strip().partition(" ")
        verb = meanings(first, table) & {"attack", "block"} if card else frozenset()
        if len(verb) == 1 and decision.question.key == "priority":
            self.terminal.say(table.ui(f"{min(verb)}-when"))
            return False
        view, face = table.view, table_queries.on_table(about, table)
        mine = [group.warriors[-1].card for group in view.sets if group.warriors and group.controller == view.seat]
        if face is None or face.card not in mine or view.phase != MAIN or view.active != view.seat:
            return None
        self.terminal.say(*why(about, table, self.session), table.ui("attack-when"))
        return False

    def pass_priority(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Pass once, or until the next turn, the next phase, or something happens."""
        index = table.numbers.indices.get(DECLINE)
        if index is None:
            self.terminal.say(table.ui("answer-first"))
            return False
        if not about.strip():
            return self.choose(index, table, decision)
        until_words = synonyms("word-until", table.lang, table.words.game)
        words = [word for word in about.split() if normalize(word) not in until_words]
        until = _match_word(" ".join(words), [f"word-{key}" for key in UNTIL], table)
        if until is None:
            self.terminal.say(table.ui("pass-until-what"))
            return False
        if decision.options[index].verb == "pass" and not self.confirm(index, table, decision):
            return False
        self.session.take(index)
        self.stops[decision.seat].until = PassUntil.from_here(until.removeprefix("word-"), table.view)
        self.save_progress()
        return True

    def set_stops(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Stop everywhere, only where it matters, or also in a phase of the player's own turns."""
        stops = self.stops[decision.seat]
        phases = {number: f"bar-{phase}" for number, phase in enumerate(PHASES)}
        if about.strip():
            key = _match_word(about, [f"word-{FULL}", f"word-{SMART}", *phases.values()], table)
            if key is None:
                self.terminal.say(table.ui("stops-what"))
                return False
            if key.startswith("word-"):
                stops.mode = key.removeprefix("word-")
            else:
                stops.phases ^= {number for number, phase in phases.items() if phase == key}
        text = table.ui(f"stops-{stops.mode}")
        if stops.phases:
            names = ", ".join(table.ui(phases[n]) for n in sorted(stops.phases))
            text += " " + table.ui("stops-phases", phases=names)
        self.terminal.say(text)
        return False

    def set_payment(self, about: str, table: ConflictusTableModel, decision: Decision) -> bool:
        """Pay automatically, or let the player choose the sources."""
        if about.strip():
            key = _match_word(about, ["word-auto", "word-ask"], table)
            if key is None:
                self.terminal.say(table.ui("pay-what"))
                return False
            self.payment[decision.seat] = key.removeprefix("word-")
        self.terminal.say(table.ui(f"pay-{self.payment[decision.seat]}"))
        return False

    # ------------------------------------------------------------------- undo

    def undoable(self, seat: int) -> list[int]:
        """Return how many choices it takes to undo one, two, three ... that the player made themselves."""
        match, free = self.session.match, range(1, self.session.undoable(seat) + 1)
        if match is None:
            return [count for count in free if self.session.choice_count - count not in self.automatic]
        return [count for count in free if not self._was_automatic(match, count, seat)]

    def _was_automatic(self, match: Match[Any], count: int, seat: int) -> bool:
        """Return whether the terminal made the choice `count` choices ago."""
        earlier = Match(match.game, match.config, match.seed, match.choices[: len(match.choices) - count])
        if earlier.decision is None:
            return False
        view, matters = lambda: match.game.view(earlier.state, seat), lambda: passing_matters(earlier.state, seat)
        return self.automatic_choice(earlier.decision, view, matters) is not None


def _match_word(text: str, keys: list[str], table: ConflictusTableModel) -> str | None:
    """Return the one key whose words a text matches, in the player's language or in English."""
    matches = best_matches(text, {i: synonyms(key, table.lang, table.words.game) for i, key in enumerate(keys)})
    return keys[matches[0]] if len(matches) == 1 else None
