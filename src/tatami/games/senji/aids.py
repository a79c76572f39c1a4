"""What anybody with these eyes can work out in Senji: letters, sets, envoys, honour within reach, odds.

All of it comes from the view alone: open facts and one's own cards. Boards draw it and know no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tatami.hooks.glance import AnyView
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import letter

from .aid_shapes import Aids, BattleAid, BattleSide, Envoys, MarchOdds, Reach, SetLack, SetLine, Sets
from .best_sets import Chosen, best_together, sets_made_by
from .board import holder, room_for, samurai_in, symbol
from .box import FAMILIES, MEMBER, PROVINCES, SUPPORT, Box
from .combinations import kinds_of_sets, missing
from .letter_aids import add_letters
from .odds import Odds, odds_of, odds_of_dice
from .pieces import DIPLOMATIC_HONOUR, DISPLAY, EMPEROR, HANAFUDA, HAND
from .rules.battle_round import DiceForKami, DieToReroll
from .rules.battle_state import (
    ATTACKER,
    NO_SAMURAI,
    SIDES,
    Battle,
    battle_on,
    seat_of_side,
    side_of,
)
from .rules.envoys import families_needed
from .rules.march import March
from .rules.powers_in_battle import each
from .rules.strength import support_of
from .rules.support import SupportToCommit
from .rules.ways import destinations
from .table import SenjiTable
from .warfare import Group

SenjiView = AnyView[SenjiTable]
MOST_HANDS: Final = 512
MOST_WAYS: Final = 4
"""So many of the nearest ways to a set are told."""


def aids(view: SenjiView) -> Aids:
    found: Aids = {}
    if view.seat < view.seats:
        flowers = [face for face in view.faces(HANAFUDA[view.seat]) if face != HIDDEN]
        if flowers:
            found["sets"] = _sets(view.table.box, tuple(flowers))
        if view.table.phase == "autumn":
            found["envoys"] = _envoys(view)
            found["reach"] = _reach(view, flowers)
    add_letters(view, found)
    if view.table.battle:
        found["battle"] = _battle(view)
    top = view.stack[-1] if view.stack else None
    if isinstance(top, March) and top.by == view.seat:
        found["march"] = _march(view.table, top)
    return found


def party_name(party: int) -> str:
    return "emperor" if party == EMPEROR else letter(party)


# --- sets ---------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_HANDS)
def _sets(box: Box, hand: tuple[int, ...]) -> Sets:
    """SEN-158: the sets that the hand makes, what it lacks for each kind, the best that share no card.

    A hand is looked at after every act at the table, and changes in few of them.
    """
    best = best_together(box, hand)
    by_symbol = {number: chosen for chosen in best if box.combinations[number := chosen[0]].symbol}
    made = [by_symbol.get(chosen[0], chosen) for chosen in sets_made_by(box, hand)]
    lines = [*made, *(chosen for chosen in best if chosen not in made)]
    return {
        "lines": [_line(box, chosen) for chosen in lines],
        "all": [_lack(box, hand, number) for number in range(len(box.combinations))],
        "best": {
            "lines": [lines.index(chosen) for chosen in best],
            "honour": sum(box.combinations[number].honour for number, _ in best),
        },
    }


def _line(box: Box, chosen: Chosen) -> SetLine:
    number, cards = chosen
    of = box.combinations[number]
    names = [box.faces[card] for card in cards]
    return {"set": of.id, "cards": names, "honour": of.honour, "samurai": of.samurai}


def _lack(box: Box, hand: Sequence[int], number: int) -> SetLack:
    lacking, ways = missing(box, hand, number)
    named = [[box.faces[card] for card in way] for way in ways[:MOST_WAYS]]
    kind = kinds_of_sets(box)[number]
    return {"set": kind.name, "have": kind.size - lacking, "lacking": lacking, "ways": named}


# --- Autumn -------------------------------------------------------------------------------------


def _envoys(view: SenjiView) -> Envoys:
    """SEN-156: how many families the action needs, and whose cards are missing."""
    table, seat = view.table, view.seat
    have = {table.box.family[card] for card in view.faces(HAND[seat]) if card != HIDDEN}
    missing_ = [FAMILIES[f] for f in range(len(FAMILIES)) if f not in have and f != table.families[seat]]
    return {"need": families_needed(table, seat), "missing": missing_}


def _reach(view: SenjiView, flowers: list[int]) -> Reach:
    """What this player's own cards can still bring this Autumn: sets (SEN-158), displayed hostages (SEN-165)
    and the diplomatic action (SEN-156), which may cost a hostage's card. Samurai and trade are luck."""
    table, seat = view.table, view.seat
    box = table.box
    sets = sum(box.combinations[number].honour for number, _ in best_together(box, flowers))
    shown = {box.family[card] for card in view.faces(DISPLAY[seat])}
    dearest: dict[int, int] = {}
    spared: dict[int, int] = {}
    """By family: the most that a member displayed brings, and what of it a card for the envoys would cost."""
    for family in range(len(FAMILIES)):
        cards = [c for c in view.faces(HAND[seat]) if c != HIDDEN and box.family[c] == family]
        if family == table.families[seat] or not cards:
            continue
        values = sorted(0 if family in shown or box.kind[c] != MEMBER else box.value[c] for c in cards)
        dearest[family] = values[-1]
        spared[family] = 0 if len(values) > 1 else values[-1]
    display = sum(dearest.values())
    need = families_needed(table, seat)
    envoys = 0
    if len(spared) >= need:
        envoys = max(0, DIPLOMATIC_HONOUR - sum(sorted(spared.values())[:need]))
    return {
        "sets": sets,
        "display": display,
        "envoys": envoys,
        "total": table.honour[seat] + sets + display + envoys,
    }


# --- battles ------------------------------------------------------------------------------------


def _battle(view: SenjiView) -> BattleAid:
    """The battle that is fought, in names; what strength is made of so far, and how likely each side wins if
    nobody commits anything but dummies."""
    table = view.table
    battle = battle_on(table)
    box = table.box
    support = support_of(box, battle.dice, battle.cards)
    told: BattleAid = {
        "province": box.regions[battle.province],
        "round": battle.round,
        "dice": [FAMILIES[face] for face in battle.dice],
        "kami": "" if battle.kami == NO_SAMURAI else box.samurai[battle.kami],
        "borrowed": "" if battle.borrowed == NO_SAMURAI else box.samurai[battle.borrowed],
        "winner": battle.winner,
        "sides": [_side(view, battle, side, support[side]) for side in SIDES],
    }
    if battle.winner < 0:
        _add_chances(view, battle, told)
    return told


def _side(view: SenjiView, battle: Battle, side: int, support: int) -> BattleSide:
    table, box = view.table, view.table.box
    family, seat = symbol(table, battle.parties[side]), seat_of_side(table, battle, side)
    return {
        "party": party_name(battle.parties[side]),
        "seat": letter(seat),
        "family": FAMILIES[family],
        "units": battle.units[side],
        "samurai": [box.samurai[k] for k in each(battle.samurai[side])],
        "cards": [box.faces[card] for card in battle.cards[side]],
        "sealed": seat in view.sealed,
        "strength": {
            "units": battle.units[side],
            "aside": battle.aside[side],
            "symbols": battle.dice.count(family),
            "support": support,
        },
    }


def _add_chances(view: SenjiView, battle: Battle, told: BattleAid) -> None:
    """`odds` of both sides; for whoever decides about dice or support, what each choice would do."""
    table = view.table
    if not battle.round:
        before = odds_of(table, battle)
        told["odds"] = [round(before.attacker, 4), round(before.defender, 4)]
        return
    odds = odds_of_dice(table, battle)
    told["odds"] = [round(odds.attacker, 4), round(odds.defender, 4)]
    top = view.stack[-1] if view.stack else None
    mine = side_of(table, battle, view.seat)
    if isinstance(top, DieToReroll | DiceForKami) and top.by == view.seat:
        told["dies"] = [
            round(odds_of_dice(table, battle, 1 << die)[mine], 4) for die in range(len(battle.dice))
        ]
    elif isinstance(top, SupportToCommit) and view.seat in top.seats:
        told["with"] = _with_support(view, battle, mine)


def _with_support(view: SenjiView, battle: Battle, mine: int) -> dict[str, int]:
    """By card: one's own strength if it was committed, against what lies open already (SEN-128)."""
    table, box = view.table, view.table.box
    family = symbol(table, battle.parties[mine])
    bare = battle.units[mine] + battle.aside[mine] + battle.dice.count(family)
    held = {c for c in view.faces(HAND[view.seat]) if c != HIDDEN and box.kind[c] == SUPPORT}
    found = {box.faces[box.dummy(table.families[view.seat])]: bare}
    for card in sorted(held):
        cards = ((card,), battle.cards[1]) if mine == ATTACKER else (battle.cards[0], (card,))
        found[box.faces[card]] = bare + support_of(box, battle.dice, cards)[mine]
    return found


# --- marches ------------------------------------------------------------------------------------


def _march(table: SenjiTable, march: March) -> dict[str, MarchOdds]:
    """By province that could be attacked in some way: how likely the attack succeeds by the number of units
    (from 0 on), without samurai and with all who stand here; nobody drowns, nobody commits support."""
    party, origin = march.party, march.region
    men = sum(1 << k for k in samurai_in(table, party, origin))
    found: dict[str, MarchOdds] = {}
    for kind in march.WAYS.values():
        for region in destinations(table, party, origin, kind):
            if region < PROVINCES and holder(table, region) != party:
                units = range(min(table.units[party][origin], room_for(table, party, region)) + 1)
                found[table.box.regions[region]] = {
                    "units": [_chance(table, party, Group(region, n, 0)) for n in units],
                    "all": [_chance(table, party, Group(region, n, men)) for n in units] if men else [],
                }
    return found


def _chance(table: SenjiTable, party: int, group: Group) -> float:
    return round(attack_odds(table, party, group).attacker, 4) if group.units or group.samurai else 0.0


def attack_odds(table: SenjiTable, party: int, group: Group) -> Odds:
    """How a battle stands that this group begins, without support on either side."""
    region, units, samurai = group
    enemy = holder(table, region)
    defending = sum(1 << k for k in samurai_in(table, enemy, region))
    return odds_of(
        table, Battle(party, enemy, region, (units, table.units[enemy][region]), (samurai, defending))
    )
