"""Keeps what a client hears of a table, as the page does: the log, and what each seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ahu.server import messages


class Follower:
    """What a client knows of a table from the messages it has heard."""

    def __init__(self) -> None:
        self.state: messages.TableState | None = None
        self.log: dict[int | None, list[messages.LogEntry]] = {}
        self._pages: list[messages.LogEntry] = []

    def hear(self, message: messages.ServerMessage) -> None:
        """Follow a message; a state has its whole log then."""
        if isinstance(message, messages.Log):
            self._pages += message.entries
        elif isinstance(message, messages.TableState):
            message.log, self._pages = [*self._pages, *message.log], []
            self.state = message
            for projection in message.projections:
                self._follow(message, projection)

    def _follow(self, state: messages.TableState, projection: messages.Projection) -> None:
        told = self.told_last(projection.seat)
        steps = {entry.step for entry in told}
        kept = [
            entry
            for entry in self.log.get(projection.seat, [])
            if entry.step <= state.keep
            and entry.step not in steps
            and not (entry.fleeting and entry.step <= projection.forget)
        ]
        self.log[projection.seat] = sorted([*kept, *told], key=lambda entry: entry.step)

    def projection(self, seat: int | None) -> messages.Projection:
        assert self.state is not None
        return next(projection for projection in self.state.projections if projection.seat == seat)

    def told_last(self, seat: int | None) -> list[messages.LogEntry]:
        """What the last state tells a seat of the log."""
        assert self.state is not None
        return entries_for(self.state, self.projection(seat))

    def view(self, seat: int | None) -> Any:
        """All that a seat sees, as the rules show it; for an onlooker, what everybody does."""
        assert self.state is not None
        own = self.projection(seat).own
        return self.state.table if own is None else own | {"table": self.state.table}


def entries_for(
    state: messages.TableState, projection: messages.Projection
) -> list[messages.LogEntry]:
    """The entries of a state's log that are for one of its projections."""
    without = set(projection.without)
    return [entry for place, entry in enumerate(state.log) if place not in without]


def states(heard: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """Every state in what was heard, with its whole log."""
    pages: list[Any] = []
    for data in heard:
        message = msgspec.json.decode(data)
        if message["is"] == "log":
            pages += message["entries"]
        elif message["is"] == "state":
            yield message | {"log": [*pages, *message["log"]]}
            pages = []
