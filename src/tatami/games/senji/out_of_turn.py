"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.kernel.answers import Answer, Attempt, Compound
from tatami.kernel.questions import QuestionToOne
from tatami.kernel.reasons import Reason

from .answers import common as say
from .answers import preparation as say_preparation
from .answers.autumn import CallFamily, CommitSeppuku
from .answers.battle import KillHostage
from .answers.summer import NameFleet
from .box import MILITARY
from .pieces import EMPEROR
from .reasons import autumn as why_autumn
from .reasons import battle as why_battle
from .reasons import out_of_turn as why
from .reasons import preparation as why_preparation
from .reasons import summer as why_summer
from .reasons.common import chapter_of, out_of_place
from .rules.autumn import FamilyToCall
from .rules.battle_round import DiceForKami, KamiToCall
from .rules.battle_state import ATTACKER, NO_SAMURAI, battle_on, side_of
from .rules.homes import SamuraiToPlace, UnitsToPlace
from .rules.march import March
from .rules.powers_in_battle import who_can
from .rules.support import SupportToCommit
from .table import Me, SenjiQuestion

Explain = Callable[[Me, SenjiQuestion, Answer], Reason | None]

_PLACING: Final = (
    say_preparation.PlaceSamurai,
    say_preparation.HoldSamurai,
    say_preparation.PlaceUnits,
)


def why_not_asked(me: Me, question: SenjiQuestion, answer: Answer) -> Reason:
    """SEN-177: who is out is asked nothing. Else what the season says of it, then what any moment would."""
    if me.seat in me.table.out:
        return why.YOU_ARE_OUT()
    if isinstance(answer, Attempt):
        return out_of_place(me, answer)
    explain = _BY_PHASE.get(me.table.phase)
    said = answer.form if isinstance(answer, Compound) else answer
    reason = explain(me, question, said) if explain else None
    return reason or out_of_place(me, answer)


def _asked_now(question: SenjiQuestion) -> int:
    return question.by if isinstance(question, QuestionToOne) else question.seats[0]


def _in_preparation(me: Me, question: SenjiQuestion, answer: Answer) -> Reason | None:
    """SEN-15, SEN-17: one after another; the host names, the owner places."""
    if isinstance(answer, say.NameProvince) and me.seat == me.table.host:
        return why.OTHERS_PLACE_FIRST(target=_asked_now(question))
    if isinstance(answer, _PLACING):
        if isinstance(question, SamuraiToPlace | UnitsToPlace):
            return why_preparation.ONLY_ITS_OWNER_PLACES(target=question.by)
        return why_preparation.ONLY_WHERE_NAMED()
    if isinstance(answer, say_preparation.LeadFamily) and -1 in me.table.families:
        return why.CHOOSES_NOW(target=_asked_now(question))
    return None


def _in_emperors_visit(me: Me, question: SenjiQuestion, answer: Answer) -> Reason | None:
    """SEN-35."""
    if isinstance(answer, say_preparation.ChooseHost):
        return why_preparation.ONLY_THE_LAST_HOST_CHOOSES(target=me.table.host)
    return None


def _in_summer(me: Me, question: SenjiQuestion, answer: Answer) -> Reason | None:
    """SEN-79, SEN-80: the host names; who is named acts, and whom he attacks answers."""
    if isinstance(answer, KillHostage):
        return why_battle.why_no_killing_now(me, answer.card)
    if isinstance(answer, say.CallKami):
        return _why_no_kami(me, question, answer.samurai)
    if why_battle.is_support(answer):
        return _why_no_support(me, question)
    if isinstance(answer, say.NameProvince | NameFleet):
        host = me.table.host
        if me.seat != host:
            return why.ONLY_THE_HOST_NAMES(target=host)
        return why.ONE_AFTER_ANOTHER(target=_asked_now(question))
    if chapter_of(answer) != "summer":
        return None
    if isinstance(question, March) and question.party == EMPEROR:
        return why_summer.ONLY_THE_HOST_COMMANDS(target=me.table.host)
    if me.table.battle:
        return why_battle.ONE_STEP_AFTER_ANOTHER(target=_asked_now(question))
    return why.ANOTHER_ACTS_NOW(target=_asked_now(question))


def _why_no_support(me: Me, question: SenjiQuestion) -> Reason:
    """SEN-204: who sees support first waits for it; SEN-57: an empty hand is not asked. Else what any moment
    would say."""
    reason = why_battle.why_no_support_now(me)
    if not isinstance(question, SupportToCommit) or reason.refusal is not why_battle.SUPPORT_COMES_LATER:
        return reason
    battle = battle_on(me.table)
    if who_can(me.table, battle, side_of(me.table, battle, me.seat), "sees_support_first") != NO_SAMURAI:
        return why_battle.OPPONENT_COMMITS_FIRST(target=_asked_now(question))
    return why_battle.DUMMY_IS_COMMITTED()


def _why_no_kami(me: Me, question: SenjiQuestion, samurai: int) -> Reason | None:
    """SEN-233: the defender decides first; who has decided has."""
    table = me.table
    if not table.battle or table.box.kami[samurai] != MILITARY:
        return None
    reason = why_battle.why_no_kami(me, samurai)
    if reason is not None or not isinstance(question, KamiToCall | DiceForKami):
        return reason
    attacks = side_of(table, battle_on(table), me.seat) == ATTACKER
    return (why_battle.DEFENDER_CALLS_FIRST if attacks else why_battle.KAMI_WAS_DECLINED)(target=question.by)


def _in_autumn(me: Me, question: SenjiQuestion, answer: Answer) -> Reason | None:
    """SEN-149: a family acts when the host has named it, and once; so it is with seppuku (SEN-216). Who is
    acting waits while another shows or swaps a card."""
    if isinstance(answer, say.CallKami | say.CallKamiOn):
        if me.table.box.kami[answer.samurai] == MILITARY:
            return None
    elif isinstance(answer, CallFamily) and me.seat == me.table.host:
        return why.ANOTHER_FAMILY_ACTS(target=_asked_now(question))
    elif (
        chapter_of(answer) != "autumn"
        or isinstance(answer, CallFamily)
        or type(answer) in why_autumn.FOLLOW_UPS
    ):
        return None
    named = me.table.named
    if named and named[-1] == me.seat and not isinstance(question, FamilyToCall):
        return why_autumn.FIRST_THINGS_FIRST()
    if isinstance(answer, CommitSeppuku):
        return why_autumn.SEPPUKU_IN_OWN_AUTUMN()
    return why_autumn.HAS_ACTED() if me.seat in named else why.NOT_CALLED_NOW(target=_asked_now(question))


_BY_PHASE: Final[dict[str, Explain]] = {
    "preparation": _in_preparation,
    "emperor": _in_emperors_visit,
    "summer": _in_summer,
    "autumn": _in_autumn,
}
"""By season, what is known of those who are not asked in it. In Winter and Spring all are asked at once. Of
answers that need more than their season, chapters speak in `reasons.common.EXPLAINERS`."""
