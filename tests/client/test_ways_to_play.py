"""One person on two cushions, a screen that sits nowhere, a table behind a password, accounts."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from tatami.client import Hall, HallRefused
from tests.client.scenes import Guess, follow
from tests.halls import RunningHall

PASSPHRASE = "three quiet herons"


def code_of(caught: pytest.ExceptionInfo[HallRefused]) -> str:
    return caught.value.code


def test_a_hot_seat_one_person_on_both_cushions(hall: RunningHall) -> None:
    async def scene() -> None:
        async with Hall.connect(hall.address, name="Aki") as aki:
            table = (await aki.lay("tenno", 2)).id
            mine, guest = await aki.sit(table), await aki.sit(table, name="Guest", colour="rose")
            assert [seat.seat for seat in await aki.seats(table)] == ["A", "B"]
            one, other = await asyncio.gather(follow(mine, Guess(1)), follow(guest, Guess(2)))
            assert one.kinds == other.kinds
            assert one.moments[-1].view != other.moments[-1].view, "each with the eyes of its own seat"
            assert [cushion.name for cushion in mine.now.info.seats] == ["Aki", "Guest"]

    asyncio.run(scene())


@pytest.mark.parametrize("length", [3_000, 70_000])
def test_an_answer_that_is_far_too_long_is_refused_and_the_line_stays_open(
    hall: RunningHall, length: int
) -> None:
    async def scene() -> None:
        async with Hall.connect(hall.address, name="Aki") as aki:
            table = (await aki.lay("tenno", 2)).id
            mine, guest = await aki.sit(table), await aki.sit(table, name="Guest")
            with pytest.raises(HallRefused) as caught:
                await mine.answer("x" * length, 1)
            assert code_of(caught) == "message-not-understood"
            one, _ = await asyncio.gather(follow(mine, Guess(1)), follow(guest, Guess(2)))
            assert one.moments

    asyncio.run(scene())


def test_a_couch_a_screen_that_sits_nowhere_and_two_phones(hall: RunningHall) -> None:
    async def scene() -> None:
        async with (
            Hall.connect(hall.address, name="Screen") as screen,
            Hall.connect(hall.address, name="Aki") as aki,
            Hall.connect(hall.address, name="Emi") as emi,
        ):
            table = (await screen.lay("shinobi", 3, couch=True, delay=600)).id
            shown = await screen.watch(table)
            phones = [await aki.sit(table), await emi.sit(table)]
            await screen.seat_bots(table, "random")
            assert (await screen.table(table)).yours == []
            seen, one, _ = await asyncio.gather(
                follow(shown), follow(phones[0], Guess(1)), follow(phones[1], Guess(2))
            )
            assert seen.kinds == one.kinds, "the screen of the room does not lag, whatever the delay"
            assert not any(moment.is_asked for moment in seen.moments)

    asyncio.run(scene())


def test_a_password_is_asked_of_everybody_once(hall: RunningHall) -> None:
    async def scene() -> None:
        async with (
            Hall.connect(hall.address, name="Aki") as aki,
            Hall.connect(hall.address, name="Emi", lang="en") as emi,
        ):
            table = (await aki.lay("tenno", 2, password="kaki")).id
            for trying in (emi.sit(table), emi.sit(table, password="ume"), emi.watch(table, "ume")):
                with pytest.raises(HallRefused) as refused:
                    await trying
                assert code_of(refused) == "wrong-password"
            seats = [await aki.sit(table), await emi.sit(table, password="kaki")]
            emi.cut()
            await asyncio.gather(follow(seats[0], Guess(1)), follow(seats[1], Guess(2)))
            (hers,) = await emi.rematch(table)
            (his,) = await aki.rematch(table)
            assert hers.table == his.table, "and they need no password again"

    asyncio.run(scene())


def test_a_refusal_says_why_and_nothing_has_changed(hall: RunningHall) -> None:
    async def scene() -> None:
        async with Hall.connect(hall.address, name="Aki", lang="en") as aki:
            table = (await aki.lay("tenno", 2)).id
            seat = await aki.sit(table, "B")
            with pytest.raises(HallRefused) as refused:
                await aki.sit(table, "B")
            assert (code_of(refused), refused.value.facts) == ("seat-is-taken", {"seat": "B"})
            assert refused.value.text
            await aki.seat_bots(table, "random")
            moment = await seat.until(lambda moment: moment.is_asked)
            with pytest.raises(HallRefused) as refused:
                await seat.answer("sing")
            with pytest.raises(HallRefused) as refused:
                await seat.answer(moment.offers[0].answer, moment.request + 1)
            assert code_of(refused) == "too-early"
            await seat.answer(moment.offers[0].answer, moment.request)
            await seat.answer(moment.offers[0].answer, moment.request)  # the same again is no trouble
            await seat.until(lambda later: later.request > moment.request)
            with pytest.raises(HallRefused) as refused:
                await seat.answer(moment.offers[1].answer, moment.request)
            assert code_of(refused) == "too-late"
            await seat.say(phrase="good-luck")
            assert (await seat.until(lambda moment: bool(moment.said))).said[-1].seat == "B"
            assert await seat.story()
            assert all(refusal.reason.clauses for refusal in await seat.why())

    asyncio.run(scene())


def test_an_account_keeps_games_and_rating_on_every_device(hall: RunningHall) -> None:
    name = f"Aki {secrets.token_hex(4)}"

    async def scene() -> None:
        async with (
            Hall.connect(hall.address, name="Aki") as aki,
            Hall.connect(hall.address, name="Aki at work") as guest,
        ):
            as_guest = await play_out(guest)
            await aki.register(name, PASSPHRASE)
            rated = await play_out(aki)
            with pytest.raises(HallRefused) as refused:
                async with Hall.connect(hall.address, account=(name, "three loud herons")):
                    pass
            assert code_of(refused) == "wrong-passphrase"
            async with Hall.connect(hall.address, account=(name, PASSPHRASE)) as phone:
                assert [game.table for game in await phone.my_games()] == [rated]
                await phone.claim(await guest.link())
                games = {game.table: game for game in await phone.my_games()}
                assert games.keys() == {rated, as_guest}
                assert all(game.phase == "over" and game.won is not None for game in games.values())
                (rating,) = await phone.my_ratings()
                assert (rating.game, rating.games) == ("tenno", 1), "a guest's games are not rated later"
                assert name in [rung.name for rung in (await phone.ladder("tenno")).rungs]
                assert await phone.record(as_guest)
            with pytest.raises(HallRefused) as refused:
                await guest.my_games()
            assert code_of(refused) == "log-in-first", "the guest is nobody any more"

    asyncio.run(scene())


async def play_out(hall: Hall) -> str:
    """A game against a bot, to its end."""
    table = (await hall.lay("tenno", 2)).id
    seat = await hall.sit(table)
    await hall.seat_bots(table, "random")
    assert (await seat.play(Guess(3))).is_over
    return table


def test_a_game_that_is_over_is_watched_no_more_and_its_last_moment_stays(hall: RunningHall) -> None:
    """Else one `Hall` would come to the hall's limit of watched tables after a few dozen games."""

    async def scene() -> None:
        async with Hall.connect(hall.address, name="Aki") as aki:
            table = (await aki.lay("tenno", 2)).id
            seat = await aki.sit(table)
            await aki.seat_bots(table, "random")
            last = await seat.play(Guess(3))
            await seat.story()  # by the same socket, so the hall has heard what was sent before
            async with Hall.connect(hall.address, name="Passer-by") as stranger:
                seen = await stranger.watch(table)
                assert not seen.now.info.seats[0].here, "he looks no more"
                await seen.close()
                assert [moment async for moment in seen.moments()] == []
            assert seat.now is last
            assert seat.now.view is not None
            assert seat.now.view["outcome"]
            assert [moment async for moment in seat.moments()] == []
            await seat.close()
            assert (await aki.seat(table, seat.seat)).now.is_over, "who wants to may look again"

    asyncio.run(scene())
