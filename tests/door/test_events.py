"""Listening: to a state, and through a bot's sight."""

import random
from typing import Any

import pytest

import tafelrunde
from kernel.hall import HALL
from tafelrunde import Bot, Event, Luck, Sight, TafelrundeError, play_match
from tafelrunde.bots.bot import Ears
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.seen import heard_since_last


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_listening_to_a_state() -> None:
    state = HALL.new(players=2)
    with state.listening() as events:
        state.act("bid 3", 0)
        assert kinds(events) == ["hall-sealed"]
        state.act("bid 2", 1)
    assert kinds(events) == ["hall-sealed", "hall-sealed", "hall-bids"]
    state.act("bid 0", 0)
    assert len(events) == 3
    assert state.news is None


def test_who_listened_before_hears_it_too() -> None:
    state = HALL.new(players=2)
    with state.listening() as outer:
        state.act("bid 0", 0)
        with state.listening() as inner:
            state.act("bid 1", 1)
        state.act("bid 1", 0)
    assert (len(outer), len(inner)) == (4, 2)


def test_an_event_in_words() -> None:
    state = tafelrunde.game("kingsburg").new(players=2, seed=7)
    with state.listening() as events:
        state.act("1G")
    assert state.tell_in_words(events[0], names=["Ann", "Brian"]) == "Ann gets 1 gold (King's favour)."
    assert state.tell_in_words(events[0], "de").startswith("Platz 0")


class Listener(Bot):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__("listener", listens=True)
        self.heard: list[list[Event]] = []

    def choose(self, sight: Sight) -> int:
        self.heard.append(sight.events())
        return sight.rng.pick(sight.moves())


class Deaf(Bot):
    """Asks without having said that it listens."""

    def choose(self, sight: Sight) -> int:
        sight.events()
        return sight.moves()[0]


def test_a_bot_hears_what_its_seat_has_seen_since_its_last_decision() -> None:
    """In the second edition with governors the cards that are dealt are told to their owners alone."""
    listener = Listener()
    game = tafelrunde.game("kingsburg")
    play_match(game, {"modules": [2]}, [tafelrunde.bot("random"), listener, tafelrunde.bot("random")], "ears")
    told = [event for events in listener.heard for event in events]
    dealt = [event for event in told if event.kind == "kb-dealt"]
    assert [event.args["seat"] for event in dealt] == [1]
    assert dealt[0] in listener.heard[0]
    assert all(event.visible_to(1) for event in told)
    assert len({id(event) for event in told}) == len(told)
    # Its own last move is part of what it has seen since.
    influences = [event for event in told if event.kind == "kb-influences" and event.args["seat"] == 1]
    assert influences


def test_listening_changes_no_match() -> None:
    game = tafelrunde.game("kingsburg")

    class Quiet(Bot):
        def choose(self, sight: Sight) -> int:
            return sight.rng.pick(sight.moves())

    one = play_match(game, {}, [Listener(), Quiet("quiet")], "same")
    assert play_match(game, {}, [Quiet("quiet"), Quiet("quiet")], "same") == one


def test_who_does_not_listen_is_told_so() -> None:
    with pytest.raises(TafelrundeError, match="listens=True"):
        play_match(HALL_WITH_EYES, {}, [Deaf("deaf"), Deaf("deaf")], 1)


class _HallWithEyes(type(HALL)):  # type: ignore[misc]
    """The hall, with nothing dealt anew: all that is needed to ask a bot."""

    def redeal(self, state: Any, seat: int, rng: Luck) -> None:
        pass


HALL_WITH_EYES = _HallWithEyes()


def test_what_is_taken_back_was_not_heard() -> None:
    ears = Ears({0: Listener(), 1: Deaf("deaf")})
    first, second = Event("first", {}), Event("second", {}, audience=1)
    ears.hear([first, second])
    ears.forget([first])
    assert (ears.take(0), ears.take(1)) == ([], None)
    ears.hear([first, second])
    assert (ears.take(0), ears.take(0)) == ([first], [])


def test_at_a_table_a_bot_hears_the_same() -> None:
    """What a server tells a bot is what the arena would: everything since its own last move."""
    play = Play(tafelrunde.game("kingsburg"), {"players": 3}, ["Ann", "Brian", "Cindy"], "seed")
    ears = Ears({seat: Listener() for seat in range(3)})
    ears.hear([told.event for told in play.told])
    chance = random.Random(3)
    for ply in range(60):
        [seat] = play.state.to_act()
        by_ear = ears.take(seat) or []
        assert [event.dump() for event in heard_since_last(play, seat)] == [event.dump() for event in by_ear]
        heard = len(play.told)
        play = play.after(Entry(ply, seat, ply, chance.choice(play.state.moves(seat)), None, 0.0))
        ears.hear([told.event for told in play.told[heard:]])
