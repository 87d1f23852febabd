"""What nobody needs any more goes: imported records and own values that nobody looks at, tables that never began."""

import asyncio
import logging
import time

from tafelrunde.server.rooms import Rooms

log = logging.getLogger(__name__)

CLEAN_EVERY = 3600.0
DAY = 24 * 3600.0


async def keep_clean(rooms: Rooms) -> None:
    """Cleans now and then, for ever."""
    while True:
        try:
            await clean(rooms)
        except Exception:
            log.exception("old tables and records could not be dropped")
        await asyncio.sleep(CLEAN_EVERY)


async def clean(rooms: Rooms) -> None:
    """Drops what is older than the settings say; 0 days keep everything."""
    settings, now = rooms.settings, time.time()
    if settings.keep_imports:
        await rooms.store.archive.forget_imported(now - settings.keep_imports * DAY)
        await rooms.store.sets.forget_unused(now - settings.keep_imports * DAY)
    if settings.keep_open:
        for id in await rooms.store.open_since_before(now - settings.keep_open * DAY):
            if rooms.put_away(id):
                await rooms.store.forget_open(id)
