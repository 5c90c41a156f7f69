"""Commands at the shelf: cards, decks, rules."""

from __future__ import annotations

from typing import Annotated

import typer

from vigil.cli.common import (
    CardFile,
    DeckAction,
    EditionOption,
    Format,
    Lang,
    Plain,
    app,
    carried_out,
)


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The game (optional), or 'check' and a card file.")] = "ascension",
    words: Annotated[list[str] | None, typer.Argument(help="Words in the name or the text.")] = None,
    set: Annotated[str | None, typer.Option("--set", help="Ascension: base, fallen, start, always")] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind", "--class", help="hero, construct, monster; source, warrior, amulet, relic, equipment, token"
        ),
    ] = None,
    faction: Annotated[
        str | None,
        typer.Option("--faction", help="enlightened, lifebound, mechana, void, none; light, shadow, ..."),
    ] = None,
    rarity: Annotated[str | None, typer.Option("--rarity", help="Conflictus: diamond, gold, silver, iron")] = None,
    keyword: Annotated[str | None, typer.Option("--keyword", help="Conflictus: energy, leap, evolve_light ...")] = None,
    cost: Annotated[str | None, typer.Option("--cost", help="3, 2-4 or 5+")] = None,
    lang: Lang = None,
    edition: EditionOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON array with one object per card.")] = False,
    cards: CardFile = None,
    plain: Plain = False,
) -> None:
    """Browse the cards, or check your own.

    `vigil cards check FILE` reports the mistakes in a card file, or shows its cards in four languages;
    `vigil cards conflictus check FILE` does so for Conflictus.
    """

    def work(lang: str) -> None:
        from vigil.catalog import GAMES
        from vigil.tui import catalogue, checking
        from vigil.tui.shown import shown
        from vigil.tui.terminal import Terminal

        terminal = Terminal(plain)
        sought = [*(words or ())] if game in GAMES else [game, *(words or ())]
        book = shown(game if game in GAMES else "ascension").catalogue
        if sought[:1] == ["check"]:
            if not checking.check_files(book, sought[1:], terminal, lang):
                raise typer.Exit(2)
            return
        by = {"set": set, "kind": kind, "faction": faction, "rarity": rarity, "keyword": keyword}
        wanted = catalogue.Wanted(tuple(sought), cost, by)
        found = catalogue.chosen(book, wanted, lang, edition.value if edition else None, book.own(cards))
        catalogue.show(book, found, terminal, lang, json)

    carried_out(lang, work)


@app.command()
def deck(
    action: Annotated[DeckAction, typer.Argument(help="What to do.")],
    deck: Annotated[
        str | None, typer.Argument(metavar="FILE|NAME|CODE", help="A deck list, a ready deck, or a deck code.")
    ] = None,
    card: Annotated[
        list[str] | None, typer.Option("--card", help="odds: the chance of having this card; repeatable.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=30, help="odds: up to which of your own turns.")] = 8,
    sources: Annotated[
        str | None, typer.Option("--sources", metavar="2-4", help="odds: how many sources make a good opening hand.")
    ] = None,
    format: Annotated[
        Format | None, typer.Option("--format", help="The format to check against; by default the one of its size.")
    ] = None,
    cards: CardFile = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Decks of Conflictus: list, check, show, code, odds.

    list: the ready decks.  check: every rule a deck breaks, and the rulebook's advice.  show: its cards, costs and
    plan.  code: a deck as a short code, or a code as a deck list.  odds: sources in the opening hand, exchanges, and
    the chance of having a card by your own turn N.
    """

    def work(lang: str) -> None:
        from vigil.tui.conflictus import deck as decks
        from vigil.tui.refusal import Refusal
        from vigil.tui.terminal import Terminal

        terminal, style = Terminal(plain), format.value if format else None
        if action is DeckAction.list:
            if cards is not None:
                raise Refusal("not-for-deck", option="--cards", action=action.value)
            terminal.say(*decks.ready_decks(lang, style))
            return
        shelf, legal = decks.found(deck, style, decks.own_cards(cards)), True
        if action is DeckAction.check:
            told, legal = decks.checked(shelf, lang)
            terminal.say(*told)
        elif action is DeckAction.show:
            terminal.say(*decks.shown(shelf, lang))
        elif action is DeckAction.code:
            terminal.copyable(decks.coded(shelf, deck, lang))
        else:
            terminal.say(*decks.odds(shelf, card or (), rounds, decks.good_hands(sources), lang))
        if not legal:
            raise typer.Exit(2)

    carried_out(lang, work)


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="A-ROW-03, A-ROW, or words to search for.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Read the rules by id, family or words."""

    def work(lang: str) -> None:
        from vigil.tui import rules
        from vigil.tui.terminal import Terminal

        Terminal(plain).say(*rules.found(" ".join(words or ()), lang))

    carried_out(lang, work)
