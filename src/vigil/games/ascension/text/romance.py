"""What Portuguese and French share: the gender of cards, and the order of a verb, a card and a place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from vigil.effects.language import ANY, Do, Filter, Pick
from vigil.games.ascension.rules.language import DEFEATED, HEAVIES, MYSTICS
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.text.tree_analysis import VerbForm


class RomanceRenderer(AscensionRenderer):
    """A Romance language. The word for a card is feminine, the names of all kinds of cards are masculine."""

    acquired_card: str
    pronouns: tuple[str, str]  # masculine, feminine
    moves: Mapping[str, str] = {}  # verbs other than `put`

    def feminine(self, of: Filter, where: str) -> bool:
        """Whether the noun for the cards of a filter is feminine."""
        return self.kind(of, where) is None

    def put(self, what: str, verb: str, v: VerbForm) -> str:
        return f"{self.verb(self.moves.get(verb, 'put'), v)} {self.destination(verb, v.third_person)} {what}"

    def put_short(self, what: str, verb: str, v: VerbForm) -> str:
        """Put a card somewhere; a short name comes before the place."""
        return f"{self.verb(self.moves.get(verb, 'put'), v)} {what} {self.destination(verb, v.third_person)}"

    def put_it(self, verb: str, v: VerbForm) -> str:
        if self.it is not None:
            return self.put_short(self.it, verb, v)
        return self.put_pronoun(verb, self.spoken is None, v)

    def put_pronoun(self, verb: str, fem: bool, v: VerbForm) -> str:
        move = self.moves.get(verb, "put")
        return f"{self.clitic(move, self.pronouns[fem], v)} {self.destination(verb, v.third_person)}"

    def put_acquired(self, do: Do, verb: str, v: VerbForm) -> str:
        zones = set(do.cards.where) if isinstance(do.cards, Pick) else set()
        if zones == {MYSTICS, HEAVIES}:
            return self.put_short(self.acquired_card, verb, v)
        of = do.cards.of if isinstance(do.cards, Pick) else ANY
        fem = self.feminine(of, DEFEATED if do.verb == "defeat" else "") and zones != {MYSTICS}
        return self.put_pronoun(verb, fem or zones == {HEAVIES}, v)

    @abstractmethod
    def destination(self, verb: str, they: bool) -> str:
        """The place where a verb puts a card."""

    @abstractmethod
    def clitic(self, verb: str, pronoun: str, v: VerbForm) -> str:
        """A verb with its pronoun, such as `coloque-o`."""
