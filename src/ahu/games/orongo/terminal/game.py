"""Orongo at the terminal: tells, asks, and shows the end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.console.prompt import Back, Facet, Prompt, PromptOption, Question, narrow, number
from ahu.console.words import Words
from ahu.core.contract import Action
from ahu.games.orongo.actions import Bid, Build, Place
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.narration import OrongoNarrator
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.terminal.screen import RESOURCES, OrongoScreen
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class OrongoTerminalGame:
    """The `TerminalGame` of Orongo."""

    def __init__(self, board: OrongoBoard, words: Words) -> None:
        self.board = board
        self.words = words
        self.screen = OrongoScreen(board, words)
        self.narrator = OrongoNarrator(board)

    def draw(self, view: OrongoView | OrongoPublicView, room: int) -> RenderableType:
        return self.screen.draw(view, room)

    def task(self, view: OrongoView) -> str:
        return self.words.phrase(self.narrator.task(view))

    def decide(self, prompt: Prompt, recall: OrongoPosition, view: OrongoView) -> Sequence[Action]:
        while True:
            try:
                action = narrow(prompt, recall.legal(view.seat), self._next_facet, back=False)
            except Back:
                continue
            if not isinstance(action, Bid) or prompt.sure("orongo-sure-bid", count=action.shells):
                return [action]

    def aside(self, prompt: Prompt, recall: OrongoPosition, view: OrongoView) -> Action:
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
            options = [PromptOption(cast(Hashable, tiles), self._tiles(tiles)) for tiles in sets]
            return Facet(_tiles, Question(self.words("orongo-ask-set"), options))
        palms = [a.palm for a in left if isinstance(a, Build)]
        options = [PromptOption(palm, palm, (palm,)) for palm in palms]
        return Facet(_palm, Question(self.words("orongo-ask-palm"), options))

    def _fields(self, left: Sequence[Action]) -> Question[Hashable]:
        """Returns the question for a field by its name, with all fields listed by kind."""
        names = [action.field for action in left if isinstance(action, Place)]
        others: list[PromptOption[Hashable]] = [PromptOption(name, name, (name,)) for name in names]
        groups = []
        for kind in (*RESOURCES, "coastal", "inland"):
            found = [name for name in names if self.narrator.kind(name) == kind]
            if found:
                label = self.words("orongo-kind", kind=kind)
                groups.append(f"{label} {', '.join(found)}")
        return Question(self.words("orongo-ask-field"), (), others, " · ".join(groups))

    def _tiles(self, tiles: Sequence[str]) -> str:
        return self.words.listed([self.words.phrase(tile) for tile in self.narrator.tiles(tiles)])

    # Telling

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
        won = self.words("table-won", count=len(winners), clans=self.words.listed(winners))
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
