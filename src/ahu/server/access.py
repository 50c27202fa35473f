"""Who holds which seat of a table, as hashes of secrets.

A seat that a person plays is held by a token, or it is free: then an invitation may be out, with
which somebody can take it once. An invitation is no token: it lets nobody see or do anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct

from ahu.server.tokens import place_of, place_of_hash

SeatEvent = Literal["claim", "leave", "invite", "revoke"]
"""What happens to a seat: somebody takes it, its holder gives it up, the owner invites somebody to
a free one, or takes one back from its holder and invites somebody else."""
SEAT_EVENTS: tuple[SeatEvent, ...] = get_args(SeatEvent)

Hash = str | None


class Access(Struct, frozen=True):
    """The hashes of a table's secrets as they are now."""

    tokens: tuple[Hash, ...]
    """The hash of each seat's token, then of the onlookers' token."""
    invitations: tuple[Hash, ...] = ()
    """The hash of each seat's invitation; empty at tables from before there were any."""
    owner: Hash = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.tokens) - 1

    def place_of(self, token: str) -> int | None:
        """Returns the seat that `token` holds; the number of seats for the onlookers' token."""
        return place_of(token, self.tokens)

    def place_held(self, hash: str) -> int | None:
        """Returns the place that a hash holds, as `place_of` does for a token."""
        return place_of_hash(hash, self.tokens)

    def holds(self, held: Mapping[int, str]) -> bool:
        """Returns whether each seat is still held by the hash that `held` says."""
        return all(self.tokens[seat] == hash for seat, hash in held.items())

    def owned(self, hash: str) -> bool:
        """Returns whether a hash is the owner's."""
        return place_of_hash(hash, [self.owner]) is not None

    def invited(self, invitation: str) -> int | None:
        """Returns the seat that `invitation` is for, or None."""
        return place_of(invitation, self.invitations)

    def is_owner(self, token: str) -> bool:
        """Returns whether `token` is the owner's."""
        return place_of(token, [self.owner]) is not None

    def after(self, does: SeatEvent, seat: int, secret: str) -> Access:
        """Returns the access after a seat event; `secret` is the hash of what is new."""
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
