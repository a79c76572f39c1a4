"""Scenes among friends: people with accounts, and what they are to each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tatami.hall.telling.befriending import FriendInfo
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import PEOPLE, Ear, HandClock, Scene, scene
from tests.hall.shelves import account

Play = Callable[[Scene], Awaitable[None]]


def among_accounts(url: str, play: Play, clock: HandClock | None = None) -> None:
    """Everybody has an account, called like the person."""

    async def all_have_accounts(hall: Scene) -> None:
        for who in PEOPLE:
            await hall.store.add_account(account(who, who.title()), who)
        await play(hall)

    scene(url, all_have_accounts, clock)


async def befriend(hall: Scene, one: str, other: str) -> None:
    await hall.friends.ask(one, other)
    await hall.friends.accept(other, one)


async def listening(hall: Scene, who: str) -> Ear:
    """Somebody who comes, and wants to hear of friends."""
    ear = Ear(who)
    hall.arrive(ear)
    await hall.friends.watch(ear)
    return ear


def names(people: list[FriendInfo]) -> list[str]:
    return [one.account for one in people]


async def seen(hall: Scene, who: str) -> dict[str, list[str]]:
    told = await hall.friends.listed(who)
    return {
        "friends": names(told.friends), "asking": names(told.asking),
        "asked": names(told.asked), "blocked": names(told.blocked),
    }  # fmt: skip


async def code_of(wish: Awaitable[Any]) -> str:
    """The code of the error, or nothing if it worked."""
    try:
        await wish
    except TatamiError as error:
        return error.code
    return ""


async def all_told(hall: Scene) -> None:
    """Waits until nothing is left to be told: the bell has rung, and its telling is over."""
    async with asyncio.timeout(10):
        while hall.friends.is_ringing:
            await asyncio.sleep(0.001)
    await hall.quiet()
