"""What spoke for an order, out of what a position is worth (plans.py): where it is better than the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from statistics import mean
from typing import Final

from tatami.hooks.grounds import Argument, Ground, others_as_good, percent
from tatami.kernel.answers import Answer

from . import answers as say
from . import grounds
from .beliefs import sign_of_move
from .pieces import NINJA
from .plans import AT_HOME, FRAIL, KEEP, KEEP_NINJA, WEAPON, Situation

Anatomy = dict[Argument, float]
"""What a position is worth, by what it is worth it for."""

_MATTERS: Final = 0.1
_MOST: Final = 2


def grounds_of(
    situation: Situation, answers: Sequence[Answer], chosen: Answer, values: Sequence[float], noise: float
) -> list[Ground]:
    """By what this order is better than the average of those that were possible, the most important first.

    One that is no better by itself was chosen for what comes after it in the same turn. `values` are those by
    which it was chosen, the chosen one's first.
    """
    after = {answer: anatomy_after(situation, answer) for answer in answers}
    edges = {
        part: worth - mean(other[part] for other in after.values()) for part, worth in after[chosen].items()
    }
    best = sorted((part for part in edges if edges[part] > _MATTERS), key=lambda part: -edges[part])
    found = [_told(part, situation, chosen) for part in best[:_MOST]] or [grounds.PREPARES()]
    return [*found, *others_as_good(values, values[0], noise)]


def _told(part: Argument, situation: Situation, chosen: Answer) -> Ground:
    """The lead is told by what the order does to it; the others need no facts."""
    if part is not grounds.BETTER_LEAD:
        return part()
    if situation.turns_left == 0:
        played = deepcopy(situation)
        carry_out(played, chosen)
        return grounds.LAST_WORD(chance=percent(played.chance_to_win()))
    if isinstance(chosen, say.PlayNinja | say.Attack):
        return grounds.WEAKENS_CLAN(clan=chosen.clan, cards=situation.totals[chosen.clan])
    if isinstance(chosen, say.Place | say.PlaceAtHome):
        own = chosen.card == situation.mine
        return (grounds.STRENGTHENS_OWN if own else grounds.HELPS_RIVALS_LEAST)(clan=chosen.card)
    return part()


def anatomy_after(situation: Situation, answer: Answer) -> Anatomy:
    """The parts of what the position is worth once this order is carried out; they add up to its value."""
    after = deepcopy(situation)
    secrecy = carry_out(after, answer)
    found = anatomy(after)
    found[grounds.KEEPS_SECRET] = secrecy
    found[grounds.LAST_CARD] = after.last_card()
    return found


def anatomy(at: Situation) -> Anatomy:
    """`Situation.value`, part by part."""
    found = {grounds.BETTER_LEAD: at.value_of_totals()}
    before_the_end, final = at.turns_left < 0, at.turns_left == 0
    kept = KEEP[at.hand[at.mine]] + KEEP_NINJA * min(at.hand[NINJA], 2)
    found[grounds.KEEPS_FOR_THE_END] = kept if before_the_end else 0.0
    found[grounds.TIES_AT_HOME] = 0.0 if before_the_end else AT_HOME * min(at.home[at.mine], 3)
    found[grounds.STRONG_ARMY] = 0.0 if final else WEAPON * min(max(at.home), 4)
    lone = sum(province[at.mine] == 1 for province in at.armies)
    found[grounds.NOT_ALONE] = 0.0 if final else -FRAIL * lone
    return found


def carry_out(at: Situation, answer: Answer) -> float:
    """Changes the counts as the order does; what it gives away is what comes back."""
    if isinstance(answer, say.Place | say.PlaceAtHome):
        province = answer.province if isinstance(answer, say.Place) else at.seat
        at.lay(answer.card, province, 1)
        return at.secrecy(answer.card, 1.0)
    if isinstance(answer, say.PlayNinja | say.Attack):
        at.hand[NINJA] -= isinstance(answer, say.PlayNinja)
        at.lose(answer.province, answer.clan, 1)
        return at.secrecy(answer.clan, -2.0)
    if isinstance(answer, say.Move):
        sign = sign_of_move(at.armies, answer.clan, answer.source, answer.goal)
        at.shift(answer.clan, answer.source, answer.goal)
        return at.secrecy(answer.clan, sign) if answer.clan == at.mine else 0.0
    return 0.0
