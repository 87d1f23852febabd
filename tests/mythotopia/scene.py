"""Scenes: Mythotopia positions set up by hand, so that a test reads like the rules.

    scene = Scene("Ann Ben")
    scene.lands("Ann", "palmain scombroid")
    scene.cards("Ann", hand="palmain start_army remise", reserve="cavalry", discard="mome")
    scene.armies("Ben", mome=2)
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore", "hand:start_army", "done")

Players sit clockwise in the order they are named; the first is the start player. Nobody controls anything at first, and
only City, Castle and Roads are in play. Cards that are in no deck are where they belong: provinces in the pool,
improvements in the display.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tafelrunde.games.mythotopia.components.ids import ALCHEMIST, KINDS, PILE_CARD, PILE_NAMES, PILES, VP_CARDS
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.setup import new_player
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player, members
from tafelrunde.games.mythotopia.rules.turn import TURN
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step

C = MYTHOTOPIA.components
KIND = {C.card_name(kind): kind for kind in range(KINDS)}


def kinds(words: str) -> list[int]:
    """Cards by their ids."""
    return [KIND[word] for word in words.split()]


@contextmanager
def every_turn_asked() -> Iterator[None]:
    """The top decision waits even if only one thing can be done, so that a test sees the position before it."""
    TURN.automatic = False
    try:
        yield
    finally:
        TURN.automatic = True


class Scene:
    """A position and the names of its players."""

    def __init__(self, names: str = "Ann Ben Cid", seed: int = 1, **options: Any) -> None:
        self.names = names.split()
        settled = MYTHOTOPIA.settle({"players": len(self.names), **options})
        state = MYTHOTOPIA.set_up(settled, Luck.seeded(seed))
        state.agenda = []
        state.players = [new_player(state, seat) for seat in range(len(self.names))]
        state.news = []
        state.spare = [0, 5, 5, 2]
        self.state: MythotopiaState = state
        for card in ("city", "castle", "roads"):
            self.vp(card, 7)

    # --- setting up -------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def lands(self, name: str, provinces: str, cities: str = "", citadel: str = "") -> None:
        """Gives control: towns, cities, the citadel. All provinces, those with city or citadel too, are named first."""
        player = self.player(name)
        for word in provinces.split():
            player.lands |= 1 << KIND[word]
            player.towns -= 1
        for word in cities.split():
            player.cities |= 1 << KIND[word]
            player.cities_left -= 1
            player.towns += 1
        if citadel:
            player.citadel = KIND[citadel]
            player.towns += 1

    def cards(self, name: str, **zones: str) -> None:
        """Puts cards into zones; the top of the draw pile is named first."""
        player = self.player(name)
        for zone, words in zones.items():
            assert zone in ("hand", "draw", "discard", "reserve", "aside"), zone
            cards = kinds(words)
            setattr(player, zone, cards[::-1] if zone == "draw" else sorted(cards))

    def armies(self, name: str, **provinces: int) -> None:
        for word, count in provinces.items():
            self.player(name).armies[KIND[word]] = count
            self.player(name).army_stock -= count
            self.player(name).note_presence(KIND[word])

    def mercenaries(self, name: str, provinces: str) -> None:
        self.player(name).mercenaries = sorted(kinds(provinces))
        for province in kinds(provinces):
            self.player(name).note_presence(province)

    def ships(self, name: str, **seas: int) -> None:
        for sea, count in seas.items():
            self.player(name).ships[C.seas.index(sea)] = count
            self.player(name).ship_stock -= count

    def vp(self, card: str, counters: int, second: int = -1) -> None:
        """Puts a victory-point card into play; `second` counts the other pile where a card has two."""
        number = VP_CARDS.index(card)
        self.state.in_play |= 1 << number
        piles = [pile for pile in range(PILES) if PILE_CARD[pile] == number]
        self.state.counters[piles[0]] = counters
        if len(piles) > 1:
            self.state.counters[piles[1]] = counters if second < 0 else second

    def road(self, *borders: str) -> None:
        self.state.roads = sorted([*self.state.roads, *(C.borders.index(border) for border in borders)])

    def castle(self, *provinces: str) -> None:
        for province in provinces:
            self.state.castles |= 1 << KIND[province]

    def gather(self) -> None:
        """Cards that nobody has lie in the pool and in the display."""
        state = self.state
        held = {kind for player in state.players for kind in [*player.hand, *player.draw, *player.discard]}
        held |= {kind for player in state.players for kind in player.reserve}
        held |= {*state.improvement_deck, *state.gone}
        state.pool = sum(1 << kind for kind in range(len(C.provinces)) if kind not in held)
        state.display = [kind for kind in range(ALCHEMIST, KINDS) if kind not in held]

    # --- playing ----------------------------------------------------------------------------------------------

    def turn(self, name: str, actions: int = 0, free: int = 0) -> "Scene":
        """It is this player's turn, so many actions and free actions done."""
        state = self.state
        state.active = self.seat(name)
        state.actions, state.free = actions, free
        state.drafted = state.road_moved = state.warehouse_used = False
        state.enabled = state.fresh_pool = 0
        state.fresh_aside = []
        self.run(TURN, name)
        return self

    def run(self, step: Step[Any], name: str = "") -> None:
        """Runs a step of the rules (for a player) up to the next decision, as the only thing on the agenda."""
        self.gather()
        self.state.agenda = []
        self.state.then(step, self.seat(name) if name else -1)
        self.state.ask_anew()
        with every_turn_asked():
            self.state.proceed()

    def play(self, name: str, *notations: str) -> None:
        """Plays moves written as records write them."""
        for notation in notations:
            seat = self.seat(name)
            with every_turn_asked():
                self.state.play(seat, MYTHOTOPIA.parse(self.state, seat, notation))

    def options(self, name: str) -> list[str]:
        """All legal moves of a player, as records write them."""
        seat = self.seat(name)
        return [MYTHOTOPIA.spell(self.state, seat, move) for move in self.state.moves(seat)]

    def verbs(self, name: str) -> set[str]:
        """What the top decision offers."""
        return {option for option in self.options(name) if option in VERB_NAMES}

    def after(self, name: str, *notations: str) -> list[str]:
        """The options after these moves, played on a copy."""
        copy = Scene.__new__(Scene)
        copy.names = self.names
        copy.state = self.state.copy()
        copy.play(name, *notations)
        return copy.options(name)

    def refuses(self, name: str, notation: str) -> bool:
        try:
            MYTHOTOPIA.parse(self.state, self.seat(name), notation)
        except IllegalMove:
            return True
        return False

    # --- looking ----------------------------------------------------------------------------------------------

    def zone(self, name: str, zone: str) -> list[str]:
        """The cards of a zone by their ids."""
        return [C.card_name(kind) for kind in getattr(self.player(name), zone)]

    def owns(self, name: str) -> list[str]:
        return [C.provinces[land] for land in members(self.player(name).lands)]

    def score(self, name: str) -> int:
        return self.state.score(self.seat(name))

    def scores(self) -> list[int]:
        return self.state.scores()

    def force(self, name: str, province: str) -> int:
        return self.player(name).armies[KIND[province]]

    def left(self, pile: str) -> int:
        """Counters left on a pile."""
        return self.state.counters[PILE_NAMES.index(pile)]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.state.news or [] if event.kind == kind]
