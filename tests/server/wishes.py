"""What a seat or an onlooker may ask over a socket: every kind of message, in many forms."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from ahu.core.rng import Rng
from ahu.server import messages
from ahu.server.session import TableSession
from tests.server.test_leaks import legal

GARBAGE = ("place p99", "take 1", "decline", "pass", "peek Ature Huki", "build q1 palm p1", "what")
MOST_CHOICES = 4


def series(choices: list[str], rng: Rng) -> Iterator[list[object]]:
    """Series of one, two and three actions: none of them is carried out as a whole."""
    picked = [choices[rng.below(len(choices))] for _ in range(MOST_CHOICES)] if choices else []
    for first in {*choices[:1], *picked, *choices[-1:]}:
        for second in (*GARBAGE, *picked[:2], {"do": "pass"}, {"do": "nonsense"}, 7):
            yield [first, second]
        yield [first, picked[0], picked[-1]]
        yield [first, GARBAGE[0], GARBAGE[1]]
    for garbage in GARBAGE:
        yield [garbage]
        yield [garbage, *picked[:1]]


def choices_of(session: TableSession, place: int) -> list[str]:
    """What whoever has this place may decide now."""
    return legal(session, place) if place in session.deciding else []


def questions(session: TableSession, place: int, rng: Rng) -> Iterator[messages.ClientMessage]:
    """What changes nothing: questions, and wishes that are refused where others have sealed."""
    seat = place if place < session.players else 0
    choices = choices_of(session, place)
    for actions in series(choices, rng):
        yield messages.Play(id="x", seat=seat, actions=actions)
        yield messages.Play(id="x", seat=seat, actions=actions, number=session.number)
        yield messages.Try(id="x", seat=seat, actions=actions)
        yield messages.Check(id="x", seat=seat, action=actions[-1])
        yield messages.Plan(id="x", seat=seat, item="1a", after=actions)
    yield from looks(session, place)
    for other in range(session.players):
        yield messages.Play(id="x", seat=other, actions=["what"])
        yield messages.Undo(id="x", seat=other)
        yield messages.Advance(id="x", seat=other, step=session.steps + 1)
        yield messages.Hint(id="x", seat=other)
    yield messages.Ping(id="x")
    yield messages.Hello(id="x", tokens=["nobody's"])
    yield messages.Hello(id="x", tokens=["nobody's"], session="nobody's")
    for other in range(session.players):
        yield messages.TakeOver(id="x", seat=other)
        yield messages.LetBot(id="x", seat=other, level="nobody's")
        yield messages.LetBot(id="x", seat=seat, absent=other)
        yield messages.Resign(id="x", seat=other, level="nobody's")
    yield messages.Say(id="x", seat=seat)


def looks(session: TableSession, place: int) -> Iterator[messages.ClientMessage]:
    """What only looks: at what may be decided, where items may go, and back."""
    seat = place if place < session.players else 0
    for choice in choices_of(session, place):
        yield messages.Check(id="x", seat=seat, action=choice)
        yield messages.Try(id="x", seat=seat, actions=[choice])
    for item in ("1a", "2a", "ha", "zz"):
        yield messages.Plan(id="x", seat=seat, item=item)
    for step in (0, 1, session.steps - 2, session.steps - 1, session.steps, session.steps + 1):
        for other in range(session.players):
            for opened in (False, True):
                yield messages.Look(id="x", step=max(0, step), seat=other, open=opened)
    yield messages.Look(id="x", step=session.steps)


def words(session: TableSession, place: int) -> Iterator[messages.ClientMessage]:
    """What people say, and what they are called."""
    seat = place if place < session.players else None
    yield messages.Say(id="x", seat=seat, text="Iorana")
    yield messages.Say(id="y", seat=seat, sign="well")
    yield messages.Rename(id="z", seat=seat or 0, name="Mahina")


def hand_overs(session: TableSession, place: int) -> Iterator[messages.ClientMessage]:
    """All that passes a seat between its person and bots, in forms that are carried out; in
    between, what may be asked at such a seat."""
    seat = place if place < session.players else 0
    choices = choices_of(session, place) or GARBAGE

    def asked() -> Iterator[messages.ClientMessage]:
        yield messages.Play(id=f"p{next(numbers)}", seat=seat, actions=[GARBAGE[0]])
        yield messages.Undo(id=f"u{next(numbers)}", seat=seat)
        yield messages.Check(id="x", seat=seat, action=choices[0])
        yield messages.Try(id="x", seat=seat, actions=[choices[0]])
        yield messages.Look(id="x", step=session.steps, seat=seat)
        for other in range(session.players):
            yield messages.LetBot(id="x", seat=seat, absent=other)

    numbers = count()
    yield messages.LetBot(id="bot", seat=seat, level="novice")
    yield from asked()
    yield messages.LetBot(id="bot", seat=seat, level="novice")  # sent again
    yield messages.TakeOver(id="back", seat=seat)
    yield from asked()
    yield messages.LetBot(id="again", seat=seat, level="expert")
    yield messages.Resign(id="resign", seat=seat, level="easy")
    yield from asked()
    yield messages.TakeOver(id="late", seat=seat)
    yield messages.Say(id="bye", seat=seat if seat == place else None, sign="bye")
