"""Whose thoughts come next, tables that wait for somebody to look, and how many tables one address plays at."""

import asyncio
import time
from pathlib import Path

from server.harness import Served, eventually, serving
from tafelrunde.server.turns import Errand, Turns, Urgency

KINGS = [{"kind": "bot", "bot": "king"}] * 4


def served_in_order(workers: int, errands: list[Errand]) -> list[Errand]:
    """The order in which errands that are waiting when the first worker is free are served."""
    order: list[Errand] = []

    async def serve() -> None:
        turns = Turns(workers)
        busy = Errand(Urgency.MOVE, "busy", "busy")
        for _ in range(workers):
            await turns.wait(busy)

        async def one(errand: Errand) -> None:
            await turns.wait(errand)
            order.append(errand)
            turns.done(errand)

        waiting = [asyncio.create_task(one(errand)) for errand in errands]
        await asyncio.sleep(0)
        turns.done(busy)
        await asyncio.gather(*waiting)

    asyncio.run(serve())
    return order


def test_who_opens_two_hundred_tables_keeps_nobody_waiting() -> None:
    many = [Errand(Urgency.MOVE, "many", str(table)) for table in range(200)]
    other = Errand(Urgency.MOVE, "other", "quiet")
    assert served_in_order(1, [*many, other]).index(other) == 1


def test_the_tables_of_one_opener_take_turns() -> None:
    hasty = Errand(Urgency.MOVE, "a", "hasty")
    calm = Errand(Urgency.MOVE, "a", "calm")
    assert served_in_order(1, [hasty, hasty, hasty, calm]) == [hasty, calm, hasty, hasty]


def test_people_then_bots_then_hints_then_analyses() -> None:
    waiting = [Errand(urgency, "a", "b") for urgency in reversed(Urgency)]
    assert served_in_order(1, waiting) == list(reversed(waiting))


def test_the_last_worker_is_for_people() -> None:
    async def two() -> tuple[bool, bool]:
        turns = Turns(2)
        await turns.wait(Errand(Urgency.MOVE_AMONG_BOTS, "a", "b"))
        second = asyncio.create_task(turns.wait(Errand(Urgency.MOVE_AMONG_BOTS, "a", "c")))
        people = asyncio.create_task(turns.wait(Errand(Urgency.MOVE, "d", "e")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done = second.done(), people.done()
        second.cancel()
        return done

    assert asyncio.run(two()) == (False, True)


def test_who_gives_up_leaves_no_worker_taken() -> None:
    async def give_up() -> None:
        turns = Turns(1)
        errand = Errand(Urgency.MOVE, "a", "b")
        await turns.wait(errand)
        waiting, called = (asyncio.create_task(turns.wait(errand)) for _ in range(2))
        await asyncio.sleep(0)
        waiting.cancel()
        turns.done(errand)
        called.cancel()  # its turn has come, but it has not noticed yet
        await asyncio.gather(waiting, called, return_exceptions=True)
        await asyncio.wait_for(turns.wait(errand), 1.0)

    asyncio.run(give_up())


def test_bots_wait_until_somebody_looks(host: Served) -> None:
    opened = host.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
    room = host.room(opened["id"])
    time.sleep(0.5)
    assert room.play.line == 0
    spectator = host.client(opened["id"])
    spectator.at(3)
    spectator.close()
    eventually(lambda: not room.audience.viewers)
    time.sleep(0.2)
    stopped = room.play.line
    time.sleep(0.3)
    assert room.play.line == stopped
    assert not room.play.state.over()


def test_bots_go_on_up_to_the_decision_of_a_person_who_is_away(host: Served) -> None:
    """Ann plays by turns: she comes back to find the others' moves made."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    opened = host.open(seats, start=True)
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.at(0)
    while ann.view["answer"] is None:
        ann.expect("view")
    ann.move()
    ann.close()
    room = host.room(opened["id"])
    end = time.monotonic() + 20
    while 0 not in room.play.asked and time.monotonic() < end:
        time.sleep(0.02)
    assert 0 in room.play.asked


def test_one_address_plays_at_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables_each=2) as host:
        for _ in range(2):
            host.open(KINGS, start=True)
        body = {"game": "kingsburg", "options": {"players": 4}, "seats": KINGS, "start": True}
        refused = host.post("/api/tables", body)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        waiting = host.open(KINGS)
        refused = host.post(f"/api/tables/{waiting['id']}/start", {}, waiting["host_token"])
        assert refused.json()["code"] == "too_fast"
