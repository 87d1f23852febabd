"""The shipped values, and an owner's file laid over them."""

from pathlib import Path

import pytest
from librt.vecs import vec

from tafelrunde.games.mil.components import ids as mil
from tafelrunde.games.mil.components.box import BOX
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.insight.insight import life_worth
from tafelrunde.games.mil.insight.values import TIME, WEIGHTS
from tafelrunde.kernel.components_file import ComponentsError
from tafelrunde.kernel.luck import Luck

C = BOX.newest.components


@pytest.fixture
def own(tmp_path: Path):
    def write(text: str) -> Path:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize(
    ("kind", "name", "count", "defence", "front", "back", "gold"),
    [  # harvests as gold, influence, metal, fabric, food
        (0, "flax", 11, 6, [0, 0, 0, 1, 1], [0, 0, 0, 0, 1], 1),
        (1, "ore", 9, 6, [0, 0, 1, 0, 1], [0, 0, 0, 0, 1], 1),
        (2, "grain", 7, 5, [0, 0, 0, 0, 2], [0, 0, 0, 0, 1], 1),
        (3, "craft", 4, 8, [0, 0, 1, 1, 0], [0, 0, 0, 0, 0], 2),
        (4, "town", 4, 9, [0, 0, 1, 1, 1], [0, 0, 0, 0, 1], 2),
    ],
)
def test_lands(kind: int, name: str, count: int, defence: int, front: list[int], back: list[int], gold: int) -> None:
    assert mil.LANDS[kind] == name
    assert (C.land_count[kind], C.defence[kind]) == (count, defence)
    assert C.harvest[2 * kind : 2 * kind + 2] == [front, back]
    assert C.tribute[2 * kind : 2 * kind + 2] == [0, gold]


def test_there_are_35_lands() -> None:
    assert sum(C.land_count) == 35


def test_the_start() -> None:
    assert C.start.lands == [mil.FLAX, mil.ORE]
    assert C.start.soldiers == [1, 0]
    assert C.start.stock == [2, 1, 1, 1, 2]
    assert (C.start.reds, C.start.privileges, C.start.vp) == (3, 1, 8)
    assert C.board.spaces[2:] == [3, 4, 5, 6]
    assert C.board.rounds == 5


def test_the_die() -> None:
    assert [mil.BIRTHS[face] for face in C.die.birth] == ["boy", "boy", "girl", "girl", "hourglass", "hourglass"]
    assert C.die.winter == [True, False, True, False, True, False]


def test_cubes() -> None:
    assert mil.CUBES == ["gold", "influence", "metal", "fabric", "food"]
    assert C.value == [5, 4, 3, 2, 1]
    assert C.majority == [0, 2, 2, 2, 0]


def test_costs_and_strengths() -> None:
    assert C.cost.soldier == [0, 0, 1, 1, 0]
    assert (C.cost.surcharge, C.cost.surcharge_from) == (1, 5)
    assert (C.cost.son, C.cost.space, C.cost.removal) == (1, 1, 2)
    assert C.cost.castle == [0, 0, 1, 1, 1]
    assert (C.strength.soldier, C.strength.castle, C.strength.cube, C.life.tokens) == (3, 6, 1, 4)


def test_spheres() -> None:
    assert C.bonus_vp == [0, 2, 1, 1, 2, 0]
    assert (C.court.bonus_influence, C.market.bonus_gold, C.court.influence, C.market.swaps) == (1, 1, 2, 4)
    assert (C.council.highest, C.council.lowest, C.crusade.influence) == (6, 4, 1)


def test_points() -> None:
    points = C.points
    assert (points.land, points.castle, points.marriage, points.death) == (4, 4, 2, 4)
    assert (points.offer, points.vassal, points.battle, points.discard) == (2, 2, 2, 3)
    assert (points.privileges, points.gold_per_point, points.red, points.most_reds) == (2, 2, 2, 3)


def test_records_name_these_values() -> None:
    assert MIL.component_hash == "9ea5f71864d8"


def test_every_block_says_where_it_comes_from() -> None:
    origins = MIL.origins()
    assert len(origins) == 5 + 3 + 5 + 3 + 2 + 5 + 3
    assert origins["land.flax"] == ("reconstructed", "the count is public")
    assert origins["cost.castle"] == ("rulebook", "")
    assert {origin for origin, _ in origins.values()} == {"rulebook", "public", "reconstructed"}


def test_an_owner_replaces_single_values(own) -> None:
    path = own("[land.town]\ndefence = 10\n\n[board]\nspaces = [4, 4, 5, 6]\nrounds = 3\n")
    mine = MIL.with_components(path)
    assert mine.components.defence == [6, 6, 5, 8, 10]
    assert mine.components.board.spaces[2:] == [4, 4, 5, 6]
    assert mine.component_hash != MIL.component_hash
    assert mine.origins()["land.town"][0] == "owner"
    state = mine.new(seed=1, players=2)
    assert state.whites() == 16
    chance = Luck.seeded(1)
    while not state.over():
        seat = state.actor()
        state.play(seat, chance.pick(state.moves(seat)))
    assert state.round == 3


def test_stronger_cubes_mean_fewer_of_them(own) -> None:
    from tafelrunde.games.mil.rules.prices import cubes_needed

    state = MIL.with_components(own("[strength]\ncube = 2")).new(seed=1)
    state.acting = 0  # one soldier
    assert [cubes_needed(state, kind) for kind in range(5)] == [2, 2, 2, 3, 4]


@pytest.mark.parametrize(
    ("tokens", "costs"), [(8, [0, 0, 0.35, 0.35, 0.9, 0.9, 2]), (2, [0, 0.9]), (4, [0, 0.35, 0.9, 2])]
)
def test_a_judgement_knows_lives_of_any_length(own, tokens: int, costs: list[float]) -> None:
    """Of a life of 8 tokens two are as much as one of the usual four, of a life of 2 one is as much as two."""
    state = MIL.with_components(own(f"[life]\ntokens = {tokens}")).new(seed=1)
    weights = vec[float]([float(number == TIME) for number in range(len(WEIGHTS))])
    knight = state.knight(0)
    found = []
    for knight.time in range(len(costs)):
        found.append(-life_worth(state, 0, knight, 4.0, weights))
    assert found == pytest.approx(costs)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[land.town]\ncount = -1", 2, "land.town.count: expected a whole number from 0 to 20, got -1"),
        ("[land.swamp]\ncount = 1", 1, "land.swamp: unknown here"),
        (
            '[die]\nbirth = ["girl", "girl", "girl", "girl", "girl", "girl"]',
            2,
            "die.birth: at least one face must be a boy, or births would never end",
        ),
        (
            "[start]\nsoldiers = [1, 0, 0]",
            2,
            "start.soldiers: lands and soldiers must be as many as knights begin in play, got 2 and 3",
        ),
        (
            '[start]\nlands = ["flax"]',
            2,
            "start.lands: lands and soldiers must be as many as knights begin in play, got 1 and 2",
        ),
        ("[land.ore]\ncount = 4", 2, "land.ore.count: five players begin with 5 of these lands, got 4"),
        (
            "land.flax.count = 5\nland.ore.count = 5\nland.grain.count = 0\nland.craft.count = 0\nland.town.count = 1",
            1,
            "land: with five players two lands must be left for the stacks, got 1",
        ),
        ("[start]\nlands = []\nsoldiers = []", 2, "start.lands: from 1 to 4 knights begin in play, got 0"),
        (
            "[board]\nspaces = [3, 4, 5, 7]",
            2,
            "board.spaces.3: expected a whole number from 1 to 6, got 7",
        ),
    ],
)
def test_what_an_owner_is_told(own, text: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(own(text))
    assert (refused.value.line, refused.value.reason) == (line, reason)
