"""Chooses who is next when more bots must decide than there are workers: a fair queue, no effects.

Tables with people go before tables of bots only, which keep a small share. Within either, time is
shared between the addresses that opened the tables, and an address's time between its tables, by
weighted fair queueing: next is whoever would, after this decision, have used least. Time that was
not used is not saved up, so whoever comes rarely is served soon, and nobody waits for ever. Beside
the workers one more place is for short decisions at tables with people, which therefore never wait
for long ones to end.
"""

from __future__ import annotations

from math import inf

from msgspec import Struct

SHORT_S = 0.3
"""How long a short decision takes at most."""
BOTS_SHARE = 0.1
"""The part of the time of tables with people that tables of bots only get while both wait."""

Key = tuple[str, int]
"""A table and a seat."""
JobId = tuple[str, int, str]
"""A table, a seat and what is to be done for it."""


class Job(Struct, frozen=True):
    """Something that a worker must do: mostly, a decision of a bot."""

    table: str
    seat: int
    address: str
    """Whoever opened the table, as `openers` names them."""
    people: bool
    """Whether people play at the table."""
    seconds: float
    """How long it is expected to take."""

    work: str = "decision"
    """What the worker is to do: a decision, a hint, an analysis."""

    @property
    def key(self) -> Key:
        """The table and the seat, which identify the decision."""
        return self.table, self.seat

    @property
    def id(self) -> JobId:
        """What identifies the job in the queue."""
        return self.table, self.seat, self.work


_Entry = tuple[int, Job]
"""A job with a number: among equals, the one that came first goes first."""


class _Shares:
    """Members that share time. A member's `used` and the clock are in the same virtual time."""

    def __init__(self) -> None:
        self.clock = 0.0
        """How much time a member that was always there would have used by now."""
        self.used: dict[str, float] = {}
        self.active: dict[str, int] = {}
        """How many jobs of each member wait or run."""

    def enter(self, member: str) -> None:
        """Counts one more job; a member that was away has saved nothing up."""
        if member not in self.active:
            self.used[member] = max(self.used.get(member, 0.0), self.clock)
        self.active[member] = self.active.get(member, 0) + 1

    def leave(self, member: str) -> None:
        """Counts one job less."""
        self.active[member] -= 1
        if not self.active[member]:
            del self.active[member]
            self._forget()

    def spend(self, member: str, expected: float, seconds: float) -> None:
        """Corrects what a job was charged, `expected`, to the `seconds` that it took."""
        self.used[member] += seconds - expected
        self.clock += seconds / len(self.active)

    def _forget(self) -> None:
        """Forgets, now and then, members that are away and have used no more than anybody else."""
        if len(self.used) > 2 * len(self.active) + 100:
            self.used = {
                member: used
                for member, used in self.used.items()
                if member in self.active or used > self.clock
            }


class _Address(_Shares):
    """The tables of an address, and their jobs in the order in which they came."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, dict[JobId, _Entry]] = {}
        self._next: dict[float, _Entry | None] = {}

    def add(self, number: int, job: Job) -> None:
        self.enter(job.table)
        self.waiting.setdefault(job.table, {})[job.id] = (number, job)
        self._next.clear()

    def drop(self, job: Job) -> None:
        """Removes a job from those that wait."""
        del self.waiting[job.table][job.id]
        if not self.waiting[job.table]:
            del self.waiting[job.table]
        self._next.clear()

    def next(self, longest: float) -> _Entry | None:
        """Returns the next job that is expected to take `longest` seconds or less."""
        if longest not in self._next:
            every = (entry for jobs in self.waiting.values() for entry in jobs.values())
            found = (entry for entry in every if entry[1].seconds <= longest)
            self._next[longest] = min(found, key=self._rank, default=None)
        return self._next[longest]

    def _rank(self, entry: _Entry) -> tuple[float, int]:
        number, job = entry
        return self.used[job.table] + job.seconds, number

    def charge(self, job: Job) -> None:
        self.used[job.table] += job.seconds
        self._next.clear()

    def finish(self, job: Job, seconds: float) -> None:
        self.spend(job.table, job.seconds, seconds)
        self.leave(job.table)
        self._next.clear()


class _Class(_Shares):
    """All addresses, for tables with people or for tables of bots only."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: dict[str, _Address] = {}
        self.running = 0

    def add(self, number: int, job: Job) -> None:
        self.enter(job.address)
        self.addresses.setdefault(job.address, _Address()).add(number, job)

    def remove(self, job: Job) -> None:
        """Removes a job that is no longer wanted before its turn came."""
        address = self.addresses[job.address]
        address.drop(job)
        address.leave(job.table)
        self._leave(job)

    def next(self, longest: float = inf) -> Job | None:
        """Returns the next job that is expected to take `longest` seconds or less."""
        first = (entry for address in self.addresses.values() if (entry := address.next(longest)))
        found = min(first, key=self._rank, default=None)
        return None if found is None else found[1]

    def _rank(self, entry: _Entry) -> tuple[float, int]:
        number, job = entry
        return self.used[job.address] + job.seconds, number

    def begin(self, job: Job) -> None:
        address = self.addresses[job.address]
        address.drop(job)
        address.charge(job)
        self.used[job.address] += job.seconds
        self.running += 1

    def finish(self, job: Job, seconds: float) -> None:
        self.addresses[job.address].finish(job, seconds)
        self.spend(job.address, job.seconds, seconds)
        self.running -= 1
        self._leave(job)

    def _leave(self, job: Job) -> None:
        self.leave(job.address)
        if job.address not in self.active:
            del self.addresses[job.address]


class FairQueue:
    """The jobs that wait for one of the workers, or for the place for short decisions."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._most_without_people = max(1, workers - 1)
        """How many workers tables of bots only may use: of several, one stays for people."""
        self._people, self._bots = _Class(), _Class()
        self._waiting: dict[JobId, Job] = {}
        self._running: dict[JobId, Job] = {}
        self._short: Job | None = None
        """The job that runs in the place for short decisions."""
        self._owed = 0.0
        """The time that tables of bots only have earned while people's went before them."""
        self._added = 0

    def __len__(self) -> int:
        """Returns how many jobs wait."""
        return len(self._waiting)

    def add(self, job: Job) -> None:
        """Adds a job that waits; none of the same table and seat may be here."""
        assert job.id not in self._waiting
        assert job.id not in self._running
        self._added += 1
        self._waiting[job.id] = job
        self._class_of(job).add(self._added, job)

    def remove(self, job: Job) -> None:
        """Removes a job that waits."""
        del self._waiting[job.id]
        self._class_of(job).remove(job)

    def take(self) -> Job | None:
        """Starts and returns the next job; None if none waits or no worker is free for it."""
        if len(self._running) - (self._short is not None) < self.workers:
            job = self._choose()
        elif self._short is None:
            job = self._short = self._people.next(SHORT_S)
        else:
            return None
        if job is not None:
            self._running[job.id] = self._waiting.pop(job.id)
            self._class_of(job).begin(job)
        return job

    def done(self, job: Job, seconds: float) -> None:
        """Ends a job that ran for `seconds`."""
        del self._running[job.id]
        if self._short is not None and self._short.id == job.id:
            self._short = None
        self._class_of(job).finish(job, seconds)

    def _class_of(self, job: Job) -> _Class:
        return self._people if job.people else self._bots

    def _choose(self) -> Job | None:
        people = self._people.next()
        full = self._bots.running >= self._most_without_people
        bots = None if full else self._bots.next()
        if people is None or bots is None:
            return people or bots
        if self._owed >= bots.seconds:
            self._owed -= bots.seconds
            return bots
        self._owed += people.seconds * BOTS_SHARE
        return people
