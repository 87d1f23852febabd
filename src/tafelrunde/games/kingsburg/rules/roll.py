"""Step a of a productive phase: gains at its start, the roll, dice effects, the turn order."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    CHAPEL,
    FARM,
    GOV_FAIRY,
    GOV_HEIRESS,
    GOV_PHILOSOPHER,
    GOV_PRIEST,
    GOV_PRINCE,
    GOV_SCOUT,
    GOV_TRICKSTER,
    MERCHANTS_GUILD,
    PLAYER_DICE,
    SIDES,
    STATUE,
)
from tafelrunde.games.kingsburg.rules.gains import HEIRESS_GAIN, MERCHANTS_GUILD_GAIN, gain_from
from tafelrunde.games.kingsburg.rules.goods import peek, score
from tafelrunde.games.kingsburg.rules.moves import (
    CHAPEL_REROLL,
    NO,
    NUMBER,
    PHILOSOPHER_REROLL,
    PRIEST,
    PRINCE,
    STATUE_REROLL,
    TURN_DOWN,
    TURN_UP,
)
from tafelrunde.games.kingsburg.rules.state import (
    AUTUMN,
    DIE_BITS,
    NEUTRAL,
    SPRING,
    SUMMER,
    USED_CHAPEL,
    USED_PHILOSOPHER,
    USED_STATUE,
    USED_TRICKSTER,
    KingsburgState,
    Player,
)
from tafelrunde.kernel.steps import Decision, Sequence, Step

REROLLING: Final = 1 << STATUE | 1 << CHAPEL


class NeutralDice(Step[KingsburgState]):
    """Two players: three, then two dice of unused colours occupy advisors first of all (KB-801, KB-802, KB-803).

    If both groups would meet, the two dice lie singly (KB-804), of two equal ones just one (KB-805); neither can meet
    the first group, whose total is greater (KB-806).
    """

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.seats == 2

    def run(self, state: KingsburgState, seat: int) -> None:
        first = [state.luck.roll(SIDES) for _ in range(3)]
        second = [state.luck.roll(SIDES) for _ in range(2)]
        self.place(state, first, sum(first))
        if sum(second) != sum(first):
            self.place(state, second, sum(second))
        elif second[0] == second[1]:
            self.place(state, second[:1], second[0])
        else:
            self.place(state, second[:1], second[0])
            self.place(state, second[1:], second[1])

    def place(self, state: KingsburgState, dice: list[int], advisor: int) -> None:
        state.set_first(advisor, NEUTRAL)
        for number in dice:
            state.neutral.append(number)
            state.neutral.append(advisor)
        if state.news is not None:
            state.tell("kb-neutral", {"dice": list(dice), "advisor": ADVISORS[advisor], "rank": advisor})


class PhaseBegins(Step[KingsburgState]):
    """Marks are cleared, gains at the start come, bonus dice are counted (KB-303, KB-304, KB-305, KB-306, KB-1207).

    A building erected later in the phase comes too late for this (KB-307). The Scout looks at the enemy (KB-1043), the
    Fairy has her die in summer (KB-1025), all before the blessing (KB-1062).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        for each in reversed(state.order) if state.setting.may_decline_gains else state.order:
            self.begin(state, each)

    def begin(self, state: KingsburgState, seat: int) -> None:
        player = state.players[seat]
        components = state.setting.components
        player.used = 0
        player.passed = False
        player.philosophy = False
        player.exchanges = 0
        player.built = 0
        player.bonus_dice = 0
        if player.has(MERCHANTS_GUILD):
            gain_from(state, seat, MERCHANTS_GUILD_GAIN)
        if player.governor == GOV_SCOUT and state.phase == AUTUMN:
            peek(state, seat)
        if player.favoured and state.phase == SPRING:
            player.bonus_dice += 1
        player.favoured = False
        if player.has(FARM):
            player.bonus_dice += components.farm.bonus_dice
        if player.governor == GOV_FAIRY and state.phase == SUMMER:
            player.bonus_dice += components.gov_fairy.bonus_dice


class BonusDice(Decision[KingsburgState]):
    """With `decline_bonus_dice` each entitled player says how many of them he rolls (KB-309)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].bonus_dice > 0

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NUMBER.of(count) for count in range(state.players[seat].bonus_dice + 1)]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        count = NUMBER.first(move)
        state.players[seat].bonus_dice = count
        if state.news is not None:
            state.tell("kb-bonus-dice", {"seat": seat, "count": count})


class Roll(Step[KingsburgState]):
    """All dice of all players, player by player, own dice before bonus dice (KB-310, KB-321)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        for each in state.order:
            player = state.players[each]
            player.dice_count = PLAYER_DICE + player.bonus_dice
            player.places = 0
            roll_anew(state, player)
            tell_dice(state, each, "roll")


def roll_anew(state: KingsburgState, player: Player) -> None:
    """Every die of a player is rolled."""
    luck = state.luck
    numbers: i64 = 0
    at: i64
    for at in range(0, DIE_BITS * player.dice_count, DIE_BITS):
        numbers |= luck.roll(SIDES) << at
    player.numbers = numbers


def tell_dice(state: KingsburgState, seat: int, why: str) -> None:
    """The dice of a player lie open for all (KB-311)."""
    if state.news is not None:
        state.tell("kb-dice", {"seat": seat, "dice": state.players[seat].dice, "why": why}, reveals=True)


class DiceChange:
    """One effect that changes dice after the roll, once a phase (KB-316): `source` names it, `mark` marks its use."""

    def __init__(self, source: str, mark: int) -> None:
        self.source = source
        self.mark = mark

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        """Adds what can be done with the dice as they lie, nothing if the condition is not met (KB-1009, KB-1211)."""
        raise NotImplementedError

    def knows(self, move: i64) -> bool:
        """Is this a move of this effect?"""
        raise NotImplementedError

    def change(self, state: KingsburgState, player: Player, move: i64) -> None:
        """Changes the dice."""
        raise NotImplementedError


class StatueRerolls(DiceChange):
    """Statue: one die is rolled anew if all show the same number, bonus dice included (KB-313, KB-315)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if player.has(STATUE) and player.shows_one_number():
            moves.append(STATUE_REROLL.of(0))
            if player.dice_count > PLAYER_DICE:
                moves.append(STATUE_REROLL.of(PLAYER_DICE))

    def knows(self, move: i64) -> bool:
        return move in STATUE_REROLL

    def change(self, state: KingsburgState, player: Player, move: i64) -> None:
        player.show(STATUE_REROLL.first(move), state.luck.roll(SIDES))


class ChapelRerolls(DiceChange):
    """Chapel: all dice are rolled anew if their total is small (KB-314)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if player.has(CHAPEL) and player.dice_total() <= state.setting.components.chapel.reroll_limit:
            moves.append(CHAPEL_REROLL)

    def knows(self, move: i64) -> bool:
        return move == CHAPEL_REROLL

    def change(self, state: KingsburgState, player: Player, move: i64) -> None:
        roll_anew(state, player)


class PhilosopherRerolls(DiceChange):
    """Philosopher: all dice are rolled anew if their total is small (KB-1030, KB-1060)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if player.governor == GOV_PHILOSOPHER:
            if player.dice_total() <= state.setting.components.gov_philosopher.limit:
                moves.append(PHILOSOPHER_REROLL)

    def knows(self, move: i64) -> bool:
        return move == PHILOSOPHER_REROLL

    def change(self, state: KingsburgState, player: Player, move: i64) -> None:
        roll_anew(state, player)


class TricksterTurns(DiceChange):
    """Trickster: a die that shows 2 is turned to 1 or 3 (KB-1029, KB-1078)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if player.governor == GOV_TRICKSTER:
            for die in self.twos(player.dice):
                moves.append(TURN_DOWN.of(die))
                moves.append(TURN_UP.of(die))

    def twos(self, dice: list[int]) -> list[int]:
        """The first player die and the first bonus die that show 2."""
        found = []
        for kind in (range(PLAYER_DICE), range(PLAYER_DICE, len(dice))):
            for die in kind:
                if dice[die] == 2:
                    found.append(die)
                    break
        return found

    def knows(self, move: i64) -> bool:
        return move in TURN_DOWN or move in TURN_UP

    def change(self, state: KingsburgState, player: Player, move: i64) -> None:
        if move in TURN_UP:
            player.show(TURN_UP.first(move), 3)
        else:
            player.show(TURN_DOWN.first(move), 1)


DICE_CHANGES: Final[list[DiceChange]] = [
    StatueRerolls("statue", USED_STATUE),
    ChapelRerolls("chapel", USED_CHAPEL),
    PhilosopherRerolls("gov_philosopher", USED_PHILOSOPHER),
    TricksterTurns("gov_trickster", USED_TRICKSTER),
]


class DiceEffect(Decision[KingsburgState]):
    """Rerolls and changes of dice, one after the other until done, in the old turn order (KB-312, KB-317, KB-1205)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        player = state.players[seat]
        if player.governor == 0 and not player.buildings & REROLLING:
            return False
        return len(self.moves(state, seat)) > 1

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        for change in DICE_CHANGES:
            if not player.used & change.mark:
                change.add_moves(state, player, moves)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            self.judge_philosophy(state, seat)
            return
        player = state.players[seat]
        player.philosophy = move == PHILOSOPHER_REROLL
        for change in DICE_CHANGES:
            if change.knows(move):
                player.used |= change.mark
                change.change(state, player, move)
                tell_dice(state, seat, change.source)
        state.then(self, seat)

    def judge_philosophy(self, state: KingsburgState, seat: int) -> None:
        """The Philosopher's point: his reroll came last and the total is still small (KB-1061)."""
        player = state.players[seat]
        philosopher = state.setting.components.gov_philosopher
        if player.philosophy and player.dice_total() <= philosopher.limit:
            score(state, seat, philosopher.vp, "gov_philosopher")


class TotalEffect(Decision[KingsburgState]):
    """Prince and Priest: effects that depend on the total after all rerolls (KB-1024, KB-1032, KB-1059).

    The Prince sets his player dice alone (KB-1058).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        if player.governor == GOV_PRINCE and player.dice_total() <= state.setting.components.gov_prince.limit:
            return [NO, PRINCE]
        if player.governor == GOV_PRIEST and player.dice_total() <= state.setting.components.gov_priest.limit:
            return [NO, PRIEST]
        return []

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == PRINCE:
            for die, number in enumerate(state.setting.components.gov_prince.dice):
                state.players[seat].show(die, number)
            tell_dice(state, seat, "gov_prince")
        elif move == PRIEST:
            self.blessing(state)

    def blessing(self, state: KingsburgState) -> None:
        """Who has no bonus die takes and rolls one, who has one receives a point (KB-1032, KB-1063)."""
        for each in state.order:
            player = state.players[each]
            if player.dice_count > PLAYER_DICE:
                score(state, each, state.setting.components.gov_priest.vp, "gov_priest")
            else:
                player.dice_count += 1
                player.show(player.dice_count - 1, state.luck.roll(SIDES))
                tell_dice(state, each, "gov_priest")


class Inheritance(Step[KingsburgState]):
    """Heiress: gold for a small total, in the second round (KB-1037)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        player = state.players[seat]
        components = state.setting.components
        if player.governor == GOV_HEIRESS and player.dice_total() <= components.gov_heiress.limit:
            gain_from(state, seat, HEIRESS_GAIN)


class SecondRound(Sequence[KingsburgState]):
    """What depends on the total, after everybody has finished his rerolls (KB-318)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        governor = state.players[seat].governor
        return governor in (GOV_PRINCE, GOV_PRIEST, GOV_HEIRESS)


class SetTurnOrder(Step[KingsburgState]):
    """Lowest total first; equal totals keep their old relative order (KB-319, KB-320)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        order: list[int] = []
        for each in state.order:
            total = state.players[each].dice_total()
            place: i64 = len(order)
            while place > 0 and state.players[order[place - 1]].dice_total() > total:
                place -= 1
            order.insert(place, each)
        state.order = order
        if state.news is not None:
            state.tell("kb-order", {"order": list(state.order)})


NEUTRAL_DICE: Final[NeutralDice] = NeutralDice("neutral_dice")
PHASE_BEGINS: Final[PhaseBegins] = PhaseBegins("phase_begins")
BONUS_DICE: Final[BonusDice] = BonusDice("bonus_dice", rule="KB-309")
ROLL: Final[Roll] = Roll("roll")
DICE_EFFECT: Final[DiceEffect] = DiceEffect("dice_effect", rule="KB-312", declines="done")
TOTAL_EFFECT: Final[TotalEffect] = TotalEffect("total_effect", rule="KB-318")
INHERITANCE: Final[Inheritance] = Inheritance("inheritance")
SET_TURN_ORDER: Final[SetTurnOrder] = SetTurnOrder("set_turn_order")
SECOND_ROUND: Final[SecondRound] = SecondRound("second_round", [INHERITANCE, TOTAL_EFFECT])
STEPS: Final[list[Step[KingsburgState]]] = [
    NEUTRAL_DICE, PHASE_BEGINS, BONUS_DICE, ROLL, DICE_EFFECT, TOTAL_EFFECT, INHERITANCE, SECOND_ROUND, SET_TURN_ORDER,
]  # fmt: skip
