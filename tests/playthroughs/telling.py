"""Tells a game as text: each event, what it changed, who must decide and what is legal.

What changed is told of the position, of the public view and of what each seat has to itself, so
that a reader sees at each step who learns what.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ahu.core.contract import COLOURS, Action, Game, Options, Position
from ahu.core.match import Match
from ahu.core.record import Event, write_text
from ahu.core.source import Source, source_for
from ahu.giants.actions import Crown, Erect, GiantsOptions, Mark, Pass, Stop
from ahu.giants.game import GIANTS
from ahu.orongo.actions import OrongoOptions
from ahu.orongo.game import ORONGO

HERE = Path(__file__).parent
MOST_LISTED = 24
"""A longer list of legal actions is told by its number, its beginning and its end."""


class Playthrough(Struct, frozen=True):
    """A game to be told."""

    name: str
    game: Game
    players: int
    options: Options
    board: Path | None = None

    @property
    def path(self) -> Path:
        """Where its text is."""
        return HERE / f"{self.name}.txt"


ISLET = HERE.parent / "islet.toml"
GAMES = (
    Playthrough("giants-3", GIANTS, 3, GiantsOptions(round_limit=4)),
    Playthrough("giants-3-quick-visible", GIANTS, 3, GiantsOptions(True, True, round_limit=3)),
    Playthrough("giants-3-islet", GIANTS, 3, GiantsOptions(quick_game=True, round_limit=12), ISLET),
    Playthrough("giants-4", GIANTS, 4, GiantsOptions(round_limit=3)),
    Playthrough(
        "giants-4-islet-open", GIANTS, 4, GiantsOptions(False, True, False, True, True, 6), ISLET
    ),
    Playthrough("giants-5", GIANTS, 5, GiantsOptions(round_limit=3)),
    Playthrough(
        "giants-5-islet-return", GIANTS, 5, GiantsOptions(False, False, True, round_limit=5), ISLET
    ),
    Playthrough("orongo-2", ORONGO, 2, OrongoOptions()),
    Playthrough("orongo-2-amulet-first", ORONGO, 2, OrongoOptions(True)),
    Playthrough("orongo-3", ORONGO, 3, OrongoOptions()),
    Playthrough("orongo-3-amulet-first", ORONGO, 3, OrongoOptions(True)),
    Playthrough("orongo-4", ORONGO, 4, OrongoOptions()),
)


def tell(playthrough: Playthrough) -> str:
    """The text of a whole game."""
    game = playthrough.game
    file = playthrough.board
    board = game.board(None if file is None else file.read_text(encoding="utf-8"))
    match = Match(game, playthrough.players, playthrough.options, board)
    chooser = source_for("playthrough", playthrough.name)
    lines = write_text(match.record, game).splitlines()
    lines += ["", "# The start", *_all_facts(match.position)]
    before = match.position
    while not match.over:
        _step(match, chooser)
        lines += ["", _headline(match.record.events[-1], game, playthrough.players)]
        lines += _changes(before, match.position)
        lines += _choices(match.position, game)
        before = match.position
    winners = ", ".join(COLOURS[seat] for seat in match.winners)
    lines += ["", f"# The end: {match.scores}, won by {winners}", *_all_facts(match.position)]
    return "\n".join(lines) + "\n"


def _step(match: Match, chooser: Source) -> None:
    """One event: chance, now and then an aside, or a decision."""
    position = match.position
    if position.waiting == "chance":
        outcomes = [outcome for outcome, weight in position.outcomes() for _ in range(weight)]
        match.happen(outcomes[chooser.below(len(outcomes))])
        return
    asides = [(s, a) for s in range(position.players) for a in position.asides(s)]
    if asides and chooser.below(12) == 0:
        match.play(*asides[chooser.below(len(asides))])
        return
    seat = position.deciding[chooser.below(len(position.deciding))]
    match.play(seat, _choose(position.legal(seat), chooser))


def _choose(legal: object, chooser: Source) -> Action:
    """A choice that gets things done more often than chance alone would."""
    actions = list(legal)  # type: ignore[call-overload]  # a sequence of actions
    for kinds, wanted in (((Erect, Crown, Mark), True), ((Pass, Stop), False)):
        found = [action for action in actions if isinstance(action, kinds) == wanted]
        if found and chooser.below(10) < 7:
            actions = found
    chosen: Action = actions[chooser.below(len(actions))]
    return chosen


def _headline(event: Event, game: Game, players: int) -> str:
    actor = "chance" if event.seat is None else COLOURS[event.seat]
    return f"## {event.round}.{event.number} {actor} {game.write(event.move, players)}"


def _facts(position: Position) -> dict[str, str]:
    """Everything there is to say, a line each: the position, the public view, each seat's own."""
    facts = dict(_flat("position", msgspec.to_builtins(position.snapshot())))
    facts.update(_flat("public", msgspec.to_builtins(position.public())))
    for seat in range(position.players):
        view = msgspec.to_builtins(position.view(seat))
        own = {key: value for key, value in view.items() if key not in ("table", "seat")}
        facts.update(_flat(COLOURS[seat], own))
    return facts


NAMES = ("item", "ahu", "hex", "field", "do")
"""Parts with one of these are small things, told in one line each."""


def _flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if any(isinstance(value.get(name), str) for name in NAMES):
            told = {
                key: inner
                for key, inner in value.items()
                if inner is not False and inner not in (None, [])
            }
            yield path, msgspec.json.encode(told).decode()
        else:
            for key, inner in value.items():
                yield from _flat(f"{path}.{key}", inner)
    elif isinstance(value, list | tuple) and any(isinstance(inner, dict) for inner in value):
        for i, inner in enumerate(value):
            name = next((inner[name] for name in NAMES if isinstance(inner.get(name), str)), i)
            yield from _flat(f"{path}[{name}]", inner)
    elif value != []:
        yield path, msgspec.json.encode(value).decode()


def _all_facts(position: Position) -> list[str]:
    return [f"{path} = {value}" for path, value in _facts(position).items()]


def _changes(before: Position, after: Position) -> list[str]:
    old, new = _facts(before), _facts(after)
    lines = [f"  {path}: {old[path]} gone" for path in old if path not in new]
    for path, value in new.items():
        if old.get(path) != value:
            lines.append(f"  {path}: {old.get(path, 'new')} -> {value}")
    return lines


def _choices(position: Position, game: Game) -> list[str]:
    lines = [f"  waiting for {position.waiting}"]
    if position.waiting == "chance":
        found = [
            f"{game.write(outcome, position.players)} ({weight})"
            for outcome, weight in position.outcomes()
        ]
        lines.append(f"  {_listed(found)}")
    for seat in range(position.players):
        for what, actions in (("may", position.legal(seat)), ("aside", position.asides(seat))):
            if actions:
                found = [game.write(action, position.players) for action in actions]
                lines.append(f"  {COLOURS[seat]} {what} {_listed(found)}")
    return lines


def _listed(found: list[str]) -> str:
    if len(found) <= MOST_LISTED:
        return f"({len(found)}): " + " | ".join(found)
    half = MOST_LISTED // 2
    return f"({len(found)}): " + " | ".join([*found[:half], "…", *found[-half:]])
