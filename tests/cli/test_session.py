"""One game of a person against bots, without a terminal."""

import random

import pytest

from tafelrunde.bots.roster import bot
from tafelrunde.cli.session import Session
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.registry import game


def session(seed: int) -> Session:
    recorder = Recorder(game("kingsburg"), Luck.seeded(seed), ["Ann", "Brian", "Cindy"], players=3, modules="2,3")
    return Session(recorder, 0, {1: bot("random"), 2: bot("random")}, Luck.seeded("bots"))


@pytest.mark.parametrize("seed", range(2))
def test_a_hint_depends_on_what_the_person_knows_alone(seed: int) -> None:
    """With everything dealt anew that the person cannot know, the same chance gives the same hint."""
    sitting = session(seed)
    chance = random.Random(seed)
    while not sitting.state.over():
        if not sitting.asked():
            sitting.bot_plays()
            continue
        truth, advice = sitting.state, Luck.seeded(chance.random().hex())
        sitting._advice = advice.copy()
        hint = sitting.hint(2, 0.0)  # a clock would tell how busy this machine is
        assert {advice.move for advice in hint} <= set(truth.moves(0))
        other = truth.copy()
        other.redeal(0, Luck.seeded(chance.random().hex()))
        sitting.recorder.state, sitting._advice = other, advice.copy()
        assert sitting.hint(2, 0.0) == hint
        sitting.recorder.state = truth
        sitting.decide(chance.choice(truth.moves(0)))


def test_a_hint_changes_nothing() -> None:
    sitting = session(1)
    before = (sitting.state.fingerprint(), sitting.state.luck.dump(), len(sitting.recorder.lines))
    sitting.hint()
    assert (sitting.state.fingerprint(), sitting.state.luck.dump(), len(sitting.recorder.lines)) == before


def test_only_what_the_person_may_know_is_heard() -> None:
    sitting = session(1)
    dealt = [event for event in sitting.heard if event.kind == "kb-dealt"]
    assert [event.args["seat"] for event in dealt] == [0]
    while not sitting.state.over():
        if sitting.asked():
            sitting.decide(sitting.state.moves(0)[-1])
        else:
            sitting.bot_plays()
    assert all(event.visible_to(0) for event in sitting.heard)


def test_in_a_race_the_bots_and_the_clock_do_not_wait() -> None:
    recorder = Recorder(game("tumult_royal"), Luck.seeded(1), ["Ann", "Brian"], players=2, robbery="realtime")
    sitting = Session(recorder, 0, {1: bot("random")}, Luck.seeded("bots"))
    while not sitting.state.over():
        if sitting.asked():
            sitting.decide(sitting.state.moves(0)[-1])
        else:
            sitting.bot_plays()
    told = [event.kind for event in sitting.heard]
    assert told.count("tr-time-up") > 2
    lifts = [event.args["seat"] for event in sitting.heard if event.kind == "tr-lifts"]
    assert 0.3 < lifts.count(0) / len(lifts) < 0.7
    assert all(event.visible_to(0) for event in sitting.heard)
