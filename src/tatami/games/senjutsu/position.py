"""What a position of Senjutsu must keep, and how cards are named where it is clear whose they are."""

from __future__ import annotations

from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import Seat, letter, seat_of

from .box import Box
from .decks import MOST_GOLD, MOST_JADE, SIZE
from .facts import Fighter
from .lines import SIDES
from .pack import RANKS
from .pieces import BOX, DECK, DISCARD, HAND, LIMP_TURNS, LOST, MOST_FOCUS, PLAY, SHOWN
from .position_facts import check_facts, is_set_up
from .table import Fight, SenjutsuTable

_OF_A_DECK = (DECK, HAND, DISCARD, LOST, PLAY, SHOWN)


def check(g: Fight) -> None:
    """Raises Contradiction, naming what and where, unless the position could come about."""
    table = g.table
    if len(table.fighters) != g.seats:
        raise Contradiction("fighters-do-not-fit", fighters=len(table.fighters), seats=g.seats)
    for seat, fighter in enumerate(table.fighters):
        _check_fighter(table, seat, fighter)
        _check_deck(g, seat, fighter)
        _check_ranks(g, seat)
    _check_terrain(table)
    _check_figures(table)
    in_play = [seat for seat, fighter in enumerate(table.fighters) if not fighter.is_out]
    if is_set_up(g) and sorted(table.track) != in_play:
        raise Contradiction("track-does-not-fit", track="".join([letter(seat) for seat in table.track]))
    check_facts(g)


def _check_fighter(table: SenjutsuTable, seat: Seat, fighter: Fighter) -> None:
    """SJT-44, SJT-184, SJT-R125."""
    name = letter(seat)
    if not 0 <= fighter.focus <= MOST_FOCUS:
        raise Contradiction("too-much-focus", player=name, focus=fighter.focus, most=MOST_FOCUS)
    if not 0 <= fighter.facing < SIDES:
        raise Contradiction("no-such-facing", player=name, facing=fighter.facing)
    if min(fighter.wounds, fighter.heavy, fighter.stun) < 0:
        raise Contradiction("fewer-than-none", player=name)
    if not all(0 <= quarter < LIMP_TURNS for quarter in fighter.limp):
        raise Contradiction("no-such-limp", player=name)
    if fighter.hero >= 0 and [each.hero for each in table.fighters].count(fighter.hero) > 1:
        raise Contradiction("character-twice", character=table.box.hero_names[fighter.hero])


def _check_deck(g: Fight, seat: Seat, fighter: Fighter) -> None:
    """SJT-240: forty cards, wherever they are by now; none before the deck is brought."""
    box = g.table.box
    places = [g.places[place[seat]] for place in _OF_A_DECK]
    cards = sum([1 for place in places for p in place if p & FACE not in box.poison_faces])
    wanted = SIZE if fighter.weapon >= 0 else 0
    if cards != wanted:
        raise Contradiction("deck-does-not-fit", player=letter(seat), cards=cards, most=wanted)
    strangers = [p & FACE for place in (*places, g.places[BOX[seat]]) for p in place]
    for face in strangers:
        if face not in box.poison_faces and not _may_own(box, seat, fighter, face):
            raise Contradiction("card-of-another", player=letter(seat), card=box.faces[face])


def _check_ranks(g: Fight, seat: Seat) -> None:
    """SJT-249 to SJT-251: what a deck may hold in all; of each card there are no more than it may hold."""
    box = g.table.box
    cards = [box.abilities[box.ability_of[p & FACE]] for place in _OF_A_DECK for p in g.places[place[seat]]]
    for rank, most in (("gold", MOST_GOLD), ("jade", MOST_JADE)):
        count = [ability.rank for ability in cards].count(RANKS.index(rank))
        if count > most:
            raise Contradiction(f"too-much-{rank}", player=letter(seat), cards=count, most=most)
    schools = sorted({ability.school for ability in cards} - {-1})
    if g.table.is_matched and len(schools) > 1:
        names = ", ".join([box.schools[school] for school in schools])
        raise Contradiction("schools-in-one-deck", player=letter(seat), schools=names)


def _may_own(box: Box, seat: Seat, fighter: Fighter, face: int) -> bool:
    number = box.ability_of[face]
    owner = box.abilities[number].owner
    return box.face_of[seat][number] == face and owner in (-1, fighter.hero)


def _check_terrain(table: SenjutsuTable) -> None:
    """SJT-R11: one component on a cell, on the battlefield; a boat beside it."""
    names, seen = table.box.cell_names, set[int]()
    for piece in table.terrain:
        if piece.cell in seen:
            raise Contradiction("terrain-twice", cell=names[piece.cell])
        seen.add(piece.cell)
        where = table.plan.rim if table.box.terrain[piece.kind].adds_cell else table.plan.ground
        if not where >> piece.cell & 1:
            raise Contradiction("terrain-off-field", cell=names[piece.cell])


def _check_figures(table: SenjutsuTable) -> None:
    """SJT-112, SJT-202: every figure alone on a free cell of the battlefield."""
    names, ground = table.box.cell_names, table.ground
    for seat, fighter in enumerate(table.fighters):
        if fighter.cell < 0:
            continue
        if not ground.standing >> fighter.cell & 1:
            raise Contradiction("figure-off-field", player=letter(seat), cell=names[fighter.cell])
        if ground.obstacles >> fighter.cell & 1:
            raise Contradiction("figure-on-obstacle", player=letter(seat), cell=names[fighter.cell])
        if [each.cell for each in table.fighters].count(fighter.cell) > 1:
            raise Contradiction("two-figures", cell=names[fighter.cell])


def long_name(name: str, place: str) -> str:
    """`plain_cut` in `hand.A` is `A.plain_cut`; personal cards and poisons have no seat in their name."""
    owner = owner_in(place)
    return f"{owner}.{name}" if owner and "." not in name else name


def short_name(name: str, place: str) -> str:
    return name.removeprefix(f"{owner_in(place)}.")


def owner_in(place: str) -> str:
    """The seat whose place it is: A of `hand.A`."""
    kind, _, last = place.rpartition(".")
    return last if kind and len(last) == 1 and seat_of(last) >= 0 else ""
