"""Shuffles that can be checked.

The server draws a salt before anybody sits down and shows its hash: from then on it
cannot choose another one.  Everybody who sits down may add words of their own.
The seed of the game is made from both, so neither the server nor a player alone
decides how the cards are dealt.  When the game is over the salt is shown, and
anybody can compute the hash, the seed and, from the record, the whole game again.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence


def new_salt() -> str:
    """256 bits that nobody can guess, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(salt: str) -> str:
    """What is shown before the game: SHA-256 of the salt's bytes."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def seed_of(salt: str, player_phrases: Sequence[str]) -> int:
    """The seed: the first 8 bytes of SHA-256 of the salt's bytes and the words of every seat, as a JSON list."""
    words = json.dumps(list(player_phrases), ensure_ascii=True, separators=(",", ":")).encode()
    return int.from_bytes(hashlib.sha256(bytes.fromhex(salt) + words).digest()[:8], "big")
