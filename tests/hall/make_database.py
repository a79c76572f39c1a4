"""Makes the database of a release: what a hall of this very code leaves behind, for the tests of later ones.

    .venv/bin/python -m tests.hall.make_database tests/hall/databases/<version>

Chance and time are set, so the same code makes the same rows. A folder that is there is left alone: the
database of a release is made once, by the code of that release, and never again.
"""

from __future__ import annotations

import asyncio
import lzma
import secrets
import sqlite3
import sys
import tempfile
from base64 import urlsafe_b64encode
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from tatami.games import GAMES, game_called
from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.deck_texts import write_file
from tatami.games.senjutsu.decks import deck_of
from tatami.hall.db.rows import ReportRow, TalkRow
from tatami.hall.hall import NewTable
from tatami.hall.people import Door
from tatami.hall.serving.decks import OfPack
from tatami.hall.serving.forks import lay_fork
from tests.hall.halls import Scene, opened
from tests.short import short_and_quiet

FILE: Final = "hall.sqlite.xz"
SEATS: Final = ("ann", "bob", "cay")
MOST_ACTS: Final = 20_000
SHARED: Final = "shared-by-ann"


def main(folder: Path) -> None:
    if (folder / FILE).exists():
        raise SystemExit(f"{folder} holds one already")
    _set_chance(Random("a database of its release"))
    with tempfile.TemporaryDirectory() as somewhere:
        file = Path(somewhere) / "hall.sqlite"
        asyncio.run(_evening(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def _set_chance(rng: Random) -> None:
    """All that is secret at a hall comes from here."""

    def in_hex(size: int | None = None) -> str:
        return rng.randbytes(size or 32).hex()

    def for_urls(size: int | None = None) -> str:
        return urlsafe_b64encode(rng.randbytes(size or 32)).rstrip(b"=").decode()

    secrets.token_hex, secrets.token_urlsafe = in_hex, for_urls


async def _evening(url: str) -> None:
    """Every game once to its end and once to its middle, and tables of every other kind."""
    async with opened(url) as hall:
        ann = await hall.store.person("ann")
        assert ann is not None
        await Door(hall).new_account(ann, "Ann", "no hash of anything")
        finished = [await _finished(hall, game) for game in GAMES]
        for game in GAMES:
            await _in_the_middle(hall, game)
        await _talk(hall, finished[0])
        await _decks(hall)
        await hall.store.share(finished[0], SHARED)
        await lay_fork(hall, ann, finished[0], 0, 5)
        await _not_begun(hall)


async def _finished(hall: Scene, game: str) -> str:
    table = await hall.lay_for(SEATS, game, options=short_and_quiet(game_called(game)))
    await hall.play(table, MOST_ACTS, Random(game))
    live = (await hall.room(table)).live
    assert live.outcome is not None, f"{game} is not over"
    return table


async def _in_the_middle(hall: Scene, game: str) -> None:
    """As a hall leaves it that was killed: its last answers are in no snapshot."""
    table = await hall.lay_for(SEATS, game, options=short_and_quiet(game_called(game)), delay=60)
    await hall.play(table, 12, Random(f"{game} begun"))
    await hall.read_again(table)
    await hall.play(table, 3, Random(f"{game} later"))
    await hall.store.add_talk(TalkRow(table, hall.now(), 0, "It is a long evening."))
    hall._drop(await hall.room(table))


async def _talk(hall: Scene, table: str) -> None:
    await hall.store.add_talk(TalkRow(table, hall.now(), 1, "", "good-game"))
    await hall.store.add_talk(TalkRow(table, hall.now(), 1, "only for you", None, 2))
    await hall.store.add_report(ReportRow("r", table, "bob", 0, "he hums", "{}", "[]", hall.now()))


async def _decks(hall: Scene) -> None:
    """Of Ann's account: a ready-made one, and one with faults of a pack that nobody has."""
    account = await hall.store.account_called("Ann")
    assert account is not None
    box = RULES.box
    signature = box.pack.decks[0]
    text = write_file(box.pack, signature.name["en"], deck_of(signature))
    await hall.decks.keep(account.id, OfPack("house", box.digest), signature.name["en"], text)
    await hall.decks.keep(account.id, OfPack("dojo", "00" * 32), "Half a deck", "character: crane\n3 step\n?")


async def _not_begun(hall: Scene) -> None:
    waiting = await hall.lay("ann", NewTable("shinobi", 4, access="password", password="abc"))
    await hall.sit(waiting, "ann")
    await hall.admit(waiting, "bob", "cba")
    await hall.lay("bob", NewTable("senji", 3, access="link"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
