"""Records changed by chance, through everything that an upload goes through.

    python -m tests.server.mutating COUNT [FIRST]

Each record has a number, which decides everything about it. All must be accepted or refused:
any other exception is a fault of ours.
"""

from __future__ import annotations

import json
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from ahu.core.chance import check_chance
from ahu.core.contract import Game, Position
from ahu.core.match import Match
from ahu.core.reading import convert
from ahu.core.record import Record, game_of, read, write_json, write_text
from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.games.giants.actions import GiantsOptions
from ahu.games.orongo.actions import OrongoOptions
from ahu.server import messages, projections, queries
from ahu.server.opening import check_length, replayed
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_events import rows_of
from ahu.server.table_setup import SeatConfig, TableSetup

BASES = 60
"""Games that records are made from."""
LOOKS = 6
ONLOOKER = Audience((), True)
WORDS = ("", "0", "-1", "999", "yes", "blue", "front", "behind", "bid", "over", "1a", "ha", "C4")
Plain = dict[str, Any]


@lru_cache(maxsize=BASES)
def base(number: int) -> Match:
    """A game at random: every game, size and option."""
    draw = random.Random(f"base {number}")
    game: Game = GAMES[("giants", "orongo")[number % 2]]
    bit = [draw.random() < 0.3 for _ in range(5)]
    last = draw.choice((1, 2, 3, 6))
    options = (
        GiantsOptions(bit[0], bit[1], bit[2], bit[3], bit[4], round_limit=last)
        if game.name == "giants"
        else OrongoOptions(bit[0])
    )
    players = game.players[number // 2 % len(game.players)]
    names = [draw.choice(("", "Ana", "Tōmas", "红", "x" * 60)) for _ in range(players)]
    match = Match(game, players, options, seed=number, names=names)
    play_on(match, draw, 400)
    return match


def play_on(match: Match, draw: random.Random, most: int) -> None:
    """Decide at random, so many times at most."""
    while not match.over and most:
        seat = draw.choice(match.deciding)
        asides = match.asides(seat)
        legal = asides if asides and draw.random() < 0.1 else match.legal(seat)
        match.play(seat, legal[draw.randrange(len(legal))])
        most -= 1


def some_record(draw: random.Random) -> Record:
    """A good record: a whole game or its beginning, or one that begins from somewhere in it."""
    match = base(draw.randrange(BASES))
    if draw.random() < 0.3:
        events = match.record.events
        return Record(match.record.header, events[: draw.randint(0, min(len(events), 120))])
    position = match.position_at(draw.randrange(len(match.record.events)))
    if draw.random() < 0.6:
        position = odd(position, draw)
    return begun(position, draw)


def begun(position: Position, draw: random.Random) -> Record:
    """A record that begins from a position."""
    match = Match.of(position, seed=draw.randrange(1000))
    play_on(match, draw, draw.randrange(25))
    return match.record


def odd(position: Position, draw: random.Random) -> Position:
    """A position like this one that no game has had, if one that could be is found."""
    plain: Plain = msgspec.to_builtins(position.snapshot(), str_keys=True)
    for _ in range(4):
        other = json.loads(json.dumps(plain))
        for _ in range(draw.randint(1, 2)):
            change_leaf(other, draw)
        try:
            snapshot = convert(other, position.game.snapshots)
            return position.game.restore(snapshot, position.board)
        except Refused:
            continue
    return position


# Changes


def leaves(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in plain data that can be changed: what it is in, and its key there."""
    if not isinstance(value, dict | list):  # what should be one was changed before
        return found
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in inside:
        found.append((value, key))
        leaves(inner, found)
    return found


def change_leaf(plain: Plain, draw: random.Random) -> None:
    """Another value somewhere, one too few, or one too many."""
    places = leaves(plain, [])
    if not places:
        return
    holder, key = draw.choice(places)
    value = holder[key]
    chance = draw.random()
    if chance < 0.1:
        del holder[key]
    elif chance < 0.3:
        other, there = draw.choice(places)
        holder[key] = json.loads(json.dumps(other[there]))
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = draw.choice((value + 1, value - 1, 0, 1, 255, 256, -1, 2**63, 10**30))
    elif isinstance(value, list) and value:
        value.append(json.loads(json.dumps(draw.choice(value))))
    else:
        holder[key] = draw.choice((*WORDS, None, [], {}, 0, 1, True, 0.5, "\x00", "é\ud800"))


def change_events(plain: Plain, draw: random.Random) -> None:
    """Events swapped, left out, doubled, or with each other's moves; mostly numbered anew."""
    events = plain["events"]
    if not events:
        return
    for _ in range(draw.randint(1, 2)):
        i, j = draw.randrange(len(events)), draw.randrange(len(events))
        match draw.randrange(6):
            case 0:
                events[i], events[j] = events[j], events[i]
            case 1 if len(events) > 1:
                del events[i]
            case 2:
                events.insert(j, dict(events[i]))
            case 3:
                events[i] = {**events[i], "move": events[j]["move"]}
            case 4:
                events[i] = {**events[i], "seat": draw.choice((None, 0, 1, 2, 4, 5, -1))}
            case _:
                change_leaf(events[i], draw)
    if draw.random() < 0.7:
        number_anew(events)


def number_anew(events: list[Plain]) -> None:
    for before, after in pairwise(events):
        if isinstance(before.get("number"), int):
            same = before.get("round") == after.get("round")
            after["number"] = before["number"] + 1 if same else 1


def change_header(plain: Plain, draw: random.Random) -> None:
    change_leaf(plain["header"], draw)


def change_start(plain: Plain, draw: random.Random) -> None:
    start = plain["header"].get("start")
    change_leaf(start if isinstance(start, dict) else plain["header"], draw)


def change_bytes(data: bytes, draw: random.Random) -> bytes:
    """Bytes changed, left out or put in, or the end cut off."""
    changed = bytearray(data)
    for _ in range(draw.randint(1, 3)):
        at = draw.randrange(len(changed))
        match draw.randrange(5):
            case 0:
                changed[at] = draw.randrange(256)
            case 1:
                del changed[at : at + draw.randint(1, 9)]
            case 2:
                changed[at:at] = draw.randbytes(draw.randint(1, 9))
            case 3:
                other = draw.randrange(len(changed))
                changed[at:at] = changed[other : other + draw.randint(1, 40)]
            case _:
                del changed[at:]
        if not changed:
            break
    return bytes(changed)


def change_lines(data: bytes, draw: random.Random) -> bytes:
    """Lines of a text swapped, left out or doubled, or words of them exchanged."""
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    i, j = draw.randrange(len(lines)), draw.randrange(len(lines))
    match draw.randrange(4):
        case 0:
            lines[i], lines[j] = lines[j], lines[i]
        case 1:
            del lines[i]
        case 2:
            lines.insert(j, lines[i])
        case _:
            words, others = lines[i].split(" "), lines[j].split(" ")
            words[draw.randrange(len(words))] = draw.choice((*others, *WORDS))
            lines[i] = " ".join(words)
    return "\n".join(lines).encode("utf-8", "surrogateescape")


def mutant(number: int) -> bytes:
    """The changed record of a number, as it would be uploaded."""
    draw = random.Random(number)
    record = some_record(draw)
    if draw.random() < 0.3:
        text = write_text(record, game_of(record.header, GAMES)).encode()
        for garble in draw.choices((change_lines, change_bytes), k=draw.randint(0, 2)):
            text = garble(text, draw) if text else text
        return text
    plain: Plain = json.loads(write_json(record))
    changes: tuple[Callable[[Plain, random.Random], None], ...]
    changes = (change_events, change_start, change_header)
    for change in draw.choices(changes, (3, 3, 1), k=draw.choice((0, 1, 1, 2))):
        change(plain, draw)
    data = json.dumps(plain).encode()
    return change_bytes(data, draw) if draw.random() < 0.1 else data


# What happens to them


def upload(data: bytes, draw: random.Random) -> None:
    """As a server does it, up to what everybody is told of it then. Raises Refused."""
    record = read(data, GAMES)
    check_length(record)
    header = record.header
    game = game_of(header, GAMES)
    seat_configs = tuple(SeatConfig(name=name) for name in header.seats)
    setup = TableSetup("table", game, header.options, seat_configs, None, header.start)
    rows = replayed(record, setup).rows
    assert rows == rows_of(record, game)
    session = TableSession(setup)
    told = None
    for row in rows:
        session.follow(row)
        state, told = projections.state(session, ONLOOKER, told)
        projections.encode(state)
    everybody = Audience(tuple(range(session.players)))
    for audience in (ONLOOKER, everybody):
        projections.encode(projections.state(session, audience)[0])
    projections.welcome(session, ONLOOKER, "id")
    for _ in range(LOOKS):
        seat = draw.choice((None, *range(session.players)))
        step = draw.randint(0, session.steps)
        look = messages.Look(id="look", step=step, seat=seat, open=draw.random() < 0.5)
        projections.encode(queries.look(session, ONLOOKER, look))
    written = session.record()
    for again in (write_json(written), write_text(written, game).encode()):
        assert read(again, GAMES).events == record.events


def outcome(number: int) -> tuple[str, str]:
    """What came of the record of a number: `accepted`, a refusal's key, or a fault."""
    draw = random.Random(f"looks {number}")
    came = "accepted"
    try:
        data = mutant(number)
        try:
            upload(data, draw)
        except Refused as refused:
            came = refused.refusal.key
        try:
            record = read(data, GAMES)
            check_chance(game_of(record.header, GAMES), record, str(number))
            fair = "accepted"
        except Refused as refused:
            fair = refused.refusal.key
        assert came == fair, (came, fair)
    except Exception:
        return "fault", f"record {number}\n{traceback.format_exc()}"
    return came, ""


def outcomes(numbers: range) -> tuple[Counter[str], list[str]]:
    """What came of all these."""
    found: Counter[str] = Counter()
    faults = []
    for number in numbers:
        came, fault = outcome(number)
        found[came] += 1
        if fault:
            faults.append(fault)
    return found, faults


def main() -> int:
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    parts = [range(at, min(at + 500, first + count)) for at in range(first, first + count, 500)]
    found: Counter[str] = Counter()
    faults: list[str] = []
    with ProcessPoolExecutor() as pool:
        for some, wrong in pool.map(outcomes, parts):
            found += some
            faults += wrong
    for came, times in found.most_common():
        print(f"{times:7,} {came}")
    print("\n".join(faults[:5]), file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
