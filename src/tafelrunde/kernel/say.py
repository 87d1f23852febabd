"""A message for people: the id of a text, and its arguments."""

from typing import Any

Say = tuple[str, dict[str, Any]]
