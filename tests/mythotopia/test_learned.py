"""The network that is shipped: it can be read, tells where it comes from, and sees the obvious."""

import pytest

from mythotopia.scene import Scene
from tafelrunde.bots.bot import ask
from tafelrunde.bots.network_bot import NetworkBot, reader_of
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight.encoding import ENCODING
from tafelrunde.kernel.luck import Luck


def test_it_is_small_and_tells_its_origin() -> None:
    assert (MYTHOTOPIA.folder / "insight" / "network").stat().st_size < 2_000_000
    network = MYTHOTOPIA.network
    assert network is not None
    assert network.origin["command"].startswith("tafelrunde learn mythotopia ")
    assert network.origin["settings"]["encoding"]["version"] == ENCODING.version
    assert network.origin["rounds"][-1]["against tuned"]["share"] > 0.25


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "end_mode": "last_turns_4"}, {"players": 4}])
def test_it_sees_who_is_ahead(options: dict[str, object]) -> None:
    """At the beginning nobody is; with twelve points more and three cards empty the first seat is likely to win."""
    state = MYTHOTOPIA.new(seed=1, **options)
    reader = reader_of(MYTHOTOPIA, state.seats)
    shares = reader.shares(state)
    assert sum(shares) == pytest.approx(1.0)
    assert max(shares) < 0.75
    state.counters[:3] = [0, 0, 0]
    state.players[0].counters[2] = 6
    reader = reader_of(MYTHOTOPIA, state.seats)  # the other knows the position as play alone changes it
    assert reader.share(state, 0) > 0.6
    assert reader.points(state)[0] == max(reader.points(state))


@pytest.mark.rule("MY-1104")
def test_who_is_ahead_ends_the_game() -> None:
    scene = Scene("Ann Ben Cid")
    scene.lands("Ann", "palmain scombroid nusus")
    scene.lands("Ben", "mome fadge")
    scene.lands("Cid", "eagre")
    scene.cards("Ann", hand="palmain start_army start_market start_build", draw="scombroid start_ship nusus")
    for card in ("city", "castle", "roads", "patronage"):
        scene.vp(card, 0)
    scene.turn("Ann")
    move = ask(NetworkBot("learned"), scene.state, 0, Luck.seeded(1))
    assert MYTHOTOPIA.spell(scene.state, 0, move) == "end_game"


@pytest.mark.rule("MY-603")
def test_a_war_that_is_won_is_ended() -> None:
    """Three points for the asking, and nothing else to be done with an empty hand."""
    scene = Scene("Ann Ben Cid")
    scene.lands("Ann", "palmain scombroid nusus")
    scene.lands("Ben", "mome fadge iracund")
    scene.lands("Cid", "eagre remise camarine")
    scene.armies("Ann", iracund=3)
    scene.cards("Ann", hand="palmain", draw="scombroid start_ship nusus start_army start_market start_build")
    scene.turn("Ann")
    move = ask(NetworkBot("learned"), scene.state, 0, Luck.seeded(1))
    assert MYTHOTOPIA.spell(scene.state, 0, move) == "end_war"


def test_a_reader_that_has_read_games_with_other_options_says_what_a_new_one_says() -> None:
    """It keeps vectors up to date, but a memory of one game must not serve another whose options differ."""
    used = reader_of(MYTHOTOPIA, 2)
    rng = Luck.seeded(7)
    games = [
        MYTHOTOPIA.new(players=2, seed=1),
        MYTHOTOPIA.new(players=2, seed=1, end_mode="anyone", round_limit=20),
        MYTHOTOPIA.new(players=2, seed=1, castle_counter_value=1, spoils_counters=9),
    ]
    for ply in range(90):
        state = games[ply % len(games) if ply < 45 else rng.below(len(games))]
        assert used.points(state) == reader_of(MYTHOTOPIA, 2).points(state)
        for _ in range(3):
            seat = state.actor()
            state.play_listed(seat, rng.pick(state.legal(seat)))
