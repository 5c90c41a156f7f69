"""Names that are not guessed: ids of tables and people, codes of invitations, secrets, and their hashes.

An id says which one; knowing it opens nothing.  A code or a secret opens something, so it
has 128 bits or more, and of a secret only the hash is kept.
"""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Base58: no 0, O, I and l, which are mistaken for each other when read aloud or written down."""


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def table_id() -> str:
    """Ten letters: short enough for a link, and 4 * 10^17 of them."""
    return _letters(10)


def person_id() -> str:
    """Sixteen letters that say nothing of the person, so that they may stay when the person has gone."""
    return _letters(16)


def token_id() -> str:
    """By which an API token is named when it is listed or revoked."""
    return _letters(12)


def code() -> str:
    """An invitation: who has it may sit down (22 letters of base58, 128 bits)."""
    return _letters(22)


def secret() -> str:
    """A session, a guest's link or an API token: 256 bits, safe in an address."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret.  It is random and long, so one round of SHA-256 without salt is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
