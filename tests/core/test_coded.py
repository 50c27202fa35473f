"""Positions on kernels check what programs hand them: kernels trust their callers."""

from __future__ import annotations

import copy
import pickle
import re

import pytest

from ahu.core import codebook
from ahu.core.contract import Position
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.games.giants.actions import First
from ahu.games.giants.board_reader import BOARDS

SIZES = [("giants", 3), ("orongo", 2)]


def started(name: str, players: int) -> KernelPosition[Buffer]:
    """A game that waits for its first decision."""
    position = GAMES[name].new(players)
    assert isinstance(position, KernelPosition)
    rng = rng_for("coded", name)
    while position.waiting == "chance":
        position.happen(position.draw(rng))
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
    rng = rng_for("wrong codes", name)
    wrong = [-1, 2**31 - 1, 2**31, 2**64, -(2**31), *(rng.next() >> 33 for _ in range(200))]
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
        assert isinstance(again, KernelPosition)
        assert bytes(again.state.at) == before
        one = position.copy()
        again.playout(rng_for("pickled", name))
        one.playout(rng_for("pickled", name))
        assert bytes(again.state.at) == bytes(one.state.at)
        assert bytes(position.state.at) == before


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_kernel_draws_what_the_weights_say(name: str, players: int) -> None:
    """From the same source it draws what is drawn from the list of outcomes."""
    position, rng = GAMES[name].new(players), rng_for("drawing", name)
    drawn = 0
    while position.waiting != "over":
        if position.waiting == "chance":
            one, other = rng.copy(), rng.copy()
            outcome = position.draw(one)
            assert outcome == Position.draw(position, other)
            assert one.state == other.state
            rng = one
            position.happen(outcome)
            drawn += 1
        else:
            seat = position.deciding[0]
            legal = position.legal(seat)
            position.play(seat, legal[rng.below(len(legal))])
    assert drawn > 10


def test_dice_are_drawn_in_the_order_of_their_faces() -> None:
    """However a board lists them."""
    game = GAMES["giants"]
    text = BOARDS.reference()
    mixed = re.sub(r"white = \[.*\]", "white = [3, 0, 2, 1, 2, 1]", text)
    assert mixed != text
    position = game.new(3, board=game.board(mixed))
    position.happen(First(0))
    for number in range(50):
        rng, other = rng_for("dice", number), rng_for("dice", number)
        assert position.draw(rng) == Position.draw(position, other)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_list_of_actions_stays_what_it_was(name: str, players: int) -> None:
    position, rng = GAMES[name].new(players), rng_for("lists", name)
    kept = []
    while position.waiting != "over":
        if position.waiting == "chance":
            position.happen(position.draw(rng))
            continue
        seat = position.deciding[0]
        lazy, made = position.legal(seat), list(position.copy().legal(seat))
        kept.append((lazy, made))
        position.play(seat, made[rng.below(len(made))])
    for lazy, made in kept:
        assert list(lazy) == made
        assert all(action in lazy for action in made)


def test_a_codebook_forgets_and_makes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codebook, "MOST", 3)
    position = started("orongo", 2)
    seat = position.deciding[0]
    legal = list(position.legal(seat))
    assert len(legal) > 3
    assert list(position.legal(seat)) == legal
    assert all(position.check(seat, action) is None for action in legal)
