"""Ladders, players' pages and what can be taken home: who is told what of whom."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tatami.games import game_called
from tatami.hall.db.ratings import Rung
from tatami.hall.db.remaking import make_anew, ratings_anew, weights_read
from tatami.hall.db.rows import AccountRow, MailboxRow, RatingRow
from tatami.hall.db.weighing import LATELY, MODEL, Weighed, is_provisional, rated_anew
from tatami.hall.people import Door
from tatami.hall.serving.exporting import export_of
from tatami.hall.serving.forks import lay_fork
from tatami.hall.serving.ladders import bounds_of, ladder_of, season_of, seasons_between
from tatami.hall.serving.pages import curve_of, page_of, reader_of, streaks_of
from tatami.hall.telling.renown import Ladder, PlayerPage, Streaks
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import HandClock, Scene, scene
from tests.hall.test_projections import GAME, account_id, finish, finished, with_account
from tests.short import short_and_quiet

DAY = 86_400_000


async def ladder(hall: Scene, who: str = "", seats: int = 0, season: str = "", **more: object) -> Ladder:
    reader = await hall.store.person(who) if who else None
    wanted = {"everybody": False, "limit": 50, "offset": 0} | more
    return await ladder_of(hall, reader, GAME, seats, season, **wanted)  # type: ignore[arg-type]


async def account_of(hall: Scene, who: str) -> AccountRow:
    account = await hall.store.account(await account_id(hall, who))
    assert account is not None
    return account


async def page(hall: Scene, whose: str, by: str = "") -> PlayerPage:
    account = await account_of(hall, whose)
    reader = await hall.store.person(by) if by else None
    return await page_of(hall, account, await reader_of(hall, account, reader))


async def is_private(hall: Scene, whose: str, by: str = "") -> bool:
    try:
        await page(hall, whose, by)
    except TatamiError as error:
        return error.code == "page-is-private"
    return False


async def setting(hall: Scene, who: str, **choices: str | bool) -> None:
    row = await hall.store.person(who)
    assert row is not None
    await Door(hall).change(row, None, **choices)


# --- ratings --------------------------------------------------------------------------------------


def test_every_number_of_players_has_a_ladder_of_its_own(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        for seed in range(3):
            await finished(hall, ("ann", "bob"), seed=seed)
        await finished(hall, ("ann", "bob"), bots=1)
        rows = await hall.store.ratings_of(await account_id(hall, "ann"))
        assert [(row.seats, row.games) for row in rows] == [(2, 3), (3, 1)]
        two, three = await ladder(hall, "ann", 2), await ladder(hall, "ann", 3)
        assert [(rung.name, rung.bot) for rung in two.rungs] == [("Ann", "")]
        assert sorted((rung.name, rung.bot) for rung in three.rungs) == [("", "random"), ("Ann", "")]
        assert (two.played, two.size, three.size) == ([2, 3], 1, 2)
        assert (await ladder(hall)).players == 3, "where most are rated"

    scene(database_url, play)


def test_all_ratings_can_be_made_anew_from_what_is_kept_of_the_games(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "cay"):
            await with_account(hall, who)
        for seed in range(4):
            await finished(hall, ("ann", "bob", "cay"), bots=2, seed=seed)
            await finished(hall, ("ann", "cay"), seed=seed)
        owners = [await account_id(hall, "ann"), await account_id(hall, "cay"), "bot:random"]
        kept = [row for owner in owners for row in await hall.store.ratings_of(owner)]
        assert len(kept) == 5
        anew = await ratings_anew(hall.store)
        assert sorted(anew, key=repr) == sorted(kept, key=repr)
        await hall.store.put_ratings([msgspec.structs.replace(row, mu=0.0, games=99) for row in kept])
        await make_anew(hall.store)
        assert [row for owner in owners for row in await hall.store.ratings_of(owner)] == kept

    scene(database_url, play)


def test_what_is_kept_of_a_game_is_what_its_log_says(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        table = await finished(hall, ("ann", "bob"), bots=1)
        await hall.read_again(table)
        live = (await hall.room(table)).live
        ending = await hall.store.ending_of(table)
        assert ending is not None
        assert live.outcome is not None
        assert (ending.number, ending.seats, ending.how) == (1, 3, live.outcome.how)
        owners = [await account_id(hall, "ann"), "", "bot:random"]
        places = [1 if seat in live.outcome.winners else 2 for seat in range(3)]
        assert weights_read(ending.weighed or "") == [
            Weighed(*one) for one in zip(owners, places, strict=True)
        ]

    scene(url, play)


def test_of_several_bots_of_a_kind_none_counts_more_than_another() -> None:
    bots = [Weighed("ann", 2), Weighed("bot:x", 1), Weighed("bot:x", 2)]
    turned = [bots[0], bots[2], bots[1]]
    after = {row.owner: row for row in rated_anew("g", bots, {}, 7)}
    again = {row.owner: row for row in rated_anew("g", turned, {}, 7)}
    assert after["bot:x"].mu == pytest.approx(again["bot:x"].mu)
    assert (after["bot:x"].games, after["bot:x"].last_at) == (1, 7)
    assert after["ann"].mu < MODEL.mu < after["bot:x"].mu


def test_a_rating_is_provisional_while_games_are_few_or_it_is_unsure() -> None:
    assert is_provisional(9, 3.0)
    assert is_provisional(30, 7.0)
    assert not is_provisional(10, 6.0)


def test_beating_weak_bots_for_ever_is_worth_less_and_less() -> None:
    known: dict[str, RatingRow] = {}
    gains = []
    for _ in range(60):
        before = known["ann"].mu if known else MODEL.mu
        rows = rated_anew("g", [Weighed("ann", 1), Weighed("bot:random", 2)], known, 0)
        known = {row.owner: row for row in rows}
        gains.append(known["ann"].mu - before)
    assert gains[0] > 10 * gains[-1] > 0


# --- ladders --------------------------------------------------------------------------------------


def test_seasons_are_quarters_by_the_clock_of_greenwich() -> None:
    begins, ends = bounds_of("2026-4")
    assert [season_of(at) for at in (begins - 1, begins, ends - 1, ends)] == [
        "2026-3", "2026-4", "2026-4", "2027-1",
    ]  # fmt: skip
    assert seasons_between(begins, ends) == ["2027-1", "2026-4"]
    assert len(seasons_between(0, ends)) == 12


def test_a_season_counts_the_games_that_ended_in_it(database_url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        for seed in range(2):
            await finished(hall, ("ann", "bob"), seed=seed)
        after_first = await hall.store.rating(await account_id(hall, "ann"), GAME, 2)
        hand.pass_by(100 * 86400)
        assert (await ladder(hall, seats=2)).rungs == [], "who was away too long is left out"
        mine = (await ladder(hall, "ann", 2)).you
        assert mine is not None
        assert (mine.listed, mine.rating.active, mine.rating.games) == (False, False, 2)
        assert len((await ladder(hall, seats=2, everybody=True)).rungs) == 1
        await finished(hall, ("ann", "bob"), seed=5)
        first, second = (
            await ladder(hall, seats=2, season="1970-1"),
            await ladder(hall, seats=2, season="1970-2"),
        )
        assert first.seasons == ["1970-2", "1970-1"]
        assert [rung.rating.games for rung in (*first.rungs, *second.rungs)] == [2, 1]
        assert after_first is not None
        assert first.rungs[0].rating.rating == after_first.mu
        assert (await ladder(hall, seats=2)).rungs[0].rating.games == 3
        assert (await ladder(hall, seats=2, season="1971-1")).rungs == []

    scene(database_url, play, hand)


def test_a_ladder_comes_in_pages_and_ones_own_row_is_always_told(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "cay"):
            await with_account(hall, who)
        ann, cay = await account_id(hall, "ann"), await account_id(hall, "cay")
        bots = [RatingRow(f"bot:b{k}", GAME, 2, 30.0 + k, 1.0, 20, hall.now()) for k in range(5)]
        people = [
            RatingRow(ann, GAME, 2, 20.0, 1.0, 20, hall.now()),
            RatingRow(cay, GAME, 2, 25.0, 8, 1, hall.now()),
        ]
        await hall.store.put_ratings([*bots, *people])
        first, rest = await ladder(hall, "ann", 2, limit=3), await ladder(hall, "ann", 2, limit=3, offset=5)
        assert [(rung.place, rung.bot) for rung in first.rungs] == [(1, "b4"), (2, "b3"), (3, "b2")]
        assert [(rung.place, rung.name, rung.you) for rung in rest.rungs] == [
            (6, "Ann", True),
            (7, "Cay", False),
        ]
        assert first.you is not None
        assert (first.you.place, first.you.rating.surely, first.size) == (6, 17.0, 7)
        assert rest.rungs[1].rating.provisional
        assert (await ladder(hall, "bob", 2)).you is None

    scene(database_url, play)


def test_who_wants_to_be_on_no_ladder_is_left_out_for_all_but_himself(url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "cay"):
            await with_account(hall, who)
        await finished(hall, ("ann", "cay"))
        await setting(hall, "ann", off_ladder=True)
        season = season_of(hall.now())
        for told in (await ladder(hall, "cay", 2), await ladder(hall, "", 2, season)):
            assert [(rung.place, rung.name) for rung in told.rungs] == [(1, "Cay")]
            assert told.size == 1
        own = await ladder(hall, "ann", 2)
        assert own.you is not None
        assert (own.you.listed, [rung.name for rung in own.rungs]) == (False, ["Cay"])

    scene(url, play)


def test_a_season_does_not_tell_of_a_game_whose_end_is_not_told(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        await finish(hall, await hall.lay_for(("ann", "bob"), GAME, delay=30))
        season = season_of(hall.now())
        assert (await ladder(hall, "cay", 2, season)).rungs == []
        assert (await page(hall, "ann", "cay")).counted == 0
        assert (await page(hall, "ann", "cay")).ratings == []
        own = await page(hall, "ann", "ann")
        assert (own.counted, len(own.ratings)) == (1, 1)
        hand.pass_by(30)
        assert len((await ladder(hall, "cay", 2, season)).rungs) == 2
        assert (await page(hall, "ann", "cay")).counted == 1

    scene(url, play, hand)


# --- pages ----------------------------------------------------------------------------------------


def test_a_page_counts_games_opponents_seats_and_streaks(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        tables = [await finished(hall, ("ann", "bob"), bots=1, seed=seed) for seed in range(3)]
        tables.append(await finished(hall, ("cay", "ann")))
        outcomes = [(await hall.room(table)).live.outcome for table in tables]
        won = [
            seat in outcome.winners for outcome, seat in zip(outcomes, (0, 0, 0, 1), strict=True) if outcome
        ]
        told = await page(hall, "ann", "ann")
        assert (told.account, told.counted, told.relation) == ("Ann", 4, "self")
        assert (told.tally.games, told.tally.won, told.tally.lost) == (4, sum(won), 4 - sum(won))
        assert [(one.players, one.tally.games) for one in told.games] == [(3, 3), (2, 1)]
        assert [(one.seat, one.tally.games) for one in told.seats] == [("A", 3), ("B", 1)]
        met = {one.who.name or one.who.bot: one.games for one in told.opponents}
        assert met == {"Bob": 3, "random": 3, "Cay": 1}
        assert told.streaks == streaks_of(won[::-1])
        assert [game.table for game in told.last] == tables[::-1]

    scene(database_url, play)


def test_streaks_are_of_games_that_somebody_has_won() -> None:
    assert streaks_of([]) == Streaks()
    assert streaks_of([True, None, True, False, True]) == Streaks(2, 0, 2)
    assert streaks_of([False, False, True, True, True]) == Streaks(0, 2, 3)


@pytest.mark.parametrize(
    ("game", "traits"), [("samurai-sword", {"role", "character"}), ("senji", {"family", "order"})]
)
def test_what_somebody_was_is_kept_when_the_game_ends(url: str, game: str, traits: set[str]) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        table = await hall.lay_for(("ann", "bob", "cay"), game, options=short_and_quiet(game_called(game)))
        await hall.play(table, 20_000, Random(game))
        told = await page(hall, "ann")
        assert {one.trait for one in told.traits} == traits
        assert all(one.tally.games == 1 for one in told.traits)
        assert set(told.last[0].traits) == traits

    scene(url, play)


def test_strangers_are_told_no_guests_no_hours_and_no_tables(url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        table = await finished(hall, ("ann", "bob", "cay"))
        for reader in ("dan", ""):
            told = await page(hall, "ann", reader)
            assert [one.name for one in told.last[0].others] == ["Bob", ""]
            assert [one.who.name for one in told.opponents] == ["Bob"]
            assert (told.last[0].table, told.last[0].at % DAY, told.since % DAY) == ("", 0, 0)
        assert (await page(hall, "ann", "cay")).last[0].table == table, "who sat there may open its result"

    scene(url, play)


def test_a_page_is_for_whom_its_owner_wants(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob", "cay"):
            await with_account(hall, who)
        ann, bob = await account_id(hall, "ann"), await account_id(hall, "bob")
        await hall.friends.ask(bob, ann)
        await hall.friends.accept(ann, bob)
        await finished(hall, ("ann", "bob", "cay"))
        seen = {}
        for audience in ("everybody", "friends", "nobody"):
            await setting(hall, "ann", page=audience)
            seen[audience] = [
                not await is_private(hall, "ann", who) for who in ("", "dan", "cay", "bob", "ann")
            ]
            by_cay = await page(hall, "bob", "cay")
            assert any(one.name == "Ann" for one in by_cay.last[0].others) == (audience == "everybody")
            rungs = (await ladder(hall, "cay", 3)).rungs
            assert [rung.open for rung in rungs if rung.name == "Ann"] == [audience == "everybody"]
        assert seen == {
            "everybody": [True] * 5,
            "friends": [False, False, False, True, True],
            "nobody": [False, False, False, False, True],
        }

    scene(database_url, play)


def test_a_curve_has_a_point_for_every_rated_game(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        for seed in range(3):
            await finished(hall, ("ann", "bob"), seed=seed)
        account = await account_of(hall, "ann")
        reader = await reader_of(hall, account, await hall.store.person("ann"))
        curve = await curve_of(hall, account, reader, GAME, 2)
        now = await hall.store.rating(account.id, GAME, 2)
        assert now is not None
        assert len(curve.points) == 3
        assert (curve.points[-1].rating, curve.points[-1].spread) == (now.mu, now.sigma)
        assert (await curve_of(hall, account, reader, GAME, 3)).points == []

    scene(url, play)


def test_games_that_were_not_dealt_are_on_no_page(url: str) -> None:
    async def play(hall: Scene) -> None:
        await with_account(hall, "ann")
        table = await finished(hall, ("ann", "bob"))
        ann = await hall.store.person("ann")
        assert ann is not None
        fork = await lay_fork(hall, ann, table, 0, 1)
        await finish(hall, fork)
        assert (await page(hall, "ann")).counted == 1
        assert await hall.store.ending_of(fork) is None

    scene(url, play)


def test_everything_of_ones_own_can_be_taken_home(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        for who in ("ann", "bob"):
            await with_account(hall, who)
        ann, bob = await account_id(hall, "ann"), await account_id(hall, "bob")
        await hall.friends.ask(bob, ann)
        await hall.friends.accept(ann, bob)
        table = await finished(hall, ("ann", "bob"), bots=1)
        await hall.store.jot(table, 0, b'{"text":"he hums"}')
        await hall.store.jot(table, 1, b'{"text":"she sings"}')
        box = MailboxRow(ann, "ann@example.org", "secret", True, "each", zone="Europe/Kyiv")
        await hall.store.put_mailbox(box)
        await hall.store.change_account(ann, webhook="https://example.org/hook", webhook_key="hidden")
        off = await hall.vacations.take(ann, None, 3)
        person = await hall.store.person("ann")
        assert person is not None
        told = await export_of(hall, person, 0)
        assert told.days is not None
        assert (told.days.address, told.days.wanted, told.days.zone) == (
            "ann@example.org",
            "each",
            "Europe/Kyiv",
        )
        assert (told.days.webhook, told.days.vacations) == (
            "https://example.org/hook",
            [[off.start, off.until]],
        )
        assert not {"secret", "hidden"} & set(map(str, msgspec.structs.astuple(told.days)))
        assert (told.account, told.friends, told.left_out) == ("Ann", ["Bob"], 0)
        assert [(game.table, game.seat, game.others) for game in told.games] == [
            (table, "A", ["Bob", "random"])
        ]
        assert [(one.table, one.players) for one in told.changes] == [(table, 3)]
        assert [note.text for note in told.notes] == ["he hums"]
        assert [rating.games for rating in told.ratings] == [1]
        later = await export_of(hall, person, 1)
        assert (later.games, later.left_out) == ([], 0)
        guest = await hall.store.person("cay")
        assert guest is not None
        assert (await export_of(hall, guest, 0)).account is None
        assert (await export_of(hall, guest, 0)).days is None

    scene(database_url, play)


def test_games_of_a_guest_are_on_the_page_of_the_account_that_claims_them(url: str) -> None:
    async def play(hall: Scene) -> None:
        await finished(hall, ("bob", "cay"))
        account, guest = await with_account(hall, "ann"), await hall.store.person("bob")
        assert guest is not None
        await Door(hall).claim(account, guest)
        told = await page(hall, "ann")
        assert (told.counted, told.ratings) == (1, [])

    scene(url, play)


def test_who_was_active_is_so_for_ninety_days(url: str) -> None:
    async def play(hall: Scene) -> None:
        at = hall.now()
        await hall.store.put_ratings([RatingRow("bot:x", GAME, 2, 25.0, 1.0, 20, at)])
        assert len(await hall.store.ladder(Rung(GAME, 2, at, since=at), 9)) == 1
        hall.now.pass_by(LATELY // 1000 - 1)
        assert len((await ladder(hall, seats=2)).rungs) == 1
        hall.now.pass_by(1)
        assert (await ladder(hall, seats=2)).rungs == []

    scene(url, play)
