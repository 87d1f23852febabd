"""Invading in detail: which card serves as what."""

import pytest

from mythotopia.scene import KIND, Scene
from tafelrunde.games.mythotopia.components.ids import FOOD


def invader(hand: str, lands: str = "palmain", reserve: str = "") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve)
    return scene.turn("Ann")


@pytest.mark.rule("MY-511")
def test_the_only_food_is_not_offered_as_role_card() -> None:
    """Palmain is the only food, so General must be the role card: nothing is left to choose."""
    scene = invader("palmain general start_army")
    scene.play("Ann", "invade", "blore")
    assert scene.state.question() == "turn"
    assert scene.force("Ann", "blore") == 2
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-507", "MY-411")
def test_one_sea_takes_one_ship_card() -> None:
    scene = invader("palmain start_army start_market ship start_ship")
    scene.play("Ann", "invade", "ictus", "hand:ship")
    assert scene.state.question() == "pay"  # the other Ship card is not asked for
    scene.play("Ann", "hand:start_market")
    assert scene.force("Ann", "ictus") == 2
    assert scene.zone("Ann", "hand") == ["start_ship"]


@pytest.mark.rule("MY-501", "MY-502", "MY-973", "MY-974")
def test_under_own_reserve_army_own_and_attacked_provinces_are_no_targets_either() -> None:
    scene = invader("palmain start_army start_market", "palmain nusus", reserve="reserve_army")
    scene.lands("Ben", "blore mome")
    scene.armies("Ann", diclesium=1, mome=1)
    assert scene.turn("Ann").after("Ann", "invade") == ["iracund", "scombroid"]


@pytest.mark.rule("MY-509", "MY-412")
def test_the_ship_that_crosses_does_not_feed_however_many_armies_there_are() -> None:
    assert "ictus" not in invader("palmain start_army army militia ship").after("Ann", "invade")
    assert "ictus" in invader("palmain start_army army militia ship start_market").after("Ann", "invade")


@pytest.mark.rule("MY-417", "MY-927")
def test_ranger_is_laid_as_food_through_farming() -> None:
    """From Palmain into Blore nothing relies on Ranger: any card feeds through Farming, this one too."""
    scene = invader("palmain start_army", reserve="farming ranger")
    scene.play("Ann", "invade", "blore")
    assert scene.state.question() == "turn"  # each card had but one use
    assert scene.force("Ann", "blore") == 2
    assert scene.zone("Ann", "reserve") == ["farming"]
    assert sorted(scene.zone("Ann", "discard")) == ["palmain", "ranger", "start_army"]


@pytest.mark.rule("MY-429", "MY-416")
def test_ranger_does_not_feed_the_invasion_that_relies_on_it() -> None:
    """Quean borders Blore over hills: with Ranger it is one food, which Ranger itself cannot be."""
    scene = invader("quean start_army", "quean", reserve="farming ranger")
    assert "blore" not in scene.after("Ann", "invade")
    assert "eoan" in scene.after("Ann", "invade")  # an open border
    scene = invader("quean start_army limes cavalry", "quean", reserve="farming ranger")
    scene.play("Ann", "invade", "blore")
    assert scene.options("Ann") == ["hand:cavalry via farming", "hand:limes via farming"]


@pytest.mark.rule("MY-429", "MY-504")
def test_a_source_that_relies_on_ranger_is_not_offered_where_ranger_must_feed() -> None:
    """Quean lies openly before Lea and behind hills before Blore; the other card is the army, Ranger the food."""
    scene = invader("blore lea", "blore lea", reserve="farming ranger")
    scene.play("Ann", "invade", "quean")
    assert scene.state.question() == "turn"  # Lea was the only possible source
    assert scene.force("Ann", "quean") == 1
    assert scene.zone("Ann", "reserve") == ["farming"]


@pytest.mark.rule("MY-516", "MY-507")
def test_the_source_with_one_sea_to_cross_spares_the_second_ship_card() -> None:
    """General stands for all own provinces: Palmain is two seas away from Ambsace (Beast, Serpent), one from Eagre."""
    assert "palmain" not in invader("general start_army start_market ship", "ambsace").after("Ann", "invade")
    for lands in ("ambsace eagre", "eagre ambsace"):
        scene = invader("general start_army start_market ship start_ship", lands)
        scene.play("Ann", "invade", "palmain", "hand:ship")
        assert scene.state.question() == "pay"  # one Ship card was enough
        scene.play("Ann", "hand:start_market")
        assert scene.zone("Ann", "hand") == ["start_ship"]
        assert "palmain" in invader("general start_army start_market ship", lands).after("Ann", "invade")


@pytest.mark.rule("MY-509", "MY-412", "MY-405")
def test_a_ship_card_that_must_feed_is_not_offered_for_crossing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both Ship cards show food; where one of them does not, it crosses and the other feeds: nothing is to choose."""
    scene = invader("palmain start_army ship start_ship")
    bits = scene.state.setting.components.symbol_bits
    monkeypatch.setattr(scene.state.setting.components, "symbol_bits", bits[:])
    scene.state.setting.components.symbol_bits[KIND["start_ship"]] &= ~(1 << FOOD)
    scene.turn("Ann")
    scene.play("Ann", "invade", "ictus")
    assert scene.state.question() == "turn"
    assert scene.force("Ann", "ictus") == 2
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-416", "MY-429")
def test_ranger_stays_also_after_farming_has_fed() -> None:
    """Over hills into Blore by Ranger, fed through Farming: Levies may make a card of the hand the army, not Ranger."""
    scene = invader("quean limes cavalry", "quean", reserve="farming levies ranger")
    scene.play("Ann", "invade", "blore", "hand:limes via farming")
    assert scene.state.question() == "turn"  # Cavalry was the only army left
    assert scene.force("Ann", "blore") == 1
    assert scene.zone("Ann", "reserve") == ["farming", "levies", "ranger"]
    assert sorted(scene.zone("Ann", "discard")) == ["cavalry", "limes", "quean"]


@pytest.mark.rule("MY-506", "MY-967", "MY-968")
def test_ranger_opens_hills_and_mountains_of_the_source_and_nothing_else() -> None:
    """Lea: open borders to Ogdoad and Quean, hills to Dragonate and Sorner, mountains to Eoan."""
    hand = "lea start_army start_market market"
    assert invader(hand, "lea").after("Ann", "invade") == ["dragonate", "ogdoad", "quean", "sorner"]
    scene = invader(hand, "lea", reserve="ranger")
    assert scene.after("Ann", "invade") == ["dragonate", "eoan", "ogdoad", "quean", "sorner"]


@pytest.mark.rule("MY-929", "MY-510")
def test_general_goes_over_the_hills_of_every_own_province() -> None:
    """Blore has hills to Quean, Mome to Remise; all other borders of theirs are open."""
    hand = "general start_army start_market market"
    of_blore = {"iracund", "margent", "palmain", "scombroid", "trogle", "quean"}
    of_mome = {"coryphee", "fadge", "galingale", "malebolge", "talion", "remise"}
    assert set(invader(hand, "blore mome").after("Ann", "invade")) == of_blore | of_mome
    assert not {"quean", "remise"} & set(invader(hand.removesuffix(" market"), "blore mome").after("Ann", "invade"))


@pytest.mark.rule("MY-507")
def test_ship_cards_take_nobody_out_of_a_province_without_coast() -> None:
    scene = invader("talion start_army start_market market ship start_ship", "talion")
    assert scene.after("Ann", "invade") == ["diclesium", "fadge", "mome", "nusus", "oxter", "remise"]


@pytest.mark.rule("MY-504", "MY-506", "MY-967")
@pytest.mark.parametrize(
    ("lands", "target", "reserve"),
    [("lea palmain", "quean", "ranger"), ("lea quean", "eoan", "")],
)
def test_a_card_whose_province_does_not_lead_there_is_no_role_card(lands: str, target: str, reserve: str) -> None:
    """Quean borders Lea, not Palmain, Ranger or not; Eoan borders Quean, and Lea over mountains alone."""
    scene = invader(f"{lands} start_army start_market market", lands, reserve)
    scene.play("Ann", "invade", target)
    assert scene.state.question() == "pay"  # the role card was not to be chosen
