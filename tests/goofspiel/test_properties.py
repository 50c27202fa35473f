"""What holds at every moment of the example, as it does in our own games."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from msgspec.structs import replace

from ahu.core.contract import Position
from ahu.core.refusal import Refused
from tests.goofspiel.example import Bid, GoofspielPosition, moments


def other_bids(position: GoofspielPosition, seat: int | None) -> list[GoofspielPosition]:
    """The same position, but that others than the seat have sealed something else."""
    found = []
    for other, bid in enumerate(position.now.bids):
        if other != seat and bid is not None:
            for card in position.now.hands[other]:
                hand = tuple(sorted((set(position.now.hands[other]) - {card}) | {bid}))
                bids, hands = list(position.now.bids), list(position.now.hands)
                bids[other], hands[other] = card, hand
                now = replace(position.now, bids=tuple(bids), hands=tuple(hands))
                found.append(GoofspielPosition(position.game, now))
    return found


def plain(position: Position, seat: int | None) -> list[bytes]:
    """All that a seat, or an onlooker, is given."""
    if seat is None:
        return [msgspec.json.encode(position.public())]
    given = (position.view(seat), position.recall(seat).snapshot())
    return [*map(msgspec.json.encode, given), msgspec.json.encode(list(position.legal(seat)))]


def test_nobody_learns_a_sealed_bid() -> None:
    changed = 0
    for position in moments():
        for seat in (None, *range(position.players)):
            for other in other_bids(position, seat):
                assert plain(other, seat) == plain(position, seat)
                changed += 1
    assert changed > 1000


def test_one_knows_ones_own_bid() -> None:
    sealed = 0
    for position in moments():
        for seat, bid in enumerate(position.now.bids):
            assert position.view(seat).bid == bid == position.recall(seat).now.bids[seat]
            sealed += bid is not None
    assert sealed > 100


def test_recall_is_the_position_without_what_others_sealed() -> None:
    for position in moments():
        for seat in range(position.players):
            known = position.recall(seat)
            assert known.legal(seat) == position.legal(seat)
            assert set(position.deciding) <= set(known.deciding)
            assert [known.now.bids[other] for other in known.deciding] == [None] * len(
                known.deciding
            )
            if not any(bid is not None for bid in position.now.bids):
                assert known.snapshot() == position.snapshot()


def test_a_snapshot_is_all_of_it() -> None:
    for position in moments():
        data = msgspec.json.encode(position.snapshot())
        again = position.game.restore(msgspec.json.decode(data, type=position.game.snapshots))
        for seat in range(position.players):
            assert plain(again, seat) == plain(position, seat)
        assert again.snapshot() == position.snapshot()
        assert pickle.loads(pickle.dumps(position)).snapshot() == position.snapshot()


def test_a_copy_is_independent() -> None:
    for position in moments():
        before = msgspec.json.encode(position.snapshot())
        copy = position.copy()
        for seat in copy.deciding:
            copy.play(seat, copy.legal(seat)[0])
        assert (copy.snapshot() != position.snapshot()) == bool(position.deciding)
        assert msgspec.json.encode(position.snapshot()) == before


def test_what_is_not_legal_is_refused_with_a_rule() -> None:
    for position in moments():
        for seat in range(position.players):
            legal = position.legal(seat)
            for action in (Bid(card) for card in range(1, 14)):
                refusal = position.check(seat, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.rule
                    with pytest.raises(Refused):
                        position.copy().play(seat, action)


def test_cards_and_prizes_are_never_lost() -> None:
    for position in moments():
        now = position.now
        held = {
            len(hand) + (bool(now.bids) and now.bids[seat] is not None)
            for seat, hand in enumerate(now.hands)
        }
        assert held == {len(now.prizes) + (now.prize > 0)}
        given = sum(range(1, now.options.cards + 1)) - sum(now.prizes) - now.prize
        assert sum(now.points) + now.carried <= given
        if position.game.rules_version == 1:
            assert sum(now.points) + now.carried == given
