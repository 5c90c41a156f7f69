"""Card trials in Conflictus: two identical decks, except that one has the card in place of another.

A coin flip decides whose deck has the card. The card replaces the most similar card in the deck: the same class, the
nearest cost, the same faction, the least text. So the result says what the card is worth compared with that one.
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
from vigil.lab.policies import Policy, policy_for, rng_at

PLAYED = ("announced", "dropped")


class MirrorMatch:
    """A deck against itself: unchanged, and with the card in either player's deck."""

    def __init__(self, config: Config, card: str, replaced: str) -> None:
        self.replaced = replaced
        self.plain = game_tables_for(config)
        kind, old = self.plain.printed.by_name[card], self.plain.printed.by_name[replaced]
        self.with_card: list[GameTables] = []  # by the seat that has it
        self.card_number: list[int] = []
        for seat in (0, 1):
            at = next(n for n, (k, o) in enumerate(zip(self.plain.kinds, self.plain.owners, strict=True))
                      if k == old and o == seat)  # fmt: skip
            kinds = (*self.plain.kinds[:at], kind, *self.plain.kinds[at + 1 :])
            self.with_card.append(game_tables(config, kinds, self.plain.owners))
            self.card_number.append(at)


class CardTracker:
    """Records whether the card was drawn, and played."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.drawn = self.played = False

    def update(self, s: State) -> None:
        """Look at the hands, and at the events of the last choice."""
        if not self.drawn:
            self.drawn = any(self.card in me.hand for me in s.seats)
        if self.drawn and not self.played:
            self.played = any(entry[2] == self.card and entry[0] in PLAYED for entry in s.events)


class TrialSetup:
    """What the games of a card trial share."""

    def __init__(self, spec: TrialSpec) -> None:
        self.spec = spec
        settings = dict(spec.settings)
        replaced = settings.pop("replaces", None)
        style = settings.setdefault("format", "rapidinha")
        decks = settings.pop("decks", None)
        if decks is None:
            decks = [ready.names["pt"] for ready in ready_decks(style)]
        self.matches: list[MirrorMatch] = []
        for deck in decks:
            config: Config = GAME.configure({**settings, "decks": [deck, deck]})
            known = {card.name: card for card in game_tables_for(config).printed.cards}
            card = known[spec.card]
            if card.token or card.kind == SOURCE:
                raise BadConfig(
                    "lab-kind", "{card} cannot be put into a deck, so it cannot be measured", card=card.name
                )
            name = most_similar(card, config.decks[0], known, replaced)
            if name is not None:
                self.matches.append(MirrorMatch(config, card.name, name))
        if not self.matches:
            raise BadConfig(
                "lab-no-deck",
                "no deck has room for {card}: it needs sources of its faction, and the card you want it to replace",
                card=spec.card,
            )
        self.compared = tuple(sorted({match.replaced for match in self.matches}))

    def block(self, number: int) -> TrialBlock:
        """Play three games with one seed: with the card in either player's deck, and in neither."""
        seed = stream(self.spec.seed, number)
        match = self.matches[number % len(self.matches)]
        wins, margin, turns, drawn, played = 0.0, 0.0, 0.0, 0, 0
        for seat in (0, 1):
            tracker = CardTracker(match.card_number[seat])
            s = self.play(match.with_card[seat], seed, tracker)
            wins += win_share(GAME.outcome(s), seat) / 2
            margin += (len(s.seats[seat].mons) - len(s.seats[1 - seat].mons)) / 2
            turns += s.turn / 2
            drawn += tracker.drawn
            played += tracker.played
        without = self.play(match.plain, seed, None)
        rates: dict[str, tuple[float, float]] = {"drawn": (drawn, 2), "idle": (drawn - played, drawn)}
        return TrialBlock(3, wins - 0.5, margin, math.nan, turns - without.turn, rates)

    def play(self, tables: GameTables, seed: int, tracker: CardTracker | None) -> State:
        """Play a game to its end."""
        s = start_match(tables, streams(seed, tables.players))
        policy: Policy = policy_for("conflictus", self.spec.policy, s)
        while options := s.options:
            if tracker is not None:
                tracker.update(s)
            index = policy(s, options, rng_at(seed, s.decision_count)) if len(options) > 1 else 0
            GAME.choose(s, options[index])
        if tracker is not None:
            tracker.update(s)
        return s


def most_similar(card: Card, deck: Deck, known: dict[str, Card], replaced: Any = None) -> str | None:
    """Return the card of a deck that this one replaces, or None if the deck can't pay for it.

    `replaced` is the name of that card, if the caller chose one.
    """
    cards = [known[name] for name, _ in deck]
    if card.faction != NEUTRAL and not any(c.kind == SOURCE and c.faction in (card.faction, NEUTRAL) for c in cards):
        return None
    if replaced is not None:
        matches = (c.name for c in cards if slug(replaced) in map(slug, (c.name, *c.names.values())))
        return next(matches, None)

    def difference(other: Card) -> tuple[bool, int, bool, int, str]:
        words = len(other.keywords) + sum(1 for _ in walk(replace(other, names={})))
        return other.kind != card.kind, abs(other.cost - card.cost), other.faction != card.faction, words, other.name

    return min((c for c in cards if c.kind != SOURCE), key=difference).name
