"""What each card was worth in a run, as a small file that a server shows beside the cards.

It holds for the cards it was measured with and for no others: the file has a print of their
definitions, and whoever shows it compares that first, for a stale figure is worse than none.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from vigil import __version__, registry
from vigil.effects.identifiers import slug
from vigil.kernel.errors import BadConfig
from vigil.kernel.serialization import save
from vigil.lab.run_analysis import CardAnalysis, RunAnalysis
from vigil.lab.simulation import RunPlan
from vigil.lab.stats import LEVEL
from vigil.lab.support import lab_for

FORMAT_VERSION = "vigil figures 1"
"""The first thing such a file says: what it is, and how it is to be read."""
POINTS = 100.0  # shares are told in points of a hundred
WIDEST = 10.0  # points to either side: an interval that is wider says nothing worth showing


def card_fingerprint(cards: Iterable[Any]) -> str:
    """A print of what cards do; what they are called in which language is no part of it."""
    told = [{key: value for key, value in save(card).items() if key != "names"} for card in cards]
    text = json.dumps(sorted(told, key=lambda each: str(each["name"])), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@functools.lru_cache(maxsize=8)
def print_of_edition(game: str, edition: str = "") -> str:
    """The print of all cards of a game in one of its printings."""
    return card_fingerprint(registry.get(game).printed_cards(edition))


def card_stats(plan: RunPlan, study: RunAnalysis) -> dict[str, Any]:
    """The file: how it was measured, and of each card by its id who won how often with it and without."""
    settings = json.loads(plan.tables[0].settings)
    worth = {slug(card.name): _worth(study, card) for card in _cards(plan.game, study)}
    return {
        "form": FORMAT_VERSION,
        "game": plan.game,
        "cards": print_of_edition(plan.game, settings.get("edition", "")),
        "vigil": __version__,
        "games": study.summary.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "settings": _brief(settings),
        "decks": sorted(set(chain.from_iterable(table.decks for table in plan.tables))),
        "level": POINTS * LEVEL,
        "worth": {name: one for name, one in sorted(worth.items()) if one is not None},
    }


def _cards(game: str, study: RunAnalysis) -> Iterable[CardAnalysis]:
    """Cards that were had; a token is nobody's card, and comes with another."""
    tokens = {card.name for card in registry.get(game).printed_cards() if getattr(card, "token", False)}
    found = chain.from_iterable(study.cards[what].values() for what in lab_for(game).having)
    return (card for card in found if card.name not in tokens)


def _worth(study: RunAnalysis, card: CardAnalysis) -> dict[str, Any] | None:
    """One card; None where too few games were played with it or without it to say anything."""
    found, won = study.worth(card), study.won(card)
    if won is None or (found.high - found.low) * POINTS / 2 > WIDEST:
        return None
    told = {
        "won_with": won[0],
        "won_without": won[1],
        "points": found.value,
        "low": found.low,
        "high": found.high,
    }
    without = sum(study.strata[kind].n for kind in card.seen) - card.players
    return {"with": card.players, "without": without, **{key: round(POINTS * told[key], 2) for key in told}}


def _brief(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings as they are told: without decks, whose names stand beside them, and own cards by name."""
    made = {key: value for key, value in settings.items() if key not in ("decks", "cards")}
    own = [card["name"] for card in settings.get("cards", ())]
    return made | {"cards": own} if own else made


# -------------------------------------------------------------------- on disk


def may_write_figures(path: Path) -> None:
    """Figures may be measured anew; any other file is left alone, and nobody's folders are made unasked."""
    try:
        if path.exists() and json.loads(path.read_text(encoding="utf-8")).get("form") != FORMAT_VERSION:
            raise ValueError
    except (OSError, ValueError, AttributeError, RecursionError):
        raise BadConfig("lab-not-figures", "{path} exists and is not a figures file", path=str(path)) from None
    if not path.parent.is_dir():
        raise BadConfig("lab-write", "cannot write {path}: {why}", path=str(path), why="no such folder")


def write_figures(path: Path, found: dict[str, Any]) -> None:
    """The file, whole or not at all: a server may be reading it."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise BadConfig(
            "lab-write", "cannot write {path}: {why}", path=str(path), why=error.strerror or str(error)
        ) from None
