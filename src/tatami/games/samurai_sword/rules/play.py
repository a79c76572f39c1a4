"""The Play phase (SAM-59 to SAM-69): any number of cards, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import ResilienceSpent
from ..pieces import (
    ALL_IN_PLAY,
    BREATHING,
    BUSHIDO,
    BUSHIDOS,
    COUNTS,
    DIVERSION,
    FIRST_PROPERTY,
    GEISHA,
    HAND,
    HANDS,
    MOST_SEATS,
    PARRY,
    PROPERTIES,
    in_play,
    is_property,
    is_weapon,
)
from ..powers import SPENDS_RESILIENCE
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne, changed
from .cards import EFFECTS, EFFECTS_ON, play_geisha_on_card
from .deck import draw_cards
from .weapons import WEAPON_BITS, add_attacks, attack, weapon_limit, why_not_attack


class PlayPhase(SamuraiSwordQuestionToOne):
    """SAM-59: cards from the hand, one after another, or none. SAM-R25: nobody must."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_PLAY[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        by, table = self.by, me.table
        kinds = me.kinds(HAND[by])
        answers: list[Answer] = [*_PLAYS[kinds & _NAMING_NOBODY]]
        weapons = kinds & WEAPON_BITS
        if weapons and (not table.weapons_played or table.weapons_played < weapon_limit(me, by)):
            add_attacks(me, by, weapons, answers)
        if kinds & _NAMING:
            self._add_cards_that_name(me, kinds, answers)
        if table.characters[by] in SPENDS_RESILIENCE and table.resilience[by] > 1:
            answers.append(say.SPEND)
        answers.append(say.END)
        return answers

    def _add_cards_that_name(self, me: Me, kinds: int, answers: list[Answer]) -> None:
        """Geisha, Diversion, Breathing and Bushido, with everybody they may name."""
        by, seats = self.by, me.seats
        if kinds & _GEISHA_OR_DIVERSION:
            hands = me.counts(HANDS[seats])
            hands[by] = 0
            if kinds & _DIVERSION:
                answers += compress(_DIVERSIONS, hands)
            if kinds & _GEISHA:
                answers += compress(_GEISHAS, hands)
                if me.any_holds(ALL_IN_PLAY[seats]):
                    lying = me.counts(ALL_IN_PLAY[seats])
                    if not me.table.geisha_on_oneself:
                        lying[_KINDS * by : _KINDS * (by + 1)] = _NONE
                    answers += compress(_GEISHA_ON_CARDS, lying)
        if kinds & _BREATHING:
            answers += _OTHERS[seats][by]
        if kinds & _BUSHIDO and not me.any_holds(BUSHIDOS[seats]):
            answers += say.PLAY_ON[BUSHIDO][:seats]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.EndPlay):
            return None
        if isinstance(answer, say.Attack):
            return why_not_attack(me, answer)
        if isinstance(answer, say.Play):
            return why_not_play(me, answer.card)
        if isinstance(answer, say.PlayOn):
            return why_not_play_on(me, answer.card, answer.target)
        if isinstance(answer, say.PlayOnCard):
            return why_not_play_on_card(me, answer)
        if isinstance(answer, say.SpendResilience):
            return why_not_spend(me)
        return why.out_of_place(me, answer)

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.EndPlay):
            return
        if isinstance(answer, say.Attack):
            attack(g, seat, answer.card, answer.target)
        elif isinstance(answer, say.Play):
            EFFECTS[answer.card](g, seat, answer.card)
        elif isinstance(answer, say.PlayOn):
            EFFECTS_ON[answer.card](g, seat, answer.target)
        elif isinstance(answer, say.PlayOnCard):
            play_geisha_on_card(g, seat, answer.target, answer.aim)
        else:
            spend_resilience(g, seat)
        if g.outcome is None:
            g.ask(self)

    def default(self, me: Me) -> Answer:
        return say.END


def why_not_play(me: Me, card: int) -> Reason | None:
    """SAM-68: an Action that names nobody, or a Property for oneself; always playable."""
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    if card == PARRY:
        return why.PARRY_IS_AN_ANSWER()
    if is_weapon(card):
        return why.WEAPON_NEEDS_A_TARGET(card=card)
    if card == BREATHING:
        return why.BREATHING_NEEDS_A_RECEIVER()
    if card in EFFECTS_ON:
        return why.CARD_NAMES_A_PLAYER(card=card)
    return None


def why_not_play_on(me: Me, card: int, target: Seat) -> Reason | None:
    """Geisha, Diversion, Breathing and Bushido: whom they may name (SAM-134, SAM-137, SAM-148, SAM-152)."""
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    if target >= me.seats:
        return why.NO_SUCH_PLAYER(target=target)
    if card == PARRY:
        return why.PARRY_IS_AN_ANSWER()
    if card == BUSHIDO:
        lying = me.counts(BUSHIDOS[me.seats])
        return why.ONE_BUSHIDO(target=lying.index(1)) if any(lying) else None
    if card not in EFFECTS_ON:
        elsewhere = is_property(card) and target != me.seat
        return (why.ONLY_BEFORE_YOURSELF if elsewhere else why.CARD_NAMES_NOBODY)(card=card)
    if target == me.seat:
        own_cards = card == GEISHA and me.table.geisha_on_oneself  # those in play, not in the hand
        return (why.GEISHA_NOT_OWN_HAND if own_cards else _NOT_ONESELF[card])()
    if card == BREATHING or me.count(HAND[target]):
        return None
    if card == DIVERSION:
        return why.NO_CARD_TO_TAKE(target=target)
    lies = any(me.count(place) for place in IN_FRONT_OF[target])
    return (why.NO_HAND_CARD if lies else why.NOTHING_TO_DISCARD)(target=target)


def why_not_play_on_card(me: Me, answer: say.PlayOnCard) -> Reason | None:
    """SAM-153: only Geisha, and only against a card that lies in front of that player."""
    card, target, aim = answer.card, answer.target, answer.aim
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    if target >= me.seats:
        return why.NO_SUCH_PLAYER(target=target)
    if card == PARRY:
        return why.PARRY_IS_AN_ANSWER()
    if card != GEISHA:
        return (why.DIVERSION_TAKES_FROM_HANDS if card == DIVERSION else why.CARD_NAMES_NO_CARD)(card=card)
    if target == me.seat and not me.table.geisha_on_oneself:
        return why.GEISHA_NOT_ONESELF()
    if is_property(aim) and me.count(in_play(target, aim)):
        return None
    if not me.count(HAND[target]) and not any(me.count(place) for place in IN_FRONT_OF[target]):
        return why.NOTHING_TO_DISCARD(target=target)
    if is_property(aim):
        return why.NOT_IN_FRONT_OF(aim=aim, target=target)
    if target == me.seat:
        return why.GEISHA_NOT_OWN_HAND()
    return (why.HAND_CARDS_ARE_RANDOM if me.count(HAND[target]) else why.NO_HAND_CARD)(target=target)


def why_not_spend(me: Me) -> Reason | None:
    """SAM-169, SAM-170: only Nobunaga, and never the last token."""
    table = me.table
    if table.characters[me.seat] not in SPENDS_RESILIENCE:
        return why.ONLY_NOBUNAGA()
    return None if table.resilience[me.seat] > 1 else why.NOT_THE_LAST_RESILIENCE()


def spend_resilience(g: SamuraiSword, seat: Seat) -> None:
    """SAM-169: 1 Resilience for 1 card. SAM-R66: a cost, not a wound."""
    table = g.table
    table.resilience = changed(table.resilience, seat, -1)
    g.tell(ResilienceSpent(seat, table.resilience[seat]))
    draw_cards(g, seat, 1)


PLAY_PHASE: Final = tuple(PlayPhase(seat) for seat in range(MOST_SEATS))
IN_FRONT_OF: Final = tuple(
    tuple(in_play(seat, FIRST_PROPERTY + k) for k in range(len(PROPERTIES))) for seat in range(MOST_SEATS)
)
_GEISHA, _DIVERSION, _BREATHING, _BUSHIDO = 1 << GEISHA, 1 << DIVERSION, 1 << BREATHING, 1 << BUSHIDO
_GEISHA_OR_DIVERSION: Final = _GEISHA | _DIVERSION
_NAMING: Final = _GEISHA_OR_DIVERSION | _BREATHING | _BUSHIDO
_GEISHAS: Final = say.PLAY_ON[GEISHA]
_DIVERSIONS: Final = say.PLAY_ON[DIVERSION]
_KINDS: Final = len(PROPERTIES)
_NONE: Final = (0,) * _KINDS
_GEISHA_ON_CARDS: Final = tuple(
    say.PLAY_ON_CARD[GEISHA][seat][FIRST_PROPERTY + k] for seat in range(MOST_SEATS) for k in range(4)
)
_OTHERS: Final = {
    seats: tuple(
        tuple(say.PLAY_ON[BREATHING][seat] for seat in range(seats) if seat != by) for by in range(seats)
    )
    for seats in COUNTS
}
_NAMING_NOBODY: Final = sum(1 << card for card in EFFECTS)


def _plays() -> dict[int, tuple[say.Play, ...]]:
    """By the bits of cards in hand that name nobody: to play them."""
    plays: dict[int, tuple[say.Play, ...]] = {0: ()}
    for card in EFFECTS:
        plays |= {kinds | 1 << card: (*before, say.PLAY[card]) for kinds, before in plays.items()}
    return plays


_PLAYS: Final = _plays()

_NOT_ONESELF: Final = {
    GEISHA: why.GEISHA_NOT_ONESELF,
    DIVERSION: why.DIVERSION_NOT_ONESELF,
    BREATHING: why.BREATHING_NOT_ONESELF,
}


def _every_play(seats: int) -> tuple[Answer, ...]:
    """Every card with everybody; what cannot even be said of a card is left out."""
    return (
        *(attack for attacks in say.ATTACK for attack in attacks[:seats]),
        *say.PLAY,
        *(play for plays in say.PLAY_ON for play in plays[:seats]),
        *(play for card in (GEISHA, DIVERSION) for s in range(seats) for play in say.PLAY_ON_CARD[card][s]),
        say.SPEND,
        say.END,
    )


_EVERY_PLAY: Final = {seats: _every_play(seats) for seats in COUNTS}
