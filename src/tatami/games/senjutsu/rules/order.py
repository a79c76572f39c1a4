"""The order in which cards are resolved (ledger 3.11, 3.25): initiative, type, then the advantage decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.hooks.shapes import MANY_SEATS, NUMBER, Listed
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import PlaceInOrder
from ..box import AFTER_CARD, ATTACK, CORE
from ..events import PlaceTaken
from ..facts import REVEALED, Waiting
from ..programs import HEAD, REST
from ..reasons import ADVANTAGE_DECIDES, PLACE_TAKEN
from ..table import Fight, Me, SenjutsuTable
from .asking import Choice
from .instants import offer_at
from .resolving import begin

_AFTER_ATTACKS: Final = 2 * ATTACK + 2
"""SJT-R57: the rest of a defence card comes after the attacks, before meditation and core cards."""


def rank(table: SenjutsuTable, part: Waiting) -> int:
    """SJT-89 to SJT-91, SJT-R127: defence, attack, meditation, core; within a type core cards last."""
    if part.stage == REST:
        return _AFTER_ATTACKS
    ability = table.card(part.seat)
    assert ability is not None
    place = 2 * ability.kind + (ability.is_core and ability.kind != CORE)
    return place if place < _AFTER_ATTACKS else place + 1


def resolve_parts(g: Fight) -> None:
    """SJT-86: in descending order of initiative, until nothing waits any more."""
    table = g.table
    if not table.waiting:
        return
    top = max([part.now for part in table.waiting])
    ranked = [(rank(table, part), part) for part in table.waiting if part.now == top]
    first = ranked[0][0] if len(ranked) == 1 else min([place for place, _ in ranked])
    group: dict[Seat, Waiting] = {}
    for place, part in ranked:
        if place == first:
            group.setdefault(part.seat, part)  # SJT-R25: among parts of one player the upper one first
    if first == _AFTER_ATTACKS or len(group) == 1:
        part = next(iter(group.values()))
        g.then(resolve_part, part.seat, part.part, part.stage)
    else:
        tied = tuple([seat for seat in table.track if seat in group])
        g.then(settle_places, tied, (-1,) * len(tied))
    g.then(resolve_parts)


def settle_places(g: Fight, tied: tuple[Seat, ...], places: tuple[Seat, ...]) -> None:
    """SJT-92, SJT-198 to SJT-200: the highest on the track chooses first, the last gets what is left."""
    left = [seat for seat in tied if seat not in places]
    if len(left) > 1:
        g.ask(PlaceToTake(left[0], tied, places))
        return
    order = [left[0] if seat < 0 else seat for seat in places] if left else list(places)
    for seat in order:
        g.then(resolve_next_of, seat)


def resolve_next_of(g: Fight, seat: Seat) -> None:
    """The first part of a fighter that is due."""
    due = [part for part in g.table.waiting if part.seat == seat]
    if due:
        part = max(due, key=lambda each: each.now)
        g.then(resolve_part, seat, part.part, part.stage)


class PlaceToTake(Choice):
    """SJT-92, SJT-198: when the own card is resolved among those with equal initiative and type."""

    FIELDS = ("by", "tied", "places")
    __slots__ = ("places", "tied")
    OTHERS = ADVANTAGE_DECIDES
    SHAPES = {"tied": MANY_SEATS, "places": Listed(NUMBER)}

    def __init__(self, by: Seat, tied: tuple[Seat, ...], places: tuple[Seat, ...]) -> None:
        super().__init__(by)
        self.tied: Final = tied
        self.places: Final = places
        """By place: who has taken it, or -1."""

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.place[: len(self.tied)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, PlaceInOrder) or answer.place > len(self.places):
            return NOT_AN_ANSWER_HERE()
        return None if self.places[answer.place - 1] < 0 else PLACE_TAKEN(place=answer.place)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, PlaceInOrder)
        g.tell(PlaceTaken(self.by, answer.place))
        at = answer.place - 1
        g.then(settle_places, self.tied, (*self.places[:at], self.by, *self.places[at + 1 :]))


def resolve_part(g: Fight, seat: Seat, part: int, stage: int) -> None:
    """One part of a revealed card. SJT-R57: the rest of a part with a block waits for the attacks."""
    table = g.table
    due = [each for each in table.waiting if each.seat == seat and each.part == part and each.stage == stage]
    if not due:
        return
    table.waiting = tuple([each for each in table.waiting if each != due[0]])
    fighter, ability = table.fighters[seat], table.card(seat)
    assert ability is not None
    program = ability.programs[part]
    value = fighter.value if part == 0 else program.value
    begin(g, seat, ability.number, part, stage, REVEALED, value, due[0].now)
    g.then(end_part, seat, part, stage, due[0].now)


def end_part(g: Fight, seat: Seat, part: int, stage: int, now: int) -> None:
    """SJT-175, SJT-R74: after the last part an unconditional additional card may be played."""
    table = g.table
    fighter, ability = table.fighters[seat], table.card(seat)
    if fighter.is_out or fighter.is_ended or ability is None:
        return
    if stage == HEAD and ability.programs[part].has_block:
        table.waiting = (*table.waiting, Waiting(seat, part, now, REST))
    if not any(each.seat == seat for each in table.waiting):
        offer_at(g, seat, AFTER_CARD, now)
