"""What happens in Giants, in sentences everybody may hear."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.contract import COLOURS
from ahu.core.record import Event
from ahu.giants.actions import (
    Bid,
    Crown,
    Die,
    Enter,
    Erect,
    First,
    Mark,
    MarkLaid,
    Peek,
    Pick,
    Place,
    Stop,
    Take,
    TakeBack,
)
from ahu.giants.views import GiantsPublicView
from ahu.terminal.face import Story, Telling
from ahu.terminal.giants.names import Names
from ahu.terminal.giants.screen import SIZES

_ENDS: dict[type, str] = {Stop: "stop", Mark: "mark", Erect: "erect", Crown: "crown"}


class Teller:
    """Tells events of Giants, from public views only."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def tell(
        self,
        kept: tuple[Event, ...],
        before: GiantsPublicView,
        event: Event,
        after: GiantsPublicView,
    ) -> Story:
        """What to tell of an event; sealed decisions and journeys are kept until they are done."""
        move = event.move
        revealed = isinstance(move, Peek)
        if isinstance(move, Pick | Enter):
            return Story(kept=(*kept, event))
        if isinstance(move, Die):
            said = self._dice(after) if after.phase != "dice" else []
        elif isinstance(move, Bid | TakeBack):
            kept = (*kept, event)
            if after.phase == before.phase:
                return Story(kept=kept)
            own = [held for held in kept if isinstance(held.move, type(move))]
            said = [self._sealed(held) for held in own]
            kept, revealed = (), len(own) > 1
        elif type(move) in _ENDS:
            said = [self._journey(kept, before, event)]
            kept = ()
        else:
            said = [self._plain(event)]
        said += self._passed_by_themselves(before, event, after)
        return Story(tuple(said), kept, revealed)

    def _telling(self, key: str, seat: int | None, **args: str | int) -> Telling:
        colour = {} if seat is None else {"colour": COLOURS[seat]}
        return Telling(self.words(key, **colour, **args))

    def _dice(self, after: GiantsPublicView) -> list[Telling]:
        sizes = "".join(SIZES[size] * after.quarry[size - 1] for size in (1, 2, 3))
        key = "giants-told-quarry" if sizes else "giants-told-no-statue"
        return [self._telling(key, None, **({"sizes": " ".join(sizes)} if sizes else {}))]

    def _sealed(self, event: Event) -> Telling:
        """A decision that was sealed and is open now."""
        if isinstance(event.move, Bid):
            bid = self.names.material(event.move)
            return self._telling("giants-told-bid", event.seat, bid=bid)
        assert isinstance(event.move, TakeBack)
        return self._of_items("giants-told-take-back", event.seat, event.move.items)

    def _of_items(self, key: str, seat: int | None, items: Sequence[str]) -> Telling:
        return self._telling(key, seat, count=len(items), items=self.names.items(items))

    def _plain(self, event: Event) -> Telling:
        """An event that is told by itself."""
        seat = event.seat
        match event.move:
            case First(first):
                return self._telling("giants-told-first", first)
            case Take(size, by):
                return self._telling("giants-told-take", seat, size=size, by=by)
            case Place(figure, hex, logs, power, ahu):
                return self._telling(
                    "giants-told-place",
                    seat,
                    figure=figure,
                    onto=self.names.onto(hex),
                    logs=logs,
                    power=power or "none",
                    ahu=ahu or "",
                )
            case MarkLaid(items):
                return self._of_items("giants-told-mark-laid", seat, items)
            case Peek(ahu):
                return self._telling("giants-told-peek", seat, ahu=ahu)
            case move:
                return self._telling(f"giants-told-{type(move).__name__.lower()}", seat)

    def _journey(self, kept: tuple[Event, ...], before: GiantsPublicView, event: Event) -> Telling:
        """A whole transport: from picking an item to its end."""
        pick = next(held.move for held in kept if isinstance(held.move, Pick))
        steps = [held.move for held in kept if isinstance(held.move, Enter)]
        points = [0] * before.players
        item = next(found for found in before.items if found.item == pick.item)
        for step in steps:
            if step.chief is not None:
                points[step.chief] += item.size
            for seat, figures in enumerate(step.figures):
                points[seat] += figures
        assert event.seat is not None
        points[event.seat] = 0
        telling = self._telling(
            "giants-told-journey",
            event.seat,
            item=self.names.item(pick.item),
            path=" → ".join(self.names.hex(step.hex) for step in steps),
            steps=len(steps),
            end=_ENDS[type(event.move)],
            ahu=getattr(event.move, "ahu", ""),
            points=self.names.points(points),
            given=sum(points),
        )
        return Telling(telling.text, fleeting=not before.options.open_bases)

    def _passed_by_themselves(
        self, before: GiantsPublicView, event: Event, after: GiantsPublicView
    ) -> list[Telling]:
        if before.phase != after.phase:
            return []
        return [
            self._telling("giants-told-cannot", seat)
            for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
            if now.passed and not was.passed and seat != event.seat
        ]
