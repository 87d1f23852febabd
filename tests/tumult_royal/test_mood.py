"""Phase 1, the mood of the people, and the gambler variant (TR-2xx, TR-1101, TR-1102, TR-12xx)."""

from collections import Counter

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.course import ROUND
from tafelrunde.games.tumult_royal.rules.mood import GAMBLERS_SPINS, MOOD_OF_THE_PEOPLE
from tafelrunde.games.tumult_royal.rules.tumults import TUMULTS
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene


@pytest.mark.rule("TR-201", "TR-202", "TR-205")
def test_one_number_for_all_goods() -> None:
    """EX-1."""
    scene = Scene(phase=1)
    scene.spins(10)
    scene.run(MOOD_OF_THE_PEOPLE)
    assert scene.state.demand == [3, 3, 3]
    assert scene.told("tr-demand")[0].args == {"seat": 0, "count": 3}


@pytest.mark.rule("TR-203")
@pytest.mark.parametrize(
    ("degree", "number"), [(90, 2), (180, 3), (0, 3), (91, 4), (45, 2), (46, 2), (44, 3), (225, 2)]
)
def test_on_a_line_the_smaller_number_counts(degree: int, number: int) -> None:
    """EX-2."""
    assert TUMULT_ROYAL.components.disc[degree] == number


@pytest.mark.rule("TR-204")
def test_chances_of_the_disc() -> None:
    assert Counter(TUMULT_ROYAL.components.disc) == {2: 92, 3: 136, 4: 88, 5: 44}


@pytest.mark.rule("TR-205")
def test_the_demand_is_known_before_the_robbery() -> None:
    scene = Scene("Violet Blue", round=1)
    scene.state.luck = Luck.seeded(4)
    scene.run(ROUND)
    assert scene.state.question() == "look"
    for seat in (None, 0, 1):
        assert scene.state.view(seat)["demand"] == scene.state.demand
    assert scene.state.demand[0] in (2, 3, 4, 5)


@pytest.mark.rule("TR-206", "TR-1101", "TR-1102")
def test_the_king_may_forget_to_spin() -> None:
    """EX-21: forgotten in round 1, a 5 in round 2, forgotten in round 3."""
    scene = Scene(phase=1, round=1, manual_spin=True)
    scene.run(MOOD_OF_THE_PEOPLE)
    assert scene.asked() == ("spin", ["Violet"])
    assert scene.options("Violet") == ["spin", "forget"]
    scene.play("Violet", "forget")
    assert scene.state.demand == [3, 3, 3]
    assert scene.told("tr-forgets")[0].args == {"seat": 0, "count": 3}
    scene.state.round = 2
    scene.spins(200)
    scene.run(MOOD_OF_THE_PEOPLE)
    scene.play("Violet", "spin")
    assert scene.state.demand == [5, 5, 5]
    scene.state.round = 3
    scene.run(MOOD_OF_THE_PEOPLE)
    scene.play("Violet", "forget")
    assert scene.state.demand == [5, 5, 5]


@pytest.mark.rule("TR-206")
def test_gamblers_cannot_forget() -> None:
    with pytest.raises(OptionError, match="TR-206"):
        TUMULT_ROYAL.new(gambler=True, manual_spin=True)


@pytest.mark.rule("TR-1201")
def test_gamblers_rob_without_a_demand() -> None:
    scene = Scene("Violet Blue", round=1, gambler=True)
    scene.state.luck = Luck.seeded(4)
    scene.demand(5)  # what was demanded a round ago
    scene.run(ROUND)
    assert scene.state.question() == "look"
    assert scene.state.demand == [0, 0, 0]
    assert scene.state.view(0)["demand"] is None
    assert scene.told("tr-demand") == []


@pytest.mark.rule("TR-1202", "TR-1203")
def test_gamblers_spin_for_each_good() -> None:
    """EX-22: 2, 3, 5; of tools only 4 are left."""
    scene = Scene("Violet Blue", phase=3, gambler=True)
    scene.tiles("centre", bread="2", marble="3", tool="3 1")
    scene.tiles("Blue", bread="1", marble="1", tool="1")
    scene.spins(60, 10, 200)
    scene.run(GAMBLERS_SPINS)
    assert scene.state.demand == [2, 3, 5]
    assert [event.args for event in scene.told("tr-demand-good")] == [
        {"seat": 0, "good": "bread", "count": 2},
        {"seat": 0, "good": "marble", "count": 3},
        {"seat": 0, "good": "tool", "count": 5},
    ]
    scene.run(TUMULTS)
    assert [event.args["good"] for event in scene.told("tr-tumult")] == ["tool"]


@pytest.mark.rule("TR-1204")
def test_gamblers_spins_come_after_the_faces_and_before_tumults() -> None:
    scene = Scene("Violet Blue", round=1, gambler=True)
    scene.state.luck = Luck.seeded(4)
    scene.run(ROUND)
    while scene.state.round == 1:
        scene.state.play(scene.state.actor(), 0)
    kinds = [event.kind for event in scene.state.news or []]
    assert kinds.index("tr-left") < kinds.index("tr-demand-good")
    assert kinds.count("tr-demand-good") == 3
    assert "tr-tumult" not in kinds[: kinds.index("tr-demand-good")]
