"""Samurai Sword: what everybody can count on the table (SAM-R103) before a card is played or answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.pieces import (
    BATTLE_CRY,
    BREATHING,
    DECK,
    DISCARD,
    FAST_DRAW_OF,
    HAND,
    HAND_LIMIT,
    JUJUTSU,
    RESILIENCE,
    RESOLVING,
)
from tatami.games.samurai_sword.rules.cries import who_must_answer
from tatami.games.samurai_sword.rules.defeat import would_end_the_game
from tatami.games.samurai_sword.rules.difficulty import difficulty
from tatami.games.samurai_sword.rules.three_players import pays_bushido
from tatami.games.samurai_sword.rules.weapons import ParryAnswer, wounds_of
from tatami.games.samurai_sword.table import Me, SamuraiSwordTable
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.seats import Seat
from tatami.kernel.views import AnyView

from ..catalogue import Value

if TYPE_CHECKING:
    from ..telling import Teller

ANSWERS: Final = (
    say.Attack, say.Endure, say.Play, say.PlayOn, say.SpendResilience, say.PayHonor, say.DrawFromDiscard,
    say.EndPlay,
)  # fmt: skip


def foresee(
    teller: Teller, view: AnyView[SamuraiSwordTable], question: Question[Any], answer: Answer
) -> str | None:
    """What will come of it."""
    text, me, table = teller.words.text, view.seen(), view.table
    if isinstance(answer, say.Attack):
        needed = difficulty(me, table.turn, answer.target)
        blow = _blow(me, answer.target, _wounds(me, answer.card, answer.target))
        target = teller.seat(answer.target)
        return text("samurai-sword-foresee-attack", difficulty=needed, target=target, **blow)
    if isinstance(answer, say.Endure):
        asked = question.seats[0]
        if isinstance(question, ParryAnswer):
            wounds = _wounds(me, view.face(RESOLVING, -1), asked)
            return text("samurai-sword-foresee-wounds", **_blow(me, asked, wounds))
        return text("samurai-sword-foresee-one-wound", **_blow(me, asked, 1))
    if isinstance(answer, say.Play) and answer.card in (BATTLE_CRY, JUJUTSU):
        asked_ones = who_must_answer(me)
        names = teller.list_of(teller.seat(seat) for seat in asked_ones)
        return text("samurai-sword-foresee-cry", seats=names, seats_count=len(asked_ones))
    if isinstance(answer, say.PlayOn) and answer.card == BREATHING:
        missing = RESILIENCE[table.characters[table.turn]] - table.resilience[table.turn]
        return text("samurai-sword-foresee-breathing", tokens=missing)
    if isinstance(answer, say.SpendResilience):
        to_draw = view.count(DECK) + view.count(DISCARD)  # SAM-R32
        return text("samurai-sword-foresee-spend", left=table.resilience[table.turn] - 1, cards=to_draw)
    if isinstance(answer, say.PayHonor):
        if not pays_bushido(table, table.turn):
            return text("samurai-sword-foresee-no-honor")
        return text("samurai-sword-foresee-honor", left=table.honor[table.turn] - 1)
    if isinstance(answer, say.DrawFromDiscard):
        return teller.face(view.face(DISCARD, -1))
    if isinstance(answer, say.EndPlay):
        too_many = view.count(HAND[table.turn]) - HAND_LIMIT
        return text("samurai-sword-foresee-end", cards=too_many) if too_many > 0 else None
    return None


def _wounds(me: Me, card: int, target: Seat) -> int:
    by = me.table.turn
    return wounds_of(me.table, by, card, target, me.count(FAST_DRAW_OF[by]))


def _blow(me: Me, target: Seat, wounds: int) -> dict[str, Value]:
    """The wounds as really suffered (SAM-94), and how the target stands after them."""
    table = me.table
    before = table.resilience[target]
    fate = "stands"
    if wounds >= before:
        fate = "end" if would_end_the_game(table, target, table.turn) else "defeat"
    return {"wounds": min(wounds, before), "left": max(0, before - wounds), "fate": fate}
