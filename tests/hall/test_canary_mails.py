"""The canary reads letters: they hold what everybody at the table may know, and not a word more."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

from tatami.games import GAMES
from tatami.hall.db.rows import MailboxRow
from tatami.hall.table.entries import Began, Clock, Opened, SatDown
from tatami.web.mail.courier import Courier
from tatami.web.mail.letters import Awaited, Envelope, notice
from tatami.web.mail.links import Links
from tatami.web.mail.notices import Notices
from tatami.web.mail.smtp import MailServer
from tatami.web.tokens import Tokens
from tatami.words.catalogue import LANGUAGES, Words, sources
from tests.hall.halls import PEOPLE, HandClock, Scene, log_of, scene
from tests.hall.shelves import account
from tests.mailing import PostOffice, Received, post_office

HOME = "https://play.example"
ACTS = 24
HOUR = 3_600_000
MARKS = (
    (re.compile(r"(/days/move#|/unsubscribe/)[\w.~-]+"), r"\1KEY"),
    (re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d"), "MOMENT"),
)


class Leak(Exception):
    """A letter says too much."""


def masked(text: str) -> str:
    """Without what is signed, and without moments: both are checked elsewhere."""
    for pattern, mark in MARKS:
        text = pattern.sub(mark, text)
    return text


def check(found: Received, expected: Received, secrets: set[str]) -> None:
    """Against what can be made of the table as everybody may know it."""
    for part in (found.text, found.html, str(found.message["Subject"])):
        told = [secret for secret in secrets if secret in part]
        if told:
            raise Leak(f"what the deal is made of: {told}")
    same = [
        (masked(found.text), masked(expected.text)),
        (masked(found.html), masked(expected.html)),
        (str(found.message["Subject"]), str(expected.message["Subject"])),
        (sorted(found.message.keys()), sorted(expected.message.keys())),
    ]
    for one, other in same:
        if one != other:
            raise Leak(f"{one!r} instead of {other!r}")


def public_letter(hall: Scene, lang: str, game: str, names: list[str], due: int, soon: int) -> Received:
    links = Links(Tokens(["k" * 40]), HOME)
    envelope = Envelope("hall@play.example", "ann@example.org", hall.now(), "x", f"{HOME}/unsubscribe/x")
    awaited = Awaited(game, "t", names, due, f"{HOME}/days/move#x")
    return Received("", "", notice(Words(lang), envelope, [awaited], links.to_settings, soon))


async def letters_of(hall: Scene, office: PostOffice, game: str, lang: str) -> tuple[int, int]:
    """So many letters of moves, and of little time left, were read while a game was played by chance."""
    clock = hall.now
    server = MailServer("127.0.0.1", office.port, "none", "", "", "hall@play.example")
    courier = Courier(server)
    notices = Notices(hall, courier, Links(Tokens(["k" * 40]), HOME), grace=0, space=0)
    hall.on_turn = notices.note
    await hall.store.add_account(account("of-ann", "Ann"), "ann")
    box = MailboxRow("of-ann", "ann@example.org", "key", True, "each", 12, lang)
    await hall.store.put_mailbox(box)
    seats = max(2, GAMES[game].seat_counts[0])
    seats = seats if seats in GAMES[game].seat_counts else GAMES[game].seat_counts[-1]
    table = await hall.lay_for(PEOPLE[:seats], game, clock=Clock(per_move=86400))
    rng, read = Random(game), [0, 0]
    for look in range(2 * ACTS):
        soon = look % 2  # each question is looked at when it is new, and when its time is nearly up
        due = (await hall.room(table)).standing.due
        clock.pass_by(max(0, min(due.values(), default=0) - clock.now - HOUR) / 1000 if soon else 60)
        async with asyncio.timeout(30):
            while notices._noting:
                await asyncio.sleep(0.001)
        before = len(office.letters)
        await notices.look()
        live = (await hall.room(table)).live
        secrets = {
            secret
            for entry in await log_of(hall, table)
            for secret in (
                [entry.secret]
                if isinstance(entry, Opened)
                else [entry.entropy]
                if isinstance(entry, SatDown)
                else [entry.seed]
                if isinstance(entry, Began)
                else []
            )
        }
        due = (await hall.room(table)).standing.due
        for found in office.letters[before:]:
            names = [name for seat, name in enumerate(live.names) if seat != 0]
            check(found, public_letter(hall, lang, game, names, due[0], soon), secrets)
            read[soon] += 1
        await hall.play(table, soon, rng)
    await notices.close()
    await courier.close()
    return read[0], read[1]


@pytest.mark.parametrize("game", GAMES)
def test_no_letter_tells_what_is_hidden(game: str, url: str) -> None:
    with post_office() as office:
        lang = LANGUAGES[sorted(GAMES).index(game) % len(LANGUAGES)]

        async def play(hall: Scene) -> None:
            assert min(await letters_of(hall, office, game, lang)) >= 1

        scene(url, play, HandClock())


@pytest.mark.parametrize("plant", ["a card", "the seed"])
def test_a_planted_leak_in_a_letter_is_found(plant: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak = {"a card": Words("en").text("tenno-kind-monk"), "the seed": "ab" * 16}[plant]
    monkeypatch.setattr(
        "tatami.web.mail.notices.notice",
        lambda words, envelope, games, *rest: notice(
            words, envelope, [game._replace(others=[*game.others, leak]) for game in games], *rest
        ),
    )
    with post_office() as office:

        async def play(hall: Scene) -> None:
            await letters_of(hall, office, "tenno", "en")

        with pytest.raises(Leak):
            scene(url, play, HandClock())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_letters_have_gaps_for_nothing_that_could_be_hidden(lang: str) -> None:
    """Whoever adds one thinks of this first."""
    mails = sources(lang)["mail.ftl"].partition("\nerror-")[0]
    found = set(re.findall(r"\$(\w+)", mails))
    assert found <= {"name", "count", "game", "others", "moment", "zone", "hours"}
