"""What a command line asks of Conflictus: decks by name, file or code, and the debatable rulings."""

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

MAX_FAULTS = 3  # of a deck, in one line; vigil deck check has them all

TRUE, FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def settings(request: GameRequest, players: int | None) -> dict[str, Any]:
    """The settings that are not taken over as they stand: format, decks, switches, cards of one's own."""
    own = CATALOG.custom_cards(request.cards)
    wanted_decks = [part.strip() for part in (request.options.get("decks") or "").split(",") if part.strip()]
    style = str(request.settings.get("format") or format_of(wanted_decks, own))
    given = [named(part, style, own) for part in wanted_decks]
    for part, deck in zip(wanted_decks, given, strict=True):
        _check(part, deck, style, own, request.lang)
    wanted = players or max(2, len(given))
    made: dict[str, Any] = {"format": style, "decks": [dict(deck) for deck in filled(given, wanted, style)]}
    if switches := request.options.get("switch"):
        made["switches"] = dict(map(switch, switches))
    if own:
        made["cards"] = list(own)
    return made


def format_of(decks: list[str], own: tuple[Card, ...]) -> str:
    """The format nobody named: the first one, unless a deck was asked for that only the other has."""
    styles = {deck_tools.style_of(named(part, BEGINNERS_FORMAT, own)) for part in decks}
    return BEGINNERS_FORMAT if styles <= {BEGINNERS_FORMAT} else (styles - {BEGINNERS_FORMAT}).pop()


def _check(text: str, deck: Deck, style: str, own: tuple[Card, ...], lang: str) -> None:
    """Refuse a deck that breaks the rules of the format, in the words of `vigil deck check`."""
    wrong = [text for _, text in deck_faults(deck, style, lang, own)]
    if wrong:
        told = ui_text("separator", lang).join(wrong[:MAX_FAULTS]) + ("…" if len(wrong) > MAX_FAULTS else ".")
        raise UsageError("deck-faults", deck=text[:60], format=term(style, lang), faults=told, style=style)


def filled(given: list[Deck], players: int, style: str) -> list[Deck]:
    """As many decks as players: those given, then ready ones, each another as long as there are."""
    ready = [found.deck for found in deck_tools.ready_decks() if found.style == style]
    fresh = [deck for deck in ready[::2] + ready[1::2] if deck not in given]
    rest = fresh + ready
    return [*given, *(rest[i % len(rest)] for i in range(players - len(given)))]


def named(text: str, style: str | None, own: tuple[Card, ...] = ()) -> Deck:
    """A deck by the name of a ready one in any language, by its code, or from a file."""
    text = text.strip()
    if text.startswith(deck_tools.PREFIX):
        return deck_tools.unpack(text)
    found = deck_tools.ready_named(text, style) or deck_tools.ready_named(text)
    path = Path(text).expanduser()
    if path.is_file():
        return _listed(record_files.read_text(path), own)
    if found is not None:
        return found.deck
    near = _like(text, style)
    if near is not None:
        return near
    known = dict.fromkeys(each.name("en") for each in deck_tools.ready_decks() if style in (None, each.style))
    raise UsageError("bad-deck", given=text[:60], known=", ".join(known))


def _listed(text: str, own: tuple[Card, ...]) -> Deck:
    """The deck of a list; a card that nobody knows may be one's own, from a file that was not given."""
    try:
        return read(text, own)
    except BadData as error:
        if error.key != "deck-card":
            raise
        name = str(error.values["name"])[1:-1]  # it comes in quotes
        known = cards_by_slug(own).values()
        near = similar_names(name, [each for card in known for each in (card.name, *card.names.values())])
        key = "deck-card-own" if own else "deck-card"
        raise UsageError(key, given=name, has="yes" if near else "no", near=", ".join(near)) from None


def _like(text: str, style: str | None) -> Deck | None:
    """The one ready deck whose name begins so or is nearly this."""
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


def switch(text: str) -> tuple[str, Any]:
    """`name=value`, as the game takes it."""
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
