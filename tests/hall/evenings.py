"""An evening at one table, for the canary: people of every language, spectators, whispers, pages."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Final

from tatami.hall.telling import messages as m
from tatami.kernel.seats import SPECTATOR, letter
from tests.hall.ears import Ear, listening
from tests.hall.helped import Advised, hints, jot
from tests.hall.renowned import Kept, join, kept
from tests.hall.visitors import Guest, ask, come_in, lay, sit
from tests.halls import RunningHall

LANGS: Final[tuple[m.Lang, ...]] = ("en", "uk", "ru")
DELAY: Final = 1


class Evening:
    """Everybody answers by chance, in an order that chance has chosen, up to so many acts."""

    def __init__(
        self, hall: RunningHall, game: str, seats: int, most_acts: int, langs: Sequence[m.Lang] = LANGS
    ) -> None:
        self.hall: Final = hall
        self.game: Final = game
        self.seats: Final = seats
        self.most_acts: Final = most_acts
        self.langs: Final = langs
        self.rng: Final = Random(f"{game}/{seats}")
        self.table = ""
        self.ears: Final[list[Ear]] = []
        self.bodies: Final[list[str]] = []
        self.hints: Final[list[Advised]] = []
        self.kept: Final[list[list[Kept]]] = []
        """What people read of each other and take home: before the first act, and after the last."""
        self._quick: Final[list[Ear]] = []
        """By seat: the ear that answers."""

    async def spend(self) -> None:
        host, stranger, *people = [
            await come_in(self.hall, name) for name in ("Host", "Stranger", *map(letter, range(self.seats)))
        ]
        printed = await self._printed(stranger)
        self.table = (await lay(self.hall, host, self.game, self.seats, delay=DELAY, hints="yes")).info.id
        async with AsyncExitStack() as stack:
            await self._hear(stack, Ear(stranger, SPECTATOR, self.langs[0], True))
            await self._hear(stack, Ear(host, SPECTATOR, self.langs[-1], False))
            for seat, guest in enumerate(people):
                await sit(self.hall, guest, self.table, letter(seat))
                self._quick.append(await self._hear(stack, Ear(guest, seat, "", False)))
                await self._hear(stack, Ear(guest, seat, self.langs[seat % len(self.langs)], False))
            lobby = await stack.enter_async_context(
                listening(self.hall, None, Ear(host, SPECTATOR, self.langs[0], False))
            )
            account, guests = f"{self.game} {self.seats}", [host, stranger, *people]
            await join(self.hall, people[0], account)
            self.kept.append(await kept(self.hall, guests, account, self.game, self.seats))
            await self._play()
            await self._read_pages(guests)
            if not self._quick[0].is_over:
                self.kept.append(await kept(self.hall, guests, account, self.game, self.seats))
            assert await self._printed(people[0]) == printed, "what is printed depends on a table"
            await asyncio.sleep(DELAY)  # so that those who see it later have seen something
            self.bodies.extend(heard.text for heard in lobby.tape)

    async def _hear(self, stack: AsyncExitStack, ear: Ear) -> Ear:
        self.ears.append(ear)
        return await stack.enter_async_context(listening(self.hall, self.table, ear))

    async def _play(self) -> None:
        first = self._quick[0]
        for act in range(self.most_acts):
            await first.until(lambda: first.question is not None or first.is_over)
            question = first.question
            if question is None:
                return
            ear = self._quick[ord(self.rng.choice(question.asked)) - ord("A")]
            if act % 5 == 0:
                await self._ask_around(ear, question.request)
            if act % 10 == 0:  # a bot has to think of it
                await jot(self.hall, ear.who, self.table, ear.seat)
                self.hints.extend(await hints(self.hall, ear.who, self.table, ear.seat))
            await self._answer(ear)

    async def _answer(self, ear: Ear) -> None:
        """And everybody who may has heard of it before anything else happens."""
        question = ear.question
        assert question is not None
        assert question.offers, f"{ear.seat} is asked and has no answer"
        offer = self.rng.choice(question.offers)
        assert isinstance(offer, m.Offer)
        answer = await ear.make_up(self.table, offer, self.rng)
        done = await ear.call(lambda k: m.Act(k, self.table, ear.seat, question.request, answer))
        assert isinstance(done, m.Done), done
        for other in self.ears:
            if not other.is_late:
                await other.until(lambda other=other: other.seq >= done.seq)  # type: ignore[misc]

    async def _ask_around(self, ear: Ear, request: int) -> None:
        """What people want besides: why not, the story, a whisper, an answer that comes too early."""
        other = self.rng.choice([one for one in self._quick if one is not ear])
        wordy = self.rng.choice([one for one in self.ears if one.lang and one.viewer != SPECTATOR])
        await ear.call(lambda k: m.Why(k, self.table, ear.seat))
        await wordy.call(lambda k: m.Why(k, self.table, wordy.seat))
        await self._begin(wordy)
        await wordy.call(lambda k: m.Look(k, self.table, wordy.seat))
        await other.call(lambda k: m.Act(k, self.table, other.seat, request + 1, "pass"))
        pair = f"{ear.seat}{other.seat}"
        await ear.call(lambda k: m.Say(k, self.table, ear.seat, f"whisper:{pair}", to=other.seat))

    async def _begin(self, ear: Ear) -> None:
        """An answer made of parts, which is never given."""
        offers = (ear.question and ear.question.offers) or ()
        forms = [offer for offer in offers if isinstance(offer, m.Offer) and offer.form]
        if forms:
            await ear.make_up(self.table, self.rng.choice(forms), self.rng)

    async def _read_pages(self, guests: list[Guest]) -> None:
        """All that HTTP tells of the table while it is played."""
        paths = (
            "/api/tables",
            "/api/me/games",
            f"/api/tables/{self.table}",
            f"/api/tables/{self.table}/record",
            f"/api/tables/{self.table}/result",
            f"/api/tables/{self.table}/replay?eyes=A",
            f"/api/tables/{self.table}/seats/A/notes",
        )
        own = self._quick[0].who
        await jot(self.hall, own, self.table, "A")
        for guest in guests:
            for path in paths[:-1] if guest == own else paths:
                self.bodies.append((await ask(self.hall, "GET", path, guest)).text)
        complaint = {"seat": "A", "about": "slow"}
        for guest in guests[-2:]:
            answer = await ask(self.hall, "POST", f"/api/tables/{self.table}/reports", guest, complaint)
            self.bodies.append(answer.text)

    async def _printed(self, reader: Guest) -> list[bytes]:
        """Rules, cards and lessons: the same for everybody, whatever is played."""
        of_game = (f"/api/games/{self.game}/{leaf}" for leaf in ("rules", "data/house", "data/house/texts"))
        paths = ("/api/games", *of_game, "/api/lessons", f"/api/lessons/{self.game}")
        return [(await ask(self.hall, "GET", path, reader)).content for path in paths]
