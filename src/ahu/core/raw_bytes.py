"""Reads, writes and compares the bytes of positions in bulk.

Compiled, that is `raw_bytes.pxd`; interpreted, a pointer is the `bytearray` itself.
"""

from __future__ import annotations

FIRST = 0x9E3779B97F4A7C15
TIMES = 0xFF51AFD7ED558CCD
MASK = 0xFFFFFFFFFFFFFFFF


def copy(raw: bytearray, source: bytearray, size: int) -> None:
    """Makes a position the same as another."""
    raw[:size] = source[:size]


def store(raw: bytearray, to: memoryview, start: int, size: int) -> None:
    """Writes a position into an array, from `start` on."""
    to[start : start + size] = raw[:size]


def load(raw: bytearray, source: memoryview, start: int, size: int) -> None:
    """Reads a position from an array, from `start` on."""
    raw[:size] = source[start : start + size]


def move(array: memoryview, start: int, to: int, size: int) -> None:
    """Copies a position to another place of the same array."""
    array[to : to + size] = bytes(array[start : start + size])


def equal(raw: bytearray, other: bytearray, size: int) -> bool:
    """Returns whether two positions are the same."""
    return raw[:size] == other[:size]


def same(raw: bytearray, other: memoryview, start: int, size: int) -> bool:
    """Returns whether a position is the one in an array."""
    return raw == other[start : start + size]


def holds(raw: bytearray, start: int, other: memoryview, place: int, size: int) -> bool:
    """Returns whether a part of a position is the one in an array."""
    return raw[start : start + size] == other[place : place + size]


def differs(raw: bytearray, other: bytearray, start: int, end: int) -> int:
    """Returns the first place before `end` where two positions differ, `end` if there is none."""
    if raw[start:end] == other[start:end]:
        return end
    while raw[start] == other[start]:
        start += 1
    return start


def digest(raw: bytearray, size: int, half: int) -> int:
    """Returns a hash of a position and the half of an action that is chosen."""
    found = (FIRST + half) & MASK
    for at in range(0, size, 8):
        word = int.from_bytes(raw[at : at + 8], "little")
        found = (found ^ word) * TIMES & MASK
        found ^= found >> 32
    return found
