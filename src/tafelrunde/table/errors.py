"""What a table refuses, with a code that programs can read."""

from tafelrunde.kernel.errors import TafelrundeError


class Refused(TafelrundeError):
    """The table does not do that, and nothing has changed. `code` names the reason, `say` the words of the game."""

    def __init__(self, code: str, message: str, say: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.say = say
