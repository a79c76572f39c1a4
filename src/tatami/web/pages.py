"""The browser client, as it was built into `static/`: its files, and its one page for all of its places.

Everything is read once, when the hall opens. So nothing outside that folder can ever be asked for, and
a build that goes on meanwhile does not mix with the one that is being served.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tatami.words.catalogue import Words

from .keeping import INDEX, stamped
from .problems import language_of

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = INDEX
PLACES: Final = frozenset(
    ("", "lobby", "table", "rules", "learn", "replay", "shared", "verify", "profile", "settings", "about")
) | {"friends", "friend", "days", "ladder", "player", "decks"}
"""The first parts of the client's own paths, as `client/src/lib/router.svelte.ts` knows them."""
NOT_PAGES: Final = frozenset(("api", "ws", "metrics", "healthz", "assets"))
"""Whoever asks there for something unknown gets a problem, never a page."""

MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not the system's list: that differs from machine to machine."""

CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build has squeezed beforehand, the best first."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""The name of such a file changes with what is in it."""
ASK_AGAIN: Final = "no-cache"


class File(NamedTuple):
    """One file of the client."""

    media: str
    caching: str
    tag: str
    forms: Mapping[str, bytes]
    """Coding -> bytes; the plain ones are under ''."""

    def answer(self, headers: Headers, status: int = 200) -> Response:
        accepted = codings_in(headers.get("accept-encoding", ""))
        coding = next((name for name in CODINGS if name in self.forms and name in accepted), "")
        tag = f'"{self.tag}{"-" if coding else ""}{coding}"'
        told = {"Cache-Control": self.caching, "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and tag in known_tags(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if coding:
            told["Content-Encoding"] = coding
        return Response(self.forms[coding], status, told, self.media)


def codings_in(accept: str) -> set[str]:
    """The codings that an `Accept-Encoding` allows by name."""
    allowed = set()
    for part in accept.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            allowed.add(name)
    return allowed


def known_tags(given: str) -> set[str]:
    """The tags of an `If-None-Match`; for this question a weak one is as good as a strong one."""
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}


def files_in(folder: Path) -> dict[str, File]:
    """Path below the folder -> file. What begins with a dot is the builder's own business."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in MEDIA and path.is_file() and not any(p.startswith(".") for p in name.split("/")):
            found[name] = _read(path, name)
    return found


def _read(path: Path, name: str) -> File:
    plain = path.read_bytes()
    forms = {"": plain}
    for coding, suffix in CODINGS.items():
        squeezed = path.with_name(path.name + suffix)
        if squeezed.is_file():
            forms[coding] = squeezed.read_bytes()
    return _file(name, forms)


def _file(name: str, forms: Mapping[str, bytes]) -> File:
    caching = FOR_GOOD if name.startswith("assets/") else ASK_AGAIN
    tag = hashlib.sha256(forms[""]).hexdigest()[:16]
    return File(MEDIA[Path(name).suffix], caching, tag, forms)


def served(folder: Path) -> dict[str, File]:
    """All files, and two of them with what the hall writes on them: which version this is."""
    files = files_in(folder)
    for name, plain in stamped({name: file.forms[""] for name, file in files.items()}).items():
        files[name] = _file(name, {"": plain, "gzip": gzip.compress(plain, mtime=0)})
    return files


class Pages:
    """ASGI application for every path that no route knows; sockets go on to `otherwise`."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self._files: Final = served(folder)
        self._otherwise: Final = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._otherwise(scope, receive, send)
            return
        response = self._answer(scope, Headers(scope=scope))
        await response(scope, receive, send)

    def _answer(self, scope: Scope, headers: Headers) -> Response:
        name = scope["path"].lstrip("/")
        first = name.partition("/")[0]
        is_place = first in PLACES
        file = self._files.get(name)
        if file is None and not is_place and (first in NOT_PAGES or not _wants_a_page(headers)):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        if file is not None:
            scope["operation"] = "file"
            return file.answer(headers)
        scope["operation"] = "page"
        status = 200 if is_place else 404
        page = self._files.get(PAGE)
        return page.answer(headers, status) if page else _not_built(headers, status)


def _wants_a_page(headers: Headers) -> bool:
    return "text/html" in headers.get("accept", "")


def _not_built(headers: Headers, status: int) -> Response:
    """A page for whoever opens the address of a hall that has no client."""
    words = Words(language_of(headers.get("accept-language", "")))
    title, text = words.text("hall-welcome"), words.text("hall-welcome-text")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    page = f'<!doctype html><html lang="{words.lang}">{head}<title>{title}</title>'
    told = {"Content-Language": words.lang, "Vary": "Accept-Language", "Cache-Control": ASK_AGAIN}
    return HTMLResponse(f"{page}<main><h1>{title}</h1><p>{text}</p></main></html>", status, told)
