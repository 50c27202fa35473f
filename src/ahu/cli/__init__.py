"""The command line: `ahu play`, `ahu simulate`, `ahu replay`, `ahu engine`, …

It answers a wrong call with one line and exit code 2, and a file that is not right with 1.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from click.exceptions import Exit

from ahu.cli.command import take_language
from ahu.cli.commands import AHU
from ahu.console.faults import Usage, shown
from ahu.core.refusal import Refused
from ahu.text import say, sentence, system_language

FAILED, MISUSED, INTERRUPTED = 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Runs a command and returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    language = system_language()
    try:
        chosen, words = take_language(sys.argv[1:] if argv is None else argv)
        language = chosen or language
        code = _run(words, language)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except Refused as refused:
        print(f"ahu: {shown(sentence(refused.refusal, language))}", file=sys.stderr)
        return MISUSED if isinstance(refused, Usage) else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()  # whoever reads has had enough
        return 0
    except OSError as error:
        _discard_output()
        problem = error.strerror or type(error).__name__
        print(f"ahu: {shown(say('cli-output', language, problem=problem))}", file=sys.stderr)
        return FAILED


def _discard_output() -> None:
    """Sends what is still to be written nowhere, so that Python can end without an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str], language: str) -> int:
    try:
        context = AHU.make_context("ahu", words, obj=language)
        return int(AHU.invoke(context))
    except Exit as end:  # help was asked for, or the version
        return end.exit_code
