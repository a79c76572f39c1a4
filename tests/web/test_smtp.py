"""Handing letters to a mail server: a willing one, and those that hang, refuse, talk or are not there."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest
import structlog

from tatami.web.mail.courier import MOST_WAITING, Courier, Letter
from tatami.web.mail.smtp import MailServer, NotSent, NotWanted, hand_in, is_address
from tests.mailing import PostOffice, post_office

LETTER = b"Subject: x\r\n\r\nline\r\n.\r\n..two\r\n"
GOAL = "anna@example.org"


def server(office: PostOffice, **changes: object) -> MailServer:
    usual = MailServer("127.0.0.1", office.port, "none", "", "", "hall@play.example")
    return usual._replace(**changes)  # type: ignore[arg-type] - the fields of a tuple


def send(to: MailServer, seconds: float = 10.0) -> None:
    asyncio.run(hand_in(to, GOAL, LETTER, seconds))


def test_a_letter_arrives_as_it_was_written_dots_and_all() -> None:
    with post_office() as office:
        send(server(office))
        [letter] = office.until(1)
        assert (letter.sender, letter.goal) == ("hall@play.example", GOAL)
        assert letter.raw.split(b"\r\n\r\n", 1)[1] == b"line\r\n.\r\n..two\r\n"


@pytest.mark.parametrize("mood", ["hangs", "endless", "refuses", "unwilling"])
def test_a_difficult_server_is_given_up_in_time(mood: str) -> None:
    with post_office() as office:
        office.mood = mood  # type: ignore[assignment] - one of them
        began = time.monotonic()
        with pytest.raises(NotSent):
            send(server(office), 1.0)
        assert time.monotonic() - began < 8
        assert office.letters == []


def test_a_server_that_is_not_there_is_no_error_but_not_sent() -> None:
    with post_office() as office:
        gone = server(office)
    with pytest.raises(NotSent):
        send(gone)
    with pytest.raises(NotSent):
        send(gone._replace(host="no.such.host.invalid"))


def test_a_reader_whom_the_server_does_not_know_is_not_tried_again() -> None:
    with post_office() as office:
        office.mood = "stranger"
        with pytest.raises(NotWanted):
            send(server(office))


def test_a_server_without_tls_gets_neither_password_nor_letter() -> None:
    with post_office(("anna", "secret")) as office:
        with pytest.raises(NotSent, match="STARTTLS"):
            send(server(office, security="starttls", user="anna", password="secret"))
        assert not [line for line in office.said if not line.startswith("EHLO")]


def certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    key, cert = folder / "key.pem", folder / "cert.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=127.0.0.1"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(cert, key)
    return context, cert


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_with_tls_the_server_must_prove_who_it_is(
    security: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, cert = certificate(tmp_path)
    with post_office(("anna", "secret"), context, security == "tls") as office:
        to = server(office, security=security, user="anna", password="secret")
        with pytest.raises(NotSent, match="TLS"):
            send(to)
        assert not [line for line in office.said if line.startswith("AUTH")]
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        send(to)
        assert len(office.until(1)) == 1
        with pytest.raises(NotSent, match="AUTH: 535"):
            send(to._replace(password="wrong"))


@pytest.mark.parametrize(
    "address",
    [
        "", "anna", "@example.org", "anna@", "a b@example.org", "anna@example..org", "anna@-x.org",
        "anna@example.org\r\nBcc: all@example.org", "anna@example.org\n", "<anna@example.org>",
        "Anna <anna@example.org>", "anna@example.org,bob@example.org", "ánna@example.org",
        "anna@[127.0.0.1]", '"a b"@example.org', "a" * 65 + "@example.org", "a@" + "x" * 260,
        "a\0@example.org",
    ],
)  # fmt: skip
def test_what_is_no_address_is_none(address: str) -> None:
    assert not is_address(address)


@pytest.mark.parametrize("address", ["anna@example.org", "a.b+tatami@mail.example", "o'hara@localhost"])
def test_what_is_an_address_is_one(address: str) -> None:
    assert is_address(address)


def test_the_courier_tries_again_later_tells_the_host_once_and_shows_no_password() -> None:
    async def scene(office: PostOffice) -> None:
        results = Counter[str]()
        to = server(office, user="anna", password="secret-word")
        courier = Courier(to, lambda result: results.update([result]), rests=(0.05,), seconds=0.3)
        office.mood = "hangs"
        with structlog.testing.capture_logs() as logs:
            assert courier.send_soon(Letter(GOAL, LETTER))
            while results["failed"] < 2:
                await asyncio.sleep(0.02)
            assert courier.is_ill
            office.mood = "willing"
            while not results["sent"]:
                await asyncio.sleep(0.02)
        assert not courier.is_ill
        assert [line["event"] for line in logs] == ["mail-server-ill", "mail-server-well"]
        assert "secret-word" not in str(logs)
        await courier.close()

    with post_office(("anna", "secret-word")) as office:
        asyncio.run(scene(office))


def test_what_waits_for_the_courier_has_an_end() -> None:
    async def scene(office: PostOffice) -> None:
        results = Counter[str]()
        courier = Courier(server(office), lambda result: results.update([result]))
        taken = [courier.send_soon(Letter(GOAL, LETTER)) for _ in range(MOST_WAITING + 5)]
        assert taken.count(False) == 5 == results["dropped"]
        assert courier.bytes <= courier.most_bytes
        assert not courier.send_soon(Letter(GOAL, b"x" * 100_000))
        await courier.close()
        assert not courier.send_soon(Letter(GOAL, LETTER))

    with post_office() as office:
        office.mood = "hangs"
        asyncio.run(scene(office))
