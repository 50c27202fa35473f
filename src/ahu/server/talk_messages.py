"""What people say to each other at a table, as it goes over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ahu.server.message_parts import ClientMessage, Name, Seat, ServerMessage

LONGEST_SAID = 300
Sign = Literal["yes", "no", "well", "laugh", "wow", "thinking", "hurry", "thanks", "bye"]
"""A quick reaction; the page has a picture and words for each."""


class Say(ClientMessage):
    """Says something: a few words, or a sign.

    Who has a seat talks with the others who play, under the seat's name; onlookers talk among
    themselves, each under a name of their choice.
    """

    seat: Seat | None = None
    text: Annotated[str, Meta(max_length=LONGEST_SAID)] = ""
    sign: Sign | None = None
    name: Name = ""


class TalkLine(Struct):
    """What somebody said; an onlooker has no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    sign: Sign | None


class Talk(ServerMessage):
    """Tells what has been said since the client was last told; at first, what was said lately."""

    lines: list[TalkLine]
