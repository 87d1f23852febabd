"""The notation of moves: for every decision of chapter D the complete list as people read it, and back again.

A spelling that both ways get wrong alike would go unnoticed, so each decision also plays a move and looks what it did.
"""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.ids import GOVERNORS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import advisors, build, king, phase_end, recruit, roll, setup, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE, DUKE_MOVE
from tafelrunde.games.kingsburg.rules.moves import canonical
from tafelrunde.games.kingsburg.rules.state import SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove

GOODS_2 = ["2G", "1G 1W", "1G 1S", "2W", "1W 1S", "2S"]
GOODS_3 = ["3G", "2G 1W", "2G 1S", "1G 2W", "1G 1W 1S", "1G 2S", "3W", "2W 1S", "1W 2S", "3S"]
GOODS_4 = ["4G", "3G 1W", "3G 1S", "2G 2W", "2G 1W 1S", "2G 2S", "1G 3W", "1G 2W 1S", "1G 1W 2S", "1G 3S"]
GOODS_4 += ["4W", "3W 1S", "2W 2S", "1W 3S", "4S"]


def offers(scene: Scene, name: str, question: str, *spelled: str) -> None:
    """The player is asked this, the list is complete, and spelling and reading undo each other."""
    seat = scene.seat(name)
    assert scene.state.question() == question
    assert sorted(scene.options(name)) == sorted(spelled)
    moves = scene.state.moves(seat)
    assert [KINGSBURG.parse(scene.state, seat, KINGSBURG.spell(scene.state, seat, move)) for move in moves] == moves
    read = [KINGSBURG.parse(scene.state, seat, text) for text in spelled]
    assert [KINGSBURG.spell(scene.state, seat, move) for move in read] == list(spelled)
    assert all(0 <= move < KINGSBURG.move_space for move in moves)


def paid_at(space: int, **given: object) -> Scene:
    """Ann's dice lie on one space, and the advisors pay."""
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dice=[1, 1, 1], **given)
    scene.player("Ann").placed = [space, 0, 0]
    scene.occupy("Ann", space)
    scene.run(advisors.AUDIENCE)
    return scene


# Influence


def test_a_group_is_spelled_with_rank_and_dice_in_the_order_they_lie() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[5, 1, 3])
    scene.run(BEGIN_INFLUENCE)
    moves = ["5 = 5", "1 = 1", "3 = 3", "6 = 5+1", "8 = 5+3", "4 = 1+3", "9 = 5+1+3"]
    offers(scene, "Ann", "influence", "pass", *moves)
    scene.play("Ann", "8 = 5+3")
    assert scene.player("Ann").placed == [8, 0, 8]


def test_bonus_dice_tokens_and_market_are_part_of_the_spelling() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[3, 6, 6, 3], only="market", plus_two=1)
    scene.player("Ann").placed = [0, 15, 15, 0]
    scene.occupy("Ann", 15)
    scene.run(BEGIN_INFLUENCE)
    plain = ["2 = 3-m", "3 = 3", "4 = 3+m"]
    with_bonus_die = ["5 = 3+b3-m", "6 = 3+b3", "7 = 3+b3+m"]
    with_token = ["4 = 3+t-m", "5 = 3+t", "6 = 3+t+m"]
    with_both = ["7 = 3+b3+t-m", "8 = 3+b3+t", "9 = 3+b3+t+m"]
    offers(scene, "Ann", "influence", "pass", *plain, *with_bonus_die, *with_token, *with_both)
    scene.play("Ann", "7 = 3+b3+t-m")
    assert scene.player("Ann").placed == [7, 15, 15, 7]
    assert scene.player("Ann").plus_two == 0


def test_a_group_that_the_envoy_brings_says_so() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[2, 6, 6], only="market", envoy=True)
    scene.player("Ann").placed = [0, 12, 12]
    scene.occupy("Ann", 12)
    scene.occupy("Brian", 1, 2)
    scene.run(BEGIN_INFLUENCE)
    offers(scene, "Ann", "influence", "pass", "1 = 2-m by envoy", "2 = 2 by envoy", "3 = 2+m")
    scene.play("Ann", "1 = 2-m by envoy")
    assert scene.envoy() is None


def test_the_politicians_own_spaces_are_spelled_by_their_names() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dice=[1, 4, 5], governor="politician")
    scene.occupy("Brian", 5)
    scene.run(BEGIN_INFLUENCE)
    own = ["politician_5 = 5", "politician_5 = 1+4", "politician_10 = 1+4+5"]
    board = ["1 = 1", "4 = 4", "6 = 1+5", "9 = 4+5", "10 = 1+4+5"]
    offers(scene, "Ann", "influence", "pass", *own, *board)
    scene.play("Ann", "politician_5 = 1+4")
    assert [group["advisor"] for group in scene.state.view(None)["court"]] == ["sergeant", "politician_5"]
    assert scene.state.over()  # both places for her 5 are taken


def test_a_second_group_on_the_politicians_space_comes_by_envoy() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dice=[5, 5, 6], governor="politician", envoy=True)
    scene.occupy("Ann", 19)
    scene.run(BEGIN_INFLUENCE)
    five = ["5 = 5", "politician_5 = 5 by envoy"]
    ten = ["10 = 5+5", "politician_10 = 5+5"]
    offers(scene, "Ann", "influence", "pass", *five, "6 = 6", *ten, "11 = 5+6", "16 = 5+5+6")


def test_the_dukes_move() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="duke", dice=[6, 1, 1], placed=[6, 0, 0])
    scene.occupy("Ann", 6)
    scene.run(DUKE_MOVE, "Ann")
    offers(scene, "Ann", "duke_move", "decline", "move to duchess")
    scene.play("Ann", "move to duchess")
    assert scene.player("Ann").placed == [12, 0, 0]


# Dice


@pytest.mark.rule("KB-309")
def test_how_many_bonus_dice() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, decline_bonus_dice=True)
    scene.give("Ann", only="farm", favoured=True)
    scene.run(rules.ROLL_AND_ORDER)
    offers(scene, "Ann", "bonus_dice", "bonus dice 0", "bonus dice 1", "bonus dice 2")
    scene.rolls(1, 2, 3, 4, 4, 5, 6, 4, 5, 6)
    scene.play("Ann", "bonus dice 1")
    assert scene.player("Ann").dice == [1, 2, 3, 4]


def test_dice_effects_of_buildings() -> None:
    scene = Scene("Ann Brian Cindy")
    scene.give("Ann", only="statue chapel", dice=[1, 1, 1, 1])
    scene.run(roll.DICE_EFFECT, "Ann")
    effects = ["statue rerolls player die", "statue rerolls bonus die", "use chapel"]
    offers(scene, "Ann", "dice_effect", "done", *effects)
    scene.rolls(6)
    scene.play("Ann", "statue rerolls bonus die")
    assert scene.player("Ann").dice == [1, 1, 1, 6]


def test_dice_effects_of_the_trickster() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="trickster", dice=[2, 5, 2, 2])
    scene.run(roll.DICE_EFFECT, "Ann")
    player_die = ["turn player die to 1", "turn player die to 3"]
    bonus_die = ["turn bonus die to 1", "turn bonus die to 3"]
    offers(scene, "Ann", "dice_effect", "done", *player_die, *bonus_die)
    scene.play("Ann", "turn bonus die to 3")
    assert scene.player("Ann").dice == [2, 5, 2, 3]


def test_the_philosophers_reroll() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="philosopher", dice=[1, 4, 5])
    scene.run(roll.DICE_EFFECT, "Ann")
    offers(scene, "Ann", "dice_effect", "done", "use philosopher")
    scene.rolls(4, 5, 6)
    scene.play("Ann", "use philosopher")
    assert scene.player("Ann").dice == [4, 5, 6]


def test_the_prince_and_the_priest() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", governor="prince", dice=[1, 1, 1])
    scene.give("Brian", governor="priest", dice=[2, 2, 2])
    scene.run(roll.TOTAL_EFFECT, "Ann")
    offers(scene, "Ann", "total_effect", "decline", "use prince")
    scene.play("Ann", "use prince")
    assert scene.player("Ann").dice == [3, 4, 6]
    scene.run(roll.TOTAL_EFFECT, "Brian")
    offers(scene, "Brian", "total_effect", "decline", "use priest")
    scene.rolls(5, 6)
    scene.play("Brian", "use priest")
    assert scene.player("Brian").dice == [2, 2, 2, 6]


# Goods


def test_the_good_of_the_favour() -> None:
    scene = Scene("Ann Brian")
    scene.run(king.FAVOUR)
    offers(scene, "Ann", "favour_good", "1G", "1W", "1S")
    scene.play("Ann", "1W")
    assert scene.goods("Ann") == (0, 1, 0)


@pytest.mark.parametrize(
    ("space", "spelled", "chosen", "goods"),
    [
        (4, ["1G", "1W"], "1W", (0, 1, 0)),
        (7, ["1G", "1W", "1S"], "1S", (0, 0, 1)),
        (9, ["1G", "1S"], "1S", (0, 1, 1)),
        (11, ["1G", "1W"], "1G", (1, 0, 1)),
        (12, GOODS_2, "1W 1S", (0, 1, 1)),
        (17, GOODS_2, "2G", (2, 0, 0)),
        (19, ["1G", "1W", "1S"], "1G", (1, 0, 0)),
        (20, GOODS_2, "1G 1S", (1, 0, 1)),
    ],
)
def test_goods_of_the_advisors(space: int, spelled: list[str], chosen: str, goods: tuple[int, int, int]) -> None:
    scene = paid_at(space)
    offers(scene, "Ann", "advisor_goods", *spelled)
    scene.play("Ann", chosen)
    assert scene.goods("Ann") == goods


def test_the_alchemist_is_named_the_good_that_is_paid() -> None:
    scene = paid_at(6, gold=1, stone=2)
    offers(scene, "Ann", "alchemist", "decline", "1G", "1S")
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (2, 1, 1)


def test_the_smuggler_is_named_the_goods_that_are_received() -> None:
    scene = paid_at(14)
    offers(scene, "Ann", "smuggler", "decline", *GOODS_3)
    scene.play("Ann", "2G 1S")
    assert scene.goods("Ann") == (2, 0, 1)
    assert scene.vp("Ann") == -1


def test_goods_of_the_thief_and_the_governor_that_is_kept() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", dealt=[GOVERNORS.index("gov_thief"), 6, 13])
    scene.give("Brian", dealt=[2, 3, 19])
    scene.run(setup.CHOOSE_GOVERNOR)
    offers(scene, "Ann", "choose_governor", "keep thief", "keep tax collector", "keep politician")
    offers(scene, "Brian", "choose_governor", "keep miner", "keep sorcerer", "keep general")
    scene.play("Brian", "keep sorcerer")
    scene.play("Ann", "keep thief")
    assert [GOVERNORS[player.governor] for player in scene.state.players] == ["gov_thief", "gov_sorcerer"]
    offers(scene, "Ann", "thief_goods", *GOODS_4)
    scene.play("Ann", "1G 2W 1S")
    assert scene.goods("Ann") == (1, 2, 1)


def test_goods_won_and_lost_in_winter() -> None:
    scene = Scene("Ann Brian", year=4, phase=WINTER_PHASE)
    scene.enemy("iv_orcs_7")  # win 1 any; lose 2 any and a building
    scene.give("Ann", soldiers=8)
    scene.give("Brian", gold=2, stone=1)
    scene.run(winter.BATTLES)
    offers(scene, "Ann", "win_goods", "1G", "1W", "1S")
    scene.play("Ann", "1W")
    assert scene.goods("Ann") == (0, 1, 0)
    offers(scene, "Brian", "loss_goods", "2G", "1G 1S")
    scene.play("Brian", "2G")
    assert scene.goods("Brian") == (0, 0, 1)


def test_the_good_of_the_tax_collector() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", only="barricade crane town_hall", gold=1, wood=2, stone=2)
    scene.give("Brian", governor="tax_collector")
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build embassy")
    offers(scene, "Brian", "tax_good", "1G", "1W", "1S")
    scene.play("Brian", "1S")
    assert scene.goods("Brian") == (0, 0, 1)


# Buildings


def test_buildings_are_spelled_by_their_names() -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", only="inn market farm guard_tower", gold=3, wood=2, stone=2)
    # Rows A to G; the Merchants' Guild is next in row C, the Blacksmith in row D.
    rows = ["sawmill", "statue", "merchants guild", "blacksmith", "palisade", "barricade", "improvised defenses"]
    scene.run(build.BUILD_DECISION, "Ann")
    offers(scene, "Ann", "build", "build nothing", *[f"build {name}" for name in rows])
    scene.play("Ann", "build merchants guild")
    assert scene.buildings("Ann") == {"inn", "market", "farm", "merchants_guild", "guard_tower"}
    assert scene.goods("Ann") == (0, 1, 0)


def test_what_the_architect_saves_is_part_of_the_spelling_also_with_the_envoy() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", governor="architect", gold=2, envoy=True)
    scene.give("Brian", only="statue inn")
    scene.run(build.BUILD_DECISION, "Ann")
    # Statue 2G; Inn 1G 1W, Guard Tower 1G 1S and Barricade 1W only with the other kind saved.
    saved = ["build statue saving gold", "build inn saving wood", "build guard tower saving stone"]
    offers(scene, "Ann", "build", "build nothing", "build statue", *saved, "build barricade saving wood")
    scene.play("Ann", "build barricade saving wood")
    assert scene.goods("Ann") == (2, 0, 0)
    offers(scene, "Ann", "build_further", "build nothing", "build statue by envoy")  # he saves once per phase
    scene.play("Ann", "build statue by envoy")
    assert scene.buildings("Ann") == {"barricade", "statue"}


def test_a_saving_on_the_envoys_building() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", governor="architect", wood=2, envoy=True)
    scene.give("Brian", only="statue inn palisade")
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    # 1W is left: Inn 1G 1W, Palisade 2W and Crane 1W 1S with a saving.
    moves = [
        "build inn by envoy saving gold",
        "build palisade by envoy saving wood",
        "build crane by envoy saving stone",
    ]
    offers(scene, "Ann", "build_further", "build nothing", *moves)
    scene.play("Ann", "build crane by envoy saving stone")
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.envoy() is None


def test_a_further_building_names_the_envoy_or_the_engineers_extra_good() -> None:
    scene = Scene("Ann Brian", modules=[2], house_governors=True)
    scene.give("Ann", governor="engineer", wood=2, stone=1, envoy=True)
    scene.run(build.BUILD_DECISION, "Ann")
    offers(scene, "Ann", "build", "build nothing", "build palisade", "build barricade")
    scene.play("Ann", "build barricade")
    # 1W 1S are left: the Crane costs just that, and no good on top.
    offers(scene, "Ann", "build_further", "build nothing", "build crane by envoy")
    scene.player("Ann").goods = [1, 2, 1]
    scene.run(build.BUILD_FURTHER, "Ann")
    by_envoy = [f"build {name} by envoy" for name in ("inn", "guard tower", "palisade", "crane")]
    inn = ["build inn by engineer for wood", "build inn by engineer for stone"]
    tower = ["build guard tower by engineer for wood"]
    palisade = ["build palisade by engineer for gold", "build palisade by engineer for stone"]
    crane = ["build crane by engineer for gold", "build crane by engineer for wood"]
    offers(scene, "Ann", "build_further", "build nothing", *by_envoy, *inn, *tower, *palisade, *crane)
    scene.play("Ann", "build crane by engineer for gold")
    assert scene.goods("Ann") == (0, 1, 0)
    assert scene.envoy() == "Ann"


def test_the_sorcerers_buildings() -> None:
    scene = Scene("Ann Brian", modules=[2], year=3)
    scene.give("Ann", governor="sorcerer", only="palisade")
    scene.run(build.BEGIN_SORCERY, "Ann")
    column = ["build statue", "build inn", "build guard tower", "build barricade"]
    offers(scene, "Ann", "sorcerer_build", "stop", *column)
    scene.play("Ann", "build guard tower")
    assert scene.buildings("Ann") == {"palisade", "guard_tower"}


# End of a phase, recruiting, army tokens


def test_effects_at_the_end_of_a_phase() -> None:
    scene = Scene("Ann Brian", modules=[1, 2], house_governors=True, phase=SUMMER)
    scene.give("Ann", only="town_hall", stands="goldsmith", governor="trader", gold=1, wood=1, stone=1, plus_two=1)
    scene.run(phase_end.PRICED_EFFECTS, "Ann")
    town_hall = [f"town hall for {kind}" for kind in ("gold", "wood", "stone", "token")]
    row_a = ["use sawmill", "use quarry", "use goldsmith"]
    exchange = ["exchange gold for wood", "exchange gold for stone", "exchange wood for gold"]
    exchange += ["exchange wood for stone", "exchange stone for gold", "exchange stone for wood"]
    offers(scene, "Ann", "phase_end", "done", *town_hall, *row_a, *exchange)
    scene.play("Ann", "exchange wood for stone")
    assert scene.goods("Ann") == (1, 0, 2)
    scene.play("Ann", "use quarry")
    assert scene.goods("Ann") == (4, 0, 1)
    scene.play("Ann", "town hall for stone")
    assert scene.goods("Ann") == (4, 0, 0)
    scene.play("Ann", "use goldsmith")
    assert scene.goods("Ann") == (3, 0, 0)
    assert scene.player("Ann").soldiers == 1


def test_recruiting_for_two_goods() -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", gold=1, wood=2, stone=1, plus_two=2, only="recruiting_center")
    scene.run(recruit.RECRUIT, "Ann")
    goods = ["gold wood", "gold stone", "wood wood", "wood stone"]
    with_token = ["gold token", "wood token", "stone token", "token token"]
    offers(scene, "Ann", "recruit", "done", *[f"recruit for {pair}" for pair in goods + with_token])
    scene.play("Ann", "recruit for wood token")
    assert scene.goods("Ann") == (1, 1, 1)
    assert scene.player("Ann").plus_two == 1


def test_recruiting_for_one_good() -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", gold=1, wood=1, stone=1, plus_two=1, only="barracks recruiting_center")
    scene.run(recruit.RECRUIT, "Ann")
    kinds = ["gold", "wood", "stone", "token"]
    offers(scene, "Ann", "recruit", "done", *[f"recruit for {kind}" for kind in kinds])
    scene.play("Ann", "recruit for stone")
    assert scene.goods("Ann") == (1, 1, 0)


def test_army_tokens() -> None:
    scene = Scene("Ann Brian", modules=[3], phase=WINTER_PHASE)
    scene.give("Brian", army_tokens=[0, 3])
    scene.run(winter.ARMY_TOKEN)
    offers(scene, "Ann", "army_token", "token 0", "token 1", "token 2", "token 3", "token 4")
    offers(scene, "Brian", "army_token", "token 0", "token 3")
    scene.play("Ann", "token 4")
    scene.play("Brian", "token 0")
    assert scene.player("Ann").army_tokens == [0, 1, 1, 2, 3]
    assert scene.player("Brian").army_tokens == [3]


# Reading


def test_spaces_do_not_matter_when_a_move_is_read() -> None:
    scene = Scene("Ann Brian")
    scene.run(king.FAVOUR)
    scene.play("Ann", "  1G ")
    scene.give("Ann", gold=2)
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build   statue")
    assert scene.buildings("Ann") == {"statue"}


@pytest.mark.parametrize("text", ["8 = 5+3", "8=3+5", "8 = 3 + 5", " 8  =  5 + 3 "])
def test_the_order_of_dice_does_not_matter_when_a_move_is_read(text: str) -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[3, 5, 5])
    scene.run(BEGIN_INFLUENCE)
    scene.play("Ann", text)
    assert scene.player("Ann").placed == [8, 8, 0]


@pytest.mark.parametrize("text", ["1G 1S", "1s 1g", " 1S  1G"])
def test_the_order_of_goods_does_not_matter_when_a_move_is_read(text: str) -> None:
    scene = Scene("Ann Brian")
    scene.occupy("Ann", 12)
    scene.run(advisors.AUDIENCE)
    scene.play("Ann", text)
    assert scene.goods("Ann") == (1, 0, 1)


@pytest.mark.parametrize(
    "text", ["", "8", "8 = 4+4", "build statue", "no", "done", "9 = 3+5", "8 = 3+5+t", "8 = 3+5 by envoy"]
)
def test_what_is_not_possible_is_refused_with_a_list_of_what_is_and_changes_nothing(text: str) -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[3, 5, 5])
    scene.run(BEGIN_INFLUENCE)
    before = scene.state.copy()
    with pytest.raises(IllegalMove, match=r"possible: pass, .*8 = 3\+5"):
        scene.play("Ann", text)
    assert scene.state == before


def test_a_player_who_is_not_asked_can_spell_no_move() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", dice=[3, 5, 5])
    scene.run(BEGIN_INFLUENCE)
    with pytest.raises(IllegalMove, match="nothing to decide"):
        scene.play("Brian", "pass")


def test_dice_in_any_order_also_with_the_envoy() -> None:
    assert canonical("8=5+3 by envoy") == canonical("8 = 3+5 by envoy") == "8 = 3+5 by envoy"
