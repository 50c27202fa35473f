"""Shows a game that says nothing about the terminal: its views as rows, its actions as a list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.console.facts import FactSheet
from ahu.console.prompt import Prompt, PromptOption, Question
from ahu.console.words import Words
from ahu.core.contract import Action, Position, PublicView, View
from ahu.core.match import Match
from ahu.narration import MoveWords, narrator_for


class PlainTerminalGame:
    """The `TerminalGame` of any game."""

    def __init__(self, match: Match, words: Words) -> None:
        self._match = match
        self._words = words
        self._narrator = narrator_for(match.game, match.position.board)
        self._moves = MoveWords(match.game)
        self._facts = FactSheet(match.game.name, words)

    def draw(self, view: View | PublicView, room: int) -> RenderableType:
        return self._facts.draw(view)

    def task(self, view: View) -> str:
        return self._words.phrase(self._narrator.task(view))

    def decide(self, prompt: Prompt, recall: Position, view: View) -> Sequence[Action]:
        return [self._chosen(prompt, recall.legal(view.seat), back=False)]

    def aside(self, prompt: Prompt, recall: Position, view: View) -> Action:
        return self._chosen(prompt, recall.asides(view.seat), back=True)

    def _chosen(self, prompt: Prompt, actions: Sequence[Action], back: bool) -> Action:
        game, players = self._match.game, self._match.position.players
        notations = [game.write(action, players) for action in actions]
        options = [
            PromptOption(number, self._said(action), (notation,))
            for number, (action, notation) in enumerate(zip(actions, notations, strict=True))
        ]
        return actions[prompt.ask(Question(self._words("terminal-which-action"), options), back)]

    def _said(self, action: Action) -> str:
        """Returns an action in words, else in notation; the notation can always be typed."""
        said = self._moves(action)
        return said if isinstance(said, str) else self._words.phrase(said)

    def answer(self, aside: Action, view: View) -> str:
        return ""

    def help(self) -> Sequence[Text]:
        return ()

    def end(self, views: Sequence[View]) -> RenderableType:
        words, position = self._words, self._match.position
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column()
        table.add_column(words("terminal-points"), justify="right")
        for seat, points in enumerate(position.scores):
            table.add_row(words.clan(seat), str(points))
        winners = [words.clans[seat] for seat in position.winners]
        won = words("table-won", count=len(winners), clans=words.listed(winners))
        return Group(Text(), table, Text(), words.paint(won, "bold"))
