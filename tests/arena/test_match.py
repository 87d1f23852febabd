"""One game between bots."""

from time import sleep

import pytest

from tafelrunde.arena.match import Result, play_match
from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.roster import bot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.registry import game
from tafelrunde.kernel.state import State


def table(*names: str) -> list[Bot]:
    return [bot(name) for name in names]


def test_a_match_ends_with_a_place_for_everybody() -> None:
    result = play_match(game("kingsburg"), {"modules": "1,2,3"}, table("greedy", "random", "random"), 5)
    assert sorted(result.places) == [1, 2, 3]
    assert len(result.scores) == 3
    assert result.plies > 50


def test_the_seed_decides_everything() -> None:
    bots = ["random", "random", "random"]
    first, again, other = (play_match(game("kingsburg"), {}, table(*bots), seed) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


def test_bots_do_not_share_their_chance() -> None:
    """A bot that uses up chance leaves that of the others alone."""

    class Waster(Bot):
        def choose(self, sight: Sight) -> int:
            for _ in range(int(self.name)):
                sight.rng.word()
            return sight.moves()[0]

    class Listener(Bot):
        def choose(self, sight: Sight) -> int:
            heard.append(sight.rng.copy().word())
            return sight.moves()[0]

    chances = []
    for waste in ("0", "7"):
        heard: list[int] = []
        play_match(game("kingsburg"), {}, [Waster(waste), Listener("listener")], 1)
        chances.append(heard)
    assert chances[0] == chances[1]


def test_a_bots_seconds_are_those_of_the_processor() -> None:
    """While somebody waits for a busy machine, his time stands still."""

    class Sleeper(Bot):
        def choose(self, sight: Sight) -> int:
            if not waited:
                begun = sight.clock()
                sleep(0.2)
                waited.append(sight.clock() - begun)
            return sight.moves()[0]

    waited: list[float] = []
    play_match(game("kingsburg"), {}, [Sleeper("s"), Sleeper("t")], 1)
    assert waited[0] < 0.1


def test_as_many_bots_as_players() -> None:
    with pytest.raises(OptionError, match="4 players need as many bots, not 2"):
        play_match(game("kingsburg"), {"players": 4}, table("random", "random"), 1)


def test_a_shared_victory_is_shared() -> None:
    result = Result((30, 30, 12), (1, 1, 3), 200)
    assert [result.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_bots_race_against_the_clock_of_the_table() -> None:
    first, again = (play_match(game("tumult_royal"), {"robbery": "realtime"}, table(*["random"] * 2), 3) for _ in "ab")
    assert first == again
    assert sorted(first.places) == [1, 2]
    assert first.plies > 300


def test_of_those_who_choose_at_once_anybody_may_be_asked_first() -> None:
    """Sealed bids of Mil: in the order of seats 0 is asked first for each bid; in any order it is not."""
    first: dict[bool, list[int]] = {False: [], True: []}
    for any_order, asked in first.items():

        def watch(state: State, seat: int, move: int, asked: list[int] = asked) -> None:
            if state.to_act() == [0, 1, 2, 3]:
                asked.append(seat)

        play_match(game("mil"), {}, table(*["random"] * 4), 5, watch, any_order)
    assert set(first[False]) == {0}
    assert set(first[True]) == {0, 1, 2, 3}
