"""What Orongo discloses: all but sealed bids lies open, and may be looked up."""

from __future__ import annotations

from ahu.core.contract import Action, Outcome
from ahu.core.disclosure import Disclosure
from ahu.games.orongo.actions import Bid
from ahu.games.orongo.views import OrongoPublicView, OrongoView


class OrongoDisclosure(Disclosure[OrongoView, OrongoPublicView]):
    """Only bids that are opened tell something new: nobody passes by themselves."""

    def reveals(
        self,
        before: OrongoPublicView,
        seat: int | None,
        move: Action | Outcome,
        after: OrongoPublicView,
    ) -> bool:
        """Whether it opened the bids."""
        return isinstance(move, Bid) and after.phase != before.phase
