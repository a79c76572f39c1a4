"""Marks and notes: private, kept with the seat, found again, and bounded."""

from __future__ import annotations

import pytest

from tatami.hall.serving import jottings
from tatami.hall.telling.noting import Jottings
from tatami.kernel.reasons import NotUnderstood, Refused
from tests.hall.halls import Ear, Scene, scene

GAMES = {
    "tenno": ("row.B.1", "tenno-kind-shogun"),
    "shinobi": ("B", "shinobi-clan-oda"),
    "samurai-sword": ("B", "samurai-sword-role-ninja"),
    "senji": ("order.satsuma", "senji-order-march"),
    "senjutsu": ("B", "kernel-mark-bluffs"),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_game_offers_can_be_marked_and_is_found_again(url: str, game: str) -> None:
    thing, mark = GAMES[game]

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), game, bots=3)
        empty = await jottings.noted(hall, table, "ann", 0, "uk")
        assert (empty.marks, empty.text) == ({}, "")
        offered = {each.thing: [m.mark for m in each.marks] for each in empty.things}
        assert mark in offered[thing]
        assert all(m.label and m.label != m.mark for each in empty.things for m in each.marks)
        await jottings.note(hall, table, "ann", 0, Jottings({thing: mark}, "B тягне час"))
        await hall.read_again(table)
        kept = await jottings.noted(hall, table, "ann", 0, "ru")
        assert (kept.marks, kept.text) == ({thing: mark}, "B тягне час")

    scene(url, play)


def test_nobody_else_hears_of_them_nor_is_the_log_longer(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "samurai-sword")
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob", "cay"))]
        ears.append(await hall.watch_at(Ear("eve"), table))
        seq = (await hall.room(table)).live.seq
        for ear in ears:
            ear.forget()
        await jottings.note(hall, table, "ann", 0, Jottings({"B": "samurai-sword-role-ninja"}, "secret"))
        assert (await hall.room(table)).live.seq == seq
        assert not any(ear.raw for ear in ears)
        for who, seat in (("bob", 0), ("eve", 0), ("ann", 1)):
            with pytest.raises(Refused) as refused:
                await jottings.noted(hall, table, who, seat, "en")
            assert refused.value.code == "not-your-seat"
            with pytest.raises(Refused):
                await jottings.note(hall, table, who, seat, Jottings())
        assert (await jottings.noted(hall, table, "bob", 1, "en")).marks == {}

    scene(url, play)


def test_what_the_game_does_not_offer_is_no_mark(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "tenno")
        for marks in (
            {"A": "kernel-mark-foe"},
            {"B": "samurai-sword-role-ninja"},
            {"row.A.1": "tenno-kind-monk"},
        ):
            with pytest.raises(NotUnderstood, match="no-such-mark"):
                await jottings.note(hall, table, "ann", 0, Jottings(marks))

    scene(url, play)
