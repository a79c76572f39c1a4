"""What may be pending in a hand-written position: a question that fits the turn, the cards and the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tatami.formats.codec import encode_frame
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import Seat, letter

from .pieces import (
    BATTLE_CRY,
    BUSHIDO_OF,
    CARDS,
    DISCARD,
    FIRST_ACTION,
    HAND,
    HAND_LIMIT,
    JUJUTSU,
    REACH,
    RESOLVING,
    is_weapon,
)
from .powers import ONLY_WEAPONS_WOUND, REACHES_ANYBODY, TAKES_FROM_DISCARD
from .rules.bushido import BushidoAnswer
from .rules.cries import BattleCryAnswer, JujutsuAnswer
from .rules.difficulty import difficulty, is_harmless_now
from .rules.play import PlayPhase
from .rules.three_players import price_of_bushido
from .rules.turn import CardToDiscard, DrawSource, discard_phase, draw_phase
from .rules.weapons import ParryAnswer, weapon_limit
from .table import SamuraiSword, SamuraiSwordQuestionToOne


def check_pending(g: SamuraiSword) -> None:
    """Raises Contradiction unless the open question could be asked now, and the turn goes on after it."""
    question = g.stack[-1] if g.stack else None
    if not isinstance(question, SamuraiSwordQuestionToOne):
        raise Contradiction("nobody-is-asked")
    by, name = question.by, type(question).__name__
    if type(by) is not int or not 0 <= by < g.seats:
        raise Contradiction("no-such-player", player=str(by)[:40], seats=g.seats)
    _check_beneath(g, type(question))
    resolving = [p & FACE for p in g.places[RESOLVING]]
    answered = _ANSWERED.get(type(question))
    if len(resolving) != (answered is not None) or any(card not in (answered or ()) for card in resolving):
        cards = ", ".join(CARDS[card] for card in resolving) or "-"
        raise Contradiction("resolving-does-not-fit", place="resolving", pieces=cards, question=name)
    if not _ASKED[type(question)](g, by) or not _says_what_is_so(g, question):
        raise Contradiction("cannot-be-asked", player=letter(by), question=name)
    _check_weapons(g, question)


def _check_beneath(g: SamuraiSword, question: type[SamuraiSwordQuestionToOne]) -> None:
    """What is to be done after the question is the rest of this turn."""
    turn = g.table.turn
    rest = [{name: {"by": letter(turn)} if name == "PlayPhase" else [turn]} for name in _BENEATH[question]]
    if [encode_frame(frame) for frame in g.stack[:-1]] != rest:
        needed = ", ".join([*_BENEATH[question], question.__name__])
        raise Contradiction("pending-does-not-fit", detail=needed)


def _check_weapons(g: SamuraiSword, question: SamuraiSwordQuestionToOne) -> None:
    """SAM-67: as many as may be played; none before the Play phase, and the one that is resolving counts."""
    turn, played = g.table.turn, g.table.weapons_played
    early = isinstance(question, BushidoAnswer | DrawSource)
    limit = 0 if early else weapon_limit(g.seen(turn), turn)
    too_many = played > limit and not g.table.geisha_on_oneself  # which may have taken a Focus away
    if too_many or played < isinstance(question, ParryAnswer):
        raise Contradiction("weapons-do-not-fit", played=played, limit=limit)


_REST: Final = (discard_phase.__name__,)
_IN_THE_PLAY_PHASE: Final = (*_REST, PlayPhase.__name__)
_BENEATH: Final[dict[type[SamuraiSwordQuestionToOne], Sequence[str]]] = {
    BushidoAnswer: (draw_phase.__name__,),
    DrawSource: _IN_THE_PLAY_PHASE,
    PlayPhase: _REST,
    ParryAnswer: _IN_THE_PLAY_PHASE,
    BattleCryAnswer: _IN_THE_PLAY_PHASE,
    JujutsuAnswer: _IN_THE_PLAY_PHASE,
    CardToDiscard: (),
}
"""By question: what else is pending, the last first."""

_ANSWERED: Final[dict[type[SamuraiSwordQuestionToOne], Sequence[int]]] = {
    ParryAnswer: range(FIRST_ACTION),
    BattleCryAnswer: (BATTLE_CRY,),
    JujutsuAnswer: (JUJUTSU,),
}
"""By question: the cards of which one is resolving (SAM-R20); with all the others none is."""


def _says_what_is_so(g: SamuraiSword, question: SamuraiSwordQuestionToOne) -> bool:
    """SAM-129: the price that Bushido has for this player. SAM-R10: only the Harmless were passed over."""
    if isinstance(question, BushidoAnswer):
        return question.tokens == price_of_bushido(g.table, question.by)
    if not isinstance(question, BattleCryAnswer | JujutsuAnswer):
        return True
    turn, passed = g.table.turn, question.harmless
    before = [(turn + k) % g.seats for k in range(1, (question.by - turn) % g.seats)]
    harmless = [seat for seat in before if is_harmless_now(g, seat)]
    return type(passed) is tuple and list(passed) == [seat for seat in harmless if seat in passed]


def _in_turn(g: SamuraiSword, by: Seat) -> bool:
    return by == g.table.turn


def _holds_bushido(g: SamuraiSword, by: Seat) -> bool:
    """SAM-139: a Weapon was revealed, and lies on top unless it was shuffled in (SAM-R80)."""
    revealed = g.places[DISCARD][-1:]
    return _in_turn(g, by) and bool(g.places[BUSHIDO_OF[by]]) and all(is_weapon(p & FACE) for p in revealed)


def _may_choose_the_source(g: SamuraiSword, by: Seat) -> bool:
    """SAM-163, SAM-R33."""
    is_ieyasu = g.table.characters[by] in TAKES_FROM_DISCARD
    return _in_turn(g, by) and is_ieyasu and bool(g.places[DISCARD])


def _has_too_many_cards(g: SamuraiSword, by: Seat) -> bool:
    """SAM-71."""
    return _in_turn(g, by) and len(g.places[HAND[by]]) > HAND_LIMIT


def _can_be_attacked(g: SamuraiSword, by: Seat) -> bool:
    """SAM-85, SAM-86: as it was when the Weapon was played."""
    turn = g.table.turn
    if by == turn or is_harmless_now(g, by):
        return False
    reach = REACH[g.places[RESOLVING][0] & FACE]
    return g.table.characters[turn] in REACHES_ANYBODY or difficulty(g.seen(turn), turn, by) <= reach


def _is_affected(g: SamuraiSword, by: Seat) -> bool:
    """SAM-46, SAM-171."""
    others = not _in_turn(g, by) and not is_harmless_now(g, by)
    return others and g.table.characters[by] not in ONLY_WEAPONS_WOUND


_ASKED: Final[dict[type[SamuraiSwordQuestionToOne], Callable[[SamuraiSword, Seat], bool]]] = {
    BushidoAnswer: _holds_bushido,
    DrawSource: _may_choose_the_source,
    PlayPhase: _in_turn,
    ParryAnswer: _can_be_attacked,
    BattleCryAnswer: _is_affected,
    JujutsuAnswer: _is_affected,
    CardToDiscard: _has_too_many_cards,
}
"""By question: whether it is for that player."""
