"""Random games played in lockstep with the naive model of the rules, compared at every event."""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import pytest

from ahu.core.contract import Action
from ahu.games.giants.actions import (
    Buy,
    Crown,
    Die,
    Enter,
    Erect,
    First,
    GiantsOptions,
    Mark,
    Pass,
    Pick,
    Place,
)
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import (
    AhuSnapshot,
    GiantsSnapshot,
    HexSnapshot,
    ItemSnapshot,
    SeatSnapshot,
)
from tests.games.giants.help import LINE, board_of
from tests.games.giants.reference import HOW_MANY, Reference
from tests.share import share

ISLET = board_of(
    [
        (0, 0, ["moai_quarry", "forest 3", "land"]),
        (1, 0, ["headdress_quarry", "village"]),
        (2, -1, ["forest 200", "land", "sorcerers_hut"]),
    ],
    [
        *[(f"A{n}", (1, 0), n + 1, n + 2) for n in range(4)],
        *[(f"B{n}", (1, 1), n + 1, 4) for n in range(3)],
        *[(f"C{n}", (0, 1), 2, n + 1) for n in range(3)],
        *[(f"D{n}", (0, 0), 1, 1) for n in range(3)],
        *[(f"E{n}", (1, 2), 9, 9) for n in range(6)],
        *[(f"F{n}", (-1, 2), 5, 9) for n in range(6)],
    ],
    "islet",
)
"""Seven hexes with 25 ahus: everything happens soon, and everything at once."""

BOARDS = (LINE, ISLET, GIANTS.board())
FACTS_OF_SEATS = (
    "workers",
    "workers_front",
    "sorcerer",
    "chief",
    "markers",
    "markers_front",
    "logs",
    "tablets",
    "score",
    "passed",
    "bid",
    "idle",
    "idle_chief",
    "declined",
    "take_back",
)


def seats_with(counts: dict[tuple[str, int], int], hex: str, players: int) -> tuple[int, ...]:
    return tuple(counts.get((hex, seat), 0) for seat in range(players))


def facts_of_reference(model: Reference) -> dict[str, Any]:
    seats = [{name: getattr(player, name) for name in FACTS_OF_SEATS} for player in model.seats]
    occupied = {hex for (hex, _), n in model.workers_on.items() if n}
    occupied |= {hex for hex, n in model.logs_on.items() if n} | model.cut
    return {
        "phase": model.phase,
        "round": model.round,
        "first": model.first,
        "turn": model.turn,
        "rolled": model.rolled,
        "seats": seats,
        "order": tuple(model.order),
        "hand": model.hand and (model.hand.name, model.hand_moved, model.hand_abandoned),
        "logs gone": model.logs_gone,
        "hexes": {
            hex: (
                seats_with(model.workers_on, hex, model.count),
                model.logs_on.get(hex, 0),
                hex in model.cut,
            )
            for hex in occupied
        },
        "items": {
            item.name: (
                item.place,
                item.hex,
                item.ahu,
                item.marker,
                None if item.place == "ahu" else item.seat,
                set() if item.place == "ahu" else item.entered,
            )
            for item in model.items.values()
            if item.place != "supply"
        },
        "ahus": {
            ahu.name: (ahu.base, ahu.peeked, ahu.fresh)
            for ahu in model.ahus.values()
            if ahu.base is not None
        },
    }


def facts_of_library(position: GiantsPosition) -> dict[str, Any]:
    shot = position.snapshot()
    none = (0,) * shot.players
    return {
        "phase": shot.phase,
        "round": shot.round,
        "first": shot.first,
        "turn": shot.turn,
        "rolled": shot.dice_rolled,
        "seats": [{name: getattr(s, name) for name in FACTS_OF_SEATS} for s in shot.seats],
        "order": shot.order,
        "hand": shot.hand and (shot.hand.item, shot.hand.moved, shot.hand.abandoned),
        "logs gone": shot.logs_gone,
        "hexes": {hex.hex: (hex.workers or none, hex.logs, hex.cut) for hex in shot.hexes},
        "items": {
            item.item: (
                item.place,
                item.hex,
                item.ahu,
                item.marker,
                None if item.place == "ahu" else item.seat,
                set() if item.place == "ahu" else set(item.entered),
            )
            for item in shot.items
        },
        "ahus": {a.ahu: (a.base, set(a.peeked), set(a.fresh)) for a in shot.ahus},
    }


def compare_supplies(model: Reference, position: GiantsPosition) -> None:
    """What a snapshot leaves out: supplies, bases, receptacle, points, and who sees what."""
    table = position.public()
    assert table.moai_supply == tuple(len(model.stock(size)) for size in "123")
    assert table.quarry == tuple(len(model.stock(size, "quarry")) for size in "123")
    assert table.headdress_supply == len(model.stock("h"))
    assert table.log_supply == model.log_supply
    assert table.tablet_supply == model.tablet_supply
    for seat, player in enumerate(model.seats):
        view = position.view(seat)
        assert view.screen.bases == player.bases
        known = {
            ahu.name: ahu.base
            for ahu in model.ahus.values()
            if ahu.statue is not None
            and (
                seat in ahu.peeked | ahu.fresh or model.options.open_bases or model.phase == "over"
            )
        }
        assert view.bases == known
    abandoned = {item.name for item in model.items.values() if model.abandoned(item)}
    assert {i.item for i in table.items if i.abandoned} == abandoned


def compare(model: Reference, position: GiantsPosition) -> None:
    assert facts_of_library(position) == facts_of_reference(model)
    assert position.waiting == model.waiting
    assert set(position.deciding) == model.deciding()
    assert position.scores == model.scores
    assert position.winners == model.winners
    for seat in range(model.count):
        actions = position.legal(seat)
        assert len(set(actions)) == len(actions)
        assert set(actions) == model.legal(seat)
        asides = position.asides(seat)
        assert len(set(asides)) == len(asides)
        assert set(asides) == model.asides(seat)


def choose(actions: list[Action], dice: random.Random, lively: float) -> Action:
    """First the kind of action, then one of them: statues are to arrive somewhere."""
    weights = {
        Pass: 2 * (1 - lively) ** 4 + 0.01,
        Buy: 0.5,
        Erect: 6 * lively + 0.5,
        Crown: 6 * lively + 0.5,
        Enter: 2,
        Mark: 0.7,
        Pick: 3,
    }
    actions = sorted(actions, key=lambda action: (type(action).__name__, str(action)))
    kinds = {
        kind: list(some)
        for kind, some in groupby(
            actions, key=lambda a: (type(a), a.power if isinstance(a, Place) else None)
        )
    }
    chosen = dice.choices(list(kinds), [weights.get(kind, 1) for kind, _ in kinds])[0]
    return dice.choice(kinds[chosen])


@dataclass
class Game:
    """A game in lockstep, and what happened in it."""

    model: Reference
    position: GiantsPosition
    dice: random.Random
    lively: float
    peeking: float
    sparse: int = 1
    """Look at supplies, and restore the snapshot, every so many events."""

    def run(self) -> Counter[str]:
        happened: Counter[str] = Counter()
        compare(self.model, self.position)
        compare_supplies(self.model, self.position)
        while self.position.waiting != "over":
            kind = self.step()
            happened[kind] += 1
            happened["events"] += 1
            compare(self.model, self.position)
            if happened["events"] % self.sparse == 0:
                compare_supplies(self.model, self.position)
                copy = GIANTS.restore(self.position.snapshot(), self.position.board)
                assert copy.state.at == self.position.state.at
        compare_supplies(self.model, self.position)
        happened["games"] += 1
        happened["rounds"] += self.model.round
        if self.model.round < self.model.options.round_limit:
            happened["ended by bases or stone"] += 1
        return happened

    def step(self) -> str:
        dice, position = self.dice, self.position
        if dice.random() < self.peeking:
            seat = dice.randrange(position.players)
            if position.asides(seat):
                return self.play(seat, dice.choice(list(position.asides(seat))))
        if position.waiting == "chance":
            outcomes = position.outcomes()
            faces = [outcome for outcome, weight in outcomes for _ in range(weight)]
            outcome = dice.choice(faces)
            if isinstance(outcome, Die):
                model = self.model
                rolled = [o.face for o in faces if isinstance(o, Die)]
                assert sorted(rolled) == sorted(model.dice[model.rolled])
            else:
                assert faces == [First(seat) for seat in range(position.players)]
            self.model.happen(outcome)
            position.happen(outcome)
            return type(outcome).__name__
        seat = dice.choice(position.deciding)
        return self.play(seat, choose(list(position.legal(seat)), dice, self.lively))

    def play(self, seat: int, action: Action) -> str:
        try:
            self.model.play(seat, action)
            self.position.play(seat, action)
        except AssertionError:
            raise AssertionError(f"seat {seat}: {action}") from None
        if isinstance(action, Place) and action.power is not None:
            return f"{action.figure} {action.power}"
        return type(action).__name__


def random_options(dice: random.Random, limit: int) -> GiantsOptions:
    return GiantsOptions(
        quick_game=dice.random() < 0.5,
        visible_score=dice.random() < 0.5,
        return_unsculpted=dice.random() < 0.5,
        open_bases=dice.random() < 0.2,
        open_screens=dice.random() < 0.5,
        round_limit=limit,
    )


def new_game(board: GiantsBoard, players: int, dice: random.Random, limit: int) -> Game:
    options = random_options(dice, limit)
    model = Reference(board, players, options)
    position = GIANTS.new(players, options, board)
    return Game(model, position, dice, dice.random(), dice.choice((0, 0.05, 0.3)))


def middle_game(board: GiantsBoard, players: int, dice: random.Random, limit: int) -> Game:
    """A game from the start of some round, with supplies and seats in any possible state."""
    shot = random_start(board, players, dice, limit)
    model = Reference.at_dice(board, shot)
    position = GIANTS.restore(shot, board)
    return Game(model, position, dice, dice.random(), dice.choice((0, 0.05, 0.3)))


def random_start(
    board: GiantsBoard, players: int, dice: random.Random, limit: int
) -> GiantsSnapshot:
    options = random_options(dice, limit)
    bases = {3: 7, 4: 6, 5: 5}[players]
    tablets = [dice.randrange(6) for _ in range(players)]
    if dice.random() < 0.3:
        tablets = [30 // players] * players
    logs_gone = dice.choice((0, 10, 20, 27))
    logs = [0] * players
    for _ in range(dice.randint(0, 27 - logs_gone)):
        logs[dice.randrange(players)] += 1
    left = {
        kind: [kind + chr(ord("a") + n) for n in range(number)] for kind, number in HOW_MANY.items()
    }
    items = []
    if not options.return_unsculpted:
        for size in "123":
            for _ in range(dice.choice((0, 0, len(left[size]) // 2, len(left[size]) - 1))):
                items.append(ItemSnapshot(left[size].pop(0), "gone"))
    markers = [dice.randint(2, 6) for _ in range(players)]
    spare = list(markers)

    def some_item(kinds: str) -> str | None:
        kind = dice.choice([k for k in kinds if left[k]] or [""])
        return left[kind].pop(0) if kind else None

    for _ in range(dice.randint(0, 6)):
        name = some_item("123h")
        if name is None:
            continue
        owner = dice.randrange(players) if dice.random() < 0.5 else None
        if owner is not None and spare[owner]:
            spare[owner] -= 1
        else:
            owner = None
        hex = dice.choice(board.hexes).name
        items.append(ItemSnapshot(name, "board", hex=hex, marker=owner))
    ahus = []
    used = [0] * players
    for ahu in board.ahus:
        owner = dice.randrange(players)
        if dice.random() < 0.6 or used[owner] == bases:
            continue
        used[owner] += 1
        statue = some_item("123") if dice.random() < 0.7 else None
        if statue is None:
            ahus.append(AhuSnapshot(ahu.name, owner))
            continue
        some = tuple(s for s in range(players) if dice.random() < 0.3)
        ahus.append(AhuSnapshot(ahu.name, owner, some, some[1:]))
        items.append(ItemSnapshot(statue, "ahu", ahu=ahu.name))
        crown = some_item("h") if dice.random() < 0.3 else None
        if crown is not None:
            items.append(ItemSnapshot(crown, "ahu", ahu=ahu.name))
    if dice.random() < 0.3:
        while left["h"]:
            items.append(ItemSnapshot(left["h"].pop(0), "board", hex=dice.choice(board.hexes).name))
    seats = tuple(
        SeatSnapshot(
            workers=dice.randint(2, 6),
            markers=spare[s],
            logs=logs[s],
            tablets=tablets[s],
            score=dice.choice((0, 7, 250, 255, 1000)),
        )
        for s in range(players)
    )
    cut = tuple(
        HexSnapshot(hex.name, cut=True)
        for hex in board.hexes
        if hex.kind == "forest" and dice.random() < 0.5
    )
    return GiantsSnapshot(
        players=players,
        seats=seats,
        phase="dice",
        options=options,
        round=dice.randint(1, max(1, limit - 1)),
        first=dice.randrange(players),
        logs_gone=logs_gone,
        hexes=cut,
        items=tuple(items),
        ahus=tuple(ahus),
    )


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_new_games_agree(board: GiantsBoard, players: int) -> None:
    for seed in range(share(12)):
        dice = random.Random(f"{board.name} {players} {seed}")
        new_game(board, players, dice, limit=2).run()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_middle_games_agree(board: GiantsBoard, players: int) -> None:
    for seed in range(share(12)):
        dice = random.Random(f"{board.name} {players} {seed}")
        middle_game(board, players, dice, limit=dice.choice((2, 3))).run()


def campaign(first: int, last: int, most_rounds: int) -> Counter[str]:
    """Many games: `python -m tests.games.giants.test_against_reference FIRST LAST ROUNDS`."""
    happened: Counter[str] = Counter()
    for seed in range(first, last):
        dice = random.Random(seed)
        board, players = dice.choice(BOARDS), dice.choice((3, 4, 5))
        limit = dice.randint(1, most_rounds)
        make = dice.choice((new_game, middle_game))
        game = make(board, players, dice, limit)
        game.sparse = 7
        try:
            happened += game.run()
        except BaseException:
            print("seed", seed, "rounds", most_rounds, file=sys.stderr)
            raise
    return happened


if __name__ == "__main__":
    for name, count in sorted(campaign(*(int(message) for message in sys.argv[1:4])).items()):
        print(f"{count:9} {name}")
