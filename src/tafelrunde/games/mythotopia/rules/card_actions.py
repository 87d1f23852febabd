"""Actions by the text of a card (MY-581), Patronage, and the free actions."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    COUNSELLOR,
    DIPLOMAT,
    GOLD,
    MARAUDERS,
    MERCENARY,
    MILITIA,
    MYSTIC,
    PATRONAGE,
    PHILOSOPHER,
    PROVIDENCE,
    SCRIBE,
)
from tafelrunde.games.mythotopia.rules.awards import award, can_take
from tafelrunde.games.mythotopia.rules.build import relies_on_scribe
from tafelrunde.games.mythotopia.rules.cards import (
    close_chain,
    discard_laid,
    draw,
    enter_hand,
    lay_text,
    lift_laid,
    names,
)
from tafelrunde.games.mythotopia.rules.chain import ActionStep, StepAtTarget
from tafelrunde.games.mythotopia.rules.deck import add_cards
from tafelrunde.games.mythotopia.rules.moves import (
    CARD,
    DONE,
    EXCHANGE,
    HAND,
    NUMBER,
    NUMBERS,
    OWNER,
    PROVINCE,
    TAKE,
)
from tafelrunde.games.mythotopia.rules.paying import PAY, keep, lay_card, owe
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.roads import add_provinces
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.war import COMMIT_DIPLOMAT, DIPLOMAT_WAR
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import raised, with_more, with_one_more, without
from tafelrunde.kernel.steps import Sequence, Step


class LayText(Step[MythotopiaState]):
    """The card is laid for its text, from hand or reserve (MY-401, MY-407)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__("lay_" + name)
        self.kind: i64 = kind

    def run(self, state: MythotopiaState, seat: int) -> None:
        lay_text(state, seat, self.kind)


# --- Alchemist --------------------------------------------------------------------------------------------------------


def exchanges(state: MythotopiaState, seat: i64) -> list[int]:
    """An own 1 for a spare 2, an own 2 for a spare 3 (MY-911, MY-912)."""
    counters = state.players[seat].counters
    return [NUMBERS[EXCHANGE.of(value)] for value in (1, 2) if counters[value] > 0 and state.spare[value + 1] > 0]


class Alchemy(ActionStep):
    """The counter given up joins the spare stock (MY-809, MY-911, MY-913)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        return exchanges(state, seat)

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        player = state.changing(seat)
        value = EXCHANGE.first(move)
        player.counters = raised(raised(player.counters, value, -1), value + 1, 1)
        state.spare = raised(raised(state.spare, value, 1), value + 1, -1)
        discard_laid(state, seat)
        if state.news is not None:
            state.tell("my-alchemist", {"seat": seat, "points": value + 1, "value": value})
        close_chain(state)


# --- Patronage --------------------------------------------------------------------------------------------------------


def can_patronise(state: MythotopiaState, seat: i64, purse: Purse) -> bool:
    """The card is in play, a counter can be taken and two gold be paid (MY-582, MY-583)."""
    if not state.plays_with(PATRONAGE) or not can_take(state, seat, PATRONAGE):
        return False
    free = purse.free & ~purse.scribe if relies_on_scribe(state, PATRONAGE) else purse.free
    return purse.meets(free, GOLD, state.setting.components.cost.patronage)


class BeginPatronage(Step[MythotopiaState]):
    """Two gold; Scribe stays if the counter can only come from the spare stock (MY-429, MY-582)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        owe(state, GOLD, state.setting.components.cost.patronage)
        if relies_on_scribe(state, PATRONAGE):
            keep(state, seat, SCRIBE)


class CommitPatronage(Step[MythotopiaState]):
    """One counter of Patronage (MY-1071)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        played = discard_laid(state, seat)
        if state.news is not None:
            state.tell("my-patronage", {"seat": seat, "cards": names(state, played)})
        close_chain(state)
        award(state, seat, PATRONAGE)


# --- Counsellor and Providence ----------------------------------------------------------------------------------------


class CounsellorCard(ActionStep):
    """Cards of hand and reserve to discard, at least one of the hand (MY-917, MY-918)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.number > 0:
            moves.append(DONE)
        add_cards(moves, Purse(state, seat), True, True)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move == DONE:
            return
        lay_card(state, seat, move)
        if CARD.first(move) == HAND:
            state.number += 1
        state.then(self, seat)


class CommitCounsellor(Step[MythotopiaState]):
    """As many new cards as hand cards were discarded, none for reserve cards (MY-917, MY-918).

    And one for Counsellor, wherever it was (MY-919).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        count = state.number + 1
        discarded = lift_laid(state, seat)
        if state.news is not None:
            state.tell("my-counsellor", {"seat": seat, "cards": names(state, discarded)})
        close_chain(state)
        draw_past(state, seat, count, discarded)


class CommitProvidence(Step[MythotopiaState]):
    """Two cards are drawn (MY-962)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        played = lift_laid(state, seat)
        if state.news is not None:
            state.tell("my-providence", {"seat": seat})
        close_chain(state)
        draw_past(state, seat, state.setting.components.limits.providence_draws, played)


def draw_past(state: MythotopiaState, seat: i64, count: i64, played: list[int]) -> None:
    """Draws before the played cards reach the discard pile, so a shuffle leaves them out (MY-920, MY-963)."""
    draw(state, seat, count)
    player = state.changing(seat)
    player.discard = with_more(player.discard, played)


# --- Marauders, Mercenary, Militia ------------------------------------------------------------------------------------


def army_sites(state: MythotopiaState) -> i64:
    """Provinces that hold an army of anybody (MY-940, MY-941)."""
    found: i64 = 0
    for player in state.players:
        found |= own_army_sites(player.armies, player.present)
    return found


def own_army_sites(armies: list[int], present: i64) -> i64:
    """The provinces of a player's armies; mercenaries alone do not count."""
    found: i64 = 0
    if present == 0:
        return found
    province: i64
    for province in range(len(armies)):
        if armies[province] > 0:
            found |= bit(province)
    return found


class MaraudersTarget(ActionStep):
    """Any province with an army, at war or not (MY-940)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, army_sites(state))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)


class MaraudersOwner(StepAtTarget):
    """One army of one owner returns to his stock (MY-940); if it was the last attacker, the war is over (MY-633)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        players = state.players
        return [NUMBERS[OWNER.of(owner)] for owner in range(state.seats) if players[owner].armies[state.target] > 0]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        owner = OWNER.first(move)
        player = state.changing(owner)
        player.armies = raised(player.armies, state.target, -1)
        player.army_stock += 1
        player.note_presence(state.target)
        discard_laid(state, seat)
        if state.news is not None:
            province = state.setting.components.provinces[state.target]
            state.tell("my-marauders", {"seat": seat, "other_seat": owner, "province": province})
        close_chain(state)


def hiring_sites(state: MythotopiaState, seat: i64) -> i64:
    """Provinces that hold an own army: controlled, or under own attack (MY-944)."""
    player = state.players[seat]
    return own_army_sites(player.armies, player.present)


def can_hire(state: MythotopiaState, seat: i64, purse: Purse, card: i64) -> bool:
    """A mercenary is left, an army to join, and the gold (MY-943, MY-944, MY-945)."""
    if state.mercenaries_left() == 0 or hiring_sites(state, seat) == 0:
        return False
    return can_pay_text(state, purse, card)


def can_pay_text(state: MythotopiaState, purse: Purse, card: i64) -> bool:
    """Can the gold for a card's text be paid without that card?"""
    return purse.meets(purse.free & ~card, GOLD, state.setting.components.cost.card_text)


class HireTarget(ActionStep):
    """Where the mercenaries join own armies (MY-944)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, hiring_sites(state, seat))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)


class HireCount(StepAtTarget):
    """One or two (MY-943, MY-945)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        return NUMBERS[NUMBER.of(1) : NUMBER.of(state.mercenaries_left() + 1)]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.number = NUMBER.first(move)
        owe(state, GOLD, state.setting.components.cost.card_text)

    def say(self, state: MythotopiaState, seat: int, move: int) -> Say | None:
        return "my-do-pieces", {"pieces": {"mercenary": int(NUMBER.first(move))}}


class CommitHire(Step[MythotopiaState]):
    """The mercenaries lie in the province (MY-943, MY-946)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        for _ in range(state.number):
            player.mercenaries = with_one_more(player.mercenaries, state.target)
        player.note_presence(state.target)
        played = discard_laid(state, seat)
        if state.news is not None:
            province = state.setting.components.provinces[state.target]
            args = {"seat": seat, "province": province, "count": state.number, "cards": names(state, played)}
            state.tell("my-mercenary", args)
        close_chain(state)


class CommitMilitia(Step[MythotopiaState]):
    """One own army from the general supply to the stock (MY-951)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        player.army_supply -= 1
        player.army_stock += 1
        discard_laid(state, seat)
        if state.news is not None:
            state.tell("my-militia", {"seat": seat})
        close_chain(state)


# --- Mystic and Philosopher -------------------------------------------------------------------------------------------


class MysticCard(ActionStep):
    """A card of the own discard pile, as it lay there before (MY-953, MY-954)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        before: i64 = -1
        for kind in state.players[seat].discard:
            if kind != before:
                moves.append(NUMBERS[TAKE.of(kind)])
            before = kind
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.card = TAKE.first(move)
        owe(state, GOLD, state.setting.components.cost.card_text)

    def path(self, state: MythotopiaState, seat: int, move: int) -> list[str]:
        return [f"discard:{state.setting.components.card_name(TAKE.first(move))}"]


class CommitMystic(Step[MythotopiaState]):
    """The card comes into the hand (MY-317), and everybody has seen it (MY-953, MY-955)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        card = state.card
        played = discard_laid(state, seat)
        player.discard = without(player.discard, card)
        enter_hand(player, card)
        player.known = with_one_more(player.known, card)
        if state.news is not None:
            name = state.setting.components.card_name(card)
            state.tell("my-mystic", {"seat": seat, "card": name, "cards": names(state, played)})
        close_chain(state)


class PhilosopherLooks(Step[MythotopiaState]):
    """Philosopher leaves the game, and the player sees the top cards of the improvement deck (MY-956, MY-957)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.gone = state.gone + lift_laid(state, seat)
        if state.news is not None:
            sees = state.setting.components.limits.philosopher_sees
            seen = names(state, state.improvement_deck[-sees:])
            state.tell("my-philosopher", {"seat": seat})
            state.tell("my-philosopher-sees", {"seat": seat, "cards": seen}, audience=seat, reveals=True)
        close_chain(state)


class PhilosopherTakes(ActionStep):
    """One of them comes into the hand, in secret (MY-956, MY-958)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        sees = state.setting.components.limits.philosopher_sees
        return [NUMBERS[TAKE.of(kind)] for kind in sorted(state.improvement_deck[-sees:])]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        player = state.changing(seat)
        card = TAKE.first(move)
        state.improvement_deck = without(state.improvement_deck, card)
        enter_hand(player, card)
        player.secret = card
        if state.news is not None:
            name = state.setting.components.card_name(card)
            state.tell("my-philosopher-takes", {"seat": seat, "card": name}, audience=seat)

    def path(self, state: MythotopiaState, seat: int, move: int) -> list[str]:
        return [f"seen:{state.setting.components.card_name(TAKE.first(move))}"]


LAY_ALCHEMIST: Final = LayText("alchemist", ALCHEMIST)
LAY_DIPLOMAT: Final = LayText("diplomat", DIPLOMAT)
LAY_COUNSELLOR: Final = LayText("counsellor", COUNSELLOR)
LAY_MARAUDERS: Final = LayText("marauders", MARAUDERS)
LAY_MERCENARY: Final = LayText("mercenary", MERCENARY)
LAY_MILITIA: Final = LayText("militia", MILITIA)
LAY_MYSTIC: Final = LayText("mystic", MYSTIC)
LAY_PHILOSOPHER: Final = LayText("philosopher", PHILOSOPHER)
LAY_PROVIDENCE: Final = LayText("providence", PROVIDENCE)
ALCHEMY: Final[Alchemy] = Alchemy("exchange", rule="MY-911")
BEGIN_PATRONAGE: Final[BeginPatronage] = BeginPatronage("begin_patronage")
COMMIT_PATRONAGE: Final[CommitPatronage] = CommitPatronage("commit_patronage")
COUNSELLOR_CARD: Final[CounsellorCard] = CounsellorCard("counsellor_card", rule="MY-917")
COMMIT_COUNSELLOR: Final[CommitCounsellor] = CommitCounsellor("commit_counsellor")
COMMIT_PROVIDENCE: Final[CommitProvidence] = CommitProvidence("commit_providence")
MARAUDERS_TARGET: Final[MaraudersTarget] = MaraudersTarget("marauders_target", rule="MY-940")
MARAUDERS_OWNER: Final[MaraudersOwner] = MaraudersOwner("marauders_owner", rule="MY-940")
HIRE_TARGET: Final[HireTarget] = HireTarget("hire_target", rule="MY-944")
HIRE_COUNT: Final[HireCount] = HireCount("hire_count", rule="MY-943")
COMMIT_HIRE: Final[CommitHire] = CommitHire("commit_hire")
COMMIT_MILITIA: Final[CommitMilitia] = CommitMilitia("commit_militia")
MYSTIC_CARD: Final[MysticCard] = MysticCard("mystic_card", rule="MY-953")
COMMIT_MYSTIC: Final[CommitMystic] = CommitMystic("commit_mystic")
PHILOSOPHER_LOOKS: Final[PhilosopherLooks] = PhilosopherLooks("philosopher_looks")
PHILOSOPHER_TAKES: Final[PhilosopherTakes] = PhilosopherTakes("philosopher_takes", rule="MY-956")

Chain = Sequence[MythotopiaState]
ALCHEMIST_CHAIN: Final = Chain("alchemist", [LAY_ALCHEMIST, ALCHEMY])
DIPLOMAT_CHAIN: Final = Chain("diplomat", [LAY_DIPLOMAT, DIPLOMAT_WAR, PAY, COMMIT_DIPLOMAT])
PATRONAGE_CHAIN: Final = Chain("patronage", [BEGIN_PATRONAGE, PAY, COMMIT_PATRONAGE])
COUNSELLOR_CHAIN: Final = Chain("counsellor", [LAY_COUNSELLOR, COUNSELLOR_CARD, COMMIT_COUNSELLOR])
MARAUDERS_CHAIN: Final = Chain("marauders", [LAY_MARAUDERS, MARAUDERS_TARGET, MARAUDERS_OWNER])
MERCENARY_CHAIN: Final = Chain("mercenary", [LAY_MERCENARY, HIRE_TARGET, HIRE_COUNT, PAY, COMMIT_HIRE])
MILITIA_CHAIN: Final = Chain("militia", [LAY_MILITIA, COMMIT_MILITIA])
MYSTIC_CHAIN: Final = Chain("mystic", [LAY_MYSTIC, MYSTIC_CARD, PAY, COMMIT_MYSTIC])
PHILOSOPHER_CHAIN: Final = Chain("philosopher", [LAY_PHILOSOPHER, PHILOSOPHER_LOOKS, PHILOSOPHER_TAKES])
PROVIDENCE_CHAIN: Final = Chain("providence", [LAY_PROVIDENCE, COMMIT_PROVIDENCE])
STEPS: Final[list[Step[MythotopiaState]]] = [
    *[LAY_ALCHEMIST, LAY_DIPLOMAT, LAY_COUNSELLOR, LAY_MARAUDERS, LAY_MERCENARY, LAY_MILITIA, LAY_MYSTIC],
    *[LAY_PHILOSOPHER, LAY_PROVIDENCE, ALCHEMY, BEGIN_PATRONAGE, COMMIT_PATRONAGE],
    *[COUNSELLOR_CARD, COMMIT_COUNSELLOR, COMMIT_PROVIDENCE, MARAUDERS_TARGET, MARAUDERS_OWNER],
    *[HIRE_TARGET, HIRE_COUNT, COMMIT_HIRE, COMMIT_MILITIA, MYSTIC_CARD, COMMIT_MYSTIC],
    *[PHILOSOPHER_LOOKS, PHILOSOPHER_TAKES],
    *[ALCHEMIST_CHAIN, DIPLOMAT_CHAIN, PATRONAGE_CHAIN, COUNSELLOR_CHAIN, MARAUDERS_CHAIN, MERCENARY_CHAIN],
    *[MILITIA_CHAIN, MYSTIC_CHAIN, PHILOSOPHER_CHAIN, PROVIDENCE_CHAIN],
]
