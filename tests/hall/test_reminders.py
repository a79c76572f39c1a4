"""A letter shortly before a deadline: once, of what is really due, in the time of whoever reads it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tatami.hall.db.rows import MailboxRow
from tatami.hall.table.entries import Clock
from tatami.web.mail.courier import Courier
from tatami.web.mail.letters import Awaited, Envelope, notice
from tatami.web.mail.links import Links
from tatami.web.mail.notices import Notices
from tatami.web.mail.smtp import MailServer
from tatami.web.mail.zones import is_zone, moment_in
from tatami.web.tokens import Tokens
from tatami.words.catalogue import LANGUAGES, Words
from tests.hall.halls import HandClock, Scene, scene
from tests.hall.shelves import account
from tests.mailing import PostOffice, Received, post_office

DAILY = Clock(per_move=86400)
NEW_YEAR = 1_767_225_600_000
"""2026-01-01, UTC."""
HOME = "https://play.example"


def hand() -> HandClock:
    clock = HandClock()
    clock.now = NEW_YEAR
    return clock


@asynccontextmanager
async def writing(hall: Scene, office: PostOffice, **box: Any) -> AsyncIterator[Notices]:
    """Ann has an account and wants letters; nobody looks whether one is due but the test."""
    courier = Courier(MailServer("127.0.0.1", office.port, "none", "", "", "hall@play.example"))
    notices = Notices(hall, courier, Links(Tokens(["k" * 40]), HOME), grace=0, space=60)
    hall.on_turn = hall.on_waking = notices.note
    await hall.store.add_account(account("of-ann", "Ann"), "ann")
    usual = MailboxRow("of-ann", "ann@example.org", "key", True, "digest", 24)
    await hall.store.put_mailbox(msgspec.structs.replace(usual, **box))
    try:
        yield notices
    finally:
        await notices.close()
        await courier.close()


async def look(notices: Notices) -> None:
    async with asyncio.timeout(30):
        while notices._noting:
            await asyncio.sleep(0.001)
    await notices.look()


def subjects(office: PostOffice) -> list[str]:
    return [str(each.message["Subject"]) for each in office.letters]


def test_one_more_letter_comes_shortly_before_the_deadline_and_only_one(database_url: str) -> None:
    clock = hand()
    with post_office() as office:

        async def play(hall: Scene) -> None:
            async with writing(hall, office, remind=3, zone="Europe/Kyiv") as notices:
                await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
                await look(notices)
                for hours in (
                    20,
                    0.9,
                    0.2,
                    0.1,
                    1,
                    1.5,
                ):  # of the last three hours each but the first is quiet
                    clock.pass_by(hours * 3600)
                    await look(notices)
            assert subjects(office) == ["Your move: Lone Star", "Little time left: Lone Star"]
            first, last = office.letters
            assert first.message["Message-ID"] != last.message["Message-ID"]
            assert "Until 2026-01-02 02:00 (Europe/Kyiv), that is 2 hours from now." in last.text
            assert last.link("/days/move").startswith(f"{HOME}/days/move#")
            assert last.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

        scene(database_url, play, clock)


def test_whoever_has_answered_or_wants_none_is_not_reminded(url: str) -> None:
    clock = hand()
    with post_office() as office:

        async def play(hall: Scene) -> None:
            async with writing(hall, office) as notices:
                table = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
                await look(notices)
                clock.pass_by(21.5 * 3600)
                await hall.store.change_mailbox("of-ann", "key", remind=0)
                await look(notices)
                await hall.store.change_mailbox("of-ann", "key", remind=3)
                while 0 in (live := (await hall.room(table)).live).asked():
                    await hall.act(table, 0)
                assert live.outcome is None
                await look(notices)
                assert [turn.seat for turn in await hall.store.turns_of("of-ann")] == []
            assert len(office.letters) == 1

        scene(url, play, clock)


def test_a_digest_that_is_not_due_yet_keeps_no_deadline_from_its_reader(url: str) -> None:
    clock = hand()
    with post_office() as office:

        async def play(hall: Scene) -> None:
            async with writing(hall, office, mailed_at=NEW_YEAR - 60_000) as notices:
                await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=2 * 3600))
                await hall.lay_for(("ann", "bob"), "tenno", clock=Clock(per_move=5 * 86400))
                await look(notices)
            [letter] = office.letters
            assert str(letter.message["Subject"]).startswith("Little time left: ")
            assert letter.text.startswith("Your time for a move is nearly up:")
            assert len([link for link in letter.links if "/days/move" in link]) == 2

        scene(url, play, clock)


def test_a_vacation_puts_the_letter_off_and_its_end_brings_it_back(url: str) -> None:
    clock = hand()
    with post_office() as office:

        async def play(hall: Scene) -> None:
            async with writing(hall, office) as notices:
                table = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
                await look(notices)
                clock.pass_by(20 * 3600)
                await hall.vacations.take("of-ann", None, 10)
                await hall.quiet()
                await hall.ring(table)
                clock.pass_by(3 * 3600)
                await look(notices)
                assert len(office.letters) == 1
                [noted] = await hall.store.turns_of("of-ann")
                assert noted.due > clock.now + 9 * 86_400_000
                await hall.vacations.end("of-ann")
                await hall.quiet()
                await hall.ring(table)
                clock.pass_by(1.5 * 3600)
                await look(notices)
            assert subjects(office)[1:] == ["Little time left: Lone Star"]

        scene(url, play, clock)


def test_what_was_noted_of_a_deadline_is_looked_up_before_anything_is_written(url: str) -> None:
    """As of a table whose clocks began anew with another answer of the same conversation."""
    clock = hand()
    with post_office() as office:

        async def play(hall: Scene) -> None:
            async with writing(hall, office) as notices:
                await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
                await look(notices)
                [noted] = await hall.store.turns_of("of-ann")
                clock.pass_by(4 * 3600)
                await hall.store.note_turn(
                    noted.__class__(*noted.place, "of-ann", noted.question, 0, due=clock.now + 9)
                )
                await look(notices)
                assert (await hall.store.turns_of("of-ann"))[0].due == noted.due
            assert len(office.letters) == 1

        scene(url, play, clock)


@pytest.mark.parametrize(
    "name", ["", "../../etc/passwd", "/etc/localtime", "Europe", "Mars/Base", "a\0b", "UTC\n"]
)
def test_what_is_no_zone_is_told_as_utc(name: str) -> None:
    assert not is_zone(name)
    assert moment_in(name, NEW_YEAR) == ("2026-01-01 00:00", "UTC")


def test_letters_tell_the_time_of_their_reader_in_summer_and_in_winter() -> None:
    summer = NEW_YEAR + 181 * 86_400_000
    assert moment_in("Europe/Kyiv", NEW_YEAR) == ("2026-01-01 02:00", "Europe/Kyiv")
    assert moment_in("Europe/Kyiv", summer) == ("2026-07-01 03:00", "Europe/Kyiv")
    assert moment_in("America/St_Johns", NEW_YEAR)[0] == "2025-12-31 20:30"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("soon", [1, 2, 5])
def test_a_letter_of_little_time_is_one_in_every_language(lang: str, soon: int) -> None:
    envelope = Envelope(
        "hall@play.example", "ann@example.org", NEW_YEAR, "x", f"{HOME}/unsubscribe/x", "Asia/Tokyo"
    )
    games = [
        Awaited("tenno", "t", ["Bob"], NEW_YEAR + 3_600_000 * (k + 1), f"{HOME}/days/move#{k}")
        for k in range(5)
    ]
    words = Words(lang)
    found = Received("", "", notice(words, envelope, games, f"{HOME}/days", soon))
    assert str(found.message["Subject"]) == words.text(
        "mail-soon-subject", count=soon, game=words.text("tenno-name")
    )
    assert words.text("mail-soon", count=soon) in found.text
    assert "2026-01-01 10:00 (Asia/Tokyo)" in found.text
    assert found.message["Content-Language"] == lang
