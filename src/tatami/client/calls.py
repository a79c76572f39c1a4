"""Calls over HTTP: a struct out, a struct back, a problem as `HallRefused`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import httpx2
import msgspec

from tatami.web.shapes import Problem

from .patience import Patience
from .trouble import HallLost, HallRefused

T = TypeVar("T")
Query = Mapping[str, str | int | None]

NOT_YET: Final = frozenset({"hall-is-closing", "closing", "too-busy"})
"""Refusals after which the same call may succeed a moment later."""
_NEVER_SENT: Final = (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout)


class Calls:
    """One hall over HTTP, for one person. Nothing of the environment (proxies) is used."""

    def __init__(self, address: str, lang: str, timeout: float, patience: float) -> None:
        self.address: Final = address.rstrip("/")
        self.token = ""
        self._patience: Final = patience
        self._client: Final = httpx2.AsyncClient(
            base_url=self.address, timeout=timeout, trust_env=False, headers={"Accept-Language": lang or "en"}
        )

    async def close(self) -> None:
        await self._client.aclose()

    async def ask(self, kind: type[T], method: str, path: str, body: Any = None, **query: Any) -> T:
        """The answer as a value of that type."""
        return msgspec.json.decode(await self.fetch(method, path, body, **query), type=kind)

    async def text(self, path: str) -> str:
        return (await self.fetch("GET", path)).decode()

    async def fetch(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        """The body of the answer. A call is repeated only where it cannot have been carried out before."""
        patience = Patience(self._patience)
        wanted = {name: value for name, value in query.items() if value is not None}
        while True:
            pause = 0.0
            try:
                response = await self._send(method, path, body, wanted)
                if response.is_success:
                    return response.content
                refused = refusal_of(response.status_code, response.content)
                if refused.code not in NOT_YET:
                    raise refused
                pause = refused.seconds
            except httpx2.TransportError as trouble:
                if method != "GET" and not isinstance(trouble, _NEVER_SENT):
                    raise HallLost(self.address) from trouble
            if not await patience.wait(pause):
                raise HallLost(self.address)

    async def _send(self, method: str, path: str, body: Any, query: Mapping[str, Any]) -> httpx2.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        return await self._client.request(method, path, content=content, params=query, headers=headers)


def refusal_of(status: int, content: bytes) -> HallRefused:
    """The problem that stands in an answer."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.MsgspecError:  # not the hall, but something before it
        return HallRefused(f"http-{status}")
    return HallRefused(problem.code, problem.title, problem.clauses, problem.facts)
