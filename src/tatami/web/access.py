"""A number for every request, a line in the log, and a count.

The line has no query, cookie, token or body: those are nobody's business.
"""

from __future__ import annotations

import secrets
from time import perf_counter
from typing import Final

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import ACCESS
from .metrics import Metrics

_LOG: Final = structlog.get_logger(ACCESS)
STARTS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")


class Access:
    """ASGI middleware, outermost: whatever is logged within carries the number of the request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        status = 0

        async def numbered(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message.get("status", 101)
                MutableHeaders(scope=_with_headers(message))["X-Request-Id"] = number
            await send(message)

        began = perf_counter()
        with structlog.contextvars.bound_contextvars(request=number):
            try:
                await self._app(scope, receive, numbered)
            finally:
                self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "SOCKET")
        name = scope.get("operation", "other")
        self._metrics.requests.labels(name, str(status)).inc()
        client = scope.get("client")
        _LOG.info(
            "request",
            method=method,
            path=_shape(scope),
            operation=name,
            status=status,
            ms=round(seconds * 1000, 1),
            address=client[0] if client else "",
        )


def _shape(scope: Scope) -> str:
    """The path without what stands for somebody's table or record: whoever has such a link may come in."""
    path: str = scope["path"]
    parts = scope.get("path_params")
    if parts is None or "operation" not in scope:
        # Nobody knows what that is, so nobody knows what is secret in it.
        return "/".join(path.split("/")[:2])[:200]
    for name, value in parts.items():
        path = path.replace(f"/{value}", f"/{{{name}}}", 1)
    return path[:200]


def _with_headers(message: Message) -> Message:
    message.setdefault("headers", [])
    return message
