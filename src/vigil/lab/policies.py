"""Players of the laboratory: quick ones that look at states, and the bots that look at views.

A policy is a function of a state, its options and a fresh number of luck.  `fast` is
the quick player that guides the search; it is meant for thousands of games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vigil.bots import ask_bot, make
from vigil.bots.support import support_for
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Choice
from vigil.kernel.rng import MASK, mix, roll
from vigil.registry import GAMES

FAST = "fast"
POLICIES = (FAST, "greedy", "random")
_APART = 0x9E3779B97F4A7C15

Policy = Callable[[Any, Sequence[Choice], int], int]
"""State, options, luck: the place of the option that is taken."""


def check_policy(name: str) -> str:
    """The name, if there is such a policy."""
    if name not in POLICIES:
        raise BadConfig(
            "lab-policy",
            "there is no policy {given}; choose from {known}",
            given=preview(name),
            known=", ".join(POLICIES),
        )
    return name


def policy_for(game: str, name: str, state: Any) -> Policy:
    """The policy of this name for games of this configuration."""
    if check_policy(name) == FAST:
        step: Policy = support_for(game).guide(GAMES[game].view(state, 0), 1).playout_choice
        return step
    if name == "random":
        return lambda s, options, luck: roll(luck, len(options))[0]
    rules = GAMES[game]

    def asked(s: Any, options: Sequence[Choice], luck: int) -> int:
        decision = rules.decision(s)
        assert decision is not None
        return ask_bot(make(name, luck), rules, s, decision)

    return asked


def luck_at(seed: int, number: int) -> int:
    """The luck of a player at one decision: the same in every game that has come so far alike."""
    return mix((seed + number * _APART) & MASK)
