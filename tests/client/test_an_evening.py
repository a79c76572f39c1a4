"""The whole way of a game through a real hall: a link, guests, a bot, a lost line, a record, a rematch."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tatami.client import Hall, HallRefused, Moment, Seat
from tests.client.scenes import Followed, Guess, follow, run, verified
from tests.halls import RunningHall, running_hall
from tests.servers import running_postgres


class Unlucky(Guess):
    """A player whose connection breaks whenever he wants to answer."""

    def __init__(self, seed: int, hall: Hall) -> None:
        super().__init__(seed)
        self._hall = hall
        self.cuts = 0

    def __call__(self, moment: Moment) -> str:
        self._hall.cut()
        self.cuts += 1
        return super().__call__(moment)


async def evening(address: str, folder: Path, game: str = "tenno") -> None:
    async with (
        Hall.connect(address, name="Aki", lang="en") as aki,
        Hall.connect(address, name="Emi", lang="uk") as emi,
        Hall.connect(address, name="Passer-by", lang="en") as stranger,
    ):
        table = (await aki.lay(game, 3, link_only=True)).id
        assert table not in [each.id for each in await stranger.tables()], "only the link leads there"
        spectator = await stranger.watch(table)
        first, second = await aki.sit(table), await emi.sit(table)
        async with Hall.connect(address, link=await aki.link(), lang="en") as phone:
            again = await phone.seat(table, first.seat)
            await aki.seat_bots(table, "random")
            unlucky = Unlucky(1, aki)
            seen, on_phone, by_all, _ = await asyncio.gather(
                follow(first, unlucky), follow(again), follow(spectator), follow(second, Guess(2))
            )
        assert unlucky.cuts > 3
        if game == "tenno":  # there nobody may look back, not even at what he has missed
            nothing_twice(seen, on_phone)
        else:
            nothing_missed_nothing_twice(seen, on_phone)
        assert on_phone.kinds == by_all.kinds
        assert seen.moments[-1].view == on_phone.moments[-1].view
        assert seen.moments[-1].outcome == on_phone.moments[-1].outcome != ()
        only_public_things(by_all)
        await afterwards(aki, stranger, first, folder)
        await once_more(aki, emi, table)


def nothing_missed_nothing_twice(seen: Followed, on_phone: Followed) -> None:
    assert seen.events == on_phone.events
    assert sum(moment.whole for moment in seen.moments) == 1, "after every cut the story went on where it was"


def nothing_twice(seen: Followed, on_phone: Followed) -> None:
    """Who has missed something is told how the table stands instead, and after that what happens."""
    rest = iter(on_phone.events)
    assert all(event in rest for event in seen.events), "in the same order, and none again"
    missed = len(on_phone.events) - len(seen.events)
    assert missed == 0 or sum(moment.whole for moment in seen.moments) > 1


def only_public_things(by_all: Followed) -> None:
    assert not any(moment.is_asked for moment in by_all.moments)
    hands = [
        card
        for moment in by_all.moments
        if moment.view and not moment.is_over
        for place, cards in moment.view["places"].items()
        if place.startswith("hand.")
        for card in cards
    ]
    assert set(hands) == {"?"}


async def afterwards(aki: Hall, stranger: Hall, seat: Seat, folder: Path) -> None:
    """Replays, the record, a shared link, and everybody who can check it."""
    table, receipt = seat.table, seat.receipt
    assert receipt is not None
    for eyes in ("A", "B", "C", None):
        film = await aki.replay(table, eyes, count=200)
        assert len(film.frames) == film.acts + 1
        assert film.eyes == eyes
    record = await aki.record(table)
    with pytest.raises(HallRefused) as refused:
        await stranger.record(table)
    assert refused.value.code == "not-your-table"
    assert await stranger.shared_record(await aki.share(table)) == record
    assert (await stranger.verify(record)).good
    spoiled = await stranger.verify(record.replace('"A"', '"B"', 1))
    assert not spoiled.good
    file, kept = folder / "game.jsonl", folder / "receipt.json"
    file.write_text(record, encoding="utf-8")
    kept.write_text(receipt.text(), encoding="utf-8")
    assert verified(file, kept).status == 0, verified(file, kept)
    kept.write_text(json.dumps(json.loads(receipt.text()) | {"entropy": "00"}), encoding="utf-8")
    assert verified(file, kept).status == 1, "a share that is not his"
    replayed = run("-m", "tatami", "replay", str(file), "--verify", folder=folder)
    assert replayed.status == 0, replayed.err


async def once_more(aki: Hall, emi: Hall, table: str) -> None:
    """One call each, and they sit as before; whoever comes second finds the table of the first."""
    (mine,) = await aki.rematch(table)
    assert mine.now.info.phase == "open"
    (hers,) = await emi.rematch(table)
    assert (mine.table, mine.seat, hers.seat) == (hers.table, "A", "B")
    assert mine.receipt != hers.receipt
    assert (await mine.until(lambda moment: moment.info.phase == "playing")).view is not None
    assert (await aki.table(table)).info.rematch == mine.table


@pytest.mark.parametrize("game", ["tenno", "shinobi"])
def test_an_evening_at_a_table(game: str, hall: RunningHall, tmp_path: Path) -> None:
    asyncio.run(evening(hall.address, tmp_path, game))


@pytest.mark.postgres
def test_the_same_evening_on_postgresql(tmp_path: Path) -> None:
    with (
        running_postgres() as server,
        running_hall(tmp_path / "hall", "--database", server.new_database()) as hall,
    ):
        asyncio.run(evening(hall.address, tmp_path))
