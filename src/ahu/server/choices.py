"""Groups what a seat may decide for sending: hundreds of actions in a few groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

from msgspec.structs import astuple

from ahu.core.contract import Action
from ahu.server.messages import Choices

Values = tuple[object, ...]


def grouped(actions: Sequence[Action]) -> list[Choices]:
    """Returns the actions of each kind, as combinations of the values of their fields."""
    if not actions:
        return []
    kinds: dict[type[Action], list[Values]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(astuple(action))
    return [
        Choices(str(kind.__struct_config__.tag), kind.__struct_encode_fields__, _groups(rows))
        for kind, rows in kinds.items()
    ]


def _groups(rows: Sequence[Values]) -> list[tuple[Values, ...]]:
    """Returns `rows` in groups: some values for each field, and every combination of them is a row.

    Groups that differ in one field only are joined, field by field. The field with the most
    different values comes first: it leaves the least to do for the others.
    """
    if len(rows[0]) == 1:
        return [(tuple([row[0] for row in rows]),)]
    groups: list[tuple[Values, ...]] = [tuple([(value,) for value in row]) for row in rows]
    different = [len(set(values)) for values in zip(*rows, strict=True)]
    for field in sorted(range(len(different)), key=lambda field: -different[field]):
        joined: dict[tuple[Values, ...], list[object]] = {}
        for group in groups:
            joined.setdefault((*group[:field], *group[field + 1 :]), []).extend(group[field])
        groups = [
            (*others[:field], tuple(values), *others[field:]) for others, values in joined.items()
        ]
    return groups


def expanded(choices: Iterable[Choices]) -> list[dict[str, Any]]:
    """Returns each action by itself again, as JSON has it."""
    return [
        {"do": kind.do, **dict(zip(kind.fields, values, strict=True))}
        for kind in choices
        for group in kind.groups
        for values in product(*group)
    ]
