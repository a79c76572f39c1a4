"""What is told in one turn of the loop is sent together, in order, whatever becomes of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

from tatami.hall.db.rows import PersonRow
from tatami.hall.hall import Hall
from tatami.hall.table.reasons import HALL_IS_CLOSING
from tatami.hall.telling.messages import Done
from tatami.web.charges import Charges, Fare
from tatami.web.outbox import Outboxes
from tatami.web.socket import GOING_AWAY, Pace, Socket


class Wire:
    """A line that remembers what was written by the short way, each time."""

    on_flood: Callable[[], None] = staticmethod(lambda: None)
    on_text: Callable[[bytes], bool] = staticmethod(lambda text: False)

    def __init__(self, is_open: bool = True, is_broken: bool = False) -> None:
        self.is_open = is_open
        self.is_broken = is_broken
        self.trips: list[tuple[bytes, ...]] = []

    def write_text(self, texts: Sequence[bytes]) -> bool:
        if self.is_broken:
            raise OSError
        if self.is_open:
            self.trips.append(tuple(texts))
        return self.is_open

    def flooded(self) -> None: ...

    def unsent(self) -> int:
        return 0

    def end_soon(self) -> None: ...


def reader(line: Wire, boxes: Outboxes, sent: list[str]) -> Socket:
    async def send(message: Any) -> None:
        sent.append(message.get("text") or message["type"])

    person = PersonRow("p", "Ann", "red", "key", None, 0, 0)
    bill = Charges(Fare(0, 0), Fare(0, 0)).bill_for("here")
    return Socket(cast(Hall, None), person, Pace(), send, line, bill, boxes)  # it tells, and wants nothing


def test_all_that_is_told_in_a_turn_is_one_trip_for_everybody() -> None:
    async def play() -> None:
        boxes, lines = Outboxes(), (Wire(), Wire())
        ann, bob = (reader(line, boxes, []) for line in lines)
        ann.push(b"update")
        bob.push(b"update")
        ann.tell(Done(1, 2))
        assert lines[0].trips == lines[1].trips == []
        await asyncio.sleep(0)
        assert lines[0].trips == [(b"update", b'{"tell":"done","id":1,"seq":2}')]
        assert lines[1].trips == [(b"update",)]
        ann.push(b"later")
        await asyncio.sleep(0)
        assert lines[0].trips[1:] == [(b"later",)]

    asyncio.run(play())


def test_a_broken_line_keeps_nothing_from_the_others() -> None:
    async def play() -> None:
        boxes, good = Outboxes(), Wire()
        broken, whole = reader(Wire(is_broken=True), boxes, []), reader(good, boxes, [])
        broken.push(b"one")
        whole.push(b"two")
        await asyncio.sleep(0)
        assert good.trips == [(b"two",)]

    asyncio.run(play())


def test_what_was_told_before_the_end_comes_before_the_end() -> None:
    async def play() -> None:
        sent: list[str] = []
        ann = reader(Wire(is_open=False), Outboxes(), sent)
        writing = asyncio.create_task(ann.write())
        ann.push(b"first")
        ann.close(GOING_AWAY, HALL_IS_CLOSING())
        ann.push(b"too late")
        await writing
        assert sent[0] == "first"
        assert "closing" in sent[1]
        assert sent[2:] == ["websocket.close"]

    asyncio.run(play())
