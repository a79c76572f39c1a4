"""Winning and losing (ledger 3.13, 3.18): who is defeated leaves at once, the last one wins."""

from __future__ import annotations

from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import Seat

from ..events import Defeated
from ..table import Fight, SenjutsuTable


def is_beaten(table: SenjutsuTable, seat: Seat) -> bool:
    """SJT-97, SJT-98: as many wounds as the wound limit, or as many stun cards as the hand limit."""
    fighter = table.fighters[seat]
    hero = table.box.heroes[fighter.hero]
    return (
        fighter.is_out
        or fighter.wounds + fighter.heavy >= hero.wound_limit
        or fighter.stun >= hero.hand_limit
    )


def settle(g: Fight) -> None:
    """SJT-R4: after every single effect. SJT-R6: figure, tokens and blocks of the defeated leave at once."""
    table = g.table
    beaten = [seat for seat in table.track if is_beaten(table, seat)]
    if not beaten:
        return
    before = table.track
    for seat in sorted(beaten):
        g.tell(Defeated(seat))
        table.change(seat, is_out=True, cell=-1)
    table.track = tuple([seat for seat in before if seat not in beaten])
    table.blocks = tuple([block for block in table.blocks if block.seat not in beaten])
    table.waiting = tuple([part for part in table.waiting if part.seat not in beaten])
    sides = {table.fighters[seat].side for seat in table.track}
    if len(sides) <= 1:
        finish(g, sides.pop() if sides else table.fighters[before[0]].side)


def finish(g: Fight, side: int, is_time_up: bool = False) -> None:
    """SJT-99, SJT-R8: the last side wins, its defeated members too. SJT-R5: if all fall at once, the one
    highest on the advantage track."""
    winners = tuple([seat for seat in range(g.seats) if g.table.fighters[seat].side == side])
    g.finish(Outcome(winners, "turns" if is_time_up else "last"))


def out_of_turns(g: Fight) -> None:
    """The last turn that was agreed on is over: the fewest wounds win, then the advantage."""
    table = g.table
    best = min(table.track, key=lambda seat: (_wounds(table, seat), table.track.index(seat)))
    finish(g, table.fighters[best].side, is_time_up=True)


def _wounds(table: SenjutsuTable, seat: Seat) -> int:
    return table.fighters[seat].wounds + table.fighters[seat].heavy
