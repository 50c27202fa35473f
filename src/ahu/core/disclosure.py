"""Says what events give away, and what players may look up while a game runs."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from ahu.core.contract import Action, Game, Outcome, PublicView, Seat, View
from ahu.core.facets import load

ViewT = TypeVar("ViewT", bound=View)
PublicT = TypeVar("PublicT", bound=PublicView)


class Disclosure(Generic[ViewT, PublicT]):
    """The disclosure of a game that has none of its own: it answers from views alone.

    Such a game hides nothing but what is sealed and what chance deals face down (`Action.sealed`,
    `Outcome.seen_by`), so everything else may be looked up. What its moves give away is not known,
    so none of them can be taken back.
    """

    def reveals(
        self, before: PublicT, seat: Seat | None, move: Action | Outcome, after: PublicT
    ) -> bool:
        """Returns whether the move told somebody what had been hidden."""
        return True

    def conceals(self, move: Action | Outcome) -> bool:
        """Returns whether a move makes a secret of something that was told before: see `secret`."""
        return False

    def fleeting(self, before: PublicT, move: Action | Outcome) -> bool:
        """Returns whether a move's log line may be read up to one's next decision only."""
        return False

    def secret(self, before: PublicT, move: Action | Outcome) -> str:
        """Returns the secret that the log line of a move gives away; empty where there is none."""
        return ""

    def discreet(self, move: Action | Outcome) -> Action | Outcome:
        """Returns the move that those who may not know its secret are told instead."""
        return move

    def secrets(self, sight: ViewT | PublicT) -> frozenset[str]:
        """Returns the secrets that whoever has this view, a seat or an onlooker, may not know."""
        return frozenset()

    def withheld(self, table: PublicT) -> str:
        """Returns the id of the rule that lets nobody look up this moment; empty where all may."""
        return ""

    def past(self, then: ViewT, now: ViewT) -> ViewT:
        """Returns the view a seat had then, without what it may no longer look up now."""
        return then

    def past_table(self, then: PublicT, now: PublicT) -> PublicT:
        """Returns the public view of then, without what nobody may look up now."""
        return then

    def past_scores(self, table: PublicT) -> bool:
        """Returns whether players may look up the points that seats had."""
        return True


def disclosure_of(game: Game) -> Disclosure[View, PublicView]:
    """Returns the disclosure of a game. It takes the views of that game only, hence the cast."""
    place = game.facets.disclosure
    return cast(type[Disclosure[View, PublicView]], load(place))() if place else Disclosure()
