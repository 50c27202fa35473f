"""The disclosure of Giants: nobody looks up who has erected what (G7.2), nor screens (G7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from ahu.core.contract import Action, Outcome
from ahu.core.disclosure import Disclosure
from ahu.games.giants.actions import Bid, Crown, Erect, Mark, Peek, Place, Stop, TakeBack
from ahu.games.giants.views import GiantsPublicView, GiantsView, SeatInSight

TURNS = ("place", "move")
"""The phases that end when all seats have passed."""


class GiantsDisclosure(Disclosure[GiantsView, GiantsPublicView]):
    """Hides bases, which lie face down, and screens, unless the options open them."""

    def reveals(
        self,
        before: GiantsPublicView,
        seat: int | None,
        move: Action | Outcome,
        after: GiantsPublicView,
    ) -> bool:
        """Returns whether the move opened bids, showed a base, or told of others' screens."""
        if isinstance(move, Bid | TakeBack) and after.phase != before.phase:
            return True
        return isinstance(move, Peek) or _shows_screens(before, seat, after)

    def conceals(self, move: Action | Outcome) -> bool:
        """Returns whether a Moai now covers a base: who reserved its ahu becomes a secret."""
        return isinstance(move, Erect)

    def fleeting(self, before: GiantsPublicView, move: Action | Outcome) -> bool:
        """Returns whether a move ends a journey, which tells who erected what (G7.2)."""
        return isinstance(move, Stop | Mark | Erect | Crown) and not before.options.open_bases

    def secret(self, before: GiantsPublicView, move: Action | Outcome) -> str:
        """Returns the ahu that a move reserves.

        Only the seat that reserved it may erect there, so the move tells whose base it is.
        """
        if not isinstance(move, Place) or before.options.open_bases:
            return ""
        return move.ahu or ""

    def discreet(self, move: Action | Outcome) -> Action | Outcome:
        """Returns the same placement without the reservation."""
        assert isinstance(move, Place)
        return Place(move.figure, move.hex, move.logs)

    def secrets(self, sight: GiantsView | GiantsPublicView) -> frozenset[str]:
        """Returns the ahus with a Moai whose base may not be known to whoever has this view."""
        table, bases = (sight.table, sight.bases) if isinstance(sight, GiantsView) else (sight, {})
        return frozenset(
            ahu.ahu
            for ahu in table.ahus
            if ahu.state == "taken" and ahu.base is None and ahu.ahu not in bases
        )

    def withheld(self, table: GiantsPublicView) -> str:
        """Returns G7.2 for a moment of transport, which tells who erected what."""
        return "G7.2" if table.phase == "move" and not table.options.open_bases else ""

    def past(self, then: GiantsView, now: GiantsView) -> GiantsView:
        """Returns the view a seat had then, without the bases that it may no longer look up."""
        if now.table.options.open_bases:
            return then
        return replace(
            then,
            table=_without(self.secrets(now), then.table, now.table),
            screen=replace(then.screen, bases=now.screen.bases),
            bases={ahu: seat for ahu, seat in then.bases.items() if ahu in now.bases},
        )

    def past_table(self, then: GiantsPublicView, now: GiantsPublicView) -> GiantsPublicView:
        """Returns the public view of then, without the bases that nobody may look up."""
        return then if now.options.open_bases else _without(self.secrets(now), then, now)

    def past_scores(self, table: GiantsPublicView) -> bool:
        """Returns False for hidden bases: earlier points would tell who erected what (G8.4)."""
        return table.options.open_bases


def passing(before: GiantsPublicView, seat: int | None, after: GiantsPublicView) -> list[int]:
    """Returns the seats that the rules made pass when this seat acted, within a phase."""
    if before.phase != after.phase:
        return []
    return [
        other
        for other, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
        if now.passed and not was.passed and other != seat
    ]


def _shows_screens(before: GiantsPublicView, seat: int | None, after: GiantsPublicView) -> bool:
    """Returns whether a move told what others have behind their screens, or have not (G7.3).

    It does so when the rules make others pass; and after transport, when those are asked for
    marks who have any (G5.9).
    """
    if before.options.open_screens:
        return False
    if before.phase == after.phase != "marks":
        return bool(passing(before, seat, after))
    if before.phase in ("move", "marks"):
        return True
    others = [other for other in range(before.players) if other != seat]
    return (
        before.phase == "place" and not all(before.seats[other].passed for other in others)
    ) or (after.phase in TURNS and any(after.seats[other].passed for other in others))


def _without(
    secrets: frozenset[str], then: GiantsPublicView, now: GiantsPublicView
) -> GiantsPublicView:
    """Returns a public view of the past that does not tell who took these ahus.

    They look free until they are taken, since the moment of a reservation tells who made it.
    Counts that would tell who paid or scored for an ahu are those of now.
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
    """Returns a seat of the past with the points, half-tablets and bases that it has now."""
    screen = then.screen
    if screen is not None and now.screen is not None:
        screen = replace(screen, bases=now.screen.bases)
    return replace(then, score=now.score, tablets=now.tablets, screen=screen)
