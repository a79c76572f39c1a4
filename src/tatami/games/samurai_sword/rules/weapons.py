"""Weapons and parries (SAM-61, SAM-66, SAM-83 to SAM-97)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import Attacked, Parried
from ..pieces import (
    ARMOR_OF,
    CARDS,
    DISCARD,
    FAST_DRAW_OF,
    FIRST_ACTION,
    FOCUS_OF,
    HAND,
    MOST_SEATS,
    PARRY,
    REACH,
    RESOLVING,
    WOUNDS,
)
from ..powers import (
    DIFFICULTY_FOR_OTHERS,
    DRAWS_PER_WOUND_SUFFERED,
    DRAWS_WHEN_WOUNDING,
    FEWER_WOUNDS,
    MORE_WEAPONS,
    MORE_WOUNDS,
    PARRIES_WITH_WEAPONS,
    REACHES_ANYBODY,
)
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne
from .deck import draw_cards
from .defeat import suffer
from .difficulty import base_difficulty
from .three_players import shoguns_bonus

WEAPONS_A_TURN: Final = 1
"""SAM-66."""

WEAPON_BITS: Final = (1 << FIRST_ACTION) - 1
PARRY_BIT: Final = 1 << PARRY


def weapon_limit(me: Me, seat: Seat) -> int:
    """SAM-67: 1, and 1 more for each Focus, for Goemon, and for the three-player Shogun."""
    table = me.table
    bonus = MORE_WEAPONS[table.characters[seat]] + shoguns_bonus(table, seat)
    return WEAPONS_A_TURN + me.count(FOCUS_OF[seat]) + bonus


def why_not_attack(me: Me, answer: say.Attack) -> Reason | None:
    """SAM-85, SAM-86: a Weapon from the hand, against another player who is not Harmless, within reach."""
    card, target, table = answer.card, answer.target, me.table
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    if target >= me.seats:
        return why.NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.NOT_ONESELF()
    limit = weapon_limit(me, me.seat)
    if table.weapons_played >= limit:
        return why.WEAPON_LIMIT(played=table.weapons_played, limit=limit)
    is_kojiro = table.characters[me.seat] in REACHES_ANYBODY
    if not table.resilience[target]:
        return (why.HARMLESS_EVEN_SO if is_kojiro else why.HARMLESS_WITHOUT_RESILIENCE)(target=target)
    if not me.count(HAND[target]):
        return (why.HARMLESS_EVEN_SO if is_kojiro else why.HARMLESS_WITHOUT_CARDS)(target=target)
    if is_kojiro:
        return None
    reach, base = REACH[card], base_difficulty(me, me.seat, target)
    raised = me.count(ARMOR_OF[target]) + DIFFICULTY_FOR_OTHERS[table.characters[target]]
    if base > reach:
        return why.TOO_FAR(card=card, reach=reach, target=target, steps=base, difficulty=base + raised)
    if base + raised > reach:
        return why.TOO_WELL_ARMORED(
            card=card, reach=reach, target=target, steps=base, difficulty=base + raised
        )
    return None


def attack(g: SamuraiSword, by: Seat, card: int, target: Seat) -> None:
    """SAM-R11: the Weapon leaves the hand, is resolving and counts; then the target may parry."""
    g.tell(Attacked(by, card, target))
    g.move_face(HAND[by], card, RESOLVING)
    g.table.weapons_played += 1
    g.ask(PARRY_ANSWER[target])


class ParryAnswer(SamuraiSwordQuestionToOne):
    """SAM-87: the target may parry. SAM-R102: and is always asked, whatever it holds."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return EVERY_PARRY

    def legal(self, me: Me) -> Sequence[Answer]:
        return _PARRIES[parry_cards(me)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Endure):
            return None
        if isinstance(answer, say.Parry):
            return why_not_parry_with(me, answer.card)
        return why.out_of_place(me, answer, _UNDER_ATTACK)

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Parry):
            parry(g, seat, answer.card)
        else:
            strike(g, seat)
        if g.outcome is None:
            g.move(RESOLVING, -1, DISCARD)  # SAM-97: discarded whether or not the attack succeeded

    def default(self, me: Me) -> Answer:
        return say.ENDURE


def parry_cards(me: Me) -> int:
    """The bits of the cards that may serve as a parry: a Parry, as Hanzō also Weapons (SAM-176)."""
    hand = HAND[me.seat]
    kinds = me.kinds(hand)
    if me.table.characters[me.seat] in PARRIES_WITH_WEAPONS and me.count(hand) > 1:
        return kinds & (WEAPON_BITS | PARRY_BIT)
    return kinds & PARRY_BIT


def why_not_parry_with(me: Me, card: int) -> Reason | None:
    """SAM-87, SAM-131: a card with the parry symbol; SAM-176: as Hanzō a Weapon that is not the last card."""
    hand = HAND[me.seat]
    if not me.holds(hand, card):
        return why.NOT_IN_HAND(card=card)
    if card == PARRY:
        return None
    if card < FIRST_ACTION and me.table.characters[me.seat] in PARRIES_WITH_WEAPONS:
        return None if me.count(hand) > 1 else why.NOT_THE_LAST_CARD(card=card)
    return why.NO_PARRY_SYMBOL(card=card)


def parry(g: SamuraiSword, seat: Seat, card: int) -> None:
    """SAM-88, SAM-90: one parry stops the whole attack. SAM-R21: it lies below the parried Weapon."""
    g.tell(Parried(seat, card, g.table.turn))
    g.move_face(HAND[seat], card, DISCARD)


def strike(g: SamuraiSword, target: Seat) -> None:
    """SAM-91: the wounds; then, if the game goes on, what they trigger: Tomoe before Ushiwaka (SAM-R11)."""
    table = g.table
    by = table.turn
    wounds = suffer(g, target, wounds_of(g, by, g.places[RESOLVING][-1] & FACE, target))
    gained = DRAWS_WHEN_WOUNDING[table.characters[by]]
    if gained and g.outcome is None:
        draw_cards(g, by, gained)
    gained = DRAWS_PER_WOUND_SUFFERED[table.characters[target]] * wounds
    if gained and g.outcome is None:
        draw_cards(g, target, gained)


def wounds_of(g: SamuraiSword, by: Seat, card: int, target: Seat) -> int:
    """SAM-93, with what lies in front of the attacker."""
    characters = g.table.characters
    return wounds_between(characters[by], len(g.places[FAST_DRAW_OF[by]]), card, characters[target])


def wounds_between(attacker: str, fast_draws: int, card: int, target: str) -> int:
    """SAM-93: lower number, + Fast Draw, + Musashi, − 1 for Ginchiyo, but then never below 1 (SAM-R59)."""
    return max(1, WOUNDS[card] + fast_draws + MORE_WOUNDS[attacker] - FEWER_WOUNDS[target])


PARRY_ANSWER: Final = tuple(ParryAnswer(seat) for seat in range(MOST_SEATS))
EVERY_PARRY: Final = (*say.PARRY_WITH, say.ENDURE)


class _Parries(dict[int, tuple[Answer, ...]]):
    """By the bits of the cards that may serve: every parry, and to endure. Filled in as it is asked."""

    def __missing__(self, kinds: int) -> tuple[Answer, ...]:
        cards = [card for card in range(len(CARDS)) if kinds >> card & 1]
        self[kinds] = (*(say.PARRY_WITH[card] for card in cards), say.ENDURE)
        return self[kinds]


_PARRIES: Final = _Parries()
_UNDER_ATTACK: Final[why.Ladder] = dict.fromkeys(why.PLAYS, why.ANSWER_THE_ATTACK) | {
    say.EndPlay: why.ANSWER_THE_ATTACK,
    say.Discard: why.NO_FREE_DISCARDS,
    say.SpendResilience: why.SPEND_IN_THE_PLAY_PHASE,
    say.DrawFromDeck: why.DRAW_IN_THE_DRAW_PHASE,
    say.DrawFromDiscard: why.ONLY_THE_FIRST_CARD,
}
