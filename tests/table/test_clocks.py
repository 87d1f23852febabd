"""Times by hand: asked at 100, looked at later."""

from tafelrunde.table.clocks import thought


def test_time_without_a_server_counts_for_nobody() -> None:
    assert thought(100.0, 130.0, []) == 30.0
    assert thought(100.0, 130.0, [(110.0, 118.0)]) == 22.0
    assert thought(100.0, 130.0, [(110.0, 118.0), (120.0, 121.0)]) == 21.0


def test_only_what_lies_between_counts() -> None:
    assert thought(100.0, 130.0, [(90.0, 105.0)]) == 25.0
    assert thought(100.0, 130.0, [(10.0, 20.0)]) == 30.0
    assert thought(100.0, 130.0, [(125.0, 140.0)]) == 25.0


def test_a_calendar_that_was_set_back_gives_nobody_time() -> None:
    assert thought(100.0, 90.0, []) == 0.0
