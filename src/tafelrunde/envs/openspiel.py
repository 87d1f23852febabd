"""Games for OpenSpiel: all chance is explicit, and an information state is what a player has known so far.

>>> import pyspiel, tafelrunde.envs.openspiel
>>> game = pyspiel.load_game("tafelrunde_kingsburg_v0", {"players": 3, "edition": "1e"})

Rule code draws its luck in the middle of a move. So a move is tried on a copy, with the luck that was drawn so far;
where it asks for more, that draw is a chance node, and with its outcome the move is tried again. The luck of the set-up
and who is faster in a race against the clock are drawn in the same way.

Importing this makes every installed game that has an encoding known to OpenSpiel.
"""

import json
import random
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyspiel

from tafelrunde.bots.batch import utilities
from tafelrunde.envs.names import plain_name, playable
from tafelrunde.kernel.event import EVERYBODY, Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Flag, Number, Option
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

LARGEST_DRAW = 1024
"""No draw of a game has more outcomes; more would be refused."""
LONGEST_GAME = 100_000


class _Undrawn(Exception):
    """A draw of so many equal outcomes has no outcome yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class _Drawn(Luck):
    """Luck of which every outcome was decided outside; `_Undrawn` where one is missing."""

    def __init__(self, outcomes: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.drawn = outcomes
        self.next = 0

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        if self.next == len(self.drawn):
            if not 1 < bound <= LARGEST_DRAW:
                raise ValueError(f"a draw of {bound} outcomes is too large for a chance node")
            raise _Undrawn(bound)
        self.next += 1
        return self.drawn[self.next - 1]

    def copy(self) -> "_Drawn":
        other = _Drawn(self.drawn)
        other.next = self.next
        return other


@dataclass(frozen=True)
class _Node:
    """Where a game is. A node is never changed, so clones of a state share it.

    `position` is the one before the move that is being made (None: before the set-up), `move` that move and its seat,
    `drawn` the luck that it has had so far, `bound` the outcomes of the draw that is open (0: none). `told` is what
    happened in the last move, with who may know it, after that of all moves before.
    """

    game: Game
    options: dict[str, Any]
    position: State | None = None
    seat: int = TABLE
    move: tuple[int, int] | None = None
    drawn: tuple[int, ...] = ()
    bound: int = 0
    told: tuple[Any, list[tuple[int, str]]] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Node":
        return self

    def after_move(self, move: int) -> "_Node":
        """The seat that has to decide has chosen."""
        return replace(self, move=(self.seat, move), drawn=())._tried()

    def after_draw(self, outcome: int) -> "_Node":
        """Chance has decided the open draw."""
        return replace(self, drawn=(*self.drawn, outcome))._tried()

    def begun(self) -> "_Node":
        """The set-up, up to its first draw."""
        return self._tried()

    def _tried(self) -> "_Node":
        """The move or the set-up, with the luck that it has had so far."""
        luck = _Drawn(self.drawn)
        position: State = self.game.set_up(self.options, luck) if self.position is None else self.position.copy()
        position.luck = luck
        position.news = []
        try:
            if self.move is None:
                position.proceed()
            else:
                position.play(*self.move)
            return self._gone_on(position, luck)
        except _Undrawn as draw:
            return replace(self, bound=draw.bound)

    def _gone_on(self, position: State, luck: Luck) -> "_Node":
        """Up to the next decision of a player; a clock that runs out is chance too."""
        seat = TABLE
        while not position.over() and seat == TABLE:
            seat = position.racer(luck)
            if seat == TABLE:
                position.play(TABLE, luck.pick(position.legal(TABLE)))
        told = [(event.audience, _event(event)) for event in position.news or []]
        if self.position is not None and self.move is not None:
            said = f"{self.position.question()}: {self.position.spell(self.move[1], self.seat)}"
            told.insert(0, (self.seat, said))
        position.news = None
        position.luck = Luck()  # a view may play on in a copy; what it draws there is nobody's luck
        return _Node(self.game, self.options, position, seat, told=(self.told, told))

    def known(self, seat: int) -> list[str]:
        """All that the seat has decided and has seen happen, in order."""
        lines: list[str] = []
        link = self.told
        while link is not None:
            link, told = link
            lines += [line for who, line in reversed(told) if who in (EVERYBODY, seat)]
        return lines[::-1]


def _event(event: Event) -> str:
    return f"{event.kind} {json.dumps(event.args, sort_keys=True, default=str)}"


def register(game: Game) -> None:
    """Makes a game known to OpenSpiel."""
    kind = _kind(game)
    if kind.short_name not in pyspiel.registered_names():
        # A class, as OpenSpiel's own games have it: a function would be freed after Python has ended, which crashes.
        pyspiel.register_game(kind, type(kind.short_name, (OpenSpielGame,), {"game": game}))


def loaded(game: Game, options: dict[str, Any]) -> Any:
    """The game with these options, as `pyspiel.load_game` gives it: options that are lists are words for OpenSpiel."""
    register(game)
    plain = game.plain_options(game.settle(options))
    return pyspiel.load_game(plain_name(game), {each.name: _parameter(each, plain[each.name]) for each in game.options})


def _kind(game: Game) -> Any:
    players = next(option for option in game.options if option.name == "players")
    assert isinstance(players, Number)
    return pyspiel.GameType(
        short_name=plain_name(game),
        long_name=f"Tafelrunde: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: _parameter(option, option.describe()["default"]) for option in game.options
        },
        default_loadable=True,
    )


def _parameter(option: Option, plain: Any) -> Any:
    """The value of an option as OpenSpiel takes it.

    Lists are words with a slash between them, for a comma ends a parameter. OpenSpiel takes a word of digits for a
    number, unless a slash ends it.
    """
    if isinstance(option, Number | Flag):
        return plain
    word = "/".join(map(str, plain)) if isinstance(plain, list) else str(plain)
    return f"{word}/" if word.isdecimal() else word


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options: `params`, as `game.options` lists them. What is registered derives one for each game."""

    game: Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        words = {name: value for name, value in params.items() if not isinstance(value, str)}
        lists = {name: ",".join(value.split("/")).strip(",") for name, value in params.items() if name not in words}
        self.settled = game.settle({**words, **lists})
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_space,
            max_chance_outcomes=LARGEST_DRAW,
            num_players=self.settled["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_kind(game), info, params)

    def new_initial_state(self) -> "OpenSpielState":
        """Before the set-up."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player knows now; with perfect recall its text also tells what it has seen before."""
        return Observer(self.game, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, or a draw of luck on the way to one."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = _Node(game.game, game.settled).begun()

    def current_player(self) -> int:
        """Who decides: a player, or chance."""
        if self.node.bound:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.node.seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        node = self.node
        return not node.bound and node.position is not None and node.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        return sorted(node.position.moves(player)) if node.position is not None and player == node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the open draw, all equally likely."""
        bound = self.node.bound
        return [(outcome, 1.0 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.after_draw(action) if node.bound else node.after_move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == pyspiel.PlayerId.CHANCE or node.position is None:
            return f"draw {action + 1} of {node.bound}"
        return node.position.spell(action, player)

    def returns(self) -> list[float]:
        """What the game has brought to each player; nothing before its end."""
        position = self.node.position
        if position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return utilities(position.ranking())

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "OpenSpielState":
        """A state that agrees with all that the player knows, for searches that sample; its history is the true one's.

        `sampler` gives a number between 0 and 1, as OpenSpiel hands it over.
        """
        other: OpenSpielState = self.clone()
        if self.node.position is not None:
            position = self.node.position.copy()
            position.redeal(player, Luck.seeded(str(sampler() if sampler is not None else random.random())))
            other.node = replace(self.node, position=position)
        return other

    def __str__(self) -> str:
        node = self.node
        where = "set-up" if node.position is None else repr(node.position)
        return f"{where}, draw of {node.bound}" if node.bound else where


class Observer:
    """What a player may know: as a tensor (`game.observation.names`), and as text.

    The tensor is the same with and without perfect recall: what is worth remembering of a game lies on the table.
    """

    def __init__(self, game: Game, recall: bool) -> None:
        self.encoding = game.observation
        self.recall = recall
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Takes in what the player knows."""
        if state.node.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.encoding.vector(state.node.position, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What the player sees now, and with perfect recall all it has seen and done before."""
        position = state.node.position
        if position is None:
            return "set-up"
        seen = json.dumps(position.view(player), sort_keys=True)
        return "\n".join([*state.node.known(player), seen]) if self.recall else seen


for _game in playable():
    register(_game)
