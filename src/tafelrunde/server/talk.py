"""What is said at one table."""

from collections.abc import Callable

from tafelrunde.server.messages import ChatLine, ServerMessage
from tafelrunde.store.store import CHAT_SHOWN, Said, Store


class Talk:
    """The last lines of chat. The store gives them their numbers, for other servers may write some too."""

    __slots__ = ("lines", "store", "table_id", "tell")

    def __init__(self, store: Store, table_id: str, tell: Callable[[ServerMessage], None]) -> None:
        self.store = store
        self.table_id = table_id
        self.tell = tell
        self.lines: list[Said] = []

    async def say(self, seat: int | None, name: str, text: str) -> None:
        """Keeps a line and tells it to all, after whatever was said elsewhere before."""
        said = await self.store.say(self.table_id, seat, name, text)
        if said.number > self._last() + 1:
            await self.catch_up()
        else:
            self._add([said])

    async def catch_up(self) -> None:
        """Reads and tells what is not known here."""
        self._add(await self.store.chat(self.table_id, self._last()))

    def _last(self) -> int:
        return self.lines[-1].number if self.lines else -1

    def _add(self, lines: list[Said]) -> None:
        self.lines = [*self.lines, *lines][-CHAT_SHOWN:]
        for said in lines:
            self.tell(ChatLine.of(said))
