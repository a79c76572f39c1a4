"""The log and the counters: useful to whoever keeps the hall, and silent about secrets."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from tatami.web.access import Access
from tatami.web.logs import ACCESS, is_secret, redact, set_up_logs, tell_requests
from tatami.web.metrics import Metrics
from tests.web.toys import OLENA, TOKENS, toy_app


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is logged; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("json", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_what_is_known_around_it(logged: io.StringIO) -> None:
    with structlog.contextvars.bound_contextvars(table="t1", seat="B"):
        structlog.get_logger("tatami.hall").info("acted", seq=5)
    [line] = lines(logged)
    assert line.pop("timestamp")
    assert line == {
        "event": "acted",
        "level": "info",
        "logger": "tatami.hall",
        "seq": 5,
        "seat": "B",
        "table": "628b49d9",
    }


def test_what_libraries_log_comes_out_the_same_way(logged: io.StringIO) -> None:
    logging.getLogger("some.library").warning("hm %s", 5)
    assert [line["event"] for line in lines(logged)] == ["hm 5"]


def test_an_error_is_logged_with_where_it_was(logged: io.StringIO) -> None:
    try:
        raise ZeroDivisionError("so")
    except ZeroDivisionError:
        structlog.get_logger("x").exception("broken")
    [line] = lines(logged)
    assert "ZeroDivisionError: so" in line["exception"]


def test_secrets_are_dropped_at_any_depth(logged: io.StringIO) -> None:
    structlog.get_logger("x").info(
        "said", token="S", facts={"webhook_key": "S", "list": [{"newPassphrase": "S", "ok": 1}]}, answer="S"
    )
    assert '"S"' not in logged.getvalue()
    assert lines(logged)[0]["facts"] == {"list": [{"ok": 1}]}


@pytest.mark.parametrize(
    "name", ["token", "sessionToken", "KEY", "set-cookie", "views", "entropy", "password"]
)
def test_names_of_secrets_are_known(name: str) -> None:
    assert is_secret(name)


@pytest.mark.parametrize("name", ["monkey", "seat", "table", "event", "review", "seconds", "code"])
def test_other_names_are_left_alone(name: str) -> None:
    assert not is_secret(name)


def test_something_endless_is_cut() -> None:
    endless: dict[str, Any] = {}
    endless["again"] = endless
    assert json.dumps(redact(None, "info", {"event": "x", "facts": endless})).endswith('"..."}}}}}}')


def test_console_lines_are_for_people() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    before = root.handlers[:]
    try:
        set_up_logs("console", stream)
        structlog.get_logger("x").info("acted", seq=5, token="S")
    finally:
        root.handlers[:] = before
        structlog.reset_defaults()
    assert "acted" in stream.getvalue()
    assert "seq=5" in stream.getvalue()
    assert "token" not in stream.getvalue()


def test_a_request_is_a_line_without_query_cookie_or_token(logged: io.StringIO) -> None:
    metrics = Metrics()
    token = TOKENS.sign("session", OLENA)
    client = TestClient(toy_app(Middleware(Access, metrics=metrics)), client=("192.0.2.7", 1))
    answer = client.get("/tables/t1/cups?after=Q", headers={"Authorization": f"Bearer {token}"})
    client.post("/tables/t1/cups", json={"tea": "S3CRET"})
    client.get("/nowhere")
    ours = [line for line in lines(logged) if line["logger"] == "tatami.access"]  # the client logs, too
    first, second, third = ours
    assert first["request"] == answer.headers["x-request-id"]
    assert (first["method"], first["path"], first["status"]) == ("GET", "/tables/{table}/cups", 200)
    assert (second["operation"], second["status"], third["status"]) == ("pour", 201, 404)
    assert first["address"] == "192.0.2.7"
    assert [secret for secret in (token, "S3CRET", "after") if secret in str(ours)] == []
    told = metrics.render().decode()
    assert 'tatami_http_requests_total{operation="cups",status="200"} 1.0' in told
    assert 'tatami_http_requests_total{operation="other",status="404"} 1.0' in told


def test_requests_can_be_left_out_of_the_log_and_come_back_with_the_next_hall(logged: io.StringIO) -> None:
    client = TestClient(toy_app(Middleware(Access, metrics=Metrics())))
    tell_requests(False)
    client.get("/nowhere")
    assert [line for line in lines(logged) if line["logger"] == ACCESS] == []
    set_up_logs("json", logged)
    client.get("/nowhere")
    assert [line["status"] for line in lines(logged) if line["logger"] == ACCESS] == [404]


def test_what_the_hall_counts_is_rendered() -> None:
    metrics = Metrics()
    metrics.acts.labels("tenno").inc()
    metrics.refusals.labels("too-late").inc()
    metrics.sockets.set(3)
    metrics.tables_awake.set(2)
    metrics.batch_size.observe(5)
    metrics.batch_seconds.observe(0.002)
    metrics.acted(0.01)
    told = metrics.render().decode()
    for line in (
        'tatami_acts_total{game="tenno"} 1.0',
        'tatami_refusals_total{code="too-late"} 1.0',
        "tatami_sockets 3.0",
        "tatami_tables_awake 2.0",
        'tatami_store_batch_size_bucket{le="8.0"} 1.0',
        "tatami_store_batch_seconds_count 1.0",
        "tatami_act_seconds_count 1.0",
        'tatami_act_seconds_bucket{le="0.005"} 0.0',
        'tatami_act_seconds_bucket{le="0.01"} 1.0',
        'tatami_act_seconds_bucket{le="+Inf"} 1.0',
    ):
        assert line in told
