"""The position of Goofspiel. It is so small that its snapshot is all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Self

from msgspec import Meta
from msgspec.structs import replace

from ahu.core.contract import (
    Action,
    Game,
    Options,
    Outcome,
    Position,
    PublicView,
    Seat,
    Snapshot,
    View,
    Waiting,
)
from ahu.core.refusal import Refusal, Refused, refuse

Card = Annotated[int, Meta(ge=1, le=13)]
"""A card: a type with bounds, so that bids can be numbered for learning."""
Cards = tuple[int, ...]


class Bid(Action, frozen=True):
    """The seat bids a card of its hand, face down (S2)."""

    sealed: ClassVar[bool] = True
    card: Card


class Prize(Outcome, frozen=True):
    """Chance turns this prize over (S2)."""

    card: Card


class GoofspielOptions(Options, frozen=True):
    """The options of Goofspiel: how many cards everybody has."""

    cards: Annotated[int, Meta(ge=1, le=13, extra={"rule": "S1"})] = 13


class GoofspielSnapshot(Snapshot, frozen=True):
    """A whole position of Goofspiel."""

    options: GoofspielOptions
    prizes: Cards
    """The prizes that lie face down."""
    hands: tuple[Cards, ...]
    points: Cards
    prize: int = 0
    """The prize that is bid for; 0 before it is turned over."""
    carried: int = 0
    """The prizes that nobody took, which are added to the next prize (version 1)."""
    bids: tuple[int | None, ...] = ()
    """The bid of each seat for this prize; empty while it is not turned over."""

    def check(self) -> None:
        """Raises Refused when the parts of the snapshot do not fit together."""
        seats, most = len(self.hands), self.options.cards
        cards = [*self.prizes, *(card for hand in self.hands for card in hand)]
        bids = [bid for bid in self.bids if bid is not None]
        held = {
            len(hand) + (i < len(self.bids) and self.bids[i] is not None)
            for i, hand in enumerate(self.hands)
        }
        rounds = len(self.prizes) + (self.prize > 0)
        fits = (
            len(self.points) == seats
            and len(self.bids) == (seats if self.prize else 0)
            and held == {rounds}
            and len(bids) < max(seats, 1)
            and all(1 <= card <= most for card in (*cards, *bids))
            and 0 <= self.prize <= most
            and min(self.carried, *self.points) >= 0
            and all(len(set(part)) == len(part) for part in (self.prizes, *self.hands))
            and self.prize not in self.prizes
        )
        if not fits:
            raise refuse("S1", "goofspiel-setup", "$")


class GoofspielPublicView(PublicView, frozen=True):
    """The part of a position that everybody sees."""

    by_seat: ClassVar[tuple[str, ...]] = ("hands", "has_bid")
    prize: int
    carried: int
    prizes: int
    hands: tuple[Cards, ...]
    """The cards in all hands: who remembers what was bid knows them, so they are shown."""
    has_bid: tuple[bool, ...]


class GoofspielView(View, frozen=True):
    """The part that one seat sees: the table and its own bid."""

    sealed: ClassVar[tuple[str, ...]] = ("bid",)
    table: GoofspielPublicView
    bid: int | None


class GoofspielPosition(Position):
    """One moment of a game of Goofspiel."""

    def __init__(self, game: Game, snapshot: GoofspielSnapshot) -> None:
        self.game = game
        self.board = game.board()
        self.now = snapshot
        self.options = snapshot.options
        self.players = len(snapshot.hands)

    @property
    def waiting(self) -> Waiting:
        if self.now.prize:
            return "seats"
        return "chance" if self.now.prizes else "over"

    @property
    def round(self) -> int:
        cards = self.now.options.cards
        return min(cards, cards - len(self.now.prizes) + (not self.now.prize))

    @property
    def deciding(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, bid in enumerate(self.now.bids) if bid is None)

    def legal(self, seat: Seat) -> Sequence[Action]:
        self.check_seat(seat)
        return [Bid(card) for card in self.now.hands[seat]] if seat in self.deciding else []

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        self.check_seat(seat)
        if self.waiting == "over":
            return Refusal("S4", "game-over")
        if self.waiting == "chance":
            return Refusal("S2", "chance-first")
        if seat not in self.deciding:
            return Refusal("S2", "goofspiel-has-bid")
        if not isinstance(action, Bid) or action.card not in self.now.hands[seat]:
            return Refusal("S1", "goofspiel-no-such-card", {"card": getattr(action, "card", 0)})
        return None

    def play(self, seat: Seat, action: Action) -> None:
        if refusal := self.check(seat, action):
            raise Refused(refusal)
        assert isinstance(action, Bid)
        now = self.now
        hand = tuple(card for card in now.hands[seat] if card != action.card)
        hands = (*now.hands[:seat], hand, *now.hands[seat + 1 :])
        bids = (*now.bids[:seat], action.card, *now.bids[seat + 1 :])
        self.now = replace(now, hands=hands, bids=bids)
        given = [bid for bid in bids if bid is not None]
        if len(given) == self.players:
            self._award(given)

    def _award(self, bids: list[int]) -> None:
        """Gives the prize to the highest bid, if there is one (S3), when all have bid."""
        worth, best = self.now.prize + self.now.carried, max(bids)
        tied = bids.count(best) > 1
        points = tuple(
            points + worth * (bid == best and not tied)
            for points, bid in zip(self.now.points, bids, strict=True)
        )
        carried = worth if tied and self.game.rules_version == 1 else 0
        self.now = replace(self.now, points=points, prize=0, carried=carried, bids=())

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        return [(Prize(card), 1) for card in self.now.prizes] if self.waiting == "chance" else []

    def happen(self, outcome: Outcome) -> None:
        if self.waiting != "chance":
            raise refuse("S2", "no-chance-now")
        if not isinstance(outcome, Prize) or outcome.card not in self.now.prizes:
            raise refuse("S1", "no-such-outcome", outcome=str(outcome))
        prizes = tuple(card for card in self.now.prizes if card != outcome.card)
        nobody = (None,) * self.players
        self.now = replace(self.now, prizes=prizes, prize=outcome.card, bids=nobody)

    def copy(self) -> Self:
        return type(self)(self.game, self.now)

    def view(self, seat: Seat) -> GoofspielView:
        self.check_seat(seat)
        bid = self.now.bids[seat] if self.now.bids else None
        return GoofspielView(seat=seat, table=self.public(), bid=bid)

    def public(self) -> GoofspielPublicView:
        now = self.now
        bids = now.bids or (None,) * self.players
        hands = tuple(
            hand if bid is None else tuple(sorted((*hand, bid)))
            for hand, bid in zip(now.hands, bids, strict=True)
        )
        has_bid = tuple(bid is not None for bid in bids)
        return GoofspielPublicView(
            **self.heading(),
            prize=now.prize,
            carried=now.carried,
            prizes=len(now.prizes),
            hands=hands,
            has_bid=has_bid,
        )

    def recall(self, seat: Seat) -> Self:
        self.check_seat(seat)
        if not self.now.bids:
            return self.copy()
        mine = self.now.bids[seat]
        bids = tuple(mine if i == seat else None for i in range(self.players))
        hands = tuple(
            self.now.hands[i] if i == seat else hand for i, hand in enumerate(self.public().hands)
        )
        return type(self)(self.game, replace(self.now, hands=hands, bids=bids))

    def snapshot(self) -> GoofspielSnapshot:
        return self.now

    @property
    def scores(self) -> Cards:
        return self.now.points

    @property
    def winners(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        over = self.waiting == "over"
        return tuple(seat for seat, points in enumerate(self.scores) if over and points == best)
