"""What happens in Orongo, told from public views."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.record import Event
from ahu.core.story import Entry, Said, Story, clan, of_clan, said
from ahu.games.orongo.actions import Bid, Build, First, Place, Tile
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class OrongoNarrator:
    """Tells events of Orongo, from public views only."""

    def __init__(self, board: OrongoBoard) -> None:
        self.board = board

    # Things

    def kind(self, name: str) -> str:
        """The kind of a field; palms are coastal or inland."""
        index = self.board.index[name]
        kind = self.board.hexes[index].kind
        if kind != "palm":
            return kind
        return "coastal" if self.board.coastal[index] else "inland"

    def field(self, name: str) -> Said:
        """A field by its kind and name."""
        return said("orongo-field", kind=said("orongo-kind", kind=self.kind(name)), field=name)

    def tiles(self, tiles: Sequence[str]) -> list[Said]:
        """Several of them."""
        return [self.field(tile) for tile in tiles]

    # What is to be done

    def task(self, view: OrongoView) -> Said:
        """What the seat of this view has to do."""
        table = view.table
        due = table.seats[view.seat].due
        return of_clan("orongo-task", view.seat, phase=table.phase, due=due, shells=view.shells)

    def waits(self, table: OrongoPublicView, seat: int) -> Said:
        """What a seat has to do, in words for everybody."""
        return of_clan("orongo-waits", seat, phase=table.phase, due=table.seats[seat].due)

    # What happened

    def tell(
        self,
        kept: tuple[Event, ...],
        before: OrongoPublicView,
        event: Event,
        after: OrongoPublicView,
    ) -> Story:
        """What to tell of an event; tiles and bids are kept until all are there."""
        match event.move:
            case First(holder):
                entry = Entry(of_clan("orongo-told-first", holder), ("O1.5",), (event,))
                return Story((entry,), kept)
            case Tile():
                kept = (*kept, event)
                if after.phase == "tiles":
                    return Story(kept=kept)
                laid = tuple(held for held in kept if isinstance(held.move, Tile))
                names = [held.move.field for held in laid if isinstance(held.move, Tile)]
                say = said("orongo-told-tiles", tiles=self.tiles(names))
                return Story((Entry(say, ("O2",), laid),))
            case Bid():
                kept = (*kept, event)
                if after.phase == "bids":
                    return Story(kept=kept)
                return Story(tuple(self._auction(kept, before, after)))
        return Story((self._entry(event, after),), kept)

    def _entry(self, event: Event, after: OrongoPublicView) -> Entry:
        """A chip or a Moai."""
        seat = event.seat or 0
        match event.move:
            case Place(field):
                say = of_clan("orongo-told-place", seat, field=self.field(field))
                return Entry(say, ("O4.1",), (event,))
            case Build(tiles, palm):
                main = after.main == palm
                say = of_clan(
                    "orongo-told-main" if main else "orongo-told-build",
                    seat,
                    tiles=self.tiles(tiles),
                    palm=palm,
                    count=len(tiles),
                )
                return Entry(say, ("O5.1", "O6.1") if main else ("O5.1",), (event,))
        raise TypeError(f"{type(event.move).__name__} does not belong to Orongo")

    def _auction(
        self, kept: Sequence[Event], before: OrongoPublicView, after: OrongoPublicView
    ) -> list[Entry]:
        """The bids, once all are in, and what came of them."""
        bids = [held for held in kept if isinstance(held.move, Bid)]
        shells = {held.seat or 0: held.move.shells for held in bids if isinstance(held.move, Bid)}
        told = []
        for held in sorted(bids, key=lambda held: -shells[held.seat or 0]):
            seat = held.seat or 0
            say = of_clan("orongo-told-bid", seat, count=shells[seat])
            told.append(Entry(say, ("O3.2",), (held,)))
        took = [seat for seat, bid in shells.items() if bid == 0]
        in_all = before.atoll + max(shells.values())
        share = (in_all - after.atoll) // len(took) if took else 0
        if share and len(shells) == len(before.seats):  # a record may begin when some have bid
            clans = [clan(seat) for seat in took]
            say = said("orongo-told-atoll", clans=clans, count=len(took), shells=share)
            told.append(Entry(say, ("O3.3",), ()))
        if after.amulet is not None and after.amulet != before.amulet:
            told.append(Entry(of_clan("orongo-told-amulet", after.amulet), ("O3.5",), ()))
        return told

    # The end

    def result(
        self, table: OrongoPublicView, views: list[OrongoView]
    ) -> list[tuple[Said, list[int]]]:
        """Moai built and left, and shells."""
        return [
            (said("orongo-column-built"), list(table.scores)),
            (said("orongo-column-left"), [seat.moai for seat in table.seats]),
            (said("orongo-column-shells"), [view.shells for view in views]),
        ]
