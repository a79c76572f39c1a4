"""What lies on the board, and the few ways in which it changes: every rule that moves a piece comes here."""

from __future__ import annotations

from functools import lru_cache

from tatami.kernel.seats import Seat

from .box import PROVINCES
from .events.common import HonourChanged
from .pieces import (
    AUCTION,
    EMPEROR,
    HAND,
    IMPERIAL,
    KAMI,
    LOWEST_HONOUR,
    MOST_PROVINCES,
    MOST_UNITS,
    MOST_UNITS_IN_REGION,
    NOBODY_THERE,
    OFF_BOARD,
    REMOVED,
    SAMURAI,
    SAMURAI_DISCARD,
)
from .table import Numbers, Senji, SenjiTable, put
from .warfare import Deed, Fleet

# --- who is who ---------------------------------------------------------------------------------


def commander(table: SenjiTable, party: int) -> Seat:
    """Who decides for a party: the player himself, or the host for the emperor's army (SEN-219)."""
    return table.host if party == EMPEROR else party


def symbol(table: SenjiTable, party: int) -> int:
    """The family whose symbol a party fights with; the army fights with the host's (SEN-223)."""
    return table.families[commander(table, party)]


def player_of(table: SenjiTable, family: int) -> Seat:
    """Who leads that family and is still in the game, or -1: absent or eliminated."""
    if family not in table.families:
        return -1
    seat = table.families.index(family)
    return -1 if seat in table.out else seat


def parties(table: SenjiTable) -> tuple[int, ...]:
    """All parties that can have pieces: the players, and with three of them the emperor's army."""
    seats = tuple(range(table.seats))
    return (*seats, EMPEROR) if table.box.emperors[table.seats] >= 0 else seats


def still_in(table: SenjiTable) -> tuple[Seat, ...]:
    """The players who have not been eliminated."""
    return tuple(seat for seat in range(table.seats) if seat not in table.out)


def leaders(table: SenjiTable) -> tuple[Seat, ...]:
    """Those still in the game who have the most honour (SEN-33, SEN-180)."""
    seats = still_in(table)
    most = max(table.honour[seat] for seat in seats)
    return tuple(seat for seat in seats if table.honour[seat] == most)


# --- reading ------------------------------------------------------------------------------------


def holder(table: SenjiTable, province: int) -> int:
    """SEN-146: whose fortress stands there; the emperor's own province is always the army's (SEN-227)."""
    if province == table.box.emperors[table.seats]:
        return EMPEROR
    return table.fortress[province]


def provinces_of(table: SenjiTable, party: int) -> tuple[int, ...]:
    """The provinces that a party controls (the army: holds, SEN-235)."""
    return _provinces(table.fortress, party, table.box.emperors[table.seats])


@lru_cache(maxsize=1 << 12)
def _provinces(fortress: Numbers, party: int, emperors: int) -> tuple[int, ...]:
    held = [p for p, holds in enumerate(fortress) if holds == party]
    if party == EMPEROR and emperors >= 0 and emperors not in held:
        return tuple(sorted((*held, emperors)))
    return tuple(held)


def commanded(table: SenjiTable, seat: Seat) -> tuple[int, ...]:
    """SEN-73, SEN-220: the provinces that a player lays orders on: his own, as host the army's too."""
    own = provinces_of(table, seat)
    return (*own, *provinces_of(table, EMPEROR)) if seat == table.host else own


def may_attack(table: SenjiTable, party: int) -> bool:
    """SEN-147, SEN-237: not with six provinces, for the army the emperor's own counted in."""
    held = table.fortress.count(party)
    if party == EMPEROR and table.fortress[table.box.emperors[table.seats]] != EMPEROR:
        held += 1
    return held < MOST_PROVINCES


def room_for(table: SenjiTable, party: int, region: int) -> int:
    """SEN-89: how many more of its units may stand there."""
    return MOST_UNITS_IN_REGION - table.units[party][region]


def units_left(table: SenjiTable, party: int) -> int:
    """SEN-90: how many of its units are not on the board, nor on their way."""
    moving = sum(group.units for group in table.groups) if table.origin.party == party else 0
    return MOST_UNITS - sum(table.units[party]) - moving


def samurai_in(table: SenjiTable, party: int, region: int) -> tuple[int, ...]:
    """The samurai of that party who stand there."""
    of, at = table.samurai_of, table.samurai_at
    if region not in at:
        return ()
    return tuple([k for k, there in enumerate(at) if there == region and of[k] == party])


def has_pieces(table: SenjiTable, party: int, region: int) -> bool:
    return table.units[party][region] > 0 or bool(samurai_in(table, party, region))


def fleets(table: SenjiTable) -> tuple[Fleet, ...]:
    """SEN-82: every party with pieces in a sea zone."""
    seas = range(PROVINCES, len(table.box.regions))
    every = (Fleet(party, sea) for sea in seas for party in parties(table))
    return tuple(fleet for fleet in every if has_pieces(table, *fleet))


def on_board(table: SenjiTable, seat: Seat, ability: str) -> bool:
    """Whether a samurai with that ability stands on the board for that player: his own, or the imperial one
    while he is host (SEN-225)."""
    for k in table.box.with_ability.get(ability, ()):
        if table.samurai_at[k] != OFF_BOARD and commander(table, table.samurai_of[k]) == seat:
            return True
    return False


def on_the_board(table: SenjiTable) -> list[str]:
    """The names of all samurai who stand on the board."""
    return [name for name, at in zip(table.box.samurai, table.samurai_at, strict=True) if at != OFF_BOARD]


def ready_samurai(table: SenjiTable, seat: Seat, ability: str) -> int:
    """The samurai whose once-a-season ability that player can still use, or -1; for the host the imperial too
    (SEN-238)."""
    box = table.box
    for k in box.with_ability.get(ability, ()):
        if table.samurai_at[k] == OFF_BOARD or box.samurai[k] in table.spent:
            continue
        if commander(table, table.samurai_of[k]) == seat:
            return k
    return -1


# --- changing -----------------------------------------------------------------------------------


def add_units(g: Senji, party: int, region: int, number: int) -> None:
    """Puts units there, or takes them away if the number is negative."""
    units = g.table.units
    row = put(units[party], region, units[party][region] + number)
    g.table.units = (*units[:party], row, *units[party + 1 :])


def put_samurai(g: Senji, samurai: int, party: int, region: int) -> None:
    """A samurai comes to stand there; OFF_BOARD and NOBODY_THERE take him away."""
    g.table.samurai_at = put(g.table.samurai_at, samurai, region)
    g.table.samurai_of = put(g.table.samurai_of, samurai, party)


def bury(g: Senji, samurai: int) -> None:
    """SEN-207: a dead samurai becomes a kami of his player; SEN-R75, SEN-R95: without kami, and from the
    army, he goes to the discard pile."""
    table = g.table
    party, card = table.samurai_of[samurai], table.box.first_samurai + samurai
    put_samurai(g, samurai, NOBODY_THERE, OFF_BOARD)
    if party == EMPEROR:
        g.move_face(IMPERIAL, card, SAMURAI_DISCARD)
    else:
        g.move_face(SAMURAI[party], card, KAMI[party] if table.kami else SAMURAI_DISCARD)


def take_control(g: Senji, party: int, province: int) -> None:
    """SEN-143: the party's fortress stands there now, in place of any other."""
    g.table.fortress = put(g.table.fortress, province, party)


def gain(g: Senji, seat: Seat, honour: int, source: int) -> int:
    """SEN-28: honour goes up, or down but never below -9. Gives what really was gained or lost."""
    table = g.table
    now = table.honour[seat]
    change = max(honour, LOWEST_HONOUR - now)
    if change == 0:
        return 0
    table.honour = put(table.honour, seat, now + change)
    row = table.honour_from[seat]
    rows = table.honour_from
    table.honour_from = (*rows[:seat], put(row, source, row[source] + change), *rows[seat + 1 :])
    g.tell(HonourChanged(seat, change, now + change, source))
    return change


def spend_ability(g: Senji, samurai: int) -> None:
    """That samurai's ability is used for this Winter or Autumn."""
    g.table.spent = (*g.table.spent, g.table.box.samurai[samurai])


def remember(g: Senji, what: str, by: Seat, whom: Seat = -1, where: int = -1) -> None:
    """A deed that promises are judged by: `attack` (by, whom, province), `killed` (by, whose), `traded` (by,
    home), `named` (host, controller, province) and `called` (host, who acts in Autumn)."""
    g.table.deeds = (*g.table.deeds, Deed(what, by, whom, where))


# --- cards --------------------------------------------------------------------------------------


def send_home(g: Senji, source: int, card: int) -> None:
    """SEN-49: to the hand of the card's family, or shuffled into the auction deck of an absent one; the cards
    of an eliminated family leave the game (SEN-178)."""
    table = g.table
    family = table.box.family[card]
    seat = player_of(table, family)
    if seat >= 0:
        g.move_face(source, card, HAND[seat])
    elif family in table.families:
        g.move_face(source, card, REMOVED)
    else:
        g.move_face(source, card, AUCTION[family])
        g.shuffle("auction", AUCTION[family])
