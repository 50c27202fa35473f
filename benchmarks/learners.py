"""Writes docs/benchmark.md: learners with their budgets and seeds, against every level.

    pip install "ahu[openspiel]" torch sb3-contrib tianshou dm-tree
    python -m benchmarks.learners --jobs 16

Every learner with one seed is a job on one core: it learns Orongo for two, and is then measured,
seats balanced. What a job found is appended to benchmarks/data/learners.jsonl at once, and a job
that stands there with the same budget is not run again, so a run can be broken off and gone on
with. Learners whose libraries are not installed are left out. `--page` only writes the page.
With two seeds all of it needs at most an hour on two quiet cores.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
import platform
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec
from examples.recipes.measuring import Learn, Share, measure
from msgspec import Struct

import ahu

PAGE = Path(__file__).parents[1] / "docs" / "benchmark.md"
RESULTS = Path(__file__).parent / "data" / "learners.jsonl"
GAME, PLAYERS = "orongo", 2


class Learner(Struct, frozen=True):
    """A recipe and its budget: decisions to learn from, or simulations for each decision."""

    recipe: str
    budget: int
    bots: str = ""
    """Who it learns against."""


LEARNERS = {
    "OpenSpiel's ISMCTS": Learner("openspiel_search.ismcts", 50),
    "OpenSpiel's MCTS": Learner("openspiel_search.mcts", 50),
    "NFSP of OpenSpiel, self-play": Learner("openspiel_nfsp", 40_000),
    "Double DQN of Tianshou against `random`": Learner("tianshou_dqn", 40_000, "random"),
    "PPO in one file against `random`": Learner("clean_ppo", 200_000, "random"),
    "PPO in one file against `normal`": Learner("clean_ppo", 400_000, "normal"),
    "MaskablePPO of sb3-contrib against `random`": Learner("maskable_ppo", 200_000, "random"),
    "MaskablePPO by the tutorial's wrapper": Learner("tutorial_ppo", 80_000),
}
RIVALS = {"random": 400, "novice": 200, "easy": 200, "normal": 200, "hard": 30, "expert": 8}
"""The games of each measurement: the higher levels think longer."""
SEARCHED = {"random": 100, "novice": 60, "easy": 60, "normal": 60, "hard": 20, "expert": 6}
"""The same for searches, which think as well."""


class Job(Struct, frozen=True):
    """A learner with one seed."""

    name: str
    learner: Learner
    seed: int
    games: dict[str, int]
    """The games against each rival."""


class Result(Struct, frozen=True):
    """What a job found."""

    job: Job
    done: int
    """The decisions it learned from."""
    seconds: float
    """The processor time of learning."""
    measuring: float
    """The processor time of all measurements."""
    shares: list[Share]
    python: str
    machine: str
    day: str


def work(job: Job) -> Result:
    """Learns and measures on one core. Raises SystemExit if a library is missing."""
    recipe, _, kind = job.learner.recipe.partition(".")
    module = importlib.import_module(f"examples.recipes.{recipe}")
    budget, seed, done = job.learner.budget, job.seed, 0
    begun = learned = time.process_time()
    if kind:
        shares = [
            module.measured(kind, GAME, PLAYERS, rival, games, budget, seed)
            for rival, games in job.games.items()
        ]
    else:
        learn: Learn = module.learn
        policy, done = learn(GAME, PLAYERS, job.learner.bots, budget, seed)
        learned = time.process_time()
        shares = [
            measure(policy, GAME, PLAYERS, rival, games) for rival, games in job.games.items()
        ]
    ended = time.process_time()
    stamp = (platform.python_version(), platform.machine(), time.strftime("%Y-%m-%d"))
    return Result(job, done, learned - begun, ended - learned, shares, *stamp)


def jobs_of(
    learners: Mapping[str, Learner], seeds: Sequence[int], rivals: Iterable[str]
) -> list[Job]:
    """Returns a job for each learner and seed, all learners before the next seed."""
    names = list(rivals)
    return [
        Job(name, one, seed, {r: (SEARCHED if "." in one.recipe else RIVALS)[r] for r in names})
        for seed in seeds
        for name, one in learners.items()
    ]


def kept(path: Path) -> list[Result]:
    """Returns what was found before."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Result) for line in lines]


def run(jobs: Sequence[Job], path: Path, processes: int) -> None:
    """Runs the jobs that are not in the file yet, and appends what each finds."""
    before = {msgspec.json.encode(result.job) for result in kept(path)}
    missing = [job for job in jobs if msgspec.json.encode(job) not in before]
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"  # a job has one core
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context) as pool:
        waiting = {pool.submit(_told, job): job for job in missing}
        for future in as_completed(waiting):
            job, found = waiting[future], future.result()
            if isinstance(found, str):
                print(f"{job.name}, seed {job.seed}: {found}", flush=True)
                continue
            with path.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")
            print(job.name, job.seed, *map(str, found.shares), sep="\n  ", flush=True)


def _told(job: Job) -> Result | str:
    """Returns what a job found, or why it found nothing: one that fails does not end the others."""
    try:
        return work(job)
    except SystemExit as missing:
        return f"left out: {missing}"
    except Exception as fault:
        return f"failed: {fault!r}"


def newest(found: Iterable[Result], learners: Mapping[str, Learner]) -> list[Result]:
    """Returns one result for each learner and seed, of the budget that the learner has now.

    What was measured against other rivals before is kept beside what is newer.
    """
    rows: dict[tuple[str, int], Result] = {}
    for result in found:
        job = result.job
        if learners.get(job.name) != job.learner:
            continue
        before = rows.get((job.name, job.seed))
        shares = {share.rival: share for share in before.shares} if before else {}
        shares |= {share.rival: share for share in result.shares}
        rows[job.name, job.seed] = msgspec.structs.replace(result, shares=list(shares.values()))
    return list(rows.values())


def page(found: Iterable[Result], learners: Mapping[str, Learner] = LEARNERS) -> str:
    """Returns the page."""
    order = list(learners)
    results = sorted(
        newest(found, learners),
        key=lambda result: (-order.index(result.job.name), result.job.seed),
    )
    rivals = [rival for rival in RIVALS if any(s.rival == rival for r in results for s in r.shares)]
    lines = [
        "# Learners against our levels",
        "",
        "`python -m benchmarks.learners` writes this page; the recipes are in "
        "[examples/recipes](../examples/recipes),",
        "what each job found in [learners.jsonl](../benchmarks/data/learners.jsonl). Each learner "
        "begins without knowledge, learns",
        "on one core, and is then measured in Orongo for two, on both seats equally often: the "
        "share of games it won, with an",
        "interval of 95 %. 50 % would be as strong as its rival. Its budget is the decisions it "
        "learns from; a search has",
        "simulations for each decision instead. These are small budgets, to be beaten.",
        "",
        "| learner | budget | seed | minutes | " + " | ".join(f"`{r}`" for r in rivals) + " |",
        "| --- | ---: | ---: | ---: | " + " | ".join("---:" for _ in rivals) + " |",
    ]
    for result in results:
        job, shares = result.job, {share.rival: share for share in result.shares}
        unit = "simulations" if "." in job.learner.recipe else "decisions"
        head = f"| {job.name} | {job.learner.budget:,} {unit} | {job.seed} "
        head += f"| {result.seconds / 60:.1f} | "
        lines.append(head + " | ".join(_cell(shares.get(rival)) for rival in rivals) + " |")
    days = sorted({f"Python {r.python}, {r.machine}, {r.day}" for r in results})
    lines += ["", "Minutes are processor time of learning. " + f"Ahu {ahu.__version__}; "]
    lines[-1] += "; ".join(days) + "."
    return "\n".join(lines) + "\n"


def _cell(share: Share | None) -> str:
    if share is None:
        return "–"
    between = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
    return f"{100 * share.share:.1f} % of {share.games} ({between})"


def main() -> None:
    """Runs what is missing and writes the page."""
    parser = argparse.ArgumentParser(description="Learners against every level")
    parser.add_argument("--jobs", type=int, default=1, help="how many learn at the same time")
    parser.add_argument("--seeds", type=int, nargs="+", default=[0, 1])
    parser.add_argument("--rivals", nargs="+", choices=RIVALS, default=list(RIVALS))
    parser.add_argument("--learners", nargs="+", help="only recipes of these names")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--page", action="store_true", help="run nothing, write the page")
    chosen = parser.parse_args()
    learners = {
        name: one
        for name, one in LEARNERS.items()
        if not chosen.learners or one.recipe in chosen.learners
    }
    if not chosen.page:
        run(jobs_of(learners, chosen.seeds, chosen.rivals), chosen.results, chosen.jobs)
    if found := kept(chosen.results):
        PAGE.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
