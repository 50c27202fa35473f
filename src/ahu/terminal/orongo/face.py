"""Orongo at the terminal: what is told, asked and shown at the end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.core.contract import COLOURS, Action
from ahu.core.record import Event
from ahu.orongo.actions import Bid, Build, First, Place, Tile
from ahu.orongo.board import OrongoBoard
from ahu.orongo.position import OrongoPosition
from ahu.orongo.views import OrongoPublicView, OrongoView
from ahu.terminal.desk import Back, Desk, Facet, Option, Question, narrow, number
from ahu.terminal.face import Story, Telling
from ahu.terminal.orongo.screen import RESOURCES, Screen
from ahu.terminal.words import Words


class OrongoFace:
    """The `Face` of Orongo."""

    def __init__(self, board: OrongoBoard, words: Words) -> None:
        self.board = board
        self.words = words
        self.screen = Screen(board, words)

    def draw(self, view: OrongoView | OrongoPublicView, room: int) -> RenderableType:
        return self.screen.draw(view, room)

    def task(self, view: OrongoView) -> str:
        seat = view.seat
        due = view.table.seats[seat].due
        args = {"colour": COLOURS[seat], "phase": view.table.phase}
        return self.words("orongo-task", **args, due=due, shells=view.shells)

    def decide(self, desk: Desk, recall: OrongoPosition, view: OrongoView) -> Sequence[Action]:
        while True:
            try:
                action = narrow(desk, recall.legal(view.seat), self._next_facet, back=False)
            except Back:
                continue
            if not isinstance(action, Bid) or desk.sure("orongo-sure-bid", count=action.shells):
                return [action]

    def aside(self, desk: Desk, recall: OrongoPosition, view: OrongoView) -> Action:
        raise Back

    def answer(self, aside: Action, view: OrongoView) -> str:
        return ""

    # Asking

    def _next_facet(self, left: Sequence[Action]) -> Facet[Action, Hashable] | None:
        if len(left) == 1:
            return None
        match left[0]:
            case Bid():
                shells = sorted(action.shells for action in left if isinstance(action, Bid))
                question = number(self.words("orongo-ask-bid"), shells)
                return Facet(_shells, cast(Question[Hashable], question))
            case Place():
                return Facet(_place, self._fields(left))
        sets = list(dict.fromkeys(a.tiles for a in left if isinstance(a, Build)))
        if len(sets) > 1:
            options = [Option(cast(Hashable, tiles), self._tiles(tiles)) for tiles in sets]
            return Facet(_tiles, Question(self.words("orongo-ask-set"), options))
        palms = [a.palm for a in left if isinstance(a, Build)]
        options = [Option(palm, palm, (palm,)) for palm in palms]
        return Facet(_palm, Question(self.words("orongo-ask-palm"), options))

    def _fields(self, left: Sequence[Action]) -> Question[Hashable]:
        """A field by its name; all are said, by kind."""
        names = [action.field for action in left if isinstance(action, Place)]
        others: list[Option[Hashable]] = [Option(name, name, (name,)) for name in names]
        groups = []
        for kind in (*RESOURCES, "coastal", "inland"):
            found = [name for name in names if self._kind(name) == kind]
            if found:
                label = self.words("orongo-kind", kind=kind)
                groups.append(f"{label} {', '.join(found)}")
        return Question(self.words("orongo-ask-field"), (), others, "; ".join(groups))

    def _kind(self, name: str) -> str:
        """The kind of a field; palms are coastal or inland."""
        index = self.board.index[name]
        kind = self.board.hexes[index].kind
        if kind != "palm":
            return kind
        return "coastal" if self.board.coastal[index] else "inland"

    def _field(self, name: str) -> str:
        return f"{self.words('orongo-kind', kind=self._kind(name))} {name}"

    def _tiles(self, tiles: Sequence[str]) -> str:
        return self.words.listed([self._field(tile) for tile in tiles])

    # Telling

    def tell(
        self,
        kept: tuple[Event, ...],
        before: OrongoPublicView,
        event: Event,
        after: OrongoPublicView,
    ) -> Story:
        move, seat = event.move, event.seat
        match move:
            case First(holder):
                return Story((self._telling("orongo-told-first", holder),), kept)
            case Tile():
                kept = (*kept, event)
                if after.phase == "tiles":
                    return Story(kept=kept)
                tiles = [held.move.field for held in kept if isinstance(held.move, Tile)]
                return Story((self._telling("orongo-told-tiles", None, tiles=self._tiles(tiles)),))
            case Bid():
                kept = (*kept, event)
                if after.phase == "bids":
                    return Story(kept=kept)
                return Story(tuple(self._auction(kept, before, after)), revealed=len(kept) > 1)
            case Place(field):
                said = [self._telling("orongo-told-place", seat, field=self._field(field))]
            case Build(tiles, palm):
                key = "orongo-told-main" if after.main == palm else "orongo-told-build"
                count = len(tiles)
                said = [self._telling(key, seat, tiles=self._tiles(tiles), palm=palm, count=count)]
        return Story(tuple(said), kept)

    def _telling(self, key: str, seat: int | None, **args: str | int) -> Telling:
        colour = {} if seat is None else {"colour": COLOURS[seat]}
        return Telling(self.words(key, **colour, **args))

    def _auction(
        self, kept: Sequence[Event], before: OrongoPublicView, after: OrongoPublicView
    ) -> list[Telling]:
        """The bids, once all are in, and what came of them."""
        bids = {e.seat: e.move.shells for e in kept if isinstance(e.move, Bid)}
        said = []
        for seat in sorted(bids, key=lambda seat: -bids[seat]):
            said.append(self._telling("orongo-told-bid", seat, count=bids[seat]))
        took = [seat for seat, shells in bids.items() if shells == 0]
        in_all = before.atoll + max(bids.values())
        share = (in_all - after.atoll) // len(took) if took else 0
        if share:
            clans = self.words.listed([self.words.clans[seat] for seat in took if seat is not None])
            said.append(
                self._telling("orongo-told-atoll", None, clans=clans, count=len(took), shells=share)
            )
        if after.amulet != before.amulet:
            said.append(self._telling("orongo-told-amulet", after.amulet))
        return said

    # Help and the end

    def help(self) -> Sequence[Text]:
        return [*self.screen.legend(76), Text(), Text(self.words("orongo-help"))]

    def end(self, views: Sequence[OrongoView]) -> RenderableType:
        table = views[0].table
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.words("orongo-column-clan"))
        for column in ("built", "left", "shells"):
            grid.add_column(self.words(f"orongo-column-{column}"), justify="right")
        for view in views:
            left = table.seats[view.seat].moai
            cells = [str(table.scores[view.seat]), str(left), str(view.shells)]
            grid.add_row(self.words.clan(view.seat), *cells)
        lines = []
        if table.main is not None:
            lines.append(Text(self.words("orongo-end-main", palm=table.main)))
        winners = [self.words.clans[seat] for seat in table.winners]
        won = self.words("terminal-winners", count=len(winners), clans=self.words.listed(winners))
        return Group(Text(), grid, *lines, Text(), self.words.paint(won, "bold"))


def _shells(action: Action) -> Hashable:
    assert isinstance(action, Bid)
    return action.shells


def _place(action: Action) -> Hashable:
    assert isinstance(action, Place)
    return action.field


def _tiles(action: Action) -> Hashable:
    assert isinstance(action, Build)
    return action.tiles


def _palm(action: Action) -> Hashable:
    assert isinstance(action, Build)
    return action.palm
