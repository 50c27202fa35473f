"""What there is to know about a position: its parts, their digests, and each as facts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from ahu.core.contract import COLOURS, Position

Facts = dict[str, object]
"""Paths, such as `seats[0].score`, and what is there."""
Changes = dict[str, tuple[object, object]]
"""Paths, and what was there and what is."""
MISSING = object()

NAMES = ("item", "ahu", "hex", "field", "name", "do")
"""An object with one of these is a small thing, told in one line under its name."""


class Choices(Struct, frozen=True):
    """What a position waits for and what may happen or be done, in notation."""

    waiting: str
    deciding: tuple[int, ...]
    outcomes: list[tuple[str, int]]
    legal: list[list[str]]
    """Of each seat."""
    asides: list[list[str]]


def parts(position: Position) -> dict[str, Struct]:
    """Everything: the position itself, and what each side sees, remembers and may do."""
    found: dict[str, Struct] = {
        "position": position.snapshot(),
        "choices": choices(position),
        "public": position.public(),
    }
    for seat in range(position.players):
        found[f"{COLOURS[seat]} sees"] = position.view(seat)
        found[f"{COLOURS[seat]} recalls"] = position.recall(seat).snapshot()
    return found


def choices(position: Position) -> Choices:
    """What may happen or be done now."""
    write, seats = position.game.write, range(position.players)
    return Choices(
        position.waiting,
        position.deciding,
        [(write(outcome, len(seats)), weight) for outcome, weight in position.outcomes()],
        [[write(action, len(seats)) for action in position.legal(seat)] for seat in seats],
        [[write(action, len(seats)) for action in position.asides(seat)] for seat in seats],
    )


def digest(*parts: Struct) -> str:
    """A few digits that change when anything in these parts does."""
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:8]


def facts(part: Struct) -> Facts:
    """A part, told fact by fact. What is empty is left out."""
    return dict(_flat("", msgspec.to_builtins(part)))


def _flat(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        if any(isinstance(value.get(name), str) for name in NAMES):
            told = {key: one for key, one in value.items() if one not in (None, [], ())}
            yield path, {key: one for key, one in told.items() if one is not False}
        else:
            for key, inner in value.items():
                yield from _flat(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list | tuple) and any(isinstance(inner, dict) for inner in value):
        for i, inner in enumerate(value):
            name = next((inner[name] for name in NAMES if isinstance(inner.get(name), str)), i)
            yield from _flat(f"{path}[{name}]", inner)
    elif value not in ([], ()):
        yield path, value


def changes(before: Facts, after: Facts) -> Changes:
    """What is otherwise afterwards, each with what it was and what it is."""
    paths = dict.fromkeys([*before, *after])
    pairs = {path: (before.get(path, MISSING), after.get(path, MISSING)) for path in paths}
    return {path: (old, new) for path, (old, new) in pairs.items() if old != new}


def told_change(name: str, old: object, new: object) -> str:
    """What was and what is; of lists and small things, what is otherwise in them."""
    if old == MISSING:
        return f"{name} = {written(new)}"
    if new == MISSING:
        return f"{name} gone (was {written(old)})"
    if isinstance(old, dict) and isinstance(new, dict):
        inner = changes(old, new).items()
        return f"{name}: " + ", ".join(told_change(key, *change) for key, change in inner)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        gone, come = [one for one in old if one not in new], [one for one in new if one not in old]
        if len(old) != len(new) and bool(gone) != bool(come):
            return f"{name} {'+' if come else '-'} {written(come or gone)}"
    return f"{name} {written(old)} -> {written(new)}"


def written(value: object) -> str:
    """A fact as it is written."""
    return msgspec.json.encode(value).decode()
