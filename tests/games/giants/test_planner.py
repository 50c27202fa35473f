"""The planner against every route and every choice of carriers, tried one by one."""

from __future__ import annotations

import random

import pytest

from ahu.core.contract import Action
from ahu.games.giants.actions import Crown, Enter, Erect, Mark, Pick, Stop
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.planner import Journey
from ahu.games.giants.position import GiantsPosition
from tests.games.giants.help import (
    LINE,
    bare,
    by,
    by_chief,
    front,
    hex_with,
    item,
    moving,
    play,
)
from tests.games.giants.test_against_reference import ISLET, middle_game
from tests.share import share

Cost = tuple[int, int]
"""Points given away, and hexes entered."""


def given_away(before: GiantsPosition, after: GiantsPosition) -> int:
    return sum(after.scores) - sum(before.scores)


def every_end(start: GiantsPosition, seat: int) -> dict[str, tuple[Cost, set[Action]]]:
    """Each hex where the action may end, with its lowest cost and its ends.

    Positions that differ by the points given away only are looked at once, with the lowest.
    """
    found: dict[str, tuple[Cost, set[Action]]] = {}
    seen: dict[tuple[str, frozenset[str]], Cost] = {}
    ways: list[tuple[GiantsPosition, Cost]] = [(start, (0, 0))]
    while ways:
        position, cost = ways.pop()
        shot = position.snapshot()
        assert shot.hand is not None
        hand = next(item for item in shot.items if item.item == shot.hand.item)
        assert hand.hex is not None
        key = hand.hex, frozenset(hand.entered)
        if key in seen and seen[key] <= cost:
            continue
        seen[key] = cost
        legal = position.legal(seat)
        ends = {action for action in legal if not isinstance(action, Enter)}
        if ends:
            known = found.get(hand.hex, (cost, ends))
            assert known[1] == ends
            found[hand.hex] = min(known[0], cost), ends
        for step in legal:
            if isinstance(step, Enter):
                after = position.copy()
                after.play(seat, step)
                ways.append((after, (cost[0] + given_away(position, after), cost[1] + 1)))
    return found


def check_plan(position: GiantsPosition, seat: int, name: str) -> tuple[Journey, ...]:
    plan = position.plan(seat, name)
    start = position.copy()
    if position.public().hand is None:
        start.play(seat, Pick(name))
    best = every_end(start, seat)
    assert len({journey.hex for journey in plan}) == len(plan)
    planned = {
        journey.hex: ((sum(journey.points), len(journey.steps)), set(journey.ends))
        for journey in plan
    }
    assert planned == best
    for journey in plan:
        assert len(set(journey.ends)) == len(journey.ends)
        settling = [isinstance(end, Erect | Crown) for end in journey.ends]
        assert journey.settles == any(settling)
        assert settling == sorted(settling, reverse=True)
        assert journey.given == sum(journey.points)
        walked = start.copy()
        for step in journey.steps:
            walked.play(seat, step)
        gains = tuple(b - a for a, b in zip(start.scores, walked.scores, strict=True))
        assert gains == journey.points
        for end in journey.ends:
            walked.copy().play(seat, end)
    return plan


@pytest.mark.parametrize("board", [LINE, ISLET], ids=lambda board: board.name)
def test_every_plan_of_random_games(board: GiantsBoard) -> None:
    planned = moved = 0
    for seed in range(share(16)):
        dice = random.Random(f"{board.name} {seed}")
        game = middle_game(board, dice.choice((3, 4, 5)), dice, 3)
        while game.position.waiting != "over":
            position = game.position
            for seat in position.deciding:
                hand = position.public().hand
                picks = [a.item for a in position.legal(seat) if isinstance(a, Pick)]
                for name in picks if hand is None else [hand]:
                    if dice.random() < 0.5:
                        moved += any(j.steps for j in check_plan(position, seat, name))
                        planned += 1
            game.step()
    assert planned > 100
    assert moved > 50


def test_own_figures_then_logs_then_others() -> None:
    position = moving(
        [bare(workers_front=0), bare(workers_front=0), bare()],
        hexes=(hex_with("A2", {0: 1, 1: 1}, logs=1),),
        items=(front("3a", 0),),
    )
    (journey,) = (j for j in check_plan(position, 0, "3a") if j.hex == "A2")
    assert journey.steps == (by("A2", 1, 1, 0, logs=1),)
    assert journey.points == (0, 1, 0)
    assert set(journey.ends) == {Stop(), Erect("Near")}


def test_the_points_go_to_whoever_has_fewest() -> None:
    position = moving(
        [bare(), bare(workers_front=0, score=5), bare(workers_front=0, score=2)],
        hexes=(hex_with("A2", {1: 1, 2: 1}),),
        items=(front("1a", 0),),
    )
    (journey,) = (j for j in check_plan(position, 0, "1a") if j.hex == "A2")
    assert journey.steps == (by("A2", 0, 0, 1),)


def test_a_detour_of_ones_own_is_cheaper_than_the_straight_way() -> None:
    """From the quarry to A3: straight by A2 with green, or around by the village for nothing."""
    position = moving(
        [bare(workers=0, workers_front=0, chief="village"), bare(chief="A2"), bare()],
        hexes=(hex_with("headdress-quarry", {0: 1}), hex_with("A3", {0: 1})),
        items=(front("1a", 0),),
    )
    plan = {journey.hex: journey for journey in check_plan(position, 0, "1a")}
    assert plan["A2"].steps == (by_chief("A2", 1),)
    assert [step.hex for step in plan["A3"].steps] == ["headdress-quarry", "village", "A3"]
    assert plan["A3"].points == (0, 0, 0)


def test_without_a_marker_an_abandoned_item_ends_only_where_it_is_settled() -> None:
    position = moving(
        [bare(workers=0, workers_front=0, chief="A2"), bare(chief="headdress-quarry"), bare()],
        hexes=(hex_with("A3", {0: 1}),),
        items=(item("1a", "moai-quarry"),),
    )
    plan = {journey.hex: journey for journey in check_plan(position, 0, "1a")}
    assert {hex: set(journey.ends) for hex, journey in plan.items()} == {
        "A2": {Erect("Near")},
        "A3": {Erect("Twin"), Erect("Other")},
    }


def test_a_plan_goes_on_with_the_item_in_hand() -> None:
    position = moving(
        [bare(workers=0, workers_front=0, markers=1, markers_front=1), bare(), bare()],
        hexes=(hex_with("A2", {0: 1}), hex_with("A3", {0: 1})),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    plan = check_plan(position, 0, "1a")
    assert [journey.hex for journey in plan] == ["A2", "A3"]
    assert set(plan[0].ends) == {Stop(), Mark(), Erect("Near")}
