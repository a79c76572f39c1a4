"""Support cards and the comparison of strength (SEN-125 to SEN-132)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.battle import Support, SupportWithDummy, SupportWithTwo
from ..board import send_home, symbol
from ..box import SUPPORT
from ..events.battle import StrengthCompared, SupportRevealed, TieDecided, TieToBeFoughtAgain
from ..pieces import COMMITTED, DUMMY, HAND
from ..reasons import battle as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestion, SenjiTable
from .battle_state import (
    ATTACKER,
    DEFENDER,
    NO_SAMURAI,
    SIDES,
    Battle,
    Cards,
    battle_on,
    seat_of_side,
    side_of,
)
from .powers_in_battle import who_can
from .strength import support_of


def ask_for_support(g: Senji) -> None:
    """SEN-125, SEN-127: both at once, face down; against Wakizaka the opponent first, face up (SEN-204)."""
    table = g.table
    battle = battle_on(table)
    for side in SIDES:
        if who_can(table, battle, side, "sees_support_first") != NO_SAMURAI:
            commit_support(g, (1 - side,))
            g.then(commit_support, (side,))
            return
    commit_support(g, (DEFENDER, ATTACKER))


def commit_support(g: Senji, sides: tuple[int, ...]) -> None:
    """Whoever holds a card is asked; an empty hand can commit nothing but its dummy (SEN-57)."""
    table = g.table
    battle = battle_on(table)
    asked = tuple(sorted(seat for side in sides if g.places[HAND[seat := seat_of_side(table, battle, side)]]))
    if asked:
        g.ask(SupportToCommit(asked))
    g.then(reveal_dummies, sides)


def reveal_dummies(g: Senji, sides: tuple[int, ...]) -> None:
    """SEN-57: who has committed no card has committed his dummy."""
    table = g.table
    battle = battle_on(table)
    for side in sides:
        if not battle.cards[side]:
            reveal_support(g, side, (dummy_of(table, battle, side),))


def dummy_of(table: SenjiTable, battle: Battle, side: int) -> int:
    """The dummy of whoever decides for that side."""
    return table.box.dummy(symbol(table, battle.parties[side]))


class SupportToCommit(SenjiQuestion):
    """SEN-125: one support card of a third family or the dummy; with Baba two cards (SEN-188)."""

    __slots__ = ()
    sealed = True

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.battle.every_support

    def legal(self, me: Me) -> Sequence[Answer]:
        table = me.table
        say, battle = table.box.say.summer.battle, battle_on(table)
        side = side_of(table, battle, me.seat)
        kind, family = table.box.kind, table.box.family
        barred = (table.families[me.seat], symbol(table, battle.parties[1 - side]))
        held = [
            card
            for card in me.sorted_faces(HAND[me.seat])
            if kind[card] == SUPPORT and family[card] not in barred
        ]
        kinds = sorted(set(held))
        answers: list[Answer] = [say.support[card] for card in kinds]
        if who_can(table, battle, side, "two_supports") != NO_SAMURAI:
            answers += [
                say.support_two[card, second]
                for card in kinds
                for second in kinds
                if card < second or (card == second and held.count(card) > 1)
            ]
        answers.append(say.support_dummy)
        return answers

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, SupportWithDummy):
            return None
        if isinstance(answer, Support):
            return _why_not_card(me, answer.card)
        if not isinstance(answer, SupportWithTwo):
            return out_of_place(me, answer)
        table = me.table
        battle = battle_on(table)
        if who_can(table, battle, side_of(table, battle, me.seat), "two_supports") == NO_SAMURAI:
            return why.ONLY_ONE_SUPPORT()
        card, second = answer.card, answer.second
        reason = _why_not_card(me, card) or _why_not_card(me, second)
        if reason is None and card == second and me.faces(HAND[me.seat]).count(card) < 2:
            return why.NO_SUCH_SUPPORT(card=second)
        return reason

    def answers(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        """SEN-127: all at the same time, the defender's named first."""
        for side in (DEFENDER, ATTACKER):
            battle = battle_on(g.table)
            answer = given.get(seat_of_side(g.table, battle, side))
            if answer is not None:
                reveal_support(g, side, _laid_by(g.table, battle, side, answer))

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        dummy = g.table.box.say.summer.battle.support_dummy
        self.answers(g, {seat: given.get(seat, dummy) for seat in self.seats})


def _cards_of(answer: Answer) -> Cards:
    """The cards from the hand that it commits."""
    if isinstance(answer, SupportWithTwo):
        return answer.card, answer.second
    return (answer.card,) if isinstance(answer, Support) else ()


def _laid_by(table: SenjiTable, battle: Battle, side: int, answer: Answer) -> Cards:
    """What that side turns up. Who could commit two cards and commits one lays his dummy beside it (SEN-R33):
    it counts for nothing, and two things are turned up whatever he holds."""
    cards = _cards_of(answer)
    two = who_can(table, battle, side, "two_supports") != NO_SAMURAI
    alone = not cards or (two and len(cards) == 1)
    return (*cards, dummy_of(table, battle, side)) if alone else cards


def _why_not_card(me: Me, card: int) -> Reason | None:
    """SEN-126, SEN-56, SEN-R94: a support card in hand, of neither family that fights."""
    table = me.table
    box = table.box
    if not me.holds(HAND[me.seat], card):
        return why.NO_SUCH_SUPPORT(card=card)
    if box.kind[card] != SUPPORT:
        return why.NOT_A_SUPPORT_CARD(card=card)
    if box.family[card] == table.families[me.seat]:
        return why.OWN_SUPPORT(card=card)
    battle = battle_on(table)
    enemy = battle.parties[1 - side_of(table, battle, me.seat)]
    if box.family[card] == symbol(table, enemy):
        return why.SUPPORT_AGAINST_ITS_HOME(card=card)
    return None


def reveal_support(g: Senji, side: int, cards: Cards) -> None:
    """SEN-127: the cards of a side lie face up, the dummy too."""
    battle = battle_on(g.table)
    seat = seat_of_side(g.table, battle, side)
    for card in cards:
        g.move_face(HAND[seat] if card < g.table.box.valued else DUMMY[seat], card, COMMITTED)
        g.tell(SupportRevealed(battle.parties[side], card))
    both = (cards, battle.cards[DEFENDER]) if side == ATTACKER else (battle.cards[ATTACKER], cards)
    g.table.battle = battle._replace(cards=both)


# --- comparison ---------------------------------------------------------------------------------


def compare_strength(g: Senji) -> None:
    """SEN-120 to SEN-132: strength against strength; then the cards go home (SEN-130)."""
    table = g.table
    battle = battle_on(table)
    symbols = [battle.dice.count(symbol(table, party)) for party in battle.parties]
    support = support_of(table.box, battle.dice, battle.cards)
    parts = [(battle.units[s], battle.aside[s], symbols[s], support[s]) for s in SIDES]
    attacker, defender = sum(parts[ATTACKER]), sum(parts[DEFENDER])
    one, two = battle.parties
    g.tell(StrengthCompared(one, *parts[ATTACKER], attacker, two, *parts[DEFENDER], defender))
    for side in (DEFENDER, ATTACKER):
        for card in battle.cards[side]:
            if card < table.box.valued:
                send_home(g, COMMITTED, card)
            else:  # SEN-58
                g.move_face(COMMITTED, card, DUMMY[seat_of_side(table, battle, side)])
    if attacker != defender:
        winner = ATTACKER if attacker > defender else DEFENDER
    else:
        winner = winner_of_tie(table, battle)
        g.tell(TieToBeFoughtAgain() if winner < 0 else TieDecided(battle.parties[winner]))
    table.battle = battle._replace(winner=winner)


def winner_of_tie(table: SenjiTable, battle: Battle) -> int:
    """SEN-195: Hosokawa's side; SEN-232: without a die to roll the defender; otherwise nobody yet."""
    for side in (DEFENDER, ATTACKER):
        if who_can(table, battle, side, "wins_ties") != NO_SAMURAI:
            return side
    return -1 if battle.dice else DEFENDER
