"""Verify finished games from their salt, seed phrases and choices. Every change is detected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vigil.bots import make
from vigil.cli import app
from vigil.client.verification import PlayerNotes, load_evidence, verify
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.link import pack
from vigil.kernel.match import Match
from vigil.kernel.record import write
from vigil.registry import GAMES

SALT, WORDS = "5a" * 32, ["sea", "", "luck"]


@pytest.fixture(scope="module")
def proof() -> dict[str, Any]:
    """Return a server's proof of a finished game with three players."""
    game, bot = GAMES["ascension"], make("greedy", 1)
    match = Match(game, game.configure({"players": 3}), seed_of(SALT, WORDS))
    while (decision := match.decision) is not None:
        match.take(bot.choose(game.view(match.state, decision.seat), decision))  # type: ignore[union-attr]
    ended = game.outcome(match.state)
    assert ended is not None
    return {
        "commitment": commitment(SALT),
        "salt": SALT,
        "seed_phrases": WORDS,
        "seed": str(match.seed),
        "game": game.name,
        "rules": game.rules_hash(match.config),
        "record": write(match),
        "link": pack(match),
        "outcome": {"scores": list(ended.scores), "places": list(ended.places), "winners": list(ended.winners),
                    "reason": ended.reason},
    }  # fmt: skip


def wrong(evidence: dict[str, Any], noted: str | None = None, **more: Any) -> list[str]:
    return [finding.key for finding in verify(evidence, PlayerNotes(noted, **more)) if finding.good is False]


def test_an_honest_game_passes_verification(proof: dict[str, Any]) -> None:
    assert wrong(proof) == []
    assert [finding.key for finding in verify(proof)] == [
        "verify-commitment", "verify-seed", "verify-record", "verify-outcome", "verify-link"
    ]  # fmt: skip
    assert wrong(proof, commitment(SALT)) == []


def test_a_salt_that_does_not_match_the_commitment_fails(proof: dict[str, Any]) -> None:
    other = "5b" * 32
    assert wrong(proof | {"salt": other}) == ["verify-bad-commitment", "verify-bad-seed"]
    both = proof | {"salt": other, "commitment": commitment(other)}
    assert wrong(both) == ["verify-bad-seed"]
    assert "verify-bad-commitment" in wrong(both, noted=commitment(SALT)), "the commitment noted before the game counts"
    assert wrong(proof | {"salt": "no hex"}) == ["verify-bad-commitment"]
    nothing = {key: value for key, value in proof.items() if key not in ("salt", "commitment")}
    assert wrong(nothing, noted=commitment(SALT)) == ["verify-bad-commitment"], "a commitment cannot be dropped"


def test_changed_seed_phrases_fail(proof: dict[str, Any]) -> None:
    assert wrong(proof | {"seed_phrases": ["sea", "", "Luck"]}) == ["verify-bad-seed"]
    assert wrong(proof | {"seed_phrases": ["", "sea", "luck"]}) == ["verify-bad-seed"], "each at its seat"


def test_the_players_own_seed_phrase_is_checked(proof: dict[str, Any]) -> None:
    assert wrong(proof, seed_phrases={0: "sea", 1: ""}) == []
    assert "verify-own-words" in [finding.key for finding in verify(proof, PlayerNotes(seed_phrases={0: "sea"}))]
    assert wrong(proof, seed_phrases={0: "see"}) == ["verify-bad-words"]
    assert wrong(proof, seed_phrases={1: "x"}) == ["verify-bad-words"], "they claim that no phrase was added"
    assert wrong(proof | {"seed_phrases": [None, "", "luck"]}, seed_phrases={0: "sea"}) == [], "Ana knows her phrase"
    assert "verify-bad-words" in wrong(proof | {"seed_phrases": ["sea"]}, seed_phrases={2: "luck"})


def test_bots_add_no_seed_phrase(proof: dict[str, Any]) -> None:
    """Knowing the salt, an attacker could try seed phrases for a bot until they get a deal they want."""
    assert wrong(proof | {"bots": [1]}) == [] == wrong(proof, bots=[1])
    assert wrong(proof | {"bots": [2]}) == ["verify-bad-bot-words"]
    assert wrong(proof, bots=[2]) == ["verify-bad-bot-words"], "at a seat noted as a bot"
    assert wrong(proof | {"bots": [], "seed_phrases": ["sea", None, "luck"]}, bots=[1]) == ["verify-bad-bot-words"]


def test_erased_seed_phrases_prove_nothing(proof: dict[str, Any], tmp_path: Path) -> None:
    """The game has another seed under the published salt. An erased phrase could explain it, so nothing is proved."""
    game = GAMES["ascension"]
    match = Match(game, game.configure({"players": 3}), 7)
    match.concede(0)
    match.concede(1)
    forged = {"commitment": commitment(SALT), "salt": SALT, "seed_phrases": [None, "", "luck"], "seed": "7"}
    forged |= {"game": game.name, "rules": game.rules_hash(match.config), "record": write(match)}
    assert [(each.key, each.good) for each in verify(forged, PlayerNotes(commitment(SALT)))][:2] == [
        ("verify-commitment", True), ("verify-words-erased", None)
    ]  # fmt: skip
    (tmp_path / "forged.json").write_text(json.dumps(forged))
    result = CliRunner().invoke(app, ["verify", str(tmp_path / "forged.json"), "--commitment", commitment(SALT)])
    assert result.exit_code == 2
    assert "? A player's words were erased with their account" in result.output
    assert "Everything checks out." not in result.output


def test_a_changed_seed_fails(proof: dict[str, Any]) -> None:
    assert wrong(proof | {"seed": "7"}) == ["verify-bad-seed", "verify-bad-record-seed"]
    record = proof["record"].replace(f"seed: {proof['seed']}", "seed: 7")
    assert "verify-bad-record" in wrong(proof | {"record": record}) or "verify-bad-record-seed" in wrong(
        proof | {"record": record}
    )


def test_every_changed_choice_fails(proof: dict[str, Any]) -> None:
    """Swapping two choices leads to the same end, but is detected."""
    lines = proof["record"].splitlines()
    first = lines.index("") + 1
    swapped = next(at for at in range(first, len(lines) - 1) if lines[at] != lines[at + 1])
    lines[swapped], lines[swapped + 1] = lines[swapped + 1], lines[swapped]
    assert wrong(proof | {"record": "\n".join(lines) + "\n"}) != []
    short = "\n".join(proof["record"].splitlines()[:-1]) + "\n"
    assert {"verify-unfinished", "verify-bad-outcome", "verify-bad-link"} <= set(wrong(proof | {"record": short}))


def test_a_changed_outcome_or_other_rules_fail(proof: dict[str, Any]) -> None:
    losers = [seat for seat in range(3) if seat not in proof["outcome"]["winners"]]
    outcome = proof["outcome"] | {"winners": losers}
    assert wrong(proof | {"outcome": outcome}) == ["verify-bad-outcome"]
    assert wrong(proof | {"outcome": "Ana won"}) == ["verify-bad-outcome"]
    assert wrong(proof | {"rules": "0" * 16}) == ["verify-bad-rules"]


def test_verification_from_the_command_line(proof: dict[str, Any], tmp_path: Path) -> None:
    def run(*args: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["verify", *args])
        return result.exit_code, result.output

    good, bad, record = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "game.vigil"
    good.write_text(json.dumps(proof))
    bad.write_text(json.dumps(proof | {"seed_phrases": []}))
    record.write_text(proof["record"])
    status, output = run(str(good))
    assert status == 0 and "Everything checks out." in output and "matches the commitment" in output
    status, output = run(str(bad), "--lang", "pt")
    assert status == 1 and "A semente não resulta do sal" in output
    status, output = run(str(good), "--commitment", "ab" * 32)
    assert status == 1 and "! The salt does not match the commitment" in output
    status, output = run(str(record))
    assert status == 0 and "A record alone doesn't prove how its seed was chosen." in output
    assert run(proof["link"])[0] == 0
    assert run(proof["link"][:-3])[0] == 1
    assert run(str(tmp_path / "nothing"))[0] == 2
    (tmp_path / "text").write_text("hello")
    status, output = run(str(tmp_path / "text"))
    assert status == 2


def test_the_kinds_of_evidence() -> None:
    assert load_evidence(" vigil1-abc\n", "x") == {"link": "vigil1-abc"}
    assert load_evidence("vigil record 1\n", "x") == {"record": "vigil record 1\n"}
