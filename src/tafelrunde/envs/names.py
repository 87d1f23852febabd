"""The environments by name: `tafelrunde/kingsburg-v0`, and for OpenSpiel `tafelrunde_kingsburg_v0`."""

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game


def version(game: Game) -> int:
    """The number in the name: one more whenever the rules change, or what a slot of the observation means."""
    return game.rules_version - 1 + game.observation.version - 1


def gymnasium_name(game: Game) -> str:
    """As Gymnasium and PettingZoo want names: a namespace, a name, a version."""
    return f"tafelrunde/{game.id}-v{version(game)}"


def plain_name(game: Game) -> str:
    """As OpenSpiel wants them, and PettingZoo in the metadata."""
    return f"tafelrunde_{game.id}_v{version(game)}"


def playable() -> list[Game]:
    """The installed games that have an encoding."""
    games = [registry.game(name) for name in registry.installed_games()]
    return [game for game in games if game.encoding is not None]


def register(games: list[Game] | None = None) -> None:
    """Makes games known to Gymnasium: all playable ones, or the given."""
    import gymnasium

    for game in playable() if games is None else games:
        name = gymnasium_name(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="tafelrunde.envs.single:SeatEnv",
                vector_entry_point="tafelrunde.envs.many:GamesEnv",
                kwargs={"game": plain_game(game)},
            )


def plain_game(game: Game) -> Game | str:
    """An installed game by its name, so that what a registry knows of it can be written down."""
    return game.id if game.id in registry.installed_games() and registry.game(game.id) is game else game
