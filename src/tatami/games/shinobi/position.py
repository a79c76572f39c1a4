"""What cannot be in a hand-written position (ledger 2.6)."""

from __future__ import annotations

from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import letter

from .pieces import ABROAD, ARMY, ARMY_NAME, BOX, CLAN_CARD, CLANS, DECK, DISCARD, HAND, HAND_SIZE, SERVED
from .table import CAUSES, DECK_HOLDS, Shinobi


def check(g: Shinobi) -> None:
    """Raises Contradiction, naming place and card, unless the position could come about."""
    _check_cards(g)
    for seat in range(g.seats):
        name, cards = f"hand.{letter(seat)}", len(g.places[HAND[seat]])
        if cards > HAND_SIZE:
            raise Contradiction(f"{name}: a hand holds at most {HAND_SIZE} cards, not {cards}")
        if len(g.places[SERVED[seat]]) != 1:
            raise Contradiction(f"clan.{letter(seat)}: a player serves one clan")
    _check_last_round(g)
    _check_protected(g)


def _check_cards(g: Shinobi) -> None:
    """SHI-30, SHI-31: a ninja never lies in a province, and an army is of one clan."""
    for seat in range(g.seats):
        for clan, place in enumerate(ARMY[seat]):
            _only(g, place, [clan])
        _only(g, SERVED[seat], range(CLAN_CARD, CLAN_CARD + len(CLANS)))
        _only(g, HAND[seat], range(CLAN_CARD))
    _only(g, BOX, range(CLAN_CARD, CLAN_CARD + len(CLANS)))
    _only(g, DECK, range(CLAN_CARD))
    _only(g, DISCARD, range(CLAN_CARD))


def _only(g: Shinobi, place: int, faces: list[int] | range) -> None:
    for p in g.places[place]:
        if p & FACE not in faces:
            raise Contradiction(
                f"{g.layout.places[place].name}: {g.rules.face_name(p & FACE)} cannot be there"
            )


def _check_last_round(g: Shinobi) -> None:
    """SHI-60, SHI-61: the last round has begun if the deck is empty, and then counts its turns."""
    table, cards = g.table, len(g.places[DECK])
    if not 0 <= table.turn < g.seats:
        raise Contradiction(f"turn: there is no such player among {g.seats}")
    if cards and table.turns_left != DECK_HOLDS:
        raise Contradiction(f"turns_left: the last round has not begun, deck holds {cards} cards")
    if not cards and not 0 <= table.turns_left < g.seats:
        raise Contradiction(f"turns_left: deck is empty, so 0 to {g.seats - 1} turns are left after this one")


def _check_protected(g: Shinobi) -> None:
    """SHI-40, SHI-R40: at most one army abroad by each of the first two orders."""
    marks = g.table.protected
    armies = [ARMY_NAME[place] for _, _, place in ABROAD[g.seats][g.table.turn]]
    if len(marks) > 2:
        raise Contradiction(f"protected: two orders protect at most two armies, not {len(marks)}")
    for mark in marks:
        if not any(mark == (army, cause) for army in armies for cause in CAUSES):
            causes = ", ".join(CAUSES)
            raise Contradiction(f"protected: {mark!r} is not an army abroad and one of: {causes}")
