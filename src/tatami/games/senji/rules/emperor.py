"""Emperor's visit (SEN-33 to SEN-38)."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.preparation import ChooseHost
from ..board import leaders
from ..box import DIE_FACES
from ..events.preparation import EmperorVisited, HostChosen, HostDiceRolled, YearBegan
from ..pieces import DICE
from ..reasons import common as why_common
from ..reasons import preparation as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne


def emperors_visit(g: Senji) -> None:
    """SEN-33: who has the most honour is host. In turn 1 that was settled before the start (SEN-14)."""
    table = g.table
    table.phase = "emperor"
    g.tell(YearBegan(table.year))
    if table.year > 1 or table.host < 0:
        choose_host(g)


def choose_host(g: Senji) -> None:
    """SEN-35: if several have the most, the last host chooses; by dice if there is none (SEN-34, SEN-R8)."""
    tied = leaders(g.table)
    host = g.table.host
    if len(tied) == 1:
        receive_emperor(g, tied[0])
    elif host < 0 or host in g.table.out:
        receive_emperor(g, _roll_for_host(g, tied))
    else:
        g.ask(HostToChoose(host))


def receive_emperor(g: Senji, host: Seat) -> None:
    """SEN-36 to SEN-38: he is host to the end of the turn, whatever happens."""
    g.table.host = host
    g.tell(EmperorVisited(host, g.table.honour[host]))


def _roll_for_host(g: Senji, tied: tuple[Seat, ...]) -> Seat:
    """SEN-34: nine dice; whose symbol shows most often hosts. SEN-R112: who has fewer is out of the throw."""
    while len(tied) > 1:
        number = g.pick("dice for the host", DIE_FACES**DICE)
        dice = tuple(number // DIE_FACES**k % DIE_FACES for k in range(DICE))
        counts = tuple(dice.count(g.table.families[seat]) for seat in tied)
        g.tell(HostDiceRolled(tied, dice, counts))
        most = max(counts)
        tied = tuple(seat for seat, count in zip(tied, counts, strict=True) if count == most)
    return tied[0]


class HostToChoose(SenjiQuestionToOne):
    """SEN-35, SEN-R7: the last host chooses one of those who tie, perhaps himself."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.preparation.host[: me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        host = me.table.box.say.preparation.host
        return [host[seat] for seat in leaders(me.table)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, ChooseHost):
            return out_of_place(me, answer)
        target, table = answer.target, me.table
        if target >= me.seats:
            return why_common.NO_SUCH_PLAYER(target=target)
        if target in table.out:
            return why.OUT_OF_THE_GAME(target=target)
        if target not in leaders(table):
            return why.NOT_TIED_FOR_MOST(target=target, honour=table.honour[target])
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, ChooseHost)
        g.tell(HostChosen(seat, answer.target))
        receive_emperor(g, answer.target)
