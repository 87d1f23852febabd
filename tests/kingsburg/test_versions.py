"""Corrected components ship as a new version: what was begun with an older one replays and goes on with it.

The card `iv_demons_6` was wrong in version 1: 1 gold for a victory; for a defeat 4 goods of choice and a building.
In the kept record it is the enemy of year IV, and Ann beats it.
"""

from pathlib import Path

import pytest

from kingsburg.battles import fight
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel import record
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.errors import RecordError, UnknownComponents
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Record, Recorder

FIRST = "a50837f78c5e"
KEPT = Path(__file__).parent.parent / "records" / "kingsburg-1e-2-players.txt"
BEFORE_THE_DEMONS = 86
"""Lines of the kept record before Ann's "done" that ends recruiting in year IV; her score is 27 then."""


def first_version() -> Printed[Components]:
    printed = BOX.version_of(FIRST)
    assert printed is not None
    return printed


def kept() -> Record:
    return record.read(KEPT.read_text(encoding="utf-8"))


def demons(components: Components) -> Enemy:
    card = components.enemies[17]
    assert card.id == "iv_demons_6"
    return card


def stakes(card: Enemy) -> tuple[list[int], list[int]]:
    win, loss = card.win, card.loss
    return [*win.goods, win.any, win.vp], [*loss.goods, loss.any, loss.buildings, loss.vp]


def test_a_new_game_has_the_corrected_card() -> None:
    assert BOX.newest.version == 2
    assert KINGSBURG.component_hash == BOX.newest.hash != FIRST
    assert stakes(demons(KINGSBURG.new(seed=1).setting.components)) == ([1, 0, 0, 0, 1], [0, 0, 0, 4, 0, 1])


def test_the_corrected_card_gives_a_gold_and_a_point_and_takes_four_goods_and_a_point() -> None:
    scene = Scene("Ann Brian Cindy", year=4)
    scene.give("Ann", soldiers=8)
    scene.give("Brian", gold=5, stands="statue", vp=5)
    scene.give("Cindy", soldiers=9)  # takes the point of the strongest victor
    fight(scene, "iv_demons_6", 1)
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((1, 0, 0), 1)
    assert (scene.goods("Brian"), scene.vp("Brian")) == ((1, 0, 0), 4)
    assert scene.buildings("Brian") == {"statue"}


def test_the_first_version_is_kept_as_it_was() -> None:
    assert first_version().version == 1
    assert stakes(demons(first_version().components)) == ([1, 0, 0, 0, 0], [0, 0, 0, 4, 1, 0])
    note = "Medium to low confidence, disputed: two public sources differ."
    assert first_version().origins()["enemy.iv_demons_6"] == ("public", note)


def test_nothing_else_differs_between_the_versions() -> None:
    old, new = first_version().table, BOX.newest.table
    assert {section: old[section] for section in old if section != "enemy"} == {
        section: new[section] for section in new if section != "enemy"
    }
    assert [id for id in new["enemy"] if old["enemy"][id] != new["enemy"][id]] == ["iv_demons_6"]


def test_a_record_of_the_first_version_replays_with_its_card() -> None:
    state = record.replay(KINGSBURG, kept())
    assert state.game.component_hash == FIRST
    assert record.result_of(state) == kept().result
    assert state.scores() == [46, 15]


def test_with_the_corrected_card_it_would_end_otherwise() -> None:
    """Ann beats the demons of year IV, which would have given her a point more."""
    retold = kept()
    retold.components = KINGSBURG.component_hash
    with pytest.raises(RecordError, match="its moves lead to '47 15"):
        record.replay(KINGSBURG, retold)


def test_an_unfinished_record_of_the_first_version_goes_on_with_it() -> None:
    whole = kept()
    ending = whole.lines[BEFORE_THE_DEMONS]
    whole.lines, whole.result = whole.lines[:BEFORE_THE_DEMONS], None
    recorder = Recorder.resume(KINGSBURG, whole, Luck.scripted(ending.luck))
    assert recorder.state.scores() == [27, 12]
    recorder.play(0, recorder.game.parse(recorder.state, 0, ending.move))
    assert recorder.state.scores() == [28, 12]  # the strongest victor's point, none of the card's
    assert recorder.record().components == FIRST
    assert recorder.record().lines == kept().lines[: BEFORE_THE_DEMONS + 1]


def test_components_that_nobody_has_are_refused() -> None:
    with pytest.raises(UnknownComponents, match="give the components file it was played with"):
        KINGSBURG.with_hash("0123456789ab")
