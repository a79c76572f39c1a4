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
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne, SamuraiSwordTable
from .deck import draw_cards
from .defeat import suffer
from .difficulty import ANYBODY, BASE, WITHIN, base_difficulty, fighting, harder_to_attack, is_harmless
from .three_players import SHOGUNS_BONUS, THREE

WEAPONS_A_TURN: Final = 1
"""SAM-66."""

WEAPON_BITS: Final = (1 << FIRST_ACTION) - 1
PARRY_BIT: Final = 1 << PARRY


def weapon_limit(me: Me, seat: Seat) -> int:
    """SAM-67: 1, and 1 more for each Focus, for Goemon, and for the three-player Shogun."""
    table = me.table
    limit = WEAPONS_A_TURN + me.count(FOCUS_OF[seat]) + MORE_WEAPONS[table.characters[seat]]
    return limit + SHOGUNS_BONUS if me.seats == THREE and seat == table.shogun else limit


def why_not_attack(me: Me, answer: say.Attack) -> Reason | None:
    """SAM-85, SAM-86: a Weapon from the hand, against another player who is not Harmless, within reach."""
    card, target, table = answer.card, answer.target, me.table
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    if target >= me.seats:
        return why.NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.NOT_ONESELF()
    played = table.weapons_played
    if played and played >= weapon_limit(me, me.seat):
        return why.WEAPON_LIMIT(played=played, limit=weapon_limit(me, me.seat))
    anybody = table.characters[me.seat] in REACHES_ANYBODY
    if is_harmless(me, target):
        return _why_not_harmless(me, target, anybody)
    if anybody:
        return None
    reach, base = REACH[card], base_difficulty(me, me.seat, target)
    armor, character = me.count(ARMOR_OF[target]), DIFFICULTY_FOR_OTHERS[table.characters[target]]
    difficulty = base + armor + character
    if difficulty <= reach:
        return None
    return (why.TOO_FAR if base > reach else why.TOO_WELL_ARMORED)(
        card=card,
        reach=reach,
        target=target,
        steps=base,
        armor=armor,
        character=character,
        difficulty=difficulty,
    )


def _why_not_harmless(me: Me, target: Seat, anybody: bool) -> Reason:
    """SAM-86; SAM-R64: also of one who may ignore the Difficulty."""
    left = me.table.resilience[target]
    if anybody:
        return why.HARMLESS_EVEN_SO(target=target, resilience=left)
    return (why.HARMLESS_WITHOUT_CARDS if left else why.HARMLESS_WITHOUT_RESILIENCE)(target=target)


def add_attacks(me: Me, by: Seat, weapons: int, answers: list[Answer]) -> None:
    """SAM-85: the attacks that Weapons of these bits can reach; Kojirō's reach anybody (SAM-165)."""
    seats, mask = me.seats, fighting(me)
    within = WITHIN[seats][by][mask]
    if me.table.characters[by] in REACHES_ANYBODY:
        for card in _CARDS_OF[weapons]:
            answers += _ATTACKS[card][within[ANYBODY]]
        return
    harder = harder_to_attack(me)
    if not harder:
        for card in _CARDS_OF[weapons]:
            answers += _ATTACKS[card][within[REACH[card]]]
        return
    base = BASE[seats][by][mask]
    for card in _CARDS_OF[weapons]:
        reach = REACH[card]
        reached = within[reach]
        for seat, more in harder:
            if base[seat] + more > reach:
                reached &= ~(1 << seat)
        answers += _ATTACKS[card][reached]


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
        return PARRIES[parry_cards(me)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Endure):
            return None
        if isinstance(answer, say.Parry):
            return why_not_parry_with(me, answer.card)
        if isinstance(answer, why.PLAYS) or (isinstance(answer, say.Discard) and parries(me, answer.card)):
            return why.ANSWER_THE_ATTACK(by=me.table.turn, card=me.top(RESOLVING))
        return why.out_of_place(me, answer)

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
    if me.table.characters[me.seat] in PARRIES_WITH_WEAPONS and me.count(hand) > 1:
        return me.kinds(hand) & (WEAPON_BITS | PARRY_BIT)
    return PARRY_BIT if me.holds(hand, PARRY) else 0


def why_not_parry_with(me: Me, card: int) -> Reason | None:
    """SAM-87, SAM-131: a card with the parry symbol; SAM-176: as Hanzō a Weapon that is not the last card."""
    hand = HAND[me.seat]
    if not me.holds(hand, card):
        return why.NOT_IN_HAND(card=card)
    if not parries(me, card):
        return why.NO_PARRY_SYMBOL(card=card)
    return None if card == PARRY or me.count(hand) > 1 else why.NOT_THE_LAST_CARD(card=card)


def parries(me: Me, card: int) -> bool:
    """SAM-87, SAM-176: whether a card is a parry for this player, if perhaps not as the last one in hand."""
    return card == PARRY or (card < FIRST_ACTION and me.table.characters[me.seat] in PARRIES_WITH_WEAPONS)


def parry(g: SamuraiSword, seat: Seat, card: int) -> None:
    """SAM-88, SAM-90: one parry stops the whole attack. SAM-R21: it lies below the parried Weapon."""
    g.tell(Parried(seat, card, g.table.turn))
    g.move_face(HAND[seat], card, DISCARD)


def strike(g: SamuraiSword, target: Seat) -> None:
    """SAM-91: the wounds; then, if the game goes on, what they trigger: Tomoe before Ushiwaka (SAM-R11)."""
    table = g.table
    by = table.turn
    card, fast_draws = g.places[RESOLVING][-1] & FACE, len(g.places[FAST_DRAW_OF[by]])
    wounds = suffer(g, target, wounds_of(table, by, card, target, fast_draws))
    gained = DRAWS_WHEN_WOUNDING[table.characters[by]]
    if gained and g.outcome is None:
        draw_cards(g, by, gained)
    gained = DRAWS_PER_WOUND_SUFFERED[table.characters[target]] * wounds
    if gained and g.outcome is None:
        draw_cards(g, target, gained)


def wounds_of(table: SamuraiSwordTable, by: Seat, card: int, target: Seat, fast_draws: int) -> int:
    """SAM-93, with what lies in front of the attacker."""
    return wounds_between(table.characters[by], fast_draws, card, table.characters[target])


def wounds_between(attacker: str, fast_draws: int, card: int, target: str) -> int:
    """SAM-93: lower number, + Fast Draw, + Musashi, − 1 for Ginchiyo, but then never below 1 (SAM-R59)."""
    return max(1, WOUNDS[card] + fast_draws + MORE_WOUNDS[attacker] - FEWER_WOUNDS[target])


_CARDS_OF: Final = tuple(
    tuple(card for card in range(FIRST_ACTION) if weapons >> card & 1) for weapons in range(1 << FIRST_ACTION)
)
"""By the bits of Weapons: the cards."""

_ATTACKS: Final = tuple(
    tuple(
        tuple(say.ATTACK[card][seat] for seat in range(MOST_SEATS) if mask >> seat & 1)
        for mask in range(1 << MOST_SEATS)
    )
    for card in range(FIRST_ACTION)
)
"""By Weapon and mask of targets: the attacks."""

PARRY_ANSWER: Final = tuple(ParryAnswer(seat) for seat in range(MOST_SEATS))
EVERY_PARRY: Final = (*say.PARRY_WITH, say.ENDURE)


class Choices(dict[int, tuple[Answer, ...]]):
    """By the bits of the cards that may serve: an answer with each, and the other one. Filled as asked."""

    def __init__(self, answers: Sequence[Answer], otherwise: Answer) -> None:
        super().__init__()
        self.answers: Final = answers
        self.otherwise: Final = otherwise

    def __missing__(self, kinds: int) -> tuple[Answer, ...]:
        cards = (card for card in range(len(CARDS)) if kinds >> card & 1)
        self[kinds] = (*(self.answers[card] for card in cards), self.otherwise)
        return self[kinds]


PARRIES: Final = Choices(say.PARRY_WITH, say.ENDURE)
