"""Effects with cards (ledger 2.4, 3.24): draw, discard, search, shuffle back, look at a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import ENOUGH, Find
from ..assault import code_of
from ..box import Ability, Box
from ..events import DeckSearched, HandLookedAt, Recycled
from ..pack import RANKS, Filter
from ..pieces import DECK, DISCARD, HAND, LOST, SHOWN
from ..programs import DISCARD as DISCARD_WORD
from ..programs import DRAW, LOOK_HAND, MILL, RECYCLE, SEARCH, Op
from ..reasons import NOT_IN_DECK, NOT_SOUGHT
from ..rules.asking import ChoiceAt, ChoiceOfOpponent
from ..rules.piles import draw_cards, mill, shuffle_deck
from ..rules.resolving import WORDS
from ..rules.suffering import CardToDiscard
from ..table import Fight, Me


def _draw(g: Fight, op: Op, at: int) -> bool:
    draw_cards(g, g.table.act.seat, op.amount)
    return True


def _mill_deck(g: Fight, op: Op, at: int) -> bool:
    mill(g, g.table.act.seat, op.amount)
    return True


def _discard(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, discard: ability cards of one's choice, face up, as many as possible."""
    return not discard_some(g, g.table.act.seat, op.amount)


def discard_some(g: Fight, seat: Seat, count: int) -> int:
    """Asks for so many cards, or for all there are; how many that is."""
    cards = min(count, len(g.places[HAND[seat]]))
    for _ in range(cards):
        g.ask(CardToDiscard(seat))
    return cards


def _recycle(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, recycle: random cards of the discard pile, face-down ones included, go back into the
    deck."""
    seat = g.table.act.seat
    count = 0
    for _ in range(op.amount):
        pile, lost = len(g.places[DISCARD[seat]]), len(g.places[LOST[seat]])
        if not pile + lost:
            break
        k = g.pick("recycle", pile + lost)
        if k < pile:
            g.move(DISCARD[seat], k, DECK[seat])
        else:
            g.move(LOST[seat], k - pile, DECK[seat])
        count += 1
    shuffle_deck(g, seat)
    g.tell(Recycled(seat, count))
    return True


# --- search -------------------------------------------------------------------------------------


def _search(g: Fight, op: Op, at: int) -> bool:
    """SJT-190: the player looks through the own deck."""
    seat = g.table.act.seat
    g.draw(DECK[seat], SHOWN[seat], len(g.places[DECK[seat]]))
    g.ask(CardToFind(seat, at, 0))
    g.then(end_search, seat)
    return False


def end_search(g: Fight, seat: Seat) -> None:
    """SJT-191: then the whole deck is shuffled."""
    g.draw(SHOWN[seat], DECK[seat], len(g.places[SHOWN[seat]]))
    shuffle_deck(g, seat)


class CardToFind(ChoiceAt):
    """SJT-190: up to so many cards that match; one may find nothing."""

    FIELDS = ("by", "at", "found")
    __slots__ = ("found",)

    def __init__(self, by: Seat, at: int, found: int) -> None:
        super().__init__(by, at)
        self.found: Final = found

    def candidates(self, me: Me) -> Sequence[Answer]:
        box = me.table.box
        seen = {box.ability_of[face] for face in me.faces(SHOWN[self.by]) if face != HIDDEN}
        return [*[box.say.find[number] for number in sorted(seen)], ENOUGH]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == ENOUGH:
            return None
        if not isinstance(answer, Find):
            return NOT_AN_ANSWER_HERE()
        box = me.table.box
        face = box.face_of[self.by].get(answer.card, HIDDEN)
        if face == HIDDEN or not me.holds(SHOWN[self.by], face) or answer.card in box.poisons:
            return NOT_IN_DECK(card=answer.card)
        wanted = self._filter(me)
        if wanted is not None and not matches(box, box.abilities[answer.card], wanted):
            return NOT_SOUGHT(card=answer.card)
        return None

    def _filter(self, me: Me) -> Filter | None:
        sought = code_of(me.table, me.table.act)[self.at].source.search
        return sought.filter if sought else None

    def carry_out(self, g: Fight, answer: Answer) -> None:
        """Ledger 7: what is found with a condition is shown to all."""
        op = code_of(g.table, g.table.act)[self.at]
        if not isinstance(answer, Find):
            g.tell(DeckSearched(self.by, self.found))
            return
        face = g.table.box.face_of[self.by][answer.card]
        if op.source.search and op.source.search.filter:
            g.turn_up(SHOWN[self.by], g.index(SHOWN[self.by], face))
        g.move_face(SHOWN[self.by], face, HAND[self.by])
        if self.found + 1 < op.amount:
            g.ask(CardToFind(self.by, self.at, self.found + 1))
        else:
            g.tell(DeckSearched(self.by, self.found + 1))


def matches(box: Box, ability: Ability, wanted: Filter) -> bool:
    """Ledger 2.4, search: it meets every key of the filter, of a list any value."""
    printed = ability.card
    return (
        printed is not None
        and (not wanted.types or any(each in wanted.types for each in printed.types))
        and (not wanted.owner or printed.owner == wanted.owner)
        and (not wanted.ranks or RANKS[ability.rank] in wanted.ranks)
        and (not wanted.ids or printed.id in wanted.ids or printed.slug in wanted.ids)
    )


# --- looking at a hand --------------------------------------------------------------------------


def _look_hand(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, look_hand: one opponent's hand is shown to the player."""
    table = g.table
    opponents = sorted(table.opponents(table.act.seat))
    if len(opponents) > 1:
        g.ask(HandToLookAt(table.act.seat, at))
        return False
    look_at(g, table.act.seat, opponents[0])
    return True


def look_at(g: Fight, seat: Seat, target: Seat) -> None:
    g.table.note(chosen=target)
    g.tell(HandLookedAt(seat, target))
    g.show_to(HAND[target], seat)


class HandToLookAt(ChoiceOfOpponent):
    """SJT-124: its player chooses whose hand."""

    __slots__ = ()

    def choose(self, g: Fight, target: Seat) -> None:
        look_at(g, self.by, target)


WORDS[DRAW] = _draw
WORDS[MILL] = _mill_deck
WORDS[DISCARD_WORD] = _discard
WORDS[RECYCLE] = _recycle
WORDS[SEARCH] = _search
WORDS[LOOK_HAND] = _look_hand
