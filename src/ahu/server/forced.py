"""Finds choices that are none: what a person must do anyway is done by the table, and told."""

from __future__ import annotations

from collections.abc import Collection

from ahu.core.contract import Action, Position, Seat
from ahu.core.match import ForcedChoice, Step


def forced_choice(people: Collection[Seat]) -> ForcedChoice:
    """Returns what finds the only action that one of these seats has after a step."""

    def find(step: Step) -> tuple[Seat, Action] | None:
        move = step.event.move
        if isinstance(move, Action) and (move.unfinished or move.aside):
            return None  # whoever has begun something finishes it, whatever others do besides
        position = step.position
        for seat in position.deciding:
            if seat in people and (action := _only_choice(position, seat)):
                return seat, action
        return None

    return find


def _only_choice(position: Position, seat: Seat) -> Action | None:
    """Returns the only action of a seat, if every other seat knows all that it knows; else None.

    That it is done at once would tell everybody that it is the only one. What others recall cannot
    say whether they know that: something unknown may look there like nothing at all.
    """
    legal = position.legal(seat)
    return legal[0] if len(legal) == 1 and is_open(position, seat) else None


def is_open(position: Position, seat: Seat) -> bool:
    """Returns whether every other seat knows all that a seat knows."""
    known = position.recall(seat)
    others = (other for other in range(position.players) if other != seat)
    return all(known.same(known.recall(other)) for other in others)
