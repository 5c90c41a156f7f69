"""docs/CARD_LANGUAGE.md: the common language, then what each game adds."""

from __future__ import annotations

from tools.docs import ascension, conflictus
from tools.docs.writing import MARK, Lines, nodes, page_of
from vigil.effects.language import COMMON, TARGETING

LANGUAGES = (ascension.LANGUAGE, conflictus.LANGUAGE)


def page() -> str:
    return page_of([*opening(), *common(), *ascension.chapter(), *conflictus.chapter()])


def opening() -> Lines:
    yield from (MARK, "", "# Card language", "")
    yield "For designers who write cards, as a reference for looking up words. If this is your first card, start with"
    yield "[Design a card](DESIGNERS.md)."
    yield ""
    yield "A card is data. You write its effect once, in a card file. The engine runs it, bots evaluate it, and Vigil"
    yield f"generates its text in four languages. The language has {len(COMMON)} common words, {len(TARGETING)} more"
    yield "for games with announced targets, and the words of each game:"
    yield f"{' and '.join(f'{len(t.own)} in {t.title}' for t in LANGUAGES)}."
    yield ""
    yield "- [Card files](#card-files)"
    yield "- [What the language can't express](#what-the-language-cant-express)"
    yield "- [Common words](#common-words)"
    yield "- [Ascension](#ascension): fields, words, verbs, zones and events"
    yield "- [Conflictus Aeternus](#conflictus-aeternus): the same, and keywords"
    yield ""
    yield "## Card files"
    yield ""
    yield "A card file is [TOML](https://toml.io): an optional `set` at the top, and a table `[[card]]` for each card."
    yield "Effects look like function calls, but nothing is executed. Vigil reads them as a tree of known words,"
    yield "numbers, lists, `True`, `False` and `None`, and refuses anything else."
    yield ""
    yield "- Each field takes words of one type: an `Effect` does something, a `Filter` describes cards, an `Amount`"
    yield "  counts, and so on. The entries below list the fields of every word."
    yield '- Give fields in order or by name: `Do("banish", Pick([hand]))`, `Pick([hand], may=True)`.'
    yield "- Words in lower case are a game's short forms (`draw(2)`), or stand alone (`hand`, `warrior`, `once`)."
    yield "- There is no field for a card's text. Vigil generates it from the effect, so text and effect can't"
    yield "  disagree."
    yield "- A card that loads can be played, described in every language, saved and replayed. Any other card is"
    yield "  refused when the file is read, with an error that says what would be valid."
    yield ""
    yield "`vigil card check --seconds 0 FILE` shows the cards of a file in four languages, or lists its errors."
    yield "Without `--seconds 0`, it also measures how strong the cards are."
    yield ""
    yield "## What the language can't express"
    yield ""
    yield '- **"Not" and "or"**: you can\'t negate a test or join tests with "or" (`Both` is "and"). Use the'
    yield "  `otherwise` part of `If`, `AtMost`, or a filter."
    yield "- **Arithmetic**: you can't halve a number, or subtract one from another."
    yield "- **Later turns**: a lasting effect ends with the turn. Nothing waits for your next turn."
    yield "- **Replacement**: nothing happens *instead of* something else."
    yield "- **Rearranging a deck**: you can't look at several cards of a deck and put them back in an order."
    yield "- **Losing Honor**: gains can't be negative. `Steal` moves Honor in Ascension."
    yield ""


def common() -> Lines:
    yield "## Common words"
    yield ""
    yield "These words exist in both games unless noted. Each example is the shortest printed card that uses the word,"
    yield "as in its card file, with the English text. In Conflictus, `Which` describes cards more precisely, and"
    yield "replaces `Filter` everywhere."
    yield ""
    yield from nodes((*COMMON, *TARGETING), LANGUAGES)
