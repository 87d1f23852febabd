"""The bodies of REST (docs/protocol.md) as types: what is read is checked against them, what is sent is made of them,
and the types of the pages are generated from them. The messages of the socket are in `messages.py`.
"""

from typing import Annotated, Any, Literal

from litestar.openapi import ResponseSpec
from msgspec import UNSET, Meta, Struct, UnsetType

from tafelrunde.bots.analysis import Report
from tafelrunde.kernel.game import Difficulty
from tafelrunde.kernel.options import OptionSpec, OptionValue
from tafelrunde.kernel.view import Sentence
from tafelrunde.table.seen import Result

CONTROL_SIGNS = r"\x00-\x1f\x7f-\x9f\ud800-\udfff"
"""What no line of text holds: databases and terminals stumble over it."""
ONE_LINE = rf"^[^{CONTROL_SIGNS}]*$(?!\n)"

Seconds = Annotated[float, Meta(ge=1, le=30 * 24 * 3600)]
Word = Annotated[str, Meta(max_length=64, pattern=ONE_LINE)]
SpokenName = Word
Number = Annotated[int, Meta(ge=0, le=2**31)]


# --- what a client sends in REST --------------------------------------------------------------------------------------


class Request(Struct, forbid_unknown_fields=True):
    """Anything a client sends; a field that does not belong there is an error."""


class NewSeat(Request):
    """A seat of a new table."""

    kind: Literal["person", "bot", "open"] = "open"
    name: SpokenName | None = None
    bot: Word | None = None


class Clock(Struct):
    """The time for one decision."""

    seconds: Seconds


class NewTable(Request):
    """Opens a table."""

    game: Word
    options: dict[str, Any] = {}
    seats: list[NewSeat] = []
    clock: Clock | None = None
    race: Number | None = None
    hints: bool | None = None
    listed: bool = True
    start: bool = False
    values: Word | None = None


class Join(Request):
    """Takes an open seat."""

    name: SpokenName
    seat: Number | None = None


class Start(Request):
    """Begins the game; `fill` names the bot for open seats."""

    fill: Word | None = None


class ChangeSeat(Request):
    """Who plays a seat from now on."""

    kind: Literal["person", "bot", "open"]
    bot: Word | None = None


class Rematch(Request):
    """The same again."""


class Resign(Request):
    """I give my seat up for good; `bot` plays it to the end."""

    bot: Word


class Cancel(Request):
    """There will be no game at this table."""


class PlayOn(Request):
    """The game goes on at a table of its own from the position after `ply` moves: `name` in `seat` against bots."""

    ply: Number
    seat: Number
    name: SpokenName
    bot: Word


class Kept(Request):
    """A table that a browser remembers, and the token that it has for it."""

    id: Word
    token: Word | None = None


class KeptTables(Request):
    """Everything that a browser remembers."""

    tables: Annotated[list[Kept], Meta(max_length=100)]


class ImportRecord(Request):
    """A record to keep."""

    record: str


class ValuesDraft(Request):
    """Values as they are being entered: a components file, and by place (`building.statue.vp`) what differs from it."""

    toml: str = ""
    values: dict[str, Any] = {}


class NewSet(ValuesDraft):
    """Keeps values under a name, in place of another set if one is named."""

    name: SpokenName = ""
    instead_of: Word | None = None


# --- what the server says ---------------------------------------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it; `character` is what a bot is like, in games that know such characters."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    character: str | None
    online: bool
    away: bool
    resigned: bool


class TableInfo(Struct):
    """A table as everybody sees it. The first `given` moves were taken over from another game."""

    id: str
    game: str
    components: str
    values_name: str | None
    options: dict[str, OptionValue]
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    spectators: int
    clock: Clock | None
    race: int | None
    hints: bool
    listed: bool
    created: float
    commitment: str
    seed: str | None
    rematch: str | None
    result: Result | None
    given: int


class Found(Struct):
    """A table, the seat that the token opens there, who owes a decision, and how far the game has come."""

    table: TableInfo
    seat: int | None
    to_act: list[int]
    chapter: Sentence | None


class Missing(Struct):
    """A table that cannot be shown, and why not."""

    id: str
    code: str


class FoundTables(Struct):
    """What there is of what somebody remembers."""

    tables: list[Found]
    missing: list[Missing]


class Reach(Struct):
    """Addresses at which others reach this server, the best first; none if it listens to this machine alone."""

    addresses: list[str]


class Tables(Struct):
    """A page of the tables one can join; `more` says whether there are older ones."""

    tables: list[TableInfo]
    more: bool


class SeatToken(Struct):
    """The secret of a seat, and the link that holds it."""

    seat: int
    token: str
    link: str


class Opened(Struct):
    """A table that was just opened."""

    table: TableInfo
    host_token: str
    seats: list[SeatToken]


class GoOn(Struct):
    """The table of the rematch."""

    table: TableInfo


class RaceInfo(Struct):
    """How many seconds a phase against the clock may last, the usual first, and the options that make one."""

    seconds: list[int]
    when: dict[str, OptionValue]


class Way(Struct):
    """A way to begin at once: a preset, its name and what it is about, by language."""

    preset: str
    name: dict[str, str]
    about: dict[str, str]


class GameInfo(Struct):
    """A game and what can be set; how many minutes it lasts, at least and at most, and how hard it is."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    minutes: list[int]
    difficulty: Difficulty
    characters: list[str]
    options: list[OptionSpec]
    presets: dict[str, dict[str, OptionValue]]
    ways: list[Way]
    race: RaceInfo | None
    rules_version: int
    components: str
    first_game: bool
    tutorial: bool


class Piece(Struct):
    """Something that lies on the table: how it is drawn, the rule that speaks of it, its name and what it is for."""

    draw: list[str]
    rule: str
    name: dict[str, str]
    about: dict[str, str]


class DiagramLine(Struct):
    """What is drawn from left to right, pictures (`die:3`) and signs, and the same in words."""

    draw: list[str]
    about: dict[str, str]


class Diagram(Struct):
    """How something goes, drawn at the first of these rules, and in the guide where the last of them is named.

    Lines that are `steps` come one after the other.
    """

    rules: list[str]
    title: dict[str, str]
    lines: list[DiagramLine]
    steps: bool


class Pictures(Struct):
    """What the rules page of a game draws."""

    pieces: list[Piece]
    diagrams: list[Diagram]


class Origin(Struct):
    """Where the values of a block come from."""

    origin: str
    note: str


class Components(Struct):
    """The printed values of a game, by section and block, and the origin of each block (`building.statue`)."""

    game: str
    components: str
    values: dict[str, Any]
    origins: dict[str, Origin]


class ValueField(Struct):
    """A printed value that an owner may enter: what it may be, and what it is as shipped.

    `kind` is number, word, flag, text or list; of a list `each` says what it is made of.
    """

    place: str
    kind: str
    each: str
    low: int | None
    high: int | None
    words: list[str]
    length: int | None
    value: Any


class ValueBlock(Struct):
    """The values of one block (`building.statue`), and where those shipped come from."""

    name: str
    origin: str
    note: str
    fields: list[ValueField]


class ValueForm(Struct):
    """All printed values of a game that an owner may enter."""

    game: str
    components: str
    blocks: list[ValueBlock]


class ValueFault(Struct):
    """What is wrong at a place, as a message for people and as a sentence in English."""

    place: str
    say: Sentence
    message: str


class CheckedValues(Struct):
    """What is wrong with values; or else what differs from the shipped ones, the file, and the hash that they give.

    `whole` names the sections that the file replaces whole: a form does not show them.
    """

    faults: list[ValueFault]
    values: dict[str, Any]
    toml: str
    components: str
    whole: list[str]


class SetInfo(Struct):
    """A set of values, for its owner."""

    id: str
    game: str
    name: str
    components: str
    toml: str
    created: float


class OwnSets(Struct):
    """The sets of one owner, the newest first."""

    sets: list[SetInfo]


class MadeSet(Struct):
    """A set that was kept, and the token of its owner: it opens all sets that were made with it."""

    set: SetInfo
    token: str


class Games(Struct):
    """Everything one can choose from."""

    games: list[GameInfo]
    bots: list[str]
    usual_bot: str
    languages: list[str]


class Imported(Struct):
    """A record that was kept."""

    record: str
    game: str
    plies: int
    finished: bool


class ProofInfo(Struct):
    """All that `tafelrunde verify` needs."""

    table: str
    game: str
    commitment: str
    seed: str
    record: str


class AnalysisInfo(Struct):
    """How far an analysis has come; `report` is there when it is complete."""

    done: int
    total: int
    failed: bool
    report: Report | None


class Trouble(Struct):
    """What was refused, and why: `say` is the message for people where there is more to tell than the code does."""

    code: str
    message: str
    say: Sentence | UnsetType = UNSET


_REFUSED = ResponseSpec(Trouble, generate_examples=False, description="Refused; nothing has changed.")
REFUSALS = dict.fromkeys((400, 404, 409, 413, 415, 429), _REFUSED)
REFUSALS_BY_TOKEN = {**REFUSALS, 401: _REFUSED, 403: _REFUSED}
