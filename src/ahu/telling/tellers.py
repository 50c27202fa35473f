"""Who tells of a game: one teller for each, from views only."""

from __future__ import annotations

from typing import Protocol, cast

from ahu.core.board import Board
from ahu.core.contract import PublicView, Seat, View
from ahu.core.record import Event
from ahu.giants.board import GiantsBoard
from ahu.orongo.board import OrongoBoard
from ahu.telling.giants import GiantsTeller
from ahu.telling.orongo import OrongoTeller
from ahu.telling.said import Said, Story


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

    def reveals(self, before: PublicView, seat: Seat | None, after: PublicView) -> bool:
        """Whether what a seat did, or chance, told what lies behind the screens of others."""

    def secrets(self, sight: View | PublicView) -> frozenset[str]:
        """What may not be known to whoever sees this, a seat or an onlooker: see `Entry.secret`."""

    def hidden(self, table: PublicView) -> bool:
        """Whether this moment tells something that nobody may look up while the game runs."""

    def past(self, then: View, now: View) -> View:
        """What a seat saw then, without what it may no longer look up now."""

    def past_table(self, then: PublicView, now: PublicView) -> PublicView:
        """What everybody saw then, without what nobody may look up now."""

    def past_scores(self, table: PublicView) -> bool:
        """Whether the points that seats had may be looked up while the game runs."""

    def result(self, table: PublicView, views: list[View]) -> list[tuple[Said, list[int]]]:
        """The columns of the result: what counted, and how much for each seat."""


def teller_for(board: Board) -> Teller:
    """The teller of a board's game. It takes the views of that game only, hence the casts."""
    if isinstance(board, GiantsBoard):
        return cast(Teller, GiantsTeller(board))
    assert isinstance(board, OrongoBoard)
    return cast(Teller, OrongoTeller(board))
