"""What became of promises (SEN-45): they bind nobody, and at the end of the year everybody learns who kept
those that were made to him or by him. Judged by `table.deeds` (see `board.remember`).
"""

from __future__ import annotations

from typing import Final

from tatami.kernel.events import Page
from tatami.kernel.seats import Seat

from ..board import holder, player_of
from ..events.winter import PromisesJudged
from ..notes import KEPT as FIRST_VERDICT
from ..notes import SWORN
from ..pieces import EMPEROR, WORDS, words_to
from ..table import Senji, SenjiTable
from ..warfare import Deed

KEPT, BROKEN, OVERTAKEN = range(3)
"""As `letters.VERDICTS` has them."""

_DONE_TO: Final = {"peace": "attack", "mercy": "killed", "no_trade": "traded"}
"""What was promised not to do, as a deed."""


def judge_promises(g: Senji) -> None:
    """At the end of the year: every promise that was made; what became of it stays written down.

    Always one event, whoever has promised how much; everybody is told what concerns him.
    """
    notes = g.table.box.notes
    found: list[tuple[Seat, Seat, int, int]] = []
    pages: list[Page] = []
    for maker in range(g.seats):
        for hearer in range(g.seats):
            place = WORDS[maker] if hearer == maker else words_to(g.seats, maker, hearer)
            ledger: list[int] = []
            for face in notes.kept(g.places[place]):
                if notes.sort[face] != SWORN:
                    ledger.append(face)
                    continue
                promise = notes.tells[face]
                to = -1 if hearer == maker else hearer
                judged = verdict(g.table, maker, to, *notes.promises[promise])
                found.append((maker, hearer, face, judged))
                ledger.append(notes.note(FIRST_VERDICT + judged, promise))
            if g.places[place]:
                pages.append(g.page(place, ledger))
    verdicts = tuple(each[3] for each in found)
    g.tell(
        PromisesJudged(
            g.table.host,
            tuple(pages),
            tuple(each[0] for each in found),
            tuple(each[1] for each in found),
            tuple(each[2] for each in found),
            verdicts,
            verdicts.count(KEPT),
            verdicts.count(BROKEN),
            verdicts.count(OVERTAKEN),
            known=bool(found),
        )
    )


def verdict(table: SenjiTable, maker: Seat, hearer: Seat, word: str, of: int) -> int:
    """Kept, broken, or overtaken by events: it could neither be kept nor broken any more. `hearer` is -1 for
    a promise to all, `of` the province or family that it speaks of."""
    mine = [deed for deed in table.deeds if deed.by == maker]
    if word in _DONE_TO:
        done = any(deed.what == _DONE_TO[word] and _concerns(deed, hearer) for deed in mine)
        return BROKEN if done else _unless_gone(table, maker, hearer)
    if word == "attack":
        victim = table.families.index(of)
        if any(deed.what == "attack" and deed.whom == victim for deed in mine):
            return KEPT
        return OVERTAKEN if player_of(table, of) < 0 or maker in table.out else BROKEN
    if word == "strike":
        if any(deed.what == "attack" and deed.where == of for deed in mine):
            return KEPT
        out_of_reach = holder(table, of) in (maker, hearer) or maker in table.out
        return OVERTAKEN if out_of_reach else BROKEN
    return _promise_of_a_host(table, maker, hearer, word, of)


def _concerns(deed: Deed, hearer: Seat) -> bool:
    """Whether it was done to whom it was promised not to; a promise to all is about every player."""
    return deed.whom == hearer if hearer >= 0 else deed.whom not in (-1, EMPEROR)


def _unless_gone(table: SenjiTable, maker: Seat, hearer: Seat) -> int:
    return OVERTAKEN if maker in table.out or hearer in table.out else KEPT


def _promise_of_a_host(table: SenjiTable, maker: Seat, hearer: Seat, word: str, of: int) -> int:
    """SEN-37: before or after all others, in Summer (`first`, `last`) or Autumn."""
    if maker != table.host:
        return OVERTAKEN
    if word in ("first", "last"):
        order = [(deed.whom, deed.where) for deed in table.deeds if deed.what == "named"]
        wish = (hearer, of)
    else:
        order = [(deed.whom, -1) for deed in table.deeds if deed.what == "called"]
        wish = (hearer, -1)
    if not order or (wish not in order and word != "first"):
        return OVERTAKEN
    return KEPT if order[0 if word.endswith("first") else -1] == wish else BROKEN
