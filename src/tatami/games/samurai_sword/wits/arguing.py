"""What spoke for a card in the Play phase, out of the numbers by which it was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from tatami.hooks.grounds import Ground, percent
from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import grounds
from ..pieces import ARMOR, BATTLE_CRY, BREATHING, BUSHIDO, DAIMYO, JUJUTSU, RESILIENCE, TEA_CEREMONY

if TYPE_CHECKING:
    from ..plans import Plan


def grounds_of(plan: Plan, answer: Answer) -> list[Ground]:
    """Of the answer that this plan chose."""
    found = list(_ARGUE[type(answer)](plan, answer))
    if plan.overfull and answer is not say.END:
        found.append(grounds.HAND_IS_FULL())
    return found


def _attack(plan: Plan, answer: say.Attack) -> Iterator[Ground]:
    scene, target = plan.scene, answer.target
    yield _judged(plan, target)
    wounds = scene.wounds(answer.card, target)
    yield grounds.LANDS(target=target, wounds=wounds, chance=percent(scene.lands(target, wounds)))
    if wounds >= scene.table.resilience[target]:
        yield grounds.DEFEATS(target=target)
    elif plan.prepares(answer, wounds):
        yield grounds.PREPARES_DEFEAT(target=target)


def _judged(plan: Plan, target: Seat) -> Ground:
    """Whom one takes him for; of one who may well be a friend, that the token counts all the same."""
    friend = plan.scene.standing.friend[target]
    if friend > 0.5 and plan.scene.prey[target] > 0:
        return grounds.TOKEN_COUNTS(target=target)
    if friend > 0.5:
        return grounds.LIKELY_FRIEND(target=target, chance=percent(friend))
    return grounds.LIKELY_FOE(target=target, chance=percent(1 - friend))


def _play(plan: Plan, answer: say.Play) -> Iterator[Ground]:
    if answer.card in (TEA_CEREMONY, DAIMYO):
        yield grounds.BRINGS_CARDS(card=answer.card)
        if plan.end_of_deck(2 if answer.card == DAIMYO else 2 + plan.scene.seats) > 0:
            yield grounds.END_OF_DECK_IS_WELCOME()
    elif answer.card in (BATTLE_CRY, JUJUTSU):
        yield grounds.CRY_HURTS_FOES()
    else:
        yield grounds.LAY_AT_ONCE(card=answer.card)


def _play_on(plan: Plan, answer: say.PlayOn) -> Iterator[Ground]:
    scene, target = plan.scene, answer.target
    if answer.card == BREATHING:
        yield grounds.HEALS(wounds=RESILIENCE[scene.character] - scene.resilience)
        is_friend = scene.standing.friend[target] > 0.5
        yield _judged(plan, target) if is_friend else grounds.GIFT_HURTS_LEAST(target=target)
        return
    yield _judged(plan, target)
    if answer.card == BUSHIDO:
        yield grounds.LACKS_WEAPON(target=target, chance=percent(scene.lacks_weapon(target)))
    else:
        blow = plan.best_blow(target)[1]
        yield (grounds.WEAKENS_BEFORE_BLOW if blow else grounds.CARD_LESS)(target=target)


def _play_on_card(plan: Plan, answer: say.PlayOnCard) -> Iterator[Ground]:
    if answer.target != plan.scene.seat:
        yield _judged(plan, answer.target)
    yield grounds.REMOVES(target=answer.target, aim=answer.aim)
    if answer.aim == ARMOR and plan.within_reach_then(answer.target):
        yield grounds.BRINGS_WITHIN_REACH(target=answer.target)


def _spend(plan: Plan, answer: say.SpendResilience) -> Iterator[Ground]:
    yield grounds.SPARE_RESILIENCE()
    if plan.end_of_deck(1) > 0:
        yield grounds.END_OF_DECK_IS_WELCOME()


def _end(plan: Plan, answer: say.EndPlay) -> Iterator[Ground]:
    yield grounds.NOTHING_WORTH_IT()


# Each argues for its own kind of answer, which mypy cannot follow through a table of kinds.
_ARGUE: Final[dict[type[Answer], Callable[[Plan, Any], Iterator[Ground]]]] = {
    say.Attack: _attack,
    say.Play: _play,
    say.PlayOn: _play_on,
    say.PlayOnCard: _play_on_card,
    say.SpendResilience: _spend,
    say.EndPlay: _end,
}
