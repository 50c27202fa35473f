"""A wrong call is answered with one line and 2, a wrong file with one line and 1."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ahu
from ahu.cli import main
from ahu.cli.commands import AHU
from ahu.text import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def fault(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 2) -> str:
    assert main(list(argv)) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ahu: ")
    assert err.count("\n") == 1
    return err.removeprefix("ahu: ").strip()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            "",
            "which command? There are play, serve, worker, backup, restore, admin, simulate,",
        ),
        ("replya x", "there is no command “replya”; did you mean “replay”?"),
        ("xyzzy", "there is no command “xyzzy”; there are play,"),
        ("board", "`ahu board` needs one of check, show"),
        ("board chek", "did you mean “board check”?"),
        ("bot", "`ahu bot` needs one of list, check"),
        ("bot --verison", "there is no --verison here; there are --language, --help"),
        ("--verison", "there is no --verison here; did you mean --version?"),
        ("--language xx replay", "there is no language “xx”"),
        ("replay --language", "--language needs a value"),
        ("replay", "FILE is missing"),
        ("replay a b", "“b” is one argument too many"),
        ("replay a --json --text", "--json and --text cannot go together"),
        ("replay a --json=1", "--json takes no value"),
        ("schema nim", "there is no game “nim”; there are giants, orongo"),
        ("schema", "GAME is missing"),
        ("engine now", "“now” is one argument too many"),
        ("board check", "FILE is missing"),
        ("simulate", "GAME is missing"),
        ("simulate nim", "there is no game “nim”"),
        ("simulate pennies --players 9", "the game is for 2 to 3 players, not 9 (P1)"),
        ("simulate pennies --players -1", "the game is for 2 to 3 players, not -1 (P1)"),
        ("simulate pennies --players two", "--players must be a whole number, not “two”"),
        ("simulate pennies --players 1.5", "--players must be a whole number, not “1.5”"),
        ("simulate pennies --players", "--players needs a value"),
        ("simulate pennies --players --json", "--players needs a value"),
        ("simulate pennies --bots --json", "--bots needs a value"),
        ("simulate pennies --bots", "--bots needs a value"),
        ("simulate pennies -x", "there is no -x here; there are --players"),
        ("simulate pennies --games 0", "--games must be from 1 to 10,000,000, not 0"),
        ("simulate pennies --games 99999999999", "--games must be from 1 to"),
        ("simulate pennies --games 9999999999999999999999", "--games must be a whole number"),
        ("simulate pennies --jobs 0", "--jobs must be from 1 to 256, not 0"),
        ("simulate pennies --bots clever", "there is no bot “clever”; there are random"),
        ("simulate pennies --bots random,random,random", "give one bot for all seats"),
        ("simulate pennies --option nose=1", "pennies has no option “nose”; it has purse, open"),
        ("simulate pennies --option purse=x", "option purse cannot be “x”; it can be …–…"),
        ("simulate pennies --option open=7", "option open cannot be “7”; it can be yes, no"),
        ("simulate giants --option round_limit=999", "cannot be “999”; it can be 1–250"),
        ("simulate pennies --option open", "an option is written NAME=VALUE, not “open”"),
        ("simulate pennies --option open=yes --option open=no", "option open is given twice"),
        ("simulate pennies --sede 1", "there is no --sede here; did you mean --seed?"),
        ("play nim", "there is no game “nim”"),
        ("play pennies --players 9", "(P1)"),
        ("play --option a=b", "options need a game"),
        ("play --people many", "--people must be a whole number"),
    ],
)
def test_wrong_calls(capsys: pytest.CaptureFixture[str], call: str, message: str) -> None:
    assert message in fault(capsys, *call.split())


def test_wrong_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "is a folder" in fault(capsys, "replay", str(tmp_path), code=1)
    assert "there is no file" in fault(capsys, "replay", str(tmp_path / "x"), code=1)
    assert "there is no file" in fault(capsys, "replay", "a\0b", code=1)
    assert "no file" in fault(capsys, "simulate", "pennies", "--board", "no\nwhere", code=1)
    broken = tmp_path / "broken"
    broken.write_bytes(b"ahu record 1\n\xff\n")
    assert fault(capsys, "replay", str(broken), code=1) == "line 2: not UTF-8 text"


@pytest.mark.parametrize(
    ("language", "message"),
    [("de", "einen Befehl „x“ gibt es nicht"), ("fr", "il n’y a pas de commande « x »")],
)
def test_faults_are_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, message: str
) -> None:
    assert message in fault(capsys, "--language", language, "x")
    assert message in fault(capsys, "x", f"--language={language}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "bot", "board", *AHU.paths()])
def test_help_is_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, command: str
) -> None:
    assert main([*command.split(), "--help", "--language", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "--language" in out
    words = {"en": ("usage:", "options:"), "de": ("Aufruf:", "Optionen:"), "fr": ("usage\xa0:",)}
    assert all(word in out for word in words[language])
    if language == "de":
        english = ("usage:", "options:", "arguments:", "command", "show this", "default:")
        assert not any(word in out.casefold() for word in english)
        assert not any(word in out for word in ("GAME", "FILE"))


def test_the_help_loads_no_command() -> None:
    loaded = "import sys; from ahu.cli import main; main(['--help']); print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    modules = found.stdout.splitlines()[-1].split()
    assert "ahu.cli.commands" in modules
    assert not {"ahu.bots", "ahu.games.giants", "ahu.cli.arena", "ahu.core.match"} & set(modules)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"ahu {ahu.__version__} (")


WORDS = st.sampled_from(
    [
        *("simulate", "replay", "schema", "board", "check", "show", "pennies", "--players", "2"),
        *("--games", "1", "--seed", "--json", "--text", "--bots", "random", "--option", "open=yes"),
        *("--language", "de", "fr", "--", "-", "-x", "--jobs", "-1", "purse=", "=", "--help"),
        *("", "--option=", "--svg", "/nowhere/x", "--board", "--version", "/", "-h3", "--json=1"),
    ]
)


@settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(WORDS | st.text(max_size=6), max_size=7))
def test_any_call_ends_well(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    argv: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ahu.console.faults.standard_input", lambda: (tmp_path / "e").open("w+b"))
    monkeypatch.setattr("ahu.cli.engine.standard_input", lambda: (tmp_path / "e").open("w+b"))
    monkeypatch.setattr("ahu.terminal.play", lambda *given: 0)
    capsys.readouterr()
    code = main(argv)
    out, err = capsys.readouterr()
    assert code in (0, 1, 2)
    if code == 2:
        assert out == ""
        assert err.count("\n") == 1
    elif code == 0:
        assert err == "" or "board" in argv


def test_a_closed_pipe_is_quiet() -> None:
    ends = "import sys; from ahu.cli import main; sys.exit(main(['schema', 'orongo']))"
    with subprocess.Popen(
        [sys.executable, "-c", ends], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(20) == 0
