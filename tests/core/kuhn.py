"""Kuhn poker: a game with turns, in which everybody is dealt a card face down.

K1 Kuhn poker is for 2 or 3, with one card more than players. Everybody puts in one chip and is
   dealt a card, which nobody else sees.
K2 In turn everybody bets a chip or passes; once one has bet, the others put in a chip or fold.
K3 The highest card among those who have not folded takes the chips. Then the next hand is dealt.
K4 After as many hands as agreed, whoever has most chips has won.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from typing import Annotated, Self

from msgspec import Meta
from msgspec.structs import replace

from ahu.core.board import Board
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
from ahu.core.facets import Facets
from ahu.core.refusal import Refusal, Refused, refuse


class Bet(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class Deal(Outcome, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=2)]
    card: Annotated[int, Meta(ge=1, le=4)]

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.seat


class KuhnOptions(Options, frozen=True):
    hands: Annotated[int, Meta(ge=1, le=20, extra={"rule": "K4"})] = 1


class KuhnSnapshot(Snapshot, frozen=True):
    options: KuhnOptions
    chips: tuple[int, ...]
    cards: tuple[int, ...]
    """The card of each seat; 0 where it is not dealt, or not known."""
    dealt: bool = False
    said: str = ""
    """What was said in this hand: b for a bet, p for a pass."""
    hand: int = 1

    def fits(self) -> bool:
        seats, known = len(self.cards), [card for card in self.cards if card]
        return (
            len(self.chips) == seats
            and all(0 <= card <= seats + 1 for card in self.cards)
            and len(set(known)) == len(known)
            and re.fullmatch("[bp]*", self.said) is not None
            and 1 <= self.hand <= self.options.hands + 1
        )


class KuhnPublicView(PublicView, frozen=True):
    pot: int
    said: str


class KuhnView(View, frozen=True):
    table: KuhnPublicView
    card: int


class KuhnPosition(Position):
    def __init__(self, game: Game, now: KuhnSnapshot) -> None:
        self.game = game
        self.board = game.board()
        self.options = now.options
        self.players = len(now.cards)
        self.now = now

    def _turn(self) -> Seat | None:
        """Who speaks; None when the hand is decided."""
        said, bet = self.now.said, self.now.said.find("b")
        ends = self.players if bet < 0 else bet + self.players
        return None if len(said) >= ends else len(said) % self.players

    def _paid(self) -> list[int]:
        said = self.now.said
        return [1 + (said[seat :: self.players].count("b")) for seat in range(self.players)]

    @property
    def waiting(self) -> Waiting:
        if self.now.hand > self.now.options.hands:
            return "over"
        return "seats" if self.now.dealt and self._turn() is not None else "chance"

    @property
    def round(self) -> int:
        return min(self.now.hand, self.now.options.hands)

    @property
    def deciding(self) -> tuple[Seat, ...]:
        turn = self._turn()
        return (turn,) if self.waiting == "seats" and turn is not None else ()

    def legal(self, seat: Seat) -> Sequence[Action]:
        self.check_seat(seat)
        return [Pass(), Bet()] if seat in self.deciding else []

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        self.check_seat(seat)
        if self.waiting == "over":
            return Refusal("K4", "game-over")
        if self.waiting == "chance":
            return Refusal("K1", "chance-first")
        return None if seat in self.deciding else Refusal("K2", "kuhn-turn")

    def play(self, seat: Seat, action: Action) -> None:
        if refusal := self.check(seat, action):
            raise Refused(refusal)
        self.now = replace(self.now, said=self.now.said + ("b" if isinstance(action, Bet) else "p"))
        self._settle()

    def _settle(self) -> None:
        """The chips of a hand that is decided, once the cards that decide it are known."""
        if self._turn() is not None:
            return
        paid = self._paid()
        inside = [seat for seat, chips in enumerate(paid) if chips == max(paid)]
        if len(inside) > 1 and any(not self.now.cards[seat] for seat in inside):
            return
        best = max(inside, key=lambda seat: self.now.cards[seat])
        chips = tuple(
            had - paid[seat] + sum(paid) * (seat == best) for seat, had in enumerate(self.now.chips)
        )
        nothing = (0,) * self.players
        hand = self.now.hand + 1
        self.now = replace(self.now, chips=chips, cards=nothing, dealt=False, said="", hand=hand)

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        if self.waiting != "chance":
            return []
        cards = self.now.cards
        free = [card for card in range(1, self.players + 2) if card not in cards]
        return [(Deal(cards.index(0), card), 1) for card in free]

    def happen(self, outcome: Outcome) -> None:
        if self.waiting != "chance":
            raise refuse("K1", "no-chance-now")
        if (outcome, 1) not in self.outcomes():
            raise refuse("K1", "no-such-outcome", outcome=str(outcome))
        assert isinstance(outcome, Deal)
        cards = (*self.now.cards[: outcome.seat], outcome.card, *self.now.cards[outcome.seat + 1 :])
        self.now = replace(self.now, cards=cards, dealt=self.now.dealt or 0 not in cards)
        self._settle()

    def copy(self) -> Self:
        return type(self)(self.game, self.now)

    def view(self, seat: Seat) -> KuhnView:
        self.check_seat(seat)
        return KuhnView(seat, self.public(), self.now.cards[seat])

    def public(self) -> KuhnPublicView:
        return KuhnPublicView(**self.heading(), pot=sum(self._paid()), said=self.now.said)

    def recall(self, seat: Seat) -> Self:
        self.check_seat(seat)
        own = tuple(card * (other == seat) for other, card in enumerate(self.now.cards))
        return type(self)(self.game, replace(self.now, cards=own))

    def snapshot(self) -> KuhnSnapshot:
        return self.now

    @property
    def scores(self) -> tuple[int, ...]:
        return self.now.chips

    @property
    def winners(self) -> tuple[Seat, ...]:
        best, over = max(self.scores), self.waiting == "over"
        return tuple(seat for seat, chips in enumerate(self.scores) if over and chips == best)


class Kuhn(Game):
    name = "kuhn"
    rules_version = 1
    players = range(2, 4)
    players_rule = "K1"
    options = KuhnOptions
    actions = Bet | Pass
    outcomes = Deal
    snapshots = KuhnSnapshot
    views = KuhnView
    public_views = KuhnPublicView
    facets = Facets(texts="tests.core.kuhn_text")

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> KuhnPosition:
        self.check_players(players)
        chosen = options or KuhnOptions()
        assert isinstance(chosen, KuhnOptions)
        chips = (2 * chosen.hands,) * players
        return KuhnPosition(self, KuhnSnapshot(chosen, chips, (0,) * players))

    def restore(self, snapshot: Snapshot, board: Board | None = None) -> KuhnPosition:
        assert isinstance(snapshot, KuhnSnapshot)
        self.check_players(len(snapshot.cards), "$.cards")
        if not snapshot.fits():
            raise refuse("K1", "kuhn-setup", "$")
        return KuhnPosition(self, snapshot)

    def write(self, move: Action | Outcome, players: int) -> str:
        if isinstance(move, Deal):
            return f"deal {move.seat} {move.card}"
        return "bet" if isinstance(move, Bet) else "pass"

    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        if chance and (found := re.fullmatch("deal ([0-2]) ([1-4])", text)):
            return Deal(int(found[1]), int(found[2]))
        if not chance and text in ("bet", "pass"):
            return Bet() if text == "bet" else Pass()
        raise refuse("K2", "kuhn-notation", found=text)


KUHN = Kuhn()
POINT = EntryPoint("kuhn", "tests.core.kuhn:KUHN", "ahu.games")
"""As a package would bring it along."""
