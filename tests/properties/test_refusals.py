"""What is not listed is refused, with a rule, in words, and changes nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from ahu.core.contract import Action, Game
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
from ahu.games.giants.codec import FIGURES, POWERS
from ahu.games.giants.position import GiantsPosition
from ahu.games.orongo.actions import Bid as ShellBid
from ahu.games.orongo.actions import Build
from ahu.games.orongo.actions import Place as ChipPlace
from ahu.text import LANGUAGES, sentence
from tests.properties.tables import GAMES, AnyPosition, positions
from tests.share import share

RULES = Path(__file__).parents[2] / "docs" / "rules"
RULE_IDS = {
    rule
    for file in RULES.glob("*.md")
    for rule in re.findall(r"\b[GO]\d(?:\.\d)?\b", file.read_text(encoding="utf-8"))
}


def wild_giants(position: GiantsPosition, rng: random.Random) -> Action:
    """Any action at all, most of them nonsense."""
    hexes = [hex.name for hex in position.board.hexes]
    ahus = [ahu.name for ahu in position.board.ahus]
    number = rng.choice([-1, 0, 0, 1, 1, 2, 3, 4, 99])
    seat = rng.randrange(-1, 6)
    figure = rng.choice(FIGURES)
    power = rng.choice(POWERS)
    items = tuple(rng.sample(ITEM_NAMES, rng.randrange(3)))
    counts = tuple(rng.randrange(-1, 3) for _ in range(rng.choice([0, position.players, 2])))
    ahu = rng.choice(ahus)
    return rng.choice(
        [
            Bid(number, rng.randrange(8), rng.random() < 0.5, rng.random() < 0.5),
            Take(number, rng.choice(["chief", "sculptors"])),
            Decline(),
            Place(figure, rng.choice(hexes), number, power, rng.choice([None, ahu])),
            Buy(),
            Pass(),
            Pick(rng.choice(ITEM_NAMES)),
            Enter(rng.choice(hexes), counts, number, rng.choice([None, None, seat])),
            Stop(),
            Mark(),
            Erect(ahu),
            Crown(ahu),
            MarkLaid(items),
            TakeBack(items),
            Peek(ahu),
        ]
    )


def wild_orongo(position: AnyPosition, rng: random.Random) -> Action:
    fields = [field.name for field in position.board.hexes]
    tiles = tuple(rng.sample(fields, rng.randrange(4)))
    return rng.choice(
        [
            ShellBid(rng.choice([-1, 0, 5, 49, 10**20])),
            ChipPlace(rng.choice(fields)),
            Build(tiles, rng.choice(fields)),
        ]
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(share(4)))
def test_unlisted_actions_are_refused(game: Game, block: int) -> None:
    rng = random.Random(block)
    stale: list[Action] = []
    for position in positions(game, range(block * 12, block * 12 + 12), 0.08):
        before = bytes(position.state.at)
        wild = wild_giants if isinstance(position, GiantsPosition) else wild_orongo
        tried = [wild(position, rng) for _ in range(12)]  # type: ignore[arg-type]  # chosen to fit
        tried += rng.sample(stale, min(6, len(stale)))
        for seat in range(position.players):
            listed = {*position.legal(seat), *position.asides(seat)}
            stale += rng.sample(sorted(listed, key=str), min(2, len(listed)))
            for action in tried:
                if action in listed:
                    continue
                refusal = position.check(seat, action)
                assert refusal is not None, action
                assert refusal.rule in RULE_IDS, (action, refusal)
                for language in LANGUAGES:
                    assert sentence(refusal, language)
                with pytest.raises(Refused):
                    position.play(seat, action)
        assert bytes(position.state.at) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_seats_that_are_not_there_are_refused(game: Game, seat: int) -> None:
    position = positions(game, range(1), 0.1)[0]
    for ask in (position.legal, position.asides, position.view, position.recall):
        with pytest.raises(Refused) as refused:
            ask(seat)
        assert refused.value.refusal.rule in RULE_IDS
