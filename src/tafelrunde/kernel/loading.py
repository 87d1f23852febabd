"""Saved positions: what is read is checked first, so that what is wrong with it is said in words.

A position may be written by hand or come from elsewhere. Each field must be there and be of the kind that the game's
own empty state holds; seats and steps must exist. What the rules of a game forbid beyond that, the game says itself
(`Game.check_position`).
"""

import sys
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import PositionError, TafelrundeError, UnknownGame
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.part import Part
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import SEAT_BITS, TABLE, AllAtOnce

LARGEST = 2**63 - 1
KINDS = {int: "a whole number", bool: "true or false", str: "a text", list: "a list", dict: "a table of fields"}


def head(game: Any, data: Any) -> tuple[dict[str, Any], Luck, str]:
    """Options, luck and the way of forced decisions of a saved position."""
    _expect(data, dict, "a position")
    if data.get("game") != game.id:
        raise PositionError(f"this is a position of {data.get('game')!r}, not of {game.id!r}")
    for name, kind in (("options", dict), ("ply", int), ("agenda", list), ("luck", list), ("position", dict)):
        if name not in data:
            raise PositionError(f"the position lacks {name!r}")
        _expect(data[name], kind, name)
    if data["ply"] < 0:
        raise PositionError(f"ply = {data['ply']}: expected 0 or more")
    luck = data["luck"]
    for word in luck:
        _expect(word, int, "each number of luck")
    if len(luck) < 4 or ((len(luck) - 5) % 2 == 1 and len(luck) > 4):
        raise PositionError("luck: expected four numbers, and after them 0 or 1 and pairs of bound and value")
    return game.settle(data["options"]), Luck.load(luck), data.get("forced", "play")


def fill(state: State, data: dict[str, Any]) -> None:
    """Sets agenda, ply and fields of a state that has just been set up.

    What follows from the fields is counted only when the game has found nothing wrong with them.
    """
    state.agenda = agenda(state, data["agenda"])
    state.ply = data["ply"]
    check_fields(state, data["position"], "")
    state.set_fields(data["position"])
    state.game.check_position(state)
    state.all_restored()


def agenda(state: State, entries: list[Any]) -> list[int]:
    """The agenda of names and seats as numbers; what comes next stands last."""
    steps = {step.name: step for step in state.steps}
    found = []
    for place, entry in enumerate(entries):
        if not isinstance(entry, list | tuple) or len(entry) != 2:
            raise PositionError(f"agenda {place}: expected a step and a seat, not {entry!r}")
        name, seat = entry
        if name not in steps:
            raise PositionError(f"agenda {place}: there is no step {name!r}; steps are {', '.join(steps)}")
        _expect(seat, int, f"the seat of agenda {place}")
        if not TABLE <= seat < state.seats:
            raise PositionError(f"agenda {place}: there is no seat {seat}: seats are 0 to {state.seats - 1}")
        if seat == TABLE and steps[name].asks and not isinstance(steps[name], AllAtOnce):
            raise PositionError(f"agenda {place}: the decision {name!r} needs a seat to ask")
        found.append(steps[name].number << SEAT_BITS | (seat + 1))
    return found


def check_fields(part: Part, data: dict[str, Any], where: str) -> None:
    """Is every field there, and of the kind that an empty part has?"""
    names = part.fields()
    lists = part.part_lists()
    for name in data:
        if name not in names and name not in lists:
            raise PositionError(f"{where}there is no field {name!r}; fields are {', '.join([*names, *lists])}")
    for name in [*names, *lists]:
        if name not in data:
            raise PositionError(f"{where}the field {name!r} is missing")
    for name in names:
        _check_value(data[name], getattr(part, name), f"{where}{name}")
    for name in lists:
        _expect(data[name], list, f"{where}{name}")
        for number, each in enumerate(data[name]):
            _expect(each, dict, f"{where}{name} {number}")
            check_fields(part.new_part(name), each, f"{where}{name} {number}: ")


def _check_value(value: Any, like: Any, where: str) -> None:
    if like is not None and not isinstance(like, list):
        _expect(value, type(like), where)
        return
    if isinstance(like, list):
        _expect(value, list, where)
        for each in value:
            _check_value(each, like[0] if like else None, f"each of {where}")
        return
    if type(value) not in (int, bool, str, list, type(None)):
        raise PositionError(f"{where}: {value!r} is no plain value")


def _expect(value: Any, kind: type, where: str) -> None:
    """A number is no flag and a flag no number, as in compiled code; numbers have 64 bits there."""
    fits = type(value) is kind or (kind is list and isinstance(value, tuple))
    if not fits:
        raise PositionError(f"{where}: expected {KINDS.get(kind, kind.__name__)}, not {value!r}")
    if kind is int and not -LARGEST <= value <= LARGEST:
        raise PositionError(f"{where}: {value} is too large")


# --- pickling ---------------------------------------------------------------------------------------------------------


def name_of(game: Any) -> str:
    """The name by which `tafelrunde.game` finds this game; a game that it cannot find cannot be pickled."""
    names: list[str] = [game.id]
    home = type(game).__module__
    held = vars(sys.modules[home]) if home in sys.modules else {}
    names += [f"{home}:{name}" for name, value in held.items() if type(value) is type(game)]
    for name in names:
        try:
            found = registry.find(name)
        except UnknownGame:
            continue
        if type(found) is type(game):
            found.with_hash(game.component_hash)
            return name
    raise TafelrundeError(f"{game.id!r} cannot be pickled: no entry point and no module holds it under a name")


def game_of(name: str, component_hash: str) -> Any:
    """The game of that name with those components."""
    return registry.find(name).with_hash(component_hash)


def unpickle(name: str, component_hash: str, dump: dict[str, Any]) -> State:
    """The state that was pickled."""
    state: State = game_of(name, component_hash).load(dump)
    return state
