"""A game that says nothing about the terminal: its views as tables, its actions as a list."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.console.prompt import Prompt, PromptOption, Question
from ahu.console.words import Words
from ahu.core.contract import Action, Position, PublicView, View
from ahu.core.match import Match
from ahu.narration import narrator_for


class PlainTerminalGame:
    """The `TerminalGame` of any game."""

    def __init__(self, match: Match, words: Words) -> None:
        self._match = match
        self._words = words
        self._narrator = narrator_for(match.game, match.position.board)

    def draw(self, view: View | PublicView, room: int) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, value in msgspec.structs.asdict(view).items():
            table.add_row(Text(name, "dim"), Text(msgspec.json.encode(value).decode()))
        return table

    def task(self, view: View) -> str:
        return self._words.phrase(self._narrator.task(view))

    def decide(self, prompt: Prompt, recall: Position, view: View) -> Sequence[Action]:
        return [self._chosen(prompt, recall.legal(view.seat), back=False)]

    def aside(self, prompt: Prompt, recall: Position, view: View) -> Action:
        return self._chosen(prompt, recall.asides(view.seat), back=True)

    def _chosen(self, prompt: Prompt, actions: Sequence[Action], back: bool) -> Action:
        game, players = self._match.game, self._match.position.players
        texts = [game.write(action, players) for action in actions]
        options = [PromptOption(number, text, (text,)) for number, text in enumerate(texts)]
        return actions[prompt.ask(Question(self._words("terminal-which-action"), options), back)]

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
