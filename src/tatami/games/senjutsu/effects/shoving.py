"""Push, pull, turn and poison (ledger 3.18, 3.23): what an effect does with somebody else's figure and
deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import Along, Give, Rotate
from ..events import Poisoned, PushedTo, TurnedTo
from ..lines import SIDES
from ..pieces import DECK, POISON, STIRRED
from ..reasons import ATTACKER_CHOOSES, NO_SUCH_POISON, NOT_THAT_WAY
from ..rules.asking import Choice
from ..rules.suffering import collide, end_turn_of, enter, has_unfinished_card, unmask
from ..table import Fight, Me, SenjutsuTable


def count_success(g: Fight, seat: Seat, counts: bool) -> None:
    """SJT-156: pushed, pulled or turned, or with a card more: the attack succeeded against that character."""
    if counts:
        g.table.note(struck=g.table.act.struck | 1 << seat)


# --- push and pull ------------------------------------------------------------------------------


def directions(table: SenjutsuTable, seat: Seat, by: Seat, is_pull: bool) -> tuple[int, ...]:
    """SJT-136, SJT-137: one or two that lead straight away from the attacker, or towards; SJT-R47: who stands
    beside the attacker is not pulled."""
    field, a, b = table.plan, table.fighters[by].cell, table.fighters[seat].cell
    if not is_pull:
        return field.away(a, b)
    if field.apart[a][b] < 2:
        return ()
    return tuple([(d + SIDES // 2) % SIDES for d in field.away(a, b)])


def shove(g: Fight, seat: Seat, by: Seat, distance: int, is_pull: bool, counts: bool) -> None:
    """SJT-139, SJT-R46: with two directions the attacker chooses, and keeps it for all cells."""
    table = g.table
    if table.fighters[seat].is_out or table.fighters[by].cell < 0:
        return
    ways = directions(table, seat, by, is_pull)
    if len(ways) > 1:
        g.ask(DirectionToShove(by, seat, distance, is_pull, counts))
    elif ways:
        slide(g, seat, by, ways[0], distance, is_pull, counts)


def slide(g: Fight, seat: Seat, by: Seat, way: int, distance: int, is_pull: bool, counts: bool) -> None:
    """SJT-138, SJT-R44, SJT-R45: cell by cell, until something is in the way."""
    table = g.table
    field = table.plan
    for _ in range(distance):
        cell = table.fighters[seat].cell
        goal = field.step[cell][way]
        apart = field.apart[table.fighters[by].cell]
        if is_pull and not 0 < apart[goal] < apart[cell]:
            return
        count_success(g, seat, counts)
        if not table.free_for(seat) >> goal & 1:
            if has_unfinished_card(g, seat):
                end_turn_of(g, seat)
            collide(g, seat, goal)
            return
        table.change(seat, cell=goal)
        g.tell(PushedTo(seat, goal))
        if enter(g, seat, goal):
            return


class DirectionToShove(Choice):
    """SJT-139: the attacker chooses where a figure goes, not its owner."""

    OTHERS = ATTACKER_CHOOSES

    FIELDS = ("by", "target", "distance", "is_pull", "counts")
    __slots__ = ("counts", "distance", "is_pull", "target")
    SEATS = frozenset({"by", "target"})
    KINDS = {"is_pull": "truth", "counts": "truth"}

    def __init__(self, by: Seat, target: Seat, distance: int, is_pull: bool, counts: bool) -> None:
        super().__init__(by)
        self.target: Final = target
        self.distance: Final = distance
        self.is_pull: Final = is_pull
        self.counts: Final = counts

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.along

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Along):
            return NOT_AN_ANSWER_HERE()
        ways = directions(me.table, self.target, self.by, self.is_pull)
        return None if answer.facing in ways else NOT_THAT_WAY()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Along)
        slide(g, self.target, self.by, answer.facing, self.distance, self.is_pull, self.counts)


# --- turning ------------------------------------------------------------------------------------


def rotate(g: Fight, seat: Seat, by: Seat, sides: int, counts: bool) -> None:
    """SJT-140: the attacker chooses clockwise or counterclockwise."""
    if g.table.fighters[seat].is_out or g.table.fighters[by].is_out:
        return
    if sides % SIDES == SIDES // 2:
        turn_figure(g, seat, sides, counts)
    else:
        g.ask(TurnToGive(by, seat, sides, counts))


def turn_figure(g: Fight, seat: Seat, sides: int, counts: bool) -> None:
    facing = (g.table.fighters[seat].facing + sides) % SIDES
    g.table.change(seat, facing=facing)
    g.tell(TurnedTo(seat, facing))
    count_success(g, seat, counts)


class TurnToGive(Choice):
    """SJT-140."""

    OTHERS = ATTACKER_CHOOSES
    FIELDS = ("by", "target", "sides", "counts")
    __slots__ = ("counts", "sides", "target")
    SEATS = frozenset({"by", "target"})
    KINDS = {"counts": "truth"}

    def __init__(self, by: Seat, target: Seat, sides: int, counts: bool) -> None:
        super().__init__(by)
        self.target: Final = target
        self.sides: Final = sides
        self.counts: Final = counts

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.rotate

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Rotate)
        turn_figure(g, self.target, self.sides * answer.side, self.counts)


# --- poison -------------------------------------------------------------------------------------


def poison(g: Fight, seat: Seat, by: Seat, counts: bool) -> None:
    """SJT-187, SJT-268: a poison of the attacker's own deck; SJT-R83: none is left, none is given."""
    table = g.table
    kinds = sorted({table.box.ability_of[face] for face in g.seen(by).faces(POISON[by])})
    if table.fighters[seat].is_out or not kinds:
        return
    if len(kinds) > 1:
        g.ask(PoisonToGive(by, seat, counts))
    else:
        give_poison(g, seat, by, kinds[0], counts)


def give_poison(g: Fight, seat: Seat, by: Seat, ability: int, counts: bool) -> None:
    """Ledger 2.7: it is shuffled with the top cards of the victim's deck, face down: so many as it says."""
    table = g.table
    g.tell(Poisoned(seat, ability))
    cards = min(table.box.stirred[ability], len(g.places[DECK[seat]]))
    g.draw(DECK[seat], STIRRED, cards)
    g.move_face(POISON[by], table.box.face_of[by][ability], STIRRED)
    g.shuffle("poison", STIRRED)
    g.draw(STIRRED, DECK[seat], cards + 1)
    venom = [max(depth + 1, cards + 1) for depth in table.fighters[seat].venom]
    table.change(seat, venom=(*venom, cards + 1))
    unmask(g, seat)
    count_success(g, seat, counts)


class PoisonToGive(Choice):
    """SJT-268: any card of the own poison deck."""

    FIELDS = ("by", "target", "counts")
    __slots__ = ("counts", "target")
    SEATS = frozenset({"by", "target"})
    KINDS = {"counts": "truth"}

    def __init__(self, by: Seat, target: Seat, counts: bool) -> None:
        super().__init__(by)
        self.target: Final = target
        self.counts: Final = counts

    def candidates(self, me: Me) -> Sequence[Answer]:
        return list(me.table.box.say.give.values())

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Give):
            return NOT_AN_ANSWER_HERE()
        face = me.table.box.face_of[self.by][answer.card]
        return None if me.holds(POISON[self.by], face) else NO_SUCH_POISON(card=answer.card)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Give)
        give_poison(g, self.target, self.by, answer.card, self.counts)
