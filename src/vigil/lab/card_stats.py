"""Card statistics of a run, as a small file that a server shows in its gallery.

The statistics are only valid for the cards they were measured with. So the file has a hash of the card definitions,
and the server compares it before it shows anything.
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
from vigil.lab.card_experiment import POINTS
from vigil.lab.run_analysis import CardAnalysis, RunAnalysis
from vigil.lab.simulation import RunPlan, short_settings
from vigil.lab.stats import LEVEL
from vigil.lab.support import lab_for

FORMAT_VERSION = "vigil card-stats 1"
"""The format of the file, in its field `form`."""
MAX_HALF_WIDTH = 10.0  # percentage points; cards with a wider interval are left out


def card_fingerprint(cards: Iterable[Any]) -> str:
    """Return a hash of what cards do, without their names in other languages."""
    data = [{key: value for key, value in save(card).items() if key != "names"} for card in cards]
    text = json.dumps(sorted(data, key=lambda each: str(each["name"])), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@functools.lru_cache(maxsize=8)
def edition_fingerprint(game: str, edition: str = "") -> str:
    """Return the hash of all cards of a game in one of its editions."""
    return card_fingerprint(registry.get(game).printed_cards(edition))


def card_stats(plan: RunPlan, analysis: RunAnalysis) -> dict[str, Any]:
    """Return the contents of the file: how it was measured, and each card's win rates with it and without it."""
    settings = plan.tables[0].settings
    effects = {slug(card.name): _win_rate_effect(analysis, card) for card in _cards(plan.game, analysis)}
    return {
        "form": FORMAT_VERSION,
        "game": plan.game,
        "cards": edition_fingerprint(plan.game, json.loads(settings).get("edition", "")),
        "vigil": __version__,
        "games": analysis.summary.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "settings": json.loads(short_settings(plan.game, settings)),
        "decks": sorted(set(chain.from_iterable(table.decks for table in plan.tables))),
        "level": POINTS * LEVEL,
        "worth": {name: effect for name, effect in sorted(effects.items()) if effect is not None},
    }


def _cards(game: str, analysis: RunAnalysis) -> Iterable[CardAnalysis]:
    """Return the cards that players had, without tokens, which other cards create."""
    tokens = {card.name for card in registry.get(game).printed_cards() if getattr(card, "token", False)}
    cards = chain.from_iterable(analysis.cards[what].values() for what in lab_for(game).having)
    return (card for card in cards if card.name not in tokens)


def _win_rate_effect(analysis: RunAnalysis, card: CardAnalysis) -> dict[str, Any] | None:
    """Return the win rates with and without a card, or None if too few games were played."""
    effect, rates = analysis.win_rate_effect(card), analysis.win_rates(card)
    if rates is None or (effect.high - effect.low) * POINTS / 2 > MAX_HALF_WIDTH:
        return None
    shares = {
        "won_with": rates[0],
        "won_without": rates[1],
        "points": effect.value,
        "low": effect.low,
        "high": effect.high,
    }
    without = sum(analysis.strata[kind].n for kind in card.seen) - card.players
    return {"with": card.players, "without": without, **{key: round(POINTS * shares[key], 2) for key in shares}}


# -------------------------------------------------------------------- on disk


def check_writable(path: Path) -> None:
    """Raise BadConfig if the path is another kind of file, or its folder doesn't exist."""
    try:
        if path.exists() and json.loads(path.read_text(encoding="utf-8")).get("form") != FORMAT_VERSION:
            raise ValueError
    except (OSError, ValueError, AttributeError, RecursionError):
        raise BadConfig(
            "lab-not-figures", "{path} exists and is not a file of card statistics", path=str(path)
        ) from None
    if not path.parent.is_dir():
        raise BadConfig("lab-write", "cannot write {path}: {why}", path=str(path), why="no such folder")


def write_card_stats(path: Path, stats: dict[str, Any]) -> None:
    """Replace the file in one step, since a server may be reading it."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(json.dumps(stats, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise BadConfig(
            "lab-write", "cannot write {path}: {why}", path=str(path), why=error.strerror or str(error)
        ) from None
