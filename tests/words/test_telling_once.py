"""What only repeats what the log has told stays out of it."""

from __future__ import annotations

from tatami.games.senji import RULES
from tatami.games.senji.events.winter import WinterBegan
from tatami.games.senji.table import Senji
from tatami.words.catalogue import Words
from tatami.words.story import log_of
from tatami.words.telling import Teller
from tests.games.senji.scenes_winter import do, winter

TELLER = Teller(Words("en"), RULES, ("Ann", "Bob", "Cay", "Dan"), 0, {})


def told_piecemeal(g: Senji, *acts: str) -> list[str]:
    """As whoever sits there reads it: after every act what is new."""
    found = []
    for act in acts:
        since = len(g.events)
        do(g, act)
        found += [line.text for line in log_of(g.events, TELLER, since=since)]
    return found


def test_who_is_ready_is_told_once_a_winter_whatever_wakes_him() -> None:
    g = winter()
    told = told_piecemeal(
        g,
        "D: ready",
        "A: letter B: vow mercy",
        "D: ready",
        "C: letter B: vow mercy",
    )
    told += told_piecemeal(g, "D: ready")
    assert told.count("Dan is ready.") == 1
    whole = [line.text for line in log_of(g.events, TELLER)]
    assert whole.count("Dan is ready.") == 1
    assert whole[-len(told) :] == told


def test_who_has_changed_his_mind_is_told_to_be_ready_again() -> None:
    told = told_piecemeal(winter(), "D: ready", "D: wait", "D: ready")
    assert told == ["Dan is ready.", "Dan is not ready after all.", "Dan is ready."]


def test_it_is_told_again_in_the_next_winter() -> None:
    g = winter()
    told_piecemeal(g, "D: ready")
    began = next(event for event in g.events if isinstance(event, WinterBegan))
    told = log_of([*g.events, began, g.events[-1]], TELLER)
    assert [line.text for line in told].count("Dan is ready.") == 2
