"""What a seat may see (KB-1202, KB-1203), as plain data."""

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, ENEMY_TYPES, GOVERNORS, PLAYER_DICE
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR
from tafelrunde.games.kingsburg.rules.state import NEUTRAL, NOBODY, PHASES, KingsburgState
from tafelrunde.games.kingsburg.views.types import (
    Enemy,
    EnemyCard,
    ForSeat,
    Group,
    KingsburgView,
    OnTable,
    Player,
    Seen,
)
from tafelrunde.kernel.view import common_view


def view(state: KingsburgState, seat: int | None) -> KingsburgView:
    """Everything that this seat (None: a spectator) may know, and nothing else."""
    return {**own_view(state, seat), **open_view(state)}


def own_view(state: KingsburgState, seat: int | None) -> Seen:
    """What is this viewer's alone, or looks different to others."""
    return {**common_view(state, seat), **_for_seat(state, seat), "enemy": _enemy(state, seat)}


def open_view(state: KingsburgState) -> OnTable:
    """What lies open, for everybody alike."""
    return {
        "year": state.year,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "envoy": state.envoy,
        "court": _court(state),
        "past_enemies": [_card(state, state.enemy_deck[year]) for year in range(state.year - 1)],
        "paying": ADVISORS[state.paying_space()] if state.paying else None,
        "sorcery": state.sorcery,
        "reinforcements": state.reinforcements,
        "players": [_player(state, other) for other in range(state.seats)],
    }


def _player(state: KingsburgState, seat: int) -> Player:
    """What lies open in front of a player; a governor only once all have been revealed."""
    player = state.players[seat]
    standing = player.buildings  # asked of every building, for every player, in every view: so without a call
    revealed = not state.is_open(CHOOSE_GOVERNOR)
    return {
        "vp": player.vp,
        "goods": player.goods,
        "plus_two": player.plus_two,
        "soldiers": player.soldiers,
        "buildings": [name for number, name in enumerate(BUILDINGS) if standing >> number & 1],
        "governor": GOVERNORS[player.governor] if revealed else "",
        "army_tokens": list(player.army_tokens),
        "dice": player.dice[:PLAYER_DICE],
        "bonus_dice": player.dice[PLAYER_DICE:],
        "bonus_dice_to_roll": 0 if player.dice else player.bonus_dice,
        "placed": player.placed,
        "favoured": player.favoured,
        "passed": player.passed,
        "used": player.used,
        "philosophy": player.philosophy,
        "exchanges": player.exchanges,
        "built": player.built,
        "engineered": player.engineered,
        "peeked": player.peeked,
        "strength": player.strength,
        "outcome": player.outcome,
    }


def _for_seat(state: KingsburgState, seat: int | None) -> ForSeat:
    """What only the player himself knows: dealt cards and pending choices."""
    if seat is None:
        return {}
    player = state.players[seat]
    dealt = [GOVERNORS[card] for card in player.dealt]
    token = None if player.token == NOBODY else player.token
    return {"own": {"dealt": dealt, "governor": GOVERNORS[player.governor], "token": token}}


def _court(state: KingsburgState) -> list[Group]:
    """The advisors on whom dice lie; a second group is the envoy's."""
    groups: list[Group] = []
    for space in range(1, len(ADVISORS)):
        for owner, by_envoy in ((state.first_at(space), False), (state.second_at(space), True)):
            if owner != NOBODY:
                dice = _neutral_dice(state, space) if owner == NEUTRAL else _dice(state, owner, space, by_envoy)
                whose = None if owner == NEUTRAL else owner
                groups.append({"advisor": ADVISORS[space], "owner": whose, "dice": dice, "by_envoy": by_envoy})
    return groups


def _dice(state: KingsburgState, seat: int, space: int, by_envoy: bool) -> list[int]:
    player = state.players[seat]
    there = -space if by_envoy else space
    return [number for number, at in zip(player.dice, player.placed, strict=True) if at == there]


def _neutral_dice(state: KingsburgState, space: int) -> list[int]:
    pairs = zip(state.neutral[::2], state.neutral[1::2], strict=True)
    return [number for number, at in pairs if at == space]


def _enemy(state: KingsburgState, seat: int | None) -> Enemy:
    """The strength range is public (KB-605); the card only after its reveal, or to one who peeked (KB-366)."""
    components = state.setting.components
    known = state.enemy_shown or (seat is not None and state.players[seat].peeked)
    return {
        "shown": state.enemy_shown,
        "range": components.strength_range(state.year),
        "card": _card(state, state.enemy()) if known else None,
    }


def _card(state: KingsburgState, number: int) -> EnemyCard:
    card = state.setting.components.enemies[number]
    return {
        "id": card.id,
        "type": ENEMY_TYPES[card.type],
        "strength": card.strength,
        "win": [*card.win.goods, card.win.any, card.win.vp],
        "loss": [*card.loss.goods, card.loss.any, card.loss.buildings, card.loss.vp],
    }
