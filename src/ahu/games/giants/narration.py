"""Tells what happens in Giants, from public views."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import ahu.games.giants.layout as L
from ahu.core.contract import Action, Outcome
from ahu.core.ending import Ending
from ahu.core.log import LogLine, Message, Narration, clan, clan_message, message
from ahu.core.planning import PickedItem
from ahu.core.record import Event
from ahu.games.giants import ending
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
from ahu.games.giants.disclosure import passing
from ahu.games.giants.transport import scored
from ahu.games.giants.views import GiantsPublicView, GiantsView, ItemInSight, Screen, Sculptors

LANDMARKS = ("village", "sorcerers_hut", "moai_quarry", "headdress_quarry")
SIGNS = " ①②③"
"""The sign for each size."""
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
        self._quarry = board.hexes[board.moai_quarry].name
        self._ahu_hexes = {ahu.name: board.hexes[ahu.hex].name for ahu in board.ahus}

    # Things

    def kind(self, hex: str) -> str:
        """Returns the kind of a hex."""
        return self.board.hexes[self.board.index[hex]].kind

    def hex(self, hex: str) -> Message:
        """Returns the message that names a hex; landmarks are in words."""
        kind = self.kind(hex)
        if kind in LANDMARKS:
            return message("giants-landmark", kind=kind)
        return message("giants-hex", hex=hex)

    def onto(self, hex: str) -> Message:
        """Returns the message that says onto which hex somebody goes."""
        kind = self.kind(hex)
        return message("giants-onto", kind=kind if kind in LANDMARKS else "land", hex=hex)

    def item(self, item: str, key: str = "giants-item") -> Message:
        """Returns the message that names a statue or headdress."""
        index = ITEM_INDEX[item]
        return message(key, headdress=int(index >= L.MOAI), size=L.SIZES[index])

    def the_item(self, item: str) -> Message:
        """Returns the message that names a statue or headdress to which something is done."""
        return self.item(item, "giants-the-item")

    def material(self, of: Bid | Screen | Sculptors) -> list[Message]:
        """Returns the messages for markers, figures, logs and bases; `nothing` without any."""
        parts = [
            message(f"giants-count-{what}", count=count)
            for what in MATERIAL
            if (count := int(getattr(of, what, 0)))
        ]
        return parts or [message("terminal-nothing")]

    def _path(self, hexes: Sequence[str]) -> Message | str:
        if not hexes:
            return ""
        path = self.hex(hexes[0])
        for hex in hexes[1:]:
            path = message("giants-path", path=path, hex=self.hex(hex))
        return path

    # Tasks

    def task(self, view: GiantsView) -> Message:
        """Returns the message that tells the seat of this view what it has to do."""
        return clan_message("giants-task", view.seat, phase=_part(view.table))

    def waits(self, table: GiantsPublicView, seat: int) -> Message:
        """Returns the message that tells everybody what a seat has to do."""
        return clan_message("giants-waits", seat, phase=_part(table))

    # Events

    def tell(
        self,
        kept: tuple[Event, ...],
        before: GiantsPublicView,
        event: Event,
        after: GiantsPublicView,
    ) -> Narration:
        """Returns the narration of an event; sealed decisions and journeys are kept until done."""
        move = event.move
        if isinstance(move, Pick):
            return Narration(kept=(*kept, event), picked=_picked(_item(before, move.item)))
        if isinstance(move, Enter):
            begun = any(isinstance(held.move, Pick | Enter) for held in kept)
            # A record may begin within a journey.
            picked = None if begun else _picked(_in_hand(before))
            return Narration(kept=(*kept, event), picked=picked)
        if isinstance(move, Die):
            told = [self._dice(event, after)] if after.phase != "dice" else []
        elif isinstance(move, Bid | TakeBack):
            kept = (*kept, event)
            if after.phase == before.phase:
                return Narration(kept=kept)
            own = [held for held in kept if isinstance(held.move, type(move))]
            told = [self._sealed(held, before) for held in own]
            kept = ()
        elif type(move) in _ENDS:
            told = [self._journey(kept, before, event)]
            kept = ()
        elif isinstance(move, Place):
            told = [self._place(event, move)]
        else:
            hexes = self._touched(before, move)
            told = [LogLine(self._plain(event), (_PLAIN[type(move)],), (event,), hexes=hexes)]
        told += self._passed_by_themselves(before, event, after)
        if after.phase == "over":
            told.append(LogLine(*ending.reason(after), ()))
        route = tuple(
            held.move.hex for entry in told for held in entry.events if isinstance(held.move, Enter)
        )
        return Narration(tuple(told), kept, route=route)

    def _dice(self, event: Event, after: GiantsPublicView) -> LogLine:
        sizes = "".join(SIGNS[size] * after.quarry[size - 1] for size in (1, 2, 3))
        if sizes:
            say = message("giants-told-quarry", sizes=" ".join(sizes))
            return LogLine(say, ("G2.1",), (event,), hexes=(self._quarry,))
        return LogLine(message("giants-told-no-statue"), ("G2.1", "G2.3"), (event,))

    def _sealed(self, event: Event, before: GiantsPublicView) -> LogLine:
        """Returns the line for a decision that was sealed and is open now."""
        assert event.seat is not None
        if isinstance(event.move, Bid):
            say = clan_message("giants-told-bid", event.seat, bid=self.material(event.move))
            return LogLine(say, ("G3.1", "G3.2"), (event,))
        assert isinstance(event.move, TakeBack)
        items = [self.item(item) for item in event.move.items]
        say = clan_message("giants-told-take-back", event.seat, count=len(items), items=items)
        return LogLine(say, ("G6.2",), (event,), hexes=self._touched(before, event.move))

    def _touched(self, before: GiantsPublicView, move: Action | Outcome) -> tuple[str, ...]:
        """Returns the hexes of what was taken, marked, or looked at."""
        match move:
            case Take():
                return (self._quarry,)
            case MarkLaid(items) | TakeBack(items):
                starts = (found.start for found in before.items if found.item in items)
                return tuple(dict.fromkeys(starts))
            case Peek(ahu):
                return (self._ahu_hexes[ahu],)
        return ()

    def _plain(self, event: Event) -> Message:
        """Returns the message for an event that is told by itself."""
        seat = event.seat or 0
        match event.move:
            case First(first):
                return clan_message("giants-told-first", first)
            case Take(size, by):
                return clan_message("giants-told-take", seat, size=size, by=by)
            case MarkLaid(items):
                marked = [self.the_item(item) for item in items]
                return clan_message("giants-told-mark-laid", seat, count=len(items), items=marked)
            case Peek(ahu):
                return clan_message("giants-told-peek", seat, ahu=ahu)
            case move:
                return clan_message(f"giants-told-{type(move).__name__.lower()}", seat)

    def _place(self, event: Event, move: Place) -> LogLine:
        say = clan_message(
            "giants-told-place",
            event.seat or 0,
            figure=move.figure,
            onto=self.onto(move.hex),
            logs=move.logs,
            power=move.power or "none",
            ahu=move.ahu or "",
        )
        power = () if move.power is None else ("G4.3" if move.figure == "chief" else "G4.2",)
        hexes = (move.hex,) if move.ahu is None else (move.hex, self._ahu_hexes[move.ahu])
        return LogLine(say, ("G4.1", *power), (event,), hexes=hexes)

    def _journey(self, kept: tuple[Event, ...], before: GiantsPublicView, event: Event) -> LogLine:
        """Returns the line for a whole journey: from picking an item to its end."""
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
        say = clan_message(
            "giants-told-journey",
            event.seat,
            item=self.the_item(item.item),
            path=self._path([step.hex for step in steps]),
            steps=len(steps),
            end=end,
            ahu=getattr(event.move, "ahu", ""),
            points=[
                message("giants-points", clan=clan(seat), count=count)
                for seat, count in enumerate(points)
                if count
            ],
            given=sum(points),
        )
        rules = ("G5.2", *(("G5.4",) if any(points) else ()), rule) if steps else (rule,)
        hexes = tuple(step.hex for step in steps) or (item.start,)
        return LogLine(say, rules, (*events, event), hexes=hexes)

    def _passed_by_themselves(
        self, before: GiantsPublicView, event: Event, after: GiantsPublicView
    ) -> list[LogLine]:
        return [
            LogLine(clan_message("giants-told-cannot", seat), ("G4.5",), (), seat=seat)
            for seat in passing(before, event.seat, after)
        ]

    # The end

    def estimate(self, table: GiantsPublicView) -> list[int]:
        """Returns what each seat would score if the game ended now, where bases are open (G8)."""
        open_bases = table.options.open_bases and table.waiting != "over"
        return ending.estimate(self.board, table) if open_bases else []

    def result(
        self, table: GiantsPublicView, views: list[GiantsView]
    ) -> list[tuple[Message, list[int]]]:
        """Returns the columns of the result: where each seat's points came from, and their sum."""
        rows = [ending.points(self.board, table, seat) for seat in range(table.players)]
        names = ("transport", "moai", "headdresses", "tablets", "sum")
        sums = [seat.score for seat in table.seats]
        columns = [*map(list, zip(*rows, strict=True)), sums]
        return [
            (message(f"giants-score-{name}"), column)
            for name, column in zip(names, columns, strict=True)
        ]

    def ending(
        self, table: GiantsPublicView, views: list[GiantsView], winners: Collection[int]
    ) -> Ending:
        """Returns why the game ended, and what counted for whom."""
        return ending.ending(self.board, table)


def _item(table: GiantsPublicView, item: str) -> ItemInSight:
    """Returns an item in front of a screen or on the board."""
    return {found.item: found for found in table.items}[item]


def _in_hand(table: GiantsPublicView) -> ItemInSight:
    """Returns the item that is being handled."""
    assert table.hand is not None, "a journey has an item"
    return _item(table, table.hand)


def _picked(item: ItemInSight) -> PickedItem:
    return PickedItem(item, item.start)


def _part(table: GiantsPublicView) -> str:
    """Returns the phase; going on with an item in hand counts as one of its own."""
    return "hand" if table.phase == "move" and table.hand is not None else table.phase
