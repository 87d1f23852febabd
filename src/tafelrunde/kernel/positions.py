"""Positions in words: `game.position(...)` lays the table by names, checks it and says what is impossible.

A game declares once how each field is said (its `Layout`): a number, a name, several names, counted things, players.
What is not said is as after the set-up. Then the agenda is laid so that the wanted decision comes next and everything
that follows it by the course of play comes after.
"""

import re
from collections.abc import Iterable, Mapping, Sized
from difflib import get_close_matches
from itertools import pairwise
from typing import Any, Generic, TypeVar

from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, EachInTurn, Sequence, Step

S = TypeVar("S", bound=State)

NOBODY = "nobody"
SHORT_LIST = 20


def must(holds: bool, otherwise: str) -> None:
    """Refuses a position of which something does not hold."""
    if not holds:
        raise PositionError(otherwise)


def must_be_among(field: str, value: int, least: int, most: int, rule: str = "") -> None:
    """Refuses a number that is not among those which a field may hold."""
    must(least <= value <= most, f"{field}: {value} is not among {least} to {most}{_by(rule)}")


def must_have(field: str, entries: Sized, number: int, things: str, rule: str = "") -> None:
    """Refuses a list that does not hold one entry for each of so many things."""
    must(len(entries) == number, f"{field}: expected {number} {things}, not {len(entries)}{_by(rule)}")


def must_be_seat(field: str, seat: int, seats: int, nobody: bool = False) -> None:
    """Refuses a seat that nobody sits on; it may be nobody's where that is possible."""
    must((-1 if nobody else 0) <= seat < seats, f"{field}: there is no seat {seat}")


def _by(rule: str) -> str:
    return f" ({rule})" if rule else ""


def key(name: str) -> str:
    """Case, spaces and signs between words do not matter in a name."""
    return re.sub(r"[^a-z0-9+]+", "_", name.lower()).strip("_")


def words_of(value: Any) -> list[str]:
    """Several names: a list of them, or a text with commas or, if no name has a space, with spaces between."""
    if isinstance(value, str):
        return [word.strip() for word in (value.split(",") if "," in value else value.split()) if word.strip()]
    return [str(each) for each in value]


class Players:
    """Who sits where: players are called by name or by the number of their seat."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def seat(self, who: Any, where: str) -> int:
        """The seat of a player."""
        if isinstance(who, int) and not isinstance(who, bool) and 0 <= who < len(self.names):
            return who
        if who in self.names:
            return self.names.index(who)
        raise PositionError(f"{where}: nobody is called {who!r}; players are {', '.join(self.names)}")


# --- how a field is said --------------------------------------------------------------------------------------------


class Word:
    """One field and how it is said; `field` is its name in the state where that is another."""

    def __init__(self, field: str = "") -> None:
        self.field = field

    def read(self, value: Any, where: str, players: Players) -> Any:
        """What the field holds."""
        raise NotImplementedError


class Told(Word):
    """A word that means more than one field: `Layout.arrange` reads it."""


class Count(Word):
    """A whole number."""

    def __init__(self, low: int = 0, high: int = 10**6, field: str = "") -> None:
        super().__init__(field)
        self.low = low
        self.high = high

    def read(self, value: Any, where: str, players: Players) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            limit = f" from {self.low} to {self.high}" if self.high < 10**6 else f", at least {self.low}"
            raise PositionError(f"{where}: expected a whole number{limit}, not {value!r}")
        return value


class Numbers(Count):
    """Several numbers, such as dice: `[5, 3, 1]` or "5 3 1"."""

    def read(self, value: Any, where: str, players: Players) -> Any:
        if isinstance(value, str):
            value = [int(word) if word.isdecimal() else word for word in words_of(value)]
        if not isinstance(value, Iterable):
            raise PositionError(f"{where}: expected several numbers, not {value!r}")
        return [super(Numbers, self).read(each, where, players) for each in value]


class YesNo(Word):
    """True or false."""

    def read(self, value: Any, where: str, players: Players) -> bool:
        if type(value) is not bool:
            raise PositionError(f"{where}: expected True or False, not {value!r}")
        return value


class Name(Word):
    """One of the names that a game has for its things; `prefix` may be left out."""

    def __init__(self, names: list[str], field: str = "", prefix: str = "") -> None:
        super().__init__(field)
        self.names = [name.removeprefix(prefix) for name in names]
        self.numbers = {key(name): number for number, name in enumerate(self.names) if name}
        self.prefix = prefix

    def read(self, value: Any, where: str, players: Players) -> Any:
        number = self.numbers.get(key(str(value).removeprefix(self.prefix)))
        if number is None:
            raise PositionError(f"{where}: there is no {value!r}; {self._instead(str(value))}")
        return number

    def _instead(self, value: str) -> str:
        """What may have been meant: all names if they are few, else those that look like it."""
        alike = get_close_matches(key(value), self.numbers, 3)
        if len(self.numbers) > SHORT_LIST and alike:
            return f"is {' or '.join(alike)} meant?"
        return f"possible: {', '.join(self.numbers)}"


class Names(Name):
    """Several names, as a list of their numbers."""

    def read(self, value: Any, where: str, players: Players) -> Any:
        return [super(Names, self).read(each, where, players) for each in words_of(value)]


class NameSet(Name):
    """Several names, each once, as the bits of one number."""

    def read(self, value: Any, where: str, players: Players) -> int:
        held = 0
        for each in words_of(value):
            bit = 1 << super().read(each, where, players)
            if held & bit:
                raise PositionError(f"{where}: {each!r} is named twice")
            held |= bit
        return held


class Counts(Name):
    """So many of each kind: `{"gold": 2, "stone": 1}` or "2 gold, 1 stone"; the rest is 0."""

    def read(self, value: Any, where: str, players: Players) -> list[int]:
        counts = [0] * len(self.names)
        for name, count in self._pairs(value, where):
            counts[super().read(name, where, players)] += Count().read(count, f"{where}, {name}", players)
        return counts

    def _pairs(self, value: Any, where: str) -> list[tuple[str, Any]]:
        if isinstance(value, Mapping):
            return list(value.items())
        if isinstance(value, str):
            found = re.findall(r"(\d+)\s+([^\d,;]+)", value)
            if re.sub(r"(\d+)\s+([^\d,;]+)|[,;\s]", "", value) == "":
                return [(name.strip().removesuffix(" and").strip(), int(count)) for count, name in found]
        raise PositionError(f"{where}: expected counts such as '2 {self.names[0]}', not {value!r}")


class Player(Word):
    """A player, by name or number; "nobody" if that is possible."""

    def __init__(self, field: str = "", nobody: int | None = None) -> None:
        super().__init__(field)
        self.nobody = nobody

    def read(self, value: Any, where: str, players: Players) -> int:
        if self.nobody is not None and value in (None, NOBODY):
            return self.nobody
        return players.seat(value, where)


class Order(Word):
    """All players, each once."""

    def read(self, value: Any, where: str, players: Players) -> list[int]:
        order = [players.seat(who, where) for who in (words_of(value) if isinstance(value, str) else value)]
        if sorted(order) != list(range(len(players.names))):
            raise PositionError(f"{where}: expected each of {', '.join(players.names)} once")
        return order


# --- a layout -------------------------------------------------------------------------------------------------------


class Layout(Generic[S]):
    """How the positions of a game are said: the words for the table, and those for each player.

    A game derives it where some words mean more than one field (`arrange`), and to say where in the course of play a
    decision comes (`home`). `opened_by` names for decisions that a step puts on the agenda that step; `usual` is the
    decision that is meant where none is named, if the phase does not simply begin.
    """

    def __init__(
        self, table: dict[str, Word], player: dict[str, Word], opened_by: dict[str, str], usual: str = ""
    ) -> None:
        self.table = table
        self.player = player
        self.opened_by = opened_by
        self.usual = usual

    def arrange(self, state: S, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players) -> None:
        """Sets what follows from words that are no fields of their own; `said` and `of_players` are as written."""

    def home(self, state: S) -> list[tuple[Sequence[Any], int]]:
        """Where in the course of play the position is: sequences from the outermost in, each with the place of the
        step in which play is now."""
        raise NotImplementedError

    def begin(self, state: S, step: Step[Any], seat: int) -> None:
        """Puts the decision, or the step with which the phase begins, on the agenda, with what it has to remember."""
        state.then(step, seat)


def lay_out(
    layout: Layout[Any], state: Any, names: list[str], of_players: list[dict[str, Any]], said: dict[str, Any]
) -> Players:
    """Sets all fields that were said."""
    players = Players(names)
    for word, value in said.items():
        set_word(state, layout.table, word, value, word, players)
    for seat, told in enumerate(of_players):
        for word, value in told.items():
            set_word(state.players[seat], layout.player, word, value, f"{names[seat]}, {word}", players)
    layout.arrange(state, said, of_players, players)
    return players


def set_word(part: Any, words: dict[str, Word], word: str, value: Any, where: str, players: Players) -> None:
    """Sets the field that a word means; a word that means several is left to `Layout.arrange`."""
    if word not in words:
        raise PositionError(f"{where}: there is no such word; words are {', '.join(words)}")
    if not isinstance(words[word], Told):
        setattr(part, words[word].field or word, words[word].read(value, where, players))


def go_to(layout: Layout[Any], state: Any, decision: str, seat: int | None) -> None:
    """Lays the agenda: the wanted decision on top, below it all that comes after it."""
    state.agenda = []
    state.ask_anew()
    home = layout.home(state)
    for sequence, place in home:
        _lay(state, sequence.steps[place + 1 :], TABLE)
    outer, place = home[-1]
    current = outer.steps[place]
    if not decision:
        must(seat is None, "seat: without a decision nobody is asked; name the decision too")
        layout.begin(state, current, TABLE)
        return
    numbers = {step.name: step for step in state.steps}
    trail = _trail(current, layout.opened_by.get(decision, decision))
    if trail is None or decision not in numbers:
        inside = _inside(current)
        inside += [name for name, opener in layout.opened_by.items() if opener in inside]
        raise PositionError(f"{decision!r} does not come in {current.name!r}; there are {', '.join(inside)}")
    _follow(layout, state, trail, numbers[decision], seat)


def _follow(layout: Layout[Any], state: Any, trail: list[Step[Any]], wanted: Step[Any], seat: int | None) -> None:
    for outer, inner in pairwise(trail):
        if isinstance(outer, Sequence):
            _lay(state, outer.steps[outer.steps.index(inner) + 1 :], TABLE)
        elif isinstance(outer, EachInTurn):
            order = state.turn_order()
            seat = order[0] if seat is None else seat
            for other in reversed(order[order.index(seat) + 1 :]):
                if state.steps[inner.number].concerns(state, other):
                    state.then(inner, other)
    layout.begin(state, wanted, TABLE if seat is None else seat)


def _lay(state: Any, steps: list[Step[Any]], seat: int) -> None:
    for step in reversed(steps):
        if state.steps[step.number].concerns(state, seat):
            state.then(step, seat)


def _children(step: Step[Any]) -> list[Step[Any]]:
    if isinstance(step, Sequence):
        return list(step.steps)
    return [step.step] if isinstance(step, EachInTurn) else []


def _trail(step: Step[Any], name: str) -> list[Step[Any]] | None:
    """From a step down to the one of that name, through what holds it."""
    if step.name == name:
        return [step]
    for child in _children(step):
        found = _trail(child, name)
        if found is not None:
            return [step, *found]
    return None


def _inside(step: Step[Any]) -> list[str]:
    """The names of all steps that a step is made of."""
    inner = [name for child in _children(step) for name in _inside(child)]
    return inner or [step.name]


def position(
    game: Any, players: Any, decision: str, seat: Any, seed: Any, luck: Luck | None, forced: str, said: dict[str, Any]
) -> Any:
    """See `Game.position`."""
    layout: Layout[Any] = game.layout()
    names, of_players = _told(players)
    options = {option.name for option in game.options}
    chosen = {name: value for name, value in said.items() if name in options}
    words = {name: value for name, value in said.items() if name not in options}
    state = game.new(seed=seed, forced=forced, players=len(names), **chosen)
    known = lay_out(layout, state, names, of_players, words)
    game.check_position(state)
    if luck is not None:
        state.luck = luck
    wanted = None if seat is None else known.seat(seat, "seat")
    decision = decision or layout.usual
    go_to(layout, state, decision, wanted)
    game.check_position(state)
    state.proceed()
    asked = state.question() == decision and (wanted is None or wanted in state.to_act())
    if decision and not asked and _asks(state, decision):
        raise PositionError(f"{decision!r} leaves no choice in this position: {state!r} comes next")
    return state


def _told(players: Any) -> tuple[list[str], list[dict[str, Any]]]:
    """The players' names and what is said of each; a list gives them numbers for names."""
    if isinstance(players, Mapping):
        return [str(name) for name in players], [_fields(name, told) for name, told in players.items()]
    if isinstance(players, Iterable) and not isinstance(players, str):
        told = list(players)
        return [str(seat) for seat in range(len(told))], [_fields(seat, each) for seat, each in enumerate(told)]
    raise PositionError(
        f"players: expected what each has, by name, as in {{'Ann': {{}}, 'Ben': {{}}}}, not {players!r}"
    )


def _fields(name: Any, told: Any) -> dict[str, Any]:
    if not isinstance(told, Mapping):
        raise PositionError(f"{name}: expected what he has, as in {{'points': 3}}, not {told!r}")
    return dict(told)


def _asks(state: State, decision: str) -> bool:
    return any(step.name == decision and step.asks for step in state.steps)
