"""SMTP, the part of it that is needed to hand one letter to a server (RFC 5321, 3207, 4954).

Everything has an end: the whole talk its time, a reply its lines, a line its length. Nothing here waits in a
thread, so a talk that takes too long is simply given up.
"""

from __future__ import annotations

import asyncio
import base64
import re
import ssl
from contextlib import suppress
from typing import Final, Literal, NamedTuple

Security = Literal["none", "starttls", "tls"]
PORTS: Final[dict[Security, int]] = {"none": 25, "starttls": 587, "tls": 465}
SECONDS: Final = 20.0
"""For all of it."""
MOST_LINES: Final = 100
LONGEST_LINE: Final = 4096
LONGEST_ADDRESS: Final = 254

_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"{_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")


def is_address(text: str) -> bool:
    """Whether that can be written to: no names, no comments, no blanks, nothing beyond ASCII, one line."""
    if not text.isascii() or len(text) > LONGEST_ADDRESS or len(text.partition("@")[0]) > 64:
        return False
    return _ADDRESS.fullmatch(text) is not None


class MailServer(NamedTuple):
    """Where letters are handed in; the password is never shown."""

    host: str
    port: int
    security: Security
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port}, {self.security})"


class NotSent(Exception):
    """The server is not there, is silent, or does not want letters from us: another time perhaps."""


class NotWanted(Exception):
    """The server says that there is nobody with this address."""


async def hand_in(server: MailServer, goal: str, letter: bytes, seconds: float = SECONDS) -> None:
    """Returns when the server has taken the letter; NotSent or NotWanted, never anything else."""
    assert is_address(goal), "an address is checked where somebody gives it"
    try:
        async with asyncio.timeout(seconds):
            await _talk(server, goal, letter)
    except TimeoutError:
        raise NotSent("no answer in time") from None
    except ssl.SSLError as error:
        raise NotSent(f"TLS: {error.reason or 'failed'}") from None
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from None


async def _talk(server: MailServer, goal: str, letter: bytes) -> None:
    secure = await _context() if server.security == "tls" else None
    reader, writer = await asyncio.open_connection(server.host, server.port, ssl=secure, limit=LONGEST_LINE)
    talk = Talk(reader, writer)
    try:
        await talk.expect("greeting", 2)
        offers = await talk.greet()
        if server.security == "starttls":
            offers = await _begin_tls(talk, server, offers)
        if server.user:
            await _log_in(talk, server, offers)
        await talk.say(f"MAIL FROM:<{server.sender}>", "MAIL", 2)
        code, _ = await talk.ask(f"RCPT TO:<{goal}>")
        if code // 100 == 5:
            raise NotWanted(str(code))
        if code // 100 != 2:
            raise NotSent(f"RCPT: {code}")
        await talk.say("DATA", "DATA", 3)
        writer.write(_stuffed(letter))
        await writer.drain()
        await talk.expect("letter", 2)
        with suppress(NotSent, OSError, EOFError):  # it has the letter: how it says good-bye is its affair
            await talk.ask("QUIT")
    finally:
        writer.transport.abort()


async def _begin_tls(talk: Talk, server: MailServer, offers: list[str]) -> list[str]:
    """Never a password or a letter in clear where TLS is wanted."""
    if "STARTTLS" not in offers:
        raise NotSent("the server offers no STARTTLS")
    await talk.say("STARTTLS", "STARTTLS", 2)
    if talk.has_more:
        raise NotSent("the server spoke before TLS began")
    await talk.writer.start_tls(await _context(), server_hostname=server.host)
    return await talk.greet()


async def _context() -> ssl.SSLContext:
    """Certificates are checked, by those that the system trusts (or SSL_CERT_FILE); that takes time."""
    return await asyncio.to_thread(ssl.create_default_context)


async def _log_in(talk: Talk, server: MailServer, offers: list[str]) -> None:
    ways = next((line.split()[1:] for line in offers if line.split()[:1] == ["AUTH"]), [])
    if "PLAIN" in ways:
        secret = base64.b64encode(f"\0{server.user}\0{server.password}".encode()).decode()
        await talk.say(f"AUTH PLAIN {secret}", "AUTH", 2)
    elif "LOGIN" in ways:
        await talk.say("AUTH LOGIN", "AUTH", 3)
        await talk.say(base64.b64encode(server.user.encode()).decode(), "AUTH", 3)
        await talk.say(base64.b64encode(server.password.encode()).decode(), "AUTH", 2)
    else:
        raise NotSent("the server offers no way to log in")


class Talk:
    """Lines there and back. What was said is in no error: it may be a password."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @property
    def has_more(self) -> bool:
        """Whether something lies there that nobody has asked for: after STARTTLS it would pass for safe."""
        unread: bytearray = getattr(self.reader, "_buffer", bytearray())  # there is no public way to look
        return bool(unread)

    async def greet(self) -> list[str]:
        code, lines = await self.ask("EHLO tatami.invalid")
        if code // 100 != 2:
            raise NotSent(f"EHLO: {code}")
        return [line.upper() for line in lines[1:]]

    async def say(self, line: str, what: str, wanted: int) -> None:
        code, _ = await self.ask(line)
        if code // 100 != wanted:
            raise NotSent(f"{what}: {code}")

    async def ask(self, line: str) -> tuple[int, list[str]]:
        assert "\r" not in line, "one line at a time"
        assert "\n" not in line, "one line at a time"
        self.writer.write(f"{line}\r\n".encode())
        await self.writer.drain()
        return await self._reply()

    async def expect(self, what: str, wanted: int) -> None:
        code, _ = await self._reply()
        if code // 100 != wanted:
            raise NotSent(f"{what}: {code}")

    async def _reply(self) -> tuple[int, list[str]]:
        lines: list[str] = []
        for _ in range(MOST_LINES):
            raw = await self.reader.readuntil(b"\n")
            line = raw.decode("utf-8", "replace").rstrip("\r\n")
            lines.append(line[4:])
            if line[3:4] != "-":
                return int(line[:3]), lines
        raise NotSent("a reply without end")


def _stuffed(letter: bytes) -> bytes:
    """As it goes over the line: a lone dot would be its end."""
    lines = letter.replace(b"\r\n", b"\n").replace(b"\r", b"\n").rstrip(b"\n").split(b"\n")
    return b"\r\n".join(b"." + line if line.startswith(b".") else line for line in lines) + b"\r\n.\r\n"
