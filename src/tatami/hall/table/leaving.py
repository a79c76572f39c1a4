"""Leaving a game for good: somebody resigns, or all people at the table agree that it ends here.

As in `commands.py`: each wish gives what is to be written, or is Refused with a reason; nothing changes here.
"""

from __future__ import annotations

from typing import Literal

from tatami.hooks.leaving import ABANDONED, AGREEMENT, leaving_of
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat
from tatami.players.registry import kinds_for

from . import entries as log
from . import reasons as why
from .commands import own_seat, who_must_agree
from .entries import Entry, Millis
from .live import LiveTable


def meaning_of(table: LiveTable, seat: Seat) -> Literal["ends", "out", "bot", "abandoned"]:
    """What it would mean if this seat resigned now: the rules say, unless nobody would be left to play on."""
    _must_be_playing(table)
    meaning = leaving_of(table.rules).resigning(table.game, seat)
    if meaning == "nothing":
        raise Refused(why.NOTHING_TO_RESIGN())
    return "abandoned" if meaning != "ends" and _is_last(table, seat) else meaning


def _is_last(table: LiveTable, seat: Seat) -> bool:
    """Whether nobody else may play on; who is only away may come back."""
    return not any(
        cushion.person and not cushion.has_resigned
        for other, cushion in enumerate(table.cushions)
        if other != seat
    )


def has_whom_to_ask(table: LiveTable) -> bool:
    """Whether people play with one another here; where all others have gone nobody need be waited for."""
    return len({cushion.person for cushion in table.cushions if cushion.person}) > 1


def resign(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    """At any time, whoever is asked; also in a pause."""
    own_seat(table, person, seat)
    meaning_of(table, seat)
    return [log.Resigned(now, seat, kinds_for(table.rules)[-1])]


def offer_end(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    """To the other people. Nobody asks twice before he has acted again."""
    own_seat(table, person, seat)
    _must_be_playing(table)
    offer = table.end_offer
    if not has_whom_to_ask(table):
        raise Refused(why.NOBODY_TO_AGREE())
    if offer.is_open:
        raise Refused(why.END_IS_OFFERED_ALREADY(seat=offer.by))
    if seat in offer.made_at and not any(done.seat == seat for done in table.done_since(offer.made_at[seat])):
        raise Refused(why.OFFERED_LATELY())
    return [log.EndOffered(now, seat)]


def agree_to_end(table: LiveTable, person: str, seat: Seat, agreed: bool, now: Millis) -> list[Entry]:
    """One of the others answers, or who has offered it withdraws."""
    own_seat(table, person, seat)
    offer = table.end_offer
    may_say = not agreed if seat == offer.by else seat in who_must_agree(table, offer.by)
    if not offer.is_open or not may_say:
        raise Refused(why.NOBODY_OFFERED_TO_END())
    return [log.EndAnswered(now, seat, agreed)]


def ending(table: LiveTable, now: Millis) -> list[Entry]:
    """What follows by itself: all who are asked have agreed (a bot that sits in for somebody is not asked),
    or all people have resigned."""
    if table.phase != "playing":
        return []
    people = [cushion for cushion in table.cushions if cushion.person]
    if people and all(cushion.has_resigned for cushion in people):
        return [log.Ended(now, ABANDONED)]
    offer = table.end_offer
    if not offer.is_open or who_must_agree(table, offer.by) - offer.agreed:
        return []
    return [log.Ended(now, AGREEMENT)]


def _must_be_playing(table: LiveTable) -> None:
    if table.course is None:
        raise Refused(why.GAME_HAS_NOT_BEGUN())
    if table.outcome is not None:
        raise Refused(table.rules.game_is_over())
    if table.is_cleared:
        raise Refused(why.TABLE_IS_CLEARED())
