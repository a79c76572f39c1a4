"""Somebody who talks to a real hall without the manners of a client: any header, any token, any message."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
SLOWEST = 10.0
"""Seconds that a busy machine may need for an answer."""


def errors_in(log: str) -> list[str]:
    """What went wrong inside a hall, by its log."""
    return [line for line in log.splitlines() if '"level": "error"' in line or not line.startswith("{")]


class Wire:
    """A socket whose wishes are numbered; what is told in between is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[Json] = []
        self._last = 0

    async def hear(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), SLOWEST))
        self.told.append(message)
        return message

    async def until(self, is_it: Callable[[Json], bool]) -> Json:
        while not is_it(message := await self.hear()):
            pass
        return message

    async def want(self, want: str, **facts: Any) -> Json:
        """The answer to a wish."""
        self._last += 1
        number = self._last
        await self.connection.send(json.dumps({"want": want, "id": number, **facts}))
        return await self.until(lambda told: told.get("id") == number)

    async def refused(self, want: str, **facts: Any) -> str:
        """The code with which a wish is refused; what was told instead where it is not."""
        answer = await self.want(want, **facts)
        return str(answer["reason"]["code"]) if answer["tell"] == "refused" else f"told {answer['tell']}"

    async def watch(self, table: str, seat: str | None = None, **facts: Any) -> Json:
        """What a table shows to whoever begins to watch it."""
        self.told.clear()
        assert (await self.want("watch", table=table, seat=seat, **facts))["tell"] == "done"
        return next(
            told for told in reversed(self.told) if told["tell"] == "state" and told["table"] == table
        )


class Somebody:
    """A person with a token, or nobody without one."""

    def __init__(self, address: str, http: httpx2.AsyncClient, me: Json | None = None) -> None:
        self.address = address
        self.http = http
        self.me = me or {}

    @property
    def token(self) -> str:
        return str(self.me.get("token", ""))

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx2.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.request(
            method, self.address + path, json=body, headers=self.bearer | named, timeout=SLOWEST
        )

    async def get(self, method: str, path: str, body: Any = None) -> Json:
        """The body of an answer that must be a good one."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        found: Json = answer.json() if answer.content else {}
        return found

    async def get_list(self, path: str) -> list[Json]:
        found: list[Json] = (await self.ask("GET", path)).json()
        return found

    async def code(self, method: str, path: str, body: Any = None) -> str:
        """The code of the refusal."""
        answer = await self.ask(method, path, body)
        return str(answer.json()["code"]) if answer.status_code >= 400 else f"status {answer.status_code}"

    @asynccontextmanager
    async def wire(self, **headers: str) -> AsyncIterator[Wire]:
        async with connect(
            self.address.replace("http", "ws") + "/ws",
            additional_headers=self.bearer | headers,
            proxy=None,
            max_size=None,
            open_timeout=SLOWEST,
            close_timeout=2,
        ) as connection:
            wire = Wire(connection)
            assert (await wire.hear())["tell"] == "welcome"
            yield wire

    async def lay(self, game: str = "tenno", **facts: Any) -> str:
        """A table's id."""
        return str((await self.get("POST", "/api/tables", {"game": game, **facts}))["info"]["id"])

    async def sit(self, table: str, **facts: Any) -> str:
        """The seat that one gets."""
        before = set((await self.get("GET", f"/api/tables/{table}"))["yours"])
        after = (await self.get("POST", f"/api/tables/{table}/seats", facts))["yours"]
        [seat] = set(after) - before
        return str(seat)

    async def bots(self, table: str) -> None:
        await self.get("POST", f"/api/tables/{table}/bots", {"kind": "random"})


class Crowd:
    """As many people as a scene needs, at one hall."""

    def __init__(self, address: str, http: httpx2.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.nobody = Somebody(address, http)

    async def guest(self, name: str = "Anna") -> Somebody:
        me = await self.nobody.get("POST", "/api/guests", {"name": name, "bearer": True})
        return Somebody(self.address, self.http, me)

    def with_token(self, token: str) -> Somebody:
        return Somebody(self.address, self.http, {"token": token})


@asynccontextmanager
async def crowd(address: str) -> AsyncIterator[Crowd]:
    # Cookies are sent only where a scene says so.
    async with httpx2.AsyncClient(trust_env=False, cookies=None) as http:
        http.cookies.jar.set_policy(_NoCookies())
        yield Crowd(address, http)


class _NoCookies:
    """A jar that stays empty: whoever has a cookie here says so himself."""

    netscape = True
    rfc2965 = hide_cookie2 = False

    def set_ok(self, *_: object) -> bool:
        return False

    def return_ok(self, *_: object) -> bool:
        return False

    def domain_return_ok(self, *_: object) -> bool:
        return False

    def path_return_ok(self, *_: object) -> bool:
        return False
