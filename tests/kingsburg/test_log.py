"""What the log tells: a scene of each phase, sentence by sentence, with everybody and everything named rightly."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import build, influence, king, phase_end, setup, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.text import Texts


def log(scene: Scene) -> list[str]:
    """Everything told since the last look, in words."""
    texts = Texts(KINGSBURG, "en", scene.names, scene.state.options)
    said = [texts.say(*KINGSBURG.say_event(event)) for event in scene.state.news or []]
    scene.state.news = []
    return said


@pytest.mark.rule("KB-201", "KB-203", "KB-401", "KB-412", "KB-413")
def test_the_kings_phases() -> None:
    scene = Scene("Ann Brian")
    scene.run(king.FAVOUR)
    scene.play("Ann", "1G")
    scene.play("Brian", "1S")
    assert log(scene) == ["Ann gets 1 gold (King's favour).", "Brian gets 1 stone (King's favour)."]
    scene.give("Ann", stands="inn")
    scene.run(king.FAVOUR)
    assert log(scene) == ["The King favours Brian: 1 bonus die for spring."]
    scene.run(king.REWARD)
    assert log(scene) == ["Ann scores 1 victory point (King's reward)."]
    scene.run(king.ENVOY)
    assert log(scene) == ["The King's envoy goes to Brian."]
    scene.give("Brian", stands="inn")
    scene.run(king.ENVOY)
    assert log(scene) == ["The King's envoy goes to nobody."]


@pytest.mark.rule("KB-310", "KB-319", "KB-322", "KB-327", "KB-417")
def test_dice_and_advisors() -> None:
    scene = Scene("Ann Brian Cindy", phase=AUTUMN)
    scene.give("Ann", plus_two=1, envoy=True)
    scene.rolls(6, 6, 6, 1, 1, 2, 2, 2, 4)
    scene.run(rules.ROLL_AND_ORDER)
    assert log(scene) == [
        "Dice of Ann: 6+6+6 (roll).",
        "Dice of Brian: 1+1+2 (roll).",
        "Dice of Cindy: 2+2+4 (roll).",
        "Turn order: Brian, Cindy, Ann.",
    ]
    scene.run(influence.BEGIN_INFLUENCE)
    scene.play("Brian", "2 = 2")
    scene.play("Cindy", "8 = 2+2+4")
    scene.play("Ann", "8 = 6+t by envoy")
    scene.play("Brian", "pass")
    assert log(scene) == [
        "Brian places 2 on 2 (Squire).",
        "Cindy places 2+2+4 on 8 (Treasurer).",
        "Ann places 6 and a +2 token on 8 (Treasurer).",
        "Ann uses the King's envoy.",
        "Brian passes.",
        "Cindy passes.",  # no die is left to her
    ]


@pytest.mark.rule("KB-801", "KB-802")
def test_neutral_dice() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.rolls(1, 2, 3, 5, 6, 4, 4, 4, 3, 3, 3)
    scene.run(rules.ROLL_AND_ORDER)
    assert log(scene)[:2] == ["Neutral dice: 1+2+3 on 6 (Alchemist).", "Neutral dice: 5+6 on 11 (Swordsmith)."]


@pytest.mark.rule("KB-344", "KB-366", "KB-371")
def test_gains_and_buildings() -> None:
    scene = Scene("Ann Brian", phase=SUMMER)
    scene.occupy("Ann", 1, 5, 7)
    scene.run(AUDIENCE)
    scene.play("Ann", "1W")
    assert log(scene) == [
        "Ann scores 1 victory point (Jester).",
        "Ann gets 1 soldier (Sergeant).",
        "Ann gets one +2 token (Astronomer).",
        "Ann gets 1 wood (Astronomer).",
    ]
    scene = Scene("Ann Brian", phase=SUMMER)
    scene.on_top("i_zombies_4", 1)
    scene.occupy("Ann", 10)
    scene.run(AUDIENCE)
    assert scene.came_to_light() == ["kb-peeked"]
    assert log(scene) == [
        "Ann gets 2 soldiers (General).",
        "Ann takes a secret look at the enemy.",
        "Seen by Ann alone: Zombies (4).",
    ]
    scene.give("Ann", gold=1, wood=1)
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn")
    assert log(scene) == ["Ann builds: Inn.", "Ann pays 1 gold, 1 wood (Inn)."]
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert log(scene) == ["Ann gets one +2 token (Inn)."]


@pytest.mark.rule("KB-603", "KB-604", "KB-620", "KB-622", "KB-625")
def test_a_winter_and_the_end() -> None:
    scene = Scene("Ann Brian", year=5, phase=WINTER_PHASE, modules=[2])
    scene.on_top("v_dragons_9", 5)
    scene.rolls(3)
    scene.give("Ann", soldiers=9, governor="countess", stands="cathedral", gold=4)
    scene.give("Brian", vp=7)
    scene.run(winter.WINTER)
    assert log(scene) == [
        "Ann rolls for the King's reinforcements: 3 soldiers.",
        "Ann gets 3 soldiers (reinforcements).",
        "Brian gets 3 soldiers (reinforcements).",
        "This year's enemy: Dragons (9).",
        "Ann fights with strength 12: victory.",
        "Brian fights with strength 3: defeat.",
        "Ann scores 3 victory points (victory).",
        "Ann scores 1 victory point (greatest strength).",
        "Brian loses 5 victory points (defeat).",
    ]
    scene.run(rules.YEAR_END)  # 4 goods, 1 row
    assert log(scene) == ["Ann scores 2 victory points (Cathedral).", "Ann scores 2 victory points (Countess)."]
    scene.run(rules.NEXT_YEAR)
    assert log(scene) == ["Final score: Ann 8, Brian 2."]


@pytest.mark.rule("KB-620", "KB-630", "KB-633", "KB-634")
def test_goods_and_buildings_won_and_lost() -> None:
    """Barbarians of 2: a gold for the victor; a good of choice and a building are lost."""
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, modules=[3])
    scene.enemy("i_barbarians_2")
    scene.give("Brian", wood=1, stone=1, stands="statue", vp=3)
    scene.run(winter.WINTER)
    offers = {KINGSBURG.spell(scene.state, 0, each["move"]): each for each in scene.state.view(0)["offers"]}
    assert offers["token 4"]["path"] == ["army_token:4"]
    assert offers["token 4"]["say"] == {"id": "kb-do-army_token", "args": {"count": 4}}
    for name, token in (("Ann", 4), ("Brian", 0), ("Cindy", 2)):
        scene.play(name, f"token {token}")
    assert scene.came_to_light() == ["kb-token-revealed"] * 3 + ["kb-enemy"]
    told = log(scene)
    assert told[3:6] == ["Ann reveals army token 4.", "Brian reveals army token 0.", "Cindy reveals army token 2."]
    assert told[-2:] == ["Ann gets 1 gold (victory).", "Ann scores 1 victory point (greatest strength)."]
    assert scene.state.view(1)["ask"] == {"id": "kb-ask-loss_goods", "args": {"enemy": "i_barbarians_2"}}
    scene.play("Brian", "1W")
    assert log(scene) == [
        "Brian loses 1 wood (defeat).",
        "Brian loses: Statue.",
        "Brian loses 3 victory points (Statue).",
    ]


@pytest.mark.rule("KB-1003", "KB-1021")
def test_governors() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", dealt=[1, 2, 3])
    scene.give("Brian", dealt=[4, 5, 6])
    scene.run(setup.CHOOSE_GOVERNOR)
    scene.play("Ann", "keep thief")
    assert log(scene) == ["Ann has chosen a governor."]
    assert setup.CHOOSE_GOVERNOR.waiting(scene.state, 0) == ("kb-why-chosen", {"order": [1], "rule": "KB-1002"})
    scene.play("Brian", "keep prince")
    assert scene.came_to_light() == ["kb-governor-revealed"] * 2
    assert log(scene) == ["Brian has chosen a governor.", "Ann governs as: Thief.", "Brian governs as: Prince."]
    scene.play("Ann", "2G 2S")
    assert log(scene) == ["Ann gets 2 gold, 2 stone (Thief).", "Ann loses 3 victory points (Thief)."]


def test_the_first_turn_order() -> None:
    scene = Scene("Ann Brian Cindy")
    scene.state.luck = Luck.seeded(1)
    setup.SET_UP_TABLE.run(scene.state, TABLE)
    assert log(scene) == [f"Turn order: {', '.join(scene.order())}."]


@pytest.mark.rule("KB-907", "KB-1026", "KB-1213")
def test_trades_at_the_end_of_a_phase_and_a_tax_that_is_declined() -> None:
    scene = Scene("Ann Brian", phase=SPRING, modules=[1])
    scene.give("Ann", stands="mint", wood=4, gold=4)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    scene.play("Ann", "use sawmill")
    assert "(Sawmill)." in log(scene)[-1]
    scene.play("Ann", "use goldsmith")
    assert all("(Goldsmith)." in sentence for sentence in log(scene))
    scene = Scene("Ann Brian", phase=SPRING, modules=[2], decline_gains=True)
    scene.run(build.TAX_GOOD, "Brian")
    scene.play("Brian", "decline")
    assert log(scene) == ["Brian declines (Tax Collector)."]
