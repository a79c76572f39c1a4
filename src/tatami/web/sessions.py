"""Whose request this is: the token of a cookie or a bearer, and the person behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from starlette.datastructures import Headers

from .tokens import COOKIE, Holder, Tokens, bearer_of, cookie

P = TypeVar("P", bound=Holder)
"""Who a person is, for whoever keeps the people."""


class Session(NamedTuple, Generic[P]):
    """Somebody who is known; `renewal` is a fresh `Set-Cookie` where the old one grows old."""

    person: P
    renewal: str = ""


class Finder(Protocol):
    """Whatever can say whose request this is."""

    async def find(self, headers: Headers, secure: bool) -> Session[Any] | None: ...


class Sessions(Generic[P]):
    """Finds the person behind a request, for routes and sockets alike; `find` looks people up by id."""

    def __init__(self, tokens: Tokens, find: Callable[[str], Awaitable[P | None]]) -> None:
        self.tokens: Final = tokens
        self._find: Final = find

    async def find(self, headers: Headers, secure: bool) -> Session[P] | None:
        """A bearer token counts before a cookie: whoever sends one means it."""
        bearer = bearer_of(headers.get("authorization", ""))
        token = bearer or cookie_in(headers)
        claim = self.tokens.read("session", token) if token else None
        person = await self._find(claim.person) if claim else None
        if claim is None or person is None or not claim.holds(person):
            return None
        if claim.stale and not bearer:
            return Session(person, cookie(self.tokens.sign("session", person), secure))
        return Session(person)


def cookie_in(headers: Headers) -> str | None:
    """The token in our cookie, if there is one that can be read."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return found.value or None if found else None
