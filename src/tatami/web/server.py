"""The server around the application: the socket it listens on, the signals it obeys, and its end.

SIGTERM and Ctrl+C close the hall: nobody new is let in, whoever is inside is told, what is being written is
written. SIGHUP does the same and then begins anew in the same process on the same socket. Meanwhile whoever
comes waits at the door (the system keeps the connection) and is let in by the new hall.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import http.client
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Collection, MutableMapping
from types import FrameType
from typing import Final, NoReturn

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette

from tatami.hall.serving.bounds import Bounds
from tatami.hall.telling.wants import LARGEST_MESSAGE
from tatami.kernel.reasons import TatamiError

from .frames import MOST_IN_WISHES, Frames
from .heads import MOST_IN_REQUESTS, Heads
from .lines import Lines
from .settings import Settings
from .shapes import Health

INHERITED: Final = "TATAMI_HALL_SOCKET"
"""The variable that tells a hall which begins anew on which socket it listens already."""
WAITING: Final = 2048
PING_SECONDS: Final = 20.0
SETTLE_SECONDS: Final = 0.2
"""Who was let in just before the end has so long to say what he wants."""
ALONE_SECONDS: Final = 2.0
"""Threads that are still at work have so long to end before a hall begins anew."""

_CLOSING: Final = (signal.SIGTERM, signal.SIGINT)
_LOG: Final = structlog.get_logger("tatami.server")


def listen(settings: Settings, environ: MutableMapping[str, str]) -> socket.socket:
    """The socket that an earlier hall has left us, or a new one."""
    left = _inherited(environ.pop(INHERITED, ""))
    return left or _bound(settings.host, settings.port)


def _inherited(number: str) -> socket.socket | None:
    if not number.isdecimal():
        return None
    try:
        left = socket.socket(fileno=int(number))
        left.set_inheritable(False)
        return left if left.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) else None
    except OSError:  # no socket at all: somebody else has set the variable
        return None


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        found = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):
        raise TatamiError("host-unknown", host=host[:100]) from None
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(WAITING)
    except OSError as error:
        found.close()
        raise _why(error, host, port) from None
    return found


def _why(error: OSError, host: str, port: int) -> TatamiError:
    if error.errno == errno.EADDRINUSE:
        code = "hall-at-port" if _is_a_hall(host, port) else "port-in-use"
        return TatamiError(code, host=host[:100], port=str(port))
    if error.errno in (errno.EACCES, errno.EPERM):
        return TatamiError("port-forbidden", host=host[:100], port=str(port))
    return TatamiError("cannot-listen", host=host[:100], port=str(port), detail=error.strerror or "?")


def _is_a_hall(host: str, port: int) -> bool:
    """Whether the other program is one like this: then there is somewhere to go."""
    asking = http.client.HTTPConnection(_reachable(host), port, timeout=2)
    try:
        asking.request("GET", "/healthz")
        msgspec.json.decode(asking.getresponse().read(10_000), type=Health)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, UnicodeError):
        return False
    finally:
        asking.close()
    return True


def _reachable(host: str) -> str:
    """An address of this machine, for one that stands for all of them."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def address_of(listening: socket.socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    host = _reachable(host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class HallServer(uvicorn.Server):
    """Uvicorn with a gentle end."""

    def __init__(self, config: uvicorn.Config, app: Starlette, on_listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.again = False
        self._ends_for_good = False
        self._hall: Final = app
        self._on_listening: Final = on_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_in_bounds(self.server_state.connections, self._hall.state.bounds)
            self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        grace = self.config.timeout_graceful_shutdown or 0
        self._hall.state.ends_at = time.monotonic() + grace
        self.config.timeout_graceful_shutdown = max(1, grace // 2)  # the rest is for what is to be written
        for server in self.servers:
            server.close()
        await asyncio.sleep(SETTLE_SECONDS)
        for farewell in self._hall.state.farewells:
            try:
                await asyncio.wait_for(farewell(), self.config.timeout_graceful_shutdown)
            except Exception:
                _LOG.exception("farewell failed")
        await super().shutdown(sockets)

    def begin_anew(self) -> None:
        self.should_exit = True
        self.again = not self._ends_for_good

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever wants the hall closed must get that, also while it is about to begin anew."""
        self._ends_for_good = True
        self.again = False
        super().handle_exit(sig, frame)


def run_server(
    app: Starlette, listening: socket.socket, settings: Settings, on_listening: Callable[[], None]
) -> bool:
    """Serves until a signal; whether it was one to begin anew. The socket stays open."""
    server = HallServer(_config(app, settings), app, on_listening)
    _spare_the_collector()
    _obey_signals(server)
    quiet = logging.getLogger("uvicorn.error")
    told = _ToldAnyway(app)
    quiet.addFilter(told)
    try:
        server.run(sockets=[listening.dup()])
    except SystemExit:
        # Uvicorn's way to say that the lifespan failed.
        raise app.state.failure or TatamiError("unexpected") from None
    finally:
        quiet.removeFilter(told)
    hold_signals()
    if not server.again:
        _obey_signals(server)
    return server.again


def _spare_the_collector() -> None:
    """What is loaded now stays for good, and a hall makes little rubbish that only a collector finds.

    Looking through everything takes a busy hall a third of a second, in which nobody is served: that is
    left to a quiet moment (`hall.serving.registry`). The young are looked through a few at a time: a million
    of them, as a thousand tables bring along, took half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 1_000_000)


def keep_in_bounds(connections: Collection[object], bounds: Bounds) -> None:
    """What lies between the system and us, of all connections together; each has its own limit."""

    def add_up(size: Callable[[Heads | Frames], int]) -> Callable[[], int]:
        return lambda: sum(size(each) for each in connections if isinstance(each, Heads | Frames))

    bounds.keep(
        "requests",
        add_up(lambda each: each.waiting_bytes if isinstance(each, Heads) else 0),
        add_up(lambda each: MOST_IN_REQUESTS if isinstance(each, Heads) else 0),
    )
    bounds.keep(
        "wishes",
        add_up(lambda each: each.unheard_bytes() if isinstance(each, Frames) else 0),
        add_up(lambda each: MOST_IN_WISHES if isinstance(each, Frames) else 0),
    )


class HallConfig(uvicorn.Config):
    """Uvicorn's, with what the protocols of all connections share."""

    lines: Lines


def _config(app: Starlette, settings: Settings) -> uvicorn.Config:
    config = HallConfig(
        app,
        http=Heads,
        ws=Frames,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies, *map(_mapped, settings.trusted_proxies)],
        timeout_graceful_shutdown=settings.grace,
    )
    config.lines = Lines(settings.connections_per_address, settings.trusted_proxies)
    return config


def _mapped(place: str) -> str:
    """An address or network of IPv4 as it looks to who listens on `::`; others as they are."""
    address, _, size = place.partition("/")
    if ":" in address or "." not in address:
        return place
    return f"::ffff:{address}/{96 + int(size or 32)}"


DENIED: Final = "ASGI callable returned without completing handshake."
"""Uvicorn calls it an error that a socket was denied: anybody could fill the log with that."""
NOT_UTF8: Final = "Invalid UTF-8 sequence received from client."
"""So is this, with a traceback."""


class _ToldAnyway(logging.Filter):
    """A failure with words of its own needs no traceback, and a denied socket is in the log already."""

    def __init__(self, app: Starlette) -> None:
        super().__init__()
        self._app: Final = app

    def filter(self, record: logging.LogRecord) -> bool:
        return record.getMessage() not in (DENIED, NOT_UTF8) and not isinstance(
            self._app.state.failure, TatamiError
        )


def _obey_signals(server: HallServer) -> None:
    """Uvicorn raises the signal that has ended it once more at the end: by then that changes nothing."""
    for sign in _CLOSING:
        signal.signal(sign, server.handle_exit)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: server.begin_anew())
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _CLOSING)


def hold_signals() -> None:
    """The system keeps them meanwhile: a hall that begins anew gets those that came in between.

    Only this thread holds them. Another one of this process that is just ending may still be given one: it
    is raised once more here, where it is held, and the ends of the others are waited for.
    """
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, _CLOSING)
        for sign in _CLOSING:
            signal.signal(sign, lambda number, _: signal.raise_signal(number))
        patience = time.monotonic() + ALONE_SECONDS
        while _threads() > 1 and time.monotonic() < patience:
            time.sleep(0.001)


def _threads() -> int:
    """Those of the system where it tells: one lives on a moment after Python has seen it end."""
    try:
        return len(os.listdir("/proc/self/task"))
    except OSError:
        return threading.active_count()


def start_again(listening: socket.socket) -> NoReturn:
    """This process becomes a new hall, with the same command line, on the same socket."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # stays so until the new hall is ready to obey it
    listening.set_inheritable(True)
    os.environ[INHERITED] = str(listening.fileno())
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
