"""Twin tables at a real hall: they differ only in what one viewer cannot know, and must tell it the same.

Both tables are written into the database before the hall opens: the same log, and for each a snapshot of its
own. The second holds a possible world of the viewer. Then both are played on over sockets with answers that
the viewer cannot tell apart. Every byte that the viewer is told is compared, but for names and times.
"""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any, Final

from tatami.formats.sampling import finished, picking
from tatami.formats.worlds import possible_world
from tatami.games import game_called
from tatami.hall.db.rows import PersonRow, TableRow
from tatami.hall.db.store import Store, open_store
from tatami.hall.table.entries import Acted, Began, Clock, Entry, Opened, SatDown
from tatami.hall.table.live import LiveTable
from tatami.hall.table.snapshot import put_aside
from tatami.hall.telling import messages as m
from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View, events_for
from tatami.web.tokens import Tokens, read_keys
from tests.chance import some_answer
from tests.hall.ears import Ear, listening
from tests.hall.visitors import Guest
from tests.halls import RunningHall

TRIES: Final = 6
WORLDS: Final = ("real", "twin")
TODAY: Final = time_ns() // 1_000_000
"""When they were laid: at an old table the hall would soon let bots stand in."""


class Twins:
    """Two tables of one game for one viewer, some way into the game."""

    def __init__(self, number: int, game: str, seats: int, acts: int) -> None:
        self.rng: Final = Random(f"{number}/{game}/{seats}")
        self.rules: Final = game_called(game)
        self.seats: Final = seats
        self.viewer: Final = number % seats
        self.ids: Final = [f"{world}{number}" for world in WORLDS]
        self.log: Final[list[Entry]] = self._begun(acts)
        self.games: list[Game[Any]] = self._worlds()
        self.compared = 0

    def _begun(self, acts: int) -> list[Entry]:
        rules, options = self.rules, self.rules.read_options({})
        opened = Opened(TODAY, "host", rules.name, rules.version, self.seats, options, Clock(), "00" * 32)
        sat = [SatDown(TODAY, seat, letter(seat), letter(seat), "ink", "aa") for seat in range(self.seats)]
        log: list[Entry] = [opened, *sat, Began(TODAY, f"{self.rng.random()}")]
        live = self._live(log)
        for _ in range(acts):
            if live.outcome is None:
                seat = self.rng.choice(live.asked())
                log.append(Acted(TODAY, seat, some_answer(live.game, seat, self.rng).text))
                live.apply(log[-1])
        return log

    def _live(self, log: list[Entry]) -> LiveTable:
        assert isinstance(log[0], Opened)
        live = LiveTable(log[0], self.rules)
        live.apply_all(log[1:])
        return live

    def _worlds(self) -> list[Game[Any]]:
        real = self._live(self.log).game
        return [real, possible_world(View(real, self.viewer), self.rng, real.chance.clone())]

    async def write(self, store: Store) -> None:
        for table, game in zip(self.ids, self.games, strict=True):
            row = TableRow(
                table,
                self.rules.name,
                self.seats,
                "playing",
                True,
                "host",
                TODAY,
                TODAY,
                None,
                None,
                "{}",
                self.rules.version,
            )
            await store.open_table(row, self.log[0])
            await store.append(table, 1, self.log[1:])
            live = self._live(self.log)
            assert live.course is not None
            live.course.game = game.clone()
            live.course.game.told = 0  # it tells nothing of what was before, and need not play it again
            live.course.game.events.clear()
            live.course.done.clear()
            await store.keep_snapshot(table, live.seq, put_aside(live))

    async def play(self, hall: RunningHall, guests: list[Guest], plies: int) -> None:
        """AssertionError as soon as the viewer can tell the two apart."""
        async with AsyncExitStack() as stack:
            ears = [await self._sit(stack, hall, table, guests) for table in self.ids]
            viewers = [[table[self.viewer], table[-1]] for table in ears]
            await self._compare(viewers)
            for _ in range(plies):
                step = None if self.games[0].outcome is not None else self._step()
                if step is None:
                    return
                seat, answers = step
                for table, ear, answer in zip(self.ids, [t[seat] for t in ears], answers, strict=True):
                    await _answer(ear, table, answer)
                await self._compare(viewers)

    async def _sit(
        self, stack: AsyncExitStack, hall: RunningHall, table: str, guests: list[Guest]
    ) -> list[Ear]:
        """An ear for each seat, and one more for the viewer, who reads sentences with it."""
        seated = [Ear(guest, seat, "", False) for seat, guest in enumerate(guests[: self.seats])]
        seated.append(Ear(guests[self.viewer], self.viewer, "en", False))
        return [await stack.enter_async_context(listening(hall, table, ear)) for ear in seated]

    async def _compare(self, viewers: list[list[Ear]]) -> None:
        texts = self._half_made()
        for one, two in zip(*viewers, strict=True):
            for ear, table in ((one, self.ids[0]), (two, self.ids[1])):
                await ear.call(lambda k, ear=ear, table=table: m.Why(k, table, ear.seat))
                await ear.call(lambda k, ear=ear, table=table: m.Look(k, table, ear.seat))
                for text in texts:
                    await ear.call(
                        lambda k, ear=ear, table=table, text=text: m.Compose(k, table, ear.seat, text)
                    )
            told, heard = (_frames(ear, self.ids) for ear in (one, two))
            for number, (this, that) in enumerate(zip(told, heard, strict=True)):
                assert this == that, (
                    f"{one.seat} can tell two worlds apart by frame {number}:\n{this}\n{that}"
                )
            self.compared += len(told)
            one.tape.clear()
            two.tape.clear()

    def _step(self) -> tuple[Seat, list[Answer]] | None:
        """Answers that the viewer cannot tell apart, different ones if possible; carries them out here."""
        real, twin = self.games
        seat = self.rng.choice(real.asked())
        for answer in self._some(real, seat):
            one = real.clone()
            one.act(seat, answer)
            told = events_for(one, self.viewer, real.sequence)
            others = [answer] if seat == self.viewer else self._some(twin, seat)
            for other in (*others, answer):
                two = twin.clone()
                if twin.why_not(seat, other) is None:
                    two.act(seat, other)
                    if events_for(two, self.viewer, twin.sequence) == told:
                        self.games = [one, two]
                        return seat, [answer, other]
        return None

    def _some(self, g: Game[Any], seat: Seat) -> list[Answer]:
        """A few answers, those of forms finished by chance."""
        legal = list(g.legal(seat))
        pick = picking(self.rng.random)
        return [finished(g, seat, answer, pick) for answer in self.rng.sample(legal, min(TRIES, len(legal)))]

    def _half_made(self) -> list[str]:
        """What the viewer could be making up just now: forms, and answers of which parts are missing."""
        real = self.games[0]
        forms = [answer for answer in real.legal(self.viewer) if isinstance(answer, Form)]
        texts = []
        for form in self.rng.sample(forms, min(2, len(forms))):
            whole = finished(real, self.viewer, form, picking(self.rng.random))
            assert isinstance(whole, Compound)
            texts += [form.text, form.of(whole.parts[: self.rng.randrange(len(whole.parts) + 1)]).text]
        return texts


async def _answer(ear: Ear, table: str, answer: Answer) -> None:
    question = ear.question
    assert question is not None
    done = await ear.call(lambda k: m.Act(k, table, ear.seat, question.request, answer.text))
    assert isinstance(done, m.Done), done


def _frames(ear: Ear, ids: list[str]) -> list[str]:
    """Without word from the other table, where the same people sit."""
    return [_plain(heard.text, ids) for heard in ear.tape if not isinstance(heard.tell, m.YourTurn)]


def _plain(text: str, ids: list[str]) -> str:
    """Without the name of the table, the time of day, and how much time is left."""
    for table in ids:
        text = text.replace(f'"{table}"', '"table"')
    return re.sub(r"\b1\d{12}\b", "0", re.sub(r'"left":\d+', '"left":0', text))


async def prepare(folder: Path, twins: list[Twins]) -> list[Guest]:
    """Everything that must lie in the database before the hall opens; the people of all tables."""
    tokens = Tokens(read_keys(folder / "keys"))
    store = await open_store(f"sqlite:///{folder}/hall.sqlite")
    try:
        people = [PersonRow(letter(k), letter(k), "ink", "key", None, 1, 1) for k in range(7)]
        for person in people:
            await store.add_person(person)
        for pair in twins:
            await pair.write(store)
    finally:
        await store.close()
    return [Guest(person.id, person.name, tokens.sign("session", person)) for person in people]
