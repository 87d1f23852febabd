"""The end of a war: end_war with Hero, Diplomat, conquest and its rewards."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    DEFENDER,
    DRAGONS,
    GOLD,
    HERO,
    ISLES,
    ISLES_LARGE,
    ISLES_SMALL,
    RUNESTONES,
    SPOILS,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.rules.awards import award, take_unasked
from tafelrunde.games.mythotopia.rules.cards import (
    close_chain,
    discard_laid,
    draw,
    lay_text,
    leave_hand,
    names,
    to_discard,
)
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.moves import PROVINCE
from tafelrunde.games.mythotopia.rules.paying import owe
from tafelrunde.games.mythotopia.rules.roads import add_provinces
from tafelrunde.games.mythotopia.rules.state import NOBODY, NOWHERE, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, is_tied_at_top, other_side, strongest
from tafelrunde.kernel.bits import lowest
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import holds, replaced, shuffled, without
from tafelrunde.kernel.steps import Step


def own_wars(state: MythotopiaState, seat: i64) -> i64:
    """The wars of which the seat is a party (MY-602)."""
    player = state.players[seat]
    return state.wars() & (player.lands | player.present)


def endable_wars(state: MythotopiaState, seat: i64) -> i64:
    """Own wars with one strongest party, or, with Hero, with the seat among the tied (MY-603, MY-604, MY-605)."""
    wars = own_wars(state, seat)
    if wars == 0:
        return 0
    player = state.players[seat]
    hero = holds(player.hand, HERO) or player.in_reserve(HERO)
    found: i64 = 0
    while wars != 0:
        province = lowest(wars)
        wars &= wars - 1
        if strongest(state, province) != TIE or (hero and is_tied_at_top(state, seat, province)):
            found |= bit(province)
    return found


class EndWar(ActionStep):
    """Ends one war, as the first action (MY-545, MY-601).

    Hero is laid where the top is tied and nowhere else, as part of it (MY-311, MY-935); then his owner wins (MY-934).
    """

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, endable_wars(state, seat))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        province = PROVINCE.first(move)
        winner = strongest(state, province)
        hero = winner == TIE
        if hero:
            lay_text(state, seat, HERO)
            winner = seat
        discard_laid(state, seat)
        if state.news is not None:
            name = state.setting.components.provinces[province]
            state.tell("my-ends-war", {"seat": seat, "province": name, "hero": "yes" if hero else "no"})
        close_chain(state)
        settle(state, province, winner, True)

    def say(self, state: MythotopiaState, seat: int, move: int) -> Say | None:
        """With who would win."""
        province = PROVINCE.first(move)
        name = state.setting.components.provinces[province]
        winner = strongest(state, province)
        if winner == TIE:
            return "my-do-end-war-hero", {"province": name}
        if winner == GARRISON:
            return "my-do-end-war-garrison", {"province": name}
        return "my-do-end-war-province", {"province": name, "other_seat": int(winner)}


class DiplomatWar(ActionStep):
    """A war in which the player is a party, whatever the strengths (MY-923)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, own_wars(state, seat))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)
        owe(state, GOLD, state.setting.components.cost.card_text)

    def say(self, state: MythotopiaState, seat: int, move: int) -> Say | None:
        """With whose province it is."""
        province = PROVINCE.first(move)
        name = state.setting.components.provinces[province]
        return "my-do-diplomat-war", {"province": name, **other_side(state.controller(province))}


class CommitDiplomat(Step[MythotopiaState]):
    """All armies go home, nothing else changes, and nobody takes a counter (MY-923, MY-925, MY-1203)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        province = state.target
        played = discard_laid(state, seat)
        if state.news is not None:
            name = state.setting.components.provinces[province]
            state.tell("my-diplomat", {"seat": seat, "province": name, "cards": names(state, played)})
        close_chain(state)
        send_home(state, province)


# --- settling ---------------------------------------------------------------------------------------------------------


def settle(state: MythotopiaState, province: i64, winner: i64, asked: bool) -> None:
    """The war is over: armies home, then defence or conquest (MY-630, MY-635), whoever ended it (MY-632).

    With `asked` off, at the end of the game, nobody draws cards or chooses where a counter comes from (MY-1107,
    MY-1108).
    """
    send_home(state, province)
    decide(state, province, winner, asked)


def decide(state: MythotopiaState, province: i64, winner: i64, asked: bool) -> None:
    """What a war brings and costs, wherever its armies are.

    A player who defends takes a counter of Defender of the Realm (MY-1021, MY-1022).
    """
    loser = state.controller(province)
    if winner in (GARRISON, loser):
        if state.news is not None:
            name = state.setting.components.provinces[province]
            kind = "my-garrison-wins" if winner == GARRISON else "my-defends"
            state.tell(kind, {"seat": NOBODY if winner == GARRISON else winner, "province": name})
        if winner != GARRISON:
            reward(state, winner, [DEFENDER], asked)
    else:
        conquer(state, province, winner, loser, asked)


def send_home(state: MythotopiaState, province: i64) -> None:
    """All armies of all players return to their stocks, mercenaries to the shared supply (MY-616, MY-947, MY-1202).

    Ships stay, and nothing is lost (MY-617).
    """
    seat: i64
    for seat in range(state.seats):
        if state.players[seat].is_present(province):
            player = state.changing(seat)
            player.army_stock += player.armies[province]
            player.armies = replaced(player.armies, province, 0)
            while province in player.mercenaries:
                player.mercenaries = without(player.mercenaries, province)
            player.note_presence(province)


def conquer(state: MythotopiaState, province: i64, winner: i64, loser: i64, asked: bool) -> None:
    """Pieces, card, points, tokens, counters, in this order.

    With a town in stock the winner controls the province (MY-619), has its points (MY-625) and lays its card onto his
    discard pile (MY-620, MY-1208); without one he gets nothing of all that (MY-628, MY-629). Castle and roads stay
    (MY-626, MY-710).
    """
    player = state.changing(winner)
    has_town = player.towns > 0
    citadel = False
    if loser != NOBODY:
        citadel = state.players[loser].citadel == province
        lose_province(state, loser, province)
    if state.news is not None:
        name = state.setting.components.provinces[province]
        kind = "my-conquers" if has_town else "my-conquers-no-town"
        state.tell(kind, {"seat": winner, "province": name, **other_side(loser)})
    if has_town:
        player.lands |= bit(province)
        player.towns -= 1
    move_card(state, province, loser, asked)
    if has_town:
        state.pool &= ~bit(province)
        to_discard(player, province)
        reward(state, winner, spoils(state, province, winner, loser, citadel), asked)


def lose_province(state: MythotopiaState, loser: i64, province: i64) -> None:
    """The town returns to the stock, a city to the reserve card, to be built again (MY-618, MY-725).

    A citadel is never rebuilt (MY-634).
    """
    player = state.changing(loser)
    player.lands &= ~bit(province)
    if player.citadel == province:
        player.citadel = NOWHERE
    elif player.cities >> province & 1:
        player.cities &= ~bit(province)
        player.cities_left += 1
    else:
        player.towns += 1


def move_card(state: MythotopiaState, province: i64, loser: i64, asked: bool) -> None:
    """The province card comes into the pool if it is not there (MY-621): nobody keeps one without the land (MY-215).

    From the hand it is replaced (MY-622), a draw pile is shuffled (MY-623), elsewhere nothing follows (MY-624).
    """
    if state.pool >> province & 1:
        return
    player = state.changing(loser)
    state.pool |= bit(province)
    zone = "reserve"
    if province in player.hand:
        zone = "hand"
        leave_hand(player, province)
        if asked:
            tell_card(state, province, loser, zone)
            draw(state, loser, 1)
            return
    elif province in player.draw:
        zone = "draw"
        player.draw = without(player.draw, province)
        if asked:
            player.draw = shuffled(player.draw, state.luck)
    elif province in player.discard:
        zone = "discard"
        player.discard = without(player.discard, province)
    else:
        player.reserve = without(player.reserve, province)
    tell_card(state, province, loser, zone)


def tell_card(state: MythotopiaState, province: i64, loser: i64, zone: str) -> None:
    """Everybody sees where the card was."""
    if state.news is not None:
        name = state.setting.components.provinces[province]
        state.tell("my-loses-card", {"seat": loser, "card": name, "zone": zone}, reveals=True)


def spoils(state: MythotopiaState, province: i64, winner: i64, loser: i64, citadel: bool) -> list[int]:
    """The counters that a conquest earns, in their order (MY-631); each is paid (MY-808).

    Spoils of War (MY-1091), the dragon (MY-1041, MY-1042) and the runestone (MY-1081), which leave the game (MY-627),
    the citadel (MY-1011), an island that is complete now (MY-1051); these two also when it happens again (MY-982).
    """
    piles: list[int] = []
    if loser != NOBODY:
        piles.append(SPOILS)
    if state.dragons >> province & 1:
        state.dragons &= ~bit(province)
        piles.append(DRAGONS)
    if state.runestones >> province & 1:
        state.runestones &= ~bit(province)
        piles.append(RUNESTONES)
    if citadel:
        piles.append(VP_CITADEL)
    if state.plays_with(ISLES):
        components = state.setting.components
        lands = state.players[winner].lands
        for pile, island in ((ISLES_LARGE, components.large_island), (ISLES_SMALL, components.small_island)):
            if island >> province & 1 and lands & island == island:
                piles.append(pile)
    return piles


def reward(state: MythotopiaState, seat: i64, piles: list[int], asked: bool) -> None:
    """One counter of each pile, in this order."""
    if asked:
        for pile in reversed(piles):
            award(state, seat, pile)
    else:
        for pile in piles:
            take_unasked(state, seat, pile)


END_WAR_STEP: Final[EndWar] = EndWar("end_war_province", rule="MY-601")
DIPLOMAT_WAR: Final[DiplomatWar] = DiplomatWar("diplomat_war", rule="MY-923")
COMMIT_DIPLOMAT: Final[CommitDiplomat] = CommitDiplomat("commit_diplomat")
STEPS: Final[list[Step[MythotopiaState]]] = [END_WAR_STEP, DIPLOMAT_WAR, COMMIT_DIPLOMAT]
