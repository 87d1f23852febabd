"""The named errors of the engine. Each message is one sentence that says what is wrong and what would be right."""


class TafelrundeError(Exception):
    """Everything that Tafelrunde refuses derives from this."""


class IllegalMove(TafelrundeError, ValueError):
    """The move is not possible for that seat in this position; the position is unchanged."""


class OptionError(TafelrundeError, ValueError):
    """The options of a game do not fit together, or one of them has no such value; `say` is the message for people."""

    def __init__(self, message: str, say: str | None = None) -> None:
        super().__init__(message)
        self.say = say


class UnknownGame(TafelrundeError, LookupError):
    """No installed package offers a game of that name."""


class UnknownSeat(TafelrundeError, LookupError):
    """The game has no seat of that number."""


class UnknownComponents(TafelrundeError, LookupError):
    """No shipped version of the components has that hash, nor have the player's own. Names the game and the hash."""

    def __init__(self, reason: str, game: str = "", hash: str = "") -> None:
        super().__init__(reason)
        self.game = game
        self.hash = hash


class PositionError(TafelrundeError, ValueError):
    """A position cannot be like that: something is missing, of the wrong kind, or against the rules."""


class UnknownBot(OptionError):
    """No bot is called so, or what is called so is none."""


class LuckError(TafelrundeError, RuntimeError):
    """A replay asked for luck that the record does not hold."""


class RecordError(TafelrundeError, ValueError):
    """A record cannot be read, or does not lead where it says."""
