"""`tatami serve` as a program: it opens, answers, begins anew and closes."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tatami.web.server import INHERITED, address_of, listen
from tatami.web.settings import Settings

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

Serve = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a hall; whatever still runs at the end is stopped."""
    started: list[subprocess.Popen[str]] = []

    def serve(*args: str, **more: str) -> subprocess.Popen[str]:
        hall = subprocess.Popen(
            [sys.executable, "-m", "tatami", "serve", *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**environment(), "TATAMI_HALL_DATA": str(tmp_path), **more},
        )
        started.append(hall)
        return hall

    yield serve
    for hall in started:
        if hall.poll() is None:
            hall.kill()
        hall.communicate()


def environment() -> dict[str, str]:
    """That of this process, in English and without settings."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("TATAMI_", "LC_"))}
    return {**kept, "LANG": "en_US.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}


def port_of(hall: subprocess.Popen[str]) -> int:
    """Waits for the line that says where the hall is open."""
    assert hall.stdout is not None
    line = hall.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
    if found is None:
        hall.kill()
        raise AssertionError(f"{line!r} {hall.communicate()}")
    return int(found[1])


def ask(port: int, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), {k.lower(): v for k, v in answer.getheaders()}
    finally:
        connection.close()


def end(hall: subprocess.Popen[str], sign: signal.Signals = signal.SIGTERM) -> tuple[str, str]:
    hall.send_signal(sign)
    return hall.communicate(timeout=60)


def test_a_hall_opens_answers_and_closes(serve: Serve) -> None:
    hall = serve("--port", "0")
    port = port_of(hall)
    status, body, headers = ask(port, "/healthz")
    assert status == 200
    assert '"status":"ok"' in body
    assert "server" not in headers
    assert headers["x-content-type-options"] == "nosniff"
    assert ask(port, "/openapi.json")[0] == ask(port, "/asyncapi.json")[0] == 200
    assert "tatami_http_requests_total" in ask(port, "/metrics")[1]
    status, page, _ = ask(port, "/", **{"Accept-Language": "uk"})
    assert status == 200
    assert "<title>Tatami</title>" in page
    for path in ("/nowhere", "/nowhere.json"):
        assert '"not-found"' in ask(port, path)[1]
    out, err = end(hall)
    assert hall.returncode == 0
    assert out == "The hall is closed.\n"
    assert '"operation": "health"' in err
    assert "Traceback" not in err


def test_the_real_server_denies_a_socket_from_a_foreign_page_with_a_problem(serve: Serve) -> None:
    hall = serve("--port", "0")
    handshake = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Origin": "https://evil.example",
    }
    status, body, headers = ask(port_of(hall), "/ws", **handshake)
    assert (status, headers["content-type"]) == (403, "application/problem+json")
    assert '"foreign-origin"' in body
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    end(hall)


def test_ctrl_c_closes_it_as_well_and_in_the_language_of_whoever_started_it(serve: Serve) -> None:
    hall = serve("--port", "0", "--lang", "ru", TATAMI_HALL_LOG_FORMAT="console")
    port_of(hall)
    out, err = end(hall, signal.SIGINT)
    assert hall.returncode == 0
    assert out == "Зал закрыт.\n"
    assert err == ""


def test_a_hall_in_the_background_of_a_script_which_ignores_ctrl_c_obeys_who_ends_it(tmp_path: Path) -> None:
    command = ["sh", "-c", 'trap "" INT; exec "$0" -m tatami serve --port 0', sys.executable]
    env = {**environment(), "TATAMI_HALL_DATA": str(tmp_path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8", env=env) as hall:
        try:
            port_of(hall)
            assert end(hall)[0] == "The hall is closed.\n"
        finally:
            hall.kill()
    assert hall.returncode == 0


def test_a_port_in_use_is_a_sentence_and_status_1(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        hall = serve("--port", str(port), "--lang", "uk")
        _, err = hall.communicate(timeout=60)
    assert hall.returncode == 1
    assert err == (
        f"tatami: Порт {port} на 127.0.0.1 уже слухає інша програма. "
        "Закрийте її або виберіть інший порт через --port.\n"
    )


def test_a_port_that_another_hall_has_is_told_with_what_to_do(serve: Serve, tmp_path: Path) -> None:
    first = serve("--port", "0")
    port = port_of(first)
    second = serve("--port", str(port), "--data", str(tmp_path / "second"))
    _, err = second.communicate(timeout=60)
    assert second.returncode == 1
    assert err == (
        f"tatami: A hall is already open on port {port} of 127.0.0.1: "
        "go there in the browser, or open another one with --port and --data.\n"
    )
    end(first)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--port", "many"), "--port cannot be “many”"),
        (("--host", "no such host"), "There is no address “no such host”."),
        (("--host", "192.0.2.1"), "Cannot listen on port 8640 of 192.0.2.1"),
        (("--allowed-origins", "*"), "is not like https://play.example"),
    ],
)
def test_a_hall_that_cannot_open_says_why(serve: Serve, args: tuple[str, ...], said: str) -> None:
    hall = serve(*args)
    _, err = hall.communicate(timeout=60)
    assert hall.returncode in (1, 2)
    assert said in err
    assert err.count("\n") == 1


HALL_WITHOUT_KEYS = """
import sys
from contextlib import asynccontextmanager
from tatami.kernel.reasons import TatamiError
from tatami.web import app

@asynccontextmanager
async def open_house(hall):
    {first}
    yield
    print("farewell was first:", hall.state.farewells == [])

app.open_house = open_house
from tatami.cli.app import run
sys.exit(run(["serve", "--port", "0"]))
"""


def test_a_hall_whose_store_cannot_be_opened_says_why_without_a_traceback(tmp_path: Path) -> None:
    code = HALL_WITHOUT_KEYS.format(first='raise TatamiError("keys-too-short", file="/k")')
    done = run_python(code, tmp_path)
    assert done.returncode == 1
    assert done.stderr == "tatami: /k must hold keys of at least 32 characters, one a line.\n"
    assert done.stdout == ""


def test_a_bug_while_the_hall_opens_is_not_hidden(tmp_path: Path) -> None:
    done = run_python(HALL_WITHOUT_KEYS.format(first="1 / 0"), tmp_path)
    assert done.returncode == 2
    assert "ZeroDivisionError" in done.stderr


def test_farewells_are_said_before_the_hall_is_closed(tmp_path: Path) -> None:
    first = """
    import os, signal
    async def bye():
        hall.state.farewells.clear()
    hall.state.farewells.append(bye)
    os.kill(os.getpid(), signal.SIGTERM)
    """
    done = run_python(HALL_WITHOUT_KEYS.format(first=first), tmp_path)
    assert done.returncode == 0
    assert "farewell was first: True" in done.stdout


HALL_STRUCK_EARLY = """
import os, signal, sys
from tatami.web import server

def struck_by(sign, then):
    def struck(*args, **more):
        os.kill(os.getpid(), sign)
        return then(*args, **more)
    return struck

server.listen = struck_by(signal.SIGHUP, server.listen)
server.HallServer.run = struck_by(signal.SIGTERM, server.HallServer.run)
from tatami.cli.app import run
sys.exit(run(["serve", "--port", "0"]))
"""


def test_signals_that_come_while_the_hall_opens_neither_kill_it_nor_are_lost(tmp_path: Path) -> None:
    done = run_python(HALL_STRUCK_EARLY, tmp_path)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "The hall is closed."), done.stderr


def test_a_hall_that_is_to_begin_anew_and_then_to_close_closes(tmp_path: Path) -> None:
    first = "import os, signal; os.kill(os.getpid(), signal.SIGHUP); os.kill(os.getpid(), signal.SIGTERM)"
    done = run_python(HALL_WITHOUT_KEYS.format(first=first), tmp_path)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "The hall is closed."), done.stderr


def run_python(code: str, data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env={**environment(), "TATAMI_HALL_DATA": str(data)},
        timeout=60,
        check=False,
    )


def test_a_hall_begins_anew_on_the_same_socket_and_nobody_is_refused(serve: Serve) -> None:
    """A client asks all the time, each time on a new connection: every question is answered."""
    hall = serve("--port", "0", "--requests-per-minute", "0")
    port = port_of(hall)
    answered: list[int] = []
    failed: list[Exception] = []
    done = threading.Event()

    def keep_asking() -> None:
        while not done.is_set():
            try:
                answered.append(ask(port, "/healthz")[0])
            except Exception as error:
                failed.append(error)

    asking = [threading.Thread(target=keep_asking) for _ in range(2)]
    for thread in asking:
        thread.start()
    hall.send_signal(signal.SIGHUP)
    assert port_of(hall) == port
    before = len(answered)
    while len(answered) < before + 10 and not failed:
        done.wait(0.01)
    done.set()
    for thread in asking:
        thread.join()
    assert failed == []
    assert {*answered} == {200}
    assert end(hall)[0] == "The hall is closed.\n"
    assert hall.returncode == 0


@pytest.mark.parametrize("order", [(signal.SIGHUP, signal.SIGTERM), (signal.SIGTERM, signal.SIGHUP)])
def test_who_wants_the_hall_closed_gets_that_also_while_it_begins_anew(
    serve: Serve, order: tuple[signal.Signals, ...]
) -> None:
    hall = serve("--port", "0")
    port_of(hall)
    for sign in order:
        hall.send_signal(sign)
    assert "The hall is closed.\n" in hall.communicate(timeout=60)[0]
    assert hall.returncode == 0


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="Linux tells which signals are held")
def test_a_signal_between_two_halls_reaches_the_second(serve: Serve) -> None:
    hall = serve("--port", "0")
    port_of(hall)
    hall.send_signal(signal.SIGHUP)
    while hall.poll() is None and not _holds_signals(hall.pid):
        pass  # a tenth of a second of waiting would miss it
    hall.send_signal(signal.SIGTERM)
    assert "The hall is closed.\n" in hall.communicate(timeout=60)[0]
    assert hall.returncode == 0


def test_a_signal_that_another_thread_catches_between_two_halls_is_kept_too(tmp_path: Path) -> None:
    done = run_python(
        "import os, signal, threading, time\n"
        "from tatami.web.server import hold_signals\n"
        "signal.signal(signal.SIGTERM, lambda *_: print('lost'))\n"
        "def late():\n"
        "    time.sleep(0.3)\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"  # who holds it is passed over: this thread is given it
        "threading.Thread(target=late).start()\n"
        "hold_signals()\n"
        "os.execv(os.sys.executable, [os.sys.executable, '-c',\n"
        "    'import signal; print(signal.Signals.SIGTERM in signal.sigpending())'])\n",
        tmp_path,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def _holds_signals(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    held = int(re.search(r"SigBlk:\s*(\w+)", status)[1], 16)  # type: ignore[index]
    return bool(held >> (signal.SIGTERM - 1) & 1)


def test_who_connects_between_two_halls_is_answered_by_the_new_one(serve: Serve) -> None:
    hall = serve("--port", "0", "--requests-per-minute", "0")
    port = port_of(hall)

    def counted() -> bool:
        """Whether the hall that answers has answered before: a new one counts from the beginning."""
        status, body, _ = ask(port, "/metrics")
        assert status == 200
        return "tatami_http_requests_total{" in body

    assert not counted()
    assert counted()
    hall.send_signal(signal.SIGHUP)
    while counted():  # nobody is refused, so this ends with the first answer of the new hall
        pass
    assert port_of(hall) == port
    end(hall)
    assert hall.returncode == 0


def test_a_left_socket_is_taken_over_and_anything_else_is_not() -> None:
    with listen(Settings(port=0), {}) as first:
        left = first.dup()
        environ = {INHERITED: str(left.fileno())}
        with listen(Settings(port=0), environ) as second:
            assert address_of(second) == address_of(first)
            assert environ == {}
        left.detach()
        for wrong in ("", "x", "-1", "999999", str(os.open(os.devnull, os.O_RDONLY))):
            with listen(Settings(port=0), {INHERITED: wrong}) as other:
                assert address_of(other) != address_of(first)
