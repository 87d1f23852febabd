"""The laws that every game obeys (docs/architecture.md). A game joins with one line:

TestKingsburg = laws_of("kingsburg", conserves=…)
"""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec

from contract import ids
from laws.play import GAMES, PLY_CAP, STRIDE, TEMPERS, options_of, walk
from tafelrunde.kernel import record, registry
from tafelrunde.kernel.encoding import FINEST, LARGEST, Encoding
from tafelrunde.kernel.errors import IllegalMove, UnknownSeat
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.view import Sentence, View, sentence

long_enough = settings(max_examples=GAMES)


def laws_of(
    name: str, conserves: Callable[[State], None], within: dict[str, st.SearchStrategy[Any]] | None = None
) -> type:
    """The laws as a test class for one game; `conserves` raises if something was lost or made from nothing.

    `within` says for single options from what they are drawn instead, so that an endless game is short.
    """
    game = registry.find(name)
    evenings = given(
        options=options_of(game, within or {}), seed=st.integers(0, 2**32), temper=st.sampled_from(sorted(TEMPERS))
    )

    shape = ids.view_type(game)
    board = shape is not View
    questions = ids.questions(game)
    events, families = (set(ids.events(game)), set(ids.families(game))) if board else (set(), set())

    def begin(options: dict[str, Any], seed: int) -> tuple[State, random.Random]:
        return game.new(seed=seed, **options), random.Random(seed)

    class Laws:
        """What holds for every game, at every ply, whoever plays."""

        @long_enough
        @evenings
        def test_somebody_can_always_move_and_every_game_ends(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            state, rng = begin(options, seed)
            for ply, _ in enumerate(walk(state, rng, temper)):
                assert ply < PLY_CAP
                acting = state.to_act()
                assert acting
                for seat in range(-1, state.seats):
                    moves = state.moves(seat)
                    assert bool(moves) == (seat in acting)
                    assert len(set(moves)) == len(moves)
                    assert all(0 <= move < game.move_space for move in moves)
            assert state.to_act() == []
            assert all(state.moves(seat) == [] for seat in range(-1, state.seats))
            assert state.winners()

        @long_enough
        @evenings
        def test_there_are_no_other_seats(self, options: dict[str, Any], seed: int, temper: str) -> None:
            """Python would take -1 for the last seat, and show its hand to whoever asks for it."""
            state, rng = begin(options, seed)
            for _ in walk(state, rng, temper):
                if rng.random() > 0.05:
                    continue
                before = state.dump()
                for nobody in (TABLE, -2, state.seats, 99):
                    for ask in (state.view, state.seen_ply):
                        with pytest.raises(UnknownSeat):
                            ask(nobody)
                    with pytest.raises(UnknownSeat):
                        state.redeal(nobody, Luck.seeded(seed))
                    with pytest.raises(UnknownSeat):
                        game.why_not(state, nobody, "choice:no")
                assert state.dump() == before

        @long_enough
        @evenings
        def test_any_other_move_is_refused_and_changes_nothing(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            state, rng = begin(options, seed)
            for seat, _ in walk(state, rng, temper):
                if rng.random() > 0.1:
                    continue
                before = state.dump()
                legal = set(state.moves(seat))
                wrong = {-1, game.move_space, *rng.sample(range(game.move_space), min(30, game.move_space))} - legal
                for move in wrong:
                    with pytest.raises(IllegalMove):
                        state.play(seat, move)
                for other in set(range(state.seats)) - set(state.to_act()):
                    with pytest.raises(IllegalMove):
                        state.play(other, min(legal))
                assert state.dump() == before

        @long_enough
        @evenings
        def test_copies_are_independent_and_the_same_luck_gives_the_same_game(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            state, rng = begin(options, seed)
            kept: list[tuple[State, dict[str, Any]]] = []
            for seat, move in walk(state, rng, temper):
                if rng.random() < 0.1:
                    twin = state.copy()
                    assert twin == state
                    assert twin.fingerprint() == state.fingerprint()
                    kept.append((twin.copy(), twin.dump()))
                    shown = state.dump()
                    twin.play(seat, move)
                    assert state.dump() == shown
                    other = state.copy()
                    other.play(seat, move)
                    assert other.dump() == twin.dump()
            for copy, dump in kept:
                assert copy.dump() == dump

        @long_enough
        @evenings
        def test_foresight_sees_what_playing_the_moves_in_copies_shows(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            """To the last bit, lest a shorter way changes what bots choose."""
            state, rng = begin(options, seed)
            weights = game.judgement.weights
            for seat, _ in walk(state, rng, temper):
                if seat != TABLE and rng.random() < 0.3:
                    moves, before = state.moves(seat), state.dump()
                    foreseen = game.worths_after(state, seat, moves, weights)
                    assert foreseen == Game.worths_after(game, state, seat, moves, weights)
                    assert state.dump() == before

        @long_enough
        @evenings
        def test_a_position_survives_being_written_down(self, options: dict[str, Any], seed: int, temper: str) -> None:
            state, rng = begin(options, seed)
            for seat, move in walk(state, rng, temper):
                if rng.random() < 0.1:
                    loaded = game.load(json.loads(json.dumps(state.dump())))
                    assert loaded == state
                    assert loaded.moves(seat) == state.moves(seat)
                    after = state.copy()
                    after.play(seat, move)
                    loaded.play(seat, move)
                    assert loaded.dump() == after.dump()

        @long_enough
        @evenings
        def test_a_record_replays_to_the_same_position_at_every_ply(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            names = [f"P{number}" for number in range(game.settle(options)["players"])]
            recorder = record.Recorder(game, Luck.seeded(seed), names, **options)
            rng = random.Random(seed)
            played = [recorder.state.fingerprint()]
            while not recorder.state.over():
                seat = rng.choice(recorder.state.to_act())
                recorder.play(seat, TEMPERS[temper](rng, recorder.state.moves(seat)))
                played.append(fingerprint_now_and_then(recorder.state, len(played)))
            text = str(recorder.record())
            read = record.read(text)
            assert str(read) == text
            replayed = (state for _, state, _ in record.steps(game, read))
            assert [fingerprint_now_and_then(state, ply) for ply, state in enumerate(replayed)] == played

        @long_enough
        @evenings
        def test_a_seat_sees_no_more_than_it_may_know(self, options: dict[str, Any], seed: int, temper: str) -> None:
            """After a redeal seat and spectator see the same; and the sample depends on what the seat sees alone.

            One seat a time, drawn anew: from ply to ply little changes, so more plies show more than more seats.
            """
            state, rng = begin(options, seed)
            for _ in walk(state, rng, temper):
                if rng.random() > 0.25:
                    continue
                seat = rng.randrange(state.seats)
                seen = state.view(seat)
                json.dumps(seen)
                first, second = state.copy(), state.copy()
                first.redeal(seat, Luck.seeded(rng.getrandbits(32)))
                assert first.view(seat) == seen
                assert first.view(None) == state.view(None)
                assert first.moves(seat) == state.moves(seat)
                assert first.to_act() == state.to_act()
                again = rng.getrandbits(32)
                first.redeal(seat, Luck.seeded(again))
                second.redeal(seat, Luck.seeded(again))
                assert first.dump() == second.dump()
                assert state.luck.dump() != second.luck.dump()

        @long_enough
        @evenings
        def test_equal_knowledge_gives_equal_figures(self, options: dict[str, Any], seed: int, temper: str) -> None:
            """What hints are told with hangs on nothing that is hidden from the seat, now or in an imagined future."""
            state, rng = begin(options, seed)
            before = state.copy()
            for ply, _ in enumerate(walk(state, rng, temper)):
                seat = rng.randrange(state.seats)
                if ply % 8 == 0:
                    before = state.copy()
                if rng.random() > 0.25:
                    continue
                twin, twin_before = state.copy(), before.copy()
                twin.redeal(seat, Luck.seeded(rng.getrandbits(32)))
                twin_before.redeal(seat, Luck.seeded(rng.getrandbits(32)))
                assert dumped(game.figures(twin, seat, before)) == dumped(game.figures(state, seat, before))
                assert dumped(game.figures(before, seat, twin_before)) == dumped(game.figures(before, seat, before))

        @long_enough
        @evenings
        def test_what_a_move_shows_is_told_as_a_reveal(self, options: dict[str, Any], seed: int, temper: str) -> None:
            """A move that draws no luck and reveals nothing shows its player nothing new, and so may be taken back."""
            state, rng = begin(options, seed)
            for seat, move in walk(state, rng, temper):
                if seat == TABLE or rng.random() > 0.2:
                    continue
                truth, guess = state.copy(), state.copy()
                guess.redeal(seat, Luck.seeded(rng.getrandbits(32)))
                truth.news, truth.luck.outcomes = [], []
                truth.play(seat, move)
                guess.play(seat, move)
                if not truth.luck.outcomes and not any(event.reveals for event in truth.news or []):
                    assert guess.view(seat) == truth.view(seat)

        @long_enough
        @evenings
        def test_nothing_is_lost_and_nothing_comes_from_nowhere(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            state, rng = begin(options, seed)
            for _ in walk(state, rng, temper):
                conserves(state)
            conserves(state)

        @long_enough
        @evenings
        def test_telling_what_happens_changes_nothing(self, options: dict[str, Any], seed: int, temper: str) -> None:
            told, rng = begin(options, seed)
            silent = told.copy()
            for seat, move in walk(told, rng, temper):
                told.news = []
                silent.play(seat, move)
            assert told.dump() == silent.dump()

        @long_enough
        @evenings
        def test_notation_is_read_back(self, options: dict[str, Any], seed: int, temper: str) -> None:
            state, rng = begin(options, seed)
            for seat, _ in walk(state, rng, temper):
                moves = state.moves(seat)
                spelled = [game.spell(state, seat, move) for move in moves]
                assert len(set(spelled)) == len(spelled)
                wanted = rng.randrange(len(moves))
                assert game.parse(state, seat, spelled[wanted]) == moves[wanted]

        @long_enough
        @evenings
        def test_what_is_shown_has_the_shape_that_boards_rely_on(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            """Views have the type that `view` is said to return and no other field; events, questions and things on
            paths are among the ids that boards may name."""
            state, rng = begin(options, seed)
            state.news = []
            for seat, _ in walk(state, rng, temper):
                if rng.random() < 0.1:
                    check_events(state.news)
                    check_view(state.view(max(seat, 0)))
                    check_view(state.view(None))
                    check_parts(state, max(seat, 0))
                    check_parts(state, None)
            check_events(state.news)
            check_view(state.view(0))
            check_parts(state, 0)

    def check_parts(state: State, seat: int | None) -> None:
        """What lies open and what is a viewer's own are the view, and no field is in both."""
        lies_open, own = game.open_view(state), game.own_view(state, seat)
        assert {**own, **lies_open} == state.view(seat)
        assert not set(lies_open) & set(own)

    def check_view(seen: View) -> None:
        known = seen if board else {name: each for name, each in seen.items() if name in View.__annotations__}
        assert msgspec.convert(known, shape, strict=True) == known
        assert seen["question"] in questions
        paths = [offer["path"] for offer in seen.get("offers", [])]
        assert not board or {thing.split(":")[0] for path in paths for thing in path} <= families

    def check_events(told: list[Event]) -> None:
        assert not board or {event.kind for event in told} <= events
        said = [sentence(game.say_event(event)) for event in told]
        assert msgspec.convert(said, list[Sentence], strict=True) == said
        told.clear()

    return Laws if game.encoding is None else _with_encoding(Laws, game.encoding, begin, evenings)


def _with_encoding(
    laws: type, encoding: Encoding[Any], begin: Callable[..., tuple[State, random.Random]], evenings: Callable[..., Any]
) -> type:
    """The laws of a game that says as a vector what a seat may know."""

    class LawsWithEncoding(laws):  # type: ignore[valid-type, misc]
        """And what holds for the vectors."""

        @long_enough
        @evenings
        def test_equal_knowledge_gives_an_equal_vector(self, options: dict[str, Any], seed: int, temper: str) -> None:
            """Whatever is hidden. Every value is one that sums can be exact with."""
            state, rng = begin(options, seed)
            for _ in walk(state, rng, temper):
                if rng.random() > 0.25:
                    continue
                seat = rng.randrange(state.seats)
                vector = encoding.vector(state, seat)
                twin = state.copy()
                twin.redeal(seat, Luck.seeded(rng.getrandbits(32)))
                assert encoding.vector(twin, seat) == vector
                assert len(vector) == len(encoding.names)
                assert all((value * FINEST).is_integer() and abs(value) <= LARGEST for value in vector)
            for seat in range(state.seats):
                assert len(encoding.vector(state, seat)) == len(encoding.names)

        @long_enough
        @evenings
        def test_a_vector_kept_up_to_date_is_as_if_written_anew(
            self, options: dict[str, Any], seed: int, temper: str
        ) -> None:
            """Whatever has happened since it was written, also if that was another game with the same options."""
            kept: dict[int, Any] = {}
            for game in range(2):
                state, rng = begin(options, seed + game)
                for _ in walk(state, rng, temper):
                    seat = state.actor()
                    if seat < 0 or rng.random() < 0.25:
                        seat = rng.randrange(state.seats)
                    if seat not in kept:
                        kept[seat] = encoding.memory(), vec[float]([7.0] * (encoding.size + 2))
                    memory, row = kept[seat]
                    encoding.renew(state, seat, row, 1, memory)
                    assert list(row)[1:-1] == encoding.vector(state, seat)
                    assert row[0] == row[encoding.size + 1] == 7.0
                    if rng.random() < 0.01:
                        del kept[seat]

        def test_every_slot_has_a_name_of_its_own(self) -> None:
            assert len(set(encoding.names)) == len(encoding.names) == encoding.size
            assert all(name == name.strip() != "" for name in encoding.names)

    return LawsWithEncoding


def dumped(figures: Figures) -> dict[str, list[Any]]:
    """Figures as plain data."""
    return {reason: [figure.dump() for figure in each] for reason, each in figures.items()}


def fingerprint_now_and_then(state: State, ply: int) -> str | None:
    """Of the first and the last position, and of those between at the stride of the run."""
    return state.fingerprint() if ply % STRIDE == 0 or state.over() else None
