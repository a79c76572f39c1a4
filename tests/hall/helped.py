"""Help at a table, for the canary: hints, marks and notes over HTTP, and who may have them.

An oracle has each hint thought of once more, in another world that the seat cannot tell from the real one.
So a hint that goes by a hidden card is another one there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tatami.formats.worlds import possible_world
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.hinting import hint_told
from tatami.hall.telling.wire import Eyes, Interpreter
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.views import View, events_for
from tatami.players.advising import Advice, adviser_for
from tatami.players.registry import make_player
from tatami.players.sight import box_of, sight_of
from tatami.players.thinker import Errand, Thinker
from tests.hall.ears import Ear
from tests.hall.visitors import Guest, ask
from tests.halls import RunningHall

NOTE: Final = "note:"
"""How the notes of the test begin, after which comes the seat that they are of."""
MARK: Final = "kernel-mark-bluffs"


class Advised(NamedTuple):
    """A hint as it came, and whose it is."""

    seat: str
    request: int
    told: dict[str, Any]


async def hints(hall: RunningHall, who: Guest, table: str, seat: str) -> list[Advised]:
    """One, or none where the game has no bot that could give it."""
    answer = await ask(hall, "POST", f"/api/tables/{table}/seats/{seat}/hint", who)
    told = answer.json()
    if answer.status_code == 200:
        return [Advised(seat, told["request"], told)]
    assert told["code"] == "nobody-to-ask", told
    return []


async def jot(hall: RunningHall, who: Guest, table: str, seat: str) -> None:
    """Marks a neighbour and writes a note, and finds both again."""
    path = f"/api/tables/{table}/seats/{seat}/notes"
    noted = {"marks": {"B" if seat == "A" else "A": MARK}, "text": f"{NOTE}{seat}"}
    kept = await ask(hall, "PUT", path, who, noted)
    assert kept.status_code == 204, kept.text
    found = (await ask(hall, "GET", path, who)).json()
    assert {name: found[name] for name in noted} == noted


def check_hint(table: str, live: LiveTable, hint: Advised) -> None:
    """AssertionError unless the seat could have thought of it alone."""
    seat, kind = seat_of(hint.seat), adviser_for(live.rules)
    assert kind is not None
    seed = Random(f"{table}/{seat}/{live.question_number}").getrandbits(32)
    box = box_of(live.rules, live.opened.options)
    world = possible_world(View(live.game, seat), Random(seed))
    thinker = Thinker(make_player)
    thinker.learn(0, box)
    news = events_for(live.game, seat, 0)
    reply = thinker.think(Errand(0, kind, seed, 0, sight_of(world, seat), 0, news, 60, is_advice=True))
    assert reply.how == "answered", reply
    words = Interpreter(live.rules, live.opened.options)
    advice = msgspec.json.decode(reply.text, type=Advice)
    may = hint_told(live, Eyes(seat, "en"), words, kind, advice)
    assert hint.told == msgspec.to_builtins(may), f"the hint to {hint.seat} knows more than {hint.seat}"


def check_notes(ears: Sequence[Ear], bodies: Sequence[str]) -> None:
    """What somebody notes is in no frame and on no page; what he is told himself is not among these."""
    for ear in ears:
        found = [heard.text for heard in ear.tape if NOTE in heard.text or MARK in heard.text]
        assert not found, f"{letter(ear.viewer)} is told what somebody noted: {found[0]}"
    read = [body for body in bodies if NOTE in body or MARK in body]
    assert not read, f"somebody reads what is noted at another seat: {read[0]}"
