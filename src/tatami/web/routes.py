"""A typed route layer: an operation is a function, and its signature is its contract.

    @operation("POST", "/api/tables/{table}/seats", tag="tables", person=True, refusals=("seat-is-taken",))
    async def sit_down(call: Call[PersonRow], table: TableId, body: SitDown, lang: str = '') -> Info:
        '''Takes a cushion.'''

What stands in braces comes from the path, `body` is decoded from JSON, everything else from the query
(optional if it has a default). The answer is what the function returns: a struct or list as JSON, text or
bytes with `media`, nothing as 204. Errors become problems. `describing.py` makes OpenAPI of all that.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, Generic, NamedTuple, get_type_hints

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.words.catalogue import Words

from .charges import BILL, Bill
from .problems import NotValid, forget_the_way, language_of, problem_response
from .rates import place_of
from .sessions import Finder, P

_BRACES: Final = re.compile(r"{(\w+)}")
_WHERE: Final = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_WHICH: Final = re.compile(r"(?:required|unknown) field `([^`]*)`")
_LOG: Final = structlog.get_logger("tatami.web")
REQUIRED: Final = inspect.Parameter.empty

Function = Callable[..., Awaitable[Any]]


class Call(Generic[P]):
    """One request on its way through an operation: who asks, in which language, headers for the answer."""

    def __init__(self, request: Request, words: Words) -> None:
        self.request: Final = request
        self.words: Final = words
        self.headers: Final[list[tuple[str, str]]] = []
        self.status: int | None = None
        """Of the answer, where it is not the operation's own."""
        self.who: P | None = None
        """Who asks, where that is known."""

    @property
    def person(self) -> P:
        """Who asks, in an operation that says `person=True`."""
        if self.who is None:
            raise TatamiError("log-in-first")
        return self.who

    @property
    def secure(self) -> bool:
        """Whether the request came by https, so that cookies must, too."""
        return self.request.url.scheme == "https"

    @property
    def place(self) -> str:
        """Where the request comes from, as rates count it."""
        client = self.request.client
        return place_of(client.host) if client else ""


class Parameter(NamedTuple):
    """A part of the path or the query."""

    name: str
    kind: Any
    default: Any = REQUIRED

    def read(self, given: Mapping[str, str]) -> Any:
        if self.name not in given:
            if self.default is REQUIRED:
                raise NotValid("not-valid", field=self.name, detail="missing")
            return self.default
        try:
            return msgspec.convert(given[self.name], self.kind, strict=False)
        except msgspec.ValidationError as error:
            raise NotValid("not-valid", field=self.name, detail=str(error)[:200]) from None


class Operation(NamedTuple):
    """What can be asked of the hall over HTTP."""

    method: str
    path: str
    function: Function
    tag: str
    parts: tuple[Parameter, ...]
    query: tuple[Parameter, ...]
    body: Any
    """The type of the body, or None."""
    body_optional: bool
    answer: Any
    """The type of the answer, or None for nothing."""
    status: int
    media: str
    person: bool
    refusals: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.function.__name__


def operation(
    method: str,
    path: str,
    *,
    tag: str,
    person: bool = False,
    refusals: Iterable[str] = (),
    status: int = 200,
    media: str = "application/json",
) -> Callable[[Function], Operation]:
    """Declares an operation: see the top of this file. `refusals` are codes that it may answer with."""

    def declare(function: Function) -> Operation:
        hints = get_type_hints(function, include_extras=True)
        in_path = _BRACES.findall(path)
        given = list(inspect.signature(function).parameters.values())[1:]
        defaults = {parameter.name: parameter.default for parameter in given}
        assert set(in_path) <= defaults.keys(), f"{function.__name__} lacks a part of its path"
        answer = hints.pop("return")
        return Operation(
            method=method,
            path=path,
            function=function,
            tag=tag,
            parts=tuple(Parameter(name, hints[name]) for name in in_path),
            query=tuple(
                Parameter(name, hints[name], default)
                for name, default in defaults.items()
                if name != "body" and name not in in_path
            ),
            body=hints.get("body"),
            body_optional=defaults.get("body", REQUIRED) is not REQUIRED,
            answer=None if answer is type(None) else answer,
            status=204 if answer is type(None) else status,
            media=media,
            person=person,
            refusals=tuple(refusals),
        )

    return declare


def routes_of(operations: Iterable[Operation], sessions: Finder | None = None) -> list[Route]:
    """Starlette's routes. Operations on the same path share one, so that 405 can name all methods."""
    paths: dict[str, dict[str, Operation]] = {}
    for each in operations:
        methods = paths.setdefault(each.path, {})
        assert each.method not in methods, f"{each.method} {each.path} is declared twice"
        methods[each.method] = each
    # Starlette takes the first that fits: `/api/records/verify` must not be the record called "verify".
    return [
        Route(path, _Place(paths[path], sessions)) for path in sorted(paths, key=lambda path: "{" in path)
    ]


class _Place:
    """All operations on one path, as an ASGI application (so that Starlette leaves the methods to us)."""

    def __init__(self, methods: Mapping[str, Operation], sessions: Finder | None) -> None:
        self._methods: Final = methods
        self._sessions: Final = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        words = Words(language_of(request.headers.get("accept-language", "")))
        try:
            response = await self._answer(Call(request, words))
        except ClientDisconnect:
            return
        except TatamiError as error:
            response = problem_response(error, words, self._allow(error))
            forget_the_way(error)
        except Exception:
            _LOG.exception("unexpected", method=request.method)
            response = problem_response(TatamiError("unexpected"), words)
        response.headers.setdefault("Content-Language", words.lang)
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.append("Vary", "Accept-Language")
        await response(scope, receive, send)

    def _allow(self, error: TatamiError) -> dict[str, str]:
        known = {*self._methods, *(("HEAD",) if "GET" in self._methods else ())}
        return {"Allow": ", ".join(sorted(known))} if error.code == "method-not-allowed" else {}

    async def _answer(self, call: Call[Any]) -> Response:
        method = "GET" if call.request.method == "HEAD" else call.request.method
        asked = self._methods.get(method)
        if asked is None:
            raise TatamiError("method-not-allowed", method=call.request.method[:20])
        call.request.scope["operation"] = asked.name
        if self._sessions is not None:
            await self._find_person(call, self._sessions)
        if asked.person:
            _ = call.person  # before anything is decoded: strangers learn nothing from the errors
        answer = await asked.function(call, **await _arguments(asked, call.request))
        response = Response(status_code=304) if call.status == 304 else _response(asked, answer)
        response.status_code = call.status or response.status_code
        for name, value in call.headers:
            response.headers.append(name, value)
        return response

    async def _find_person(self, call: Call[Any], sessions: Finder) -> None:
        session = await sessions.find(call.request.headers, call.secure)
        if session is not None:
            call.who = session.person
            bill: Bill | None = call.request.scope.get(BILL)
            if bill is not None:
                bill.add_person(session.person.id)
                bill.check()
            if session.renewal:
                call.headers.append(("Set-Cookie", session.renewal))


def _response(asked: Operation, answer: Any) -> Response:
    if asked.answer is None:
        return Response(status_code=asked.status)
    if asked.media == "application/json":
        answer = msgspec.json.encode(answer)
    return Response(answer, asked.status, media_type=asked.media)


async def _arguments(asked: Operation, request: Request) -> dict[str, Any]:
    found = {part.name: part.read(request.path_params) for part in asked.parts}
    found |= {parameter.name: parameter.read(request.query_params) for parameter in asked.query}
    if asked.body is not None:
        raw = await request.body()
        if raw or not asked.body_optional:
            _check_media(request)
            found["body"] = decode_body(raw, asked.body)
    return found


def _check_media(request: Request) -> None:
    kind, _, parameters = request.headers.get("content-type", "").partition(";")
    charset = parameters.strip().lower()
    plain = request.headers.get("content-encoding", "identity") == "identity"
    if kind.strip().lower() != "application/json" or charset not in ("", "charset=utf-8") or not plain:
        raise TatamiError("not-json-type")


def decode_body(raw: bytes, kind: Any) -> Any:
    """A value of that type; anything else is told with the field that does not fit."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise NotValid("not-valid", field=_field(str(error))[:100], detail=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        # The last two: letters that are no UTF-8, and brackets in brackets without end.
        raise NotUnderstood("not-json") from None


def _field(message: str) -> str:
    """`clock.bank` of "Expected `int`, got `str` - at `$.clock.bank`", as msgspec says it."""
    where, which = _WHERE.search(message), _WHICH.search(message)
    return ".".join(found[1] for found in (where, which) if found and found[1]) or "body"
