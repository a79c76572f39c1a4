"""Autumn (SEN-149 to SEN-176): the host calls the families, and each takes its actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import autumn as say
from ..answers.common import CallKami, CallKamiOn
from ..board import on_the_board, remember, still_in
from ..events.autumn import ActionsEnded, AutumnBegan, AutumnEnded, FamilyCalled
from ..pieces import HAND, MOST_SEATS
from ..reasons import autumn as why
from ..reasons.common import NO_SUCH_PLAYER, out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from .combining import (
    add_combinations,
    cards_for_set,
    combine,
    set_menu,
    why_not_combine,
    why_not_in_set,
    why_not_set,
)
from .displaying import add_hostages, display_hostage, take_hostage_back, why_not_display, why_not_take_back
from .economist_kami import (
    add_kami,
    commit_seppuku,
    search_deck,
    why_not_diplomat,
    why_not_search,
    why_not_seppuku,
)
from .envoys import (
    add_envoys,
    cards_for_envoys,
    envoys_menu,
    send_envoys,
    why_not_send_envoys,
    why_not_these_envoys,
    why_not_with_envoys,
)
from .hiring import (
    add_hires,
    hire_mercenary_samurai,
    hire_units,
    why_not_hire_samurai,
    why_not_hire_units,
)
from .kami import diplomat_kami
from .once_an_autumn import add_abilities, force_swap, take_discard, why_not_force_swap, why_not_take_discard
from .trade import add_trades, use_trade, why_not_use_trade

# --- the order ----------------------------------------------------------------------------------


def autumn(g: Senji) -> None:
    """SEN-149: one family after another, each once. What Winter has used up is no matter of Autumn."""
    table = g.table
    table.phase = "autumn"
    table.spent = ()
    g.tell(AutumnBegan(table.host))
    g.then(call_the_next)


def yet_to_act(table: SenjiTable) -> tuple[Seat, ...]:
    """Who is in the game and has not been called this Autumn."""
    return tuple(seat for seat in still_in(table) if seat not in table.named)


def call_the_next(g: Senji) -> None:
    """SEN-149: the host chooses; the last one needs no choice. In the end nothing remains to be counted."""
    waiting = yet_to_act(g.table)
    if not waiting:
        g.table.named = ()
        g.table.spent = ()
        g.table.hired = 0
        g.tell(AutumnEnded())
    elif len(waiting) == 1:
        call_family(g, waiting[0])
    else:
        g.ask(FamilyToCall(g.table.host))


def call_family(g: Senji, seat: Seat) -> None:
    """SEN-149: he acts until he is done, then comes the next. What is counted for one family begins anew.
    SEN-R122: so does the ability of a samurai who has died since, should another hire him."""
    table = g.table
    table.named = (*table.named, seat)
    table.hired = 0
    table.spent = tuple(word for word in table.spent if word in on_the_board(table))
    remember(g, "called", table.host, seat)
    g.tell(FamilyCalled(table.host, seat))
    g.ask(AUTUMN_ACTIONS[seat])
    g.then(call_the_next)


class FamilyToCall(SenjiQuestionToOne):
    """SEN-149: whom the host calls next, himself included."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.autumn.call[: me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        calls = me.table.box.say.autumn.call
        return [calls[seat] for seat in yet_to_act(me.table)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.CallFamily):
            acted = me.seat in me.table.named and is_an_action(answer)
            return why.HAS_ACTED() if acted else out_of_place(me, answer)
        target = answer.target
        if target >= me.seats:
            return NO_SUCH_PLAYER(target=target)
        if target in me.table.out:
            return why.NOT_IN_THE_GAME(target=target)
        return why.CALLED_BEFORE(target=target) if target in me.table.named else None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.CallFamily)
        call_family(g, answer.target)


# --- the actions --------------------------------------------------------------------------------


def end_actions(g: Senji, seat: Seat) -> None:
    g.tell(ActionsEnded(seat))


_Why = Callable[[Me, Any], Reason | None]
_Do = Callable[[Senji, Seat, Any], None]

_ACTIONS: Final[dict[type[Answer], tuple[_Why, _Do]]] = {
    say.UseTrade: (lambda me, a: why_not_use_trade(me, a.card), lambda g, s, a: use_trade(g, s, a.card)),
    say.Display: (lambda me, a: why_not_display(me, a.card), lambda g, s, a: display_hostage(g, s, a.card)),
    say.TakeBack: (
        lambda me, a: why_not_take_back(me, a.card),
        lambda g, s, a: take_hostage_back(g, s, a.card),
    ),
    say.HireUnits: (
        lambda me, a: why_not_hire_units(me, a.number, a.region),
        lambda g, s, a: hire_units(g, s, a.number, a.region),
    ),
    say.HireSamurai: (lambda me, a: why_not_hire_samurai(me), lambda g, s, a: hire_mercenary_samurai(g, s)),
    say.CommitSeppuku: (
        lambda me, a: why_not_seppuku(me, a.samurai),
        lambda g, s, a: commit_seppuku(g, s, a.samurai),
    ),
    CallKami: (lambda me, a: why_not_search(me, a.samurai), lambda g, s, a: search_deck(g, s, a.samurai)),
    CallKamiOn: (
        lambda me, a: why_not_diplomat(me, a.samurai, a.target),
        lambda g, s, a: diplomat_kami(g, s, a.samurai, a.target),
    ),
    say.ForceSwap: (
        lambda me, a: why_not_force_swap(me, a.target),
        lambda g, s, a: force_swap(g, s, a.target),
    ),
    say.TakeDiscard: (lambda me, a: why_not_take_discard(me), lambda g, s, a: take_discard(g, s)),
    say.EndActions: (lambda me, a: None, lambda g, s, a: end_actions(g, s)),
}
"""By kind of action: why not, and what it does."""


def is_an_action(answer: Answer) -> bool:
    """Whether it is something that one does when one is called."""
    form = answer.form if isinstance(answer, Compound) else answer
    return type(form) in _ACTIONS or isinstance(form, say.Combine | say.SendEnvoys)


class AutumnActions(SenjiQuestionToOne):
    """SEN-150: any number of actions in any order, also repeated (SEN-R57, SEN-R62), or none."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.autumn.actions[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        hand = list(dict.fromkeys(me.sorted_faces(HAND[self.by])))
        answers: list[Answer] = []
        add_combinations(me, answers)
        add_envoys(me, hand, answers)
        add_trades(me, hand, answers)
        add_hostages(me, hand, answers)
        add_hires(me, answers)
        add_kami(me, answers)
        add_abilities(me, answers)
        answers.append(me.table.box.say.autumn.done)
        return answers

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        if isinstance(answer, say.Combine):
            return why_not_combine(me, answer)
        if isinstance(answer, say.SendEnvoys):
            return why_not_send_envoys(me)
        action = _ACTIONS.get(type(answer))
        return out_of_place(me, answer) if action is None else action[0](me, answer)

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        return set_menu(me) if isinstance(form, say.Combine) else envoys_menu(me)

    def parts(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        if isinstance(form, say.Combine):
            return cards_for_set(me, form, so_far)
        return cards_for_envoys(me, so_far)

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if isinstance(form, say.Combine):
            return why_not_in_set(me, form, so_far, part)
        return why_not_with_envoys(me, so_far, part)

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        if isinstance(form, say.Combine):
            return why_not_set(me, form, parts)
        return why_not_these_envoys(me, parts)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if not isinstance(answer, Compound):
            _ACTIONS[type(answer)][1](g, seat, answer)
        elif isinstance(answer.form, say.Combine):
            combine(g, seat, answer.form, answer)
        else:
            send_envoys(g, seat, answer)
        if not isinstance(answer, say.EndActions):
            g.ask(self)

    def default(self, me: Me) -> Answer:
        return me.table.box.say.autumn.done


AUTUMN_ACTIONS: Final = tuple(AutumnActions(seat) for seat in range(MOST_SEATS))
