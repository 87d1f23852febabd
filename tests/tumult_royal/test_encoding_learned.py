"""The network that is shipped: it can be read, tells where it comes from, and sees the obvious."""

import pytest

from tafelrunde.bots.bot import ask
from tafelrunde.bots.network_bot import NetworkBot, reader_of
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.insight.encoding import ENCODING
from tafelrunde.games.tumult_royal.rules.course import NEXT_ROUND
from tafelrunde.games.tumult_royal.rules.placing import PLACING_PHASE
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene


def test_it_is_small_and_tells_its_origin() -> None:
    assert (TUMULT_ROYAL.folder / "insight" / "network").stat().st_size < 2_000_000
    network = TUMULT_ROYAL.network
    assert network is not None
    assert network.origin["command"].startswith("tafelrunde learn tumult_royal ")
    assert network.origin["settings"]["encoding"]["version"] == ENCODING.version
    assert network.origin["rounds"][-1]["against tuned"]["share"] > 0.25


@pytest.mark.parametrize(
    ("names", "options"),
    [
        ("Violet Blue", {}),
        ("Violet Blue Yellow", {"robbery": "realtime"}),
        ("Violet Blue Yellow Grey", {"gambler": True}),
    ],
)
def test_it_sees_who_is_ahead(names: str, options: dict[str, object]) -> None:
    """At the beginning nobody is; five statues ahead in the last round the first is as good as sure of victory."""
    state = TUMULT_ROYAL.new(seed=1, players=len(names.split()), **options)
    reader = reader_of(TUMULT_ROYAL, state.seats)
    assert sum(reader.shares(state)) == pytest.approx(1.0)
    assert max(reader.shares(state)) < 0.75
    scene = Scene(names, round=10, **options)
    for name in scene.names:
        scene.give(name, placed=21 if name == "Violet" else 16)
    assert reader.share(scene.state, 0) > 0.8
    points = reader.points(scene.state)
    assert points[0] > 19 > max(points[1:])


def test_it_places_what_it_can_pay_for() -> None:
    """With the tiles for the castle beside, and nothing better to do with them, nobody passes."""
    scene = Scene("Violet Blue Yellow Grey", round=4)
    scene.paint("WSFWFWFWFWFW", "GFWFWFWFWFWF")
    for number, name in enumerate(scene.names):
        scene.stand(name, f"0,{3 * number}")
    scene.tiles("Violet", marble="2", tool="3")
    scene.any_luck()
    scene.state.then(NEXT_ROUND)
    scene.state.then(PLACING_PHASE)
    scene.state.ask_anew()
    scene.state.proceed()
    move = ask(NetworkBot("learned"), scene.state, 0, Luck.seeded(1))
    assert TUMULT_ROYAL.spell(scene.state, 0, move) == "place 0,1 m2 t3"
