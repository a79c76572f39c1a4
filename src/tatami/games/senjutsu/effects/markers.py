"""Markers that cards put on the field (ledger 2.4, place): spikes, and tokens with a hidden face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import ENOUGH, NO_TOKEN, PutMarker
from ..assault import code_of
from ..events import TerrainPlaced
from ..facts import Terrain
from ..hexes import diagram_cell
from ..pack import Place, TerrainType
from ..pieces import tokens
from ..programs import PUT, Op
from ..reasons import NO_MARKER_THERE, NO_SUCH_TOKEN
from ..rules.asking import ChoiceAt
from ..rules.resolving import WORDS
from ..table import Fight, Me, SenjutsuTable


def _put(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, place: markers on cells of the diagram that hold nothing."""
    if not free_cells(g.table, at):
        return True
    g.ask(MarkerToPut(g.table.act.seat, at, 0))
    return False


def printed(table: SenjutsuTable, at: int) -> Place:
    """What is to be put, by the card."""
    place = code_of(table, table.act)[at].source.place
    assert place is not None
    return place


def kind_of(table: SenjutsuTable, at: int) -> TerrainType:
    box = table.box
    return box.terrain[box.terrain_names.index(printed(table, at).what)]


def free_cells(table: SenjutsuTable, at: int) -> list[int]:
    """Cells of the diagram on the battlefield without figure, terrain or marker."""
    me, ground = table.fighters[table.act.seat], table.ground
    closed = table.figures()
    cells = [ground.field.offset(me.cell, diagram_cell(name), me.facing) for name in printed(table, at).cells]
    return [
        cell
        for cell in cells
        if cell >= 0 and ground.standing >> cell & 1 and not closed >> cell & 1 and cell not in ground.pieces
    ]


class MarkerToPut(ChoiceAt):
    """SJT-R99: up to so many markers; of a token with a hidden face also which, in secret."""

    FIELDS = ("by", "at", "count")
    __slots__ = ("count",)

    def __init__(self, by: Seat, at: int, count: int) -> None:
        super().__init__(by, at)
        self.count: Final = count

    def candidates(self, me: Me) -> Sequence[Answer]:
        table = me.table
        faces = self._faces(table)
        cells = free_cells(table, self.at)
        return [*[table.box.say.mark(cell, face) for cell in cells for face in faces], ENOUGH]

    def _faces(self, table: SenjutsuTable) -> list[int]:
        """By number among the faces of all tokens; of spikes there is nothing to choose."""
        return [table.box.tokens.index(face) for face in kind_of(table, self.at).faces] or [NO_TOKEN]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == ENOUGH:
            return None
        if not isinstance(answer, PutMarker):
            return NOT_AN_ANSWER_HERE()
        if answer.cell not in free_cells(me.table, self.at):
            return NO_MARKER_THERE(cell=answer.cell)
        return None if answer.token in self._faces(me.table) else NO_SUCH_TOKEN()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        if not isinstance(answer, PutMarker):
            return
        table = g.table
        kind = table.box.terrain.index(kind_of(table, self.at))
        table.terrain = (*table.terrain, Terrain(kind, answer.cell))
        g.tell(TerrainPlaced(self.by, kind, answer.cell))
        if answer.token != NO_TOKEN:
            table.change(self.by, tokens=(*table.fighters[self.by].tokens, answer.cell))
            g.lay(tokens(g.seats, table.box, self.by), table.box.token_faces[answer.token])
        if self.count + 1 < printed(table, self.at).n and free_cells(table, self.at):
            g.ask(MarkerToPut(self.by, self.at, self.count + 1))


WORDS[PUT] = _put
