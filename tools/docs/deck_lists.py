"""docs/DECKS.md: how to write, check and share decks of Conflictus, and the ready-made decks."""

from __future__ import annotations

from tools.docs.writing import MARK, Lines, page_of, table
from vigil import text
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import FORMATS
from vigil.games.conflictus.rules.decks import COPIES, MAX_SET_ASIDE, SIZE, TEMPLATE, Deck, read, violations, write
from vigil.games.conflictus.rules.language import CLASSES
from vigil.games.conflictus.rules.setup import OPENING_HAND
from vigil.games.conflictus.text.messages import term

TITLES = {"classic": "Classic", "rapidinha": "Rapidinha (quick game)"}
FEW, MANY = 2, 4  # most players want this many sources in the opening hand
WRONG = "30 Light Source\n4 Sicken\n3 Mercenário errante\n"


def page() -> str:
    lines = [MARK, "", "# Decks of Conflictus Aeternus", ""]
    for chapter in (opening, formats, lists, checking, codes, odds, ready_decks):
        lines += chapter()
    return page_of(lines)


def opening() -> Lines:
    yield "For players and designers who build decks. This page covers the formats, how to write and check a list, deck"
    yield f"codes, odds, and the {len(deck_tools.ready_decks())} ready-made decks."
    yield ""
    yield "In Conflictus Aeternus, every player brings a deck. Shuffled, it becomes the *mons*, from which you draw and"
    yield "mill. If you must draw or mill and can't, you lose."
    yield ""


def formats() -> Lines:
    yield "## Formats"
    yield ""
    yield from table(
        ("", *(TITLES[style] for style in FORMATS)),
        [
            ("cards (exactly)", *(str(SIZE[style]) for style in FORMATS)),
            *(
                (f"copies of one {kind} (at most)", *(str(COPIES[style][kind]) for style in FORMATS))
                for kind in CLASSES
                if kind in COPIES["classic"]
            ),
            ("sources", "no limit", "no limit"),
            ("opening hand", *(str(OPENING_HAND[style]) for style in FORMATS)),
            (
                "before the game",
                f"you may take out up to {MAX_SET_ASIDE} cards",
                "each player takes an opponent's card captive",
            ),
            ("a bad opening hand", "can be exchanged, at a price", "must be kept"),
        ],
    )
    yield "You may mix factions. The rules are C-DECK, C-SETUP, C-MULL and C-RAPID in"
    yield "[the rules of Conflictus](rules/conflictus.md)."
    yield ""


def lists() -> Lines:
    tower, cards = deck_tools.ready_decks()[0], deck_tools.known_cards()
    yield "## Write a deck list"
    yield ""
    yield "Write one card per line, with the number of copies (`2` or `2x`). You may use any of a card's four names,"
    yield "with or without accents and capitals. The order doesn't matter, and lines that start with `#` are comments."
    yield ""
    yield "```text my_deck.txt"
    yield from [f"{count} {text.card_name(cards[name], 'en')}" for name, count in tower.deck]
    yield "```"
    yield ""
    yield "Wherever a command takes a deck, you can give a file with a list, the name of a ready-made deck in any"
    yield "language, or a code:"
    yield ""
    yield "```sh"
    yield "vigil play conflictus --format classic --decks landslide,my_deck.txt   # a deck for each seat"
    yield "vigil deck list                 # list the ready-made decks and their plans"
    yield "vigil deck check my_deck.txt    # check that it is legal, and show the rulebook's advice"
    yield "vigil deck show landslide       # show its cards by class and cost, and its code"
    yield "vigil deck code my_deck.txt     # turn a list into a code, or a code into a list"
    yield "vigil deck odds landslide       # compute the odds of sources, exchanges and drawing a card"
    yield "```"
    yield ""
    yield "If a list contains custom cards, pass their file too, as with `play`:"
    yield ""
    yield "```sh"
    yield "vigil deck check my_deck.txt --cards examples/my_conflictus_cards.toml"
    yield "```"
    yield ""
    yield "In Python, a deck is the name of a ready-made deck, a list as text, or a dictionary of names and numbers:"
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
    yield "## Check a deck"
    yield ""
    yield "`read` refuses unknown cards and suggests similar names. `violations` returns every rule that a deck breaks,"
    yield "with its ID:"
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
    yield f"For a first Classic deck of one faction, the rulebook advises {named_template} (C-DECK-11), and half of"
    yield "each for Rapidinha. This is only advice, not a rule. `deck_tools.advice(deck, format)` returns where a deck"
    yield "differs from it and which of its cards lack sources."
    yield ""


def codes() -> Lines:
    code = deck_tools.pack(named("Landslide"))
    yield "## Deck codes"
    yield ""
    yield "A code is a deck in one short string that you can send in a message:"
    yield ""
    yield "```python"
    yield "from vigil.games.conflictus.rules import deck_tools"
    yield ""
    yield "print(deck_tools.pack(config.decks[0]))"
    yield f"#> {code}"
    yield f'assert deck_tools.unpack("{code}") == config.decks[0]'
    yield "```"
    yield ""
    yield "After `ca1-` comes URL-safe base64: one byte per card, with two bits for one to three copies and six for the"
    yield "distance from the previous card number (another byte if that is not enough), then three bytes of checksum. A"
    yield "truncated code is detected. Custom cards have no code; share the list and the card file instead."
    yield ""


def odds() -> Lines:
    tower = named("Tower of Dawn")
    rungs = deck_tools.exchange_odds(tower, FEW, MANY)
    yield "## Odds"
    yield ""
    yield "The module `deck_tools` computes exact odds. `opening_sources` gives the chance of each number of sources"
    yield "in the opening hand, and `chance_of` the chance of having drawn one of several copies by a given turn."
    yield ""
    yield "```python"
    yield 'tower = deck_tools.ready_named("Tower of Dawn", "classic").deck'
    yield 'print([round(100 * chance) for chance in deck_tools.opening_sources(tower, "classic")])'
    yield f"#> {[round(100 * chance) for chance in deck_tools.opening_sources(tower, 'classic')]}"
    yield 'print(round(deck_tools.chance_of(tower, copies=2, turn=5, style="classic", first=True), 2))'
    yield f"#> {round(deck_tools.chance_of(tower, 2, 5, 'classic', True), 2)}"
    yield "```"
    yield ""
    yield f"In a Classic game, you may exchange your hand up to {len(rungs) - 1} times. You always keep"
    yield f"{OPENING_HAND['classic']} cards, but every exchange costs cards from your mons, which is your life. These"
    yield "are the"
    sources = deck_tools.count_sources(tower)
    yield f"odds for this deck of {sources} sources, if {FEW} to {MANY} of them make a good hand"
    yield "(`deck_tools.exchange_odds`):"
    yield ""
    yield from table(
        ("exchanges", "mons", "mortis", "good hand by then"),
        [(str(r.exchanges), str(r.mons), str(r.mortis), f"{100 * r.good:.0f}%") for r in rungs],
    )


def ready_decks() -> Lines:
    yield "## Ready-made decks"
    yield ""
    yield "[Balance](BALANCE.md) shows how often each deck wins."
    yield ""
    head = ("deck", "Portuguese name", "format", *CLASSES, f"{FEW} to {MANY} sources in the opening hand")
    rows = []
    for ready in deck_tools.ready_decks():
        good = sum(deck_tools.opening_sources(ready.deck, ready.style)[FEW : MANY + 1])
        counts = [str(count) for count in deck_tools.by_class(ready.deck).values()]
        rows.append((ready.name("en"), ready.name("pt"), TITLES[ready.style], *counts, f"{100 * good:.0f}%"))
    yield from table(head, rows)
    for style in FORMATS:
        yield f"### {TITLES[style]}"
        yield ""
        for ready in deck_tools.ready_decks():
            if ready.style == style:
                yield from deck_entry(ready)


def deck_entry(ready: deck_tools.ReadyDeck) -> Lines:
    """Yield the entry of a deck: its names, its plan, its cards by class, their costs, and its code."""
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
    yield from table(("class", "total", "cards"), rows)
    costs = ", ".join(f"{cost} ({count})" for cost, count in deck_tools.cost_curve(ready.deck).items() if count)
    yield f"Cost (cards): {costs}. Code: `{deck_tools.pack(ready.deck)}`"
    yield ""
