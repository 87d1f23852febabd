"""Sphere 4: the battle for a foreign land."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import FOOD, INFLUENCE, LANDS
from tafelrunde.games.mil.rules.chains import SealedBid, clear_bids
from tafelrunde.games.mil.rules.cubes import count_of, land_leaves, pay, pay_cubes, score
from tafelrunde.games.mil.rules.moves import ASK, ATTACK, JOIN, NOT_ASK, NUMBERS, STAY_OUT
from tafelrunde.games.mil.rules.names import knight_id
from tafelrunde.games.mil.rules.spoils import ROBBED_LAND, end_attack
from tafelrunde.games.mil.rules.state import IN_PLAY, NOBODY, SLOTS, TILES, MilState, owner_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


def add_foreign_lands(state: MilState, seat: i64, moves: list[int]) -> None:
    """Every foreign land that may be attacked and whose toll can be paid (MI-1220, MI-1225)."""
    influence = state.players[seat].stock[INFLUENCE]
    number: i64
    slot: i64
    for number in range(TILES * state.seats):
        owner = owner_of(number)
        if owner == seat or state.players[owner].reds > influence or not may_be_robbed(state, number, seat):
            continue
        for slot in range(SLOTS):
            if state.knight(number).names_slot(slot):
                moves.append(NUMBERS[ATTACK.of(number, slot)])


def may_be_robbed(state: MilState, number: i64, seat: i64) -> bool:
    """No bond between the two sides, no lord in common, no Archbishop (MI-1221, MI-1222, MI-1223, MI-1224, MI-812).

    Nothing else limits a vassal (MI-1903), and only the acting knight's own bond counts (MI-1904).
    """
    knight = state.knight(number)
    own_lord = state.knight(state.acting).lord
    if knight.status != IN_PLAY or number == state.archbishop:
        return False
    if knight.lord == seat or own_lord == owner_of(number):
        return False
    return own_lord == NOBODY or own_lord != knight.lord


def begin_battle(state: MilState, seat: i64, number: i64, slot: i64) -> None:
    """The toll is paid and lost whatever comes (MI-1225, MI-1909); then lords decide, then all seal their cubes."""
    state.active = seat
    state.target = number
    state.target_slot = slot
    defender = owner_of(number)
    if state.news is not None:
        land = LANDS[state.knight(number).land(slot) >> 1]
        args: dict[str, object] = {"seat": seat, "other_seat": defender, "knight": knight_id(number), "land": land}
        state.tell("mi-attacks", args)
    pay(state, seat, INFLUENCE, state.players[defender].reds, "toll")
    state.then(BEGIN_SEALING)
    if state.knight(number).lord != NOBODY:
        state.then(DEFENCE_LORD, state.knight(number).lord)
    lord = state.knight(state.acting).lord
    if lord != NOBODY:
        state.then(ATTACK_LORD, lord)
        state.then(ASK_LORD, seat)


def fought_for(state: MilState) -> dict[str, Any]:
    """The land of the battle, and who attacks it."""
    land = state.knight(state.target).land(state.target_slot) >> 1
    return {"land": LANDS[land], "other_seat": state.active}


class AskLord(Decision[MilState]):
    """The attacker says openly whether he asks his lord for support (MI-1226)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [NOT_ASK, ASK]

    def default(self, state: MilState, seat: int) -> int | None:
        return NOT_ASK

    def ask(self, state: MilState, seat: int) -> Say:
        return "mi-ask-ask_lord", {**fought_for(state), "other_seat": state.knight(state.acting).lord}

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.asked = move == ASK
        if state.news is not None:
            lord = state.knight(state.acting).lord
            state.tell("mi-asks" if state.asked else "mi-asks-not", {"seat": seat, "other_seat": lord})


class JoinBattle(Decision[MilState]):
    """A lord joins his vassal's side or not, asked or unasked; he brings cubes only (MI-1226, MI-1227, MI-1228)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [STAY_OUT, JOIN]

    def default(self, state: MilState, seat: int) -> int | None:
        return STAY_OUT

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", fought_for(state)

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == JOIN:
            self.join(state, seat)
        if state.news is not None:
            state.tell("mi-joins" if move == JOIN else "mi-stays-out", {"seat": seat})

    def join(self, state: MilState, seat: i64) -> None:
        """He stands on this side."""
        raise NotImplementedError(self.name)


class AttackLord(JoinBattle):
    """The lord of the acting knight."""

    def join(self, state: MilState, seat: i64) -> None:
        state.attack_lord = seat


class DefenceLord(JoinBattle):
    """The lord of the attacked knight."""

    def join(self, state: MilState, seat: i64) -> None:
        state.defence_lord = seat


class BeginSealing(Step[MilState]):
    """Attacker, defender and joined lords take cubes in hand (MI-1229); nobody is on both sides (MI-1910)."""

    def run(self, state: MilState, seat: int) -> None:
        seats: list[int] = [state.active, owner_of(state.target)]
        if state.attack_lord != NOBODY:
            seats.append(state.attack_lord)
        if state.defence_lord != NOBODY:
            seats.append(state.defence_lord)
        BATTLE_BID.begin(state, seats)


class BattleBid(SealedBid):
    """Food and influence, sealed, revealed and discarded (MI-1229); the higher value wins (MI-1232)."""

    def about(self, state: MilState) -> dict[str, Any]:
        return fought_for(state)

    def settle(self, state: MilState) -> None:
        attack, defence = strengths(state)
        if state.news is not None:
            state.tell("mi-battle", {"seat": state.active, "attack": attack, "defence": defence})
        for seat, player in enumerate(state.players):
            pay_cubes(state, seat, player.bid, "war")
        clear_bids(state)
        if attack > defence:
            attacker_wins(state)
        else:
            defender_wins(state)


def strengths(state: MilState) -> tuple[i64, i64]:
    """Attack and defence: soldiers, castle, and the cubes of each side (MI-1230, MI-1231)."""
    attack, defence = base_strengths(state, state.acting, state.target)
    for seat, player in enumerate(state.players):
        cubes = state.setting.components.strength.cube * count_of(player.bid)
        if seat == state.active or seat == state.attack_lord:
            attack += cubes
        else:
            defence += cubes
    return attack, defence


def base_strengths(state: MilState, attacker: i64, target: i64) -> tuple[i64, i64]:
    """Attack and defence of two knights before any cubes: soldiers on both sides, and the defender's castle."""
    components = state.setting.components
    attack = components.strength.soldier * state.soldiers_of(attacker)
    defence = components.strength.soldier * state.soldiers_of(target)
    if state.knight(target).castle:
        defence += components.strength.castle
    return attack, defence


def attacker_wins(state: MilState) -> None:
    """Points for the one behind, compared before the land moves; then the land is taken (MI-1234, MI-1238)."""
    attacker = state.active
    defender = owner_of(state.target)
    if state.players[attacker].vp < state.players[defender].vp:
        score(state, attacker, state.setting.components.points.battle, "battle")
    state.hand = land_leaves(state, state.target, state.target_slot, True)
    lord_chooses = state.asked and state.attack_lord != NOBODY
    state.then(ROBBED_LAND, state.attack_lord if lord_chooses else attacker)


def defender_wins(state: MilState) -> None:
    """Also at a tie; points for the one behind (MI-1232, MI-1233)."""
    defender = owner_of(state.target)
    if state.players[defender].vp < state.players[state.active].vp:
        score(state, defender, state.setting.components.points.battle, "battle")
    end_attack(state)


ASK_LORD: Final[AskLord] = AskLord("ask_lord", rule="MI-1226")
ATTACK_LORD: Final[AttackLord] = AttackLord("attack_lord", rule="MI-1226")
DEFENCE_LORD: Final[DefenceLord] = DefenceLord("defence_lord", rule="MI-1227")
BEGIN_SEALING: Final[BeginSealing] = BeginSealing("begin_sealing")
BATTLE_BID: Final[BattleBid] = BattleBid("battle_bid", "MI-1229", [INFLUENCE, FOOD])
STEPS: Final[list[Step[MilState]]] = [ASK_LORD, ATTACK_LORD, DEFENCE_LORD, BEGIN_SEALING, BATTLE_BID]
