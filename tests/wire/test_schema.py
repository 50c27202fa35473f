"""Engine, HTTP and page describe the same things in the same words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from ahu.engine.schema import schema
from ahu.games.giants.game import GIANTS
from ahu.server.openapi import document
from ahu.server.schema import message_definitions
from ahu.wire.parts import AnyAction
from ahu.wire.schema import definitions


def test_a_board_is_the_same_for_all() -> None:
    engine = schema(GIANTS)["$defs"]
    page = message_definitions()
    text = msgspec.json.encode(document()["components"]["schemas"])
    http: dict[str, Any] = msgspec.json.decode(text.replace(b"#/components/schemas/", b"#/$defs/"))
    for name in ("BoardInfo", "HexInfo"):
        assert engine[name] == page[name] == http[name]
        assert all(field["description"] for field in engine[name]["properties"].values())


class Move(Struct):
    """A move."""

    action: AnyAction
    """What is done."""
    often: int = 1
    after: list[Move] = []
    """What follows."""


def test_parts_are_what_the_reader_says() -> None:
    found = definitions({}, (Move,), parts={"action": {"type": "string"}}, complete=True)["Move"]
    assert found["properties"]["action"] == {"type": "string", "description": "What is done."}
    assert found["required"] == ["action", "often", "after"]


def test_a_part_that_nobody_knows_is_found_out() -> None:
    with pytest.raises(KeyError, match="action"):
        definitions({}, (Move,))


def test_every_name_begins_with_the_prefix() -> None:
    parts = {"action": {"type": "string"}}
    found = definitions({"Any": Move | None}, parts=parts, prefix="Chess", place="#/here/")
    assert set(found) == {"ChessAny", "ChessMove"}
    again = found["ChessMove"]["properties"]["after"]["items"]
    assert again == {"$ref": "#/here/ChessMove"}
    assert found["ChessMove"]["required"] == ["action"]
