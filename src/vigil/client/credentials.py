"""What a person keeps of servers between two evenings: who they are there, and what was promised before a game.

A session is as good as a password, so nobody else may read the file.
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
    """Who one is at a server."""

    name: str
    session: str
    csrf: str = ""
    link: str | None = None


@dataclass(slots=True)
class CredentialStore:
    """Everything that is kept, by the server's address."""

    path: Path = field(default_factory=lambda: records_folder() / "servers.json")
    servers: dict[str, dict[str, Any]] = field(default_factory=dict)
    noted: dict[str, str] = field(default_factory=dict)
    sat: dict[str, dict[str, Any]] = field(default_factory=dict)  # one's words for the seed, and where bots sat

    @classmethod
    def load(cls, path: Path | None = None) -> CredentialStore:
        """What was kept; a file that cannot be read is as none, and is not written over."""
        kept = cls() if path is None else cls(path)
        try:
            told = json.loads(kept.path.read_text(encoding="utf-8"))
            kept.servers, kept.noted = dict(told["servers"]), dict(told["noted"])
            kept.sat = {table: dict(each) for table, each in dict(told.get("sat", {})).items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise UsageError("cannot-read", path=str(kept.path), why=str(error)[:80]) from None
        return kept

    def identity(self, server: str, name: str | None) -> Identity | None:
        """Who one was at a server: under this name, else the last."""
        here = self.servers.get(server, {})
        found = here.get("people", {}).get(name if name is not None else here.get("last"))
        try:
            return None if found is None else decode(Identity, found)
        except VigilError:
            return None

    def remember(self, server: str, who: Identity) -> None:
        here = self.servers.setdefault(server, {"people": {}})
        here["people"][who.name], here["last"] = asdict(who), who.name
        self._write()

    def forget(self, server: str, name: str) -> None:
        self.servers.get(server, {}).get("people", {}).pop(name, None)
        self._write()

    def remember_commitment(self, server: str, table: str, promised: str) -> None:
        """What a server promised before a game; the first word counts."""
        self.noted.setdefault(f"{server} {table}", promised)
        while len(self.noted) > MAX_NOTES:
            del self.noted[next(iter(self.noted))]
        self._write()

    def commitment_for(self, server: str, table: str) -> str | None:
        return self.noted.get(f"{server} {table}")

    def note_seed_phrase(self, server: str, table: str, seat: int, seed_phrase: str) -> None:
        """What one has added to the seed, nothing included, when one sat down: the last word counts."""
        self._notes_for(server, table).setdefault("seed_phrases", {})[str(seat)] = seed_phrase
        self._write()

    def note_bots(self, server: str, table: str, seats: list[int]) -> None:
        """Where bots sat when the game began."""
        self._notes_for(server, table).setdefault("bots", seats)
        self._write()

    def seed_phrases(self, server: str, table: str) -> dict[int, str]:
        return {
            int(seat): str(words)
            for seat, words in self.sat.get(f"{server} {table}", {}).get("seed_phrases", {}).items()
        }

    def bots(self, server: str, table: str) -> list[int]:
        return [int(seat) for seat in self.sat.get(f"{server} {table}", {}).get("bots", [])]

    def _notes_for(self, server: str, table: str) -> dict[str, Any]:
        found = self.sat.setdefault(f"{server} {table}", {})
        while len(self.sat) > MAX_NOTES:
            del self.sat[next(iter(self.sat))]
        return found

    def _write(self) -> None:
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        told = json.dumps({"servers": self.servers, "noted": self.noted, "sat": self.sat}, indent=1, ensure_ascii=False)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.write(told + "\n")
            new.replace(self.path)
        except OSError as error:
            raise UsageError("cannot-write", path=str(self.path), why=error.strerror or str(error)) from None
