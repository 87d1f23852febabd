"""The printed values that a game is played with, as pages are told them."""

from functools import lru_cache

from tafelrunde.kernel.game import Game
from tafelrunde.server import wire


@lru_cache(maxsize=32)
def told(game: Game) -> wire.Components:
    """The values of a game, and where they come from."""
    origins = {block: wire.Origin(origin, note) for block, (origin, note) in game.origins().items()}
    return wire.Components(game.id, game.component_hash, game.components_table(), origins)
