"""How often anybody may ask: buckets that fill again with time, one for each address and each person."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from vigil.kernel.errors import VigilError

MOST_BUCKETS = 20_000


class RateLimited(VigilError):
    """The same person or address asks too often; `seconds` says when to come back."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class TokenBuckets:
    """Token buckets by key.  The oldest are forgotten first: who has not asked for long has a full one anyway."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self.clock, self.most = clock, most
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, key: str, allowance: RateLimit) -> None:
        """One more request of a kind; TooOften says in how many seconds there is room again."""
        now = self.clock()
        left, at = self._left.pop((kind, key), (allowance.burst, now))
        left = min(allowance.burst, left + (now - at) * allowance.per_second)
        self._left[kind, key] = (left - 1 if left >= 1 else left), now
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        if left < 1:
            wait = math.ceil((1 - left) / allowance.per_second)
            raise RateLimited("too-often", "too many requests; try again in {seconds} seconds", seconds=max(1, wait))


def address_key(address: str) -> str:
    """What counts as one address: in IPv6 a household has a whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address
