"""A ladder as people read it: lines for a terminal in four languages, and the page docs/LADDER.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vigil import registry
from vigil.lab.ladder import ANCHORED, LadderResult, one_sided
from vigil.lab.run_text import replaced
from vigil.lab.stats import Estimate
from vigil.lab.text import number, percent, share_text
from vigil.text import bots_text

SURE = 0.001

HEAD = """# Ladder

For players who choose an opponent, and for researchers who compare bots. Every bot plays every other. Each deal is
played twice with the seats swapped, so both bots have the same luck. Where players bring decks, both use the same
one, and the deals go through all ready decks of the format.

Ratings maximize the likelihood under the Bradley–Terry model. `greedy` is fixed at 1000, and a 95 % interval is that
of the distance to it, with each deal as one observation. "Above" and "below" mean that one bot won every game: then
the games show how far apart the two are at least, and no more. The lines below each table say whether a bot is
significantly stronger than another (sign test over deals). Thinking time is CPU time per decision with a choice, on
the machine that made this page.

`vigil ladder GAME --write docs/LADDER.md` measures one game again, with the options shown there; `--keep FILE` lets
you split a long run into pieces.
"""


def told(found: LadderResult, lang: str) -> list[str]:
    """The ladder in lines: ratings, who beat whom, neighbours."""
    plan = found.plan
    lines = [
        bots_text(
            "ladder-title",
            lang,
            game=registry.get(plan.game).title,
            games=number(found.games, lang),
            seed=str(plan.seed),
        )
    ]
    if plan.games % 2:
        lines.append(bots_text("ladder-rounded", lang, asked=plan.games, games=plan.games + 1))
    lines += aligned([head(found, lang), *ratings(found, lang)])
    lines += [*openly(found, lang), *replaced_in(found, lang)]
    lines += ["", bots_text("ladder-heads", lang), *aligned(heads(found, lang)), ""]
    return lines + neighbours(found, lang)


def replaced_in(found: LadderResult, lang: str) -> list[str]:
    """For which bots others had to play; their ratings are partly those of others."""
    return [replaced(bot, bot, *counted, lang) for bot, counted in found.stood_in.items()]


def head(found: LadderResult, lang: str) -> list[str]:
    keys = ["bot", "elo", "games", "thinking", *(["solo"] if found.solo else [])]
    return [bots_text(f"ladder-{key}", lang) for key in keys]


def ratings(found: LadderResult, lang: str) -> list[list[str]]:
    """A row for each bot, the strongest first."""
    rows = []
    for bot in found.ratings.names:
        rating = found.apart[bot]
        _, middle, slow = found.times[bot]
        row = [
            bot,
            _elo(rating, bot == found.reference, lang),
            number(rating.n, lang),
            f"{_milliseconds(middle, lang)} / {_milliseconds(slow, lang)}",
        ]
        rows.append(row + ([share_text(found.solo[bot], lang)] if found.solo else []))
    return rows


def _elo(apart: Estimate, reference: bool, lang: str) -> str:
    """A rating with its interval; where that is open, only how far up or down it is at least."""
    value, low, high = (ANCHORED + each for each in apart[:3])
    if reference:
        return number(value, lang)
    match one_sided(apart):
        case None:
            return f"{number(value, lang)} ({number(low, lang)}–{number(high, lang)})"
        case "above":
            return bots_text("ladder-above", lang, elo=number(low, lang))
        case "below":
            return bots_text("ladder-below", lang, elo=number(high, lang))
        case _:
            return "?"


def openly(found: LadderResult, lang: str) -> list[str]:
    """What "above" and "below" mean, where they were said."""
    one = any(one_sided(each) for each in found.apart.values())
    return [bots_text("ladder-one-sided", lang, reference=found.reference)] if one else []


def heads(found: LadderResult, lang: str) -> list[list[str]]:
    """The points of each row's bot against each column's."""
    names = found.ratings.names
    rows = [["", *names]]
    for one in names:
        row = [one]
        for other in names:
            score = found.heads.get((one, other))
            row.append("·" if score is None or not score.games else percent(score.points / score.games, lang))
        rows.append(row)
    return rows


def neighbours(found: LadderResult, lang: str) -> list[str]:
    """Whether each bot is really stronger than the next one."""
    lines = []
    for n in found.neighbours:
        p = f"< {number(SURE, lang, 3)}" if n.p < SURE else f"= {number(n.p, lang, 3)}"
        deals = {"won": str(n.won), "even": str(n.even), "lost": str(n.lost)}
        lines.append(bots_text("ladder-neighbour", lang, better=n.better, worse=n.worse, p=p, **deals))
    return lines


def _milliseconds(seconds: float, lang: str) -> str:
    n = 1000 * seconds
    return bots_text("ladder-milliseconds", lang, n=number(n, lang, 2 if n < 10 else 0))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns of one width, the first to the left and the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines


# ----------------------------------------------------------------------------- the page


def page(found: LadderResult, command: str, before: str | None) -> str:
    """The page with this game's part written anew; the other game's part stays as it was."""
    parts = dict(re.findall(r"^<!-- (\w+) -->\n(.*?)^<!-- end -->$", before or "", re.MULTILINE | re.DOTALL))
    parts[found.plan.game] = _part(found, command)
    return HEAD + "".join(
        f"\n<!-- {game} -->\n{parts[game]}<!-- end -->\n" for game in registry.names() if game in parts
    )


def _part(found: LadderResult, command: str) -> str:
    lines = [f"## {registry.get(found.plan.game).title}", "", f"{number(found.games, 'en')} games: `{command}`", ""]
    lines += _table([head(found, "en"), *ratings(found, "en")])
    lines += [text for line in (*openly(found, "en"), *replaced_in(found, "en")) for text in ("", line)]
    table = heads(found, "en")
    table[0][0] = "points of the bot in the row"
    lines += ["", *_table(table), "", *(f"- {line}" for line in neighbours(found, "en"))]
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    def line(cells: Iterable[str]) -> str:
        return "| " + " | ".join(cells) + " |"

    first, *rest = rows
    return [line(first), line(["---", *["---:"] * (len(first) - 1)]), *map(line, rest)]
