"""The report of a ladder: lines for the terminal in four languages, and the page docs/LADDER.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vigil import registry
from vigil.lab.ladder import ANCHORED, LadderResult, one_sided
from vigil.lab.run_text import align, substitute_text
from vigil.lab.stats import Estimate
from vigil.lab.text import number, percent, share_text
from vigil.text import bots_text

MIN_P = 0.001  # smaller p values are shown as "< 0.001"

HEAD = """# Ladder

For players who choose an opponent, and for researchers who compare bots. Every bot plays against every other bot. Each
deal is played twice with the seats swapped, so both bots have the same luck. In games with decks, both bots use the
same deck, and the deals rotate through all ready-made decks of the format.

Ratings maximize the likelihood under the Bradley–Terry model. `greedy` is fixed at 1000, and the 95% intervals are for
the difference from it, with each deal as one observation. In the Elo column, "above" or "below" means that every game
linking a bot to `greedy`, directly or through other bots, went the same way, so only a minimum difference is known. The
lines below each table say whether a bot is significantly stronger than another (sign test over deals). Thinking time is
CPU time per decision with more than one option, on one machine.

`vigil ladder GAME --update-page docs/LADDER.md` measures one game again, with the options shown there. With
`--games-file FILE` you can split a long run into pieces.
"""


def report_lines(found: LadderResult, lang: str) -> list[str]:
    """Return the report: ratings, head-to-head scores and adjacent bots."""
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
    lines += align([rating_heads(found, lang), *rating_rows(found, lang)])
    lines += notes(found, lang)
    lines += ["", bots_text("ladder-heads", lang), *align(head_to_head_rows(found, lang)), ""]
    return lines + adjacent_lines(found, lang)


def rating_heads(found: LadderResult, lang: str) -> list[str]:
    """Return the column titles of the ratings."""
    keys = ["bot", "elo", "games", "thinking", *(["solo"] if found.solo else [])]
    return [bots_text(f"ladder-{key}", lang) for key in keys]


def rating_rows(found: LadderResult, lang: str) -> list[list[str]]:
    """Return a row for each bot, strongest first."""
    rows = []
    for bot in found.ratings.names:
        rating = found.rating_differences[bot]
        _, median, slow = found.times[bot]
        row = [
            bot,
            _elo(rating, bot == found.reference, lang),
            number(rating.n, lang),
            f"{_milliseconds(median, lang)} / {_milliseconds(slow, lang)}",
        ]
        rows.append(row + ([share_text(found.solo[bot], lang)] if found.solo else []))
    return rows


def _elo(difference: Estimate, reference: bool, lang: str) -> str:
    """Return a rating with its interval, or a limit if the interval is one-sided."""
    value, low, high = (ANCHORED + each for each in difference[:3])
    if reference:
        return number(value, lang)
    match one_sided(difference):
        case None:
            return f"{number(value, lang)} ({number(low, lang)}–{number(high, lang)})"
        case "above":
            return bots_text("ladder-above", lang, elo=number(low, lang))
        case "below":
            return bots_text("ladder-below", lang, elo=number(high, lang))
        case _:
            return "?"


def notes(found: LadderResult, lang: str) -> list[str]:
    """Return what "above" and "below" mean if they occur, and which bots substitutes played for."""
    is_one_sided = any(one_sided(each) for each in found.rating_differences.values())
    lines = [bots_text("ladder-one-sided", lang, reference=found.reference)] if is_one_sided else []
    return lines + [substitute_text(bot, bot, *counts, lang) for bot, counts in found.substituted.items()]


def head_to_head_rows(found: LadderResult, lang: str) -> list[list[str]]:
    """Return the table of head-to-head scores; each row has the scores of one bot."""
    names = found.ratings.names
    rows = [["", *names]]
    for one in names:
        row = [one]
        for other in names:
            score = found.heads.get((one, other))
            row.append("·" if score is None or not score.games else percent(score.points / score.games, lang))
        rows.append(row)
    return rows


def adjacent_lines(found: LadderResult, lang: str) -> list[str]:
    """Say whether each bot is significantly stronger than the next one."""
    lines = []
    for n in found.adjacent_pairs:
        p = f"< {number(MIN_P, lang, 3)}" if n.p < MIN_P else f"= {number(n.p, lang, 3)}"
        deals = {"won": str(n.won), "even": str(n.even), "lost": str(n.lost)}
        lines.append(bots_text("ladder-adjacent", lang, better=n.better, worse=n.worse, p=p, **deals))
    return lines


def _milliseconds(seconds: float, lang: str) -> str:
    n = 1000 * seconds
    return bots_text("ladder-milliseconds", lang, n=number(n, lang, 2 if n < 10 else 0))


# ----------------------------------------------------------------------------- the page


def page(found: LadderResult, command: str, before: str | None) -> str:
    """Return the page with this game's part replaced; the parts of other games stay."""
    parts = dict(re.findall(r"^<!-- (\w+) -->\n(.*?)^<!-- end -->$", before or "", re.MULTILINE | re.DOTALL))
    parts[found.plan.game] = _part(found, command)
    return HEAD + "".join(
        f"\n<!-- {game} -->\n{parts[game]}<!-- end -->\n" for game in registry.names() if game in parts
    )


def _part(found: LadderResult, command: str) -> str:
    lines = [f"## {registry.get(found.plan.game).title}", "", f"{number(found.games, 'en')} games: `{command}`", ""]
    lines += _markdown_table([rating_heads(found, "en"), *rating_rows(found, "en")])
    lines += [text for line in notes(found, "en") for text in ("", line)]
    table = head_to_head_rows(found, "en")
    table[0][0] = "score of the row's bot"
    lines += ["", *_markdown_table(table), "", *(f"- {line}" for line in adjacent_lines(found, "en"))]
    return "\n".join(lines) + "\n"


def _markdown_table(rows: Sequence[Sequence[str]]) -> list[str]:
    def line(cells: Iterable[str]) -> str:
        return "| " + " | ".join(cells) + " |"

    first, *rest = rows
    return [line(first), line(["---", *["---:"] * (len(first) - 1)]), *map(line, rest)]
