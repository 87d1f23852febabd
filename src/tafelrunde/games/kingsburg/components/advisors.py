"""What lies at the spaces for dice: the advisors of the king, and the Politician's own two."""

from tafelrunde.games.kingsburg.components.blocks import goods_of
from tafelrunde.games.kingsburg.components.governors import Politician
from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    GOODS,
    LAST_RANK,
    MOST,
    MOST_OF_CHOICE,
    MOST_POINTS,
    POLITICIAN_FIRST,
)
from tafelrunde.kernel.sheet import Sheet


class Advisor:
    """What lies at a space for dice: goods, goods of choice (`any`), one of some kinds (`either`), and more.

    `price_vp` is the Smuggler's price for `any`, `transmutes` the Alchemist's exchange (KB-346, KB-354).
    """

    def __init__(self, rank: int, block: Sheet) -> None:
        self.rank = rank
        self.goods = goods_of(block)
        self.any = block.number("any", 0, MOST_OF_CHOICE, 0)
        either = block.words("either", GOODS, default=[])
        self.either = sorted([GOODS.index(good) for good in either])
        self.soldiers = block.number("soldiers", 0, MOST, 0)
        self.vp = block.number("vp", 0, MOST_POINTS, 0)
        self.plus_two = block.number("plus_two", 0, MOST, 0)
        self.peek = block.flag("peek", False)
        self.price_vp = block.number("price_vp", 0, MOST_POINTS, 0)
        self.transmutes = block.flag("transmutes", False)


def read_spaces(sheet: Sheet, politician: Politician) -> list[Advisor]:
    """Nobody, the advisors, and the Politician's own two, which give goods of choice (KB-1033)."""
    section = sheet.section("advisor")
    section.holds(ADVISORS[1:POLITICIAN_FIRST])
    spaces = [Advisor(0, Sheet(sheet.file, {}))]
    for rank in range(1, POLITICIAN_FIRST):
        block = section.block(ADVISORS[rank])
        block.stays("rank", block.number("rank", 1, LAST_RANK), rank)
        advisor = Advisor(rank, block)
        check_advisor(advisor, block)
        spaces.append(advisor)
    for rank, goods in zip(politician.ranks, politician.goods, strict=True):
        spaces.append(Advisor(rank, Sheet(sheet.file, {"any": goods})))
    return spaces


def check_advisor(advisor: Advisor, block: Sheet) -> None:
    """An advisor asks his guest at most one question."""
    either = block.words("either", GOODS, default=[])
    if either and (len(either) < 2 or len(set(either)) < len(either)):
        raise block.wrong("either", "expected two or three different kinds", ("kb-value-either", {}))
    if (advisor.any > 0) + bool(either) + advisor.transmutes > 1:
        raise block.wrong("", "expected only one of any, either and transmutes", ("kb-value-one-question", {}))
    if advisor.price_vp and not advisor.any:
        reason = "a price needs goods of choice (any) to be paid for"
        raise block.wrong("price_vp", reason, ("kb-value-price", {}))
    gifts = [*advisor.goods, advisor.soldiers, advisor.vp, advisor.plus_two]
    if (advisor.price_vp or advisor.transmutes) and (any(gifts) or advisor.peek):
        reason = "an exchange (price_vp or transmutes) gives nothing else"
        raise block.wrong("", reason, ("kb-value-exchange", {}))
