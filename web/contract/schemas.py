"""Writes the contract between the server and the pages as JSON schemas: `python web/contract/schemas.py`.

`table.json` holds every message of the socket and every body of REST, `GAME.json` the view of a game and the ids that
its board may name. `write.js` beside this makes the TypeScript of them; `make contract` does both.
"""

import json
import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract import ids
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import OptionValue
from tafelrunde.kernel.view import Arg
from tafelrunde.server import messages, wire
from tafelrunde.table.replay import Replay
from tafelrunde.table.tutorial import Tutorial

HERE = Path(__file__).parent
REFERENCE = "#/$defs/{name}"
NAMED = {"Arg": Arg, "OptionValue": OptionValue}
Schema = dict[str, Any]


def table_schema() -> Schema:
    """Everything that goes over the wire, whatever the game."""
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage, **NAMED}
    schemas, defs = msgspec.json.schema_components(
        [*unions.values(), *_bodies(), Replay, Tutorial], ref_template=REFERENCE
    )
    defs |= {name: {**schema, "title": name} for name, schema in zip(unions, schemas, strict=False)}
    defs["MessageId"] = _enum("MessageId", "The messages of kernel and shell.", ids.shell_messages())
    return _tidy(defs)


def _bodies() -> list[type]:
    """The bodies of REST."""
    structs = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in structs if each not in (msgspec.Struct, wire.Request)]


def game_schema(game: Game) -> Schema:
    """The view of a game, and the ids that its board may name."""
    shape = ids.view_type(game)
    _, defs = msgspec.json.schema_components([shape], ref_template=REFERENCE)
    defs["Question"] = _enum("Question", "The decisions of the course of play; empty at the end.", ids.questions(game))
    defs["EventKind"] = _enum("EventKind", "What the rules tell.", ids.events(game))
    defs["Family"] = _enum("Family", "The families of things on the table.", ids.families(game))
    defs["MessageId"] = _enum("MessageId", "The messages of the game and of its board.", ids.messages(game))
    defs[shape.__name__]["properties"]["question"] = {"$ref": "#/$defs/Question"}
    return _tidy(defs)


def _enum(name: str, about: str, values: list[str]) -> Schema:
    return {"title": name, "description": about, "enum": values}


def _tidy(defs: Schema) -> Schema:
    """By name, in the words of `_plain`."""
    return {"$defs": {name: _plain(defs[name], name) for name in sorted(defs)}}


def _plain(node: Any, name: str = "") -> Any:
    """Unions with a name go by it, descriptions are not indented, and patterns do not repeat an enumeration."""
    if isinstance(node, list):
        return [_plain(each) for each in node]
    if not isinstance(node, dict):
        return node
    for union, kinds in NAMED.items():
        if name != union and node == msgspec.json.schema(kinds):
            return {"$ref": REFERENCE.format(name=union)}
    plain = {key: _plain(each) for key, each in node.items() if not (key == "pattern" and "enum" in node)}
    return {**plain, "description": cleandoc(node["description"])} if "description" in node else plain


def schemas() -> dict[str, str]:
    """All files of the contract by name."""
    found = {"table": table_schema()}
    for name in registry.installed_games():
        found[name] = game_schema(registry.game(name))
    return {f"{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in found.items()}


if __name__ == "__main__":
    for name, text in schemas().items():
        (HERE / name).write_text(text, encoding="utf-8")
