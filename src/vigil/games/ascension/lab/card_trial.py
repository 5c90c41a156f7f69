"""The gift in Ascension: when the second round begins, a coin decides who finds the card among the discarded.

That is where a card lies that was acquired in the first round, but nobody paid for this
one, and nobody chose to have it.  A monster is defeated for nothing instead, at the
beginning of its finder's second turn.  The game up to then is played once and shared.
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
from vigil.lab.policies import Policy, luck_at, policy_for

ROUND = 2
BOX = "box"
COMPARED = 471  # purpose of the luck that picks the card to compare with


class CardTracker:
    """What becomes of one card, whoever has it, from one moment of a game on."""

    def __init__(self, s: State, mine: frozenset[int]) -> None:
        self.d, self.mine = s.tables, mine
        self.row = {card for card in s.row if card in mine}
        self.have = [{card for card in (*me.hand, *me.constructs, *me.played) if card in mine} for me in s.seats]
        self.acted: set[int] = set()
        self.offered: dict[int, int] = {}  # card: the turn in which it could last be paid for
        rules = {rule for card in mine for rule in s.tables.card[card].rules if not isinstance(rule, Trigger)}
        self.passive = bool(rules)
        self.seen, self.gone, self.could, self.took, self.turns, self.idle = len(self.row), 0, 0, 0, 0, 0

    def asked(self, s: State, options: Sequence[Choice]) -> None:
        """Before a choice: can it be paid for now, does it last?"""
        for card in self.row:
            if self.offered.get(card) != s.turn and (self.d.acquire[card] in options or self.d.defeat[card] in options):
                self.offered[card] = s.turn
                self.could += 1
        for entry in s.lasting:
            if entry[2] in self.mine:
                self.acted.add(entry[2])

    def happened(self, s: State) -> None:
        """After a choice: what the news say of it."""
        mine = self.mine
        for what, seat, card, origin, _, _, _, _, frame, _ in s.events:
            if frame is not None and frame[3] in mine:
                self.acted.add(frame[3])
            if what == "cleanup":
                self._closed(s, seat)
            elif card in mine:
                if what == "refilled":
                    self.row.add(card)
                    self.seen += 1
                elif what in ("acquired", "defeated"):
                    if origin == ROW and card in self.row:
                        self.row.discard(card)
                        self.gone += 1
                        self.took += self.offered.get(card) == s.turn
                elif what in ("drawn", "recovered", "revealed"):
                    self.have[seat].add(card)
                elif what == "banished":
                    self.row.discard(card)

    def _closed(self, s: State, seat: int) -> None:
        """A turn is over: did anything come of the cards this player had?"""
        standing = {card for card in s.seats[seat].constructs if card in self.mine}
        for card in self.have[seat]:
            self.turns += 1
            self.idle += card not in self.acted and not (self.passive and card in standing)
            self.acted.discard(card)
        self.have[seat] = standing

    def rates(self) -> dict[str, tuple[float, float]]:
        return {
            "taken": (self.took, self.could),
            "left": (self.seen - self.gone, self.seen),
            "idle": (self.idle, self.turns),
        }


class TrialSetup:
    """Everything that the games about one card share."""

    def __init__(self, question: TrialSpec) -> None:
        self.question = question
        settings = dict(question.settings)
        self.config: Config = GAME.configure(settings)
        if self.config.players != 2 or self.config.mode != "free":
            raise BadConfig("lab-two", "cards are measured in games of two players")
        others = [card for card in settings.get("cards", []) if _name(card) != question.card]
        self.without: Config = GAME.configure({**settings, "cards": others})
        base = game_tables_for(self.config)
        printed = base.printed
        self.kind = printed.by_name[question.card]
        card = printed.cards[self.kind]
        self.monster = card.kind == MONSTER
        in_game = {printed.cards[kind].name: kind for kind in base.kinds if printed.cards[kind].set != "start"}
        like = [
            kind
            for kind in sorted(set(in_game.values()))
            if kind != self.kind
            and (printed.cards[kind].kind == MONSTER) == self.monster
            and printed.cards[kind] not in self.config.cards
            and printed.cards[kind].rests is None
        ]
        nearest = min((abs(printed.cards[kind].cost - card.cost) for kind in like), default=0)
        self.like = [kind for kind in like if abs(printed.cards[kind].cost - card.cost) == nearest]
        self.compared = tuple(printed.cards[kind].name for kind in self.like)
        size = len(base.kinds)
        self.deal = game_tables_of(
            self.config, (*base.kinds, self.kind, *self.like)
        )  # one deal for all: gifts at its end
        self.gift, self.others = size, range(size + 1, size + 1 + len(self.like))
        self.mine = frozenset([*(n for n, kind in enumerate(base.kinds) if kind == self.kind), self.gift])

    def block(self, number: int) -> TrialBlock:
        """All the games of one seed."""
        seed = stream(self.question.seed, number)
        s = new(self.config, seed)
        s.tables = self.deal
        policy = policy_for("ascension", self.question.policy, s)
        watches = [CardTracker(s, self.mine)]
        play_on(s, policy, seed, watches[0], until=(ROUND, s.first))
        other = self.others[luck_at(seed, COMPARED) % len(self.others)] if self.others else None
        given, compared = [], []
        margin = 0.0
        games = 2
        for seat in (0, 1) if s.stack else ():
            one = clone(s)
            watches.append(self.given(one, {seat: self.gift}, policy, seed))
            given.append(win_share(outcome(one), seat))
            margin += _ahead(one, seat) / 2
            games += 1
            if other is not None:
                two = clone(s)
                watches.append(self.given(two, {seat: self.gift, 1 - seat: other}, policy, seed))
                compared.append(win_share(outcome(two), seat))
                games += 1
        play_on(s, policy, seed, watches[0])
        bare = new(self.without, seed)
        play_on(bare, policy, seed)
        rates: dict[str, tuple[float, float]] = {}
        for watch in watches:
            for name, (part, whole) in watch.rates().items():
                before = rates.get(name, (0, 0))
                rates[name] = before[0] + part, before[1] + whole
        return TrialBlock(
            games=games,
            impact=sum(given) / 2 - 0.5 if given else 0.0,
            margin=margin,
            price=sum(compared) / 2 - 0.5 if compared else math.nan,
            length=float(s.round - bare.round),
            rates=rates,
        )

    def given(self, s: State, gifts: dict[int, int], policy: Policy, seed: int) -> CardTracker:
        """Hand out the gifts and play to the end."""
        watch = CardTracker(s, self.mine)
        for seat in sorted(gifts, key=lambda seat: seat != s.active):
            card = gifts[seat]
            if self.monster:
                play_on(s, policy, seed, watch, until=(ROUND, seat))
                if s.stack:
                    s.box.append(card)
                    frame = s.stack[-1]
                    defeat(s, seat, card, BOX, frame, free=True)
                    after_action(s, frame)
                    run(s)
            else:
                s.seats[seat].discard.append(card)
        play_on(s, policy, seed, watch)
        return watch


def play_on(
    s: State, policy: Policy, seed: int, watch: CardTracker | None = None, until: tuple[int, int] | None = None
) -> None:
    """Play to the end, or to the main phase of a seat in this round or a later one."""
    choose = GAME.choose
    while options := s.options:
        if until is not None and s.round >= until[0] and s.active == until[1] and type(s.stack[-1][0]) is Menu:
            return
        if watch is not None:
            watch.asked(s, options)
        place = policy(s, options, luck_at(seed, s.decision_count)) if len(options) > 1 else 0
        choose(s, options[place])
        if watch is not None:
            watch.happened(s)


def _ahead(s: State, seat: int) -> float:
    found = outcome(s)
    assert found is not None
    return float(found.scores[seat] - found.scores[1 - seat])


def _name(card: Any) -> str:
    return str(card["name"] if isinstance(card, dict) else card.name)
