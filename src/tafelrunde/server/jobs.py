"""Thoughts as jobs: what is to be thought about, and what came of it, as plain data that travel through a database."""

import hashlib
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec

from tafelrunde.kernel.event import Event
from tafelrunde.server.thoughts import give_advice, look_at_first, look_at_more, sum_up_record, think

Work = Callable[..., Any]

ALL: list[Work] = [think, give_advice, look_at_first, look_at_more, sum_up_record]
WORKS = {work.__name__: work for work in ALL}


def written(work: Work, words: list[Any]) -> dict[str, Any]:
    """A job as it is put into the queue."""
    return {"work": work.__name__, "words": msgspec.to_builtins(words, enc_hook=_plain, str_keys=True)}


def key_of(job: dict[str, Any], attempt: int) -> str:
    """The same question has the same key, whoever asks it, so it is thought about once; it tells nothing of it."""
    return f"{hashlib.sha256(msgspec.json.encode(job)).hexdigest()[:40]}-{attempt}"


def read(job: dict[str, Any]) -> tuple[Work, list[Any]]:
    """The work that a job asks for, and what it is to be done with."""
    work = WORKS[job["work"]]
    kinds = [kind for name, kind in get_type_hints(work).items() if name != "return"]
    words = [msgspec.convert(word, kind, dec_hook=_event) for word, kind in zip(job["words"], kinds, strict=True)]
    return work, words


def done(result: Any) -> Any:
    """What came of a job, as it is kept."""
    return msgspec.to_builtins(result, enc_hook=_plain, str_keys=True)


def result_of(work: Work, kept: Any) -> Any:
    """The same, read again."""
    return msgspec.convert(kept, get_type_hints(work)["return"], dec_hook=_event)


def _plain(thing: Any) -> Any:
    if isinstance(thing, Event):
        return [thing.kind, thing.args, thing.audience, thing.reveals]
    raise NotImplementedError(f"{type(thing).__name__} does not travel")


def _event(kind: type, plain: Any) -> Any:
    if kind is Event:
        return Event(*plain)
    raise NotImplementedError(f"{kind.__name__} does not travel")
