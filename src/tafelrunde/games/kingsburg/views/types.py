"""The shape of a view of Kingsburg: the contract with its board."""

from typing import Annotated, NotRequired, TypedDict

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, ENEMY_TYPES, GOODS, GOVERNORS
from tafelrunde.games.kingsburg.rules.state import PHASES
from tafelrunde.kernel.view import View, exactly, one_of

Advisor = Annotated[str, one_of(ADVISORS[1:])]
Governor = Annotated[str, one_of(GOVERNORS)]


class Group(TypedDict):
    """Dice on an advisor; without an owner they are neutral."""

    advisor: Advisor
    owner: int | None
    dice: list[int]
    by_envoy: bool


class EnemyCard(TypedDict):
    """An enemy card. `win`: gold, wood, stone, any, vp; `loss`: gold, wood, stone, any, buildings, vp."""

    id: str
    type: Annotated[str, one_of(ENEMY_TYPES)]
    strength: int
    win: Annotated[list[int], exactly(len(GOODS) + 2)]
    loss: Annotated[list[int], exactly(len(GOODS) + 3)]


class Enemy(TypedDict):
    """The enemy of this year: the range of its strength, and the card for whoever knows it."""

    shown: bool
    range: Annotated[list[int], exactly(2)]
    card: EnemyCard | None


class Player(TypedDict):
    """What lies open in front of a player.

    `goods` are gold, wood and stone. `placed` has a number for each die, bonus dice last: 0 is free, else the space,
    negative if the envoy brought it. `governor` is empty until all have been revealed. `outcome` of the last battle: 0
    defeat, 1 draw, 2 victory.
    """

    vp: int
    goods: Annotated[list[int], exactly(len(GOODS))]
    plus_two: int
    soldiers: int
    buildings: list[Annotated[str, one_of(BUILDINGS)]]
    governor: Governor
    army_tokens: list[int]
    dice: list[int]
    bonus_dice: list[int]
    bonus_dice_to_roll: int
    placed: list[int]
    favoured: bool
    passed: bool
    used: int
    philosophy: bool
    exchanges: int
    built: int
    engineered: bool
    peeked: bool
    strength: int
    outcome: int


class Own(TypedDict):
    """What only the player himself knows: dealt cards and pending choices."""

    dealt: list[Governor]
    governor: Governor
    token: int | None


class ForSeat(TypedDict):
    """What a view has for a seat alone."""

    own: NotRequired[Own]


class Seen(View, ForSeat):
    """What is one viewer's alone, or looks different to others."""

    enemy: Enemy


class OnTable(TypedDict):
    """What lies open, for everybody alike."""

    year: int
    phase: Annotated[str, one_of(PHASES)]
    order: list[int]
    envoy: int
    court: list[Group]
    past_enemies: list[EnemyCard]
    paying: Advisor | None
    sorcery: int
    reinforcements: int
    players: list[Player]


class KingsburgView(Seen, OnTable):
    """Everything that a viewer may know. `envoy` is the seat that has it, or -1; `paying` the advisor who pays now."""
