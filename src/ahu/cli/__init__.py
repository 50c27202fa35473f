"""The command line: `ahu play`, `ahu simulate`, `ahu replay`, `ahu engine`, …

A wrong call is answered with one line and exit code 2, a file that is not right with 1.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from ahu.cli.commands import COMMANDS, Command
from ahu.cli.faults import Usage, shown, unknown, usage
from ahu.cli.parser import Parser, take_language
from ahu.core.refusal import Refused
from ahu.text import LANGUAGES, say, sentence, system_language

FAILED, MISUSED, INTERRUPTED = 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code."""
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
    """Send what is still to be written nowhere, so that Python can end in peace."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str], language: str) -> int:
    if not words:
        raise usage("cli-no-command", known=_names())
    if words[0] in ("-h", "--help"):
        print(_overview(language))
        return 0
    if words[0] == "--version":
        return _version(language)
    if words[0].startswith("-"):
        known = ("--help", "--version", "--language")
        raise unknown("cli-unknown-flag", "cli-unknown-flag-nearest", words[0], known)
    command, rest = _command(words)
    parser = Parser(command.name, language)
    command.add(parser)
    parser.finish()
    if "-h" in rest or "--help" in rest:
        print(parser.format_help(), end="")
        return 0
    return command.run(parser.parse(rest), language)


def _names() -> str:
    return ", ".join(dict.fromkeys(name.split()[0] for name in COMMANDS))


def _command(words: list[str]) -> tuple[Command, list[str]]:
    """The command these words begin with, of one word or two, and the words after it."""
    if words[0] in COMMANDS:
        return COMMANDS[words[0]], words[1:]
    parts = [name.split()[1] for name in COMMANDS if name.startswith(f"{words[0]} ")]
    if not parts:
        known = _names().split(", ")
        raise unknown("cli-unknown-command", "cli-unknown-command-nearest", words[0], known)
    if len(words) == 1 or words[1].startswith("-"):
        raise usage("cli-no-part", command=words[0], known=", ".join(parts))
    if words[1] not in parts:
        name = " ".join(words[:2])
        known = [f"{words[0]} {part}" for part in parts]
        raise unknown("cli-unknown-command", "cli-unknown-command-nearest", name, known)
    return COMMANDS[" ".join(words[:2])], words[2:]


def _version(language: str) -> int:
    import ahu

    how = say("cli-compiled" if ahu.compiled else "cli-interpreted", language)
    print(f"ahu {ahu.__version__} ({how})")
    return 0


def _overview(language: str) -> str:
    """The help for `ahu` itself."""
    commands = [(name, f"cli-{name.replace(' ', '-')}") for name in COMMANDS]
    flags = [
        (f"--language {'|'.join(LANGUAGES)}", "cli-language-text"),
        ("--version", "cli-version-text"),
        ("-h, --help", "cli-help-text"),
    ]
    lines = [f"{say('cli-usage', language)} ahu {say('cli-overview-form', language)}", ""]
    lines += [say("cli-overview", language)]
    for heading, entries in (("cli-commands", commands), ("cli-options", flags)):
        lines += ["", f"{say(heading, language)}:"]
        lines += [f"  {name:<22} {say(key, language)}" for name, key in entries]
    return "\n".join([*lines, "", say("cli-overview-more", language)])
