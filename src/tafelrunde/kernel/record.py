"""Records: a game as a text that a person can read, with all luck in it.

    Tafelrunde record 1
    game: kingsburg
    rules: 1
    components: 1f0c…
    options: players=4 edition=2e modules=1,3 house_governors=false decline_bonus_dice=false
    seats: Ann | Brian | Cindy | David

    start {4: 2} {3: 0} {2: 1} {5: 3 3 0 4 1}
    Ann: 1G
    Brian: 1W {6: 2 5 5 1 1 3} [dice Ann 3,6,6 roll] [dice Brian 2,2,4 roll]
    …
    result: 31 28 40 22, places 2 3 1 4, fingerprint 9c1d…

Where all players have agreed to stop, the last line is `Table: all agree to stop`. Two other lines of the table change
nothing in the game: `Table: Brian resigns` (from then on a bot has played his seat) and `Table: played on from here`
(what stands before was taken over from another game; the luck of this one begins here).

Where it was played with components of a player's own, these stand behind the header, so that it can be replayed
anywhere: `own components over 9ab3…`, and below it the lines of the file, each behind a bar.

After each move stands in braces the luck that it drew (`{6: 2 5}`: two draws of six, counted from 0) and in brackets
what it revealed. A record is replayed with the luck it holds, so that a later generator of chance cannot change it.

A record may come from anywhere, so reading one takes time in proportion to its length and no longer, and there is a
largest record, a longest line, and so on; games that people play stay far below.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel.errors import (
    IllegalMove,
    LuckError,
    OptionError,
    RecordError,
    TafelrundeError,
    UnknownComponents,
)
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

TITLE = "Tafelrunde record 1"
LARGEST_RECORD = 1_000_000
LONGEST_LINE = 16_384
MOST_LINES = 20_000
MOST_SEATS = 16
MOST_DIGITS = 10
THE_TABLE = "Table"
"""The name of the seat that nobody holds."""
AGREED = "all agree to stop"
"""What the seat that nobody holds says where all players have agreed to stop."""
PLAYED_ON = "played on from here"
"""What it says where the game goes on that another one had begun."""
OWN = "own components over"
BAR = "|"
HEADERS = ["game", "rules", "components", "options", "seats"]
_HARMLESS = str.maketrans("[]{}", "()()")


@dataclass
class Line:
    """One move with what it drew and what it revealed. The first line of a record is the set-up, without a move."""

    seat: int | None
    move: str
    luck: list[int] = field(default_factory=list)
    reveals: list[str] = field(default_factory=list)


def resignation(name: str) -> Line:
    """The line that tells of a player who gives up his seat."""
    return Line(TABLE, f"{name} resigns")


def is_note(line: Line, seats: list[str]) -> bool:
    """Does a line tell what happened beside the game, and change nothing in it?"""
    return line.seat == TABLE and (line.move == PLAYED_ON or line.move in [resignation(name).move for name in seats])


@dataclass(repr=False)
class Record:
    """A finished or unfinished game as data; `str(record)` is its text."""

    game: str
    rules: int
    components: str
    options: dict[str, str]
    seats: list[str]
    lines: list[Line] = field(default_factory=list)
    result: str | None = None
    own: OwnValues | None = None

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        head = [
            TITLE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"options: {options}",
            f"seats: {' | '.join(self.seats)}",
            *([] if self.own is None else _own_in_words(self.own)),
            "",
        ]
        tail = [f"result: {self.result}"] if self.result else []
        return "\n".join([*head, *map(self._line, self.lines), *tail, ""])

    def __repr__(self) -> str:
        state = "unfinished" if self.result is None else "over"
        return f"<Record of {self.game}: {', '.join(self.seats)}; {len(self.lines) - 1} moves, {state}>"

    def _line(self, line: Line) -> str:
        who = "start" if line.seat is None else f"{_name(line.seat, self.seats)}: {line.move}"
        return " ".join([who, *_luck_in_words(line.luck), *[f"[{reveal}]" for reveal in line.reveals]])


def _own_in_words(own: OwnValues) -> list[str]:
    return [f"{OWN} {own.over}", *(f"{BAR} {row}".rstrip() for row in own.toml.splitlines())]


def _name(seat: int, seats: list[str]) -> str:
    return THE_TABLE if seat == TABLE else seats[seat]


def _luck_in_words(luck: list[int]) -> Iterator[str]:
    """Draws of the same bound share a brace."""
    at = 0
    while at < len(luck):
        bound, values = luck[at], []
        while at < len(luck) and luck[at] == bound:
            values.append(str(luck[at + 1]))
            at += 2
        yield f"{{{bound}: {' '.join(values)}}}"


# --- writing ----------------------------------------------------------------------------------------------------------


class Recorder:
    """Plays a game and keeps its record: `recorder.play(seat, move)` instead of `state.play`."""

    def __init__(self, game: Game, luck: Luck, seats: list[str], **options: Any) -> None:
        settled = game.settle(options)
        self.game = game
        self.seats = _checked_names(seats, settled)
        self.lines: list[Line] = []
        self.state: State = game.set_up(settled, luck)
        self.state.news = []
        self.state.luck.outcomes = []
        self.state.proceed()
        self.events = self._note(None, "")

    @classmethod
    def resume(cls, game: Game, record: Record, luck: Luck) -> "Recorder":
        """Goes on where an unfinished record stops, with its components; what comes is drawn from `luck`."""
        state = replay(game, record)
        state.luck = luck
        recorder = cls.at(state.game, list(record.seats), state)
        recorder.lines = list(record.lines)
        return recorder

    @classmethod
    def at(cls, game: Game, seats: list[str], state: State) -> "Recorder":
        """Goes on from a position; what led there is not in its record."""
        recorder = cls.__new__(cls)
        recorder.game = game
        recorder.seats = seats
        recorder.lines = []
        recorder.events = []
        recorder.state = state
        recorder.state.news = []
        recorder.state.luck.outcomes = []
        return recorder

    def copy(self) -> "Recorder":
        """An independent recorder at the same point, with the same luck to come."""
        other = Recorder.at(self.game, self.seats, self.state.copy())
        other.lines = list(self.lines)
        return other

    def play(self, seat: int, move: int) -> list[Event]:
        """Plays a move, writes it down, and returns what happened."""
        words = self.game.spell(self.state, seat, move) if move in self.state.moves(seat) else ""
        self.state.play(seat, move)
        self.events = self._note(seat, words)
        return self.events

    def stop(self) -> list[Event]:
        """All players agree to stop; returns what happened."""
        self.state.stop()
        self.events = self._note(TABLE, AGREED)
        return self.events

    def play_line(self, line: Line) -> None:
        """Plays what a line of a record says; the set-up has been played."""
        assert line.seat is not None
        if line.seat == TABLE and line.move == AGREED:
            self.stop()
        elif is_note(line, self.seats):
            self.lines.append(line)
        else:
            self.play(line.seat, self.game.parse(self.state, line.seat, line.move))

    def _note(self, seat: int | None, words: str) -> list[Event]:
        events = self.state.news or []
        outcomes = self.state.luck.outcomes or []
        self.lines.append(Line(seat, words, outcomes, _reveals(events, self.seats)))
        self.state.news = []
        self.state.luck.outcomes = []
        return events

    def __repr__(self) -> str:
        return f"<Recorder of {self.state!r}>"

    def record(self) -> Record:
        """The record up to now, with the result once the game is over."""
        options = self.game.written_options(self.state.options)
        return Record(
            self.game.id,
            self.game.rules_version,
            self.game.component_hash,
            {name: _word(value) for name, value in options.items()},
            self.seats,
            list(self.lines),
            result_of(self.state) if self.state.over() else None,
            self.game.own_values(),
        )


def can_be_named(name: str) -> bool:
    """Can a record hold this name of a player, and read it back?"""
    plain = name.isprintable() and name == " ".join(name.split()) and not any(sign in name for sign in ":|[]{}")
    return plain and name not in ("", "start", "result", THE_TABLE)


def _checked_names(seats: list[str], options: dict[str, Any]) -> list[str]:
    if len(seats) != options["players"]:
        raise OptionError(f"{options['players']} players need as many names, not {len(seats)}")
    for name in seats:
        if not can_be_named(name):
            raise OptionError(f"{name!r} cannot be a player's name in a record")
    if len(set(seats)) != len(seats):
        raise OptionError("two players share a name")
    return seats


def _word(value: Any) -> str:
    """A value as a record writes it, without the brackets and braces that mean something there."""
    if isinstance(value, dict):
        return ",".join(f"{key}={_word(each)}" for key, each in value.items()) or "none"
    if isinstance(value, list):
        return (
            ",".join(f"({_word(each)})" if isinstance(each, list | dict) else _word(each) for each in value) or "none"
        )
    word = str(value).lower() if isinstance(value, bool) else str(value)
    return word.translate(_HARMLESS)


def _reveals(events: list[Event], seats: list[str]) -> list[str]:
    """What became known, in short words: `dice Ann 3,6,6 roll`."""
    return [
        " ".join([event.kind.partition("-")[2], *(_detail(name, value, seats) for name, value in event.args.items())])
        for event in events
        if event.reveals
    ]


def _detail(name: str, value: Any, seats: list[str]) -> str:
    return _name(value, seats) if name == "seat" else _word(value)


def result_of(state: State) -> str:
    """The last line of a finished record."""
    scores = " ".join(map(str, state.scores()))
    places = " ".join(map(str, state.ranking()))
    return f"{scores}, places {places}, fingerprint {state.fingerprint()}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record that a text holds; `RecordError` says in which line it is broken."""
    rows = _rows(text)
    head = _read_head(rows)
    try:
        rules = int(head["rules"])
        options = dict(word.split("=", 1) for word in head["options"].split())
    except ValueError:
        raise RecordError("the record's header is broken: rules is a number, options are name=value") from None
    record = Record(head["game"], rules, head["components"], options, _read_names(head["seats"]))
    seats = {name: seat for seat, name in enumerate(record.seats)} | {THE_TABLE: TABLE}
    first = _read_own(record, rows, len(HEADERS) + 1)
    for number, row in enumerate(rows[first:], first + 1):
        if row.strip() and record.result is not None:
            raise RecordError(f"line {number}: nothing may follow the result")
        if row.startswith("result: "):
            record.result = row.removeprefix("result: ")
        elif row.strip():
            record.lines.append(_read_line(number, row, seats, first=not record.lines))
    if not record.lines:
        raise RecordError("the record is cut off: it holds no line of play")
    return record


def _rows(text: str) -> list[str]:
    """The lines of a text that may be a record."""
    if len(text) > LARGEST_RECORD:
        raise RecordError(f"a record has at most {LARGEST_RECORD} characters, not {len(text)}")
    rows = text.splitlines()
    if not rows or rows[0].strip() != TITLE:
        raise RecordError(f"this is no Tafelrunde record: its first line should be {TITLE!r}")
    if len(rows) > MOST_LINES:
        raise RecordError(f"a record has at most {MOST_LINES} lines, not {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) > LONGEST_LINE:
            raise RecordError(f"line {number}: a line of a record has at most {LONGEST_LINE} characters")
    return rows


def _read_head(rows: list[str]) -> dict[str, str]:
    head = {}
    for number, name in enumerate(HEADERS, 2):
        row = rows[number - 1] if len(rows) >= number else ""
        if not row.startswith(f"{name}: "):
            raise RecordError(f"line {number}: the record's header should say {name!r} here")
        head[name] = row.removeprefix(f"{name}: ").strip()
    return head


def _read_own(record: Record, rows: list[str], first: int) -> int:
    """Takes over the components of a player's own, if the record holds any; the place of the row behind them."""
    if len(rows) <= first or not rows[first].startswith(f"{OWN} "):
        return first
    behind = first + 1
    while behind < len(rows) and rows[behind].startswith(BAR):
        behind += 1
    toml = "\n".join(row.removeprefix(BAR).removeprefix(" ") for row in rows[first + 1 : behind])
    record.own = OwnValues(record.components, rows[first].removeprefix(OWN).strip(), toml)
    return behind


def _read_names(words: str) -> list[str]:
    names = words.split(" | ")
    number = len(HEADERS) + 1
    if len(names) > MOST_SEATS:
        raise RecordError(f"line {number}: a record has at most {MOST_SEATS} seats, not {len(names)}")
    for name in names:
        if not can_be_named(name):
            raise RecordError(f"line {number}: {name!r} cannot be a player's name in a record")
    if len(set(names)) != len(names):
        raise RecordError(f"line {number}: two players share a name")
    return names


def _read_line(number: int, row: str, seats: dict[str, int], first: bool) -> Line:
    rest, reveals = _taken_out(row, "[", "]")
    rest, draws = _taken_out(rest, "{", "}")
    words = " ".join(rest.split())
    if "{" in words or "[" in words:
        raise RecordError(f"line {number}: a brace or bracket is not closed")
    luck = [each for draw in draws for each in _read_luck(number, draw)]
    if first:
        if words != "start":
            raise RecordError(f"line {number}: play begins with the line 'start'")
        return Line(None, "", luck, reveals)
    name, colon, move = words.partition(": ")
    if not colon or name not in seats:
        raise RecordError(f"line {number}: expected a player and a move, as in '{next(iter(seats))}: …'")
    return Line(seats[name], move, luck, reveals)


def _taken_out(row: str, opening: str, closing: str) -> tuple[str, list[str]]:
    """A row without what stands between such signs, and that. Each sign is looked at once, also if none is closed."""
    left, taken, at = [], [], 0
    start = row.find(opening)
    end = row.find(closing, start) if start >= 0 else -1
    while end >= 0:
        left.append(row[at:start])
        taken.append(row[start + 1 : end])
        at = end + 1
        start = row.find(opening, at)
        end = row.find(closing, start) if start >= 0 else -1
    return "".join([*left, row[at:]]), taken


def _read_luck(number: int, draw: str) -> list[int]:
    """Bound and value of each draw in a brace: `6: 2 5` are two draws of six."""
    bound, colon, values = draw.partition(": ")
    if not colon or not all(_is_number(word) for word in (bound, *values.split())):
        raise RecordError(f"line {number}: a brace or bracket is not closed")
    luck = []
    for value in values.split():
        if max(len(bound), len(value)) > MOST_DIGITS or int(value) >= int(bound):
            raise RecordError(f"line {number}: a draw of {bound} cannot give {value}")
        luck += [int(bound), int(value)]
    return luck


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


# --- replaying --------------------------------------------------------------------------------------------------------


def replay(game: Game, record: Record) -> State:
    """The position at the end of a record."""
    *_, (_, state, _) = steps(game, record)
    return state


def steps(game: Game, record: Record) -> Iterator[tuple[Line, State, list[Event]]]:
    """Replays a record move by move: each line, the (one, changing) position after it, what happened."""
    game = fitting(game, record)
    state = game.set_up(game.settle(dict(record.options)), Luck.scripted(record.lines[0].luck))
    if len(record.seats) != state.seats:
        raise RecordError(f"the record names {len(record.seats)} players for a game of {state.seats}")
    yield from steps_on(state, record, 0)


def steps_on(state: State, record: Record, first: int) -> Iterator[tuple[Line, State, list[Event]]]:
    """The same from a line on, given the position before it, which is played on."""
    game = state.game
    for number, line in enumerate(record.lines[first:], first):
        state.news = []
        try:
            if line.seat is None:
                state.proceed()
            elif is_note(line, record.seats):
                state.luck = Luck.scripted([])
            elif line.seat == TABLE and line.move == AGREED:
                state.luck = Luck.scripted(line.luck)
                state.stop()
            else:
                move = game.parse(state, line.seat, line.move)
                state.luck = Luck.scripted(line.luck)
                state.play(line.seat, move)
        except (IllegalMove, LuckError) as error:
            raise RecordError(f"move {number}: {error}") from error
        _check_line(number, line, state, record.seats)
        yield line, state, state.news
    if record.result is not None and record.result != result_of(state):
        raise RecordError(f"the record ends with {record.result!r}, but its moves lead to {result_of(state)!r}")
    if record.result is not None and not state.over():
        raise RecordError("the record names a result, but its moves do not lead to the end of the game")


def fitting(game: Game, record: Record) -> Game:
    """The game with the rules and components that the record was played with."""
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.id!r}")
    if record.rules != game.rules_version:
        raise RecordError(f"the record follows rules version {record.rules}; this is version {game.rules_version}")
    if record.own is not None:
        try:
            return game.with_own_values(record.own)
        except TafelrundeError as error:
            raise RecordError(f"the components that the record holds cannot be used: {error}") from None
    try:
        return game.with_hash(record.components)
    except UnknownComponents as error:
        raise RecordError(str(error)) from None


def _check_line(number: int, line: Line, state: State, seats: list[str]) -> None:
    if state.luck.script_at != len(line.luck):
        raise RecordError(f"move {number}: the record holds more luck than the move drew")
    told = _reveals(state.news or [], seats)
    if told != line.reveals:
        raise RecordError(f"move {number}: the record reveals {line.reveals}, the game {told}")
