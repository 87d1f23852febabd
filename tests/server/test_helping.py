"""Thinking elsewhere: jobs in the database, workers that take them, and what happens when a worker dies."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.harness import Host, end_apart, eventually, first_line, free_port, served_apart, serving
from tafelrunde.kernel import registry
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.server import jobs
from tafelrunde.server.helping import Helper, Queue
from tafelrunde.server.thoughts import Position, give_advice, think
from tafelrunde.server.turns import Errand, Turns, Urgency
from tafelrunde.store.members import Member
from tafelrunde.store.store import Store

GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"]


def position(name: str) -> tuple[Position, int]:
    """A game somewhere in its first moves, and who is to move."""
    state = registry.game(name).new(luck=Luck.seeded("here"))
    for _ in range(12):
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    return Position.of(state), state.to_act()[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_job_is_the_same_after_its_way_through_the_database(game: str) -> None:
    at, seat = position(game)
    heard = [Event("kb-roll", {"dice": [1, 2]}, 1, True)]
    job = json.loads(json.dumps(jobs.written(think, ["greedy", at, seat, "chance", heard])))
    work, (bot, there, where, chance, events) = jobs.read(job)
    assert work is think
    assert (bot, where, chance) == ("greedy", seat, "chance")
    assert there.state() == at.state()
    assert [(event.kind, event.args, event.audience, event.reveals) for event in events] == [
        ("kb-roll", {"dice": [1, 2]}, 1, True)
    ]
    assert work(bot, there, where, chance, events) == think("greedy", at, seat, "chance", heard)


def test_the_same_question_is_one_job_and_its_name_tells_nothing() -> None:
    at, seat = position("mil")
    keys = {jobs.key_of(jobs.written(think, ["greedy", at, seat, chance, []]), 0) for chance in ("a", "a", "b")}
    assert len(keys) == 2
    assert all(len(key) == 42 for key in keys)


def test_there_may_be_more_or_fewer_workers_than_before() -> None:
    async def run() -> None:
        turns = Turns(2)
        errand = Errand(Urgency.MOVE, "", "table")
        for _ in range(2):
            await turns.wait(errand)
        third = asyncio.create_task(turns.wait(errand))
        await asyncio.sleep(0)
        assert (turns.busy(), turns.waiting(), third.done()) == (2, 1, False)
        turns.resize(3)
        await third
        assert (turns.busy(), turns.waiting()) == (3, 0)
        turns.resize(1)
        fourth = asyncio.create_task(turns.wait(errand))
        turns.done(errand)
        turns.done(errand)
        await asyncio.sleep(0)
        assert not fourth.done()  # one of three still thinks, and there is one worker
        turns.done(errand)
        await fourth

    asyncio.run(run())


def test_moves_come_before_hints_and_these_before_analyses(shared_database: str) -> None:
    """One worker is busy while the others are asked for; then it takes the most urgent, whoever was first."""
    order: list[str] = []

    class Slow:
        async def run(self, work: Any, *words: Any) -> Any:
            order.append(words[3])
            await asyncio.sleep(0.3)
            return 7

        def close(self) -> None: ...

    async def run() -> None:
        at, seat = position("mil")
        async with Store.opened(shared_database) as store, Store.opened(shared_database) as elsewhere:
            helper = Helper(elsewhere, 1, {})
            helper.pool = Slow()  # type: ignore[assignment]
            working = asyncio.create_task(helper.work(lambda: None))
            queue = Queue(store)
            queue.count([Member(elsewhere.me, "think", 1)])
            asked = [asyncio.create_task(ask(queue, at, seat, "first", Urgency.ANALYSIS))]
            while not order:
                await asyncio.sleep(0.02)
            for chance, urgency in (("analysis", Urgency.ANALYSIS), ("hint", Urgency.HINT), ("move", Urgency.MOVE)):
                asked.append(asyncio.create_task(ask(queue, at, seat, chance, urgency)))
            assert await asyncio.gather(*asked) == [7, 7, 7, 7]
            working.cancel()
            await asyncio.wait({working}, timeout=20)
            assert working.done()
            await queue.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert order == ["first", "move", "hint", "analysis"]


async def ask(queue: Queue, at: Position, seat: int, chance: str, urgency: Urgency) -> Any:
    return await queue.think(urgency, think, ["greedy", at, seat, f"{chance}", []])


@contextmanager
def worker(database: str, **world: str) -> Iterator[subprocess.Popen[bytes]]:
    """`tafelrunde think` as a process of its own."""
    words = [sys.executable, "-m", "tafelrunde.cli.main", "think", "--database", database, "--processes", "1"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1", **world})
    try:
        assert b"think" in first_line(process)
        yield process
    finally:
        end_apart(process)


def test_a_worker_thinks_for_the_server_and_when_it_dies_the_server_does(tmp_path: Path, shared_database: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    with serving(tmp_path, database=shared_database) as served, worker(shared_database) as process:
        thinkers = served.rooms.thinkers
        eventually(lambda: thinkers.helpers is not None and thinkers.helpers.slots() == 1)
        here: list[str] = []
        run = thinkers.workers.run

        async def noted(work: Any, *words: Any) -> Any:
            here.append(work.__name__)
            return await run(work, *words)

        thinkers.workers.run = noted  # type: ignore[method-assign, assignment]
        opened = served.open(seats, start=True)
        ann = served.client(opened["id"], opened["tokens"][0])
        ann.at(0)
        answer_of_the_bot(ann)
        ann.send(type="hint", line=ann.view["answer"])
        assert ann.expect("hint")["moves"]
        assert here == []
        process.kill()
        began = time.monotonic()
        answer_of_the_bot(ann)
        assert time.monotonic() - began < 15
        assert "think" in here
        assert give_advice.__name__ not in here


def answer_of_the_bot(ann: Any) -> None:
    while ann.view["answer"] is None:
        ann.receive()
    asked, moved = ann.view["answer"], len([event for event in ann.log if event.get("seat") == 1])
    ann.send(type="move", line=asked, move=ann.view["view"]["offers"][0]["move"])
    ann.expect("ack")
    while ann.view["answer"] is None or ann.view["answer"] <= asked or moved == len(ann.log):
        ann.receive()


# --- told to stop in the middle of a thought --------------------------------------------------------------------------

BROODER = """
import os, time
from pathlib import Path
from tafelrunde import Bot, Sight

class Brooder(Bot):
    def __init__(self) -> None:
        super().__init__("brooder")

    def choose(self, sight: Sight) -> int:
        if os.environ["BROODS"]:
            Path(os.environ["BROODS"]).touch()
            time.sleep(600)
        return sight.moves()[-1]
"""


@pytest.fixture
def brooding(tmp_path: Path) -> dict[str, str]:
    """A world in which a bot thinks for ten minutes; it notes that it has begun."""
    (tmp_path / "brooder.py").write_text(BROODER)
    return {"PYTHONPATH": str(tmp_path), "BROODS": str(tmp_path / "begun")}


def ends_in_time(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    assert process.wait(10) == 0


def test_a_worker_that_is_told_to_stop_gives_its_thought_to_another(
    shared_database: str, brooding: dict[str, str]
) -> None:
    at, seat = position("mil")
    jobs_made: list[str] = []

    async def run(first: subprocess.Popen[bytes]) -> int:
        async with Store.opened(shared_database) as store:
            queue = Queue(store)
            enqueue = queue.queue.enqueue

            async def noted(job: Any) -> Any:
                jobs_made.append(job.key)
                return await enqueue(job)

            queue.queue.enqueue = noted  # type: ignore[method-assign]
            queue.count(await store.members.alive())
            words = ["brooder:Brooder", at, seat, "chance", []]
            thought = asyncio.create_task(queue.think(Urgency.MOVE, think, words))
            await asyncio.to_thread(eventually, Path(brooding["BROODS"]).exists)
            with worker(shared_database, **{**brooding, "BROODS": ""}):
                queue.count(await store.members.alive())
                await asyncio.to_thread(ends_in_time, first)
                async with asyncio.timeout(20):
                    move: int = await thought
            await queue.close()
            return move

    with worker(shared_database, **brooding) as first:
        assert asyncio.run(run(first)) == at.state().legal(seat)[-1]
    assert len(jobs_made) == 1  # it went back into the queue, nobody had to ask again


def test_a_server_that_is_told_to_stop_ends_though_a_bot_thinks(
    tmp_path: Path, brooding: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in brooding.items():
        monkeypatch.setenv(name, value)
    port = free_port()
    with served_apart(port, tmp_path / "tables.db", "--bot", "brooder:Brooder") as server:
        host = Host(port)
        opened = host.open([{"kind": "bot", "bot": "brooder:Brooder"}] * 2, start=True)
        spectator = host.client(opened["id"])
        eventually(Path(brooding["BROODS"]).exists)
        ends_in_time(server)
        assert spectator.closed_with() == 1012
