"""What a seat does beside what it is asked: it is told and written down, and the question stays as it is."""

from __future__ import annotations

from tatami.hall.table.entries import Clock
from tatami.kernel.seats import Seat
from tests.clauses import clause
from tests.hall.halls import Ear, HandClock, Scene, log_of, refused, scene

SECOND = 1000


def shown(ear: Ear, seat: Seat) -> list[str]:
    """The cards that somebody was shown by that seat, as far as he was told which; `?` if not."""
    events = [event for told in ear.told("update") for event in told["events"]]
    return [event["card"] or "?" for event in events if event.get("by") == "ABC"[seat] and "card" in event]


@clause("SEN-R13")
def test_a_card_is_shown_while_others_decide_and_the_question_keeps_number_and_clock(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        clock = Clock(bank=100, increment=5)
        table = await hall.lay_for(("ann", "bob", "cay"), "senji", clock=clock, options={"families": "dealt"})
        live = (await hall.room(table)).live
        assert type(live.question).__name__ == "SamuraiToKeep"
        bob = await hall.watch_at(Ear("bob"), table, 1)
        cay = await hall.watch_at(Ear("cay"), table, 2)
        await hall.act(table, 2)
        number, text = live.question_number, live.rules.asides(live.game.seen(0))[0].text
        assert text.endswith(" > B")
        hand.pass_by(10)
        await hall.act(table, 0, text)
        assert live.question_number == number
        assert live.game.asked() == (0, 1), "and what is sealed stays sealed"
        assert live.clocks.left(0, hand()) == 90 * SECOND, "it earns no time"
        assert await refused(hall.act(table, 0, text)) == "done-already"
        assert shown(bob, 0) == [text.split()[1]]
        assert shown(cay, 0) == ["?"]
        await hall.act(table, 0)
        await hall.act(table, 1)
        assert live.question_number == number + 1
        written = await log_of(hall, table)
        assert any(text in str(entry) for entry in written)

    scene(url, play, hand)
