"""Who asks too much is told so before anything is done."""

import time
from collections import OrderedDict

from litestar.types import ASGIApp, Receive, Scope, Send

from tafelrunde.table.errors import Refused

BURST_SECONDS = 3.0
MOST_CALLERS = 10_000


class Bucket:
    """Lets `rate` things a second through, and a few more at once. A rate of 0 lets everything through."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.full = rate * BURST_SECONDS
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
    """A bucket for each address; the ones that have been silent longest are forgotten first."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """One more of this caller: is it within the limit?"""
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate)
        self.buckets[caller] = bucket
        if len(self.buckets) > MOST_CALLERS:
            self.buckets.popitem(last=False)
        return bucket.take()


def caller_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


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
