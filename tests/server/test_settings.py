from __future__ import annotations

import io
import socket
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import httpx
import pytest

from ahu.cli import main
from ahu.core.refusal import Refused
from ahu.server.config import ServerSettings, to_environment, variable
from ahu.server.database import engine_for
from ahu.server.settings_reader import settings
from ahu.text import LANGUAGES
from tests.server.servers import PATIENCE_S


def test_options_go_before_the_environment() -> None:
    environment = {"AHU_PORT": "1", "AHU_HOST": "0.0.0.0", "AHU_TRUST_PROXY": "yes"}
    found = settings({"port": "2"}, environment)
    assert (found.port, found.host, found.trust_proxy) == (2, "0.0.0.0", 1)


def test_settings_go_through_the_environment_unchanged() -> None:
    found = ServerSettings(
        host="::", port=5, database="postgresql://x/y", processes=3, trust_proxy=2,
        hosts=("a.example", "[::1]:8484"),
        origins=("https://a.example", "https://b.example"), log="debug", rate=7,
    )  # fmt: skip
    assert settings({}, to_environment(found)) == found


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"port": "x"}, "cli-not-a-number"),
        ({"port": "99999"}, "cli-out-of-range"),
        ({"log": "loud"}, "serve-log-level"),
        ({"trust_proxy": "maybe"}, "cli-not-a-number"),
        ({"hosts": "https://example.org"}, "serve-host"),
        ({"origins": "example.org"}, "serve-origin"),
        ({"processes": "2"}, "serve-processes"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as refused:
        settings(options, {})
    assert refused.value.refusal.key == key


@pytest.mark.parametrize("address", ["mysql://user:secret@host/db", "postgresql://u:secret@h:x/d"])
def test_a_wrong_database_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(Refused) as refused:
        engine_for(address)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_every_setting(language: str) -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(["serve", "--help", "--language", language]) == 0
    for name in ServerSettings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in out.getvalue()
    assert variable("database") in out.getvalue()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "ahu", "serve", "--language", "en", "--port", port]
        found = subprocess.run(
            [*command, "--database", str(tmp_path / "x.sqlite")], capture_output=True, text=True
        )
    assert found.returncode == 1
    assert found.stderr.startswith(f"ahu: port {port} of 127.0.0.1 cannot be used")
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.parametrize("database", ["/dev/null/x.sqlite", "postgresql://ahu@127.0.0.1:9/none"])
def test_a_database_that_cannot_be_used(database: str) -> None:
    err = io.StringIO()
    with redirect_stderr(err):
        assert main(["serve", "--language", "en", "--database", database]) == 1
    assert "the database cannot be used" in err.getvalue()
    assert "Traceback" not in err.getvalue()


def test_the_command_serves_draws_seeds_and_ends_in_peace(tmp_path: Path) -> None:
    """`ahu serve` itself; the servers of other tests have a seed that is known."""
    command = [sys.executable, "-m", "ahu", "serve", "--language", "en", "--port", "0"]
    command += ["--database", str(tmp_path / "x.sqlite")]
    table = {"game": "orongo", "seats": [{"player": "person"}] * 2}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[-1]
        digests = {
            httpx.post(f"{address}api/tables", json=table, timeout=PATIENCE_S).json()["digest"]
            for _ in range(3)
        }
        process.terminate()
        _, log = process.communicate(timeout=PATIENCE_S)
    assert len(digests) == 3
    assert process.returncode in (0, -15)
    assert b"Traceback" not in log
