"""Many games of one kind at once, compiled: what environments step through.

Some seats are decided from outside, programs play the others. After every step the buffers hold, for each game, what
the seat that has to decide may know and which moves it has. They are unboxed vectors that numpy looks at without
copying them.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.bots.bot import Bot, Ears, ask
from tafelrunde.kernel.encoding import Encoding, Memory, VectorRows, clear
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

EVERY_SEAT: Final = -1
"""All seats are decided from outside."""
ANY_SEAT: Final = -2
"""One seat is decided from outside; chance says which, game by game."""


class Batch:
    """So many games of the same options.

    `own` is the seat that is decided from outside, or one of the two above. `rivals` make the bots of the other seats,
    in the order in which they sit after it; None stands for one who plays any legal move, which needs no eyes and so
    costs nothing but the move. With `again` a game that has ended is followed by the next one in the same step.

    `masks` holds a row for each game, `offered` the numbers of its moves, as many as `choices` says, and `seats` who
    has to decide in it (TABLE: nobody, it is over). `observations` holds a row for each game or, where the encoding
    keeps them, for each seat of each game, and one of zeros at its end: `shown` says which of them is the one of each
    game now. A row of one seat stays from one of its decisions to the next, so that only what has changed is written.

    Where `ended` is 1 the last step has ended a game: `rewards` says what it brought to the seat that was decided, the
    row of `returns` what it brought to each seat, that of `scores` their points, and that of `finals` holds what the
    decided seat saw at the end.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        count: int,
        own: int,
        rivals: list[Callable[[], Bot] | None],
        again: bool,
    ) -> None:
        encoding: Encoding[Any] = game.observation
        self.game = game
        self.options = options
        self.count: i64 = count
        self.own: i64 = own
        self.rivals = rivals
        self.again = again
        self.encoding = encoding
        self.size: i64 = encoding.size
        self.space: i64 = game.move_space
        self.players: i64 = options["players"]
        self.states: list[State] = [game.empty(options, Luck()) for _ in range(count)]
        self.bots: list[list[Bot | None]] = [[] for _ in range(count)]
        self.ears: list[Ears | None] = [None] * count
        self.chances: list[Luck] = [Luck() for _ in range(count)]
        self.each: i64 = 1
        if self.own == EVERY_SEAT and encoding.keeps_seats:
            self.each = self.players
        # One row for all seats in turn tells nothing of what a seat knew before, nor does a memory of nothing.
        remembers = type(encoding.memory()) is not Memory
        self.keeps = remembers and (self.own != EVERY_SEAT or encoding.keeps_seats)
        rows: i64 = self.count * self.each
        slots: i64 = self.count * self.size
        each_seat: i64 = self.count * self.players
        self.rows = VectorRows(self.size, rows + 1, encoding.parts)
        self.memories: list[Memory] = []
        row: i64
        for row in range(rows):
            self.memories.append(self._memory(row))
        self.observations = self.rows.slots
        self.shown = _numbers(rows, count)
        self.finals = vec[float]([0.0] * slots)
        self.glimpse = vec[float]([0.0] * self.size)
        self.masks = _flags(count * game.move_space)
        self.offered = _numbers(0, count * game.move_space)
        self.choices = _numbers(0, count)
        self.seats = _numbers(TABLE, count)
        self.ours = _numbers(own, count)
        self.ended = _flags(count)
        self.rewards = vec[float]([0.0] * count)
        self.returns = vec[float]([0.0] * each_seat)
        self.scores = vec[float]([0.0] * each_seat)

    def begin(self, number: i64, chance: Luck) -> None:
        """Begins a new game in that place; all luck of it and of those that follow comes from `chance`."""
        self.chances[number] = chance
        self.ended[number] = 0
        self.rewards[number] = 0.0
        self._begin(number)
        self._show(number)

    def stop(self, number: i64) -> None:
        """Breaks a game off: nobody has to decide in it any more."""
        self.seats[number] = TABLE
        self._show(number)

    def step(self, moves: list[int]) -> i64:
        """Plays a move in every game and carries on to the next that is to be decided; how many games have ended.

        If one of the moves is not possible, `IllegalMove` says so, and no game has changed.
        """
        number: i64
        if len(moves) != self.count:
            raise ValueError(f"{len(moves)} moves for {self.count} games")
        for number in range(self.count):
            self.check(number, moves[number])
        over: i64 = 0
        # First all games are played, then all rows are written: so they are true also if a rival has failed.
        try:
            for number in range(self.count):
                if self._play(number, moves[number]):
                    over += 1
        finally:
            for number in range(self.count):
                self._show(number)
        return over

    def play(self, number: i64, move: i64) -> bool:
        """The same in one game alone; has it ended?"""
        self.check(number, move)
        over = self._play(number, move)
        self._show(number)
        return over

    def check(self, number: i64, move: i64) -> None:
        """Raises `IllegalMove` unless the move is possible in that game."""
        if not 0 <= move < self.space or self.masks[number * self.space + move] == 0:
            raise IllegalMove(f"game {number}: {self.states[number].refusal(self.seats[number], move)}")

    def any_moves(self, chance: Luck) -> list[int]:
        """A possible move for every game, each of them equally likely; none may be over."""
        moves: list[int] = []
        number: i64
        for number in range(self.count):
            moves.append(self.offered[number * self.space + chance.below(self.choices[number])])
        return moves

    def look(self, number: i64, seat: int) -> None:
        """Writes what any seat of a game may know into `glimpse`."""
        state = self.states[number]
        state.check_seat(seat)
        clear(self.glimpse, 0, self.size)
        self.encoding.write(state, seat, self.glimpse, 0)

    def _memory(self, row: i64) -> Memory:
        """A new memory, for that row."""
        memory = self.encoding.memory()
        memory.rows = self.rows
        memory.row = row
        return memory

    # --- one game ---------------------------------------------------------------------------------------------

    def _play(self, number: i64, move: i64) -> bool:
        """A move that is possible, and all that follows up to the next decision that is ours."""
        self.rewards[number] = 0.0
        self.ended[number] = 0
        seat = self.seats[number]
        state = self.states[number]
        state.play_listed(seat, move)
        self._go_on(number)
        over = state.over()
        if over:
            self._end(number, seat)
        return over

    def _begin(self, number: i64) -> None:
        """A new game up to its first decision that is ours; one that ends before that is passed over."""
        self._set_up(number)
        self._go_on(number)
        while self.seats[number] == TABLE:
            self._set_up(number)
            self._go_on(number)

    def _set_up(self, number: i64) -> None:
        """A game before its first step, with its bots on their seats."""
        chance = self.chances[number]
        state: State = self.game.set_up(self.options, chance.spawn())
        self.states[number] = state
        row: i64
        for row in range(number * self.each, (number + 1) * self.each):
            self.memories[row] = self._memory(row)
        if self.own != EVERY_SEAT:
            own: i64 = chance.below(self.players) if self.own == ANY_SEAT else self.own
            self.ours[number] = own
            bots: list[Bot | None] = [None] * self.players
            listening: dict[int, Bot] = {}
            place: i64
            for place in range(self.players - 1):
                make = self.rivals[place]
                if make is not None:
                    bot = make()
                    seat: i64 = (own + 1 + place) % self.players
                    bots[seat] = bot
                    if bot.listens:
                        listening[seat] = bot
            self.bots[number] = bots
            self.ears[number] = Ears(listening) if listening else None
            state.news = [] if listening else None
        state.proceed()

    def _go_on(self, number: i64) -> None:
        """All others play until a seat that is ours has to decide, or the game is over."""
        state = self.states[number]
        chance = self.chances[number]
        own: i64 = self.ours[number]
        while not state.over():
            seat: i64 = state.racer(chance)
            if seat == TABLE:
                state.play_listed(TABLE, chance.pick(state.legal(TABLE)))
            elif own == seat or own == EVERY_SEAT:  # noqa: SIM109 - a tuple would be made each time
                self.seats[number] = seat
                return
            else:
                self._play_for(number, seat)
        self.seats[number] = TABLE

    def _play_for(self, number: i64, seat: i64) -> None:
        """A rival plays."""
        state = self.states[number]
        chance = self.chances[number]
        bot = self.bots[number][seat]
        if bot is None:
            state.play_listed(seat, chance.pick(state.legal(seat)))
            return
        ears = self.ears[number]
        if ears is None:
            state.play(seat, ask(bot, state, seat, chance, None))
            return
        if state.news:
            ears.hear(state.news)
            state.news = []
        state.play(seat, ask(bot, state, seat, chance, ears.take(seat)))

    def _end(self, number: i64, decided: i64) -> None:
        """Notes what the game has brought; then the next one begins, if it is to."""
        state = self.states[number]
        returns = utilities(state.ranking())
        scores = state.scores()
        seat: i64
        for seat in range(self.players):
            self.returns[number * self.players + seat] = returns[seat]
            self.scores[number * self.players + seat] = float(scores[seat])
        self.rewards[number] = returns[decided]
        self.ended[number] = 1
        at: i64 = number * self.size
        clear(self.finals, at, self.size)
        self.encoding.write(state, decided, self.finals, at)
        if self.again:
            self._begin(number)

    def _show(self, number: i64) -> None:
        """Writes the row of a game: the moves of who has to decide, and what that seat may know."""
        masks = self.masks
        offered = self.offered
        at: i64 = number * self.space
        place: i64
        move: i64
        for place in range(at, at + self.choices[number]):
            masks[at + offered[place]] = 0
        seat = self.seats[number]
        if seat == TABLE:
            self.choices[number] = 0
            self.shown[number] = self.count * self.each
            return
        state = self.states[number]
        # The same list, but its numbers are read as machine numbers.
        moves: list[i64] = cast("list[i64]", state.legal(seat))
        count: i64 = len(moves)
        for place in range(count):
            move = moves[place]
            masks[at + move] = 1
            offered[at + place] = move
        self.choices[number] = count
        row: i64 = number
        if self.each > 1:
            row = number * self.each + seat
        self.shown[number] = row
        if self.keeps:
            self.encoding.renew(state, seat, self.observations, row * self.size, self.memories[row])
        else:
            self.rows.wipe(row)
            self.encoding.write(state, seat, self.observations, row * self.size)


def _flags(count: int) -> vec[u8]:
    none: list[u8] = [0] * count
    return vec[u8](none)


def _numbers(number: i64, count: int) -> vec[i64]:
    same: list[i64] = [number] * count
    return vec[i64](same)


def utilities(ranking: list[int]) -> list[float]:
    """What a finished game brings to each seat: 1 to whoever wins alone, and the others share the loss of it.

    So all of it adds up to nothing, and with two players it is 1, 0 or -1.
    """
    shares = final_shares(ranking)
    others = max(len(ranking) - 1, 1)
    return [share - (1.0 - share) / others for share in shares]
