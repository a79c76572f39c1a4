"""The browser client is served: squeezed, cached, in its own folder, and in its own places only."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Router
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from tatami.web.headers import POLICY
from tatami.web.pages import MEDIA, PLACES, Pages, files_in

ROOT = Path(__file__).resolve().parents[2]
PAGE = "<!doctype html><title>Tatami</title>"
HTML = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / ".vite").mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (static / "index.html").write_text(PAGE)
    (static / ".vite" / "manifest.json").write_text("{}")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "notes.unknown").write_text("?")
    (static / "assets" / "kanji-1.woff2").write_bytes(b"wOF2")
    (static / "assets" / "main-1.js").write_text("plain")
    (static / "assets" / "main-1.js.br").write_bytes(b"as brotli")
    (static / "assets" / "main-1.js.gz").write_bytes(b"as gzip")
    return static


def client_of(folder: Path) -> TestClient:
    router = Router()
    router.default = Pages(folder, router.not_found)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await router(scope, receive, send)
        except HTTPException as error:
            await Response(status_code=error.status_code, headers=error.headers)(scope, receive, send)

    client = TestClient(app)
    client.headers.pop("accept-encoding", None)
    client.headers.pop("accept", None)
    return client


@pytest.fixture
def client(built: Path) -> TestClient:
    return client_of(built)


@pytest.mark.parametrize(
    "path",
    ["/", "/lobby", "/lobby/tenno", "/table/abc", "/rules/tenno", "/learn/shinobi/2", "/shared/x", "/about"],
)
def test_every_place_of_the_client_is_its_one_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_places_are_those_that_the_router_of_the_client_knows() -> None:
    source = (ROOT / "client/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"case '(\w*)'", source)) == PLACES


def test_elsewhere_a_browser_gets_the_page_and_the_truth_and_a_program_only_the_truth(
    client: TestClient,
) -> None:
    answer = client.get("/nowhere/at/all", headers=HTML)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert client.get("/nowhere", headers={"Accept": "*/*"}).text == ""


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing", "/metrics/x", "/healthz/x", "/ws/x"])
def test_what_is_no_page_is_not_found_by_browsers_either(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=HTML)
    assert (answer.status_code, answer.text) == (404, "")


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/assets/main-1.js", "text/javascript; charset=utf-8"),
        ("/assets/kanji-1.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_files_say_what_they_are_on_every_machine(client: TestClient, path: str, media: str) -> None:
    assert client.get(path).headers["content-type"] == media


def test_what_is_named_after_its_content_is_kept_for_good_and_the_rest_is_asked_for_again(
    client: TestClient,
) -> None:
    assert "immutable" in client.get("/assets/main-1.js").headers["cache-control"]
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip, br;q=0", "gzip", b"as gzip"),
        ("gzip;q=0.0", None, b"plain"),
        ("GZIP;q=0.5", "gzip", b"as gzip"),
        ("deflate", None, b"plain"),
        ("", None, b"plain"),
    ],
)
def test_the_best_form_that_the_browser_takes_is_sent(
    client: TestClient, accepted: str, coding: str | None, body: bytes
) -> None:
    with client.stream("GET", "/assets/main-1.js", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert b"".join(answer.iter_raw()) == body
        assert answer.headers["vary"] == "Accept-Encoding"


def test_who_has_it_already_gets_nothing_and_each_form_has_its_own_tag(client: TestClient) -> None:
    tag = client.get("/favicon.svg").headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = client.get("/favicon.svg", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/favicon.svg", headers={"If-None-Match": '"other"'}).status_code == 200
    plain = client.head("/assets/main-1.js").headers["etag"]
    squeezed = client.head("/assets/main-1.js", headers={"Accept-Encoding": "br"}).headers["etag"]
    assert plain != squeezed


def test_a_head_has_the_length_and_no_body_and_other_methods_are_refused(client: TestClient) -> None:
    head = client.head("/")
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(PAGE)))
    refused = client.post("/lobby")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")
    assert client.post("/nowhere").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"),
        *("/.vite/manifest.json", "/notes.unknown", "/assets/main-1.js.br", "//etc/passwd", "/assets/"),
    ],
)
def test_only_what_is_meant_to_be_served_is_served(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_hall_without_a_client_says_how_to_build_it_in_the_reader_s_language(tmp_path: Path) -> None:
    client = client_of(tmp_path / "nothing")
    answer = client.get("/lobby", headers={"Accept-Language": "uk, en;q=0.5"})
    assert answer.status_code == 200
    assert '<html lang="uk">' in answer.text
    assert "не зібрано" in answer.text
    assert "python3 run.py" in answer.text


def test_of_what_was_built_nothing_is_left_out() -> None:
    """A new kind of file needs a line in MEDIA."""
    public = ROOT / "client" / "public"
    assert {path.suffix for path in public.rglob("*") if path.is_file()} <= MEDIA.keys()
    assert set(files_in(public)) == {
        path.relative_to(public).as_posix() for path in public.rglob("*") if path.is_file()
    }


def test_scripts_and_styles_come_from_the_hall_alone() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["script-src"] == rules["style-src"] == rules["worker-src"] == "'self'"
    assert rules["manifest-src"] == "'self'"


def with_worker(built: Path) -> Path:
    (built / "index.html").write_text('<!doctype html><meta name="tatami-version" content="" />')
    (built / "sw.js").write_text("work()")
    return built


def told_by(worker: str) -> dict[str, Any]:
    first, _, rest = worker.partition("\n")
    assert rest == "work()"
    found: dict[str, Any] = json.loads(first.removeprefix("self.tatami=").removesuffix(";"))
    return found


def test_the_page_carries_the_version_that_the_worker_keeps_whole(built: Path) -> None:
    client = client_of(with_worker(built))
    told = told_by(client.get("/sw.js").text)
    assert f'content="{told["version"]}"' in client.get("/lobby").text
    assert client.get("/sw.js").headers["cache-control"] == "no-cache"
    kept = dict(told["files"])
    assert kept.keys() == {
        *("/", "/assets/kanji-1.woff2", "/assets/main-1.js", "/favicon.svg", "/manifest.webmanifest")
    }
    for path, integrity in kept.items():
        digest = hashlib.sha256(client.get(path).content).digest()
        assert integrity == "sha256-" + base64.b64encode(digest).decode()


def test_whatever_changes_makes_another_version(built: Path) -> None:
    first = told_by(client_of(with_worker(built)).get("/sw.js").text)["version"]
    again = told_by(client_of(built).get("/sw.js").text)["version"]
    (built / "favicon.svg").write_text("<svg></svg>")
    other = told_by(client_of(built).get("/sw.js").text)["version"]
    assert first == again != other


def test_the_page_and_the_worker_travel_squeezed_with_tags_of_their_own(built: Path) -> None:
    client = client_of(with_worker(built))
    for path in ("/", "/sw.js"):
        plain = client.get(path)
        squeezed = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert squeezed.headers["content-encoding"] == "gzip"
        assert squeezed.text == plain.text
        assert squeezed.headers["etag"] != plain.headers["etag"]


def test_the_worker_knows_the_same_places_as_the_hall() -> None:
    source = (ROOT / "client/src/worker/ways.ts").read_text(encoding="utf-8")
    found = re.search(r"const PLACES = .*?\(\?:\(\?:([\w|]+)\)", source)
    assert found is not None
    assert {"", *found[1].split("|")} == PLACES
