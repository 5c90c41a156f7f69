"""The phrases that a language must supply for Conflictus. The renderer uses nothing else of a language.

Common arguments: `they` if the subject is a player other than the reader, `n` for how many (a number or an amount),
`where` for the zone of a card. A method gets its arguments as finished phrases, in the order in which they appear
in the text, because the first mention of a target differs from later ones.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from vigil.effects.language import Count, Filter, Happened
from vigil.games.conflictus.rules.language import Card, CountersOn, InSet, Which
from vigil.games.conflictus.text.tree import NounPhrase, Referent
from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm

COUNTED: tuple[type, ...] = (Count, Happened, InSet, CountersOn)
"""Amounts that count things. The others are a value of one card."""


class PhraseBook(Renderer):
    """The vocabulary of a language: a few words, and a method for each phrase."""

    words: Any
    """The module with the words of the language."""
    facts: Mapping[str, str]
    keywords: Mapping[str, str]
    colon = ": "
    and_word: str
    you: tuple[str, str]
    """The reader as a subject, and the pronoun of another player."""
    plural_pronoun = False
    """Whether that pronoun takes the same verb as `you`, like the English `they`."""
    an_opponent: str
    a_player: str
    chosen_opponent: tuple[str, str]
    """The object of `choose`: your opponent, another player's opponent."""
    chosen_player: str
    that_player: str
    a_card: str
    """An unspecified card as an object."""
    top_of_set: NounPhrase
    attack_phase: str
    attack_phase_is_skipped: str
    cannot: ClassVar[Mapping[str, str]]
    """The predicate for each forbidden action."""
    only_during: str
    """The sentence that restricts an ability to some phases."""
    it_is: str
    choose_how_many: tuple[str, str]
    """A remark: you choose, another player chooses."""
    end: str
    """The end of the turn, as a limit in time."""
    whenever_words: tuple[str, str]
    """Before an event that can happen again, and before one that happens once."""
    as_long_word: str
    where_words: tuple[str, str, str]
    """Before the letters of a change, between a letter and its value, between two letters."""
    join_items: Callable[..., str]
    """Joins a list with commas and a word, by default `or`."""

    def keyword(self, name: str, n: int = 0) -> str:
        """Return a keyword in the language, with its number if there is one."""
        text = self.keywords.get(name, name)
        return text.format(n=n) if n else " ".join(text.format(n="").split()).replace("( ", "(")

    def quoted(self, name: str, n: int = 0) -> str:
        """Return a keyword inside a sentence, as something a card has."""
        return self.keyword(name, n)

    def countable(self, amount: Any) -> Any:
        """Return the amount if it counts things, which every language has nouns for. Raise TypeError otherwise."""
        if type(amount) not in COUNTED:
            raise TypeError(f"no words for {amount!r}")
        return amount

    def counter(self, name: str) -> str:
        """Return the name of a kind of counter."""
        return str(self.words.COUNTERS.get(name, name))

    def listing(self, items: Sequence[str]) -> str:
        """Join a list with commas and `and`."""
        return self.join_items(items, self.and_word)

    # ---------------------------------------------------------------- nouns

    @abstractmethod
    def item_owner(self, whose: str, they: bool) -> str: ...
    @abstractmethod
    def source_cost(self, n: int, faction: str) -> str: ...
    @abstractmethod
    def some(
        self, of: Which, n: int, they: bool, where: str = "", up_to: bool = False, place: str = ""
    ) -> NounPhrase: ...
    @abstractmethod
    def every(self, of: Which, they: bool, where: str, place: str = "") -> NounPhrase: ...
    @abstractmethod
    def point(self, thing: Referent) -> NounPhrase: ...
    @abstractmethod
    def called(self, name: str) -> NounPhrase: ...
    @abstractmethod
    def some_player(self, whose: str, n: int, they: bool, up_to: bool) -> NounPhrase: ...
    @abstractmethod
    def controller_of(self, what: NounPhrase) -> str: ...
    @abstractmethod
    def from_zones(self, zones: Sequence[str], they: bool, verb: str) -> str: ...
    @abstractmethod
    def type_line(self, card: Card) -> str: ...

    # ---------------------------------------------------------------- verbs

    @abstractmethod
    def have(self, subject: str, text: str, v: VerbForm) -> str: ...
    @abstractmethod
    def some_cards(self, n: Any, they: bool, up_to: bool = False) -> str: ...
    @abstractmethod
    def noun(self, of: Filter) -> str: ...
    @abstractmethod
    def search(self, sought: NounPhrase, shown: bool, to: str, v: VerbForm) -> str: ...
    @abstractmethod
    def damage(self, whom: NounPhrase, n: Any, v: VerbForm) -> str: ...
    @abstractmethod
    def gains(self, who: NounPhrase, change: str, keywords: Sequence[str], until: bool) -> str: ...
    @abstractmethod
    def give(self, whom: NounPhrase, what: str, v: VerbForm) -> str: ...
    @abstractmethod
    def value(self, amount: Any, they: bool) -> NounPhrase | str: ...
    @abstractmethod
    def counters(self, on: NounPhrase, name: str, n: Any, v: VerbForm) -> str: ...
    @abstractmethod
    def wherever(self, what: NounPhrase) -> str: ...
    @abstractmethod
    def tokens(self, name: str, about: str, n: Any, v: VerbForm) -> str: ...
    @abstractmethod
    def must_block(self, who: NounPhrase, whom: NounPhrase, v: VerbForm) -> str: ...
    @abstractmethod
    def done(self, verb: str, what: NounPhrase, zones: Sequence[str], of: Filter, v: VerbForm) -> str: ...

    # ----------------------------------------------------------- statements

    @abstractmethod
    def at_turn(self, begins: bool, whose: str, they: bool) -> str: ...
    @abstractmethod
    def happens(self, event: str, what: NounPhrase) -> str: ...
    @abstractmethod
    def cheaper(self, of: Which, n: int, they: bool) -> str: ...
    @abstractmethod
    def all_such(self, of: Which) -> NounPhrase: ...
    @abstractmethod
    def together(self, first: InSet, second: InSet, they: bool) -> str: ...

    def whenever(self, what: str, once: bool) -> str:
        return f"{self.whenever_words[once]} {what}"

    def until_end(self, text: str) -> str:
        return f"{self.end}, {text}"

    def as_long_as(self, test: str, text: str) -> str:
        return f"{self.as_long_word} {test}, {text}"

    def where_is(self, letters: Sequence[tuple[str, Any]], they: bool) -> str:
        """Return what the letters of a change stand for."""
        before, equals, between = self.where_words
        values = between.join(f"{letter}{equals}{self.value(amount, they)}" for letter, amount in letters)
        return f"{before}{values}" if letters else ""

    def mark(self, what: NounPhrase, how: str, v: VerbForm) -> str:
        """Return what happens to a card at the end of the turn."""
        verb = self.verb("sacrifice" if how == "sacrifice" else "remove", v)
        game = "" if how == "sacrifice" else f" {self.words.FROM_THE_GAME}"
        where = f", {self.wherever(what)}" if how == "remove anywhere" else ""
        return f"{verb} {what.forms[-1]}{game} {self.words.AT_END_OF_TURN}{where}"
