"""A question in words asks its reader for what he can do, and tells the others nothing of it."""

from __future__ import annotations

import msgspec

from tatami.hall.serving.replaying import Reel, frames_of
from tatami.hall.telling.broadcast import Broadcast
from tatami.hall.telling.messages import QuestionInfo
from tatami.hall.telling.wire import Eyes, Interpreter
from tatami.kernel.seats import SPECTATOR
from tests.clauses import clause
from tests.hall.halls import course_of, dealt


@clause("SHI-22", "SHI-53")
def test_the_hall_asks_the_first_player_of_shinobi_for_troops_and_for_no_ninja() -> None:
    """No army stands anywhere yet, so that even a ninja in hand would have no target."""
    live = dealt("shinobi", 3)
    broadcast = Broadcast("t", Interpreter(live.rules, live.opened.options))
    (first,) = live.game.asked()
    for viewer in (0, 1, 2, SPECTATOR):
        told = broadcast.whole(live, Eyes(viewer, "en")).question
        assert told is not None
        info = msgspec.json.decode(told, type=QuestionInfo)
        asked = "First order: place troops in another province."
        assert info.text == (asked if viewer == first else f"Bot {first} is giving the first order.")
        assert (info.offers is not None) == (viewer == first)


@clause("SHI-22", "SHI-53")
def test_who_looks_back_at_the_game_reads_what_he_was_asked() -> None:
    live = dealt("shinobi", 3)
    (first,) = live.game.asked()
    (frame,) = frames_of(Reel(course_of(live), (), None), Eyes(first, "en"), 0, 1).frames
    assert frame.asked == "First order: place troops in another province."
