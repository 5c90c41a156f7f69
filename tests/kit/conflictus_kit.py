"""The Conflictus test kit: its tables, crowded states and invariants.

The invariants of the table itself are those of `tools.card_pairs`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from kit.card_kit import CardKit
from kit.conflictus import Scene
from kit.conflictus_secrets import BREAKS, PEEKING
from kit.game_kit import Referee, Settings, chance
from kit.random_cards_conflictus import LANGUAGE
from tools import card_pairs
from tools.random_decks import random_deck
from vigil.games.conflictus.cards import WORDS
from vigil.games.conflictus.rules import engine, why_not
from vigil.games.conflictus.rules.card_tables import ENGINE_NODES
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import SOURCE, Card
from vigil.games.conflictus.rules.redeal import reshuffle
from vigil.games.conflictus.rules.rounds import enter_phase
from vigil.games.conflictus.rules.state import (
    BY_CONCESSION,
    BY_ROUNDS,
    CHANCE_RNG,
    ENDINGS,
    MAINTENANCE,
    PHASES,
    SEAT_RNG,
    State,
)
from vigil.games.conflictus.rules.view import View
from vigil.games.conflictus.text.game_text import effect_text
from vigil.kernel.game import Choice
from vigil.kernel.serialization import clone

OWN_CARDS: list[Settings] = [
    {
        "name": "Relojoeira", "number": 0, "kind": "warrior", "faction": "neutral", "cost": 1, "attack": 1,
        "defense": 2, "mill": 1, "keywords": ["energy", "matter"],
        "rules": ["Trigger(round_begins, OneOf([Draw(1), Mill(1, opponents)]))"],
    },
    {
        "name": "Troca de Cinzas", "number": 0, "kind": "amulet", "faction": "neutral", "cost": 1,
        "effect": 'spell(seq(Discard(1), Do("destroy", Target())), a_card(which(warrior, state=active)))',
    },
    {
        "name": "Balança Muda", "number": 0, "kind": "relic", "faction": "neutral", "cost": 1,
        "abilities": ["Activated(seq(Damage(1, Target()), Recover(1)), Cost(sources=1), [a_card(which(warrior))])"],
    },
]  # fmt: skip
"""Cheap custom cards."""

OTHERWISE: dict[str, Any] = {
    "neutral_pile_value": "wild", "source_binding": "per_card", "inactive_abilities": "on",
    "untouchable_scope": "target_only",
    "free_activation_limit": "once_per_round", "founding_counts_as_attach": False, "recover_mark_on_cancel": False,
    "challenge_mandatory": False, "both_manipulators": "needs_either",
    "triggers_in_silent_phases": "defer_to_next_phase",
    "end_marks_set_on": "announcement", "immolate_victimize_timing": "on_enter_play", "allow_surplus_sources": False,
    "reserve_visible": True, "captives_visible_to": "no_one_until_played", "first_loss_ends_multiplayer": True,
}  # fmt: skip
"""Nearly every ruling set to its other value."""

SOME = {
    "inactive_abilities": "static_only",
    "triggers_in_silent_phases": "defer_to_next_phase",
    "captives_visible_to": "no_one_until_played",
}


def random_decks(style: str, count: int, *parts: Any) -> list[dict[str, int]]:
    rng = chance("decks", style, count, *parts)
    return [random_deck(rng, style) for _ in range(count)]


def ready_decks(style: str, count: int, first: int = 0) -> list[str]:
    """Return the names of the ready-made decks, starting with this one."""
    names = [*precons(style)]
    return [names[(first + i) % len(names)] for i in range(count)]


def with_ready_decks(style: str, seats: int, first: int = 0, **more: Any) -> Settings:
    """Return settings with ready-made decks."""
    return {"format": style, "decks": ready_decks(style, seats, first), **more}


def with_random_decks(style: str, seats: int, **more: Any) -> Settings:
    """Return settings with random decks."""
    return {"format": style, "decks": random_decks(style, seats, sorted(more)), **more}


def with_custom_cards(style: str) -> Settings:
    rng = chance("own cards", style)
    names = tuple(card["name"] for card in OWN_CARDS)
    return {"format": style, "decks": [random_deck(rng, style, names) for _ in range(2)], "cards": OWN_CARDS}


_TABLES: dict[str, Settings] = {
    "classic 2": with_ready_decks("classic", 2),
    "classic 2 light and shadow": with_ready_decks("classic", 2, 1),
    "classic 3": with_ready_decks("classic", 3, 2),
    "classic 4": with_ready_decks("classic", 4, 1),
    "rapidinha 2": with_ready_decks("rapidinha", 2),
    "rapidinha 2 light and shadow": with_ready_decks("rapidinha", 2, 1),
    "rapidinha 3": with_ready_decks("rapidinha", 3, 1),
    "rapidinha 4": with_ready_decks("rapidinha", 4),
    "random classic 2": with_random_decks("classic", 2),
    "random classic 3": with_random_decks("classic", 3),
    "random classic 4": with_random_decks("classic", 4),
    "random rapidinha 2": with_random_decks("rapidinha", 2),
    "random rapidinha 3": with_random_decks("rapidinha", 3),
    "random rapidinha 4": with_random_decks("rapidinha", 4),
    "classic, three games": with_random_decks("classic", 2, best_of=3),
    "rapidinha, three games": with_ready_decks("rapidinha", 2, 2, best_of=3),
    "rapidinha, full control": with_random_decks("rapidinha", 2, always_ask=True),
    "classic, other rulings": with_random_decks("classic", 2, switches=OTHERWISE),
    "rapidinha 3, other rulings": with_random_decks("rapidinha", 3, switches=OTHERWISE),
    "rapidinha, some rulings": with_ready_decks("rapidinha", 2, 1, switches=SOME),
    "classic, few rounds": with_ready_decks("classic", 3, 0, rounds=5),
    "classic, own cards": with_custom_cards("classic"),
    "rapidinha, own cards": with_custom_cards("rapidinha"),
}

ASKS_WHICH = ("pick", "one_of", "order", "target", "set", "option", "offer", "player", "number")
ALWAYS_ASKED = ("search", "reduction")
"""A search without a question would reveal the mons (C-SEARCH-05), and no player mills their own cards unasked."""
LEARNED = {"drawn", "milled", "shuffled", "revealed", "captive", "lost_card", "fetched"}


class Endings(Referee):
    """Checks how a match may end."""

    def at_end(self, s: State) -> None:
        outcome = GAME.outcome(s)
        assert outcome is not None and ENDINGS[s.end_reason] == outcome.reason
        assert s.round <= s.tables.config.rounds or s.end_reason == BY_ROUNDS
        assert s.game <= s.tables.config.best_of and sum(s.wins) <= s.game
        if s.tables.config.best_of == 1 and s.end_reason not in (BY_ROUNDS, BY_CONCESSION):
            gone = [seat for seat, me in enumerate(s.seats) if me.lost]
            assert len(gone) >= len(s.seats) - 1 or s.tables.switches.first_loss_ends_multiplayer


class ConflictusKit(CardKit):
    game = GAME
    tables = _TABLES
    fast = (
        "classic 2", "rapidinha 2", "random classic 4", "random rapidinha 3", "rapidinha, three games",
        "classic, other rulings", "rapidinha 3, other rulings", "rapidinha, own cards",
    )  # fmt: skip
    eager = 0.7
    most_eager = 0.95
    depth = (0, 120)
    whole_games = 5
    rich_games = 5
    thorough_tables = fast
    undo_tables = (*fast, "classic, own cards", "rapidinha, full control")
    leave_chance = 0.06
    rule_prefix = "C-"
    engine_nodes = frozenset(map(id, ENGINE_NODES))
    verbs_without_card = (
        "order_first", "number", "reduce", "choose", "add_to_set", "target_player", "target_item", "player",
        "attack_player", "choose_starter",
    )  # fmt: skip
    buttons = ("pass", "done", "yes", "no")
    attempts = (
        "nonsense", "pass", "yes", "play adoecer", "play_source fonte_de_luz", "sacrifice fonte_de_sombra", "17", "",
    )  # fmt: skip

    def where(self, s: State) -> str:
        return card_pairs.where(s)

    def remaining(self, s: State) -> list[int]:
        return [seat for seat, me in enumerate(s.seats) if not me.lost and not s.left_seats >> seat & 1]

    def pick(self, s: State, rng: random.Random, eager: float | None = None) -> Choice:
        """Choose an option. An eager player prefers acting to passing, but sets few cards aside before the game."""
        options = s.options
        if options[0][0] == "set_aside":
            return options[-1] if rng.random() < 0.6 else rng.choice(options)
        can_pass = len(options) > 1 and options[-1][0] in ("pass", "done")
        if can_pass and rng.random() < (self.eager if eager is None else eager):
            return options[int(rng.random() * (len(options) - 1))]
        return options[int(rng.random() * len(options))]

    def rich(self, table: str, seed: int) -> State:
        """Return a crowded table in the middle of a game, with this state's format, number of players and rulings."""
        config, rng = self.config_of(table), chance("rich", table, seed)
        while True:
            s = card_pairs.position(rng, (), config.players, config.format, config.switches, config.always_ask)
            if s.options:
                return s

    # ---------------------------------------------------------- the game's invariants

    def check_state(self, s: State) -> None:
        card_pairs.check(s)

    def check_question(self, s: State, key: str, names: Sequence[str]) -> None:
        if key in ASKS_WHICH:
            assert len(names) > 1, f"{key} asks although only {names} can be answered: {self.where(s)}"
        if key == "may":
            assert names == ["yes", "no"], f"{key} offers {names}: {self.where(s)}"
        if key == "priority":
            assert names[-1] == "pass" and (len(names) > 1 or s.tables.config.always_ask), (
                f"nothing but passing: {self.where(s)}"
            )
        elif key not in ALWAYS_ASKED:
            assert len(names) > 1, f"{key} leaves no choice but {names}: {self.where(s)}"

    def luck(self, s: State) -> list[int]:
        return s.rng[:]

    def check_luck(self, before: list[int], s: State) -> None:
        events = {(entry[0], entry[1]) for entry in s.events}
        for seat in range(s.tables.players):
            moved = before[SEAT_RNG + seat] != s.rng[SEAT_RNG + seat]
            assert not moved or ("shuffled", seat) in events, f"the luck of seat {seat} moved: {self.where(s)}"
        if before[CHANCE_RNG] != s.rng[CHANCE_RNG]:
            assert {what for what, _ in events} & {"discarded", "lost_card", "captive", "begins"}, self.where(s)

    def resume(self, s: State) -> None:
        engine.run(s)

    def referee(self, s: State) -> Referee:
        return Endings()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
        """Check that nothing waits when a phase begins or remains after maintenance, and that every phase occurs."""
        reached = set[int]()

        def watched(s: State, phase: int, frame: Any) -> None:
            where = self.where(s)
            if s.tables.switches.triggers_in_silent_phases == "resolve_now":
                assert not s.transition and s.resolving is None, f"something waits between phases: {where}"
            assert s.announcement is None, f"an announcement outlives its phase: {where}"
            enter_phase(s, phase, frame)
            reached.add(phase)
            if phase == MAINTENANCE:
                assert not any(seat.spent for seat in s.seats), f"unbound sources after maintenance: {where}"
                assert not any(group.vacated for group in s.sets), f"a vacated set after maintenance: {where}"
                assert not s.attacks and not s.blocks and not s.damage and not s.lasting and not s.marks, where

        def check() -> None:
            assert reached == set(range(len(PHASES)))

        monkeypatch.setattr("vigil.games.conflictus.rules.phases.enter_phase", watched)
        return check

    def teaches(self, s: State, seat: int) -> bool:
        return any(entry[0] in LEARNED for entry in s.events)

    # -------------------------------------------------------- causes and reasons

    def has_clause(self, printed: Any, kind: int, clause: str) -> bool:
        card = printed.cards[kind]
        names = {"effect"} if card.effect is not None else set()
        names |= {f"ability {i}" for i in range(1, len(card.abilities) + 1)}
        names |= {f"rule {i}" for i in range(1, len(card.rules) + 1)}
        return clause in names or clause.startswith("keyword")  # a keyword may be granted

    def faces(self, view: View) -> Iterator[tuple[int, str, int]]:
        """Sources aren't included, because they are only counted."""
        for player in view.players:
            for zone in ("hand", "mortis", "exterminatus", "captive"):
                yield from ((face.card, zone, player.seat) for face in getattr(player, zone).faces)
        for group in view.sets:
            yield from ((face.card, "table", group.controller) for face in (*group.warriors, *group.others))

    # ------------------------------------------------------------ random cards

    language = LANGUAGE
    vocabulary = WORDS
    effect_text = staticmethod(effect_text)

    def affordable(self, card: Card, rng: random.Random) -> Settings:
        return {"cost": rng.randrange(3) if card.kind != SOURCE else 0}

    def random_games(self, rng: random.Random) -> Iterator[State]:
        for style, seats in (("classic", 2), ("rapidinha", 2), ("rapidinha", 3)):
            cards = self.random_cards(rng, 12)
            names = tuple(card["name"] for card in cards)
            decks = [random_deck(rng, style, names) for _ in range(seats)]
            config = GAME.configure({"format": style, "decks": decks, "cards": cards, "rounds": 12})
            yield GAME.new(config, rng.randrange(1 << 40))

    # ------------------------------------------------------------ hidden cards

    why_not = why_not
    two_seats = "rapidinha 2"
    least_kinds = 3
    least_change = 0.9
    breaks = BREAKS
    peeking_tables = ("classic", "rapidinha")

    def hidden(self, s: State, viewer: int | None) -> list[list[int]]:
        piles = []
        for number, seat in enumerate(s.seats):
            piles += [seat.mons] if number == viewer else [seat.mons, seat.hand, seat.captive]
        return piles

    def check_redeal(self, s: State, other: State, viewer: int | None) -> None:
        assert (other.sets, other.transition, other.announcement) == (s.sets, s.transition, s.announcement)
        for number, (mine, theirs) in enumerate(zip(s.seats, other.seats, strict=True)):
            assert (theirs.mortis, theirs.exterminatus, theirs.free) == (mine.mortis, mine.exterminatus, mine.free)
            assert [len(pile) for pile in (theirs.mons, theirs.hand, theirs.reserve)] == [
                len(pile) for pile in (mine.mons, mine.hand, mine.reserve)
            ]
            if number == viewer:
                assert theirs.hand == mine.hand and theirs.reserve == mine.reserve

    def reshuffle(self, s: State, luck: int) -> State:
        return reshuffle(s, luck)

    def piles(self, s: State) -> list[list[int]]:
        return [seat.mons for seat in s.seats]

    def check_reshuffle(self, s: State, other: State) -> None:
        assert other.announcement == s.announcement and other.sets == s.sets
        known = {card for card, known_to in s.known if known_to}
        for mine, theirs in zip(s.seats, other.seats, strict=True):
            assert (theirs.hand, theirs.reserve) == (mine.hand, mine.reserve)
            assert [len(pile) for pile in (theirs.mons, theirs.captive)] == [len(mine.mons), len(mine.captive)]
            moved = {card for a, b in zip(mine.mons, theirs.mons, strict=True) if a != b for card in (a, b)}
            assert not moved & known, "a known card was moved"

    def hand_and_pile(self, s: State, seat: int) -> tuple[list[int], list[int]]:
        return s.seats[seat].hand, s.seats[seat].mons

    def peeking(self, table: str) -> Iterator[State]:
        """`table` is a format."""
        cards = [
            {"name": name, "number": 0, "kind": "amulet", "faction": "neutral", "effect": f"spell({effect})"}
            for name, effect in PEEKING.items()
        ]
        for seed in range(40):
            rng = chance("peeking", table, seed)
            decks = [random_deck(rng, table, tuple(PEEKING)) for _ in range(2)]
            s = GAME.new(GAME.configure({"format": table, "decks": decks, "cards": cards}), seed)
            for _ in range(250):
                if not s.options:
                    break
                GAME.choose(s, rng.choice(s.options))
                if (s.transition or s.seats[0].captive) and rng.random() < 0.2:
                    yield s

    def telling(self) -> list[State]:
        recovered = Scene({"hand": "chaves_do_arsenal memoria_guardada", "free": "2L", "mortis": "3S adoecer fhaonna"})
        recovered.do("play memoria_guardada").all_pass().do("recover adoecer", "recover fhaonna")
        return [
            *(self.somewhere("random rapidinha 3", "broken", seed) for seed in range(4)),
            *(self.somewhere("random classic 2", "broken", seed) for seed in range(4)),
            *(self.just_drawn("random classic 2", seed) for seed in range(3)),
            clone(recovered.s),
        ]


CONFLICTUS = ConflictusKit()
