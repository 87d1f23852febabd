"""What a person is told who reaches for something that is not possible now: how a test asks for it."""

from typing import Any

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import influence
from tafelrunde.games.kingsburg.rules.state import SPRING
from tafelrunde.kernel.text import Texts


def expect(scene: Scene, name: str, thing: str, reason: str, args: dict[str, Any], sentence: str) -> None:
    """The reason for which a player cannot have the thing, its arguments and its sentence."""
    answer = KINGSBURG.why_not(scene.state, scene.seat(name), thing)
    assert answer == (f"kb-why-{reason}", args)
    assert Texts(KINGSBURG, "en", scene.names, scene.state.options).say(*answer) == sentence


def possible(scene: Scene, name: str, thing: str) -> bool:
    return KINGSBURG.why_not(scene.state, scene.seat(name), thing) is None


def court(*numbers: int, names: str = "Ann Brian Cindy", **options: Any) -> Scene:
    """Ann has these dice, the fourth and fifth bonus dice, and it is her turn to influence."""
    scene = Scene(names, phase=SPRING, **options)
    scene.give("Ann", dice=[*numbers])
    ask_ann(scene)
    return scene


def ask_ann(scene: Scene, **fields: Any) -> Scene:
    """Gives Ann something before she is asked."""
    scene.give("Ann", **fields)
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    return scene
