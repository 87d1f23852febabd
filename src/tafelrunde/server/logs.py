"""The server's log: lines for people, or one JSON object a line for programs. No line holds a token."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal

Form = Literal["plain", "json"]

SECRET = re.compile(r"(?i)(token=|bearer\s+|#)[\w-]{16,}|(://[^:/@\s]*:)[^@/\s]+(?=@)")
"""Tokens in addresses, headers and links, and passwords in database addresses."""


def without_secrets(line: str) -> str:
    """The line with what nobody should read crossed out."""
    return SECRET.sub(lambda found: f"{found[1] or found[2]}…", line)


class Plain(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Structured(logging.Formatter):
    """For programs: when, how bad, who, what, and the trace if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(told, ensure_ascii=False))


def set_up(form: Form) -> None:
    """Everything that is logged goes to the standard error, warnings and worse; of our own code also what is normal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if form == "json" else Plain("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    if form == "json":
        logging.getLogger("tafelrunde").setLevel(logging.INFO)
