"""Sessions and personal links: who somebody is, signed by the hall and kept by the client.

A token holds the person's id and that person's own key: a new key ends all tokens at once. The hall signs
with the newest of its keys and still believes the older ones, so that changing them logs nobody out.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Final, Literal, NamedTuple, Protocol

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

from tatami.kernel.reasons import TatamiError

COOKIE: Final = "tatami"
DAY: Final = 86400
MAX_AGE: Final = {
    "session": 90 * DAY,
    "link": 30 * DAY,
    "address": 3600,
    "unsubscribe": 365 * DAY,
    "move": 7 * DAY,
}
STALE: Final = DAY
"""After so many seconds a session in use is signed anew, so that it never runs out on somebody who plays."""
LONGEST_TOKEN: Final = 500
SKEW: Final = DAY
"""Seconds that a token may be from the future: the clock was set back since, and nobody shall notice."""

Purpose = Literal["session", "link", "address", "unsubscribe", "move"]


class Holder(Protocol):
    """Somebody a token can be made for."""

    @property
    def id(self) -> str: ...
    @property
    def key(self) -> str: ...


class Claim(NamedTuple):
    """What a token says. It is true only if the person has that key: see `holds`."""

    person: str
    key: str
    age: int

    @property
    def stale(self) -> bool:
        return self.age > STALE

    def holds(self, person: Holder) -> bool:
        return self.person == person.id and hmac.compare_digest(self.key.encode(), person.key.encode())


class Tokens:
    """Signs and reads. `keys` are newest first."""

    def __init__(self, keys: Sequence[str], clock: Callable[[], float] = time) -> None:
        assert keys, "tokens need a key to be signed with"
        self._clock: Final = clock
        signer = _signer(clock)
        self._serializers: Final = {
            # itsdangerous wants the newest key last
            purpose: URLSafeTimedSerializer(
                list(reversed(keys)),
                salt=f"tatami-{purpose}",
                signer=signer,
                signer_kwargs={"digest_method": sha256},
            )
            for purpose in MAX_AGE
        }

    def sign(self, purpose: Purpose, person: Holder) -> str:
        return self._serializers[purpose].dumps([person.id, person.key])

    def read(self, purpose: Purpose, token: str) -> Claim | None:
        """What the token says; None if it is not ours, too old, or for something else."""
        if not token or len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        try:
            said, signed_at = self._serializers[purpose].loads(token, return_timestamp=True)
        except BadData:
            return None
        age = int(self._clock()) - int(signed_at.timestamp())
        match said:
            case [str(person), str(key)] if -SKEW <= age <= MAX_AGE[purpose]:
                return Claim(person, key, age)
        return None


def _signer(clock: Callable[[], float]) -> type[TimestampSigner]:
    class Signer(TimestampSigner):
        """The library asks the system for the time; here the hall says it."""

        def get_timestamp(self) -> int:
            return int(clock())

    return Signer


def cookie(token: str, secure: bool) -> str:
    """The value of `Set-Cookie` for a session; an empty token takes the cookie away."""
    age = MAX_AGE["session"] if token else 0
    parts = [f"{COOKIE}={token}", "HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={age}"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def bearer_of(authorization: str) -> str | None:
    """The token of `Authorization: Bearer TOKEN`."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def read_keys(file: Path) -> list[str]:
    """The hall's own keys, a line each, newest first; made on the first start, for the owner's eyes only."""
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            _make_keys(file)
        keys = [line.strip() for line in file.read_text("utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or "?"
        raise TatamiError("keys-unreadable", file=str(file), detail=detail) from error
    keys = [key for key in keys if key]
    if not keys or min(map(len, keys)) < 32:
        raise TatamiError("keys-too-short", file=str(file))
    return keys


def _make_keys(file: Path) -> None:
    """Whole or not at all: of two halls that start together the second takes the keys of the first."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        os.write(descriptor, f"{secrets.token_urlsafe(48)}\n".encode())
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
