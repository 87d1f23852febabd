"""What the host sees: is the server alive, is it ready, and what goes on."""

import asyncio
import hmac
import ipaddress
import logging
import time
from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import HeaderParameter
from sqlalchemy import text

from tafelrunde.server import tally, wire
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.settings import Settings
from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

COUNT_EVERY = 1.0
ANSWER_WITHIN = 2.0

Bearer = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer TOKEN", required=False)]


@get("/health", responses=wire.REFUSALS)
async def health() -> dict[str, str]:
    """Alive: it answers."""
    return {"status": "alive"}


@get("/ready", responses=wire.REFUSALS)
async def ready(rooms: NamedDependency[Rooms]) -> Response[dict[str, str]]:
    """Ready for players: the database answers, news come in, and the server is not about to stop."""
    wrong = await _what_is_wrong(rooms)
    return Response({"status": wrong or "ready"}, status_code=503 if wrong else 200)


async def _what_is_wrong(rooms: Rooms) -> str:
    if rooms.company.leaving:
        return "stopping"
    try:
        async with asyncio.timeout(ANSWER_WITHIN), rooms.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        log.warning("the database does not answer: %s", type(error).__name__)
        return "the database does not answer"
    return "" if rooms.company.alone or rooms.store.news.connected else "no news from other servers"


@get("/metrics", include_in_schema=False)
async def metrics(caller: NamedDependency[str], state: State, authorization: Bearer = None) -> Response[bytes]:
    """The numbers, for this machine alone or who has the token for them."""
    settings: Settings = state.settings
    if not _is_here(caller) and not _has_token(settings, authorization):
        raise Refused("not_allowed", "the numbers are for this machine, or for whoever has --metrics-token")
    return Response(tally.shown(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_here(caller: str) -> bool:
    try:
        return ipaddress.ip_network(caller, strict=False).network_address.is_loopback
    except ValueError:
        return False


def _has_token(settings: Settings, authorization: str | None) -> bool:
    said = (authorization or "").removeprefix("Bearer ")
    return bool(settings.metrics_token) and hmac.compare_digest(said.encode(), (settings.metrics_token or "").encode())


async def keep_counting(rooms: Rooms) -> None:
    """Counts once a second what is there, for ever; how much later than that says how busy the server is."""
    while True:
        asleep = time.monotonic()
        await asyncio.sleep(COUNT_EVERY)
        tally.LATE_SECONDS.set(max(0.0, time.monotonic() - asleep - COUNT_EVERY))
        _count(rooms)


def _count(rooms: Rooms) -> None:
    count: dict[str, Any] = rooms.count()
    tally.SOCKETS.set(count["sockets"])
    for status, number in count["tables"].items():
        tally.TABLES.labels(status).set(number)
    tally.LEASES.set(count["held"])
    tally.WAITING.set(rooms.thinkers.turns.waiting())
    tally.THINKING.set(rooms.thinkers.turns.busy())
    tally.WORKERS.set(len(rooms.company.workers))
    tally.SERVERS.set(rooms.company.servers)
