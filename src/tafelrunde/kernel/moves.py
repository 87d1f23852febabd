"""The table of a game's moves: every kind of move is declared once.

A kind has a name, parameters with their ranges, and beside them its notation, the things on the table that a person
touches for it, and the sentence that offers it. From that come the numbers that stand for moves in rule code and in
search, and all words about them.

    MOVES: Final = MoveTable("kb")
    NO: Final = MOVES.word("no", spell=lambda state, seat: state.decision().declines, …)
    BUILD: Final = MOVES.kind(
        "build", Range("building", BUILDINGS), Range("extra", 4), spell=spell_build, path=build_path, say=say_build
    )

A move without parameters is its number (`move == NO`); the others are asked (`move in BUILD`, `BUILD.first(move)`) and
made (`BUILD.of(building, extra)`) by their kind. The order of declaration is the order of the numbers: games in
progress keep moves as numbers, so new kinds come last.

Words are given as a text, a list of texts (paths) or a function. In a text `{building}` stands for the name of that
parameter's value. A function gets the state, the seat, and the values of the parameters.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.say import Say

if TYPE_CHECKING:
    from tafelrunde.kernel.view import Offer

Words = Callable[..., Any]
MOST_PARAMETERS: Final = 3


@final
class Range:
    """A parameter of a kind of move: the numbers from 0 to `size` - 1, with a name for each where there are names."""

    def __init__(self, name: str, values: "int | list[str]") -> None:
        self.name = name
        self.names: list[str] = [str(number) for number in range(values)] if isinstance(values, int) else values
        self.size: i64 = len(self.names)


@final
class Kind:
    """One kind of move; its moves are the numbers from `base` to `end` - 1.

    Nobody derives from it, so compiled rules call it directly: making a move costs what an addition costs.
    """

    def __init__(
        self,
        name: str,
        base: int,
        ranges: list[Range],
        spell: "str | Words",
        path: "list[str] | Words",
        say: "str | Words",
    ) -> None:
        if len(ranges) > MOST_PARAMETERS:
            raise ValueError(f"{name}: a kind of move has at most {MOST_PARAMETERS} parameters")
        self.name = name
        self.ranges = ranges
        sizes: list[int] = [each.size for each in ranges] + [1] * (MOST_PARAMETERS - len(ranges))
        self.base: i64 = base
        self.first_step: i64 = sizes[1] * sizes[2]
        self.second_step: i64 = sizes[2]
        self.second_size: i64 = sizes[1]
        self.end: i64 = base + sizes[0] * sizes[1] * sizes[2]
        self.words_spell = spell
        self.words_path = path
        self.words_say = say
        self.words_effect: Words | None = None

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> int:
        """The move with these values of the parameters."""
        return self.base + first * self.first_step + second * self.second_step + third

    def __contains__(self, move: i64) -> bool:
        """Is the move of this kind?"""
        return self.base <= move < self.end

    def first(self, move: i64) -> i64:
        """The value of the first parameter."""
        return (move - self.base) // self.first_step

    def second(self, move: i64) -> i64:
        """The value of the second parameter."""
        return (move - self.base) // self.second_step % self.second_size

    def third(self, move: i64) -> i64:
        """The value of the third parameter."""
        return (move - self.base) % self.second_step

    def values(self, move: int) -> list[int]:
        """The values of all parameters."""
        values: list[int] = [self.first(move), self.second(move), self.third(move)]
        return values[: len(self.ranges)]

    def named(self, move: int) -> dict[str, str]:
        """The values of all parameters, in words."""
        values = self.values(move)
        return {self.ranges[place].name: self.ranges[place].names[values[place]] for place in range(len(values))}

    def spell(self, state: Any, seat: int, move: int) -> str:
        """The notation of a move of this kind."""
        words = self.words_spell
        if isinstance(words, str):
            return words.format(**self.named(move))
        return str(words(state, seat, *self.values(move)))

    def path(self, state: Any, seat: int, move: int) -> list[str]:
        """The things on the table that make up a move, in the order in which a person would touch them."""
        words = self.words_path
        if isinstance(words, list):
            named = self.named(move)
            return [thing.format(**named) for thing in words]
        things: list[str] = words(state, seat, *self.values(move))
        return things

    def say(self, state: Any, seat: int, move: int) -> Say:
        """The sentence that offers a move; where it is given as an id alone, its arguments are the parameters."""
        words = self.words_say
        if isinstance(words, str):
            return words, dict(self.named(move))
        said: Say = words(state, seat, *self.values(move))
        return said

    def follows(self, words: Words) -> Words:
        """Declares (as a decorator) how to tell what follows from a move, where the offer alone does not say it."""
        self.words_effect = words
        return words

    def effect(self, state: Any, seat: int, move: int) -> "Say | None":
        """What follows from a move, where there is more to tell than the sentence that offers it."""
        if self.words_effect is None:
            return None
        said: Say | None = self.words_effect(state, seat, *self.values(move))
        return said

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.base} to {self.end - 1})"


@final
class MoveTable:
    """All kinds of move of a game, in the order of their numbers. `prefix` begins the ids of the game's messages."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.kinds: list[Kind] = []
        self.size: i64 = 0
        self._of_move: list[Kind] = []

    @staticmethod
    def of_words(prefix: str, words: list[str]) -> "MoveTable":
        """The table of a game whose moves are a few words: each is its own notation, and a choice to be touched."""
        table = MoveTable(prefix)
        for word in words:
            table.word(word, spell=word, path=[f"choice:{word}"], say=f"{prefix}-do-{word.replace(' ', '-')}")
        return table

    def kind(
        self,
        name: str,
        first: Range,
        second: "Range | None" = None,
        third: "Range | None" = None,
        *,
        spell: "str | Words",
        path: "list[str] | Words",
        say: "str | Words",
    ) -> Kind:
        """Declares a kind of move with parameters."""
        ranges = [each for each in (first, second, third) if each is not None]
        return self._add(name, ranges, spell, path, say)

    def word(
        self,
        name: str,
        *,
        spell: "str | Words",
        path: "list[str] | Words",
        say: "str | Words",
    ) -> int:
        """Declares a move without parameters: its number."""
        return self._add(name, [], spell, path, say).base

    def _add(
        self,
        name: str,
        ranges: list[Range],
        spell: "str | Words",
        path: "list[str] | Words",
        say: "str | Words",
    ) -> Kind:
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"two kinds of move are called {name!r}")
        kind = Kind(name, self.size, ranges, spell, path, say)
        self.kinds.append(kind)
        self._of_move += [kind] * (kind.end - kind.base)
        self.size = kind.end
        return kind

    def numbers(self) -> list[int]:
        """Every move as a ready-made Python number: a list of moves that takes its entries from here makes none."""
        return list(range(self.size))

    def kind_of(self, move: int) -> Kind:
        """The kind of a move; `IllegalMove` for a number that is none."""
        if not 0 <= move < self.size:
            raise IllegalMove(f"{move} is no move of this game: moves are the numbers from 0 to {self.size - 1}")
        return self._of_move[move]

    # --- words, as the open decision has them: its own where it has some, else those of the kind ----------------

    def spell(self, state: Any, seat: int, move: int) -> str:
        """The notation of a move, as records write it."""
        own: str = state.decision().spell(state, seat, move)
        return own or self.kind_of(move).spell(state, seat, move)

    def path(self, state: Any, seat: int, move: int) -> list[str]:
        """The things on the table that make up a move."""
        own: list[str] = state.decision().path(state, seat, move)
        return own or self.kind_of(move).path(state, seat, move)

    def say(self, state: Any, seat: int, move: int) -> Say:
        """The sentence that offers a move."""
        own: Say | None = state.decision().say(state, seat, move)
        return own or self.kind_of(move).say(state, seat, move)

    def effect(self, state: Any, seat: int, move: int) -> "Say | None":
        """What follows from a move, where there is more to tell."""
        return self.kind_of(move).effect(state, seat, move)

    def offers(self, state: Any, seat: int) -> "list[Offer]":
        """Every legal move of the seat with its path, its sentence and, where there is more to tell, what follows."""
        return [self.option(state, seat, move) for move in state.legal(seat)]

    def option(self, state: Any, seat: int, move: int) -> "Offer":
        """One move as it is offered to a person."""
        id, args = self.say(state, seat, move)
        offer: Offer = {
            "move": move,
            "path": self.path(state, seat, move),
            "say": {"id": id, "args": args},
        }
        follows = self.effect(state, seat, move)
        if follows is not None:
            offer["effect"] = {"id": follows[0], "args": follows[1]}
        return offer

    def __repr__(self) -> str:
        return f"<{self.size} moves: {', '.join([kind.name for kind in self.kinds])}>"

    def touchable(self, state: Any, seat: int) -> set[str]:
        """The things on the paths of all legal moves of the seat."""
        return {thing for move in state.legal(seat) for thing in self.path(state, seat, move)}
