"""What a position of Senji must keep (ledger 2.10 and 7), and where unmentioned cards lie."""

from __future__ import annotations

from collections.abc import Collection

from tatami.kernel.pieces import FACE, OPEN, SHIFT
from tatami.kernel.places import MIXED
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import Seat, letter, mask_of

from .board import commander, has_pieces, holder, player_of, provinces_of
from .box import FAMILIES, FAMILY_COUNT, MEMBER, PROVINCES, REGIONS
from .facts import check_facts, is_prepared
from .pending import check_pending
from .pieces import (
    AUCTION,
    BIDS,
    COMMITTED,
    DISPLAY,
    DUMMY,
    EMPEROR,
    HANAFUDA,
    HAND,
    IMPERIAL,
    KAMI,
    LOTS,
    LOWEST_HONOUR,
    MOST_PROVINCES,
    MOST_UNITS,
    MOST_UNITS_IN_REGION,
    NOBODY_THERE,
    OFF_BOARD,
    ORDER,
    PARTIES,
    REMOVED,
    SAMURAI,
    WORDS,
    words_to,
)
from .table import Senji, SenjiTable


def rest_place(g: Senji, face: int) -> int | None:
    """A diplomacy card that is not mentioned lies with its family: in its player's hand, or in its auction
    deck (SEN-49); as long as nobody leads that family, in the box."""
    box, table = g.table.box, g.table
    if face >= box.diplomacy or len(table.families) != g.seats:
        return None
    family = box.family[face]
    if family in box.absent[g.seats]:
        return AUCTION[family]
    seat = player_of(table, family)
    if seat < 0:
        return REMOVED
    return HAND[seat] if face < box.valued else DUMMY[seat]


def check(g: Senji) -> None:
    """Raises Contradiction, naming what and where, unless the position could come about."""
    check_facts(g)
    _check_honour(g.table)
    _check_units(g.table)
    _check_provinces(g)
    _check_samurai(g)
    _check_orders(g)
    _check_places(g)
    for seat in range(g.seats):
        _check_cards_of(g, seat)
        if seat in g.table.out:
            _check_eliminated(g, seat)
    check_pending(g)


def _name(table: SenjiTable, party: int) -> str:
    return "emperor" if party == EMPEROR else letter(party)


# --- the board ----------------------------------------------------------------------------------


def _check_honour(table: SenjiTable) -> None:
    """SEN-28."""
    for seat, honour in enumerate(table.honour):
        if honour < LOWEST_HONOUR:
            raise Contradiction("honour-too-low", player=letter(seat), honour=honour, lowest=LOWEST_HONOUR)


def _check_units(table: SenjiTable) -> None:
    """SEN-89, SEN-90: at most six in a region and twelve in all, those on their way counted in."""
    for party in range(PARTIES):
        row = table.units[party]
        moving = sum(group.units for group in table.groups) if table.origin.party == party else 0
        if sum(row) + moving > MOST_UNITS:
            raise Contradiction(
                "too-many-units", player=_name(table, party), units=sum(row) + moving, most=MOST_UNITS
            )
        for region, units in enumerate(row):
            if units > MOST_UNITS_IN_REGION:
                raise Contradiction(
                    "too-many-units-there",
                    player=_name(table, party),
                    place=table.box.regions[region],
                    units=units,
                    most=MOST_UNITS_IN_REGION,
                )


def _check_provinces(g: Senji) -> None:
    """SEN-22, SEN-146, SEN-147, SEN-227, SEN-237: whose a province is, and whose pieces may stand in it."""
    table, box = g.table, g.table.box
    for province in range(PROVINCES):
        name, fortress = box.regions[province], table.fortress[province]
        closed = province in box.closed[g.seats]
        standing = [party for party in range(PARTIES) if has_pieces(table, party, province)]
        if closed and (standing or fortress != NOBODY_THERE):
            raise Contradiction("province-is-closed", place=name)
        if province == box.emperors[g.seats] and fortress not in (NOBODY_THERE, EMPEROR):
            raise Contradiction("imperial-province", place=name, player=letter(fortress))
        party = holder(table, province)
        if not closed and party == NOBODY_THERE and is_prepared(g):
            raise Contradiction("province-without-fortress", place=name)
        if not table.battle and standing and standing != [party]:
            raise Contradiction("strangers-in-province", place=name, player=_name(table, standing[0]))
    for party in range(PARTIES):
        if len(provinces_of(table, party)) > MOST_PROVINCES:
            raise Contradiction("too-many-provinces", player=_name(table, party), most=MOST_PROVINCES)


def _check_samurai(g: Senji) -> None:
    """SEN-1: card and figure are in play together."""
    table, box = g.table, g.table.box
    for samurai, (region, party) in enumerate(zip(table.samurai_at, table.samurai_of, strict=True)):
        if region == OFF_BOARD:
            continue
        if party == NOBODY_THERE:
            raise Contradiction("samurai-of-nobody", samurai=box.samurai[samurai])
        place = IMPERIAL if party == EMPEROR else SAMURAI[party]
        if not any(p & FACE == box.first_samurai + samurai for p in g.places[place]):
            raise Contradiction(
                "samurai-without-card", samurai=box.samurai[samurai], place=g.layout.places[place].name
            )


def _check_orders(g: Senji) -> None:
    """SEN-73, SEN-75: one order in a province; who commands it alone knows it until it is shown."""
    table = g.table
    for province in range(PROVINCES):
        pieces, place = g.places[ORDER[province]], g.layout.places[ORDER[province]].name
        if not pieces:
            continue
        if len(pieces) > 1:
            raise Contradiction("one-order-each", place=place, tokens=len(pieces))
        party = holder(table, province)
        if party == NOBODY_THERE or table.phase not in ("spring", "summer"):
            raise Contradiction("no-order-there", place=place)
        if pieces[0] & OPEN not in (OPEN, mask_of(commander(table, party)) << SHIFT):
            raise Contradiction("order-not-seen-so", place=place, player=letter(commander(table, party)))


# --- cards --------------------------------------------------------------------------------------


def _only(g: Senji, place: int, faces: Collection[int]) -> None:
    for p in g.places[place]:
        if p & FACE not in faces:
            name = g.layout.places[place].name
            raise Contradiction("cannot-lie-there", place=name, piece=g.rules.face_name(p & FACE))


def _check_places(g: Senji) -> None:
    """What may lie where at all, and that those see it who see whatever lies there."""
    box, layout = g.table.box, g.layout
    for k, place in enumerate(layout.places):
        if place.stock != MIXED:
            _only(g, k, layout.distinct[place.stock])
        if any(p >> SHIFT & place.audience != place.audience for p in g.places[k]):
            raise Contradiction("not-seen-so-there", place=place.name)
    _only(g, REMOVED, range(box.diplomacy))
    _only(g, COMMITTED, range(box.diplomacy))
    _only(g, LOTS, range(box.valued))
    absent = box.absent[g.seats]
    for family in range(FAMILY_COUNT):
        _only(g, AUCTION[family], range(box.valued) if family in absent else ())
    if len(g.table.lots) != len(g.places[LOTS]):
        raise Contradiction("lots-do-not-fit", lots=len(g.table.lots), cards=len(g.places[LOTS]))


def _check_cards_of(g: Senji, seat: Seat) -> None:
    """SEN-43, SEN-64, SEN-165, SEN-166: what a player can hold, bid and display."""
    table, box = g.table, g.table.box
    family = table.families[seat]
    notes = range(box.first_note, len(box.faces))
    own = [card for card in range(box.valued) if box.family[card] == family]
    hostages = [c for c in range(box.valued) if box.kind[c] == MEMBER and box.family[c] != family]
    _only(g, HAND[seat], range(box.valued))
    _only(g, BIDS[seat], own)
    _only(g, DISPLAY[seat], hostages)
    _only(g, DUMMY[seat], [box.dummy(family)] if family >= 0 else [])
    for place in (WORDS[seat], *(words_to(g.seats, seat, to) for to in range(g.seats) if to != seat)):
        _only(g, place, notes)
    if len(table.bids[seat]) != len(g.places[BIDS[seat]]):
        raise Contradiction("bids-do-not-fit", player=letter(seat))
    shown = [box.family[p & FACE] for p in g.places[DISPLAY[seat]]]
    for home in set(shown):
        if shown.count(home) > 1:
            raise Contradiction("one-hostage-each", player=letter(seat), family=FAMILIES[home])


def _check_eliminated(g: Senji, seat: Seat) -> None:
    """SEN-177, SEN-178: who is out has nothing any more."""
    table = g.table
    places = (HAND, HANAFUDA, SAMURAI, KAMI, DISPLAY, DUMMY, BIDS)
    holds = any(g.places[place[seat]] for place in places)
    if (
        holds
        or provinces_of(table, seat)
        or any(has_pieces(table, seat, region) for region in range(REGIONS))
    ):
        raise Contradiction("eliminated-has-nothing", player=letter(seat))
