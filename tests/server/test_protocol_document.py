"""Every example of docs/protocol.md has the shape that the server's types say.

In an example `…` stands for what is left out: the rest of an object (`{"players": 4, …}`), a whole one (`{…}`), further
entries of a list, or a value.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contract import ids, schemas
from tafelrunde.kernel import registry

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
LEFT_OUT = "…"
DEFS: dict[str, Any] = schemas.table_schema()["$defs"]
UNIONS = [DEFS["ClientMessage"], DEFS["ServerMessage"]]
MESSAGES = [each["$ref"].rpartition("/")[2] for union in UNIONS for each in union["anyOf"]]

# By what stands before an example since the one before it; the answer to a request is the second of its types.
BODIES = [
    (r"GET /api/games", ["Games"]),
    (r"GET /api/components/", ["Components"]),
    (r"POST /api/values/kingsburg/check", ["ValuesDraft", "CheckedValues"]),
    (r"POST /api/values/kingsburg$", ["NewSet", "MadeSet"]),
    (r"POST /api/tables$", ["NewTable", "Opened"]),
    (r"GET /api/tables/ID$", ["TableInfo"]),
    (r"POST /api/tables/ID/join", ["Join", "SeatToken"]),
    (r"POST /api/tables/ID/start", ["Start"]),
    (r"POST /api/tables/ID/seats/", ["ChangeSeat"]),
    (r"POST /api/tables/ID/rematch", ["Rematch", "GoOn"]),
    (r"POST /api/tables/ID/resign", ["Resign"]),
    (r"POST /api/tables/ID/cancel", ["Cancel"]),
    (r"POST /api/tables/kept", ["KeptTables", "FoundTables"]),
    (r"GET /api/tables/ID/replay", ["Replay"]),
    (r"POST /api/records", ["ImportRecord", "Imported"]),
]


def examples() -> Iterator[tuple[str, list[str], Any]]:
    """Each example as it is written, the types that it may have, and its data."""
    awaited: list[str] = []
    for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        block = re.sub(r"\{(id|game)\}", "ID", block)
        end = 0
        while (start := block.find("{", end)) >= 0:
            before = block[end:start]
            end = closing(block, start)
            written = block[start:end]
            asked = [types for label, types in BODIES if re.search(label, before.strip(), re.MULTILINE)]
            awaited = asked[0] if asked else awaited
            if '"type"' in written.partition(",")[0]:
                yield written, MESSAGES, read(written)
            else:
                yield written, awaited[:1], read(written)
                awaited = awaited[1:]


def closing(text: str, start: int) -> int:
    """The place behind the brace that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place + 1
    raise ValueError(f"not closed: {text[start:]}")


def read(written: str) -> Any:
    whole = re.sub(r"\{…[^{}]*\}", f'{{"{LEFT_OUT}": 0}}', written)
    rest = re.sub(r", …\}", f', "{LEFT_OUT}": 0}}', whole)
    return json.loads(re.sub(r"…[^\]\"]*\]", f'"{LEFT_OUT}"]', rest))


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Has the value that shape, no field too many, and none too few unless some are left out?"""
    if value == LEFT_OUT:
        return True
    if "$ref" in schema:
        return fits(value, DEFS[schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return any(fits(value, each) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema.get("type"):
        case "object":
            return isinstance(value, dict) and fits_object(value, schema)
        case "array":
            return isinstance(value, list) and all(fits(each, schema["items"]) for each in value)
        case None:
            return True
    kinds = {"string": str, "boolean": bool, "integer": int, "number": (int, float), "null": type(None)}
    return isinstance(value, kinds[schema["type"]]) and (schema["type"] == "boolean") == isinstance(value, bool)


def fits_object(value: dict[str, Any], schema: dict[str, Any]) -> bool:
    own = {name: each for name, each in value.items() if name != LEFT_OUT}
    known, others = schema.get("properties", {}), schema.get("additionalProperties", "properties" not in schema)
    complete = set(schema.get("required", [])) <= set(own) or LEFT_OUT in value
    shapes = {name: known.get(name, others if isinstance(others, dict) else {}) for name in own}
    return complete and (bool(others) or set(own) <= set(known)) and all(fits(own[name], shapes[name]) for name in own)


@pytest.mark.parametrize(("written", "types", "data"), list(examples()))
def test_an_example_is_what_is_sent(written: str, types: list[str], data: Any) -> None:
    # The fields of a game are not among those that every view has.
    if isinstance(data.get("view"), dict):
        data["view"] = {name: each for name, each in data["view"].items() if name in DEFS["View"]["properties"]} | {
            LEFT_OUT: 0
        }
    assert any(fits(data, DEFS[name]) for name in types), f"no {' or '.join(types)}: {written}"


def test_every_message_has_an_example() -> None:
    shown = [data["type"] for _, _, data in examples() if "type" in data]
    tags = [DEFS[name]["properties"]["type"]["enum"][0] for name in MESSAGES]
    assert set(shown) == set(tags)


def test_things_are_called_as_they_are() -> None:
    """`advisor:squire`, not `advisor:8`: where things of a family have names, the id of a thing is one of them."""
    named = ids.own_messages(registry.game("kingsburg"))
    things = re.findall(r'"([a-z_]+):([a-z0-9_]+)"', PAGE.read_text("utf-8"))
    assert ("advisor", "squire") in things
    for family, id in things:
        assert family in ids.families(registry.game("kingsburg"))
        assert family in ("die", "number") or f"{family}-{id}" in named, f"{family}:{id}"
