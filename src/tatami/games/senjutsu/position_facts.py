"""What the open facts of a position must keep: sides, weapons, who is in play, the step, cards on the way."""

from __future__ import annotations

from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import Seat, letter

from .facts import NO_CARD, NOWHERE, ROLES, Fighter
from .pieces import DECK, SHOWN, STEPS, tokens
from .rules.defeat import is_beaten
from .rules.reveal import CardToLay
from .rules.turn import turn
from .table import Fight, SenjutsuTable

SETUP = STEPS[0]
_CHOOSING = "choose"
_OPEN = ("reveal", "resolve")
"""The steps in which the cards of the turn lie open."""


def is_set_up(g: Fight) -> bool:
    """Whether the first turn has begun, or is to begin now."""
    top = g.stack[-1] if g.stack else None
    return g.table.turn > 0 or g.table.step != SETUP or (isinstance(top, tuple) and top[0] is turn)


def check_facts(g: Fight) -> None:
    """Raises Contradiction, naming what and where, unless the open facts go together."""
    table = g.table
    _check_step(table)
    if isinstance(g.stack[-1] if g.stack else None, CardToLay) and table.step != _CHOOSING:
        raise Contradiction("laid-in-another-step", step=table.step, needed=_CHOOSING)
    for seat, fighter in enumerate(table.fighters):
        _check_side(g, seat, fighter)
        _check_weapon(table, seat, fighter)
        _check_venom(g, seat, fighter)
        if fighter.card != NO_CARD and table.step not in _OPEN:
            card = table.box.slugs[fighter.card]
            raise Contradiction("card-too-early", player=letter(seat), card=card, step=table.step)
    _check_tokens(g)
    _check_parts(table)
    if g.outcome is None:
        _check_in_play(g)


def _check_step(table: SenjutsuTable) -> None:
    """SJT-70."""
    if table.step not in STEPS:
        raise Contradiction("no-such-step", step=table.step[:40], known=", ".join(STEPS))
    for field, number in (("turn", table.turn), ("turns", table.turns)):
        if number < 0:
            raise Contradiction("bad-value", where="table", field=field, value=str(number))
    if not table.turn and table.step != SETUP:
        raise Contradiction("step-before-turns", step=table.step, first=SETUP)


def _check_side(g: Fight, seat: Seat, fighter: Fighter) -> None:
    """SJT-R150: no more sides than players."""
    if not 0 <= fighter.side < g.seats:
        raise Contradiction("no-such-side", player=letter(seat), side=fighter.side, last=g.seats - 1)


def _check_weapon(table: SenjutsuTable, seat: Seat, fighter: Fighter) -> None:
    """SJT-27, SJT-243: a core weapon card of a kind that stands on the character card."""
    if fighter.weapon < 0:
        return
    box, weapon = table.box, table.box.slugs[fighter.weapon]
    if fighter.hero < 0:
        raise Contradiction("weapon-of-nobody", player=letter(seat), weapon=weapon)
    hero = box.heroes[fighter.hero]
    if fighter.weapon not in hero.weapons:
        known = ", ".join([box.slugs[number] for number in hero.weapons])
        raise Contradiction(
            "weapon-does-not-fit", player=letter(seat), weapon=weapon, character=hero.name, known=known
        )


def _check_venom(g: Fight, seat: Seat, fighter: Fighter) -> None:
    """SJT-187: for each poison in the deck among how many of its cards it lies."""
    deck = [p & FACE for place in (DECK, SHOWN) for p in g.places[place[seat]]]
    poisons = len([face for face in deck if face in g.table.box.poison_faces])
    if len(fighter.venom) != poisons:
        raise Contradiction(
            "venom-does-not-fit", player=letter(seat), given=len(fighter.venom), poisons=poisons
        )
    for depth in fighter.venom:
        if not 1 <= depth <= len(deck):
            raise Contradiction("venom-too-deep", player=letter(seat), depth=depth, cards=len(deck))


def _check_tokens(g: Fight) -> None:
    """SJT-R99: every token with a hidden face is somebody's, and has one of the faces of its kind."""
    table, box = g.table, g.table.box
    kinds = {piece.cell: box.terrain[piece.kind] for piece in table.terrain}
    hidden = sorted([cell for cell, kind in kinds.items() if kind.hidden_face]) if box.tokens else []
    owned = sorted([cell for fighter in table.fighters for cell in fighter.tokens])
    if owned != hidden:
        raise Contradiction("tokens-do-not-fit", tokens=len(hidden), given=len(owned))
    for seat, fighter in enumerate(table.fighters if box.tokens else ()):
        faces = [p & FACE for p in g.places[tokens(g.seats, box, seat)]]
        if len(faces) != len(fighter.tokens):
            raise Contradiction("tokens-do-not-fit", tokens=len(fighter.tokens), given=len(faces))
        for cell, face in zip(fighter.tokens, faces, strict=True):
            if face not in box.token_faces or box.token_called(face) not in kinds[cell].faces:
                raise Contradiction("token-of-another-kind", cell=box.cell_names[cell], card=box.faces[face])


def _check_parts(table: SenjutsuTable) -> None:
    """SJT-86: what waits, is resolved or blocks is a part that its card has."""
    waiting = [(each.seat, table.fighters[each.seat].card, each.part, each.stage) for each in table.waiting]
    acts = [(act.seat, act.card, act.part, act.stage) for act in table.acts]
    for seat, card, part, stage in (*waiting, *acts):
        programs = table.box.abilities[card].programs if card != NO_CARD else ()
        if not 0 <= part < len(programs) or not 0 <= stage < len(programs[part].codes):
            name = table.box.slugs[card] if card != NO_CARD else "-"
            raise Contradiction("no-such-card-part", player=letter(seat), card=name, part=part, stage=stage)
    for act in table.acts:
        if act.role not in ROLES:
            raise Contradiction("bad-value", where="acts", field="role", value=act.role[:40])


def _check_in_play(g: Fight) -> None:
    """SJT-97 to SJT-99, SJT-R78: who is in play stands, is not defeated, and has an opponent."""
    table = g.table
    in_play = [seat for seat, fighter in enumerate(table.fighters) if not fighter.is_out]
    if is_set_up(g):
        for seat in in_play:
            _check_standing(table, seat)
    sides = {table.fighters[seat].side for seat in in_play}
    if len(sides) < 2:
        raise Contradiction("one-side-only", players="".join([letter(seat) for seat in in_play]) or "-")


def _check_standing(table: SenjutsuTable, seat: Seat) -> None:
    fighter, name = table.fighters[seat], letter(seat)
    for field, value in (("hero", fighter.hero), ("weapon", fighter.weapon)):
        if value < 0:
            raise Contradiction("lacks-in-play", player=name, field=field)
    if fighter.cell == NOWHERE:
        raise Contradiction("lacks-in-play", player=name, field="cell")
    if is_beaten(table, seat):
        raise Contradiction(
            "beaten-in-play", player=name, wounds=fighter.wounds + fighter.heavy, stun=fighter.stun
        )
