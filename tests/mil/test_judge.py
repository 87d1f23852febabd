"""What a seat's judgement keeps from one position to the next, and when it looks anew."""

import pytest
from librt.vecs import vec

from mil.scene import Scene
from tafelrunde.games.mil.components.ids import COUNCIL, COURT, MARKET, WAR
from tafelrunde.games.mil.insight.judge import Judge
from tafelrunde.games.mil.insight.values import WEIGHTS
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.politics import majority
from tafelrunde.games.mil.rules.state import NOBODY

ANN, BRIAN, CINDY = 0, 1, 2


def judge(scene: Scene, seat: int, **weights: float) -> Judge:
    """A seat that judges by these weights; the others are zero."""
    return Judge(scene.state, seat, vec[float]([weights.get(name, 0.0) for name in WEIGHTS]))


def test_who_leads_and_what_the_cheapest_space_costs() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Brian k0", at="market:1")
    scene.knight("Ann k0", at="war:1")
    scene.knight("Ann k1", at="war:2")
    scene.knight("Brian k1", at="war:3")
    scene.board("", "court:2")
    scene.board("black", "council:1", "council:2", "council:3")
    own = judge(scene, ANN, price_of_a_space=0.75)
    own.read_board(scene.state)
    assert [own.leaders[sphere] for sphere in (COURT, MARKET, WAR, COUNCIL)] == [NOBODY, BRIAN, ANN, NOBODY]
    assert [own.prices[sphere] for sphere in (COURT, MARKET, WAR, COUNCIL)] == [0.0, 0.75, -1.0, 0.75]


def test_another_board_is_read_anew() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", placing=True)
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.run(ACTION, "Ann")
    own = judge(scene, ANN, price_of_a_space=0.75)
    own.read_board(scene.state)
    before = scene.state.copy()
    scene.board("", "court:1")  # in place, which no rule does: the same board is not looked at again
    own.read_board(scene.state)
    assert own.prices[COURT] == 0.75
    scene.play("Ann", "place k0", "to court:1")
    own.read_board(scene.state)
    assert own.leaders[COURT] == majority(scene.state, COURT) == ANN
    own.read_board(before)
    assert own.leaders[COURT] == NOBODY


def test_what_anothers_knights_mean() -> None:
    """Three for a soldier, six for a castle (MI-1231); an element for each of both and for a land (MI-1002)."""
    scene = Scene()
    scene.knight("Brian k0", lands="flax ore", soldiers=1, castle=True)
    scene.knight("Brian k1", lands="grain", soldiers=1)
    scene.knight("Brian k2", soldiers=1, lord="Cindy")
    scene.state.kings_soldier = scene.number("Brian k1")
    seen = judge(scene, ANN).family(scene.state, BRIAN)
    assert (seen.fewest_elements, seen.least_defence) == (3, 3)
    assert (seen.slot, seen.serves) == (False, False)
    lords = judge(scene, CINDY).family(scene.state, BRIAN)
    assert (lords.fewest_elements, lords.least_defence) == (3, 3)
    assert (lords.slot, lords.serves) == (True, True)
    assert judge(scene, BRIAN).family(scene.state, BRIAN).slot


def test_nobody_can_be_attacked_where_nobody_is() -> None:
    scene = Scene()
    seen = judge(scene, ANN).family(scene.state, BRIAN)
    assert seen.fewest_elements > 100
    assert seen.least_defence > 100
    assert not seen.slot


def test_knights_are_looked_at_anew_when_one_has_changed() -> None:
    scene = Scene()
    scene.knight("Brian k0", lands="flax", soldiers=2)
    own = judge(scene, ANN)
    assert own.family(scene.state, BRIAN).least_defence == 6
    scene.state.changing(scene.number("Brian k0")).soldiers = 3
    assert own.family(scene.state, BRIAN).least_defence == 9
    scene.state.kings_soldier = scene.number("Brian k0")
    assert own.family(scene.state, BRIAN).fewest_elements == 5


@pytest.mark.parametrize(
    ("lands", "income"),
    [
        ("", 0.0),
        ("flax", 0.4 * 3.0 + 0.4 * 2.0 + 0.35),  # fabric and food of its front; the gold of its back
        ("flax/back", 0.4 * 3.0 + 0.4 * 2.0 + 0.35 + 0.1),  # the side up has that gold now
        ("flax grain/back", (0.4 * 3.0 + 0.4 * 2.0 + 0.35) + (0.4 * 2.0 * 2 + 0.35 + 0.1)),
    ],
)
def test_what_a_column_brings_in_a_round(lands: str, income: float) -> None:
    scene = Scene()
    knight = scene.knight("Ann k0", lands=lands)
    own = judge(scene, ANN, gold=5.0, metal=7.0, fabric=3.0, food=2.0)
    for _ in range(2):  # reckoned, and remembered
        assert own.land_income(scene.state, knight) == pytest.approx(income)
