"""Games in threads do not disturb each other: each position has scratch of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from types import FrameType
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pytest

import ahu
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding
from ahu.games import GAMES
from tests.share import share

if TYPE_CHECKING:
    from _typeshed import TraceFunction

THREADS = 3
AT_A_TIME = 1e-6
MOMENTS = 40
TIMES = share(1000)
MANY_GAMES = 50_000

Answer = TypeVar("Answer")


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(AT_A_TIME)
    yield
    sys.setswitchinterval(before)


def played(name: str, players: int, deal: int) -> bytes:
    """The end of a random game."""
    position = GAMES[name].new(players)
    assert isinstance(position, KernelPosition)
    position.playout(rng_for("threads", deal))
    return bytes(position.state.at)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_games_in_threads_end_as_alone(name: str, players: int) -> None:
    deals = range(THREADS)
    alone = [played(name, players, deal) for deal in deals]
    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(lambda deal: played(name, players, deal), deals))
    assert together == alone


def moments(name: str, players: int) -> list[KernelPosition[Buffer]]:
    """Decisions of a random game, each with another list of legal actions, all of one position."""
    position = GAMES[name].new(players)
    assert isinstance(position, KernelPosition)
    rng = rng_for("moments", name)
    found: list[KernelPosition[Buffer]] = []
    while position.waiting != "over" and len(found) < MOMENTS:
        if position.waiting == "chance":
            position.happen(position.draw(rng))
            continue
        found.append(position.copy())
        seat = position.deciding[0]
        codes = position.legal_codes(seat)
        position.play_code(seat, codes[rng.below(len(codes))])
    return found


def in_threads(jobs: Sequence[Callable[[], bool]]) -> list[bool]:
    """What the jobs find, all done at the same time."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        return [done.result() for done in [pool.submit(job) for job in jobs]]


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_copies_in_threads_list_their_own_actions(name: str, players: int) -> None:
    """Copies of one position are independent, whichever threads ask them."""
    positions = moments(name, players)
    seats = [position.deciding[0] for position in positions]
    right = [position.legal_codes(seat) for position, seat in zip(positions, seats, strict=True)]

    def lists(first: int) -> bool:
        mine = [position.copy() for position in positions[first::2]]
        asked = list(zip(mine, seats[first::2], right[first::2], strict=True))
        return all(
            position.legal_codes(seat) == codes
            for _ in range(TIMES)
            for position, seat, codes in asked
        )

    assert in_threads([lambda: lists(0), lambda: lists(1)]) == [True, True]


def interrupted(work: Callable[[], Answer], other: Callable[[], object]) -> Answer:
    """What some work answers when another thread gets its turn before every line of it."""

    def at_each_line(frame: FrameType, event: str, arg: object) -> TraceFunction | None:
        if event == "line":
            sys.settrace(None)
            other()
            sys.settrace(at_each_line)
        return at_each_line

    before = sys.gettrace()
    sys.settrace(at_each_line)
    try:
        return work()
    finally:
        sys.settrace(before)


@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_a_copy_asked_between_any_two_lines_changes_no_answer(name: str, players: int) -> None:
    """The same without luck: one copy is asked in the middle of every line of the other's work."""
    one, *_, two = moments(name, players)
    copy, other = one.copy(), one.with_state(two.state.copy())
    (seat, *_), (second, *_) = one.deciding, two.deciding
    codes, legal, public = one.legal_codes(seat), list(one.legal(seat)), one.public()
    assert interrupted(lambda: copy.legal_codes(seat), lambda: other.legal_codes(second)) == codes
    assert interrupted(lambda: list(copy.legal(seat)), lambda: other.legal(second)) == legal
    assert interrupted(copy.public, other.public) == public
    refusals = interrupted(lambda: [copy.check(seat, action) for action in legal], other.public)
    assert refusals == [None] * len(legal)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_plays_of_one_encoding_in_threads_mask_their_own_actions(name: str, players: int) -> None:
    encoding = Encoding(name, players)
    plays = [encoding.play(position) for position in moments(name, players)]
    right = [encoding.mask(play, play.seat) for play in plays]

    def masks(first: int) -> bool:
        mine = [play.copy() for play in plays[first::2]]
        asked = list(zip(mine, right[first::2], strict=True))
        return all(
            np.array_equal(encoding.mask(play, play.seat), mask)
            for _ in range(TIMES)
            for play, mask in asked
        )

    assert in_threads([lambda: masks(0), lambda: masks(1)]) == [True, True]


@pytest.fixture
def patient() -> Iterator[None]:
    """A thread runs on until it lets go of the interpreter's lock by itself."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(before)


@pytest.mark.skipif(not ahu.compiled, reason="interpreted rules need the interpreter's lock")
@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_a_random_game_lets_other_threads_run(name: str, players: int) -> None:
    """Nothing else here lets go of the lock, so another thread runs only if a game does."""
    fresh = GAMES[name].new(players)
    assert isinstance(fresh, KernelPosition)
    rng = rng_for("unlocked", name)
    begin, ran = Event(), []

    def other() -> None:
        begin.wait()
        ran.append(True)

    thread = Thread(target=other)
    thread.start()
    begin.set()
    games = 0
    while not ran and games < MANY_GAMES:
        fresh.copy().playout(rng)
        games += 1
    alongside = bool(ran)
    thread.join()
    assert alongside
