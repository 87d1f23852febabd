"""Positions in which somebody keeps a secret, for the tests of views and redeals."""

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR
from tafelrunde.games.kingsburg.rules.state import AUTUMN, WINTER_PHASE


def governors_dealt() -> Scene:
    """Ann, Brian and Cindy have three governors each and have not chosen."""
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dealt=[1, 2, 3])
    scene.give("Brian", dealt=[4, 5, 6])
    scene.give("Cindy", dealt=[7, 8, 9])
    scene.run(CHOOSE_GOVERNOR)
    return scene


def tokens_to_choose() -> Scene:
    """Winter with module 3: all are asked for an army token at once."""
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, modules=[3])
    scene.run(winter.WINTER)
    return scene


def peeked_by_ann(edition: str = "2e") -> Scene:
    """Ann has influenced the General and has seen this year's card; it is Brian's turn to choose goods."""
    scene = Scene("Ann Brian Cindy", year=2, phase=AUTUMN, edition=edition)
    scene.occupy("Ann", 10)
    scene.occupy("Brian", 12)
    scene.run(AUDIENCE)
    return scene
