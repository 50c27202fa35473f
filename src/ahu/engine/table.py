"""The table of a session: a game being played, and the chance that was given with it."""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import Outcome
from ahu.core.match import Match
from ahu.core.refusal import at, refuse


class EngineTable(Struct):
    """A match whose chance comes from a seed, from a script, and when that is used up by hand."""

    match: Match
    script: list[Outcome] = []
    scripted: list[int] = []
    """The numbers of the events that came from the script."""

    def copy(self) -> EngineTable:
        """A table that can be changed without changing this one."""
        return EngineTable(self.match.copy(), self.script, self.scripted.copy())

    def run_script(self) -> None:
        """Let chance happen as it was given, while it is due."""
        while self.match.waiting == "chance" and len(self.scripted) < len(self.script):
            number = len(self.scripted)
            event = len(self.match.record.events)
            with at(f"$.chance[{number}]"):
                self.match.happen(self.script[number])
            self.scripted.append(event)

    def undo(self) -> None:
        """Take back the last action, with the chance after it that came by itself."""
        while True:
            last = len(self.match.record.events) - 1
            if last < 0:
                raise refuse("", "nothing-to-undo")
            self.match.undo()
            if last not in self.scripted:
                return
            self.scripted.remove(last)
