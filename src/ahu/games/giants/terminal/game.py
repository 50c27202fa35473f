"""Puts the parts of Giants at the terminal together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ahu.console.prompt import Prompt
from ahu.console.words import Words
from ahu.core.contract import COLOURS, Action
from ahu.games.giants.actions import Peek
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.narration import GiantsNarrator
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.terminal.choosing import Chooser
from ahu.games.giants.terminal.ending import result
from ahu.games.giants.terminal.names import Names
from ahu.games.giants.terminal.screen import GiantsScreen
from ahu.games.giants.views import GiantsPublicView, GiantsView


class GiantsTerminalGame:
    """The `TerminalGame` of Giants."""

    def __init__(self, board: GiantsBoard, words: Words) -> None:
        self.words = words
        self.names = Names(board, words)
        self.screen = GiantsScreen(self.names)
        self.narrator = GiantsNarrator(board)

    def draw(self, view: GiantsView | GiantsPublicView, room: int) -> RenderableType:
        return self.screen.draw(view, room)

    def task(self, view: GiantsView) -> str:
        return self.words.phrase(self.narrator.task(view))

    def decide(self, prompt: Prompt, recall: GiantsPosition, view: GiantsView) -> Sequence[Action]:
        return Chooser(self.names, prompt, recall, view).decide()

    def aside(self, prompt: Prompt, recall: GiantsPosition, view: GiantsView) -> Action:
        return Chooser(self.names, prompt, recall, view).peek()

    def answer(self, aside: Action, view: GiantsView) -> str:
        assert isinstance(aside, Peek)
        colour = COLOURS[view.bases[aside.ahu]]
        return self.words("giants-peeked", ahu=aside.ahu, colour=colour)

    def help(self) -> Sequence[Text]:
        return [*self.screen.legend(76), Text(), Text(self.words("giants-help"))]

    def end(self, views: Sequence[GiantsView]) -> RenderableType:
        return result(self.names, self.narrator, views[0].table)
