"""Who is told when: answers at once, the game first to who must answer it, and nobody is left out."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.server import telling
from tafelrunde.server.messages import Pong
from tafelrunde.server.telling import Telling
from tafelrunde.server.viewer import Viewer

VIEW = b'{"type":"view"}'
MANY = 10


class Line:
    """Keeps what is sent, message by message."""

    def __init__(self) -> None:
        self.free = True
        self.heard: list[str] = []

    def is_free(self) -> bool:
        return self.free

    def write(self, texts: list[bytes]) -> None:
        self.heard += [json.loads(text)["type"] for text in texts]


def told(work: Callable[[Telling, list[Viewer], list[Line]], Awaitable[None]]) -> None:
    """Does something with many viewers who look on, in a loop of its own; portions are of three."""

    async def run() -> None:
        everybody = Telling()
        lines = [Line() for _ in range(MANY)]
        viewers = [Viewer(seat, False, line, lambda _: VIEW, everybody.now) for seat, line in enumerate(lines)]
        await work(everybody, viewers, lines)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PORTION", 3)
    monkeypatch.setattr(telling, "PAUSE", 0.02)


def look_on(everybody: Telling, viewers: list[Viewer]) -> None:
    for viewer in viewers:
        viewer.look_later()
        everybody.in_turn(viewer, crowded=False)


def test_who_looks_on_comes_in_turn_and_nobody_is_left_out() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        look_on(everybody, viewers)
        await asyncio.sleep(0)
        assert [len(line.heard) for line in lines] == [1] * 3 + [0] * 7
        await asyncio.sleep(0.5)
        assert [line.heard for line in lines] == [["view"]] * MANY

    told(work)


def test_who_must_answer_waits_for_no_turn() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        look_on(everybody, viewers)
        everybody.now(viewers[9], must_see=True)
        await asyncio.sleep(0)
        assert lines[9].heard == ["view"]
        await asyncio.sleep(0.5)
        assert [line.heard for line in lines] == [["view"]] * MANY

    told(work)


def test_an_answer_goes_out_at_once_and_the_game_when_its_turn_has_come() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        look_on(everybody, viewers)
        viewers[9].note(Pong())
        await asyncio.sleep(0)
        assert lines[9].heard == ["pong"]
        await asyncio.sleep(0.5)
        assert lines[9].heard == ["pong", "view"]

    told(work)


def test_where_few_wait_an_answer_and_the_game_go_out_together() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        look_on(everybody, viewers[:3])
        viewers[2].note(Pong())
        await asyncio.sleep(0)
        assert [line.heard for line in lines[:3]] == [["view"], ["view"], ["pong", "view"]]

    told(work)


def test_those_of_a_crowd_keep_no_player_waiting() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        for viewer in viewers[:9]:
            viewer.look_later()
            everybody.in_turn(viewer, crowded=True)
        look_on(everybody, viewers[9:])
        await asyncio.sleep(0)
        assert [len(line.heard) for line in lines] == [1] * 3 + [0] * 6 + [1]

    told(work)


def test_a_line_that_is_not_free_is_written_to_when_it_is() -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        lines[0].free = False
        viewers[0].note(Pong())
        viewers[0].look()
        await asyncio.sleep(0)
        assert lines[0].heard == []
        lines[0].free = True
        viewers[0].wake()
        await asyncio.sleep(0)
        assert lines[0].heard == ["pong", "view"]

    told(work)


def test_one_who_cannot_be_shown_the_game_is_sent_away_and_the_others_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(everybody: Telling, viewers: list[Viewer], lines: list[Line]) -> None:
        def fails(viewer: Viewer) -> bytes:
            raise LookupError("no view")

        broken, line = Line(), Line()
        unlucky = Viewer(0, False, broken, fails, everybody.now)
        lucky = Viewer(1, False, line, lambda _: VIEW, everybody.now)
        unlucky.look()
        lucky.look()
        await asyncio.sleep(0)
        assert line.heard == ["view"]
        await asyncio.wait_for(unlucky.gone.wait(), 5)
        assert not lucky.gone.is_set()

    told(work)
    assert "could not be told" in caplog.text
