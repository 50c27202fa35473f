"""Tells what happens in Orongo, from public views."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from ahu.core.ending import Ending
from ahu.core.log import LogLine, Message, Narration, clan, clan_message, message
from ahu.core.record import Event
from ahu.games.orongo import ending
from ahu.games.orongo.actions import Bid, Build, First, Place, Tile
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class OrongoNarrator:
    """Tells events of Orongo, from public views only."""

    def __init__(self, board: OrongoBoard) -> None:
        self.board = board

    # Things

    def kind(self, name: str) -> str:
        """Returns the kind of a field; palms are coastal or inland."""
        index = self.board.index[name]
        kind = self.board.hexes[index].kind
        if kind != "palm":
            return kind
        return "coastal" if self.board.coastal[index] else "inland"

    def field(self, name: str) -> Message:
        """Returns the message that names a field by its kind and name."""
        return message(
            "orongo-field", kind=message("orongo-kind", kind=self.kind(name)), field=name
        )

    def tiles(self, tiles: Sequence[str]) -> list[Message]:
        """Returns the messages that name several fields."""
        return [self.field(tile) for tile in tiles]

    # Tasks

    def task(self, view: OrongoView) -> Message:
        """Returns the message that tells the seat of this view what it has to do."""
        table = view.table
        due = table.seats[view.seat].due
        return clan_message(
            "orongo-task", view.seat, phase=table.phase, due=due, shells=view.shells
        )

    def waits(self, table: OrongoPublicView, seat: int) -> Message:
        """Returns the message that tells everybody what a seat has to do."""
        return clan_message("orongo-waits", seat, phase=table.phase, due=table.seats[seat].due)

    # Events

    def tell(
        self,
        kept: tuple[Event, ...],
        before: OrongoPublicView,
        event: Event,
        after: OrongoPublicView,
    ) -> Narration:
        """Returns the narration of an event; tiles and bids are kept until all are there."""
        narration = self._tell(kept, before, event, after)
        if after.phase != "over":
            return narration
        why = LogLine(*ending.reason(after), ())
        return replace(narration, entries=(*narration.entries, why))

    def _tell(
        self,
        kept: tuple[Event, ...],
        before: OrongoPublicView,
        event: Event,
        after: OrongoPublicView,
    ) -> Narration:
        """Returns the narration of an event, whether or not it ends the game."""
        match event.move:
            case First(holder):
                entry = LogLine(clan_message("orongo-told-first", holder), ("O1.5",), (event,))
                return Narration((entry,), kept)
            case Tile():
                kept = (*kept, event)
                if after.phase == "tiles":
                    return Narration(kept=kept)
                laid = tuple(held for held in kept if isinstance(held.move, Tile))
                names = [held.move.field for held in laid if isinstance(held.move, Tile)]
                say = message("orongo-told-tiles", tiles=self.tiles(names))
                return Narration((LogLine(say, ("O2",), laid, hexes=tuple(names)),))
            case Bid():
                kept = (*kept, event)
                if after.phase == "bids":
                    return Narration(kept=kept)
                return Narration(tuple(self._auction(kept, before, after)))
        return Narration((self._entry(event, after),), kept)

    def _entry(self, event: Event, after: OrongoPublicView) -> LogLine:
        """Returns the line that tells of a chip or a Moai."""
        seat = event.seat or 0
        match event.move:
            case Place(field):
                say = clan_message("orongo-told-place", seat, field=self.field(field))
                return LogLine(say, ("O4.1",), (event,), hexes=(field,))
            case Build(tiles, palm):
                main = after.main == palm
                say = clan_message(
                    "orongo-told-main" if main else "orongo-told-build",
                    seat,
                    tiles=self.tiles(tiles),
                    palm=palm,
                    count=len(tiles),
                )
                rules = ("O5.1", "O6.1") if main else ("O5.1",)
                return LogLine(say, rules, (event,), hexes=(*tiles, palm))
        raise TypeError(f"{type(event.move).__name__} does not belong to Orongo")

    def _auction(
        self, kept: Sequence[Event], before: OrongoPublicView, after: OrongoPublicView
    ) -> list[LogLine]:
        """Returns the lines that tell of the bids, once all are in, and their results."""
        bids = [held for held in kept if isinstance(held.move, Bid)]
        shells = {held.seat or 0: held.move.shells for held in bids if isinstance(held.move, Bid)}
        told = []
        for held in sorted(bids, key=lambda held: -shells[held.seat or 0]):
            seat = held.seat or 0
            say = clan_message("orongo-told-bid", seat, count=shells[seat])
            told.append(LogLine(say, ("O3.2",), (held,)))
        took = [seat for seat, bid in shells.items() if bid == 0]
        in_all = before.atoll + max(shells.values())
        share = (in_all - after.atoll) // len(took) if took else 0
        if share and len(shells) == len(before.seats):  # a record may begin when some have bid
            clans = [clan(seat) for seat in took]
            say = clan_message(
                "orongo-told-atoll", took[0], clans=clans, count=len(took), shells=share
            )
            told.append(LogLine(say, ("O3.3",), ()))
        if after.amulet is not None and after.amulet != before.amulet:
            say = clan_message("orongo-told-amulet", after.amulet)
            told.append(LogLine(say, ("O3.5",), (), seat=after.amulet))
        return told

    # The end

    def estimate(self, table: OrongoPublicView) -> list[int]:
        """Returns nothing: the Moai that are built are the score."""
        return []

    def result(
        self, table: OrongoPublicView, views: list[OrongoView]
    ) -> list[tuple[Message, list[int]]]:
        """Returns the columns of the result: Moai left, shells, and Moai built, which decide."""
        return [
            (message("orongo-column-left"), [seat.moai for seat in table.seats]),
            (message("orongo-score-shells"), [view.shells for view in views]),
            (message("orongo-column-built"), list(table.scores)),
        ]

    def ending(
        self, table: OrongoPublicView, views: list[OrongoView], winners: Collection[int]
    ) -> Ending:
        """Returns why the game ended, and which Moai counted for whom."""
        return ending.ending(table, [view.shells for view in views])
