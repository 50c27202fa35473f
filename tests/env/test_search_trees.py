"""Many search trees at once: they find what is best, repeatably, in bounds, and spy on nobody."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from numpy.typing import NDArray

import ahu
from ahu.core.contract import Position
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding
from ahu.env.play import GamePlay
from ahu.env.search_trees import Leaves, Roots, SearchTrees, TreeSettings
from ahu.env.search_trees.roots import plan_of
from ahu.games import game_named
from tests.env.matrix import Choose, MatrixEncoding
from tests.env.sizes import NAMES, SIZES, choose

Evaluation = tuple[NDArray[np.float32], NDArray[np.float32]]
Evaluate = Callable[[Encoding, Leaves], Evaluation]
PENNIES = [[0, 1], [1, 0]]
"""Who wins when seat 0 chooses the row and seat 1 the column: 0 wins by being like the other."""
STONE_PAPER_SCISSORS = [[None, 1, 0], [0, None, 1], [1, 0, None]]


def blank(encoding: Encoding, leaves: Leaves) -> Evaluation:
    """Knows nothing: all actions are as likely, all positions worth the same."""
    rows = len(leaves.trees)
    return (
        np.zeros((rows, encoding.actions), np.float32),
        np.zeros((rows, encoding.players), np.float32),
    )


def opinion(encoding: Encoding, leaves: Leaves) -> Evaluation:
    """Has a lasting opinion about everything, drawn from what is seen."""
    logits, values = blank(encoding, leaves)
    for row, seen in enumerate(leaves.observations):
        drawn = np.random.default_rng(np.frombuffer(hashlib.sha256(seen).digest(), np.uint32))
        logits[row] = drawn.normal(size=encoding.actions)
        worth = drawn.uniform(-1, 1, encoding.players)
        values[row] = (worth - worth.mean()) / 2
    return logits, values


def search(trees: SearchTrees, evaluate: Evaluate) -> Roots:
    while len((leaves := trees.collect()).trees):
        trees.take(*evaluate(trees.encoding, leaves))
    return trees.roots()


def begun(encoding: Encoding, seed: object, decisions: int) -> GamePlay:
    """A game after some decisions at random."""
    play = encoding.play()
    rng, dice = random.Random(str(seed)), rng_for(str(seed))
    play.settle(dice)
    for _ in range(decisions):
        play.act(play.seat, choose(encoding, play, rng))
        play.settle(dice)
        if play.seat < 0:
            return begun(encoding, f"{seed}+", decisions)
    return play


def free(encoding: Encoding, seed: object) -> GamePlay:
    """A game in which one seat alone has many choices."""
    for decisions in range(15, 200):
        play = begun(encoding, seed, decisions)
        if is_alone(encoding, play) and encoding.mask(play, play.seat).sum() > 8:
            return play
    raise AssertionError("no such position")


def planted(
    encoding: Encoding, plays: list[GamePlay], settings: TreeSettings, seed: int = 5
) -> SearchTrees:
    trees = SearchTrees(encoding, len(plays), settings, seed)
    for tree, play in enumerate(plays):
        trees.plant(tree, encoding.position(play), play.seat, play.half)
    return trees


def told(roots: Roots) -> bytes:
    return b"".join(array.tobytes() for array in roots)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_every_game_is_searched_from_anywhere(name: str, players: int) -> None:
    encoding = Encoding(name, players)
    plays = [begun(encoding, number, 17 * number) for number in range(4)]
    trees = planted(encoding, plays, TreeSettings(simulations=30, leaves=2, noise=0.25))
    evaluations = 0
    while len((leaves := trees.collect()).trees):
        evaluations += len(leaves.trees)
        assert leaves.masks.any(axis=1).all()
        trees.take(*opinion(encoding, leaves))
    assert evaluations > 60
    roots = trees.roots()
    assert (roots.visits.sum(axis=1) == 30).all()
    assert np.allclose(roots.policy.sum(axis=1), 1)
    assert np.allclose(roots.priors.sum(axis=1), 1, atol=1e-5)
    assert np.allclose(roots.worth.sum(axis=1), 0, atol=1e-5)
    for row, (tree, seat) in enumerate(zip(roots.trees, roots.seats, strict=True)):
        mask = encoding.mask(trees.root(tree), int(seat))
        assert mask[roots.choices[row]]
        assert not roots.visits[row][mask == 0].any()


def test_only_a_root_may_leave_no_choice() -> None:
    encoding = Encoding("giants", 3)
    plays = [begun(encoding, number, 40) for number in range(6)]
    trees = planted(encoding, plays, TreeSettings(simulations=60))
    trees.take(*blank(encoding, trees.collect()))
    seen = 0
    while len((leaves := trees.collect()).trees):
        for tree in np.unique(leaves.trees):
            assert (leaves.masks[leaves.trees == tree].sum(axis=1) > 1).any()
            seen += 1
        trees.take(*opinion(encoding, leaves))
    assert seen > 100


def wins(encoding: Encoding, play: GamePlay, index: int) -> bool:
    """Whether an index wins the game at once, if need be with a second half."""
    seat, after = play.seat, play.copy()
    after.act(seat, index)
    if after.half != -1:
        seconds = np.flatnonzero(encoding.mask(after, seat)).tolist()
        return any(wins(encoding, after, second) for second in seconds)
    return after.kernel.waiting(after.buffer) == 0 and after.share(seat) == 1.0


def is_alone(encoding: Encoding, play: GamePlay) -> bool:
    """Whether one seat alone decides, as far as it knows."""
    return len(encoding.position(play).recall(play.seat).deciding) == 1


@pytest.mark.parametrize("root", ["puct", "gumbel"])
def test_a_victory_in_one_action_is_found(root: str) -> None:
    encoding = Encoding("orongo", 2)
    plays: list[GamePlay] = []
    winning: list[list[int]] = []
    for number in range(60):
        play, rng, dice = encoding.play(), random.Random(number), rng_for(number)
        play.settle(dice)
        while play.seat >= 0 and len(plays) < 12:
            if is_alone(encoding, play):
                legal = np.flatnonzero(encoding.mask(play, play.seat)).tolist()
                best = [index for index in legal if wins(encoding, play, index)]
                if 0 < len(best) < len(legal):
                    plays.append(play.copy())
                    winning.append(best)
            play.act(play.seat, choose(encoding, play, rng))
            play.settle(dice)
    assert len(plays) == 12
    settings = TreeSettings(simulations=400, root=root, considered=64)  # type: ignore[arg-type]
    roots = search(planted(encoding, plays, settings), blank)
    assert len(roots.trees) == len(winning)
    for row in range(len(winning)):  # another action may win as surely, a little later
        assert roots.values[row][roots.choices[row]] > 0.9
    assert sum(roots.choices[row] in best for row, best in enumerate(winning)) > 8


def test_the_game_of_a_matrix_keeps_what_is_sealed() -> None:
    """The searches below are by its rules: each is asked here as a game is."""
    position = MatrixEncoding(PENNIES, asked=True).begin
    assert position.deciding == (0,)
    assert list(position.legal(1)) == []
    position.play(0, Choose(0))
    before = position.copy()
    position.play(0, Choose(1))
    assert position.recall(1).snapshot() == before.snapshot() != position.snapshot()
    assert position.view(1).table == position.public()
    with pytest.raises(Refused):
        position.play(0, Choose(0))
    position.play(1, Choose(1))
    assert (position.waiting, position.winners, position.outcomes()) == ("over", (0,), [])


@pytest.mark.parametrize("root", ["puct", "gumbel"])
def test_the_better_of_sealed_decisions_is_found(root: str) -> None:
    """Seat 0 wins with 1 whatever the other does; the other cannot help it."""
    encoding = MatrixEncoding([[1, 0], [0, 0]])
    trees = SearchTrees(encoding, 1, TreeSettings(simulations=200, root=root))  # type: ignore[arg-type]
    trees.plant(0, encoding.begin)
    roots = search(trees, blank)
    assert roots.seats.tolist() == [0, 1]
    assert roots.choices.tolist() == [1, 0]
    assert roots.policy[0][1] > 0.7


def test_sealed_decisions_are_mixed_where_being_foreseen_costs() -> None:
    for winner, moves in ((PENNIES, 2), (STONE_PAPER_SCISSORS, 3)):
        encoding = MatrixEncoding(winner)
        trees = SearchTrees(encoding, 1, TreeSettings(simulations=3000))
        trees.plant(0, encoding.begin)
        roots = search(trees, opinion)
        assert np.abs(roots.policy - 1 / moves).max() < 0.08
        assert np.abs(roots.worth).max() < 0.08


def test_what_a_sealed_decision_is_worth_counts_before_it() -> None:
    """Seat 0 may go into a game that it always wins, or leave it at a draw."""
    encoding = MatrixEncoding([[0, 0], [0, 0]], asked=True)
    trees = SearchTrees(encoding, 1, TreeSettings(simulations=50))
    trees.plant(0, encoding.begin)
    roots = search(trees, blank)
    assert roots.choices.tolist() == [0]
    assert roots.values[0][0] > 0.9
    assert roots.values[0][1] == 0.0


def test_same_seeds_same_trees_however_many() -> None:
    encoding = Encoding("orongo", 3)
    plays = [begun(encoding, number, 9 * number) for number in range(5)]
    settings = TreeSettings(simulations=40, noise=0.3)
    few, many = (search(planted(encoding, plays[:n], settings), opinion) for n in (2, 5))
    rows = many.trees < 2
    assert b"".join(array[rows].tobytes() for array in many) == told(few)
    assert told(search(planted(encoding, plays, settings, seed=6), opinion)) != told(many)


def fingerprint() -> str:
    digest = hashlib.sha256()
    for name, players in SIZES:
        encoding = Encoding(name, players)
        plays = [begun(encoding, number, 11 * number) for number in range(3)]
        for settings in (
            TreeSettings(simulations=12, nodes=10, noise=0.25),
            TreeSettings(simulations=12, root="gumbel", leaves=3),
        ):
            trees = planted(encoding, plays, settings)
            digest.update(told(search(trees, opinion)))
            go_on(trees)
            digest.update(told(search(trees, opinion)))
    return digest.hexdigest()


def go_on(trees: SearchTrees) -> None:
    """Plays in each tree what seems best, and plants what follows."""
    roots = trees.roots()
    for tree in range(trees.count):
        rows = np.flatnonzero(roots.trees == tree)
        indices = roots.choices[rows].tolist()
        if not trees.advance(tree, indices):
            play = trees.root(tree)
            for seat, index in zip(roots.seats[rows].tolist(), indices, strict=True):
                play.act(seat, index)
            play.settle(rng_for("what follows", tree))
            if play.seat < 0:
                trees.clear(tree)
            else:
                trees.plant(tree, trees.encoding.position(play), half=play.half)


def test_compiled_and_interpreted_trees_are_the_same() -> None:
    if not ahu.compiled:
        pytest.skip("the rules are not compiled here, so there is nothing to compare with")
    code = (
        "import ahu; from tests.env.test_search_trees import fingerprint;"
        "assert not ahu.compiled; print(fingerprint())"
    )
    environment = {**os.environ, "AHU_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == fingerprint()


def test_threads_find_what_one_after_another_do() -> None:
    encoding = Encoding("giants", 4)
    settings = TreeSettings(simulations=60)

    def work(seed: int) -> bytes:
        plays = [begun(encoding, f"{seed} {number}", 20 * number) for number in range(4)]
        return told(search(planted(encoding, plays, settings, seed), opinion))

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(work, [1, 2])) == [work(1), work(2)]


@pytest.mark.parametrize("limits", [{"nodes": 20}, {"moves": 1}])
def test_a_full_tree_is_searched_on_but_does_not_grow(limits: dict[str, int]) -> None:
    encoding = Encoding("giants", 3)
    trees = planted(encoding, [begun(encoding, 1, 30)], TreeSettings(simulations=300, **limits))  # type: ignore[arg-type]
    rows = 0
    while len((leaves := trees.collect()).trees):
        rows += len(leaves.trees)
        trees.take(*opinion(encoding, leaves))
    known = trees.known(0)
    assert 1 <= known < 200
    assert rows > 250
    assert trees.roots().visits.sum() == 300
    go_on(trees)
    search(trees, opinion)
    assert trees.known(0) < 200


def test_what_is_known_is_kept_from_move_to_move() -> None:
    encoding = Encoding("orongo", 2)
    kept = 0
    trees = planted(encoding, [begun(encoding, n, 12) for n in range(8)], TreeSettings())
    for _ in range(6):
        before = search(trees, opinion)
        go_on(trees)
        after = trees.roots()
        for tree in after.trees:
            found = after.visits[after.trees == tree].sum(axis=1)
            assert (found < before.visits[before.trees == tree].sum()).all()
            kept += found.any()
    assert kept > 20


def test_the_same_position_is_the_same_node() -> None:
    """Planting a position again, or one that chance led to, finds what is known of it."""
    encoding = Encoding("giants", 3)
    play = begun(encoding, 3, 30)
    trees = planted(encoding, [play], TreeSettings(simulations=50))
    roots = search(trees, opinion)
    known = trees.known(0)
    trees.plant(0, encoding.position(play), play.seat)
    assert trees.known(0) == known
    assert told(trees.roots()) == told(roots)
    search(trees, opinion)
    assert trees.roots().visits.sum() == 2 * roots.visits.sum()
    trees.plant(0, encoding.position(begun(encoding, 4, 2)))
    assert trees.known(0) == 0


def sealed(name: str, players: int, bids: int) -> tuple[Encoding, KernelPosition[Buffer]]:
    """A position whose first seat is to decide while all others have sealed something."""
    encoding = Encoding(name, players)
    position = encoding.start.copy()
    dice = rng_for("sealed")
    while position.waiting == "chance":
        position.happen(position.draw(dice))
    assert len(position.deciding) == players
    rng = random.Random(bids)
    for seat in position.deciding[1:]:
        position.play(seat, rng.choice(position.legal(seat)))
    return encoding, position


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_what_others_sealed_and_chance_to_come_change_nothing(name: str, players: int) -> None:
    """Whatever the others have bid, and however the game goes on meanwhile, the search is same."""
    found, bids = set(), set()
    for number in range(6):
        encoding, position = sealed(name, players, number)
        bids.add(bytes(position.state.at))
        trees = SearchTrees(encoding, 1, TreeSettings(simulations=25), seed=1)
        trees.plant(0, position, 0)
        digest = hashlib.sha256()
        dice = rng_for("to come", number)
        while len((leaves := trees.collect()).trees):
            digest.update(leaves.observations.tobytes() + leaves.masks.tobytes())
            trees.take(*opinion(encoding, leaves))
            go_on_alone(position, dice)
        found.add((digest.digest(), told(trees.roots())))
    assert len(bids) > 1
    assert len(found) == 1


def go_on_alone(position: Position, dice: ahu.core.rng.Rng) -> None:
    """The game goes on by a step: chance, or the first seat that decides."""
    if position.waiting == "chance":
        position.happen(position.draw(dice))
    elif position.waiting == "seats":
        seat = position.deciding[0]
        position.play(seat, position.legal(seat)[0])


def test_leaves_that_wait_together_are_different_ones() -> None:
    encoding = Encoding("orongo", 2)
    trees = planted(encoding, [begun(encoding, 7, 3)], TreeSettings(simulations=160, leaves=16))
    trees.take(*opinion(encoding, trees.collect()))
    rows = []
    while len((leaves := trees.collect()).trees):
        rows.append(len({row.tobytes() for row in leaves.observations}))
        trees.take(*opinion(encoding, leaves))
    assert len(rows) == 10
    assert sum(rows) > 120


def test_one_value_does_for_two_players() -> None:
    encoding = Encoding("orongo", 2)
    plays = [begun(encoding, 8, 20)]

    def alone(encoding: Encoding, leaves: Leaves) -> Evaluation:
        logits, values = opinion(encoding, leaves)
        return logits, values[:, 0]

    both, one = (search(planted(encoding, plays, TreeSettings()), way) for way in (opinion, alone))
    assert told(both) == told(one)


def test_halving_tries_the_best_more_and_more() -> None:
    assert plan_of(1, 4) == [0, 1, 2, 3]
    assert plan_of(4, 16) == [0] * 4 + [1] * 4 + [2, 2, 3, 3, 4, 4, 5, 5]
    assert plan_of(2, 5) == [0, 0, 1, 1, 2]
    encoding = Encoding("giants", 3)
    settings = TreeSettings(simulations=32, root="gumbel", considered=8)
    roots = search(planted(encoding, [free(encoding, 2)], settings), opinion)
    assert sorted(roots.visits[roots.visits > 0].tolist()) == plan_visits(8, 32)
    assert roots.visits[0][roots.choices[0]] == roots.visits.max()


def plan_visits(considered: int, simulations: int) -> list[int]:
    """How often the moves considered are tried in the end."""
    tried = [0] * considered
    for due in plan_of(considered, simulations):
        tried[next(i for i, done in enumerate(tried) if done == due)] += 1
    return sorted(tried)


def test_noise_changes_only_priors_at_the_root() -> None:
    encoding = Encoding("orongo", 2)
    plays = [free(encoding, 9)]
    plain, noisy = (
        search(planted(encoding, plays, TreeSettings(simulations=1, noise=noise)), opinion)
        for noise in (0.0, 0.25)
    )
    assert not np.allclose(plain.priors, noisy.priors)
    assert (noisy.priors >= 0.75 * plain.priors - 1e-6).all()
    assert np.allclose(noisy.priors.sum(axis=1), 1, atol=1e-5)


def test_logits_that_are_no_numbers_are_moves_nobody_plays() -> None:
    encoding = Encoding("orongo", 2)
    trees = planted(encoding, [free(encoding, 9)], TreeSettings(simulations=20))

    def odd(encoding: Encoding, leaves: Leaves) -> Evaluation:
        logits, values = blank(encoding, leaves)
        logits[:] = np.where(np.arange(encoding.actions) % 2, np.nan, -np.inf)
        return logits, values

    roots = search(trees, odd)
    assert roots.visits.sum() == 20
    assert np.allclose(roots.priors.sum(axis=1), 1)


def test_own_arrays_are_written() -> None:
    encoding = Encoding("orongo", 2)
    observations = np.empty((4, encoding.size), np.float32)
    masks = np.empty((4, encoding.actions), np.int8)
    trees = SearchTrees(encoding, 2, observations=observations, masks=masks)
    trees.plant(1, encoding.position(begun(encoding, 1, 0)))
    leaves = trees.collect()
    assert leaves.observations.base is observations
    assert leaves.trees.tolist() == [1, 1]
    play = begun(encoding, 1, 0)
    assert (observations[1] == encoding.observe(play, 1)).all()
    with pytest.raises(Refused, match="shape"):
        SearchTrees(encoding, 2, observations=observations[:3])


def test_refusals_say_what_is_wrong() -> None:
    encoding = Encoding("orongo", 2)
    trees = SearchTrees(encoding, 2, TreeSettings(simulations=4))
    play = free(encoding, 1)
    with pytest.raises(Refused, match="decides"):
        trees.plant(0, encoding.start)
    with pytest.raises(Refused, match="no tree 2"):
        trees.plant(2, encoding.position(play))
    with pytest.raises(Refused, match="decides"):
        trees.advance(0, [1])
    trees.plant(0, encoding.position(play), half=play.half)
    with pytest.raises(Refused, match="not legal"):
        trees.advance(0, [int(np.argmin(encoding.mask(play, play.seat)))])
    leaves = trees.collect()
    with pytest.raises(Refused, match="evaluation"):
        trees.collect()
    with pytest.raises(Refused, match="evaluation"):
        trees.clear(0)
    logits, values = blank(encoding, leaves)
    with pytest.raises(Refused, match="shape"):
        trees.take(logits[:, 1:], values)
    with pytest.raises(Refused, match="number"):
        trees.take(logits, values * np.nan)
    trees.take(logits, values)
    with pytest.raises(Refused, match="simulations"):
        SearchTrees(encoding, 1, TreeSettings(simulations=0))
    with pytest.raises(Refused, match="numbers"):
        SearchTrees(encoding, 100_000)


def test_a_game_without_a_buffer_is_refused_in_a_line() -> None:
    with pytest.raises(Refused, match="goofspiel has no compiled rules"):
        SearchTrees(Encoding(game_named("goofspiel"), 2), 1)
