"""The documents of the wire, made from the structs: OpenAPI 3.1 of HTTP, AsyncAPI 3.0 of the socket.

    python -m tatami.web.describing docs/api

writes both; a test compares them with what is committed.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from tatami import __version__
from tatami.hall.telling.messages import AnyTell, AnyWant

from .problems import MEDIA, status_of_code
from .routes import REQUIRED, Operation, Parameter
from .shapes import Problem
from .tokens import COOKIE

SCHEMAS: Final = "#/components/schemas/{name}"
SOCKET_PATH: Final = "/ws"
Json = dict[str, Any]


# --- OpenAPI ------------------------------------------------------------------------------------


def openapi(operations: Sequence[Operation]) -> Json:
    """The document of these operations."""
    kinds = [kind for each in operations for kind in _kinds(each)]
    made, components = msgspec.json.schema_components([*kinds, Problem], ref_template=SCHEMAS)
    schemas = iter(made)
    paths: dict[str, Json] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tatami", "version": __version__, "description": "The hall over HTTP."},
        "paths": paths,
        "components": {
            "schemas": _described(components, [*kinds, Problem]),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _kinds(each: Operation) -> list[Any]:
    """The types of an operation, in the order in which `_operation` takes their schemas."""
    kinds = [parameter.kind for parameter in (*each.parts, *each.query)]
    kinds += [each.body] if each.body is not None else []
    return [*kinds, each.answer] if _is_json(each) else kinds


def _is_json(each: Operation) -> bool:
    return each.answer is not None and each.media == "application/json"


def _operation(each: Operation, schemas: Any) -> Json:
    title, _, description = inspect.cleandoc(each.function.__doc__ or each.name).partition("\n")
    found: Json = {"operationId": each.name, "tags": [each.tag], "summary": title}
    if description.strip():
        found["description"] = description.strip()
    if each.person:
        found["security"] = [{"cookie": []}, {"bearer": []}]
    parameters = [_parameter(part, "path", next(schemas)) for part in each.parts]
    parameters += [_parameter(part, "query", next(schemas)) for part in each.query]
    if parameters:
        found["parameters"] = parameters
    if each.body is not None:
        content = {"application/json": {"schema": next(schemas)}}
        found["requestBody"] = {"required": not each.body_optional, "content": content}
    answer: Json = {"description": "Done."}
    if _is_json(each):
        answer["content"] = {"application/json": {"schema": next(schemas)}}
    elif each.answer is not None:
        answer["content"] = {each.media: {"schema": {"type": "string"}}}
    found["responses"] = {str(each.status): answer, **_problems(each)}
    return found


def _parameter(part: Parameter, where: str, schema: Json) -> Json:
    if part.default is not REQUIRED and part.default is not None:
        schema = {**schema, "default": part.default}
    return {"name": part.name, "in": where, "required": part.default is REQUIRED, "schema": schema}


def _problems(each: Operation) -> Json:
    """The statuses that may come, with the codes that bring them."""
    codes: dict[int, list[str]] = {429: ["too-many"], 503: ["hall-is-closing", "storage-trouble"]}
    if each.method not in ("GET", "HEAD"):
        codes[403] = ["foreign-origin"]
    if each.parts or each.query or each.body is not None:
        codes[422] = ["not-valid"]
    if each.body is not None:
        codes |= {400: ["not-json"], 413: ["too-large"], 415: ["not-json-type"]}
    if each.person:
        codes[401] = ["log-in-first"]
    for code in each.refusals:
        known = codes.setdefault(status_of_code(code), [])
        known += [] if code in known else [code]
    schema = {"$ref": SCHEMAS.format(name="Problem")}
    return {
        str(status): {"description": ", ".join(told), "content": {MEDIA: {"schema": schema}}}
        for status, told in sorted(codes.items())
    }


# --- AsyncAPI -----------------------------------------------------------------------------------


def asyncapi() -> Json:
    """The document of the socket: what clients say and what the hall tells."""
    wants, tells = get_args(AnyWant), get_args(AnyTell)
    _, components = msgspec.json.schema_components([*wants, *tells], ref_template=SCHEMAS)
    messages = {_id(kind): _message(kind) for kind in (*wants, *tells)}
    channel = "#/channels/hall"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tatami", "version": __version__, "description": "The hall over a WebSocket."},
        "defaultContentType": "application/json",
        "channels": {
            "hall": {
                "address": SOCKET_PATH,
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            "wants": {
                "action": "receive",
                "channel": {"$ref": channel},
                "summary": "What clients say.",
                "messages": [{"$ref": f"{channel}/messages/{_id(kind)}"} for kind in wants],
            },
            "tells": {
                "action": "send",
                "channel": {"$ref": channel},
                "summary": "What the hall tells.",
                "messages": [{"$ref": f"{channel}/messages/{_id(kind)}"} for kind in tells],
            },
        },
        "components": {"messages": messages, "schemas": _described(components, [*wants, *tells])},
    }


def _id(kind: type[msgspec.Struct]) -> str:
    """`want-act`, `tell-state`: the same tag may stand on both sides."""
    return f"{kind.__struct_config__.tag_field}-{kind.__struct_config__.tag}"


def _message(kind: type[msgspec.Struct]) -> Json:
    found: Json = {"name": _id(kind), "title": kind.__name__}
    if kind.__doc__:
        found["summary"] = inspect.cleandoc(kind.__doc__).partition("\n")[0]
    return {**found, "payload": {"$ref": SCHEMAS.format(name=kind.__name__)}}


# --- what the fields are ------------------------------------------------------------------------


def _described(components: dict[str, Any], kinds: Iterable[Any]) -> dict[str, Any]:
    """Adds what stands below a field in the sources; msgspec only knows what stands below a class."""
    structs = {kind.__name__: kind for kind in _structs(kinds)}
    for name, schema in components.items():
        if name in structs:
            for field, text in field_notes(structs[name]).items():
                if field in schema.get("properties", {}):
                    schema["properties"][field] = {**schema["properties"][field], "description": text}
    return dict(sorted(components.items()))


def _structs(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All structs in these types, however deep."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.add(kind)
                waiting += [field.type for field in msgspec.structs.fields(kind)]
        else:
            waiting += get_args(kind)
    return found


def field_notes(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The string below each field of a class, by the field's name."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    body = getattr(tree.body[0], "body", [])
    notes: dict[str, str] = {}
    for pair in pairwise(body):
        match pair:
            case (ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text)))):
                notes[name] = inspect.cleandoc(text)
    return notes


def documents(operations: Sequence[Operation]) -> dict[str, str]:
    """File name -> text."""
    both = {"openapi.json": openapi(operations), "asyncapi.json": asyncapi()}
    return {name: json.dumps(made, indent=2, ensure_ascii=False) + "\n" for name, made in both.items()}


def write_documents(folder: Path, operations: Sequence[Operation]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in documents(operations).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    from .app import OPERATIONS

    write_documents(Path(sys.argv[1]), OPERATIONS)
