"""What a player can say in a battle: hostages, abilities, dice, support."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt, Form

from ..box import MEMBER, REGIONS, SUPPORT, Box
from ..pieces import DICE
from .common import CallKami


class _OfCard(Answer):
    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, word: str, box: Box, card: int) -> None:
        super().__init__(f"{word} {box.faces[card]}")
        self.card: Final = card


class _OfDie(Answer):
    __slots__ = ("die",)
    KINDS = {"die": "number"}

    def __init__(self, word: str, die: int) -> None:
        super().__init__(f"{word} {die}")
        self.die: Final = die
        """Counted from 1."""


class KillHostage(_OfCard):
    """`kill green_member_heir`: before the battle (SEN-133)."""

    __slots__ = ()


class Spare(Answer):
    """`spare`: no hostage, or no further one, is killed."""

    __slots__ = ()


class Borrow(Answer):
    """`borrow oda`: take that enemy's ability for this battle (SEN-192)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"borrow {box.samurai[samurai]}")
        self.samurai: Final = samurai


class BorrowNothing(Answer):
    """`decline`: no ability is taken (SEN-185)."""

    __slots__ = ()


class RerollDie(_OfDie):
    """`reroll 3`: that die once more (SEN-206)."""

    __slots__ = ()


class KeepDice(Answer):
    """`keep`: the dice stay as they lie."""

    __slots__ = ()


class PickDie(_OfDie):
    """Part of what is rolled again, `die 3`: that die too (SEN-213)."""

    __slots__ = ()


class RollPicked(Form):
    """`roll: die 3, die 5`: these dice are rolled again (SEN-213)."""

    __slots__ = ()


class Support(_OfCard):
    """`support black_support_1`: that card is committed (SEN-125); with Baba beside the dummy (SEN-R33)."""

    __slots__ = ()


class SupportWithDummy(Answer):
    """`support dummy`: the card that promises nothing (SEN-57)."""

    __slots__ = ()


class SupportWithTwo(Answer):
    """`support black_support_1 + red_support_3`: two cards (SEN-188)."""

    __slots__ = ("card", "second")
    KINDS = {"card": "face", "second": "face"}

    def __init__(self, box: Box, card: int, second: int) -> None:
        super().__init__(f"support {box.faces[card]} + {box.faces[second]}")
        self.card: Final = card
        self.second: Final = second


class Flee(Answer):
    """`flee echigo`: the samurai escapes there (SEN-201)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, box: Box, region: int) -> None:
        super().__init__(f"flee {box.regions[region]}")
        self.region: Final = region


class MeetDeath(Answer):
    """`die`: the samurai does not escape (SEN-R119)."""

    __slots__ = ()


class BattleSayings:
    """The answers of battles, made once for a box."""

    def __init__(self, box: Box) -> None:
        valued, samurai = range(box.valued), range(box.samurai_count)
        supports = tuple(card for card in valued if box.kind[card] == SUPPORT)
        self.kill: Final = {
            card: KillHostage("kill", box, card) for card in valued if box.kind[card] == MEMBER
        }
        self.spare: Final = Spare("spare")
        self.borrow: Final = tuple(Borrow(box, k) for k in samurai)
        self.borrow_nothing: Final = BorrowNothing("decline")
        dice = range(1, DICE + 1)
        self.reroll: Final = tuple(RerollDie("reroll", die) for die in dice)
        self.keep: Final = KeepDice("keep")
        self.kami: Final = tuple(CallKami(box, k) for k in samurai)
        self.pick: Final = tuple(PickDie("die", die) for die in dice)
        self.roll: Final = RollPicked("roll")
        self.support: Final = tuple(Support("support", box, card) for card in valued)
        self.support_dummy: Final = SupportWithDummy("support dummy")
        self.support_two: Final = {
            (card, second): SupportWithTwo(box, card, second)
            for card in supports
            for second in supports
            if card <= second
        }
        self.flee: Final = tuple(Flee(box, region) for region in range(REGIONS))
        self.die: Final = MeetDeath("die")
        self.every_kill: Final = (*self.kill.values(), self.spare)
        self.every_borrowing: Final = (*self.borrow, self.borrow_nothing)
        self.every_reroll: Final = (*self.reroll, self.keep)
        self.every_kami: Final = (*self.kami, self.keep)
        self.every_support: Final = (
            *self.support,
            *self.support_two.values(),
            self.support_dummy,
        )
        self.every_escape: Final = (*self.flee, self.die)
        self.retreat: Final = Attempt("retreat")
        self.no_support: Final = Attempt("support nothing")
        self.keep_support: Final = Attempt("keep support")
        self.count_every_symbol: Final = Attempt("count every symbol")
        self.count_dice_aside: Final = Attempt("count dice set aside")
        self.reroll_dice_aside: Final = Attempt("reroll dice set aside")

    def attempts(self) -> tuple[Answer, ...]:
        return (
            self.retreat,
            self.no_support,
            self.keep_support,
            self.count_every_symbol,
            self.count_dice_aside,
            self.reroll_dice_aside,
        )

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [
            *self.every_kill,
            *self.every_borrowing,
            *self.every_reroll,
            *self.kami,
            self.roll,
            *self.every_support,
            *self.every_escape,
            *self.attempts(),
        ]

    def parts(self) -> list[Answer]:
        """What is rolled again."""
        return [*self.pick]
