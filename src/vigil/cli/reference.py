"""Commands to look things up: cards, decks, rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from vigil import registry
from vigil.cli.options import (
    DEFAULT_GAME,
    SYSTEM_LANG,
    CardFile,
    DeckAction,
    Lang,
    Plain,
    app,
    game_options,
    localized,
    options_for,
    shared_options,
)


@app.command()
@shared_options(options_for("cards"))
@localized()
def cards(
    game: Annotated[str, typer.Argument(help="The game (optional).")] = DEFAULT_GAME,
    words: Annotated[list[str] | None, typer.Argument(help="Words in the name or the text.")] = None,
    cost: Annotated[str | None, typer.Option("--cost", help="Cost: 3, 2-4 or 5+.")] = None,
    lang: Lang = SYSTEM_LANG,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per card.")] = False,
    cards: CardFile = None,
    plain: Plain = False,
    **filters: Any,
) -> None:
    """Search the cards."""
    from vigil.registry import GAMES
    from vigil.terminal import card_catalog
    from vigil.terminal.console import Terminal
    from vigil.terminal.screen import screen_of

    terminal = Terminal(plain)
    sought = [*(words or ())] if game in GAMES else [game, *(words or ())]
    name = game if game in GAMES else registry.default()
    catalog = screen_of(name).catalog
    given = game_options(name, "cards", filters)
    edition = given.pop("edition", None)
    found = card_catalog.find_cards(
        catalog, card_catalog.CardFilter(tuple(sought), cost, given), lang, edition, catalog.custom_cards(cards)
    )
    card_catalog.print_cards(catalog, found, terminal, lang, json)


@app.command()
@localized()
def deck(
    action: Annotated[DeckAction, typer.Argument(help="What to do with the deck.")],
    deck: Annotated[
        str | None, typer.Argument(metavar="FILE|NAME|CODE", help="A deck list, a ready-made deck, or a deck code.")
    ] = None,
    card: Annotated[
        list[str] | None,
        typer.Option("--card", metavar="CARD", help="odds: the chance of drawing this card; repeatable."),
    ] = None,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, max=30, help="odds: how many of your turns to cover.")
    ] = 8,
    sources: Annotated[
        str | None, typer.Option("--sources", metavar="2-4", help="odds: how many sources make a good opening hand.")
    ] = None,
    format: Annotated[
        str | None, typer.Option("--format", help="Format to check against; default: the one for the deck's size.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help="The game; default: the first one with decks.")] = None,
    cards: CardFile = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """List, check and show decks.

    list: the ready-made decks. check: every rule that a deck breaks, and the rulebook's advice. show: its cards, costs
    and plan. code: turn a deck into a short code, or a code into a list. odds: the odds of a good opening hand, and of
    drawing a card by each of your turns.
    """
    from vigil.terminal.console import Terminal
    from vigil.terminal.errors import UsageError
    from vigil.terminal.screen import screen_of

    terminal = Terminal(plain)
    plugin = next((each for each in registry.plugins() if each.decks and game in (None, each.name)), None)
    decks = None if plugin is None else screen_of(plugin.name).decks
    if plugin is None or decks is None:
        raise UsageError(
            "bad-game", given=game, known=", ".join(each.name for each in registry.plugins() if each.decks)
        )
    assert plugin.decks is not None
    if format is not None and format not in plugin.decks().formats:
        raise typer.BadParameter(f"{format!r} is not one of {', '.join(plugin.decks().formats)}.")
    if action is DeckAction.list:
        if cards is not None:
            raise UsageError("not-for-deck", option="--cards", action=action.value)
        terminal.say(*decks.ready_decks(lang, format))
        return
    loaded, legal = decks.load(deck, format, decks.custom_cards(cards)), True
    if action is DeckAction.check:
        told, legal = decks.check(loaded, lang)
        terminal.say(*told)
    elif action is DeckAction.show:
        terminal.say(*decks.describe(loaded, lang))
    elif action is DeckAction.code:
        terminal.copyable(decks.code(loaded, deck, lang))
    else:
        terminal.say(*decks.odds(loaded, card or (), rounds, decks.good_hands(sources), lang))
    if not legal:
        raise typer.Exit(2)


@app.command()
@localized()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="A-ROW-03, A-ROW, or words to search for.")] = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """Look up rules by ID, family or keyword."""
    from vigil.terminal import rules_viewer
    from vigil.terminal.console import Terminal

    Terminal(plain).say(*rules_viewer.rule_lines(" ".join(words or ()), lang))
