"""What a seat cannot know, dealt anew (KB-1203)."""

from tafelrunde.games.kingsburg.components.ids import YEARS
from tafelrunde.games.kingsburg.rules.setup import CHOOSE_GOVERNOR, DEALT_GOVERNORS, governor_pool
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState
from tafelrunde.games.kingsburg.rules.winter import ARMY_TOKEN
from tafelrunde.kernel.luck import Luck


def redeal(state: KingsburgState, seat: int, rng: Luck) -> None:
    """Replaces enemies, pending choices and coming luck by a sample that agrees with all the seat knows.

    The sample depends on what the seat knows and on `rng` alone, never on what was there before.
    """
    redeal_enemies(state, seat, rng)
    if state.is_open(CHOOSE_GOVERNOR):
        redeal_governors(state, seat, rng)
    if state.is_open(ARMY_TOKEN):
        redeal_tokens(state, seat, rng)
    state.luck = rng.spawn()


def redeal_enemies(state: KingsburgState, seat: int, rng: Luck) -> None:
    """Each unknown card is one of its year's five, equally likely and independent of other years."""
    known = state.year if state.enemy_shown or state.players[seat].peeked else state.year - 1
    for year in range(known + 1, YEARS + 1):
        state.enemy_deck[year - 1] = rng.pick(state.setting.components.enemies_of_year[year])


def redeal_governors(state: KingsburgState, seat: int, rng: Luck) -> None:
    """Other hands come from the cards outside one's own three; who has chosen keeps one of his at random."""
    own = state.players[seat].dealt
    pool = [card for card in governor_pool(state) if card not in own]
    rng.shuffle(pool)
    for other, player in enumerate(state.players):
        if other != seat:
            player.dealt = sorted(pool.pop() for _ in range(DEALT_GOVERNORS))
            if player.governor:
                player.governor = rng.pick(player.dealt)


def redeal_tokens(state: KingsburgState, seat: int, rng: Luck) -> None:
    """A pending token of another seat is one of its remaining ones, each equally likely."""
    for other, player in enumerate(state.players):
        if other != seat and player.token != NOBODY:
            player.token = rng.pick(player.army_tokens)
