"""Tables that tests need in a certain state, made over HTTP as the person whose browser it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from tatami.client import Hall, HallRefused, Moment
from tatami.client.seats import MISSED
from tatami.web.tokens import COOKIE
from tests.browser.guests import Guest
from tests.halls import RunningHall

Holds = Callable[[Moment], bool]

ASK: Final = """async ([method, path, body]) => {
  const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, { method, ...sent })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}"""


def ask(guest: Guest, method: str, path: str, body: dict[str, object] | None = None) -> Any:
    """What the hall answers to this very person."""
    return guest.page.evaluate(ASK, [method, path, body])


def come_in(guest: Guest, name: str = "Olena") -> None:
    guest.go("/about")
    ask(guest, "POST", "/api/guests", {"name": name})


def jot(guest: Guest, table: str, marks: dict[str, str], text: str) -> None:
    """Notes of this guest at the seat it has there."""
    (seat,) = ask(guest, "GET", f"/api/tables/{table}")["yours"]
    ask(guest, "PUT", f"/api/tables/{table}/seats/{seat}/notes", {"marks": marks, "text": text})


def finished_game(guest: Guest, game: str, seconds: float = 60) -> str:
    """Laid by the guest, played by bots to its end while somebody looks; the table."""
    come_in(guest)
    table = str(ask(guest, "POST", "/api/tables", {"game": game, "access": "link"})["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/bots", {})
    (token,) = _tokens_of(guest)
    with ThreadPoolExecutor(1) as thread:
        watching = asyncio.wait_for(_to_the_end(table, guest.home, token), seconds)
        thread.submit(asyncio.run, watching).result()
    return table


def own_finished_game(guest: Guest, game: str, **facts: object) -> str:
    """Played to its end by the guest on seat A and bots on all others; the table."""
    come_in(guest)
    return game_with_bots(guest, game, **facts)


SHORT: Final[dict[str, dict[str, object]]] = {
    "senji": {"seats": 3, "options": {"winter": "rounds", "rounds": 1, "years": 2}}
}
"""How a long game is laid where only its end is wanted."""


def game_with_bots(guest: Guest, game: str, **facts: object) -> str:
    """The same, by whoever the guest is already."""
    facts = {**SHORT.get(game, {}), **facts}
    body = {"game": game, "access": "link", **facts}
    table = str(ask(guest, "POST", "/api/tables", body)["info"]["id"])
    ask(guest, "POST", f"/api/tables/{table}/seats", {"seat": "A"})
    ask(guest, "POST", f"/api/tables/{table}/bots", {"kind": "random"})
    play_until(lambda moment: moment.is_over, table, guest, by=Random(game) if game in SHORT else None)
    return table


async def _to_the_end(table: str, home: str, token: str) -> None:
    async with Hall.connect(home, token=token) as hall:
        eyes = await hall.watch(table)
        if not eyes.now.is_over:
            async for _ in eyes.moments():
                pass


def _tokens_of(*guests: Guest) -> list[str]:
    kept = [cookie for guest in guests for cookie in guest.context.cookies()]
    return [str(cookie["value"]) for cookie in kept if cookie.get("name") == COOKIE]


def play_until(holds: Holds, table: str, *guests: Guest, by: Random | None = None) -> None:
    """Answers for these guests until that holds: over sockets of their own, and never one answer too many.

    Always with the first offer, or by that chance: who always lays the same order never ends a Spring.
    In a thread, because the browser's own loop runs in this one.
    """
    tokens = _tokens_of(*guests)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _all_until(holds, table, guests[0].home, tokens, by)).result()


def is_asked(question: str) -> Holds:
    """Whether that is the question now, whoever is asked."""
    return lambda moment: moment.question is not None and moment.question.name == question


async def _all_until(holds: Holds, table: str, home: str, tokens: list[str], by: Random | None) -> None:
    async with asyncio.TaskGroup() as tasks:
        for token in tokens:
            tasks.create_task(_until(holds, table, home, token, by))


async def _until(holds: Holds, table: str, home: str, token: str, by: Random | None) -> None:
    async with Hall.connect(home, token=token) as hall:
        (seat,) = await hall.seats(table)
        async for moment in seat.moments():
            if holds(moment):
                return
            if moment.is_asked:
                try:
                    offer = by.choice(moment.offers) if by else moment.offers[0]
                    answer = await seat.finished(offer.answer) if offer.form else offer.answer
                    await seat.answer(answer, moment.request)
                except HallRefused as refused:
                    if refused.code not in MISSED:
                        raise


def kill_and_open_again(hall: RunningHall, guest: Guest) -> None:
    """The hall loses its power, the page says so; then both find each other again."""
    guest.forgiven |= {"WebSocket", "ERR_CONNECTION_REFUSED"}
    hall.kill()
    lost = guest.page.locator("[data-lost]")
    again = lost.locator("button")
    expect(again).to_be_visible()
    hall.start()
    again.evaluate_all("all => all.forEach((button) => button.click())")  # or it was quicker itself
    expect(lost).to_be_hidden()
    guest.page.wait_for_selector("[data-question][data-asked=yes]")


def act_before(guest: Guest, table: str, seat: str, least: int = 3) -> int:
    """An act of a finished game after which that seat is asked, not at the very beginning."""
    seen = ask(guest, "GET", f"/api/tables/{table}/replay?eyes={seat}&start={least}&count=90")
    return next(int(frame["act"]) for frame in seen["frames"] if frame["view"]["asked"] == [seat])


def table_of(guest: Guest) -> str:
    """The one that the page shows."""
    return guest.page.url.partition("/table/")[2]
