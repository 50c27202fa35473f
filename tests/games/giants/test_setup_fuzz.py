"""Snapshots with something changed in them: refused by a rule, or a position that can be played."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import ITEM_NAMES
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import GiantsSnapshot
from tests.games.giants.help import LINE
from tests.games.giants.test_against_reference import ISLET, choose, middle_game, new_game
from tests.share import share

WORDS = [
    "behind",
    "front",
    "board",
    "laid",
    "ahu",
    "quarry",
    "gone",
    "to-decide",
    "decided",
    "not-asked",
    "first",
    "dice",
    "bid",
    "choose",
    "place",
    "move",
    "marks",
    "take-back",
    "over",
]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) below a piece of JSON."""
    found: list[tuple[Any, Any]] = []
    keys: Any = range(len(data)) if isinstance(data, list) else data
    for key in keys:
        if key not in ("options", "game"):
            found.append((data, key))
            if isinstance(data[key], dict | list):
                found += places(data[key])
    return found


def change(data: Any, dice: random.Random, board: GiantsBoard) -> None:
    """Change one thing to another of its kind."""
    container, key = dice.choice(places(data))
    old = container[key]
    names = [hex.name for hex in board.hexes] + [ahu.name for ahu in board.ahus]
    if isinstance(old, list) and old:
        if dice.random() < 0.5:
            old.pop(dice.randrange(len(old)))
        else:
            old.append(dice.choice(old))
    elif isinstance(old, bool):
        container[key] = not old
    elif isinstance(old, str):
        container[key] = dice.choice((*WORDS, dice.choice(names), dice.choice(ITEM_NAMES)))
    else:
        container[key] = dice.choice((None, -1, 0, 1, 2, 3, 6, 7, 30, 255))


def play_to_the_end(position: GiantsPosition, dice: random.Random) -> None:
    while position.waiting != "over":
        assert GIANTS.restore(position.snapshot(), position.board).state.at == position.state.at
        if position.waiting == "chance":
            position.happen(dice.choice(position.outcomes())[0])
        else:
            seat = dice.choice(position.deciding)
            position.play(seat, choose(list(position.legal(seat)), dice, 0.2))


def test_changed_snapshots() -> None:
    restored = 0
    for seed in range(share(120)):
        dice = random.Random(seed)
        board = dice.choice((LINE, ISLET))
        game = dice.choice((new_game, middle_game))(board, dice.choice((3, 4, 5)), dice, 3)
        for _ in range(dice.randrange(200)):
            if game.position.waiting != "over":
                game.step()
        for _ in range(12):
            data = msgspec.json.decode(msgspec.json.encode(game.position.snapshot()))
            change(data, dice, board)
            try:
                position = GIANTS.restore(msgspec.convert(data, GiantsSnapshot), board)
            except (msgspec.ValidationError, Refused):
                continue
            restored += 1
            play_to_the_end(position, dice)
    assert restored > share(50)


def test_nothing_is_named_twice_however_often_it_is_written() -> None:
    """A list could else be as long as a file."""
    found = set()
    for seed in range(share(40)):
        dice = random.Random(seed)
        game = middle_game(dice.choice((LINE, ISLET)), 3, dice, 3)
        while game.position.waiting != "over":
            game.step()
            data = msgspec.to_builtins(game.position.snapshot())
            for kind, field in (("ahus", "peeked"), ("ahus", "fresh"), ("items", "entered")):
                for thing in data[kind]:
                    if len(given := thing[field]) > 0:
                        thing[field] = [*given, given[0]]
                        with pytest.raises(Refused, match="twice"):
                            GIANTS.restore(
                                msgspec.convert(data, GiantsSnapshot), game.position.board
                            )
                        thing[field] = given
                        found.add(field)
    assert found == {"peeked", "fresh", "entered"}
