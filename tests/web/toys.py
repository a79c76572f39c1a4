"""A small hall for the tests of the web: a few operations, somebody who is known, and no store."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta
from starlette.applications import Starlette
from starlette.middleware import Middleware

from tatami.hall.table.reasons import NOT_YOUR_SEAT, SEAT_IS_TAKEN
from tatami.hall.telling.messages import TableId
from tatami.kernel.reasons import NotUnderstood, Refused, TatamiError
from tatami.web.routes import Call, operation, routes_of
from tatami.web.sessions import Sessions
from tatami.web.shapes import Body
from tatami.web.tokens import Tokens


class Somebody(NamedTuple):
    id: str = "p1"
    key: str = "k1"
    name: str = "Olena"


class Cup(msgspec.Struct, frozen=True):
    table: str
    tea: str
    spoons: int


class Order(Body, frozen=True):
    """A cup of tea."""

    tea: Annotated[str, Meta(min_length=1, max_length=20)]
    spoons: Annotated[int, Meta(ge=0, le=3)] = 0
    """How much sugar."""
    notes: list[dict[str, int]] = []


@operation("POST", "/tables/{table}/cups", tag="tea", status=201, refusals=("seat-is-taken", "no-such-table"))
async def pour(call: Call[Any], table: TableId, body: Order, strict: bool = False) -> Cup:
    """Pours a cup.

    Hot.
    """
    return Cup(table, body.tea, body.spoons + strict)


@operation("GET", "/tables/{table}/cups", tag="tea")
async def cups(
    call: Call[Any], table: TableId, limit: Annotated[int, Meta(ge=1, le=50)] = 3, after: str | None = None
) -> list[Cup]:
    """The cups of a table."""
    return [Cup(table, after or "green", k) for k in range(limit)]


@operation("GET", "/me", tag="people", person=True)
async def me(call: Call[Somebody]) -> str:
    """Your name."""
    return call.person.name


@operation("DELETE", "/me", tag="people", person=True)
async def forget(call: Call[Somebody]) -> None:
    """Forgets you."""


@operation("GET", "/leaf", tag="tea", media="text/plain")
async def leaf(call: Call[Any]) -> str:
    return "зелений"


@operation("POST", "/stir", tag="tea")
async def stir(call: Call[Any], body: Order | None = None) -> str:
    return body.tea if body else "nothing"


Kind = Literal["taken", "mine", "table", "word", "often", "other", "bug"]


@operation("GET", "/wrong/{kind}", tag="tea")
async def wrong(call: Call[Any], kind: Kind) -> str:
    errors = {
        "taken": Refused(SEAT_IS_TAKEN(seat=1)),
        "mine": Refused(NOT_YOUR_SEAT(seat=0)),
        "table": TatamiError("no-such-table", table="x"),
        "word": NotUnderstood("not-an-answer", text="hm", game="tenno", usage="fight"),
        "often": TatamiError("too-many", seconds=7),
        "other": TatamiError("seat-count", game="tenno", low=2, high=7, seats=9),
        "bug": ZeroDivisionError("secret detail"),
    }
    raise errors[kind]


OPERATIONS = (pour, cups, me, forget, leaf, stir, wrong)
OLENA = Somebody()
TOKENS = Tokens(["a" * 40])


async def find(person: str) -> Somebody | None:
    return OLENA if person == OLENA.id else None


def toy_app(*middleware: Middleware, tokens: Tokens = TOKENS) -> Starlette:
    return Starlette(routes=routes_of(OPERATIONS, Sessions(tokens, find)), middleware=middleware)
