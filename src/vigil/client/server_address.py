"""Find the server, table and invitation in an address that a person pasted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, quote, urlsplit, urlunsplit

from vigil.client.errors import ProtocolError

TABLE = re.compile(r"(?:^|/)(?:api/v1/)?(?:tables?|t|play|replay)/([1-9A-HJ-NP-Za-km-z]{6,16})(?:/[a-z]*)?/?$")
CODE = re.compile(r"(?:^|/)(?:api/v1/invitations|invitations?|invite|join|i)/([\w-]{16,64})/?$")


@dataclass(frozen=True, slots=True)
class Address:
    """A server, perhaps with a table and its invitation."""

    server: str
    table: str | None = None
    code: str | None = None

    @property
    def link(self) -> str:
        """The address to share."""
        if self.table is None:
            return self.server
        return f"{self.server}/table/{self.table}" + (f"?code={quote(self.code)}" if self.code else "")


def address_of(text: str) -> Address:
    """Parse an address. A host alone is enough, and the part after `#` counts too."""
    given = text.strip()
    if "://" not in given:
        given = f"http://{given}"
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        port, parts = None, urlsplit("")
    if parts.scheme not in ("http", "https", "ws", "wss") or not parts.hostname or port == 0:
        raise ProtocolError(
            "address-invalid", "{given} is not a server address; an example is http://host:8300", given=repr(text)
        )
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    code = _code(parts.query) or _code(parts.fragment.partition("?")[2])
    path, table = parts.path, None
    for place in (parts.fragment.partition("?")[0], parts.path):
        if found := TABLE.search(place):
            table = found[1]
        elif (found := CODE.search(place)) and code is None:
            code = found[1]
        if found:
            path = parts.path[: found.start()] if place == parts.path else parts.path
            break
    path = re.sub(r"/api/v1/?$", "", path).rstrip("/")
    return Address(urlunsplit((scheme, parts.netloc.rpartition("@")[2], path, "", "")), table, code)


def _code(query: str) -> str | None:
    return next(iter(parse_qs(query).get("code", [])), None)
