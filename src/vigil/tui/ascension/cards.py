"""The cards as a catalogue: found by words and numbers, shown as lines or as JSON; and a designer's own, checked."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigil.games.ascension.cards import card_from, cards_in, edition
from vigil.games.ascension.language import Card
from vigil.games.ascension.tables import slug
from vigil.kernel.errors import BadData, VigilError
from vigil.tui.commands import fold
from vigil.tui.keeping import GAMES, text_of
from vigil.tui.refusal import Refusal, said
from vigil.tui.terminal import Terminal
from vigil.words import LANGUAGES, card_name, card_text, language_name, term, type_line, ui


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which cards: everything that is said must hold."""

    words: tuple[str, ...] = ()
    set: str | None = None
    kind: str | None = None
    faction: str | None = None
    cost: str | None = None

    def fits(self, card: Card, lang: str) -> bool:
        whole = fold(" ".join((card.name, card_name(card, lang), type_line(card, lang), card_text(card, lang))))
        least, most = costs(self.cost)
        return (
            all(fold(word) in whole for word in self.words)
            and self.set in (None, card.set)
            and self.kind in (None, card.kind)
            and (self.faction is None or self.faction == (card.faction or "none"))
            and least <= card.cost <= most
        )


def costs(text: str | None) -> tuple[int, int]:
    """`3`, `2-4`, `5+`: the least and the most."""
    if text is None:
        return 0, 99
    found = re.fullmatch(r"\s*(\d{1,2})\s*(?:(-)\s*(\d{1,2})|(\+))?\s*", text)
    if found is None:
        raise Refusal("bad-cost", given=text[:20])
    least = int(found[1])
    return least, int(found[3]) if found[2] else 99 if found[4] else least


def chosen(edition_name: str, own: tuple[Card, ...], wanted: Wanted, lang: str) -> list[Card]:
    """The cards of an edition and of one's own that are wanted."""
    cards = (*edition(edition_name), *own)
    for word, possible, key in (
        (wanted.set, {card.set for card in cards}, "set"),
        (wanted.kind, {card.kind for card in cards}, "kind"),
        (wanted.faction, {card.faction or "none" for card in cards}, "faction"),
    ):
        if word is not None and word not in possible:
            raise Refusal(f"bad-{key}", given=word[:40], known=", ".join(sorted(possible)))
    return [card for card in cards if wanted.fits(card, lang)]


def as_json(card: Card, lang: str) -> dict[str, Any]:
    """One card as an object: words for machines as they are, words for people in the language."""
    return {
        "id": slug(card.name),
        "set": card.set,
        "name": card_name(card, lang),
        "kind": card.kind,
        "faction": card.faction,
        "cost": card.cost,
        "honor": card.honor,
        "copies": card.copies,
        "type": type_line(card, lang),
        "text": card_text(card, lang),
        "lang": lang,
    }


def facts(card: Card, lang: str) -> str:
    """Cost, worth and copies in words."""
    told = (
        [] if card.set == "start" else [ui(f"cost-{'power' if card.kind == 'monster' else 'runes'}", lang, n=card.cost)]
    )
    if card.kind != "monster":
        told.append(ui("worth", lang, n=card.honor))
    return ", ".join([*told, ui("copies", lang, n=card.copies)])


def lines(cards: Sequence[Card], lang: str) -> Iterable[str]:
    """The catalogue for a pipe: one card a line."""
    for card in cards:
        about = f"{type_line(card, lang)}, {term(card.set, lang)}, {facts(card, lang)}"
        yield f"{card_name(card, lang)} – {about}: {card_text(card, lang)}"


def show(cards: Sequence[Card], terminal: Terminal, lang: str, as_objects: bool) -> None:
    """The cards as JSON, as lines, or drawn."""
    if as_objects:
        print(json.dumps([as_json(card, lang) for card in cards], ensure_ascii=False, indent=1), file=terminal.target)
    elif not cards:
        terminal.say(ui("cards-none", lang))
    elif terminal.plain:
        terminal.say(*lines(cards, lang))
    else:
        from vigil.tui.ascension.catalogue import drawn

        terminal.show(drawn(cards, lang, terminal.size[0]))
        terminal.say(ui("cards-n", lang, n=len(cards)))


# ----------------------------------------------------------------------- checking


def checked(text: str, at: str, lang: str) -> tuple[list[str], bool]:
    """What a card file says, card by card in four languages, or what is wrong with it; and whether all is well."""
    try:
        cards = cards_in(text, at)
        GAMES["ascension"].configure({"cards": list(cards)})
    except VigilError as error:
        return [*_everything_wrong(text, error, lang), ui("check-bad", lang)], False
    told: list[str] = []
    for card in cards:
        told += _shown(card, lang)
    return [*told, ui("check-good", lang, n=len(cards))], True


def _shown(card: Card, lang: str) -> list[str]:
    told = [f"{card.name} – {type_line(card, lang)}, {facts(card, lang)}"]
    for each in LANGUAGES:
        told.append(f"  {language_name(each)}: {card_name(card, each)}. {card_text(card, each)}")
    missing = [each for each in LANGUAGES if each != "en" and each not in card.names]
    if missing:
        told.append("  " + ui("check-unnamed", lang, langs=", ".join(missing)))
    return [*told, ""]


def _everything_wrong(text: str, first: VigilError, lang: str) -> list[str]:
    """Every card that is wrong, not only the first one met."""
    told: list[str] = []
    try:
        file = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return [said(first, lang)]
    tables = file.get("card")
    for table in tables if isinstance(tables, list) else []:
        try:
            if isinstance(table, dict):
                card_from(table, "custom")
        except BadData as error:
            told.append(said(error, lang))
    whole = said(first, lang)
    return told if whole in told or told else [whole]


def check_files(files: Sequence[str], terminal: Terminal, lang: str) -> bool:
    """Check card files one by one; whether all of them are well."""
    if not files:
        raise Refusal("check-what")
    well = True
    for name in files:
        told, fine = checked(text_of(Path(name).expanduser()), Path(name).name, lang)
        terminal.say(*told)
        well = well and fine
    return well
