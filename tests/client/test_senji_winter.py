"""Senji's Winter over real sockets: two offers for one card, accepted at the same moment."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tatami.client import Hall, HallRefused, Seat
from tests.halls import RunningHall

NAMES = ("Ann", "Bob", "Cay")
WRITER = 0


def hand(seat: Seat, letter: str) -> list[str]:
    return list(seat.now.view["places"].get(f"hand.{letter}", []))


async def until_winter(seats: list[Seat]) -> None:
    """Everybody answers the first thing offered until all may talk."""
    while True:
        for seat in seats:
            await seat.until(lambda moment: moment.question is not None)
        if seats[0].now.question.name == "Winter":
            return
        before = seats[0].now.seq
        asked = next(seat for seat in seats if seat.now.is_asked)
        await asked.answer(asked.now.offers[0].answer, asked.now.request)
        for seat in seats:
            await seat.until(lambda moment, old=before: moment.seq > old)


async def say(seat: Seat, *texts: str) -> None:
    """One thing after another, each to the question as it stands."""
    for text in texts:
        form = text.partition(":")[0]
        await seat.until(lambda moment, form=form: any(offer.answer == form for offer in moment.offers or ()))
        await seat.answer(text, seat.now.request)


async def promised_twice(hall: RunningHall, play: Any) -> None:
    """The writer has offered the same card to both others."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Hall.connect(hall.address, name=name)) for name in NAMES]
        table = await people[0].lay("senji", seats=3, options={"families": "dealt"})
        seats = [await person.sit(table.id) for person in people]
        await until_winter(seats)
        card = next(card for card in hand(seats[WRITER], "A") if "member" in card)  # each is unique
        for reader in "BC":
            await say(seats[WRITER], f"letter {reader}: give {card}")
        for seat in seats[1:]:
            await seat.until(lambda moment: any(o.answer == "accept A" for o in moment.offers or ()))
        await play(seats, card)


async def accept(seat: Seat) -> str:
    try:
        await seat.answer("accept A", seat.now.request)
    except HallRefused as refused:
        return refused.code
    return "accepted"


@pytest.mark.parametrize("attempt", range(3))
def test_of_two_who_accept_the_same_card_at_once_one_gets_it(hall: RunningHall, attempt: int) -> None:
    async def play(seats: list[Seat], card: str) -> None:
        held = hand(seats[WRITER], "A").count(card)
        results = await asyncio.gather(*(accept(seat) for seat in seats[1:]))
        assert Counter(results)["accepted"] == 1
        assert Counter(results)["no-such-letter"] == 1
        winner = results.index("accepted") + 1
        sizes = [11, 11, 11]
        sizes[WRITER] -= 1
        sizes[winner] += 1
        for seat in seats:
            await seat.until(lambda moment: len(moment.view["places"]["hand.A"]) == sizes[WRITER])
        for k, letter in enumerate("ABC"):
            assert len(hand(seats[k], letter)) == sizes[k]
        assert hand(seats[WRITER], "A").count(card) == held - 1
        assert card in hand(seats[winner], "ABC"[winner])

    asyncio.run(promised_twice(hall, play))


def test_the_same_acceptance_sent_twice_moves_the_card_once(hall: RunningHall) -> None:
    async def play(seats: list[Seat], card: str) -> None:
        reader = seats[1]
        request = reader.now.request
        await asyncio.gather(reader.answer("accept A", request), reader.answer("accept A", request))
        await reader.until(lambda moment: len(moment.view["places"]["hand.B"]) == 12)
        assert hand(reader, "B").count(card) == 1

    asyncio.run(promised_twice(hall, play))


def test_whoever_agrees_agrees_to_the_letter_that_he_has_read(hall: RunningHall) -> None:
    """SEN-241: an acceptance that is on its way while the letter is replaced is late."""

    async def play(seats: list[Seat], card: str) -> None:
        writer, reader = seats[WRITER], seats[1]
        read = reader.now.request
        await say(writer, f"letter B: ask {hand(reader, 'B')[0]}")
        with pytest.raises(HallRefused) as refused:
            await reader.answer("accept A", read)
        assert refused.value.code == "too-late"
        with pytest.raises(HallRefused) as refused:
            await reader.answer("counter A: vow peace", read)
        assert refused.value.code == "too-late"
        await reader.answer(
            "letter A: vow peace", read
        )  # what does not speak of that letter is heard even so

    asyncio.run(promised_twice(hall, play))
