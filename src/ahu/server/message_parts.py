"""What every message on a socket is made of."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ahu.server import id_patterns
from ahu.wire.parts import Played

LONGEST_ID = 64
LONGEST_TOKEN = 64
LONGEST_SERIES = 200
MOST_SEATS = 5


Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN, pattern=id_patterns.PRINTABLE)]
Tokens = Annotated[list[Token], Meta(min_length=1, max_length=MOST_SEATS + 1)]
CommandId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=id_patterns.PRINTABLE)]
Name = Annotated[str, Meta(max_length=60)]
Series = Annotated[list[Played], Meta(min_length=1, max_length=LONGEST_SERIES)]


class ClientMessage(
    Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True
):
    """What a client wants. Replies carry its id; the same id of a seat is carried out once."""

    id: CommandId


class ServerMessage(Struct, tag_field="is", tag=str.lower):
    """What the server tells a client."""
