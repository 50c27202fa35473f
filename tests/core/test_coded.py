"""Positions on kernels check what programs hand them: kernels trust their callers."""

from __future__ import annotations

import copy
import pickle

import pytest

from ahu.core.coded import CodedPosition
from ahu.core.kernel import Buffer
from ahu.core.match import draw
from ahu.core.refusal import Refused
from ahu.core.source import source_for
from ahu.games import GAMES

SIZES = [("giants", 3), ("orongo", 2)]


def started(name: str, players: int) -> CodedPosition[Buffer]:
    """A game that waits for its first decision."""
    position = GAMES[name].new(players)
    assert isinstance(position, CodedPosition)
    source = source_for("coded", name)
    while position.waiting == "chance":
        position.happen(draw(position, source))
    return position


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_codes_are_listed_and_played_for_seats_that_are_there(name: str, players: int) -> None:
    position = started(name, players)
    code = position.legal_codes(position.deciding[0])[0]
    before = bytes(position.state.at)
    for seat in (-1, players, 5, 32, 64, 100_000, -100_000):
        with pytest.raises(Refused) as caught:
            position.play_code(seat, code)
        assert caught.value.refusal.key == "seat"
        with pytest.raises(Refused) as caught:
            position.legal_codes(seat)
        assert caught.value.refusal.key == "seat"
    assert bytes(position.state.at) == before


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_only_legal_codes_are_played(name: str, players: int) -> None:
    position = started(name, players)
    seat = position.deciding[0]
    legal = position.legal_codes(seat)
    before = bytes(position.state.at)
    source = source_for("wrong codes", name)
    wrong = [-1, 2**31 - 1, 2**31, 2**64, -(2**31), *(source.next() >> 33 for _ in range(200))]
    for code in set(wrong) - set(legal):
        with pytest.raises(Refused) as caught:
            position.play_code(seat, code)
        assert caught.value.refusal.key == "no-such-code"
    assert bytes(position.state.at) == before
    position.play_code(seat, legal[0])
    assert bytes(position.state.at) != before


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_no_code_is_played_for_who_does_not_decide(name: str, players: int) -> None:
    position = started(name, players)
    seat = position.deciding[0]
    code = position.legal_codes(seat)[0]
    position.play_code(seat, code)
    assert seat not in position.deciding
    with pytest.raises(Refused):
        position.play_code(seat, code)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_positions_are_pickled_and_copied_deeply(name: str, players: int) -> None:
    """What comes back goes on alike, and by itself."""
    position = started(name, players)
    position.legal_codes(position.deciding[0])
    before = bytes(position.state.at)
    for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert isinstance(again, CodedPosition)
        assert bytes(again.state.at) == before
        one = position.copy()
        again.playout(source_for("pickled", name))
        one.playout(source_for("pickled", name))
        assert bytes(again.state.at) == bytes(one.state.at)
        assert bytes(position.state.at) == before
