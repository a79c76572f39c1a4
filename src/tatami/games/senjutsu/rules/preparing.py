"""Set-up (ledger 3.7): characters, decks, terrain, figures, prepared cards, opening hands."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.hooks.shapes import Listed
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import piece
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat, clockwise

from ..answers import ENOUGH, Find, Put, Stand, TakeCharacter
from ..box import Box
from ..events import CharacterTaken, FigurePlaced, TerrainPlaced
from ..facts import CARD, Terrain
from ..field import cells_of
from ..ground import Ground
from ..lines import SIDES
from ..pieces import BOX, DECK, HAND, POISON, POISONS, personal
from ..reasons import (
    CELL_NOT_FREE,
    CHARACTER_TAKEN,
    CUTS_STARTS_OFF,
    NO_BOAT_THERE,
    NOT_A_START_CELL,
    NOT_IN_DECK,
    NOT_IN_KIT,
    NOT_PREPARED,
    OFF_FIELD,
    ON_START_CELL,
    PREPARED_TWICE,
    START_CELL_TAKEN,
    TOO_NEAR,
    WRONG_EDGE,
)
from ..table import Fight, Me, SenjutsuTable
from .asking import Choice
from .decks import DeckToBring
from .turn import turn

GATEWAY = "torii_gate"
PILLAR = "torii_pillar"


def prepare(g: Fight) -> None:
    """SJT-59: everything lies ready; then characters, decks and the rest of the set-up."""
    box, layout = g.table.box, g.layout
    for seat in range(g.seats):
        g.places[BOX[seat]].extend(piece(face, 1 << seat) for face in layout.stocks[seat])
    for hero in box.heroes:
        stock = layout.stocks[g.seats + hero.number]
        g.places[personal(g.seats, hero.number)].extend(piece(face, 0xFF) for face in stock)
    g.places[POISONS].extend(piece(face, 0xFF) for face in layout.stocks[-1])
    if g.options["characters"] == "dealt":
        order = g.order("characters", len(box.heroes))
        for seat in range(g.seats):
            take(g, seat, order[seat])
    else:
        for seat in range(g.seats):
            g.ask(CharacterToTake(seat))
    g.then(bring_decks)


class CharacterToTake(Choice):
    """SJT-1, SJT-R125: each character is taken once."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.take

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, TakeCharacter):
            return NOT_AN_ANSWER_HERE()
        for seat, fighter in enumerate(me.table.fighters):
            if fighter.hero == answer.character:
                return CHARACTER_TAKEN(character=answer.character, owner=seat)
        return None

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, TakeCharacter)
        take(g, self.by, answer.character)


def take(g: Fight, seat: Seat, character: int) -> None:
    """SJT-59: its personal cards come into the player's box."""
    table = g.table
    table.change(seat, hero=character)
    g.tell(CharacterTaken(seat, character))
    source = personal(g.seats, character)
    g.draw(source, BOX[seat], len(g.places[source]))
    if character in table.box.poisoners:
        for face in table.box.poison_faces:
            g.move_face(POISONS, face, POISON[seat])


def bring_decks(g: Fight) -> None:
    """SJT-17: all bring their decks in secret."""
    make_track(g)
    g.ask(DeckToBring(tuple(sorted(g.table.track))))
    g.then(set_up_field)


def make_track(g: Fight) -> None:
    """SJT-14, SJT-63: the highest advantage value on top. Until the characters are known the track holds all
    players as they sit, so that whoever gives up before is defeated too (SJT-R145)."""
    table = g.table
    table.track = tuple(sorted(table.track, key=lambda seat: -table.hero(seat).advantage))


def set_up_field(g: Fight) -> None:
    """SJT-56, SJT-64, SJT-67: terrain from the highest advantage value clockwise, figures and opening hands
    from the lowest up."""
    table = g.table
    if table.kit:
        share = len(table.kit) // len(table.track) * len(table.track)
        order = [seat for seat in clockwise(table.track[0], g.seats) if seat in table.track]
        for k in range(share):
            g.then(place_terrain, order[k % len(order)])
        g.then(put_kit_away)
    for seat in table.from_bottom():
        g.then(place_figure, seat)
    for seat in table.from_bottom():
        g.then(take_opening_hand, seat)
    g.then(turn)


# --- terrain ------------------------------------------------------------------------------------


def place_terrain(g: Fight, seat: Seat) -> None:
    """SJT-R11: who has no cell for any component puts it back."""
    if not g.table.fighters[seat].is_out and placements(g.table):
        g.ask(TerrainToPlace(seat))


def put_kit_away(g: Fight) -> None:
    """SJT-R11: what cannot be shared equally stays in the box."""
    g.table.kit = ()


def placements(table: SenjutsuTable) -> list[Put]:
    """All legal ways to place a component of the kit."""
    return [put for put in every_placement(table) if why_not_there(table, put) is None]


def every_placement(table: SenjutsuTable) -> list[Put]:
    """Every component of the kit on every place that could be meant."""
    box, field, found = table.box, table.plan, []
    for kind in dict.fromkeys(table.kit):
        sides = range(SIDES // 2) if box.terrain_names[kind] == GATEWAY else range(1)
        cells = field.rim if box.terrain[kind].adds_cell else field.ground
        found += [box.say.put(kind, cell, side) for cell in cells_of(cells) for side in sides]
    return found


def pieces_of(box: Box, ground: Ground, put: Put) -> tuple[Terrain, ...]:
    """SJT-R98: a torii is three cells in a straight line, pillar, gateway, pillar."""
    gateway = Terrain(put.terrain, put.cell)
    if box.terrain_names[put.terrain] != GATEWAY:
        return (gateway,)
    pillar, near = box.terrain_names.index(PILLAR), ground.field.step[put.cell]
    return (Terrain(pillar, near[put.facing]), gateway, Terrain(pillar, near[put.facing + SIDES // 2]))


def why_not_there(table: SenjutsuTable, put: Put) -> Reason | None:
    """SJT-R11: one component on a cell, on the battlefield (a boat beside it, not
    beside another boat), never on a start cell, and no
    two start cells may be cut off from each other."""
    if put.terrain not in table.kit:
        return NOT_IN_KIT(terrain=put.terrain)
    box, ground = table.box, table.ground
    field, pieces = ground.field, pieces_of(box, ground, put)
    taken = 0
    for each in table.terrain:
        taken |= 1 << each.cell
    is_boat = box.terrain[put.terrain].adds_cell
    for each in pieces:
        if is_boat and (ground.standing >> each.cell & 1 or not field.rim >> each.cell & 1):
            return NO_BOAT_THERE(cell=each.cell)
        if not is_boat and (each.cell < 0 or not field.ground >> each.cell & 1):
            return OFF_FIELD(cell=put.cell)
        if field.starts >> each.cell & 1:
            return ON_START_CELL(cell=each.cell)
        if taken >> each.cell & 1:
            return CELL_NOT_FREE(cell=each.cell)
    closed = ground.obstacles
    for each in pieces:
        if box.terrain[each.kind].obstacle:
            closed |= 1 << each.cell
    if closed != ground.obstacles and not field.connected(ground.standing & ~closed, field.starts):
        return CUTS_STARTS_OFF(terrain=put.terrain, cell=put.cell)
    return None


class TerrainToPlace(Choice):
    """SJT-55, SJT-56: a component of the kit and its cell."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return every_placement(me.table)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return why_not_there(me.table, answer) if isinstance(answer, Put) else NOT_AN_ANSWER_HERE()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Put)
        table = g.table
        table.terrain = (*table.terrain, *pieces_of(table.box, table.ground, answer))
        at = table.kit.index(answer.terrain)
        table.kit = (*table.kit[:at], *table.kit[at + 1 :])
        g.tell(TerrainPlaced(self.by, answer.terrain, answer.cell))


# --- figures ------------------------------------------------------------------------------------


def place_figure(g: Fight, seat: Seat) -> None:
    if not g.table.fighters[seat].is_out:
        g.ask(FigureToPlace(seat))


class FigureToPlace(Choice):
    """SJT-64, SJT-R10: a free start cell, and any facing."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say
        return [say.stand(cell, facing) for cell in cells_of(me.table.plan.starts) for facing in range(SIDES)]

    def legal(self, me: Me) -> Sequence[Answer]:
        table = me.table
        cells = [c for c in cells_of(table.plan.starts) if why_not_start(table, self.by, c) is None]
        return [table.box.say.stand(cell, facing) for cell in cells for facing in range(SIDES)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Stand):
            return NOT_AN_ANSWER_HERE()
        return why_not_start(me.table, self.by, answer.cell)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Stand)
        g.table.change(self.by, cell=answer.cell, facing=answer.facing)
        g.tell(FigurePlaced(self.by, answer.cell, answer.facing))


def why_not_start(table: SenjutsuTable, seat: Seat, cell: int) -> Reason | None:
    """SJT-65, SJT-66, SJT-R12, SJT-R150: opponents at opposite edges, a team at its own."""
    field, fighters = table.plan, table.fighters
    if not field.starts >> cell & 1:
        return NOT_A_START_CELL(cell=cell)
    if table.on(cell) >= 0:
        return START_CELL_TAKEN(cell=cell)
    placed = [other for other in table.track if fighters[other].cell >= 0]
    is_west = cell in field.west or cell in field.west_extra
    is_main = cell in field.west or cell in field.east
    sides = {fighters[other].side for other in table.track}
    if len(sides) == 2:
        for other in placed:
            at_west = fighters[other].cell in field.west or fighters[other].cell in field.west_extra
            if (fighters[other].side == fighters[seat].side) != (at_west == is_west):
                return WRONG_EDGE(cell=cell)
        is_first = all(fighters[other].side != fighters[seat].side for other in placed)
        return None if is_main or not is_first else NOT_A_START_CELL(cell=cell)
    if len(placed) < 2:
        if not is_main:
            return NOT_A_START_CELL(cell=cell)
        if placed and (fighters[placed[0]].cell in field.west) == is_west:
            return WRONG_EDGE(cell=cell)
    elif any(field.apart[cell][fighters[other].cell] < 2 for other in placed):
        return TOO_NEAR(cell=cell)
    return None


# --- the opening hand ---------------------------------------------------------------------------


def take_opening_hand(g: Fight, seat: Seat) -> None:
    """SJT-67, SJT-68, SJT-R148: prepared cards first, then cards are drawn up to the hand limit."""
    if g.table.fighters[seat].is_out:
        return
    if prepared_cards(g.table, seat):
        g.ask(PreparedToTake(seat, ()))
    g.then(draw_opening_hand, seat)


def prepared_cards(table: SenjutsuTable, seat: Seat) -> list[int]:
    """SJT-163, SJT-R151: those that this player's deck might hold, by what everybody can know."""
    box = table.box
    pool = [n for n in box.pool(table.fighters[seat].hero) if box.abilities[n].is_prepared]
    if table.lists:
        listed = {copies.card for copies in table.lists[seat]}
        return [n for n in pool if n in listed]
    return pool


def draw_opening_hand(g: Fight, seat: Seat) -> None:
    if not g.table.fighters[seat].is_out:
        g.shuffle("deck", DECK[seat])
        g.draw(DECK[seat], HAND[seat], g.table.hero(seat).hand_limit - len(g.places[HAND[seat]]))


class PreparedToTake(Choice):
    """SJT-67, SJT-164: any number of different prepared cards within the hand limit, shown as they are taken
    (SJT-R13)."""

    FIELDS = ("by", "taken")
    __slots__ = ("taken",)
    SHAPES = {"taken": Listed(CARD)}

    def __init__(self, by: Seat, taken: tuple[int, ...]) -> None:
        super().__init__(by)
        self.taken = taken

    def candidates(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say
        return [*[say.find[number] for number in prepared_cards(me.table, self.by)], ENOUGH]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == ENOUGH:
            return None
        if not isinstance(answer, Find):
            return NOT_AN_ANSWER_HERE()
        box = me.table.box
        if not box.abilities[answer.card].is_prepared:
            return NOT_PREPARED(card=answer.card)
        if answer.card in self.taken:
            return PREPARED_TWICE(card=answer.card)
        face = box.face_of[self.by].get(answer.card, -1)
        if answer.card not in box.pool(me.table.fighters[self.by].hero):
            return NOT_IN_DECK(card=answer.card)
        left = me.faces(BOX[self.by]).count(face)
        return None if left < box.abilities[answer.card].most else NOT_IN_DECK(card=answer.card)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        if not isinstance(answer, Find):
            return
        deck = DECK[self.by]
        at = g.index(deck, g.table.box.face_of[self.by][answer.card])
        g.turn_up(deck, at)
        g.move(deck, at, HAND[self.by])
        if len(g.places[HAND[self.by]]) < g.table.hero(self.by).hand_limit:
            g.ask(PreparedToTake(self.by, (*self.taken, answer.card)))
