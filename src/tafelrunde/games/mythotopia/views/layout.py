"""Positions of Mythotopia in words: provinces with pieces, the cards of each player, counters, roads, whose turn it is.

What is not said of pieces is in the stock, of cards where it belongs: a player's own in his draw pile, improvements in
the display and in their deck, all others in the pool. A war is where somebody has armies and another controls.
"""

from typing import Any

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    DRAGONS,
    ENABLING,
    FIXED_VP_CARDS,
    KINDS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    PILE_NAMES,
    PILES,
    RUNESTONES,
    SEAS_FOUR,
    SEAS_THREE,
    START_ARMY,
    VP_CARDS,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.components.tables import Components, border_ends
from tafelrunde.games.mythotopia.rules import turn
from tafelrunde.games.mythotopia.rules.awards import is_seas
from tafelrunde.games.mythotopia.rules.cards import hand_size
from tafelrunde.games.mythotopia.rules.course import WHOLE_GAME
from tafelrunde.games.mythotopia.rules.setup import as_set, lay_counters, new_player
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, Player, bit, members
from tafelrunde.kernel import positions
from tafelrunde.kernel.positions import Count, Counts, Name, Names, NameSet, Players, Told, Word, YesNo, key, must
from tafelrunde.kernel.steps import TABLE, Sequence, Step

LOST = "lost"
"""What is said of a citadel that is no longer on the board."""


class MythotopiaLayout(positions.Layout[MythotopiaState]):
    """The words for the table and for a player."""

    def __init__(self, components: Components) -> None:
        provinces = components.provinces
        kinds = [*provinces, *[""] * (MOST_PROVINCES - len(provinces))]
        kinds += [components.card_name(kind) for kind in range(START_ARMY, KINDS)]
        roads = Names(components.borders)
        for number, border in enumerate(components.borders):  # Either end may be named first.
            roads.numbers[key("-".join(reversed(border_ends(border))))] = number
        super().__init__(
            {
                "round": Count(1, MOST_ROUNDS),
                "start_player": positions.Player(),
                "castles": NameSet(provinces),
                "roads": roads,
                "dragons": NameSet(provinces),
                "runestones": NameSet(provinces),
                "vp_cards": NameSet(VP_CARDS, field="in_play"),
                "display": Names(kinds),
                "improvement_deck": Names(kinds),
                "gone": Names(kinds),
                "actions": Count(0, components.limits.actions),
                "free": Count(),
                "drafted": YesNo(),
                "road_moved": YesNo(),
                "warehouse_used": YesNo(),
                "enabled": NameSet([components.card_name(kind) for kind in ENABLING]),
                "turns_left": Count(),
            },
            {
                name: Told()
                for name in (
                    *("provinces", "cities", "citadel", "armies", "mercenaries", "ships", "army_supply", "ship_supply"),
                    *("hand", "deck", "discard", "reserve", "aside", "counters", "spare_counters"),
                )
            },
            {turn.TURN.name: turn.FIRST_TURN.name},
            usual=turn.TURN.name,
        )
        self.words: dict[str, Word] = {
            "provinces": NameSet(provinces, field="lands"),
            "cities": NameSet(provinces),
            "citadel": Name(provinces),
            "armies": Counts(provinces),
            "mercenaries": Names(provinces),
            "ships": Counts(components.seas),
            "army_supply": Count(0, components.pieces.player.army_supply),
            "ship_supply": Count(0, components.pieces.player.ship_supply),
            "hand": Names(kinds),
            "deck": Names(kinds, field="draw"),
            "discard": Names(kinds),
            "reserve": Names(kinds),
            "aside": Names(kinds),
        }
        self.piles = Counts(PILE_NAMES)

    def arrange(
        self, state: MythotopiaState, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players
    ) -> None:
        """The board is laid anew with what is said; the first named is start player, unless another is said."""
        if "start_player" not in said:
            state.start_player = 0
        state.active = state.start_player
        dealt = [player.lands for player in state.players]
        state.players = [new_player(state, seat) for seat in range(state.seats)]
        for seat, told in enumerate(of_players):
            for word in told:
                if word in self.words:
                    where = f"{players.names[seat]}, {word}"
                    if word != "citadel" or told[word] not in (None, LOST):
                        positions.set_word(state.players[seat], self.words, word, told[word], where, players)
        self._lay_vp_cards(state)
        self._settle_lands(state, dealt, of_players)
        for seat, told in enumerate(of_players):
            self._muster(state, seat, told, players.names[seat])
            state.players[seat].all_restored()
        self._lay_tokens(state, said)
        self._give_counters(state, of_players, players)
        self._give_cards(state, said, of_players, players)
        state.roads.sort()

    # --- the board --------------------------------------------------------------------------------------------

    def _lay_vp_cards(self, state: MythotopiaState) -> None:
        """The fixed cards are always in play; all counters lie on the cards at first (MY-112, MY-114, MY-115)."""
        for card in range(FIXED_VP_CARDS):
            state.in_play |= bit(card)
        state.counters = [0] * PILES
        lay_counters(state)

    def _settle_lands(self, state: MythotopiaState, dealt: list[int], of_players: list[dict[str, Any]]) -> None:
        """Whose provinces are not said keeps those he was dealt that nobody else has (MY-107)."""
        for player in state.players:
            player.lands |= player.cities | (bit(player.citadel) if player.citadel != NOWHERE else 0)
        for seat, told in enumerate(of_players):
            if "provinces" not in told:
                others = [player.lands for other, player in enumerate(state.players) if other != seat]
                state.players[seat].lands |= dealt[seat] & ~as_set([land for mask in others for land in members(mask)])

    def _muster(self, state: MythotopiaState, seat: int, told: dict[str, Any], name: str) -> None:
        """Stocks and supplies follow from what is on the board; who has more there than the stock holds has bought."""
        player, box = state.players[seat], state.setting.components.pieces.player
        if "citadel" not in told and state.plays_with(VP_CITADEL):
            towns = members(player.lands & ~player.cities & ~state.castles)
            must(bool(towns), f"{name}, citadel: it needs a province; say 'lost' if it stands nowhere (MY-120)")
            player.citadel = towns[state.luck.copy().below(len(towns))]
        player.mercenaries.sort()
        player.towns -= len(members(player.lands & ~player.cities)) - (player.citadel != NOWHERE)
        player.cities_left -= len(members(player.cities))
        armies, ships = sum(player.armies), sum(player.ships)
        if "army_supply" not in told:
            player.army_supply = max(0, min(box.army_supply, box.armies + box.army_supply - armies))
        if "ship_supply" not in told:
            player.ship_supply = max(0, min(box.ship_supply, box.ships + box.ship_supply - ships))
        player.army_stock = box.armies + box.army_supply - player.army_supply - armies
        player.ship_stock = box.ships + box.ship_supply - player.ship_supply - ships

    def _lay_tokens(self, state: MythotopiaState, said: dict[str, Any]) -> None:
        """Dragons and runestones that are not said lie by lot in neutral provinces (MY-117, MY-118)."""
        components, chance = state.setting.components, state.luck.copy()
        neutral = members(
            components.all_provinces & ~as_set([x for each in state.players for x in members(each.lands)])
        )
        chance.shuffle(neutral)
        if "dragons" not in said:
            count = components.deal.dragons if state.plays_with(DRAGONS) else 0
            state.dragons = as_set([each for each in neutral if not state.runestones >> each & 1][:count])
        if "runestones" not in said:
            count = components.deal.runestones if state.plays_with(RUNESTONES) else 0
            state.runestones = as_set([each for each in neutral if not state.dragons >> each & 1][:count])

    # --- counters and cards -----------------------------------------------------------------------------------

    def _give_counters(self, state: MythotopiaState, of_players: list[dict[str, Any]], players: Players) -> None:
        """Counters come from their piles, or with Scribe from the spare stock (MY-805, MY-979, MY-980)."""
        for seat, told in enumerate(of_players):
            player = state.players[seat]
            for word in ("counters", "spare_counters"):
                where = f"{players.names[seat]}, {word}"
                for pile, count in enumerate(self.piles.read(told.get(word, {}), where, players)):
                    self._give(state, player, pile, count, word == "counters", where)

    def _give(self, state: MythotopiaState, player: Player, pile: int, count: int, on_card: bool, where: str) -> None:
        if count == 0:
            return
        value = state.setting.values[pile]
        there = state.counters[pile] if on_card else state.spare[value]
        must(count <= there, f"{where}: of {PILE_NAMES[pile]} {there} are left, not {count} (MY-805, MY-806)")
        if on_card:
            state.counters[pile] -= count
        else:
            state.spare[value] -= count
            if is_seas(pile):
                player.towns -= count
                player.laid_towns += count
        player.counters[value] += count
        player.three_seas = player.three_seas or pile == SEAS_THREE
        player.four_seas = player.four_seas or pile == SEAS_FOUR

    def _give_cards(
        self, state: MythotopiaState, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players
    ) -> None:
        """Own cards that are not named are in the draw pile; if that is named, in the pool and set aside."""
        chance = state.luck.copy()
        for seat, told in enumerate(of_players):
            player = state.players[seat]
            player.draw.reverse()  # The top is named first and lies last.
            named = [*player.hand, *player.draw, *player.discard, *player.reserve, *player.aside]
            rest = [kind for kind in members(player.lands) if kind not in named]
            for kind in sorted(set(state.setting.starting)):
                rest += [kind] * (state.setting.starting.count(kind) - named.count(kind))
            if "deck" in told:
                player.aside += [kind for kind in rest if kind >= START_ARMY]
            else:
                chance.shuffle(rest)
                player.draw = rest
                if "hand" not in told:
                    player.hand = [player.draw.pop() for _ in range(min(hand_size(state, seat), len(player.draw)))]
            for zone in (player.hand, player.discard, player.reserve, player.aside):
                zone.sort()
        state.pool = state.setting.components.all_provinces & ~as_set(
            [kind for player in state.players for kind in _deck(player) if kind < MOST_PROVINCES]
        )
        self._lay_improvements(state, said)

    def _lay_improvements(self, state: MythotopiaState, said: dict[str, Any]) -> None:
        """What nobody has lies in the display or in the deck, whichever is not said (MY-110, MY-111)."""
        held = [kind for player in state.players for kind in _deck(player)] + state.gone
        if "improvement_deck" in said:
            state.improvement_deck.reverse()
        if "display" in said and "improvement_deck" not in said:
            state.improvement_deck = [kind for kind in state.improvement_deck if kind not in state.display]
            missing = [kind for kind in range(ALCHEMIST, KINDS) if kind not in state.display + state.improvement_deck]
            state.improvement_deck += missing
            state.luck.copy().shuffle(state.improvement_deck)
        elif "improvement_deck" in said and "display" not in said:
            state.display = [kind for kind in range(ALCHEMIST, KINDS) if kind not in state.improvement_deck]
        if "display" not in said:
            state.display = [kind for kind in state.display if kind not in held]
        if "improvement_deck" not in said:
            state.improvement_deck = [kind for kind in state.improvement_deck if kind not in held]
        state.display.sort()

    # --- whose turn -------------------------------------------------------------------------------------------

    def home(self, state: MythotopiaState) -> list[tuple[Sequence[Any], int]]:
        """Turn follows turn until the game is ended (MY-301)."""
        return [(WHOLE_GAME, WHOLE_GAME.steps.index(turn.FIRST_TURN))]

    def begin(self, state: MythotopiaState, step: Step[Any], seat: int) -> None:
        """The turn of the seat, or of the start player, with the actions done that are said."""
        state.active = state.start_player if seat == TABLE else seat
        state.then(turn.TURN, state.active)


def _deck(player: Player) -> list[int]:
    return [*player.hand, *player.draw, *player.discard, *player.reserve]
