"""What of Senjutsu's table is drawn and told: signs, the names of things that can be touched, own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tatami.games.senjutsu.box import Ability, Box
from tatami.games.senjutsu.facts import NO_CARD, NOT_YET, Fighter
from tatami.games.senjutsu.pack import KAMAE
from tatami.games.senjutsu.pieces import HAND, SICK, tokens
from tatami.games.senjutsu.rules.reveal import VOID, InitiativeToChoose, choose_values
from tatami.games.senjutsu.table import SenjutsuTable
from tatami.games.senjutsu.trees import FOCUS
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

Table = View[SenjutsuTable]

ARROWS: Final = "↑↗↘↓↙↖"
"""By facing, clockwise from north."""
KAMAE_SIGNS: Final = "中猛衡決気"
"""Neutral, aggression, balance, resolve; the last one is the focus position of a tree."""
TYPE_SIGNS: Final = "防攻瞑核痺"
"""Defence, attack, meditation, core, status."""
TERRAIN_SIGNS: Final = {
    "rock": "岩",
    "bamboo": "竹",
    "burning_cart": "火",
    "shrine": "社",
    "torii_pillar": "柱",
    "torii_gate": "門",
    "sakura": "桜",
    "corpse": "屍",
    "boat": "舟",
    "spikes": "棘",
    "trap": "罠",
}
OTHER_TERRAIN: Final = "物"
"""What a data pack brings along."""
SHIELD: Final = "盾"
STRIKE: Final = "╳"
START: Final = "○"
WOUND, HEAVY, WHOLE = "●✖○"
LIMP_CLOCK: Final = "○◔◑◕"
"""By quarter turns of a limp card so far."""
SPENT, HELD = "◇◆"
ALLY, FOE = "友敵"
SIDE_SIGNS: Final = "甲乙"
"""For whoever watches, the two sides of a table on which some fight together."""


def cell_thing(box: Box, cell: int) -> str:
    return f"cell.{box.cell_names[cell]}"


def card_thing(box: Box, number: int) -> str:
    """An ability card; of two alike either is meant."""
    return f"card.{box.slugs[number]}"


def seat_thing(seat: Seat) -> str:
    return f"seat.{letter(seat)}"


def pile_thing(seat: Seat) -> str:
    """The deck and the discard pile of a seat."""
    return f"pile.{letter(seat)}"


def kamae_thing(kamae: int) -> str:
    """A place on one's own tree."""
    return "tree.focus" if kamae == FOCUS else f"kamae.{KAMAE[kamae]}"


def terrain_sign(box: Box, kind: int) -> str:
    return TERRAIN_SIGNS.get(box.terrain_names[kind], OTHER_TERRAIN)


def own_token(view: Table, teller: Teller, cell: int) -> list[str]:
    """SJT-R99: what the viewer's own token on a cell hides, if one lies there."""
    cells = fighter_of(view, view.seat).tokens if view.seat != SPECTATOR else ()
    if cell not in cells:
        return []
    face = view.face(tokens(view.seats, view.table.box, view.seat), cells.index(cell))
    return [teller.words.text("terminal-senjutsu-own-token", face=teller.face(face, "acc"))]


def fighter_of(view: Table, seat: Seat) -> Fighter:
    return view.table.fighters[seat]


def has_hero(view: Table, seat: Seat) -> bool:
    return view.table.fighters[seat].hero != NOT_YET


def has_sides(view: Table) -> bool:
    """SJT-R150: whether some fight together; where each fights for himself, nobody needs to be told."""
    return len({fighter.side for fighter in view.table.fighters}) < view.seats


def side_sign(view: Table, seat: Seat) -> str:
    """An ally or an opponent of the viewer, who needs no sign himself."""
    if not has_sides(view) or seat == view.seat:
        return ""
    side = fighter_of(view, seat).side
    if view.seat == SPECTATOR:
        return SIDE_SIGNS[side]
    return ALLY if side == fighter_of(view, view.seat).side else FOE


def side_name(view: Table, teller: Teller, seat: Seat) -> str:
    """`your ally`, `your opponent`; to whoever watches `side 2`."""
    sign = side_sign(view, seat)
    if not sign:
        return ""
    kind = {ALLY: "ally", FOE: "foe"}.get(sign, "other")
    return teller.words.text("terminal-senjutsu-side", side=kind, number=fighter_of(view, seat).side + 1)


def knows_track(view: Table) -> bool:
    """SJT-14: who has the advantage is known once everybody has a character."""
    return all(has_hero(view, seat) for seat in range(view.seats))


def hero_name(view: Table, teller: Teller, seat: Seat) -> str:
    """The character of a seat, or nothing as long as it has none."""
    return teller.named("character", fighter_of(view, seat).hero) if has_hero(view, seat) else ""


def ability_name(teller: Teller, number: int) -> str:
    return teller.named("ability", number)


def values_of(ability: Ability) -> str:
    """`6`, `7–4`, `5/3`; what is never the card of a turn has none."""
    return values_in_short(ability.values)


def values_in_short(values: Sequence[int]) -> str:
    """Of falling values: a row of them by its ends."""
    if len(values) > 2 and values[0] - values[-1] == len(values) - 1:
        return f"{values[0]}–{values[-1]}"
    return "/".join(map(str, values))


def cards_of(view: Table, seat: Seat) -> list[tuple[int, int]]:
    """What the viewer knows of a hand: each card, and how many there are of it."""
    box = view.table.box
    seen = Counter(box.ability_of[face] for face in view.faces(HAND[seat]) if face != HIDDEN)
    return sorted(seen.items(), key=lambda held: (box.abilities[held[0]].kind, held[0]))


def own_cards(view: Table) -> list[tuple[int, int]]:
    """What the viewer can lay or play: the hand, the core ability and weapon, stun cards."""
    if view.seat == SPECTATOR or not has_hero(view, view.seat):
        return []
    table = view.table
    fighter = fighter_of(view, view.seat)
    always = [(card, 1) for card in (table.hero(view.seat).core, fighter.weapon) if card != NO_CARD]
    stun = [(table.box.stun, fighter.stun)] if fighter.stun else []
    sick = [(table.box.ability_of[face], 1) for face in view.faces(SICK[view.seat]) if face != HIDDEN]
    return [*sick, *cards_of(view, view.seat), *always, *stun]


def steps_to_come(table: SenjutsuTable) -> list[tuple[int, Seat, bool]]:
    """(initiative, seat, whether it is being resolved): what acts now, then what waits, fastest first."""
    now = [(act.now, act.seat, True) for act in reversed(table.acts)]
    waiting = sorted(((part.now, part.seat, False) for part in table.waiting), reverse=True)
    return [*now, *waiting]


def card_now(view: Table, seat: Seat) -> tuple[Ability, str] | None:
    """The revealed card of a fighter and its initiative: `6`, or `6→5` where limp slows it, or `7–4` until
    one of them is chosen."""
    fighter = fighter_of(view, seat)
    ability = view.table.card(seat)
    if ability is None:
        return None
    if ability.is_variable and fighter.paid != VOID and _is_still_to_choose(view, seat):
        return ability, values_of(ability)
    slowed = fighter.now != fighter.value and fighter.now
    return ability, f"{fighter.value}→{fighter.now}" if slowed else str(fighter.value)


def _is_still_to_choose(view: Table, seat: Seat) -> bool:
    """SJT-84: whether reveal step 5 is still to come for a fighter."""
    return any(
        frame[0] is choose_values
        if isinstance(frame, tuple)
        else isinstance(frame, InitiativeToChoose) and frame.by == seat
        for frame in view.stack
    )
