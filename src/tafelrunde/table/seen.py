"""What one viewer is told: a view of its own, built for it alone, and the events it may know."""

import re
from itertools import takewhile
from typing import TypedDict

import msgspec

from tafelrunde.kernel.event import EVERYBODY, Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import Sentence, sentence
from tafelrunde.table.past import TOLD, Told
from tafelrunde.table.play import Play

_RESULT = re.compile(r"result: ([-\d ]+), places ([\d ]+), fingerprint \w+")
SPECTATOR = -3
"""A number that is no seat, under which a spectator asks what it may know."""


class TableEvent(TypedDict):
    """What happened, after how many moves that the viewer knows of, and the message that tells it."""

    line: int
    kind: str
    say: Sentence


class Result(TypedDict):
    """How a game ended: points, places and winners."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]


def visible(event: Event, seat: int | None) -> bool:
    """May this seat, or a spectator, know of the event?"""
    return event.visible_to(SPECTATOR if seat is None else seat)


def events_for(play: Play, seat: int | None, start: int = 0) -> list[TableEvent]:
    """What the viewer may know of all events from number `start` on; their plies are the moves that it knows of."""
    game = play.recorder.game
    known: list[TableEvent] = []
    line, seen = 0, 0
    for told in play.told.since(start):
        if visible(told.event, seat):
            if told.line != line:  # mostly several events tell of one move
                line, seen = told.line, play.seen_of(seat, told.line)
            known.append(event_as_data(game, Told(seen, told.event)))
    return known


def log_for(play: Play, seat: int | None, start: int = 0) -> tuple[int, msgspec.Raw]:
    """How many events `events_for` gives, and they themselves as they are sent: most are kept that way already."""
    game = play.recorder.game
    if type(game).say_event is not Game.say_event:  # it has words of its own
        events = events_for(play, seat, start)
        return len(events), msgspec.Raw(msgspec.json.encode(events))
    eyes = SPECTATOR if seat is None else seat
    known: list[bytes] = []
    unpack = TOLD.unpack_from
    line, head = -1, b""
    for item in play.told.written(start):
        told, audience, _ = unpack(item)
        if audience in (EVERYBODY, eyes):
            if told != line:  # mostly several events tell of one move
                line, head = told, b'{"line":%d,' % play.seen_of(seat, told)
            known.append(head + item[TOLD.size + 1 :])
    return len(known), msgspec.Raw(b"[%b]" % b",".join(known))


def heard_since_last(play: Play, seat: int) -> list[Event]:
    """What the seat has seen happen since its last decision, its own move included."""
    # Looked for from the end, so that a long game costs no more than a short one.
    made = len(play.moves)
    since = next((made - back for back, played in enumerate(reversed(play.moves)) if played.seat == seat), 0)
    recent = takewhile(lambda told: told.line >= since, reversed(play.told))
    return [told.event for told in recent if visible(told.event, seat)][::-1]


def heard_still(before: Play, after: Play, seat: int | None, log: int) -> tuple[int, int]:
    """How much of a viewer's log still holds after a take-back, and the number of the first event that is missing."""
    shown, now = events_for(before, seat)[:log], events_for(after, seat)
    same = 0
    while same < min(len(shown), len(now)) and shown[same] == now[same]:
        same += 1
    known = [number for number, told in enumerate(after.told) if visible(told.event, seat)]
    return same, known[same] if same < len(known) else len(after.told)


def event_as_data(game: Game, told: Told) -> TableEvent:
    """An event as plain data, with the message that tells it."""
    return {"line": told.line, "kind": told.event.kind, "say": sentence(game.say_event(told.event))}


def reason_for(play: Play, seat: int, thing: str) -> Sentence | None:
    """Why a thing is not possible for a seat, as a message; None if it is.

    The game answers for a position that was dealt anew for the seat, so it cannot tell what the seat does not know.
    """
    state = play.state.copy()
    state.redeal(seat, Luck.seeded("why not"))
    reason = play.recorder.game.why_not(state, seat, thing)
    return None if reason is None else sentence(reason)


def result_in(text: str) -> Result | None:
    """How the game ended, as the last line of a finished record tells it."""
    found = _RESULT.fullmatch(text.rstrip().rpartition("\n")[2])
    if found is None:
        return None
    scores, ranking = ([int(number) for number in numbers.split()] for numbers in found.groups())
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    return {"scores": scores, "ranking": ranking, "winners": winners}


def result_of(state: State) -> Result | None:
    """How the game ended; None while it goes on."""
    if not state.over():
        return None
    return {"scores": state.scores(), "ranking": state.ranking(), "winners": state.winners()}
