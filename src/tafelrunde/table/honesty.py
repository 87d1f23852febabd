"""Honest dice: the seed is fixed before the game and shown as a hash; at the end everybody can check it."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from tafelrunde.kernel import record
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import PLAYED_ON, Record, Recorder, is_note
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.drawn import drawn_on, luck_of_the_setup, play_as_written
from tafelrunde.table.journal import Entry

SEED_BYTES = 32


def new_seed() -> str:
    """The secret from which all luck of a table comes."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is shown of the seed at the start: its SHA-256."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True)
class Proof:
    """All that is needed to check a finished game."""

    game: str
    commitment: str
    seed: str
    record: str


def check(game: Game, proof: Proof) -> Record:
    """The record of a game whose luck was honest; `RecordError` names the first thing that is not as it should be."""
    if not hmac.compare_digest(commitment(proof.seed), proof.commitment):
        raise RecordError("the seed is not the one that was promised: its SHA-256 differs from the commitment")
    written = record.read(proof.record)
    if written.result is None:
        raise RecordError("the game is not finished")
    record.replay(game, written)
    played = _played_again(game, proof.seed, written)
    for number, (line, again) in enumerate(zip(written.lines, played.lines, strict=True)):
        if line.luck != again.luck:
            raise RecordError(f"move {number}: the luck in the record is not that of the seed")
    return written


def _played_again(game: Game, seed: str, written: Record) -> Recorder:
    """The same moves with the luck of the seed: from the start, or from where the game was played on."""
    given = played_on_at(written)
    setup = written.lines[0].luck
    recorder = Recorder(game, luck_of_the_setup(seed, setup if given else None), written.seats, **written.options)
    if given:
        recorder.state.luck = drawn_on(Luck.seeded(seed), recorder.state.luck, setup)
    for number, line in enumerate(written.lines[1:], 1):
        if recorder.lines[-1].luck != written.lines[number - 1].luck:
            raise RecordError(f"move {number - 1}: the luck in the record is not that of the seed")
        if number < given and line.seat is not None and not is_note(line, written.seats):
            move = recorder.game.parse(recorder.state, line.seat, line.move)
            play_as_written(recorder, Entry(0, line.seat, 0, move, luck=tuple(line.luck)), move)
        else:
            recorder.play_line(line)
    return recorder


def played_on_at(written: Record) -> int:
    """The number of the line from which the luck is that of the seed; 0 if it is from the start."""
    found = (number for number, line in enumerate(written.lines) if line.seat == TABLE and line.move == PLAYED_ON)
    return next(found, 0)
