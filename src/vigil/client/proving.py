"""Was a finished game dealt and played as its server says?  Everything is computed again.

The server shows a hash of its salt before the game and the salt afterwards.  The seed
follows from the salt and from words that the seats added, the cards from the seed, and
the end from the cards and the choices.  None of it takes the server's word for anything.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from vigil.client.told import Outcome, made_of
from vigil.kernel.errors import VigilError
from vigil.kernel.link import PREFIX, pack, unpack
from vigil.kernel.match import Match
from vigil.kernel.record import FIRST_LINE, read
from vigil.kernel.shuffling import commitment, seed_of
from vigil.registry import GAMES
from vigil.tui.refusal import Refusal
from vigil.words import error_text, ui


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: a message of ui.ftl, and whether it is as it should be; None: nobody can tell."""

    good: bool | None
    key: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def said(self, lang: str) -> str:
        why = self.values.get("why")
        values = dict(self.values) | ({"why": error_text(why, lang)} if isinstance(why, VigilError) else {})
        return ui(self.key, lang, **values)


def evidence_of(text: str, where: str) -> dict[str, Any]:
    """What a file or an argument holds: a proof as JSON, a record, or a link."""
    given = text.strip()
    if given.startswith(PREFIX):
        return {"link": given}
    if given.startswith(FIRST_LINE):
        return {"record": text}
    try:
        told = json.loads(given)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or not isinstance(told.get("record"), str):
        raise Refusal("verify-shape", path=where[:80])
    return told


@dataclass(frozen=True, slots=True)
class Noted:
    """What somebody has noted of a game while it was to be played: nothing of it is taken from the server now."""

    commitment: str | None = None  # the hash that was shown before it began
    words: Mapping[int, str] = field(default_factory=dict)  # one's own for the seed, by seat
    bots: Collection[int] = ()  # seats that bots had


def verify(evidence: Mapping[str, Any], noted: Noted | None = None) -> list[Finding]:
    """Everything that can be checked of a game."""
    found = list(_seed(evidence, noted or Noted()))
    match: Match[Any] | None = None
    try:
        match = read(evidence["record"], GAMES) if "record" in evidence else unpack(evidence["link"], GAMES)
    except VigilError as error:
        found.append(Finding(False, "verify-bad-record", {"why": error}))
    return found if match is None else [*found, *_played(evidence, match)]


def _seed(evidence: Mapping[str, Any], noted: Noted) -> Iterator[Finding]:
    salt, promised, shown = evidence.get("salt"), evidence.get("commitment"), noted.commitment
    if salt is None and promised is None:
        told = "verify-no-commitment" if "seed" in evidence else "verify-alone"
        yield Finding(shown is None, "verify-bad-commitment" if shown else told)
        return
    words = evidence.get("words")
    if isinstance(words, list):  # one's own one knows, though they were erased
        words = [noted.words.get(seat) if each is None else each for seat, each in enumerate(words)]
    try:
        hashed = commitment(salt)  # type: ignore[arg-type]
        lost = isinstance(words, list) and None in words  # somebody was erased, and their words with them
        seed = None if lost else seed_of(salt, words)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        yield Finding(False, "verify-bad-commitment")
        return
    kept = all(isinstance(each, str) and hmac.compare_digest(hashed, each) for each in (promised, shown or promised))
    yield Finding(kept, "verify-commitment" if kept else "verify-bad-commitment")
    yield from _words(evidence, words, noted)
    if seed is None:  # with words that nobody can see, any seed follows from any salt
        yield Finding(None, "verify-words-erased")
        return
    told = str(evidence.get("seed"))
    good = told == str(seed)
    yield Finding(
        good, "verify-seed" if good else "verify-bad-seed", {} if good else {"told": told, "found": str(seed)}
    )


def _words(evidence: Mapping[str, Any], words: Any, noted: Noted) -> Iterator[Finding]:
    """Whoever knows the salt could try words until the cards fall as they like: not mine, and bots have none."""
    told = dict(enumerate(words)) if isinstance(words, list) else {}
    if noted.words:
        wrong = [str(seat + 1) for seat, mine in noted.words.items() if told.get(seat) != mine]
        yield Finding(not wrong, "verify-bad-words" if wrong else "verify-own-words", {"seats": ", ".join(wrong)})
    named = evidence.get("bots")
    bots = {*noted.bots, *(seat for seat in named if isinstance(seat, int))} if isinstance(named, list) else noted.bots
    if wrong := [str(seat + 1) for seat in sorted(bots) if told.get(seat) != ""]:
        yield Finding(False, "verify-bad-bot-words", {"seats": ", ".join(wrong)})


def _played(evidence: Mapping[str, Any], match: Match[Any]) -> Iterator[Finding]:
    given_up = "outcome" in evidence and evidence["outcome"] is None
    if match.over or given_up:
        yield Finding(True, "verify-record", {"n": len(match.choices)})
    else:
        yield Finding(False, "verify-unfinished")
    if "seed" in evidence and str(evidence["seed"]) != str(match.seed):
        yield Finding(False, "verify-bad-record-seed")
    if "rules" in evidence and evidence["rules"] != match.game.rules_hash(match.config):
        yield Finding(False, "verify-bad-rules")
    if evidence.get("outcome") is not None:
        good = _same_end(evidence["outcome"], match)
        yield Finding(good, "verify-outcome" if good else "verify-bad-outcome")
    if "link" in evidence and "record" in evidence:
        good = evidence["link"] == pack(match)
        yield Finding(good, "verify-link" if good else "verify-bad-link")


def _same_end(told: Any, match: Match[Any]) -> bool:
    ended = match.game.outcome(match.state)
    if ended is None:
        return False
    here = Outcome(list(ended.scores), list(ended.places), list(ended.winners), ended.reason)
    try:
        return made_of(Outcome, told) == here
    except VigilError:
        return False
