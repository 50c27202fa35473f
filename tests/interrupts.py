"""Programs that are interrupted as a person does it, with Ctrl+C."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence


def interrupted(
    call: Sequence[str], is_busy: Callable[[int], bool], env: dict[str, str] | None = None
) -> tuple[int, bytes, bytes]:
    """Run a program, interrupt it once it is busy; its exit code, and what it printed."""
    with subprocess.Popen(
        call,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=env,
        preexec_fn=listen,
    ) as process:
        deadline = time.monotonic() + 60
        while not is_busy(process.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, out, err


def listen() -> None:
    """Who runs these tests in the background ignores the key; its programs must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
