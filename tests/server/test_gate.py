"""Who comes when many come at once."""

import asyncio

from tafelrunde.server.gate import PAUSE, PORTION, Gate


def test_few_come_at_once_and_many_in_turn() -> None:
    """Ten come in the same moment: four are in at once, four more after a pause, then the rest; a late one is last."""
    assert PORTION == 4
    came: list[int] = []

    async def arrive() -> list[list[int]]:
        gate = Gate()
        for number in range(10):
            gate.come(lambda number=number: came.append(number))
        seen = [list(came)]
        gate.come(lambda: came.append(99))
        while len(came) < 11:
            await asyncio.sleep(PAUSE / 4)
            if came != seen[-1]:
                seen.append(list(came))
        await asyncio.sleep(3 * PAUSE)
        gate.come(lambda: came.append(100))  # nobody waits any longer
        return seen

    assert asyncio.run(arrive()) == [
        [0, 1, 2, 3],
        [0, 1, 2, 3, 4, 5, 6, 7],
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 99],
    ]
    assert came[-1] == 100


def test_one_that_stumbles_keeps_nobody_out() -> None:
    """What goes wrong with one of those who wait is told to the loop; the others come in."""
    came: list[int] = []
    told: list[object] = []

    def stumble() -> None:
        raise OSError

    async def arrive() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["exception"]))
        gate = Gate()
        for number in range(12):
            gate.come(stumble if number == 5 else lambda number=number: came.append(number))
        await asyncio.sleep(0.1)

    asyncio.run(arrive())
    assert came == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert [type(each) for each in told] == [OSError]
