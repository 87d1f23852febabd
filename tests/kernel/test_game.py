"""A game as the world sees it: new positions, loaded ones, notation, components of one's own."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.bots.playout import playout
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.components_file import ComponentsError
from tafelrunde.kernel.errors import IllegalMove, OptionError, TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.options import Choice, Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Course, Decision, Step


class Die(State):
    """One die lies on the table; a seat may name its number or a higher one."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.number = 0

    def fields(self) -> list[str]:
        return ["number"]


class Throw(Step[Die]):
    def run(self, state: Die, seat: int) -> None:
        state.number = state.luck.roll(6)
        state.then(CALL, 1)


class Call(Decision[Die]):
    def moves(self, state: Die, seat: int) -> list[int]:
        return [*range(state.number, 7), 0]

    def play(self, state: Die, seat: int, move: int) -> None:
        state.number = move


THROW = Throw("throw")
CALL = Call("call")
MOVES = MoveTable("die")
MOVES.kind(
    "call",
    Range("number", 7),
    spell=lambda state, seat, number: f"call {number}" if number else "no call",
    path=["number:{number}"],
    say="die-do-call",
)
COURSE = Course(THROW, [THROW, CALL])


class DieGame(Game[Die]):
    """The least that a game can be."""

    def __init__(self, id: str = "die") -> None:
        options = [Number("players", 2, 2, 3), Choice("mood", "calm", ["calm", "wild"])]
        super().__init__(id, 1, MOVES, options, COURSE, Path())
        self.component_hash = "abc"

    def check_options(self, options: dict[str, Any]) -> None:
        if options["players"] == 3 and options["mood"] == "wild":
            raise OptionError("three are never wild")

    def empty(self, options: dict[str, Any], luck: Luck) -> Die:
        return Die(self, options, luck)


DIE = DieGame()


# --- new positions ----------------------------------------------------------------------------------------------------


def test_a_seed_decides_the_luck_of_a_game() -> None:
    assert DIE.new(seed=7).number == Luck.seeded(7).roll(6)
    assert [KINGSBURG.new(seed="x").dump() for _ in range(2)] == [KINGSBURG.new(luck=Luck.seeded("x")).dump()] * 2
    assert KINGSBURG.new(seed="x").dump() != KINGSBURG.new(seed="y").dump()


def test_a_game_plays_on_with_the_luck_it_was_given() -> None:
    luck = Luck.scripted([6, 4])
    state = DIE.new(luck=luck)
    assert state.number == 5
    assert state.luck is luck
    assert luck.script_at == 2


def test_without_a_seed_every_game_is_another() -> None:
    assert len({json.dumps(DIE.new().luck.dump()) for _ in range(5)}) == 5


def test_seed_and_luck_together_are_refused() -> None:
    with pytest.raises(OptionError, match="give a seed or luck, not both"):
        DIE.new(seed=1, luck=Luck.seeded(1))
    with pytest.raises(OptionError, match="not both"):
        DIE.new(seed=0, luck=Luck.seeded(1))


def test_options_are_settled_and_checked_together() -> None:
    assert DIE.new(seed=1, players="3").seats == 3
    assert DIE.settle({"mood": "wild"}) == {"players": 2, "mood": "wild"}
    with pytest.raises(OptionError, match="mood = 'sad' is not possible: expected calm or wild"):
        DIE.new(seed=1, mood="sad")
    with pytest.raises(OptionError, match="there is no option 'moods'; options are players, mood"):
        DIE.new(seed=1, moods="calm")
    with pytest.raises(OptionError, match="three are never wild"):
        DIE.new(seed=1, players=3, mood="wild")


def test_a_game_begins_at_its_first_decision() -> None:
    state = DIE.begin(DIE.settle({}), Luck.scripted([6, 2]))
    assert state.number == 3
    assert state.to_act() == [1]
    assert state.ply == 0
    set_up = DIE.set_up(DIE.settle({}), Luck.scripted([]))
    assert set_up.number == 0


def test_plain_options_stand_in_the_order_of_their_declaration() -> None:
    options = KINGSBURG.settle({"modules": (3, 1), "players": 2})
    assert list(KINGSBURG.plain_options(options).items()) == [
        ("players", 2),
        ("edition", "2e"),
        ("modules", [1, 3]),
        ("house_governors", False),
        ("decline_bonus_dice", False),
        ("decline_gains", False),
    ]


def test_an_option_that_came_later_is_written_down_only_if_it_is_used() -> None:
    usual = KINGSBURG.settle({"players": 2})
    assert list(KINGSBURG.written_options(usual)) == [
        *["players", "edition", "modules", "house_governors", "decline_bonus_dice"]
    ]
    used = KINGSBURG.settle({"players": 2, "decline_gains": True})
    assert KINGSBURG.written_options(used)["decline_gains"] is True
    state = KINGSBURG.new(seed=1, players=2, decline_gains=True)
    assert KINGSBURG.load(state.dump()).options["decline_gains"] is True
    assert "decline_gains" not in KINGSBURG.new(seed=1, players=2).dump()["options"]


def test_every_preset_can_be_played() -> None:
    for options in KINGSBURG.presets.values():
        assert KINGSBURG.new(seed=1, **options).to_act()
    assert DIE.presets == {}


# --- steps ------------------------------------------------------------------------------------------------------------


def test_steps_are_numbered_as_they_are_listed() -> None:
    steps: list[Step[Any]] = [Step("first"), Step("second"), Step("third")]
    assert [step.number for step in steps] == [-1, -1, -1]
    course = Course(steps[1], steps)
    assert [step.number for step in steps] == [0, 1, 2]
    assert course.steps == steps
    assert course.begin is steps[1]
    assert course.number("third") == 2


def test_steps_that_share_a_name_are_refused_and_named() -> None:
    first: Step[Any] = Step("talk")
    with pytest.raises(ValueError, match="two steps share the name 'roll'"):
        Course(first, [first, Step("roll"), Step("rest"), Step("roll"), Step("talk")])


def test_a_step_belongs_to_one_course() -> None:
    step: Step[Any] = Step("talk")
    other: Step[Any] = Step("rest")
    Course(step, [step, other])
    with pytest.raises(ValueError, match="the step 'rest' has a number in another course"):
        Course(other, [other])


class LowCall(Call):
    """A variant: numbers below the die may be named, the die itself too."""

    def moves(self, state: Die, seat: int) -> list[int]:
        return [*range(1, state.number + 1), 0]


def test_a_variant_replaces_one_step_and_leaves_the_game_as_it_is() -> None:
    low = LowCall("call")
    variant = DieGame("low")
    variant.course = COURSE.replacing({CALL: low})
    state = variant.new(luck=Luck.scripted([6, 2]))
    assert state.moves(1) == [1, 2, 3, 0]
    assert state.is_open(CALL)
    assert state.decision() is low
    assert DIE.new(luck=Luck.scripted([6, 2])).moves(1) == [3, 4, 5, 6, 0]
    assert variant.load(state.dump()).moves(1) == [1, 2, 3, 0]


def test_what_replaces_a_step_has_its_name() -> None:
    with pytest.raises(ValueError, match="what replaces the step 'call' keeps its name, not 'cry'"):
        COURSE.replacing({CALL: LowCall("cry")})
    with pytest.raises(ValueError, match="'call' is no step of this course"):
        COURSE.replacing({CALL: LowCall("call")}).replacing({CALL: LowCall("call")})


# --- loaded positions -------------------------------------------------------------------------------------------------


def test_a_loaded_position_goes_on_with_the_same_luck() -> None:
    state = KINGSBURG.new(seed=3, modules=(1, 2, 3))
    playout(state, Luck.seeded(0), 30)
    loaded = KINGSBURG.load(json.loads(json.dumps(state.dump())))
    assert loaded == state
    assert loaded.ply == 30
    playout(state, Luck.seeded(1))
    playout(loaded, Luck.seeded(1))
    assert loaded.dump() == state.dump()


def test_a_loaded_position_shares_nothing_with_its_data() -> None:
    state = KINGSBURG.new(seed=3)
    kept = state.dump()
    before = json.dumps(kept)
    playout(KINGSBURG.load(kept), Luck.seeded(1))
    assert json.dumps(kept) == before


def test_the_position_of_another_game_is_refused() -> None:
    with pytest.raises(TafelrundeError, match="this is a position of 'die', not of 'kingsburg'"):
        KINGSBURG.load(DIE.new(seed=1).dump())


@pytest.mark.parametrize("foreign", [{}, {"name": "kingsburg"}, {"game": "chess", "options": {}}])
def test_foreign_data_is_refused(foreign: dict[str, Any]) -> None:
    with pytest.raises(TafelrundeError, match=f"this is a position of {foreign.get('game')!r}, not of 'kingsburg'"):
        KINGSBURG.load(foreign)


def test_a_position_with_impossible_options_is_refused() -> None:
    kept = KINGSBURG.new(seed=1).dump()
    with pytest.raises(OptionError, match="players = 9"):
        KINGSBURG.load({**kept, "options": {**kept["options"], "players": 9}})


# --- notation ---------------------------------------------------------------------------------------------------------


def test_notation_is_read_whatever_the_blanks_and_the_case() -> None:
    state = DIE.new(luck=Luck.scripted([6, 3]))
    assert state.moves(1) == [4, 5, 6, 0]
    assert DIE.parse(state, 1, "call 5") == 5
    assert DIE.parse(state, 1, "  no \t call ") == 0
    assert DIE.parse(state, 1, "CALL 6") == 6
    with pytest.raises(IllegalMove):
        DIE.parse(state, 1, "call5")


def test_a_game_says_what_else_does_not_matter_in_its_notation() -> None:
    class Terse(DieGame):
        def canonical(self, text: str) -> str:
            return super().canonical(text).removeprefix("call ")

    state = Terse().new(luck=Luck.scripted([6, 3]))
    assert [state.game.parse(state, 1, text) for text in ("5", "Call 5", "call  5", "NO call")] == [5, 5, 5, 0]


def test_what_is_not_possible_comes_with_what_is() -> None:
    state = DIE.new(luck=Luck.scripted([6, 3]))
    with pytest.raises(IllegalMove) as refused:
        DIE.parse(state, 1, " call 3 ")
    assert str(refused.value) == "'call 3' is not possible now; possible: call 4, call 5, call 6, no call"
    with pytest.raises(IllegalMove, match="'' is not possible now; possible: call 4"):
        DIE.parse(state, 1, "")


def test_who_is_not_asked_has_nothing_to_say() -> None:
    state = DIE.new(luck=Luck.scripted([6, 3]))
    with pytest.raises(IllegalMove) as refused:
        DIE.parse(state, 0, "call 4")
    assert str(refused.value) == "'call 4': seat 0 has nothing to decide now"
    state.play(1, 6)
    with pytest.raises(IllegalMove, match="seat 1 has nothing to decide now"):
        DIE.parse(state, 1, "call 4")


# --- what a game may leave out ----------------------------------------------------------------------------------------


def test_a_game_without_rooms_says_so() -> None:
    state = DIE.new(seed=1)
    game: Game = Game("bare", 1, MOVES, [], COURSE, Path())
    for ask in (
        lambda: game.set_up({}, Luck.seeded(1)),
        lambda: game.view(state, 0),
        lambda: game.redeal(state, 0, Luck.seeded(1)),
        lambda: game.scores(state),
        lambda: game.ranking(state),
        lambda: game.evaluate(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(TafelrundeError, match="bare has no components file that could be replaced"):
        game.with_components(Path())


def test_an_event_tells_itself_and_sketch_and_reasons_may_be_missing() -> None:
    assert DIE.say_event(Event("die-rolls", {"number": 3})) == ("die-rolls", {"number": 3})
    assert DIE.sketch({}, None) == []
    assert DIE.why_not(DIE.new(seed=1), 0, "die:0") is None


# --- components of one's own ------------------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "my.toml"


def test_one_changed_value_changes_hash_and_play(own: Path) -> None:
    """The squire gives one gold (KB-342); here he gives three."""
    own.write_text("[advisor.squire]\ngold = 3\n", encoding="utf-8")
    game = KINGSBURG.with_components(own)
    assert game.component_hash != KINGSBURG.component_hash
    assert re.fullmatch("[0-9a-f]{12}", game.component_hash)
    assert (gold_of_the_squire(KINGSBURG), gold_of_the_squire(game)) == (1, 3)


def gold_of_the_squire(game: Game) -> int:
    """The gold of the first player once the squire has paid in the first spring; the favour was a stone for each.

    The order stays as it is seated, the enemies are the first of their years, the rolls are 2 1 1, 6 6 5 and 6 6 6.
    """
    order, enemies, dice = [3, 2, 2, 1], [5, 0] * 5, [6, 1, 6, 0, 6, 0, 6, 5, 6, 5, 6, 4, 6, 5, 6, 5, 6, 5]
    state = game.new(luck=Luck.scripted(order + enemies + dice), players=3, edition="1e")
    for seat, move in [(0, "1S"), (1, "1S"), (2, "1S"), (0, "2 = 2"), (1, "pass"), (2, "pass"), (0, "pass")]:
        state.play(seat, game.parse(state, seat, move))
    return state.view(None)["players"][0]["goods"][0]


def test_the_same_values_give_the_same_hash(own: Path) -> None:
    own.write_text('[advisor.squire]\ngold = 1\norigin = "owner"\nnote = "checked"\n', encoding="utf-8")
    assert KINGSBURG.with_components(own).component_hash == KINGSBURG.component_hash


def test_the_original_game_keeps_its_values(own: Path) -> None:
    before = KINGSBURG.component_hash
    own.write_text("[advisor.squire]\ngold = 3\n", encoding="utf-8")
    KINGSBURG.with_components(own)
    assert tafelrunde.game("kingsburg").component_hash == before
    assert KINGSBURG.new(seed=1).setting.components.spaces[2].goods == [1, 0, 0]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[advisor.squire]\n\ngold = "three"\n', 3, "advisor.squire.gold: expected a whole number from 0 to 9"),
        ("# mine\n[advisor.squire]\ngold = 10\n", 3, "advisor.squire.gold: expected a whole number from 0 to 9"),
        ("[advisor.squire]\ngolds = 3\n", 2, 'did you mean "gold"'),
        ("[advisor.sqire]\ngold = 3\n", 1, 'did you mean "squire"'),
        ("[advisor.squire\ngold = 3\n", 1, ""),
    ],
)
def test_a_broken_value_is_named_with_its_line(own: Path, text: str, line: int, reason: str) -> None:
    own.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as refused:
        KINGSBURG.with_components(own)
    assert str(refused.value).startswith(f"{own}, line {line}: ")
    assert reason in str(refused.value)


def test_a_missing_file_is_named(own: Path) -> None:
    with pytest.raises(ComponentsError, match=re.escape(f"{own}: cannot be read")):
        KINGSBURG.with_components(own)


def test_broken_components_are_an_error_of_the_engine() -> None:
    assert issubclass(ComponentsError, TafelrundeError)
