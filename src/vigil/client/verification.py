"""Verify that a finished game was dealt and played as its server says, without trusting the server.

The server publishes a hash of its salt before the game, and the salt afterwards. The seed follows from the salt and
the players' seed phrases, the cards from the seed, and the result from the cards and the choices.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from vigil.client.messages import decode
from vigil.kernel.errors import VigilError
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.link import PREFIX, pack, unpack
from vigil.kernel.match import Match
from vigil.kernel.record import FIRST_LINE, read
from vigil.protocol.messages import OutcomeInfo
from vigil.registry import GAMES
from vigil.terminal.errors import UsageError
from vigil.text import error_text, ui_text


@dataclass(frozen=True, slots=True)
class VerificationStep:
    """The result of one check, with its message in ui.ftl. `good` is None if it could not be checked."""

    good: bool | None
    key: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """Return the message."""
        why = self.values.get("why")
        values = dict(self.values) | ({"why": error_text(why, lang)} if isinstance(why, VigilError) else {})
        return ui_text(self.key, lang, **values)


def load_evidence(text: str, where: str) -> dict[str, Any]:
    """Parse a proof as JSON, a record or a link. Raise UsageError for anything else."""
    given = text.strip()
    if given.startswith(PREFIX):
        return {"link": given}
    if given.startswith(FIRST_LINE):
        return {"record": text}
    try:
        proof = json.loads(given)
    except (ValueError, RecursionError):
        proof = None
    if not isinstance(proof, dict) or not isinstance(proof.get("record"), str):
        raise UsageError("verify-shape", path=where[:80])
    return proof


@dataclass(frozen=True, slots=True)
class PlayerNotes:
    """What a player noted before the game, which doesn't come from the server's proof."""

    commitment: str | None = None  # as published before the game
    seed_phrases: Mapping[int, str] = field(default_factory=dict)  # the player's own, by seat
    bots: Collection[int] = ()  # the bots' seats


def verify(evidence: Mapping[str, Any], noted: PlayerNotes | None = None) -> list[VerificationStep]:
    """Return the results of all checks."""
    steps = list(_check_seed(evidence, noted or PlayerNotes()))
    match: Match[Any] | None = None
    try:
        match = read(evidence["record"], GAMES) if "record" in evidence else unpack(evidence["link"], GAMES)
    except VigilError as error:
        steps.append(VerificationStep(False, "verify-bad-record", {"why": error}))
    return steps if match is None else [*steps, *_check_record(evidence, match)]


def _check_seed(evidence: Mapping[str, Any], noted: PlayerNotes) -> Iterator[VerificationStep]:
    """Check the commitment, the seed phrases and the seed."""
    salt, promised, shown = evidence.get("salt"), evidence.get("commitment"), noted.commitment
    if salt is None and promised is None:
        key = "verify-no-commitment" if "seed" in evidence else "verify-alone"
        yield VerificationStep(shown is None, "verify-bad-commitment" if shown else key)
        return
    words = evidence.get("seed_phrases")
    if isinstance(words, list):  # the player knows their own, even if the server erased them
        words = [noted.seed_phrases.get(seat) if each is None else each for seat, each in enumerate(words)]
    try:
        hashed = commitment(salt)  # type: ignore[arg-type]
        lost = isinstance(words, list) and None in words  # erased with an account
        seed = None if lost else seed_of(salt, words)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        yield VerificationStep(False, "verify-bad-commitment")
        return
    kept = all(isinstance(each, str) and hmac.compare_digest(hashed, each) for each in (promised, shown or promised))
    yield VerificationStep(kept, "verify-commitment" if kept else "verify-bad-commitment")
    yield from _words(evidence, words, noted)
    if seed is None:  # unknown phrases could make any seed follow from any salt
        yield VerificationStep(None, "verify-words-erased")
        return
    claimed = str(evidence.get("seed"))
    good = claimed == str(seed)
    yield VerificationStep(
        good, "verify-seed" if good else "verify-bad-seed", {} if good else {"told": claimed, "found": str(seed)}
    )


def _words(evidence: Mapping[str, Any], words: Any, noted: PlayerNotes) -> Iterator[VerificationStep]:
    """Check the player's own seed phrases, and that bots had none.

    A server knows the salt, so it could try phrases until it likes the cards.
    """
    phrases = dict(enumerate(words)) if isinstance(words, list) else {}
    if noted.seed_phrases:
        wrong = [str(seat + 1) for seat, mine in noted.seed_phrases.items() if phrases.get(seat) != mine]
        yield VerificationStep(
            not wrong, "verify-bad-words" if wrong else "verify-own-words", {"seats": ", ".join(wrong)}
        )
    named = evidence.get("bots")
    bots = {*noted.bots, *(seat for seat in named if isinstance(seat, int))} if isinstance(named, list) else noted.bots
    if wrong := [str(seat + 1) for seat in sorted(bots) if phrases.get(seat) != ""]:
        yield VerificationStep(False, "verify-bad-bot-words", {"seats": ", ".join(wrong)})


def _check_record(evidence: Mapping[str, Any], match: Match[Any]) -> Iterator[VerificationStep]:
    """Check the record against the rest of the proof."""
    given_up = "outcome" in evidence and evidence["outcome"] is None
    if match.over or given_up:
        yield VerificationStep(True, "verify-record", {"n": len(match.choices)})
    else:
        yield VerificationStep(False, "verify-unfinished")
    if "seed" in evidence and str(evidence["seed"]) != str(match.seed):
        yield VerificationStep(False, "verify-bad-record-seed")
    if "rules" in evidence and evidence["rules"] != match.game.rules_hash(match.config):
        yield VerificationStep(False, "verify-bad-rules")
    if evidence.get("outcome") is not None:
        good = _same_outcome(evidence["outcome"], match)
        yield VerificationStep(good, "verify-outcome" if good else "verify-bad-outcome")
    if "link" in evidence and "record" in evidence:
        good = evidence["link"] == pack(match)
        yield VerificationStep(good, "verify-link" if good else "verify-bad-link")


def _same_outcome(outcome: Any, match: Match[Any]) -> bool:
    ended = match.game.outcome(match.state)
    if ended is None:
        return False
    here = OutcomeInfo(list(ended.scores), list(ended.places), list(ended.winners), ended.reason)
    try:
        return decode(OutcomeInfo, outcome) == here
    except VigilError:
        return False
