"""What deploy/ has works: its commands are run, behind its proxies, with TLS and below a path."""

from __future__ import annotations

import asyncio
import configparser
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from ahu.core.rng import rng_for
from ahu.server import requests
from ahu.server.notices.push import contact
from ahu.server.settings_reader import settings
from tests import programs
from tests.deployment import FOLDER, SERVERS, Deployment, deployed, services
from tests.server.guests import Guest, bot, person, play_on
from tests.server.servers import PATIENCE_S, ROOT, TLS, reserved_port

PREFIX = "/ahu"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    with deployed(tmp_path_factory.mktemp("public"), PREFIX) as found:
        yield found


def opened(address: str, trusted: Path) -> requests.OpenedTable:
    seats = [person("Ana"), person("Ben"), bot()]
    body = msgspec.json.encode(requests.NewTable("orongo", seats, {}))
    headers = {"Content-Type": "application/json"}
    url = f"{address}/api/tables"
    tls = ssl.create_default_context(cafile=str(trusted))
    answer = httpx.post(url, content=body, headers=headers, verify=tls, timeout=PATIENCE_S)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=requests.OpenedTable)


def play_a_game(
    place: Deployment | Nginx, trusted: Path, halfway: Callable[[], None] = lambda: None
) -> None:
    """Two people at a table with a bot, by sockets over TLS."""
    made = opened(place.address, trusted)

    async def run() -> None:
        people = [Guest(place, made.table, [token or ""]) for token in made.seats[:2]]
        for guest in people:
            await guest.arrive()
        bids = [play_on(guest, rng_for("public", seat), 1) for seat, guest in enumerate(people)]
        assert await asyncio.gather(*bids) == [1, 1]
        await asyncio.to_thread(halfway)
        for guest in people:
            await guest.leave()
            await guest.arrive()
        games = [play_on(guest, rng_for("public", seat)) for seat, guest in enumerate(people)]
        await asyncio.gather(*games)
        for guest in people:
            assert guest.over
            await guest.leave()

    asyncio.run(run())


def test_behind_caddy_with_tls(public: Deployment, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game goes on when a server is killed in the middle of it; bots come from the worker."""
    monkeypatch.setenv("SSL_CERT_FILE", str(public.authority))
    assert public.get("/healthz").json() == {"status": "ok"}
    assert "Ahu" in public.get("/").text
    origin = public.address.removesuffix(PREFIX)
    assert public.get("/anything", origin).headers["location"] == f"{PREFIX}/"
    assert public.get("", public.address).headers["location"] == f"{PREFIX}/"

    def kill() -> None:
        public.processes["one"].kill()
        public.processes["one"].wait()

    play_a_game(public, public.authority, kill)
    public.start("one")
    public.wait()
    decided = f"http://127.0.0.1:{public.metrics['worker']}/metrics"
    (count,) = re.findall(
        r"ahu_bot_seconds_count (\S+)", httpx.get(decided, verify=TLS, timeout=PATIENCE_S).text
    )
    assert float(count) > 0


def test_at_the_root_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is by default; and whose requests fail is not logged."""
    with deployed(tmp_path) as place:
        monkeypatch.setenv("SSL_CERT_FILE", str(place.authority))
        assert "Ahu" in place.get("/").text
        play_a_game(place, place.authority)
        for call in (["admin", "tables"], ["backup", str(tmp_path / "saved")]):
            command = [sys.executable, "-m", "ahu", *call]
            environment = place.environment("one")  # it names the database
            subprocess.run(command, env=environment, check=True, timeout=PATIENCE_S)
        for name in SERVERS:
            place.processes[name].kill()
            place.processes[name].wait()
        assert place.get("/healthz").status_code in (502, 503)
        log = place.log("proxy")
        assert '"uri":"/healthz"' in log
        assert not re.search("remote_ip|client_ip|X-Forwarded-For|User-Agent", log)


def test_metrics_are_not_public(public: Deployment) -> None:
    assert public.get("/metrics").status_code == 404
    for name in SERVERS:
        answer = httpx.get(
            f"http://127.0.0.1:{public.metrics[name]}/metrics", verify=TLS, timeout=PATIENCE_S
        )
        assert "ahu_sockets" in answer.text


def test_other_names_are_refused(public: Deployment) -> None:
    address = f"http://127.0.0.1:{public.ports['two']}{PREFIX}/healthz"
    assert httpx.get(address, verify=TLS, timeout=PATIENCE_S).status_code == 400
    assert (
        httpx.get(
            address, headers={"Host": "localhost"}, verify=TLS, timeout=PATIENCE_S
        ).status_code
        == 200
    )


def test_health_is_checked_as_compose_does(public: Deployment) -> None:
    for name in SERVERS:
        _, python, *arguments = public.services[name]["healthcheck"]["test"]
        assert python == "python"
        environment = public.environment(name)
        call = [sys.executable, *arguments]
        assert subprocess.run(call, env=environment, timeout=PATIENCE_S).returncode == 0
        wrong = {**environment, "AHU_PREFIX": "/other"}
        call_wrong = subprocess.run(call, env=wrong, capture_output=True, timeout=PATIENCE_S)
        assert call_wrong.returncode != 0


def test_players_can_be_told_by_every_means() -> None:
    """Push services accept who pushes, and mail goes out, by what whoever starts it says."""
    told = {
        "AHU_SITE": "ahu.example.org",
        "AHU_PASSWORD": "secret",
        "AHU_MAIL": "smtps://ahu:secret@mail.example.org",
        "AHU_MAIL_FROM": "ahu@example.org",
    }
    for name in SERVERS:
        found = settings({}, services(told)[name]["environment"])
        assert contact(found.address) == "https://ahu.example.org"
        assert (found.mail, found.mail_from) == (told["AHU_MAIL"], told["AHU_MAIL_FROM"])
        unset = settings({}, services({"AHU_PASSWORD": "secret"})[name]["environment"])
        assert (unset.address, unset.mail, unset.mail_from) == ("https://localhost", "", "")


class Nginx:
    """deploy/nginx.conf before the servers of a deployment."""

    def __init__(self, port: int) -> None:
        self.address = f"https://localhost:{port}{PREFIX}"
        self.socket_address = f"wss://localhost:{port}{PREFIX}"


def written(public: Deployment, folder: Path, port: int) -> Path:
    """The file with this machine's ports and certificates, in what nginx needs around it."""
    text = (FOLDER / "nginx.conf").read_text(encoding="utf-8")
    certificate, key = public.certificate
    for before, after in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "ahu.example.org": "localhost",
        "/etc/ssl/ahu/certificate.pem": str(certificate),
        "/etc/ssl/ahu/key.pem": str(key),
        "127.0.0.1:8484": f"127.0.0.1:{public.ports['one']}",
        "127.0.0.1:8485": f"127.0.0.1:{public.ports['two']}",
    }.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    owner = "user root;\n" if os.getuid() == 0 else ""
    whole = folder / "nginx.conf"
    whole.write_text(
        f"{owner}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\n{places}{text}}}\n"
    )
    return whole


@contextmanager
def nginx_before(public: Deployment, folder: Path) -> Iterator[Nginx]:
    program = programs.needed(programs.nginx)
    with reserved_port() as port:
        config = written(public, folder, port)
        command = [str(program), "-p", str(folder), "-c", str(config), "-e", "stderr"]
        with subprocess.Popen(command) as process:
            try:
                here = Nginx(port)
                end = time.monotonic() + PATIENCE_S
                while not answers(public, here.address):
                    assert process.poll() is None
                    assert time.monotonic() < end
                    time.sleep(0.05)
                yield here
            finally:
                process.terminate()


def answers(public: Deployment, address: str) -> bool:
    try:
        return public.get("/readyz", address).status_code == 200
    except httpx.TransportError:
        return False


def test_behind_nginx_with_tls(
    public: Deployment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(public.authority))
    with nginx_before(public, tmp_path) as here:
        assert public.get("", here.address).headers["location"].endswith(f"{PREFIX}/")
        play_a_game(here, public.authority)


# Services of systemd


def unit(path: Path) -> configparser.ConfigParser:
    class Keys(configparser.ConfigParser):
        def optionxform(self, optionstr: str) -> str:
            return optionstr

    found = Keys(strict=False, interpolation=None)
    found.read(path)
    return found


@pytest.mark.parametrize("name", ["ahu.service", "ahu-worker.service"])
def test_units_are_right_and_shut_in(name: str, tmp_path: Path) -> None:
    service = unit(FOLDER / name)["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    if shutil.which("systemd-analyze") is None:
        return
    path = tmp_path / name
    program = service["ExecStart"].split()[0]
    path.write_text((FOLDER / name).read_text().replace(program, "/bin/true"))
    for call in (["verify"], ["security", "--offline=true", "--threshold=20"]):
        found = subprocess.run(
            ["systemd-analyze", *call, str(path)], capture_output=True, timeout=PATIENCE_S
        )
        assert found.returncode == 0, found.stdout + found.stderr


def check_command(name: str, changed: dict[str, str], port: int, path: str, status: int) -> str:
    """What the command of a unit says once it runs; then `path` answers, and it ends as told to."""
    service = unit(FOLDER / name)["Service"]
    settings = dict(one.split("=", 1) for one in service.get("Environment", "").split())
    program, *arguments = service["ExecStart"].replace("9485", str(port)).split()
    assert program.endswith("/bin/ahu")
    with subprocess.Popen(
        [sys.executable, "-m", "ahu", *arguments],
        env={**os.environ, **settings, **changed},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = f"http://127.0.0.1:{port}{path}"
            end = time.monotonic() + PATIENCE_S
            while httpx.get(address, verify=TLS, timeout=PATIENCE_S).status_code != 200:
                assert time.monotonic() < end  # on a busy machine it is ready a little later
        finally:
            process.terminate()
        assert process.wait(PATIENCE_S) == status
    return said


def test_the_command_of_the_unit_serves(tmp_path: Path) -> None:
    service = unit(FOLDER / "ahu.service")["Service"]
    assert f"AHU_DATABASE=/var/lib/{service['StateDirectory']}/" in service["Environment"]
    with reserved_port() as port:
        changed = {"AHU_DATABASE": str(tmp_path / "tables.sqlite"), "AHU_PORT": str(port)}
        said = check_command("ahu.service", changed, port, "/readyz", -signal.SIGTERM)
    assert f"http://127.0.0.1:{port}/" in said


def test_the_command_of_the_workers_unit_plays_bots(database: str) -> None:
    """With the variables of the server, which plays none itself."""
    with reserved_port() as port:
        changed = {"AHU_DATABASE": database, "AHU_WORKERS": "0", "AHU_LANGUAGE": "en"}
        said = check_command("ahu-worker.service", changed, port, "/metrics", 0)
    assert "2 processes" in said


# Containers


def steps() -> list[tuple[str, str]]:
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def test_the_container_is_given_what_it_copies() -> None:
    ignored = (FOLDER / "Containerfile.dockerignore").read_text().splitlines()
    let_in = {line[1:] for line in ignored if line.startswith("!")}
    copied = {
        source.split("/")[0]
        for step, words in steps()
        if step == "COPY" and not words.startswith("--from")
        for source in words.split()[:-1]
    }
    assert copied == let_in
    assert all((ROOT / name).exists() for name in copied)


def test_the_container_runs_as_nobody_in_particular_and_serves() -> None:
    last = dict(steps())
    assert last["USER"] == "ahu"
    assert last["ENTRYPOINT"] == '["ahu"]'
    assert last["CMD"] == '["serve"]'


@pytest.mark.parametrize("name", ["server", "build"])
def test_what_is_installed_is_pinned_as_it_was_tested(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {
        "server": project["project"]["dependencies"],
        "build": project["dependency-groups"]["build"],
    }[name]

    def pins(file: str) -> dict[str, str]:
        text = (ROOT / file).read_text(encoding="utf-8")
        return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))

    pinned, tested = pins(f"requirements-{name}.lock"), pins("requirements.lock")
    names = {re.split(r"[^A-Za-z0-9_.-]", one)[0].lower().replace(".", "-") for one in wanted}
    assert names <= pinned.keys(), "`make lock` writes it anew"
    assert pinned.items() <= tested.items()
