"""Luck that is written down: read back, it stays what it was, whatever a later generator would give."""

from collections.abc import Sequence

from tafelrunde.kernel.errors import LuckError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.table.journal import Entry


def luck_of_the_setup(seed: str, written: list[int] | None) -> Luck:
    """What setting up a game draws from."""
    return Luck.seeded(seed) if written is None else Luck.scripted(written)


def drawn_on(own: Luck, read: Luck, written: Sequence[int]) -> Luck:
    """The generator after as many draws as were read back from what is written."""
    if read.script_at != len(written):
        raise LuckError("more luck is written than the game drew")
    for bound in written[::2]:
        own.below(bound)
    own.outcomes = []
    return own


def play_as_written(recorder: Recorder, entry: Entry, move: int) -> list[Event]:
    """Plays with the luck that the line holds, if it does; the generator is left as if it had drawn the same."""
    if entry.luck is None:
        return recorder.play(entry.seat, move)
    own = recorder.state.luck
    written = list(entry.luck)
    recorder.state.luck = Luck.scripted(written)
    recorder.state.luck.outcomes = []
    events = recorder.play(entry.seat, move)
    recorder.state.luck = drawn_on(own, recorder.state.luck, written)
    return events
