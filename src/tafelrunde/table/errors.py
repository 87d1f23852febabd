"""What a table refuses, with a code that programs can read."""

from typing import Any

from tafelrunde.kernel.errors import TafelrundeError


class Refused(TafelrundeError):
    """The table does not do that, and nothing has changed. `code` names the reason, `say` a message with its `args`."""

    def __init__(self, code: str, message: str, say: str | None = None, args: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.say = say
        self.say_args = args or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Comes whole out of another process: an error that cannot be read there would end all its workers."""
        return Refused, (self.code, str(self), self.say, self.say_args)


class BrokenJournal(TafelrundeError):
    """A line of a journal cannot be played, or leads elsewhere than it once did. The reason may hold secrets."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line} of the journal does not replay: {reason}")
        self.line = line
