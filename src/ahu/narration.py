"""Narrators tell of a game from views only: a game's own, or one that says each move as it is."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol, cast

from msgspec.structs import asdict, replace

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Outcome, PublicView, Seat, View
from ahu.core.disclosure import Disclosure
from ahu.core.ending import Ending, ranked
from ahu.core.facets import load
from ahu.core.log import LogLine, Message, Narration, clan_message, message
from ahu.core.record import Event
from ahu.text import can_say


class Narrator(Protocol):
    """Finds the messages of one game. Everybody may read what it tells, except a seat's task.

    A line that tells of chance which not all may know (`Outcome.seen_by`) lists it among its
    events, so that only those who may know it read the line.
    """

    def tell(
        self, kept: tuple[Event, ...], before: PublicView, event: Event, after: PublicView
    ) -> Narration:
        """Returns the narration of an event for everybody."""

    def task(self, view: View) -> Message:
        """Returns the message that tells the seat of this view what it has to do."""

    def waits(self, table: PublicView, seat: int) -> Message:
        """Returns the message that tells everybody what a seat has to do."""

    def estimate(self, table: PublicView) -> list[int]:
        """Returns what each seat would score if the game ended now.

        Empty where that is what the scores say anyway, or where not everybody may know it.
        """

    def result(self, table: PublicView, views: list[View]) -> list[tuple[Message, list[int]]]:
        """Returns the columns of the result: what counted, and its points for each seat.

        The last one decides.
        """

    def ending(self, table: PublicView, views: list[View], winners: Collection[Seat]) -> Ending:
        """Returns why the game ended and what counted for whom. Asked only once it is over."""


def narrator_for(game: Game, board: Board) -> Narrator:
    """Returns the narrator of a game. It takes the views of that game only, hence the cast."""
    if not game.facets.narration:
        return PlainNarrator(game)
    return cast(Callable[[Board], Narrator], load(game.facets.narration))(board)


def narrate(
    narrator: Narrator,
    disclosure: Disclosure[View, PublicView],
    kept: tuple[Event, ...],
    before: PublicView,
    event: Event,
    after: PublicView,
) -> Narration:
    """Returns the narration of an event for everybody, with what it gives away."""
    move = event.move
    narration = narrator.tell(kept, before, event, after)
    secret = disclosure.secret(before, move)
    discreet: tuple[LogLine, ...] = ()
    if secret:
        instead = replace(event, move=disclosure.discreet(move))
        discreet = narrator.tell(kept, before, instead, after).entries
    entries = []
    for i, entry in enumerate(narration.entries):
        fleeting = any(disclosure.fleeting(before, one.move) for one in entry.events)
        tells = secret != "" and event in entry.events
        instead_of_it = discreet[i] if tells else _face_down(entry, before)
        if fleeting or tells or instead_of_it:
            entry = replace(
                entry,
                fleeting=fleeting,
                secret=secret if tells else "",
                discreet=instead_of_it,
            )
        entries.append(entry)
    return replace(
        narration,
        entries=tuple(entries),
        revealed=disclosure.reveals(before, event.seat, move, after),
        sealed=isinstance(move, Action) and move.sealed,
        aside=isinstance(move, Action) and move.aside,
        conceals=disclosure.conceals(move),
    )


def _face_down(entry: LogLine, table: PublicView) -> LogLine | None:
    """Returns the line for those who may not know what chance did; None where all may."""
    if entry.seen_by(None) and all(map(entry.seen_by, range(table.players))):
        return None
    return LogLine(message("told-face-down"), entry.rules, ())


class MoveWords:
    """Puts the moves of a game without a narrator into words, where its texts have any.

    `GAME-choice-TAG` is an action and `GAME-chance-TAG` an outcome, each with its fields.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._has_words: dict[str, bool] = {}

    def __call__(self, move: Action | Outcome) -> Message | str:
        """Returns a move as a message, or in notation where a language lacks the words for it."""
        what = "chance" if isinstance(move, Outcome) else "choice"
        key = f"{self._game.name}-{what}-{move.__struct_config__.tag}"
        args: dict[str, str | int | Message | list[Message]] = {
            name: _argument(value) for name, value in asdict(move).items()
        }
        if key not in self._has_words:
            said = {name: value if isinstance(value, int) else "" for name, value in args.items()}
            self._has_words[key] = can_say(key, **said)
        return (
            Message(key, args)
            if self._has_words[key]
            else self._game.write(move, self._game.players[-1])
        )


def _argument(value: object) -> str | int | Message:
    """Returns a field of a move as the page says it: a number, yes or no, a list, or a dash."""
    if isinstance(value, bool):
        return message("page-yes-no", value="yes" if value else "no")
    if isinstance(value, int):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "–"
    return "–" if value is None else str(value) or "–"


class PlainNarrator:
    """Tells of a game that has no narrator: each move as its texts say it, else in notation.

    It tells sealed decisions only when all must have been made.
    """

    def __init__(self, game: Game) -> None:
        self._words = MoveWords(game)

    def tell(
        self, kept: tuple[Event, ...], before: PublicView, event: Event, after: PublicView
    ) -> Narration:
        sealed = isinstance(event.move, Action) and event.move.sealed
        opened = any(held.seat == event.seat for held in kept) and sealed
        narrate = kept if opened or isinstance(event.move, Outcome) else ()
        still = () if narrate else kept
        if after.waiting == "over":  # nothing can follow that would open sealed decisions
            narrate, still = (*kept, event), ()
        elif sealed:
            still = (*still, event)
        else:
            narrate = (*narrate, event)
        return Narration(tuple(map(self._entry, narrate)), still)

    def _entry(self, event: Event) -> LogLine:
        move = self._words(event.move)
        if event.seat is None:
            return LogLine(message("plain-told-chance", move=move), (), (event,))
        return LogLine(clan_message("plain-told", event.seat, move=move), (), (event,))

    def task(self, view: View) -> Message:
        return message("plain-task")

    def waits(self, table: PublicView, seat: int) -> Message:
        return clan_message("plain-waits", seat)

    def estimate(self, table: PublicView) -> list[int]:
        return []

    def result(self, table: PublicView, views: list[View]) -> list[tuple[Message, list[int]]]:
        return []

    def ending(self, table: PublicView, views: list[View], winners: Collection[Seat]) -> Ending:
        return Ending(None, (), (), ranked(winners, [(score,) for score in table.scores]))
