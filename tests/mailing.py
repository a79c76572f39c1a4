"""A real mail server for tests: it speaks SMTP on a loopback port, keeps what it gets, and can be difficult.

with post_office() as office:
    ...                     # office.port; office.until(1) waits for the first letter
    office.mood = "hangs"   # takes calls and says nothing more
"""

from __future__ import annotations

import asyncio
import base64
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Final, Literal, NamedTuple

Mood = Literal["willing", "hangs", "refuses", "unwilling", "stranger", "endless"]
"""Takes letters; is silent; says 554 at the door; says 451 to senders; knows no reader; talks for ever."""


class Received(NamedTuple):
    """A letter as it came."""

    sender: str
    goal: str
    raw: bytes

    @property
    def message(self) -> EmailMessage:
        found = message_from_bytes(self.raw, policy=default)
        assert isinstance(found, EmailMessage)
        return found

    @property
    def text(self) -> str:
        return self._part("plain")

    @property
    def html(self) -> str:
        return self._part("html")

    def _part(self, kind: str) -> str:
        part = self.message.get_body((kind,))
        assert part is not None
        return str(part.get_content())

    @property
    def links(self) -> list[str]:
        return re.findall(r"https?://\S+", self.text)

    def link(self, path: str) -> str:
        """The first that leads there."""
        return next(link for link in self.links if path in link)


class PostOffice:
    """One server; `secrets` are the name and password that it wants, `tls` what it offers after STARTTLS."""

    def __init__(
        self, secrets: tuple[str, str] | None, tls: ssl.SSLContext | None, from_the_start: bool
    ) -> None:
        self.mood: Mood = "willing"
        self.letters: Final[list[Received]] = []
        self.calls = 0
        self.said: Final[list[str]] = []
        self.port = 0
        self._secrets: Final = secrets
        self._tls: Final = tls
        self._from_the_start: Final = from_the_start
        self._news: Final = threading.Condition()
        self._loop: Final = asyncio.new_event_loop()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        secure = self._tls if self._from_the_start else None
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=secure)
        self.port = self._server.sockets[0].getsockname()[1]

    def run(self, is_open: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self.open())
        is_open.set()
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        self._loop.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    def shut(self) -> None:
        """Nobody is there any more."""
        server = self._server
        assert server is not None
        self._loop.call_soon_threadsafe(server.close)

    def until(self, count: int, seconds: float = 30.0) -> list[Received]:
        """Waits for so many letters."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.letters) >= count, seconds), self.said
            return list(self.letters)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        try:
            await self._talk(reader, writer)
        except (OSError, asyncio.IncompleteReadError, ssl.SSLError):
            pass
        finally:
            writer.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mood == "hangs":
            await asyncio.sleep(3600)
        if self.mood == "endless":
            while True:
                writer.write(b"220-" + b"x" * 60 + b"\r\n")
                await writer.drain()
        writer.write(b"554 no\r\n" if self.mood == "refuses" else b"220 loopback ready\r\n")
        sender = goal = ""
        is_safe, is_known = self._from_the_start, self._secrets is None
        while line := (await reader.readline()).decode().strip():
            self.said.append(line)
            verb = line.split()[0].upper()
            answer = "250 fine"
            if verb == "EHLO":
                offers = ["loopback", "8BITMIME"]
                offers += ["STARTTLS"] if self._tls and not is_safe else []
                offers += ["AUTH PLAIN LOGIN"] if self._secrets else []
                answer = "\r\n".join([*(f"250-{offer}" for offer in offers), "250 HELP"])
            elif verb == "STARTTLS":
                writer.write(b"220 go on\r\n")
                assert self._tls is not None
                await writer.start_tls(self._tls)
                is_safe = True
                continue
            elif verb == "AUTH":
                told = base64.b64decode(line.split()[2]).decode().split("\0")[1:]
                is_known = tuple(told) == self._secrets
                answer = "235 come in" if is_known else "535 no"
            elif verb == "MAIL":
                sender = line.partition("<")[2].rstrip(">")
                answer = answer if is_known and self.mood != "unwilling" else "451 later"
            elif verb == "RCPT":
                goal = line.partition("<")[2].rstrip(">")
                answer = "550 unknown" if self.mood == "stranger" else answer
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                with self._news:
                    self.letters.append(Received(sender, goal, raw))
                    self._news.notify_all()
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                return
            writer.write(f"{answer}\r\n".encode())


@contextmanager
def post_office(
    secrets: tuple[str, str] | None = None,
    tls: ssl.SSLContext | None = None,
    from_the_start: bool = False,
) -> Iterator[PostOffice]:
    office, is_open = PostOffice(secrets, tls, from_the_start), threading.Event()
    thread = threading.Thread(target=office.run, args=(is_open,), daemon=True)
    thread.start()
    try:
        assert is_open.wait(30)
        yield office
    finally:
        office.close()
        thread.join(30)


def mail_options(office: PostOffice, home: str = "https://play.example", after: int = 0) -> tuple[str, ...]:
    """How a hall is told of it."""
    return (
        *("--smtp", "127.0.0.1", "--smtp-port", str(office.port), "--smtp-security", "none"),
        *("--smtp-sender", "hall@play.example", "--public-address", home, "--mail-after", str(after)),
    )
