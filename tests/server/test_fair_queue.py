"""The fair queue, with workers and time of our own making."""

from __future__ import annotations

import heapq
from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from ahu.server.fair_queue import BOTS_SHARE, SHORT_S, FairQueue, Job

NOVICE, EXPERT = 0.05, 2.0
costs = st.sampled_from([NOVICE, SHORT_S, EXPERT])
long = st.sampled_from([0.4, 0.8, EXPERT])
"""What only the workers proper can do."""


class Workers:
    """Jobs that are taken run for as long as they are expected to, or as they really take."""

    def __init__(self, count: int) -> None:
        self.queue = FairQueue(count)
        self.now = 0.0
        self.running: list[tuple[float, int, Job, float]] = []
        self.begun: list[Job] = []
        self.used: dict[str, float] = defaultdict(float)
        """Time by address, and by table."""

    def fill(self, really: float = 1.0) -> None:
        """Give free workers something to do; it takes so many times as long as expected."""
        while (job := self.queue.take()) is not None:
            self.begun.append(job)
            seconds = job.seconds * really
            heapq.heappush(self.running, (self.now + seconds, len(self.begun), job, seconds))

    def finish(self) -> Job:
        """Go on to when the next job is done."""
        self.now, _, job, seconds = heapq.heappop(self.running)
        self.queue.done(job, seconds)
        self.used[job.address] += seconds
        self.used[job.table] += seconds
        return job


def job(table: str, address: str = "a", seconds: float = EXPERT, people: bool = True) -> Job:
    return Job(table, 0, address, people, seconds)


def keep_busy(workers: Workers, jobs: list[Job], until: float, really: float = 1.0) -> None:
    """All these tables always have a bot that must decide."""
    for one in jobs:
        workers.queue.add(one)
    workers.fill(really)
    while workers.now < until:
        workers.queue.add(workers.finish())
        workers.fill(really)


@given(
    st.lists(st.tuples(st.sampled_from("abcd"), costs, st.booleans()), max_size=40),
    st.integers(1, 4),
    st.data(),
)
def test_every_job_runs_once_or_was_taken_back(
    asked: list[tuple[str, float, bool]], count: int, data: st.DataObject
) -> None:
    workers = Workers(count)
    jobs = [job(f"t{i}", a, s, p) for i, (a, s, p) in enumerate(asked)]
    taken_back = set()
    for one in jobs:
        workers.queue.add(one)
        if data.draw(st.booleans()):
            workers.fill()
            running = [found for _, _, found, _ in workers.running]
            assert len(running) <= count + 1
            assert sum(found.seconds > SHORT_S for found in running) <= count
            assert sum(not found.people for found in running) <= max(1, count - 1)
        waiting = [found for found in jobs if found.id in workers.queue._waiting]
        if data.draw(st.booleans()) and waiting:
            gone = data.draw(st.sampled_from(waiting))
            workers.queue.remove(gone)
            taken_back.add(gone.key)
    workers.fill()
    while workers.running:
        workers.finish()
        workers.fill()
    assert len(workers.queue) == 0
    assert sorted(found.key for found in workers.begun) == sorted(
        found.key for found in jobs if found.key not in taken_back
    )


@settings(deadline=None, max_examples=30)
@given(
    st.lists(st.tuples(st.integers(1, 12), long), min_size=2, max_size=5),
    st.integers(1, 3),
    st.sampled_from([0.5, 1.0, 2.0]),
)
def test_addresses_share_alike_however_many_tables_they_have(
    addresses: list[tuple[int, float]], count: int, really: float
) -> None:
    workers = Workers(count)
    jobs = [
        job(f"{a}/{i}", f"address {a}", seconds)
        for a, (tables, seconds) in enumerate(addresses)
        for i in range(tables)
    ]
    keep_busy(workers, jobs, 60.0, really)
    # Whoever has fewer tables than there are workers cannot use more than that.
    shares = [workers.used[f"address {a}"] for a, (n, _) in enumerate(addresses) if n >= count]
    most, least = max(shares, default=0), min(shares, default=0)
    assert most - least <= 4 * count * EXPERT * really + most / 5


@settings(deadline=None, max_examples=30)
@given(st.lists(long, min_size=4, max_size=12), st.integers(1, 3))
def test_tables_of_one_address_share_alike(seconds: list[float], count: int) -> None:
    workers = Workers(count)
    keep_busy(workers, [job(f"t{i}", "a", s) for i, s in enumerate(seconds)], 60.0)
    shares = [workers.used[f"t{i}"] for i in range(len(seconds))]
    assert max(shares) - min(shares) <= 4 * count * EXPERT + max(shares) / 5


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from("abc"), costs), min_size=1, max_size=60),
    st.floats(0, 100),
    st.integers(1, 3),
    st.sampled_from(["a", "somebody else"]),
)
def test_whoever_comes_rarely_is_served_soon(
    asked: list[tuple[str, float]], until: float, count: int, address: str
) -> None:
    """A novice's decision waits for few others, however many there are.

    At an address that has used more than others, these have a little to make up for first.
    """
    workers = Workers(count)
    keep_busy(workers, [job(f"t{i}", a, s) for i, (a, s) in enumerate(asked)], until)
    rare = job("rare", address, NOVICE)
    workers.queue.add(rare)
    asked_at = workers.now
    while rare not in workers.begun:
        workers.fill()
        if rare not in workers.begun:
            workers.queue.add(workers.finish())
    waited = round(workers.now - asked_at, 6)
    assert waited <= (3 * EXPERT if address == "a" else SHORT_S)


def test_a_flood_of_short_jobs_does_not_starve_a_long_one() -> None:
    """Each of another table, none of which has used anything yet."""
    workers = Workers(1)
    slow = job("slow")
    workers.queue.add(job("first", seconds=NOVICE))
    workers.fill()
    workers.queue.add(slow)
    for i in range(1000):
        workers.queue.add(job(f"t{i}", seconds=NOVICE))
        workers.finish()
        workers.fill()
        if slow in workers.begun:
            break
    assert slow in workers.begun
    assert len(workers.begun) < 200


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 4), st.integers(1, 30), st.integers(1, 30), long, costs)
def test_tables_of_bots_only_keep_a_small_share(
    count: int, with_people: int, without: int, seconds: float, of_bots: float
) -> None:
    workers = Workers(count)
    keep_busy(
        workers,
        [job(f"p{i}", "a", seconds) for i in range(with_people + count)]
        + [job(f"b{i}", "b", of_bots, people=False) for i in range(without)],
        150.0,
    )
    share = workers.used["b"] / (workers.used["a"] + workers.used["b"])
    assert BOTS_SHARE / 2 < share < BOTS_SHARE * 2


def test_a_worker_stays_for_people() -> None:
    workers = Workers(3)
    for i in range(5):
        workers.queue.add(job(f"b{i}", people=False))
    workers.fill()
    assert len(workers.running) == 2
    person = job("person")
    workers.queue.add(person)
    workers.fill()
    assert person in workers.begun


def test_a_short_decision_never_waits_for_long_ones_to_end() -> None:
    workers = Workers(2)
    for i in range(5):
        workers.queue.add(job(f"t{i}"))
    workers.fill()
    assert len(workers.running) == 2
    workers.queue.add(job("bots", seconds=NOVICE, people=False))
    workers.fill()
    assert len(workers.running) == 2
    short = job("short", seconds=NOVICE)
    workers.queue.add(short)
    workers.queue.add(job("second", seconds=NOVICE))
    workers.fill()
    assert len(workers.running) == 3
    assert workers.finish() == short
    workers.fill()
    assert len(workers.running) == 3


def test_what_is_over_is_forgotten() -> None:
    workers = Workers(1)
    for i in range(5000):
        workers.queue.add(job(f"t{i}", f"a{i}", NOVICE))
        workers.fill()
        workers.finish()
    kept = workers.queue._people
    assert len(kept.used) < 500
    assert not kept.addresses
    assert not kept.active
