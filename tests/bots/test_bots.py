"""Bots: they play by the rules, know no more than their seat, and the better one wins."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bots.quick import quick
from tafelrunde.arena.match import play_match
from tafelrunde.bots.bot import Bot, Sight, ask
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.bots.playout import playout
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.bots.roster import BOTS, RIVALS, bot
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, Course, Decision

WAYS: list[dict[str, Any]] = [
    *[{"edition": "1e", "players": players} for players in (2, 3, 5)],
    *[{"edition": "2e", "players": players} for players in (2, 4)],
    *[{"players": 3, "modules": modules} for modules in ((1,), (2,), (3,), (1, 2, 3))],
    {"players": 4, "modules": (1, 2, 3), "house_governors": True, "decline_bonus_dice": True},
]


def in_words(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


# --- a game of pots: the hidden number says which pot is full ---------------------------------------------------------


class Pots(State):
    """Seat 0 opens one of the pots; nobody knows the full one before."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, 1, luck)
        self.full = luck.below(3)
        self.opened = -1

    def copy(self) -> "Pots":
        other = Pots(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.luck = self.luck.copy()
        other.full, other.opened = self.full, self.opened
        return other

    def fields(self) -> list[str]:
        return ["full", "opened"]


class Open(Decision[Pots]):
    def moves(self, state: Pots, seat: int) -> list[int]:
        return [0, 1, 2]

    def play(self, state: Pots, seat: int, move: int) -> None:
        state.opened = move


class PotsGame(Game):
    """`worths` is what its insight thinks of each pot; without it, the full one is worth 1."""

    def __init__(self, worths: list[float] | None = None) -> None:
        first = Open("open")
        words = MoveTable.of_words("pots", ["first", "second", "third"])
        super().__init__("pots", 1, words, [Number("players", 1, 1, 1)], Course(first, [first]), Path())
        self.worths = worths

    def set_up(self, options: dict[str, Any], luck: Luck) -> Pots:
        state = Pots(self, options, luck)
        state.then(self.course.begin, 0)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"opened": state.opened}

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        state.full = rng.below(3)
        state.luck = rng.spawn()

    def evaluate(self, state: State, seat: int) -> float:
        if self.worths is not None:
            return self.worths[state.opened]
        return float(state.opened == state.full)


# --- by the rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", WAYS, ids=in_words)
@pytest.mark.parametrize("name", ["random", "greedy", "page", "king"])
def test_bots_play_legal_moves_to_the_end_and_touch_nothing(name: str, options: dict[str, Any]) -> None:
    state = KINGSBURG.new(seed="legal", **options)
    chance = Luck.seeded("bots")
    player, others = quick(name), bot("learned")
    while seats := state.to_act():
        seat = seats[-1]
        before = state.dump()
        # A king takes its time: one is enough at each table.
        move = ask(player if seat == 1 or name != "king" else others, state, seat, chance)
        assert state.dump() == before
        assert move in state.moves(seat)
        state.play(seat, move)
    assert state.winners()


def test_random_takes_every_move_equally_often() -> None:
    """Three pots, 500 times each; chi-square with two degrees of freedom passes 13.8 once in a thousand."""
    state = PotsGame().new(seed=1)
    chance = Luck.seeded("random")
    chosen = [ask(RandomBot(), state, 0, chance) for _ in range(1500)]
    assert sum((chosen.count(move) - 500) ** 2 / 500 for move in (0, 1, 2)) < 13.8


@pytest.mark.parametrize(
    ("worths", "best"),
    [
        *[([1, 2, 0], 1), ([0, 1, 2], 2), ([2, 1, 0], 0)],
        *[([-3, -5, -2], 2), ([-7, -9, -9], 0), ([-9, -7, -8], 1)],
        *[([0, 0, 0], 0), ([1, 4, 4], 1), ([4, 1, 4], 0)],
    ],
)
def test_greedy_takes_what_is_worth_most_and_the_first_of_equals(worths: list[float], best: int) -> None:
    assert ask(GreedyBot(), PotsGame(worths).new(seed=1), 0, Luck.seeded(1)) == best


def test_greedy_judges_the_same_imagined_world_for_every_move() -> None:
    """It opens the pot that is full in the one world it imagines: always one of them, and any of them."""
    state = PotsGame().new(seed=1)
    chosen = []
    for seed in range(60):
        imagined = Sight(state, 0, Luck.seeded(seed)).imagine()
        chosen.append(ask(GreedyBot(), state, 0, Luck.seeded(seed)))
        assert chosen[-1] == imagined.full
    assert set(chosen) == {0, 1, 2}


# --- no more than the seat may know -----------------------------------------------------------------------------------


def twins(options: dict[str, Any], seed: int) -> Iterator[tuple[State, State, int]]:
    """The positions of a random game, each with one that differs in what the seat to act cannot know."""
    state = KINGSBURG.new(seed=seed, **options)
    rng = random.Random(seed)
    while not state.over():
        seat = rng.choice(state.to_act())
        twin = state.copy()
        twin.redeal(seat, Luck.seeded(rng.getrandbits(32)))
        if twin != state:
            yield state, twin, seat
        state.play(seat, rng.choice(state.moves(seat)))


SECRETS: list[dict[str, Any]] = [
    {"players": 3, "edition": "1e"},
    {"players": 4, "modules": (1, 2, 3), "house_governors": True},
    {"players": 2, "modules": (3,)},
]


@pytest.mark.parametrize("options", SECRETS, ids=in_words)
def test_whatever_a_bot_can_look_at_is_the_same_whatever_is_hidden(options: dict[str, Any]) -> None:
    for number, (state, twin, seat) in enumerate(twins(options, 6)):
        if number % 4 == 0:
            assert seen(Sight(state, seat, Luck.seeded(number))) == seen(Sight(twin, seat, Luck.seeded(number)))


def test_a_sight_offers_the_moves_in_words() -> None:
    """Three gold pay for the Statue (2 gold), and for nothing else that comes first in its row."""
    players = {"Ann": {"goods": "3 gold"}, "Brian": {}}
    state = KINGSBURG.position(year=1, phase="spring", decision="build", players=players)
    sight = Sight(state, 0, Luck.seeded(1))
    assert [offer.notation for offer in sight.offers()] == ["build nothing", "build statue"]
    assert [offer.move for offer in sight.offers()] == sight.moves()
    assert sight.offers("de")[0].words == "Nichts bauen"


def seen(sight: Sight) -> list[Any]:
    """All that can be got out of a sight, also by reaching where a bot should not."""
    worlds = [sight._world, sight.imagine(), sight.imagine()]
    return [sight.seat, sight.view(), sight.moves(), sight.rng.dump(), *[world.dump() for world in worlds]]


def test_a_sight_shows_what_the_seat_may_see_and_do() -> None:
    for state, _, seat in twins({"players": 3, "modules": (1, 2, 3)}, 7):
        sight = Sight(state, seat, Luck.seeded(1))
        assert sight.seat == seat
        assert sight.view() == state.view(seat)
        assert sight.moves() == state.moves(seat)


def test_imagined_worlds_agree_with_what_is_known_and_differ_in_the_rest() -> None:
    state = PotsGame().new(seed=1)
    sight = Sight(state, 0, Luck.seeded("worlds"))
    worlds = [sight.imagine() for _ in range(60)]
    assert {world.full for world in worlds} == {0, 1, 2}
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert len({tuple(world.luck.dump()) for world in [*worlds, state]}) == 61


def test_an_imagined_world_is_free_to_play_on() -> None:
    state = KINGSBURG.new(seed=1)
    seat = state.actor()
    sight = Sight(state, seat, Luck.seeded(1))
    before, view = state.dump(), sight.view()
    playout(sight.imagine(), Luck.seeded(2))
    assert state.dump() == before
    assert sight.view() == view


# --- the better one wins ----------------------------------------------------------------------------------------------


def test_greedy_beats_three_random_ones_in_seven_of_ten_games() -> None:
    wins = 0.0
    for number in range(10):
        table: list[Bot] = [RandomBot() for _ in range(4)]
        table[number % 4] = GreedyBot()
        wins += play_match(KINGSBURG, {}, table, f"duel {number}").win_share(number % 4)
    assert wins >= 7


# --- bots of one's own ------------------------------------------------------------------------------------------------


class Last(Bot):
    """Always the last move."""

    def __init__(self) -> None:
        super().__init__("last")
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        return sight.moves()[-1]


def test_a_bot_in_plain_python_plays_a_whole_game() -> None:
    own = Last()
    result = play_match(KINGSBURG, {"modules": (1, 2, 3)}, [own, RandomBot(), own], "own")
    assert own.asked > 20
    assert sorted(result.places)[0] == 1


def test_a_bot_may_build_on_another() -> None:
    class Proud(GreedyBot):
        def choose(self, sight: Sight) -> int:
            chosen.append(super().choose(sight))
            return chosen[-1]

    chosen: list[int] = []
    assert ask(Proud(), PotsGame([1, 3, 2]).new(seed=1), 0, Luck.seeded(1)) == 1
    assert chosen == [1]


def test_a_bot_that_cheats_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, sight: Sight) -> int:
            return KINGSBURG.move_space

    with pytest.raises(IllegalMove):
        play_match(KINGSBURG, {}, [Cheat("cheat"), RandomBot()], 1)


def test_a_bot_must_choose() -> None:
    with pytest.raises(NotImplementedError, match="lazy"):
        ask(Bot("lazy"), PotsGame().new(seed=1), 0, Luck.seeded(1))


# --- by name ----------------------------------------------------------------------------------------------------------


def test_bots_by_name() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("greedy"), GreedyBot)
    assert all(bot(name).name == name for name in BOTS)
    assert bot("random") is not bot("random")


@pytest.mark.parametrize("name", ["deep_blue", "", "Greedy"])
def test_an_unknown_bot_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        bot(name)
    known = ", ".join([*BOTS, *RIVALS])
    assert str(refused.value) == f"no bot is called {name!r}; bots are {known}, or one of your own as module:Class"
    assert list(BOTS)[:2] == ["random", "greedy"]


# --- playouts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", WAYS, ids=in_words)
def test_a_playout_ends_the_game(options: dict[str, Any]) -> None:
    state = KINGSBURG.new(seed=2, **options)
    assert playout(state, Luck.seeded(3)) == state.ply
    assert state.over()


def test_a_playout_is_random_play_of_the_first_to_act() -> None:
    fast, slow = (KINGSBURG.new(seed=4, modules=(2, 3)) for _ in range(2))
    playout(fast, Luck.seeded("same"))
    chance = Luck.seeded("same")
    while not slow.over():
        seat = slow.to_act()[0]
        slow.play(seat, chance.pick(slow.moves(seat)))
    assert fast.dump() == slow.dump()


def test_a_playout_stops_at_its_limit() -> None:
    state = KINGSBURG.new(seed=4)
    assert playout(state, Luck.seeded(1), 0) == 0
    assert playout(state, Luck.seeded(1), 5) == 5
    assert state.ply == 5
    assert not state.over()


@pytest.mark.parametrize("name", ["kingsburg", "mil", "mythotopia", "tumult_royal"])
def test_greedy_does_not_change_with_tuning(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ladders of different days can be compared only if the yardstick stays the same."""
    game = registry.game(name)
    tuned = game.judgement
    others = tuned.with_weights([-3.0 * weight for weight in tuned.weights])
    state = game.new(seed=5)
    race = Luck.seeded(name)
    for number in range(300):
        if state.over():
            break
        seat = state.racer(race)
        move = state.moves(seat)[0]
        if seat != TABLE:
            answers = []
            for judgement in (others, tuned):
                monkeypatch.setattr(game, "judgement", judgement)
                answers.append(ask(bot("greedy"), state, seat, Luck.seeded(number)))
            move = answers[0]
            assert move == answers[1]
        state.play(seat, move)
