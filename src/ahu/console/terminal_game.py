"""What a game must be able to do at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from ahu.console.prompt import Prompt
from ahu.console.words import Words
from ahu.core.board import Board
from ahu.core.contract import Action, Game, Position, PublicView, View
from ahu.core.facets import load


class TerminalGame(Protocol):
    """A game at the terminal. What it draws, it draws from views."""

    def draw(self, view: View | PublicView, room: int) -> RenderableType:
        """The board and everybody's material, for whoever has this view."""

    def task(self, view: View) -> str:
        """What the seat of this view has to do."""

    def decide(self, prompt: Prompt, recall: Position, view: View) -> Sequence[Action]:
        """What the person decides, as the series of actions it is made of. Raises Back."""

    def aside(self, prompt: Prompt, recall: Position, view: View) -> Action:
        """An aside the person chooses; there is one. Raises Back."""

    def answer(self, aside: Action, view: View) -> str:
        """What the person learns from an aside he has made."""

    def help(self) -> Sequence[Text]:
        """What the symbols mean, and how a turn goes."""

    def end(self, views: Sequence[View]) -> RenderableType:
        """The result, from the views of all seats when the game is over."""


def terminal_game_of(game: Game, board: Board, words: Words) -> TerminalGame | None:
    """How a game looks here. It takes the views of its own game only, hence the cast."""
    if not game.facets.terminal:
        return None
    return cast(Callable[[Board, Words], TerminalGame], load(game.facets.terminal))(board, words)
