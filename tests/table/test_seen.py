"""What one viewer is told that points at a thing: never more than the seat may know."""

from typing import Any, cast

from table.toy import BIDS, NOT_YET, Toy, ToyState
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.table.play import Play
from tafelrunde.table.seen import reason_for


class Blabber(Toy):
    """A game that tells all bids to whoever asks, and deals secret bids anew."""

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        own = cast(ToyState, state)
        if own.question() == "bid":
            own.bids = [
                bid if number == seat or bid == NOT_YET else rng.pick(BIDS) for number, bid in enumerate(own.bids)
            ]
        state.luck = rng.spawn()

    def why_not(self, state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
        return None if thing == "possible" else ("toy-why", {"bids": list(cast(ToyState, state).bids)})


def after_bids(*bids: int) -> Play:
    """Three people, of whom some have made their secret bids."""
    play = Play(Blabber(), {"players": 3}, ["Ann", "Brian", "Cindy"], "seed")
    for seat, bid in enumerate(bids, 1):
        entry = play.entry(seat, play.asked[seat], bid, 0.0)
        assert entry is not None
        play = play.after(entry)
    return play


def test_a_reason_depends_on_what_the_seat_knows_alone() -> None:
    """Whatever the others have bid in secret, Ann hears the same; Brian hears his own bid."""
    answers = [reason_for(after_bids(brian, cindy), 0, "thing") for brian in BIDS for cindy in BIDS]
    assert all(answer == answers[0] for answer in answers)
    for bid in BIDS:
        told = reason_for(after_bids(bid), 1, "thing")
        assert told == {"id": "toy-why", "args": {"bids": [NOT_YET, bid, NOT_YET]}}


def test_asking_leaves_the_game_alone() -> None:
    play = after_bids(2)
    before = play.state.dump()
    assert reason_for(play, 0, "possible") is None
    reason_for(play, 0, "thing")
    assert play.state.dump() == before
