"""The games that are written down, and how they are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from ahu.core.contract import COLOURS, Action, Game, Position
from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.rng import Rng, rng_for
from ahu.games import GAMES

HERE = Path(__file__).parent
ISLET = HERE.parent / "islet.toml"
ASIDE = 12
"""One decision in so many is an aside, where there is one."""


class Playthrough(Struct, frozen=True):
    """A game to be written down."""

    name: str
    game: str
    players: int
    options: Mapping[str, bool | int] = {}
    board: Path | None = None
    told: bool = False
    """Whether it is told as text, too."""

    @property
    def text(self) -> Path:
        """The file of its text."""
        return HERE / "told" / f"{self.name}.txt"

    @property
    def digests(self) -> Path:
        """The file of its digests."""
        return HERE / "digests" / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("giants-3", "giants", 3, {"round_limit": 6}, ISLET, told=True),
    Playthrough("giants-4", "giants", 4, {"round_limit": 4}, ISLET, told=True),
    Playthrough("giants-5", "giants", 5, {"round_limit": 4}, ISLET, told=True),
    Playthrough("orongo-2", "orongo", 2, told=True),
    Playthrough("orongo-3", "orongo", 3, told=True),
    Playthrough("orongo-4", "orongo", 4, told=True),
    Playthrough("giants-3-rapa-nui", "giants", 3, {"round_limit": 4}),
    Playthrough("giants-4-rapa-nui", "giants", 4, {"round_limit": 3}),
    Playthrough("giants-5-rapa-nui", "giants", 5, {"round_limit": 3}),
    Playthrough("giants-3-quick-long", "giants", 3, {"quick_game": True, "round_limit": 12}, ISLET),
    Playthrough("giants-3-visible", "giants", 3, {"visible_score": True, "round_limit": 5}, ISLET),
    Playthrough(
        "giants-4-open",
        "giants",
        4,
        {"visible_score": True, "open_bases": True, "open_screens": True, "round_limit": 6},
        ISLET,
    ),
    Playthrough(
        "giants-5-return", "giants", 5, {"return_unsculpted": True, "round_limit": 5}, ISLET
    ),
    Playthrough("orongo-2-amulet-first", "orongo", 2, {"amulet_first": True}),
    Playthrough("orongo-3-amulet-first", "orongo", 3, {"amulet_first": True}),
    Playthrough("orongo-4-amulet-first", "orongo", 4, {"amulet_first": True}),
)


class Step(Struct, frozen=True):
    """What happened, and the positions before and after; at the start nothing has happened."""

    title: str
    before: Position | None
    after: Position


def begin(playthrough: Playthrough) -> Match:
    """The match before its first event."""
    game = GAMES[playthrough.game]
    file = playthrough.board
    board = game.board(None if file is None else file.read_text(encoding="utf-8"))
    return Match(game, playthrough.players, game.options(**playthrough.options), board)


def heading(playthrough: Playthrough) -> str:
    """Game, board and options, as the head of a record."""
    match = begin(playthrough)
    return write_text(match.record, match.game).strip()


def steps(playthrough: Playthrough) -> Iterator[Step]:
    """The game from its start to its end: always the same, while the same actions are legal."""
    match = begin(playthrough)
    rng = rng_for("playthrough", playthrough.name)
    yield Step("start", None, match.position)
    while not match.over:
        before = match.position
        _go_on(match, rng)
        yield Step(_title(match), before, match.position)


def _go_on(match: Match, rng: Rng) -> None:
    """Chance, now and then an aside, or a decision."""
    position = match.position
    if position.waiting == "chance":
        match.happen(position.draw(rng))
        return
    asides = [(seat, one) for seat in range(position.players) for one in position.asides(seat)]
    if asides and rng.below(ASIDE) == 0:
        match.play(*asides[rng.below(len(asides))])
        return
    seat = position.deciding[rng.below(len(position.deciding))]
    match.play(seat, _choose(position.legal(seat), match.game, position.players, rng))


def _choose(legal: Sequence[Action], game: Game, players: int, rng: Rng) -> Action:
    """A choice that gets things done more often than chance alone would."""
    actions = list(legal)
    for verbs, wanted in ((("erect", "crown", "mark"), True), (("pass", "stop"), False)):
        found = [one for one in actions if (game.write(one, players).split()[0] in verbs) == wanted]
        if found and rng.below(10) < 7:
            actions = found
    return actions[rng.below(len(actions))]


def _title(match: Match) -> str:
    event = match.record.events[-1]
    actor = "chance" if event.seat is None else COLOURS[event.seat]
    move = match.game.write(event.move, match.position.players)
    return f"{event.round}.{event.number} {actor} {move}"
