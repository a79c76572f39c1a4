"""What people are told who are elsewhere: the list of tables as it changes, and that it is their turn."""

from __future__ import annotations

from tatami.hall.hall import NewTable
from tatami.hall.table import commands
from tests.hall.halls import Ear, Scene, scene


def test_the_lobby_hears_of_every_change_that_a_list_shows_and_of_nothing_else(url: str) -> None:
    async def play(hall: Scene) -> None:
        ear = Ear("dan")
        hall.lobby.add(ear)
        table = await hall.lay("ann", NewTable("template", 2))
        assert [info["id"] for info in ear.last("lobby")["tables"]] == [table]
        await hall.sit(table, "ann")
        assert ear.last("lobby")["tables"][0]["seats"][0]["name"] == "Ann"
        await hall.sit(table, "bob")
        assert ear.last("lobby")["tables"][0]["phase"] == "playing"
        assert [info.id for info in await hall.listed()] == [table]
        ear.forget()
        live = (await hall.room(table)).live
        await hall.act(table, live.asked()[0])
        assert ear.heard == [], "an act changes no list"
        while live.outcome is None:
            await hall.act(table, live.asked()[0])
        assert ear.last("lobby")["gone"] == [table]
        assert await hall.listed() == []
        await hall.lay("ann", NewTable("template", 2, access="link"))
        assert len(ear.heard) == 1, "a table by link is in no list"

    scene(url, play)


def test_whoever_is_asked_is_told_on_every_socket_that_does_not_watch_his_seat(url: str) -> None:
    async def play(hall: Scene) -> None:
        sockets = {who: (Ear(who), Ear(who)) for who in ("ann", "bob")}
        for there, elsewhere in sockets.values():
            hall.arrive(there)
            hall.arrive(elsewhere)
        table = await hall.lay_for(("ann", "bob"), "shinobi", bots=1)
        live = (await hall.room(table)).live
        for seat, who in enumerate(("ann", "bob")):
            await hall.watch_at(sockets[who][0], table, seat)
        for pair in sockets.values():
            for ear in pair:
                ear.forget()
        await hall.quiet()
        seat = live.asked()[0]
        person, number = live.cushions[seat].person, live.question_number
        text = live.game.legal(seat)[0].text
        await hall.change(table, lambda t, now: commands.answer(t, person, seat, number, text, now))
        await hall.quiet()
        asked = live.cushions[live.asked()[0]].person
        there, elsewhere = sockets[asked]
        told = elsewhere.last("your-turn")
        assert (told["table"], told["seat"], told["game"]) == (table, "AB"[live.asked()[0]], "shinobi")
        assert there.told("your-turn") == []

    scene(url, play)
