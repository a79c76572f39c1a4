"""Wounds and Defeat (SAM-91, SAM-94 to SAM-96, SAM-98 to SAM-102)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import Defeated, HonorGiven, Wounded
from ..table import SamuraiSword, SamuraiSwordTable, changed
from .end import end_by_defeat, victory_of_the_swordmaster
from .three_players import has_swordmaster


def suffer(g: SamuraiSword, seat: Seat, wounds: int) -> int:
    """The player loses that much Resilience, dealt by the active player; how much it really was.

    SAM-94: wounds beyond the remaining Resilience are ignored. The game may be over after it.
    """
    table = g.table
    before = table.resilience[seat]
    wounds = min(wounds, before)
    table.resilience = changed(table.resilience, seat, -wounds)
    g.tell(Wounded(seat, wounds, before - wounds))
    if before == wounds:
        defeat(g, seat, table.turn)
    return wounds


def defeat(g: SamuraiSword, seat: Seat, by: Seat) -> None:
    """SAM-R12: the last Resilience is gone; the Swordmaster, then the token, then the end of the game.

    SAM-R15: only the active player can be the last one with Resilience.
    """
    g.tell(Defeated(seat, by))
    table = g.table
    is_last = has_swordmaster(g.seats) and sum(table.resilience) == table.resilience[by]
    at_once = g.options["last_blow"] == "swordmaster"
    if is_last and at_once and victory_of_the_swordmaster(g, by, seat):
        return
    give_honor(g, seat, by)
    if table.honor[seat] == 0:
        end_by_defeat(g, by, seat)
    elif is_last and (at_once or not victory_of_the_swordmaster(g, by, seat)):
        end_by_defeat(g, by, seat)  # SAM-122, SAM-R14


def would_end_the_game(table: SamuraiSwordTable, seat: Seat, by: Seat) -> bool:
    """SAM-101, SAM-119: whether a Defeat of that player now would be the end, as everybody can see."""
    resilience = table.resilience
    is_last = sum(resilience) == resilience[by] + resilience[seat]
    return table.honor[seat] == 1 or (is_last and has_swordmaster(len(resilience)))


def give_honor(g: SamuraiSword, seat: Seat, to: Seat) -> None:
    """SAM-99, SAM-100: to the player who dealt the wound, by whatever card."""
    table = g.table
    table.honor = changed(changed(table.honor, seat, -1), to, 1)
    g.tell(HonorGiven(seat, to))
