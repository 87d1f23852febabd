"""Winters set up by hand, for the tests of battles and penalties."""

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.state import WINTER_PHASE


def fight(scene: Scene, enemy: str, die: int) -> None:
    """Winter against this enemy, up to a decision; the die is that of the reinforcements."""
    scene.state.phase = WINTER_PHASE
    scene.enemy(enemy)
    scene.rolls(die)
    scene.run(winter.WINTER)


def strength(scene: Scene, name: str) -> object:
    (battle,) = [event for event in scene.told("kb-battle") if event.args["seat"] == scene.seat(name)]
    return battle.args["strength"]


def outcomes(scene: Scene) -> dict[str, object]:
    return {scene.names[int(str(event.args["seat"]))]: event.args["outcome"] for event in scene.told("kb-battle")}
