"""Runs the rules kernels from their source although compiled ones are installed.

With AHU_INTERPRETED=1 in the environment, the modules listed in `kernels.txt` are loaded from
their `.py` files. Both ways give the same games; this one is for comparing, debugging and coverage.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


def kernels() -> list[str]:
    """Returns the names of the modules that are compiled."""
    return (PACKAGE / "kernels.txt").read_text(encoding="utf-8").split()


class _FromSource(MetaPathFinder):
    def __init__(self, names: list[str]) -> None:
        self.names = set(names)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        source = PACKAGE.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        loader = SourceFileLoader(fullname, str(source))
        return spec_from_file_location(fullname, source, loader=loader)


def install() -> None:
    """Prefers the sources of the kernels from now on."""
    sys.meta_path.insert(0, _FromSource(kernels()))
