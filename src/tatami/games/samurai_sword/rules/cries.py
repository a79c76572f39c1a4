"""Battle Cry and Jujutsu (SAM-131, SAM-132, SAM-154, SAM-155): all the others answer, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tatami.hooks.shapes import MANY_SEATS
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import CardDiscarded, Unaffected
from ..pieces import BATTLE_CRY, DISCARD, HAND, JUJUTSU, MOST_SEATS, RESOLVING
from ..powers import ONLY_WEAPONS_WOUND
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne
from .bushido import why_not_give_up
from .defeat import suffer
from .difficulty import is_harmless, is_harmless_now
from .weapons import WEAPON_BITS, Choices, parry_cards, why_not_parry_with


def ask_the_others(g: SamuraiSword, card: int, after: Seat, harmless: tuple[Seat, ...] = ()) -> None:
    """SAM-R8: in turn, clockwise from the active player's left; the next one after `after` is asked.

    SAM-R10: who is Harmless is seen when the turn to answer comes. SAM-R45: perhaps nobody is asked.
    `harmless` are those who were passed over for it so far.
    """
    table = g.table
    seat = (after + 1) % g.seats
    while seat != table.turn:
        is_passed = is_harmless_now(g, seat)
        if not is_passed and table.characters[seat] not in ONLY_WEAPONS_WOUND:
            g.ask(_question(card, seat, harmless))
            return
        g.tell(Unaffected(seat, is_passed))
        if is_passed:
            harmless = (*harmless, seat)
        seat = (seat + 1) % g.seats
    g.move(RESOLVING, -1, DISCARD)  # SAM-R21: on top of the answers


def who_must_answer(me: Me) -> list[Seat]:
    """Whom a Battle Cry or Jujutsu of the active player would ask as things stand, in turn."""
    table, seats = me.table, me.seats
    others = ((table.turn + k) % seats for k in range(1, seats))
    return [
        seat
        for seat in others
        if not is_harmless(me, seat) and table.characters[seat] not in ONLY_WEAPONS_WOUND
    ]


class _CryAnswer(SamuraiSwordQuestionToOne):
    """What both have in common: give a card up, or suffer 1 wound. SAM-R51: as one likes.

    `harmless` are those whom the card has passed over: whoever falls to it looks like them a moment later.
    """

    FIELDS = ("by", "harmless")
    SEATS = frozenset({"by"})
    SHAPES = {"harmless": MANY_SEATS}
    DEFAULTS = {"harmless": ()}
    __slots__ = ("harmless",)
    card: ClassVar[int]

    def __init__(self, by: Seat, harmless: tuple[Seat, ...] = ()) -> None:
        super().__init__(by)
        self.harmless: Final = harmless

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_ANSWER

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        """SAM-R8: carried out completely before the next player is asked. SAM-R58: 1 wound, whoever it is."""
        if isinstance(answer, say.Discard):
            g.tell(CardDiscarded(seat, answer.card))
            g.move_face(HAND[seat], answer.card, DISCARD)
        else:
            suffer(g, seat, 1)
            if g.outcome is not None:
                return
        ask_the_others(g, self.card, seat, self.harmless)

    def why_not_otherwise(self, me: Me, answer: Answer) -> Reason:
        """SAM-69: nothing but such an answer is possible now."""
        if isinstance(answer, (*why.PLAYS, say.Parry)):
            return why.ANSWER_THE_CRY(by=me.table.turn, card=self.card)
        return why.out_of_place(me, answer)

    def default(self, me: Me) -> Answer:
        return say.ENDURE


class BattleCryAnswer(_CryAnswer):
    """SAM-131: a card with the parry symbol, or 1 wound. SAM-177: as Hanzō also a Weapon."""

    __slots__ = ()
    card = BATTLE_CRY

    def legal(self, me: Me) -> Sequence[Answer]:
        return _GIVEN_UP[parry_cards(me)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Endure):
            return None
        if isinstance(answer, say.Discard):
            reason = why_not_parry_with(me, answer.card)
            return (
                reason
                if reason is None or reason.refusal is not why.NO_PARRY_SYMBOL
                else (why.BATTLE_CRY_WANTS_A_PARRY(card=answer.card))
            )
        return self.why_not_otherwise(me, answer)


class JujutsuAnswer(_CryAnswer):
    """SAM-154: a Weapon from the hand, or 1 wound."""

    __slots__ = ()
    card = JUJUTSU

    def legal(self, me: Me) -> Sequence[Answer]:
        return _GIVEN_UP[me.kinds(HAND[self.by]) & WEAPON_BITS]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Endure):
            return None
        if isinstance(answer, say.Discard):
            return why_not_give_up(me, answer.card, why.JUJUTSU_WANTS_A_WEAPON)
        return (
            why.JUJUTSU_IS_NOT_PARRIED()
            if isinstance(answer, say.Parry)
            else self.why_not_otherwise(me, answer)
        )


def _question(card: int, seat: Seat, harmless: tuple[Seat, ...]) -> _CryAnswer:
    if harmless:
        return (BattleCryAnswer if card == BATTLE_CRY else JujutsuAnswer)(seat, harmless)
    return (BATTLE_CRY_ANSWER if card == BATTLE_CRY else JUJUTSU_ANSWER)[seat]


BATTLE_CRY_ANSWER: Final = tuple(BattleCryAnswer(seat) for seat in range(MOST_SEATS))
JUJUTSU_ANSWER: Final = tuple(JujutsuAnswer(seat) for seat in range(MOST_SEATS))
_EVERY_ANSWER: Final = (*say.DISCARD, say.ENDURE)
_GIVEN_UP: Final = Choices(say.DISCARD, say.ENDURE)
