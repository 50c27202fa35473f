"""Runs what is too long for the tests, and writes benchmarks/soak.md.

    python -m tests.server.soak [SHARE] [FILE]

With a share such as 0.01 it does so much less. It fails if one of the programs does; what each
said is written all the same.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tests.server.servers import ROOT

RESULTS = ROOT / "benchmarks" / "soak.md"


class Program(Struct, frozen=True):
    """A program that says what came of it."""

    heading: str
    module: str
    times: int
    """How much of it there is, which is its argument."""
    markdown: bool = False
    """Whether it speaks Markdown."""


PROGRAMS = (
    Program("Through failures", "tests.server.failing", 100, markdown=True),
    Program("Killed in the middle of games", "tests.server.crashing", 100),
    Program("Memory, after clients came and went", "tests.server.soaking", 10_000),
    Program("Records changed by chance", "tests.server.mutating", 100_000),
)


def section(program: Program, share: float) -> tuple[str, bool]:
    """What a program says, under its heading, and whether it went well."""
    times = max(1, round(program.times * share))
    call = ["-m", program.module, str(times)]
    print("python", *call, file=sys.stderr)
    done = subprocess.run([sys.executable, *call], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    said = done.stdout.strip()
    shown = said if program.markdown else f"```text\n{said}\n```"
    came = "" if done.returncode == 0 else "**It failed.**\n\n"
    return f"## {program.heading}\n\n`python {' '.join(call)}`\n\n{came}{shown}\n", not came


def soak(programs: Sequence[Program], share: float, file: Path) -> bool:
    """Runs the programs and writes what they say; returns whether all went well."""
    found = []
    for program in programs:
        found.append(section(program, share))
        sections = "\n".join(text for text, _ in found)
        file.write_text(f"# Soak\n\nWritten by `make soak`.\n\n{sections}", encoding="utf-8")
    return all(well for _, well in found)


def main() -> int:
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    file = Path(sys.argv[2]) if len(sys.argv) > 2 else RESULTS
    return 0 if soak(PROGRAMS, share, file) else 1


if __name__ == "__main__":
    sys.exit(main())
