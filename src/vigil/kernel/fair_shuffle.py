"""Verifiable shuffles.

The server picks a salt before the first player sits down and publishes its hash, so it cannot change the
salt later. Each player may add a phrase. The seed of the game depends on the salt and all phrases, so
neither the server nor a single player decides how the cards are dealt. After the game, the server
publishes the salt. Anyone can then compute the hash and the seed, and replay the game from its record.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence


def new_salt() -> str:
    """Return 256 random bits in hexadecimal."""
    return secrets.token_hex(32)


def commitment(salt: str) -> str:
    """Return the SHA-256 hash of the salt, which the server publishes before the game."""
    return hashlib.sha256(bytes.fromhex(salt)).hexdigest()


def seed_of(salt: str, player_phrases: Sequence[str]) -> int:
    """Return the seed: the first 8 bytes of SHA-256 over the salt and the phrases of all seats as a JSON list."""
    words = json.dumps(list(player_phrases), ensure_ascii=True, separators=(",", ":")).encode()
    return int.from_bytes(hashlib.sha256(bytes.fromhex(salt) + words).digest()[:8], "big")
