"""Runs a notebook without Jupyter, and prints it with what its cells printed.

The site shows notebooks as this runs them, and the tests run them in the same way. A
cell that fails ends it.
"""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any


def run(file: Path) -> dict[str, Any]:
    """Returns the notebook in this file after its cells have run, one after another."""
    book: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    known: dict[str, object] = {"__name__": "__main__"}
    programs = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(programs, 1):
        with redirect_stdout(StringIO()) as printed:
            exec(compile("".join(cell["source"]), f"{file.name}, program {number}", "exec"), known)
        cell["execution_count"] = number
        lines = printed.getvalue().splitlines(keepends=True)
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": lines}] * bool(lines)
    return book


if __name__ == "__main__":
    json.dump(run(Path(sys.argv[1])), sys.stdout)
