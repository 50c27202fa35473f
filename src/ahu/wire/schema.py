"""Writes the JSON Schema of messages: for the engine, the HTTP interface and the page's types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import msgspec.inspect
from msgspec import Struct

from ahu.core.field_docs import descriptions
from ahu.wire.parts import OF_GAMES

Schema = dict[str, Any]
DEFINED = "#/$defs/"
"""Where definitions lie in a document of JSON Schema."""
PLAIN: dict[str, Schema] = {"string": {"type": "string"}, "null": {"type": "null"}}


def definitions(
    named: Mapping[str, Any],
    others: Iterable[type[Struct]] = (),
    *,
    parts: Mapping[str, Schema] | None = None,
    place: str = DEFINED,
    prefix: str = "",
    complete: bool = False,
) -> dict[str, Schema]:
    """Returns definitions of types and unions under these names, and of all that they are made of.

    `parts` says what the parts of a game are. Every name begins with `prefix`. What is always sent
    whole is `complete`: fields that have a default are there too.
    """
    # Structs without a tag cannot share a union here, so a union is written part by part.
    groups = [getattr(kind, "__args__", None) or (kind,) for kind in named.values()]
    kinds = [*(kind for group in groups for kind in group), *others]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=place + "{name}")
    _describe(components, kinds)
    each = iter(schemas)
    found = {
        name: any_of([next(each) for _ in group]) for name, group in zip(named, groups, strict=True)
    } | components
    if complete:
        for schema in found.values():
            if "properties" in schema:
                schema["required"] = _always(schema)
    names = {place + name: place + prefixed(prefix, name) for name in found}
    known = PLAIN | dict(parts or {})
    return {prefixed(prefix, name): _settled(found[name], names, known) for name in found}


def prefixed(prefix: str, name: str) -> str:
    """Returns the name of a type in a schema whose names all begin with `prefix`."""
    return name if name.startswith(prefix) else prefix + name


def any_of(schemas: list[Schema]) -> Schema:
    """Returns the schema of what is one of `schemas`."""
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _settled(schema: Any, names: Mapping[str, str], parts: Mapping[str, Schema]) -> Any:
    """Returns the schema with references under their new names, and a game's parts filled in."""
    if isinstance(schema, list | tuple):
        return [_settled(part, names, parts) for part in schema]
    if isinstance(schema, str):
        return names.get(schema, schema)
    if not isinstance(schema, dict):
        return schema
    plain = {key: _settled(part, names, parts) for key, part in schema.items() if key != OF_GAMES}
    if OF_GAMES not in schema:
        return plain
    return plain | any_of([parts[part] for part in schema[OF_GAMES]])


def _always(schema: Schema) -> list[str]:
    """Returns the fields that are always sent: required ones, and those with a default."""
    needed = schema.get("required", ())
    return [
        name for name, part in schema["properties"].items() if name in needed or "default" in part
    ]


def _describe(components: Mapping[str, Schema], kinds: Iterable[Any]) -> None:
    """Gives each field the description that stands behind it in the source."""
    for kind in _structs(msgspec.inspect.multi_type_info(kinds), set()):
        full = f"{kind.__module__}.{kind.__qualname__}"
        name = full if full in components else kind.__name__  # as msgspec tells namesakes apart
        for field, text in descriptions(kind).items():
            components[name]["properties"][field]["description"] = text


def _structs(part: object, found: set[type[Struct]]) -> set[type[Struct]]:
    """Returns all structs that these types are made of, with those found so far."""
    if isinstance(part, tuple | list):
        for inner in part:
            _structs(inner, found)
    elif isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found:  # a message may be made of messages
                return found
            found.add(part.cls)
        _structs(msgspec.structs.astuple(part), found)
    return found
