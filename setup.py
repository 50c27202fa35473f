"""Compiles the rules kernels with Cython; without a C compiler they run interpreted."""

import os
import sys
from pathlib import Path
from sysconfig import get_config_var

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "annotation_typing": False,
    "freethreading_compatible": True,
    "show_performance_hints": False,
}
FLAGS = ["-O3", "-g0", "--param=max-inline-insns-auto=100"]
"""Rules are many small functions, faster inlined; compilers pass over flags they do not know."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def extensions() -> list[Extension]:
    """One extension for each module of `kernels.txt`."""
    from Cython.Build import cythonize

    names = Path("src/ahu/kernels.txt").read_text(encoding="utf-8").split()
    found = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=FLAGS)
        for name in names
    ]
    built: list[Extension] = cythonize(  # type: ignore[no-untyped-call]  # Cython has no types
        found,
        nthreads=cores(),
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        include_path=["src"],
        quiet=True,
    )
    return built


class BuildOrWarn(build_ext):
    """Build the kernels, or say in one line that they stay interpreted."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or cores()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever keeps a machine from compiling
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            print(f"warning: ahu runs interpreted, slower: {reason}", file=sys.stderr)
            self.extensions = []
            for stale in Path("src/ahu").rglob(f"*{get_config_var('EXT_SUFFIX')}"):
                stale.unlink()  # kernels run together, compiled or not


if __name__ == "__main__":  # the processes that Cython starts may import this file
    # `make` compiles kernels where they lie, and installs the package around them.
    built = os.environ.get("AHU_KERNELS") == "built"
    setup(ext_modules=[] if built else extensions(), cmdclass={"build_ext": BuildOrWarn})
