"""Format measurements as text: a card, a sweep, a comparison of settings."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

from vigil import registry
from vigil.lab.card_experiment import POINTS, TrialSpec
from vigil.lab.card_trial import TrialResult
from vigil.lab.interval_charts import Series, bars, svg
from vigil.lab.settings_diff import CARDS, IN_POINTS, MIN_AVAILABLE, Comparison, FigureDiff, SettingsPair, Threshold
from vigil.lab.stats import Estimate
from vigil.lab.support import lab_for
from vigil.lab.sweep import Sweep
from vigil.text import card_name, design_text, ui_text

MOST_CARDS = 12  # lines of a comparison; --json has all
FEW = 6  # names of cards in a line


def number(value: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """Format a number in a language, with a decimal comma outside English."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    text = text.replace("-", "−")
    if not float(text.replace("−", "-")):
        text = text.lstrip("+−")
    return text if lang == "en" else text.replace(".", ",")


def span(estimate: Estimate, lang: str, digits: int = 1, sign: bool = True) -> str:
    """Return a number with its interval: `+1.2 (−0.3 to +2.7)`."""
    low, high = (number(end, lang, digits, sign) for end in (estimate.low, estimate.high))
    return design_text("span", lang, value=number(estimate.value, lang, digits, sign), low=low, high=high)


def percent(estimate: Estimate, lang: str) -> str:
    """Return a share with its interval."""
    if math.isnan(estimate.value):
        return design_text("never", lang)
    value, low, high = (number(part * POINTS, lang, 0) for part in estimate[:3])
    return design_text("percent", lang, value=value, low=low, high=high)


def card_label(name: str, asked: TrialSpec | SettingsPair, lang: str) -> str:
    """Return the name of a printed or custom card in a language."""
    card = _printed_cards(asked.game).get(name)
    if card is not None:
        return card_name(card, lang)
    settings = (asked.settings,) if isinstance(asked, TrialSpec) else (asked.a, asked.b)
    for table in (table for each in settings for table in each.get("cards", ())):
        if table.get("name") == name:
            return str(table.get("names", {}).get(lang, name))
    return name


@functools.cache
def _printed_cards(game: str) -> dict[str, Any]:
    cards = registry.get(game).cards
    assert cards is not None
    editions = cards().editions or ("",)
    return {card.name: card for each in reversed(editions) for card in cards().edition(each)}


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows in columns; the last column is not padded."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
    return [
        "  ".join([*(f"{cell:<{w}}" for cell, w in zip(row, wide, strict=False)), row[-1]]).rstrip() for row in rows
    ]


# -------------------------------------------------------------------- a card


def trial_lines(found: TrialResult, lang: str) -> list[str]:
    """Return the results of one card: each statistic with its interval and meaning."""
    game = found.spec.game
    among = [card_label(name, found.spec, lang) for name in found.compared[:FEW]]
    among += ["…"] if len(found.compared) > FEW else []
    rows = [(design_text("impact", lang), span(found.impact, lang), design_text("impact-means", lang, game))]
    price = found.price
    if price is not None:
        rows.append((design_text("price", lang), span(price, lang), design_text("price-means", lang)))
    rows.append((design_text("margin", lang), span(found.margin, lang), design_text("margin-means", lang, game)))
    rates = found.rates
    for name in lab_for(game).trial_rates:
        if name in rates and rates[name].n:
            means = design_text(f"{name}-means", lang, game, n=rates[name].n)
            rows.append((design_text(name, lang, game), percent(rates[name], lang), means))
    rows.append((design_text("length", lang), span(found.length, lang, 2), design_text("length-means", lang, game)))
    lines = ["  " + line for line in columns(rows)]
    cards = ui_text("separator", lang).join(among)
    compared = ["  " + design_text("compared", lang, cards=cards)] if among else []
    return [_games_text(found, lang), *lines, *compared, "  " + verdict(found, lang)]


def _games_text(found: TrialResult | Comparison, lang: str) -> str:
    asked = found.spec if isinstance(found, TrialResult) else found.pair
    pace = found.games / found.seconds if found.seconds else 0.0
    return design_text(
        "played", lang, games=found.games, seeds=found.blocks, seconds=number(found.seconds, lang, 1),
        pace=number(pace, lang, 0), policy=asked.policy, seed=str(asked.seed),
    )  # fmt: skip


def rounding_note(asked: int | None, found: TrialResult | Comparison, lang: str) -> list[str]:
    """Return a note if the number of games was rounded up to whole seeds."""
    if asked is None or asked == found.games or not found.blocks:
        return []
    return [design_text("rounded", lang, asked=asked, games=found.games, each=round(found.games / found.blocks))]


def verdict(found: TrialResult, lang: str) -> str:
    """Return a one-sentence verdict, no stronger than the interval allows."""
    key = "price" if found.price is not None else "impact"
    decisive = found.price or found.impact
    half = number((decisive.high - decisive.low) / 2, lang)
    sure = "strong" if decisive.low > 0 else "weak" if decisive.high < 0 else "open"
    return design_text(f"verdict-{key}-{sure}", lang, half=half)


# -------------------------------------------------------------------- a sweep


def table(sweep: Sweep, found: Sequence[TrialResult], lang: str, plain: bool) -> list[str]:
    """Return a table row per value, then a text chart."""
    game = found[0].spec.game
    names = [
        name for name in lab_for(game).trial_rates if any(name in each.rates and each.rates[name].n for each in found)
    ]
    priced = any(each.price is not None for each in found)
    head = [sweep.field, design_text("impact", lang), *([design_text("price", lang)] if priced else [])]
    head += [*(design_text(name, lang, game) for name in names), design_text("length", lang)]
    rows: list[list[str]] = [head]
    for value, each in zip(sweep.values, found, strict=True):
        cells = [str(value), span(each.impact, lang)]
        if priced:
            cells.append(span(each.price, lang) if each.price is not None else "")
        cells += [percent(each.rates[name], lang) if name in each.rates else "" for name in names]
        rows.append([*cells, span(each.length, lang, 2)])
    decisive = [each.price if each.price is not None else each.impact for each in found]
    title = design_text("price" if priced else "impact", lang)
    games = sum(each.games for each in found)
    seconds = number(sum(each.seconds for each in found), lang)
    asked = found[0].spec
    summary = design_text("swept", lang, games=games, seconds=seconds, policy=asked.policy, seed=str(asked.seed))
    labels = [f"{sweep.field} {value}" for value in sweep.values]
    return [
        summary,
        *columns(rows),
        "",
        design_text("picture-of", lang, what=title),
        *bars(labels, decisive, plain=plain),
    ]


def sweep_chart(card: Any, sweep: Sweep, found: Sequence[TrialResult], lang: str) -> str:
    """Return the sweep as SVG."""
    series = [Series(design_text("impact", lang), [each.impact for each in found])]
    if any(each.price is not None for each in found):
        nothing = Estimate(math.nan, math.nan, math.nan, 0)
        series.append(Series(design_text("price", lang), [each.price or nothing for each in found]))
    games = sum(each.games for each in found)
    asked = found[0].spec
    subtitle = design_text("swept-short", lang, games=games, policy=asked.policy)
    places = [str(value) for value in sweep.values]
    return svg(card_name(card, lang), subtitle, sweep.field, design_text("points", lang), places, series)


# -------------------------------------------------------------------- two settings


def side_by_side(found: Comparison, a: str, b: str, lang: str) -> list[str]:
    """Return the statistics, then the cards that have clearly changed."""
    head = ["", design_text("side", lang, letter="A", name=a), design_text("side", lang, letter="B", name=b)]
    rows = [[*head, design_text("moved", lang)]]
    for row in found.figures:
        digits = 1 if row.name in IN_POINTS else 2
        sign = row.name == "first"
        cells = [span(each, lang, digits, sign) if each is not None else "" for each in (row.a, row.b)]
        rows.append([design_text(f"figure-{row.name}", lang), *cells, _change_text(row, lang, digits)])
    cards = [row for row in found.cards if row.sure]
    lines = [_games_text(found, lang), *columns(rows), ""]
    if not cards:
        many = len(found.cards)
        lines.append(
            design_text("cards-still", lang, n=many) if many else design_text("cards-few", lang, n=MIN_AVAILABLE)
        )
        return lines
    rows = [[design_text("cards-head", lang, found.pair.game), "A", "B", design_text("moved", lang)]]
    for row in cards[:MOST_CARDS]:
        cells = [percent(Estimate(e.value / POINTS, e.low / POINTS, e.high / POINTS, e.n), lang) if e else "–"
                 for e in (row.a, row.b)]  # fmt: skip
        rows.append([card_label(row.name, found.pair, lang), *cells, _change_text(row, lang, 1)])
    more = len(cards) - MOST_CARDS
    lines += [*columns(rows), *([design_text("cards-more", lang, n=more)] if more > 0 else [])]
    return [*lines, design_text("cards-care", lang, n=len(found.cards))]


def _change_text(row: FigureDiff, lang: str, digits: int) -> str:
    if row.moved is None:
        return design_text("cards-new" if row.a is None else "cards-gone", lang)
    return span(row.moved, lang, digits) + (" *" if row.sure else "")


def gates(
    match: SettingsPair, limits: Sequence[Threshold], broken: Sequence[tuple[Threshold, FigureDiff]], lang: str
) -> list[str]:
    """Return which thresholds are exceeded, and by what."""
    lines = []
    for gate, row in broken:
        name = card_label(row.name, match, lang) if gate.name == CARDS else design_text(f"figure-{row.name}", lang)
        most = number(gate.most, lang, 2).rstrip("0").rstrip(".,")
        moved = span(row.moved, lang, 2) if row.moved is not None else ""
        lines.append(design_text("gate-broken", lang, name=name, moved=moved, most=most))
    return lines or ([design_text("gate-holds", lang)] if limits else [])
