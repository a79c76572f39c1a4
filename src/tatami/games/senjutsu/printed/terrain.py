"""What a kind of terrain does, in words (ledger 3.26): whom it stops, hurts or blesses."""

from __future__ import annotations

from tatami.hooks.naming import Joined

from ..pack import Harm, TerrainType
from .harm import taken
from .saying import Said, join, say


def terrain_text(terrain: TerrainType) -> Said:
    """In whole sentences, by what the pack says of it."""
    told: list[Said] = []
    if terrain.obstacle:
        told.append(say("terrain-obstacle"))
    if terrain.adds_cell:
        told.append(say("terrain-adds-cell"))
    if terrain.forced_entry is not None:
        told.append(say("terrain-forced", what=_suffered(terrain.forced_entry)))
    if terrain.on_enter is not None:
        told.append(say("terrain-entered", what=_suffered(terrain.on_enter)))
    if terrain.hidden_face:
        told.append(say("terrain-hidden-face"))
    if terrain.end_of_turn_adjacent is not None and terrain.end_of_turn_adjacent.gain_focus:
        told.append(say("terrain-beside", n=terrain.end_of_turn_adjacent.gain_focus))
    if "attacked_with_wounds" in terrain.removed_when:
        told.append(say("terrain-cut-down"))
    if "entered" in terrain.removed_when:
        told.append(say("terrain-gone"))
    return Joined("sentence", tuple(told) or (say("terrain-open"),))


def _suffered(harm: Harm) -> Said:
    """What somebody does there: takes cards, loses focus."""
    got = taken(harm)
    done: list[Said] = [say("foe-takes", what=got)] if got else []
    if harm.lose_focus == "all":
        done.append(say("foe-lose-all-focus"))
    elif harm.lose_focus:
        done.append(say("foe-lose-focus", n=harm.lose_focus))
    return join("and", done or [say("terrain-nothing")])
