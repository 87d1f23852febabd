"""Figures: the few numbers that people count when they ask why a move is better."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure:
    """One number of a position that a reason can be told with, by the message `because-REASON-NAME`.

    `fewer`: the less the better. `about`: even one position holds no more than an estimate of it. `fact`: 1 or 0, told
    without a number and so only where it is certain. `of`: the figure that it is a part of, as stone is of goods;
    beside that it would say the same once more. `beside` are numbers that belong to the sentence and are no matter
    of the move, such as the strength of the enemy.
    """

    def __init__(
        self,
        name: str,
        value: float,
        fewer: bool = False,
        about: bool = False,
        fact: bool = False,
        of: str = "",
        beside: dict[str, int] | None = None,
    ) -> None:
        self.name = name
        self.value = value
        self.fewer = fewer
        self.about = about
        self.fact = fact
        self.of = of
        self.beside: dict[str, int] = {} if beside is None else beside

    def dump(self) -> tuple[str, float, bool, dict[str, int]]:
        """What hangs on the position, as plain data."""
        return self.name, self.value, self.about, self.beside

    def __repr__(self) -> str:
        return f"<{self.name}: {self.value:g}>"


Figures = dict[str, list[Figure]]
"""The figures of a seat by the names of reasons; of each reason the most telling ones first."""
