"""Processing time: measured, charged to whoever asked, and bounded."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from time import thread_time
from typing import cast

import pytest
from starlette.types import Message, Receive, Scope, Send

from ahu.core.refusal import Refused
from ahu.server import budgets, rates, requests, threads
from ahu.server.addresses import Forwarded
from ahu.server.app import EveryAnswer, make
from ahu.server.budgets import PAYER, Payer, WorkBudget, paid
from ahu.server.config import ServerSettings
from ahu.server.limits import Limits
from ahu.server.payment import Paying
from ahu.server.session import TableSession
from ahu.server.table_events import content
from ahu.server.threads import SerialExecutor
from tests.server.guests import person
from tests.server.registries import registered


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
        executor = SerialExecutor("test")
        PAYER.set(payer(budget, "loop"))
        with paid():
            work()
        PAYER.set(payer(budget, "thread"))
        await asyncio.create_task(executor.run(work))
        executor.close()

    asyncio.run(run())
    for address in ("loop", "thread"):
        left, _ = budget._buckets._left[address]
        assert left < 1.0


def test_what_a_thread_raises_arrives() -> None:
    async def run() -> None:
        executor = SerialExecutor("test")
        with pytest.raises(RuntimeError, match="StopIteration"):
            await executor.run(lambda: next(iter(())))
        with pytest.raises(ZeroDivisionError):
            await executor.run(lambda: 1 // 0)
        assert await executor.run(lambda: 5) == 5
        executor.close()

    asyncio.run(run())


def test_addresses_take_turns_in_a_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MOST_WAITING", 5)
    done: list[str] = []
    begun, gate = threading.Event(), threading.Event()

    def first() -> None:
        begun.set()
        gate.wait(60)

    async def ask(executor: SerialExecutor, address: str) -> None:
        PAYER.set(payer(WorkBudget(1.0, 1.0), address))
        await executor.run(lambda: done.append(address))

    async def run() -> None:
        executor = SerialExecutor("test")
        PAYER.set(payer(WorkBudget(1.0, 1.0), "hostile"))
        blocking = asyncio.create_task(executor.run(first))
        await asyncio.to_thread(begun.wait, 60)
        many = [asyncio.create_task(ask(executor, "hostile")) for _ in range(8)]
        await asyncio.sleep(0)
        guest = asyncio.create_task(ask(executor, "guest"))
        while executor._lock.waiting["hostile"] < 5 or executor._lock.waiting["guest"] < 1:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        gate.set()
        came = await asyncio.gather(*many, guest, blocking, return_exceptions=True)
        assert sum(isinstance(error, Refused) for error in came) == 4
        assert not executor._lock.waiting
        executor.close()

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


def test_a_command_that_comes_again_is_paid_for_too(tmp_path: Path) -> None:
    """It is compared with what was done, which takes as long as reading it."""
    budget = WorkBudget(1e-9, 0.0, lambda: 0.0)

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        await registry.command(live, 0, "id", lambda session: session.rename(0, "Ana", "id"))
        PAYER.set(payer(budget))

        def contents(session: TableSession) -> bytes:
            end = thread_time() + 2 * budgets.MOST_ON_THE_BILL_S
            while thread_time() < end:
                pass
            return content("name", "Ana")

        assert budget.wait_s("a") == 0
        await registry.command(live, 0, "id", lambda session: session.begin(), contents)
        assert budget.wait_s("a") > 0
        await registry.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whatever_is_asked_is_paid_for_before_any_route(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "PATIENCE_S", 0.0)
    limits = Limits(ServerSettings(rate=1))
    asked, sent = [], []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(PAYER.get())

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def run() -> None:
        paying = Paying(app, limits)
        scope = {"type": kind, "client": ("192.0.2.1", 1), "headers": [], "path": "/nowhere"}
        while not sent:
            await paying(scope, receive, send)

    asyncio.run(run())
    assert asked
    assert all(one is not None and one.address == "192.0.2.1" for one in asked)
    assert sent[0].get("status", sent[0].get("code")) in (429, 1008)


def test_payment_stands_in_front_of_every_answer() -> None:
    """Only what adds headers, and what finds the address, comes before it."""
    settings = ServerSettings(trust_proxy=1, hosts=("ahu.example",), origins=("https://a.example",))
    outer = [cast(type, middleware.cls) for middleware in make(settings).user_middleware]
    assert outer[: outer.index(Paying)] == [EveryAnswer, Forwarded]
