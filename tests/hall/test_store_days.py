"""Letter boxes, turns, calendars and vacations in both databases."""

from __future__ import annotations

import msgspec

from tatami.hall.db.rows import MailboxRow, TurnRow, VacationRow
from tatami.hall.db.store import Store, noting
from tests.hall.shelves import LAID, account, person, scene, table

HOUR = 3_600_000


async def prepared(store: Store, *tables: str) -> None:
    await store.add_account(account("ann", "Ann"))
    await store.add_person(person("p-ann", "Ann", "ann"))
    for name in tables:
        await store.open_table(table(name), LAID)


def test_a_turn_is_to_be_told_once_and_the_same_question_is_no_news(database_url: str) -> None:
    async def play(store: Store) -> None:
        await prepared(store, "t1", "t2")
        await store.put_mailbox(MailboxRow("ann", "ann@example.org", "k", True, "digest", 4, "en"))
        first = TurnRow("t1", 0, "ann", 3, 100)
        await store.note_turn(first)
        assert await store.accounts_to_mail(99, 10 * HOUR, 0, 9) == []
        assert await store.accounts_to_mail(100, 10 * HOUR, 0, 9) == ["ann"]
        await store.mark_mailed("ann", [first, TurnRow("t2", 1, "ann", 5, 90)], 10 * HOUR)
        for turn in (first, TurnRow("t1", 0, "ann", 3, 200)):
            await store.note_turn(turn)
        assert [turn.mailed for turn in await store.turns_of("ann")] == [True, True]
        await store.note_turn(TurnRow("t1", 0, "ann", 4, 300))
        assert await store.accounts_to_mail(300, 13 * HOUR, 0, 9) == []  # the last letter is too young
        assert await store.accounts_to_mail(300, 14 * HOUR, 0, 9) == ["ann"]
        await store.change_mailbox("ann", "k", wanted="each")
        assert await store.accounts_to_mail(300, 10 * HOUR + 5, 5, 9) == ["ann"]
        await store.drop_turns([TurnRow("t1", 0, "ann", 4, 300)])
        assert [turn.table_id for turn in await store.turns_of("ann")] == ["t2"]
        await store._write(noting("t2", phase="over"))
        await store.drop_turns_of_ended_games()
        assert await store.turns_of("ann") == []

    scene(database_url, play)


def test_who_has_little_time_left_is_reminded_once_and_sooner_than_a_digest_would_come(
    database_url: str,
) -> None:
    async def play(store: Store) -> None:
        async def late(hours: float, space: int = 0) -> list[str]:
            now = int(hours * HOUR)
            return await store.accounts_to_remind(now, now, space, 9)

        await prepared(store, "t1", "t2")
        box = MailboxRow("ann", "ann@example.org", "k", True, "digest", 24, "en", mailed_at=HOUR, remind=3)
        await store.put_mailbox(box)
        turn = TurnRow("t1", 0, "ann", 3, HOUR, due=25 * HOUR)
        await store.note_turn(turn)
        assert await late(21.9) == []
        assert await late(22) == ["ann"]
        assert await late(22, space=22 * HOUR) == []
        assert await late(25) == [], "then the time is up"
        # Told in the last hours before: nothing more. Told shortly before those: a little later.
        for told, again in ((22.5, 24.9), (21.9, 23.0)):
            await store.mark_mailed("ann", [turn], int(told * HOUR))
            assert await late(again) == [], (told, again)
        assert await late(23.5) == ["ann"]
        # More time is noted, and the turn stays told.
        await store.note_turn(TurnRow("t1", 0, "ann", 3, HOUR, due=49 * HOUR))
        assert await late(23.5) == []
        assert [(kept.mailed, kept.due) for kept in await store.turns_of("ann")] == [(True, 49 * HOUR)]
        assert await late(46) == ["ann"]
        for change in ({"remind": 0}, {"wanted": "none"}, {"verified": False}):
            await store.put_mailbox(msgspec.structs.replace(box, **change))
            assert await late(46) == [], change

    scene(database_url, play)


def test_a_letter_box_is_changed_only_by_its_own_key_and_goes_with_what_waits(database_url: str) -> None:
    async def play(store: Store) -> None:
        await prepared(store, "t1")
        await store.put_mailbox(MailboxRow("ann", "ann@example.org", "old"))
        await store.put_mailbox(MailboxRow("ann", "new@example.org", "new"))
        await store.change_mailbox("ann", "old", verified=True)
        box = await store.mailbox("ann")
        assert box is not None
        assert (box.address, box.verified) == ("new@example.org", False)
        await store.note_turn(TurnRow("t1", 0, "ann", 3, 100))
        await store.drop_mailbox("ann")
        assert await store.mailbox("ann") is None
        assert await store.turns_of("ann") == []

    scene(database_url, play)


def test_calendars_and_vacations_are_found_by_what_they_are_asked_by(database_url: str) -> None:
    async def play(store: Store) -> None:
        await prepared(store)
        await store.put_calendar_key("ann", "one")
        await store.put_calendar_key("ann", "two")
        assert (await store.calendar_of("one"), await store.calendar_of("two")) == (None, "ann")
        await store.drop_calendar_key("ann")
        assert await store.calendar_key("ann") is None
        row = VacationRow("ann", 1 << 41, (1 << 41) + 5)
        await store.put_vacation(row)
        await store.put_vacation(VacationRow("ann", row.start, row.start + 3))
        assert await store.vacations_of("ann", row.start + 3) == []
        assert await store.vacations_after(row.start) == [VacationRow("ann", row.start, row.start + 3)]
        await store.drop_vacation(row)
        assert await store.vacations_after(0) == []

    scene(database_url, play)
