"""Card trials in Ascension: when the second round begins, a coin flip decides who gets the card.

The card goes to the player's discard pile, as if acquired in the first round, but without a cost or a choice. A monster
is defeated for free at the beginning of the player's second turn. The game up to that point is played only once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from vigil.effects.language import Menu, Trigger
from vigil.games.ascension.rules.actions import after_action, defeat
from vigil.games.ascension.rules.card_tables import game_tables_for, game_tables_of
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import MONSTER, ROW
from vigil.games.ascension.rules.setup import new, outcome
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.turns import run
from vigil.kernel.errors import BadConfig
from vigil.kernel.game import Choice
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone
from vigil.lab.card_experiment import TrialBlock, TrialSpec, win_share
from vigil.lab.policies import Policy, policy_for, rng_at

ROUND = 2
BOX = "box"
COMPARED = 471  # the random stream that picks the card to compare with


class CardTracker:
    """Counts how often a card is taken, left in the row, and idle after some point in a game."""

    def __init__(self, s: State, mine: frozenset[int]) -> None:
        self.d, self.mine = s.tables, mine
        self.row = {card for card in s.row if card in mine}
        self.have = [{card for card in (*me.hand, *me.constructs, *me.played) if card in mine} for me in s.seats]
        self.acted: set[int] = set()
        self.offered: dict[int, int] = {}  # card: the turn in which it could last be paid for
        rules = {rule for card in mine for rule in s.tables.card[card].rules if not isinstance(rule, Trigger)}
        self.passive = bool(rules)
        self.in_row, self.left_row, self.affordable, self.taken = len(self.row), 0, 0, 0
        self.turns, self.idle = 0, 0

    def before_choice(self, s: State, options: Sequence[Choice]) -> None:
        """Record whether the card is affordable, and whether its effect lasts."""
        for card in self.row:
            if self.offered.get(card) != s.turn and (self.d.acquire[card] in options or self.d.defeat[card] in options):
                self.offered[card] = s.turn
                self.affordable += 1
        for entry in s.lasting:
            if entry[2] in self.mine:
                self.acted.add(entry[2])

    def after_choice(self, s: State) -> None:
        """Record the events of a choice."""
        mine = self.mine
        for what, seat, card, origin, _, _, _, _, frame, _ in s.events:
            if frame is not None and frame[3] in mine:
                self.acted.add(frame[3])
            if what == "cleanup":
                self._end_turn(s, seat)
            elif card in mine:
                if what == "refilled":
                    self.row.add(card)
                    self.in_row += 1
                elif what in ("acquired", "defeated"):
                    if origin == ROW and card in self.row:
                        self.row.discard(card)
                        self.left_row += 1
                        self.taken += self.offered.get(card) == s.turn
                elif what in ("drawn", "recovered", "revealed"):
                    self.have[seat].add(card)
                elif what == "banished":
                    self.row.discard(card)

    def _end_turn(self, s: State, seat: int) -> None:
        """Count whether the cards that the player had this turn did anything."""
        constructs = {card for card in s.seats[seat].constructs if card in self.mine}
        for card in self.have[seat]:
            self.turns += 1
            self.idle += card not in self.acted and not (self.passive and card in constructs)
            self.acted.discard(card)
        self.have[seat] = constructs

    def rates(self) -> dict[str, tuple[float, float]]:
        """Return the counts, as (part, whole)."""
        return {
            "taken": (self.taken, self.affordable),
            "left": (self.in_row - self.left_row, self.in_row),
            "idle": (self.idle, self.turns),
        }


class TrialSetup:
    """What the games of a card trial share."""

    def __init__(self, spec: TrialSpec) -> None:
        self.spec = spec
        settings = dict(spec.settings)
        self.config: Config = GAME.configure(settings)
        if self.config.players != 2 or self.config.mode != "free":
            raise BadConfig("lab-two", "cards are measured in two-player games")
        others = [card for card in settings.get("cards", []) if _name(card) != spec.card]
        self.without: Config = GAME.configure({**settings, "cards": others})
        base = game_tables_for(self.config)
        printed = base.printed
        self.kind = printed.by_name[spec.card]
        card = printed.cards[self.kind]
        self.monster = card.kind == MONSTER
        in_game = {printed.cards[kind].name: kind for kind in base.kinds if printed.cards[kind].set != "start"}
        similar = [
            kind
            for kind in sorted(set(in_game.values()))
            if kind != self.kind
            and (printed.cards[kind].kind == MONSTER) == self.monster
            and printed.cards[kind] not in self.config.cards
            and printed.cards[kind].rests is None
        ]
        nearest = min((abs(printed.cards[kind].cost - card.cost) for kind in similar), default=0)
        self.like = [kind for kind in similar if abs(printed.cards[kind].cost - card.cost) == nearest]
        self.compared = tuple(printed.cards[kind].name for kind in self.like)
        size = len(base.kinds)
        # one for all games, with the gifts at the end
        self.deal = game_tables_of(self.config, (*base.kinds, self.kind, *self.like))
        self.gift, self.others = size, range(size + 1, size + 1 + len(self.like))
        self.mine = frozenset([*(n for n, kind in enumerate(base.kinds) if kind == self.kind), self.gift])

    def block(self, number: int) -> TrialBlock:
        """Play the games of one seed."""
        seed = stream(self.spec.seed, number)
        s = new(self.config, seed)
        s.tables = self.deal
        policy = policy_for("ascension", self.spec.policy, s)
        trackers = [CardTracker(s, self.mine)]
        play_on(s, policy, seed, trackers[0], until=(ROUND, s.first))
        other = self.others[rng_at(seed, COMPARED) % len(self.others)] if self.others else None
        with_gift, compared = [], []
        margin = 0.0
        games = 2
        for seat in (0, 1) if s.stack else ():
            one = clone(s)
            trackers.append(self.play_with(one, {seat: self.gift}, policy, seed))
            with_gift.append(win_share(outcome(one), seat))
            margin += _lead(one, seat) / 2
            games += 1
            if other is not None:
                two = clone(s)
                trackers.append(self.play_with(two, {seat: self.gift, 1 - seat: other}, policy, seed))
                compared.append(win_share(outcome(two), seat))
                games += 1
        play_on(s, policy, seed, trackers[0])
        without = new(self.without, seed)
        play_on(without, policy, seed)
        rates: dict[str, tuple[float, float]] = {}
        for tracker in trackers:
            for name, (part, whole) in tracker.rates().items():
                before = rates.get(name, (0, 0))
                rates[name] = before[0] + part, before[1] + whole
        return TrialBlock(
            games=games,
            impact=sum(with_gift) / 2 - 0.5 if with_gift else 0.0,
            margin=margin,
            price=sum(compared) / 2 - 0.5 if compared else math.nan,
            length=float(s.round - without.round),
            rates=rates,
        )

    def play_with(self, s: State, gifts: dict[int, int], policy: Policy, seed: int) -> CardTracker:
        """Give these cards to these seats and play to the end."""
        tracker = CardTracker(s, self.mine)
        for seat in sorted(gifts, key=lambda seat: seat != s.active):
            card = gifts[seat]
            if self.monster:
                play_on(s, policy, seed, tracker, until=(ROUND, seat))
                if s.stack:
                    s.box.append(card)
                    frame = s.stack[-1]
                    defeat(s, seat, card, BOX, frame, free=True)
                    after_action(s, frame)
                    run(s)
            else:
                s.seats[seat].discard.append(card)
        play_on(s, policy, seed, tracker)
        return tracker


def play_on(
    s: State, policy: Policy, seed: int, tracker: CardTracker | None = None, until: tuple[int, int] | None = None
) -> None:
    """Play to the end, or until (round, seat): the first main phase of the seat from that round on."""
    choose = GAME.choose
    while options := s.options:
        if until is not None and s.round >= until[0] and s.active == until[1] and type(s.stack[-1][0]) is Menu:
            return
        if tracker is not None:
            tracker.before_choice(s, options)
        index = policy(s, options, rng_at(seed, s.decision_count)) if len(options) > 1 else 0
        choose(s, options[index])
        if tracker is not None:
            tracker.after_choice(s)


def _lead(s: State, seat: int) -> float:
    result = outcome(s)
    assert result is not None
    return float(result.scores[seat] - result.scores[1 - seat])


def _name(card: Any) -> str:
    return str(card["name"] if isinstance(card, dict) else card.name)
