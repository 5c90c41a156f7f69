"""The Ascension test kit: its tables, rich states and invariants."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from kit.ascension_secrets import BREAKS, PEEKING
from kit.card_kit import CardKit
from kit.game_kit import Referee, Settings, chance
from kit.random_cards_ascension import LANGUAGE
from vigil.effects.language import NOTHING, Menu, Seq, Trigger
from vigil.games.ascension.cards import ANNIVERSARY, WORDS, edition
from vigil.games.ascension.rules import decisions, turns, why_not
from vigil.games.ascension.rules.card_tables import ENGINE_NODES
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.rules.redeal import reshuffle
from vigil.games.ascension.rules.state import BY_HONOR, BY_ROUNDS, CENTER_RNG, CHANCE_RNG, EMPTY, SEAT_RNG, State
from vigil.games.ascension.rules.view import Face, PileView, View
from vigil.games.ascension.text.game_text import effect_text
from vigil.kernel.game import Choice

PATRONS: list[Settings] = [
    {
        "name": "Patron of Feasts", "kind": "hero", "faction": "lifebound", "cost": 0, "honor": 1, "copies": 30,
        "effect": "seq(gain(runes, 6), gain(power, 6), draw(1))",
    },
    {
        "name": "Ledger Engine", "kind": "construct", "faction": "mechana", "cost": 2, "honor": 2, "copies": 6,
        "abilities": ["Pay(runes, 1, draw(1))", "OneOf([gain(power, 2), Steal(1), banish(hand)])"],
        "rules": ["Trigger(banished, gain(honor, 1))", "Unite(lifebound, draw(1))"],
    },
    {
        "name": "Toll Wraith", "kind": "monster", "cost": 2, "copies": 6,
        "effect": 'seq(gain(honor, 1), each_opponent(Times(2, Do("discard", Pick([hand])))))',
        "fate": "each_player(May(discard(1, then=draw(2))))",
    },
]  # fmt: skip
"""Cheap custom cards that give a lot, so that whole games reach the expensive cards too."""

KEPT = {"Void Initiate": 2, "Mephit": 2, "Seer of the Forked Path": 2, "Wolf Shaman": 2, "Shadow Star": 1}
"""A center deck of nine cards, which often runs out."""

_TABLES: dict[str, Settings] = {
    "base 2": {"players": 2},
    "base 3": {"players": 3},
    "base 4": {"players": 4},
    "fallen 2": {"players": 2, "sets": "fallen"},
    "both 2": {"players": 2, "sets": "both"},
    "both 3": {"players": 3, "sets": "both"},
    "both 4": {"players": 4, "sets": "both"},
    "both 5": {"players": 5, "sets": "both"},
    "both 6": {"players": 6, "sets": "both"},
    "base teams 4": {"players": 4, "mode": "teams"},
    "both teams 4": {"players": 4, "sets": "both", "mode": "teams"},
    "both teams 6": {"players": 6, "sets": "both", "mode": "teams"},
    "solo base": {"players": 1},
    "solo fallen": {"players": 1, "sets": "fallen"},
    "solo both": {"players": 1, "sets": "both"},
    "first printing 2": {"players": 2, "edition": "first"},
    "first printing both 4": {"players": 4, "sets": "both", "edition": "first"},
    "first printing solo": {"players": 1, "sets": "both", "edition": "first"},
    "first printing teams": {"players": 4, "sets": "both", "mode": "teams", "edition": "first"},
    "one honor": {"players": 3, "honor_pool": 1},
    "little honor": {"players": 4, "sets": "both", "honor_pool": 12},
    "two rounds": {"players": 2, "rounds": 2},
    "own cards 2": {"players": 2, "cards": PATRONS},
    "own cards 4": {"players": 4, "sets": "both", "cards": PATRONS, "copies": {"Mephit": 0, "Arha Initiate": 12}},
    "own cards teams": {"players": 6, "sets": "both", "mode": "teams", "cards": PATRONS},
    "own cards solo": {"players": 1, "sets": "both", "cards": PATRONS},
    "a thin center": {
        "players": 2,
        "copies": {card.name: KEPT.get(card.name, 0) for card in edition(ANNIVERSARY) if card.set == "base"},
    },
}


ASKS_WHICH = ("pick", "one_of", "order", "steal")
LEARNED = ("drawn", "refilled", "shuffled", "revealed", "given")
SPECTATOR = 1 << 7


def cards_everywhere(s: State) -> list[int]:
    """Every card in every zone, sorted. In a valid state, each number occurs once."""
    cards = [*s.center, *s.void, *s.mystics, *s.heavies, *s.cultists, *s.box, *(card for card in s.row if card >= 0)]
    for seat in s.seats:
        cards += seat.deck + seat.hand + seat.played + seat.discard + seat.constructs + seat.trophies
    return sorted(cards)


def place_of(s: State, card: int) -> tuple[str, int, int]:
    """The zone, the owner and, where order counts, the number of cards above."""
    for number, seat in enumerate(s.seats):
        if card in seat.hand:
            return "hand", number, -1
        if card in seat.deck:
            return "deck", number, len(seat.deck) - seat.deck.index(card)
    return ("center", -1, len(s.center) - s.center.index(card)) if card in s.center else ("open", -1, -1)


def clauses(card: Card) -> set[str]:
    """The clauses of a card that an event can cite."""
    names = {"effect"} if card.effect is not None else set()
    if isinstance(card.effect, Seq):
        names |= {f"effect {i}" for i in range(1, len(card.effect.steps) + 1)}
    if card.fate is not None:
        names.add("fate")
    names |= {f"ability {i}" for i in range(1, len(card.abilities) + 1)}
    own = [rule for rule in card.rules if not (isinstance(rule, Trigger) and rule.shared)]
    return names | {f"rule {i}" for i in range(1, len(own) + 1)}


class TurnCounter(Referee):
    """Checks that all players have the same number of turns, and that the game ends for a reason."""

    def __init__(self, s: State) -> None:
        begun = [entry for entry in s.events if entry[0] == "turn"]
        self.turns = Counter(entry[1] for entry in begun) if begun or s.events else Counter([s.active])
        self.total = self.turns.total()
        self.last: State = s

    def after_choice(self, s: State) -> None:
        begun = [entry for entry in s.events if entry[0] == "turn"]
        self.turns.update(entry[1] for entry in begun if not entry[6])  # extra turns are not counted
        self.total += len(begun)

    def at_decision(self, s: State) -> None:
        assert s.turn == self.total, f"turn {s.turn} is turn {self.total}: {ASCENSION.where(s)}"

    def at_end(self, s: State) -> None:
        assert s.end_reason in (BY_HONOR, BY_ROUNDS)
        assert s.pool == 0 if s.end_reason == BY_HONOR else s.round == s.tables.config.rounds
        if not s.tables.solo:
            assert len(self.turns) == s.tables.players and set(self.turns.values()) == {s.round}, (
                f"turns were not equal: {self.turns}"
            )


class AscensionKit(CardKit):
    game = GAME
    tables = _TABLES
    fast = (
        "base 2", "fallen 2", "both 3", "both teams 4", "solo both", "first printing 2", "own cards 4", "a thin center",
    )  # fmt: skip
    eager = 0.9
    depth = (5, 300)
    whole_games = 70
    rich_games = 40
    thorough_tables = tuple(_TABLES)
    undo_tables = tuple(_TABLES)
    undo_is_exact = True
    leave_chance = 0.02
    rule_prefix = "A-"
    engine_nodes = frozenset(map(id, (*ENGINE_NODES, None)))
    verbs_without_card = ("name", "order_first")
    verbs_by_number = ("play", "acquire", "defeat")
    buttons = ("end_turn", "done", "yes", "no")
    attempts = (
        "nonsense", "end_turn", "yes", "play apprentice", "acquire mystic", "discard militia", "banish 3", "17", "",
    )  # fmt: skip

    def where(self, s: State) -> str:
        return f"decision {s.decision_count}, round {s.round}, seat {decisions.seat_to_act(s)}, {decisions.question(s)}"

    def remaining(self, s: State) -> list[int]:
        return [seat for seat in range(s.tables.players) if not s.left_seats >> seat & 1]

    def pick(self, s: State, rng: random.Random, eager: float | None = None) -> Choice:
        """Choose an option. With `eager` 1.0, the player never ends a turn while there is another option."""
        options = s.options
        if (
            len(options) > 1
            and options[-1][0] == "end_turn"
            and rng.random() < (self.eager if eager is None else eager)
        ):
            return options[int(rng.random() * (len(options) - 1))]
        return options[int(rng.random() * len(options))]

    def rich(self, table: str, seed: int) -> State:
        """Return a first turn in which every player owns 15 more cards of the center deck, some of them in play.

        Random play buys little. Here expensive cards are played, and the Void has cards.
        """
        rng = chance("rich", table, seed)
        s: State = self.new(table, seed)
        while s.options and type(s.stack[-1][0]) is not Menu:  # an opening Fate asks first
            GAME.choose(s, self.pick(s, rng, 0))
        d = s.tables
        rng.shuffle(s.center)
        goods = [card for card in s.center if not d.is_monster[card]]
        share = min(15, (len(goods) - 6) // d.players)
        for seat in s.seats[: d.players]:
            mine, goods = goods[:share], goods[share:]
            s.center = [card for card in s.center if card not in mine]
            seat.constructs = [card for card in mine if d.is_construct[card] and rng.random() < 0.5]
            cards = seat.hand + seat.deck + [card for card in mine if card not in seat.constructs]
            rng.shuffle(cards)
            seat.hand, seat.deck = cards[:5], cards[5:]
            seat.honor, s.pool = (spent := rng.randrange(min(5, s.pool))), s.pool - spent
        for card in [card for card in s.center if d.joins[card]]:
            s.center.remove(card)
            s.seats[rng.randrange(d.players)].trophies.append(card)
        gone = len(s.center) // 4
        s.void, s.center = s.void + s.center[:gone], s.center[gone:]
        s.known, s.events = [], []
        s.options = turns.menu(s, s.active)
        return s

    # ---------------------------------------------------------- the game's invariants

    def check_state(self, s: State) -> None:
        self.row_is_full(s)
        self.honor_adds_up(s)

    def check_closely(self, s: State) -> None:
        where = self.where(s)
        assert cards_everywhere(s) == list(range(len(s.tables.kinds))), f"cards lost or duplicated: {where}"
        known = [card for card, _ in s.known]
        hidden = {*s.center, *(card for seat in s.seats for card in seat.hand + seat.deck)}
        assert len(set(known)) == len(known), f"a card is known twice: {s.known}, {where}"
        assert hidden.issuperset(known), f"{[c for c in known if c not in hidden]} are face up: {where}"
        for number, seat in enumerate(s.seats):
            assert number == s.active or (seat.runes == seat.power == 0 and not seat.played), where

    def row_is_full(self, s: State) -> None:
        """A-ROW: the row has six cards as long as the center deck or the Void has any."""
        assert len(s.row) == 6
        if EMPTY in s.row:
            assert not s.center and not s.void, (
                f"an empty slot beside {len(s.center)} and {len(s.void)} cards: {self.where(s)}"
            )

    def honor_adds_up(self, s: State) -> None:
        """The Honor in the pool and with the players equals the initial Honor plus what the reserve gave."""
        held, where = sum(seat.honor for seat in s.seats), self.where(s)
        assert held + s.pool == s.tables.config.pool + s.reserve, f"{held} held, {s.pool} left: {where}"
        assert s.pool >= 0 and s.reserve >= 0 and (s.pool == 0 or s.reserve == 0), where
        for seat in s.seats:
            assert seat.honor >= 0 and seat.runes >= 0 and seat.power >= 0, where
        assert all(n >= 0 for n in s.restricted_runes), where

    def check_question(self, s: State, key: str, names: Sequence[str]) -> None:
        if key in ASKS_WHICH:
            assert len(names) > 1, f"{key} asks although only {names} can be answered: {self.where(s)}"
        if key in ("may", "trigger"):
            assert names == ["yes", "no"], f"{key} offers {names}: {self.where(s)}"

    def luck(self, s: State) -> list[int]:
        return s.rng[:]

    def check_luck(self, before: list[int], s: State) -> None:
        events = {(entry[0], entry[1]) for entry in s.events}
        assert before[CENTER_RNG] == s.rng[CENTER_RNG] or ("shuffled", -1) in events, self.where(s)
        for seat in range(s.tables.players):
            moved = before[SEAT_RNG + seat] != s.rng[SEAT_RNG + seat]
            assert not moved or ("shuffled", seat) in events, f"the luck of seat {seat} moved: {self.where(s)}"
        if before[CHANCE_RNG] != s.rng[CHANCE_RNG]:
            assert any(what in ("given", "discarded", "banished") for what, _ in events), self.where(s)

    def resume(self, s: State) -> None:
        turns.run(s)

    def referee(self, s: State) -> Referee:
        return TurnCounter(s)

    def check_winners(self, s: State, winners: Sequence[int]) -> None:
        if not s.tables.solo:
            assert winners and (s.tables.teams or set(winners) <= set(self.remaining(s)))

    def teaches(self, s: State, seat: int) -> bool:
        return any(
            entry[0] in LEARNED or (entry[3] == "hand" and entry[2] >= 0 and entry[1] != seat) for entry in s.events
        )

    # -------------------------------------------------------- causes and reasons

    def has_clause(self, printed: Any, kind: int, clause: str) -> bool:
        return clause in clauses(printed.cards[kind]) | clauses(printed.expanded[kind])

    def faces(self, view: View) -> Iterator[tuple[int, str, int]]:
        for face in view.row:
            if face is not None:
                yield face.card, "row", NOTHING
        for zone in ("center", "void", "mystics", "heavies", "cultists", "box"):
            pile: PileView = getattr(view, zone)
            yield from ((face.card, zone, NOTHING) for face in pile.faces)
        for player in view.players:
            for zone in ("deck", "hand", "played", "discard", "constructs", "trophies"):
                visible: tuple[Face, ...] = getattr(player, zone).faces
                yield from ((face.card, zone, player.seat) for face in visible)

    # ------------------------------------------------------------ random cards

    language = LANGUAGE
    vocabulary = WORDS
    effect_text = staticmethod(effect_text)

    def affordable(self, card: Card, rng: random.Random) -> Settings:
        return {"cost": rng.randrange(3), "copies": 6, "rests": card.rests if card.rests == "trophies" else None}

    def random_games(self, rng: random.Random) -> Iterator[State]:
        tables: list[Settings] = [
            {"players": 2}, {"players": 3, "sets": "both"}, {"players": 4, "mode": "teams"}, {"players": 1},
        ]  # fmt: skip
        for table in tables:
            cards = self.random_cards(rng, 8)
            config = GAME.configure({**table, "cards": cards, "rounds": 12, "honor_pool": 500})
            yield GAME.new(config, rng.randrange(1 << 40))

    # ------------------------------------------------------------ hidden cards

    why_not = why_not
    two_seats = "base 2"
    breaks = BREAKS
    peeking_tables = (2, 3)

    def hidden(self, s: State, viewer: int | None) -> list[list[int]]:
        piles = [s.center]
        for number, seat in enumerate(s.seats[: s.tables.players]):
            piles += [seat.deck] if number == viewer else [seat.deck, seat.hand]
        return piles

    def check_redeal(self, s: State, other: State, viewer: int | None) -> None:
        kind = s.tables.kind
        assert (other.row, other.void, other.box, other.mystics) == (s.row, s.void, s.box, s.mystics)
        assert sorted(kind[card] for card in other.center) == sorted(kind[card] for card in s.center)
        viewers = SPECTATOR if viewer is None else 1 << viewer
        for card, known_to in s.known:
            assert not known_to & viewers or place_of(other, card) == place_of(s, card), "a known card was moved"
        if viewer is not None:
            assert other.seats[viewer].hand == s.seats[viewer].hand
            assert sorted(other.seats[viewer].deck) == sorted(s.seats[viewer].deck)

    def reshuffle(self, s: State, luck: int) -> State:
        return reshuffle(s, luck)

    def piles(self, s: State) -> list[list[int]]:
        return [s.center, *(seat.deck for seat in s.seats[: s.tables.players])]

    def check_reshuffle(self, s: State, other: State) -> None:
        assert [seat.hand for seat in other.seats] == [seat.hand for seat in s.seats]
        for card, _ in s.known:
            assert place_of(other, card) == place_of(s, card), "a known card was moved"

    def hand_and_pile(self, s: State, seat: int) -> tuple[list[int], list[int]]:
        return s.seats[seat].hand, s.seats[seat].deck

    def peeking(self, table: int) -> Iterator[State]:
        """`table` is the number of players."""
        cards = [
            {"name": name, "kind": "hero", "faction": "void", "copies": 6, "effect": effect}
            for name, effect in PEEKING.items()
        ]
        config = GAME.configure({"players": table, "cards": cards, "rounds": 40})
        for seed in range(20):
            s, rng = GAME.new(config, seed), chance("peeking", table, seed)
            for _ in range(300):
                if not s.options:
                    break
                GAME.choose(s, rng.choice(s.options))
                soon = any(verb == "play" and s.tables.name[card] in PEEKING for verb, card in s.options)
                if soon and rng.random() < 0.2:
                    yield s

    def telling(self) -> list[State]:
        return [
            *(self.somewhere("both 3", "broken", seed) for seed in range(8)),
            *(self.just_drawn("both 3", seed) for seed in range(4)),
        ]


ASCENSION = AscensionKit()
