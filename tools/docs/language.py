"""docs/CARD_LANGUAGE.md: the common language once, then what each game adds."""

from __future__ import annotations

from tools.docs import ascension, conflictus
from tools.docs.writing import MARK, Lines, nodes, page_of
from vigil.effects.language import AIMED, COMMON

TONGUES = (ascension.TONGUE, conflictus.TONGUE)


def page() -> str:
    return page_of([*opening(), *common(), *ascension.chapter(), *conflictus.chapter()])


def opening() -> Lines:
    yield from (MARK, "", "# The card language", "")
    yield "A card is a sentence, as data. It is written once, in a card file; the engine runs it, four languages"
    yield "speak it, bots value it, records carry it. Nobody writes code for a card, and nobody writes its text."
    yield ""
    yield f"There are {len(COMMON)} common words, {len(AIMED)} more for games in which targets are announced, and"
    yield f"then the words of each game: {' and '.join(f'{len(t.own)} of {t.title}' for t in TONGUES)}. How they are"
    yield "run is told in [ARCHITECTURE.md](ARCHITECTURE.md)."
    yield ""
    yield "- [A card file](#a-card-file)"
    yield "- [The common words](#the-common-words)"
    yield "- [Ascension](#ascension): its fields, words, verbs, zones and events"
    yield "- [Conflictus Aeternus](#conflictus-aeternus): the same, and its keywords"
    yield ""
    yield "## A card file"
    yield ""
    yield "A card file is [TOML](https://toml.io): a word `set` at the top, and a table `[[card]]` for each card."
    yield "Effects are written in a notation that looks like calls. Nothing is executed: it is read as a tree of"
    yield "known words, numbers, lists and `True`, `False`, `None`, and anything else is refused."
    yield ""
    yield "- What may stand where is fixed: an `Effect` where something is done, a `Filter` where cards are meant, an"
    yield "  `Amount` where a number is counted, and so on. Below, every word has its fields."
    yield '- Fields are given in their order, or by name: `Do("banish", Pick([hand]))`, `Pick([hand], may=True)`.'
    yield "- Words in small letters are short words of the game, or stand alone: `hand`, `warrior`, `once`."
    yield "- There is no field for a text. What a card says is made from its effects, in four languages, by"
    yield "  `vigil.text`; so a text cannot be wrong while the card is right."
    yield "- A card that loads can be played, said in every language, saved and replayed. So everything else is"
    yield "  refused while the file is read, with a sentence that says what would be right."
    yield ""
    yield "`vigil cards check FILE` reads a card file, and shows its cards in four languages or says what is wrong;"
    yield "`vigil cards conflictus check FILE` does so for the other game. `vigil card check FILE` measures the cards"
    yield "besides ([DESIGNERS.md](DESIGNERS.md))."
    yield ""


def common() -> Lines:
    yield "## The common words"
    yield ""
    yield "These words exist in both games unless noted. An example is the shortest card of a game that uses the word,"
    yield "as its card file has it, with its English text. Conflictus tells cards apart by more than `Filter` can"
    yield "say: its cards use `Which` wherever a `Filter` may stand."
    yield ""
    yield from nodes((*COMMON, *AIMED), TONGUES)
