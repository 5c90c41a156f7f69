"""What was measured, in words: a card, a sweep, two settings side by side."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

from vigil import registry
from vigil.lab.block import Question
from vigil.lab.compare import CARDS, IN_POINTS, LEAST_SEEN, Comparison, Gate, Match, Row
from vigil.lab.gift import POINTS, Finding
from vigil.lab.spans import Series, bars, svg
from vigil.lab.stats import Estimate
from vigil.lab.support import lab_for
from vigil.lab.sweep import Sweep
from vigil.words import card_name, designer, ui

MOST_CARDS = 12  # of a comparison that are shown; --json has all
FEW = 6  # names of cards in a line


def number(value: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """A number as the language writes it: a comma everywhere but in English, a true minus."""
    if not math.isfinite(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    text = text.replace("-", "−")
    if not float(text.replace("−", "-")):
        text = text.lstrip("+−")
    return text if lang == "en" else text.replace(".", ",")


def span(estimate: Estimate, lang: str, digits: int = 1, sign: bool = True) -> str:
    """`+1.2 (−0.3 to +2.7)`."""
    low, high = (number(end, lang, digits, sign) for end in (estimate.low, estimate.high))
    return designer("span", lang, value=number(estimate.value, lang, digits, sign), low=low, high=high)


def percent(estimate: Estimate, lang: str) -> str:
    """A share with its interval."""
    if math.isnan(estimate.value):
        return designer("never", lang)
    value, low, high = (number(part * POINTS, lang, 0) for part in estimate[:3])
    return designer("percent", lang, value=value, low=low, high=high)


def named(name: str, asked: Question | Match, lang: str) -> str:
    """A card's name in the language: a printed card's, or one that its file gives."""
    card = _printed(asked.game).get(name)
    if card is not None:
        return card_name(card, lang)
    settings = (asked.settings,) if isinstance(asked, Question) else (asked.a, asked.b)
    for table in (table for each in settings for table in each.get("cards", ())):
        if table.get("name") == name:
            return str(table.get("names", {}).get(lang, name))
    return name


@functools.cache
def _printed(game: str) -> dict[str, Any]:
    cards = registry.get(game).cards
    assert cards is not None
    editions = cards().editions or ("",)
    return {card.name: card for each in reversed(editions) for card in cards().edition(each)}


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as they must be, the last one as it comes."""
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
    return [
        "  ".join([*(f"{cell:<{w}}" for cell, w in zip(row, wide, strict=False)), row[-1]]).rstrip() for row in rows
    ]


# -------------------------------------------------------------------- a card


def told(found: Finding, lang: str) -> list[str]:
    """What was found about one card: each figure with its interval and what it means."""
    game = found.question.game
    among = [named(name, found.question, lang) for name in found.compared[:FEW]]
    among += ["…"] if len(found.compared) > FEW else []
    rows = [(designer("impact", lang), span(found.impact, lang), designer(f"impact-{game}", lang))]
    price = found.price
    if price is not None:
        rows.append((designer("price", lang), span(price, lang), designer("price-means", lang)))
    rows.append((designer("margin", lang), span(found.margin, lang), designer(f"margin-{game}", lang)))
    rates = found.rates
    for name in lab_for(game).trial_rates:
        if name in rates and rates[name].n:
            means = designer(f"{name}-{game}", lang, n=rates[name].n)
            rows.append((designer(name, lang), percent(rates[name], lang), means))
    rows.append((designer("length", lang), span(found.length, lang, 2), designer(f"length-means-{game}", lang)))
    lines = ["  " + line for line in columns(rows)]
    cards = ui("separator", lang).join(among)
    compared = ["  " + designer("compared", lang, cards=cards)] if among else []
    return [_played(found, lang), *lines, *compared, "  " + verdict(found, lang)]


def _played(found: Finding | Comparison, lang: str) -> str:
    asked = found.question if isinstance(found, Finding) else found.match
    pace = found.games / found.seconds if found.seconds else 0.0
    return designer(
        "played", lang, games=found.games, seeds=found.blocks, seconds=number(found.seconds, lang, 1),
        pace=number(pace, lang, 0), policy=asked.policy, seed=str(asked.seed),
    )  # fmt: skip


def rounded(asked: int | None, found: Finding | Comparison, lang: str) -> list[str]:
    """Said where other than the games that were asked for were played: all games of a seed belong together."""
    if asked is None or asked == found.games or not found.blocks:
        return []
    return [designer("rounded", lang, asked=asked, games=found.games, each=round(found.games / found.blocks))]


def verdict(found: Finding, lang: str) -> str:
    """One sentence, no surer than the interval."""
    key = "price" if found.price is not None else "impact"
    decisive = found.price or found.impact
    half = number((decisive.high - decisive.low) / 2, lang)
    sure = "strong" if decisive.low > 0 else "weak" if decisive.high < 0 else "open"
    return designer(f"verdict-{key}-{sure}", lang, half=half)


# -------------------------------------------------------------------- a sweep


def table(sweep: Sweep, found: Sequence[Finding], lang: str, plain: bool) -> list[str]:
    """A line for each value, then a picture in characters."""
    game = found[0].question.game
    names = [
        name for name in lab_for(game).trial_rates if any(name in each.rates and each.rates[name].n for each in found)
    ]
    priced = any(each.price is not None for each in found)
    head = [sweep.field, designer("impact", lang), *([designer("price", lang)] if priced else [])]
    head += [*(designer(name, lang) for name in names), designer("length", lang)]
    rows: list[list[str]] = [head]
    for value, each in zip(sweep.values, found, strict=True):
        cells = [str(value), span(each.impact, lang)]
        if priced:
            cells.append(span(each.price, lang) if each.price is not None else "")
        cells += [percent(each.rates[name], lang) if name in each.rates else "" for name in names]
        rows.append([*cells, span(each.length, lang, 2)])
    decisive = [each.price if each.price is not None else each.impact for each in found]
    title = designer("price" if priced else "impact", lang)
    games = sum(each.games for each in found)
    seconds = number(sum(each.seconds for each in found), lang)
    asked = found[0].question
    told = designer("swept", lang, games=games, seconds=seconds, policy=asked.policy, seed=str(asked.seed))
    labels = [f"{sweep.field} {value}" for value in sweep.values]
    return [told, *columns(rows), "", designer("picture-of", lang, what=title), *bars(labels, decisive, plain=plain)]


def drawn(card: Any, sweep: Sweep, found: Sequence[Finding], lang: str) -> str:
    """The sweep as SVG."""
    series = [Series(designer("impact", lang), [each.impact for each in found])]
    if any(each.price is not None for each in found):
        nothing = Estimate(math.nan, math.nan, math.nan, 0)
        series.append(Series(designer("price", lang), [each.price or nothing for each in found]))
    games = sum(each.games for each in found)
    asked = found[0].question
    subtitle = designer("swept-short", lang, games=games, policy=asked.policy)
    places = [str(value) for value in sweep.values]
    return svg(card_name(card, lang), subtitle, sweep.field, designer("points", lang), places, series)


# -------------------------------------------------------------------- two settings


def side_by_side(found: Comparison, a: str, b: str, lang: str) -> list[str]:
    """Figures, then the cards that have surely moved."""
    head = ["", designer("side", lang, letter="A", name=a), designer("side", lang, letter="B", name=b)]
    rows = [[*head, designer("moved", lang)]]
    for row in found.figures:
        digits = 1 if row.name in IN_POINTS else 2
        sign = row.name == "first"
        cells = [span(each, lang, digits, sign) if each is not None else "" for each in (row.a, row.b)]
        rows.append([designer(f"figure-{row.name}", lang), *cells, _moved(row, lang, digits)])
    cards = [row for row in found.cards if row.sure]
    lines = [_played(found, lang), *columns(rows), ""]
    if not cards:
        many = len(found.cards)
        told = designer("cards-still", lang, n=many) if many else designer("cards-few", lang, n=LEAST_SEEN)
        return [*lines, told]
    rows = [[designer(f"cards-{found.match.game}", lang), "A", "B", designer("moved", lang)]]
    for row in cards[:MOST_CARDS]:
        cells = [percent(Estimate(e.value / POINTS, e.low / POINTS, e.high / POINTS, e.n), lang) if e else "–"
                 for e in (row.a, row.b)]  # fmt: skip
        rows.append([named(row.name, found.match, lang), *cells, _moved(row, lang, 1)])
    more = len(cards) - MOST_CARDS
    lines += [*columns(rows), *([designer("cards-more", lang, n=more)] if more > 0 else [])]
    return [*lines, designer("cards-care", lang, n=len(found.cards))]


def _moved(row: Row, lang: str, digits: int) -> str:
    if row.moved is None:
        return designer("cards-new" if row.a is None else "cards-gone", lang)
    return span(row.moved, lang, digits) + (" *" if row.sure else "")


def gates(match: Match, limits: Sequence[Gate], broken: Sequence[tuple[Gate, Row]], lang: str) -> list[str]:
    """Which gates are broken, and by what."""
    lines = []
    for gate, row in broken:
        name = named(row.name, match, lang) if gate.name == CARDS else designer(f"figure-{row.name}", lang)
        most = number(gate.most, lang, 2).rstrip("0").rstrip(".,")
        moved = span(row.moved, lang, 2) if row.moved is not None else ""
        lines.append(designer("gate-broken", lang, name=name, moved=moved, most=most))
    return lines or ([designer("gate-holds", lang)] if limits else [])
