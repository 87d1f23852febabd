"""Answers that stay the same as long as the server runs: made once, and sent to nobody who has them already."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State

AnyRequest = Request[Any, Any, State]


@dataclass(frozen=True)
class Answer:
    """What is sent, and in which language it is written, if that is asked for."""

    content: bytes
    media_type: str = MediaType.JSON
    language: str | None = None


@dataclass(frozen=True)
class Kept:
    """An answer, and the hash of its content by which browsers know it."""

    answer: Answer
    tag: str


class Unchanging:
    """The answers by what they are called. Making one may take long, so that is done in a thread.

    Browsers keep them and ask each time whether they are still the same: a server may be started with other values.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], asyncio.Task[Kept]] = {}

    async def answer(self, request: AnyRequest, name: tuple[str, ...], make: Callable[[], Answer]) -> Response[Any]:
        """The answer of that name, or only that it is the one which the browser has."""
        kept = await self.kept(name, make)
        headers = {"etag": kept.tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == kept.tag:
            return Response(None, status_code=304, headers=headers)
        if kept.answer.language:
            headers["content-language"] = kept.answer.language
        return Response(kept.answer.content, media_type=kept.answer.media_type, headers=headers)

    async def kept(self, name: tuple[str, ...], make: Callable[[], Answer]) -> Kept:
        """Makes an answer when it is asked for the first time; what is refused then is refused each time."""
        if name not in self._kept:
            self._kept[name] = asyncio.create_task(asyncio.to_thread(_made, make))
        try:
            return await asyncio.shield(self._kept[name])
        except Exception:
            self._kept.pop(name, None)
            raise


def _made(make: Callable[[], Answer]) -> Kept:
    answer = make()
    return Kept(answer, f'W/"{hashlib.sha256(answer.content).hexdigest()[:16]}"')
