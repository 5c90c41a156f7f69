"""Every card of Conflictus beside every other: tables set up for pairs, played by chance, with the laws checked.

    python -m tools.card_pairs                          all pairs of the edition, some minutes
    python -m tools.card_pairs --games 3                three tables for each pair
    python -m tools.card_pairs --only escudo_protetor   the pairs of one card
    python -m tools.card_pairs --sample 500             so many pairs, taken evenly from all
    python -m tools.card_pairs --json                   for a program to read
    python -m tools.card_pairs --write pairs.md         a page with what was found

For each pair a table is set up with both cards in play or in hand, enough sources and
other cards around them.  A pair was active together if both lay on the table or waited
on the transition at the same decision.  All chance comes from the pair's names.
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
from vigil.games.conflictus.rules import card_tables, engine
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
MOST_NAMED = 25


class LawBroken(AssertionError):
    """A law of the table does not hold."""


# --------------------------------------------------------------------- the table


@functools.lru_cache(maxsize=64)
def whole_edition(seats: int, style: str, switches: Switches, stops: bool, rounds: int) -> GameTables:
    """A deal in which every player owns each card of the edition once, many sources and a few tokens."""
    config = Config(
        decks=tuple((("Fonte de Luz", SIZE[style]),) for _ in range(seats)), format=style,  # type: ignore[arg-type]
        players=seats, rounds=rounds, stops=stops, switches=switches,
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
    """For each player the numbers of the cards by typed name."""
    found: tuple[dict[str, list[int]], ...] = tuple({} for _ in range(d.players))
    for card, slug in enumerate(d.slug):
        found[d.owner[card]].setdefault(slug, []).append(card)
    return found


class _Laying:
    """Cards of one player taken from the box and laid out."""

    def __init__(self, d: GameTables, owner: int, rng: random.Random, kept: set[int]) -> None:
        self.d, self.rng = d, rng
        numbers = _numbers(d)[owner]
        self.light, self.shadow = numbers["fonte_de_luz"][:], numbers["fonte_de_sombra"][:]
        mine = [cards[0] for slug, cards in numbers.items() if not d.token[cards[0]] and not d.is_source[cards[0]]]
        self.pool = [card for card in mine if card not in kept]
        rng.shuffle(self.pool)
        self.tokens = [card for cards in numbers.values() for card in cards if d.token[card]]

    def some(self, count: int, kind: str = "") -> list[int]:
        found = [card for card in self.pool if not kind or self.d.what[card] == kind][:count]
        self.pool = [card for card in self.pool if card not in found]
        return found

    def sources(self, light: int, shadow: int) -> list[int]:
        taken = self.light[:light] + self.shadow[:shadow]
        del self.light[:light], self.shadow[:shadow]
        return taken

    def paid(self, cards: Iterable[int]) -> list[int]:
        """Sources as these cards would have brought them, at most three, of their faction."""
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
    """A table in the middle of a game, rich in cards, with these cards (typed names) in play or in hand."""
    d = whole_edition(seats, style, switches or Switches(), stops, rounds)
    holders = [rng.randrange(seats) for _ in wanted]
    named = [_numbers(d)[seat][name][0] for seat, name in zip(holders, wanted, strict=True)]
    s = State(d, [], [], [stream(rng.getrandbits(60), p) for p in range(1 + seats)], round=3, wins=[0] * seats)
    s.first = s.active = rng.randrange(seats)
    for seat in range(seats):
        laid = _Laying(d, seat, rng, set(named))
        mine = [card for card, holder in zip(named, holders, strict=True) if holder == seat]
        in_play = [card for card in mine if d.what[card] != "amulet" and rng.random() < 0.6]
        s.seats.append(_seated(laid, [card for card in mine if card not in in_play], style))
        _lay_out(s, seat, laid, in_play)
        s.seats[seat].limbo = [*laid.pool, *laid.light, *laid.shadow, *laid.tokens]
    if style == "rapidinha":
        _captives(s, rng)
    for card in (card for group in s.sets for card in (*group.warriors, *group.others)):
        s.entered[card] = rng.choice((1, 2))
        if n := d.printed_keyword[card].get("vanish"):
            s.counters[card, VANISH] = n
    phase = rng.choice(BEGINS)
    if phase != MAINTENANCE and rng.random() < 0.4:  # there was a fight already
        hurt = rng.choice([group.warriors[-1] for group in s.sets if group.warriors])
        s.damage[hurt] = max(1, d.stats[hurt][1] - 1)
    enter_phase(s, phase, (card_tables.PHASE, s.active, s.active, NOTHING, NOTHING, phase))
    engine.run(s)
    return s


def _seated(laid: _Laying, hand: list[int], style: str) -> SeatState:
    """What a player has besides the table: enough of everything for a few rounds."""
    cards = [*laid.some(8), *laid.sources(2, 2)]
    laid.rng.shuffle(cards)
    return SeatState(
        mons=cards,
        hand=[*hand, *laid.some(3), *laid.sources(1, 1)],
        mortis=[*laid.some(3), *laid.some(1, EQUIPMENT), *laid.some(1, "warrior"), *laid.sources(1, 0)],
        exterminatus=laid.some(1),
        reserve=laid.some(1) if style == "classic" else [],
        free=laid.sources(5, 5),
    )


def _captives(s: State, rng: random.Random) -> None:
    for seat, me in enumerate(s.seats):
        theirs = s.seats[(seat + 1) % len(s.seats)].mons
        me.captive = [theirs.pop(rng.randrange(len(theirs)))]


def _lay_out(s: State, seat: int, laid: _Laying, cards: list[int]) -> None:
    """These cards in sets of their own, a pile or two beside them, an equipment on something."""
    d, rng = s.tables, laid.rng
    warriors = [card for card in cards if d.is_warrior[card]]
    worn = [card for card in cards if d.what[card] == EQUIPMENT]
    towers = [[*laid.some(rng.randrange(2), "warrior"), card] for card in warriors]
    towers += [laid.some(rng.randrange(1, 3), "warrior") for _ in range(2)]
    for tower in towers:
        _set(s, seat, tower, [], laid.paid(tower))
    worn += laid.some(rng.randrange(2), EQUIPMENT)
    for card in worn:
        group = rng.choice([group for group in s.sets if group.controller == seat and group.warriors])
        group.others.append(card)
        brought = laid.paid([card])
        group.sources += brought
        group.brought += [card] * len(brought)
    for card in [*(card for card in cards if d.what[card] == "relic"), *laid.some(rng.randrange(2), "relic")]:
        _set(s, seat, [], [card], laid.paid([card]))


def _set(s: State, seat: int, warriors: list[int], others: list[int], sources: list[int]) -> None:
    s.numbers += 1
    first = (warriors or others)[0]
    s.sets.append(CardSet(s.numbers, seat, warriors, others, sources, [first] * len(sources)))


# ---------------------------------------------------------------------- the laws


def check(s: State) -> None:
    """What holds at every decision; LawBroken tells the whole story."""
    if sorted(cards_everywhere(s)) != list(range(len(s.tables.kinds))):
        raise LawBroken(f"cards lost or doubled: {where(s)}")
    for law in (_sets_are_sets, _numbers_are_of_the_table, _combat_makes_sense, _knowledge_is_of_hidden_cards, _asks):
        told = law(s)
        if told:
            raise LawBroken(f"{told}: {where(s)}")


def where(s: State) -> str:
    """Enough to find the place again."""
    return (
        f"decision {s.decision_count}, game {s.game}, round {s.round}, phase {s.phase}, seat "
        f"{GAME.seat_to_act(s)}, {s.options[:6]}"
    )


def _sets_are_sets(s: State) -> str:
    """C-SET: one relic or amulet alone, or warriors and equipment; sources belong to what brought them."""
    d = s.tables
    if len({group.number for group in s.sets}) != len(s.sets):
        return "two sets have one number"
    for group in s.sets:
        parts = [d.what[card] for card in group.others]
        if not all(d.is_warrior[card] for card in group.warriors):
            return f"set {group.number} has warriors that are none"
        alone = len(parts) == 1 and parts[0] in ("relic", "amulet") and not group.warriors
        if not alone and any(part != EQUIPMENT for part in parts):
            return f"set {group.number} holds {parts} beside {len(group.warriors)} warriors"
        if not all(d.is_source[card] for card in group.sources) or len(group.sources) != len(group.brought):
            return f"set {group.number} has sources that are none, or nobody knows what brought them"
        if not (group.warriors or group.others or group.sources):
            return f"set {group.number} is nothing at all"
        if s.stack and s.seats[group.controller].lost:
            return f"set {group.number} belongs to a player who has left"
    return ""


def _numbers_are_of_the_table(s: State) -> str:
    """Damage and counters lie on cards in play, or on one that is on its way there (C-GEN-09)."""
    here = {card for group in s.sets for card in (*group.warriors, *group.others)}
    coming = {item.card for item in (*s.transition, *([s.resolving] if s.resolving else []))}
    if not here.issuperset(s.damage) or any(n <= 0 for n in s.damage.values()):
        return f"damage on nothing: {s.damage}"
    if any(card not in here | coming or name not in COUNTERS for card, name in s.counters):
        return f"counters on nothing: {s.counters}"
    if not here.issuperset(s.entered):
        return f"something has entered that is not there: {s.entered}"
    return ""


def _combat_makes_sense(s: State) -> str:
    """C-COMBAT: attackers are the active player's, a warrior fights once, who is blocked is blocked."""
    tops = {group.warriors[-1]: group.controller for group in s.sets if group.warriors}
    attackers = [attacker for attacker, _ in s.attacks]
    blockers = [blocker for _, blocker in s.blocks]
    for fighters in (attackers, blockers):
        if len(set(fighters)) != len(fighters) or not set(fighters) <= set(tops):
            return f"{fighters} fight, {list(tops)} are active"
    if any(tops[attacker] != s.active or seat == s.active for attacker, seat in s.attacks):
        return f"somebody attacks himself or out of turn: {s.attacks}"
    if any(attacker not in s.blocked for attacker, _ in s.blocks):
        return f"{s.blocks}, but only {s.blocked} are blocked"
    return ""


def _knowledge_is_of_hidden_cards(s: State) -> str:
    known = [card for card, _ in s.known]
    # Only a redeal puts a known card into a reserve.
    hidden = {card for seat in s.seats for card in (*seat.mons, *seat.hand, *seat.captive, *seat.reserve)}
    if len(set(known)) != len(known) or not hidden.issuperset(known):
        return f"known cards lie open, or are known twice: {s.known}"
    return ""


def _asks(s: State) -> str:
    """A decision has options, all different, for somebody who plays."""
    if not s.stack:
        return "" if not s.options and GAME.outcome(s) is not None else "the game is over and goes on"
    if not s.options or len(set(s.options)) != len(s.options):
        return "no options, or one of them twice"
    return "" if GAME.seat_to_act(s) in players(s, s.active) else "somebody is asked who has left"


# ----------------------------------------------------------------------- playing


def pick(s: State, rng: random.Random, wanted: set[int], eager: float) -> tuple[str, int]:
    """An option by chance: rather a wanted card, rather anything than passing, but seldom a sacrifice."""
    options = s.options
    if s.phase == SACRIFICE:
        eager *= 0.3
    elif wanted and rng.random() < 0.6 and (liked := [option for option in options if option[1] in wanted]):
        return rng.choice(liked)
    if len(options) > 1 and options[-1][0] in ("pass", "done"):
        return options[int(rng.random() * (len(options) - 1))] if rng.random() < eager else options[-1]
    return options[int(rng.random() * len(options))]


def in_force(s: State) -> frozenset[int]:
    """The kinds of all cards that count now: active warriors, what lies beside them, what waits or resolves."""
    kind = s.tables.kind
    found = [kind[card] for group in s.sets for card in (*group.warriors[-1:], *group.others)]
    found += [kind[item.card] for item in s.transition]
    return frozenset(found if s.resolving is None else [*found, kind[s.resolving.card]])


def play(
    s: State, rng: random.Random, wanted: Sequence[str], most: int = DECISIONS, eager: float = 0.75
) -> Iterator[State]:
    """The state at each decision, the same object going on; the laws were checked."""
    numbers = {card for name in wanted for owner in _numbers(s.tables) for card in owner[name]}
    for step in range(most):
        check(s)
        yield s
        if not s.options:
            return
        GAME.choose(s, pick(s, rng, numbers if step < most // 2 else set(), eager))


@dataclass(slots=True)
class Found:
    """What the tables of many pairs have shown."""

    tables: int = 0
    decisions: int = 0
    together: Counter[tuple[int, int]] = field(default_factory=Counter)  # kinds, and at how many tables
    broken: list[str] = field(default_factory=list)


def try_pair(one: str, other: str, found: Found, games: int = 1) -> bool:
    """Tables for one pair until it was active together as often as asked, or for long enough; whether it was."""
    by_slug = card_tables.tables_of_edition(Switches(), ()).by_slug
    a, b = sorted((by_slug[one], by_slug[other]))
    for number in range(TRIES * games):
        if found.together[a, b] >= games and number >= games:
            break
        try_table(f"{one} {other} {number}", (one, other), found)
    return found.together[a, b] > 0


def try_table(name: str, wanted: Sequence[str], found: Found) -> None:
    """One table, played for a while; what was in force together is counted once for it."""
    rng = random.Random(name)
    seen: set[frozenset[int]] = set()
    found.tables += 1
    try:
        s = position(rng, wanted, seats=2 if rng.random() < 0.85 else rng.choice((3, 4)))
        for state in play(s, rng, wanted):
            found.decisions += 1
            seen.add(in_force(state))
    except Exception as error:  # whatever goes wrong is what is looked for
        found.broken.append(f"{name}: {type(error).__name__}: {error}")
    pairs = {pair for cards in seen for pair in combinations(sorted(cards), 2)}
    found.together.update(pairs)


def all_pairs() -> list[tuple[str, str]]:
    """Every two cards of the edition that are no sources, as they are typed."""
    printed = card_tables.tables_of_edition(Switches(), ())
    cards = [printed.slugs[kind] for kind, card in enumerate(edition()) if not card.token and card.kind != "source"]
    return list(combinations(cards, 2))


def sampled(pairs: list[tuple[str, str]], count: int) -> list[tuple[str, str]]:
    """So many of them, the same in every run."""
    return random.Random("a sample of pairs").sample(pairs, min(count, len(pairs)))


# ----------------------------------------------------------------------- telling


def report(found: Found, pairs: list[tuple[str, str]], seconds: float) -> dict[str, Any]:
    by_slug = card_tables.tables_of_edition(Switches(), ()).by_slug
    times = {(a, b): found.together[tuple(sorted((by_slug[a], by_slug[b])))] for a, b in pairs}  # type: ignore[index]
    least = sorted(times, key=lambda pair: (times[pair], pair))
    counts = sorted(times.values())
    return {
        "pairs": len(pairs), "together": sum(n > 0 for n in counts), "tables": found.tables,
        "decisions": found.decisions, "seconds": round(seconds), "median": counts[len(counts) // 2] if counts else 0,
        "least": [[*pair, times[pair]] for pair in least[:MOST_NAMED]], "broken": found.broken,
    }  # fmt: skip


def page(told: dict[str, Any]) -> str:
    """What was found, for readers."""
    lines = [
        "# Pairs of cards", "",
        "Every card next to every other: a table with both in play or in hand, played at random, with the",
        "laws of the game checked at every decision. A pair was active together if both cards were on the table or the",
        "transition at the same decision; this also counts at the tables of other pairs.", "",
        f"* {told['pairs']:,} pairs, {told['together']:,} active together, half of them at {told['median']:,} tables",
        f"* {told['tables']:,} tables, {told['decisions']:,} decisions",
        f"* {len(told['broken'])} laws broken", "",
        "The pairs seen together least:", "", "| card | card | tables |", "| --- | --- | --: |",
        *(f"| {a} | {b} | {n} |" for a, b, n in told["least"]), "",
    ]  # fmt: skip
    lines += [f"    {line}" for line in told["broken"][:MOST_NAMED]]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.card_pairs", description="Set every card beside every other."
    )
    parser.add_argument("--games", type=int, default=1, help="tables for each pair (more where it is not in force)")
    parser.add_argument("--only", metavar="CARD", help="only the pairs of this card, as it is typed")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many pairs")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", metavar="FILE", type=Path, help="write the page for readers")
    given = parser.parse_args(arguments)
    pairs = all_pairs()
    if given.only:
        pairs = [pair for pair in pairs if given.only in pair]
        if not pairs:
            parser.error(f"{given.only!r} is no card of the edition that has pairs")
    if given.sample:
        pairs = sampled(pairs, given.sample)
    found, begun = Found(), time.monotonic()
    for one, other in pairs:
        try_pair(one, other, found, max(1, given.games))
    told = report(found, pairs, time.monotonic() - begun)
    if given.write:
        given.write.write_text(page(told), encoding="utf-8", newline="\n")
    if given.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        print(
            f"{told['pairs']:,} pairs, {told['together']:,} active together, half of them at {told['median']:,} tables"
        )
        print(f"{told['tables']:,} tables, {told['decisions']:,} decisions, {told['seconds']} s")
        print("least:", ", ".join(f"{a} + {b} ({n})" for a, b, n in told["least"]))
        print(f"{len(found.broken)} laws broken", *found.broken[:MOST_NAMED], sep="\n  ")
    return 1 if found.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
