"""Store sign-ins on servers, and what a player noted about games for later verification.

A session is as good as a password, so only its owner can read the file.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from vigil.client.messages import decode
from vigil.kernel.errors import VigilError
from vigil.terminal.errors import UsageError
from vigil.terminal.record_files import records_folder

MAX_NOTES = 500


@dataclass(frozen=True, slots=True)
class Identity:
    """A sign-in on a server."""

    name: str
    session: str
    csrf: str = ""
    link: str | None = None


@dataclass(slots=True)
class CredentialStore:
    """The stored sign-ins and notes, by server address."""

    path: Path = field(default_factory=lambda: records_folder() / "servers.json")
    servers: dict[str, dict[str, Any]] = field(default_factory=dict)
    commitments: dict[str, str] = field(default_factory=dict)
    seats: dict[str, dict[str, Any]] = field(default_factory=dict)  # own seed phrases, and the bots' seats

    @classmethod
    def load(cls, path: Path | None = None) -> CredentialStore:
        """Read the file, or raise UsageError if it is unreadable, so that it is not overwritten."""
        store = cls() if path is None else cls(path)
        try:
            data = json.loads(store.path.read_text(encoding="utf-8"))
            store.servers, store.commitments = dict(data["servers"]), dict(data["commitments"])
            store.seats = {table: dict(each) for table, each in dict(data.get("seats", {})).items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise UsageError("cannot-read", path=str(store.path), why=str(error)[:80]) from None
        return store

    def identity(self, server: str, name: str | None) -> Identity | None:
        """Return the sign-in with this name, or the latest one."""
        here = self.servers.get(server, {})
        found = here.get("people", {}).get(name if name is not None else here.get("last"))
        try:
            return None if found is None else decode(Identity, found)
        except VigilError:
            return None

    def remember(self, server: str, who: Identity) -> None:
        """Store a sign-in."""
        here = self.servers.setdefault(server, {"people": {}})
        here["people"][who.name], here["last"] = asdict(who), who.name
        self._write()

    def forget(self, server: str, name: str) -> None:
        """Delete a sign-in."""
        self.servers.get(server, {}).get("people", {}).pop(name, None)
        self._write()

    def remember_commitment(self, server: str, table: str, commitment: str) -> None:
        """Store the commitment that a server published before a game. The first one counts."""
        self.commitments.setdefault(f"{server} {table}", commitment)
        while len(self.commitments) > MAX_NOTES:
            del self.commitments[next(iter(self.commitments))]
        self._write()

    def commitment_for(self, server: str, table: str) -> str | None:
        """Return the stored commitment for a game."""
        return self.commitments.get(f"{server} {table}")

    def note_seed_phrase(self, server: str, table: str, seat: int, seed_phrase: str) -> None:
        """Store the seed phrase, perhaps empty, with which the player took a seat. The last one counts."""
        self._notes_for(server, table).setdefault("seed_phrases", {})[str(seat)] = seed_phrase
        self._write()

    def note_bots(self, server: str, table: str, seats: list[int]) -> None:
        """Store which seats bots had when the game started."""
        self._notes_for(server, table).setdefault("bots", seats)
        self._write()

    def seed_phrases(self, server: str, table: str) -> dict[int, str]:
        """Return the player's own seed phrases by seat."""
        return {
            int(seat): str(phrase)
            for seat, phrase in self.seats.get(f"{server} {table}", {}).get("seed_phrases", {}).items()
        }

    def bots(self, server: str, table: str) -> list[int]:
        """Return the bots' stored seats."""
        return [int(seat) for seat in self.seats.get(f"{server} {table}", {}).get("bots", [])]

    def _notes_for(self, server: str, table: str) -> dict[str, Any]:
        found = self.seats.setdefault(f"{server} {table}", {})
        while len(self.seats) > MAX_NOTES:
            del self.seats[next(iter(self.seats))]
        return found

    def _write(self) -> None:
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        data = {"servers": self.servers, "commitments": self.commitments, "seats": self.seats}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.write(json.dumps(data, indent=1, ensure_ascii=False) + "\n")
            new.replace(self.path)
        except OSError as error:
            raise UsageError("cannot-write", path=str(self.path), why=error.strerror or str(error)) from None
