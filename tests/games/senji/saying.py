"""What tests say, and what they may add to an answer that is made of parts."""

from __future__ import annotations

import re

from tatami.games.senji import RULES
from tatami.games.senji.table import Senji
from tatami.kernel.answers import Compound, Form
from tatami.kernel.seats import Seat, seat_of

_SAID = re.compile(r"(?:([A-F]): )?(.*)", re.DOTALL)


def said(g: Senji, text: str) -> tuple[Seat, str]:
    """Who says what: `B: land: to echizen 3`, or whoever is asked first if nobody is named."""
    found = _SAID.fullmatch(text)
    assert found is not None
    who, what = found.groups()
    return seat_of(who) if who else g.asked()[0], what


def parts(g: Senji, form: str, *so_far: str) -> list[str]:
    """What can be added to that answer now; the fast list is the menu without what is barred."""
    question, me, answer = g.question, g.seen(g.asked()[0]), RULES.parse(form)
    assert question is not None
    assert isinstance(answer, Form)
    whole = RULES.parse(f"{form}: {', '.join(so_far)}")
    assert isinstance(whole, Compound)
    before = whole.parts
    found = [part.text for part in question.parts(me, answer, before)]
    menu = question.menu(me, answer, before)
    slow = [part.text for part in menu if question.why_not_part(me, answer, before, part) is None]
    assert sorted(found) == sorted(slow), "the fast list differs from the menu without what is barred"
    assert len(set(found)) == len(found)
    return found
