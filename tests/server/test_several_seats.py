"""A client of several seats learns just what each of them would learn alone."""

from __future__ import annotations

import msgspec

from ahu.core.rng import rng_for
from ahu.server import messages, projections, undo
from ahu.server.paging import in_pages
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from tests.server.following import Follower
from tests.server.test_leaks import course_of, does, legal
from tests.server.test_looking_up import PLAYERS, ROUNDS, reserving

TOGETHER = [(0, 1), (0, 1, 2)]


class Page:
    """A client that follows what it is sent."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.audience = Audience(seats)
        self.following = Follower()
        self.told: Told | None = None

    def read(self, session: TableSession) -> None:
        state, self.told = projections.state(session, self.audience, self.told)
        for part in in_pages(state):
            sent = projections.encode(part)
            self.following.hear(msgspec.json.decode(sent, type=messages.AnyServerMessage))

    def knows(self, seat: int) -> tuple[object, ...]:
        """All that it knows of a seat, but for the places in a log that others share."""
        projection = msgspec.structs.replace(self.following.projection(seat), without=[])
        return self.following.view(seat), self.following.log[seat], projection


class Pages:
    """A page of each seat, of several, and whoever comes just now."""

    def __init__(self) -> None:
        self.alone = [Page((seat,)) for seat in range(PLAYERS)]
        self.together = [Page(seats) for seats in TOGETHER]
        self.apart = 0
        """How many entries some seat was told and another was not."""

    def check(self, session: TableSession) -> None:
        for page in (*self.alone, *self.together):
            page.read(session)
        for page in self.together:
            self._check(page, self.alone)
            for seat in page.audience.seats:
                self.apart += len(page.following.projection(seat).without)
        late = [Page((seat,)) for seat in range(PLAYERS)]
        coming = Page(tuple(range(PLAYERS)))
        for page in (*late, coming):
            page.read(session)
        self._check(coming, late)

    def _check(self, page: Page, alone: list[Page]) -> None:
        for seat in page.audience.seats:
            assert page.knows(seat) == alone[seat].knows(seat)


def test_seats_together_know_what_each_knows_alone() -> None:
    """Through a game with peeking, reservations and decisions that are taken back."""
    session, _ = course_of("giants", PLAYERS, round_limit=ROUNDS)
    pages, undone = Pages(), 0
    for i, (seat, move) in enumerate(reserving(peeking=True)):
        does(session, seat, move)
        pages.check(session)
        if session.over:
            break
        if i % 3 == 0 and (back := undo.undo_start(session, seat)) is not None:
            row = StoredEvent(session.number + 1, "undo", seat, str(back), f"undo {i}")
            session.follow(row)
            pages.check(session)
            does(session, seat, move)
            undone += 1
    assert undone > 20
    assert pages.apart > 50


def test_so_they_do_where_all_decide_at_once() -> None:
    session, _ = course_of("orongo", PLAYERS)
    pages, rng = Pages(), rng_for("several")
    while not session.over:
        seat = session.deciding[rng.below(len(session.deciding))]
        choices = legal(session, seat)
        does(session, seat, choices[rng.below(len(choices))])
        pages.check(session)
