"""Networks: they say what their weights say, exactly; their files carry them, and nothing else is taken for one."""

import random
import zlib
from pathlib import Path

import pytest
from librt.vecs import vec
from tribute import LAY, TRIBUTE, TributeState

from tafelrunde.kernel import network_file
from tafelrunde.kernel.encoding import Encoding, Slots, coarse
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Network, Reader
from tafelrunde.kernel.network_file import NetworkError

GIFTS_IN_ORDER = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1]
"""Draws that leave the gifts as they are: 6 is turned up first."""
SLOTS = Slots()
HALF_POINTS = SLOTS.one("half of the points")
TWO = SLOTS.one("two")


class Small(Encoding[TributeState]):
    """Two slots of a game of Tribute."""

    def write(self, state: TributeState, seat: int, into: vec[float], at: int) -> None:
        into[at + HALF_POINTS] = state.points[seat] / 2
        into[at + TWO] = 2.0


SMALL = Small(3, SLOTS)
OF_TWO_SLOTS = [1.0, 0.5, 0.0, -1.0, 0.0, 0.25]
"""For each slot: the one unit, worth, points."""


def small(origin: str = "") -> Network:
    return Network(2, 1, OF_TWO_SLOTS, [0.5, 0.0, 0.125], [2.0, 1.0], {"by": origin})


def after_one_round() -> TributeState:
    state = TRIBUTE.new(luck=Luck.scripted(GIFTS_IN_ORDER, then=Luck.seeded(1)))
    for seat, card in enumerate((2, 5, 4)):
        state.play(seat, LAY.of(card))
    assert state.points == [0, 6, 0]
    return state


def test_a_network_says_what_its_weights_say() -> None:
    """Without points the unit is at 0.5 - 2 = -1.5 and counts nothing; with 6 of them at 0.5 + 3 - 2 = 1.5.

    Worth: 0, and 0.5 * 3 + 2 * 1.5 = 4.5. Points in sixteens: 0.125 + 0.25 * 2 = 0.625, and 1.5 more. Of the shares,
    e to the power of 4.5 is 90.017, against twice 1.
    """
    reader = Reader(small(), SMALL, 3)
    state = after_one_round()
    assert reader.shares(state) == pytest.approx([1 / 92.017131, 90.017131 / 92.017131, 1 / 92.017131])
    assert reader.share(state, 1) == pytest.approx(90.017131 / 92.017131)
    assert reader.share(state, 0) == pytest.approx(1 / 92.017131)
    assert reader.points(state) == [10.0, 34.0, 10.0]


def test_worths_can_be_spread_and_points_stay() -> None:
    """A third of 4.5 is 1.5, and e to the power of 1.5 is 4.4817; weights are multiples of 1/4096, hence the leeway."""
    reader = Reader(small().spread(1 / 3, {"by": "spreading"}), SMALL, 3)
    state = after_one_round()
    assert reader.share(state, 1) == pytest.approx(4.481689 / 6.481689, abs=0.001)
    assert reader.points(state) == [10.0, 34.0, 10.0]
    assert reader.network.origin == {"by": "spreading"}


def test_when_the_game_is_over_the_rules_decide() -> None:
    """Gifts of 5 and 4 go to the first, 3 to the second, 2 to the third; nobody has 1, since all lay their 6."""
    state = after_one_round()
    for cards in ((5, 1, 2), (4, 2, 3), (3, 4, 1), (1, 3, 5)):
        for seat, card in enumerate(cards):
            state.play(seat, LAY.of(card))
    assert state.over()
    reader = Reader(small(), SMALL, 3)
    assert reader.shares(state) == [0.5, 0.5, 0.0]
    assert [reader.share(state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert reader.points(state) == [9.0, 9.0, 2.0]


def test_step_by_step_or_from_nothing_a_position_is_judged_exactly_alike() -> None:
    """A reader that has read hundreds of other positions says bit by bit what a new one says."""
    encoding = TRIBUTE.encoding
    assert encoding is not None
    rng = random.Random(5)
    size, units = encoding.size, 7
    weights = [rng.randrange(-9000, 9000) / 4096 for _ in range((size + 1) * (units + 2) + 2 * units)]
    cut = size * (units + 2)
    network = Network(size, units, weights[:cut], weights[cut : cut + units + 2], weights[cut + units + 2 :], {})
    used = Reader(network, encoding, 4)
    for seed in range(12):
        state = TRIBUTE.new(seed=seed, players=4)
        while not state.over():
            new = Reader(network, encoding, 4)
            assert used.shares(state) == new.shares(state)
            assert used.points(state) == new.points(state)
            seat = rng.choice(state.to_act())
            state.play(seat, rng.choice(state.moves(seat)))


def test_a_network_needs_all_its_weights() -> None:
    with pytest.raises(ValueError, match="2 slots and 1 units"):
        Network(2, 1, OF_TWO_SLOTS[1:], [0.5, 0.0, 0.125], [2.0, 1.0], {})


def test_values_are_rounded_to_what_a_slot_may_hold() -> None:
    assert coarse(0.5) == 0.5
    assert coarse(1 / 3) == 341 / 1024
    assert coarse(-2 / 3) == -683 / 1024
    assert coarse(40.0003) == 40.0


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_file_carries_weights_and_origin(tmp_path: Path) -> None:
    path = tmp_path / "network"
    network_file.write(path, "tribute", SMALL, small("nobody"))
    found = network_file.read(path, "tribute", SMALL)
    assert list(found.first) == OF_TWO_SLOTS
    assert (list(found.bias), list(found.second)) == ([0.5, 0.0, 0.125], [2.0, 1.0])
    assert found.origin == {"by": "nobody"}
    assert [file.name for file in tmp_path.iterdir()] == ["network"]


def test_a_network_for_something_else_is_refused() -> None:
    data = network_file.packed("tribute", SMALL, small())
    with pytest.raises(NetworkError, match="for tribute, not for kingsburg"):
        network_file.unpacked("network", data, "kingsburg", SMALL)
    with pytest.raises(NetworkError, match="another encoding"):
        network_file.unpacked("network", data, "tribute", Small(4, SLOTS))
    renamed = Slots()
    renamed.each("slot", ["one", "two"])
    with pytest.raises(NetworkError, match="another encoding"):
        network_file.unpacked("network", data, "tribute", Small(3, renamed))


@pytest.mark.parametrize("kept", [0, 10, 30, 100, -1])
def test_a_broken_file_is_refused(kept: int) -> None:
    data = network_file.packed("tribute", SMALL, small())
    with pytest.raises(NetworkError, match=r"^network: "):
        network_file.unpacked("network", data[:kept], "tribute", SMALL)


def test_a_file_is_not_unpacked_beyond_what_it_may_hold() -> None:
    data = network_file.packed("tribute", SMALL, small())
    head = data[: data.index(b"\n", 30) + 1]
    with pytest.raises(NetworkError, match="weights"):
        network_file.unpacked("network", head + zlib.compress(bytes(50_000_000)), "tribute", SMALL)
