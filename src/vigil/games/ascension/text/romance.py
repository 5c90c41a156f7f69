"""What Portuguese and French share: the order of a verb, a card and a place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.text.tree_analysis import VerbForm


class RomanceRenderer(AscensionRenderer):
    """A Romance language. The word for a card is feminine, the names of all kinds of cards are masculine."""

    pronouns: tuple[str, str]  # masculine, feminine
    moves: Mapping[str, str] = {}  # verbs other than `put`

    def put(self, what: str, verb: str, v: VerbForm) -> str:
        return f"{self.verb(self.moves.get(verb, 'put'), v)} {self.destination(verb, v.third_person)} {what}"

    def put_short(self, what: str, verb: str, v: VerbForm) -> str:
        return f"{self.verb(self.moves.get(verb, 'put'), v)} {what} {self.destination(verb, v.third_person)}"

    def put_pronoun(self, verb: str, fem: bool, v: VerbForm) -> str:
        move = self.moves.get(verb, "put")
        return f"{self.clitic(move, self.pronouns[fem], v)} {self.destination(verb, v.third_person)}"

    @abstractmethod
    def destination(self, verb: str, they: bool) -> str:
        """The place where a verb puts a card."""

    @abstractmethod
    def clitic(self, verb: str, pronoun: str, v: VerbForm) -> str:
        """A verb with its pronoun, such as `coloque-o`."""
