"""Several decisions of one seat in a row, read from one text: all of them are played, or none.

Words are matched step by step against the notations of the legal moves, the longest first, on a copy of the position;
only if the whole text has found its moves are they played.
"""

from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.state import State

SEPARATORS = ";,"
JOINTS = ("and", "then", "with", "for", "from", "to", "in", "on", "of", "by", "using")
"""Words that may stand between two notations, as a sentence has them; only where no notation begins so."""
ZERO = "0 "
"""How the notation begins of a move that names a number of things, but none of them."""


def act(state: State, seat: int, text: str) -> list[int]:
    """See `State.act`."""
    world = state.copy()
    moves = _read(world, seat, text)
    _complete_bid(state, world, seat, moves)
    for move in moves:
        state.play(seat, move)
    return moves


def _read(world: State, seat: int, text: str) -> list[int]:
    """The moves that the text means, one after the other; `world` is played on."""
    moves: list[int] = []
    rest = _words(text)
    refusal = ""
    while rest:
        at, found = _next(world, seat, rest)
        if found is not None:
            refusal = ""
            move, length = found
            rest = rest[:at] + rest[at + length :]
        elif rest[0].strip(SEPARATORS).lower() in ("", *JOINTS):
            rest = rest[1:]
            continue
        else:
            refusal = refusal or _refusal(world, seat, text, rest, moves)
            nothing = _none_of_it(world, seat)
            if nothing is None:
                raise IllegalMove(refusal)
            move = nothing
        moves.append(move)
        world.play(seat, move)
    if not moves:
        raise IllegalMove(f"there is nothing to play in {text!r}")
    return moves


def _next(world: State, seat: int, rest: list[str]) -> tuple[int, tuple[int, int] | None]:
    """Where in the text the next move stands: at its beginning; of a bid, whose colours have no order, anywhere."""
    last = len(rest) if _none_of_it(world, seat) is not None else 1
    for at in range(last):
        found = _match(world, seat, rest[at:])
        if found is not None:
            return at, found
    return 0, None


def _complete_bid(state: State, world: State, seat: int, moves: list[int]) -> None:
    """A bid that is made in steps which nobody else sees is whole when it is told: of all other colours nothing."""
    while world.agenda == state.agenda and world.seen_ply(None) == state.seen_ply(None) and seat in world.to_act():
        nothing = _none_of_it(world, seat)
        if nothing is None:
            return
        moves.append(nothing)
        world.play(seat, nothing)


def _words(text: str) -> list[str]:
    """The words of a text; a separator stays with the word before it."""
    return text.replace(";", "; ").split()


def _match(world: State, seat: int, rest: list[str]) -> tuple[int, int] | None:
    """The legal move whose notation the next words are, the longest that fits, and how many words it takes."""
    known = _names(world, seat)
    if not known:
        return None
    longest = max(len(name.split()) for name in known)
    for length in range(min(len(rest), longest + SPARE_WORDS), 0, -1):
        # `3,5` may be one notation, `talion, done` are two: first as it stands, then without a separator at the end.
        part = " ".join(rest[:length])
        for words in (part, part.rstrip(SEPARATORS)):
            move = known.get(world.game.canonical(words))
            if move is not None:
                return move, length
    return None


SPARE_WORDS = 4
"""A notation may be written with more spaces than it needs: `8 = 3 + 5`."""


def _names(world: State, seat: int) -> dict[str, int]:
    """What each legal move may be called: its notation, and the bare name of its thing where no other has it."""
    legal = world.legal(seat)
    spelled = [world.game.moves.spell(world, seat, move) for move in legal]
    bare: dict[str, list[int]] = {}
    for move, words in zip(legal, spelled, strict=True):
        for name in {words.replace("_", " "), words.rpartition(":")[2], words.rpartition(":")[2].replace("_", " ")}:
            bare.setdefault(world.game.canonical(name), []).append(move)
    names = {name: moves[0] for name, moves in bare.items() if name and len(moves) == 1}
    return names | {world.game.canonical(words): move for move, words in zip(legal, spelled, strict=True)}


def _none_of_it(world: State, seat: int) -> int | None:
    """The move that names a number of things, but none of them: what a text leaves out is 0."""
    none = [move for move in world.legal(seat) if world.game.moves.spell(world, seat, move).startswith(ZERO)]
    return none[0] if len(none) == 1 else None


def _refusal(world: State, seat: int, text: str, rest: list[str], moves: list[int]) -> str:
    where = f"{text.strip()!r} stops at {' '.join(rest)!r}"
    done = f" (part {len(moves) + 1}; {len(moves)} before it would have been possible)" if moves else ""
    if world.over():
        return f"{where}{done}: the game is over then"
    if seat not in world.to_act():
        return f"{where}{done}: seat {seat} has nothing to decide then"
    possible = [world.game.moves.spell(world, seat, move) for move in world.legal(seat)]
    return f"{where}{done}: that is not possible there; possible: {', '.join(possible)}"
