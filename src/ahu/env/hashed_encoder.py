"""Encodes a game that brings no encoding: each fact that a seat knows gets a place by its hash.

A fact is a path into what the seat knows and what is there, such as `hands.0.3=7`. The number at
its place is 1, all others are 0. Two facts may share a place, numbers are not ordered, and seats
are not counted from the one that looks: good enough to try a game out, and to test it. A game that
is to be learned well brings an encoder of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import msgspec

from ahu.core.contract import Position
from ahu.core.encoder import WHOLE, Encoder, Floats
from ahu.core.encoding_spec import Encoded
from ahu.core.kernel import Buffer
from ahu.env.enumerated_kernel import NumberedPosition, all_actions, held

PLACES = 2048
VERSION = 1
"""The version of these numbers; see `Encoded.version`."""


class HashedEncoder(Encoder):
    """Observes positions of any game."""

    def __init__(self, position: NumberedPosition) -> None:
        actions = all_actions(position.game)
        self.players = position.players
        self.size = PLACES
        self.actions = len(actions)
        self.blocks = {}
        for index, action in enumerate(actions):
            self.blocks.setdefault(type(action).__name__.lower(), index)

    def prepare(self, out: Floats, start: int) -> None:
        for place in range(start, start + PLACES):
            out[place] = 0.0

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        """Writes what the seat knows: with perfect memory its `recall`, else its view."""
        position = _position(buffer)
        known = position.recall(seat).snapshot() if memory else position.view(seat)
        self.prepare(out, start)
        for fact in (f"seat={seat}", *facts("", msgspec.to_builtins(known))):
            out[start + crc32(fact.encode()) % PLACES] = 1.0

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        return code

    def second(self, code: int) -> int:
        return WHOLE

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        return index

    def points(self, buffer: Buffer, seat: int) -> int:
        return _position(buffer).scores[seat]


def facts(path: str, value: object) -> Iterator[str]:
    """Yields every number, text, yes, no and nothing in plain data, with the path to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from facts(f"{path}.{key}", inner)
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            yield from facts(f"{path}.{number}", inner)
    else:
        yield f"{path}={value}"


def encoded(position: NumberedPosition) -> Encoded:
    """Returns the encoding of any game by hashes."""
    names = tuple(f"facts with hash {place}" for place in range(PLACES))
    return Encoded(HashedEncoder(position), (), names, VERSION)


def _position(buffer: Buffer) -> Position:
    found = held(buffer)
    assert found is not None, "this encoder is for positions without a kernel"
    return found
