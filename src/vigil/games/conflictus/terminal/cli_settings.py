"""Settings of Conflictus from the command line: decks by name, file or code, and rulings."""

from __future__ import annotations

import difflib
from dataclasses import fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import BEGINNERS_FORMAT, Switches
from vigil.games.conflictus.rules.decks import Deck, cards_by_slug, read
from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.terminal.catalog import CATALOG
from vigil.games.conflictus.text.deck_text import faults as deck_faults
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.kernel.errors import BadData
from vigil.terminal import record_files
from vigil.terminal.command_parser import normalize, similar_names
from vigil.terminal.errors import UsageError
from vigil.terminal.game_setup import GameRequest

MAX_ERRORS = 3  # in one line; `vigil deck check` lists all of them

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def settings(request: GameRequest, players: int | None) -> dict[str, Any]:
    """Turn the options that aren't settings themselves into settings: format, decks, rulings, custom cards."""
    own = CATALOG.custom_cards(request.cards)
    deck_names = [part.strip() for part in (request.options.get("decks") or "").split(",") if part.strip()]
    style = str(request.settings.get("format") or format_of(deck_names, own))
    given = [find_deck(part, style, own) for part in deck_names]
    for part, deck in zip(deck_names, given, strict=True):
        _check(part, deck, style, own, request.lang)
    decks = fill_up(given, players or max(2, len(given)), style)
    result: dict[str, Any] = {"format": style, "decks": [dict(deck) for deck in decks]}
    if switches := request.options.get("ruling"):
        result["switches"] = dict(map(parse_ruling, switches))
    if own:
        result["cards"] = list(own)
    return result


def format_of(decks: list[str], own: tuple[Card, ...]) -> str:
    """Return the default format: the beginners' one, unless a given deck is only legal in the other."""
    styles = {deck_tools.style_of(find_deck(part, BEGINNERS_FORMAT, own)) for part in decks}
    return BEGINNERS_FORMAT if styles <= {BEGINNERS_FORMAT} else (styles - {BEGINNERS_FORMAT}).pop()


def _check(text: str, deck: Deck, style: str, own: tuple[Card, ...], lang: str) -> None:
    """Refuse a deck that breaks the format's rules, and list them as `vigil deck check` does."""
    errors = [text for _, text in deck_faults(deck, style, lang, own)]
    if errors:
        summary = ui_text("separator", lang).join(errors[:MAX_ERRORS]) + ("…" if len(errors) > MAX_ERRORS else ".")
        raise UsageError("deck-faults", deck=text[:60], format=term(style, lang), faults=summary, style=style)


def fill_up(given: list[Deck], players: int, style: str) -> list[Deck]:
    """Return a deck per player: those given, then ready-made decks, different ones as long as possible."""
    ready = [each.deck for each in deck_tools.ready_decks(style)]
    fresh = [deck for deck in ready[::2] + ready[1::2] if deck not in given]
    rest = fresh + ready
    return [*given, *(rest[i % len(rest)] for i in range(players - len(given)))]


def find_deck(text: str, style: str | None, own: tuple[Card, ...] = ()) -> Deck:
    """Return a deck by the name of a ready-made deck in any language, by its code, or from a file."""
    text = text.strip()
    if text.startswith(deck_tools.PREFIX):
        return deck_tools.unpack(text)
    ready = deck_tools.ready_named(text, style) or deck_tools.ready_named(text)
    path = Path(text).expanduser()
    if path.is_file():
        return _read_list(record_files.read_text(path), own)
    deck = ready.deck if ready is not None else _find_similar(text, style)
    if deck is not None:
        return deck
    known = dict.fromkeys(each.name("en") for each in deck_tools.ready_decks(style))
    raise UsageError("bad-deck", given=text[:60], known=", ".join(known))


def _read_list(text: str, own: tuple[Card, ...]) -> Deck:
    """Return the deck of a list; the error for an unknown card mentions --cards."""
    try:
        return read(text, own)
    except BadData as error:
        if error.key != "deck-card-unknown":
            raise
        name = str(error.values["name"])[1:-1]  # without its quotation marks
        known = cards_by_slug(own).values()
        near = similar_names(name, [each for card in known for each in (card.name, *card.names.values())])
        key = "deck-card-own" if own else "deck-card"
        raise UsageError(key, given=name, has="yes" if near else "no", near=", ".join(near)) from None


def _find_similar(text: str, style: str | None) -> Deck | None:
    """Return the one ready-made deck with a name that begins with or resembles the text."""
    names = {
        normalize(name): each
        for each in deck_tools.ready_decks()
        if style in (None, each.style)
        for name in each.names.values()
    }
    begins = {
        names[name].name("pt"): names[name] for name in names if normalize(text) and name.startswith(normalize(text))
    }
    if len(begins) == 1:
        return next(iter(begins.values())).deck
    near = difflib.get_close_matches(normalize(text), names, n=1, cutoff=0.8)
    return names[near[0]].deck if near else None


def parse_ruling(text: str) -> tuple[str, Any]:
    """Return name and value of a ruling given as `name=value`."""
    name, equals, value = (part.strip() for part in text.partition("="))
    hints = get_type_hints(Switches)
    names = {normalize(field.name): field.name for field in fields(Switches)}
    if not equals or normalize(name) not in names:
        raise UsageError("bad-switch", given=text[:60], known=", ".join(names.values()))
    known = names[normalize(name)]
    if get_origin(hints[known]) is Literal:
        values = {normalize(each): each for each in get_args(hints[known])}
        if normalize(value) in values:
            return known, values[normalize(value)]
        raise UsageError("bad-switch-value", name=known, given=value[:40], known=", ".join(values.values()))
    if value.lower() in (*TRUE, *FALSE):
        return known, value.lower() in TRUE
    raise UsageError("bad-switch-value", name=known, given=value[:40], known="true, false")
