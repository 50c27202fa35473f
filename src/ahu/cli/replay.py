"""`ahu replay` checks that everything in a record is legal, and says how the game ended."""

from __future__ import annotations

from itertools import islice

import msgspec

from ahu.cli.arguments import Argument, Option, Seed
from ahu.cli.command import Command
from ahu.console.faults import put, read_file, usage
from ahu.core.chance import check_chance, digest
from ahu.core.contract import COLOURS
from ahu.core.match import Match, replay
from ahu.core.record import as_text, event_lines, game_of, is_json, read, write_json, write_text
from ahu.core.refusal import Refused, refuse
from ahu.games import GAMES
from ahu.text import number, say


def run(
    record: str,
    board: str | None,
    seed: int | str | None,
    json: bool,
    text: bool,
    language: str,
) -> int:
    """Plays the record again, and prints how the game stands, or the record itself."""
    if json and text:
        raise usage("cli-not-both", one="--json", other="--text")
    if seed is not None and (json or text):
        other = "--json" if json else "--text"
        raise usage("cli-not-both", one="--seed", other=other)
    match = replayed(record, board)
    if json:
        put(write_json(match.record))
    elif text:
        put(write_text(match.record, match.game).encode())
    else:
        print(report(match, language))
        if seed is not None:
            print(_chance(match, seed, language))
    return 0


def _chance(match: Match, seed: int | str, language: str) -> str:
    """Returns a sentence that chance came from a seed. Raises Refused if it did not."""
    verdict = check_chance(match.game, match.record, seed, match.position.board)
    if verdict.wrong is not None:
        raise refuse("", "cli-replay-unfair", event=verdict.wrong, digest=digest(seed))
    return say("cli-replay-fair", language, outcomes=verdict.outcomes, digest=digest(seed))


def replayed(path: str, board: str | None = None) -> Match:
    """Returns the game in a file. Raises Refused, with the line of a text or the event of JSON."""
    data = read_file(path)
    record = read(data, GAMES)
    game = game_of(record.header, GAMES)
    try:
        return replay(
            game, record, None if board is None else game.board(as_text(read_file(board)))
        )
    except Refused as refused:
        kind, _, event = refused.refusal.where.partition(" ")
        if kind != "event" or is_json(data):
            raise
        line, _ = next(islice(event_lines(as_text(data)), int(event) - 1, None))
        raise Refused(msgspec.structs.replace(refused.refusal, where=f"line {line}")) from None


def report(match: Match, language: str) -> str:
    """Returns how the game stands, for people."""
    header, events = match.record.header, len(match.record.events)
    state = "cli-replay-over" if match.over else "cli-replay-so-far"
    lines = [
        say(
            "cli-replay-legal",
            language,
            game=header.game,
            played="board" if match.position.board.hexes else "alone",
            board=header.board,
            events=events,
        ),
        say(state, language, round=match.position.round),
    ]
    colours = [say("cli-colour", language, colour=colour) for colour in COLOURS]
    wide = max(map(len, colours))
    names = max(len(name) for name in header.seats)
    for seat, score in enumerate(match.scores):
        wins = say("cli-wins", language) if seat in match.winners else ""
        name = header.seats[seat]
        points = number(score, language)
        lines.append(f"  {colours[seat]:<{wide}}  {name:<{names}}  {points:>4}  {wins}".rstrip())
    return "\n".join(lines)


REPLAY = Command(
    run,
    [
        Argument("record", "cli-replay-record-text", "cli-value-file"),
        Option("--board", "cli-board-text", "cli-value-file"),
        Option("--seed", "cli-replay-seed-text", "cli-value-seed", kind=Seed()),
        Option("--json", "cli-as-json-text"),
        Option("--text", "cli-as-text-text"),
    ],
)
