"""Nonsense on a socket in the middle of a game: whatever is sent, the hall stands and the game goes on."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.halls import RunningHall
from tests.web.intruders import Crowd, Json, Somebody, Wire, crowd

MOST_NONSENSE = 1500
"""In a whole game."""
STRIKES = 40
"""After so many senseless messages on a socket a new one is opened: the hall closes it at 50."""

WANTS = (
    *("hello", "lobby", "watch", "unwatch", "act", "take-back", "undo", "agree", "pause", "go-on", "say"),
    *("mute", "why", "compose", "log", "ping", "dance"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 5, 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, 1e300),
    *("", "A", "B", "G", "H", "a", "AA", "A\n", "?", "en", "xx", "\u202e", "\ud800", "x" * 600, "\x00"),
    *([], {}, [[]], {"a": {}}, [None] * 50),
)


class Fuzzer:
    """Makes messages: broken ones, and whole ones with anything in them."""

    def __init__(self, seed: str, tables: list[str]) -> None:
        self._chance = Random(seed)
        self._tables = tables
        self._sent: list[str | bytes] = []

    def message(self, request: int, answers: list[str]) -> str | bytes:
        chance = self._chance
        kind = chance.randrange(10)
        if kind == 0:
            made: str | bytes = chance.randbytes(chance.randrange(60))
        elif kind == 1:
            made = chance.choice(['{"want":', "[" * 30_000, '{"a":' * 9_000, "null", "", "NaN", '"x"', "{}"])
        elif kind == 2 and self._sent:
            made = chance.choice(self._sent)  # once more, now that everything is different
        else:
            made = json.dumps(self._wish(request, answers))
            if kind == 3:
                at = chance.randrange(len(made))
                made = made[:at] + chance.choice(['"', "}", "\\", ",", "9", ""]) + made[at + 1 :]
            elif kind == 4:
                made = made.encode()
        self._sent.append(made)
        return made

    def _wish(self, request: int, answers: list[str]) -> Json:
        chance = self._chance
        wish: Json = {
            "want": chance.choice(WANTS),
            "id": chance.choice((1, 0, -5, 2**70, 10**6)),
            "table": chance.choice(self._tables),
        }
        might = {
            "seat": ("A", "B", "C", "G"),
            "request": (request, request - 1, request + 1, 0, -1, 2**64),
            "answer": (*answers[:3], "nonsense", ""),
            "since": (0, 1, 10**9, -1, 2**64),
            "password": ("", "x"),
            "seconds": (1, 0, 2**40),
            "text": ("hello", ""),
            "phrase": ("hello", "nonsense"),
            "to": ("A", "B"),
            "on": (True, False),
            "yes": (True, False),
            "lang": ("en", "uk", "", "xx"),
        }
        for name, values in might.items():
            if name in FITS.get(wish["want"], ()) or chance.random() < 0.05:
                wish[name] = chance.choice(VALUES if chance.random() < 0.2 else values)
        if chance.random() < 0.1:
            wish.pop(chance.choice(list(wish)))
        return wish


FITS = {
    "watch": ("seat", "since", "password"),
    "unwatch": ("seat",),
    "act": ("seat", "request", "answer"),
    "take-back": ("seat",),
    "undo": ("seat",),
    "agree": ("seat", "yes"),
    "pause": ("seat", "seconds"),
    "go-on": ("seat",),
    "say": ("seat", "text", "phrase", "to"),
    "mute": ("seat", "on"),
    "why": ("seat", "answer"),
    "compose": ("seat", "answer"),
    "log": ("seat",),
    "hello": ("lang",),
    "lobby": ("on",),
}


class Player:
    """Plays on seat A whatever is offered first or by chance, and goes on where a pause was wished for."""

    def __init__(self, wire: Wire, table: str, seed: str) -> None:
        self._wire = wire
        self._table = table
        self._chance = Random(seed)
        self.state: Json = {}

    async def look(self) -> None:
        self.state = await self._wire.watch(self._table, "A")

    @property
    def is_over(self) -> bool:
        return self.state["info"]["phase"] == "over"

    @property
    def question(self) -> Json:
        return self.state.get("question") or {}

    async def play_once(self) -> None:
        """An answer, or a look at what the others do."""
        offers = self.question.get("offers")
        if self.state["info"].get("paused_until"):
            await self._wire.want("go-on", table=self._table, seat="A")
        elif offers:
            answer = self._chance.choice(offers)["answer"]
            await self._wire.want(
                "act", table=self._table, seat="A", request=self.question["request"], answer=answer
            )
        else:
            await asyncio.sleep(0.01)
        await self.look()


async def nonsense(who: Somebody, fuzzer: Fuzzer, player: Player, enough: asyncio.Event) -> int:
    """Sends it on sockets of the same person, as long as the game goes on; how many messages went out."""
    sent = 0
    while not enough.is_set() and sent < MOST_NONSENSE:
        async with who.wire() as wire:
            reading = asyncio.create_task(_read(wire))
            try:
                for _ in range(STRIKES):
                    request = player.question.get("request", 0)
                    answers = [offer["answer"] for offer in player.question.get("offers") or ()]
                    await wire.connection.send(fuzzer.message(request, answers))
                    sent += 1
                    await asyncio.sleep(0)
                assert (await asyncio.wait_for(wire.connection.ping(), 10)) is not None
            except ConnectionClosed:
                pass
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
    return sent


async def _read(wire: Wire) -> None:
    while True:
        told = json.loads(await wire.connection.recv())
        assert told["tell"] in TELLS, told


TELLS = (
    *("welcome", "done", "refused", "state", "update", "presence", "talk", "lobby", "your-turn", "why"),
    *("composed", "log", "pong", "closing"),
)


async def a_table(people: Crowd, game: str) -> tuple[Somebody, str]:
    anna = await people.guest("Anna")
    table = await anna.lay(game)
    await anna.sit(table)
    await anna.bots(table)
    return anna, table


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_a_game_among_nonsense_is_played_to_its_end(hall: RunningHall, game: str) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people:
            anna, table = await a_table(people, game)
            stranger = await people.guest("Evil")
            elsewhere = await stranger.lay("tenno", access="password", password="x")
            enough = asyncio.Event()
            async with anna.wire() as wire:
                player = Player(wire, table, game)
                await player.look()
                fuzzers = [
                    asyncio.create_task(
                        nonsense(who, Fuzzer(f"{game} {who.me['name']}", names), player, enough)
                    )
                    for who, names in ((anna, [table, elsewhere, "x"]), (stranger, [table, elsewhere]))
                ]
                turns = 0
                while not player.is_over:
                    await player.play_once()
                    turns += 1
                    if turns > 60 and not enough.is_set():
                        # An undo may be wished for ever: from here on nobody interferes.
                        enough.set()
                    assert turns < 5000, "the table is stuck"
                enough.set()
                sent = await asyncio.gather(*fuzzers)
                assert sum(sent) > 60
                assert (await anna.ask("GET", f"/api/tables/{table}/record")).is_success

    asyncio.run(scene())
