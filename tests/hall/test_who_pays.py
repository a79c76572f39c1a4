"""What an act by the short way leads to is paid by whoever acted."""

from __future__ import annotations

import asyncio
import contextvars

import pytest

from tatami.hall.serving import charging
from tests.hall.halls import Scene, scene
from tests.hall.held import held
from tests.hall.test_short_way import laid, play_to_the_end


def paying(name: str, paid: list[str]) -> contextvars.Context:
    """The context of a socket: this one pays."""
    context = contextvars.copy_context()
    context.run(charging.pays, lambda seconds, size: paid.append(name))
    return context


def test_who_acts_pays_for_what_follows_and_not_who_happens_to_write_at_the_time(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Scene) -> None:
        actor, desk = await laid(hall), held(hall.store, monkeypatch)
        room = await hall.room(actor.table)
        paid: list[str] = []
        monkeypatch.setattr(room.writer, "_written", lambda change: charging.charge(1.0))
        desk.hold()
        bob = paying("bob", paid).run(asyncio.create_task, hall.store.set_wake(actor.table, 5))
        await asyncio.sleep(0)
        assert paying("ann", paid).run(actor.act)
        desk.go_on()
        await actor.told()
        await bob
        assert paid == ["ann"]

    scene(url, play)


def test_who_ends_a_game_pays_for_its_record(url: str) -> None:
    async def play(hall: Scene) -> None:
        actor, paid = await laid(hall, "template"), list[str]()
        await paying("ann", paid).run(asyncio.create_task, play_to_the_end(actor))
        assert paid == ["ann"]

    scene(url, play)
