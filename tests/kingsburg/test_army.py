"""Module 3, the King's army tokens, alone and with the Military Academy (KB-1101 to KB-1107, KB-920)."""

import pytest

from kingsburg.scene import Scene
from kingsburg.secrets_kept import tokens_to_choose
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.state import WINTER_PHASE, KingsburgState
from tafelrunde.kernel.errors import IllegalMove


def winter_of_tokens(names: str = "Ann Brian Cindy", enemy: str = "i_zombies_4", **options: object) -> Scene:
    """Winter with module 3, at the choice of tokens."""
    scene = Scene(names, phase=WINTER_PHASE, **{"modules": [3], **options})
    scene.enemy(enemy)
    return scene


def choose(scene: Scene, **tokens: int) -> None:
    for name, token in tokens.items():
        scene.play(name, f"token {token}")


def strengths(scene: Scene) -> list[object]:
    return [event.args["strength"] for event in scene.told("kb-battle")]


def tokens_left(scene: Scene, name: str) -> list[int]:
    return sorted(scene.player(name).army_tokens)


@pytest.mark.rule("KB-1101")
@pytest.mark.parametrize("players", [2, 5])
def test_each_player_receives_six_tokens(players: int) -> None:
    state = KINGSBURG.new(seed=1, players=players, modules=[3])
    assert isinstance(state, KingsburgState)
    assert [sorted(player.army_tokens) for player in state.players] == [[0, 1, 1, 2, 3, 4]] * players


@pytest.mark.rule("KB-1101")
def test_without_the_module_there_are_no_tokens() -> None:
    state = KINGSBURG.new(seed=1, players=3, modules=[1, 2])
    assert isinstance(state, KingsburgState)
    assert [player.army_tokens for player in state.players] == [[], [], []]


@pytest.mark.rule("KB-1102")
def test_no_reinforcement_die_is_rolled() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    choose(scene, Ann=2, Brian=2, Cindy=2)
    # The scene has no luck to offer: a die would have been refused.
    assert scene.told("kb-reinforcements") == []
    assert strengths(scene) == [2, 2, 2]
    assert scene.state.over()


@pytest.mark.rule("KB-1103", "KB-602")
def test_all_choose_at_the_same_time_before_the_enemy_is_revealed() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    assert scene.asked() == ("army_token", ["Ann", "Brian", "Cindy"])
    assert scene.told("kb-enemy") == []
    for onlooker in (0, 1, 2, None):
        assert scene.state.view(onlooker)["enemy"]["card"] is None


@pytest.mark.rule("KB-1103")
def test_the_choice_follows_no_order_and_is_made_once() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    choose(scene, Cindy=4)
    assert scene.asked() == ("army_token", ["Ann", "Brian"])
    assert scene.options("Cindy") == []
    with pytest.raises(IllegalMove):
        scene.play("Cindy", "token 1")
    choose(scene, Brian=3, Ann=0)
    assert strengths(scene) == [0, 3, 4]


@pytest.mark.rule("KB-1103")
def test_choosing_is_compulsory() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    assert scene.options("Ann") == ["token 0", "token 1", "token 2", "token 3", "token 4"]


@pytest.mark.rule("KB-1103")
def test_a_pending_choice_is_secret() -> None:
    """What Brian and a spectator see does not depend on Ann's choice; they see that she has chosen."""
    seen = []
    for token in (0, 4):
        scene = winter_of_tokens()
        scene.run(winter.WINTER)
        choose(scene, Ann=token)
        news = [event.dump() for event in scene.state.news or [] if event.visible_to(scene.seat("Brian"))]
        seen.append((scene.state.view(scene.seat("Brian")), scene.state.view(None), news))
        assert scene.state.view(scene.seat("Ann"))["own"]["token"] == token
    assert seen[0] == seen[1]
    assert seen[0][2] == [{"kind": "kb-token-chosen", "seat": 0}]


@pytest.mark.rule("KB-1103")
def test_one_value_left_is_chosen_without_asking() -> None:
    scene = winter_of_tokens("Ann Brian", "i_zombies_4")
    scene.give("Ann", army_tokens=[1, 1])
    scene.run(winter.WINTER)
    assert scene.asked() == ("army_token", ["Brian"])
    choose(scene, Brian=3)
    assert strengths(scene) == [1, 3]
    assert tokens_left(scene, "Ann") == [1]


@pytest.mark.rule("KB-1104")
def test_a_token_without_soldiers_brings_none_and_tells_of_none() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    choose(scene, Ann=0, Brian=3, Cindy=1)
    told = [(event.args["seat"], event.args["soldiers"], event.args["why"]) for event in scene.told("kb-soldiers")]
    assert told == [(1, 3, "reinforcements"), (2, 1, "reinforcements")]


@pytest.mark.rule("KB-1104")
def test_tokens_are_revealed_together_when_all_have_chosen() -> None:
    scene = winter_of_tokens()
    scene.run(winter.WINTER)
    choose(scene, Ann=4, Brian=1)
    assert scene.told("kb-token-revealed") == []
    assert [scene.player(name).soldiers for name in scene.names] == [0, 0, 0]
    choose(scene, Cindy=2)
    course = [event.kind for event in scene.state.news or []]
    assert course.count("kb-token-revealed") == 3
    last_revealed = max(index for index, kind in enumerate(course) if kind == "kb-token-revealed")
    assert last_revealed < course.index("kb-soldiers") < course.index("kb-enemy")


@pytest.mark.rule("KB-1104")
def test_each_receives_soldiers_by_his_own_token() -> None:
    scene = winter_of_tokens("Ann Brian Cindy David")
    scene.give("Ann", soldiers=3)
    scene.give("David", stands="guard_tower")
    scene.run(winter.WINTER)
    choose(scene, David=1, Ann=0, Cindy=4, Brian=3)
    # Ann 3 + 0, Brian 3, Cindy 4, David 1 + guard tower.
    assert strengths(scene) == [3, 3, 4, 2]
    assert [scene.vp(name) for name in scene.names] == [-2, -2, 0, -2]


@pytest.mark.rule("KB-1105")
def test_revealed_tokens_leave_the_game() -> None:
    scene = winter_of_tokens("Ann Brian")
    scene.run(winter.WINTER)
    choose(scene, Ann=3, Brian=0)
    assert tokens_left(scene, "Ann") == [0, 1, 1, 2, 4]
    assert tokens_left(scene, "Brian") == [1, 1, 2, 3, 4]
    scene.state.year = 2
    scene.run(winter.WINTER)
    assert scene.options("Ann") == ["token 0", "token 1", "token 2", "token 4"]
    assert scene.options("Brian") == ["token 1", "token 2", "token 3", "token 4"]
    choose(scene, Ann=2, Brian=4)
    assert tokens_left(scene, "Ann") == [0, 1, 1, 4]
    assert tokens_left(scene, "Brian") == [1, 1, 2, 3]


@pytest.mark.rule("KB-1105", "KB-1106")
def test_five_winters_leave_one_token() -> None:
    scene = winter_of_tokens("Ann Brian")
    for year, ann, brian in ((1, 4, 0), (2, 3, 1), (3, 1, 2), (4, 0, 1), (5, 1, 4)):
        scene.state.year = year
        scene.run(winter.WINTER)
        choose(scene, Ann=ann, Brian=brian)
    assert tokens_left(scene, "Ann") == [2]
    assert tokens_left(scene, "Brian") == [3]
    before = scene.vp("Ann"), scene.vp("Brian")
    scene.run(rules.YEAR_END)
    assert (scene.vp("Ann") - before[0], scene.vp("Brian") - before[1]) == (2, 3)


@pytest.mark.rule("KB-1106")
@pytest.mark.parametrize("token", [0, 1, 2, 3, 4])
def test_the_unused_token_gives_its_number_in_points(token: int) -> None:
    scene = Scene("Ann Brian", year=5, modules=[3])
    scene.give("Ann", army_tokens=[token], vp=30)
    scene.give("Brian", army_tokens=[0], vp=30)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 30 + token
    assert scene.vp("Brian") == 30


@pytest.mark.rule("KB-1106")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_unused_tokens_give_nothing_before_the_games_end(year: int) -> None:
    scene = Scene("Ann Brian", year=year, modules=[3])
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1107")
def test_the_two_ones_are_alike() -> None:
    scene = winter_of_tokens("Ann Brian")
    scene.run(winter.WINTER)
    assert scene.options("Ann").count("token 1") == 1
    choose(scene, Ann=1, Brian=0)
    assert tokens_left(scene, "Ann") == [0, 1, 2, 3, 4]
    scene.state.year = 2
    scene.run(winter.WINTER)
    assert "token 1" in scene.options("Ann")
    choose(scene, Ann=1, Brian=1)
    assert tokens_left(scene, "Ann") == [0, 2, 3, 4]


@pytest.mark.rule("KB-1107")
def test_the_remaining_tokens_of_all_are_public() -> None:
    scene = winter_of_tokens("Ann Brian")
    scene.run(winter.WINTER)
    choose(scene, Ann=2)
    for onlooker in (0, 1, None):  # still all six while the choice is pending
        assert scene.state.view(onlooker)["players"][0]["army_tokens"] == [0, 1, 1, 2, 3, 4]
    choose(scene, Brian=1)
    for onlooker in (0, 1, None):
        players = scene.state.view(onlooker)["players"]
        assert [player["army_tokens"] for player in players] == [[0, 1, 1, 3, 4], [0, 1, 2, 3, 4]]
        assert [event.args["soldiers"] for event in scene.told("kb-token-revealed")] == [2, 1]


# --- with the Military Academy ----------------------------------------------------------------------------------------


def academy(token: int, die: int) -> Scene:
    """Ann, with an Academy, chooses this token; Brian chooses 4. The enemy is beyond Improvised Defenses."""
    scene = winter_of_tokens("Ann Brian", "v_dragons_9", modules=[1, 3])
    scene.give("Ann", stands="military_academy")
    scene.rolls(die)
    scene.run(winter.WINTER)
    choose(scene, Brian=4, Ann=token)
    return scene


@pytest.mark.rule("KB-920")
@pytest.mark.parametrize(
    ("token", "die", "soldiers"),
    [
        (2, 5, 3),  # 5 halved and rounded up is 3, more than 2
        (2, 6, 3),
        (2, 3, 2),  # 2 is not more than 2
        (0, 1, 1),
        (0, 2, 1),
        (1, 3, 2),
        (1, 4, 2),
        (1, 1, 1),
        (3, 6, 3),
        (4, 6, 4),
    ],
)
def test_the_academys_number_is_halved_rounded_up_and_taken_if_higher(token: int, die: int, soldiers: int) -> None:
    assert strengths(academy(token, die)) == [soldiers, 4]


@pytest.mark.rule("KB-920")
def test_the_academys_die_is_rolled_after_the_reveal_and_before_the_enemy() -> None:
    scene = academy(2, 5)
    kinds = ("kb-token-chosen", "kb-token-revealed", "kb-academy", "kb-enemy")
    course = [event.kind for event in scene.state.news or [] if event.kind in kinds]
    assert course == [*["kb-token-chosen"] * 2, *["kb-token-revealed"] * 2, "kb-academy", "kb-enemy"]


@pytest.mark.rule("KB-920")
def test_the_token_is_spent_although_the_academy_gave_more() -> None:
    assert tokens_left(academy(2, 5), "Ann") == [0, 1, 1, 3, 4]


@pytest.mark.rule("KB-1104")
def test_army_tokens_come_to_light_when_all_have_chosen() -> None:
    scene = tokens_to_choose()
    choose(scene, Ann=4, Brian=4)
    assert scene.came_to_light() == []
    choose(scene, Cindy=3)
    assert scene.came_to_light() == ["kb-token-revealed"] * 3 + ["kb-enemy"]
