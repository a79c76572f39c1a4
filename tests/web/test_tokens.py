"""Tokens: who somebody is, for as long as it is true."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from tatami.kernel.reasons import TatamiError
from tatami.web.sessions import Session, Sessions
from tatami.web.tokens import DAY, Tokens, cookie, read_keys
from tests.web.toys import OLENA, Somebody, find

NEW, OLD = "n" * 40, "o" * 40


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_token_says_whose_it_is_and_how_old(clock: Clock) -> None:
    tokens = Tokens([NEW], clock)
    token = tokens.sign("session", OLENA)
    clock.now += 100
    claim = tokens.read("session", token)
    assert claim is not None
    assert claim == ("p1", "k1", 100)
    assert claim.holds(OLENA)
    assert not claim.stale


def test_a_new_key_of_a_person_ends_all_tokens(clock: Clock) -> None:
    tokens = Tokens([NEW], clock)
    claim = tokens.read("session", tokens.sign("session", OLENA))
    assert claim is not None
    assert not claim.holds(OLENA._replace(key="k2"))
    assert not claim.holds(OLENA._replace(id="p2"))


@pytest.mark.parametrize(("purpose", "days"), [("session", 90), ("link", 30)])
def test_tokens_run_out(clock: Clock, purpose: str, days: int) -> None:
    tokens = Tokens([NEW], clock)
    token = tokens.sign(purpose, OLENA)  # type: ignore[arg-type]  # parametrised
    clock.now += days * DAY
    assert tokens.read(purpose, token) is not None  # type: ignore[arg-type]  # parametrised
    clock.now += 1
    assert tokens.read(purpose, token) is None  # type: ignore[arg-type]  # parametrised


def test_tokens_that_were_signed_before_the_clock_was_set_back_are_good(clock: Clock) -> None:
    tokens = Tokens([NEW], clock)
    clock.now += 3600
    token = tokens.sign("session", OLENA)
    clock.now -= 3600
    assert tokens.read("session", token) is not None


def test_tokens_from_a_distant_future_are_none(clock: Clock) -> None:
    tokens = Tokens([NEW], clock)
    clock.now += DAY + 1
    token = tokens.sign("session", OLENA)
    clock.now -= DAY + 1
    assert tokens.read("session", token) is None


def test_a_link_cannot_be_used_as_a_session_nor_the_other_way_round() -> None:
    tokens = Tokens([NEW])
    assert tokens.read("session", tokens.sign("link", OLENA)) is None
    assert tokens.read("link", tokens.sign("session", OLENA)) is None


def test_tokens_of_older_keys_are_believed_and_new_ones_signed_with_the_newest() -> None:
    before, between, after = Tokens([OLD]), Tokens([NEW, OLD]), Tokens([NEW])
    assert between.read("session", before.sign("session", OLENA)) is not None
    assert after.read("session", between.sign("session", OLENA)) is not None
    assert after.read("session", before.sign("session", OLENA)) is None


def test_rubbish_is_no_token() -> None:
    tokens = Tokens([NEW])
    good = tokens.sign("session", OLENA)
    bad = ["", "x", "a.b.c", good[:-1], good + "x", "." + good, good * 50, "й" * 10, "\x00", "ey" * 200]
    bad += [good.replace(good[k], "A" if good[k] != "A" else "B", 1) for k in range(0, len(good), 5)]
    assert [token for token in bad if tokens.read("session", token) is not None] == []


def found(tokens: Tokens, headers: dict[str, str], secure: bool = False) -> Session[Somebody] | None:
    return asyncio.run(Sessions(tokens, find).find(Headers(headers), secure))


def test_a_session_older_than_a_day_is_signed_anew(clock: Clock) -> None:
    tokens = Tokens([NEW], clock)
    headers = {"cookie": f"tatami={tokens.sign('session', OLENA)}"}
    clock.now += DAY
    session = found(tokens, headers)
    assert session is not None
    assert session.renewal == ""
    clock.now += 1
    session = found(tokens, headers)
    assert session is not None
    assert session.renewal.startswith("tatami=")
    clock.now += 89 * DAY + 100
    assert found(tokens, headers) is None
    again = found(tokens, {"cookie": session.renewal.partition(";")[0]})
    assert again is not None
    assert again.person == OLENA


def test_a_person_who_is_gone_has_no_session() -> None:
    tokens = Tokens([NEW])
    token = tokens.sign("session", Somebody("p9", "k9"))
    assert found(tokens, {"authorization": f"Bearer {token}"}) is None


def test_the_cookie_is_for_the_server_only() -> None:
    assert cookie("abc", secure=True) == (
        "tatami=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=7776000; Secure"
    )
    assert cookie("", secure=False) == "tatami=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"


def test_keys_are_made_once_and_nobody_else_can_read_them(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "keys"
    keys = read_keys(file)
    assert read_keys(file) == keys
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["keys"]


def test_short_or_unreadable_keys_are_refused(tmp_path: Path) -> None:
    (tmp_path / "short").write_text("abc\n")
    (tmp_path / "empty").write_text("\n")
    (tmp_path / "bytes").write_bytes(b"\xff" * 50)
    (tmp_path / "folder").mkdir()
    for name, code in (
        ("short", "keys-too-short"),
        ("empty", "keys-too-short"),
        ("bytes", "keys-unreadable"),
        ("folder", "keys-unreadable"),
    ):
        with pytest.raises(TatamiError, match=code):
            read_keys(tmp_path / name)
