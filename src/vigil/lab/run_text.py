"""A run told in lines: who won, from where, how long it took."""

from __future__ import annotations

import json
from collections.abc import Sequence
from unicodedata import east_asian_width

from vigil import registry
from vigil.bots.external import substitute_of
from vigil.lab.run import Run
from vigil.lab.summary import RunSummary, WinTally
from vigil.lab.text import number, percent, share_text
from vigil.text import error_text, fluent, lab_text, text_of, ui_text

BAR = 20


def told(run: Run, lang: str, bars: bool = True) -> list[str]:
    """All of it."""
    summary, plan = run.summary, run.plan
    title = registry.get(plan.game).title
    lines = [lab_text("title", lang, game=title, games=number(summary.games, lang), seed=str(plan.seed))]
    if run.stopped:
        lines.append(lab_text("stopped", lang, done=number(summary.games, lang), asked=number(plan.games, lang)))
    if not summary.games:
        return lines
    lines += ["", *_players(summary, lang, bars, plan.times), *stood_in(summary, lang)]
    if len(summary.seats) > 1:
        head = [lab_text("turn-order", lang), lab_text("wins", lang), lab_text("win-rate", lang)]
        rows = [
            [lab_text("turn-n", lang, n=turn + 1), *_won(won, lang, bars)]
            for turn, won in sorted(summary.order.items())
        ]
        lines += ["", *aligned([_barred(head, bars), *rows])]
        head[0] = lab_text("seat", lang)
        rows = [
            [lab_text("seat-n", lang, n=seat + 1), *_won(won, lang, bars)]
            for seat, won in sorted(summary.seats.items())
        ]
        lines += ["", *aligned([_barred(head, bars), *rows])]
    if len(summary.decks) > 1:
        head[0] = lab_text("deck", lang)
        rows = [[deck_name(name, lang), *_won(won, lang, bars)] for name, won in _best(summary.decks)]
        lines += ["", *aligned([_barred(head, bars), *rows])]
    lines += [
        *(["", line] if (line := uneven(run, lang)) else []),
        *(["", lab_text("decks-stay", lang)] if plan.decks_stay else []),
    ]
    lines += ["", *_length(summary, lang), lab_text("speed", lang, rate=number(run.rate, lang, 1))]
    return lines


def ending(game: str, reason: str, lang: str) -> str:
    """Why games ended, as a report lists it; a reason that only one game has is a word of that game."""
    return fluent.message("lab", f"ending-{reason}", lang) or text_of(game).term(reason, lang)


def uneven(run: Run, lang: str) -> str:
    """Said where the last deal was not played from every seat, or not with every deck."""
    whole, games = len(run.plan.arrangements), run.summary.games
    return lab_text("uneven", lang, games=number(games, lang), n=whole, left=games % whole) if games % whole else ""


def _best(decks: dict[str, WinTally]) -> list[tuple[str, WinTally]]:
    return sorted(decks.items(), key=lambda entry: (-entry[1].rate.value, entry[0]))


def _players(summary: RunSummary, lang: str, bars: bool, times: bool) -> list[str]:
    head = [lab_text("player", lang), lab_text("wins", lang), lab_text("win-rate", lang)]
    rows = [[*_barred(head, bars), lab_text("mean-score", lang), *([lab_text("thinking", lang)] if times else [])]]
    for who, player in sorted(summary.players.items()):
        row = [summary.names[who], *_won(player.won, lang, bars), number(player.score.mean, lang, 1)]
        rows.append([*row, number(player.seconds / player.won.games, lang, 2)] if times else row)
    return aligned(rows)


def stood_in(summary: RunSummary, lang: str) -> list[str]:
    """For whom others had to play: these games say less about them."""
    lines = []
    for who, player in sorted(summary.players.items()):
        if player.stood_in:
            lines.append(replaced(summary.names[who], player.name, player.stood_in, player.given_up, lang))
            if player.fault is not None:
                lines.append(lab_text("stood-in-why", lang, why=error_text(player.fault, lang)))
    return lines


def replaced(name: str, spec: str, answers: int, games: int, lang: str) -> str:
    """In how many games somebody played in another's place, and how much."""
    return lab_text("stood-in", lang, name=name, instead=substitute_of(spec), answers=answers, games=games)


def _won(won: WinTally, lang: str, bars: bool) -> list[str]:
    wins = f"{number(won.wins, lang)}/{number(won.games, lang)}"
    if won.draws:
        wins += " " + lab_text("drawn-n", lang, n=won.draws)
    filled = round(BAR * won.rate.value)
    return [wins, share_text(won.rate, lang), *(["█" * filled + "░" * (BAR - filled)] if bars else [])]


def _barred(head: list[str], bars: bool) -> list[str]:
    return [*head, ""] if bars else list(head)


def _length(summary: RunSummary, lang: str) -> list[str]:
    turns = summary.turns
    lines = [
        lab_text(
            "length",
            lang,
            mean=number(turns.mean, lang, 1),
            median=number(summary.median, lang, 1 if summary.median % 1 else 0),
            least=int(turns.least),
            most=int(turns.most),
        )
    ]
    endings = ", ".join(
        f"{ending(summary.game, reason, lang)} {percent(count / summary.games, lang, 0)}"
        for reason, count in summary.reasons.most_common()
    )
    return [*lines, lab_text("endings", lang, endings=endings)]


def settings_told(text: str, game: str, lang: str) -> str:
    """The settings of a row as a reader would say them; names of cards and switches stay as they are typed."""
    told = []
    for key, value in json.loads(text).items():
        if isinstance(value, dict):
            value = ", ".join(f"{name} {setting_word(key, each, game, lang)}" for name, each in value.items())
        elif isinstance(value, list):
            value = ", ".join(map(str, value))
        else:
            value = setting_word(key, value, game, lang)
        label = lab_text(f"setting-{key}", lang, game)
        told.append(ui_text("labelled", lang, name=key if label == f"setting-{key}" else label, text=value))
    return ", ".join(told)


def setting_word(key: str, value: object, game: str, lang: str) -> str:
    """A value that has a name of its own in this language, or as it is written."""
    if isinstance(value, bool):
        return lab_text("setting-yes" if value else "setting-no", lang)
    found = lab_text(f"value-{key}-{value}", lang, game)
    return str(value) if found == f"value-{key}-{value}" else found


def deck_name(name: str, lang: str) -> str:
    """A ready deck in the reader's language; any other as it is called."""
    ready = (each for plugin in registry.plugins() if plugin.decks is not None for each in plugin.decks().ready())
    return next((each.name(lang) for each in ready if each.name("en") == name), name)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under each other, the first to the left, numbers to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell + " " * (wide - width(cell))
            if place == 0 or set(cell) <= {"█", "░"}
            else " " * (wide - width(cell)) + cell
            for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
