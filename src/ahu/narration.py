"""Who tells of a game: one teller for each, from views only."""

from __future__ import annotations

from typing import Protocol, cast

from ahu.core.board import Board
from ahu.core.contract import PublicView, View
from ahu.core.record import Event
from ahu.core.story import Said, Story
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.narration import GiantsTeller
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.narration import OrongoTeller


class Teller(Protocol):
    """Finds the messages of one game. Everybody may hear what it tells, except a seat's task."""

    def tell(
        self, kept: tuple[Event, ...], before: PublicView, event: Event, after: PublicView
    ) -> Story:
        """What everybody may be told when this happens."""

    def task(self, view: View) -> Said:
        """What the seat of this view has to do."""

    def waits(self, table: PublicView, seat: int) -> Said:
        """What a seat has to do, in words for everybody."""

    def hidden(self, table: PublicView) -> bool:
        """Whether this moment tells something that nobody may look up while the game runs."""

    def past(self, then: View, now: View) -> View:
        """What a seat saw then, without what it may no longer look up now."""

    def result(self, table: PublicView, views: list[View]) -> list[tuple[Said, list[int]]]:
        """The columns of the result: what counted, and how much for each seat."""


def teller_for(board: Board) -> Teller:
    """The teller of a board's game. It takes the views of that game only, hence the casts."""
    if isinstance(board, GiantsBoard):
        return cast(Teller, GiantsTeller(board))
    assert isinstance(board, OrongoBoard)
    return cast(Teller, OrongoTeller(board))
