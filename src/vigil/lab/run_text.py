"""The report of a run as lines of text, for the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from unicodedata import east_asian_width

from vigil import registry
from vigil.bots.external import substitute_of
from vigil.lab.run import Run
from vigil.lab.summary import RunSummary, WinTally
from vigil.lab.text import number, percent, share_text
from vigil.text import error_text, lab_text, text_of, ui_text

BAR_WIDTH = 20


def report_lines(run: Run, lang: str, bars: bool = True) -> list[str]:
    """Return the report; `bars` adds a bar for each win rate."""
    summary, plan = run.summary, run.plan
    title = registry.get(plan.game).title
    lines = [lab_text("title", lang, game=title, games=number(summary.games, lang), seed=str(plan.seed))]
    if run.stopped:
        lines.append(lab_text("stopped", lang, done=number(summary.games, lang), asked=number(plan.games, lang)))
    if not summary.games:
        return lines
    lines += ["", *_players(summary, lang, bars, plan.times), *substitute_lines(summary, lang)]
    if len(summary.seats) > 1:
        order = [(lab_text("turn-n", lang, n=turn + 1), won) for turn, won in sorted(summary.order.items())]
        lines += ["", *_win_table("turn-order", order, lang, bars)]
        seats = [(lab_text("seat-n", lang, n=seat + 1), won) for seat, won in sorted(summary.seats.items())]
        lines += ["", *_win_table("seat", seats, lang, bars)]
    if len(summary.decks) > 1:
        decks = sorted(summary.decks.items(), key=lambda entry: (-entry[1].rate.value, entry[0]))
        lines += ["", *_win_table("deck", [(deck_name(name, lang), won) for name, won in decks], lang, bars)]
    if line := incomplete_deal(run, lang):
        lines += ["", line]
    if plan.decks_stay:
        lines += ["", lab_text("decks-stay", lang)]
    return [*lines, "", *length_lines(summary, lang), lab_text("speed", lang, rate=number(run.rate, lang, 1))]


def ending_text(game: str, reason: str, lang: str) -> str:
    """Return a reason why games end, from the lab's messages or from the game's terms."""
    found = lab_text(key := f"ending-{reason}", lang, game)
    return text_of(game).term(reason, lang) if found == key else found


def incomplete_deal(run: Run, lang: str) -> str:
    """Return a note if the last deal wasn't played with every rotation, else an empty text."""
    n, games = len(run.plan.arrangements), run.summary.games
    return lab_text("uneven", lang, games=number(games, lang), n=n, left=games % n) if games % n else ""


def _heads(key: str, lang: str, bars: bool) -> list[str]:
    return [lab_text(key, lang), lab_text("wins", lang), lab_text("win-rate", lang), *([""] if bars else [])]


def _win_table(key: str, rows: Sequence[tuple[str, WinTally]], lang: str, bars: bool) -> list[str]:
    return align([_heads(key, lang, bars), *([name, *_win_cells(won, lang, bars)] for name, won in rows)])


def _players(summary: RunSummary, lang: str, bars: bool, times: bool) -> list[str]:
    heads = [*_heads("player", lang, bars), lab_text("mean-score", lang)]
    rows = [[*heads, lab_text("thinking", lang)] if times else heads]
    for who, player in sorted(summary.players.items()):
        row = [summary.names[who], *_win_cells(player.won, lang, bars), number(player.score.mean, lang, 1)]
        rows.append([*row, number(player.seconds / player.won.games, lang, 2)] if times else row)
    return align(rows)


def substitute_lines(summary: RunSummary, lang: str) -> list[str]:
    """Return notes on bots that were replaced by a substitute, and why."""
    lines = []
    for who, player in sorted(summary.players.items()):
        if player.substituted:
            lines.append(substitute_text(summary.names[who], player.name, player.substituted, player.given_up, lang))
            if player.fault is not None:
                lines.append(lab_text("substituted-why", lang, why=error_text(player.fault, lang)))
    return lines


def substitute_text(name: str, spec: str, answers: int, games: int, lang: str) -> str:
    """Return in how many games a substitute played for a bot, and how many choices it made."""
    return lab_text("substituted", lang, name=name, instead=substitute_of(spec), answers=answers, games=games)


def _win_cells(won: WinTally, lang: str, bars: bool) -> list[str]:
    wins = f"{number(won.wins, lang)}/{number(won.games, lang)}"
    if won.draws:
        wins += " " + lab_text("drawn-n", lang, n=won.draws)
    filled = round(BAR_WIDTH * won.rate.value)
    return [wins, share_text(won.rate, lang), *(["█" * filled + "░" * (BAR_WIDTH - filled)] if bars else [])]


def length_lines(summary: RunSummary, lang: str) -> list[str]:
    """Return the length of the games, and how they ended."""
    length = lab_text(
        "length",
        lang,
        mean=number(summary.turns.mean, lang, 1),
        median=number(summary.median, lang, 1 if summary.median % 1 else 0),
        least=int(summary.turns.least),
        most=int(summary.turns.most),
    )
    endings = ", ".join(
        f"{ending_text(summary.game, reason, lang)} {percent(count / summary.games, lang, 0)}"
        for reason, count in summary.reasons.most_common()
    )
    return [length, lab_text("endings", lang, endings=endings)]


def settings_text(text: str, game: str, lang: str) -> str:
    """Return the settings of a row in words; names of cards and switches stay as they are typed."""
    parts = []
    for key, value in json.loads(text).items():
        if isinstance(value, dict):
            value = ", ".join(f"{name} {setting_value_text(key, each, game, lang)}" for name, each in value.items())
        elif isinstance(value, list):
            value = ", ".join(map(str, value))
        else:
            value = setting_value_text(key, value, game, lang)
        label = lab_text(f"setting-{key}", lang, game)
        parts.append(ui_text("with-label", lang, name=key if label == f"setting-{key}" else label, text=value))
    return ", ".join(parts)


def setting_value_text(key: str, value: object, game: str, lang: str) -> str:
    """Return the translation of a value if it has one, else the value."""
    if isinstance(value, bool):
        return lab_text("setting-yes" if value else "setting-no", lang)
    found = lab_text(f"value-{key}-{value}", lang, game)
    return str(value) if found == f"value-{key}-{value}" else found


def deck_name(name: str, lang: str) -> str:
    """Return the translated name of a ready-made deck, or any other name unchanged."""
    ready = (each for plugin in registry.plugins() if plugin.decks is not None for each in plugin.decks().ready())
    return next((each.name(lang) for each in ready if each.name("en") == name), name)


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align columns, the first one and bars to the left, the others to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for index, (cell, column_width) in enumerate(zip(row, widths, strict=True)):
            padding = " " * (column_width - width(cell))
            cells.append(cell + padding if index == 0 or set(cell) <= {"█", "░"} else padding + cell)
        lines.append("  ".join(cells).rstrip())
    return lines


def width(text: str) -> int:
    """Return the width of a text in terminal columns."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
