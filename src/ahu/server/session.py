"""A table's session: a match with seats, names, commands and narration around it, no effects.

A table's events are numbered without gaps and only ever appended. Most are actions or outcomes; an
undo is an event too, so numbers never go back, but *steps*, the events of the game as it now
stands, do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from ahu.core import lesson as lessons
from ahu.core.contract import Action, Position, PublicView, Seat
from ahu.core.disclosure import disclosure_of
from ahu.core.log import Narration
from ahu.core.match import Match, Step
from ahu.core.reading import convert
from ahu.core.record import Event, Header, Record, any_times
from ahu.core.refusal import at, refuse
from ahu.narration import Narrator, narrate, narrator_for
from ahu.server import announcements, standing_in
from ahu.server.access import SeatEvent
from ahu.server.announcements import SeatAnnouncement
from ahu.server.encoded_entry import EncodedEntry
from ahu.server.forced import forced_choice
from ahu.server.seat_clocks import SeatClocks
from ahu.server.seating import Holder, Seating, StandIn, Why, read_stand_in, seating_of
from ahu.server.table_events import STEPS, Does, PendingEvents, StoredEvent, TableStatus, content
from ahu.server.table_setup import TableSetup
from ahu.server.undo_limits import Decision, learned_by

if TYPE_CHECKING:
    from ahu.server.messages import TableState

MOST_RENAMED = 100
"""How often a seat may get another name."""
RENAMED_ANEW = 5
"""How often whoever takes a seat may change its name at least."""
EVENT_BYTES = 1000
"""How much memory an event takes, more or less."""


class TableSession:
    """A table as its events have made it."""

    def __init__(self, setup: TableSetup, rows: Sequence[StoredEvent] = ()) -> None:
        self.setup = setup
        self.game = setup.game
        self.players = len(setup.seat_configs)
        self.narrator: Narrator = narrator_for(setup.game, setup.board)
        self.disclosure = disclosure_of(setup.game)
        self.alone = setup.alone
        self._start_size = 0 if setup.start is None else len(encode(setup.start)) // EVENT_BYTES
        self.match = Match.before(setup.position(), setup.start, setup.seed)
        self.position: Position = self.match.position
        """The position the game is in."""
        self.events: list[Event] = self.match.record.events
        """The events of the game, as it now stands."""
        self.steps = 0
        """How many events the game has, as it now stands."""
        self.public: PublicView = self.position.public()
        self._encoded_public: PublicView | None = None
        self.told_to_all: TableState | None = None
        """What everybody is told of how the table now stands, once it has been needed."""
        self.narrations: list[Narration] = []
        self.names = [seat_config.name for seat_config in setup.seat_configs]
        self.seating: Seating = seating_of(setup.seat_configs)
        pace = None if setup.lesson is not None or setup.uploaded else setup.terms.pace
        self.clocks = None if pace is None else SeatClocks(pace, self.players)
        self.now = 0.0
        """The table's own time, for what is drafted next; whoever drafts sets it."""
        self.bot_steps: list[tuple[int, Seat, Why]] = []
        """The steps that bots decided for people, and why they did."""
        self.handed = [0] * self.players
        """The step at which each seat last changed hands: what was decided before stands."""
        self.came = [0] * self.players
        """The event by which somebody last sat down at each seat, or came to a rematch."""
        self.seat_changes = 0
        """How often seats have changed hands, or somebody was invited."""
        self.announcements: list[SeatAnnouncement] = []
        self.rematch: str | None = None
        """The table of the rematch, once there is one."""
        self.number = 0
        self.steps_at = [0]
        """How many steps the game had after each number."""
        self.lines: list[tuple[EncodedEntry, ...]] = []
        """The log of each step as it is sent, as far as it has been needed."""
        self.secret_steps: list[int] = []
        """The steps in whose lines there is a secret, as far as they have been needed."""
        self.decisions: list[Decision] = []
        self.taken_back = [seat_config.taken_back for seat_config in setup.seat_configs]
        """How often each seat took a decision back after it had learned more."""
        self.undone = False
        """Whether anybody ever took anything back."""
        self.hinted: set[Seat] = set()
        """The seats that have had a hint."""
        self.forced: set[tuple[int, int]] = set()
        """The rounds and numbers of the events that were made as the only choice."""
        self._forced_choice = forced_choice(setup.people) if setup.forces else None
        self.commands: dict[tuple[Seat, str], int] = {}
        """The number at which each command was done."""
        self._decided: list[list[int]] = [[] for _ in range(self.players)]
        """The steps that were decisions of each seat."""
        self._contents: dict[tuple[Seat, str], bytes] = {}
        """A short hash of what each command did."""
        self.renamed = [0] * self.players
        """How often each seat has got another name."""
        self.learnt = 0
        """How many steps of the lesson are done."""
        self.answered = ""
        """What was last done or read in the lesson without being played."""
        self._stand()
        for row in rows:
            self.follow(row)

    # Events that have happened

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who has each seat."""
        return self.seating.holders

    @property
    def encoded_public(self) -> PublicView:
        """The public view as JSON, which is sent as it is: encoded once for all that see it."""
        if self._encoded_public is None:
            self._encoded_public = cast(PublicView, Raw(encode(self.public)))
        return self._encoded_public

    def _stand(self) -> None:
        """Notes what is asked most often about how the table now stands."""
        self._encoded_public = self.told_to_all = None
        self.over = self.setup.uploaded or self.public.waiting == "over"
        """Whether nothing is hidden any more."""
        self.deciding: tuple[Seat, ...] = () if self._ends(self.learnt) else self.public.deciding
        """The seats that must decide now."""

    def _ends(self, learnt: int) -> bool:
        """Returns whether nobody decides here, or no more, once this much is learnt."""
        lesson = self.setup.lesson
        return self.setup.uploaded or (lesson is not None and learnt >= len(lesson.steps))

    @property
    def bots_due(self) -> tuple[Seat, ...]:
        """The seats that bots must decide for now."""
        return tuple(seat for seat in self.deciding if self.seating.played_by[seat])

    def accept(self, pending: PendingEvents) -> None:
        """Follows pending events that have been stored."""
        steps = iter(pending.steps)
        for row in pending.rows:
            self.follow(row, next(steps, None) if row.does in STEPS else None)

    def follow(self, row: StoredEvent, step: Step | None = None) -> None:
        """Follows the next event; a `step` that is known need not be played again."""
        assert row.number == self.number + 1, "events come in order"
        seated, self.seating = self.seating, self.seating.after(row)
        match row.does:
            case "undo":
                assert row.seat is not None
                self._take_back(row.seat, int(row.move))
            case "name":
                assert row.seat is not None
                self.names[row.seat] = row.move
                self.renamed[row.seat] += 1
            case "claim" | "leave" | "invite" | "revoke":
                assert row.seat is not None
                self._hand_over(row.does, row.seat)
            case "bot" | "back":
                assert row.seat is not None
                self._stand_in(row.seat, read_stand_in(row.move) if row.does == "bot" else None)
            case "read":
                self.learnt += 1
                self.answered = row.move
            case "forgotten":
                pass  # nothing happened in the game
            case "here":
                assert row.seat is not None
                self.came[row.seat] = row.number
            case "hint":
                assert row.seat is not None
                self.hinted.add(row.seat)
                told = announcements.of_hint(row.seat, self.names[row.seat], self.steps)
                self.announcements.append(told)
            case "rematch":
                assert row.seat is not None
                self.rematch = row.move
                told = announcements.of_rematch(row.seat, self.names[row.seat], self.steps)
                self.announcements.append(told)
            case _:
                self._step(row, step)
        self._stand()
        if self.clocks is not None:
            self.clocks.follow(row, seated, self.seating, self.deciding, self.steps)
        self.number = row.number
        self.steps_at.append(self.steps)
        if row.seat is not None and row.command:
            command = row.seat, row.command
            self.commands[command] = row.number
            self._contents[command] = content(row.does, row.move, self._contents.get(command, b""))

    def check_same(self, seat: Seat, command: str, contents: bytes) -> None:
        """Raises Refused unless the command of this id did what `contents` stands for."""
        if self._contents[seat, command] != contents:
            raise refuse("", "table-id-used", "$.id")

    def _step(self, row: StoredEvent, step: Step | None) -> None:
        forced = row.does == "forced"
        command = row.seat, row.command
        if row.seat is not None and not forced and command not in self.commands:
            self.decisions.append(Decision(row.seat, self.steps))
            self.learnt += self.setup.lesson is not None and bool(row.command)
        if step is None:
            move = self.game.read(row.move, row.does == "chance", self.players)
            step = self.match.follow(row.seat, move)
        else:
            self.match.accept([step])
        self.position = step.position
        self.steps += 1
        before, self.public = self.public, self.position.public()
        kept = self.narrations[-1].kept if self.narrations else ()
        narration = narrate(self.narrator, self.disclosure, kept, before, step.event, self.public)
        scripted = self.setup.lesson is not None and not row.command
        if row.seat is not None and not (forced or scripted or narration.aside):
            self._decided[row.seat].append(self.steps - 1)
        if row.seat is not None and (bot := self.seating.stand_ins[row.seat]) is not None:
            self.bot_steps.append((self.steps - 1, row.seat, bot.why))
        if forced:
            self.forced.add((step.event.round, step.event.number))
        self.narrations.append(narration)

    def _hand_over(self, does: SeatEvent, seat: Seat) -> None:
        """Lets a seat change hands; in the game nothing changes."""
        if does == "claim":
            self.came[seat] = self.number + 1
            # Whoever had it before may have used up all changes.
            self.renamed[seat] = min(self.renamed[seat], MOST_RENAMED - RENAMED_ANEW)
            self.handed[seat] = self.steps
        self.seat_changes += 1
        told = announcements.of_seat(does, seat, self.names[seat], self.steps)
        self.announcements = announcements.with_change(self.announcements, told)

    def _stand_in(self, seat: Seat, stand_in: StandIn | None) -> None:
        """Announces that a bot plays on for a seat, or that its person plays again."""
        self.handed[seat] = self.steps
        name = self.names[seat]
        if stand_in is None:
            told = announcements.of_return(seat, name, self.steps)
        else:
            told = announcements.of_stand_in(stand_in, seat, name, self.steps)
        self.announcements = announcements.replacing_of_seat(self.announcements, told)

    def _take_back(self, seat: Seat, step: int) -> None:
        """Goes back to a step, and notes it where the seat has learned something since."""
        self.undone = True
        learned = self.alone and learned_by(seat, self.events[step:], self.narrations[step:])
        self._go_back(step)
        if learned:
            self.taken_back[seat] += 1
            times, name = self.taken_back[seat], self.names[seat]
            said = announcements.of_take_back(seat, name, step, times)
            self.announcements = announcements.replacing(self.announcements, said)

    def _go_back(self, step: int) -> None:
        self.announcements = announcements.moved_back(self.announcements, step)
        self.forced -= {(event.round, event.number) for event in self.events[step:]}
        self.match.go_back(step)
        self.position, self.steps = self.match.position, step
        self.public = self.position.public()
        del self.narrations[step:], self.lines[step:]
        while self.secret_steps and self.secret_steps[-1] >= step:
            self.secret_steps.pop()
        for decided in self._decided:
            while decided and decided[-1] >= step:
                decided.pop()
        while self.decisions and self.decisions[-1].start >= step:
            self.decisions.pop()
        while self.bot_steps and self.bot_steps[-1][0] >= step:
            self.bot_steps.pop()
        self.handed = [min(handed, step) for handed in self.handed]

    @property
    def weight(self) -> int:
        """How much memory the session takes, counted in events."""
        return self.number + self._start_size

    def round_at(self, step: int) -> int:
        """Returns the round of the event that led to a step."""
        return self.events[max(step, 1) - 1].round if self.events else self.position.round

    def record(self) -> Record:
        """Returns the record of the game so far."""
        header: Header = replace(
            self.match.record.header,
            seats=tuple(self.names),
            taken_back=any_times(self.taken_back),
            by_bots=any_times(standing_in.bot_moves(self)),
            resigned=standing_in.resigned(self),
        )
        return Record(header, list(self.events))

    # Drafts of what may happen next; each method returns pending events or raises Refused

    def begin(self) -> PendingEvents:
        """Drafts what happens before anybody decides."""
        if self.setup.lesson is not None:
            return self.prepared(lessons.opening(self.setup.lesson, self.match))
        return self.prepared(self.match.prepare(forced=self._forced_choice))

    def play(self, seat: Seat, actions: Sequence[object], command: str) -> PendingEvents:
        """Drafts actions of a seat, all of them or none, and the outcomes of chance that follow.

        Whether the seat may play them is judged by what it can know: a refusal tells it nothing
        else.
        """
        series = self.series(actions, "$.actions")
        if len(series) == 1:
            with at("$.actions[0]"):
                self.position.recall(seat).play(seat, series[0])
        else:
            self.attempt(seat, series, "$.actions")
        if self.setup.lesson is not None:
            steps = lessons.answer(self.setup.lesson, self.match, self.learnt, series)
        else:
            steps = self.match.prepare(seat, series, self._forced_choice)
        return self.prepared(steps, command, len(series))

    def prepared(
        self,
        steps: list[Step],
        command: str = "",
        own: int = 0,
        read: StoredEvent | None = None,
    ) -> PendingEvents:
        """Returns steps of the match as pending events, after what was `read`.

        The first `own` of them belong to the command.
        """
        rows = [] if read is None else [read]
        for i, step in enumerate(steps):
            seat, number = step.event.seat, self.number + len(rows) + 1
            move = self.game.write(step.event.move, self.players)
            does: Does = "chance" if seat is None else "play"
            if seat is not None and i >= own and self.setup.lesson is None:
                does = "forced"
            rows.append(StoredEvent(number, does, seat, move, command if i < own else ""))
        position = steps[-1].position if steps else self.position
        learnt = self.learnt + (command != "" or read is not None)
        return self._pending(rows, position, steps=steps, learnt=learnt)

    def series(self, actions: Sequence[object], where: str) -> list[Action]:
        """Returns actions that belong together; a sealed one ends them. Raises Refused."""
        found = [self.action(plain, f"{where}[{i}]") for i, plain in enumerate(actions)]
        for i, action in enumerate(found[:-1], 1):
            if action.sealed:
                raise refuse("", "table-series-sealed", f"{where}[{i}]")
        return found

    def attempt(
        self,
        seat: Seat,
        series: Sequence[Action],
        where: str,
        recalled: Position | None = None,
        asides: bool = True,
    ) -> list[Position]:
        """Returns what the seat knows now and after each action of `series`.

        They are tried on what the seat can recall, or on `recalled`, where what others have sealed
        is still to come. Without asides, nothing is tried that would show what must be paid for.
        Raises Refused if an action is not allowed.
        """
        positions = [self.position.recall(seat) if recalled is None else recalled]
        for i, action in enumerate(series):
            position = positions[-1].copy()
            with at(f"{where}[{i}]"):
                aside = not asides and action in position.asides(seat)
                if aside or not self.goes_on(seat, positions, series):
                    raise refuse("", "table-try-only-decisions")
                position.play(seat, action)
            positions.append(position)
        return positions

    def goes_on(self, seat: Seat, positions: Sequence[Position], series: Sequence[Action]) -> bool:
        """Returns whether a turn goes on, and does not come back because others could do nothing.

        It went through `positions` by the first actions of `series`.
        """
        if len(positions) == 1:
            return True
        before, after = positions[-2:]
        if seat not in after.deciding:
            return False
        move = series[len(positions) - 2]
        return not self.disclosure.reveals(before.public(), seat, move, after.public())

    def rename(self, seat: Seat, name: str, command: str) -> PendingEvents:
        """Drafts another name for a seat; nothing if it has that name already."""
        if name == self.names[seat]:
            return self._pending([], self.position)
        if self.renamed[seat] >= MOST_RENAMED:
            raise refuse("", "table-renamed", "$.name", most=MOST_RENAMED)
        names = list(self.names)
        names[seat] = name
        row = StoredEvent(self.number + 1, "name", seat, name, command)
        return self._pending([row], self.position, names)

    def hand_over(
        self, seat: Seat, does: SeatEvent, secret: str, command: str, name: str | None = None
    ) -> PendingEvents:
        """Drafts a seat event; the seat's new holder may have another name."""
        names, rows = list(self.names), list[StoredEvent]()
        if name is not None and name != names[seat]:
            names[seat] = name
            rows.append(StoredEvent(self.number + 1, "name", seat, name, command))
        rows.append(StoredEvent(self.number + len(rows) + 1, does, seat, secret, command))
        if does == "leave" and standing_in.left_waiting(self, seat):
            move = StandIn("left", self.setup.terms.stand_in).move
            rows.append(StoredEvent(self.number + len(rows) + 1, "bot", seat, move, command))
        return self._pending(rows, self.position, names)

    def drafted(self, rows: list[StoredEvent], position: Position | None = None) -> PendingEvents:
        """Drafts events that lead to a position, or change nothing in the game."""
        return self._pending(rows, self.position if position is None else position)

    def come(self, seat: Seat, command: str) -> PendingEvents:
        """Drafts that somebody has come to a rematch; nothing if they had."""
        row = StoredEvent(self.number + 1, "here", seat, "", command)
        return self._pending([row] if self.seating.awaited[seat] else [], self.position)

    def play_again(self, seat: Seat, table: str, command: str) -> PendingEvents:
        """Drafts that a seat has started a rematch; nothing if somebody has started one already."""
        row = StoredEvent(self.number + 1, "rematch", seat, table, command)
        return self._pending([] if self.rematch else [row], self.position)

    def _pending(
        self,
        rows: list[StoredEvent],
        position: Position,
        names: Sequence[str] | None = None,
        steps: Sequence[Step] = (),
        learnt: int | None = None,
    ) -> PendingEvents:
        ended = self._ends(self.learnt if learnt is None else learnt)
        deciding = [] if ended else list(position.deciding)
        if self.clocks is not None:
            rows = [replace(row, clock=self.now) for row in rows]
        seating, due = standing_in.after(self, rows, deciding, steps)
        played_by = seating.played_by
        now = TableStatus(
            number=rows[-1].number if rows else self.number,
            round=position.round,
            over=ended or position.waiting == "over",
            deciding=deciding,
            winners=list(position.winners),
            names=list(self.names if names is None else names),
            bots_due=any(played_by[seat] for seat in deciding),
            played_by=list(played_by),
            bots_only=all(played_by),
            due=due,
            resigned=list(seating.all_resigned),
        )
        return PendingEvents(rows, now, steps=list(steps))

    @property
    def status(self) -> TableStatus:
        """How the table stands, for lists of tables."""
        return self._pending([], self.position).status

    def action(self, plain: object, where: str) -> Action:
        """Returns an action, from its notation or its JSON. Raises Refused if it is none."""
        if isinstance(plain, str):
            with at(where):
                move = self.game.read(plain, False, self.players)
        else:
            move = convert(plain, self.game.actions, where)
        assert isinstance(move, Action)
        return move

    def check_playable(self) -> None:
        """Raises Refused if this is a record to look at."""
        if self.setup.uploaded:
            raise refuse("", "table-replay-only")

    def check_step(self, step: int) -> None:
        """Raises Refused unless the game has had `step` steps."""
        if step > self.steps:
            raise refuse("", "table-look-later", steps=self.steps, step=step)

    def last_decision(self, seat: Seat) -> int:
        """Returns the index of the last event that this seat decided; 0 before the first."""
        return self._decided[seat][-1] if self._decided[seat] else 0
