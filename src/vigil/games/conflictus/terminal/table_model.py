"""A table of Conflictus as one person has it in front of them."""

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
from vigil.games.conflictus.text.messages import prompt_text, term
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
    "recover",
    "find", "return", "destroy", "remove", "cancel", "withdraw", "put", "keep", "exchange", "set_aside",
    "choose_starter",
    "order_first", "pay_auto", "pay_manually", "pay_light", "pay_shadow", "yes", "no", "done", "new",
)  # fmt: skip
SPOKEN = {
    "play_source": ("play",), "attack_player": ("attack",), "block_attacker": ("block",), "target_player": ("target",
    "choose"),
    "target_item": ("target", "choose"), "target": ("target", "choose"), "player": ("choose",),
    "number": ("choose",), "reduce": ("choose",),
}  # fmt: skip


@dataclass(frozen=True)
class ConflictusTableModel(table_model.TableModel):
    """One table for one person: what they see, are asked, and read it in."""

    view: View
    paying: PaymentProgress | None = None  # how far they are with choosing sources
    words: ClassVar[CommandWords] = CommandWords(COMMANDS, VERBS)

    @cached_property
    def numbers(self) -> ChoiceNumbers:
        return numbers(self.view, self.decision)

    @cached_property
    def on_table(self) -> dict[int, tuple[Face, SetView]]:
        """Every card on the table, by its number, with the set it lies in."""
        return {face.card: (face, group) for group in self.view.sets for face in from_the_top(group)}

    @property
    def waiting(self) -> frozenset[int]:
        """The numbers of what waits on the transition."""
        return frozenset(item.number for item in self.view.transition)

    def typed_verbs(self, option: Option) -> frozenset[str]:
        if option.verb.startswith("use"):
            return frozenset(("use",))
        if option.verb == "add_to_set":
            return frozenset(("add_to_set",) if option.face else ("add_to_set", "new"))
        return frozenset(SPOKEN.get(option.verb, (option.verb,)))

    def pile_of(self, option: Option) -> str:
        """A card in somebody's mortis, where not every answer lies there."""
        options = self.decision.options if self.decision is not None else ()
        here = [other.card in self.in_mortis for other in options if other.face is not None]
        return "mortis" if option.face is not None and option.card in self.in_mortis and not all(here) else ""

    @cached_property
    def in_mortis(self) -> frozenset[int]:
        return frozenset(face.card for player in self.view.players for face in player.mortis.faces)

    def question(self) -> str:
        """What is asked, and what one has to know to answer: how many are left out, chosen, or lost."""
        assert self.decision is not None
        said = prompt_text(self.decision.question, self.lang, self.cards)
        if self.view.seat is None or not self.asked:
            return said
        told = note(self.decision.question.key, self.view.players[self.view.seat], self.paying, self.lang)
        return f"{said} {told}" if told else said

    def sources(self, light: int, shadow: int) -> str:
        """So many of each faction, in words."""
        return sources(light, shadow, self.lang)

    def answer(self, place: int) -> str:
        """An option in words; a card that somebody else controls with their name."""
        assert self.decision is not None
        key, declared = self.decision.question.key, {"attack": self.view.attacks, "block": self.view.blocks}
        if self.decision.options[place].verb == "done" and key in declared and not declared[key]:
            return self.ui(f"nobody-{key}s")
        return super().answer(place) + self._whose(place)

    def short_answer(self, place: int) -> str:
        said = super().short_answer(place)
        whose = self._whose(place)
        return said if said.endswith(whose) else said + whose

    def _whose(self, place: int) -> str:
        """Whose a card is that somebody else controls; where a source lies; how many of a card are in the deck.

        Of the players one of them is you.
        """
        assert self.decision is not None
        option = self.decision.options[place]
        if option.seat >= 0:
            return f" ({self.ui('you')})" if option.seat == self.view.seat else ""
        if option.verb == "set_aside" and option.face is not None and self.view.seat is not None:
            return f" (×{self.view.players[self.view.seat].mons_list.count(option.face)})"
        if option.card < 0 or option.verb == "block_attacker":
            return ""
        found = self.on_table.get(option.card)
        if found is None:
            where = self._source_at(option.card)
            return f" ({where})" if where else ""
        return f" ({self.player(found[1].controller)})" if found[1].controller != self.view.seat else ""

    def _source_at(self, card: int) -> str:
        """Where a source lies: in which set, or loose before whom."""
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

    # ----------------------------------------------------------------- in words

    def term(self, word: str) -> str:
        return term(word, self.lang)

    def phase(self) -> str:
        """The phase by name; before the first round there is none."""
        return self.term(f"phase-{PHASES[self.view.phase]}") if self.view.phase >= 0 else self.ui("before")

    def turn_line(self) -> str:
        """Which round, and whose."""
        view = self.view
        if view.outcome is not None:
            return self.ui("over")
        if view.phase < 0:
            return self.ui("before")
        whose = (
            self.ui("round-yours") if view.active == view.seat else self.ui("round-of", who=self.player(view.active))
        )
        return f"{self.ui('round-n', n=view.round)} · {whose}"

    def score_line(self) -> str:
        """The score of a match of several games; nothing for a single one."""
        view = self.view
        if view.config.games == 1:
            return ""
        wins = " – ".join(f"{self.whose(player.seat)} {player.wins}" for player in view.players)
        return f"{self.ui('game-of', n=view.game, of=view.config.games)} · {wins}"

    def whose(self, seat: int) -> str:
        """A player by name; who sits alone at this screen is `you`."""
        return self.ui("you") if self.alone and seat == self.view.seat else self.player(seat)

    def keywords(self, face: Face) -> list[str]:
        """The keywords a card has now, with their numbers."""
        return [keyword_text(name, n if name in NUMBERED else 0, self.lang) for name, n in face.keywords]

    def combat(self, face: Face) -> str:
        """Whom a warrior attacks, what blocks it, what it blocks."""
        view = self.view
        for attacker, seat in view.attacks:
            if attacker == face.card:
                whom = self.ui("attacks-you") if seat == view.seat else self.ui("attacks-who", who=self.player(seat))
                blockers = [b for a, b in view.blocks if a == face.card]
                if blockers:
                    return f"{whom}, {self.ui('blocked-by', card=self.card_called(blockers[0]))}"
                return f"{whom}, {self.ui('blocked')}" if face.card in view.blocked else whom
        for attacker, blocker in view.blocks:
            if blocker == face.card:
                return self.ui("blocks-card", card=self.card_called(attacker))
        return ""

    def marked(self, face: Face) -> str:
        """What will become of a card at the end of the round."""
        return self.ui(f"marked-{face.marked.split()[0]}") if face.marked else ""

    def card_called(self, card: int) -> str:
        """A card on the table by its number and name."""
        spot = next((spot for spot in self.numbers.spots if card in spot.cards), None)
        return f"{spot.number} {self.name(spot.face)}" if spot is not None else "–"

    def item(self, item: ItemView, mine: bool = False) -> str:
        """Something on the transition: what it is, whose unless it is known to be `mine`, and what it aims at."""
        said = self.item_called(item) if mine else f"{self.item_called(item)}, {self.whose(item.controller)}"
        if item.what == "card" and item.set >= 0:
            group = next((group for group in self.view.sets if group.number == item.set), None)
            if group is not None and from_the_top(group):
                said += f" + {self.card_called(from_the_top(group)[0].card)}"
        aims = [self._aim(sort, n, name) for sort, n, name in item.targets]
        return f"{said} → {', '.join(aims)}" if aims else said

    def item_called(self, item: ItemView) -> str:
        """Something on the transition by its name; an ability is told from its card."""
        return self.name(item.name) + ("" if item.what == "card" else f" ({self.ui(f'item-{item.what}')})")

    def _aim(self, sort: int, n: int, name: str) -> str:
        if sort == 0:
            return self.card_called(n) if n in self.on_table else self.name(name)
        if sort == 1:
            return self.ui("you") if n == self.view.seat else self.player(n)
        found = next((item for item in self.view.transition if item.number == n), None)
        return self.name(found.name) if found is not None else "–"
