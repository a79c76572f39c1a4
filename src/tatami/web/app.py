"""The hall as an ASGI application: `make_app(settings)`."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final, Literal

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from tatami import __version__
from tatami.hall.db.store import Store
from tatami.hall.serving.bounds import Bounds
from tatami.kernel.reasons import TatamiError
from tatami.lab.packs import offer_file
from tatami.words.catalogue import Words

from .access import Access
from .api import OPERATIONS as API
from .api.calling import Asked, house
from .charges import Charges
from .describing import documents
from .guard import Guard
from .headers import SafeHeaders
from .mail.courier import Courier
from .mail.unsubscribing import unsubscribe
from .metrics import MEDIA as METRICS_MEDIA
from .metrics import Metrics
from .opening import Doors, SocketDoor, open_house, pace_of
from .pages import STATIC, Pages
from .problems import language_of, problem_response
from .rates import Connections, Rates, ShownOut
from .routes import Operation, operation, routes_of
from .settings import Settings
from .shapes import Health

LOOK_SECONDS: Final = 2.0
"""A database that takes longer to look something up is as good as none."""

Farewell = Callable[[], Awaitable[None]]


@operation("GET", "/healthz", tag="hall")
async def health(call: Asked) -> Health:
    """Whether the hall is open, and whether its database answers: 503 if it does not."""
    hall = house(call).hall
    status: Literal["ok", "closing", "ill"] = "closing" if hall.is_closing else "ok"
    if not await _is_well(hall.store):
        call.status, status = 503, "ill"
    courier: Courier | None = call.request.app.state.courier
    mail: Literal["none", "ok", "ill"] = "none" if courier is None else "ill" if courier.is_ill else "ok"
    return Health(status, __version__, len(hall.rooms), sum(map(len, hall.sockets.values())), mail)


async def _is_well(store: Store) -> bool:
    """Whether it can be read, and what is to be written does not wait too long."""
    if store.is_ill:
        return False
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            await store.table_row("")
    except (TatamiError, TimeoutError):
        return False
    return not store.is_ill


OPERATIONS: Final[Sequence[Operation]] = (health, *API)
"""Everything that can be asked over HTTP; the documents are made from it."""


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Keeps an error in `app.state.failure`, so that `tatami serve` can tell it in a sentence."""
    try:
        async with open_house(app):
            yield
    except Exception as failure:
        app.state.failure = failure
        raise


def make_app(settings: Settings) -> Starlette:
    for file in settings.pack:
        offer_file(Path(file).expanduser())
    metrics = Metrics()
    rates, charges, shown_out = Rates.of(settings), Charges.of(settings), ShownOut()
    connections = Connections(settings.connections_per_address)
    doors = Doors()
    socket_door = SocketDoor(doors, pace_of(settings), shown_out)
    app = Starlette(
        routes=[
            *plain_routes(),
            *routes_of(OPERATIONS, doors),
            WebSocketRoute("/ws", socket_door),
        ],
        middleware=[
            Middleware(Access, metrics=metrics),
            Middleware(SafeHeaders),
            Middleware(
                Guard,
                allowed_origins=settings.allowed_origins,
                rates=rates,
                connections=connections,
                charges=charges,
                shown_out=shown_out,
            ),
        ],
        exception_handlers={HTTPException: _not_here, Exception: _broken},
        lifespan=lifespan,
    )
    app.router.default = Pages(STATIC, app.router.not_found)
    app.state.settings = settings
    app.state.rates, app.state.charges, app.state.shown_out = rates, charges, shown_out
    app.state.bounds = Bounds()  # the hall's own, once it is open
    app.state.connections, app.state.outboxes = connections, socket_door.outboxes
    app.state.doors = doors
    app.state.metrics = metrics
    app.state.failure = None
    app.state.courier = app.state.notices = None
    farewells: list[Farewell] = []
    app.state.farewells = farewells
    """Called one after another when the hall is about to close, while sockets are still open."""
    return app


def plain_routes() -> list[BaseRoute]:
    """What is not made of structs."""
    return [
        Route("/metrics", metrics_page),
        Route("/unsubscribe/{token}", unsubscribe, methods=["GET", "POST"]),
        Route("/{name}.json", document),
    ]


async def metrics_page(request: Request) -> Response:
    """For Prometheus, and for nobody else."""
    settings: Settings = request.app.state.settings
    metrics: Metrics = request.app.state.metrics
    if not _comes_from(request.client.host if request.client else "", settings.metrics_from):
        return problem_response(TatamiError("not-found"), _words(request))
    return Response(metrics.render(), media_type=METRICS_MEDIA)


def _comes_from(address: str, networks: Sequence[str]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped  # as IPv4 looks to who listens on `::`
    return any(found in ipaddress.ip_network(network, strict=False) for network in networks)


async def document(request: Request) -> Response:
    """`/openapi.json` and `/asyncapi.json`."""
    text = _documents().get(f"{request.path_params['name']}.json")
    if text is None:
        return problem_response(TatamiError("not-found"), _words(request))
    return Response(text, media_type="application/json")


@cache
def _documents() -> dict[str, str]:
    return documents(OPERATIONS)


async def _not_here(request: Request, error: Exception) -> Response:
    """Starlette's own refusals: no such path, or no such method on it."""
    assert isinstance(error, HTTPException)
    known = {
        404: TatamiError("not-found"),
        405: TatamiError("method-not-allowed", method=request.method[:20]),
    }
    told = known.get(error.status_code, TatamiError("unexpected"))
    return problem_response(told, _words(request), error.headers)


async def _broken(request: Request, error: Exception) -> Response:
    """Starlette raises it again afterwards, so that it is logged."""
    return problem_response(TatamiError("unexpected"), _words(request))


def _words(request: Request) -> Words:
    return Words(language_of(request.headers.get("accept-language", "")))
