"""Module 2: dealing, choosing and revealing governors, what holds for all of them, and the Thief's start."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from kingsburg.secrets_kept import governors_dealt
from tafelrunde.games.kingsburg.components.ids import GOVERNORS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import build, influence, phase_end, roll, setup
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Step

DOCUMENTED = (
    "thief miner sorcerer prince fairy tax_collector preacher duke trickster philosopher minstrel priest politician "
    "architect carpenter sculptor heiress damsel general"
)
HOUSE = "diplomat countess trader scout engineer"
HANDS = ["thief miner sorcerer", "prince fairy heiress", "preacher duke trickster", "philosopher priest general"]


def new_game(players: int, seed: int = 0, **options: bool) -> State:
    return KINGSBURG.new(players=players, seed=seed, modules=[2], **options)


def hand(state: State, seat: int) -> set[str]:
    """The cards among which a seat may choose."""
    spelled = [KINGSBURG.spell(state, seat, move) for move in state.moves(seat)]
    return {move.removeprefix("keep ").replace(" ", "_") for move in spelled}


def cards(names: str) -> list[int]:
    return [GOVERNORS.index("gov_" + name) for name in names.split()]


def first_year(names: str, *hands: str) -> Scene:
    """Governors are dealt as told; then comes the first year."""
    scene = Scene(names, modules=[2])
    for name, dealt in zip(scene.names, hands or HANDS, strict=False):
        scene.give(name, dealt=cards(dealt))
    scene.state.then(rules.YEAR)
    scene.state.then(setup.CHOOSE_GOVERNOR)
    scene.state.proceed()
    return scene


def public_governors(scene: Scene, viewer: int | None) -> list[str]:
    return [player["governor"] for player in scene.state.view(viewer)["players"]]


# Dealing


@pytest.mark.rule("KB-1001")
@pytest.mark.parametrize("players", [2, 5])
def test_each_player_is_dealt_three_cards_and_no_card_twice(players: int) -> None:
    for seed in range(30):
        state = new_game(players, seed)
        hands = [hand(state, seat) for seat in range(players)]
        assert [len(dealt) for dealt in hands] == [3] * players
        assert len(set.union(*hands)) == 3 * players


@pytest.mark.rule("KB-1001")
def test_governors_are_dealt_when_all_else_is_set_up_and_before_phase_1() -> None:
    state = new_game(4)
    seen = state.view(0)
    assert (seen["question"], seen["year"], seen["phase"]) == ("choose_governor", 1, "")
    assert sorted(seen["order"]) == [0, 1, 2, 3]
    assert [player["goods"] for player in seen["players"]] == [[0, 0, 0]] * 4


@pytest.mark.rule("KB-1001")
def test_without_module_2_nobody_has_a_governor() -> None:
    state = KINGSBURG.new(players=4, seed=0, modules=[1, 3])
    assert state.question() == "favour_good"
    assert [player["governor"] for player in state.view(0)["players"]] == [""] * 4


@pytest.mark.rule("KB-1001")
def test_the_undealt_cards_are_never_seen() -> None:
    state = new_game(5, seed=3)
    dealt = set.union(*[hand(state, seat) for seat in range(5)])
    undealt = set(DOCUMENTED.split()) - dealt
    assert len(undealt) == 4  # 19 - 15
    for seat in range(5):
        views = [str(state.view(viewer)) for viewer in (None, 0, 1, 2, 3, 4)]
        assert not [name for name in undealt for seen in views if "gov_" + name in seen]
        state.play(seat, state.moves(seat)[0])
    views = [str(state.view(viewer)) for viewer in (None, 0, 1, 2, 3, 4)]
    assert not [name for name in undealt for seen in views if "gov_" + name in seen]


def ever_dealt(seat: int, **options: bool) -> set[str]:
    """All cards that come to a seat in many games; a card is missing with a chance of (16/19)^120."""
    return set.union(*[hand(new_game(2, seed, **options), seat) for seed in range(120)])


@pytest.mark.rule("KB-1001", "KB-1004")
def test_any_of_the_19_documented_governors_and_no_other_can_be_dealt() -> None:
    assert ever_dealt(0) == set(DOCUMENTED.split())


@pytest.mark.rule("KB-1005")
def test_house_governors_are_shuffled_into_the_pool() -> None:
    assert ever_dealt(1, house_governors=True) == {*DOCUMENTED.split(), *HOUSE.split()}


# Choosing and revealing


@pytest.mark.rule("KB-1002")
def test_all_choose_at_once_one_of_their_own_three() -> None:
    scene = first_year("Ann Brian Cindy David")
    assert scene.asked() == ("choose_governor", ["Ann", "Brian", "Cindy", "David"])
    assert set(scene.options("Brian")) == {"keep prince", "keep fairy", "keep heiress"}
    with pytest.raises(IllegalMove):
        scene.play("Brian", "keep miner")
    scene.play("David", "keep general")
    assert scene.asked() == ("choose_governor", ["Ann", "Brian", "Cindy"])
    with pytest.raises(IllegalMove):
        scene.play("David", "keep priest")


@pytest.mark.rule("KB-1002")
def test_nobody_else_learns_what_was_kept_before_the_reveal() -> None:
    one, other = first_year("Ann Brian Cindy David"), first_year("Ann Brian Cindy David")
    one.play("Ann", "keep miner")
    other.play("Ann", "keep sorcerer")
    for viewer in (None, 1, 2, 3):
        assert one.state.view(viewer) == other.state.view(viewer)
    assert one.state.view(0)["own"]["governor"] == "gov_miner"
    heard = [event.dump() for event in one.state.news or [] if event.visible_to(1)]
    assert heard == [event.dump() for event in other.state.news or [] if event.visible_to(1)]


@pytest.mark.rule("KB-1002")
def test_nobody_else_sees_the_cards_that_were_dealt() -> None:
    one = first_year("Ann Brian", "thief miner sorcerer", HANDS[1])
    other = first_year("Ann Brian", "duke trickster general", HANDS[1])
    for viewer in (None, 1):
        assert one.state.view(viewer) == other.state.view(viewer)
    assert one.state.view(0)["own"]["dealt"] == ["gov_thief", "gov_miner", "gov_sorcerer"]


@pytest.mark.rule("KB-1002")
def test_the_cards_dealt_are_told_to_their_owner_alone() -> None:
    scene = Scene("Ann Brian", modules=[2])
    for bound in range(19, 1, -1):
        scene.luck(bound, 0)
    scene.run(setup.DEAL_GOVERNORS)
    told = scene.told("kb-dealt")
    assert [event.args["seat"] for event in told] == [0, 1]
    assert [[event.visible_to(seat) for seat in (0, 1, 99)] for event in told] == [
        [True, False, False],
        [False, True, False],
    ]


@pytest.mark.rule("KB-1002")
def test_the_two_rejected_cards_leave_the_game_unseen() -> None:
    scene = first_year("Ann Brian Cindy David")
    for name, kept in zip(scene.names, ["miner", "fairy", "duke", "general"], strict=True):
        scene.play(name, "keep " + kept)
    for owner, rejected in enumerate(["thief", "prince", "trickster", "priest"]):
        for viewer in {None, 0, 1, 2, 3} - {owner}:
            assert "gov_" + rejected not in str(scene.state.view(viewer))


@pytest.mark.rule("KB-1003")
def test_the_kept_cards_are_revealed_together_when_the_last_has_chosen() -> None:
    scene = first_year("Ann Brian Cindy David")
    scene.play("David", "keep general")
    scene.play("Ann", "keep miner")
    scene.play("Brian", "keep fairy")
    assert public_governors(scene, None) == ["", "", "", ""]
    assert scene.told("kb-governor-revealed") == []
    scene.play("Cindy", "keep duke")
    for viewer in (None, 0, 1, 2, 3):
        assert public_governors(scene, viewer) == ["gov_miner", "gov_fairy", "gov_duke", "gov_general"]
    told = scene.told("kb-governor-revealed")
    assert [event.args["governor"] for event in told] == ["gov_miner", "gov_fairy", "gov_duke", "gov_general"]


@pytest.mark.rule("KB-1003")
def test_the_kept_cards_stay_open_and_unchanged_to_the_end_of_the_game() -> None:
    state = new_game(3, seed=5)
    for seat in range(3):
        state.play(seat, state.moves(seat)[-1])
    revealed = [player["governor"] for player in state.view(None)["players"]]
    assert "" not in revealed
    while not state.over():
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    assert [player["governor"] for player in state.view(None)["players"]] == revealed


# What holds for all governors


def scene_of(governor: str, **fields: Any) -> Scene:
    """Ann has a governor, Brian one building more than she."""
    scene = Scene("Ann Brian Cindy", modules=[2], house_governors=True, phase=SPRING)
    scene.give("Ann", governor=governor, **fields)
    scene.give("Brian", stands="barricade")
    return scene


@pytest.mark.rule("KB-1006")
@pytest.mark.parametrize(
    ("governor", "dice", "step", "refusal"),
    [
        ("prince", [1, 1, 1], roll.TOTAL_EFFECT, "decline"),
        ("priest", [1, 1, 1], roll.TOTAL_EFFECT, "decline"),
        ("philosopher", [1, 1, 1], roll.DICE_EFFECT, "done"),
        ("trickster", [2, 5, 5], roll.DICE_EFFECT, "done"),
    ],
)
def test_effects_on_dice_can_be_left_unused(governor: str, dice: list[int], step: Step, refusal: str) -> None:
    scene = scene_of(governor, dice=[*dice])
    scene.run(step, "Ann")
    scene.play("Ann", refusal)
    assert scene.state.over()
    assert scene.player("Ann").dice == dice
    assert scene.vp("Brian") == 0


@pytest.mark.rule("KB-1006")
def test_the_duke_may_stay_where_he_is() -> None:
    scene = scene_of("duke", dice=[3, 5, 6], placed=[0, 0, 6])
    scene.occupy("Ann", 6)
    scene.run(influence.DUKE_MOVE, "Ann")
    scene.play("Ann", "decline")
    assert scene.player("Ann").placed == [0, 0, 6]


@pytest.mark.rule("KB-1006")
def test_the_sorcerer_may_conjure_nothing() -> None:
    scene = scene_of("sorcerer")
    scene.state.year = 3
    scene.run(build.BEGIN_SORCERY, "Ann")
    scene.play("Ann", "stop")
    assert scene.state.over()
    assert scene.buildings("Ann") == set()


@pytest.mark.rule("KB-1006")
def test_the_architect_may_pay_in_full() -> None:
    scene = scene_of("architect", wood=1)
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1006")
def test_the_trader_and_the_engineer_may_decline() -> None:
    scene = scene_of("trader", gold=1)
    scene.state.phase = SUMMER
    scene.run(phase_end.END_OF_PHASE, "Ann")
    scene.play("Ann", "done")
    assert scene.goods("Ann") == (1, 0, 0)
    scene = scene_of("engineer", wood=4)
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    assert set(scene.options("Ann")) == {"build nothing", "build palisade by engineer for wood"}
    scene.play("Ann", "build nothing")
    assert scene.buildings("Ann") == {"barricade"}


@pytest.mark.rule("KB-1006")
@pytest.mark.parametrize(("governor", "phase"), [("heiress", SPRING), ("fairy", SUMMER), ("scout", AUTUMN)])
def test_gains_at_the_roll_come_without_a_question(governor: str, phase: int) -> None:
    scene = scene_of(governor)
    scene.state.phase = phase
    bonus_die = [1] if governor == "fairy" else []
    scene.rolls(1, 1, 1, *bonus_die, 1, 1, 1, 1, 1, 1)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.state.over()


@pytest.mark.rule("KB-1006")
@pytest.mark.parametrize(
    ("governor", "vp", "goods"),
    [
        ("miner", 2, (1, 0, 0)),
        ("carpenter", 2, (0, 1, 0)),
        ("sculptor", 2, (0, 0, 1)),
        ("minstrel", 3, (0, 0, 0)),
        ("countess", 4, (0, 0, 0)),
    ],
)
def test_gains_at_the_year_end_come_without_a_question(governor: str, vp: int, goods: tuple[int, int, int]) -> None:
    scene = scene_of(governor, stands="embassy", vp=2)
    scene.give("Brian", vp=9)
    scene.state.year = 5
    scene.run(rules.YEAR_END)
    assert scene.state.over()
    assert (scene.vp("Ann"), scene.goods("Ann")) == (vp, goods)


@pytest.mark.rule("KB-1009")
@pytest.mark.parametrize(
    ("governor", "dice", "step"),
    [
        ("prince", [1, 2, 6], roll.TOTAL_EFFECT),  # total 9, not 8 or less
        ("priest", [1, 2, 6], roll.TOTAL_EFFECT),  # likewise
        ("philosopher", [1, 4, 6], roll.DICE_EFFECT),  # total 11, not 10 or less
        ("trickster", [1, 3, 3], roll.DICE_EFFECT),  # no 2
        ("heiress", [1, 4, 5], roll.INHERITANCE),  # total 10, not 9 or less
    ],
)
def test_an_effect_whose_condition_is_not_met_cannot_be_used(governor: str, dice: list[int], step: Step) -> None:
    scene = scene_of(governor, dice=[*dice])
    scene.run(step, "Ann")
    assert scene.state.over()
    assert scene.player("Ann").dice == dice
    assert scene.goods("Ann") == (0, 0, 0)


# Thief


def thieves_year(names: str, *dice: int) -> Scene:
    """The last of the players takes the Thief, the others somebody quiet; then the dice of spring."""
    others = ["miner duke fairy", "damsel priest minstrel", "general preacher prince"]
    count = len(names.split()) - 1
    scene = first_year(names, *others[:count], "thief politician architect")
    scene.rolls(*dice)
    for name, kept in zip(scene.names[:-1], ["miner", "damsel", "general"], strict=False):
        scene.play(name, "keep " + kept)
    scene.play(scene.names[-1], "keep thief")
    return scene


@pytest.mark.rule("KB-1021", "KB-1053")
def test_the_thief_chooses_four_goods_before_phase_1_and_cannot_refuse() -> None:
    scene = thieves_year("Ann Brian Tom")
    assert scene.asked() == ("thief_goods", ["Tom"])
    assert scene.state.phase == 0
    assert sorted(scene.options("Tom")) == [
        *["1G 1W 2S", "1G 2W 1S", "1G 3S", "1G 3W", "1W 3S", "2G 1W 1S", "2G 2S", "2G 2W", "2W 2S", "3G 1S", "3G 1W"],
        *["3W 1S", "4G", "4S", "4W"],
    ]
    assert scene.vp("Tom") == 0
    scene.play("Tom", "2G 1W 1S")
    assert scene.goods("Tom") == (2, 1, 1)
    assert scene.vp("Tom") == -3
    assert [scene.vp("Ann"), scene.vp("Brian")] == [0, 0]


@pytest.mark.rule("KB-1053")
def test_the_thiefs_choice_is_open() -> None:
    scene = thieves_year("Ann Brian Tom")
    assert scene.state.view(None)["to_act"] == [2]
    scene.play("Tom", "3G 1S")
    assert scene.state.view(0)["players"][2]["goods"] == [3, 0, 1]
    told = [event for event in scene.told("kb-gains") if event.args["seat"] == 2]
    assert [event.visible_to(0) for event in told] == [True]


@pytest.mark.rule("KB-1021", "KB-1007")
def test_the_thief_steals_at_the_game_start_only() -> None:
    scene = Scene("Ann Brian Tom", modules=[2])
    scene.give("Tom", governor="thief", vp=-3)
    scene.run(rules.NEXT_YEAR)
    assert scene.state.year == 2
    assert scene.asked() == ("favour_good", ["Ann"])
    assert (scene.vp("Tom"), scene.goods("Tom")) == (-3, (0, 0, 0))


@pytest.mark.rule("KB-1051")
@pytest.mark.parametrize(
    ("names", "others"), [("Ann Brian Tom", "Ann Brian"), ("Ann Brian Cindy Tom", "Ann Brian Cindy")]
)
def test_with_three_or_more_players_all_but_the_thief_receive_a_good(names: str, others: str) -> None:
    scene = thieves_year(names, *[6] * 3 * len(names.split()))
    scene.play("Tom", "4W")
    for name in others.split():
        assert scene.asked() == ("favour_good", [name])
        scene.play(name, "1S")
    assert scene.asked()[0] == "influence"
    assert [scene.goods(name) for name in others.split()] == [(0, 0, 1)] * len(others.split())
    assert scene.goods("Tom") == (0, 4, 0)
    assert [len(player.dice) for player in scene.state.players] == [3] * len(scene.names)


@pytest.mark.rule("KB-1052")
def test_with_two_players_the_thiefs_opponent_receives_the_bonus_die() -> None:
    neutral = [6, 6, 6, 6, 6]
    scene = thieves_year("Ann Tom", *neutral, 1, 2, 3, 4, 5, 5, 5)
    scene.play("Tom", "4G")
    assert scene.asked() == ("influence", ["Ann"])
    assert scene.player("Ann").dice == [1, 2, 3, 4]
    assert scene.player("Tom").dice == [5, 5, 5]
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1003")
def test_governors_come_to_light_when_all_have_chosen() -> None:
    scene = governors_dealt()
    scene.play("Ann", "keep miner")
    scene.play("Brian", "keep prince")
    assert scene.came_to_light() == []
    scene.play("Cindy", "keep duke")
    assert scene.came_to_light() == ["kb-governor-revealed"] * 3


@pytest.mark.rule("KB-1001", "KB-1203")
def test_dealt_governors_come_to_light_for_their_owner_alone() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    for left in range(19, 1, -1):
        scene.luck(left, left - 1)  # each card stays where it is
    scene.run(setup.DEAL_GOVERNORS)
    dealt = scene.told("kb-dealt")
    assert [event.args["governors"] for event in dealt] == [
        ["gov_thief", "gov_miner", "gov_sorcerer"],
        ["gov_prince", "gov_fairy", "gov_tax_collector"],
        ["gov_preacher", "gov_duke", "gov_trickster"],
    ]
    assert [(event.audience, event.reveals) for event in dealt] == [(0, True), (1, True), (2, True)]
