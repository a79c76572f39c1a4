"""A table at which four bots play over four sockets, one act after the other.

The next act is sent when everybody has been told of the last: what is measured is the hall, not a pile-up.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import msgspec

from tatami.hall.telling import messages as m
from tatami.kernel.seats import letter

from .socket import LeanSocket

HELLO: Final = 3
"""The number of the wish for a language."""


class _Offer(msgspec.Struct):
    answer: str
    form: bool = False


class _Why(msgspec.Struct):
    """That there is a reason is enough."""


class _Part(msgspec.Struct):
    answer: str
    reason: _Why | None = None


class _Question(msgspec.Struct):
    request: int
    quiet: list[str] = []
    offers: list[_Offer | int] | None = None


class _Table(msgspec.Struct):
    phase: str


class _Told(msgspec.Struct):
    """As much of a message as a bot needs; the rest is skipped without being looked at."""

    tell: str
    id: int = 0
    seq: int = 0
    question: _Question | msgspec.UnsetType | None = msgspec.UNSET
    """Left out: as it was. Older halls leave out no question that is open."""
    info: _Table | None = None
    answer: str = ""
    parts: list[msgspec.Raw] = []
    menu: list[_Part] = []
    reason: _Why | None = None
    """Of an answer that is being made up."""


_read: Final = msgspec.json.Decoder(_Told).decode
_encode: Final = msgspec.json.Encoder().encode


class BotSeat(LeanSocket):
    """One bot on one cushion, with a socket of its own as people have."""

    def __init__(self, token: str, seat: int, table: BotTable) -> None:
        super().__init__(token)
        self.letter: Final = letter(seat)
        self._table: Final = table
        self.seq = -1
        self.request = 0
        self.offers: Sequence[_Offer] = ()
        self._known: Sequence[_Offer] = ()
        """The offers told last: the next message names some of them by number."""
        self._spoken: asyncio.Future[None] | None = None

    def told(self, message: bytes) -> None:
        told = _read(message)
        if told.tell == "update" or told.tell == "state":
            if told.question is None:
                self._known = self.offers = ()
            elif told.question is not msgspec.UNSET:
                self._asked(told.question)
            if told.info is not None and told.info.phase == "over":
                self._table.is_over = True
            self.seq = told.seq
            self._table.heard(self)
        elif told.tell == "refused":
            self.offers = self._known  # the question is what it was
            self._table.refused()
        elif told.tell == "composed":
            self._table.composed(self, told)
        elif told.tell == "closing":
            self._table.is_lost = True
        elif told.tell == "done" and told.id == HELLO:
            self._has_spoken()

    def _asked(self, question: _Question) -> None:
        known, is_done = self._known, self.letter in question.quiet
        self._known = [known[o] if isinstance(o, int) else o for o in question.offers or ()]
        self.request, self.offers = question.request, () if is_done else self._known

    def _has_spoken(self) -> None:
        if self._spoken is not None and not self._spoken.done():
            self._spoken.set_result(None)

    def lost(self) -> None:
        self._table.is_lost = True
        self._has_spoken()

    def watch(self, table: str) -> None:
        self.seq, self.offers = -1, ()
        self.say(_encode(m.Watch(1, table, self.letter)))

    def unwatch(self, table: str) -> None:
        self.say(_encode(m.Unwatch(2, table, self.letter)))

    async def speak(self, lang: m.Lang) -> None:
        """Until the hall has shown everything in that language."""
        if not self._table.is_lost:
            self._spoken = asyncio.get_running_loop().create_future()
            self.say(_encode(m.Hello(HELLO, lang)))
            await self._spoken

    def compose(self, table: str, answer: str) -> None:
        self.say(_encode(m.Compose(5, table, self.letter, answer, words=False)))

    def act(self, table: str, answer: str) -> None:
        self.offers = ()
        self.say(_encode(m.Act(4, table, self.letter, self.request, answer)))


def _handy(offers: Sequence[_Offer]) -> Sequence[_Offer]:
    """Without what need not be made up of parts, as something of the sort is offered whole: few people make a
    deck of thirty cards before they play, and a crowd of those who do would be measured before it plays."""
    whole = {offer.answer.partition(" ")[0] for offer in offers if not offer.form}
    return [offer for offer in offers if not offer.form or offer.answer.partition(" ")[0] not in whole]


class Tally:
    """What a crowd did: how many acts, how many were refused, and how late each other seat heard of one."""

    def __init__(self) -> None:
        self.acts = 0
        self.refused = 0
        self.waits: Final[list[float]] = []


class BotTable:
    """Four bots and the table they are at; `on_ready` is called when everybody has heard of the last act."""

    def __init__(self, game: str, tokens: Sequence[str], rng: random.Random) -> None:
        self.game: Final = game
        self.tokens: Final = tokens
        self.seats: Final = [BotSeat(token, seat, self) for seat, token in enumerate(tokens)]
        self.id = ""
        self.spare: Final[list[str]] = []
        """Tables that are laid and at which the four sit already, for when this game is over."""
        self.is_over = self.is_lost = False
        self.on_ready: Callable[[BotTable], None] = lambda table: None
        self.tally = Tally()
        self._rng: Final = rng
        self._seq = -1
        self._sent = 0.0
        self._actor: BotSeat | None = None

    @property
    def is_ready(self) -> bool:
        """Whether everybody knows the same, and somebody may act."""
        return self._actor is None and all(seat.seq >= max(self._seq, 0) for seat in self.seats)

    def come(self, table: str) -> None:
        """Everybody watches this table from now on, and no other."""
        if self.id:
            for seat in self.seats:
                seat.unwatch(self.id)
        self.id, self.is_over, self._seq, self._actor = table, False, -1, None
        for seat in self.seats:
            seat.watch(table)

    def act(self) -> bool:
        """One of those who are asked answers anything that is legal; False if nobody is asked."""
        asked = [seat for seat in self.seats if seat.offers]
        if not asked or self.is_lost:
            return False
        actor = self._rng.choice(asked)
        offer = self._rng.choice(_handy(actor.offers))
        if offer.form:
            self._begin(actor)
            actor.compose(self.id, offer.answer)
        else:
            self.give(actor, offer.answer)
        return True

    def give(self, actor: BotSeat, answer: str) -> None:
        """This answer of that seat, whatever else could be said."""
        self._begin(actor)
        actor.act(self.id, answer)

    def _begin(self, actor: BotSeat) -> None:
        self._actor, self._seq, self._sent = actor, actor.seq + 1, perf_counter()

    def composed(self, actor: BotSeat, told: _Told) -> None:
        """A form is finished out of the hall's menus, as people do it, and given as soon as it can be."""
        if actor is not self._actor:
            return
        more = [entry.answer for entry in told.menu if entry.reason is None]
        if told.reason is None or not more:
            self._sent = perf_counter()
            actor.act(self.id, told.answer)
        else:
            separator = ", " if told.parts else " "
            actor.compose(self.id, f"{told.answer}{separator}{self._rng.choice(more)}")

    def heard(self, seat: BotSeat) -> None:
        if self._actor is None:
            if self.is_ready:
                self.on_ready(self)
            return
        if seat is not self._actor:
            self.tally.waits.append(perf_counter() - self._sent)
        if all(other.seq >= self._seq for other in self.seats):
            self.tally.acts += 1
            self._actor = None
            self.on_ready(self)

    def refused(self) -> None:
        self.tally.refused += 1
        self._actor = None

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
