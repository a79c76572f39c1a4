"""Samurai Sword: what everybody can count on the table (SAM-R103) before a card is played or answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tatami.games.samurai_sword import answers as say
from tatami.games.samurai_sword.aids import SwordView
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
from tatami.games.samurai_sword.table import Me
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.seats import Seat

from ..catalogue import Value

if TYPE_CHECKING:
    from ..telling import Teller


def foresee(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str | None:
    """What will come of it."""
    knows = _KNOWS.get(type(answer))
    return None if knows is None else knows(teller, view, question, answer)


def _attack(teller: Teller, view: SwordView, question: Question[Any], answer: say.Attack) -> str:
    me = view.seen()
    blow = _blow(me, answer.target, _wounds(me, answer.card, answer.target))
    needed, target = difficulty(me, me.table.turn, answer.target), teller.seat(answer.target)
    return teller.words.text("samurai-sword-foresee-attack", difficulty=needed, target=target, **blow)


def _endure(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str:
    me, text, asked = view.seen(), teller.words.text, question.seats[0]
    if isinstance(question, ParryAnswer):
        wounds = _wounds(me, view.face(RESOLVING, -1), asked)
        return text("samurai-sword-foresee-wounds", **_blow(me, asked, wounds))
    return text("samurai-sword-foresee-one-wound", **_blow(me, asked, 1))


def _play(teller: Teller, view: SwordView, question: Question[Any], answer: say.Play) -> str | None:
    if answer.card not in (BATTLE_CRY, JUJUTSU):
        return None
    asked = who_must_answer(view.seen())
    names = teller.list_of(teller.seat(seat) for seat in asked)
    return teller.words.text("samurai-sword-foresee-cry", seats=names, seats_count=len(asked))


def _play_on(teller: Teller, view: SwordView, question: Question[Any], answer: say.PlayOn) -> str | None:
    if answer.card != BREATHING:
        return None
    table = view.table
    missing = RESILIENCE[table.characters[table.turn]] - table.resilience[table.turn]
    return teller.words.text("samurai-sword-foresee-breathing", tokens=missing)


def _spend(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str:
    to_draw = view.count(DECK) + view.count(DISCARD)  # SAM-R32
    left = view.table.resilience[view.table.turn] - 1
    return teller.words.text("samurai-sword-foresee-spend", left=left, cards=to_draw)


def _pay_honor(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str:
    table, text = view.table, teller.words.text
    if not pays_bushido(table, table.turn):
        return text("samurai-sword-foresee-no-honor")
    return text("samurai-sword-foresee-honor", left=table.honor[table.turn] - 1)


def _draw_from_discard(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str:
    return teller.face(view.face(DISCARD, -1))


def _end_play(teller: Teller, view: SwordView, question: Question[Any], answer: Answer) -> str | None:
    too_many = view.count(HAND[view.table.turn]) - HAND_LIMIT
    return teller.words.text("samurai-sword-foresee-end", cards=too_many) if too_many > 0 else None


_KNOWS: Final[dict[type[Answer], Callable[[Teller, SwordView, Question[Any], Any], str | None]]] = {
    say.Attack: _attack,
    say.Endure: _endure,
    say.Play: _play,
    say.PlayOn: _play_on,
    say.SpendResilience: _spend,
    say.PayHonor: _pay_honor,
    say.DrawFromDiscard: _draw_from_discard,
    say.EndPlay: _end_play,
}
ANSWERS: Final = tuple(_KNOWS)


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
