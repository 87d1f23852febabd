"""Thinking on other machines: a queue of jobs in the same PostgreSQL (SAQ), and the workers that take from it.

Workers say that they are alive like servers do. A job whose worker has died is given to another, and if there is none
the server thinks itself. The journal counts a move once, whoever thought of it how often.
"""

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from saq import Job, Status, Worker
from saq.queue.postgres import PostgresQueue
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.server import jobs
from tafelrunde.server.ending import end_at_last
from tafelrunde.server.thinking import Lost
from tafelrunde.server.turns import Urgency
from tafelrunde.server.workers import Workers
from tafelrunde.store.members import Member
from tafelrunde.store.news import THOUGHT, Note, publish
from tafelrunde.store.pulse import BEAT_EVERY
from tafelrunde.store.store import Store

log = logging.getLogger(__name__)

QUEUE = "tafelrunde"
LOCK = 0x7AFE2
LOOK_EVERY = 1.0
"""How often one looks after a job of which no news come."""
TAKEN_WITHIN = 3.0
"""A worker that has taken a job says so within these seconds, or it has died over it."""
ATTEMPTS = 3
LONGEST_THOUGHT = 120
KEPT_FOR = 60
HANG_UP_WITHIN = 1.0
GIVE_BACK_WITHIN = 3.0
"""Seconds that a worker which is told to stop has for putting its jobs back into the queue."""


def queue_on(engine: AsyncEngine, connections: int) -> PostgresQueue:
    """The queue in the database behind an engine."""
    # The jobs hold positions, and what SAQ logs may hold the jobs.
    logging.getLogger("saq").setLevel(logging.CRITICAL + 1)
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return PostgresQueue.from_url(address, name=QUEUE, min_size=1, max_size=connections)


async def connect(queue: PostgresQueue, engine: AsyncEngine) -> None:
    """Opens the queue, one process after the other: the first makes its tables, and SAQ lets no other wait for that."""
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await queue.connect()


class Queue:
    """The queue as servers see it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.queue = queue_on(store.engine, 4)
        self._connecting = asyncio.Lock()
        self.workers: dict[str, Member] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._connected = False

    def count(self, workers: list[Member]) -> None:
        """These workers are alive."""
        gone = set(self.workers) - {worker.id for worker in workers}
        self.workers = {worker.id: worker for worker in workers}
        if gone:
            log.warning("%s workers have gone; their thoughts are given to others", len(gone))
            for news in self._news.values():
                news.set()

    def slots(self) -> int:
        """How many thoughts the workers can have at once."""
        return sum(worker.slots for worker in self.workers.values())

    def heard(self, note: Note) -> None:
        """A job is done."""
        if news := self._news.get(note.words["key"]):
            news.set()

    async def think(self, urgency: Urgency, work: Callable[..., Any], words: list[Any]) -> Any:
        """What a worker thinks; `Lost` if none does."""
        job = jobs.written(work, words)
        for attempt in range(ATTEMPTS):
            if not self.workers:
                break
            try:
                return jobs.result_of(work, await self._thought(job, jobs.key_of(job, attempt), urgency))
            except Lost as lost:
                log.warning("%s; again", lost)
            except Exception as error:
                raise Lost(f"the queue fails ({type(error).__name__})") from None
        raise Lost("no worker takes it")

    async def _thought(self, job: dict[str, Any], key: str, urgency: Urgency) -> Any:
        async with self._connecting:
            if not self._connected:
                await connect(self.queue, self.engine)
                self._connected = True
        news = self._news[key] = asyncio.Event()
        try:
            await self.queue.enqueue(
                Job("think", kwargs={"job": job}, key=key, priority=int(urgency), timeout=LONGEST_THOUGHT, ttl=KEPT_FOR)
            )
            taken: float | None = None
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await news.wait()
                news.clear()
                kept = await self.queue.job(key)
                if kept is not None and kept.status == Status.COMPLETE:
                    return _outcome(kept.result)
                now = time.monotonic()
                nameless = kept is not None and kept.status == Status.ACTIVE and not kept.worker_id
                taken = (taken or now) if nameless else None
                if self._is_lost(kept, now - taken if taken else 0.0):
                    if kept is not None:
                        await self.queue.abort(kept, "lost")
                    raise Lost("a thought was lost")
        finally:
            self._news.pop(key, None)

    def _is_lost(self, job: Job | None, nameless: float) -> bool:
        """Does nobody think about it, and will nobody? `nameless`: how long it has been taken by nobody knows whom."""
        if job is None or job.status in (Status.FAILED, Status.ABORTED, Status.ABORTING) or not self.workers:
            return True
        if job.status != Status.ACTIVE:
            return False
        return job.worker_id not in self.workers if job.worker_id else nameless > TAKEN_WITHIN

    async def close(self) -> None:
        """Hangs up."""
        if self._connected:
            with suppress(Exception):
                async with asyncio.timeout(HANG_UP_WITHIN):
                    await self.queue.disconnect()


def _outcome(kept: Any) -> Any:
    if "failed" in kept:
        raise Lost(f"a worker fails over it ({kept['failed']})")
    return kept["thought"]


class Quiet(Worker[Any]):
    """SAQ's worker without its signals: it would be a while until it has ended."""

    SIGNALS: list[signal.Signals] = []


class Helper:
    """A worker: takes jobs from the queue, the most urgent first, and thinks in processes of its own."""

    def __init__(self, store: Store, processes: int, components: Mapping[str, Path]) -> None:
        self.store = store
        self.processes = processes
        self.pool = Workers(processes, components, store.sets.values)
        self._stopping = asyncio.Event()

    async def work(self, begun: Callable[[], None]) -> None:
        """Until it is told to stop (SIGTERM or Ctrl-C); then what it thinks about goes to others."""
        queue = queue_on(self.store.engine, self.processes + 3)
        await connect(queue, self.store.engine)
        worker = Quiet(
            queue, [("think", self._think)], id=self.store.me, concurrency=self.processes, after_process=self._tell
        )
        await self.store.members.beat("think", self.processes)
        tasks = [asyncio.create_task(work) for work in (worker.start(), self._keep_beating())]
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, self._stop)
        begun()
        try:
            await self._stopping.wait()
            tasks[1].cancel()
            await self._give_back(worker)
        finally:
            for task in tasks:
                task.cancel()
            with suppress(Exception):
                async with asyncio.timeout(HANG_UP_WITHIN):
                    await asyncio.wait(tasks)
                    await queue.disconnect()
            self.pool.close()

    def _stop(self) -> None:
        end_at_last()
        self._stopping.set()

    async def _give_back(self, worker: Quiet) -> None:
        """Its jobs go back into the queue and belong to nobody; then servers need not count on this one any more."""
        for job in worker.job_task_contexts:
            job.worker_id = None
        with suppress(Exception):
            async with asyncio.timeout(GIVE_BACK_WITHIN):
                await worker.stop()
        with suppress(Exception):
            async with asyncio.timeout(HANG_UP_WITHIN):
                await self.store.members.leave()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.store.members.beat("think", self.processes)
            except Exception as error:
                log.warning("the database does not take a sign of life: %s", type(error).__name__)

    async def _think(self, _: Any, *, job: dict[str, Any]) -> dict[str, Any]:
        """A failure is an outcome like any other: who asked thinks itself. Its words may hold secrets."""
        if self._stopping.is_set():
            return {"failed": "stopping"}
        try:
            work, words = jobs.read(job)
            return {"thought": jobs.done(await self.pool.run(work, *words))}
        except Exception as error:
            log.warning("a thought failed: %s", type(error).__name__)
            return {"failed": type(error).__name__}

    async def _tell(self, context: Any) -> None:
        async with self.store.engine.begin() as connection:
            await publish(connection, [Note("", self.store.me, THOUGHT, {"key": context["job"].key})])
