"""What is told of a reason: its name alone, or one of its figures beside that of the other move."""

from dataclasses import dataclass

from tafelrunde.bots.comparing import lead, mean
from tafelrunde.kernel.figures import Figure, Figures

LEAST_FIGURE = 0.75
"""By so much a figure must be better on average to be told; all are told as whole numbers."""

LEAST_WORLDS = 4
"""From fewer nothing is concluded."""

Args = dict[str, int | str]


@dataclass(frozen=True)
class Because:
    """A reason, as the message `because-NAME` tells it.

    With a figure the name is that of the reason and of the figure (`winter-strength`), and `args` hold its number
    (`count`) and that of the other move (`other_count`), as whole numbers, for both whether they are estimates
    (`about`, `other_about`: "yes" or "no"), and what else belongs to the sentence.
    """

    name: str
    args: Args


def figures_told(reason: str, worlds: list[tuple[Figures, Figures]], sign: float) -> list[Because]:
    """The figures of a reason that speak for the one (1) or for the other (-1), the most telling first.

    Each world tells those of both. A figure that is not better in a way that can be told is no reason, nor is one that
    not every world knows, nor a part of one that is told already.
    """
    if len(worlds) < LEAST_WORLDS:
        return []
    ones = [_by_name(one.get(reason, [])) for one, _ in worlds]
    others = [_by_name(other.get(reason, [])) for _, other in worlds]
    if sign < 0.0:
        ones, others = others, ones
    found: dict[str, Because] = {}
    for name, figure in ones[0].items():
        if figure.of not in found and all(name in each for each in [*ones, *others]):
            told = _told(reason, [each[name] for each in ones], [each[name] for each in others])
            if told is not None:
                found[name] = told
    return list(found.values())


def _by_name(figures: list[Figure]) -> dict[str, Figure]:
    return {figure.name: figure for figure in figures}


def _told(reason: str, ones: list[Figure], others: list[Figure]) -> Because | None:
    """A figure in words, if it speaks for the one, and in all worlds beside the same other numbers."""
    first = ones[0]
    better = lead([figure.value for figure in ones], [figure.value for figure in others], LEAST_FIGURE)
    if (-better if first.fewer else better) <= 0.0:
        return None
    if first.fact and not (_sure(ones) and _sure(others)):
        return None
    if any(figure.beside != first.beside for figure in [*ones, *others]):
        return None
    count = round(mean([figure.value for figure in ones]))
    other_count = round(mean([figure.value for figure in others]))
    if count == other_count:
        return None
    args: Args = dict(first.beside)
    args["count"] = count
    args["about"] = "no" if _sure(ones) else "yes"
    args["other_count"] = other_count
    args["other_about"] = "no" if _sure(others) else "yes"
    return Because(f"{reason}-{first.name}", args)


def _sure(figures: list[Figure]) -> bool:
    """Is it the same whole number in all worlds?"""
    value = figures[0].value
    return value == round(value) and all(figure.value == value and not figure.about for figure in figures)
