"""The end of the game, clarifications, variants."""

from typing import Any

import pytest

from mythotopia.scene import KIND, Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.ending import STOP, projected
from tafelrunde.games.mythotopia.rules.setup import place_tokens
from tafelrunde.games.mythotopia.rules.state import members
from tafelrunde.games.mythotopia.rules.strength import strength_of
from tafelrunde.games.mythotopia.rules.turn import NEXT_TURN
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder, read, replay
from tafelrunde.table.stopping import unwilling


def near_the_end(empty: int = 4, **options: Any) -> Scene:
    """A number of empty cards; Ann has 6 points, Ben 3, Cid 0."""
    scene = Scene(**options)
    for number, card in enumerate(("city", "castle", "roads", "runestones", "citadel")):
        scene.vp(card, 0 if number < empty else 1)
    scene.lands("Ann", "palmain mome")
    scene.lands("Ben", "talion")
    for name in scene.names:
        scene.cards(name, hand="start_market start_ship", draw="start_army")
    scene.cards("Ben", hand="start_market start_ship", draw="talion")
    return scene


@pytest.mark.rule("MY-1101", "MY-1110", "MY-590")
def test_the_game_ends_by_the_declaration() -> None:
    scene = near_the_end()
    scene.turn("Ann")
    scene.play("Ann", "end_game")
    assert scene.state.over()
    assert scene.state.ender == 0
    assert scene.state.winners() == [0]
    assert scene.state.ranking() == [1, 2, 3]


@pytest.mark.rule("MY-1102")
@pytest.mark.parametrize(("empty", "ends"), [(3, False), (4, True), (5, True)])
def test_four_cards_must_be_empty(empty: int, ends: bool) -> None:
    scene = near_the_end(empty)
    assert ("end_game" in scene.turn("Ann").verbs("Ann")) is ends


@pytest.mark.rule("MY-1104", "MY-1109", "MY-1112")
def test_only_whoever_leads_alone() -> None:
    scene = near_the_end()
    assert "end_game" not in scene.turn("Ben").verbs("Ben")
    scene.player("Ben").counters[3] = 1  # six each
    assert "end_game" not in scene.turn("Ann").verbs("Ann")
    assert "end_game" not in scene.turn("Ben").verbs("Ben")
    scene.player("Ben").counters[1] = 1
    assert "end_game" in scene.turn("Ben").verbs("Ben")


@pytest.mark.rule("MY-1104", "MY-1105", "MY-1111")
def test_open_wars_count_beforehand() -> None:
    scene = near_the_end()
    scene.armies("Ben", palmain=1, mome=1)
    assert "end_game" not in scene.turn("Ann").verbs("Ann")
    assert projected(scene.state) == [0, 9, 0]
    assert scene.state.view(2)["projected"] == {"scores": [0, 9, 0], "winners": [1]}
    assert scene.scores() == [6, 3, 0]  # nothing has changed
    scene.turn("Ben")
    scene.play("Ben", "end_game")
    assert scene.scores() == [0, 9, 0]
    assert scene.owns("Ben") == ["mome", "palmain", "talion"]


@pytest.mark.rule("MY-1105")
def test_wars_are_resolved_in_the_order_of_the_map() -> None:
    """Ben has one town left: it goes to Mome, which comes before Palmain."""
    scene = near_the_end()
    scene.player("Ben").towns = 1
    scene.armies("Ben", palmain=1, mome=1)
    scene.run(STOP)
    assert scene.owns("Ben") == ["mome", "talion"]
    assert scene.owns("Ann") == []


@pytest.mark.rule("MY-1106")
def test_ties_go_to_the_defender() -> None:
    scene = near_the_end()
    scene.armies("Ben", palmain=2)
    scene.armies("Cid", palmain=2)
    scene.armies("Ben", eagre=2)  # the garrison has two as well
    assert projected(scene.state) == [6, 3, 0]


@pytest.mark.rule("MY-1107")
@pytest.mark.parametrize(
    ("reserve", "left", "spare", "score"), [("", 1, 1, 7), ("scribe", 1, 1, 7), ("scribe", 0, 1, 7), ("", 0, 1, 6)]
)
def test_counters_at_the_end_are_not_asked_for(reserve: str, left: int, spare: int, score: int) -> None:
    scene = near_the_end()
    scene.vp("defender_of_the_realm", left)
    scene.state.spare[1] = spare
    scene.cards("Ann", reserve=reserve)
    scene.armies("Ann", palmain=2)
    scene.armies("Ben", palmain=1)
    scene.run(STOP)
    assert scene.state.over()
    assert scene.score("Ann") == score
    if left:
        assert scene.left("defender_of_the_realm") == 0  # from the card first


@pytest.mark.rule("MY-1108", "MY-935")
def test_no_hero_and_no_replacement_at_the_end() -> None:
    scene = near_the_end()
    scene.cards("Ben", hand="hero", draw="talion")
    scene.cards("Ann", hand="palmain", draw="start_army", discard="mome")
    scene.armies("Ben", palmain=2, mome=1)
    scene.armies("Ann", mome=1)
    scene.run(STOP)
    assert scene.owns("Ben") == ["palmain", "talion"]  # the tie in Mome is Ann's
    assert scene.zone("Ann", "hand") == []
    assert scene.zone("Ben", "hand") == ["hero"]


@pytest.mark.rule("MY-1113", "MY-1115")
def test_a_stop_is_scored_by_points_and_ties_share() -> None:
    scene = near_the_end(0)
    scene.player("Ben").counters[3] = 1
    scene.run(STOP)
    assert scene.state.winners() == [0, 1]
    assert scene.state.ranking() == [1, 1, 3]
    assert scene.state.ender == -1


@pytest.mark.rule("MY-1115", "MY-1315")
@pytest.mark.parametrize(("limit", "last"), [(0, 500), (7, 7)])
def test_the_last_round(limit: int, last: int) -> None:
    scene = near_the_end(0, round_limit=limit)
    for number, over in [(last - 1, False), (last, True)]:
        scene.state.round = number
        scene.run(NEXT_TURN, "Cid")
        assert scene.state.over() is over
    scene.state.round = last
    scene.run(NEXT_TURN, "Ann")  # the round is not complete
    assert not scene.state.over()


# --- clarifications ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-1201")
def test_a_player_without_provinces_goes_on() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_market start_army portal")
    assert {"draft", "buy", "invade", "pass"} <= scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-1204")
def test_a_garrison_in_peace_stays_and_costs_nothing() -> None:
    scene = Scene()
    scene.lands("Ann", "mome")
    scene.cards("Ann", hand="start_army")
    scene.turn("Ann")
    scene.play("Ann", "place_armies")
    assert scene.state.wars() == 0
    scene.turn("Ben")
    assert scene.force("Ann", "mome") == 2


@pytest.mark.rule("MY-1205")
def test_the_fixed_card_comes_first_each_with_its_own_choice() -> None:
    scene = Scene()
    scene.vp("guilded_city", 4)
    scene.lands("Ann", "talion")
    scene.cards("Ann", hand="start_build talion eoan shog remise", reserve="scribe")
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan", "hand:remise")
    assert scene.state.question() == "award_city"
    scene.play("Ann", "spare")
    assert scene.state.question() == "award_guilded_city"
    scene.play("Ann", "card")
    assert (scene.left("city"), scene.left("guilded_city")) == (7, 3)


@pytest.mark.rule("MY-1206")
def test_patronage_twice_in_a_turn() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="remise start_army army start_market start_ship")
    scene.turn("Ann")
    scene.play("Ann", "patronage", "hand:remise", "hand:army")
    scene.play("Ann", "patronage")
    while scene.state.question() != "turn":
        scene.play("Ann", scene.options("Ann")[0])
    assert scene.left("patronage") == 3


@pytest.mark.rule("MY-1207")
def test_an_improvement_removed_this_turn_may_be_drafted() -> None:
    scene = Scene()
    scene.cards("Ann", hand="queen start_market", draw="start_army start_army start_build start_ship mome talion")
    scene.turn("Ann")
    scene.play("Ann", "remove_cards", "hand:queen")
    assert "take queen" in scene.after("Ann", "draft")


@pytest.mark.rule("MY-1211", "MY-564")
def test_piles_are_closed_but_the_discard_piles_and_the_pool() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain mome")
    scene.cards("Ann", hand="palmain", draw="start_army mome", discard="start_ship")
    scene.turn("Ann")
    scene.play("Ann", "discard_cards")
    assert scene.told("my-discards")[0].args["cards"] == ["palmain"]
    seen = scene.state.view(1)["players"][0]
    assert seen["discard"] == ["palmain", "start_ship"]
    assert (seen["hand"], seen["draw"]) == (0, 2)
    assert "own" not in scene.state.view(None)


@pytest.mark.rule("MY-1212")
def test_the_payment_lies_there_before_the_card() -> None:
    scene = Scene()
    scene.cards("Ann", hand="mystic remise", discard="start_ship")
    scene.turn("Ann")
    scene.play("Ann", "mystic")
    assert scene.zone("Ann", "hand") == ["start_ship"]
    assert scene.zone("Ann", "discard") == ["remise", "mystic"]


@pytest.mark.rule("MY-1213")
def test_a_castle_waits_for_a_controller() -> None:
    scene = Scene()
    scene.castle("talion")
    scene.armies("Ann", talion=4)
    scene.turn("Ann")
    scene.play("Ann", "end_war")  # 4 against 3
    assert scene.owns("Ann") == ["talion"]
    assert strength_of(scene.state, 0, KIND["talion"]) == 2


@pytest.mark.rule("MY-1214")
def test_bonuses_count_in_every_war() -> None:
    scene = Scene()
    scene.cards("Ann", reserve="cavalry")
    scene.armies("Ann", talion=1, mome=1)
    assert [strength_of(scene.state, 0, KIND[place]) for place in ("talion", "mome")] == [2, 2]


@pytest.mark.rule("MY-1209")
def test_nothing_is_discarded_when_places_are_lost() -> None:
    scene = Scene()
    scene.lands("Ann", "talion", cities="talion")
    scene.cards("Ann", reserve="start_army start_ship start_market", draw="talion")
    scene.armies("Ben", talion=1)
    scene.turn("Ben")
    scene.play("Ben", "end_war")
    assert capacity(scene.state, 0) == 2
    assert len(scene.zone("Ann", "reserve")) == 3


# --- variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-1301", "MY-1302", "MY-1303")
@pytest.mark.parametrize(
    ("draft", "players", "dealt", "kept"),
    [("one_extra", 3, 9, 7), ("one_extra", 4, 7, 5), ("two_extra", 3, 10, 8), ("two_extra", 4, 8, 6)],
)
def test_the_province_draft(draft: str, players: int, dealt: int, kept: int) -> None:
    state = MYTHOTOPIA.new(seed=1, players=players, province_draft=draft)
    assert state.question() == "give_up"
    assert state.to_act() == list(range(players))
    assert [len(state.moves(seat)) for seat in state.to_act()] == [dealt] * players
    chance = Luck.seeded(1)
    given = []
    while state.question() == "give_up":
        seat = chance.pick(state.to_act())
        before = state.view((seat + 1) % players)
        move = chance.pick(state.moves(seat))
        last = sum(len(player.choices) for player in state.players) == 2 * players - 1
        state.play(seat, move)
        given.append(move - 28)
        if not last:
            assert state.view((seat + 1) % players)["provinces"] == before["provinces"]
    assert [len(members(player.lands)) for player in state.players] == [kept] * players
    assert all(state.pool >> province & 1 for province in given)
    assert state.players[0].towns == 18 - kept + (1 if state.players[0].citadel >= 0 else 0)
    if state.question() == "turn":
        assert min(state.scores()) == 3 * kept


@pytest.mark.rule("MY-1301")
def test_no_draft_for_two() -> None:
    with pytest.raises(OptionError):
        MYTHOTOPIA.new(players=2, province_draft="one_extra")


@pytest.mark.rule("MY-1302", "MY-122")
def test_citadels_are_chosen_after_the_draft() -> None:
    for seed in range(60):
        state = MYTHOTOPIA.new(seed=seed, players=3, province_draft="one_extra")
        if state.plays_with(3):
            chance = Luck.seeded(seed)
            while state.question() == "give_up":
                seat = chance.pick(state.to_act())
                state.play(seat, chance.pick(state.moves(seat)))
            assert state.question() == "choose_citadel"
            assert len(state.moves(0)) == 7
            return
    raise AssertionError


@pytest.mark.rule("MY-1303")
def test_with_few_cards_left_dragon_and_runestone_share_a_province() -> None:
    scene = Scene("Ann Ben Cid Dan")
    scene.vp("here_be_dragons", 3)
    scene.vp("runestones", 4)
    place_tokens(scene.state, [0, 1, 2, 3, 4, 5, 6, 7])
    assert members(scene.state.dragons) == [3, 4, 5, 6, 7]
    assert members(scene.state.runestones) == [0, 1, 2, 6, 7]
    place = members(scene.state.dragons & scene.state.runestones)[0]
    scene.player("Ann").armies[place] = 12
    scene.player("Ann").note_presence(place)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == 3 + 2 + 2


def turns_until_the_end(scene: Scene, name: str) -> list[tuple[str, bool]]:
    """Whose turns follow after this player's, and whether they may invade."""
    found = []
    scene.run(NEXT_TURN, name)
    while not scene.state.over():
        who = scene.names[scene.state.active]
        scene.lands(who, "")
        found.append((who, "invade" in scene.verbs(who)))
        scene.play(who, "pass", "pass")
        if not scene.state.over() and "end_turn" in scene.options(who):
            scene.play(who, "end_turn")
    return found


def invaders(empty: int, **options: Any) -> Scene:
    scene = near_the_end(empty, **options)
    for name in scene.names:
        scene.cards(name, hand="portal start_army start_market")
    return scene


@pytest.mark.rule("MY-1311")
def test_last_turns_after_four_empty_cards() -> None:
    scene = invaders(4, end_mode="last_turns_4")
    assert "end_game" not in scene.turn("Ann").verbs("Ann")
    turns = turns_until_the_end(scene, "Ben")
    assert turns == [
        *[("Cid", True), ("Ann", True)],
        *[("Ben", False), ("Cid", False), ("Ann", False)],
    ]
    assert [event.args for event in scene.told("my-last-turns")] == [{"count": 5}]
    scene = invaders(3, end_mode="last_turns_4")
    scene.run(NEXT_TURN, "Ben")
    assert scene.state.turns_left == 0
    assert scene.told("my-last-turns") == []


@pytest.mark.rule("MY-1312")
def test_last_turns_after_five_empty_cards() -> None:
    scene = invaders(5, end_mode="last_turns_5")
    turns = turns_until_the_end(scene, "Ben")  # Ann began the round
    assert turns == [("Cid", True), ("Ann", False), ("Ben", False), ("Cid", False)]
    scene = invaders(5, end_mode="last_turns_5")
    scene.state.start_player = 2
    turns = turns_until_the_end(scene, "Ben")  # Cid began the round, so Ben's turn was its last
    assert turns == [("Cid", False), ("Ann", False), ("Ben", False)]
    scene = invaders(4, end_mode="last_turns_5")
    scene.run(NEXT_TURN, "Ben")
    assert scene.state.turns_left == 0


@pytest.mark.rule("MY-1311", "MY-1312", "MY-1106")
def test_wars_are_resolved_after_the_last_turn_and_ties_share() -> None:
    scene = near_the_end(4, end_mode="last_turns_4")
    scene.state.turns_left = 1
    scene.armies("Ben", palmain=1)
    scene.run(NEXT_TURN, "Ann")
    assert scene.state.over()
    assert scene.scores() == [3, 6, 0]
    assert scene.state.winners() == [1]


@pytest.mark.rule("MY-1313", "MY-1111")
def test_anybody_may_end_the_game_with_hidden_points() -> None:
    scene = near_the_end(4, end_mode="anyone")
    scene.player("Ann").counters[2] = 1
    scene.turn("Ben")
    assert "end_game" in scene.verbs("Ben")
    seen = scene.state.view(1)
    assert seen["players"][0]["counters"] is None
    assert seen["players"][0]["score"] is None
    assert seen["players"][1]["score"] == 3
    assert seen["projected"] is None
    scene.play("Ben", "end_game")
    assert scene.state.winners() == [0]
    assert scene.state.view(1)["players"][0]["score"] == 8
    scene = near_the_end(3, end_mode="anyone")
    assert "end_game" not in scene.turn("Ben").verbs("Ben")


@pytest.mark.rule("MY-1314")
@pytest.mark.parametrize(("option", "scores"), [(False, [3, 6, 0]), (True, [6, 3, 0])])
def test_open_wars_may_go_to_the_defender(option: bool, scores: list[int]) -> None:
    scene = near_the_end(open_wars_to_defender=option)
    scene.armies("Ben", palmain=1)
    scene.turn("Ann")
    assert projected(scene.state) == scores
    scene.run(STOP)
    assert scene.scores() == scores


@pytest.mark.rule("MY-1113", "MY-1115")
def test_all_may_agree_to_stop_at_any_time_and_the_game_is_scored() -> None:
    """Ben wins the war of Palmain, amid an action of Ann's that is given up with it."""
    scene = near_the_end()
    scene.armies("Ben", palmain=1)
    scene.cards("Ann", hand="palmain start_army start_market")
    scene.turn("Ann")
    scene.play("Ann", "invade")
    assert MYTHOTOPIA.places_if_stopped(scene.state) == [2, 1, 3]
    scene.state.stop()
    assert scene.state.over()
    assert scene.scores() == [3, 6, 0]
    assert scene.state.winners() == [1]
    assert (scene.state.pending, scene.state.due) == (0, 0)
    with pytest.raises(IllegalMove):
        scene.state.stop()


@pytest.mark.rule("MY-1113")
def test_an_agreement_stands_in_the_record_and_is_replayed() -> None:
    recorder = Recorder(MYTHOTOPIA, Luck.seeded(3), ["Ann", "Ben"], players=2)
    for _ in range(9):
        seat = recorder.state.to_act()[0]
        recorder.play(seat, recorder.state.moves(seat)[0])
    recorder.stop()
    text = str(recorder.record())
    assert "\nTable: all agree to stop\nresult: " in text
    assert replay(MYTHOTOPIA, read(text)) == recorder.state


@pytest.mark.rule("MY-1113", "MY-1313")
def test_bots_agree_to_stop_if_they_would_not_stand_behind_who_proposes_it() -> None:
    scene = near_the_end()
    scene.armies("Ben", palmain=1)
    scene.turn("Ann")  # Ben would win before Ann, Cid would be last
    assert unwilling(scene.state, 0, [1, 2]) == [2]
    assert unwilling(scene.state, 1, [0, 2]) == [0, 2]
    assert unwilling(scene.state, 2, [0, 1]) == []
    secret = near_the_end(end_mode="anyone")
    assert unwilling(secret.turn("Ann").state, 0, [1, 2]) == []


def test_a_game_whose_rules_know_no_agreement_refuses_it() -> None:
    state = KINGSBURG.new(seed=1)
    with pytest.raises(IllegalMove, match="cannot agree to stop"):
        state.stop()
    assert state == KINGSBURG.new(seed=1)
