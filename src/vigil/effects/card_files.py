"""Read the card files of any game: TOML with a table [[card]] per card, and effects in the notation."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from vigil.effects.notation import Vocabulary, read
from vigil.kernel.errors import BadData
from vigil.kernel.serialization import load, save

MOST_CARDS = 500


def read_tables(text: str, at: str) -> tuple[str, list[dict[str, Any]]]:
    """Return the set's name and the card tables; raise BadData if the file is invalid."""
    try:
        file = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadData("card-file-not-toml", "{at} is not TOML: {why}", at=at, why=str(error)[:120]) from None
    for key in file:
        if key not in ("set", "card"):
            raise BadData(
                "card-file-key-unknown",
                "{at}: unknown key {key}; a card file has 'set' and [[card]]",
                at=at,
                key=repr(key[:40]),
            )
    tables, name = file.get("card"), file.get("set", "custom")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadData("card-file-empty", "{at} has no [[card]]", at=at)
    if not isinstance(name, str) or not name.isidentifier() or len(tables) > MOST_CARDS:
        raise BadData(
            "card-file-set-invalid", "{at}: 'set' must be one word, with at most {most} cards", at=at, most=MOST_CARDS
        )
    return name, tables


def check_unique(cards: tuple[Any, ...], at: str) -> tuple[Any, ...]:
    """Return the cards, or raise BadData if two have the same name."""
    twice = {card.name for card in cards if sum(other.name == card.name for other in cards) > 1}
    if twice:
        raise BadData("card-duplicate", "{at}: {names} appears twice", at=at, names=", ".join(sorted(twice)))
    return cards


def parse_card(
    kind: type, table: dict[str, Any], words: Vocabulary, part: Callable[[Any], Any] = lambda made: made, **more: Any
) -> Any:
    """Return a card from its table. Effects are strings in the notation, or trees from JSON.

    `part` completes each item of a list of abilities or rules. `more` has fields that are not in the table.
    """
    at = table.get("name")
    at = at if isinstance(at, str) and at.strip() and len(at) <= 60 else "a card"
    possible = [f.name for f in fields(kind) if f.name not in more]
    for key in table:
        if key not in possible:
            raise BadData(
                "card-field-unknown", "{at}: unknown field {key}; a card has {fields}",
                at=at, key=repr(key[:40]), fields=", ".join(possible),
            )  # fmt: skip
    data = dict(table)
    for key in ("effect", "fate"):
        if isinstance(data.get(key), str):
            data[key] = save(read(data[key], words, f"{at}: {key}"))
    for key in ("abilities", "rules"):
        if isinstance(data.get(key), list):
            data[key] = [
                save(part(read(item, words, f"{at}: {key}"))) if isinstance(item, str) else item for item in data[key]
            ]
    try:
        return load(kind, {**data, **more}, words.nodes)
    except BadData as error:
        raise BadData("card-invalid", "{at}: {why}", at=at, why=str(error)) from None
