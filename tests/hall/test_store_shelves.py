"""Tables, people, accounts, talk, ratings and keys, as they are kept."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tatami.hall.db.ratings import Rung
from tatami.hall.db.rows import (
    AccountRow,
    EndingRow,
    PersonRow,
    RatingChangeRow,
    RatingRow,
    ReportRow,
    TableRow,
    TalkRow,
    UntoldRow,
)
from tatami.hall.db.schema import (
    ACCOUNTS,
    ENDINGS,
    PEOPLE,
    RATING_CHANGES,
    RATINGS,
    REPORTS,
    TABLES,
    TALK,
    UNTOLD,
)
from tatami.hall.db.store import Store, noting, result, sitting
from tatami.kernel.reasons import TatamiError
from tests.hall.shelves import LAID, account, act, person, scene, table


@pytest.mark.parametrize(
    ("row", "kept"),
    [
        (TableRow, TABLES),
        (PersonRow, PEOPLE),
        (AccountRow, ACCOUNTS),
        (TalkRow, TALK),
        (ReportRow, REPORTS),
        (RatingRow, RATINGS),
        (RatingChangeRow, RATING_CHANGES),
        (UntoldRow, UNTOLD),
        (EndingRow, ENDINGS),
    ],
)
def test_the_fields_of_a_row_are_the_columns_in_order(row: type[msgspec.Struct], kept: object) -> None:
    columns = [column.name for column in kept.c]  # type: ignore[attr-defined] # a Table
    assert [name for name in columns if kept is not TALK or name != "id"] == list(row.__struct_fields__)


def test_lists_of_tables_are_by_phase_and_the_last_changed_come_first(database_url: str) -> None:
    rows = [
        table("a", "open", at=1),
        table("b", "playing", at=2),
        table("c", "over", at=3),
        table("d", "open", at=4, listed=False),
    ]

    async def play(store: Store) -> None:
        for row in rows:
            await store.open_table(row, LAID)
        await store.append("a", 1, [act(9)], also=[noting("a", changed_at=9)])
        assert [row.id for row in await store.tables(["open", "playing", "over"], False, 9)] == [
            "a",
            "d",
            "c",
            "b",
        ]
        assert [row.id for row in await store.tables(["open", "playing"], True, 9)] == ["a", "b"]
        assert [row.id for row in await store.tables(["open", "playing"], True, 1)] == ["a"]
        assert await store.table_row("b") == rows[1]
        assert await store.table_row("z") is None
        assert await store.open_tables_by("ann") == 3
        assert await store.open_tables_by("ben") == 0

    scene(database_url, play)


def test_a_sleeping_game_is_due_when_its_time_has_come(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.set_wake("late", 200)
        await store.set_wake("soon", 100)
        await store.set_wake("over", 50)
        await store.append("over", 1, [act(1)], also=[noting("over", phase="over")])
        assert await store.due(99) == []
        assert await store.due(100) == ["soon"]
        assert await store.due(2**40) == ["soon", "late"]
        await store.set_wake("soon", None)
        assert await store.due(2**40) == ["late"]

    scene(database_url, play, "soon", "late", "over", "never")


def test_a_finished_game_is_found_by_the_key_it_is_shared_under(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.append("t", 1, [act(1)], also=[noting("t", phase="over", share="k")])
        assert await store.shared("k") == "t"
        assert await store.shared("other") is None

    scene(database_url, play, "t", "u")


def test_a_note_that_notes_nothing_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="nothing"):
        noting("t")


def test_people_have_names_in_any_alphabet_and_change(database_url: str) -> None:
    names = ["Ґанна-Єва", "Ёжик", "明智 光秀", "🦊", "Zoë", "' OR 1=1; --"]

    async def play(store: Store) -> None:
        for k, name in enumerate(names):
            await store.add_person(person(f"p{k}", name))
            assert await store.person(f"p{k}") == person(f"p{k}", name)
        await store.change_person("p0", name="Ганна", seen_at=2**41)
        assert await store.person("p0") == msgspec.structs.replace(person("p0"), name="Ганна", seen_at=2**41)
        assert await store.person("nobody") is None
        with pytest.raises(TatamiError, match="database-trouble"):
            await store.add_person(person("p0"))

    scene(database_url, play)


def test_no_two_accounts_share_a_name_whatever_its_case(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.add_account(account("a", "Їжак"))
        with pytest.raises(TatamiError, match="name-is-taken"):
            await store.add_account(account("b", "ЇЖАК"))
        await store.add_account(account("b", "Straße"))
        with pytest.raises(TatamiError, match="name-is-taken"):
            await store.change_account("a", name="STRASSE")
        await store.change_account("a", name="Лис", webhook="https://example.org", webhook_key="k")
        changed = await store.account_called("лис")
        assert changed == await store.account("a")
        assert changed is not None
        assert (changed.name, changed.folded, changed.webhook) == ("Лис", "лис", "https://example.org")
        assert await store.account_called("їжак") is None

    scene(database_url, play)


def test_two_who_want_the_same_name_at_once_do_not_both_get_it(database_url: str) -> None:
    async def play(store: Store) -> None:
        tries = (store.add_account(account(f"a{k}", "Fox")) for k in range(9))
        said = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(getattr(word, "code", "") for word in said) == ["", *["name-is-taken"] * 8]

    scene(database_url, play)


def test_an_account_knows_its_people_and_people_their_games(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.add_account(account("a", "Fox"))
        for who in (person("ann", account="a"), person("ben", account="a"), person("cat")):
            await store.add_person(who)
        assert [who.id for who in await store.people_of("a")] == ["ann", "ben"]
        seats = [
            sitting("t", 0, "ann"),
            sitting("t", 1, "cat"),
            result("t", 0, True, True),
            result("t", 1, False, False),
        ]
        await store.append("t", 1, [act(1)], also=[*seats, noting("t", changed_at=7)])
        await store.append("u", 1, [act(1)], also=[sitting("u", 2, "ben")])
        games = await store.games_of(["ann", "ben"], 9)
        assert [(row.id, seat, won) for row, seat, won, _ in games] == [("t", 0, True), ("u", 2, None)]
        assert games[0][0] == await store.table_row("t")
        assert len(await store.games_of(["ann", "ben"], 1)) == 1
        assert await store.games_of([], 9) == []
        # A game that goes on is not lost behind any number of newer ones that are over.
        await store.append("t", 2, [act(2)], also=[noting("t", phase="over", changed_at=9)])
        assert [row.id for row, *_ in await store.games_of(["ann", "ben"], 1)] == ["u"]

    scene(database_url, play, "t", "u")


def test_talk_is_heard_in_order_and_only_the_last_of_it(database_url: str) -> None:
    said = [TalkRow("t", 5, k % 3, f"слово {k}", None, None) for k in range(10)]
    whisper = TalkRow("t", 6, 1, "", "well-played", 2)

    async def play(store: Store) -> None:
        for row in (*said, whisper, TalkRow("u", 1, 0, "elsewhere")):
            await store.add_talk(row)
        assert await store.talk_of("t") == [*said, whisper]
        assert await store.talk_of("t", limit=2) == [said[-1], whisper]

    scene(database_url, play, "t", "u")


def test_the_last_reports_come_first(database_url: str) -> None:
    rows = [ReportRow(f"r{k}", "t", "ann", 1, "rude", "record\n", '[{"text":"…"}]', k) for k in range(3)]

    async def play(store: Store) -> None:
        for row in rows:
            await store.add_report(row)
        assert await store.reports(2) == [rows[2], rows[1]]

    scene(database_url, play, "t")


async def first_of(store: Store, limit: int) -> list[RatingRow]:
    rows = await store.ladder(Rung("tenno", 3, 0), limit)
    return [RatingRow(row.owner, "tenno", 3, row.mu, row.sigma, row.games, row.last_at) for row in rows]


def test_ratings_are_put_new_or_over_the_old_and_make_a_ladder(database_url: str) -> None:
    new = [RatingRow("ann", "tenno", 3, 25.0, 8.0, 1), RatingRow("ben", "tenno", 3, 24.0, 2.0, 9)]

    async def play(store: Store) -> None:
        await store.put_ratings([*new, RatingRow("ann", "shinobi", 4, 1 / 3, 1.0, 1)])
        assert await first_of(store, 9) == [new[1], new[0]]
        better = RatingRow("ann", "tenno", 3, 30.0, 1.5, 20)
        await store.put_ratings([better, new[1]])
        assert await first_of(store, 9) == [better, new[1]]
        assert await first_of(store, 1) == [better]
        assert await store.rating("ann", "shinobi", 4) == RatingRow("ann", "shinobi", 4, 1 / 3, 1.0, 1)
        assert await store.rating("cat", "tenno", 3) is None
        assert [row.game for row in await store.ratings_of("ann")] == ["shinobi", "tenno"]

    scene(database_url, play)


def test_a_key_of_the_hall_is_made_once(database_url: str) -> None:
    async def play(store: Store) -> None:
        fresh = iter("abcdefgh")
        asked = await asyncio.gather(*(store.hall_key("sessions-1", lambda: next(fresh)) for _ in range(4)))
        assert len(set(asked)) == 1
        assert await store.hall_key("sessions-1", lambda: "never") == asked[0]
        await store.hall_key("sessions-0", lambda: "older")
        await store.hall_key("sessions%", lambda: "sly")
        assert await store.keys_called("sessions-") == {"sessions-0": "older", "sessions-1": asked[0]}
        assert list(await store.keys_called("sessions-")) == ["sessions-0", "sessions-1"]

    scene(database_url, play)
