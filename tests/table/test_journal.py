"""What a line keeps of its luck and of where it led."""

from dataclasses import replace

import pytest

from table.toy import GIVE, KEEP, ROLL, TOY
from tafelrunde.kernel import registry
from tafelrunde.table.errors import BrokenJournal
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, take_back

NAMES = ["Ann", "Brian"]
OPTIONS = {"players": 2, "glass": False}


def written(moves: list[tuple[int, int]]) -> list[Entry]:
    """The lines of a toy game as the store keeps them."""
    play = Play(TOY, OPTIONS, NAMES, "seed")
    journal = []
    for seat, move in moves:
        entry = play.entry(seat, play.asked[seat], move, 0.0)
        assert entry is not None
        play = play.after(entry)
        journal.append(play.sealed())
    return journal


BIDS_AND_A_ROLL = [(0, 2), (1, 1), (0, ROLL), (1, KEEP)]


def again(journal: list[Entry], seed: str = "seed") -> Play:
    return Play.of(TOY, OPTIONS, NAMES, seed, journal)


def test_a_line_keeps_its_luck_and_where_it_led() -> None:
    bid, _, roll, kept = written(BIDS_AND_A_ROLL)
    assert (bid.luck, kept.luck) == ((), ())
    assert roll.luck is not None
    assert (len(roll.luck), roll.luck[0]) == (2, 6)
    assert kept.fingerprint == again([*written(BIDS_AND_A_ROLL)]).state.fingerprint()


def test_what_was_rolled_stays_whatever_the_generator_would_give() -> None:
    journal = written(BIDS_AND_A_ROLL)
    six = replace(journal[2], luck=(6, 5), fingerprint=None)
    play = again([*journal[:2], six], seed="another generator")
    assert play.state.scores() == [8, 1]  # a bid of 2 and a six; a bid of 1


def test_the_luck_to_come_is_the_same_as_without_a_restart() -> None:
    journal = written([*BIDS_AND_A_ROLL, (0, ROLL)])
    restarted = again(journal[:4])
    restarted = restarted.after(replace(journal[4], luck=None, fingerprint=None))
    assert restarted.sealed() == journal[4]


def test_what_the_set_up_drew_stays_too() -> None:
    game = registry.game("kingsburg")
    first = Play(game, {"players": 2}, NAMES, "seed")
    setup = first.last_line().luck
    assert setup
    other = Play(game, {"players": 2}, NAMES, "another generator", setup)
    assert other.state == first.state
    same = Play(game, {"players": 2}, NAMES, "seed", setup)
    assert same.state.luck.dump() == first.state.luck.dump()


def test_old_lines_without_either_stay_valid() -> None:
    journal = written(BIDS_AND_A_ROLL)
    old = [replace(entry, luck=None, fingerprint=None) for entry in journal]
    assert again(old).state == again(journal).state
    assert again([*old[:3], journal[3]]).state == again(journal).state


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        (1, {"move": 2}),  # another bid is as legal, but leads elsewhere
        (1, {"move": 99}),
        (2, {"luck": (4, 1)}),  # a die of four sides
        (2, {"luck": (6, 1, 6, 1)}),
        (2, {"luck": ()}),
        (3, {"seat": 0}),
        (3, {"line": 7}),
        (5, {"fingerprint": "0" * 16}),
        (3, {"move": None, "back_to": 12}),
    ],
)
def test_a_wrong_line_is_found_where_it_is(number: int, wrong: dict[str, object]) -> None:
    journal = written([*BIDS_AND_A_ROLL, (0, GIVE), (1, KEEP)])
    journal[number] = replace(journal[number], **wrong)  # type: ignore[arg-type]
    with pytest.raises(BrokenJournal, match=f"line {number} of the journal") as error:
        again(journal)
    assert error.value.line == number


def test_every_line_can_be_looked_at() -> None:
    """A fingerprint alone in the middle keeps nobody from playing on; who looks closely finds it."""
    journal = written(BIDS_AND_A_ROLL)
    journal[1] = replace(journal[1], fingerprint="0" * 16)
    assert again(journal).line == 4
    with pytest.raises(BrokenJournal, match="line 1 of the journal"):
        Play.of(TOY, OPTIONS, NAMES, "seed", journal, every_line=True)


def test_a_take_back_keeps_where_it_led() -> None:
    play = again(written([(0, 2)]))
    play = play.after(take_back(play, 0, 0, 0.0))
    back = play.sealed()
    assert (back.luck, back.fingerprint) == ((), Play(TOY, OPTIONS, NAMES, "seed").state.fingerprint())
