"""Fighters on the mat: who, wounds, focus, cards, statuses, the kamae tree, and the card of this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from tatami.games.senjutsu.pieces import DECK, DISCARD, HAND, LOST, MOST_FOCUS
from tatami.games.senjutsu.trees import FOCUS, KamaeTree
from tatami.kernel.seats import Seat, letter

from ...canvas import fit
from ...cushions import with_letter
from ...palette import AI, CARD, CRESTS, LEGAL, ON_MAT, PLAIN, QUIET, SHU, SHU_TEXT, Ink
from ..board import Scene, seat_ink
from ..spans import Line, Span, fitting, joined, wide
from .facts import (
    HEAVY,
    HELD,
    KAMAE_SIGNS,
    LIMP_CLOCK,
    SPENT,
    TYPE_SIGNS,
    WHOLE,
    WOUND,
    ability_name,
    card_now,
    card_thing,
    fighter_of,
    has_hero,
    hero_name,
    kamae_thing,
    knows_track,
    pile_thing,
    seat_thing,
    side_sign,
    steps_to_come,
)

BRIEFEST_NAME: Final = 7
GAP: Final = Span(" ", PLAIN)
STRONG: Final = PLAIN._replace(bold=True)


def full_lines(scene: Scene, seat: Seat, width: int) -> list[Line]:
    """A fighter where there is room: name, state, tree, and the card of this turn."""
    if not has_hero(scene.view, seat):
        return [_plate(scene, seat, width)]
    lines = [_plate(scene, seat, width), _state(scene, seat, width), tree_line(scene, seat, width)]
    card = _card(scene, seat, width)
    return [*lines, card] if card else lines


def brief_lines(scene: Scene, seat: Seat, width: int) -> list[Line]:
    """The same in two lines, where four share the mat."""
    view = scene.view
    if not has_hero(view, seat):
        return [_plate(scene, seat, width)]
    life = [*_wounds(scene, seat), GAP, *_focus(scene, seat)]
    room = max(BRIEFEST_NAME, width - wide(life) - 1)
    head = _plate(scene, seat, room)
    first = [*head, Span(" " * max(1, width - wide(head) - wide(life)), PLAIN), *life]
    stance = _stance(scene, seat)
    statuses = joined(_statuses(scene, seat), GAP)
    card = _card(scene, seat, width - wide(stance) - wide(statuses) - 2)
    return [first, joined([stance, card or _counts(scene, seat)[0], statuses], GAP)]


def track_line(scene: Scene) -> Line:
    """`先 B›A  順 A7 B6`: who has the advantage, and what is still to be resolved; a sign marks what is."""
    table = scene.view.table
    line: list[Span] = []
    if knows_track(scene.view):
        line += [Span("先 ", QUIET), Span("›".join(map(letter, table.track)), STRONG, "track")]
    steps = steps_to_come(table)
    if steps:
        line.append(Span("  順", QUIET))
    for now, seat, is_now in steps:
        ink = Ink(CARD, scene.pigment(seat), bold=True)
        line += [GAP, Span(f"{'▶' if is_now else ''}{letter(seat)}{now}", ink, seat_thing(seat))]
    return line


# --- parts of lines -----------------------------------------------------------------------------


def _plate(scene: Scene, seat: Seat, width: int) -> Line:
    """`▶ 巴 友 A Akira · Ronin`; who is out is struck by a sign."""
    view = scene.view
    waiting = Span("▶" if seat in view.asked() else " ", Ink(SHU))
    crest = Span(f" {CRESTS[seat]} ", Ink(CARD, scene.pigment(seat), bold=True))
    ink = seat_ink(scene, seat)
    if seat_thing(seat) in scene.legal:
        ink = ink._replace(fore=LEGAL)
    out = f" {HEAVY}" if view.table.fighters[seat].is_out else ""
    name = f" {with_letter(seat, scene.teller.seat(seat))}"
    hero = hero_name(view, scene.teller, seat)
    side = side_sign(view, seat)
    room = width - 5 - cell_len(side)
    told = f"{name} · {hero}{out}" if hero else name
    if cell_len(told) > room:
        told = f"{fit(name, max(BRIEFEST_NAME, room - cell_len(hero) - 3 - len(out)))} · {hero}{out}"
    if cell_len(told) > room:
        told = f"{fit(name, room - len(out))}{out}"
    return [waiting, crest, Span(side, STRONG, seat_thing(seat)), Span(told, ink, seat_thing(seat))]


def _wounds(scene: Scene, seat: Seat) -> Line:
    fighter = fighter_of(scene.view, seat)
    limit = scene.view.table.hero(seat).wound_limit
    left = max(0, limit - fighter.wounds - fighter.heavy)
    hurt = Span(WOUND * fighter.wounds + HEAVY * fighter.heavy, Ink(SHU_TEXT, bold=True))
    return [Span("傷", QUIET), hurt, Span(WHOLE * left, PLAIN)]


def _focus(scene: Scene, seat: Seat) -> Line:
    focus = fighter_of(scene.view, seat).focus
    return [
        Span("気", QUIET),
        Span(HELD * focus, Ink(AI, bold=True)),
        Span(SPENT * (MOST_FOCUS - focus), QUIET),
    ]


def _counts(scene: Scene, seat: Seat) -> list[Line]:
    """Cards in hand, in the deck, in the discard pile; of the two piles one can look up what is known."""
    view = scene.view
    lost = view.count(DISCARD[seat]) + view.count(LOST[seat])
    counts = (("手", view.count(HAND[seat])), ("山", view.count(DECK[seat])), ("捨", lost))
    things = ("", pile_thing(seat), pile_thing(seat))
    return [
        [Span(sign, QUIET, thing), Span(str(count), PLAIN, thing)]
        for (sign, count), thing in zip(counts, things, strict=True)
    ]


def _statuses(scene: Scene, seat: Seat) -> list[Line]:
    """Stun, limp with its clocks, poison in the deck, the mask."""
    fighter = fighter_of(scene.view, seat)
    strong = Ink(SHU_TEXT, bold=True)
    found: list[Line] = []
    if fighter.stun:
        found.append([Span(f"痺{fighter.stun}", strong)])
    if fighter.limp:
        found.append([Span("跛" + "".join(LIMP_CLOCK[turns] for turns in fighter.limp), strong)])
    if fighter.venom:
        found.append([Span(f"毒{len(fighter.venom)}", strong)])
    if fighter.is_masked:
        found.append([Span("面", STRONG)])
    return found


def _state(scene: Scene, seat: Seat, width: int) -> Line:
    """The longest way to say it that fits."""
    life: list[Line] = [_wounds(scene, seat), _focus(scene, seat)]
    statuses, counts = _statuses(scene, seat), _counts(scene, seat)
    return fitting([joined([*life, *statuses, *counts[:n]], GAP) for n in (3, 2, 1)], width)


def tree_line(scene: Scene, seat: Seat, width: int) -> Line:
    """`構 中→猛 中─衡`: the branches of a tree; where the ring lies is light on dark. Where that is too long,
    those that leave one node alike share it: `気→衡決`."""
    apart = [(a, way, (b,)) for a, b, way in branches(scene.view.table.hero(seat).tree)]
    together: dict[tuple[int, str], tuple[int, ...]] = {}
    for a, way, goals in apart:
        together[a, way] = (*together.get((a, way), ()), *goals)
    shared = [(a, way, goals) for (a, way), goals in together.items()]
    return fitting([_tree(scene, seat, apart), _tree(scene, seat, shared)], width)


def _tree(scene: Scene, seat: Seat, ways: Sequence[tuple[int, str, tuple[int, ...]]]) -> Line:
    drawn = [
        [_node(scene, seat, a), Span(way, QUIET), *[_node(scene, seat, b) for b in goals]]
        for a, way, goals in ways
    ]
    return [Span("構 ", QUIET), *joined(drawn, GAP)]


def branches(tree: KamaeTree) -> list[tuple[int, int, str]]:
    """Each branch once: its ends, and `→` where it leads one way only."""
    found = []
    for a, goals in enumerate(tree.branches):
        for b in goals:
            if a not in tree.branches[b]:
                found.append((a, b, "→"))
            elif a < b:
                found.append((a, b, "─"))
    return found


def _stance(scene: Scene, seat: Seat) -> Line:
    """`構衡→気決`: where the ring lies, and where one branch leads from there."""
    kamae = fighter_of(scene.view, seat).kamae
    goals = scene.view.table.hero(seat).tree.branches[kamae]
    line: list[Span] = [Span("構", QUIET), _node(scene, seat, kamae)]
    return [*line, Span("→", QUIET), *(_node(scene, seat, goal) for goal in goals)] if goals else line


def _node(scene: Scene, seat: Seat, kamae: int) -> Span:
    is_own = seat == scene.view.seat
    thing = kamae_thing(kamae) if is_own else ""
    if kamae == fighter_of(scene.view, seat).kamae and kamae != FOCUS:
        ink = Ink(CARD, AI, bold=True)
    elif thing and (thing in scene.legal or thing in scene.aimed):
        ink = Ink(LEGAL, CARD, bold=True)
    else:
        ink = Ink(ON_MAT)
    return Span(KAMAE_SIGNS[kamae], ink, thing)


def _card(scene: Scene, seat: Seat, width: int) -> Line:
    """The card of this turn and its initiative."""
    revealed = card_now(scene.view, seat)
    if revealed is None:
        return ()
    ability, value = revealed
    name = fit(ability_name(scene.teller, ability.number), max(1, width - 4 - len(value)))
    thing = card_thing(scene.view.table.box, ability.number)
    sign = Span(f"{TYPE_SIGNS[ability.kind]} ", Ink(SHU_TEXT, bold=True))
    return [sign, Span(name, STRONG, thing), Span(f" {value}", Ink(SHU_TEXT, bold=True))]
