"""What cannot be in a hand-written position (ledger 2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import letter

from .pieces import ABROAD, ARMY, ARMY_NAME, BOX, CLAN_CARD, CLANS, DECK, DISCARD, HAND, HAND_SIZE, SERVED
from .table import CAUSES, DECK_HOLDS, Shinobi

_BLUE: Final = range(CLAN_CARD)
_RED: Final = range(CLAN_CARD, CLAN_CARD + len(CLANS))


def check(g: Shinobi) -> None:
    """Raises Contradiction, naming place and card, unless the position could come about."""
    for place in (DECK, DISCARD):
        _only(g, place, _BLUE)
    _only(g, BOX, _RED)
    for seat in range(g.seats):
        _check_player(g, seat)
    if not 0 <= g.table.turn < g.seats:
        raise Contradiction("no-such-player", player=str(g.table.turn), seats=g.seats)
    _check_last_round(g)
    _check_protected(g)


def _check_player(g: Shinobi, seat: int) -> None:
    """SHI-30, SHI-31: a ninja never lies in a province, an army is of one clan. SHI-6: one clan card."""
    for clan, army in enumerate(ARMY[seat]):
        _only(g, army, [clan])
    _only(g, SERVED[seat], _RED)
    if len(g.places[SERVED[seat]]) != 1:
        raise Contradiction(
            "serves-one-clan", place=f"clan.{letter(seat)}", cards=len(g.places[SERVED[seat]])
        )
    _only(g, HAND[seat], _BLUE)
    if len(g.places[HAND[seat]]) > HAND_SIZE:
        raise Contradiction(
            "too-many-cards", place=f"hand.{letter(seat)}", cards=len(g.places[HAND[seat]]), most=HAND_SIZE
        )


def _only(g: Shinobi, place: int, faces: Sequence[int]) -> None:
    for p in g.places[place]:
        if p & FACE not in faces:
            name = g.layout.places[place].name
            raise Contradiction("cannot-lie-there", place=name, piece=g.rules.face_name(p & FACE))


def _check_last_round(g: Shinobi) -> None:
    """SHI-60, SHI-61: the last round has begun if the deck is empty, and then counts its turns."""
    left, cards = g.table.turns_left, len(g.places[DECK])
    if not (left == DECK_HOLDS if cards else 0 <= left < g.seats):
        raise Contradiction("turns-left-does-not-fit", turns_left=left, deck=cards)


def _check_protected(g: Shinobi) -> None:
    """SHI-40, SHI-R40: at most one army abroad by each of the first two orders."""
    armies = [ARMY_NAME[place] for _, _, place in ABROAD[g.seats][g.table.turn]]
    marks = g.table.protected
    known = [(army, cause) for army in armies for cause in CAUSES]
    if len(marks) > 2 or any(mark not in known for mark in marks):
        raise Contradiction("protected-does-not-fit", protected=str(marks)[:80], causes=", ".join(CAUSES))
