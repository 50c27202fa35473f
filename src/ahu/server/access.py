"""Who holds which seat of a table, as hashes of secrets.

A seat that a person plays is held by a token, or it is free: then an invitation may be out, with
which somebody can take it once. An invitation is no token: it lets nobody see or do anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from ahu.server.tokens import place_of

SeatEvent = Literal["claim", "leave", "invite", "revoke"]
"""What happens to a seat: somebody takes it, its holder gives it up, the owner invites somebody to
a free one, or takes one back from its holder and invites somebody else."""
SEAT_EVENTS: tuple[SeatEvent, ...] = get_args(SeatEvent)

Hash = str | None


class Access(Struct, frozen=True):
    """The secrets of a table as they are now."""

    tokens: tuple[Hash, ...]
    """Of each seat's holder, then of the onlookers."""
    invitations: tuple[Hash, ...] = ()
    """To each seat; none at all at tables from before there were any."""
    owner: Hash = None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.tokens) - 1

    def place_of(self, token: str) -> int | None:
        """The seat that this token holds; the number of seats for the onlookers'."""
        return place_of(token, self.tokens)

    def invited(self, invitation: str) -> int | None:
        """The seat to which this invites."""
        return place_of(invitation, self.invitations)

    def is_owner(self, token: str) -> bool:
        """Whether this token is the owner's."""
        return place_of(token, [self.owner]) is not None

    def after(self, does: SeatEvent, seat: int, secret: str) -> Access:
        """The access once this has happened; `secret` is the hash of what is new."""
        token, invitation = {
            "claim": (secret, None),
            "leave": (None, None),
            "invite": (None, secret),
            "revoke": (None, secret),
        }[does]
        invitations = self.invitations or (None,) * self.players
        return Access(
            _replaced(self.tokens, seat, token),
            _replaced(invitations, seat, invitation),
            self.owner,
        )


def _replaced(hashes: Sequence[Hash], seat: int, by: Hash) -> tuple[Hash, ...]:
    return (*hashes[:seat], by, *hashes[seat + 1 :])
