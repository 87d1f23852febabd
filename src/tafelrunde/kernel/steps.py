"""What the course of play is made of: `Step`, `Sequence`, `EachInTurn`, `Decision`, `AllAtOnce`, and a game's `Course`.

A step without a decision is run and gone; it may put further steps on the agenda. A decision waits on top until its
seat has chosen. All that belongs to a decision is found from it: what is asked and by which rule, what may be chosen,
what follows, what declining it is called, what is played when time is up, and why a thing cannot be chosen in it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.say import Say

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State

TABLE: Final = -1
"""The seat of what nobody decides, such as a sand-glass running out."""

# An entry of the agenda is one number: the step's number, then the seat + 1.
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7

# Whom a step asks: the kernel's loop looks at this number, which is faster than asking for the class.
NOBODY: Final = 0
ONE_SEAT: Final = 1
SEVERAL_SEATS: Final = 2


S = TypeVar("S", bound="State")
R = TypeVar("R", bound=Callable[..., Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the course of play. `name` is its stable name in saved games, `number` its place in the `Course`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1
        self.asks: i64 = NOBODY

    def set_number(self, number: int) -> None:
        """The place in the course, by which the agenda knows the step."""
        self.number = number

    def __repr__(self) -> str:
        return f"<{'step' if self.asks == NOBODY else 'decision'} {self.name}>"

    def concerns(self, state: S, seat: int) -> bool:
        """Can there be anything to do? Asked when the sequence or round that holds the step begins.

        So the answer may look only at what the sequence or round itself cannot change.
        """
        return True

    def run(self, state: S, seat: int) -> None:
        """Does what the rules say, without asking anybody."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Step[S]):
    """Steps one after the other, for the seat that the sequence was called for; those without concern are left out."""

    def __init__(self, name: str, steps: list[Step[S]]) -> None:
        super().__init__(name)
        self.steps = steps

    def run(self, state: S, seat: int) -> None:
        stations = state.stations
        for step in reversed(self.steps):
            if stations[step.number].step.concerns(state, seat):
                state.then(step, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachInTurn(Step[S]):
    """One step for every seat that it concerns, in the turn order valid when it begins."""

    def __init__(self, step: Step[S]) -> None:
        super().__init__("each:" + step.name)
        self.step = step

    def run(self, state: S, seat: int) -> None:
        step = state.stations[self.step.number].step
        order = state.turn_order()
        place: i64
        for place in range(len(order) - 1, -1, -1):
            if step.concerns(state, order[place]):
                state.then(step, order[place])


class Amount:
    """So many of a thing: from the least to the most, and the move that says none of it; the next one says one.

    `worth` is what one of them counts where that is compared.
    """

    def __init__(self, thing: str, least: int, most: int, move: int, worth: int = 1) -> None:
        self.thing = thing
        self.least = least
        self.most = most
        self.move = move
        self.worth = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A decision point: who is asked what. One seat, unless it is an `AllAtOnce`.

    A decision without moves is skipped; one with a single move plays itself unless `automatic` is off. `rule` is the
    number of the rule by which it is asked, `declines` the notation of the move that declines it.
    """

    def __init__(self, name: str, automatic: bool = True, rule: str = "", declines: str = "decline") -> None:
        super().__init__(name)
        self.automatic = automatic
        self.rule = rule
        self.declines = declines
        self.asks = ONE_SEAT
        self.reasons: dict[str, Callable[..., Any]] = {}

    def moves(self, state: S, seat: int) -> list[int]:
        """Every legal move, each position that can be reached listed once."""
        raise NotImplementedError(self.name)

    def play(self, state: S, seat: int, move: int) -> None:
        """Carries a legal move out."""
        raise NotImplementedError(self.name)

    def surely_open(self, state: S, seat: int) -> bool:
        """Can be told at a glance that there are several moves? Then they are listed only when somebody wants them.

        Who looks one move ahead does not. "No" is never wrong.
        """
        return False

    def default(self, state: S, seat: int) -> int | None:
        """What is played for a seat whose time has run out; None if the rules do not say, then a bot decides.

        It may look only at what the seat knows.
        """
        return None

    def choices(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """Of these legal moves those that a player compares: one of those that he cannot tell apart."""
        return moves

    def amounts(self, state: S, seat: int) -> list[Amount]:
        """The numbers that this decision and those right after it ask the seat for, one by one; mostly none."""
        return []

    def amounts_total(self, state: S, seat: int) -> int | None:
        """What these numbers must add up to; None if they need not."""
        return None

    # --- in words: a move speaks for itself (`moves.py`) where its decision has no words of its own for it ------

    def ask(self, state: S, seat: int) -> Say:
        """The sentence that asks."""
        return f"{state.game.prefix}-ask-{self.name}", {}

    def spell(self, state: S, seat: int, move: int) -> str:
        """The notation of a move in this decision; empty if it is that of the move."""
        return ""

    def path(self, state: S, seat: int, move: int) -> list[str]:
        """The things to touch for a move in this decision; empty if they are those of the move."""
        return []

    def say(self, state: S, seat: int, move: int) -> Say | None:
        """The sentence that offers a move in this decision; None if it is that of the move."""
        return None

    def waiting(self, state: S, seat: int) -> Say | None:
        """Why a seat that owes nothing has to wait; None if it is simply the turn of another."""
        return None

    def because(self, *families: str) -> "_Because":
        """Declares what can be said of things of these families that cannot be chosen in this decision."""
        return _Because(self.reasons, families)


class _Because:
    """Notes a reason for several families of things, as a decorator."""

    def __init__(self, reasons: dict[str, Callable[..., Any]], families: tuple[str, ...]) -> None:
        self.reasons = reasons
        self.families = families

    def __call__(self, reason: R) -> R:
        for family in self.families:
            self.reasons[family] = reason
        return reason


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Decision[S]):
    """A decision that several seats owe at the same time; it stays until `owing` names nobody."""

    def __init__(self, name: str, automatic: bool = True, rule: str = "", declines: str = "decline") -> None:
        super().__init__(name, automatic, rule, declines)
        self.asks = SEVERAL_SEATS

    def owing(self, state: S) -> list[int]:
        """The seats that have not yet decided."""
        raise NotImplementedError(self.name)

    def take_back(self, state: S, seat: int) -> None:
        """Unmakes what the seat has chosen here, so that it owes all of it again; nothing where choices are open.

        Whoever thinks about his own choice thinks as if nobody else had chosen yet.
        """

    def finish(self, state: S) -> None:
        """What happens when all have decided (a reveal, mostly)."""


class Station:
    """A place in a course: the step that stands there, and once more as the decision that it is, if it is one.

    The kernel's loop finds each as what it is here, which is faster than asking a step for its class.
    """

    def __init__(self, step: Step[Any]) -> None:
        self.step = step
        self.decision: Decision[Any] | None = step if isinstance(step, Decision) else None
        self.together: AllAtOnce[Any] | None = step if isinstance(step, AllAtOnce) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """The steps of a game, each with its number, and the one with which a game begins.

    A variant is another course that replaces single steps: what stands for a step gets its number, so all other steps
    that call it call what replaces it.
    """

    def __init__(self, begin: Step[Any], steps: list[Step[Any]]) -> None:
        self.begin = begin
        self.steps: list[Step[Any]] = []
        self.stations: list[Station] = []
        for step in steps:
            if step.number not in (-1, len(self.steps)):
                raise ValueError(f"the step {step.name!r} has a number in another course already")
            self._add(step)

    def _add(self, step: Step[Any]) -> None:
        if any(each.name == step.name for each in self.steps):
            raise ValueError(f"two steps share the name {step.name!r}; saved games rely on names")
        step.set_number(len(self.steps))
        self.steps.append(step)
        self.stations.append(Station(step))

    def replacing(self, replaced: dict[Step[Any], Step[Any]], further: list[Step[Any]] | None = None) -> "Course":
        """The course of a variant: other steps in the places of some, and further ones behind all."""
        variant = Course.__new__(Course)
        variant.begin = self.begin
        variant.steps = self.steps.copy()
        variant.stations = self.stations.copy()
        for old, new in replaced.items():
            if variant.steps[old.number] is not old:
                raise ValueError(f"{old.name!r} is no step of this course")
            if new.name != old.name:
                raise ValueError(f"what replaces the step {old.name!r} keeps its name, not {new.name!r}")
            new.set_number(old.number)
            variant.steps[old.number] = new
            variant.stations[old.number] = Station(new)
        for step in further or []:
            variant._add(step)
        return variant

    def __repr__(self) -> str:
        return f"<Course of {len(self.steps)} steps from {self.begin.name!r} on>"

    def number(self, name: str) -> int:
        """The number of the step of that name; `KeyError` if there is none."""
        for step in self.steps:
            if step.name == name:
                return step.number
        raise KeyError(name)
