"""The gift in Conflictus: two equal decks, and in one of them the card stands in the place of another.

The coin decides whose deck that is.  The card that makes room is the one of its deck
that is most like it: the same class, the nearest cost, the same faction, the fewest
words.  So the number says what the card is worth against that one, in decks like these.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from vigil.effects.identifiers import slug
from vigil.effects.language import walk
from vigil.games.conflictus.rules.card_tables import GameTables, game_tables, game_tables_for
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.decks import Deck, ready_decks
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import NEUTRAL, SOURCE, Card
from vigil.games.conflictus.rules.setup import start_match, streams
from vigil.games.conflictus.rules.state import State
from vigil.kernel.errors import BadConfig
from vigil.kernel.rng import stream
from vigil.lab.card_experiment import TrialBlock, TrialSpec, win_share
from vigil.lab.policies import Policy, luck_at, policy_for

PLAYED = ("announced", "dropped")


class Pair:
    """One deck against itself: as it is, and with the card in it for either seat."""

    def __init__(self, config: Config, card: str, instead: str) -> None:
        self.instead = instead
        self.plain = game_tables_for(config)
        kind, old = self.plain.printed.by_name[card], self.plain.printed.by_name[instead]
        self.gifted: list[GameTables] = []
        self.number: list[int] = []
        for seat in (0, 1):
            at = next(n for n, (k, o) in enumerate(zip(self.plain.kinds, self.plain.owners, strict=True))
                      if k == old and o == seat)  # fmt: skip
            kinds = (*self.plain.kinds[:at], kind, *self.plain.kinds[at + 1 :])
            self.gifted.append(game_tables(config, kinds, self.plain.owners))
            self.number.append(at)


class CardTracker:
    """Whether the card was had in the hand, and played."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.drawn = self.played = False

    def happened(self, s: State) -> None:
        if not self.drawn:
            self.drawn = any(self.card in me.hand for me in s.seats)
        if self.drawn and not self.played:
            self.played = any(entry[2] == self.card and entry[0] in PLAYED for entry in s.events)


class TrialSetup:
    """Everything that the games about one card share."""

    def __init__(self, question: TrialSpec) -> None:
        self.question = question
        settings = dict(question.settings)
        instead = settings.pop("instead", None)
        style = settings.setdefault("format", "rapidinha")
        named = settings.pop("decks", None)
        if named is None:
            named = [deck["name"] for deck in ready_decks() if deck["format"] == style]
        self.pairs: list[Pair] = []
        for deck in named:
            config: Config = GAME.configure({**settings, "decks": [deck, deck]})
            known = {card.name: card for card in game_tables_for(config).printed.cards}
            card = known[question.card]
            if card.token or card.kind == SOURCE:
                raise BadConfig(
                    "lab-kind", "{card} cannot be put into a deck, so it cannot be measured", card=card.name
                )
            place = most_like(card, config.decks[0], known, instead)
            if place is not None:
                self.pairs.append(Pair(config, card.name, place))
        if not self.pairs:
            raise BadConfig(
                "lab-no-deck",
                "no deck has a place for {card}: it needs sources of its faction, and the card you want it to replace",
                card=question.card,
            )
        self.compared = tuple(sorted({pair.instead for pair in self.pairs}))

    def block(self, number: int) -> TrialBlock:
        """Three games of one seed: the card with either seat, and with neither."""
        seed = stream(self.question.seed, number)
        pair = self.pairs[number % len(self.pairs)]
        wins, margin, rounds, drawn, played = 0.0, 0.0, 0.0, 0, 0
        for seat in (0, 1):
            watch = CardTracker(pair.number[seat])
            s = self.played(pair.gifted[seat], seed, watch)
            wins += win_share(GAME.outcome(s), seat) / 2
            margin += (len(s.seats[seat].mons) - len(s.seats[1 - seat].mons)) / 2
            rounds += s.round / 2
            drawn += watch.drawn
            played += watch.played
        bare = self.played(pair.plain, seed, None)
        rates: dict[str, tuple[float, float]] = {"drawn": (drawn, 2), "idle": (drawn - played, drawn)}
        return TrialBlock(3, wins - 0.5, margin, math.nan, rounds - bare.round, rates)

    def played(self, deal: GameTables, seed: int, watch: CardTracker | None) -> State:
        """One game to its end."""
        s = start_match(deal, streams(seed, deal.players))
        policy: Policy = policy_for("conflictus", self.question.policy, s)
        while options := s.options:
            if watch is not None:
                watch.happened(s)
            place = policy(s, options, luck_at(seed, s.decision_count)) if len(options) > 1 else 0
            GAME.choose(s, options[place])
        if watch is not None:
            watch.happened(s)
        return s


def most_like(card: Card, deck: Deck, known: dict[str, Card], instead: Any = None) -> str | None:
    """The card of a deck that makes room for this one; None if the deck could not pay for it."""
    cards = [known[name] for name, _ in deck]
    if card.faction != NEUTRAL and not any(c.kind == SOURCE and c.faction in (card.faction, NEUTRAL) for c in cards):
        return None
    if instead is not None:
        named = (c.name for c in cards if slug(instead) in map(slug, (c.name, *c.names.values())))
        return next(named, None)

    def unlike(other: Card) -> tuple[bool, int, bool, int, str]:
        words = len(other.keywords) + sum(1 for _ in walk(replace(other, names={})))
        return other.kind != card.kind, abs(other.cost - card.cost), other.faction != card.faction, words, other.name

    return min((c for c in cards if c.kind != SOURCE), key=unlike).name
