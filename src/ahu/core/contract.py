"""The contract every game keeps: a game is a `Game`, its `Position`, and the data of both.

A **position** is one moment of a game and knows everything. It changes in two ways only: a seat
plays an action, or chance has an outcome. The same inputs give the same position for ever:
a position holds no seed and draws nothing by itself.

Every moment is one of three: seats must decide (several at once while decisions are sealed),
chance must happen, or the game is over.

Seats are numbered from 0 in clockwise order. Actions, outcomes, views and snapshots are plain
data (msgspec structs): they compare, print, and go to JSON and back.

What a person may see comes from `view` and `public`, which are types of their own, made from the
position by the rules of what is hidden. What a perfect memory knows comes from `recall`. Of events,
`Action.sealed` and `Outcome.seen_by` say who may know them, and when.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar, Literal, Self, TypedDict, get_args

from msgspec import Struct

from ahu.core.facets import Facets
from ahu.core.profile import Profile
from ahu.core.refusal import Refusal, refuse
from ahu.core.rng import Rng

if TYPE_CHECKING:
    from ahu.core.board import Board

Seat = int
Waiting = Literal["seats", "chance", "over"]

COLOURS = ("blue", "green", "red", "yellow", "purple")
"""The colour of each seat, the same in every game. No game has more seats than colours."""


class Action(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that a seat does. Each game derives one struct for each kind of action."""

    sealed: ClassVar[bool] = False
    """Whether nobody else learns it until all who must decide have decided."""
    aside: ClassVar[bool] = False
    """Whether it is one of `Position.asides`, which takes no turn and decides nothing."""
    unfinished: ClassVar[bool] = False
    """Whether the seat's next action belongs to the same decision, as on a journey."""


class Outcome(Struct, frozen=True, tag_field="chance", tag=str.lower, forbid_unknown_fields=True):
    """One thing that chance does: the smallest that can happen by itself."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Returns whether a seat, or (None) an onlooker, may know it before the game is over.

        Others are told only that something was dealt face down. An outcome itself says whom it is
        for: `Deal(seat, card)`, never the next card for whoever has none.
        """
        return True


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a game that the players agree on before it begins.

    Each is a yes or no, or a whole number, and names the rule that describes it:
    `Annotated[bool, Meta(extra={"rule": "G1.2"})]`.
    """


class PublicView(Struct, frozen=True):
    """The part of a position that everybody may see; onlookers get it.

    The public view of every game begins with these fields.
    """

    by_seat: ClassVar[tuple[str, ...]] = ()
    """The fields with an entry for each seat, which a plain table shows beside the seats."""
    game: str
    players: int
    phase: str
    round: int
    waiting: Waiting
    deciding: tuple[Seat, ...]
    scores: tuple[int, ...]


class View(Struct, frozen=True):
    """The part of a position that one seat may see: the public view and its own secrets."""

    sealed: ClassVar[tuple[str, ...]] = ()
    """The fields that show what the seat itself has sealed; a server hides even their length."""
    seat: Seat
    table: PublicView


class Heading(TypedDict):
    """The fields that begin the public view of every game."""

    game: str
    players: int
    phase: str
    round: int
    waiting: Waiting
    deciding: tuple[Seat, ...]
    scores: tuple[int, ...]


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position as readable data, from which a game can be set up."""


class Position(ABC):
    """One moment of a game, with everything there is to know about it."""

    game: Game
    board: Board
    options: Options
    players: int

    @property
    @abstractmethod
    def waiting(self) -> Waiting:
        """What the game waits for."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of the round, from 1."""

    @property
    def phase(self) -> str:
        """The name of the phase; empty in a game without phases."""
        return ""

    @property
    @abstractmethod
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that must decide now; more than one only while decisions are sealed."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Action]:
        """Returns all actions the seat may decide on now; empty when it need not decide."""

    def asides(self, seat: Seat) -> Sequence[Action]:
        """Returns the actions the seat may do now that take no turn and decide nothing."""
        return ()

    @abstractmethod
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Returns why the seat may not do this action now; None when it may."""

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> None:
        """Plays an action of a seat.

        Raises Refused, and changes nothing, when `check` refuses it.
        """

    @abstractmethod
    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        """Returns the outcomes chance may have now, each with its weight; empty if it has none."""

    def draw(self, rng: Rng) -> Outcome:
        """Returns a random outcome that chance may have now, as often as its weight says."""
        outcomes = self.outcomes()
        at = rng.below(sum(weight for _, weight in outcomes))
        ends = accumulate(weight for _, weight in outcomes)
        return next(outcome for (outcome, _), end in zip(outcomes, ends, strict=True) if at < end)

    @abstractmethod
    def happen(self, outcome: Outcome) -> None:
        """Applies an outcome of chance.

        Raises Refused, and changes nothing, when it cannot happen now.
        """

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent position equal to this one."""

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """Returns the part of the position that the seat may see."""

    @abstractmethod
    def public(self) -> PublicView:
        """Returns the part of the position that everybody may see."""

    def heading(self) -> Heading:
        """Returns the fields that every public view begins with."""
        return {
            "game": self.game.name,
            "players": self.players,
            "phase": self.phase,
            "round": self.round,
            "waiting": self.waiting,
            "deciding": self.deciding,
            "scores": self.scores,
        }

    @abstractmethod
    def recall(self, seat: Seat) -> Self:
        """Returns the position as a seat with a perfect memory knows it, without what is hidden.

        A sealed decision that the seat cannot know counts there as still to be made. What chance
        dealt and the seat cannot know (`Outcome.seen_by`) is unknown there: the same seats decide,
        with the same legal actions for this one, and chance deals it again once the rules need it.
        Bots, searches and programs play on from there, so every rule must work with it, and
        `Game.restore` takes its snapshot.
        """

    def same(self, other: Self) -> bool:
        """Returns whether another position of this game, on the same board, is like this one."""
        return self.snapshot() == other.snapshot()

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """Returns this position as readable data; `Game.restore` makes an equal position of it."""

    def check_seat(self, seat: Seat, where: str = "") -> None:
        """Raises Refused unless the game has this seat."""
        if not 0 <= seat < self.players:
            rule, most = self.game.players_rule, self.players - 1
            raise refuse(rule, "seat", where, seat=seat, most=most)

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; final when the game is over."""

    @property
    @abstractmethod
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won, several when they share the victory; empty before the end."""


class Game(ABC):
    """A game: it sets up positions, and reads and writes their data."""

    name: ClassVar[str]
    rules_version: int
    """The version of the rules it is played by; each is a game of its own (see `versions`)."""
    players: ClassVar[range]
    options: ClassVar[type[Options]]
    actions: ClassVar[object]
    """The union of its action types, for reading them from JSON."""
    outcomes: ClassVar[object]
    snapshots: ClassVar[type[Snapshot]]
    views: ClassVar[type[View]]
    public_views: ClassVar[type[PublicView]]

    facets: ClassVar[Facets] = Facets()
    """The parts that it has beside its rules."""
    profile: ClassVar[Profile] = Profile()
    """What it says of itself to whoever looks for a game."""

    players_rule: ClassVar[str]
    """The id of the rule that says how many may play."""

    @property
    def versions(self) -> tuple[Game, ...]:
        """The game under every version of its rules that it knows, the newest last.

        A fix of a rule is a new version, so that a game begun under an earlier one can be replayed
        and played on for ever.
        """
        return (self,)

    def at(self, version: int, where: str = "") -> Game:
        """Returns the game under a version of its rules. Raises Refused for an unknown version."""
        for game in self.versions:
            if game.rules_version == version:
                return game
        known = ", ".join(str(game.rules_version) for game in self.versions)
        raise refuse("", "record-rules", where, found=str(version), known=known)

    def board(self, text: str | None = None) -> Board:
        """Returns the reference board, or the board in this TOML text. Raises Refused.

        A game that needs no board has an empty one.
        """
        from ahu.core.board import no_board

        if text is not None:
            raise refuse("", "game-no-board", game=self.name)
        return no_board(self.name)

    @abstractmethod
    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> Position:
        """Returns the position in which nothing has happened, not even chance."""

    @abstractmethod
    def restore(self, snapshot: Snapshot, board: Board | None = None) -> Position:
        """Returns the position of a snapshot. Raises Refused when its parts contradict each other.

        It does not ask whether a game could have led to it, and takes snapshots of what a seat
        recalls, with parts that are unknown.
        """

    def first(self, seat: Seat) -> Outcome:
        """Returns the outcome that makes this seat begin.

        Raises Refused where nobody can choose it.
        """
        raise refuse("", "game-no-first", game=self.name)

    @abstractmethod
    def write(self, move: Action | Outcome, players: int) -> str:
        """Returns an action or outcome in notation, as it stands in a record."""

    @abstractmethod
    def read(self, text: str, chance: bool, players: int) -> Action | Outcome:
        """Reads an action (or, with `chance`, an outcome) in notation.

        Raises Refused for any other text.
        """

    def check_players(self, players: int, where: str = "") -> None:
        """Raises Refused unless the game can be played by `players`."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise refuse(
                self.players_rule, "players", where, players=players, least=least, most=most
            )


def deals_face_down(game: Game) -> bool:
    """Returns whether a game has outcomes of chance that not everybody may know."""
    kinds = get_args(game.outcomes) or (game.outcomes,)
    return any(getattr(kind, "seen_by", None) is not Outcome.seen_by for kind in kinds)
