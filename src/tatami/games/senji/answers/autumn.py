"""What a player can say in Autumn (SEN-149 to SEN-176, SEN-202, SEN-203, SEN-211, SEN-216)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt, Form
from tatami.kernel.seats import Seat, letter

from .. import answer_shapes as shapes
from ..box import MEMBER, PROVINCES, REGIONS, TRADE, Box
from ..pieces import MOST_MERCENARIES, MOST_SEATS
from .common import CallKami, CallKamiOn, KeepSamurai, TakeCard


class UseTrade(shapes.AboutCard):
    """`trade green_trade_2` (SEN-151)."""

    __slots__ = ()
    VERB = "trade"


class WithCard(Answer):
    """Part of a set, of the diplomatic action or of what is shown, `plum_5`: that card."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(box.faces[card])
        self.card: Final = card


class WithWild(shapes.AboutCard):
    """Part of a set, `wild plum_5`: that card counts as whichever is lacking (SEN-194)."""

    __slots__ = ()
    VERB = "wild"


class Display(shapes.AboutCard):
    """`display green_member_heir` (SEN-165)."""

    __slots__ = ()
    VERB = "display"


class TakeBack(shapes.AboutCard):
    """`take back green_member_heir` (SEN-169)."""

    __slots__ = ()
    VERB = "take back"


class ShowCards(Form):
    """`show: plum_5, iris_1`: to a player who has used a trade card (SEN-151)."""

    __slots__ = ()


class SwapCard(shapes.AboutCard):
    """`swap green_trade_2`: into a forced exchange (SEN-203)."""

    __slots__ = ()
    VERB = "swap"


class CallFamily(Answer):
    """`call C` (SEN-149)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"call {letter(target)}")
        self.target: Final = target


class SendEnvoys(Form):
    """`envoys: green_trade_2, blue_support_1 ...`: the diplomatic action with these cards (SEN-156)."""

    __slots__ = ()


class Combine(Form):
    """`combine path4: plum_4, plum_5, wild kiku_1, plum_7`: that set, in the order in which its cards are
    discarded (SEN-158, SEN-239)."""

    __slots__ = ("combination",)
    KINDS = {"combination": "combination"}

    def __init__(self, box: Box, combination: int) -> None:
        super().__init__(f"combine {box.combinations[combination].id}")
        self.combination: Final = combination


class HireUnits(Answer):
    """`hire 2 north_sea` (SEN-171)."""

    __slots__ = ("number", "region")
    KINDS = {"number": "number", "region": "region"}

    def __init__(self, box: Box, number: int, region: int) -> None:
        super().__init__(f"hire {number} {box.regions[region]}")
        self.number: Final = number
        self.region: Final = region


class HireSamurai(Answer):
    """`hire samurai` (SEN-172)."""

    __slots__ = ()


class PostSamurai(Answer):
    """`post echizen`: where a hired samurai comes to stand (SEN-162, SEN-173)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, box: Box, region: int) -> None:
        super().__init__(f"post {box.regions[region]}")
        self.region: Final = region


class CommitSeppuku(Answer):
    """`seppuku oda` (SEN-216)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"seppuku {box.samurai[samurai]}")
        self.samurai: Final = samurai


class ForceSwap(Answer):
    """`force swap B` (SEN-203)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"force swap {letter(target)}")
        self.target: Final = target


class TakeDiscard(Answer):
    """`take discard` (SEN-202)."""

    __slots__ = ()


class EndActions(Answer):
    """`done`: no more actions this Autumn."""

    __slots__ = ()


TAKE_NOTHING: Final = Attempt("take nothing")
SWAP_DUMMY: Final = Attempt("swap dummy")
KEEP_NONE: Final = Attempt("keep no samurai")


class AutumnSayings:
    """The answers of Autumn, made once for a box; by card, samurai, region or seat as rules ask for them."""

    def __init__(self, box: Box) -> None:
        valued = range(box.valued)
        hanafuda = range(box.first_hanafuda, box.first_samurai)
        cards = (*valued, *hanafuda)
        seats, regions, samurai = range(MOST_SEATS), range(REGIONS), range(box.samurai_count)
        sets = range(len(box.combinations))
        self.call: Final = tuple(CallFamily(seat) for seat in seats)
        self.trade: Final = {card: UseTrade(box, card) for card in valued if box.kind[card] == TRADE}
        self.card: Final = {card: WithCard(box, card) for card in cards}
        self.wild: Final = {card: WithWild(box, card) for card in hanafuda}
        self.envoys: Final = SendEnvoys("envoys")
        self.combine: Final = tuple(Combine(box, k) for k in sets)
        members = [card for card in valued if box.kind[card] == MEMBER]
        self.display: Final = {card: Display(box, card) for card in members}
        self.take_back: Final = {card: TakeBack(box, card) for card in members}
        self.hire: Final = tuple(
            tuple(HireUnits(box, n + 1, r) for n in range(MOST_MERCENARIES + 1 if r >= PROVINCES else 1))
            for r in regions
        )
        """By region: 1 unit, 2 units ... One more than allowed, and into provinces, to be told why not."""
        self.hire_samurai: Final = HireSamurai("hire samurai")
        self.keep: Final = tuple(KeepSamurai(k, box) for k in samurai)
        self.post: Final = tuple(PostSamurai(box, region) for region in regions)
        self.seppuku: Final = tuple(CommitSeppuku(box, k) for k in samurai)
        self.kami: Final = tuple(CallKami(box, k) for k in samurai)
        self.kami_on: Final = tuple(tuple(CallKamiOn(box, k, seat) for seat in seats) for k in samurai)
        self.force_swap: Final = tuple(ForceSwap(seat) for seat in seats)
        self.take_discard: Final = TakeDiscard("take discard")
        self.done: Final = EndActions("done")
        self.show: Final = ShowCards("show")
        self.take: Final = {card: TakeCard(box, card) for card in hanafuda}
        self.swap: Final = {card: SwapCard(box, card) for card in cards}
        self.actions: Final = {seats: tuple(self._actions(seats)) for seats in range(3, MOST_SEATS + 1)}
        """By number of players: everything that looks like an action."""

    def _actions(self, seats: int) -> list[Answer]:
        return [
            *self.trade.values(),
            self.envoys,
            *self.combine,
            *self.display.values(),
            *self.take_back.values(),
            *(hire for hires in self.hire for hire in hires),
            self.hire_samurai,
            *self.seppuku,
            *self.kami,
            *(kami for by_seat in self.kami_on for kami in by_seat[:seats]),
            *self.force_swap[:seats],
            self.take_discard,
            self.done,
        ]

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [
            *self.actions[MOST_SEATS],
            *self.call,
            *self.keep,
            *self.post,
            self.show,
            *self.take.values(),
            *self.swap.values(),
            TAKE_NOTHING,
            SWAP_DUMMY,
            KEEP_NONE,
        ]

    def parts(self) -> list[Answer]:
        """What sets and envoys are made of."""
        return [*self.card.values(), *self.wild.values()]
