"""Typed operations: what comes in is checked, what goes wrong is a problem in the reader's language."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from starlette.testclient import TestClient

from tatami.web.problems import language_of
from tests.web.toys import OLENA, TOKENS, toy_app

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def client() -> TestClient:
    return TestClient(toy_app())


def problem(response: Any, status: int, code: str) -> dict[str, Any]:
    """The body of a problem, once it is sure that it is one."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert response.headers["cache-control"] == "no-store"
    found: dict[str, Any] = response.json()
    assert (found["status"], found["code"]) == (status, code)
    assert found["title"]
    return found


def test_path_query_and_body_reach_the_operation_with_their_types(client: TestClient) -> None:
    answer = client.post("/tables/t1/cups?strict=true&unknown=1", json={"tea": "sencha", "spoons": 1})
    assert answer.status_code == 201
    assert answer.json() == {"table": "t1", "tea": "sencha", "spoons": 2}


def test_query_parameters_have_defaults(client: TestClient) -> None:
    assert len(client.get("/tables/t1/cups").json()) == 3
    assert client.get("/tables/t1/cups?limit=1&after=oolong").json()[0]["tea"] == "oolong"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"tea": 5}, "tea"),
        ({"tea": ""}, "tea"),
        ({"tea": "sencha", "spoons": 4}, "spoons"),
        ({"tea": "sencha", "spoons": 1.5}, "spoons"),
        ({"tea": "sencha", "milk": True}, "milk"),
        ({"tea": "sencha", "notes": [{"a": 1}, {"b": "c"}]}, "notes[1][...]"),
        ({}, "tea"),
        ([], "body"),
        (5, "body"),
    ],
)
def test_a_body_that_does_not_fit_is_told_with_the_field(client: TestClient, body: Any, field: str) -> None:
    found = problem(client.post("/tables/t1/cups", json=body), 422, "not-valid")
    assert found["facts"]["field"] == field


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"tea", b'{"tea": "\xff"}', b'{"tea": "\\ud800"}', b'{"tea": "x"} {}', b"\x00", b"NaN"],
)
def test_a_body_that_is_no_json_is_told_so(client: TestClient, raw: bytes) -> None:
    problem(client.post("/tables/t1/cups", content=raw, headers=JSON), 400, "not-json")


def test_brackets_in_brackets_without_end_break_nothing(client: TestClient) -> None:
    raw = b'{"tea": "x", "notes": ' + b"[" * 30_000
    assert client.post("/tables/t1/cups", content=raw, headers=JSON).status_code in (400, 422)


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "application/json; charset=koi8-u"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
        {"Content-Type": ""},
    ],
)
def test_a_body_of_another_type_is_refused(client: TestClient, headers: dict[str, str]) -> None:
    problem(client.post("/tables/t1/cups", content=b'{"tea": "x"}', headers=headers), 415, "not-json-type")


def test_an_optional_body_may_be_left_out(client: TestClient) -> None:
    assert client.post("/stir").json() == "nothing"
    assert client.post("/stir", json={"tea": "mint"}).json() == "mint"


@pytest.mark.parametrize("query", ["limit=0", "limit=x", "limit=1.5", "limit=", "limit=" + "9" * 5000])
def test_a_query_that_does_not_fit_is_told_with_its_name(client: TestClient, query: str) -> None:
    found = problem(client.get(f"/tables/t1/cups?{query}"), 422, "not-valid")
    assert found["facts"]["field"] == "limit"


def test_a_part_of_the_path_that_does_not_fit_is_told_with_its_name(client: TestClient) -> None:
    found = problem(client.get("/tables/a%20b/cups"), 422, "not-valid")
    assert found["facts"]["field"] == "table"


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [
        ("taken", 409, "seat-is-taken"),
        ("mine", 403, "not-your-seat"),
        ("table", 404, "no-such-table"),
        ("word", 422, "not-an-answer"),
        ("often", 429, "too-many"),
        ("other", 422, "seat-count"),
    ],
)
def test_every_kind_of_error_has_its_status(client: TestClient, kind: str, status: int, code: str) -> None:
    problem(client.get(f"/wrong/{kind}"), status, code)


def test_a_seat_in_a_problem_is_a_letter(client: TestClient) -> None:
    assert problem(client.get("/wrong/taken"), 409, "seat-is-taken")["facts"] == {"seat": "B"}


def test_who_asks_too_often_is_told_when_to_come_back(client: TestClient) -> None:
    assert client.get("/wrong/often").headers["retry-after"] == "7"


def test_a_bug_is_logged_and_told_without_details(
    client: TestClient, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client.get("/wrong/bug")
    problem(answer, 500, "unexpected")
    assert "secret" not in answer.text
    logged = capsys.readouterr()
    assert "ZeroDivisionError" in caplog.text + logged.out + logged.err


def test_a_method_that_is_not_there_is_refused_with_all_that_are(client: TestClient) -> None:
    answer = client.put("/tables/t1/cups")
    problem(answer, 405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD, POST"


def test_head_is_answered_like_get(client: TestClient) -> None:
    assert client.head("/leaf").status_code == 200


def test_text_keeps_its_letters(client: TestClient) -> None:
    answer = client.get("/leaf")
    assert answer.text == "зелений"
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("", "en"),
        ("uk", "uk"),
        ("de, ru;q=0.5, uk;q=0.7", "uk"),
        ("RU-ru,en;q=0.8", "ru"),
        ("fr;q=1, *", "en"),
        ("uk;q=banana, ru;q=0.1", "ru"),
        ("uk;q=0", "en"),
        ("ru;q=nan, uk;q=0.2", "uk"),
        (",;;=q," * 1000, "en"),
    ],
)
def test_problems_are_told_in_the_language_that_is_wanted_most(
    client: TestClient, accept: str, lang: str
) -> None:
    assert language_of(accept) == lang
    answer = client.get("/wrong/often", headers={"Accept-Language": accept})
    assert answer.headers["content-language"] == lang
    assert "Accept-Language" in answer.headers["vary"]
    title = {"en": "That was too often", "uk": "Надто часто", "ru": "Слишком часто"}[lang]
    assert answer.json()["title"].startswith(title)


def test_a_stranger_is_asked_to_log_in_before_anything_else(client: TestClient) -> None:
    answer = client.get("/me")
    problem(answer, 401, "log-in-first")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_cookie_and_a_bearer_say_who_one_is(client: TestClient) -> None:
    token = TOKENS.sign("session", OLENA)
    assert client.get("/me", headers={"Authorization": f"Bearer {token}"}).json() == "Olena"
    assert client.get("/me", headers={"Cookie": f"a=b; tatami={token}"}).json() == "Olena"
    assert client.get("/me", headers={"Cookie": "tatami=rubbish"}).status_code == 401
    assert client.get("/me", headers={"Cookie": 'tatami="\\'}).status_code == 401


def test_a_link_is_no_session(client: TestClient) -> None:
    token = TOKENS.sign("link", OLENA)
    assert client.get("/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401


def test_nothing_is_answered_with_nothing(client: TestClient) -> None:
    token = TOKENS.sign("session", OLENA)
    answer = client.delete("/me", headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.content) == (204, b"")


def test_a_problem_is_a_plain_object(client: TestClient) -> None:
    found = json.loads(client.get("/wrong/other").content)
    assert found == {
        "type": "urn:tatami:problem:seat-count",
        "title": "Tenno is for 2 to 7 players, not 9.",
        "status": 422,
        "code": "seat-count",
        "facts": {"game": "tenno", "low": 2, "high": 7, "seats": 9},
    }
