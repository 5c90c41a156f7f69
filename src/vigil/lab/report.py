"""The report of a run as an HTML page: figures, charts and tables in one file, without network access."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

from vigil import __version__, registry
from vigil.lab.card_labels import face, groups
from vigil.lab.charts import (
    Band,
    Bar,
    ScatterPoint,
    forest_plot,
    histogram,
    line_chart,
    matrix_chart,
    scatter,
    turn_heatmap,
)
from vigil.lab.report_assets import SCRIPT, STYLES
from vigil.lab.run_analysis import CardAnalysis, RunAnalysis
from vigil.lab.run_diff import Difference, Pairs, card_differences, differences
from vigil.lab.run_text import deck_name, ending_text, length_lines, settings_text, substitute_lines
from vigil.lab.stats import Tally, quantile
from vigil.lab.summary import WinTally
from vigil.lab.support import ACQUIRED, PLAYED, USES, lab_for
from vigil.lab.svg import SvgCanvas
from vigil.lab.text import number, percent, share_text, signed_number
from vigil.text import lab_text, ui_text

MIN_PLAYERS = 10  # players who used a card, before it is charted
MAX_POINTS, MAX_HEATMAP_ROWS, MAX_DIFFERENCES = 70, 24, 12


@dataclass(slots=True)
class Report:
    """A page under construction: its parts in order, and its charts by name."""

    lang: str
    game: str
    parts: list[str] = field(default_factory=list)
    charts: dict[str, SvgCanvas] = field(default_factory=dict)

    def say(self, key: str, **values: object) -> str:
        """Return a message in the report's language, the game's own if it has one."""
        return lab_text(key, self.lang, self.game, **values)

    def with_label(self, name: str, text: str) -> str:
        """Return a text after its label."""
        return ui_text("with-label", self.lang, name=name, text=text)

    def section(self, title: str, about: str = "") -> None:
        """Begin a section."""
        self.parts.append(f"<h2>{escape(title)}</h2>")
        if about:
            self.paragraph(about)

    def paragraph(self, text: str) -> None:
        """Add an explanation."""
        self.parts.append(f'<p class="about">{escape(text)}</p>')

    def chart(self, name: str, canvas: SvgCanvas, caption: str = "") -> None:
        """Add a chart."""
        self.charts[name] = canvas
        title = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        self.parts.append(f"<figure>{title}<div class='wide'>{canvas.svg()}</div></figure>")

    # ---------------------------------------------------------------- numbers

    def percent(self, value: float) -> str:
        """Format a share without decimals."""
        return percent(value, self.lang, 0)

    def axis_percent(self, value: float) -> str:
        """Format a share for an axis, with a decimal only if necessary."""
        return percent(value, self.lang, 0 if abs(value * 100 - round(value * 100)) < 1e-6 else 1)

    def points(self, value: float, places: int = 1) -> str:
        """Format a difference between two shares."""
        return self.say("points", n=signed_number(100 * value, self.lang, places))

    def number(self, value: float) -> str:
        """Format a number, with a decimal only if necessary."""
        return number(value, self.lang, 0 if abs(value - round(value)) < 1e-6 else 1)


def report(analysis: RunAnalysis, lang: str, other: RunAnalysis | None = None, pairs: Pairs | None = None) -> Report:
    """Build the report of a run, and of its differences from another run."""
    page = Report(lang, analysis.summary.game)
    _head(page, analysis)
    if other is not None:
        _differences(page, analysis, other, pairs)
    _winners(page, analysis)
    _length(page, analysis, other)
    if analysis.score_by_turn:
        _score_by_turn(page, analysis)
    if len(analysis.summary.decks) > 1:
        _decks(page, analysis)
    charted = lab_for(analysis.summary.game).charted
    for what in USES:
        if analysis.cards[what] and what in charted:
            _cards(page, analysis, what)
    if analysis.cards[PLAYED] and PLAYED not in charted:
        _card_table(page, analysis, PLAYED)
    page.section(page.say("h-how"), page.say("p-how"))
    return page


def html(page: Report, analysis: RunAnalysis) -> str:
    """Return the page as HTML."""
    title = f"Vigil – {registry.get(analysis.summary.game).title}"
    foot = page.say("made-by", version=__version__, file=analysis.name)
    return (
        f'<!doctype html>\n<html lang="{page.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLES}</style></head>\n<body><main>"
        + "\n".join(page.parts)
        + f"<footer>{escape(foot)}</footer></main><script>{SCRIPT}</script></body></html>\n"
    )


# -------------------------------------------------------------------- sections


def _head(page: Report, analysis: RunAnalysis) -> None:
    summary = analysis.summary
    game = registry.get(summary.game).title
    names = ", ".join(player.name for _, player in sorted(summary.players.items()))
    page.parts.append(f"<header><p class='over'>{escape(page.say('over'))}</p><h1>{escape(game)}</h1>")
    page.parts.append(f"<p class='lead'>{escape(page.say('played-by', names=names))}</p>")
    settings = sorted(settings_text(text, summary.game, page.lang) for text in summary.settings)
    page.parts.append(f"<p class='settings'>{escape(' · '.join(settings[:4]))}</p></header>")
    for line in substitute_lines(summary, page.lang):
        page.paragraph(line)
    tiles = [(number(summary.games, page.lang), page.say("tile-games", n=summary.games))]
    tiles.append((page.number(summary.median), page.say("tile-turns")))
    if len(summary.seats) > 1:
        tiles.append((percent(summary.order[0].rate.value, page.lang), page.say("tile-begins")))
    reason, count = summary.reasons.most_common(1)[0]
    how = ending_text(summary.game, reason, page.lang)
    tiles.append((page.percent(count / summary.games), page.say("tile-ending", how=how)))
    cells = "".join(f"<div><b>{escape(a)}</b><span>{escape(b)}</span></div>" for a, b in tiles)
    page.parts.append(f"<div class='tiles'>{cells}</div>")


def _bar(name: str, won: WinTally, color: str, lang: str) -> Bar:
    return Bar(name, won.rate, color, share_text(won.rate, lang))


def _winners(page: Report, analysis: RunAnalysis) -> None:
    summary, lang = analysis.summary, page.lang
    even = summary.order[0].rate.value if len(summary.seats) == 1 else None
    if even is None:
        points = sum(won.points for won in summary.seats.values())
        even = points / summary.games / len(summary.seats)  # the win rate of equally strong players
    page.section(page.say("h-wins"), page.say("p-wins"))
    names = summary.names
    bars = [_bar(names[who], player.won, f"s{who % 6}", lang) for who, player in sorted(summary.players.items())]
    mark = even if len(summary.seats) > 1 else None
    page.chart("players", forest_plot(bars, mark, page.say("h-wins"), page.axis_percent))
    if len(summary.seats) > 1:
        bars = [_bar(page.say("turn-n", n=turn + 1), won, "s6", lang) for turn, won in sorted(summary.order.items())]
        page.chart("order", forest_plot(bars, even, page.say("by-order"), page.axis_percent), page.say("by-order"))
        bars = [_bar(page.say("seat-n", n=seat + 1), won, "s6", lang) for seat, won in sorted(summary.seats.items())]
        page.chart("seats", forest_plot(bars, even, page.say("by-seat"), page.axis_percent), page.say("by-seat"))


def _length(page: Report, analysis: RunAnalysis, other: RunAnalysis | None) -> None:
    summary = analysis.summary
    page.section(page.say("h-length"), " ".join(length_lines(summary, page.lang)))
    series = [(analysis.name if other else "", summary.lengths)]
    if other is not None:
        series.append((other.name, other.summary.lengths))
    page.chart(
        "length", histogram(series, summary.median, page.say("h-length"), page.say("x-turns"), page.axis_percent)
    )


def _quartiles(counts: Counter[int]) -> tuple[float, float, float]:
    ordered = sorted(counts.elements())
    return quantile(ordered, 0.25), quantile(ordered, 0.5), quantile(ordered, 0.75)


def _score_by_turn(page: Report, analysis: RunAnalysis) -> None:
    summary = analysis.summary
    page.section(page.say("h-score-by-turn"), page.say("p-score-by-turn"))
    last = max(1, int(quantile(sorted(summary.lengths.elements()), 0.8)))  # only a few games are longer
    names = {player.name for player in summary.players.values()}
    bands, gains = [], []
    if len(names) > 1 or len(summary.players) == 1:
        for who, player in sorted(summary.players.items()):
            turns = range(1, last + 1)
            bands.append(_band(player.name, {t: analysis.score_by_turn[who, t] for t in turns}, f"s{who % 6}"))
            gains.append(_gains(player.name, {t: analysis.gains[who, t] for t in turns}, f"s{who % 6}"))
    else:
        for won, color in ((True, "s0"), (False, "s1")):
            name = page.say("winners" if won else "others")
            bands.append(_band(name, {t: analysis.fortune[won, t] for t in range(1, last + 1)}, color))
            gains.append(_gains(name, {t: analysis.winnings[won, t] for t in range(1, last + 1)}, color))
    title = page.say("h-score-by-turn")
    page.chart("score_by_turn", line_chart(bands, title, page.say("x-turn"), page.number))
    if lab_for(summary.game).score_grows:
        page.chart("gain", line_chart(gains, page.say("h-gain"), page.say("x-turn"), page.number), page.say("h-gain"))


def _band(name: str, turns: dict[int, Counter[int]], color: str) -> Band:
    return Band(name, [(turn, *_quartiles(counts)) for turn, counts in turns.items() if counts], color)


def _gains(name: str, turns: dict[int, Tally], color: str) -> Band:
    """Return the mean gain of each turn, with its interval."""
    means = [(turn, tally.interval()) for turn, tally in turns.items() if tally.n > 1]
    return Band(name, [(turn, gain.low, gain.value, gain.high) for turn, gain in means], color)


def _decks(page: Report, analysis: RunAnalysis) -> None:
    summary, lang = analysis.summary, page.lang
    page.section(page.say("h-decks"), page.say("p-decks"))
    best = sorted(summary.decks, key=lambda name: -summary.decks[name].rate.value)
    points = sum(won.points for won in summary.decks.values()) / sum(won.games for won in summary.decks.values())
    bars = [_bar(deck_name(name, lang), summary.decks[name], "s0", lang) for name in best]
    page.chart("decks", forest_plot(bars, points, page.say("h-decks"), page.axis_percent))
    cells = {(deck_name(a, lang), deck_name(b, lang)): won.rate for (a, b), won in summary.pairs.items()}
    names = [deck_name(name, lang) for name in best]
    canvas = matrix_chart(names, cells, page.say("h-matrix"), page.percent, lambda v: number(100 * v, lang, 0))
    page.chart("matrix", canvas, page.say("h-matrix"))
    page.paragraph(page.say("p-matrix"))


def _cards(page: Report, analysis: RunAnalysis, what: str) -> None:
    game, lang = analysis.summary.game, page.lang
    cards = [card for card in analysis.cards[what].values() if card.players >= min(MIN_PLAYERS, analysis.summary.games)]
    if not cards:
        return
    page.section(page.say(f"h-{what}"), page.say(f"p-{what}"))
    points = []
    for card in sorted(cards, key=lambda c: -c.players)[:MAX_POINTS]:
        label, effect = face(game, card.name, lang), analysis.win_rate_effect(card)
        if effect.low == -1.0 and effect.high == 1.0:
            continue  # all players had it, so there is no comparison
        frequency = analysis.frequency(card)
        interval = f"{page.points(effect.low)} … {page.points(effect.high)}"
        hint = page.with_label(label.name, f"{page.percent(frequency)}, {page.points(effect.value)} ({interval})")
        points.append(ScatterPoint(label.name, frequency, effect, label.color, hint))
    used = {point.color for point in points}
    legend = [(name, color) for name, color in groups(game, lang) if color in used]
    if points:
        canvas = scatter(
            points, legend, page.say(f"h-{what}"), (page.say(f"x-{what}"), page.say("y-worth")),
            (page.axis_percent, lambda value: page.points(value, 0)),
        )  # fmt: skip
        page.chart(what, canvas)
    lines = sorted(sorted(cards, key=lambda c: -c.copies)[:MAX_HEATMAP_ROWS], key=lambda c: c.first.mean)
    rows = [(face(game, c.name, lang).name, face(game, c.name, lang).color, _usual_turns(c, analysis)) for c in lines]
    when = page.say(f"when-{what}")
    canvas = turn_heatmap(
        rows,
        when,
        page.say("x-turn"),
        lambda n, t, p: page.with_label(f"{n}, {page.say('x-turn')} {t}", page.percent(p)),
    )
    page.chart(f"{what}-when", canvas, when)
    _card_table(page, analysis, what)


def _usual_turns(card: CardAnalysis, analysis: RunAnalysis) -> Counter[int]:
    """Return the turns in which a card was used, without those that only the longest games have."""
    ordered = sorted(analysis.summary.lengths.elements())
    last = max(1, int(quantile(ordered, 0.95)))
    return Counter({turn: n for turn, n in card.turns.items() if 1 <= turn <= last}) or Counter({1: card.copies})


def _card_table(page: Report, analysis: RunAnalysis, what: str) -> None:
    """Add a table of all cards."""
    game, lang = analysis.summary.game, page.lang
    heads = [page.say(key) for key in ("col-card", f"col-{what}", "col-copies", "col-turn", "col-rate", "col-worth")]
    heads.append(page.say("col-score"))
    rows = []
    for card in sorted(analysis.cards[what].values(), key=lambda c: (-c.players, c.name)):
        label, effect = face(game, card.name, lang), analysis.win_rate_effect(card)
        rate = sum(seen.points for seen in card.seen.values()) / card.players
        unknown = effect.low == -1.0 and effect.high == 1.0
        style = "" if effect.low <= 0 <= effect.high else " class='good'" if effect.value > 0 else " class='bad'"
        value = f"{page.points(effect.value)} <small>±{number(50 * (effect.high - effect.low), lang, 1)}</small>"
        score, frequency = analysis.score_effect(card), analysis.frequency(card)
        rows.append(
            f"<tr><th scope='row'><i class='{label.color}'></i>{escape(label.name)}</th>"
            + _cell(frequency, percent(frequency, lang))
            + _cell(card.copies / analysis.summary.games, number(card.copies / analysis.summary.games, lang, 2))
            + _cell(card.first.mean, number(card.first.mean, lang, 1))
            + _cell(rate, percent(rate, lang))
            + (f"<td data-v='{effect.value:.4f}'{style}>{value}</td>" if not unknown else "<td data-v='0'>–</td>")
            + (_cell(score, signed_number(score, lang, 1)) if not unknown else "<td data-v='0'>–</td>")
            + "</tr>"
        )
    head = "".join(f"<th scope='col'><button>{escape(each)}</button></th>" for each in heads)
    page.parts.append(
        f"<details><summary>{escape(page.say(f'table-{what}', n=len(rows)))}</summary><div class='wide'>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def _cell(value: float, text: str) -> str:
    return f"<td data-v='{value:.4f}'>{escape(text)}</td>"


def _differences(page: Report, analysis: RunAnalysis, other: RunAnalysis, pairs: Pairs | None) -> None:
    lang = page.lang
    every = differences(analysis, other, pairs)
    about = page.say("p-differences", one=analysis.name, other=other.name)
    page.section(page.say("h-differences"), about + (" " + page.say("p-paired") if pairs else ""))
    rates = [each for each in every if each.key != "length"]

    def label_of(each: Difference) -> str:
        what = deck_name(each.name, lang) if each.key == "deck" else each.name
        return page.say(f"difference-{each.key}", name=what)

    page.chart("differences", _difference_chart(page, rates, label_of, page.say("h-differences")))
    (length,) = (each for each in every if each.key == "length")
    text = page.say(
        "difference-length", one=number(length.one, lang, 1), other=number(length.other, lang, 1),
        by=signed_number(length.found.value, lang, 2), low=signed_number(length.found.low, lang, 2),
        high=signed_number(length.found.high, lang, 2),
    )  # fmt: skip
    page.paragraph(text)
    for what in (ACQUIRED, PLAYED):
        if what in lab_for(analysis.summary.game).charted:
            cards = card_differences(analysis, other, what)[:MAX_DIFFERENCES]
            if cards:
                title = page.say(f"different-{what}")
                canvas = _difference_chart(page, cards, lambda d: face(analysis.summary.game, d.name, lang).name, title)
                page.chart(f"differences-{what}", canvas, title)


def _difference_chart(
    page: Report, rows: list[Difference], label_of: Callable[[Difference], str], title: str
) -> SvgCanvas:
    bars = []
    for each in rows:
        significant = not each.found.low <= 0 <= each.found.high
        color = ("good" if each.found.value > 0 else "bad") if significant else "s6"
        one, other = percent(each.one, page.lang), percent(each.other, page.lang)
        more = f"{one} − {other} = {page.points(each.found.value)}"
        bars.append(Bar(label_of(each), each.found, color, more))
    return forest_plot(bars, 0.0, title, lambda value: page.points(value, 0), mirrored=True)
