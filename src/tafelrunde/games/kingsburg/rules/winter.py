"""Phase 8, winter: reinforcements, the enemy, the battles."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.ids import (
    BUILDINGS,
    COLUMNS,
    FORTRESS,
    GOV_DAMSEL,
    GOV_DIPLOMAT,
    GOV_GENERAL,
    IMPROVISED_DEFENSES,
    MILITARY_ACADEMY,
    SIDES,
    STONE_WALL,
)
from tafelrunde.games.kingsburg.components.tables import (
    NO_STRENGTH,
    NO_STRENGTHS,
    STRENGTH_BITS,
    STRENGTH_MASK,
    TWO_ROWS,
    WAYS_OF_TWO_ROWS,
)
from tafelrunde.games.kingsburg.rules.gains import DAMSEL_GAIN, gain_from
from tafelrunde.games.kingsburg.rules.goods import gain_goods, gain_soldiers, named, pay_goods, score
from tafelrunde.games.kingsburg.rules.moves import GOODS_OF_CHOICE, NUMBER, bundle_of, bundles_owned
from tafelrunde.games.kingsburg.rules.state import DEFEAT, DRAW, NOBODY, VICTORY, KingsburgState, Player
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import AllAtOnce, Decision, Step


class Winter(Step[KingsburgState]):
    """Reinforcements, with module 3 by tokens; then the enemy; then the battles (KB-602, KB-1102)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.then(SOLDIERS_GO_HOME)
        state.then(BATTLES)
        state.then(REVEAL_ENEMY)
        state.then(ARRIVAL)
        state.then(ARMY_TOKEN if state.setting.army else REINFORCEMENTS)


class FirstEditionWinter(Step[KingsburgState]):
    """The enemy, then reinforcements, then the battles: stands in the course of the first edition (KB-601)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.then(SOLDIERS_GO_HOME)
        state.then(BATTLES)
        state.then(ARRIVAL)
        state.then(REINFORCEMENTS)
        state.then(REVEAL_ENEMY)


class Reinforcements(Step[KingsburgState]):
    """One die for all, rolled by the first player (KB-603)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.reinforcements = state.luck.roll(SIDES)
        if state.news is not None:
            number = state.reinforcements
            state.tell("kb-reinforcements", {"seat": state.order[0], "soldiers": number}, reveals=True)


class ArmyToken(AllAtOnce[KingsburgState]):
    """Module 3: each secretly chooses one of his remaining tokens instead (KB-1102, KB-1103, KB-1105, KB-1107)."""

    def owing(self, state: KingsburgState) -> list[int]:
        return [seat for seat, player in enumerate(state.players) if player.token == NOBODY]

    def take_back(self, state: KingsburgState, seat: int) -> None:
        state.players[seat].token = NOBODY

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NUMBER.of(value) for value in sorted(set(state.players[seat].army_tokens))]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        state.players[seat].token = NUMBER.first(move)
        if state.news is not None:
            state.tell("kb-token-chosen", {"seat": seat})

    def spell(self, state: KingsburgState, seat: int, move: int) -> str:
        return f"token {NUMBER.first(move)}"

    def path(self, state: KingsburgState, seat: int, move: int) -> list[str]:
        return [f"army_token:{NUMBER.first(move)}"]

    def say(self, state: KingsburgState, seat: int, move: int) -> Say | None:
        return "kb-do-army_token", {"count": NUMBER.first(move)}

    def waiting(self, state: KingsburgState, seat: int) -> Say | None:
        """Who has chosen waits for the others."""
        return "kb-why-chosen", {"order": state.to_act(), "rule": self.rule}

    def finish(self, state: KingsburgState) -> None:
        for seat in state.order:
            player = state.players[seat]
            player.army_tokens.remove(player.token)
            if state.news is not None:
                state.tell("kb-token-revealed", {"seat": seat, "soldiers": player.token}, reveals=True)


class Arrival(Step[KingsburgState]):
    """The reinforcements join their players, in turn order (KB-603, KB-1104)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        for each in state.order:
            self.arrive(state, each)

    def arrive(self, state: KingsburgState, seat: int) -> None:
        """The common die or one's token, or the Academy's die if higher (KB-918, KB-919).

        The Damsel's soldier comes on top (KB-1038, KB-1077).
        """
        player = state.players[seat]
        soldiers = player.token if state.setting.army else state.reinforcements
        if player.has(MILITARY_ACADEMY):
            soldiers = max(soldiers, self.academy_die(state, seat))
        player.token = NOBODY
        gain_soldiers(state, seat, soldiers, "reinforcements")
        if player.governor == GOV_DAMSEL:
            gain_from(state, seat, DAMSEL_GAIN)

    def academy_die(self, state: KingsburgState, seat: int) -> int:
        """A die of his own, with module 3 halved and rounded up (KB-920)."""
        number = state.luck.roll(SIDES)
        if state.news is not None:
            state.tell("kb-academy", {"seat": seat, "number": number}, reveals=True)
        return (number + 1) // 2 if state.setting.army else number


class RevealEnemy(Step[KingsburgState]):
    """The top card is the enemy of all players this year (KB-604)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.enemy_shown = True
        for player in state.players:
            player.peeked = False
        if state.news is not None:
            enemy = state.enemy_card()
            state.tell("kb-enemy", {"enemy": enemy.id, "strength": enemy.strength}, reveals=True)


class Battles(Step[KingsburgState]):
    """All strengths and outcomes are fixed first; then each player in turn takes all that is his (KB-627)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        for each, player in enumerate(state.players):
            player.strength = strength_of(state, player, state.enemy_card())
            player.outcome = outcome_of(state, player)
            if state.news is not None:
                outcome = OUTCOMES[player.outcome]
                state.tell("kb-battle", {"seat": each, "strength": player.strength, "outcome": outcome})
        for each in reversed(state.order):
            state.then(REWARD_OF_VICTORY if state.players[each].outcome == VICTORY else PENALTY, each)


OUTCOMES: Final = ["defeat", "draw", "victory"]


def strength_of(state: KingsburgState, player: Player, enemy: Enemy) -> i64:
    """Soldiers plus all modifiers of standing buildings and of the governor, without bounds (KB-606, KB-608, KB-614).

    Counted here and nowhere else (KB-607). Improvised Defenses look at the printed strength (KB-912, KB-913); the
    General is stronger from year to year (KB-1039).
    """
    return strength_with(state, player, enemy, strengths_of_buildings(state, player))


def strength_with(state: KingsburgState, player: Player, enemy: Enemy, buildings: i64) -> i64:
    """The same, with the strengths of his buildings: whoever looks at several enemies counts them once."""
    steady = steady_strength(state, player)
    return steady + strength_in(buildings, enemy.type) + improvised_strength(state, player, enemy)


def steady_strength(state: KingsburgState, player: Player) -> i64:
    """What counts against every enemy alike, but for buildings: soldiers, and the General."""
    if player.governor == GOV_GENERAL:
        return player.soldiers + state.setting.components.gov_general.strength[state.year]
    return player.soldiers


def improvised_strength(state: KingsburgState, player: Player, enemy: Enemy) -> i64:
    """Improvised Defenses, against weak enemies only."""
    if player.has(IMPROVISED_DEFENSES):
        defenses = state.setting.components.improvised_defenses
        if enemy.strength <= defenses.enemy_limit:
            return defenses.limited_strength
    return 0


def strengths_of_buildings(state: KingsburgState, player: Player) -> i64:
    """What all standing buildings count against each type of enemy, two rows at a time (see `STRENGTH_BITS`)."""
    rows = state.setting.components.row_strength
    at: i64 = 0
    strengths: i64 = NO_STRENGTHS
    standing: i64 = player.buildings
    while standing:
        strengths += rows[at + (standing & WAYS_OF_TWO_ROWS - 1)]
        standing >>= TWO_ROWS
        at += WAYS_OF_TWO_ROWS
    return strengths


def strength_in(strengths: i64, enemy_type: i64) -> i64:
    """Of these the one against a type of enemy; `LASTING`: against one without a weakness."""
    return (strengths >> STRENGTH_BITS * enemy_type & STRENGTH_MASK) - NO_STRENGTH


def outcome_of(state: KingsburgState, player: Player) -> int:
    """Above the enemy's strength victory, equal a draw, below defeat (KB-620, KB-621, KB-622).

    The Stone Wall makes a victory of a draw (KB-623).
    """
    enemy_strength = strength_against(state, player, state.enemy_card())
    if player.strength > enemy_strength:
        return VICTORY
    if player.strength < enemy_strength:
        return DEFEAT
    return VICTORY if player.has(STONE_WALL) else DRAW


def strength_against(state: KingsburgState, player: Player, enemy: Enemy) -> i64:
    """The enemy's strength; the Diplomat, and he alone, meets a weaker one (KB-1040, KB-1079)."""
    if player.governor == GOV_DIPLOMAT:
        return enemy.strength - state.setting.components.gov_diplomat.weaker
    return enemy.strength


def is_strongest_victor(state: KingsburgState, victor: Player) -> bool:
    """No other victor is stronger (KB-625); asked of victors alone (KB-626)."""
    return all(player.outcome != VICTORY or player.strength <= victor.strength for player in state.players)


class RewardOfVictory(Step[KingsburgState]):
    """The card's reward, the Fortress's point, the point of the strongest victor (KB-620, KB-624, KB-625)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        win = state.enemy_card().win
        player = state.players[seat]
        gain_goods(state, seat, win.goods, "victory")
        score(state, seat, win.vp, "victory")
        if player.has(FORTRESS):
            score(state, seat, state.setting.components.fortress.gives_vp, "fortress")
        if is_strongest_victor(state, player):
            score(state, seat, 1, "strongest")
        if win.any:
            state.then(WIN_GOODS, seat)


class WinGoods(Decision[KingsburgState]):
    """A reward of goods of choice is chosen by the victor (KB-628)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return GOODS_OF_CHOICE[state.enemy_card().win.any]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), "victory")


class Penalty(Step[KingsburgState]):
    """Defeat: gold, wood, stone, goods of choice, building, points, in this order (KB-630).

    Of each kind at most what he owns (KB-631), and the rest of the penalty follows (KB-632).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        player = state.players[seat]
        if player.outcome == DRAW:
            return
        loss = state.enemy_card().loss
        lost = [min(loss.goods[kind], int(player.good(kind))) for kind in range(3)]
        pay_goods(state, seat, lost, "defeat", "kb-loses")
        state.then(RUIN, seat)
        if loss.any:
            state.then(LOSS_GOODS, seat)


class LossGoods(Decision[KingsburgState]):
    """Goods of the loser's choice; with too few he loses all he has (KB-633)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return bundles_owned(state.players[seat], state.enemy_card().loss.any)

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-loss_goods", {"enemy": state.enemy_card().id}

    def say(self, state: KingsburgState, seat: int, move: int) -> Say | None:
        return "kb-do-lose", {"goods": named(bundle_of(move))}

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        pay_goods(state, seat, bundle_of(move), "defeat", "kb-loses")


class Ruin(Step[KingsburgState]):
    """The last parts of a penalty: buildings, one by one (KB-636), then points (KB-638).

    The Damsel loses no points of the card (KB-1038, KB-1077).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        loss = state.enemy_card().loss
        for _ in range(loss.buildings):
            lose_building(state, seat)
        if state.players[seat].governor != GOV_DAMSEL:
            score(state, seat, -loss.vp, "defeat")


def lose_building(state: KingsburgState, seat: int) -> None:
    """In the rightmost column that holds any the topmost building falls, and its points with it.

    KB-634, KB-635, KB-1057; rows count from A to G (KB-902). Without a building nothing happens (KB-637).
    """
    player = state.players[seat]
    for column in range(COLUMNS - 1, -1, -1):
        for building in range(column, len(BUILDINGS), COLUMNS):
            if player.has(building):
                player.buildings &= ~(1 << building)
                if state.news is not None:
                    state.tell("kb-loses-building", {"seat": seat, "building": BUILDINGS[building]})
                score(state, seat, -state.setting.components.buildings[building].vp, BUILDINGS[building])
                return


class SoldiersGoHome(Step[KingsburgState]):
    """The enemy is gone, and all soldiers of all players are lost, nothing else (KB-640, KB-641, KB-642)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        for player in state.players:
            player.soldiers = 0
        state.reinforcements = 0


WINTER: Final[Winter] = Winter("winter")
FIRST_EDITION_WINTER: Final[FirstEditionWinter] = FirstEditionWinter("winter")
REINFORCEMENTS: Final[Reinforcements] = Reinforcements("reinforcements")
ARMY_TOKEN: Final[ArmyToken] = ArmyToken("army_token", rule="KB-1103")
ARRIVAL: Final[Arrival] = Arrival("arrival")
REVEAL_ENEMY: Final[RevealEnemy] = RevealEnemy("reveal_enemy")
BATTLES: Final[Battles] = Battles("battles")
REWARD_OF_VICTORY: Final[RewardOfVictory] = RewardOfVictory("reward_of_victory")
WIN_GOODS: Final[WinGoods] = WinGoods("win_goods", rule="KB-628")
PENALTY: Final[Penalty] = Penalty("penalty")
LOSS_GOODS: Final[LossGoods] = LossGoods("loss_goods", rule="KB-633")
RUIN: Final[Ruin] = Ruin("ruin")
SOLDIERS_GO_HOME: Final[SoldiersGoHome] = SoldiersGoHome("soldiers_go_home")
STEPS: Final[list[Step[KingsburgState]]] = [
    WINTER, REINFORCEMENTS, ARMY_TOKEN, ARRIVAL, REVEAL_ENEMY, BATTLES, REWARD_OF_VICTORY, WIN_GOODS,
    PENALTY, LOSS_GOODS, RUIN, SOLDIERS_GO_HOME,
]  # fmt: skip
