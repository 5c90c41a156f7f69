"""Custom cards: names that are hard to type, and endless loops."""

from __future__ import annotations

from kit import invariants
from kit.ascension_kit import ASCENSION
from kit.fuzzing import refused, tried
from kit.game_kit import chance
from vigil.effects.machine import EndlessLoopError
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.match import Match


def test_card_names_that_are_hard_to_type() -> None:
    """Every name that is accepted makes options that can be typed."""
    names = [
        "17",
        "Mystic!",
        "end turn",
        "yes",
        "İstanbul",
        "ß ẞ",
        "a-b",
        "a b",
        "日本",
        "O'Neil",
        "–",
        "!!!",
        "concede",
    ]
    for name in names:
        cards = [{"name": name, "kind": "hero", "copies": 60, "effect": "draw(1)"}]
        config, _ = tried(GAME.configure, {"cards": cards})
        if config is not None:
            rng = chance("names", name)
            for seed in range(2):
                s = GAME.new(config, seed)
                for _ in ASCENSION.walk(s, rng, most=5000):
                    if rng.random() < 0.1:
                        invariants.decision_is_fair(ASCENSION, s)


def test_an_endless_trigger_loop_leaves_the_match_unchanged() -> None:
    """Custom cards can trigger each other forever; playing one gives an error and leaves the game unchanged."""
    card = {"name": "Hall of Mirrors", "kind": "hero", "copies": 60, "effect": "gain(runes, 1)"}
    for _ in range(4):
        card["effect"] = f"Times(99, {card['effect']})"
    config = GAME.configure({"players": 2, "cards": [card]})
    match = Match(GAME, config, 2)
    decision = match.decision
    while decision is not None:
        names = [option.name for option in decision.options]
        if "play hall_of_mirrors" in names:
            break
        wanted = "acquire hall_of_mirrors"
        match.take(next((i for i, n in enumerate(names) if n.startswith(wanted)), len(names) - 1))
        decision = match.decision
    assert decision is not None
    before, choices = GAME.save(match.state), match.choices[:]
    error = refused(match.choose, decision.seat, decision.number, "play hall_of_mirrors")
    assert isinstance(error, EndlessLoopError)
    assert GAME.save(match.state) == before and match.choices == choices
    match.choose(decision.seat, decision.number, "end_turn")
