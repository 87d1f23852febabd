"""What a request may hold: an address in plain characters, and JSON that is said to be JSON and is not bottomless."""

import re
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.types import ASGIApp, Receive, Scope, Send

from tafelrunde.server.wire import CONTROL_SIGNS
from tafelrunde.table.errors import Refused

DEEPEST = 32
LARGEST_BODY = 65_536
LARGEST_BODY_WITH_RECORD = 1_000_000

_CONTROL = re.compile(f"[{CONTROL_SIGNS}]")


class PlainAddress:
    """Middleware: no file and no table has a control character in its name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or refuses it."""
        if _CONTROL.search(scope["path"]):
            raise Refused("bad_message", "an address has no control characters")
        await self.app(scope, receive, send)


class CarefulRequest(Request[Any, Any, State]):
    """A request whose body is read with care."""

    async def json(self) -> Any:
        """The body as data. A page of another site may send what is called `text/plain`, and must not be obeyed."""
        if self.content_type[0] != "application/json":
            raise Refused("wrong_type", "say: Content-Type: application/json")
        try:
            data = await super().json()
        except (RecursionError, UnicodeError):
            raise Refused("bad_message", "the body is no JSON in UTF-8, or is nested too deeply") from None
        _require_shallow(data)
        return data


def _require_shallow(data: Any) -> None:
    """Goes down level by level, so that depth costs no stack."""
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, list | dict)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, list | dict)
        ]
        if not level:
            return
    raise Refused("bad_message", f"the body is nested deeper than {DEEPEST} levels")
