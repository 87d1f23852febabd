"""Somebody who knows Mythotopia and has a list of things to do once in a game."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from tafelrunde.games.mythotopia.rules.state import BY_LAND, BY_SEA, NO_CHAIN, MythotopiaState
from tafelrunde.games.mythotopia.rules.strength import strongest

MOST_TRIED = 400
"""How many ways through an action are looked at."""

HANDY = ["market", "army", "ship", "build", "militia", "portal", "general", "hero", "ranger", "reserve_army"]
"""Improvements with symbols: easy to use, also from the reserve."""


class Step(NamedTuple):
    """One choice: its things on the table, and its number."""

    path: list[str]
    move: int


class Done(NamedTuple):
    """A whole action: how one gets there, what came of it, and what marked the way."""

    steps: list[Step]
    after: MythotopiaState
    events: list[tuple[str, dict[str, Any]]]
    marks: set[str]


VERB_OF = {
    "lost": "end_war",
    "hills": "invade",
    "sea": "invade",
    "road": "build",
    "city": "build",
    "castle": "build",
    "won": "end_war",
    "drafted": "draft",
    "stored": "store",
    "used": "any",
}
"""The list, and the action that each thing takes; a card of the reserve can be used in any."""


def anything(done: Done) -> bool:
    return True


class Strategist:
    """Plans whole actions by trying them on copies; `left` are the things still to be done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = ""
        self.left = list(VERB_OF)

    def plan(self, state: MythotopiaState) -> Done:
        """The next action: one that does something on the list, or one that brings other cards."""
        if "won" in self.left and not self.fronts(state):
            found = self.first(state, "invade", self.wins)
            if found:
                return found
        for goal in self.left:
            found = self.first(state, VERB_OF[goal], partial(self.reaches, goal, state))
            if found:
                return found
        for verb, wanted in [("place_armies", self.wins), ("discard_cards", anything), ("pass", anything)]:
            found = self.first(state, verb, wanted)
            if found:
                return found
        found = self.first(state, "end_turn", anything)
        assert found
        return found

    def note(self, state: MythotopiaState, done: Done) -> None:
        """Crosses out what an action has done."""
        for goal in list(self.left):
            if self.reaches(goal, state, done):
                self.left.remove(goal)

    # --- what counts ----------------------------------------------------------------------------------------------

    def reaches(self, goal: str, before: MythotopiaState, done: Done) -> bool:
        happened = dict(done.events)
        match goal:
            case "hills" | "sea":
                return "my-invades" in happened and goal in done.marks
            case "road" | "city" | "castle":
                return f"my-builds-{goal}" in happened
            case "won":
                return happened.get("my-conquers", {}).get("seat") == self.seat
            case "lost":
                return "my-garrison-wins" in happened
            case "drafted":
                drafted = happened.get("my-drafts", {}).get("card", "")
                if drafted in HANDY:
                    self.card = drafted
                return drafted in HANDY
            case "stored":
                return self.card in happened.get("my-stores", {}).get("cards", [])
            case _:
                return self.card in self.names(before) and self.card not in self.names(done.after)

    def names(self, state: MythotopiaState) -> list[str]:
        return [state.setting.components.card_name(kind) for kind in state.players[self.seat].reserve]

    def fronts(self, state: MythotopiaState) -> bool:
        """Is there a war that he is winning?"""
        wars = [p for p in range(len(state.setting.components.provinces)) if state.players[self.seat].attacks(p)]
        return any(strongest(state, province) == self.seat for province in wars)

    def wins(self, done: Done) -> bool:
        return self.fronts(done.after)

    # --- trying ---------------------------------------------------------------------------------------------------

    def steps(self, state: MythotopiaState) -> list[Step]:
        return [Step(offer["path"], offer["move"]) for offer in state.game.offers(state, self.seat)]

    def first(self, state: MythotopiaState, verb: str, wanted: Callable[[Done], bool]) -> Done | None:
        """An action as wanted, if there is one."""
        begins = [step for step in self.steps(state) if verb == "any" or step.path == [f"verb:{verb}"]]
        if verb == "any" and self.card not in self.names(state):
            return None
        tried = 0
        for step in begins:
            for done in self.ways(state, [step], set()):
                tried += 1
                if wanted(done):
                    return done
                if tried > MOST_TRIED:
                    return None
        return None

    def ways(self, state: MythotopiaState, steps: list[Step], marks: set[str]) -> Iterator[Done]:
        """All ways in which an action can go on after some steps."""
        after = state.copy()
        after.news = []
        turn = (int(state.actions), int(state.free))
        after.play(self.seat, steps[-1].move)
        if after.way == BY_SEA:
            marks = marks | {"sea"}
        if after.way == BY_LAND and after.due > 1:
            marks = marks | {"hills"}
        events = [(event.kind, dict(event.args)) for event in after.news]
        same = after.to_act() == [self.seat] and (after.chain_ply != NO_CHAIN or after.question() != "turn")
        if not same or after.over() or (int(after.actions), int(after.free)) != turn:
            yield Done(steps, after, events, marks)
            return
        for step in self.steps(after):
            yield from self.ways(after, [*steps, step], marks)
