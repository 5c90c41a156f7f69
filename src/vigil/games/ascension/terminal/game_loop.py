"""A person at a table of Ascension: playing all at once, and being asked whether the turn is really over."""

from __future__ import annotations

from vigil.games.ascension.terminal import plain_text, play_all, table_queries
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.messages import option_text, term
from vigil.kernel.decision import Decision
from vigil.terminal import game_loop
from vigil.terminal.command_parser import TableCommand
from vigil.text import after_colon

SPENDING = ("play", "acquire", "gift", "defeat", "use")


class Play(game_loop.Play[AscensionTableModel]):
    """One game of Ascension at one terminal."""

    reminded = -1  # the decision at which ending the turn was questioned
    warned = -1  # the decision at which `all` was questioned
    together = (0, 0)  # how many choices there were before and after the last `all`

    def facts(self) -> str:
        config, lang = self.sitting.config, self.lang
        what = [term(word, lang) for word in (config.mode, config.sets, config.edition)]
        return self.told_facts(" · ".join(what))

    def turn_of(self, seen: AscensionTableModel) -> int:
        return seen.view.turn

    def asks(self, seen: AscensionTableModel) -> list[str]:
        mine = [plain_text.resources(seen)] if seen.view.active == seen.view.seat else []
        return [*mine, *plain_text.question(seen)]

    def looks(self, command: TableCommand, seen: AscensionTableModel) -> list[str]:
        match command.name:
            case "hand":
                return table_queries.hand(seen, seen.numbers)
            case "row":
                return table_queries.row(seen, seen.numbers)
            case "void":
                return table_queries.void(seen)
            case "discard":
                return table_queries.discard(command.about, seen)
        return table_queries.deck(seen)

    def help_lines(self, seen: AscensionTableModel) -> list[str]:
        return [*super().help_lines(seen), *table_queries.legend(seen.lang)]

    def sure(self, place: int, seen: AscensionTableModel, decision: Decision) -> bool:
        """Ending the turn is questioned once where something could still be done."""
        if decision.options[place].verb != "end_turn" or self.reminded == decision.number:
            return True
        left = [option for option in decision.options if option.verb.startswith(SPENDING)]
        if not left:
            return True
        self.reminded = decision.number
        said = [option_text(option, decision.question, seen.lang, seen.cards, seen.names) for option in left[:3]]
        told = [after_colon(option, seen.lang) for option in said]
        more = len(left) - len(told)
        self.terminal.say(seen.ui("end-reminder", what=seen.ui("separator").join(told), more=more))
        return False

    def choose(self, place: int, seen: AscensionTableModel, decision: Decision) -> bool:
        self.together = (0, 0)
        return super().choose(place, seen, decision)

    def last_together(self) -> int:
        before, after = self.together
        return after - before if after and after == self.sitting.choice_count else 1

    def acts(self, command: TableCommand, seen: AscensionTableModel, decision: Decision) -> bool | None:
        return self.play_all(seen, decision) if command.name == "all" else None

    def play_all(self, seen: AscensionTableModel, decision: Decision) -> bool:
        """Play what asks nothing, reveals nothing and cannot matter in its order."""
        if decision.question.key != "menu":
            self.terminal.say(seen.ui("all-not-now"))
            return False
        seat = decision.seat
        wanting = play_all.wanting_the_hand(seen.view, seen.cards)
        harmless = play_all.harmless(seen.view, seen.cards)
        if wanting and harmless and self.warned != decision.number:
            self.warned = decision.number
            self.terminal.say(seen.ui("all-wanting", cards=", ".join(map(seen.name, wanting))))
            return False
        count, before = 0, self.sitting.choice_count
        while self.sitting.decision is not None and self.sitting.decision.seat == seat:
            view, open_now = self.sitting.view(seat), self.sitting.decision
            names = play_all.harmless(view, seen.cards)
            places = [at for at, o in enumerate(open_now.options) if o.verb == "play" and o.face in names]
            if open_now.question.key != "menu" or not places:
                break
            self.sitting.take(places[0])
            count += 1
        left = {face.name for face in self.sitting.view(seat).players[seat].hand.faces}
        if not count:
            self.terminal.say(seen.ui("all-none"))
            return False
        self.together = (before, before + count)
        self.keep()
        told = [seen.ui("all-played", n=count)]
        if left:
            told.append(seen.ui("all-left", cards=", ".join(sorted(map(seen.name, left)))))
        self.notes.append(" ".join(told))
        return True
