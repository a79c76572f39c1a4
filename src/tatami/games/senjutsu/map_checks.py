"""Whether terrain and battlefields make sense: what stands where, and whether one can reach the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tatami.formats.spelling import check_id, check_names, check_text, choice, number, printable
from tatami.kernel.reasons import NotUnderstood

from .diagram import STEPS
from .diagram_checks import LARGEST_PAYLOAD
from .faults import Faults
from .pack import DECOY, Battlefield, Harm, Joined, Pack, Point, Starts, TerrainType

MOST_CELLS: Final = 200
MOST_FIELDS: Final = 40
"""Of more, nobody can wait until every pair of them is joined."""
FARTHEST: Final = 50
"""A cell from the middle of the field."""
LONGEST_BOARD: Final = 12
SHEETS: Final = 2


def check_map(faults: Faults, pack: Pack) -> None:
    for kind in pack.terrain:
        _terrain(faults, pack, kind, f"terrain.{printable(kind.id)}")
    faults.once((f"terrain.{printable(kind.id)}.id", kind.id) for kind in pack.terrain)
    for field in pack.battlefields:
        _battlefield(faults, pack, field, f"battlefields.{printable(field.id)}")
    faults.once((f"battlefields.{printable(field.id)}.id", field.id) for field in pack.battlefields)
    if not pack.battlefields:
        faults.add(NotUnderstood("pack-nothing", path="battlefields"))
    faults.note(number, "battlefields", len(pack.battlefields), 0, MOST_FIELDS)
    if pack.joined is not None and len(pack.battlefields) <= MOST_FIELDS:
        _joined(faults, pack, pack.joined)


def _terrain(faults: Faults, pack: Pack, kind: TerrainType, path: str) -> None:
    faults.note(check_id, f"{path}.id", kind.id)
    faults.note(check_names, f"{path}.name", kind.name, True)
    faults.note(number, f"{path}.components", kind.components, 0, 20)
    _harm(faults, kind.forced_entry, f"{path}.forced_entry")
    _harm(faults, kind.on_enter, f"{path}.on_enter")
    if kind.end_of_turn_adjacent is not None:
        faults.note(number, f"{path}.end_of_turn_adjacent", kind.end_of_turn_adjacent.gain_focus, 1, 3)
    if kind.obstacle != (kind.forced_entry is not None):
        faults.add(NotUnderstood("pack-obstacle", path=path))
    if kind.hidden_face != bool(kind.faces):
        faults.add(NotUnderstood("pack-faces-of", path=path))
    if kind.hidden_face and (kind.base_game or kind.on_enter or kind.adds_cell or kind.obstacle):
        faults.add(NotUnderstood("pack-token", path=path))
    faults.once((f"{path}.faces", face) for face in kind.faces)
    entered = [each.id for each in pack.terrain if not (each.obstacle or each.adds_cell or each.hidden_face)]
    for face in kind.faces:
        faults.note(choice, f"{path}.faces", face, (DECOY, *entered))


def _harm(faults: Faults, harm: Harm | None, path: str) -> None:
    if harm is None:
        return
    for word, most in LARGEST_PAYLOAD.items():
        faults.note(number, f"{path}.{word}", getattr(harm, word), 0, most)
    for word in ("defeat", "poison", "pull", "push", "rotate", "mark"):
        if getattr(harm, word):
            faults.add(NotUnderstood("pack-not-here", path=path, word=word))
    if harm.lose_focus != "all":
        faults.note(number, f"{path}.lose_focus", harm.lose_focus, 0, 3)
    if harm == Harm():
        faults.add(NotUnderstood("pack-nothing", path=path))


def _battlefield(faults: Faults, pack: Pack, field: Battlefield, path: str) -> None:
    faults.note(check_id, f"{path}.id", field.id)
    faults.note(check_names, f"{path}.name", field.name, True)
    faults.note(check_text, f"{path}.board", field.board, LONGEST_BOARD)
    faults.note(number, f"{path}.cells", len(field.cells), 2, MOST_CELLS)
    faults.note(number, f"{path}.default_terrain", len(field.default_terrain), 0, MOST_CELLS)
    if max(len(field.cells), len(field.default_terrain)) > MOST_CELLS:
        return  # nobody can wait until all of that is compared
    faults.once((f"{path}.cells", _shown(cell)) for cell in field.cells)
    _near_the_middle(faults, field.cells, f"{path}.cells")
    kinds = {kind.id: kind for kind in pack.terrain}
    known = [kind.id for kind in pack.terrain if not kind.hidden_face]  # a token is somebody's (SJT-R99)
    for name, count in field.terrain_kit.items():
        faults.note(choice, f"{path}.terrain_kit", name, known)
        faults.note(number, f"{path}.terrain_kit.{printable(name)}", count, 1, 20)
    _default_terrain(faults, field, kinds, path)
    cells = _with_added(field, kinds)
    _starts(faults, field.start_cells, cells, f"{path}.start_cells")
    taken = {piece.at for piece in field.default_terrain if _stops(kinds, piece.type)}
    _connected(faults, cells - taken, field.start_cells, path)
    _horde(faults, field, cells - taken, path)


def _default_terrain(faults: Faults, field: Battlefield, kinds: dict[str, TerrainType], path: str) -> None:
    """SJT-R11: one piece a cell, on the field (a boat beside it), never on a start cell, from the kit."""
    starts = set(_all_starts(field.start_cells))
    counts: dict[str, int] = {}
    faults.once((f"{path}.default_terrain", _shown(piece.at)) for piece in field.default_terrain)
    for k, piece in enumerate(field.default_terrain):
        where = f"{path}.default_terrain[{k}]"
        faults.note(choice, f"{where}.type", piece.type, kinds)
        adds = piece.type in kinds and kinds[piece.type].adds_cell
        lies_there = _beside(piece.at, field.cells) if adds else piece.at in field.cells
        if not lies_there:
            faults.add(NotUnderstood("pack-off-field", path=f"{where}.at", value=_shown(piece.at)))
        if piece.at in starts:
            faults.add(NotUnderstood("pack-on-start", path=f"{where}.at", value=_shown(piece.at)))
        counts[piece.type] = counts.get(piece.type, 0) + 1
    for name, count in counts.items():
        if count > field.terrain_kit.get(name, 0):
            faults.add(
                NotUnderstood("pack-kit", path=f"{path}.terrain_kit", value=printable(name), given=count)
            )


def _horde(faults: Faults, field: Battlefield, free: set[Point], path: str) -> None:
    if field.horde is None:
        return
    faults.note(number, f"{path}.horde.player.facing", field.horde.player.facing, 0, 5)
    posts = [(f"posts.{name}", post.at) for name, post in field.horde.posts.items()]
    places = [("player", field.horde.player.at), *posts, ("corpse", field.horde.corpse)]
    _on_field(faults, [(f"{path}.horde.{name}", at) for name, at in places], free)
    faults.once((f"{path}.horde.{name}", _shown(at)) for name, at in places)


def _joined(faults: Faults, pack: Pack, joined: Joined) -> None:
    """Every pair of the two sheets, either in the west, is a battlefield that can be fought on."""
    fields = {field.id: field for field in pack.battlefields}
    if len(joined.sheets) != SHEETS:
        wanted, given = SHEETS, len(joined.sheets)
        faults.add(NotUnderstood("pack-count", path="joined.sheets", wanted=wanted, given=given))
        return
    for sheet, names in joined.sheets.items():
        path = f"joined.sheets.{printable(sheet)}"
        faults.once((path, name) for name in names)
        for name in names:
            faults.note(choice, path, name, fields)
    known = [[field for name, field in fields.items() if name in names] for names in joined.sheets.values()]
    for west, east in ((a, b) for first, second in (known, known[::-1]) for a in first for b in second):
        _pair(faults, pack, joined, west, east)


def _pair(faults: Faults, pack: Pack, joined: Joined, west: Battlefield, east: Battlefield) -> None:
    kinds = {kind.id: kind for kind in pack.terrain}
    path = f"joined ({printable(west.id)}, {printable(east.id)})"
    left, right = (
        _with_added(west, kinds),
        {_shifted(cell, joined.offset) for cell in _with_added(east, kinds)},
    )
    for cell in sorted(left & right):
        faults.add(NotUnderstood("pack-twice", path=path, value=_shown(cell)))
    taken = {piece.at for piece in west.default_terrain if _stops(kinds, piece.type)}
    taken |= {
        _shifted(piece.at, joined.offset) for piece in east.default_terrain if _stops(kinds, piece.type)
    }
    _starts(faults, joined.start_cells, (left | right) - taken, path)
    _connected(faults, (left | right) - taken, joined.start_cells, path)


# --- cells ------------------------------------------------------------------------------------------


def _starts(faults: Faults, starts: Starts, cells: set[Point], path: str) -> None:
    """SJT-64: both edges have start cells, all of them on the field, none of them twice."""
    for edge in ("west", "east"):
        if not getattr(starts, edge):
            faults.add(NotUnderstood("pack-nothing", path=f"{path}.{edge}"))
    placed = [(path, cell) for cell in _all_starts(starts)]
    _on_field(faults, placed, cells)
    faults.once((path, _shown(cell)) for _, cell in placed)


def _near_the_middle(faults: Faults, cells: Iterable[Point], path: str) -> None:
    """Whoever draws a field draws all that lies between its cells."""
    for k, cell in enumerate(cells):
        for coordinate in cell:
            faults.note(number, f"{path}[{k}]", coordinate, -FARTHEST, FARTHEST)


def _on_field(faults: Faults, placed: Iterable[tuple[str, Point]], cells: set[Point]) -> None:
    for path, cell in placed:
        if cell not in cells:
            faults.add(NotUnderstood("pack-off-field", path=path, value=_shown(cell)))


def _connected(faults: Faults, free: set[Point], starts: Starts, path: str) -> None:
    """SJT-R11: terrain cuts no start cell off from another."""
    wanted = [cell for cell in _all_starts(starts) if cell in free]
    reached = set(wanted[:1])
    edge = list(reached)
    while edge:
        cell = edge.pop()
        near = {_shifted(cell, step) for step in STEPS.values()} & free - reached
        reached |= near
        edge += near
    for cell in wanted:
        if cell not in reached:
            faults.add(NotUnderstood("pack-cut-field", path=path, value=_shown(cell)))


def _with_added(field: Battlefield, kinds: dict[str, TerrainType]) -> set[Point]:
    """The cells of a field, and those that its boats make."""
    pieces = field.default_terrain
    return {*field.cells, *(p.at for p in pieces if p.type in kinds and kinds[p.type].adds_cell)}


def _stops(kinds: dict[str, TerrainType], name: str) -> bool:
    return name in kinds and kinds[name].obstacle


def _all_starts(starts: Starts) -> list[Point]:
    return [*starts.west, *starts.east, *starts.west_extra, *starts.east_extra]


def _beside(cell: Point, cells: Iterable[Point]) -> bool:
    """Off the field, next to one of its cells."""
    return cell not in cells and any(_shifted(cell, step) in cells for step in STEPS.values())


def _shifted(cell: Point, by: Point) -> Point:
    return cell[0] + by[0], cell[1] + by[1]


def _shown(cell: Point) -> str:
    return f"{cell[0]},{cell[1]}"
