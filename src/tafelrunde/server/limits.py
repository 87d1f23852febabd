"""Who asks too much is told so before anything is done."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import ASGIApp, Receive, Scope, Send

from tafelrunde.table.errors import Refused

BURST_SECONDS = 3.0
MOST_CALLERS = 10_000
IPV6_HOUSE = 64
"""Who has one address of IPv6 has all that begin with the same bits."""


@lru_cache(maxsize=4096)
def house(address: str) -> str:
    """Whom an address belongs to, as far as limits go: itself, but of IPv6 the whole network of a house."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, IPV6_HOUSE), strict=False))
    return str(found)


def caller_of(scope: Scope) -> str:
    """Who asks."""
    client = scope.get("client")
    return house(client[0]) if client else ""


class Bucket:
    """Lets `rate` things a second through, and as many at once as come in `burst` seconds. 0 lets all through."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        self.full = rate * burst
        self.level = self.full
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more: is it within the limit?"""
        now = time.monotonic()
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.rate and self.level < 1:
            return False
        self.level -= 1
        return True


class Callers:
    """A bucket for each caller; the ones that have been silent longest are forgotten first."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """One more of this caller: is it within the limit?"""
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate, self.burst)
        self.buckets[caller] = bucket
        if len(self.buckets) > MOST_CALLERS:
            self.buckets.popitem(last=False)
        return bucket.take()


class RequestLimit:
    """Middleware: there is one for each route, but all share the `callers`."""

    def __init__(self, app: ASGIApp, callers: Callers) -> None:
        self.app = app
        self.callers = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or refuses it."""
        if scope["path"].startswith("/api/") and not self.callers.take(caller_of(scope)):
            raise Refused("too_fast", "too many requests; wait a moment")
        await self.app(scope, receive, send)
