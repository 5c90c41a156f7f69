"""Random ids, invitation codes and secrets.

Knowing an id gives no access. Codes and secrets do give access, so they have at least 128 bits, and only the hash of
a secret is stored.
"""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Base58: without 0, O, I and l, which look alike."""


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def table_id() -> str:
    """Return ten letters: short enough for a link, with 4 * 10^17 possibilities."""
    return _letters(10)


def person_id() -> str:
    """Return sixteen letters that reveal nothing about the person, so games can keep them after an erasure."""
    return _letters(16)


def token_id() -> str:
    """Return the id by which an API token is listed and revoked."""
    return _letters(12)


def code() -> str:
    """Return an invitation code, which lets its holder take a seat (22 letters of base58, 128 bits)."""
    return _letters(22)


def secret() -> str:
    """Return the secret of a session, a login link or an API token: 256 bits, safe in a URL."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Return the hash to store. Secrets are random and long, so one round of SHA-256 without a salt is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
