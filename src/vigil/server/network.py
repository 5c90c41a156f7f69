"""Addresses of this machine: URLs, host names and QR codes."""

from __future__ import annotations

import contextlib
import functools
import io
import socket

import segno


def own_address() -> str | None:
    """Return this machine's address in the local network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address, never in use
        address = str(probe.getsockname()[0])
        return address if not address.startswith("0.") else None
    return None


def url_of(host: str, port: int, base: str) -> str:
    """Return the URL that people type."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}"


def is_everywhere(host: str) -> bool:
    """Whether a server that binds to this address listens on all interfaces."""
    return host in ("0.0.0.0", "::", "")


def is_here(host: str) -> bool:
    """Whether a Host header, with or without a port, names the loopback interface."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.strip("[]") in ("localhost", "::1") or name.startswith("127.")


def name_in(host: str) -> str:
    """Return the name or address in a Host header, without port, brackets or trailing dot."""
    bare = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return bare.strip().removesuffix(".").lower()


@functools.cache
def own_names() -> frozenset[str]:
    """The names of this machine in its network."""
    name = socket.gethostname().lower()
    return frozenset((name, f"{name.partition('.')[0]}.local")) - {"", ".local"}


def qr_code(text: str) -> str:
    """Return a QR code drawn with terminal characters."""
    drawing = io.StringIO()
    segno.make(text, micro=False).terminal(out=drawing, compact=True)
    return drawing.getvalue().rstrip("\n")


def qr_picture(text: str) -> bytes:
    """Return a QR code as SVG."""
    drawing = io.BytesIO()
    code = segno.make(text, micro=False, error="m")
    code.save(drawing, kind="svg", border=2, dark="#2a1e11", light="#f7eed8", omitsize=True, xmldecl=False, nl=False)
    return drawing.getvalue()
