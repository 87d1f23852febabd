"""KB-101 to KB-111 and A.3: options and set-up."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER, KingsburgState
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])

ROWS = {
    "B": ["statue", "chapel", "church", "cathedral"],
    "C": ["inn", "market", "farm", "merchants guild"],
    "D": ["guard tower", "blacksmith", "barracks", "wizards guild"],
    "E": ["palisade", "stable", "stone wall", "fortress"],
    "F": ["barricade", "crane", "town hall", "embassy"],
}


def new(luck: Luck | None = None, **options: Any) -> KingsburgState:
    """A game at its first decision, with all that was told on the way."""
    state = KINGSBURG.set_up(KINGSBURG.settle(options), luck or Luck.seeded(1))
    state.news = []
    state.proceed()
    return state


def play_on(state: KingsburgState, seed: int = 1) -> None:
    """Plays by chance to the end of the game."""
    chance = Random(seed)
    while not state.over():
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.moves(seat)))


def enemy_names(state: KingsburgState) -> list[str]:
    return [state.setting.components.enemies[card].id for card in state.enemy_deck]


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-101")
@both_editions
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_each_with_a_province_and_nobody_else(players: int, edition: str) -> None:
    state = new(players=players, edition=edition)
    assert len(state.players) == players
    assert sorted(state.order) == list(range(players))
    assert len(state.view(None)["players"]) == players


@pytest.mark.rule("KB-101")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match="players"):
        new(players=players)


@pytest.mark.rule("KB-102")
def test_without_further_choice_the_base_game_of_the_second_edition_is_played() -> None:
    options = KINGSBURG.settle({"players": 3})
    assert options["edition"] == "2e"
    assert options["modules"] == ()
    assert options["house_governors"] is False
    assert options["decline_bonus_dice"] is False


@pytest.mark.rule("KB-102")
@pytest.mark.parametrize("modules", [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)])
def test_any_combination_of_modules_may_be_added(modules: tuple[int, ...]) -> None:
    state = new(players=3, modules=modules)
    assert state.question() == ("choose_governor" if 2 in modules else "favour_good")
    assert state.players[0].army_tokens == ([0, 1, 1, 2, 3, 4] if 3 in modules else [])
    scene = Scene("Ann Brian Cindy", modules=modules)
    scene.give("Ann", stone=1, wood=2)
    scene.run(BUILD_DECISION, "Ann")
    assert ("build improvised defenses" in scene.options("Ann")) == (1 in modules)
    assert ("build sawmill" in scene.options("Ann")) == (1 in modules)


@pytest.mark.rule("KB-102")
def test_modules_are_set_up_after_the_base_game() -> None:
    """Order and enemies are drawn before any governor, so the same luck gives the same ones with and without."""
    plain = new(Luck.seeded(5), players=4)
    full = new(Luck.seeded(5), players=4, modules=[1, 2, 3], house_governors=True)
    assert full.order == plain.order
    assert full.enemy_deck == plain.enemy_deck


@pytest.mark.rule("KB-103")
@pytest.mark.parametrize("modules", [[1], [2], [3], [1, 2, 3]])
def test_the_first_edition_has_no_modules(modules: list[int]) -> None:
    with pytest.raises(OptionError, match="second edition"):
        new(players=3, edition="1e", modules=modules)


@pytest.mark.rule("KB-103")
@pytest.mark.parametrize("modules", [[], [1, 3]])
def test_house_governors_need_module_two(modules: list[int]) -> None:
    with pytest.raises(OptionError, match="module 2"):
        new(players=3, modules=modules, house_governors=True)


@pytest.mark.rule("KB-103")
def test_what_fits_together_is_not_refused() -> None:
    assert not new(players=3, edition="1e").over()
    assert not new(players=3, modules=[2], house_governors=True).over()
    assert not new(players=3, modules=[1, 3], decline_bonus_dice=True).over()


def test_bonus_dice_can_be_declined_in_the_second_edition_only() -> None:
    with pytest.raises(OptionError, match="second edition"):
        new(players=3, edition="1e", decline_bonus_dice=True)


@pytest.mark.parametrize(
    "options", [{"edition": "3e"}, {"modules": [4]}, {"modules": [0]}, {"modules": [1, 5]}, {"dice": 4}]
)
def test_values_that_no_option_has_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(players=3, **options)


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-104")
@pytest.mark.parametrize("options", [{"edition": "1e"}, {"edition": "2e"}, {"modules": [1, 3]}])
def test_everybody_starts_with_nothing(options: dict[str, Any]) -> None:
    for player in new(players=4, **options).players:
        assert player.vp == 0
        assert player.soldiers == 0
        assert player.goods == [0, 0, 0]
        assert player.plus_two == 0
        assert player.buildings == 0


@pytest.mark.rule("KB-104")
def test_with_governors_everybody_but_the_thief_starts_with_nothing() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dealt=[1, 2, 3])
    scene.give("Brian", dealt=[4, 5, 6])
    scene.give("Cindy", dealt=[7, 8, 9])
    scene.run(CHOOSE_GOVERNOR)
    scene.play("Ann", "keep thief")
    scene.play("Brian", "keep prince")
    scene.play("Cindy", "keep preacher")
    scene.play("Ann", "2G 2S")
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((2, 0, 2), -3)
    assert (scene.goods("Brian"), scene.vp("Brian")) == ((0, 0, 0), 0)
    assert (scene.goods("Cindy"), scene.vp("Cindy")) == ((0, 0, 0), 0)


@pytest.mark.rule("KB-105")
@both_editions
@pytest.mark.parametrize(("year", "phase"), [(1, SPRING), (3, SUMMER), (5, AUTUMN)])
def test_everybody_rolls_exactly_three_dice_of_his_own(year: int, phase: int, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=year, phase=phase, edition=edition)
    scene.give("Ann", stands="embassy")
    scene.give("Brian", stands="farm", vp=-7)
    scene.rolls(1, 1, 1, 2, 2, 2, 6, 3, 3, 3)
    scene.run(rules.ROLL_AND_ORDER)
    shown = scene.state.view(None)["players"]
    assert [player["dice"] for player in shown] == [[1, 1, 1], [2, 2, 2], [3, 3, 3]]
    assert [player["bonus_dice"] for player in shown] == [[], [6], []]


@pytest.mark.rule("KB-105")
def test_the_three_dice_are_there_in_every_productive_phase() -> None:
    state = new(players=3, modules=[2])
    chance = Random(3)
    dice = set()
    while not state.over():
        seat = state.to_act()[0]
        if state.question() == "influence":
            dice |= {len(player["dice"]) for player in state.view(None)["players"]}
        state.play(seat, chance.choice(state.moves(seat)))
    assert dice == {3}


YEAR_CARDS = [
    {"i_goblins_2", "i_barbarians_2", "i_goblins_3", "i_orcs_3", "i_zombies_4"},
    {"ii_goblins_3", "ii_goblins_4", "ii_orcs_4", "ii_barbarians_5", "ii_zombies_5"},
    {"iii_goblins_4", "iii_goblins_5", "iii_orcs_5", "iii_demons_6", "iii_zombies_6"},
    {"iv_goblins_5", "iv_goblins_6", "iv_demons_6", "iv_orcs_7", "iv_zombies_7"},
    {"v_barbarians_7", "v_barbarians_8", "v_demons_8", "v_demons_9", "v_dragons_9"},
]


@pytest.mark.rule("KB-106", "KB-107")
@both_editions
def test_one_card_of_each_year_is_drawn_and_each_of_five_as_likely(edition: str) -> None:
    """Three draws decide the order of four players; then each year has one draw of five, each with its own card."""
    decks = []
    for card in range(5):
        script = [4, 0, 3, 0, 2, 0, *[5, card] * 5]
        decks.append(enemy_names(new(Luck.scripted(script), players=4, edition=edition)))
    assert [set(cards) for cards in zip(*decks, strict=True)] == YEAR_CARDS


@pytest.mark.rule("KB-106")
def test_the_cards_of_the_years_are_drawn_independently() -> None:
    """By chance 80 games show nearly all 25 pairs of two years; drawn together they would show five."""
    decks = [enemy_names(new(Luck.seeded(seed), players=2)) for seed in range(80)]
    assert len({(deck[0], deck[1]) for deck in decks}) > 15
    assert len({(deck[2], deck[4]) for deck in decks}) > 15


@pytest.mark.rule("KB-107")
@both_editions
@pytest.mark.parametrize(
    ("year", "card"),
    [(1, "i_goblins_2"), (2, "ii_goblins_3"), (3, "iii_goblins_4"), (4, "iv_goblins_5"), (5, "v_barbarians_7")],
)
def test_the_cards_come_from_year_one_on_top_to_year_five(year: int, card: str, edition: str) -> None:
    scene = Scene("Ann Brian", year=year, edition=edition)
    scene.state.enemy_deck = new(Luck.scripted([2, 0, *[5, 0] * 5]), players=2, edition=edition).enemy_deck
    scene.rolls(6)
    scene.run(winter.WINTER)
    assert [event.args["enemy"] for event in scene.told("kb-enemy")] == [card]


@pytest.mark.rule("KB-108")
@pytest.mark.parametrize("players", [2, 4])
def test_only_the_five_drawn_cards_are_ever_shown(players: int) -> None:
    state = new(players=players, modules=[2], house_governors=True)
    drawn = set(enemy_names(state))
    play_on(state)
    assert state.news is not None
    told = {event.args["enemy"] for event in state.news if "enemy" in event.args}
    view = state.view(None)
    seen = {card["id"] for card in view["past_enemies"]} | {view["enemy"]["card"]["id"]}
    assert told == seen == drawn
    assert len(drawn) == 5


@pytest.mark.rule("KB-109")
@both_editions
def test_every_starting_order_is_equally_likely(edition: str) -> None:
    """Three players: the 3 x 2 equally likely draws give each of the six orders once."""
    orders = Counter()
    for first, second in product(range(3), range(2)):
        script = [3, first, 2, second, *[5, 0] * 5]
        orders[tuple(new(Luck.scripted(script), players=3, edition=edition).order)] += 1
    assert len(orders) == 6
    assert set(orders.values()) == {1}


@pytest.mark.rule("KB-110")
@both_editions
def test_play_begins_in_year_one_phase_one_with_nobody_holding_the_envoy(edition: str) -> None:
    state = new(players=3, edition=edition)
    assert state.news is not None
    begun = [(event.args["year"], event.args["phase"]) for event in state.news if event.kind == "kb-phase"]
    assert begun == [(1, "favour")]
    assert state.envoy == -1
    view = state.view(None)
    assert (view["year"], view["phase"], view["envoy"]) == (1, "favour", -1)


@pytest.mark.rule("KB-111")
@both_editions
@pytest.mark.parametrize("row", "BCDEF")
def test_a_row_has_four_columns_from_left_to_right(row: str, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", gold=30, wood=30, stone=30)
    for building in ROWS[row]:
        scene.run(BUILD_DECISION, "Ann")
        assert len([move for move in scene.options("Ann") if move[6:] in ROWS[row]]) == 1
        scene.play("Ann", f"build {building}")
    scene.run(BUILD_DECISION, "Ann")
    assert not [move for move in scene.options("Ann") if move[6:] in ROWS[row]]


@pytest.mark.rule("KB-111")
@both_editions
def test_a_province_has_five_rows_and_twenty_buildings(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", gold=99, wood=99, stone=99)
    scene.run(BUILD_DECISION, "Ann")
    assert len(scene.options("Ann")) == 1 + 5
    built = 0
    while len(scene.options("Ann")) > 1:
        scene.play("Ann", scene.options("Ann")[1])
        built += 1
        scene.run(BUILD_DECISION, "Ann")
    assert built == 20


@pytest.mark.rule("KB-111")
def test_the_rows_stand_from_b_at_the_top_to_f_at_the_bottom() -> None:
    """Of a column the topmost building is lost first (KB-634)."""
    scene = Scene("Ann Brian Cindy")
    scene.give("Ann", stands="statue inn guard_tower palisade barricade")
    for _ in range(5):
        winter.lose_building(scene.state, 0)
    lost = [event.args["building"] for event in scene.told("kb-loses-building")]
    assert lost == ["statue", "inn", "guard_tower", "palisade", "barricade"]


def test_a_copy_holds_all_that_lies_on_the_table() -> None:
    scene = Scene("Ann Brian Cindy", edition="2e", decline_gains=True)
    assert scene.state.sorcery == 0
    scene.state.order = [2, 0, 1]
    scene.give("Ann", gold=2, governor="duke", passed=True, philosophy=True, outcome=1)
    copy = scene.state.copy()
    assert len(copy.players) == 3
    position = copy.position()
    assert position == scene.state.position()
    assert position["order"] == [2, 0, 1]
    assert {"neutral", "gains", "players"} <= set(position)
    ann = position["players"][0]
    assert (ann["governor"], ann["passed"], ann["philosophy"], ann["outcome"]) == (8, True, True, 1)
