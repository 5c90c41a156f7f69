"""The actions of `vigil deck`: list, check, show, code and odds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.decks import Deck, write
from vigil.games.conflictus.rules.language import CLASSES, Card
from vigil.games.conflictus.rules.setup import OPENING_HAND
from vigil.games.conflictus.terminal import cli_settings, symbols
from vigil.games.conflictus.terminal.catalog import CATALOG
from vigil.games.conflictus.text import deck_text
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.registry import GAMES
from vigil.terminal.command_parser import best_matches, similar_names
from vigil.terminal.errors import UsageError, error_text
from vigil.text import card_name

BAR = 30
GOOD = (2, 4)
"""The fewest and most sources in an opening hand worth keeping."""


@dataclass(frozen=True, slots=True)
class LoadedDeck:
    """A deck with its format, the ready-made deck it is, and the custom cards it may contain."""

    deck: Deck
    style: str
    ready: deck_tools.ReadyDeck | None = None
    own: tuple[Card, ...] = ()

    @property
    def cards(self) -> list[tuple[Card, int]]:
        """The cards of the deck, and how many of each."""
        return deck_tools.cards_of(self.deck, self.own)

    @property
    def without_number(self) -> list[Card]:
        """The custom cards of the deck, which deck codes cannot contain."""
        return [card for card, _ in self.cards if card in self.own]


def load(text: str | None, style: str | None, own: tuple[Card, ...] = ()) -> LoadedDeck:
    """Return the deck of a name, a file or a code.

    Its format is the given one, else that of the ready-made deck, else the closest by size.
    """
    if text is None:
        raise UsageError("deck-what")
    deck = cli_settings.find_deck(text, style, own)
    ready = next((each for each in deck_tools.ready_decks() if each.deck == deck), None)
    return LoadedDeck(deck, style or (ready.style if ready is not None else deck_tools.style_of(deck)), ready, own)


def custom_cards(path: Path | None) -> tuple[Card, ...]:
    """Return the cards of a file, after checking that a game accepts them."""
    cards: tuple[Card, ...] = CATALOG.custom_cards(path)
    if cards:
        GAMES[CATALOG.game].configure(CATALOG.trial_settings(cards))
    return cards


def ready_decks(lang: str, style: str | None) -> Iterator[str]:
    """Return the ready-made decks, one per line."""
    for each in deck_tools.ready_decks():
        if style in (None, each.style):
            yield f"{each.name(lang)} ({term(each.style, lang)}): {each.plan.get(lang, '')}"


# ------------------------------------------------------------------------ checking


def check(loaded: LoadedDeck, lang: str) -> tuple[list[str], bool]:
    """Return every rule the deck breaks and the rulebook's advice, and whether the deck is legal."""
    errors = [text for _, text in deck_text.faults(loaded.deck, loaded.style, lang, loaded.own)]
    style, size = term(loaded.style, lang), deck_tools.size_of(loaded.deck)
    if errors:
        lines = [ui_text("deck-illegal", lang, format=style, n=len(errors)), *(f"  {line}" for line in errors)]
    else:
        lines = [ui_text("deck-legal", lang, format=style, n=size)]
    return [*lines, *advice(loaded, lang)], not errors


def advice(loaded: LoadedDeck, lang: str) -> list[str]:
    """Return the rulebook's advice for the deck."""
    lines = deck_text.advice(loaded.deck, loaded.style, lang, loaded.own)
    return [ui_text("advice-title", lang), *(f"  {line}" for line in lines)] if lines else []


# ------------------------------------------------------------------------- showing


def describe(loaded: LoadedDeck, lang: str) -> Iterator[str]:
    """Return the deck: its plan, its cards by class, its costs, and its code or why it has none."""
    style = term(loaded.style, lang)
    name = f"{loaded.ready.name(lang)}, " if loaded.ready is not None else ""
    yield f"{name}{style}, {ui_text('cards-n', lang, n=deck_tools.size_of(loaded.deck))}"
    if loaded.ready is not None and lang in loaded.ready.plan:
        yield ui_text("deck-plan", lang, text=loaded.ready.plan[lang])
    for kind in CLASSES:
        cards = [(card, count) for card, count in loaded.cards if card.kind == kind]
        if cards:
            yield f"{term(kind, lang)} ({sum(count for _, count in cards)})"
            yield from (
                f"  {count} {_card_facts(card, lang)}" for card, count in sorted(cards, key=lambda each: each[0].cost)
            )
    yield ui_text("deck-costs", lang)
    curve = deck_tools.cost_curve(loaded.deck, loaded.own)
    for cost, count in curve.items():
        yield "  " + ui_text("with-label", lang, name=str(cost), text=f"{'#' * count} {count}")
    if loaded.without_number:
        yield error_text(_no_code(loaded, lang), lang)
    else:
        yield ui_text("deck-code", lang, code=deck_tools.pack(loaded.deck))


def _card_facts(card: Card, lang: str) -> str:
    facts = [term(card.faction, lang), *symbols.cost_and_values(card, lang)]
    return f"{card_name(card, lang)} ({', '.join(facts)})"


def code(loaded: LoadedDeck, given: str | None, lang: str) -> str:
    """Return the code of a deck, or the list of a deck that was given as a code."""
    if given is not None and given.strip().startswith(deck_tools.PREFIX):
        return write(loaded.deck).rstrip()
    if loaded.without_number:
        raise _no_code(loaded, lang)
    return deck_tools.pack(loaded.deck)


def _no_code(loaded: LoadedDeck, lang: str) -> UsageError:
    return UsageError("no-code", cards=", ".join(card_name(card, lang) for card in loaded.without_number))


# ---------------------------------------------------------------------------- odds


def percent(chance: float, lang: str) -> str:
    """Return a chance in percent as the language writes it."""
    number = f"{chance * 100:.1f}"
    return f"{number}%" if lang == "en" else number.replace(".", ",") + ("%" if lang == "pt" else " %")


def odds(loaded: LoadedDeck, cards: Sequence[str], turns: int, good: tuple[int, int], lang: str) -> Iterator[str]:
    """Return the odds of sources in the opening hand, with exchanges, and of having a card by a player's own turn."""
    deck, style = loaded.deck, loaded.style
    yield ui_text("odds-opening", lang, hand=OPENING_HAND[style], sources=deck_tools.count_sources(deck, loaded.own))
    chances = deck_tools.opening_sources(deck, style, loaded.own)
    for n, chance in enumerate(chances):
        bar = f"{percent(chance, lang):>7}  {'#' * round(BAR * chance)}".rstrip()
        yield "  " + ui_text("with-label", lang, name=str(n), text=bar)
    least, most = good
    yield ui_text("odds-good", lang, least=least, most=most, chance=percent(sum(chances[least : most + 1]), lang))
    if style == "classic":
        for rung in deck_tools.exchange_odds(deck, least, most, loaded.own)[1:]:
            about = percent(rung.good, lang)
            yield "  " + ui_text("odds-rung", lang, n=rung.exchanges, chance=about, mons=rung.mons, mortis=rung.mortis)
    else:
        yield "  " + ui_text("odds-no-exchange", lang)
    yield ""
    yield ui_text("odds-by", lang)
    head = "  ".join(f"{n:>7}" for n in range(1, turns + 1))
    wanted = [card_in(name, loaded, lang) for name in cards]
    lines = [(card_name(card, lang), count) for card, count in wanted]
    lines = lines or [(ui_text("copies", lang, n=n), n) for n in sorted({count for _, count in deck if count <= 3})]
    width = max(len(name) for name, _ in lines)
    for first in (True, False):
        yield ui_text("odds-first" if first else "odds-second", lang)
        yield f"  {'':<{width}}  {head}"
        for name, count in lines:
            row = [percent(deck_tools.chance_of(deck, count, n, style, first), lang) for n in range(1, turns + 1)]
            yield f"  {name:<{width}}  " + "  ".join(f"{each:>7}" for each in row)


def card_in(text: str, loaded: LoadedDeck, lang: str) -> tuple[Card, int]:
    """Return a card of the deck by any of its names, and its number of copies."""
    in_deck = loaded.cards
    names = {i: (card.name, *card.names.values()) for i, (card, _) in enumerate(in_deck)}
    matches = best_matches(text, names)
    if len(matches) == 1:
        return in_deck[matches[0]]
    near = [card_name(in_deck[i][0], lang) for i in matches]
    near = near or similar_names(text, [card_name(card, lang) for card, _ in in_deck])
    raise UsageError("not-in-deck", given=text[:40], near=", ".join(near[:4]) or "-")


def good_hands(text: str | None) -> tuple[int, int]:
    """Return the fewest and most sources in a good opening hand, given as `2-4` or `3`."""
    if text is None:
        return GOOD
    match = re.fullmatch(r"\s*(\d{1,2})\s*(?:-\s*(\d{1,2}))?\s*", text)
    if match is None or int(match[1]) > int(match[2] or match[1]):
        raise UsageError("bad-sources", given=text[:20])
    return int(match[1]), int(match[2] or match[1])
