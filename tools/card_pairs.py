"""Play every card of Conflictus with every other: random positions for each pair, with the invariants checked.

    python -m tools.card_pairs                          all pairs of the edition, a few minutes
    python -m tools.card_pairs --games 3                three positions for each pair
    python -m tools.card_pairs --only escudo_protetor   the pairs of one card
    python -m tools.card_pairs --sample 500             500 random pairs
    python -m tools.card_pairs --json                   print JSON
    python -m tools.card_pairs --write pairs.md         write a page with the results

Each position has both cards in play or in hand, with enough sources and other cards. A pair was active together if both
cards were in play or on the transition at the same decision. The names of the pair seed all random choices.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from vigil.effects.language import NOTHING
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules import card_tables, engine, engine_nodes
from vigil.games.conflictus.rules.card_tables import GameTables
from vigil.games.conflictus.rules.config import Config, Switches
from vigil.games.conflictus.rules.decks import SIZE
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import COUNTERS, EQUIPMENT, VANISH
from vigil.games.conflictus.rules.rounds import enter_phase
from vigil.games.conflictus.rules.state import (
    ATTACK,
    MAIN,
    MAINTENANCE,
    SACRIFICE,
    CardSet,
    SeatState,
    State,
    players,
)
from vigil.games.conflictus.rules.state_validation import cards_everywhere
from vigil.kernel.rng import stream

SOURCES, TOKENS = 16, 6  # of each kind, for each player
DECISIONS, TRIES = 70, 6
BEGINS = (MAINTENANCE, MAIN, MAIN, MAIN, ATTACK, ATTACK, SACRIFICE)
MAX_LISTED = 25


class InvariantBroken(AssertionError):
    """An invariant of the state doesn't hold."""


# --------------------------------------------------------------------- positions


@functools.lru_cache(maxsize=64)
def tables_with_all_cards(seats: int, style: str, switches: Switches, stops: bool, rounds: int) -> GameTables:
    """Return game tables in which every player owns each card of the edition once, many sources and a few tokens."""
    config = Config(
        decks=tuple((("Fonte de Luz", SIZE[style]),) for _ in range(seats)), format=style,  # type: ignore[arg-type]
        players=seats, rounds=rounds, always_ask=stops, switches=switches,
    )  # fmt: skip
    printed = card_tables.tables_of_edition(switches, ())
    kinds: list[int] = []
    owners: list[int] = []
    for seat in range(seats):
        for kind, card in enumerate(printed.cards):
            copies = TOKENS if card.token else SOURCES if card.kind == "source" else 1
            kinds += [kind] * copies
            owners += [seat] * copies
    return card_tables.game_tables(config, tuple(kinds), tuple(owners))


@functools.lru_cache(maxsize=64)
def _numbers(d: GameTables) -> tuple[dict[str, list[int]], ...]:
    """Return for each player the numbers of the cards by slug."""
    found: tuple[dict[str, list[int]], ...] = tuple({} for _ in range(d.players))
    for card, slug in enumerate(d.slug):
        found[d.owner[card]].setdefault(slug, []).append(card)
    return found


class _Supply:
    """The cards of a player that are not in the position yet."""

    def __init__(self, d: GameTables, owner: int, rng: random.Random, kept: set[int]) -> None:
        self.d, self.rng = d, rng
        numbers = _numbers(d)[owner]
        self.light, self.shadow = numbers["fonte_de_luz"][:], numbers["fonte_de_sombra"][:]
        mine = [cards[0] for slug, cards in numbers.items() if not d.token[cards[0]] and not d.is_source[cards[0]]]
        self.pool = [card for card in mine if card not in kept]
        rng.shuffle(self.pool)
        self.tokens = [card for cards in numbers.values() for card in cards if d.token[card]]

    def take(self, count: int, kind: str = "") -> list[int]:
        """Take random cards, of one kind if given."""
        found = [card for card in self.pool if not kind or self.d.what[card] == kind][:count]
        self.pool = [card for card in self.pool if card not in found]
        return found

    def sources(self, light: int, shadow: int) -> list[int]:
        """Take sources."""
        taken = self.light[:light] + self.shadow[:shadow]
        del self.light[:light], self.shadow[:shadow]
        return taken

    def sources_for(self, cards: Iterable[int]) -> list[int]:
        """Take sources as if these cards had been paid for: at most three each, of their faction."""
        found: list[int] = []
        for card in cards:
            n = min(3, self.d.cost[card])
            light = n if self.d.is_light[card] else 0 if self.d.is_shadow[card] else self.rng.randrange(n + 1)
            found += self.sources(light, n - light)
        return found


def position(
    rng: random.Random,
    wanted: Sequence[str] = (),
    seats: int = 2,
    style: str = "classic",
    switches: Switches | None = None,
    stops: bool = False,
    rounds: int = 400,
) -> State:
    """Return a position in the middle of a game, with these cards (by slug) in play or in hand, and many others."""
    d = tables_with_all_cards(seats, style, switches or Switches(), stops, rounds)
    holders = [rng.randrange(seats) for _ in wanted]
    named = [_numbers(d)[seat][name][0] for seat, name in zip(holders, wanted, strict=True)]
    s = State(d, [], [], [stream(rng.getrandbits(60), p) for p in range(1 + seats)], round=3, wins=[0] * seats)
    s.first = s.active = rng.randrange(seats)
    for seat in range(seats):
        supply = _Supply(d, seat, rng, set(named))
        mine = [card for card, holder in zip(named, holders, strict=True) if holder == seat]
        in_play = [card for card in mine if d.what[card] != "amulet" and rng.random() < 0.6]
        s.seats.append(_seat_state(supply, [card for card in mine if card not in in_play], style))
        _put_into_play(s, seat, supply, in_play)
        s.seats[seat].out_of_game = [*supply.pool, *supply.light, *supply.shadow, *supply.tokens]
    if style == "rapidinha":
        _take_captives(s, rng)
    for card in (card for group in s.sets for card in (*group.warriors, *group.others)):
        s.entered[card] = rng.choice((1, 2))
        if n := d.printed_keyword[card].get("vanish"):
            s.counters[card, VANISH] = n
    phase = rng.choice(BEGINS)
    if phase != MAINTENANCE and rng.random() < 0.4:  # a warrior is damaged
        hurt = rng.choice([group.warriors[-1] for group in s.sets if group.warriors])
        s.damage[hurt] = max(1, d.stats[hurt][1] - 1)
    enter_phase(s, phase, (engine_nodes.PHASE, s.active, s.active, NOTHING, NOTHING, phase))
    engine.run(s)
    return s


def _seat_state(supply: _Supply, hand: list[int], style: str) -> SeatState:
    """Return a player's zones outside play, with enough of everything for a few rounds."""
    cards = [*supply.take(8), *supply.sources(2, 2)]
    supply.rng.shuffle(cards)
    return SeatState(
        mons=cards,
        hand=[*hand, *supply.take(3), *supply.sources(1, 1)],
        mortis=[*supply.take(3), *supply.take(1, EQUIPMENT), *supply.take(1, "warrior"), *supply.sources(1, 0)],
        exterminatus=supply.take(1),
        reserve=supply.take(1) if style == "classic" else [],
        free=supply.sources(5, 5),
    )


def _take_captives(s: State, rng: random.Random) -> None:
    for seat, me in enumerate(s.seats):
        theirs = s.seats[(seat + 1) % len(s.seats)].mons
        me.captive = [theirs.pop(rng.randrange(len(theirs)))]


def _put_into_play(s: State, seat: int, supply: _Supply, cards: list[int]) -> None:
    """Put these cards into sets, with some other sets, and equipment on a random set."""
    d, rng = s.tables, supply.rng
    warriors = [card for card in cards if d.is_warrior[card]]
    equipment = [card for card in cards if d.what[card] == EQUIPMENT]
    towers = [[*supply.take(rng.randrange(2), "warrior"), card] for card in warriors]
    towers += [supply.take(rng.randrange(1, 3), "warrior") for _ in range(2)]
    for tower in towers:
        _add_set(s, seat, tower, [], supply.sources_for(tower))
    equipment += supply.take(rng.randrange(2), EQUIPMENT)
    for card in equipment:
        group = rng.choice([group for group in s.sets if group.controller == seat and group.warriors])
        group.others.append(card)
        brought = supply.sources_for([card])
        group.sources += brought
        group.brought += [card] * len(brought)
    for card in [*(card for card in cards if d.what[card] == "relic"), *supply.take(rng.randrange(2), "relic")]:
        _add_set(s, seat, [], [card], supply.sources_for([card]))


def _add_set(s: State, seat: int, warriors: list[int], others: list[int], sources: list[int]) -> None:
    s.numbers += 1
    first = (warriors or others)[0]
    s.sets.append(CardSet(s.numbers, seat, warriors, others, sources, [first] * len(sources)))


# ---------------------------------------------------------------------- invariants


def check(s: State) -> None:
    """Check the invariants of a state; raise InvariantBroken with a description."""
    if sorted(cards_everywhere(s)) != list(range(len(s.tables.kinds))):
        raise InvariantBroken(f"cards lost or duplicated: {where(s)}")
    for find_error in (_error_in_sets, _error_in_marks, _error_in_combat, _error_in_knowledge, _error_in_options):
        if message := find_error(s):
            raise InvariantBroken(f"{message}: {where(s)}")


def where(s: State) -> str:
    """Return where the game is."""
    return (
        f"decision {s.decision_count}, game {s.game}, round {s.round}, phase {s.phase}, seat "
        f"{GAME.seat_to_act(s)}, {s.options[:6]}"
    )


def _error_in_sets(s: State) -> str:
    """C-SET: a set is one relic or amulet, or warriors and equipment; sources belong to the card that brought them."""
    d = s.tables
    if len({group.number for group in s.sets}) != len(s.sets):
        return "two sets have the same number"
    for group in s.sets:
        parts = [d.what[card] for card in group.others]
        if not all(d.is_warrior[card] for card in group.warriors):
            return f"set {group.number} has warriors that aren't warriors"
        alone = len(parts) == 1 and parts[0] in ("relic", "amulet") and not group.warriors
        if not alone and any(part != EQUIPMENT for part in parts):
            return f"set {group.number} has {parts} and {len(group.warriors)} warriors"
        if not all(d.is_source[card] for card in group.sources) or len(group.sources) != len(group.brought):
            return f"set {group.number} has sources that aren't sources, or that no card brought"
        if not (group.warriors or group.others or group.sources):
            return f"set {group.number} is empty"
        if s.stack and s.seats[group.controller].lost:
            return f"set {group.number} belongs to a player who has left"
    return ""


def _error_in_marks(s: State) -> str:
    """C-GEN-09: only cards in play, or on their way into play, have damage and counters."""
    here = {card for group in s.sets for card in (*group.warriors, *group.others)}
    coming = {item.card for item in (*s.transition, *([s.resolving] if s.resolving else []))}
    if not here.issuperset(s.damage) or any(n <= 0 for n in s.damage.values()):
        return f"damage on cards that are not in play: {s.damage}"
    if any(card not in here | coming or name not in COUNTERS for card, name in s.counters):
        return f"counters on cards that are not in play: {s.counters}"
    if not here.issuperset(s.entered):
        return f"cards entered that are not in play: {s.entered}"
    return ""


def _error_in_combat(s: State) -> str:
    """C-COMBAT: the active player's warriors attack others, each fights once, and blocked attackers are marked."""
    tops = {group.warriors[-1]: group.controller for group in s.sets if group.warriors}
    attackers = [attacker for attacker, _ in s.attacks]
    blockers = [blocker for _, blocker in s.blocks]
    for fighters in (attackers, blockers):
        if len(set(fighters)) != len(fighters) or not set(fighters) <= set(tops):
            return f"{fighters} fight, {list(tops)} are active"
    if any(tops[attacker] != s.active or seat == s.active for attacker, seat in s.attacks):
        return f"a player attacked themselves or out of turn: {s.attacks}"
    if any(attacker not in s.blocked for attacker, _ in s.blocks):
        return f"{s.blocks}, but only {s.blocked} are blocked"
    return ""


def _error_in_knowledge(s: State) -> str:
    """Only hidden cards are recorded as known."""
    known = [card for card, _ in s.known]
    # Only a redeal puts a known card into a reserve.
    hidden = {card for seat in s.seats for card in (*seat.mons, *seat.hand, *seat.captive, *seat.reserve)}
    if len(set(known)) != len(known) or not hidden.issuperset(known):
        return f"known cards are public, or recorded twice: {s.known}"
    return ""


def _error_in_options(s: State) -> str:
    """A decision has different options, for a player who hasn't left."""
    if not s.stack:
        return "" if not s.options and GAME.outcome(s) is not None else "the game is over, but continues"
    if not s.options or len(set(s.options)) != len(s.options):
        return "no options, or equal ones"
    return "" if GAME.seat_to_act(s) in players(s, s.active) else "the seat to act has left"


# ----------------------------------------------------------------------- playing


def pick(s: State, rng: random.Random, wanted: set[int], eager: float) -> tuple[str, int]:
    """Choose a random option: prefer wanted cards and anything but passing; sacrifices are rare."""
    options = s.options
    if s.phase == SACRIFICE:
        eager *= 0.3
    elif wanted and rng.random() < 0.6 and (liked := [option for option in options if option[1] in wanted]):
        return rng.choice(liked)
    if len(options) > 1 and options[-1][0] in ("pass", "done"):
        return options[int(rng.random() * (len(options) - 1))] if rng.random() < eager else options[-1]
    return options[int(rng.random() * len(options))]


def in_force(s: State) -> frozenset[int]:
    """Return the kinds of all active cards: active warriors, other cards of sets, and items of the transition."""
    kind = s.tables.kind
    found = [kind[card] for group in s.sets for card in (*group.warriors[-1:], *group.others)]
    found += [kind[item.card] for item in s.transition]
    return frozenset(found if s.resolving is None else [*found, kind[s.resolving.card]])


def play(
    s: State, rng: random.Random, wanted: Sequence[str], most: int = DECISIONS, eager: float = 0.75
) -> Iterator[State]:
    """Play on, and yield the (same) state at each decision after checking it."""
    numbers = {card for name in wanted for owner in _numbers(s.tables) for card in owner[name]}
    for step in range(most):
        check(s)
        yield s
        if not s.options:
            return
        GAME.choose(s, pick(s, rng, numbers if step < most // 2 else set(), eager))


@dataclass(slots=True)
class Results:
    """The results of many pairs."""

    tables: int = 0
    decisions: int = 0
    together: Counter[tuple[int, int]] = field(default_factory=Counter)  # number of positions by pair of kinds
    broken: list[str] = field(default_factory=list)


def try_pair(one: str, other: str, found: Results, games: int = 1) -> bool:
    """Try positions for a pair until it was active together in `games` of them; return whether it ever was."""
    by_slug = card_tables.tables_of_edition(Switches(), ()).by_slug
    a, b = sorted((by_slug[one], by_slug[other]))
    for number in range(TRIES * games):
        if found.together[a, b] >= games and number >= games:
            break
        try_position(f"{one} {other} {number}", (one, other), found)
    return found.together[a, b] > 0


def try_position(name: str, wanted: Sequence[str], found: Results) -> None:
    """Play a position for a while, and count the pairs that were active together."""
    rng = random.Random(name)
    seen: set[frozenset[int]] = set()
    found.tables += 1
    try:
        s = position(rng, wanted, seats=2 if rng.random() < 0.85 else rng.choice((3, 4)))
        for state in play(s, rng, wanted):
            found.decisions += 1
            seen.add(in_force(state))
    except Exception as error:  # any error is a finding
        found.broken.append(f"{name}: {type(error).__name__}: {error}")
    pairs = {pair for cards in seen for pair in combinations(sorted(cards), 2)}
    found.together.update(pairs)


def all_pairs() -> list[tuple[str, str]]:
    """Return all pairs of cards that aren't sources or tokens, by slug."""
    printed = card_tables.tables_of_edition(Switches(), ())
    cards = [printed.slugs[kind] for kind, card in enumerate(edition()) if not card.token and card.kind != "source"]
    return list(combinations(cards, 2))


def sample(pairs: list[tuple[str, str]], count: int) -> list[tuple[str, str]]:
    """Return random pairs, the same in every run."""
    return random.Random("a sample of pairs").sample(pairs, min(count, len(pairs)))


# ----------------------------------------------------------------------- report


def report(found: Results, pairs: list[tuple[str, str]], seconds: float) -> dict[str, Any]:
    """Return the results as data."""
    by_slug = card_tables.tables_of_edition(Switches(), ()).by_slug
    times = {(a, b): found.together[tuple(sorted((by_slug[a], by_slug[b])))] for a, b in pairs}  # type: ignore[index]
    least = sorted(times, key=lambda pair: (times[pair], pair))
    counts = sorted(times.values())
    return {
        "pairs": len(pairs), "together": sum(n > 0 for n in counts), "tables": found.tables,
        "decisions": found.decisions, "seconds": round(seconds), "median": counts[len(counts) // 2] if counts else 0,
        "least": [[*pair, times[pair]] for pair in least[:MAX_LISTED]], "broken": found.broken,
    }  # fmt: skip


def page(results: dict[str, Any]) -> str:
    """Return the page with the results."""
    lines = [
        "# Pairs of cards", "",
        "Every card with every other: random games from positions with both in play or in hand, with the invariants of",
        "the game checked at every decision. A pair was active together if both cards were in play or on the",
        "transition at the same decision; this also counts in the positions of other pairs.", "",
        f"* {results['pairs']:,} pairs, {results['together']:,} active together, half of them in",
        f"  {results['median']:,} positions",
        f"* {results['tables']:,} positions, {results['decisions']:,} decisions",
        f"* {len(results['broken'])} invariants broken", "",
        "The pairs that were active together least:", "", "| card | card | positions |", "| --- | --- | --: |",
        *(f"| {a} | {b} | {n} |" for a, b, n in results["least"]), "",
    ]  # fmt: skip
    lines += [f"    {line}" for line in results["broken"][:MAX_LISTED]]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    """Play the pairs; return 1 if an invariant is broken."""
    parser = argparse.ArgumentParser(prog="python -m tools.card_pairs", description="Play every card with every other.")
    parser.add_argument("--games", type=int, default=1, help="positions for each pair (more if it wasn't active)")
    parser.add_argument("--only", metavar="CARD", help="the pairs of one card only")
    parser.add_argument("--sample", type=int, metavar="N", help="this many random pairs only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", metavar="FILE", type=Path, help="write a page with the results")
    given = parser.parse_args(arguments)
    pairs = all_pairs()
    if given.only:
        pairs = [pair for pair in pairs if given.only in pair]
        if not pairs:
            parser.error(f"there is no card {given.only!r} that has pairs")
    if given.sample:
        pairs = sample(pairs, given.sample)
    found, began = Results(), time.monotonic()
    for one, other in pairs:
        try_pair(one, other, found, max(1, given.games))
    results = report(found, pairs, time.monotonic() - began)
    if given.write:
        given.write.write_text(page(results), encoding="utf-8", newline="\n")
    if given.json:
        print(json.dumps(results, indent=2, ensure_ascii=False))
    else:
        print(
            f"{results['pairs']:,} pairs, {results['together']:,} active together, "
            f"half of them in {results['median']:,} positions"
        )
        print(f"{results['tables']:,} positions, {results['decisions']:,} decisions, {results['seconds']} s")
        print("least:", ", ".join(f"{a} + {b} ({n})" for a, b, n in results["least"]))
        print(f"{len(found.broken)} invariants broken", *found.broken[:MAX_LISTED], sep="\n  ")
    return 1 if found.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
