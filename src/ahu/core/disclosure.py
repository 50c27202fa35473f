"""What events give away, and what of them may be looked up while a game runs."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from ahu.core.contract import Action, Game, Outcome, PublicView, Seat, View
from ahu.core.facets import load

ViewT = TypeVar("ViewT", bound=View)
PublicT = TypeVar("PublicT", bound=PublicView)


class Disclosure(Generic[ViewT, PublicT]):
    """Answers from views alone, as a game does that says nothing of it.

    Such a game hides nothing but what is sealed and what chance deals face down (`Action.sealed`,
    `Outcome.seen_by`), so everything else may be looked up. What its moves give away is not known,
    so none of them can be taken back.
    """

    def reveals(
        self, before: PublicT, seat: Seat | None, move: Action | Outcome, after: PublicT
    ) -> bool:
        """Whether somebody learnt by it what had been hidden."""
        return True

    def conceals(self, move: Action | Outcome) -> bool:
        """Whether what was told before may be a secret from now on: see `secret`."""
        return False

    def fleeting(self, before: PublicT, move: Action | Outcome) -> bool:
        """Whether what is told of it may be read up to one's next decision only."""
        return False

    def secret(self, before: PublicT, move: Action | Outcome) -> str:
        """What telling of it gives away to those who may not know this; empty for nothing."""
        return ""

    def discreet(self, move: Action | Outcome) -> Action | Outcome:
        """What those are told instead."""
        return move

    def secrets(self, sight: ViewT | PublicT) -> frozenset[str]:
        """What may not be known to whoever sees this, a seat or an onlooker."""
        return frozenset()

    def withheld(self, table: PublicT) -> str:
        """The rule by which nobody may look this moment up; empty where everybody may."""
        return ""

    def past(self, then: ViewT, now: ViewT) -> ViewT:
        """What a seat saw then, without what it may no longer look up."""
        return then

    def past_table(self, then: PublicT, now: PublicT) -> PublicT:
        """What everybody saw then, without what nobody may look up."""
        return then

    def past_scores(self, table: PublicT) -> bool:
        """Whether the points that seats had may be looked up."""
        return True


def disclosure_of(game: Game) -> Disclosure[View, PublicView]:
    """What a game discloses. It takes the views of that game only, hence the cast."""
    place = game.facets.disclosure
    return cast(type[Disclosure[View, PublicView]], load(place))() if place else Disclosure()
