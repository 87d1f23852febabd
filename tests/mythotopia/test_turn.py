"""The turn."""

import pytest

from mythotopia.scene import C, Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.turn import NEXT_TURN, REFILL
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES


def busy() -> Scene:
    """Ann with all kinds of cards, a war that she wins, and a supply of everything."""
    scene = Scene()
    scene.lands("Ann", "palmain mome talion")
    scene.lands("Ben", "fadge")
    scene.cards("Ben", draw="fadge")
    scene.cards("Ann", hand="palmain start_army start_market start_ship militia", reserve="eagre", draw="mome talion")
    scene.armies("Ann", fadge=1, mome=1)
    scene.ships("Ann", beast=1)
    return scene.turn("Ann")


@pytest.mark.rule("MY-301")
def test_turns_go_clockwise_and_rounds_begin_with_the_start_player() -> None:
    scene = Scene("Ann Ben Cid")
    scene.state.start_player = 1
    for name in scene.names:
        scene.cards(name, hand="start_army start_ship")
    seats = []
    scene.turn("Ben")
    for _ in range(4):
        seats.append((scene.state.active, scene.state.round))
        scene.play(scene.names[scene.state.active], "pass", "pass", "end_turn")
    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2)]


@pytest.mark.rule("MY-302")
def test_two_actions_then_the_refill() -> None:
    scene = busy()
    scene.play("Ann", "pass")
    assert scene.state.active == 0
    assert len(scene.player("Ann").hand) == 5
    scene.play("Ann", "discard_cards", "hand:start_ship", "done")
    assert scene.verbs("Ann") == {"end_turn", "militia"}
    assert len(scene.player("Ann").hand) == 4
    scene.play("Ann", "end_turn")
    assert scene.state.active == 1
    assert len(scene.player("Ann").hand) == 5


@pytest.mark.rule("MY-303")
def test_an_action_is_completed_before_the_next() -> None:
    scene = busy()
    scene.play("Ann", "invade")
    assert not set(VERB_NAMES) & set(scene.options("Ann"))
    assert scene.state.actions == 0


@pytest.mark.rule("MY-304", "MY-601", "MY-559")
def test_most_actions_may_be_repeated() -> None:
    scene = busy()
    assert "discard_cards" in scene.after("Ann", "discard_cards", "hand:start_ship", "done")
    assert "pass" in scene.after("Ann", "pass")
    assert "draft" not in scene.after("Ann", "draft", "take queen", "hand:start_market")
    scene.cards("Ann", hand="start_market start_market")
    scene.turn("Ann")
    assert "draft" in scene.verbs("Ann")
    scene.play("Ann", "draft", "take queen")
    assert "draft" not in scene.verbs("Ann")
    scene.armies("Ann", remise=5)
    scene.turn("Ann")
    assert "end_war" not in scene.after("Ann", "end_war", "fadge")


@pytest.mark.rule("MY-305", "MY-306")
def test_the_actions() -> None:
    scene = busy()
    assert scene.verbs("Ann") == {
        *["pass", "end_war", "invade", "place_armies", "remove_armies", "place_ships", "remove_ships", "buy", "draft"],
        *["store", "discard_cards", "remove_cards", "militia"],
    }
    scene.vp("patronage", 5)
    scene.player("Ann").counters[1] = 1
    scene.cards("Ann", hand="start_build mome quean start_market start_army alchemist diplomat")
    assert {"build", "alchemist", "diplomat", "patronage", "pass"} <= scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-307", "MY-1103")
def test_the_end_of_a_war_or_of_the_game_comes_first() -> None:
    scene = busy()
    for card in ("city", "castle", "roads"):
        scene.vp(card, 0)
    scene.vp("patronage", 0)
    scene.turn("Ann")
    assert {"end_war", "end_game"} <= scene.verbs("Ann")
    for first in ("pass", "militia"):
        assert not {"end_war", "end_game"} & set(scene.after("Ann", first))


@pytest.mark.rule("MY-308", "MY-309", "MY-310")
def test_free_actions_around_the_actions_but_not_inside() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain talion fadge")
    scene.road("fadge-talion")
    scene.armies("Ann", talion=1)
    free = "counsellor marauders mercenary militia mystic philosopher providence"
    scene.cards("Ann", hand=f"palmain start_market {free}", reserve="warehouse", discard="talion", draw="fadge")
    scene.state.improvement_deck = [44]
    scene.turn("Ann")
    names = {*free.split(), "road_move", "warehouse"}
    for actions in (0, 1, 2):
        assert names <= scene.turn("Ann", actions).verbs("Ann")
    scene.play("Ann", "militia")
    assert scene.state.actions == 2
    assert scene.state.free == 1
    assert names - {"militia"} <= scene.verbs("Ann")
    scene.turn("Ann")
    scene.play("Ann", "discard_cards")
    assert not names & set(scene.options("Ann"))


@pytest.mark.rule("MY-1232", "MY-310")
def test_twenty_free_actions_are_the_limit() -> None:
    scene = busy()
    assert "militia" in scene.turn("Ann", free=19).verbs("Ann")
    assert "militia" not in scene.turn("Ann", free=20).verbs("Ann")


@pytest.mark.rule("MY-312", "MY-965", "MY-966", "MY-415")
@pytest.mark.parametrize(("reserve", "hand", "size"), [("", "", 5), ("queen", "", 6), ("", "queen", 5)])
def test_the_refill(reserve: str, hand: str, size: int) -> None:
    scene = Scene()
    draw = "aporia blore camarine coryphee custus darb eagre"
    scene.lands("Ann", draw)
    scene.cards("Ann", hand=f"start_army {hand}", draw=draw, reserve=reserve)
    scene.run(REFILL, "Ann")
    assert len(scene.player("Ann").hand) == size


@pytest.mark.rule("MY-313", "MY-966", "MY-1209")
def test_a_full_hand_draws_and_discards_nothing() -> None:
    scene = Scene()
    scene.lands("Ann", "aporia blore camarine coryphee custus darb eagre")
    scene.cards("Ann", hand="aporia blore camarine coryphee custus darb", draw="eagre")
    scene.run(REFILL, "Ann")
    assert len(scene.player("Ann").hand) == 6
    assert len(scene.player("Ann").draw) == 1


@pytest.mark.rule("MY-315")
def test_drawing_stops_when_nothing_is_left() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_army", draw="start_ship", discard="start_market")
    scene.run(REFILL, "Ann")
    assert len(scene.player("Ann").hand) == 3


@pytest.mark.rule("MY-316")
def test_nothing_else_draws_cards() -> None:
    scene = busy()
    before = list(scene.player("Ann").draw)
    scene.play("Ann", "end_war", "draft", "take queen", "hand:start_market", "militia")
    assert scene.player("Ann").draw == before
    assert len(scene.player("Ann").hand) == 3


@pytest.mark.rule("MY-317", "MY-556", "MY-1208")
def test_new_cards_go_to_the_discard_pile() -> None:
    scene = busy()
    scene.play("Ann", "end_war")
    assert "fadge" in scene.zone("Ann", "discard")
    assert "fadge" not in scene.zone("Ann", "hand")
    scene.play("Ann", "draft", "take queen", "hand:start_market")
    assert sorted(scene.zone("Ann", "discard")) == ["fadge", "queen", "start_market"]


@pytest.mark.rule("MY-318")
def test_played_cards_go_to_the_discard_pile_when_the_action_is_complete() -> None:
    scene = busy()
    scene.play("Ann", "draft", "take queen")
    assert scene.zone("Ann", "discard") == []
    scene.play("Ann", "hand:start_army")
    assert "start_army" in scene.zone("Ann", "discard")
    assert "start_army" not in scene.zone("Ann", "hand")


@pytest.mark.rule("MY-319")
def test_only_the_active_player_decides_apart_from_scribe() -> None:
    state = MYTHOTOPIA.new(seed=5, players=3, round_limit=15)
    from tafelrunde.kernel.luck import Luck

    chance = Luck.seeded(5)
    while not state.over():
        if state.active >= 0 and not state.question().startswith("award"):
            assert state.to_act() == [state.active]
        seat = chance.pick(state.to_act())
        state.play(seat, chance.pick(state.moves(seat)))
    # Ben attacks himself to death: the defender with Scribe is asked in Ann's turn.
    scene = Scene()
    scene.vp("defender_of_the_realm", 6)
    scene.lands("Ben", "fadge")
    scene.cards("Ben", draw="fadge", reserve="scribe")
    scene.armies("Ann", fadge=1)
    scene.armies("Ben", fadge=2)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.state.to_act() == [1]
    assert scene.options("Ben") == ["card", "spare"]
    scene.play("Ben", "spare")
    assert scene.state.to_act() == [0]
    assert (scene.left("defender_of_the_realm"), scene.score("Ben")) == (6, 4)


def test_the_turn_ends_by_itself_when_nothing_else_is_possible() -> None:
    scene = Scene("Ann Ben")
    scene.cards("Ben", hand="start_army start_ship")
    scene.turn("Ann", actions=1)
    assert len(C.provinces) == 40
    scene.state.play(0, scene.state.moves(0)[0])  # pass; without cards there is nothing more
    assert scene.state.active == 1


@pytest.mark.rule("MY-301", "MY-307", "MY-310", "MY-418", "MY-557", "MY-559", "MY-722", "MY-988")
def test_the_next_turn_begins_afresh() -> None:
    scene = Scene("Ann Ben")
    scene.cards("Ben", hand="start_army start_ship")
    state = scene.state
    state.drafted = state.road_moved = state.warehouse_used = True
    state.enabled, state.actions, state.free, state.fresh_pool = 15, 2, 3, 8
    state.fresh_aside = [40]
    scene.run(NEXT_TURN, "Ann")
    assert (state.actions, state.free, state.enabled, state.fresh_pool, state.fresh_aside) == (0, 0, 0, 0, [])
    assert [state.drafted, state.road_moved, state.warehouse_used] == [False, False, False]
