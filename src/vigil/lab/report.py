"""A run as a page that stands alone: figures, pictures and tables, in one file and without a network."""

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
from vigil.lab.run_text import deck_name, ending, settings_told, stood_in
from vigil.lab.stats import Tally, quantile
from vigil.lab.summary import WinTally
from vigil.lab.support import ACQUIRED, PLAYED, USES, lab_for
from vigil.lab.svg import SvgCanvas
from vigil.lab.text import number, percent, share_text, signed
from vigil.text import lab_text, ui_text

LEAST = 10  # games in which a card must have been had before it is drawn
MOST_SPOTS, MOST_LINES, MOST_SHOWN = 70, 24, 12


@dataclass(slots=True)
class Report:
    """The page as it grows: its parts in order, and the pictures by name."""

    lang: str
    parts: list[str] = field(default_factory=list)
    pictures: dict[str, SvgCanvas] = field(default_factory=dict)

    def say(self, key: str, **values: object) -> str:
        return lab_text(key, self.lang, **values)

    def labelled(self, name: str, text: str) -> str:
        return ui_text("labelled", self.lang, name=name, text=text)

    def section(self, title: str, about: str = "") -> None:
        self.parts.append(f"<h2>{escape(title)}</h2>")
        if about:
            self.parts.append(f'<p class="about">{escape(about)}</p>')

    def picture(self, name: str, sheet: SvgCanvas, caption: str = "") -> None:
        self.pictures[name] = sheet
        told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        self.parts.append(f"<figure>{told}<div class='wide'>{sheet.svg()}</div></figure>")

    # ---------------------------------------------------------------- numbers

    def percent(self, value: float) -> str:
        return percent(value, self.lang, 0)

    def fine(self, value: float) -> str:
        """A share for an axis: with a decimal only where it needs one."""
        return percent(value, self.lang, 0 if abs(value * 100 - round(value * 100)) < 1e-6 else 1)

    def points(self, value: float, places: int = 1) -> str:
        """A difference of two shares."""
        return self.say("points", n=signed(100 * value, self.lang, places))

    def number(self, value: float) -> str:
        return number(value, self.lang, 0 if abs(value - round(value)) < 1e-6 else 1)


def report(study: RunAnalysis, lang: str, other: RunAnalysis | None = None, pairs: Pairs | None = None) -> Report:
    """The whole report of a run, and of what another does differently."""
    made = Report(lang)
    _head(made, study)
    if other is not None:
        _differences(made, study, other, pairs)
    _winners(made, study)
    _length(made, study, other)
    if study.course:
        _course(made, study)
    if len(study.summary.decks) > 1:
        _decks(made, study)
    charted = lab_for(study.summary.game).charted
    for what in USES:
        if study.cards[what] and what in charted:
            _cards(made, study, what)
    if study.cards[PLAYED] and PLAYED not in charted:
        _table(made, study, PLAYED)
    made.parts.append(f"<h2>{escape(made.say('h-how'))}</h2><p class='about'>{escape(made.say('p-how'))}</p>")
    return made


def html(made: Report, study: RunAnalysis) -> str:
    """The page as a file."""
    title = f"Vigil – {registry.get(study.summary.game).title}"
    foot = made.say("made-by", version=__version__, file=study.name)
    return (
        f'<!doctype html>\n<html lang="{made.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLES}</style></head>\n<body><main>"
        + "\n".join(made.parts)
        + f"<footer>{escape(foot)}</footer></main><script>{SCRIPT}</script></body></html>\n"
    )


# -------------------------------------------------------------------- sections


def _head(made: Report, study: RunAnalysis) -> None:
    summary = study.summary
    game = registry.get(summary.game).title
    names = ", ".join(player.name for _, player in sorted(summary.players.items()))
    made.parts.append(f"<header><p class='over'>{escape(made.say('over'))}</p><h1>{escape(game)}</h1>")
    made.parts.append(f"<p class='lead'>{escape(made.say('played-by', names=names))}</p>")
    settings = sorted(settings_told(text, summary.game, made.lang) for text in summary.settings)
    made.parts.append(f"<p class='settings'>{escape(' · '.join(settings[:4]))}</p></header>")
    for line in stood_in(summary, made.lang):
        made.parts.append(f"<p class='about'>{escape(line)}</p>")
    tiles = [(number(summary.games, made.lang), made.say("tile-games", n=summary.games))]
    tiles.append((made.number(summary.median), made.say("tile-turns")))
    if len(summary.seats) > 1:
        tiles.append((percent(summary.order[0].rate.value, made.lang), made.say("tile-begins")))
    reason, count = summary.reasons.most_common(1)[0]
    how = ending(summary.game, reason, made.lang)
    tiles.append((made.percent(count / summary.games), made.say("tile-ending", how=how)))
    drawn = "".join(f"<div><b>{escape(a)}</b><span>{escape(b)}</span></div>" for a, b in tiles)
    made.parts.append(f"<div class='tiles'>{drawn}</div>")


def _bar(name: str, won: WinTally, colour: str, lang: str) -> Bar:
    return Bar(name, won.rate, colour, share_text(won.rate, lang))


def _winners(made: Report, study: RunAnalysis) -> None:
    summary, lang = study.summary, made.lang
    even = summary.order[0].rate.value if len(summary.seats) == 1 else None
    if even is None:
        points = sum(won.points for won in summary.seats.values())
        even = points / summary.games / len(summary.seats)  # what everybody would have if all were equal
    made.section(made.say("h-wins"), made.say("p-wins"))
    names = summary.names
    bars = [_bar(names[who], player.won, f"s{who % 6}", lang) for who, player in sorted(summary.players.items())]
    mark = even if len(summary.seats) > 1 else None
    made.picture("players", forest_plot(bars, mark, made.say("h-wins"), made.fine))
    if len(summary.seats) > 1:
        bars = [_bar(made.say("turn-n", n=turn + 1), won, "s6", lang) for turn, won in sorted(summary.order.items())]
        made.picture("order", forest_plot(bars, even, made.say("by-order"), made.fine), made.say("by-order"))
        bars = [_bar(made.say("seat-n", n=seat + 1), won, "s6", lang) for seat, won in sorted(summary.seats.items())]
        made.picture("seats", forest_plot(bars, even, made.say("by-seat"), made.fine), made.say("by-seat"))


def _length(made: Report, study: RunAnalysis, other: RunAnalysis | None) -> None:
    summary = study.summary
    told = made.say(
        "length", mean=number(summary.turns.mean, made.lang, 1), median=made.number(summary.median),
        least=int(summary.turns.least), most=int(summary.turns.most),
    )  # fmt: skip
    endings = ", ".join(
        f"{ending(summary.game, reason, made.lang)} {made.percent(count / summary.games)}"
        for reason, count in summary.reasons.most_common()
    )
    made.section(made.say("h-length"), told + " " + made.say("endings", endings=endings))
    series = [(study.name if other else "", summary.lengths)]
    if other is not None:
        series.append((other.name, other.summary.lengths))
    made.picture("length", histogram(series, summary.median, made.say("h-length"), made.say("x-turns"), made.fine))


def _quartiles(counts: Counter[int]) -> tuple[float, float, float]:
    ordered = sorted(counts.elements())
    return quantile(ordered, 0.25), quantile(ordered, 0.5), quantile(ordered, 0.75)


def _course(made: Report, study: RunAnalysis) -> None:
    summary = study.summary
    made.section(*(lab_text(key, made.lang, summary.game) for key in ("h-course", "p-course")))
    last = max(1, int(quantile(sorted(summary.lengths.elements()), 0.8)))  # the rest is a few long games
    names = {player.name for player in summary.players.values()}
    bands, gains = [], []
    if len(names) > 1 or len(summary.players) == 1:
        for who, player in sorted(summary.players.items()):
            turns = range(1, last + 1)
            bands.append(_band(player.name, {t: study.course[who, t] for t in turns}, f"s{who % 6}"))
            gains.append(_gains(player.name, {t: study.gains[who, t] for t in turns}, f"s{who % 6}"))
    else:
        for won, colour in ((True, "s0"), (False, "s1")):
            name = made.say("winners" if won else "others")
            bands.append(_band(name, {t: study.fortune[won, t] for t in range(1, last + 1)}, colour))
            gains.append(_gains(name, {t: study.winnings[won, t] for t in range(1, last + 1)}, colour))
    made.picture(
        "course", line_chart(bands, lab_text("h-course", made.lang, summary.game), made.say("x-turn"), made.number)
    )
    if lab_for(summary.game).score_grows:
        made.picture("gain", line_chart(gains, made.say("h-gain"), made.say("x-turn"), made.number), made.say("h-gain"))


def _band(name: str, turns: dict[int, Counter[int]], colour: str) -> Band:
    return Band(name, [(turn, *_quartiles(counts)) for turn, counts in turns.items() if counts], colour)


def _gains(name: str, turns: dict[int, Tally], colour: str) -> Band:
    """What a turn brought on average, with the interval of the mean."""
    found = [(turn, tally.interval()) for turn, tally in turns.items() if tally.n > 1]
    return Band(name, [(turn, gain.low, gain.value, gain.high) for turn, gain in found], colour)


def _decks(made: Report, study: RunAnalysis) -> None:
    summary, lang = study.summary, made.lang
    made.section(made.say("h-decks"), made.say("p-decks"))
    best = sorted(summary.decks, key=lambda name: -summary.decks[name].rate.value)
    points = sum(won.points for won in summary.decks.values()) / sum(won.games for won in summary.decks.values())
    bars = [_bar(deck_name(name, lang), summary.decks[name], "s0", lang) for name in best]
    made.picture("decks", forest_plot(bars, points, made.say("h-decks"), made.fine))
    cells = {(deck_name(a, lang), deck_name(b, lang)): won.rate for (a, b), won in summary.pairs.items()}
    names = [deck_name(name, lang) for name in best]
    sheet = matrix_chart(names, cells, made.say("h-matrix"), made.percent, lambda v: number(100 * v, lang, 0))
    made.picture("matrix", sheet, made.say("h-matrix"))
    made.parts.append(f'<p class="about">{escape(made.say("p-matrix"))}</p>')


def _cards(made: Report, study: RunAnalysis, what: str) -> None:
    game, lang = study.summary.game, made.lang
    cards = [card for card in study.cards[what].values() if card.players >= min(LEAST, study.summary.games)]
    if not cards:
        return
    made.section(made.say(f"h-{what}"), made.say(f"p-{what}"))
    spots = []
    for card in sorted(cards, key=lambda c: -c.players)[:MOST_SPOTS]:
        shown, found = face(game, card.name, lang), study.worth(card)
        if found.low == -1.0 and found.high == 1.0:
            continue  # all had it: there is nobody to compare with
        often = study.often(card)
        interval = f"{made.points(found.low)} … {made.points(found.high)}"
        said = made.labelled(shown.name, f"{made.percent(often)}, {made.points(found.value)} ({interval})")
        spots.append(ScatterPoint(shown.name, often, found, shown.colour, said))
    used = {spot.colour for spot in spots}
    legend = [(name, colour) for name, colour in groups(game, lang) if colour in used]
    if spots:
        sheet = scatter(
            spots, legend, made.say(f"h-{what}"), (made.say(f"x-{what}"), made.say("y-worth")),
            (made.fine, lambda value: made.points(value, 0)),
        )  # fmt: skip
        made.picture(what, sheet)
    lines = sorted(sorted(cards, key=lambda c: -c.copies)[:MOST_LINES], key=lambda c: c.first.mean)
    rows = [(face(game, c.name, lang).name, face(game, c.name, lang).colour, _until(c, study)) for c in lines]
    when = made.say(f"when-{what}")
    sheet = turn_heatmap(
        rows, when, made.say("x-turn"), lambda n, t, p: made.labelled(f"{n}, {made.say('x-turn')} {t}", made.percent(p))
    )
    made.picture(f"{what}-when", sheet, when)
    _table(made, study, what)


def _until(card: CardAnalysis, study: RunAnalysis) -> Counter[int]:
    """The turns of a card, as far as most games go."""
    ordered = sorted(study.summary.lengths.elements())
    last = max(1, int(quantile(ordered, 0.95)))
    return Counter({turn: n for turn, n in card.turns.items() if 1 <= turn <= last}) or Counter({1: card.copies})


def _table(made: Report, study: RunAnalysis, what: str) -> None:
    """Every card in numbers."""
    game, lang = study.summary.game, made.lang
    heads = [made.say(key) for key in ("col-card", f"col-{what}", "col-copies", "col-turn", "col-rate", "col-worth")]
    heads.append(lab_text("col-score", lang, game))
    rows = []
    for card in sorted(study.cards[what].values(), key=lambda c: (-c.players, c.name)):
        shown, worth = face(game, card.name, lang), study.worth(card)
        rate = sum(seen.points for seen in card.seen.values()) / card.players
        alone = worth.low == -1.0 and worth.high == 1.0
        sure = "" if worth.low <= 0 <= worth.high else " class='good'" if worth.value > 0 else " class='bad'"
        wide = f"{made.points(worth.value)} <small>±{number(50 * (worth.high - worth.low), lang, 1)}</small>"
        score = study.score_worth(card)
        rows.append(
            f"<tr><th scope='row'><i class='{shown.colour}'></i>{escape(shown.name)}</th>"
            + _cell(study.often(card), percent(study.often(card), lang))
            + _cell(card.copies / study.summary.games, number(card.copies / study.summary.games, lang, 2))
            + _cell(card.first.mean, number(card.first.mean, lang, 1))
            + _cell(rate, percent(rate, lang))
            + (f"<td data-v='{worth.value:.4f}'{sure}>{wide}</td>" if not alone else "<td data-v='0'>–</td>")
            + (_cell(score, signed(score, lang, 1)) if not alone else "<td data-v='0'>–</td>")
            + "</tr>"
        )
    head = "".join(f"<th scope='col'><button>{escape(each)}</button></th>" for each in heads)
    made.parts.append(
        f"<details><summary>{escape(made.say(f'table-{what}', n=len(rows)))}</summary><div class='wide'>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>"
    )


def _cell(value: float, told: str) -> str:
    return f"<td data-v='{value:.4f}'>{escape(told)}</td>"


def _differences(made: Report, study: RunAnalysis, other: RunAnalysis, pairs: Pairs | None) -> None:
    lang = made.lang
    found = differences(study, other, pairs)
    about = made.say("p-differences", one=study.name, other=other.name)
    made.section(made.say("h-differences"), about + (" " + made.say("p-paired") if pairs else ""))
    rates = [each for each in found if each.key != "length"]

    def named(each: Difference) -> str:
        what = deck_name(each.name, lang) if each.key == "deck" else each.name
        return made.say(f"difference-{each.key}", name=what)

    made.picture("differences", _different(made, rates, named, made.say("h-differences")))
    (length,) = (each for each in found if each.key == "length")
    text = made.say(
        "difference-length", one=number(length.one, lang, 1), other=number(length.other, lang, 1),
        by=signed(length.found.value, lang, 2), low=signed(length.found.low, lang, 2),
        high=signed(length.found.high, lang, 2),
    )  # fmt: skip
    made.parts.append(f'<p class="about">{escape(text)}</p>')
    for what in (ACQUIRED, PLAYED):
        if what in lab_for(study.summary.game).charted:
            cards = card_differences(study, other, what)[:MOST_SHOWN]
            if cards:
                title = made.say(f"different-{what}")
                sheet = _different(made, cards, lambda d: face(study.summary.game, d.name, lang).name, title)
                made.picture(f"differences-{what}", sheet, title)


def _different(made: Report, found: list[Difference], named: Callable[[Difference], str], label: str) -> SvgCanvas:
    bars = []
    for each in found:
        sure = not each.found.low <= 0 <= each.found.high
        colour = ("good" if each.found.value > 0 else "bad") if sure else "s6"
        one, other = percent(each.one, made.lang), percent(each.other, made.lang)
        more = f"{one} − {other} = {made.points(each.found.value)}"
        bars.append(Bar(named(each), each.found, colour, more))
    return forest_plot(bars, 0.0, label, lambda value: made.points(value, 0), mirrored=True)
