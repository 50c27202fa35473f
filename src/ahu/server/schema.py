"""Writes the messages for the page: `python -m ahu.server.schema` makes its TypeScript types."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from ahu.core.contract import Game
from ahu.games import available
from ahu.server import messages

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"
HEADING = "// Written by `python -m ahu.server.schema` from src/ahu/server/messages.py.\n"

ASKED: tuple[Any, ...] = (
    messages.NewTable,
    messages.Claim,
    messages.Invite,
    messages.Mine,
    messages.CheckChance,
)
ANSWERED: tuple[Any, ...] = (
    messages.About,
    messages.Made,
    messages.Claimed,
    messages.Invited,
    messages.Summaries,
    messages.ChanceChecked,
    messages.Problem,
    messages.Health,
)

Schema = dict[str, Any]
DEFINED = "#/$defs/"


def definitions() -> dict[str, Schema]:
    """The JSON Schema of every message, and of what each game says in them."""
    found: dict[str, Schema] = {}
    found |= _named("", {"Wanted": messages.Wanted}, ASKED, optional=True)
    found |= _named("", {"Spoken": messages.Spoken}, ANSWERED)
    games = available()
    for game in games:
        found |= _of_game(game)
    journeys = [f"{game.name.title()}Journey" for game in games if game.journeys is not None]
    if len(journeys) == 1:
        found["Journey"] = found.pop(journeys[0])
    else:
        found["Journey"] = {"anyOf": [_ref(name) for name in journeys]}
    return {name: _resolved(schema, games) for name, schema in found.items()}


def _of_game(game: Game) -> dict[str, Schema]:
    title = game.name.title()
    unions = {f"{title}Action": game.actions, f"{title}Outcome": game.outcomes}
    found = _named(title, unions, (game.options, game.views, game.public_views))
    if game.journeys is not None:
        kind = game.journeys.journey
        journey = _named(title, {}, (kind,))[_name(title, kind.__name__)]
        journey["properties"]["ends"]["items"] = _ref(f"{title}Action")
        found[f"{title}Journey"] = journey
    return found


def _resolved(schema: Any, games: Sequence[Game]) -> Any:
    """The schema with the types of each game where a value may be of any game."""
    if isinstance(schema, list | tuple):
        return [_resolved(part, games) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _resolved(part, games) for key, part in schema.items()}
    parts = plain.pop(messages.OF_GAMES, None)
    if parts is None:
        return plain
    refs = [ref for part in parts for ref in _refs(part, games)]
    return plain | (refs[0] if len(refs) == 1 else {"anyOf": refs})


def _refs(part: str, games: Sequence[Game]) -> list[Schema]:
    """References to the types that this part of a message has in the games."""
    if part in ("string", "null"):
        return [{"type": part}]
    if part == "journey":
        return [_ref("Journey")]
    found = []
    for game in games:
        title, plans = game.name.title(), game.journeys
        names = {
            "action": f"{title}Action",
            "outcome": f"{title}Outcome",
            "view": game.views.__name__,
            "public": game.public_views.__name__,
            "options": game.options.__name__,
            "step": "" if plans is None else plans.step.__name__,
            "item": "" if plans is None else plans.item.__name__,
        }
        if names[part]:
            found.append(_ref(_name(title, names[part])))
    return found


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


def typescript() -> str:
    """The types of everything, for the page."""
    return HEADING + "".join(
        f"\n{_comment(schema)}export type {name} = {_type(schema)};\n"
        for name, schema in sorted(definitions().items())
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
    return "{\n" + "".join(fields) + "}" if fields else "Record<string, never>"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    inner = _type(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def main() -> int:
    """Write the types where the page looks for them."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
