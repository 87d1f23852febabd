"""The end of a year, the end of the game, and who has won (KB-701 to KB-710)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def from_winter_on(scene: Scene, enemy: str, *dice: int) -> None:
    """Phase 8 and all that the year has after it, up to the next decision."""
    scene.enemy(enemy)
    scene.rolls(*dice)
    state = scene.state
    state.agenda = []
    course = rules.YEAR.steps
    for step in reversed(course[course.index(rules.BEGIN_WINTER) :]):
        state.then(step)
    state.proceed()


def told(scene: Scene, *kinds: str) -> list[str]:
    """The reasons of gains and points in the order in which they came."""
    return [str(event.args["why"]) for event in scene.state.news or [] if event.kind in kinds]


def phases(scene: Scene) -> list[tuple[object, object]]:
    return [(event.args["year"], event.args["phase"]) for event in scene.told("kb-phase")]


# --- the end of a year ------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("KB-701")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_winter_the_next_year_begins_with_phase_one(edition: str, year: int) -> None:
    scene = Scene("Ann Brian Cindy", year=year, edition=edition)
    from_winter_on(scene, "i_zombies_4", 4)
    assert phases(scene) == [(year, "winter"), (year + 1, "favour")]
    # All are tied in buildings and goods, so the King's favour asks.
    assert scene.asked() == ("favour_good", ["Ann"])
    assert not scene.state.over()


@EDITIONS
@pytest.mark.rule("KB-701")
def test_after_winter_of_year_five_no_year_follows(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=5, edition=edition)
    from_winter_on(scene, "v_dragons_9", 4)
    assert phases(scene) == [(5, "winter")]
    assert scene.state.year == 5
    assert scene.state.over()
    assert scene.told("kb-game-over")


@EDITIONS
@pytest.mark.rule("KB-701")
def test_a_year_ends_with_winter(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.enemy("i_zombies_4")
    scene.rolls(*[3] * 27, 4)
    scene.run(rules.YEAR)
    while scene.state.year == 1:
        seat = scene.state.to_act()[0]
        scene.state.play(seat, scene.state.moves(seat)[0])
    year = ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]
    assert phases(scene) == [*[(1, phase) for phase in year], (2, "favour")]


@pytest.mark.rule("KB-702")
def test_year_end_goods_come_in_turn_order_after_the_battles_and_the_minstrel_last() -> None:
    scene = Scene("Ann Brian Cindy David", year=3, modules=[2])
    scene.state.order = [3, 2, 0, 1]
    scene.give("Ann", governor="sculptor")
    scene.give("Brian", governor="miner")
    scene.give("Cindy", governor="carpenter")
    scene.give("David", governor="minstrel", wood=1)
    from_winter_on(scene, "iii_goblins_5", 1)
    assert told(scene, "kb-gains", "kb-scores", "kb-loses-points") == [
        "gov_carpenter",
        "gov_sculptor",
        "gov_miner",
        "gov_minstrel",
    ]
    # The penalty of 3 gold came before the Miner's gold.
    assert scene.goods("Brian") == (1, 0, 0)
    assert scene.goods("Cindy") == (0, 1, 0)
    assert scene.goods("Ann") == (0, 0, 1)
    assert scene.vp("David") == 1  # all are level


@pytest.mark.rule("KB-702")
def test_the_minstrel_compares_the_scores_after_the_battle() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", governor="minstrel", vp=3, soldiers=3)
    scene.give("Brian", vp=6)
    from_winter_on(scene, "i_zombies_4", 2)
    # Ann 3 + 1 + 1 = 5, Brian 6 - 2 = 4: the leader gets nothing; behind Brian she would have got points.
    assert (scene.vp("Ann"), scene.vp("Brian")) == (5, 4)


@pytest.mark.rule("KB-702")
def test_the_next_year_begins_after_the_year_end_effects() -> None:
    """With the Miner's gold Brian is no longer level with Ann, so the King's favour is hers alone."""
    scene = Scene("Ann Brian", year=2, modules=[2])
    scene.give("Brian", governor="miner")
    # Reinforcements 5, a draw for both; then spring: five neutral dice, Ann's with the bonus die, Brian's.
    from_winter_on(scene, "ii_zombies_5", 5, *[1, 1, 1, 4, 5], *[3, 3, 3, 3], *[4, 4, 4])
    assert scene.told("kb-favour")[0].args["seat"] == scene.seat("Ann")
    assert len(scene.player("Ann").dice) == 4
    assert scene.goods("Brian") == (1, 0, 0)  # once, not again with the new year


# --- the end of the game ----------------------------------------------------------------------------------------------


def last_winter(names: str = "Ann Brian", **options: Any) -> Scene:
    return Scene(names, year=5, **options)


@pytest.mark.rule("KB-703")
def test_battle_goods_token_cathedral_minstrel_in_this_order() -> None:
    scene = last_winter(modules=[2, 3])
    scene.give("Ann", governor="minstrel", army_tokens=[2, 2])
    scene.give("Brian", governor="miner", army_tokens=[3, 3], stands="cathedral", wood=1, soldiers=9)
    from_winter_on(scene, "v_dragons_9")
    assert told(scene, "kb-gains", "kb-scores", "kb-loses-points") == [
        "defeat",
        "victory",
        "strongest",
        "gov_miner",
        "army_token",
        "army_token",
        "cathedral",
        "gov_minstrel",
        "gov_minstrel",
    ]


@EDITIONS
@pytest.mark.rule("KB-703")
def test_a_cathedral_lost_in_the_last_battle_pays_nothing(edition: str) -> None:
    scene = last_winter(edition=edition)
    scene.give("Ann", stands="cathedral", gold=8, vp=24)
    from_winter_on(scene, "v_barbarians_8", 1)
    assert "cathedral" not in scene.buildings("Ann")
    assert scene.vp("Ann") == 15


@pytest.mark.rule("KB-703")
def test_year_end_goods_count_for_the_cathedral() -> None:
    scene = last_winter(modules=[2])
    scene.give("Ann", governor="miner", stands="cathedral", soldiers=8, wood=1, stone=2)
    from_winter_on(scene, "v_dragons_9", 1)
    # Strength 9 draws. 3 goods and the Miner's gold: 2 VP.
    assert scene.goods("Ann") == (1, 1, 2)
    assert scene.vp("Ann") == 2


@pytest.mark.rule("KB-703")
def test_the_minstrel_compares_after_the_unused_tokens_are_scored() -> None:
    scene = last_winter(modules=[2, 3])
    scene.give("Ann", governor="minstrel", vp=10, soldiers=5, army_tokens=[4, 4])
    scene.give("Brian", vp=12, soldiers=9, army_tokens=[0, 0])
    from_winter_on(scene, "v_dragons_9")
    # Both draw with 9. Ann 10 + 4 = 14 leads before 12 and gets nothing.
    assert (scene.vp("Ann"), scene.vp("Brian")) == (14, 12)


@pytest.mark.rule("KB-703")
def test_the_minstrel_compares_after_the_cathedral_is_scored() -> None:
    scene = last_winter(modules=[2])
    scene.give("Ann", governor="minstrel", vp=10, soldiers=8)
    scene.give("Brian", vp=8, soldiers=8, stands="cathedral", gold=6)
    from_winter_on(scene, "v_dragons_9", 1)
    # Both draw with 9. Brian 8 + 3 = 11, so Ann, last and behind, gets 2.
    assert (scene.vp("Ann"), scene.vp("Brian")) == (12, 11)


def at_the_end(names: str = "Ann Brian", **options: Any) -> Scene:
    """Year V after the battles; `close` gives what the end of the game gives."""
    return Scene(names, year=5, phase=8, **options)


def close(scene: Scene) -> None:
    scene.run(rules.YEAR_END)
    assert scene.state.over()


@EDITIONS
@pytest.mark.rule("KB-704")
@pytest.mark.parametrize(
    ("gold", "wood", "stone", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 1), (1, 0, 1, 1), (1, 1, 1, 1), (0, 4, 1, 2), (3, 3, 3, 4), (10, 6, 5, 10)],
)
def test_the_cathedral_gives_a_point_for_every_two_goods(
    edition: str, gold: int, wood: int, stone: int, points: int
) -> None:
    scene = at_the_end(edition=edition)
    scene.give("Ann", stands="cathedral", gold=gold, wood=wood, stone=stone, plus_two=4, vp=30)
    scene.give("Brian", stands="church", gold=9)
    close(scene)
    assert scene.vp("Ann") == 30 + points
    assert scene.vp("Brian") == 0


@EDITIONS
@pytest.mark.rule("KB-704")
@pytest.mark.parametrize("year", [1, 4])
def test_the_cathedral_gives_nothing_before_the_games_end(edition: str, year: int) -> None:
    scene = Scene("Ann Brian", year=year, phase=8, edition=edition)
    scene.give("Ann", stands="cathedral", gold=8)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 0


@EDITIONS
@pytest.mark.rule("KB-705")
def test_goods_counted_for_the_cathedral_are_kept(edition: str) -> None:
    scene = at_the_end(edition=edition)
    scene.give("Ann", stands="cathedral", gold=3, wood=2, vp=10)
    scene.give("Brian", stands="embassy inn", gold=4, vp=12)
    close(scene)
    assert scene.goods("Ann") == (3, 2, 0)
    # 12 VP each: Ann's five goods still count in the tie-break against Brian's four.
    assert scene.state.winners() == [scene.seat("Ann")]


# --- who has won ------------------------------------------------------------------------------------------------------


def finish(*standings: tuple[int, int, str], edition: str = "2e") -> Scene:
    """The game's end with these points, goods (all wood) and buildings of each player; the last acts first."""
    names = ["Ann", "Brian", "Cindy", "David", "Emma"][: len(standings)]
    scene = at_the_end(" ".join(names), edition=edition)
    scene.state.order.reverse()
    for name, (vp, wood, stands) in zip(names, standings, strict=True):
        scene.give(name, vp=vp, wood=wood, stands=stands)
    close(scene)
    return scene


def winners(scene: Scene) -> list[str]:
    return [scene.names[seat] for seat in scene.state.winners()]


@EDITIONS
@pytest.mark.rule("KB-706")
def test_most_points_win_whatever_else_the_others_have(edition: str) -> None:
    scene = finish((30, 9, "church embassy"), (31, 0, ""), (29, 12, "fortress"), edition=edition)
    assert winners(scene) == ["Brian"]


@pytest.mark.rule("KB-706")
def test_scores_below_nought_are_compared_as_they_are() -> None:
    assert winners(finish((-3, 4, "inn"), (-1, 0, ""), (-2, 0, ""))) == ["Brian"]


@pytest.mark.rule("KB-706")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    scene = Scene("Ann Brian", year=4)
    scene.give("Ann", vp=40)
    from_winter_on(scene, "iv_zombies_7", 6)
    assert scene.state.winners() == []


@EDITIONS
@pytest.mark.rule("KB-707")
def test_tied_in_points_the_most_goods_win_before_buildings(edition: str) -> None:
    scene = finish((30, 3, "church embassy"), (30, 4, ""), (30, 2, "fortress"), edition=edition)
    assert winners(scene) == ["Brian"]


@pytest.mark.rule("KB-707")
def test_only_the_tied_compare_their_goods() -> None:
    assert winners(finish((30, 1, ""), (30, 2, ""), (29, 9, ""))) == ["Brian"]


@pytest.mark.rule("KB-707")
def test_goods_are_gold_wood_and_stone_together_and_nothing_else() -> None:
    scene = at_the_end("Ann Brian Cindy")
    scene.give("Ann", vp=20, gold=3)
    scene.give("Brian", vp=20, gold=1, wood=1, stone=2)
    scene.give("Cindy", vp=20, gold=2, plus_two=7)
    close(scene)
    assert winners(scene) == ["Brian"]
    assert scene.state.ranking() == [2, 1, 3]


@pytest.mark.rule("KB-707")
def test_goods_of_the_very_end_count() -> None:
    scene = Scene("Ann Brian", year=5, modules=[2])
    scene.give("Ann", vp=20, soldiers=8, gold=2)
    scene.give("Brian", vp=20, soldiers=8, gold=2, governor="sculptor")
    from_winter_on(scene, "v_dragons_9", 1)
    assert (scene.vp("Ann"), scene.vp("Brian")) == (20, 20)
    assert winners(scene) == ["Brian"]


@EDITIONS
@pytest.mark.rule("KB-708")
def test_tied_in_goods_too_the_most_buildings_win(edition: str) -> None:
    # Two cheap buildings against one worth 3 VP.
    scene = finish((30, 2, "statue"), (30, 2, "inn barricade"), (30, 2, ""), edition=edition)
    assert winners(scene) == ["Brian"]


@pytest.mark.rule("KB-708")
def test_only_those_still_tied_compare_their_buildings() -> None:
    scene = finish((30, 1, "church embassy"), (30, 2, "inn"), (30, 2, "market"), (29, 2, "fortress"))
    assert winners(scene) == ["Cindy"]


@pytest.mark.rule("KB-708")
def test_a_building_lost_in_the_last_battle_no_longer_counts() -> None:
    scene = Scene("Ann Brian", year=5)
    scene.give("Ann", vp=20, stands="inn palisade")
    scene.give("Brian", vp=20, soldiers=7, stands="inn barricade")
    from_winter_on(scene, "v_barbarians_8", 1)
    # Ann loses the inn, which is worth nothing; Brian draws with 8.
    assert (scene.vp("Ann"), scene.vp("Brian")) == (20, 20)
    assert winners(scene) == ["Brian"]


@EDITIONS
@pytest.mark.rule("KB-709")
def test_those_still_tied_share_the_victory(edition: str) -> None:
    # Three buildings each, if of different worth; the turn order decides nothing.
    standings = [(30, 2, "church"), (29, 9, "church"), (30, 2, "inn palisade barricade")]
    assert winners(finish(*standings, edition=edition)) == ["Ann", "Cindy"]


@pytest.mark.rule("KB-709")
def test_all_may_share_the_victory() -> None:
    scene = finish((0, 0, ""), (0, 0, ""), (0, 0, ""), (0, 0, ""), (0, 0, ""))
    assert winners(scene) == ["Ann", "Brian", "Cindy", "David", "Emma"]


@EDITIONS
@pytest.mark.rule("KB-710")
def test_places_below_the_first_go_by_points_goods_and_buildings(edition: str) -> None:
    standings = [(20, 1, "inn"), (20, 2, ""), (40, 0, ""), (20, 1, "market"), (19, 9, "church")]
    assert finish(*standings, edition=edition).state.ranking() == [4, 2, 1, 3, 5]


@pytest.mark.rule("KB-710")
@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([(9, 0, ""), (5, 1, "inn"), (5, 1, "statue"), (2, 0, "")], [1, 2, 2, 4]),
        ([(5, 1, "inn"), (9, 0, ""), (5, 1, "statue")], [2, 1, 2]),
        ([(9, 1, "inn"), (9, 1, "inn"), (3, 0, "")], [1, 1, 3]),
    ],
)
def test_equal_places_are_possible_and_use_up_the_next(standings: list, places: list) -> None:
    scene = finish(*standings)
    assert scene.state.ranking() == places
    assert scene.state.view(None)["ranking"] == places
