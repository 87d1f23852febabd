"""Dice, court and goods as single numbers: what they say as lists, and what has no room in them."""

from typing import Any

import pytest

from tafelrunde.games.kingsburg.components.blocks import goods_as_one
from tafelrunde.games.kingsburg.components.enemies import EFFECT_BITS, EFFECT_MASK
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules.influence import TOTAL_BITS, TOTAL_MASK, free_dice
from tafelrunde.games.kingsburg.rules.packing import packed, unpacked
from tafelrunde.games.kingsburg.rules.prices import missing_goods, owned_goods
from tafelrunde.games.kingsburg.rules.state import Player
from tafelrunde.kernel.errors import PositionError


def test_the_first_number_lies_lowest() -> None:
    assert packed([5, 4, 2], 3, "dice") == 0o245
    assert unpacked(0o245, 3, 5) == [5, 4, 2, 0, 0]


@pytest.mark.parametrize("wrong", [[8], [-1], ["6"], [None], [True], [[1]]])
def test_what_has_no_room_is_refused(wrong: list[Any]) -> None:
    with pytest.raises(PositionError, match=r"dice: .* is not possible"):
        packed(wrong, 3, "dice")


def test_dice_are_read_and_set_as_lists() -> None:
    player = Player()
    player.dice = [2, 3, 6, 6]
    player.placed = [0, 8, -20, 0]
    assert (player.dice, player.placed) == ([2, 3, 6, 6], [0, 8, -20, 0])
    assert (player.dice_total(), player.free_numbers(), player.free_dice_count()) == (17, 0o6002, 2)
    assert player.copy().placed == [0, 8, -20, 0]
    player.show(1, 5)
    assert (player.dice, player.shows_one_number()) == ([2, 5, 6, 6], False)
    player.dice = [4, 4, 4]
    assert (player.placed, player.shows_one_number()) == ([0, 0, 0], True)


@pytest.mark.parametrize(
    ("field", "wrong", "why"),
    [
        ("dice", [1] * 11, "11 dice are too many"),
        ("dice", [1, 9, 1], "dice: 9 is not possible"),
        ("placed", [0, 0], "it is not said of each die where it lies"),
        ("placed", [0, 32, 0], "a die lies on no advisor, but on 32"),
        ("placed", [0, "1", 0], "a die lies on no advisor, but on '1'"),
    ],
)
def test_wrong_dice_are_refused(field: str, wrong: list[Any], why: str) -> None:
    player = Player()
    player.dice = [1, 2, 3]
    with pytest.raises(PositionError, match=why):
        setattr(player, field, wrong)


def test_the_court_is_read_and_set_as_a_list() -> None:
    """Seats, the neutral dice (9) and nobody (-1), up to the last space."""
    state = KINGSBURG.new(seed=1, players=5)
    court = [-1, 0, 1, 2, 3, 4, 9, *[-1] * 12, 9, 4]
    state.court = court
    assert state.court == state.copy().court == court
    assert [state.first_at(space) for space in (5, 6, 7, 19, 20)] == [4, 9, -1, 9, 4]
    state.set_first(20, -1)
    state.set_second(20, 3)
    assert (state.court[20], state.court_second[20]) == (-1, 3)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ([-1] * 20, "expected 21 spaces of the court, not 20"),
        ([6] + [-1] * 20, "an owner in the court is no seat"),
        (["x"] + [-1] * 20, "an owner in the court is no seat"),
    ],
)
def test_a_wrong_court_is_refused(wrong: list[Any], why: str) -> None:
    position = KINGSBURG.new(seed=1).dump()
    position["position"]["court_second"] = wrong
    with pytest.raises(PositionError, match=why):
        KINGSBURG.load(position)


@pytest.mark.parametrize(
    ("price", "owned", "missing"),
    [
        ([3, 1, 2], [3, 1, 2], 0),
        ([3, 1, 2], [0, 0, 0], 6),
        ([3, 1, 2], [5, 0, 1], 2),
        ([0, 0, 9], [1, 1, 0], 9),
        ([0, 0, 0], [0, 0, 0], 0),
        ([9, 9, 9], [100_000, 0, 100_000], 9),
    ],
)
def test_goods_of_one_kind_replace_no_other(price: list[int], owned: list[int], missing: int) -> None:
    player = Player()
    player.goods = owned
    assert missing_goods(goods_as_one(price), owned_goods(player)) == missing


def test_what_free_dice_can_do() -> None:
    """2, 3 and a bonus die 3 (the 6 lies somewhere): a bonus die is placed only with a player die."""
    player = Player()
    player.dice = [2, 6, 3, 3]
    player.placed = [0, 6, 0, 0]
    free = free_dice(player)
    groups = {each >> TOTAL_BITS: each & TOTAL_MASK for each in free.groups}
    assert groups == {0b0001: 2, 0b0100: 3, 0b0101: 5, 0b1001: 5, 0b1100: 6, 0b1101: 8}
    assert (free.count, free.total) == (3, 8)
    assert free.totals == 1 << 2 | 1 << 3 | 1 << 5 | 1 << 6 | 1 << 8


def test_what_cards_bring_and_take_is_summed_for_all_ways() -> None:
    """A card is won or lost in up to thirty ways: its points must not reach into its goods or buildings."""
    for enemy in KINGSBURG.new(seed=1).setting.components.enemies:
        brings, takes = 30 * enemy.brings, 30 * enemy.takes
        assert (brings & EFFECT_MASK, brings >> EFFECT_BITS) == (30 * enemy.win.vp, 30 * enemy.win.all_goods)
        assert (takes & EFFECT_MASK, takes >> EFFECT_BITS) == (30 * enemy.loss.vp, 30 * enemy.loss.buildings)
