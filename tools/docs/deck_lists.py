"""docs/DECKS.md: how decks of Conflictus are written, checked and passed on, and our own ones."""

from __future__ import annotations

from tools.docs.writing import MARK, Lines, page_of, table
from vigil import text
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import FORMATS
from vigil.games.conflictus.rules.decks import COPIES, MAX_TAKEN_OUT, SIZE, TEMPLATE, Deck, read, violations, write
from vigil.games.conflictus.rules.language import CLASSES
from vigil.games.conflictus.rules.setup import OPENING_HAND
from vigil.games.conflictus.text.messages import term

TITLES = {"classic": "Classic", "rapidinha": "Rapidinha (quick game)"}
FEW, MANY = 2, 4  # so many sources make a good opening hand, most would say
WRONG = "30 Light Source\n4 Sicken\n3 Mercenário errante\n"


def page() -> str:
    lines = [MARK, "", "# Decks of Conflictus Aeternus", ""]
    for chapter in (opening, formats, lists, checking, codes, odds, ready_decks):
        lines += chapter()
    return page_of(lines)


def opening() -> Lines:
    yield "Every player brings a deck; it is shuffled and becomes the *mons*, from which one draws and mills, and"
    yield (
        f"whoever must and cannot has lost. Vigil has {len(deck_tools.ready_decks())} decks ready to play, "
        "below; a deck of"
    )
    yield "one's own is a list of cards, as text."
    yield ""


def formats() -> Lines:
    yield "## The two formats"
    yield ""
    yield from table(
        ("", *(TITLES[style] for style in FORMATS)),
        [
            ("cards, exactly", *(str(SIZE[style]) for style in FORMATS)),
            *(
                (f"copies of one {kind}, at most", *(str(COPIES[style][kind]) for style in FORMATS))
                for kind in CLASSES
                if kind in COPIES["classic"]
            ),
            ("sources", "without limit", "without limit"),
            ("opening hand", *(str(OPENING_HAND[style]) for style in FORMATS)),
            ("before the game", f"up to {MAX_TAKEN_OUT} cards may be taken out", "each takes a card captive"),
            ("a hand one dislikes", "may be exchanged, at a price", "is kept"),
        ],
    )
    yield "The factions may be mixed. The rules are C-DECK, C-SETUP, C-MULL and C-RAPID of the digest"
    yield "([rules/conflictus.md](rules/conflictus.md))."
    yield ""


def lists() -> Lines:
    tower, cards = deck_tools.ready_decks()[0], deck_tools.known_cards()
    yield "## Lists"
    yield ""
    yield "A number and a card, a line each; `#` begins a remark. A card has four names, and any of them will do,"
    yield "with or without accents and capitals; `2x` is read as well. The order does not matter."
    yield ""
    yield "```"
    yield from [f"{count} {text.card_name(cards[name], 'en')}" for name, count in tower.deck[:5]]
    yield "# and so on, to 50 cards"
    yield "```"
    yield ""
    yield "Wherever the command line asks for a deck, a file with a list, the name of a ready deck in any language or a"
    yield "code may be given:"
    yield ""
    yield "    vigil play conflictus --decks landslide,my_deck.txt   # a deck for each seat"
    yield "    vigil deck list                                       # the ready decks and their plans"
    yield "    vigil deck check my_deck.txt                          # is it legal, and what would the rulebook advise"
    yield "    vigil deck show landslide                             # by class and cost, with its code"
    yield "    vigil deck code my_deck.txt                           # a code to pass on; of a code, the list"
    yield "    vigil deck odds landslide                             # sources, exchanges, the chance to draw a card"
    yield ""
    yield "A list may name cards of one's own. They stand in a card file, which is given beside it, as in `play`:"
    yield ""
    yield "    vigil deck check my_deck.txt --cards my_cards.toml    # also show and odds"
    yield ""
    yield "In Python a deck is the name of a ready one, a list as text, or a table of names and numbers:"
    yield ""
    yield "```python"
    yield "from vigil.registry import GAMES"
    yield "from vigil.games.conflictus.rules import decks"
    yield ""
    yield 'config = GAMES["conflictus"].configure({"format": "classic", "decks": ["Landslide", "tower of dawn"]})'
    yield "print(decks.write(config.decks[0]).splitlines()[:3])"
    first = write(named("Landslide")).splitlines()[:3]
    yield f"#> {first}"
    yield "```"
    yield ""


def named(name: str, style: str = "classic") -> Deck:
    found = deck_tools.ready_named(name, style)
    assert found is not None, name
    return found.deck


def checking() -> Lines:
    yield "## What is wrong with a list"
    yield ""
    yield "A card that is not known stops the reading, and names near it are offered. A list that can be read and"
    yield "breaks a rule is told all that it breaks, with the ids of the rules:"
    yield ""
    yield "```python"
    yield f"deck = decks.read({WRONG!r})"
    yield 'for violation in decks.violations(deck, "classic"):'
    yield "    print(violation)"
    for violation in violations(read(WRONG), "classic"):
        yield f"#> {violation}"
    yield "```"
    yield ""
    named_template = ", ".join(
        f"{count} {term(kind, 'en').lower() if kind == 'equipment' else kind + 's'}" for kind, count in TEMPLATE.items()
    )
    yield f"The rulebook advises a first Classic deck of one faction: {named_template} (C-DECK-11), and half of each"
    yield "for a Rapidinha. `deck_tools.advice(deck, format)` says where a deck differs from that, and which cards it"
    yield "has no sources for. Nothing of it is a rule."
    yield ""


def codes() -> Lines:
    code = deck_tools.pack(named("Landslide"))
    yield "## Codes"
    yield ""
    yield "A code is a deck in one short string, to pass on in a message:"
    yield ""
    yield "```python"
    yield "from vigil.games.conflictus.rules import deck_tools"
    yield ""
    yield "print(deck_tools.pack(config.decks[0]))"
    yield f"#> {code}"
    yield f'assert deck_tools.unpack("{code}") == config.decks[0]'
    yield "```"
    yield ""
    yield "After `ca1-` follow the letters of URL-safe base64: a byte for each card, two bits for one to three"
    yield "copies and six for the distance to the card number before (another byte where that is not enough), and"
    yield "three bytes of check sum. A code cut short is noticed. Cards of one's own have no code; pass on the list"
    yield "and the card file."
    yield ""


def odds() -> Lines:
    tower = named("Tower of Dawn")
    rungs = deck_tools.ladder(tower, FEW, MANY)
    yield "## Odds"
    yield ""
    yield "The module `deckbook` counts exactly what can be counted: `opening_sources` the chance of every number of"
    yield "sources in the opening hand, `chance_of` the chance to have drawn one of so many copies by a round."
    yield ""
    yield "```python"
    yield 'tower = deck_tools.ready_named("Tower of Dawn", "classic").deck'
    yield 'print([round(100 * chance) for chance in deck_tools.opening_sources(tower, "classic")])'
    yield f"#> {[round(100 * chance) for chance in deck_tools.opening_sources(tower, 'classic')]}"
    yield 'print(round(deck_tools.chance_of(tower, copies=2, round=5, style="classic", first=True), 2))'
    yield f"#> {round(deck_tools.chance_of(tower, 2, 5, 'classic', True), 2)}"
    yield "```"
    yield ""
    yield f"In a Classic game a hand may be exchanged up to {len(rungs) - 1} times. One always keeps"
    yield f"{OPENING_HAND['classic']} cards, but every exchange costs cards of the mons, which is one's life. For"
    yield f"this deck of {deck_tools.sources(tower)} sources, if {FEW} to {MANY} of them make a good hand"
    yield "(`deck_tools.ladder`):"
    yield ""
    yield from table(
        ("exchanges", "mons", "mortis", "a good hand by then"),
        [(str(r.exchanges), str(r.mons), str(r.mortis), f"{100 * r.good:.0f} %") for r in rungs],
    )


def ready_decks() -> Lines:
    yield "## Decks ready to play"
    yield ""
    yield "They stand in `src/vigil/games/conflictus/cards/decks.toml`. How they fare against each other is told in"
    yield "[BALANCE.md](BALANCE.md)."
    yield ""
    head = ("deck", "in Portuguese", "format", *CLASSES, f"{FEW} to {MANY} sources at first")
    rows = []
    for ready in deck_tools.ready_decks():
        good = sum(deck_tools.opening_sources(ready.deck, ready.style)[FEW : MANY + 1])
        counts = [str(count) for count in deck_tools.by_class(ready.deck).values()]
        rows.append((ready.name("en"), ready.name("pt"), TITLES[ready.style], *counts, f"{100 * good:.0f} %"))
    yield from table(head, rows)
    for style in FORMATS:
        yield f"### {TITLES[style]}"
        yield ""
        for ready in deck_tools.ready_decks():
            if ready.style == style:
                yield from told(ready)


def told(ready: deck_tools.ReadyDeck) -> Lines:
    """One deck: its names, its plan, its cards by class and what they cost, and its code."""
    assert not violations(ready.deck, ready.style), ready.name("en")
    others = [f"{text.language_name(lang)}: {ready.name(lang)}" for lang in text.LANGUAGES if lang != "en"]
    yield f"#### {ready.name('en')}"
    yield ""
    yield f"*{'; '.join(others)}*"
    yield ""
    yield ready.plan["en"]
    yield ""
    cards = deck_tools.known_cards()
    rows = []
    for kind in CLASSES:
        of_it = [(cards[name], count) for name, count in ready.deck if cards[name].kind == kind]
        if of_it:
            listed = ", ".join(f"{count} {text.card_name(card, 'en')}" for card, count in of_it)
            rows.append((term(kind, "en"), str(sum(count for _, count in of_it)), listed))
    yield from table(("class", "in all", "cards"), rows)
    costs = ", ".join(f"{count} for {cost}" for cost, count in deck_tools.curve(ready.deck).items() if count)
    yield f"Costs: {costs}. Code: `{deck_tools.pack(ready.deck)}`"
    yield ""
