"""Writes the messages for the page: `python -m ahu.server.schema` makes its TypeScript types.

The messages themselves know no game: a value that a game's rules define has the type that the
contract gives it. Each game that has a folder in the page gets its own types there.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path

import msgspec

from ahu.core import contract
from ahu.core.contract import Game
from ahu.core.planning import journey_type
from ahu.games import find
from ahu.server import messages, requests
from ahu.server.players import requests as players
from ahu.wire.schema import DEFINED, Schema, definitions, prefixed

PAGE = Path(__file__).parents[3] / "web" / "src"
GENERIC = PAGE / "lib" / "messages.ts"
GAMES = PAGE / "games"
HEADING = "// Written by `python -m ahu.server.schema` from {source}.\n"

ANY = {"type": "object", "additionalProperties": {}}
OF_ANY_GAME: dict[str, Schema] = {
    "action": {"$ref": DEFINED + "Action"},
    "outcome": {"$ref": DEFINED + "Outcome"},
    "view": {"$ref": DEFINED + "View"},
    "public": {"$ref": DEFINED + "PublicView"},
    "own": {"$ref": DEFINED + "OwnView"},
    "options": {"$ref": DEFINED + "Options"},
    "step": {"$ref": DEFINED + "Action"},
    "journey": ANY,
    "item": ANY,
}
"""The schema of a game's values for those who know no game."""


def message_definitions() -> dict[str, Schema]:
    """Returns the JSON Schema of every message, whatever is played."""
    asked = {"AnyClientMessage": messages.AnyClientMessage}
    told = {"AnyServerMessage": messages.AnyServerMessage}
    return (
        definitions(asked, (*requests.BODIES, *players.BODIES), parts=OF_ANY_GAME)
        | definitions(told, (*requests.ANSWERS, *players.ANSWERS), parts=OF_ANY_GAME, complete=True)
        | _of_contract()
    )


def game_definitions(game: Game) -> dict[str, Schema]:
    """Returns the JSON Schema of a game's values in messages; each name begins with the game's."""
    title = game.name.title()
    moves = {f"{title}Action": game.actions, f"{title}Outcome": game.outcomes}
    kinds = game.options, game.views, game.public_views
    found = definitions(moves, kinds, prefix=title, complete=True)
    kind = journey_type(game)
    if kind is not None:
        planned = definitions({}, (kind,), prefix=title, complete=True)
        journey = planned[prefixed(title, kind.__name__)]
        journey["properties"]["ends"]["items"] = {"$ref": f"{DEFINED}{title}Action"}
        found[f"{title}Journey"] = journey
    return found


def _of_contract() -> dict[str, Schema]:
    """Returns what the contract says of every game's types: each game adds fields of its own."""
    found = definitions({}, (contract.View, contract.PublicView), complete=True)
    for tag, kind in (("do", contract.Action), ("chance", contract.Outcome)):
        found[kind.__name__] = {
            "description": kind.__doc__,
            "type": "object",
            "properties": {tag: {"type": "string"}},
            "required": [tag],
        }
    found["OwnView"] = _without(found["View"], "table")
    for name in ("View", "OwnView", "PublicView", "Action", "Outcome"):
        found[name]["additionalProperties"] = {}
    values = {"anyOf": [{"type": "boolean"}, {"type": "integer"}]}
    described = contract.Options.__doc__
    found["Options"] = {"description": described, "type": "object", "additionalProperties": values}
    return found


def _without(schema: Schema, field: str) -> Schema:
    """Returns what only the seat itself knows of its view."""
    needed = [name for name in schema["required"] if name != field]
    fields = {name: part for name, part in schema["properties"].items() if name != field}
    return {"type": "object", "properties": fields, "required": needed}


def files() -> dict[Path, str]:
    """Returns the page's types: of the messages, and of each game that has a folder there."""
    found = {
        GENERIC: _typescript("ahu.server.messages and ahu.server.requests", message_definitions())
    }
    for folder in sorted(GAMES.iterdir()):
        game = find(folder.name)
        assert game is not None, f"{folder} belongs to no game"
        source = type(game).__module__.rpartition(".")[0]
        found[folder / "messages.ts"] = _typescript(source, game_definitions(game))
    return found


def _typescript(source: str, schemas: dict[str, Schema]) -> str:
    return HEADING.format(source=source) + "".join(
        f"\n{_comment(schema)}export type {name} = {_type(schema)};\n"
        for name, schema in sorted(schemas.items())
    )


def _comment(schema: Schema) -> str:
    text = cleandoc(schema.get("description", ""))
    return "".join(f"// {line}".rstrip() + "\n" for line in text.splitlines())


def _remark(schema: Schema) -> str:
    """Returns a field's description as a comment."""
    text = " ".join(schema.get("description", "").split())
    return f"  /** {text} */\n" if text else ""


def _type(schema: Schema) -> str:
    """Returns a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(DEFINED)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    match schema.get("type"):
        case "object":
            return _object(schema)
        case "array":
            return _array(schema)
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def _object(schema: Schema) -> str:
    if "properties" not in schema:
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    required = schema.get("required", ())
    fields = [
        f"{_remark(part)}  {name}{'' if name in required else '?'}: {_type(part)};\n"
        for name, part in schema["properties"].items()
    ]
    if schema.get("additionalProperties", False) is not False:
        fields.append(f"  [field: string]: {_type(schema['additionalProperties'])};\n")
    return "{\n" + "".join(fields) + "}" if fields else "Record<string, never>"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def main() -> int:
    """Writes the types where the page looks for them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
