"""Why a governor, a die or an advisor cannot be had now."""

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BUILDINGS,
    CHAPEL,
    GOV_PHILOSOPHER,
    GOV_POLITICIAN,
    GOV_TRADER,
    GOV_TRICKSTER,
    GOVERNORS,
    PLAYER_DICE,
    POLITICIAN_FIRST,
    STATUE,
)
from tafelrunde.games.kingsburg.rules.influence import DUKE_MOVE, INFLUENCE_ADVISOR, is_open
from tafelrunde.games.kingsburg.rules.moves import INFLUENCE
from tafelrunde.games.kingsburg.rules.phase_end import PRICED_EFFECTS
from tafelrunde.games.kingsburg.rules.roll import BONUS_DICE, DICE_EFFECT
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR
from tafelrunde.games.kingsburg.rules.state import (
    NEUTRAL,
    USED_CHAPEL,
    USED_PHILOSOPHER,
    USED_STATUE,
    USED_TOKEN,
    USED_TRICKSTER,
    KingsburgState,
    Player,
)
from tafelrunde.games.kingsburg.rules.winter import ARMY_TOKEN
from tafelrunde.games.kingsburg.views.why import must_choose, not_his_governor, why
from tafelrunde.kernel.say import Say

# --- governors and army tokens ----------------------------------------------------------------------------------------


@CHOOSE_GOVERNOR.because("governor")
def not_dealt(state: KingsburgState, seat: int, id: str) -> Say:
    """While governors are chosen everybody knows just his own three cards."""
    return why("not-dealt", "KB-1001")


@DICE_EFFECT.because("governor")
def governor_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Philosopher and Trickster, with the dice as they lie."""
    player = state.players[seat]
    governor = GOVERNORS.index(id)
    if player.governor != governor:
        return not_his_governor(state, seat, id)
    if governor == GOV_PHILOSOPHER:
        if player.used & USED_PHILOSOPHER:
            return why("used", "KB-1060", why=id)
        return _total_too_high(player, id, state.setting.components.gov_philosopher.limit, "KB-1030")
    if governor == GOV_TRICKSTER:
        return why("used", "KB-1029", why=id) if player.used & USED_TRICKSTER else why("no-two", "KB-1029")
    return None


@DICE_EFFECT.because("choice")
def choice_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """What a die is turned to is the Trickster's choice."""
    if id == "no":
        return must_choose(state, seat, id)
    return governor_of_dice(state, seat, GOVERNORS[GOV_TRICKSTER])


@PRICED_EFFECTS.because("governor")
def governor_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say | None:
    player = state.players[seat]
    exhausted = player.exchanges >= state.setting.components.gov_trader.exchanges
    if player.governor == GOV_TRADER == GOVERNORS.index(id) and exhausted:
        return why("used", "KB-1042", why=id)
    return not_his_governor(state, seat, id)


@ARMY_TOKEN.because("army_token")
def army_token(state: KingsburgState, seat: int, id: str) -> Say:
    return why("token-spent", "KB-1105")


# --- dice -------------------------------------------------------------------------------------------------------------


@BONUS_DICE.because("number")
def number(state: KingsburgState, seat: int, id: str) -> Say:
    return why("bonus-count", "KB-309", count=state.players[seat].bonus_dice)


@DICE_EFFECT.because("building")
def building_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Statue and Chapel, with the dice as they lie."""
    player = state.players[seat]
    building = BUILDINGS.index(id)
    if building not in (STATUE, CHAPEL):
        return None
    rule = "KB-313" if building == STATUE else "KB-314"
    if not player.has(building):
        return why("not-standing", rule, building=id)
    if player.used & (USED_STATUE if building == STATUE else USED_CHAPEL):
        return why("used", "KB-316", why=id)
    if building == STATUE:
        return why("statue", rule)
    return _total_too_high(player, id, state.setting.components.chapel.reroll_limit, rule)


def _total_too_high(player: Player, id: str, limit: int, rule: str) -> Say:
    return why("total", rule, why=id, total=player.dice_total(), limit=limit)


@DICE_EFFECT.because("die")
def die_to_change(state: KingsburgState, seat: int, id: str) -> Say:
    return _no_die_or_equal(state, seat, int(id)) or why("die-fixed", "KB-312")


@INFLUENCE_ADVISOR.because("die")
def die_to_place(state: KingsburgState, seat: int, id: str) -> Say:
    return _no_die_or_equal(state, seat, int(id)) or why("die-useless", "KB-328")


def _no_die_or_equal(state: KingsburgState, seat: int, die: int) -> Say | None:
    """A die that is not there, lies somewhere already, or is as good as another that is offered."""
    player = state.players[seat]
    if die >= len(player.dice):
        return why("no-die", "KB-308")
    if player.placed[die]:
        return why("die-placed", "KB-339", advisor=ADVISORS[abs(player.placed[die])])
    kind = range(PLAYER_DICE) if die < PLAYER_DICE else range(PLAYER_DICE, len(player.dice))
    offered = state.game.touchable(state, seat)
    if any(player.dice[other] == player.dice[die] and f"die:{other}" in offered for other in kind):
        return "kb-why-die-equal", {"number": player.dice[die]}
    return None


# --- the court --------------------------------------------------------------------------------------------------------


@INFLUENCE_ADVISOR.because("advisor")
def advisor(state: KingsburgState, seat: int, id: str) -> Say:
    """An advisor of somebody else's, one who is taken, or one whom no group of free dice reaches."""
    space = ADVISORS.index(id)
    player = state.players[seat]
    if space >= POLITICIAN_FIRST and player.governor != GOV_POLITICIAN:
        return why("politician", "KB-1070")
    if not is_open(state, seat, space):
        return _taken(state, seat, space)
    rank = state.setting.components.space_rank[space]
    free_bonus_dice = [player.dice[die] for die in range(PLAYER_DICE, len(player.dice)) if not player.placed[die]]
    if rank in _ranks_reached(state, seat, free_bonus_dice):
        return why("bonus-only", "KB-329")
    nearest = _nearest(_ranks_reached(state, seat, None), rank)
    return why("no-group", "KB-328", rank=rank, ranks=nearest)


def _taken(state: KingsburgState, seat: int, space: int) -> Say:
    owner = state.first_at(space)
    if owner == NEUTRAL:
        return why("neutral", "KB-807")
    return why("own-dice", "KB-334") if owner == seat else why("occupied", "KB-334", seat=owner)


def _ranks_reached(state: KingsburgState, seat: int, player_dice: list[int] | None) -> set[int]:
    """The ranks within reach if nobody's dice lay at court; with `player_dice`, if these were the free player dice."""
    imagined = state.copy()
    imagined.clear_court()
    if player_dice is not None:
        imagined.players[seat].dice = player_dice
        imagined.players[seat].placed = [0] * len(player_dice)
    moves = INFLUENCE_ADVISOR.moves(imagined, seat)
    return {state.setting.components.space_rank[INFLUENCE.third(move)] for move in moves if move in INFLUENCE}


def _nearest(reached: set[int], rank: int) -> list[int]:
    """The closest below and the closest above, where there are any."""
    below = sorted(each for each in reached if each < rank)
    above = sorted(each for each in reached if each > rank)
    return below[-1:] + above[:1]


@INFLUENCE_ADVISOR.because("plus_two")
def token_to_place(state: KingsburgState, seat: int, id: str) -> Say:
    player = state.players[seat]
    if player.used & USED_TOKEN:
        return why("token-used", "KB-331")
    return why("token-useless", "KB-328") if player.plus_two else why("no-token", "KB-331")


@DUKE_MOVE.because("advisor")
def only_the_duchess(state: KingsburgState, seat: int, id: str) -> Say:
    return why("duke", "KB-1028")
