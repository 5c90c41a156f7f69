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
        config, lang = self.session.config, self.lang
        what = [term(word, lang) for word in (config.mode, config.sets, config.edition)]
        return self.told_facts(" · ".join(what))

    def turn_of(self, table: AscensionTableModel) -> int:
        return table.view.turn

    def asks(self, table: AscensionTableModel) -> list[str]:
        mine = [plain_text.resources(table)] if table.view.active == table.view.seat else []
        return [*mine, *plain_text.question(table)]

    def looks(self, command: TableCommand, table: AscensionTableModel) -> list[str]:
        match command.name:
            case "hand":
                return table_queries.hand(table, table.numbers)
            case "row":
                return table_queries.row(table, table.numbers)
            case "void":
                return table_queries.void(table)
            case "discard":
                return table_queries.discard(command.about, table)
        return table_queries.deck(table)

    def help_lines(self, table: AscensionTableModel) -> list[str]:
        return [*super().help_lines(table), *table_queries.legend(table.lang)]

    def sure(self, place: int, table: AscensionTableModel, decision: Decision) -> bool:
        """Ending the turn is questioned once where something could still be done."""
        if decision.options[place].verb != "end_turn" or self.reminded == decision.number:
            return True
        left = [option for option in decision.options if option.verb.startswith(SPENDING)]
        if not left:
            return True
        self.reminded = decision.number
        said = [option_text(option, decision.question, table.lang, table.cards, table.names) for option in left[:3]]
        told = [after_colon(option, table.lang) for option in said]
        more = len(left) - len(told)
        self.terminal.say(table.ui("end-reminder", what=table.ui("separator").join(told), more=more))
        return False

    def choose(self, place: int, table: AscensionTableModel, decision: Decision) -> bool:
        self.together = (0, 0)
        return super().choose(place, table, decision)

    def last_together(self) -> int:
        before, after = self.together
        return after - before if after and after == self.session.choice_count else 1

    def acts(self, command: TableCommand, table: AscensionTableModel, decision: Decision) -> bool | None:
        return self.play_all(table, decision) if command.name == "all" else None

    def play_all(self, table: AscensionTableModel, decision: Decision) -> bool:
        """Play what asks nothing, reveals nothing and cannot matter in its order."""
        if decision.question.key != "menu":
            self.terminal.say(table.ui("all-not-now"))
            return False
        seat = decision.seat
        wanting = play_all.cards_needing_hand(table.view, table.cards)
        playable_at_once = play_all.playable_at_once(table.view, table.cards)
        if wanting and playable_at_once and self.warned != decision.number:
            self.warned = decision.number
            self.terminal.say(table.ui("all-wanting", cards=", ".join(map(table.name, wanting))))
            return False
        count, before = 0, self.session.choice_count
        while self.session.decision is not None and self.session.decision.seat == seat:
            view, open_now = self.session.view(seat), self.session.decision
            names = play_all.playable_at_once(view, table.cards)
            places = [at for at, o in enumerate(open_now.options) if o.verb == "play" and o.face in names]
            if open_now.question.key != "menu" or not places:
                break
            self.session.take(places[0])
            count += 1
        left = {face.name for face in self.session.view(seat).players[seat].hand.faces}
        if not count:
            self.terminal.say(table.ui("all-none"))
            return False
        self.together = (before, before + count)
        self.keep()
        told = [table.ui("all-played", n=count)]
        if left:
            told.append(table.ui("all-left", cards=", ".join(sorted(map(table.name, left)))))
        self.notes.append(" ".join(told))
        return True
