"""Processing time: measured, charged to whoever asked, and bounded."""

from __future__ import annotations

import asyncio
import threading

import pytest

from ahu.core.refusal import Refused
from ahu.server import budgets, rates, threads
from ahu.server.budgets import PAYER, Payer, WorkBudget, paid
from ahu.server.threads import Lane


def test_a_budget_is_charged_and_comes_back() -> None:
    now = 0.0
    budget = WorkBudget(0.5, 2.0, lambda: now)
    assert budget.wait_s("a") == 0
    budget.charge("a", 3.0)
    assert budget.wait_s("a") == 2.0
    assert budget.wait_s("b") == 0
    now = 1.0
    assert budget.wait_s("a") == 1.0
    now = 1000.0
    budget.charge("a", 2.0)
    assert budget.wait_s("a") == 0
    budget.charge("a", 0.5)
    assert budget.wait_s("a") == 1.0


def test_a_budget_forgets_who_was_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_REMEMBERED", 10)
    budget = WorkBudget(1.0, 1.0, lambda: 0.0)
    for key in range(20):
        budget.charge(key, 5.0)
    assert budget.wait_s(0) == 0
    assert budget.wait_s(19) == 4.0


def payer(budget: WorkBudget, address: str = "a") -> Payer:
    return Payer(address, budget, WorkBudget(1.0, 1.0))


def test_whoever_owes_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "PATIENCE_S", 0.0)
    budget = WorkBudget(1.0, 1.0, lambda: 0.0)

    async def run() -> None:
        one = payer(budget)
        await one.wait()
        one.charge(100.0)
        with pytest.raises(Refused, match="too fast"):
            await one.wait()
        await payer(budget, "b").wait()

    asyncio.run(run())


def test_a_seat_owes_wherever_it_speaks_from() -> None:
    seats = WorkBudget(1.0, 1.0, lambda: 0.0)
    one, other = (Payer(address, WorkBudget(1.0, 1.0), seats) for address in "ab")
    one.seat = other.seat = ("table", (0,))
    one.charge(3.0)
    assert seats.wait_s(other.seat) == 2.0


def test_work_is_charged_to_whoever_asked_for_it() -> None:
    budget = WorkBudget(1.0, 1.0, lambda: 0.0)

    def work() -> int:
        return sum(range(200_000))

    async def run() -> None:
        lane = Lane("test")
        PAYER.set(payer(budget, "loop"))
        with paid():
            work()
        PAYER.set(payer(budget, "thread"))
        await asyncio.create_task(lane.run(work))
        lane.close()

    asyncio.run(run())
    for address in ("loop", "thread"):
        left, _ = budget._buckets._left[address]
        assert left < 1.0


def test_what_a_thread_raises_arrives() -> None:
    async def run() -> None:
        lane = Lane("test")
        with pytest.raises(RuntimeError, match="StopIteration"):
            await lane.run(lambda: next(iter(())))
        with pytest.raises(ZeroDivisionError):
            await lane.run(lambda: 1 // 0)
        assert await lane.run(lambda: 5) == 5
        lane.close()

    asyncio.run(run())


def test_addresses_take_turns_in_a_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MOST_WAITING", 5)
    done: list[str] = []
    begun, gate = threading.Event(), threading.Event()

    def first() -> None:
        begun.set()
        gate.wait(60)

    async def ask(lane: Lane, address: str) -> None:
        PAYER.set(payer(WorkBudget(1.0, 1.0), address))
        await lane.run(lambda: done.append(address))

    async def run() -> None:
        lane = Lane("test")
        PAYER.set(payer(WorkBudget(1.0, 1.0), "hostile"))
        blocking = asyncio.create_task(lane.run(first))
        await asyncio.to_thread(begun.wait, 60)
        many = [asyncio.create_task(ask(lane, "hostile")) for _ in range(8)]
        await asyncio.sleep(0)
        guest = asyncio.create_task(ask(lane, "guest"))
        while lane._turns.waiting["hostile"] < 5 or lane._turns.waiting["guest"] < 1:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        gate.set()
        came = await asyncio.gather(*many, guest, blocking, return_exceptions=True)
        assert sum(isinstance(error, Refused) for error in came) == 4
        assert not lane._turns.waiting
        lane.close()

    asyncio.run(run())
    assert done.index("guest") <= 1
    assert done.count("hostile") == 4


def test_of_whoever_uses_a_lot_one_goes_on_at_a_time() -> None:
    """While one message of theirs is let through, any number of rounds of others' have passed."""
    budget = WorkBudget(1.0, 1.0, lambda: 0.0)
    budget.charge("heavy", 0.5)
    order: list[str] = []

    async def go(address: str) -> None:
        await payer(budget, address).wait()
        order.append(address)

    async def run() -> None:
        await asyncio.gather(*(go("heavy") for _ in range(5)), *(go("light") for _ in range(5)))

    asyncio.run(run())
    assert order.count("heavy") == order.count("light") == 5
    assert order[:6].count("light") == 5
