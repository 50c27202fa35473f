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
    """Shows one game at the terminal and asks for its actions. It draws everything from views."""

    def draw(self, view: View | PublicView, room: int) -> RenderableType:
        """Returns the board and everybody's material, for whoever has this view."""

    def task(self, view: View) -> str:
        """Returns a sentence that says what the seat of this view has to do."""

    def decide(self, prompt: Prompt, recall: Position, view: View) -> Sequence[Action]:
        """Returns the series of actions that make up the person's decision. Raises Back."""

    def aside(self, prompt: Prompt, recall: Position, view: View) -> Action:
        """Returns the aside that the person chooses; there is at least one. Raises Back."""

    def answer(self, aside: Action, view: View) -> str:
        """Returns what the person learns from an aside they have made."""

    def help(self) -> Sequence[Text]:
        """Returns what the symbols mean, and how a turn goes."""

    def end(self, views: Sequence[View]) -> RenderableType:
        """Returns the result, from the views of all seats when the game is over."""


def terminal_game_of(game: Game, board: Board, words: Words) -> TerminalGame | None:
    """Returns how a game looks here, or None. It takes only its own views, hence the cast."""
    if not game.facets.terminal:
        return None
    return cast(Callable[[Board, Words], TerminalGame], load(game.facets.terminal))(board, words)
