"""Every action that can be written down is either legal or refused by a rule, in a sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from ahu.core.contract import Action
from ahu.core.refusal import Refused
from ahu.games.giants.actions import (
    ITEM_NAMES,
    Bid,
    Buy,
    Crown,
    Decline,
    Enter,
    Erect,
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    Stop,
    Take,
    TakeBack,
)
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.position import GiantsPosition
from ahu.text import LANGUAGES, sentence
from tests.games.giants.help import LINE, front, moving, placing
from tests.games.giants.help import seat as sitting
from tests.games.giants.test_against_reference import ISLET, Game, middle_game, new_game


def some_action(position: GiantsPosition, dice: random.Random) -> Action:
    """Any action: possible, impossible, or about things that do not exist."""
    hex = dice.choice([*(hex.name for hex in position.board.hexes), "Z9"])
    ahu = dice.choice([*(ahu.name for ahu in position.board.ahus), "Atlantis"])
    known = [item.item for item in position.snapshot().items]
    item = dice.choice([*known, *known, *ITEM_NAMES, "4a"])
    items = tuple(dice.choices([*known, "1a"], k=dice.randrange(3)))
    figures = tuple(dice.choice((-1, 0, 0, 0, 1, 1, 2, 5)) for _ in range(position.players))
    return dice.choice(
        (
            Bid(dice.randint(-1, 20), dice.randint(-1, 20), dice.random() < 0.5, False),
            Take(dice.randint(-1, 5), dice.choice(("chief", "sculptors"))),
            Decline(),
            Place(
                dice.choice(("worker", "sorcerer", "chief")),
                hex,
                dice.choice((0, 0, 0, 1, 2, 3, -1)),
                dice.choice((None, "worker", "marker", "logs", "headdress", "reserve")),
                dice.choice((None, ahu)),
            ),
            Buy(),
            Pass(),
            Pick(item),
            Enter(hex, figures, dice.choice((0, 0, 1, 2, -1, 9)), None),
            Enter(hex, dice.choice(((), figures)), 0, dice.randint(-1, 5)),
            Enter(hex, figures[:2], 0),
            Stop(),
            Mark(),
            Erect(ahu),
            Crown(ahu),
            MarkLaid(items),
            TakeBack(items),
            Peek(ahu),
        )
    )


def try_some(game: Game, tries: int) -> None:
    position = game.position
    for _ in range(tries):
        seat = game.dice.randrange(position.players)
        action = some_action(position, game.dice)
        before = bytes(position.state.at)
        listed = action in (*position.legal(seat), *position.asides(seat))
        refusal = position.check(seat, action)
        assert (refusal is None) == listed
        if refusal is None:
            continue
        assert re.fullmatch(r"G[0-8](\.\d)?", refusal.rule), refusal
        with pytest.raises(Refused) as caught:
            position.play(seat, action)
        assert caught.value.refusal == refusal
        for language in LANGUAGES:
            assert re.fullmatch(r"[^{}]+", sentence(refusal, language))
        assert refusal.key not in str(caught.value)
        assert bytes(position.state.at) == before


@pytest.mark.parametrize("board", [LINE, ISLET], ids=lambda board: board.name)
@pytest.mark.parametrize("make", [new_game, middle_game])
def test_everything_else_is_refused(
    board: GiantsBoard, make: Callable[[GiantsBoard, int, random.Random, int], Game]
) -> None:
    dice = random.Random(f"{board.name} {make.__name__}")
    for players in (3, 4, 5):
        game = make(board, players, dice, 2)
        while game.position.waiting != "over":
            try_some(game, 12)
            game.step()
        try_some(game, 12)


@pytest.mark.parametrize("board", [LINE, ISLET], ids=lambda board: board.name)
def test_plans_are_refused_as_picks_are(board: GiantsBoard) -> None:
    dice = random.Random(board.name)
    for players in (3, 4, 5):
        game = middle_game(board, players, dice, 3)
        while game.position.waiting != "over":
            position = game.position
            for seat in range(players):
                for item in {item.item for item in position.snapshot().items}:
                    refusal = position.check(seat, Pick(item))
                    hand = position.public().hand
                    if refusal is None or (item == hand and seat in position.deciding):
                        assert position.plan(seat, item)
                    else:
                        with pytest.raises(Refused) as caught:
                            position.plan(seat, item)
                        assert caught.value.refusal == refusal
            game.step()


def test_landmarks_and_items_fit_their_sentence() -> None:
    village = next(hex.name for hex in LINE.hexes if hex.kind == "village")
    position = placing([sitting(), sitting(), sitting()])
    refusal = position.check(0, Place("sorcerer", village, 0, "headdress"))
    assert refusal is not None
    said = [sentence(refusal, language) for language in LANGUAGES]
    assert said == [
        "headdresses are found in their quarry, not in the village (G4.2)",
        "Kopfschmuck gibt es in seinem Steinbruch, nicht im Dorf (G4.2)",
        "on trouve des coiffes dans leur carrière, pas au village (G4.2)",
    ]
    position = moving([sitting(), sitting(), sitting()], items=(front("1a", 0), front("ha", 1)))
    refusal = position.check(0, Pick("ha"))
    assert refusal is not None
    assert sentence(refusal, "fr") == "la coiffe est à Vert, devant son paravent (G5.1)"
