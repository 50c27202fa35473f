"""The JSON Schema of everything the engine reads and writes for one game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect
from msgspec import Struct

from ahu.core.contract import Game
from ahu.core.descriptions import descriptions
from ahu.core.record import FORMAT
from ahu.engine import replies, requests
from ahu.engine.requests import refers

NONE = {"not": {}, "description": "This game has none."}
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class RecordHeader(Struct, forbid_unknown_fields=True):
    """The head of a record: everything that must be known before the first event."""

    game: str
    rules: int
    """The version of its rules."""
    board: str
    """The name of the board."""
    digest: str
    """The SHA-256 of what the board is, in hexadecimal digits."""
    options: Annotated[Any, refers("options")]
    seats: list[str]
    """Who sits where; empty for a seat without a name."""
    start: Annotated[Any, refers("snapshot")] = None
    """The position it began from, where that was set up."""


class RecordEvent(Struct, forbid_unknown_fields=True):
    """An event of a record; chance has no seat."""

    round: int
    number: int
    """Counted from 1 in each round."""
    seat: int | None
    move: Annotated[Any, refers("action", "outcome")]


class RecordData(Struct, forbid_unknown_fields=True):
    """A game, as JSON."""

    format: Literal["ahu record 1"]
    header: RecordHeader
    events: list[RecordEvent]


assert FORMAT == "ahu record 1"


def schema(game: Game) -> dict[str, Any]:
    """One document with a definition for each thing there is; it holds for requests and replies."""
    kinds: dict[str, Any] = {
        "request": requests.AnyRequest,
        "reply": replies.OkReply | replies.ErrorReply,
        "answer": replies.AnyReply,
        "action": game.actions,
        "outcome": game.outcomes,
        "options": game.options,
        "snapshot": game.snapshots,
        "view": game.views,
        "public": game.public_views,
        "record": RecordData,
    }
    if game.journeys is not None:
        kinds["journey"] = game.journeys.journey
    schemas, components = _schemas(list(kinds.values()))
    return {
        "$schema": DIALECT,
        "title": f"Ahu engine: {game.name}",
        "description": f"Rules version {game.rules_version}.",
        "anyOf": [{"$ref": "#/$defs/request"}, {"$ref": "#/$defs/reply"}],
        "$defs": {"journey": NONE, **dict(zip(kinds, schemas, strict=True)), **components},
    }


def _schemas(kinds: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schema of each type. Structs without a tag cannot share a union, so theirs is split."""
    parts = [_parts(kind) for kind in kinds]
    flat = [part for group in parts for part in group]
    schemas, components = msgspec.json.schema_components(flat, ref_template="#/$defs/{name}")
    _describe(components, flat)
    each = iter(schemas)
    groups = [[next(each) for _ in group] for group in parts]
    return [group[0] if len(group) == 1 else {"anyOf": group} for group in groups], components


def _describe(components: dict[str, Any], kinds: list[Any]) -> None:
    """Give each field the description that stands behind it in the source."""
    for kind in _structs(msgspec.inspect.multi_type_info(kinds)):
        full = f"{kind.__module__}.{kind.__qualname__}"
        name = full if full in components else kind.__name__  # as msgspec tells namesakes apart
        for field, text in descriptions(kind).items():
            components[name]["properties"][field]["description"] = text


def _structs(part: object) -> set[type[Struct]]:
    """All structs that these types are made of."""
    if isinstance(part, tuple | list):
        return set().union(*(_structs(inner) for inner in part))
    if not isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
        return set()
    found = _structs(msgspec.structs.astuple(part))
    return found | {part.cls} if isinstance(part, msgspec.inspect.StructType) else found


def _parts(kind: Any) -> tuple[Any, ...]:
    return getattr(kind, "__args__", None) or (kind,)
