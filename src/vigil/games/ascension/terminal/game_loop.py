"""The loop of a game of Ascension, with `all` and a question before a turn ends early."""

from __future__ import annotations

from vigil.games.ascension.terminal import plain_text, play_all, table_queries
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.games.ascension.text.messages import term
from vigil.kernel.decision import Decision
from vigil.terminal import game_loop
from vigil.terminal.command_parser import TableCommand
from vigil.text import after_colon

SPENDING = ("play", "acquire", "gift", "defeat", "use")


class Play(game_loop.Play[AscensionTableModel]):
    """Plays one game of Ascension in a terminal."""

    reminded = -1  # the decision at which the player was asked to confirm the end of the turn
    warned = -1  # the decision at which the player was asked to confirm `all`
    last_all = (0, 0)  # the number of choices before and after the last `all`

    def title(self) -> str:
        config, lang = self.session.config, self.lang
        return self.first_line(" · ".join(term(word, lang) for word in (config.mode, config.sets, config.edition)))

    def turn_of(self, table: AscensionTableModel) -> int:
        return table.view.turn

    def question_lines(self, table: AscensionTableModel) -> list[str]:
        own_turn = table.view.active == table.view.seat
        return [*([plain_text.resources(table)] if own_turn else []), *super().question_lines(table)]

    def show_pile(self, command: TableCommand, table: AscensionTableModel) -> list[str]:
        return table_queries.show_pile(command, table)

    def help_lines(self, table: AscensionTableModel) -> list[str]:
        return [*super().help_lines(table), *table_queries.legend(table.lang)]

    def confirm(self, index: int, table: AscensionTableModel, decision: Decision) -> bool:
        """Ask once before a turn ends in which the player can still do something."""
        if decision.options[index].verb != "end_turn" or self.reminded == decision.number:
            return True
        left = [option for option in decision.options if option.verb.startswith(SPENDING)]
        if not left:
            return True
        self.reminded = decision.number
        texts = [after_colon(table.option_text(option), table.lang) for option in left[:3]]
        more = len(left) - len(texts)
        self.terminal.say(table.ui("end-reminder", what=table.ui("separator").join(texts), more=more))
        return False

    def choose(self, index: int, table: AscensionTableModel, decision: Decision) -> bool:
        self.last_all = (0, 0)
        return super().choose(index, table, decision)

    def last_command_size(self) -> int:
        before, after = self.last_all
        return after - before if after and after == self.session.choice_count else 1

    def run_own_command(self, command: TableCommand, table: AscensionTableModel, decision: Decision) -> bool | None:
        return self.play_all(table, decision) if command.name == "all" else None

    def play_all(self, table: AscensionTableModel, decision: Decision) -> bool:
        """Play every card that asks nothing, reveals nothing and can be played in any order."""
        if not table.is_menu:
            self.terminal.say(table.ui("all-not-now"))
            return False
        needing_hand = play_all.cards_needing_hand(table.view, table.cards)
        if needing_hand and play_all.playable_at_once(table.view, table.cards) and self.warned != decision.number:
            self.warned = decision.number
            self.terminal.say(table.ui("all-wanting", cards=", ".join(map(table.name, needing_hand))))
            return False
        before = self.session.choice_count
        while (index := self._next_of_all(table, decision.seat)) is not None:
            self.session.take(index)
        count = self.session.choice_count - before
        if not count:
            self.terminal.say(table.ui("all-none"))
            return False
        self.last_all = (before, before + count)
        self.save_progress()
        note = table.ui("all-played", n=count)
        left = {face.name for face in self.session.view(decision.seat).players[decision.seat].hand.faces}
        if left:
            note += " " + table.ui("all-left", cards=", ".join(sorted(map(table.name, left))))
        self.notes.append(note)
        return True

    def _next_of_all(self, table: AscensionTableModel, seat: int) -> int | None:
        """Return the option of the next card that `all` plays."""
        decision = self.session.decision
        if decision is None or decision.seat != seat or decision.question.key != "menu":
            return None
        names = play_all.playable_at_once(self.session.view(seat), table.cards)
        return next((at for at, o in enumerate(decision.options) if o.verb == "play" and o.card_name in names), None)
