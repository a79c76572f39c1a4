"""Winter (SEN-39 to SEN-72): free negotiation under a glass, or in rounds; then the auction is settled.

With a glass everybody may act at any moment until it has run out or all are ready (SEN-R10). Without one the
players speak in turn, the host first. Whoever writes wakes all who were ready: if only the reader woke, the
others could tell to whom the letter went.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.shapes import NUMBER, Keyed
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.events import Page
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat, clockwise

from ..answers import winter as say
from ..answers.common import Ready
from ..board import still_in
from ..events.winter import RoundBegan, SaidReady, SaidWait, TurnToSpeak, WinterBegan, WinterEnded
from ..pieces import WORDS, words_to
from ..reasons import winter as why
from ..table import Me, Numbers, Senji, SenjiTable, put
from .auction import draw_lots, reveal_bids
from .kami import glass_of
from .winter_acts import (
    STIRS,
    WAKES,
    InParts,
    carry_out,
    every_act,
    legal_acts,
    why_not_act,
)

MOST_ACTS: Final = 120
"""House limit: what one player can do in a Winter under the glass: twenty letters, and an answer to each of
those that five others can write."""
MOST_ACTS_IN_A_TURN: Final = 12
"""House limit: what one can do before the next speaks: a letter to each of five others, an answer to each,
and two bids."""


def winter(g: Senji) -> None:
    """SEN-61: the lots come before Winter begins."""
    table = g.table
    table.phase = "winter"
    table.spent = ()
    table.letters = (0,) * g.seats
    draw_lots(g)
    g.tell(WinterBegan(table.year))
    if table.glass:
        g.ask(Winter(still_in(table), (), 0, 0, (0,) * g.seats))
    else:
        next_to_speak(g, 0, 0)
    g.then(end_of_winter)


def next_to_speak(g: Senji, turn: int, stirred: int) -> None:
    """SEN-40, without a glass: the host first, then clockwise; an idle round is the last."""
    table = g.table
    order = [seat for seat in clockwise(table.host, g.seats) if seat not in table.out]
    number, at = divmod(turn, len(order))
    if number >= table.rounds or (at == 0 and number > 0 and not stirred):
        return
    if at == 0:
        g.tell(RoundBegan(number + 1))
    g.tell(TurnToSpeak(order[at]))
    g.ask(Winter((order[at],), (), turn, stirred if at else 0, (0,) * g.seats))


class Winter(InParts):
    """SEN-40: what everybody may do in Winter. `quiet` are those who are ready, `acts` what each has done;
    in rounds `turn` counts who speaks, and `stirred` says whether anything has happened in this round."""

    FIELDS = ("seats", "quiet", "turn", "stirred", "acts")
    __slots__ = ("acts", "stirred", "turn")
    SEATS = frozenset({"quiet"})
    SHAPES = {"acts": Keyed("seat", NUMBER)}

    def __init__(
        self, seats: tuple[Seat, ...], quiet: tuple[Seat, ...], turn: int, stirred: int, acts: Numbers
    ):
        super().__init__(seats)
        self.quiet = quiet
        self.turn: Final = turn
        self.stirred: Final = stirred
        self.acts: Final = acts

    def lasts(self, table: SenjiTable) -> tuple[str, int] | None:
        return glass_of(table)

    def candidates(self, me: Me) -> Sequence[Answer]:
        return every_act(me)

    def legal(self, me: Me) -> Sequence[Answer]:
        words = me.table.box.say.winter
        is_quiet = me.seat in self.quiet
        answers: list[Answer] = [words.wait if is_quiet else words.ready]
        if self.acts[me.seat] < MOST_ACTS:
            legal_acts(me, answers)
        return answers

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        if isinstance(answer, Ready):
            return why.ALREADY_READY() if me.seat in self.quiet else None
        if isinstance(answer, say.Wait):
            return None if me.seat in self.quiet else why.NOT_READY_YET()
        reason = why_not_act(me, answer)
        if reason is None and self.acts[me.seat] >= MOST_ACTS:
            return why.ENOUGH_FOR_THIS_WINTER(limit=MOST_ACTS)
        return reason

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Ready):
            g.tell(SaidReady(seat))
            self._go_on(g, (*self.quiet, seat), self.stirred, self.acts)
        elif isinstance(answer, say.Wait):
            g.tell(SaidWait(seat))
            self._go_on(g, _without(self.quiet, seat), self.stirred, self.acts)
        else:
            effect = carry_out(g, seat, answer)
            quiet = () if effect & WAKES else self.quiet
            acts = put(self.acts, seat, self.acts[seat] + 1)
            self._go_on(g, quiet, self.stirred | effect & STIRS, acts)

    def _go_on(self, g: Senji, quiet: tuple[Seat, ...], stirred: int, acts: Numbers) -> None:
        """The same question again, unless all are ready; in rounds it may be the next one's turn."""
        is_over = len(quiet) == len(self.seats)
        if g.table.glass:
            if not is_over:
                g.ask(Winter(self.seats, quiet, 0, stirred, acts))
        elif is_over or acts[self.seats[0]] >= MOST_ACTS_IN_A_TURN:
            g.then(next_to_speak, self.turn + 1, stirred)
        else:
            g.ask(Winter(self.seats, quiet, self.turn, stirred, acts))

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        """SEN-39: the glass has run out; in rounds it is the next one's turn."""
        if not g.table.glass:
            g.then(next_to_speak, self.turn + 1, self.stirred)


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def end_of_winter(g: Senji) -> None:
    """SEN-39, SEN-R10: letters are void; then bids are revealed (SEN-66)."""
    notes = g.table.box.notes
    pages: list[Page] = []
    for seat in range(g.seats):
        places = [WORDS[seat], *(words_to(g.seats, seat, other) for other in range(g.seats) if other != seat)]
        for place in places:
            kept = notes.kept(g.places[place])
            if len(kept) < len(g.places[place]):
                pages.append(g.page(place, kept))
    g.tell(WinterEnded(g.table.host, tuple(pages)))
    g.table.letters = (0,) * g.seats
    reveal_bids(g)
