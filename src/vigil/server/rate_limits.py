"""Rate limits: token buckets, one for each address and each person."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from vigil.kernel.errors import VigilError

MAX_BUCKETS = 20_000


class RateLimited(VigilError):
    """A person or an address sends too many requests. `seconds` says how long to wait."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A limit: requests allowed at once, and per second in the long run."""

    burst: float
    per_second: float


class TokenBuckets:
    """Token buckets by key. The least recently used are dropped first; they are full again anyway."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MAX_BUCKETS) -> None:
        self.clock, self.most = clock, most
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, key: str, allowance: RateLimit) -> None:
        """Count a request, or raise RateLimited, which says how many seconds to wait."""
        now = self.clock()
        left, at = self._left.pop((kind, key), (allowance.burst, now))
        left = min(allowance.burst, left + (now - at) * allowance.per_second)
        self._left[kind, key] = (left - 1 if left >= 1 else left), now
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        if left < 1:
            wait = math.ceil((1 - left) / allowance.per_second)
            raise RateLimited("rate-limited", "too many requests; try again in {seconds} seconds", seconds=max(1, wait))


def address_key(address: str) -> str:
    """Return what counts as one address. In IPv6 that is a /64 network, which one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address
