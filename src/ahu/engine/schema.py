"""The JSON Schema of everything the engine reads and writes for one game."""

from __future__ import annotations

from typing import Any

from ahu.core.contract import Game
from ahu.core.planning import journey_type
from ahu.engine import replies, requests
from ahu.wire.records import RecordData
from ahu.wire.schema import DEFINED, definitions

NONE = {"not": {}, "description": "This game has none."}
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(game: Game) -> dict[str, Any]:
    """Returns one document that defines everything the engine reads or writes for a game."""
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
    journey = journey_type(game)
    if journey is not None:
        kinds["journey"] = journey
    parts = {name: {"$ref": DEFINED + name} for name in (*kinds, "journey")}
    return {
        "$schema": DIALECT,
        "title": f"Ahu engine: {game.name}",
        "description": f"Rules version {game.rules_version}.",
        "anyOf": [parts["request"], parts["reply"]],
        "$defs": {"journey": NONE, **definitions(kinds, parts=parts)},
    }
