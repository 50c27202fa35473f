"""Shows what a view says, for a game that draws nothing: its fields by name, as on the page."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.console.words import Words
from ahu.core.contract import PublicView, View

SHOWN_ELSEWHERE = frozenset(
    {*PublicView.__struct_fields__, *View.__struct_fields__, "options", "winners"}
)
"""Fields that every view has or every table tells. web/src/plain/facts.ts has the same."""


class FactSheet:
    """Shows a game's views in rows: the table, what each seat has, and what is one's own."""

    def __init__(self, game: str, words: Words) -> None:
        self._game = game
        self._words = words

    def draw(self, view: View | PublicView) -> RenderableType:
        """Returns the table as everybody sees it, the seats, and what only this seat knows."""
        public = view.table if isinstance(view, View) else view
        own = _facts(view) if isinstance(view, View) else {}
        facts = _facts(public)
        by_seat = {name: facts.pop(name) for name in public.by_seat if name in facts}
        parts: list[RenderableType] = [self._rows(facts)] if facts else []
        parts.append(self._seats(public, by_seat))
        if own:
            parts += [Text(self._words("page-only-you"), "dim"), self._rows(own)]
        return Group(*parts)

    def _rows(self, facts: Mapping[str, object]) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, value in facts.items():
            table.add_row(Text(self.field(name), "dim"), Text(self.value(value)))
        return table

    def _seats(self, public: PublicView, by_seat: Mapping[str, object]) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column()
        table.add_column(self._words("terminal-points"), justify="right")
        for name in by_seat:
            table.add_column(self.field(name))
        for seat, points in enumerate(public.scores):
            own = [values[seat] for values in by_seat.values() if isinstance(values, list | tuple)]
            table.add_row(self._words.clan(seat), str(points), *(Text(self.value(v)) for v in own))
        return table

    def field(self, name: str) -> str:
        """Returns what a field is called: `GAME-field-NAME`, else its name."""
        said = self._words.perhaps(f"{self._game}-field-{name.replace('_', '-')}")
        return said or name.replace("_", " ")

    def value(self, value: object) -> str:
        """Returns whatever a field holds, on one line."""
        if isinstance(value, bool):
            return self._words("page-yes-no", value="yes" if value else "no")
        if isinstance(value, Mapping):
            return ", ".join(f"{self.field(name)} {self.value(one)}" for name, one in value.items())
        if isinstance(value, list | tuple):
            inner = any(isinstance(one, list | tuple | Mapping) for one in value)
            return ("; " if inner else " ").join(map(self.value, value)) or "–"
        return "–" if value is None or value == "" else str(value)


def _facts(view: Struct) -> dict[str, object]:
    """Returns the fields of a view that nothing else shows."""
    plain = msgspec.to_builtins(view)
    return {name: value for name, value in plain.items() if name not in SHOWN_ELSEWHERE}
