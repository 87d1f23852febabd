"""All chance of a game: dice, shuffles and draws.

Live luck comes from `sfc32` (Chris Doty-Humphrey, public domain): four 32-bit words, additions, shifts and xors only,
so that every machine and every language gets the same dice. In a replay the recorded outcomes are read back instead.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.errors import LuckError

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 12
_LARGEST_BOUND: Final = 0x80000000
FINE: Final = 1 << 30
"""Chances are drawn in steps as small as this part of the whole."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of chance that can be copied, recorded and replayed.

    `outcomes`, while it is a list, collects `bound, value` of every draw: that is what a record writes down.
    """

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, counter: int = 1) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.outcomes: list[int] | None = None
        self.script: list[int] | None = None
        self.script_at: int = 0
        self.dry: bool = False

    @staticmethod
    def seeded(seed: int | str) -> "Luck":
        """The generator of a seed: its words are the first 96 bits of the seed's SHA-256."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        luck = Luck(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
        )
        for _ in range(_WARM_UP):
            luck.word()
        return luck

    @staticmethod
    def scripted(script: list[int], then: "Luck | None" = None) -> "Luck":
        """Luck that reads `bound, value` pairs back; afterwards it draws like `then`, or refuses."""
        luck = Luck() if then is None else then.copy()
        luck.dry = then is None
        luck.script = script
        return luck

    @staticmethod
    def of(*words: str, then: "Luck | None" = None) -> "Luck":
        """Luck in words, in the order in which it is drawn; afterwards like `then`, or none.

        `Luck.of("dice 5 3 1")` are three dice of six sides, `"dice of 8: 7 2"` two of eight; `"2 of 7"` draws the
        second of seven things; `"shuffle 3 1 2"` brings what lay third to the first place, and so on.
        """
        script: list[int] = []
        for each in words:
            script += _script_of(each)
        return Luck.scripted(script, then)

    def copy(self) -> "Luck":
        """An independent source that will draw the same; what was collected stays with the original."""
        other = Luck(self.a, self.b, self.c, self.counter)
        other.script = self.script
        other.script_at = self.script_at
        other.dry = self.dry
        return other

    def spawn(self) -> "Luck":
        """A new generator seeded by three words of this one."""
        other = Luck(self.word(), self.word(), self.word())
        for _ in range(_WARM_UP):
            other.word()
        return other

    def word(self) -> i64:
        """The next 32 random bits (sfc32)."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        total: i64 = (a + b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = (((c << 21) & _WORD) | (c >> 11)) + total & _WORD
        return total

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to `bound` - 1, each equally likely."""
        if self.script is not None and self.script_at < len(self.script):
            value = self._read_back(self.script, bound)
        else:
            value = self._draw(bound)
        if self.outcomes is not None:
            self.outcomes.append(bound)
            self.outcomes.append(value)
        return value

    def below_each(self, bounds: list[int]) -> list[int]:
        """Such a number for each bound, one after the other."""
        return [self.below(bound) for bound in bounds]

    def roll(self, sides: i64) -> i64:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, things: list[int]) -> int:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[int]) -> None:
        """Brings the things into a random order, in place (Fisher-Yates, from the end)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def _draw(self, bound: i64) -> i64:
        """Lemire's multiply-shift with rejection: no remainder bias."""
        if not 1 <= bound <= _LARGEST_BOUND:
            raise ValueError(f"luck needs a bound of at least 1 and at most {_LARGEST_BOUND}, not {bound}")
        if self.dry:
            raise LuckError("the recorded luck is used up, but the game asks for more")
        unfair: i64 = (_WORD + 1) % bound
        while True:
            product: i64 = self.word() * bound
            if (product & _WORD) >= unfair:
                return product >> 32

    def _read_back(self, script: list[int], bound: i64) -> i64:
        at = self.script_at
        asked: int = bound
        recorded, value = script[at], script[at + 1]
        if recorded != asked:
            raise LuckError(f"the record holds a draw of {recorded} where the game asks for one of {asked}")
        if not 0 <= value < recorded:
            raise LuckError(f"the record holds {value} as the outcome of a draw of {recorded}")
        self.script_at = at + 2
        return value

    def __repr__(self) -> str:
        left = 0 if self.script is None else (len(self.script) - self.script_at) // 2
        if self.dry:
            return f"<Luck: {left} draws written down, then none>"
        return f"<Luck: {left} draws written down, then by chance>" if left else "<Luck: by chance>"

    def dump(self) -> list[int]:
        """Plain data for `load`: the generator's words; in a replay also whether it is dry, and what it still reads."""
        words: list[int] = [self.a, self.b, self.c, self.counter]
        left = [] if self.script is None else self.script[self.script_at :]
        return [*words, 1 if self.dry else 0, *left] if self.dry or left else words

    @staticmethod
    def load(data: list[int]) -> "Luck":
        """The luck that `dump` described."""
        luck = Luck(data[0], data[1], data[2], data[3])
        if len(data) > 4:
            luck.dry = data[4] == 1
            luck.script = data[5:]
        return luck


def _script_of(words: str) -> list[int]:
    """Bound and value of each draw that the words describe."""
    said = " ".join(words.lower().replace(",", " ").split())
    said = said.removeprefix("the ").removeprefix("next ").replace(" are ", " ").replace(" is ", " ")
    kind, _, rest = said.partition(" ")
    if kind in ("dice", "die"):
        sides = 6
        if rest.startswith("of ") and ":" in rest:
            bound, _, rest = rest.removeprefix("of ").partition(":")
            sides = _number(bound, words)
        return [each for value in _numbers(rest, words) for each in _draw(sides, value, words)]
    if kind == "shuffle":
        return _shuffle_script(_numbers(rest, words), words)
    which, of, bound = said.partition(" of ")
    if of:
        return _draw(_number(bound, words), _number(which, words), words)
    raise _not_luck(words)


def _draw(bound: int, value: int, words: str) -> list[int]:
    if not 1 <= value <= bound:
        raise LuckError(f"{words!r}: {value} is not among 1 to {bound}")
    return [bound, value - 1]


def _shuffle_script(wanted: list[int], words: str) -> list[int]:
    """The draws by which `shuffle` brings things into the wanted order."""
    lying = list(range(1, len(wanted) + 1))
    if sorted(wanted) != lying:
        raise LuckError(f"{words!r}: expected the numbers from 1 to {len(wanted)}, each once")
    script: list[int] = []
    for last in range(len(wanted) - 1, 0, -1):
        other = lying.index(wanted[last])
        script += [last + 1, other]
        lying[last], lying[other] = lying[other], lying[last]
    return script


def _numbers(text: str, words: str) -> list[int]:
    found = [_number(word, words) for word in text.split()]
    if not found:
        raise _not_luck(words)
    return found


def _number(text: str, words: str) -> int:
    if not text.strip().isdecimal():
        raise _not_luck(words)
    return int(text)


def _not_luck(words: str) -> LuckError:
    return LuckError(f"{words!r} is no luck; say 'dice 5 3 1', 'dice of 8: 7 2', '2 of 7' or 'shuffle 3 1 2'")
