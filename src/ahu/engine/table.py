"""The table of a session: a game being played, and the chance that was given with it."""

from __future__ import annotations

from msgspec import Struct

from ahu.core.contract import Outcome
from ahu.core.match import Match
from ahu.core.refusal import at, refuse


class EngineTable(Struct):
    """A match whose chance comes from a seed, or from a script and then by hand."""

    match: Match
    script: list[Outcome] = []
    scripted: list[int] = []
    """The numbers of the events that came from the script."""

    def copy(self) -> EngineTable:
        """Returns a table that can be changed without changing this one."""
        return EngineTable(self.match.copy(), self.script, self.scripted.copy())

    def run_script(self) -> None:
        """Lets the outcomes of the script happen while chance is due."""
        while self.match.waiting == "chance" and len(self.scripted) < len(self.script):
            number = len(self.scripted)
            event = len(self.match.record.events)
            with at(f"$.chance[{number}]"):
                self.match.happen(self.script[number])
            self.scripted.append(event)

    def undo(self) -> None:
        """Takes back the last action and the scripted chance after it. Raises Refused."""
        while True:
            last = len(self.match.record.events) - 1
            if last < 0:
                raise refuse("", "nothing-to-undo")
            self.match.undo()
            if last not in self.scripted:
                return
            self.scripted.remove(last)
