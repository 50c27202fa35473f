"""Writes the messages for the page: `python -m ahu.server.schema` makes its TypeScript types.

The messages themselves know no game: what a game's rules define is there what the contract says of
it. Each game that has a folder in the page gets its own types there.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from ahu.core import contract
from ahu.core.contract import Game
from ahu.games import find
from ahu.server import messages, requests

PAGE = Path(__file__).parents[3] / "web" / "src"
GENERIC = PAGE / "lib" / "messages.ts"
GAMES = PAGE / "games"
HEADING = "// Written by `python -m ahu.server.schema` from {source}.\n"

Schema = dict[str, Any]
DEFINED = "#/$defs/"
ANY = {"type": "object", "additionalProperties": {}}
OF_ANY_GAME: dict[str, Schema] = {
    "action": {"$ref": DEFINED + "Action"},
    "outcome": {"$ref": DEFINED + "Outcome"},
    "view": {"$ref": DEFINED + "View"},
    "public": {"$ref": DEFINED + "PublicView"},
    "options": {"$ref": DEFINED + "Options"},
    "step": {"$ref": DEFINED + "Action"},
    "journey": ANY,
    "item": ANY,
    "string": {"type": "string"},
    "null": {"type": "null"},
}
"""What a value of any game is to those who know no game."""


def definitions() -> dict[str, Schema]:
    """The JSON Schema of every message, whatever is played."""
    found: dict[str, Schema] = {}
    found |= _named(
        "", {"AnyClientMessage": messages.AnyClientMessage}, requests.BODIES, optional=True
    )
    found |= _named("", {"AnyServerMessage": messages.AnyServerMessage}, requests.ANSWERS)
    found |= _of_contract()
    return {name: _resolved(schema) for name, schema in found.items()}


def game_definitions(game: Game) -> dict[str, Schema]:
    """The JSON Schema of what a game says in the messages; each name begins with the game's."""
    title = game.name.title()
    unions = {f"{title}Action": game.actions, f"{title}Outcome": game.outcomes}
    found = _named(title, unions, (game.options, game.views, game.public_views))
    if game.journeys is not None:
        kind = game.journeys.journey
        journey = _named(title, {}, (kind,))[_name(title, kind.__name__)]
        journey["properties"]["ends"]["items"] = _ref(f"{title}Action")
        found[f"{title}Journey"] = journey
    return found


def _of_contract() -> dict[str, Schema]:
    """What the contract says of every game's types: each game adds fields of its own."""
    found = _named("", {}, (contract.View, contract.PublicView))
    for tag, kind in (("do", contract.Action), ("chance", contract.Outcome)):
        found[kind.__name__] = {
            "description": kind.__doc__,
            "type": "object",
            "properties": {tag: {"type": "string"}},
            "required": [tag],
        }
    for name in ("View", "PublicView", "Action", "Outcome"):
        found[name]["additionalProperties"] = {}
    values = {"anyOf": [{"type": "boolean"}, {"type": "integer"}]}
    described = contract.Options.__doc__
    found["Options"] = {"description": described, "type": "object", "additionalProperties": values}
    return found


def _resolved(schema: Any) -> Any:
    """The schema with the contract's types where a value may be of any game."""
    if isinstance(schema, list | tuple):
        return [_resolved(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _resolved(part) for key, part in schema.items()}
    parts = plain.pop(messages.OF_GAMES, None)
    if parts is None:
        return plain
    kinds = [OF_ANY_GAME[part] for part in parts]
    return plain | (kinds[0] if len(kinds) == 1 else {"anyOf": kinds})


def _ref(name: str) -> Schema:
    return {"$ref": DEFINED + name}


def _name(prefix: str, name: str) -> str:
    """What a type is called here: all that is a game's begins with its name."""
    return name if name.startswith(prefix) else prefix + name


def _named(
    prefix: str, unions: dict[str, Any], kinds: Any, optional: bool = False
) -> dict[str, Schema]:
    """Definitions of these types and all they are made of; each name begins with the prefix."""
    schemas, components = msgspec.json.schema_components(
        [*unions.values(), *kinds], ref_template=DEFINED + "{name}"
    )
    found = dict(zip(unions, schemas, strict=False)) | components
    names = {name: _name(prefix, name) for name in found}
    renamed = {names[name]: _renamed(schema, names) for name, schema in found.items()}
    if not optional:
        for schema in renamed.values():
            if "properties" in schema:
                schema["required"] = _always(schema)
    return renamed


def _always(schema: Schema) -> list[str]:
    """The fields that are always sent: those that need be given, and those with a default."""
    needed = schema.get("required", ())
    return [
        name for name, part in schema["properties"].items() if name in needed or "default" in part
    ]


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with every reference to a definition under its new name."""
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if isinstance(schema, dict):
        return {key: _renamed(part, names) for key, part in schema.items()}
    if isinstance(schema, str) and schema.startswith(DEFINED):
        name = schema.removeprefix(DEFINED)
        return DEFINED + names.get(name, name)
    return schema


def files() -> dict[Path, str]:
    """The page's types: those of the messages, and those of each game that has a folder there."""
    found = {GENERIC: _typescript("src/ahu/server/messages.py", definitions())}
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


def _type(schema: Schema) -> str:
    """A schema as a TypeScript type."""
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
        f"  {name}{'' if name in required else '?'}: {_type(part)};\n"
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
    """Write the types where the page looks for them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
