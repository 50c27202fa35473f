"""What happens in Giants, told from public views."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

import ahu.games.giants.layout as L
from ahu.core.record import Event
from ahu.core.story import Entry, Picked, Said, Story, clan, of_clan, said
from ahu.games.giants.actions import (
    ITEM_INDEX,
    Bid,
    Buy,
    Crown,
    Decline,
    Die,
    Enter,
    Erect,
    First,
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    Stop,
    Take,
    TakeBack,
)
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.codec import encode_step
from ahu.games.giants.transport import scored
from ahu.games.giants.views import (
    GiantsPublicView,
    GiantsView,
    ItemInSight,
    Screen,
    Sculptors,
    SeatInSight,
)

LANDMARKS = ("village", "sorcerers_hut", "moai_quarry", "headdress_quarry")
SIGNS = " ①②③"
"""A sign for each size."""
TABLET_POINTS = 3
TURNS = ("place", "move")
"""The phases in which seats pass, at last."""
MATERIAL = ("workers", "sorcerer", "chief", "markers", "logs", "bases")

_ENDS: dict[type, tuple[str, str]] = {
    Stop: ("stop", "G5.6"),
    Mark: ("mark", "G5.6"),
    Erect: ("erect", "G5.5"),
    Crown: ("crown", "G5.5"),
}
_PLAIN: dict[type, str] = {
    First: "G1.5",
    Take: "G3.3",
    Decline: "G3.3",
    Buy: "G4.4",
    Pass: "G4.5",
    MarkLaid: "G5.9",
    Peek: "G7.1",
}
"""The rule behind each event that is told by itself."""


class GiantsNarrator:
    """Tells events of Giants, from public views only."""

    def __init__(self, board: GiantsBoard) -> None:
        self.board = board

    # Things

    def kind(self, hex: str) -> str:
        """The kind of a hex."""
        return self.board.hexes[self.board.index[hex]].kind

    def hex(self, hex: str) -> Said:
        """A hex by its name, a landmark in words."""
        kind = self.kind(hex)
        if kind in LANDMARKS:
            return said("giants-landmark", kind=kind)
        return said("giants-hex", hex=hex)

    def onto(self, hex: str) -> Said:
        """Where somebody goes who goes there."""
        kind = self.kind(hex)
        return said("giants-onto", kind=kind if kind in LANDMARKS else "land", hex=hex)

    def item(self, item: str) -> Said:
        """A statue or headdress."""
        index = ITEM_INDEX[item]
        return said("giants-item", headdress=int(index >= L.MOAI), size=L.SIZES[index], item=item)

    def material(self, of: Bid | Screen | Sculptors) -> list[Said]:
        """Markers, figures, logs and bases; `nothing` where there are none."""
        parts = [
            said(f"giants-count-{what}", count=count)
            for what in MATERIAL
            if (count := int(getattr(of, what, 0)))
        ]
        return parts or [said("terminal-nothing")]

    def _path(self, hexes: Sequence[str]) -> Said | str:
        if not hexes:
            return ""
        path = self.hex(hexes[0])
        for hex in hexes[1:]:
            path = said("giants-path", path=path, hex=self.hex(hex))
        return path

    # What is to be done

    def task(self, view: GiantsView) -> Said:
        """What the seat of this view has to do."""
        return of_clan("giants-task", view.seat, phase=_part(view.table))

    def waits(self, table: GiantsPublicView, seat: int) -> Said:
        """What a seat has to do, in words for everybody."""
        return of_clan("giants-waits", seat, phase=_part(table))

    # What happened

    def tell(
        self,
        kept: tuple[Event, ...],
        before: GiantsPublicView,
        event: Event,
        after: GiantsPublicView,
    ) -> Story:
        """What to tell of an event; sealed decisions and journeys are kept until they are done."""
        move = event.move
        revealed = isinstance(move, Peek) or self.reveals(before, event.seat, after)
        if isinstance(move, Pick):
            return Story(kept=(*kept, event), picked=_picked(_item(before, move.item)))
        if isinstance(move, Enter):
            begun = any(isinstance(held.move, Pick | Enter) for held in kept)
            # A record may begin within a journey.
            picked = None if begun else _picked(_in_hand(before))
            return Story(kept=(*kept, event), picked=picked)
        if isinstance(move, Die):
            told = [self._dice(event, after)] if after.phase != "dice" else []
        elif isinstance(move, Bid | TakeBack):
            kept = (*kept, event)
            if after.phase == before.phase:
                return Story(kept=kept, sealed=True)
            own = [held for held in kept if isinstance(held.move, type(move))]
            told = [self._sealed(held) for held in own]
            kept, revealed = (), revealed or len(own) > 1
        elif type(move) in _ENDS:
            told = [self._journey(kept, before, event)]
            kept = ()
        elif isinstance(move, Place):
            told = [self._place(event, move, before.options.open_bases)]
        else:
            told = [Entry(self._plain(event), (_PLAIN[type(move)],), (event,))]
        told += self._passed_by_themselves(before, event, after)
        sealed = isinstance(move, Bid | TakeBack)
        route = tuple(
            held.move.hex for entry in told for held in entry.events if isinstance(held.move, Enter)
        )
        return Story(
            tuple(told),
            kept,
            revealed,
            sealed,
            aside=isinstance(move, Peek),
            conceals=isinstance(move, Erect),
            route=route,
        )

    def _dice(self, event: Event, after: GiantsPublicView) -> Entry:
        sizes = "".join(SIGNS[size] * after.quarry[size - 1] for size in (1, 2, 3))
        if sizes:
            say = said("giants-told-quarry", sizes=" ".join(sizes))
            return Entry(say, ("G2.1",), (event,))
        return Entry(said("giants-told-no-statue"), ("G2.1", "G2.3"), (event,))

    def _sealed(self, event: Event) -> Entry:
        """A decision that was sealed and is open now."""
        assert event.seat is not None
        if isinstance(event.move, Bid):
            say = of_clan("giants-told-bid", event.seat, bid=self.material(event.move))
            return Entry(say, ("G3.1", "G3.2"), (event,))
        assert isinstance(event.move, TakeBack)
        say = self._of_items("giants-told-take-back", event.seat, event.move.items)
        return Entry(say, ("G6.2",), (event,))

    def _of_items(self, key: str, seat: int, items: Sequence[str]) -> Said:
        return of_clan(key, seat, count=len(items), items=[self.item(item) for item in items])

    def _plain(self, event: Event) -> Said:
        """An event that is told by itself."""
        seat = event.seat or 0
        match event.move:
            case First(first):
                return of_clan("giants-told-first", first)
            case Take(size, by):
                return of_clan("giants-told-take", seat, size=size, by=by)
            case MarkLaid(items):
                return self._of_items("giants-told-mark-laid", seat, items)
            case Peek(ahu):
                return of_clan("giants-told-peek", seat, ahu=ahu)
            case move:
                return of_clan(f"giants-told-{type(move).__name__.lower()}", seat)

    def _place(self, event: Event, move: Place, open_bases: bool) -> Entry:
        say = of_clan(
            "giants-told-place",
            event.seat or 0,
            figure=move.figure,
            onto=self.onto(move.hex),
            logs=move.logs,
            power=move.power or "none",
            ahu=move.ahu or "",
        )
        power = () if move.power is None else ("G4.3" if move.figure == "chief" else "G4.2",)
        entry = Entry(say, ("G4.1", *power), (event,))
        if move.ahu is None or open_bases:
            return entry
        # Only who reserves an ahu may erect there: later this would tell whose base it is.
        plain = Place(move.figure, move.hex, move.logs)
        discreet = self._place(replace(event, move=plain), plain, open_bases)
        return replace(entry, secret=move.ahu, discreet=discreet)

    def _journey(self, kept: tuple[Event, ...], before: GiantsPublicView, event: Event) -> Entry:
        """A whole transport: from picking an item to its end."""
        events = tuple(held for held in kept if isinstance(held.move, Pick | Enter))
        steps = [held.move for held in events if isinstance(held.move, Enter)]
        points = [0] * before.players
        item = _in_hand(before)
        assert event.seat is not None
        for step in steps:
            code = encode_step(0, step)
            for seat in range(before.players):
                points[seat] += scored(code, event.seat, seat, item.size)
        end, rule = _ENDS[type(event.move)]
        say = of_clan(
            "giants-told-journey",
            event.seat,
            item=self.item(item.item),
            path=self._path([step.hex for step in steps]),
            steps=len(steps),
            end=end,
            ahu=getattr(event.move, "ahu", ""),
            points=[
                said("giants-points", clan=clan(seat), count=count)
                for seat, count in enumerate(points)
                if count
            ],
            given=sum(points),
        )
        rules = ("G5.2", *(("G5.4",) if any(points) else ()), rule) if steps else (rule,)
        fleeting = not before.options.open_bases
        return Entry(say, rules, (*events, event), fleeting)

    def _passed_by_themselves(
        self, before: GiantsPublicView, event: Event, after: GiantsPublicView
    ) -> list[Entry]:
        return [
            Entry(of_clan("giants-told-cannot", seat), ("G4.5",), ())
            for seat in _passing(before, event.seat, after)
        ]

    def reveals(self, before: GiantsPublicView, seat: int | None, after: GiantsPublicView) -> bool:
        """Whether it told what others have behind their screens, or have not (G7.3).

        It does so when others pass by themselves; and after transport, when those are asked for
        marks who have any (G5.9).
        """
        if before.options.open_screens:
            return False
        if before.phase == after.phase != "marks":
            return bool(_passing(before, seat, after))
        if before.phase in ("move", "marks"):
            return True
        others = [other for other in range(before.players) if other != seat]
        return (
            before.phase == "place" and not all(before.seats[other].passed for other in others)
        ) or (after.phase in TURNS and any(after.seats[other].passed for other in others))

    # Looking back

    def hidden(self, table: GiantsPublicView) -> bool:
        """Whether this moment tells who erected what, which nobody may look up (G7.2)."""
        return table.phase == "move" and not table.options.open_bases

    def past(self, then: GiantsView, now: GiantsView) -> GiantsView:
        """What a seat saw then, without the bases that it may no longer look up."""
        if now.table.options.open_bases:
            return then
        return replace(
            then,
            table=_without(self.secrets(now), then.table, now.table),
            screen=replace(then.screen, bases=now.screen.bases),
            bases={ahu: seat for ahu, seat in then.bases.items() if ahu in now.bases},
        )

    def past_table(self, then: GiantsPublicView, now: GiantsPublicView) -> GiantsPublicView:
        """What everybody saw then, without the bases that nobody may look up."""
        return then if now.options.open_bases else _without(self.secrets(now), then, now)

    def past_scores(self, table: GiantsPublicView) -> bool:
        """Points of earlier moments would tell who erected between them (G8.4)."""
        return table.options.open_bases

    def secrets(self, sight: GiantsView | GiantsPublicView) -> frozenset[str]:
        """The ahus with a Moai whose base may not be known to whoever sees this."""
        table, bases = (sight.table, sight.bases) if isinstance(sight, GiantsView) else (sight, {})
        return frozenset(
            ahu.ahu
            for ahu in table.ahus
            if ahu.state == "taken" and ahu.base is None and ahu.ahu not in bases
        )

    # The end

    def result(
        self, table: GiantsPublicView, views: list[GiantsView]
    ) -> list[tuple[Said, list[int]]]:
        """What each seat's points came from, and their sum."""
        rows = [self.parts(table, seat) for seat in range(table.players)]
        names = ("transport", "moai", "headdresses", "tablets", "sum")
        sums = [seat.score for seat in table.seats]
        columns = [*map(list, zip(*rows, strict=True)), sums]
        return [
            (said(f"giants-score-{name}"), column)
            for name, column in zip(names, columns, strict=True)
        ]

    def parts(self, table: GiantsPublicView, seat: int) -> tuple[int, int, int, int]:
        """The points of a seat by where they came from; transport is what the rest leaves."""
        moai = headdresses = 0
        for ahu, sight in zip(self.board.ahus, table.ahus, strict=True):
            if sight.moai is not None and sight.base == seat:
                moai += ahu.moai * sight.moai
                headdresses += ahu.headdress if sight.crowned else 0
        tablets = TABLET_POINTS * (table.seats[seat].tablets // 2)
        return table.seats[seat].score - moai - headdresses - tablets, moai, headdresses, tablets


def _passing(before: GiantsPublicView, seat: int | None, after: GiantsPublicView) -> list[int]:
    """The seats that passed by themselves when this seat acted, within a phase."""
    if before.phase != after.phase:
        return []
    return [
        other
        for other, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if now.passed and not was.passed and other != seat
    ]


def _without(
    secrets: frozenset[str], then: GiantsPublicView, now: GiantsPublicView
) -> GiantsPublicView:
    """A table of the past that does not tell whose these ahus became.

    They look free until they are taken, since the moment of a reservation tells who made it. What
    can be counted, and would tell who paid or scored for an ahu, is what it is now.
    """
    ahus = tuple(
        replace(ahu, state="free", base=None)
        if ahu.state == "reserved" and ahu.ahu in secrets
        else ahu
        for ahu in then.ahus
    )
    seats = tuple(map(_counted_now, then.seats, now.seats))
    return replace(then, scores=now.scores, ahus=ahus, seats=seats, tablet_supply=now.tablet_supply)


def _counted_now(then: SeatInSight, now: SeatInSight) -> SeatInSight:
    """A seat of the past with the points, half-tablets and bases that it has now."""
    screen = then.screen
    if screen is not None and now.screen is not None:
        screen = replace(screen, bases=now.screen.bases)
    return replace(then, score=now.score, tablets=now.tablets, screen=screen)


def _item(table: GiantsPublicView, item: str) -> ItemInSight:
    """An item in front of a screen or on the board."""
    return {found.item: found for found in table.items}[item]


def _in_hand(table: GiantsPublicView) -> ItemInSight:
    """The item that is being handled."""
    assert table.hand is not None, "a journey has an item"
    return _item(table, table.hand)


def _picked(item: ItemInSight) -> Picked:
    return Picked(item, item.start)


def _part(table: GiantsPublicView) -> str:
    """The phase, where going on with an item in hand is one of its own."""
    return "hand" if table.phase == "move" and table.hand is not None else table.phase
