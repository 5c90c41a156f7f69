"""Policies, the players of card trials and settings comparisons.

A policy is a function of a state, its options and a random number. `quick` is the playout policy of the search, for
thousands of games; the others are bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vigil.bots import ask_bot, make
from vigil.bots.search.tree import STEP
from vigil.bots.support import support_for
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Choice
from vigil.kernel.rng import MASK, mix, roll
from vigil.registry import GAMES

QUICK = "quick"
POLICIES = (QUICK, "greedy", "random")

Policy = Callable[[Any, Sequence[Choice], int], int]
"""A state, its options and a random number to the index of an option."""


def check_policy(name: str) -> str:
    """Return the name, or raise BadConfig if there is no such policy."""
    if name not in POLICIES:
        raise BadConfig(
            "lab-policy",
            "there is no policy {given}; choose from {known}",
            given=preview(name),
            known=", ".join(POLICIES),
        )
    return name


def policy_for(game: str, name: str, state: Any) -> Policy:
    """Return the policy with this name, for games with the configuration of this state."""
    if check_policy(name) == QUICK:
        step: Policy = support_for(game).guide(GAMES[game].view(state, 0), 1).playout_choice
        return step
    if name == "random":
        return lambda s, options, rng: roll(rng, len(options))[0]
    rules = GAMES[game]

    def bot_policy(s: Any, options: Sequence[Choice], rng: int) -> int:
        decision = rules.decision(s)
        assert decision is not None
        return ask_bot(make(name, rng), rules, s, decision)

    return bot_policy


def rng_at(seed: int, number: int) -> int:
    """Return the random number for a decision, which is the same in all games that are identical so far."""
    return mix((seed + number * STEP) & MASK)
