"""The network that is shipped: it can be read, tells where it comes from, and sees the obvious."""

import pytest

from tafelrunde.bots.network_bot import reader_of
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.insight.encoding import ENCODING


def test_it_is_small_and_tells_its_origin() -> None:
    assert (MIL.folder / "insight" / "network").stat().st_size < 2_000_000
    network = MIL.network
    assert network is not None
    assert network.origin["settings"]["game"] == "mil"
    assert network.origin["settings"]["encoding"]["version"] == ENCODING.version
    assert network.origin["rounds"][-1]["against tuned"]["share"] > 0.25


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 5, "expert_rules": True}])
def test_it_sees_who_is_ahead(options: dict[str, object]) -> None:
    """At the beginning nobody is; 25 points ahead in the last round, the first seat is as good as sure of victory."""
    state = MIL.new(seed=1, **options)
    reader = reader_of(MIL, state.seats)
    shares = reader.shares(state)
    assert sum(shares) == pytest.approx(1.0)
    assert max(shares) < 0.75
    state.round = 5
    state.players[0].vp = 55
    for other in state.players[1:]:
        other.vp = 30
    assert reader.share(state, 0) > 0.9
    points = reader.points(state)
    assert points[0] > 45 > max(points[1:])
