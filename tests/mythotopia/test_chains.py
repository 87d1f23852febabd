"""Chains of small decisions: whatever can be entered can be completed, and nothing happens before it is."""

import random

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.moves import VERB
from tafelrunde.games.mythotopia.rules.state import NO_CHAIN, MythotopiaState, members
from tafelrunde.games.mythotopia.rules.verbs import PASS
from tafelrunde.kernel.luck import Luck
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.undo import undo_of

HELPERS = ["farming", "quarry", "gold_mine", "levies", "merchant", "water_mill", "ranger", "scribe", "general"]
HELPERS += ["portal", "hero", "ship", "build"]


def crowded(seed: int) -> Scene:
    """Ann with random provinces, cards and helpers, wars, roads, and every victory-point card in play."""
    rng = random.Random(seed)
    scene = Scene("Ann Ben")
    provinces = list(C.provinces)
    rng.shuffle(provinces)
    scene.lands("Ann", " ".join(provinces[:9]))
    scene.lands("Ben", " ".join(provinces[9:16]))
    for card in ("guilded_city", "roadside_inns", "patronage"):
        scene.vp(card, rng.choice((0, 2)))
    for province in provinces[16:18]:
        scene.armies("Ann", **{province: 1})
    scene.armies("Ann", **{provinces[0]: 1})
    ends = list(zip(C.border_a, C.border_b, strict=True))
    lands = scene.player("Ann").lands
    own = [border for border, (a, b) in enumerate(ends) if lands >> a & 1 and lands >> b & 1]
    scene.state.roads = sorted(rng.sample(own, min(len(own), 2)))
    cards = [*provinces[:9], "start_army", "start_market", "start_ship", "start_build", *HELPERS, "mystic", "mercenary"]
    chosen = rng.sample(cards, rng.randrange(4, 9))
    split = rng.randrange(len(chosen) + 1)
    scene.cards("Ann", hand=" ".join(chosen[split:]), reserve=" ".join(chosen[:split]), discard=provinces[8])
    scene.cards("Ann", discard="" if provinces[8] in chosen else provinces[8])
    scene.player("Ann").army_stock = rng.choice((1, 2, 5))
    return scene.turn("Ann")


def explore(state: MythotopiaState, ends: list[int], budget: list[int]) -> None:
    """Every way through the open chain, as long as the budget lasts."""
    seat = state.active
    moves = state.moves(seat)
    assert moves
    for move in moves:
        if budget[0] <= 0:
            return
        budget[0] -= 1
        after = state.copy()
        after.play(seat, move)
        if after.chain_ply != NO_CHAIN:
            assert after.players[seat].hand == state.players[seat].hand
            explore(after, ends, budget)
        else:
            # Nothing is left unpaid or uncrossed, and no army is placed for nothing.
            assert (after.due, after.crossings, after.pending) == (0, 0, 0)
            ends[0] += 1


@pytest.mark.parametrize("seed", range(12))
def test_no_chain_runs_dry(seed: int) -> None:
    ends = [0]
    for number in range(6):
        scene = crowded(6 * seed + number)
        for move in scene.state.moves(0):
            chain = scene.state.copy()
            chain.play(0, move)
            if chain.chain_ply != NO_CHAIN:
                explore(chain, ends, [60])
    assert ends[0] > 20


def test_nothing_moves_before_the_commit_and_others_see_nothing() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army start_market ship")
    scene.turn("Ann")
    before = [scene.state.view(seat) for seat in (1, 2, None)]
    scene.play("Ann", "invade", "blore")
    assert scene.state.question() == "pay"
    assert [scene.state.view(seat) for seat in (1, 2, None)] == before
    chain = scene.state.view(0)["own"]["chain"]
    assert (chain["verb"], chain["target"], chain["role"]) == ("invade", "blore", "palmain")
    assert scene.zone("Ann", "hand") == ["palmain", "start_army", "start_market", "ship"]


def test_the_chain_shows_how_the_war_would_stand() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army start_market army talion")
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore", "hand:army")
    war = scene.state.view(0)["own"]["chain"]["war"]
    assert [party["strength"] for party in war["parties"]] == [4, 2]
    assert war["winner"] == 0


@pytest.mark.parametrize("players", [2, 4])
def test_a_person_may_take_a_chain_back_until_it_commits(players: int) -> None:
    """Moves of a chain draw no luck and reveal nothing, so the table lets them be taken back one by one."""
    names = ["Ann", "Ben", "Cid", "Dan"][:players]
    play = Play(MYTHOTOPIA, {"players": players, "round_limit": 6}, names, f"undo {players}")
    chance = Luck.seeded(players)
    taken = 0
    while not play.state.over():
        state = play.state
        assert isinstance(state, MythotopiaState)
        seat = state.actor()
        move = chance.pick(state.moves(seat))
        in_turn = state.active >= 0
        play = play.after(Entry(play.line, seat, play.asked[seat], move, None, 0.0))
        after = play.state
        assert isinstance(after, MythotopiaState)
        if in_turn and after.chain_ply != NO_CHAIN:
            assert undo_of(play, seat).alone
            taken += 1
    assert taken > 20


def test_equal_cards_are_one_option() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_army start_army start_ship")
    scene.turn("Ann")
    assert scene.after("Ann", "discard_cards") == ["hand:start_army", "hand:start_ship"]
    assert scene.after("Ann", "discard_cards", "hand:start_army") == ["done", "hand:start_army", "hand:start_ship"]


def test_the_verbs_are_numbered_in_their_order() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_army")
    scene.turn("Ann")
    assert scene.state.moves(0)[0] == VERB.of(PASS)
    assert members(1 << KIND["blore"]) == [KIND["blore"]]
