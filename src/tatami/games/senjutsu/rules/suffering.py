"""Wounds and status cards (ledger 3.17, 3.23), collisions (3.15) and terrain (3.26): what happens to a
fighter."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import Discard
from ..events import (
    EnteredTerrain,
    FocusLost,
    Limped,
    RanIntoFigure,
    RanIntoTerrain,
    RanOff,
    Stunned,
    TerrainGone,
    TokenTurned,
    Wounded,
)
from ..facts import Terrain
from ..pack import DECOY
from ..pack import Harm as TerrainHarm
from ..pieces import DISCARD, HAND, sprung, tokens
from ..programs import HEAVY, LIMP, STUN, WOUNDS, Harm
from ..programs import harm as harm_of
from ..table import Fight, Me
from .asking import Choice
from .masks import unmask as unmask
from .turn import cards_to_discard, hand_to_discard, why_not_discard


def take_wounds(g: Fight, seat: Seat, wounds: int, heavy: int) -> bool:
    """SJT-127, SJT-130: a card for each; whether any was taken."""
    if not wounds and not heavy:
        return False
    fighter = g.table.fighters[seat]
    g.table.change(seat, wounds=fighter.wounds + wounds, heavy=fighter.heavy + heavy)
    g.tell(Wounded(seat, wounds, heavy))
    unmask(g, seat)
    return True


def stun(g: Fight, seat: Seat, cards: int) -> bool:
    """SJT-177: stun cards go to the hand."""
    if cards:
        g.table.change(seat, stun=g.table.fighters[seat].stun + cards)
        g.tell(Stunned(seat, cards))
        unmask(g, seat)
    return bool(cards)


def limp(g: Fight, seat: Seat, cards: int) -> bool:
    """SJT-181: a limp card each time, upright."""
    if cards:
        g.table.change(seat, limp=(*g.table.fighters[seat].limp, *[0] * cards))
        g.tell(Limped(seat, cards))
        unmask(g, seat)
    return bool(cards)


def take_cards(g: Fight, seat: Seat, harm: Harm) -> bool:
    """The cards of a payload in their order (SJT-R49), without anything that moves or poisons."""
    wounded = take_wounds(g, seat, harm[WOUNDS], harm[HEAVY])
    stunned = stun(g, seat, harm[STUN])
    return limp(g, seat, harm[LIMP]) or stunned or wounded


def lose_focus(g: Fight, seat: Seat, focus: int) -> None:
    lost = min(focus, g.table.fighters[seat].focus)
    if lost:
        g.table.change(seat, focus=g.table.fighters[seat].focus - lost)
        g.tell(FocusLost(seat, lost))


# --- terrain ------------------------------------------------------------------------------------


def enter(g: Fight, seat: Seat, cell: int) -> bool:
    """SJT-216, SJT-R43, SJT-R99: what a cell that can be entered does to whoever does."""
    kind = g.table.ground.pieces.get(cell)
    if kind is not None and kind.hidden_face:
        return turn_token(g, seat, cell)
    if kind is None or kind.on_enter is None:
        return False
    g.tell(EnteredTerrain(seat, g.table.box.terrain_names.index(kind.id)))
    hurt(g, seat, kind.on_enter)
    if "entered" in kind.removed_when:
        remove_terrain(g, cell)
    return True


def turn_token(g: Fight, seat: Seat, cell: int) -> bool:
    """SJT-R99: a token is what its face says from now on, for whoever enters it too; a decoy is nothing."""
    table, box = g.table, g.table.box
    owner = next((other for other in range(g.seats) if cell in table.fighters[other].tokens), -1)
    if owner < 0:
        return False  # without effect in the base game
    lying = table.fighters[owner].tokens
    face = g.move(tokens(g.seats, box, owner), lying.index(cell), sprung(g.seats, box))
    name = box.token_called(face)
    table.change(owner, tokens=tuple([other for other in lying if other != cell]))
    g.tell(TokenTurned(seat, owner, box.tokens.index(name), cell))
    table.terrain = tuple([piece for piece in table.terrain if piece.cell != cell])
    if name == DECOY:
        return True
    table.terrain = (*table.terrain, Terrain(box.terrain_names.index(name), cell))
    return enter(g, seat, cell)


def hurt(g: Fight, seat: Seat, harm: TerrainHarm) -> None:
    take_cards(g, seat, harm_of(harm))
    if harm.lose_focus:
        lose_focus(g, seat, 99 if harm.lose_focus == "all" else harm.lose_focus)


def remove_terrain(g: Fight, cell: int) -> None:
    table = g.table
    for piece in table.terrain:
        if piece.cell == cell:
            g.tell(TerrainGone(piece.kind, cell))
    table.terrain = tuple([piece for piece in table.terrain if piece.cell != cell])


# --- collisions ---------------------------------------------------------------------------------


def collide(g: Fight, seat: Seat, into: int) -> None:
    """SJT-115 to SJT-117: off the battlefield, onto an obstacle, or into another figure."""
    table = g.table
    kind = table.ground.pieces.get(into)
    other = table.on(into)
    if other >= 0:
        g.tell(RanIntoFigure(seat, other))
        stun(g, seat, 1)
        stun(g, other, 1)
        if g.places[HAND[seat]]:
            g.ask(CardToDiscard(seat))  # SJT-R40
    elif kind is not None and kind.obstacle:
        g.tell(RanIntoTerrain(seat, table.box.terrain_names.index(kind.id)))
        if kind.forced_entry is not None:
            hurt(g, seat, kind.forced_entry)
        if "entered" in kind.removed_when:
            remove_terrain(g, into)  # SJT-R96
    else:
        g.tell(RanOff(seat))
        stun(g, seat, 1)


def end_turn_of(g: Fight, seat: Seat) -> None:
    """SJT-118: nothing more of the card is resolved; blocks placed earlier stay (SJT-R41)."""
    table = g.table
    table.change(seat, is_ended=True)
    table.waiting = tuple([part for part in table.waiting if part.seat != seat])
    table.acts = tuple([act._replace(is_stopped=True) if act.seat == seat else act for act in table.acts])


def has_unfinished_card(g: Fight, seat: Seat) -> bool:
    """SJT-R44: whether something of a fighter's card is still to be resolved."""
    table = g.table
    return any(part.seat == seat for part in table.waiting) or any(act.seat == seat for act in table.acts)


class CardToDiscard(Choice):
    """SJT-R40, ledger 2.4 (discard): an ability card of one's own choice, face up."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return hand_to_discard(me)

    def legal(self, me: Me) -> Sequence[Answer]:
        return cards_to_discard(me)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return why_not_discard(me, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Discard)
        g.move_face(HAND[self.by], g.table.box.face_of[self.by][answer.card], DISCARD[self.by])
