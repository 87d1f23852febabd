"""Opens tables that have to act by themselves while nobody looks: a clock has run out, a bot has to move.

The store knows when each is due, so a server that starts opens none before its time.
"""

import asyncio
import logging
import time

from tafelrunde.server.rooms import Rooms
from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

SHORTEST_NAP = 0.25
LONGEST_NAP = 30.0
"""The longest wait until the store is asked again: shorter than a table's way from the rooms back to the store."""
LONGEST_TOGETHER = 2.0
"""The same where another server may die and leave its tables."""
PACE = 2.0
"""Opening many tables takes so much of the time at most as one part in PACE: who plays meanwhile hardly notices."""


async def keep_waking(rooms: Rooms) -> None:
    """Wakes what is due, for ever."""
    given_up: set[str] = set()
    while True:
        now = time.time()
        try:
            await _wake_due(rooms, now, given_up)
            following = await rooms.store.next_due(now)
        except Exception:
            log.exception("the store does not tell which tables are due")
            following = None
        longest = LONGEST_NAP if rooms.company.alone else LONGEST_TOGETHER
        nap = longest if following is None else following - time.time()
        await asyncio.sleep(min(max(nap, SHORTEST_NAP), longest))


async def _wake_due(rooms: Rooms, now: float, given_up: set[str]) -> None:
    due = [id for id in await rooms.store.due(now) if not rooms.in_use(id) and id not in given_up]
    for id in await rooms.company.not_held_elsewhere(due):
        if rooms.in_use(id) or rooms.company.leaving:
            continue
        began = time.monotonic()
        try:
            await rooms.room(id)
        except Refused as error:
            given_up.add(id)  # it will not be better before the next start
            log.warning("table %s cannot be woken: %s", id, error)
        except Exception:
            log.exception("table %s cannot be woken", id)
        await asyncio.sleep((PACE - 1) * (time.monotonic() - began))
