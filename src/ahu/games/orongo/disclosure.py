"""The disclosure of Orongo: all but sealed bids is open, and may be looked up."""

from __future__ import annotations

from ahu.core.contract import Action, Outcome
from ahu.core.disclosure import Disclosure
from ahu.games.orongo.actions import Bid
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class OrongoDisclosure(Disclosure[OrongoView, OrongoPublicView]):
    """Lets only the opening of bids tell something new: no seat ever passes automatically."""

    def reveals(
        self,
        before: OrongoPublicView,
        seat: int | None,
        move: Action | Outcome,
        after: OrongoPublicView,
    ) -> bool:
        """Returns whether the move opened the bids."""
        return isinstance(move, Bid) and after.phase != before.phase
