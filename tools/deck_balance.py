"""Measure the balance of the ready-made Conflictus decks: a bot plays itself with every deck against every other.

Every deal is played twice, and each player goes first once, so that the luck of the shuffles doesn't hide the value
of going first. The seats change from deal to deal.

    python -m tools.deck_balance --games 200 --format classic
    python -m tools.deck_balance --games 400 --write          # docs/BALANCE.md
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from tools.random_decks import random_deck
from vigil.bots import ask_bot, make
from vigil.effects.identifiers import slug
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.card_tables import game_tables_for
from vigil.games.conflictus.rules.config import FORMATS, Config
from vigil.games.conflictus.rules.decks import precons, ready_decks
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import KEYWORDS, HasKeyword
from vigil.games.conflictus.rules.setup import start_match, streams
from vigil.games.conflictus.rules.state import CHANCE_RNG
from vigil.kernel.rng import roll
from vigil.lab.parallel import parallel_map
from vigil.lab.summary import WinTally

PAGE = Path(__file__).parent.parent / "docs" / "BALANCE.md"
MAX_JOBS = 2
LENGTH_GOALS = {"classic": (8, 11), "rapidinha": (5, 7)}
DECK_LIMITS, PAIR_LIMITS, FIRST_LIMITS = (0.42, 0.58), (0.35, 0.65), (0.47, 0.53)
MIN_KEYWORD = 0.05  # share of games in which a keyword enters play
BOT = "greedy"
MIN_RANDOM = 0.8  # win rate against random legal decks

Task = tuple[str, str, tuple[str, str], int, int]
"""The bot, a format, a deck for each seat (empty for a random one), the seed of the deal, and the first seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: decks by seat, first seat, winner (-1 for a draw), turns per player, keywords in play."""

    format: str
    decks: tuple[str, str]
    first: int
    winner: int
    rounds: int
    keywords: tuple[str, ...]


@dataclass(slots=True)
class Report:
    """The results of the games of one format."""

    format: str
    games: int = 0
    draws: int = 0
    decks: dict[str, WinTally] = field(default_factory=lambda: defaultdict(WinTally))
    pairs: dict[tuple[str, str], WinTally] = field(default_factory=lambda: defaultdict(WinTally))
    first: WinTally = field(default_factory=WinTally)
    lengths: list[int] = field(default_factory=list)
    keywords: Counter[str] = field(default_factory=Counter)
    against_random: dict[str, WinTally] = field(default_factory=lambda: defaultdict(WinTally))

    def add_random(self, game: Played) -> None:
        """Add a game of a ready-made deck against a random deck."""
        seat = 0 if game.decks[0] else 1
        self.against_random[game.decks[seat]].add(0.5 if game.winner < 0 else float(game.winner == seat))

    def add(self, game: Played) -> None:
        """Add a game between ready-made decks."""
        self.games += 1
        self.draws += game.winner < 0
        self.lengths.append(game.rounds)
        self.keywords.update(game.keywords)
        half = game.winner < 0
        self.first.add(0.5 if half else float(game.winner == game.first))
        for seat, name in enumerate(game.decks):
            won = 0.5 if half else float(game.winner == seat)
            self.decks[name].add(won)
            self.pairs[name, game.decks[1 - seat]].add(won)

    def faults(self) -> list[str]:
        """Return the results that miss the design goals."""
        decks = [(name, tally.rate.value) for name, tally in sorted(self.decks.items())]
        found = [f"{name} wins {share:.1%}" for name, share in decks if not _is_within(share, DECK_LIMITS)]
        for (one, other), tally in sorted(self.pairs.items()):
            if one < other and not _is_within(tally.rate.value, PAIR_LIMITS):
                found.append(f"{one} wins {tally.rate.value:.1%} against {other}")
        if not _is_within(self.first.rate.value, FIRST_LIMITS):
            found.append(f"the first player wins {self.first.rate.value:.1%}")
        least, most = LENGTH_GOALS[self.format]
        if not least <= statistics.median(self.lengths) <= most:
            found.append(
                f"a median game has {statistics.median(self.lengths):g} turns per player, not {least} to {most}"
            )
        found += [
            f"{name} wins only {tally.rate.value:.1%} against random decks"
            for name, tally in sorted(self.against_random.items())
            if tally.rate.value < MIN_RANDOM
        ]
        return found + [
            f"{name} enters play in {self.keywords[name] / self.games:.1%}"
            for name in KEYWORDS
            if self.keywords[name] < MIN_KEYWORD * self.games
        ]


def _is_within(value: float, limits: tuple[float, float]) -> bool:
    return limits[0] <= value <= limits[1]


# -------------------------------------------------------------------------- playing


KEYWORDS_OF = {
    card.name: {k.name for k in card.keywords} | {r.keyword for r in card.rules if isinstance(r, HasKeyword)}
    for card in edition()
}
"""The keywords that each card has or grants."""


def play(task: Task) -> Played:
    """Play a game of a bot against itself."""
    bot, style, decks, seed, begins = task
    lists = [name or random_deck(random.Random(f"{style} {seed}"), style) for name in decks]
    config: Config = GAME.configure({"format": style, "decks": lists})
    rngs = streams(seed, 2)
    while roll(rngs[CHANCE_RNG], 2)[0] != begins:  # the first roll decides who goes first
        rngs[CHANCE_RNG] = roll(rngs[CHANCE_RNG], 2)[1]
    s = start_match(game_tables_for(config), rngs)
    bots = [make(bot, seed + seat) for seat in range(2)]
    resolved: set[str] = set()
    while (asked := GAME.decision(s)) is not None:
        index = ask_bot(bots[asked.seat], GAME, s, asked) if len(asked.options) > 1 else 0
        GAME.choose(s, GAME.options(s)[index])
        resolved.update(s.tables.name[entry[2]] for entry in s.events if entry[0] == "resolves")
    outcome = GAME.outcome(s)
    assert outcome is not None and s.first == begins
    winners = outcome.winners
    keywords = tuple(sorted({keyword for name in resolved for keyword in KEYWORDS_OF[name]}))
    return Played(style, decks, s.first, winners[0] if len(winners) == 1 else -1, (s.round + 1) // 2, keywords)


def tasks(bot: str, style: str, games: int, seed: int, only: str = "") -> Iterator[Task]:
    """Yield the games of every pair of decks."""
    for number, (one, other) in enumerate(combinations(sorted(precons(style)), 2)):
        if only in ("", one, other):
            yield from _deals(bot, style, (one, other), games, seed + 100_000 * number)


def random_tasks(bot: str, style: str, games: int, seed: int, only: str = "") -> Iterator[Task]:
    """Yield the games of every ready-made deck against random decks, a new one for each deal."""
    for number, name in enumerate(sorted(precons(style))):
        if only in ("", name):
            yield from _deals(bot, style, (name, ""), games, seed + 100_000 * number)


def _deals(bot: str, style: str, decks: tuple[str, str], games: int, seed: int) -> Iterator[Task]:
    """Yield each deal twice, with either player first. The seats change from deal to deal."""
    for k in range((games + 1) // 2):
        for begins in range(2):
            yield bot, style, decks if k % 2 == 0 else (decks[1], decks[0]), seed + k, begins


def measure(
    bot: str, styles: Iterable[str], games: int, random_games: int, seed: int, jobs: int, only: str = ""
) -> list[Report]:
    """Play all games."""
    reports = []
    for style in styles:
        report = Report(style)
        for played in parallel_map(play, tasks(bot, style, games, seed, only), workers=jobs):
            report.add(played)
        for played in parallel_map(play, random_tasks(bot, style, random_games, seed, only), workers=jobs):
            report.add_random(played)
        reports.append(report)
    return reports


# -------------------------------------------------------------------------- report


def _share_json(tally: WinTally) -> dict[str, Any]:
    share = tally.rate
    return {"games": tally.games, "share": share.value, "interval": (share.low, share.high)}


def as_json(report: Report, how: str) -> dict[str, Any]:
    """Return the results as data, for the page and for other programs."""
    return {
        "format": report.format,
        "how": how,
        "games": report.games,
        "draws": report.draws,
        "first": _share_json(report.first),
        "median": statistics.median(report.lengths),
        "decks": {name: _share_json(t) for name, t in sorted(report.decks.items())},
        "pairs": [{"deck": one, "against": other} | _share_json(t) for (one, other), t in sorted(report.pairs.items())],
        "random": {name: _share_json(t) for name, t in sorted(report.against_random.items())},
        "keywords": {name: report.keywords[name] / report.games for name in KEYWORDS},
        "faults": report.faults(),
    }


def _percent(numbers: dict[str, Any]) -> str:
    low, high = numbers["interval"]
    return f"{numbers['share']:.1%} ({low:.1%} to {high:.1%})"


def format_section(found: dict[str, Any]) -> str:
    """Return the section of a format on the page."""
    names = sorted(found["decks"])
    title = {slug(ready.names["pt"]): ready.names["en"] for ready in ready_decks()}
    pairs = {(pair["deck"], pair["against"]): pair for pair in found["pairs"]}
    lines = [
        f"## {found['format'].capitalize()}",
        "",
        f"Measured with `python -m tools.deck_balance {found['how']}`.",
        "",
    ]
    lines.append(f"{found['games']:,} games, {found['draws'] / found['games']:.1%} draws.")
    least, most = LENGTH_GOALS[found["format"]]
    lines.append(
        f"The first player wins {_percent(found['first'])}. A median game has "
        f"{found['median']:g} turns per player (goal: {least} to {most})."
    )
    lines += ["", "| deck | wins (95% interval) |", "|---|---|"]
    lines += [f"| {title[name]} | {_percent(found['decks'][name])} |" for name in names]
    lines += ["", "Wins of the row's deck against the column's deck:", ""]
    lines.append("| | " + " | ".join(title[name] for name in names) + " |")
    lines.append("|---" * (len(names) + 1) + "|")
    for one in names:
        cells = ["" if one == other else _with_half(pairs[one, other]) for other in names]
        lines.append(f"| {title[one]} | " + " | ".join(cells) + " |")
    lines += ["", f"Against random legal decks (goal: at least {MIN_RANDOM:.0%}):", ""]
    lines += ["| deck | wins (95% interval) |", "|---|---|"]
    lines += [f"| {title[name]} | {_percent(numbers)} |" for name, numbers in found["random"].items()]
    lines += ["", "Share of games in which a card with the keyword entered play:", ""]
    lines += ["| keyword | games |", "|---|---|"]
    lines += [f"| {name.replace('_', ' ')} | {share:.1%} |" for name, share in found["keywords"].items()]
    lines += ["", "Outside the goals: " + ("; ".join(found["faults"]) or "nothing") + ".", ""]
    return "\n".join(lines)


def _with_half(numbers: dict[str, Any]) -> str:
    low, high = numbers["interval"]
    return f"{numbers['share']:.0%} ±{(high - low) / 2:.0%}"


INTRODUCTION = """# Balance of the ready-made decks

For designers who change cards or decks of Conflictus, and for players who wonder whether a deck is fair. A bot plays
against itself, with every ready-made deck of a format against every other. Each deal is played twice, and each player
goes first once.

The goals: a deck wins 42 to 58% of its games, no pairing is worse than 65 to 35, the first player wins 47 to 53%, a
ready-made deck beats random legal decks in at least 80% of games, and every keyword enters play in at least 5% of them.
`make balance` repeats the measurement. `make card-pairs` plays every pair of cards in one position and checks the
game's invariants (11,175 pairs, no violation).

The first player skips a draw, and the opponent may play a source in the first player's first main phase. Both are rules
(C-SETUP-13, C-SOURCE-02), and together they outweigh the first attack. Without a card that compensates for that, the
first player won 44.7% of 3,000 Classic games and 46.6% of 2,400 Rapidinha games. We tried about twenty-five other deck
lists and sets of values (more sources, faster or slower warriors, evasion, blockers, more or fewer drawn cards). They
changed that by less than two points. A card that draws when an opponent has more cards in hand changed it just as
little: hands differ by only one card on average, less than they vary from game to game.

*Waystone Hermit* does compensate, and all ready-made decks play it. If its controller drew no cards during their turn,
it draws four cards at the end of that turn, and only the first player has such a turn. In one game out of six, it is in
play at the end of the first turn. When it drew three cards, the first player won 49.3% of 1,800 Rapidinha games and
50.0% of 1,050 Classic games with the playout policy.

"""


def main(given: list[str] | None = None) -> None:
    """Measure the decks, and print or write the results."""
    parser = argparse.ArgumentParser(prog="python -m tools.deck_balance", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="games for each pair of decks (default 200)")
    parser.add_argument("--random", type=int, default=0, help="games of each deck against random decks (as --games)")
    parser.add_argument("--bot", default=BOT, help=f"the bot that plays (default {BOT})")
    parser.add_argument("--format", choices=FORMATS, help="one format only")
    parser.add_argument("--deck", default="", help="the pairings of one deck only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, choices=range(1, MAX_JOBS + 1), help="processes")
    parser.add_argument("--json", action="store_true", help="print JSON, for other programs and for --read")
    parser.add_argument("--read", nargs="+", type=Path, metavar="FILE", help="report runs saved with --json")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    args = parser.parse_args(given)
    if args.read:
        found = [part for path in args.read for part in json.loads(path.read_text(encoding="utf-8"))]
    else:
        styles = [args.format] if args.format else list(FORMATS)
        against_random = args.random or args.games
        how = f"--bot {args.bot} --games {args.games} --random {against_random} --seed {args.seed}"
        reports = measure(args.bot, styles, args.games, against_random, args.seed, args.jobs, args.deck)
        found = [as_json(report, f"{how} --format {report.format}") for report in reports]
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(format_section(part) for part in found))
    if args.write:
        PAGE.write_text(INTRODUCTION + "\n".join(format_section(part) for part in found), encoding="utf-8")


if __name__ == "__main__":
    main()
