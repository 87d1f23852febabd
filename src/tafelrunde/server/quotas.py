"""How much of the server's room one caller may take, and all together. Addresses are kept in memory alone."""

from collections import OrderedDict

from tafelrunde.server.limits import MOST_CALLERS, Callers
from tafelrunde.server.settings import Settings
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused

DAY = 24 * 3600.0
MEGABYTE = 1_000_000


class Quotas:
    """Imported records, values of players' own, and tables in the lobby's list."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.imports = Callers(settings.imports_a_day / DAY, burst=DAY)
        self.sets = Callers(settings.sets_a_day / DAY, burst=DAY)
        self.listed: OrderedDict[str, set[str]] = OrderedDict()

    async def allow_import(self, caller: str) -> None:
        """Refuses one more record, if the caller has sent enough or there is no room."""
        if not self.imports.take(caller):
            raise Refused("too_many", f"{self.settings.imports_a_day} records a day are enough; come back tomorrow")
        await self._require_room()

    async def allow_set(self, caller: str) -> None:
        """Refuses one more set of values, if the caller has made enough or there is no room."""
        if not self.sets.take(caller):
            raise Refused("too_many", f"{self.settings.sets_a_day} sets of values a day are enough; come back tomorrow")
        await self._require_room()

    async def _require_room(self) -> None:
        room = self.settings.archive_mb * MEGABYTE
        if room and await self.store.archive.imported_bytes() + await self.store.sets.characters() >= room:
            raise Refused("full", "this server keeps no more from elsewhere")

    async def allow_listing(self, caller: str) -> None:
        """Refuses one more table in the list, if the caller has enough there."""
        most = self.settings.listed_each
        if most and len(self.listed.get(caller, ())) >= most:
            self.listed[caller] = await self.store.still_open(self.listed[caller])
            if len(self.listed[caller]) >= most:
                raise Refused("too_many", f"{most} of your tables wait in the list already; open this one unlisted")

    def note_listed(self, caller: str, id: str) -> None:
        """A table of this caller is in the list."""
        self.listed.setdefault(caller, set()).add(id)
        self.listed.move_to_end(caller)
        if len(self.listed) > MOST_CALLERS:
            self.listed.popitem(last=False)
