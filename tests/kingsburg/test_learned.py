"""The network that is shipped: it can be read, tells where it comes from, and sees the obvious."""

import pytest

from tafelrunde.bots.bot import ask
from tafelrunde.bots.network_bot import NetworkBot, reader_of
from tafelrunde.games.kingsburg.components.ids import BUILDINGS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.insight.encoding import ENCODING
from tafelrunde.kernel.luck import Luck


def test_it_is_small_and_tells_its_origin() -> None:
    assert (KINGSBURG.folder / "insight" / "network").stat().st_size < 2_000_000
    network = KINGSBURG.network
    assert network is not None
    assert network.origin["command"].startswith("tafelrunde learn kingsburg ")
    assert network.origin["settings"]["encoding"]["version"] == ENCODING.version
    assert network.origin["rounds"][-1]["against tuned"]["share"] > 0.25


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 5, "edition": "1e"}, {"modules": (1, 2, 3)}])
def test_it_sees_who_is_ahead(options: dict[str, object]) -> None:
    """At the beginning nobody is; with 20 points more in the last year the first seat is as good as sure of victory."""
    state = KINGSBURG.new(seed=1, **options)
    reader = reader_of(KINGSBURG, state.seats)
    shares = reader.shares(state)
    assert sum(shares) == pytest.approx(1.0)
    assert max(shares) < 0.75
    state.year = 5
    state.players[0].vp = 30
    for other in state.players[1:]:
        other.vp = 10
    assert reader.share(state, 0) > 0.9
    points = reader.points(state)
    assert points[0] > 25 > 20 > max(points[1:]) - 5


def test_it_builds_what_it_can_pay_for() -> None:
    """With the goods for a Crane and nothing better to do with them, nobody builds nothing."""
    state = KINGSBURG.new(seed=3, players=4)
    while not state.over() and state.question() != "build":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    seat = state.to_act()[0]
    state.players[seat].buildings |= 1 << BUILDINGS.index("barricade")
    state.players[seat].goods = [2, 2, 2]
    state.ask_anew()
    state.proceed()
    move = ask(NetworkBot("learned"), state, seat, Luck.seeded(1))
    assert KINGSBURG.spell(state, seat, move).startswith("build ")
    assert KINGSBURG.spell(state, seat, move) != "build nothing"
