"""What insight expects of a battle follows the components in use, an owner's own included."""

from pathlib import Path

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.insight import insight
from tafelrunde.games.kingsburg.rules.state import AUTUMN, Setting

WEIGHTS = KINGSBURG.yardstick.weights


def with_own(folder: Path, text: str, **options: object) -> Scene:
    """Ann has a Fortress; the components are an owner's own."""
    own = folder / "own.toml"
    own.write_text(text)
    scene = Scene("Ann Brian", phase=AUTUMN, **options)
    scene.state.setting = Setting(scene.state.options, BOX.with_own(own).components)
    scene.give("Ann", only="fortress")
    scene.enemy("i_zombies_4")
    return scene


def victory(scene: Scene) -> float:
    return insight.victory_worth(scene.state, scene.player("Ann"), scene.state.enemy_card(), WEIGHTS)


def battle(scene: Scene, lead: int) -> float:
    return insight.battle_worth(scene.state, scene.player("Ann"), scene.state.enemy_card(), lead, WEIGHTS)


def test_a_fortress_is_worth_the_points_printed_on_it(tmp_path: Path) -> None:
    shipped = with_own(tmp_path, "")
    dearer = with_own(tmp_path, "[building.fortress]\ngives_vp = 4")
    assert victory(dearer) - victory(shipped) == pytest.approx(3)


def test_army_tokens_bring_the_soldiers_printed_on_them(tmp_path: Path) -> None:
    """One soldier short: a low token draws and a high one wins; if all show nothing, every battle is lost."""
    shipped = with_own(tmp_path, "", modules=[3])
    assert battle(shipped, -1) == pytest.approx(victory(shipped) / 2)
    worthless = with_own(tmp_path, "[army_tokens]\nvalues = [0, 0, 0, 0, 0, 0]", modules=[3])
    cost = insight.defeat_cost(worthless.player("Ann"), worthless.state.enemy_card(), WEIGHTS)
    assert battle(worthless, -1) == pytest.approx(-cost)
    strong = with_own(tmp_path, "[army_tokens]\nvalues = [5, 5, 5, 5, 5, 5]", modules=[3])
    assert battle(strong, -4) == pytest.approx(victory(strong))
