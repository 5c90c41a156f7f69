"""States sampled from a view have the same view and the same decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kit.conflictus_kit import CONFLICTUS
from kit.game_kit import chance
from vigil.bots import ask_bot
from vigil.bots.greedy import Greedy
from vigil.games.conflictus.bots.worlds_from_view import worlds_from_view
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.state_validation import find_impossible
from vigil.games.conflictus.rules.view import View
from vigil.kernel.decision import Decision

DECISIONS = 150  # per game
VAGUE = ("set_aside", "search", "pay", "offer", "target", "reduction", "number", "may", "pick", "player", "priority")
"""Questions that can offer an identical card, or depend on what a view doesn't show, such as payments."""


def seen(s: State) -> tuple[View, Decision] | None:
    """Return what a remote client gets: a view with only its own deck, and the decision."""
    decision = GAME.decision(s)
    if decision is None:
        return None
    view = GAME.view(s, decision.seat)
    own = view.config.decks[decision.seat]
    return replace(view, config=replace(view.config, decks=(own,) * len(view.players))), decision


def walked(table: str, seed: int) -> Iterator[tuple[View, Decision]]:
    for number, s in enumerate(CONFLICTUS.walk(CONFLICTUS.new(table, seed), chance("worlds from views", table, seed))):
        told = seen(s)
        if told is None or number >= DECISIONS:
            return
        yield told


@pytest.mark.parametrize("table", CONFLICTUS.tables)
def test_a_sampled_table_has_the_same_view(table: str) -> None:
    odd: Counter[str] = Counter()
    for luck, (view, asked) in enumerate(walked(table, 1)):
        s = worlds_from_view(view, asked).sample(luck)
        assert replace(GAME.view(s, asked.seat), config=view.config) == view
        assert GAME.decision(s) == asked
        wrong = find_impossible(s)
        if wrong:
            odd[asked.question.key] += 1
            assert wrong == "the options do not match the question", (asked, wrong)
    assert set(odd) <= set(VAGUE), odd
    assert odd["priority"] <= 0.05 * DECISIONS


def test_the_same_random_number_gives_the_same_state() -> None:
    for luck, (view, asked) in enumerate(walked("rapidinha 2", 2)):
        worlds = worlds_from_view(view, asked)
        first, second = worlds.sample(luck), worlds.sample(luck)
        assert first == second
        GAME.choose(first, first.options[0])
        assert first != second


def test_other_random_numbers_give_other_hands_and_decks() -> None:
    hands, decks = set(), set()
    for view, asked in walked("classic 2", 3):
        if view.players[1 - asked.seat].hand.count == 6 and asked.question.key == "priority":
            for luck in range(20):
                s = worlds_from_view(view, asked).sample(luck)
                them = s.seats[1 - asked.seat]
                hands.add(tuple(sorted(s.tables.name[card] for card in them.hand)))
                decks.add(tuple(sorted(s.tables.name[card] for card in (*them.hand, *them.mons))))
            break
    assert len(hands) > 10 and decks


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_greedy_plays_equally_well_from_its_view_alone(style: str) -> None:
    names, points, games = sorted(ready.names["pt"] for ready in ready_decks(style)), 0.0, 8
    for game in range(games):
        decks = [names[game % 2], names[2]][:: 1 - 2 * (game % 2)]
        s = GAME.new(GAME.configure({"format": style, "decks": decks}), game)
        while (told := seen(s)) is not None:
            view, asked = told
            bot = Greedy(game)
            place = bot.choose(view, asked) if asked.seat == game % 2 else ask_bot(bot, GAME, s, asked)
            GAME.choose(s, GAME.options(s)[place])
        outcome = GAME.outcome(s)
        assert outcome is not None
        points += (game % 2 in outcome.winners) / len(outcome.winners)
    assert points >= 0.2 * games
