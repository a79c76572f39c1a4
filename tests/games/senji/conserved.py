"""What no rule of Senji may create, lose or double, whatever happens (SEN-4, SEN-89, SEN-90, ledger 2.1)."""

from __future__ import annotations

from collections import Counter

from tatami.formats.counting import count_pieces
from tatami.games.senji import RULES
from tatami.games.senji.box import FAMILY_COUNT, PROVINCES
from tatami.games.senji.pieces import MOST_PROVINCES, MOST_UNITS, MOST_UNITS_IN_REGION, PARTIES
from tatami.games.senji.table import Senji
from tatami.kernel.pieces import FACE


def conserved(g: Senji) -> None:
    """12 units and 6 fortresses a party, 18 samurai, 96 hanafuda, 54 tokens, 12 cards a family in play."""
    count_pieces(g)
    box, table = g.table.box, g.table
    found = Counter(_what(g, p & FACE) for place in g.places for p in place)
    assert found["hanafuda"] == 96
    assert found["samurai"] == 18
    assert found["token"] == 3 * PROVINCES
    for family in range(FAMILY_COUNT):
        assert found[f"family {family}"] == 11 + (family in box.playing[g.seats])
    for party in range(PARTIES):
        moving = sum(group[1] for group in table.groups) if table.origin[0] == party else 0
        assert min(table.units[party]) >= 0
        assert max(table.units[party]) <= MOST_UNITS_IN_REGION
        assert sum(table.units[party]) + moving <= MOST_UNITS
        assert table.fortress.count(party) <= MOST_PROVINCES
    RULES.check(g)


def _what(g: Senji, face: int) -> str:
    box = g.table.box
    if face < box.diplomacy:
        return f"family {box.family[face]}"
    if face < box.first_samurai:
        return "hanafuda"
    if face < box.tokens[0]:
        return "samurai"
    return "token" if face < box.first_note else "note"
