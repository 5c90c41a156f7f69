"""A table of Ascension as one person has it in front of them."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.language import DISCARD, MONSTER, PLAYED, VOID
from vigil.games.ascension.rules.view import PlayerView, View
from vigil.games.ascension.terminal.choice_numbers import numbers
from vigil.games.ascension.text.game_text import filter_text
from vigil.games.ascension.text.lookup import ui_text
from vigil.kernel.decision import Option
from vigil.terminal import table_model
from vigil.terminal.choice_numbers import ChoiceNumbers
from vigil.terminal.table_model import CommandWords

COMMANDS = (
    "why", "look", "undo", "all", "log", "rule", "hand", "row", "void", "discard", "deck", "players", "save", "link",
    "help", "quit", "concede", "table", "say", "agree",
)  # fmt: skip
VERBS = (
    "play", "use", "acquire", "gift", "defeat", "banish", "discard", "destroy", "recover", "enter", "stack", "keep",
    "give", "copy", "choose", "name", "order_first", "steal", "yes", "no", "done", "end",
)  # fmt: skip
SHOWN_AS = {"end_turn": "end", "take": "acquire"}


class AscensionTableModel(table_model.TableModel):
    """One table for one person: what they see, are asked, and read it in."""

    view: View
    words: ClassVar[CommandWords] = CommandWords(COMMANDS, VERBS)

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        return numbers(self.view, self.decision, self.cards)

    def player(self, seat: int) -> str:
        """A player's name; Samael is no player of ours."""
        return self.names[seat] if 0 <= seat < len(self.names) else ui_text("automa", self.lang)

    def answers(self) -> tuple[list[tuple[int, int]], int]:
        """Any card can be named, but hardly one that is not the player's own."""
        found, _ = super().answers()
        if self.decision is None or self.decision.question.key != "name" or self.view.seat is None:
            return found, 0
        me = self.view.players[self.view.seat]
        own = {*me.deck_list, *(face.name for face in (*me.hand.faces, *me.discard.faces))}
        listed = [(number, at) for number, at in found if self.decision.options[at].face in own]
        return listed, len(found) - len(listed)

    def typed_verbs(self, option: Option) -> frozenset[str]:
        if option.verb == "take":
            monster = option.face is not None and self.cards[option.face].kind == MONSTER
            return frozenset(("defeat" if monster else "acquire",))
        if option.verb.startswith("use"):
            return frozenset(("use",))
        return frozenset((SHOWN_AS.get(option.verb, option.verb),))

    def pile_of(self, option: Option) -> str:
        if self.view.seat is None or option.face is None or option.verb in ("name", "order_first", "yes"):
            return ""
        me = self.view.players[self.view.seat]
        piles = {DISCARD: me.discard, VOID: self.view.void, PLAYED: me.played}
        return next((zone for zone, pile in piles.items() if any(f.card == option.card for f in pile.faces)), "")

    def turn_line(self) -> str:
        """Which round, and whose turn."""
        view = self.view
        if view.outcome is not None:
            turn = self.ui("over")
        elif view.active == view.seat:
            turn = self.ui("turn-yours")
        else:
            turn = self.ui("turn-of", who=self.player(view.active))
        return f"{self.ui('round', n=view.round)} · {turn}"

    def counts(self) -> list[str]:
        """The numbers in the middle of the table."""
        view = self.view
        return [
            self.ui("pool", n=view.pool),
            self.ui("center", n=view.center.count),
            self.ui("void", n=view.void.count),
        ]


def purses(table: AscensionTableModel, me: PlayerView) -> list[tuple[str, int]]:
    """Runes that buy some cards only: which, and how many."""
    config = table.view.config
    kinds = card_tables_for(config).purses
    return [(filter_text(only, table.lang), n) for only, n in zip(kinds, me.restricted, strict=False) if n]
