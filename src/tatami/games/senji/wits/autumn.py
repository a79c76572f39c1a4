"""Autumn: trade, kami, envoys, sets, hostages, mercenaries; and as host, whom to call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer

from .. import grounds
from ..answers.autumn import CallFamily, HireUnits, PostSamurai, SwapCard, UseTrade
from ..answers.common import KeepSamurai, TakeCard
from ..board import player_of, provinces_of, ready_samurai, samurai_in
from ..box import PROVINCES, REGIONS, TRADE, Box
from ..combinations import is_made_wildly
from ..pieces import DISCARD, SAMURAI_DECK, SAMURAI_DISCARD, TARGET
from ..rules.dealing import without
from ..rules.hiring import SamuraiPost, SamuraiToHire
from ..rules.trade import CardsToShow
from . import weights
from .cards import Plans, plans_of
from .kami import help_of_the_dead
from .preparation import dearest
from .scene import Scene
from .sets import best_sets, best_to_take, least_missed, nearly_made, worth_of_number, worth_waiting
from .war import War

Cards = tuple[int, ...]

# --- the order ----------------------------------------------------------------------------------


def call_family(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-149: as promised; oneself first if others could take cards by trade, otherwise last."""
    box, say = scene.box, scene.box.say.autumn
    waiting = [answer.target for answer in legal if isinstance(answer, CallFamily)]
    for seat in waiting:
        if seat != scene.seat and scene.has_sworn(seat, "autumn_first"):
            scene.because.note(grounds.CALLED_AS_PROMISED, target=seat)
            return say.call[seat]
    at_home = sum(box.kind[c] == TRADE and box.family[c] == scene.family for c in scene.hand)
    all_trade = sum(
        box.copies[c] for c in range(box.valued) if box.kind[c] == TRADE and box.family[c] == scene.family
    )
    exposed = at_home < all_trade and best_sets(box, scene.hanafuda).worth > 0
    late = {seat for seat in waiting if scene.has_sworn(seat, "autumn_last")}
    if scene.seat in waiting and (exposed or len(waiting) == 1 + len(late)):
        scene.because.note(grounds.SELF_BEFORE_TRADE if exposed else grounds.SELF_IS_LEFT)
        return say.call[scene.seat]
    others = [seat for seat in waiting if seat != scene.seat]
    soon = [seat for seat in others if seat not in late] or others
    first = max(soon, key=lambda seat: scene.table.honour[seat])
    scene.because.note(grounds.MOST_HONOUR_FIRST, target=first)
    return say.call[first]


# --- the actions --------------------------------------------------------------------------------


def act(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-150: one action after another, in an order in which each may help the next."""
    plans = plans_of(scene, scene.hand)
    for step, argument in _STEPS:
        answer = step(scene, legal, plans)
        if answer is not None:
            scene.because.note(argument)
            return answer
    hired = _mercenaries(scene, legal)
    scene.because.note(grounds.NOTHING_LEFT_TO_DO if hired is None else grounds.MERCENARIES_LAND)
    return hired or scene.box.say.autumn.done


def _trade(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-151: what is not needed for the envoys, now or soon; not if one has promised not to."""
    box, table = scene.box, scene.table
    best, most = None, 0.0
    for answer in legal:
        if not isinstance(answer, UseTrade) or answer.card in plans.envoys:
            continue
        family = box.family[answer.card]
        owner = player_of(table, family)
        if owner >= 0 and scene.has_sworn(owner, "no_trade"):
            continue
        alone = not any(box.family[c] == family for c in without(scene.hand, [answer.card]))
        if alone and 0 < plans.lacking <= 2:
            continue
        gain = box.value[answer.card] + (scene.harm(owner) if owner >= 0 else 0.5)
        if gain > most:
            best, most = answer, gain
    return best


def _take_discard(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-202: after one's own sets, unless the card is for one of them; it costs nothing."""
    take = scene.box.say.autumn.take_discard
    if take not in legal:
        return None
    top, hand = scene.view.face(DISCARD, -1), scene.hanafuda
    helps = best_sets(scene.box, [*hand, top]).worth > best_sets(scene.box, hand).worth
    return take if helps or not best_sets(scene.box, hand).sets else None


def _force_swap(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-203: for a family that is lacking, from whoever leads it; else from the leader."""
    box, say = scene.box, scene.box.say.autumn
    if scene.table.umeko == "hanafuda":
        swaps = [say.force_swap[seat] for seat in scene.rivals if say.force_swap[seat] in legal]
        return swaps[0] if swaps else None
    if not any(box.family[card] == scene.family for card in scene.hand):
        return None
    held = {box.family[card] for card in scene.hand}
    for seat in sorted(scene.rivals, key=lambda s: -scene.table.honour[s]):
        if scene.table.families[seat] not in held and say.force_swap[seat] in legal:
            return say.force_swap[seat]
    return None


def _envoys(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-156: the cards one misses least, one of each family."""
    say = scene.box.say.autumn
    if not plans.envoys or say.envoys not in legal:
        return None
    return say.envoys.of([say.card[card] for card in plans.envoys])


def _combination(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-158: the best disjoint sets, one after another; SEN-194: and what a wild card makes."""
    say = scene.box.say.autumn
    wanted = _next_set(scene, plans)
    if wanted is None or say.combine[wanted[0]] not in legal:
        return None
    number, cards, wild = wanted
    return say.combine[number].of([*(say.card[c] for c in cards), *(say.wild[c] for c in wild)])


def _next_set(scene: Scene, plans: Plans) -> tuple[int, Cards, Cards] | None:
    """Which set comes next: its number, its cards, and if need be one that counts as another."""
    box, hand = scene.box, scene.hanafuda
    samurai = scene.me.count(SAMURAI_DECK) + scene.me.count(SAMURAI_DISCARD) > 0
    chosen = best_sets(box, hand, samurai)
    if ready_samurai(scene.table, scene.seat, "wild_card") >= 0:
        found = _wild_set(box, hand, samurai, chosen.worth)
        if found is not None:
            return found
    in_sight = scene.honour + chosen.worth + (10 if plans.envoys else 0) + sum(
        box.value[card] for card in plans.display
    )  # fmt: skip
    hurry = in_sight >= TARGET or scene.anybody_dangerous() or len(hand) >= weights.LARGE_HAND
    for number, cards in chosen.sets:
        if hurry or not worth_waiting(box, hand, number, cards):
            return number, cards, ()
    return None


def _wild_set(
    box: Box, hand: Sequence[int], samurai: bool, without_it: float
) -> tuple[int, Cards, Cards] | None:
    """SEN-194: the set that a wild card completes, if it brings more than all goes without."""
    best, most = None, 2.0
    for number, cards in nearly_made(box, hand, samurai):
        rest = without(hand, cards)
        for stray in sorted(set(rest)):
            gain = (
                worth_of_number(box, number)
                + best_sets(box, without(rest, [stray]), samurai).worth
                - without_it
            )
            if gain > most and is_made_wildly(box, number, cards, stray):
                best, most = (number, cards, (stray,)), gain
    return best


def _display(scene: Scene, legal: Sequence[Answer], plans: Plans) -> Answer | None:
    """SEN-165, SEN-170: the highest member of each family, in place of a lower one."""
    box, say = scene.box, scene.box.say.autumn
    for card in plans.display:
        if say.display[card] in legal:
            return say.display[card]
        for answer in say.take_back.values():
            if box.family[answer.card] == box.family[card] and answer in legal:
                return answer
    return None


def _mercenaries(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """SEN-171: only for one who has no land, and only if they bring a landing that is worth their pay."""
    table, seat = scene.table, scene.seat
    if provinces_of(table, seat) or sum(table.units[seat]) >= weights.MANY_MERCENARIES:
        return None
    war = War(scene)
    best: Answer | None = None
    most = max(weights.WORTH_A_MARCH, *(_return(war, sea, 0) for sea in range(PROVINCES, REGIONS)))
    for answer in legal:
        if isinstance(answer, HireUnits) and answer.number <= weights.MANY_MERCENARIES:
            worth = _return(war, answer.region, answer.number) - weights.MERCENARY * answer.number
            if worth > most:
                best, most = answer, worth
    return best


def _return(war: War, sea: int, more: int) -> float:
    """What the best landing from there is worth to one who has no land, with so many more units."""
    scene, table = war.scene, war.scene.table
    units, men = table.units[scene.seat][sea] + more, samurai_in(table, scene.seat, sea)
    if not units and not men:
        return 0.0
    coast = [p for p in scene.box.coast[sea - PROVINCES] if scene.ruler(p) not in (-1, scene.seat)]
    foothold = weights.LAST_PROVINCES[0]
    return max(
        (war.attack(scene.seat, units, men, p) + war.hopes(units, men, p) * foothold for p in coast),
        default=0.0,
    )


_STEPS: Final = (
    (_trade, grounds.TRADE_PAYS),
    (_take_discard, grounds.FREE_CARD),
    (help_of_the_dead, grounds.DEAD_HELP),
    (_force_swap, grounds.SWAP_PAYS),
    (_envoys, grounds.ENVOYS_PAY),
    (_combination, grounds.SET_PAYS),
    (_display, grounds.DISPLAY_PAYS),
)

# --- what others ask ----------------------------------------------------------------------------


def hire_samurai(scene: Scene, legal: Sequence[Answer]) -> Answer:
    question = scene.view.stack[-1]
    assert isinstance(question, SamuraiToHire)
    keeps = [answer for answer in legal if isinstance(answer, KeepSamurai)]
    return dearest(scene, keeps, question.paid)


def post_samurai(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-162: where he is needed most; one who helps production to a province that is safe."""
    question = scene.view.stack[-1]
    assert isinstance(question, SamuraiPost)
    war, table, seat = War(scene), scene.table, scene.seat
    safe = scene.box.ability[question.samurai] == "three_cards"

    def need(answer: Answer) -> float:
        assert isinstance(answer, PostSamurai)
        if answer.region >= PROVINCES:
            return 0.0
        units, men = table.units[seat][answer.region], samurai_in(table, seat, answer.region)
        danger = war.danger(answer.region, units, men)
        return -danger if safe else danger - war.danger(answer.region, units, (*men, question.samurai))

    best = max(legal, key=need)
    assert isinstance(best, PostSamurai)
    scene.because.note(grounds.SAFEST_THERE if safe else grounds.NEEDED_MOST, region=best.region)
    return best


def show_cards(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-151: what one misses least, card by card."""
    question = scene.view.stack[-1]
    assert isinstance(question, CardsToShow)
    hand, shown, say = list(scene.hanafuda), [], scene.box.say.autumn
    scene.because.note(grounds.LEAST_MISSED)
    for _ in range(question.number):
        card = least_missed(scene.box, hand, list(dict.fromkeys(hand)))
        hand.remove(card)
        shown.append(say.card[card])
    return say.show.of(shown)


def take_hanafuda(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-151, SEN-211: what helps most."""
    cards = [answer.card for answer in legal if isinstance(answer, TakeCard)]
    best = best_to_take(scene.box, scene.hanafuda, cards)
    scene.because.note(grounds.HELPS_SETS_MOST, card=best)
    return scene.box.say.autumn.take[best]


def take_diplomacy(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-209: what the hand gains most by."""
    takes = [answer for answer in legal if isinstance(answer, TakeCard)]
    best = max(takes, key=lambda a: plans_of(scene, [*scene.hand, a.card]).worth)
    scene.because.note(grounds.HELPS_HAND_MOST, card=best.card)
    return best


def swap_card(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SEN-203: what one misses least."""
    swaps = [answer for answer in legal if isinstance(answer, SwapCard)]
    scene.because.note(grounds.LEAST_MISSED)
    if scene.table.umeko == "hanafuda":
        cards = [answer.card for answer in swaps]
        return scene.box.say.autumn.swap[least_missed(scene.box, scene.hanafuda, cards)]
    return max(swaps, key=lambda a: plans_of(scene, without(scene.hand, [a.card])).worth)
