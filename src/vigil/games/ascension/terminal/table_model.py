"""An Ascension table as one player sees it."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.language import DISCARD, MONSTER, PLAYED, VOID
from vigil.games.ascension.rules.view import Face, PlayerView, View
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
TYPED_AS = {"end_turn": "end", "take": "acquire"}
NOT_IN_PILES = ("name", "order_first", "yes")


class AscensionTableModel(table_model.TableModel):
    """What one player of Ascension sees and must decide."""

    view: View
    words: ClassVar[CommandWords] = CommandWords(COMMANDS, VERBS, "ascension")

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        return numbers(self.view, self.decision, self.cards)

    def player(self, seat: int) -> str:
        """Return the name of a player, or of Samael, who has no seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else ui_text("automa", self.lang)

    def answers(self) -> tuple[list[tuple[int, int]], int]:
        """List only the player's own cards when a card must be named."""
        answers, _ = super().answers()
        if self.decision is None or self.decision.question.key != "name" or self.view.seat is None:
            return answers, 0
        me = self.view.players[self.view.seat]
        own = {*me.deck_list, *(face.name for face in (*me.hand.faces, *me.discard.faces))}
        listed = [(number, at) for number, at in answers if self.options[at].card_name in own]
        return listed, len(answers) - len(listed)

    def answer(self, index: int) -> str:
        """Return the text of an option, in the main menu with the cost of the card."""
        text, option = super().answer(index), self.options[index]
        spot = self.numbers.spot_of(index)
        if option.verb in ("acquire", "defeat") and spot is not None and self.is_menu:
            return f"{text}, {self.cost_text(spot.face)}"
        return text

    @property
    def is_menu(self) -> bool:
        """Whether the open question is the main menu of a turn."""
        return self.decision is not None and self.decision.question.key == "menu"

    def typed_verbs(self, option: Option) -> frozenset[str]:
        if option.verb == "take":
            monster = option.card_name is not None and self.cards[option.card_name].kind == MONSTER
            return frozenset(("defeat" if monster else "acquire",))
        if option.verb.startswith("use"):
            return frozenset(("use",))
        return frozenset((TYPED_AS.get(option.verb, option.verb),))

    def pile_of(self, option: Option) -> str:
        if self.view.seat is None or option.card_name is None or option.verb in NOT_IN_PILES:
            return ""
        me = self.view.players[self.view.seat]
        piles = {DISCARD: me.discard, VOID: self.view.void, PLAYED: me.played}
        return next((zone for zone, pile in piles.items() if any(f.card == option.card for f in pile.faces)), "")

    def turn_line(self) -> str:
        """Return the round, and whose turn it is."""
        view = self.view
        if view.outcome is not None:
            turn = self.ui("over")
        elif view.active == view.seat:
            turn = self.ui("turn-yours")
        else:
            turn = self.ui("turn-of", who=self.player(view.active))
        return f"{self.ui('round', n=view.round)} · {turn}"

    def counts(self) -> list[str]:
        """Return how many cards and Honor the middle of the table has."""
        view = self.view
        return [
            self.ui("pool", n=view.pool),
            self.ui("center", n=view.center.count),
            self.ui("void", n=view.void.count),
        ]

    def cost_text(self, face: Face) -> str:
        """Return what a card costs now."""
        card = self.card(face)
        now = face.price if face.price >= 0 else card.cost
        return self.ui("cost-power" if card.kind == MONSTER else "cost-runes", n=now)

    def pile_counts(self, player: PlayerView) -> list[str]:
        """Return how many cards a player has; Samael has neither hand nor deck."""
        if player.seat >= len(self.names):
            piles = (player.deck, player.hand, player.discard, player.constructs, player.trophies)
            return [self.ui("cards-n", n=sum(pile.count for pile in piles))]
        counts = {"hand-n": player.hand, "deck-n": player.deck, "discard-n": player.discard}
        return [self.ui(key, n=pile.count) for key, pile in counts.items()]

    def restricted_runes(self, player: PlayerView) -> list[tuple[str, int]]:
        """Return the Runes that pay for some cards only: for which, and how many."""
        kinds = card_tables_for(self.view.config).restrictions
        return [(filter_text(only, self.lang), n) for only, n in zip(kinds, player.restricted, strict=False) if n]
