"""The messages of the socket (docs/protocol.md) as types: what is read is checked against them, what is sent is made of
them, and the types of the pages are generated from them.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tafelrunde.bots.advice import Advice
from tafelrunde.kernel.view import Sentence, View
from tafelrunde.server.wire import ONE_LINE, Number, Request, SpokenName, TableInfo
from tafelrunde.store.store import Said
from tafelrunde.table.racing import RaceShown
from tafelrunde.table.seen import Result, TableEvent
from tafelrunde.table.undo import Finality, WhyNoUndo

ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=ONE_LINE)]
Language = Literal["en", "de"]
MOST_AMOUNTS = 32
ThingId = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_LINE)]


# --- what a client sends ----------------------------------------------------------------------------------------------


class Move(Request, tag="move", tag_field="type"):
    """A move, and the line it answers."""

    line: Number
    move: Number


class SayAmounts(Request, tag="amounts", tag_field="type"):
    """So many of each of the view's `amounts`: all of it is played, or nothing."""

    line: Number
    counts: Annotated[list[Number], Meta(max_length=MOST_AMOUNTS)]


class Ready(Request, tag="ready", tag_field="type"):
    """I am ready for the race."""


class WishUndo(Request, tag="undo", tag_field="type"):
    """Take my last move back."""


class VoteUndo(Request, tag="undo_vote", tag_field="type"):
    """My answer to somebody's wish."""

    agree: bool


class WishStop(Request, tag="stop", tag_field="type"):
    """I propose that we all stop."""


class VoteStop(Request, tag="stop_vote", tag_field="type"):
    """My answer to somebody's proposal to stop."""

    agree: bool


class Chat(Request, tag="chat", tag_field="type"):
    """Something to say to all; a spectator names himself."""

    text: ChatText
    name: SpokenName | None = None


class AskWhyNot(Request, tag="why_not", tag_field="type"):
    """What is missing for a thing on the table, in the position of that line?"""

    thing: ThingId
    line: Number


class AskHint(Request, tag="hint", tag_field="type"):
    """What would a strong bot play for me, in the position of that line?"""

    line: Number


class AskSketch(Request, tag="sketch", tag_field="type"):
    """The position as text, please, as I may see it: for whoever has no board of this game."""

    language: Language


class Ping(Request, tag="ping", tag_field="type"):
    """Are you there?"""


ClientMessage = (
    Move
    | SayAmounts
    | Ready
    | WishUndo
    | VoteUndo
    | WishStop
    | VoteStop
    | Chat
    | AskWhyNot
    | AskHint
    | AskSketch
    | Ping
)
decode = msgspec.json.Decoder(ClientMessage).decode


# --- what the server sends --------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: who the viewer is (a spectator has no seat), the table, and what was said."""

    seat: int | None
    host: bool
    table: TableInfo
    chat: list[Said]


class TimeLeft(Struct):
    """The time for a decision, and what is left of it, in seconds, for each seat that owes one."""

    seconds: float
    left: dict[str, float]


class Wish(Struct):
    """Somebody's wish to take back what was done since a line, and who has agreed."""

    seat: int
    back_to: int
    agreed: list[int]


class UndoInfo(Struct):
    """May the viewer take back its last move: alone, by consent, or why not; and a wish that waits for answers."""

    alone: bool
    consent: bool
    reason: WhyNoUndo | None
    request: Wish | None


class Proposal(Struct):
    """Somebody proposes that all stop, and who has agreed."""

    seat: int
    agreed: list[int]


class StopInfo(Struct):
    """By which rule all may agree to stop, and a proposal that waits for answers."""

    rule: str
    request: Proposal | None


class Position(Struct, tag="view", tag_field="type"):
    """The game as one viewer sees it, and what happened since its last view. `answer` is the line to answer, if any.

    `final` names the moves on offer that cannot be taken back once they are made.
    """

    line: int
    answer: int | None
    view: View
    events_from: int
    events: list[TableEvent]
    clock: TimeLeft | None
    race: RaceShown | None
    undo: UndoInfo
    final: dict[int, Finality]
    stop: StopInfo | None
    over: bool
    result: Result | None
    seed: str | None


class TableNews(Struct, tag="table", tag_field="type"):
    """Seats, presence, status or rematch have changed."""

    table: TableInfo


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float

    @classmethod
    def of(cls, said: Said) -> "ChatLine":
        """A line as it is kept."""
        return cls(said.number, said.seat, said.name, said.text, said.at)


class Acknowledged(Struct, tag="ack", tag_field="type"):
    """The move that answered that line is written; `doubled` if it had been before."""

    line: int
    doubled: bool


class WhyNot(Struct, tag="why_not", tag_field="type"):
    """What is missing for a thing; nothing if it is possible, or if the game does not say."""

    thing: str
    line: int
    say: Sentence | None


class Hint(Struct, tag="hint", tag_field="type"):
    """What a strong bot would play, the best first."""

    line: int
    moves: list[Advice]


class Sketch(Struct, tag="sketch", tag_field="type"):
    """The position as the terminal shows it."""

    text: str


class Pong(Struct, tag="pong", tag_field="type"):
    """Here I am."""


class Refusal(Struct, tag="error", tag_field="type"):
    """Something was refused and nothing has changed; `line` if it was a move, `say` if the game has words for it."""

    code: str
    message: str
    say: Sentence | UnsetType = UNSET
    line: int | UnsetType = UNSET


ServerMessage = Hello | Position | TableNews | ChatLine | Acknowledged | WhyNot | Hint | Sketch | Pong | Refusal
