"""After the reveal everything is open: each answer is thought through to the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from .. import grounds
from ..answers import (
    PASS,
    PAY,
    Along,
    Alternative,
    ChangeKamae,
    EnterKamae,
    Go,
    PlaceInOrder,
    Play,
    Rotate,
    Target,
    Value,
)
from ..box import AFTER_REVEAL, TO_COUNTER, TO_REPLACE, WOULD_SUFFER, Ability
from ..effects.moving import WayToGo
from ..effects.shoving import DirectionToShove, TurnToGive
from ..effects.striking import ExtraToPay
from ..facts import Act
from ..lines import SIDES, Way
from ..programs import BURN, HEAD, Op
from ..rules.instants import CardToPlay, CounterValueToChoose
from ..rules.resolving import AlternativeToChoose, EffectToPay, end_act
from ..rules.resolving import resolve as resolve_step
from . import weights
from .arguing import grounds_of_ends
from .doing import resolve, run, strike_with
from .exchange import Doing, Exchange
from .laying import attacks_of, choose_values
from .scene import Scene
from .stepping import go
from .striking import slide

Trial = Callable[[Exchange], None]
"""What an answer changes at once, in the mind."""


def best(scene: Scene, legal: Sequence[Answer], trial: Callable[[Answer], Trial]) -> Answer:
    """The answer after which the turn ends best, over all foes."""
    values = [0.0] * len(legal)
    ends: dict[Seat, list[Exchange]] = {}
    for foe, share in scene.shares():
        start = scene.exchange(foe)
        ends[foe] = [start.clone() for _ in legal]
        for k, answer in enumerate(legal):
            trial(answer)(ends[foe][k])
            values[k] += share * run(ends[foe][k])
    return best_of(scene, legal, values, ends)


def best_of(
    scene: Scene, legal: Sequence[Answer], values: Sequence[float], ends: Mapping[Seat, Sequence[Exchange]]
) -> Answer:
    """The first of the best; what speaks for it is told of the foe that counts most."""
    chosen = values.index(max(values))
    if ends:
        foe = next(iter(ends))
        scene.because.later(lambda: grounds_of_ends(foe, ends[foe], chosen, values))
    return legal[chosen]


# --- what is being resolved ---------------------------------------------------------------------


def doing_of(scene: Scene, act: Act) -> Doing:
    ability = scene.box.abilities[act.card]
    side = 0 if act.seat == scene.seat else 1
    doing = Doing(side, ability, ability.programs[act.part], act.stage, act.now, act.value)
    doing.succeeded = act.succeeded
    doing.attacked = bool(act.struck)
    return doing


def go_on(scene: Scene, ex: Exchange) -> None:
    """The parts that were interrupted, the innermost first."""
    acts = scene.table.acts
    k = len(acts) - 1
    fighting = {body.seat for body in ex.bodies}
    for frame in reversed(scene.view.stack[:-1]):
        if not isinstance(frame, tuple):
            continue
        if frame[0] is resolve_step and acts[k].seat in fighting:
            resolve(ex, doing_of(scene, acts[k]), int(frame[1][0]))
        elif frame[0] is end_act:
            k -= 1
            if k < 0:
                return


def walk(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-104: where a line of movement ends."""
    question = scene.view.stack[-1]
    assert isinstance(question, WayToGo)

    def trial(answer: Answer) -> Trial:
        assert isinstance(answer, Go)
        way = Way(answer.cell, answer.facing, answer.over, answer.into)

        def change(ex: Exchange) -> None:
            go(ex, 0, way)
            if way.into < 0:
                go_on(scene, ex)

        return change

    return best(scene, legal, trial)


def change_kamae(scene: Scene, legal: Sequence[Answer]) -> Answer:
    def trial(answer: Answer) -> Trial:
        assert isinstance(answer, ChangeKamae | EnterKamae)
        by_focus = isinstance(answer, ChangeKamae) and answer.by_focus

        def change(ex: Exchange) -> None:
            ex.bodies[0].kamae = answer.kamae
            if by_focus:
                ex.bodies[0].gain(1)
            go_on(scene, ex)

        return change

    return best(scene, legal, trial)


Deed = Callable[[Exchange, Doing, Op, Answer], None]
"""What an answer does within the part that is being resolved, at the effect that asks."""


def best_deed(scene: Scene, legal: Sequence[Answer], deed: Deed) -> Answer:
    """The best answer to a question that an effect of a part asks; what was interrupted goes on after it."""
    question, act = scene.view.stack[-1], scene.table.act
    assert isinstance(question, EffectToPay | AlternativeToChoose | ExtraToPay)

    def trial(answer: Answer) -> Trial:
        def change(ex: Exchange) -> None:
            doing = doing_of(scene, act)
            deed(ex, doing, doing.program.codes[doing.stage][question.at], answer)
            go_on(scene, ex)

        return change

    return best(scene, legal, trial)


def pay_effect(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-50: whether an effect is worth its price."""
    question = scene.view.stack[-1]
    assert isinstance(question, EffectToPay)

    def deed(ex: Exchange, doing: Doing, op: Op, answer: Answer) -> None:
        me = ex.bodies[0]
        if answer != PAY:
            resolve(ex, doing, op.skip)
            return
        if op.word == BURN:
            me.burn(op.amount)
        else:
            me.focus -= op.amount
        resolve(ex, doing, question.at + 1)

    return best_deed(scene, legal, deed)


def choose_alternative(scene: Scene, legal: Sequence[Answer]) -> Answer:
    def deed(ex: Exchange, doing: Doing, op: Op, answer: Answer) -> None:
        assert isinstance(answer, Alternative)
        resolve(ex, doing, op.options[answer.option - 1][0])

    return best_deed(scene, legal, deed)


def pay_extra(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-224."""
    act = scene.table.act

    def deed(ex: Exchange, doing: Doing, op: Op, answer: Answer) -> None:
        assert op.blow is not None
        mod, paid = op.blow.mods[act.asked], act.paid
        if answer == PAY:
            ex.bodies[0].focus -= mod.pay
            ex.bodies[0].burn(mod.burn)
            paid |= 1 << act.asked
        strike_with(ex, doing, op.blow, paid)

    return best_deed(scene, legal, deed)


# --- values and order ---------------------------------------------------------------------------


def choose_value(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-84: the foe's card lies open; who chooses later answers as he likes."""

    def trial(answer: Answer) -> Trial:
        assert isinstance(answer, Value)

        def change(ex: Exchange) -> None:
            me = ex.bodies[0]
            me.value = answer.value
            choose_values(ex, (1,) if ex.top else ())
            if me.effective(answer.value) in [now for now, _ in attacks_of(ex, 1)]:
                ex.credit += weights.MEETS
            ex.line_up()

        return change

    return best(scene, legal, trial)


def buy_value(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-78."""
    card = scene.table.card(scene.seat)
    assert card is not None

    def trial(answer: Answer) -> Trial:
        def change(ex: Exchange) -> None:
            if answer == PAY:
                ex.bodies[0].focus -= card.price
                ex.bodies[0].value = card.bought
            choose_values(ex)
            ex.line_up()

        return change

    return best(scene, legal, trial)


def take_place(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-92: first or later among equals."""

    def trial(answer: Answer) -> Trial:
        assert isinstance(answer, PlaceInOrder)

        def change(ex: Exchange) -> None:
            ex.top = 0 if answer.place == 1 else 1

        return change

    return best(scene, legal, trial)


def counter_value(scene: Scene, legal: Sequence[Answer]) -> Answer:
    question = scene.view.stack[-1]
    assert isinstance(question, CounterValueToChoose)
    ability = scene.box.abilities[question.ability]

    def trial(answer: Answer) -> Trial:
        assert isinstance(answer, Value)
        return lambda ex: play_out(scene, ex, ability, answer.value)

    return best(scene, legal, trial)


# --- cards beside the card of the turn ----------------------------------------------------------


def play_card(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """Replacements, instants, counterattacks: each against passing, less what the card is worth in hand."""
    question = scene.view.stack[-1]
    assert isinstance(question, CardToPlay)
    values = [0.0] * len(legal)
    ends: dict[Seat, list[Exchange]] = {}
    for foe, share in scene.shares():
        start = scene.exchange(foe)
        ends[foe] = []
        for k, answer in enumerate(legal):
            ex = start.clone()
            ends[foe].append(ex)
            if isinstance(answer, Play):
                ability = scene.box.abilities[answer.card]
                values[k] -= share * price_of(ability)
                try_card(scene, ex, question.window, ability)
            elif question.window in (TO_REPLACE, AFTER_REVEAL):
                choose_values(ex)
                ex.line_up()
            else:
                go_on(scene, ex)
            values[k] += share * run(ex)
    if question.window == WOULD_SUFFER:
        return prevent(scene, legal)
    return best_of(scene, legal, values, ends)


def price_of(ability: Ability) -> float:
    """What it costs to have played a card beside that of the turn; one that can never be laid costs less."""
    rank = weights.RANK[ability.rank]
    return rank + weights.CARD if ability.values else weights.INSTANT * rank


def prevent(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-135: a wound is worth more than any card that prevents it."""
    cards = [answer for answer in legal if isinstance(answer, Play)]
    if not cards:
        return PASS
    scene.because.note(grounds.PREVENTS_WOUND)
    return min(cards, key=lambda each: scene.box.abilities[each.card].cost)


def try_card(scene: Scene, ex: Exchange, window: int, ability: Ability) -> None:
    me = ex.bodies[0]
    if window == TO_REPLACE:
        me.focus = min(3, me.focus + max(0, scene.me.paid)) - ability.cost
        me.ability, me.value = ability, ability.values[0]
        choose_values(ex)
        ex.line_up()
        return
    me.focus -= ability.cost
    if window == TO_COUNTER:
        fitting = [v for v in ability.values if me.effective(v) <= scene.table.act.now]
        play_out(scene, ex, ability, fitting[0])
        return
    play_out(scene, ex, ability, scene.table.act.now if scene.table.acts else 0)
    if window == AFTER_REVEAL:
        choose_values(ex)
        ex.line_up()


def play_out(scene: Scene, ex: Exchange, ability: Ability, value: int) -> None:
    """All parts at once, at the current initiative, then what it interrupted."""
    acts = scene.table.acts
    now = acts[-1].now if acts else 0
    for program in ability.programs:
        doing = Doing(0, ability, program, HEAD, now, value)
        doing.attacked = bool(acts) and acts[-1].seat == scene.seat and bool(acts[-1].struck)
        resolve(ex, doing, 0)
    if acts:
        go_on(scene, ex)


# --- what is done to others ---------------------------------------------------------------------


def shove_along(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-139."""
    question = scene.view.stack[-1]
    assert isinstance(question, DirectionToShove)

    def shoved(ex: Exchange, answer: Answer) -> None:
        assert isinstance(answer, Along)
        slide(ex, 0, answer.facing, question.distance, question.is_pull)

    return best_against(scene, legal, question.target, shoved)


def turn_foe(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """SJT-140."""
    question = scene.view.stack[-1]
    assert isinstance(question, TurnToGive)

    def turned(ex: Exchange, answer: Answer) -> None:
        assert isinstance(answer, Rotate)
        ex.bodies[1].facing = (ex.bodies[1].facing + answer.side * question.sides) % SIDES

    return best_against(scene, legal, question.target, turned)


def best_against(
    scene: Scene, legal: Sequence[Answer], target: Seat, done: Callable[[Exchange, Answer], None]
) -> Answer:
    """The best answer of those that change where one foe stands or looks; with an ally the first will do."""
    if target not in scene.foes():
        return legal[0]
    start = scene.exchange(target)
    values, ends = [], list[Exchange]()
    for answer in legal:
        ex = start.clone()
        ends.append(ex)
        done(ex, answer)
        go_on(scene, ex)
        values.append(run(ex))
    return best_of(scene, legal, values, {target: ends})


def aim(scene: Scene, legal: Sequence[Answer]) -> Answer:
    """The foe that counts most."""
    for seat in scene.foes():
        for answer in legal:
            if isinstance(answer, Target) and answer.target == seat:
                scene.because.note(grounds.NEAREST_FOE, target=seat)
                return answer
    return legal[0]
