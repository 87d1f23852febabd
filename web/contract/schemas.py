"""Writes the contract between the server and the pages as JSON schemas: `python web/contract/schemas.py`.

`table.json` holds every message of the socket and every body of REST, `GAME.json` the view of a game and the ids that
its board may name. `write.ts` beside this makes the TypeScript of them; `make contract` does both.
"""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract import ids

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.server import messages, wire

HERE = Path(__file__).parent
Schema = dict[str, Any]


def view_type(game: Game) -> Any:
    """The shape of a game's views: what its `view` is said to return."""
    return get_type_hints(type(game).view, include_extras=True)["return"]


def table_schema() -> Schema:
    """Everything that goes over the wire, whatever the game."""
    bodies = [each for each in vars(wire).values() if _is_struct_of(each, wire)]
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    schemas, defs = msgspec.json.schema_components([*unions.values(), *bodies], ref_template="#/$defs/{name}")
    for name, schema in zip(unions, schemas, strict=False):
        defs[name] = {**schema, "title": name}
    defs["MessageId"] = _enum("MessageId", "The messages of kernel and shell.", ids.shell_messages())
    return _tidy(defs)


def _is_struct_of(value: Any, module: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__


def game_schema(game: Game) -> Schema:
    """The view of a game, and the ids that its board may name."""
    shape = view_type(game)
    _, defs = msgspec.json.schema_components([shape], ref_template="#/$defs/{name}")
    defs["Question"] = _enum("Question", "The decisions of the course of play; empty at the end.", ids.questions(game))
    defs["EventKind"] = _enum("EventKind", "What the rules tell.", ids.events(game))
    defs["Family"] = _enum("Family", "The families of things on the table.", ids.families(game))
    defs["MessageId"] = _enum("MessageId", "The messages of the game and of its board.", ids.messages(game))
    defs[shape.__name__]["properties"]["question"] = {"$ref": "#/$defs/Question"}
    return _tidy(defs)


def _enum(name: str, about: str, values: list[str]) -> Schema:
    return {"title": name, "description": about, "enum": values}


def _tidy(defs: Schema) -> Schema:
    """By name. Patterns that only repeat an enumeration are left out."""
    return {"$defs": {name: _without_patterns(defs[name]) for name in sorted(defs)}}


def _without_patterns(node: Any) -> Any:
    if isinstance(node, list):
        return [_without_patterns(each) for each in node]
    if not isinstance(node, dict):
        return node
    return {key: _without_patterns(each) for key, each in node.items() if not (key == "pattern" and "enum" in node)}


def schemas() -> dict[str, str]:
    """All files of the contract by name."""
    found = {"table": table_schema()}
    for name in registry.installed_games():
        found[name] = game_schema(registry.game(name))
    return {f"{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in found.items()}


if __name__ == "__main__":
    for name, text in schemas().items():
        (HERE / name).write_text(text, encoding="utf-8")
