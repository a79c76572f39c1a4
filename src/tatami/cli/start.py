"""`tatami` alone: opens the hall, and shows it to whoever sits at this machine."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from dataclasses import replace
from threading import Thread
from typing import Annotated, Final

from cyclopts import Parameter

from tatami.words.catalogue import Words

from .serve import DataFolder, Flags, Host, Port, open_hall
from .speech import Lang, words_for

HERE_ONLY: Final = ("127.0.0.1", "::1", "localhost")
SOMEWHERE: Final = ("10.255.255.255", 1)
"""Nothing is sent there: it only tells which of our addresses the network would see."""


def start(
    *,
    host: Host = None,
    port: Port = None,
    data: DataFolder = None,
    no_open: Annotated[bool, Parameter(help="cli-start-no-open", negative="")] = False,
    lang: Lang = None,
) -> int:
    # Not at the top: a wrong option is told before a server is even loaded.
    from tatami.web.logs import tell_requests

    words = words_for(lang)
    shows = not no_open and has_display(os.environ, sys.platform) and not is_beginning_anew(os.environ)

    def greet(address: str) -> None:
        # A log of every request would bury the two lines that matter; troubles are still told.
        tell_requests(False)
        print(words.text("cli-serve-open", address=address), flush=True)
        print(hint(words, host or "", address), flush=True)
        if shows:
            import webbrowser  # in a thread: some browsers keep their caller waiting

            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return open_hall(replace(Flags(), host=host, port=port, data=data), words, greet)


def has_display(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would open before the eyes of whoever typed the command."""
    if any(environ.get(name) for name in ("TATAMI_NO_OPEN", "CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def is_beginning_anew(environ: Mapping[str, str]) -> bool:
    """Whether the page is open already, from before."""
    from tatami.web.server import INHERITED

    return INHERITED in environ


def hint(words: Words, host: str, address: str) -> str:
    """How friends come in: what to start, or where to go."""
    if (host or os.environ.get("TATAMI_HALL_HOST") or HERE_ONLY[0]) in HERE_ONLY:
        return words.text("cli-start-friends")
    port = address.rpartition(":")[2]
    return words.text("cli-start-friends-come", address=f"http://{own_address()}:{port}")


def own_address() -> str:
    """The address of this machine in its network, or its name where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
            found: str = asking.getsockname()[0]
        except OSError:
            return socket.gethostname()
    return found
