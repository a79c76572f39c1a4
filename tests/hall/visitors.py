"""People of tests who come to a real hall over its sockets: guests, what they want, what they are told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tatami.hall.telling import messages as m
from tatami.web.shapes import Person, TableSeen
from tests.halls import RunningHall

PLENTY: Final = (
    *("--tables-per-person", "0", "--connections-per-address", "0"),
    *("--patience", "3600", "--bot-budget", "60"),
)
"""Options for a hall where one address is a crowd, nobody away is replaced, and bots have time."""

read_tell: Final = msgspec.json.Decoder(m.AnyTell).decode
_encode: Final = msgspec.json.Encoder().encode


class Guest(NamedTuple):
    """Somebody who has come in; the token is good for as long as the hall has its keys."""

    id: str
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


async def ask(
    hall: RunningHall, method: str, path: str, who: Guest | None, body: Mapping[str, Any] | None = None
) -> httpx2.Response:
    """One request; whatever is answered."""
    async with httpx2.AsyncClient(base_url=hall.address, trust_env=False, verify=False, timeout=60) as client:
        return await client.request(method, path, json=body, headers=who.headers if who else {})


async def come_in(hall: RunningHall, name: str) -> Guest:
    answer = await ask(hall, "POST", "/api/guests", None, {"name": name, "bearer": True})
    assert answer.status_code == 201, answer.text
    person = msgspec.json.decode(answer.content, type=Person)
    assert person.token is not None
    return Guest(person.id, person.name, person.token)


async def lay(hall: RunningHall, who: Guest, game: str, seats: int, **wanted: Any) -> TableSeen:
    answer = await ask(hall, "POST", "/api/tables", who, {"game": game, "seats": seats, **wanted})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableSeen)


async def sit(hall: RunningHall, who: Guest, table: str, seat: str) -> None:
    answer = await ask(hall, "POST", f"/api/tables/{table}/seats", who, {"seat": seat})
    assert answer.status_code == 200, answer.text


async def seat_bots(hall: RunningHall, who: Guest, table: str, kind: str) -> None:
    answer = await ask(hall, "POST", f"/api/tables/{table}/bots", who, {"kind": kind})
    assert answer.status_code == 200, answer.text


@asynccontextmanager
async def socket_of(hall: RunningHall, who: Guest) -> AsyncIterator[ClientConnection]:
    """A socket on which the hall has said welcome; gone afterwards, without waiting for a farewell."""
    address = hall.address.replace("http://", "ws://") + "/ws"
    async with connect(
        address,
        additional_headers=who.headers,
        compression=None,
        max_size=None,
        ping_interval=None,
        close_timeout=1,
        proxy=None,
    ) as socket:
        yield socket


async def want(socket: ClientConnection, wish: m.Want) -> None:
    await socket.send(_encode(wish).decode())
