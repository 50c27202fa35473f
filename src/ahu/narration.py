"""Who tells of a game, from views only: its own narrator, or one that says each move's notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Outcome, PublicView, Seat, View
from ahu.core.facets import load
from ahu.core.record import Event
from ahu.core.story import Entry, Said, Story, of_clan, said


class Narrator(Protocol):
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


def narrator_for(game: Game, board: Board) -> Narrator:
    """The narrator of a game. It takes the views of that game only, hence the cast."""
    if not game.facets.narration:
        return PlainNarrator(game)
    return cast(Callable[[Board], Narrator], load(game.facets.narration))(board)


class PlainNarrator:
    """Tells of a game that has no narrator: each move in notation.

    It does not know what a move gives away, so nothing that was told can be taken back, and it
    tells sealed decisions only when all must have been made.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def tell(
        self, kept: tuple[Event, ...], before: PublicView, event: Event, after: PublicView
    ) -> Story:
        sealed = isinstance(event.move, Action) and event.move.sealed
        opened = any(held.seat == event.seat for held in kept) and sealed
        told = kept if opened or isinstance(event.move, Outcome) else ()
        still = () if told else kept
        if after.waiting == "over":  # nothing can follow that would open what is sealed
            told, still = (*kept, event), ()
        elif sealed:
            still = (*still, event)
        else:
            told = (*told, event)
        return Story(tuple(map(self._entry, told)), still, revealed=True, sealed=sealed)

    def _entry(self, event: Event) -> Entry:
        move = self._game.write(event.move, self._game.players[-1])
        if event.seat is None:
            return Entry(said("plain-told-chance", move=move), (), (event,))
        return Entry(of_clan("plain-told", event.seat, move=move), (), (event,))

    def task(self, view: View) -> Said:
        return said("plain-task")

    def waits(self, table: PublicView, seat: int) -> Said:
        return of_clan("plain-waits", seat)

    def reveals(self, before: PublicView, seat: Seat | None, after: PublicView) -> bool:
        return True

    def secrets(self, sight: View | PublicView) -> frozenset[str]:
        return frozenset()

    def hidden(self, table: PublicView) -> bool:
        return False

    def past(self, then: View, now: View) -> View:
        return then

    def past_table(self, then: PublicView, now: PublicView) -> PublicView:
        return then

    def past_scores(self, table: PublicView) -> bool:
        return True

    def result(self, table: PublicView, views: list[View]) -> list[tuple[Said, list[int]]]:
        return []
