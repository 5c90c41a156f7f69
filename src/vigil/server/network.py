"""Addresses of this machine, as people type them and as telephones read them."""

from __future__ import annotations

import contextlib
import functools
import io
import socket

import segno


def own_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that nobody has
        found = str(probe.getsockname()[0])
        return found if not found.startswith("0.") else None
    return None


def url_of(host: str, port: int, base: str) -> str:
    """An address as people type it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}"


def is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def is_here(host: str) -> bool:
    """Whether an address (as a browser sends it, with or without a port) is good on this machine alone."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.strip("[]") in ("localhost", "::1") or name.startswith("127.")


def name_in(host: str) -> str:
    """The name or address in what a browser sends as Host: no port, no brackets, no last dot."""
    bare = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return bare.strip().removesuffix(".").lower()


@functools.cache
def own_names() -> frozenset[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower()
    return frozenset((name, f"{name.partition('.')[0]}.local")) - {"", ".local"}


def qr_code(text: str) -> str:
    """A text that a telephone can read from a terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def qr_picture(text: str) -> bytes:
    """A text that a telephone can read from a page."""
    drawn = io.BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(drawn, kind="svg", border=2, dark="#2a1e11", light="#f7eed8", omitsize=True, xmldecl=False, nl=False)
    return drawn.getvalue()
