"""A Conflictus table as one player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from vigil.games.conflictus.rules.language import NUMBERED
from vigil.games.conflictus.rules.payment import PaymentProgress
from vigil.games.conflictus.rules.state import PHASES
from vigil.games.conflictus.rules.view import Face, ItemView, SetView, View
from vigil.games.conflictus.terminal.choice_numbers import from_the_top, numbers
from vigil.games.conflictus.text.cards import keyword_text
from vigil.games.conflictus.text.messages import term
from vigil.games.conflictus.text.prompt_notes import note, sources
from vigil.kernel.decision import Option
from vigil.terminal import table_model
from vigil.terminal.choice_numbers import ChoiceNumbers
from vigil.terminal.table_model import CommandWords

COMMANDS = (
    "why", "look", "stats", "undo", "pass", "stops", "pay", "log", "rule", "hand", "sets", "transition", "mortis",
    "exterminatus", "mons", "players", "save", "link", "help", "quit", "concede", "table",
    "say", "agree",
)  # fmt: skip
VERBS = (
    "pass", "play", "use", "sacrifice", "attack", "block", "leap", "target", "add_to_set", "choose", "discard",
    "recover", "find", "return", "destroy", "remove", "cancel", "withdraw", "put", "keep", "exchange", "set_aside",
    "choose_starter", "order_first", "pay_auto", "pay_manually", "pay_light", "pay_shadow", "yes", "no", "done", "new",
)  # fmt: skip
TYPED_AS = {
    "play_source": ("play",), "attack_player": ("attack",), "block_attacker": ("block",),
    "target_player": ("target", "choose"), "target_item": ("target", "choose"), "target": ("target", "choose"),
    "player": ("choose",), "number": ("choose",), "reduce": ("choose",),
}  # fmt: skip


@dataclass(frozen=True)
class ConflictusTableModel(table_model.TableModel):
    """What one player of Conflictus sees and must decide."""

    view: View
    paying: PaymentProgress | None = None  # the state of the payment, while the player chooses sources
    words: ClassVar[CommandWords] = CommandWords(COMMANDS, VERBS, "conflictus")

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        return numbers(self.view, self.decision)

    @cached_property
    def on_table(self) -> dict[int, tuple[Face, SetView]]:
        """The cards on the table by their id, each with its set."""
        return {face.card: (face, group) for group in self.view.sets for face in from_the_top(group)}

    @property
    def waiting(self) -> frozenset[int]:
        """The numbers of the items on the transition."""
        return frozenset(item.number for item in self.view.transition)

    def typed_verbs(self, option: Option) -> frozenset[str]:
        if option.verb.startswith("use"):
            return frozenset(("use",))
        if option.verb == "add_to_set":
            return frozenset(("add_to_set",) if option.card_name else ("add_to_set", "new"))
        return frozenset(TYPED_AS.get(option.verb, (option.verb,)))

    def pile_of(self, option: Option) -> str:
        """Return "mortis" for a card in a mortis, if not all options are."""
        here = [other.card in self.in_mortis for other in self.options if other.card_name is not None]
        return "mortis" if option.card_name is not None and option.card in self.in_mortis and not all(here) else ""

    @cached_property
    def in_mortis(self) -> frozenset[int]:
        """The cards in the mortis of any player."""
        return frozenset(face.card for player in self.view.players for face in player.mortis.faces)

    @property
    def prompt(self) -> str:
        """The question, with what the player must know to answer it, such as costs and progress."""
        assert self.decision is not None
        prompt = super().prompt
        if self.view.seat is None or not self.must_decide:
            return prompt
        info = note(self.decision.question.key, self.view.players[self.view.seat], self.paying, self.lang)
        return f"{prompt} {info}" if info else prompt

    def sources(self, light: int, shadow: int) -> str:
        """Return numbers of sources in words."""
        return sources(light, shadow, self.lang)

    def answer(self, index: int) -> str:
        """Return the text of an option, with the controller of an opponent's card."""
        assert self.decision is not None
        key, declared = self.decision.question.key, {"attack": self.view.attacks, "block": self.view.blocks}
        if self.options[index].verb == "done" and key in declared and not declared[key]:
            return self.ui(f"nobody-{key}s")
        return super().answer(index) + self._remark(index)

    def short_answer(self, index: int) -> str:
        text, remark = super().short_answer(index), self._remark(index)
        return text if text.endswith(remark) else text + remark

    def _remark(self, index: int) -> str:
        """Return a note on an option: the controller, the place of a source, the copies in the deck, or `you`."""
        option = self.options[index]
        if option.seat >= 0:
            return f" ({self.ui('you')})" if option.seat == self.view.seat else ""
        if option.verb == "set_aside" and option.card_name is not None and self.view.seat is not None:
            return f" (×{self.view.players[self.view.seat].mons_list.count(option.card_name)})"
        if option.card < 0 or option.verb == "block_attacker":
            return ""
        if option.card in self.on_table:
            _, group = self.on_table[option.card]
            return f" ({self.player(group.controller)})" if group.controller != self.view.seat else ""
        where = self._source_at(option.card)
        return f" ({where})" if where else ""

    def _source_at(self, card: int) -> str:
        """Return the set a source is bound to, or whose free or spent source it is."""
        for group in self.view.sets:
            if card in group.sources:
                return (
                    self.ui("in-set", card=self.card_called(from_the_top(group)[0].card)) if from_the_top(group) else ""
                )
        for player in self.view.players:
            for key, cards in (("free", player.free), ("spent", player.spent)):
                if card in cards:
                    whose = "" if player.seat == self.view.seat else f", {self.player(player.seat)}"
                    return self.ui(key) + whose
        return ""

    # ----------------------------------------------------------------- texts

    def term(self, word: str) -> str:
        """Return the display name of a word of the game."""
        return term(word, self.lang)

    def phase(self) -> str:
        """Return the name of the phase; before the first turn there is none."""
        return self.term(f"phase-{PHASES[self.view.phase]}") if self.view.phase >= 0 else self.ui("before")

    def turn_line(self) -> str:
        """Return the turn, and whose it is."""
        view = self.view
        if view.outcome is not None:
            return self.ui("over")
        if view.phase < 0:
            return self.ui("before")
        whose = self.ui("turn-yours") if view.active == view.seat else self.ui("turn-of", who=self.player(view.active))
        return f"{self.ui('turn-n', n=view.turn)} · {whose}"

    def score_line(self) -> str:
        """Return the score of a match, or "" for a single game."""
        view = self.view
        if view.config.best_of == 1:
            return ""
        wins = " – ".join(f"{self.player_or_you(player.seat)} {player.wins}" for player in view.players)
        return f"{self.ui('game-of', n=view.game, of=view.config.best_of)} · {wins}"

    def player_or_you(self, seat: int) -> str:
        """Return the name of a player, or `you` for the only player at this screen."""
        return self.ui("you") if self.alone and seat == self.view.seat else self.player(seat)

    def keywords(self, face: Face) -> list[str]:
        """Return the current keywords of a card with their numbers."""
        return [keyword_text(name, n if name in NUMBERED else 0, self.lang) for name, n in face.keywords]

    def combat(self, face: Face) -> str:
        """Return what a warrior attacks, what blocks it, or what it blocks."""
        view = self.view
        for attacker, seat in view.attacks:
            if attacker == face.card:
                own = seat == view.seat
                attack = self.ui("attacks-you") if own else self.ui("attacks-who", who=self.player(seat))
                blockers = [b for a, b in view.blocks if a == face.card]
                if blockers:
                    return f"{attack}, {self.ui('blocked-by', card=self.card_called(blockers[0]))}"
                return f"{attack}, {self.ui('blocked')}" if face.card in view.blocked else attack
        for attacker, blocker in view.blocks:
            if blocker == face.card:
                return self.ui("blocks-card", card=self.card_called(attacker))
        return ""

    def marked(self, face: Face) -> str:
        """Return what happens to a card at the end of the turn."""
        return self.ui(f"marked-{face.marked.split()[0]}") if face.marked else ""

    def card_called(self, card: int) -> str:
        """Return a card on the table by its number and name."""
        spot = next((spot for spot in self.numbers.spots if card in spot.cards), None)
        return f"{spot.number} {self.name(spot.face)}" if spot is not None else "–"

    def item(self, item: ItemView, mine: bool = False) -> str:
        """Return an item on the transition with its controller, unless it is `mine`, its set and its targets."""
        text = self.item_called(item) if mine else f"{self.item_called(item)}, {self.player_or_you(item.controller)}"
        if item.what == "card" and item.set >= 0:
            group = next((group for group in self.view.sets if group.number == item.set), None)
            if group is not None and from_the_top(group):
                text += f" + {self.card_called(from_the_top(group)[0].card)}"
        targets = [self._target(sort, n, name) for sort, n, name in item.targets]
        return f"{text} → {', '.join(targets)}" if targets else text

    def item_called(self, item: ItemView) -> str:
        """Return the name of an item on the transition; abilities are marked."""
        return self.name(item.name) + ("" if item.what == "card" else f" ({self.ui(f'item-{item.what}')})")

    def _target(self, sort: int, n: int, name: str) -> str:
        if sort == 0:
            return self.card_called(n) if n in self.on_table else self.name(name)
        if sort == 1:
            return self.ui("you") if n == self.view.seat else self.player(n)
        item = next((item for item in self.view.transition if item.number == n), None)
        return self.name(item.name) if item is not None else "–"
