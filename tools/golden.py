"""Golden records: games with a known result, to detect every change of the rules.

    python -m tools.golden            write the files of tests/golden
    python -m tools.golden --check    list the files that would change

Each file is an ordinary record with two comments: the final scores, and a hash of the final state. A test replays them
all. Write them again only if you raised RULES_VERSION because old records are meant to play differently, changed a
card of Conflictus, or added a game below. If a golden file changes for another reason, there is a bug. Another engine
that replays them all with the same hashes plays the same game.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from vigil.games.conflictus.rules.decks import precons
from vigil.kernel import record
from vigil.kernel.match import Match
from vigil.registry import GAMES

FOLDER = Path(__file__).parents[1] / "tests" / "golden"

OWN_CARDS: list[dict[str, Any]] = [
    {
        "name": "Quartermaster", "kind": "hero", "faction": "mechana", "cost": 1, "honor": 1, "copies": 8,
        "effect": "seq(gain(runes, 2), OneOf([draw(1), gain(power, 2)]))",
    },
    {
        "name": "Beacon of the Vigil", "kind": "construct", "faction": "enlightened", "cost": 3, "honor": 2,
        "copies": 4, "abilities": ["Pay(runes, 2, gain(honor, 1))"], "rules": ["Unite(enlightened, draw(1))"],
    },
    {
        "name": "Gate Horror", "kind": "monster", "cost": 3, "copies": 4, "fate": "each_player(discard(1))",
        "effect": "seq(gain(honor, 3), each_opponent(Do('banish', Pick([hand, discard]))))",
    },
]  # fmt: skip

OWN_DUEL_CARDS: list[dict[str, Any]] = [
    {
        "name": "Vigia do Farol", "kind": "warrior", "faction": "neutral", "cost": 1, "attack": 1, "defense": 2,
        "mill": 1, "keywords": ["energy"], "rules": ["Trigger(round_begins, OneOf([Draw(1), Mill(1, opponents)]))"],
    },
    {
        "name": "Óleo Derramado", "kind": "amulet", "faction": "neutral", "cost": 1,
        "effect": 'spell(seq(Damage(1, Target()), Discard(1)), a_card(which(warrior, state=active)))',
    },
]  # fmt: skip


def ready(style: str, seats: int, first: int = 0, **more: Any) -> dict[str, Any]:
    """Return settings for Conflictus with ready-made decks, starting with the deck of this number."""
    names = [*precons(style)]
    return {"format": style, "decks": [names[(first + i) % len(names)] for i in range(seats)], **more}


def with_own_cards(style: str) -> dict[str, Any]:
    """Return settings with ready-made decks in which custom cards replace two sources."""
    decks = []
    for deck in [*precons(style).values()][:2]:
        source = next(name for name, count in deck if count > 4)
        own = {card["name"]: 1 for card in OWN_DUEL_CARDS}
        decks.append({name: count - len(own) * (name == source) for name, count in deck} | own)
    return {"format": style, "decks": decks, "cards": OWN_DUEL_CARDS}


GAMES_TO_PLAY: dict[str, dict[str, Any]] = {
    "base-2": {"players": 2},
    "base-3": {"players": 3},
    "base-4": {"players": 4},
    "fallen-2": {"players": 2, "sets": "fallen"},
    "both-2": {"players": 2, "sets": "both"},
    "both-3": {"players": 3, "sets": "both"},
    "both-4": {"players": 4, "sets": "both"},
    "both-5": {"players": 5, "sets": "both"},
    "both-6": {"players": 6, "sets": "both"},
    "first-printing-2": {"players": 2, "edition": "first"},
    "first-printing-both-3": {"players": 3, "sets": "both", "edition": "first"},
    "teams-base-4": {"players": 4, "mode": "teams"},
    "teams-both-4": {"players": 4, "sets": "both", "mode": "teams"},
    "teams-both-6": {"players": 6, "sets": "both", "mode": "teams"},
    "solo-base": {"players": 1},
    "solo-fallen": {"players": 1, "sets": "fallen"},
    "solo-both": {"players": 1, "sets": "both"},
    "little-honor-2": {"players": 2, "honor_pool": 10},
    "two-rounds-3": {"players": 3, "rounds": 2},
    "conceded-3": {"players": 3, "sets": "both"},
    "own-cards-3": {
        "players": 3, "sets": "both", "cards": OWN_CARDS,
        "copies": {"Mephit": 0, "Arha Initiate": 6, "Lunar Stag": 1},
    },
}  # fmt: skip

GAMES_TO_PLAY |= {
    "conflictus-classic-2": ready("classic", 2),
    "conflictus-classic-2-shadow": ready("classic", 2, 2),
    "conflictus-classic-3": ready("classic", 3, 1),
    "conflictus-classic-4": ready("classic", 4, 2),
    "conflictus-rapidinha-2": ready("rapidinha", 2),
    "conflictus-rapidinha-2-shadow": ready("rapidinha", 2, 2),
    "conflictus-rapidinha-3": ready("rapidinha", 3),
    "conflictus-rapidinha-4": ready("rapidinha", 4),
    "conflictus-three-games": ready("rapidinha", 2, 1, best_of=3),
    "conflictus-conceded-3": ready("classic", 3, 3),
    "conflictus-own-cards": with_own_cards("rapidinha"),
    "conflictus-full-control": ready("rapidinha", 2, 3, always_ask=True),
    "conflictus-few-rounds": ready("classic", 2, 4, rounds=9),
    "conflictus-other-rulings": ready("classic", 2, 1, switches={
        "neutral_pile_value": "wild", "source_binding": "per_card", "inactive_abilities": "on",
        "both_manipulators": "needs_either", "triggers_in_silent_phases": "defer_to_next_phase",
        "immolate_victimize_timing": "on_enter_play", "allow_surplus_sources": False,
    }),
    "conflictus-other-captives": ready("rapidinha", 3, 1, switches={
        "captives_visible_to": "no_one_until_played", "first_loss_ends_multiplayer": True,
        "untouchable_scope": "target_only",
    }),
}  # fmt: skip
"""The games by name. Those of Conflictus depend on its cards and change with every change of a card."""

EAGER = 0.95
"""The probability of another choice if a turn of Ascension could end, which keeps games short and rich."""

WEIGHTS = {
    "play": 6,
    "play_source": 6,
    "attack": 4,
    "leap": 3,
    "block": 2,
    "pay_auto": 4,
    "use": 2,
    "sacrifice": 0.1,
    "set_aside": 0.02,
}
"""The weights of the random choices in Conflictus by verb, for interesting positions."""


def game_of(name: str) -> str:
    """Return the id of the game that a golden record plays."""
    return "conflictus" if name.startswith("conflictus") else "ascension"


def play(name: str) -> Match[Any]:
    """Play a golden game. Its seed and all choices come from its name, so it is the same on every machine."""
    game = GAMES[game_of(name)]
    rng = random.Random(f"golden {name}")
    match = Match(game, game.configure(GAMES_TO_PLAY[name]), rng.getrandbits(64))
    leaves = {60: 1, 150: 0} if "conceded" in name else {}
    while not match.over:
        options = game.options(match.state)
        if (seat := leaves.get(len(match.choices))) is not None and not match.state.left_seats >> seat & 1:
            match.concede(seat)
        elif game.name == "conflictus":
            weights = [WEIGHTS.get(verb, 1) for verb, _ in options]
            match.take(rng.choices(range(len(options)), weights)[0])
        elif len(options) > 1 and options[-1][0] == "end_turn" and rng.random() < EAGER:
            match.take(rng.randrange(len(options) - 1))
        else:
            match.take(rng.randrange(len(options)))
    return match


def comments(match: Match[Any]) -> tuple[str, ...]:
    """Return two lines about the end of a match: the scores, and a hash of the state."""
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    scores = " ".join(map(str, outcome.scores))
    places = " ".join(map(str, outcome.places))
    return f"scores {scores}, places {places}, by {outcome.reason}", f"state {state_hash(match)}"


def state_hash(match: Match[Any]) -> str:
    """Return a hash of the state."""
    data = json.dumps(match.game.save(match.state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(data.encode(), digest_size=16).hexdigest()


def text(name: str) -> str:
    """Return the file of a golden game."""
    match = play(name)
    return record.write(match, comments(match))


def changes() -> dict[Path, str | None]:
    """Return the files that would change, with their new contents; None means to remove the file."""
    expected = {FOLDER / f"{name}.record": text(name) for name in GAMES_TO_PLAY}
    different: dict[Path, str | None] = {
        path: new for path, new in expected.items() if not path.exists() or path.read_text(encoding="utf-8") != new
    }
    return different | {path: None for path in FOLDER.glob("*.record") if path not in expected}


def main(arguments: list[str]) -> int:
    """Write the files, or list those that would change."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    different = changes()
    for path, new in sorted(different.items()):
        print(f"{'remove' if new is None else 'write'} {path.relative_to(FOLDER.parents[1])}")
        if arguments:
            continue
        if new is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8", newline="\n")
    print(f"{len(GAMES_TO_PLAY)} golden records, {len(different)} {'differ' if arguments else 'written'}")
    return 1 if arguments and different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
