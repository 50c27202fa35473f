"""`make bench` measures random play with all legal actions listed, beside OpenSpiel in one run.

    python -m benchmarks.run [--save]

All on one core, but for games in threads. With --save the tables also go to benchmarks/results.md,
and the first figures of them to the README.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import environments, peers
from benchmarks.front import with_front
from benchmarks.writing import processor, table

RESULTS = Path(__file__).parent / "results.md"
README = Path(__file__).parents[1] / "README.md"


def ours(interpreted: bool) -> dict[str, dict[str, float]]:
    """Returns our figures, compiled or interpreted, from a process of their own."""
    environment = {**os.environ, "AHU_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "benchmarks.ours"]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    answer = json.loads(done.stdout)
    if answer["compiled"] == interpreted:
        sys.exit("the kernels are not compiled on this machine: there is nothing to compare")
    figures: dict[str, dict[str, float]] = answer["figures"]
    return figures


def in_threads() -> dict[str, dict[str, float]]:
    """Returns figures of random games in one thread and in two, from a process on all cores."""
    command = [sys.executable, "-m", "benchmarks.threads"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def trees_in_threads() -> dict[str, dict[str, float]]:
    """Returns figures of search trees in one thread and in two, from a process on all cores."""
    command = [sys.executable, "-m", "benchmarks.trees"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def report(threads: dict[str, dict[str, float]], trees: dict[str, dict[str, float]]) -> str:
    """Measures everything else, and returns the report."""
    spiel = {name: peers.measure(name) for name in peers.GAMES}
    compiled, interpreted = ours(interpreted=False), ours(interpreted=True)
    chess = spiel["chess"]
    first = [
        "decisions a second",
        "inside the library",
        "× chess in C++",
        "from Python",
        "× chess from Python",
        "readable actions",
        "interpreted",
    ]
    rows = [
        [
            name,
            f"{now['inside']:,.0f}",
            f"{now['inside'] / chess['inside']:.2f}",
            f"{now['python']:,.0f}",
            f"{now['python'] / chess['python']:.2f}",
            f"{now['readable']:,.0f}",
            f"{interpreted[name]['inside']:,.0f}",
        ]
        for name, now in compiled.items()
    ]
    rows += [
        [
            f"OpenSpiel {name}",
            f"{now['inside']:,.0f}",
            f"{now['inside'] / chess['inside']:.2f}",
            f"{now['python']:,.0f}",
            f"{now['python'] / chess['python']:.2f}",
            "",
            "",
        ]
        for name, now in spiel.items()
    ]
    copies = [
        [
            name,
            f"{now['bytes']:,.0f}",
            f"{1e9 / now['copies']:,.0f}",
            f"{1e9 / now['inside']:,.0f}",
            f"{now['inside'] / now['copies']:.2f}",
        ]
        for name, now in compiled.items()
    ]
    searches = [
        [name, f"{now['simulations']:,.0f}", f"{now['playouts']:,.0f}"]
        for name, now in compiled.items()
    ]
    searches += [
        [
            f"OpenSpiel MCTSBot {name}",
            f"{spiel[name]['simulations']:,.0f}",
            f"{spiel[name]['inside'] / spiel[name]['decisions']:,.0f}",
        ]
        for name in ("quoridor", "backgammon")
    ]
    where = f"{processor()}, one core, Python {platform.python_version()}"
    return "\n\n".join(
        [
            f"Random play with the legal actions listed at every decision. {where}.",
            table(first, rows),
            table(["a position", "bytes", "ns a copy", "ns a decision", "copy / decision"], copies),
            "Random games inside the library, in threads of one process, each with a core.",
            table(
                ["decisions a second", "one thread", "two threads", "ratio"],
                [
                    [name, f"{now['one']:,.0f}", f"{now['several']:,.0f}", f"{now['ratio']:.2f}"]
                    for name, now in threads.items()
                ],
            ),
            "Search: from a leaf ours plays on with its heuristic, to the end of the round in "
            "Giants, four rounds further in Orongo; MCTSBot plays on at random to the end of the "
            "game.",
            table(["a second", "simulations", "whole random games"], searches),
            "Search trees without a network: all actions as likely, all leaves worth the same. An "
            "evaluation writes the observation and the mask of a seat at a leaf, and is taken. "
            "OpenSpiel's MCTSBot in C++ at quoridor, as above, for comparison: it observes "
            "nothing, but plays each leaf out.",
            table(
                [
                    "evaluations a second",
                    "one thread",
                    "two threads",
                    "ratio",
                    "× MCTSBot quoridor",
                ],
                [
                    [
                        name,
                        f"{now['one']:,.0f}",
                        f"{now['several']:,.0f}",
                        f"{now['ratio']:.2f}",
                        f"{now['one'] / spiel['quoridor']['simulations']:,.0f}",
                    ]
                    for name, now in trees.items()
                ],
            ),
            *environment_tables(),
        ]
    )


def environment_tables() -> list[str]:
    """Returns the tables of environments for research, ours beside others'."""
    single = environments.one_after_another()
    many = environments.many_at_once()
    usual = single["PettingZoo connect_four_v3"]
    counts = [f"{count:,} at once" for count in environments.COUNTS]
    return [
        "Environments, with observations and legal actions at every step. " + environments.HOW,
        table(
            ["steps a second, one after another", "", "× connect four of PettingZoo"],
            [[name, f"{now:,.0f}", f"{now / usual:.2f}"] for name, now in single.items()],
        ),
        table(
            ["steps a second", *counts],
            [[name, *(f"{rate:,.0f}" for rate in rates)] for name, rates in many.items()],
        ),
        table(
            [
                "steps a second of one seat, 64 games at once",
                *(f"against `{bots}`" for bots in environments.INSIDE),
            ],
            [
                [name, *(f"{rate:,.0f}" for rate in rates)]
                for name, rates in environments.against_bots().items()
            ],
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", action="store_true", help="write the results down")
    arguments = parser.parse_args()
    threads, trees = in_threads(), trees_in_threads()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    text = report(threads, trees)
    print(text)
    if arguments.save:
        head = "# Speed\n\nWritten by `python -m benchmarks.run --save`."
        RESULTS.write_text(f"{head}\n\n{text}\n", encoding="utf-8")
        README.write_text(with_front(README.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
