"""A game: its name, its options, its course of play, its moves, and the rooms that answer for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, Literal, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.kernel import care, characters, network_file
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.components_file import ComponentsFile
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import IllegalMove, OptionError, TafelrundeError, UnknownComponents
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.judgement import Judgement
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.network import Network
from tafelrunde.kernel.options import Option, Options, document, settle
from tafelrunde.kernel.own_values import OwnValues, own_file, written
from tafelrunde.kernel.race import Race, RaceSetting
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, Course
from tafelrunde.kernel.view import Offer, plain_sketch
from tafelrunde.kernel.weights import Weights

S = TypeVar("S", bound=State, default=Any)

MOST_KNOWN: Final = 32
"""So many sets of components are kept at hand besides those in use."""

Difficulty = Literal["easy", "medium", "hard", ""]
"""How hard a game is to learn; empty where it does not say so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What the world asks of a game. A game package derives one class and offers its instance as an entry point.

    `moves` is the table of its moves, `course` the course of play, `component_hash` names the components in play,
    `folder` holds `text/`. The ids of its messages begin with `prefix`.
    """

    def __init__(
        self,
        id: str,
        rules_version: int,
        moves: MoveTable,
        options: list[Option],
        course: Course,
        folder: Path,
        printed: Printed[Any] | None = None,
    ) -> None:
        self.id = id
        self.prefix = moves.prefix
        self.rules_version = rules_version
        self.moves = moves
        self.move_space: int = moves.size
        self.options: list[Option] = Options(options)
        self.course = course
        self.printed = printed
        self._versions: dict[str, Game[S]] = {}
        self.component_hash: str = "" if printed is None else printed.hash
        self.folder = folder
        # The rule by which all players may agree to stop; none if the game knows no such end.
        self.stop_rule: str = ""
        # How long a phase against the table's clock may last, if the game has one.
        self.race_setting: RaceSetting | None = None
        # Ways to set the game up that deserve a name, such as benchmarks and a first evening use.
        self.presets: dict[str, dict[str, Any]] = {}
        # Those that a lobby offers to begin at once, the rulebook's way first; `preset-NAME-help` explains each.
        self.ways: list[str] = []
        # For whoever chooses a game: how many minutes it lasts, from one against bots to a table full of people, and
        # how hard it is to learn.
        self.minutes: list[int] = []
        self.difficulty: Difficulty = ""
        # What the game's own insight believes; a bot may judge by another one.
        self.judgement = Judgement([], 0.3, 8.0, 1.0)
        # The weights set by hand before any tuning: they stay, so that others can be measured against them.
        self.yardstick = self.judgement
        # What a seat may know as a vector, if the game says it so, and the network that was learned on it.
        self.encoding: Encoding[Any] | None = None
        self._network: Network | None = None
        # By how much the odds of victory differ between moves of this game, as a part of what they do in others: where
        # hardly any move decides much, levels that do not see sharply would play by chance.
        self.usual_gap: float = 1.0
        # Is luck drawn seldom, with a round of decisions in between? Then whoever thinks ahead looks as far as to the
        # next draw: right before it moves can be compared without all the luck that comes after.
        self.calm: bool = False
        self._characters: dict[str, dict[str, float]] | None = None
        self._care: dict[str, float] | None = None
        self._leaning: dict[str, Network] = {}
        # What the slots of the encoding are about, by the names of reasons: each lists slots by the part of their name
        # before the colon.
        self.reasons: dict[str, list[str]] = {}
        document(self, Game.new)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {', '.join([option.name for option in self.options])}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name and the hash of its components."""
        from tafelrunde.kernel import loading

        return loading.game_of, (loading.name_of(self), self.component_hash)

    def believe(self, found: Weights) -> None:
        """Takes over the weights of the game's `insight.toml`."""
        self.judgement = found.judgement
        self.yardstick = found.yardstick

    @property
    def network(self) -> Network | None:
        """The learned judgement that is shipped with the game (`insight/network`), if there is one."""
        if self._network is None and self.encoding is not None:
            path = self.folder / "insight" / "network"
            if path.exists():
                self._network = network_file.read(path, self.id, self.encoding)
        return self._network

    @property
    def observation(self) -> Encoding[Any]:
        """What a seat may know as a vector, slot by slot with `names`; `OptionError` where the game does not say it."""
        if self.encoding is None:
            raise OptionError(f"{self.id} has no encoding: it does not say as a vector what a seat may know")
        return self.encoding

    @property
    def characters(self) -> dict[str, dict[str, float]]:
        """The characters that players of this game may have (`insight/characters.toml`), and what they are fond of."""
        if self._characters is None:
            self._characters = characters.read(self.folder / "insight", self.encoding)
        return self._characters

    @property
    def care(self) -> dict[str, float]:
        """How many points players of each level give away by a decision (`insight/care.toml`)."""
        if self._care is None:
            self._care = care.read(self.folder / "insight")
        return self._care

    def network_of(self, character: str) -> Network | None:
        """The learned judgement of a player of that character; the plain one where the game knows no such character."""
        network = self.network
        if network is None or self.encoding is None or character not in self.characters:
            return network
        if character not in self._leaning:
            self._leaning[character] = network.leaning(self.encoding.names, self.characters[character])
        return self._leaning[character]

    # --- making positions ------------------------------------------------------------------------------------

    def new(self, seed: int | str | None = None, luck: Luck | None = None, forced: str = "play", **options: Any) -> S:
        """A new game: `kingsburg.new(players=4, seed=7)`. Without seed or luck the seed is drawn by chance.

        A decision that leaves no choice plays itself. With `forced="ask"` it is asked all the same, so that every step
        can be seen; it makes no difference to the game. `game.options` lists the options.
        """
        return self.begin(self.settle(options), _luck(seed, luck), _asks_forced(forced))

    def begin(self, options: dict[str, Any], luck: Luck, asks_forced: bool = False) -> S:
        """The position before the first decision; `options` are settled already."""
        state = self.set_up(options, luck)
        state.asks_forced = asks_forced
        state.proceed()
        return state

    def set_up(self, options: dict[str, Any], luck: Luck) -> S:
        """The state with its agenda laid, nothing run yet."""
        state = self.empty(options, luck)
        course = self.course_of(options)
        state.stations = course.stations
        # Said in full: a state that is plain Python gets no defaults from compiled code (mypyc 2.4).
        state.then(course.begin, TABLE)
        return state

    def empty(self, options: dict[str, Any], luck: Luck) -> S:
        """A state of these options in which nothing has been laid out."""
        raise NotImplementedError

    def course_of(self, options: dict[str, Any]) -> Course:
        """The course of play with these options: that of the game, or that of a variant."""
        return self.course

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        """All options with defaults filled in; `OptionError` for impossible ones."""
        settled = settle(self.options, options)
        self.check_options(settled)
        return settled

    def check_options(self, options: dict[str, Any]) -> None:
        """Raises `OptionError` where options that are fine alone do not go together."""

    def plain_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options as plain data, in the order of their declaration."""
        return {option.name: option.plain(options[option.name]) for option in self.options}

    def written_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options as positions and records hold them: without later ones that have their default."""
        left_out = [each.name for each in self.options if each.later and options[each.name] == each.default]
        return {name: value for name, value in self.plain_options(options).items() if name not in left_out}

    def with_components(self, own: Path | ComponentsFile) -> "Game[S]":
        """The same game with components of the player's own; `ComponentsError` names the line that is wrong."""
        if self.printed is None:
            raise TafelrundeError(f"{self.id} has no components file that could be replaced")
        return self.remade(self.printed.box.with_own(own))

    def own_values(self) -> OwnValues | None:
        """The components of the player's own, for others to play with; None where those shipped are in use."""
        if self.printed is None or not self.printed.own or self.printed.box.version_of(self.component_hash):
            return None
        return OwnValues(self.component_hash, self.printed.over, written(self.printed.own))

    def with_own_values(self, own: OwnValues) -> "Game[S]":
        """The same game with components that somebody else has used; from then on they are known by their hash."""
        if self.printed is None or self.printed.box.version_of(own.hash):
            return self.with_hash(own.hash)
        known = self if own.hash == self.component_hash else self._versions.get(own.hash)
        if known is not None and known.own_values() == own:
            return self.with_hash(own.hash)
        below = self.printed.box.version_of(own.over)
        if below is None:
            raise UnknownComponents(
                f"these components lie over others ({own.over}) that are not here", self.id, own.over
            )
        found = self.printed.box.with_own(own_file(own.toml, "components"), below)
        if found.hash != own.hash:
            raise TafelrundeError(f"these components are {found.hash}, not {own.hash} as they say")
        return self._known(own.hash, self.remade(found))

    def _known(self, component_hash: str, made: "Game[S]") -> "Game[S]":
        """Keeps a game with other components at hand; the one longest not asked for makes room."""
        self._versions[component_hash] = made
        if len(self._versions) > MOST_KNOWN:
            del self._versions[next(iter(self._versions))]
        return made

    def with_hash(self, component_hash: str) -> "Game[S]":
        """The same game with the components of that hash: those in use, or an earlier version of the shipped ones."""
        if component_hash == self.component_hash:
            return self
        if component_hash in self._versions:
            return self._known(component_hash, self._versions.pop(component_hash))
        found = None if self.printed is None else self.printed.box.version_of(component_hash)
        if found is None:
            raise UnknownComponents(
                f"this was played with the components {component_hash}, not {self.component_hash}; "
                "give the components file it was played with",
                self.id,
                component_hash,
            )
        return self._known(component_hash, self.remade(found))

    def remade(self, printed: Printed[Any]) -> "Game[S]":
        """The same game with other components: the class of a game is made with nothing but these."""
        make: Any = type(self)
        made: Game[S] = make(printed)
        return made

    def load(self, data: dict[str, Any]) -> S:
        """The state that `State.dump` described, or that was written by hand in the same form.

        Everything is checked, `PositionError` says what is wrong. Steps on top of the agenda are run.
        """
        from tafelrunde.kernel import loading

        options, luck, forced = loading.head(self, data)
        state = self.set_up(options, luck)
        state.asks_forced = _asks_forced(forced)
        loading.fill(state, data)
        state.proceed()
        return state

    def position(
        self,
        players: Any,
        decision: str = "",
        seat: int | str | None = None,
        seed: int | str | None = None,
        luck: Luck | None = None,
        forced: str = "play",
        **words: Any,
    ) -> S:
        """A position in words: what each player has, what lies on the table, and whose decision comes next.

        `players` says by name what each has; the other words are those of the table and the options of the game.
        `decision` names a decision (or any step) of the phase that is said, `seat` who is asked; without it the phase
        begins. What is not said is as after the set-up, which `seed` decides; all luck after that is `luck`, if given.
        `PositionError` says what is impossible.
        """
        from tafelrunde.kernel import positions

        made: S = positions.position(self, players, decision, seat, seed, luck, forced, words)
        return made

    def layout(self) -> Any:
        """How the positions of this game are said: a `positions.Layout`."""
        raise TafelrundeError(f"positions of {self.id} cannot be said in words yet; use load")

    def check_position(self, state: S) -> None:
        """Raises `PositionError` where a position cannot be: a game says what is impossible in its own words.

        It looks at fields alone, not at what `Part.restored` counts from them. Everything that play can come to passes.
        """

    def moment(self, state: S) -> str:
        """Where in the course of the game a position is, in two or three words: "year 1 spring"."""
        return ""

    def origins(self) -> dict[str, tuple[str, str]]:
        """Where the values of each block of the components come from: its origin, and a note where there is one."""
        return {} if self.printed is None else self.printed.origins()

    def components_table(self) -> dict[str, Any]:
        """The components in use as plain data: the tables of the file, with an owner's own laid over them."""
        return {} if self.printed is None else self.printed.table

    # --- the rooms of the game ---------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """See `State.view`. What it is said to return is the contract with the game's board (`kernel/view.py`)."""
        raise NotImplementedError

    def open_view(self, state: S) -> Mapping[str, Any]:
        """The part of `view` that everybody sees alike: whoever shows a position to many makes it once.

        A law holds that this and `own_view` together are the view.
        """
        return {}

    def own_view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """The rest of `view`: what is one viewer's alone, or looks different to others."""
        return self.view(state, seat)

    def seen_ply(self, state: S, seat: int | None) -> int:
        """See `State.seen_ply`. A game says less than all where a decision is made in several steps that others do not
        see; then the view of the others stays the same too, until the decision is complete.
        """
        return state.ply

    def redeal(self, state: S, seat: int, rng: Luck) -> None:
        """See `State.redeal`."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """See `State.scores`."""
        raise NotImplementedError

    def ranking(self, state: S) -> list[int]:
        """See `State.ranking`."""
        raise NotImplementedError

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points of that game, by the weights set by hand."""
        return self.yardstick.standing(self.worths(state, self.yardstick.weights), seat)

    def worths(self, state: S, weights: list[float]) -> list[float]:
        """What everything in front of each seat is worth, in points, by these weights; without insight, its points."""
        return [float(points) for points in self.scores(state)]

    def worth(self, state: S, seat: int, weights: list[float]) -> float:
        """What everything in front of one seat is worth; a game may spare itself the others."""
        return self.worths(state, weights)[seat]

    def worths_after(self, state: S, seat: int, moves: list[int], weights: list[float]) -> list[float]:
        """What everything in front of the seat is worth after each of these legal moves, with the luck that comes here.

        The position stays as it is. A game may know shorter ways to the same figures than to play all moves in copies.
        """
        found: list[float] = []
        for move in moves:
            after = state.copy()
            after.play_listed(seat, move)
            found.append(self.worth(cast(S, after), seat, weights))
        return found

    def choices(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """Of these legal moves those that a player compares: one of those that he cannot tell apart."""
        return state.decision().choices(state, seat, moves)

    def at_rest(self, state: S) -> bool:
        """Can the position be judged as it is? In the middle of things a bot plays on in its mind before it judges."""
        return True

    def settled(self, state: S) -> bool:
        """Has come to its end what its decisions were about? Not while a step of something is open (a colour of a
        bid, the dice that all lay in turn): what it was good for shows in what all steps come to, as hints tell it.
        """
        return True

    def aspects(self, state: S, seat: int) -> dict[str, float]:
        """The parts of a seat's worth by name, as the game's own judgement sees them; a game may do without."""
        return {}

    def figures(self, state: S, seat: int, before: S) -> Figures:
        """The plain numbers that the seat's reasons can be told with; a game may do without.

        `before` is the position in which the seat decides, `state` an imagined one later on. What the seat cannot know
        in `before` must not be read from `state` as if it were known: another world may hold something else there.
        """
        return {}

    def left(self, state: S) -> float:
        """How much of the game is still to come: 1 at its beginning, 0 at its end."""
        return 0.5

    def spell(self, state: S, seat: int, move: int) -> str:
        """The notation of a legal move of that seat, as records write it; `IllegalMove` for any other."""
        if move not in state.legal(seat):
            raise IllegalMove(state.refusal(seat, move))
        return self.moves.spell(state, seat, move)

    def parse(self, state: S, seat: int, text: str) -> int:
        """The legal move that the notation means; `IllegalMove` lists what would be possible."""
        legal = state.moves(seat)
        wanted = self.canonical(text)
        spelled = [self.moves.spell(state, seat, move) for move in legal]
        for move, words in zip(legal, spelled, strict=True):
            if self.canonical(words) == wanted:
                return move
        if not legal:
            raise IllegalMove(f"{text.strip()!r}: seat {seat} has nothing to decide now")
        raise IllegalMove(f"{text.strip()!r} is not possible now; possible: {', '.join(spelled)}")

    def canonical(self, text: str) -> str:
        """One spelling for all ways to write the same move: case and spaces do not matter."""
        return " ".join(text.lower().split())

    def say_move(self, state: S, seat: int, move: int) -> Say:
        """The message that offers a legal move to a person: id and arguments."""
        return self.moves.say(state, seat, move)

    def say_question(self, state: S, seat: int) -> Say:
        """The message that asks the open decision of a person: id and arguments."""
        return state.decision().ask(state, seat)

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Every legal move of the seat as a view offers it: number, path over things on the table, sentence."""
        return self.moves.offers(state, seat)

    def touchable(self, state: S, seat: int) -> set[str]:
        """The things on the table that are part of some legal move of the seat."""
        return self.moves.touchable(state, seat)

    def why_not(self, state: S, seat: int, thing: str) -> Say | None:
        """Why a thing on the table begins no legal move of that seat now, as a message; None if it does."""
        state.check_seat(seat)
        return None

    def default_move(self, state: S, seat: int) -> int | None:
        """What is played for a seat that owes a decision when its time has run out; None if a bot decides."""
        return state.decision().default(state, seat)

    def stop(self, state: S) -> None:
        """All players have agreed to stop (`stop_rule`): scores the game, which is over."""
        raise NotImplementedError

    def places_if_stopped(self, state: S) -> list[int] | None:
        """Everybody's place if all agreed to stop now; None where that is not for all to know."""
        stopped = state.copy()
        stopped.stop()
        return stopped.ranking()

    def chapter(self, state: S) -> Say | None:
        """How far the game has come, as a message: the round, the year; None where a game counts none."""
        return None

    def race(self, state: S, seconds: int | None) -> Race | None:
        """The clock of the open decision, where all act at once against time; the table may choose its length."""
        return None

    def sketch(self, view: Any, texts: Any) -> list[str]:
        """A view as lines of plain text for a terminal, in the words of `texts`; a game may leave it to the kernel."""
        return plain_sketch(view)

    def say_event(self, event: Event) -> Say:
        """The message that tells an event: id and arguments."""
        return event.kind, event.args


def _asks_forced(forced: str) -> bool:
    if forced not in ("play", "ask"):
        raise OptionError(f"forced = {forced!r} is not possible: decisions without a choice are 'play' or 'ask'")
    return forced == "ask"


def _luck(seed: int | str | None, luck: Luck | None) -> Luck:
    if luck is not None:
        if seed is not None:
            raise OptionError("give a seed or luck, not both")
        return luck
    if seed is None:
        import secrets

        seed = secrets.token_hex(16)
    return Luck.seeded(seed)
