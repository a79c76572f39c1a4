"""The effects of a card as they are thought through, one after another, with the likely choice at each."""

from __future__ import annotations

from ..assault import starts
from ..pack import KAMAE
from ..programs import (
    ADVANTAGE,
    AFFLICT,
    AT_VALUE,
    BURN,
    CHANGE_KAMAE,
    CHOOSE,
    DISCARD,
    DRAW,
    ENTER_ANY,
    ENTER_KAMAE,
    GAIN_FOCUS,
    GUARD,
    HEAD,
    HEAL,
    HEAVY,
    IF_SUCCESS,
    IN_KAMAE,
    JUMP,
    LIMP,
    LOOK_HAND,
    MILL,
    MOVE,
    PAY,
    PUSH,
    RECYCLE,
    REST,
    SEARCH,
    STRIKE,
    STUN,
    SUFFER,
    WOUNDS,
    Blow,
    Op,
)
from . import weights
from .body import Body
from .exchange import Doing, Exchange
from .reaching import guarded
from .stepping import step
from .striking import UNDECIDED, hits_now, shove, strike


def run(ex: Exchange) -> float:
    """To the end of the turn; what it is worth to the first of the two."""
    me, foe = ex.bodies
    while ex.waiting and not me.out and not foe.out:
        side, program, now, stage = ex.take_next()
        body = ex.bodies[side]
        if body.ended or body.ability is None:
            continue
        value = body.value if program.number == 0 else program.value
        resolve(ex, Doing(side, body.ability, program, stage, now, value), 0)
        if stage == HEAD and program.has_block and program.codes[REST] and not body.ended:
            ex.waiting.append((side, program, now, REST))
    return ex.balance()


def resolve(ex: Exchange, doing: Doing, at: int) -> None:
    """Goes on with a part until it is done, or its owner is."""
    code = doing.program.codes[doing.stage]
    body = ex.bodies[doing.side]
    other = ex.bodies[1 - doing.side]
    while at < len(code):
        if body.ended or body.out or other.out:
            return
        op = code[at]
        word = op.word
        if word == MOVE:
            step(ex, doing, at)
        elif word == STRIKE:
            assert op.blow is not None
            strike_with(ex, doing, op.blow)
        elif word == GUARD:
            raise_guard(ex, doing, op)
        elif word == JUMP:
            at = op.skip
            continue
        elif word <= BURN:
            if not passes(ex, doing, op, at):
                at = op.skip
                continue
        elif word == CHOOSE:
            at = starts(op, body.kamae)[0]
            continue
        else:
            effect(ex, doing, op, body)
        at += 1


def strike_with(ex: Exchange, doing: Doing, blow: Blow, paid: int = UNDECIDED) -> None:
    """An attack effect, and what a block that stopped it does."""
    answer = strike(ex, doing, blow, paid)
    if answer is not None:
        resolve(ex, answer, 0)


def passes(ex: Exchange, doing: Doing, op: Op, at: int) -> bool:
    """A gate: kamae, success and value as they are; what is to be paid if it pays."""
    body = ex.bodies[doing.side]
    if op.word == IN_KAMAE:
        return body.kamae == op.amount
    if op.word == IF_SUCCESS:
        return doing.succeeded
    if op.word == AT_VALUE:
        return bool(op.values >> doing.value & 1)
    if op.word == PAY:
        if body.focus < op.amount or not pays_off(ex, doing, at):
            return False
        body.focus -= op.amount
        return True
    if op.word == BURN:
        if body.means.deck - body.burnt < op.amount + weights.DECK_LOW or body.focus > 1:
            return False
        body.burn(op.amount)
        return True
    return False


def pays_off(ex: Exchange, doing: Doing, at: int) -> bool:
    """An attack that strikes, or a guard while the other can still strike."""
    following = doing.program.codes[doing.stage][at + 1]
    if following.word == STRIKE:
        assert following.blow is not None
        return hits_now(ex, doing, following.blow)
    return following.word == GUARD and any(part[0] != doing.side for part in ex.waiting)


def raise_guard(ex: Exchange, doing: Doing, op: Op) -> None:
    """SJT-141."""
    body, guard = ex.bodies[doing.side], op.guard
    assert guard is not None
    cells = guarded(ex.ground.field, guard, body.cell, body.facing, doing.value)
    for k, (side, value, known, counter, program) in enumerate(ex.blocks):
        if side == doing.side and value == doing.now and program is doing.program:
            ex.blocks[k] = (side, value, known | cells, counter | guard.counter, program)
            return
    ex.blocks.append((doing.side, doing.now, cells, guard.counter, doing.program))


def effect(ex: Exchange, doing: Doing, op: Op, body: Body) -> None:
    """Everything else."""
    word = op.word
    if word == GAIN_FOCUS:
        body.gain(op.amount)
    elif word == CHANGE_KAMAE:
        change_kamae(body, op.amount)
    elif word == ENTER_KAMAE:
        body.kamae = op.amount
    elif word == ENTER_ANY:
        likes = body.means.likes
        body.kamae = max(range(1, len(likes)), key=lambda k: likes[k])
    elif word == DRAW:
        body.cards += op.amount
        body.burn(op.amount)
    elif word == DISCARD:
        body.cards -= op.amount
    elif word in (MILL, RECYCLE):
        body.burn(op.amount if word == MILL else -op.amount)
    elif word == SEARCH:
        body.cards += weights.SEARCHED * op.amount
    elif word == LOOK_HAND:
        body.cards += 1.0
    elif word == ADVANTAGE:
        ex.top = doing.side
    elif word == HEAL:
        heal(body, op)
    elif word == SUFFER:
        body.suffer(op.harm[WOUNDS], op.harm[HEAVY], op.harm[STUN], op.harm[LIMP])
    elif word == AFFLICT:
        afflict(ex, doing, op)


def change_kamae(body: Body, most: int) -> None:
    """The end that one likes best, a token counted in."""
    likes = body.means.likes
    best, ending = -99.0, None
    for end in body.hero.tree.endings(body.kamae, most):
        worth = likes[end.kamae]
        if end.by_focus and body.focus < 3:
            worth += weights.FOCUS[body.focus + 1] - weights.FOCUS[body.focus]
        if worth > best:
            best, ending = worth, end
    assert ending is not None
    body.kamae = ending.kamae
    if ending.by_focus:
        body.gain(1)


def heal(body: Body, op: Op) -> None:
    wanted = op.source.heal
    assert wanted is not None
    most = 99
    body.wounds -= min(body.wounds, most if wanted.wound == "all" else wanted.wound)
    lighter = min(body.heavy, most if wanted.heavy_to_wound == "all" else wanted.heavy_to_wound)
    body.heavy -= lighter
    body.wounds += lighter
    body.limp -= min(body.limp, most if wanted.limp == "all" else wanted.limp)
    body.stun -= min(body.stun, most if wanted.stun == "all" else wanted.stun)


def afflict(ex: Exchange, doing: Doing, op: Op) -> None:
    """Ledger 2.4, foe."""
    foe, harm, other = op.foe, op.harm, ex.bodies[1 - doing.side]
    assert foe is not None
    if foe.who in ("hit", "marked") and not doing.attacked:
        return
    other.suffer(harm[WOUNDS], harm[HEAVY], harm[STUN], harm[LIMP])
    if harm[PUSH] and not other.out:
        shove(ex, doing.side, harm[PUSH], False)
    other.focus = max(0, other.focus - foe.lose_focus)
    if foe.enter_kamae:
        other.kamae = KAMAE.index(foe.enter_kamae)
    other.cards -= foe.discard + foe.discard_by_you
    other.burn(foe.mill)
