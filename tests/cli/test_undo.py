"""Undo: back to the own last decision, never past a reveal or another player's act."""

import io
import random

import pytest
from rich.console import Console

from cli.person import Person, Tafelrunde
from tafelrunde.bots.roster import bot
from tafelrunde.cli.dialogue import Dialogue
from tafelrunde.cli.keeper import Keeper
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.session import Made, Session
from tafelrunde.cli.words import Words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder, read, replay
from tafelrunde.kernel.registry import game
from tafelrunde.kernel.text import Texts


def session(seed: int, **options: object) -> Session:
    recorder = Recorder(game("kingsburg"), Luck.seeded(seed), ["Ann", "Brian"], players=2, **options)
    return Session(recorder, 0, {1: bot("random")}, Luck.seeded(seed + 1000))


@pytest.mark.parametrize("seed", range(4))
def test_taking_back_restores_everything(seed: int) -> None:
    """Position, record, log and coming luck are as before; whatever is played then makes a sound record."""
    sitting = session(seed, modules="1,2,3")
    chance = random.Random(seed)
    taken_back = refused = 0
    while not sitting.state.over():
        if not sitting.asked():
            sitting.bot_plays()
            continue
        before = (sitting.state.fingerprint(), sitting.state.luck.dump(), len(sitting.recorder.lines), sitting.heard[:])
        sitting.decide(chance.choice(sitting.state.moves(0)))
        if chance.random() < 0.5:
            if sitting.barrier() is None:
                sitting.take_back()
                now = (
                    sitting.state.fingerprint(),
                    sitting.state.luck.dump(),
                    len(sitting.recorder.lines),
                    sitting.heard,
                )
                assert now == before
                taken_back += 1
            else:
                refused += 1
    assert taken_back > 3
    assert refused > 0
    record = read(str(sitting.recorder.record()))
    assert replay(game("kingsburg"), record).fingerprint() == sitting.state.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_the_way_back_is_barred_exactly_by_reveals_and_by_others(seed: int) -> None:
    sitting = session(seed, modules="2,3")
    chance = random.Random(seed)
    kinds = set()
    while not sitting.state.over():
        if sitting.asked():
            sitting.decide(chance.choice(sitting.state.moves(0)))
        else:
            sitting.bot_plays()
        lines = sitting.recorder.lines
        own = max((number for number, line in enumerate(lines) if line.seat == 0), default=None)
        barred = own is None or sitting.state.over() or any(line.reveals or line.seat != 0 for line in lines[own:])
        barrier = sitting.barrier()
        assert (barrier is not None) == barred
        if barrier is not None and own is not None:
            kinds.add("event" if barrier.event else "seat")
    assert kinds == {"event", "seat"}


def test_several_decisions_back_but_not_further() -> None:
    """Soldiers are recruited one by one: each decision can be taken back, down to the first."""
    sitting = session(1)
    player = sitting.state.players[0]  # type: ignore[attr-defined]
    while sitting.state.question() != "recruit" or not sitting.asked():
        if sitting.asked():
            sitting.decide(sitting.state.moves(0)[0])
        else:
            sitting.bot_plays()
        player = sitting.state.players[0]  # type: ignore[attr-defined]
        player.goods = [8, 0, 0]
        sitting.state._asked = None
    soldiers = player.soldiers
    for _ in range(3):
        sitting.decide(game("kingsburg").parse(sitting.state, 0, "recruit for gold gold"))
    for back in (2, 1, 0):
        assert sitting.barrier() is None
        sitting.take_back()
        assert sitting.state.players[0].soldiers == soldiers + back  # type: ignore[attr-defined]
    assert sitting.barrier() is not None


def test_nothing_to_take_back_at_the_beginning(tafelrunde: Tafelrunde) -> None:
    assert "There is nothing to take back yet." in tafelrunde("play", "kingsburg", typed=["u", "q"]).output


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Taken back.", "has acted since.", "something has been revealed since. "]),
        ("de", ["Zurückgenommen.", "hat seitdem gehandelt.", "Seitdem wurde etwas aufgedeckt. "]),
    ],
)
def test_undo_at_the_terminal(tafelrunde: Tafelrunde, person: Person, language: str, words: list[str]) -> None:
    """Somebody who wants half of all decisions back plays to the end, and the record is right."""
    chance = random.Random(3)
    person(
        lambda prompt: ("u" if chance.random() < 0.4 else str(chance.randint(1, 6))) if prompt.startswith("[") else ""
    )
    result = tafelrunde(
        *("play", "kingsburg", "--bots", "random", "--seed", "4", "--modules", "1,2,3", "--players", "3"),
        *("--lang", language, "--save", "g"),
    )
    assert result.exit_code == 0
    for word in words:
        assert word in " ".join(result.output.split())
    assert tafelrunde("replay", "g", "--check").exit_code == 0


def test_what_only_another_learned_is_not_told_as_a_reason() -> None:
    sitting = session(1)
    peeked = Event("kb-peeked", {"seat": 1, "enemy": "i_orcs_3"}, audience=1, reveals=True)
    sitting.moves += [Made(0, False, [], sitting.state.copy(), 0), Made(1, True, [peeked], None, 0)]
    console = Console(file=io.StringIO(), width=100)
    screen = Screen(Words("en"), Texts(sitting.game, "en", ["Ann", "Brian"], sitting.state.options), console)
    Dialogue(sitting, screen, Keeper([], [])).undo("")
    assert "revealed to somebody since" in console.file.getvalue()  # type: ignore[attr-defined]
    assert "Orcs" not in console.file.getvalue()  # type: ignore[attr-defined]
