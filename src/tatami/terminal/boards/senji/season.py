"""What this season of Senji is about, line by line: orders to lay, pieces on their way, a battle, Autumn."""

from __future__ import annotations

from tatami.games.senji.board import commanded, symbol
from tatami.games.senji.box import FAMILIES, FAMILY_COUNT
from tatami.games.senji.odds import odds_of
from tatami.games.senji.pieces import DECK, DISCARD, ORDER
from tatami.games.senji.rules.battle_state import ATTACKER, DEFENDER, SIDES, Battle, battle_on
from tatami.games.senji.rules.powers_in_battle import each
from tatami.games.senji.rules.strength import support_of
from tatami.kernel.seats import SPECTATOR
from tatami.words.telling import Teller

from ..board import sentence
from .facts import Table, crest_of, force, region_name, region_thing
from .letters import letter_lines, lot_lines

Told = tuple[str, str]
"""The thing that a line stands for, or "", and its text."""


def season_lines(view: Table, teller: Teller) -> list[Told]:
    """What there is to know besides map and hands."""
    table = view.table
    lines = [*_battle(view, teller), *_on_their_way(view, teller)]
    if table.phase == "spring":
        lines += _orders_missing(view, teller)
    lines += [*letter_lines(view, teller), *lot_lines(view, teller)]
    if table.phase == "autumn":
        lines += _autumn(view, teller)
    return lines


def year_in_words(view: Table, teller: Teller) -> str:
    """`Year 2 · Spring · host: Botan`."""
    table, text = view.table, teller.words.text
    parts = [text("terminal-senji-year", number=table.year)] if table.year else []
    parts.append(teller.named("phase", table.phase))
    if table.host >= 0:
        parts.append(text("terminal-senji-host", name=teller.seat(table.host)))
    return " · ".join(parts)


def _orders_missing(view: Table, teller: Teller) -> list[Told]:
    if view.seat == SPECTATOR:
        return []
    bare = [region for region in commanded(view.table, view.seat) if not view.count(ORDER[region])]
    if not bare:
        return []
    names = teller.list_of(region_name(teller, region) for region in bare)
    return [("", teller.words.text("terminal-senji-orders-missing", regions=names))]


def _on_their_way(view: Table, teller: Teller) -> list[Told]:
    """Pieces that have left and not arrived."""
    table = view.table
    initial = table.box.initial
    lines = []
    for region, units, samurai in table.groups:
        told = force(units, "".join(initial[k] for k in each(samurai)))
        line = teller.words.text(
            "terminal-senji-on-its-way",
            party=teller.named("party", table.origin.party),
            force=told,
            origin=region_name(teller, table.origin.region),
            goal=region_name(teller, region),
        )
        lines.append((region_thing(table.box, region), line))
    return lines


# --- battle -------------------------------------------------------------------------------------


def _battle(view: Table, teller: Teller) -> list[Told]:
    """Both sides with their strength so far, the dice that were rolled, and the odds."""
    table, text = view.table, teller.words.text
    if not table.battle:
        return []
    battle = battle_on(table)
    lines = [
        (
            region_thing(table.box, battle.province),
            text("terminal-senji-battle", region=region_name(teller, battle.province), number=battle.round),
        ),
        *(("", _side(view, teller, battle, side)) for side in SIDES),
    ]
    if battle.dice:
        lines.append(("", _dice(view, teller, battle)))
    if battle.round == 0 and battle.winner < 0:
        odds = odds_of(table, battle)
        lines.append(("", text("terminal-senji-odds", percent=round(100 * odds.attacker))))
    return lines


def _side(view: Table, teller: Teller, battle: Battle, side: int) -> str:
    """`Attacker: Botan 扇, units 3, samurai Oda; dice set aside 2; symbols 1; support …: strength 6`."""
    table, text = view.table, teller.words.text
    party = battle.parties[side]
    family = symbol(table, party)
    symbols = battle.dice.count(family)
    support = support_of(table.box, battle.dice, battle.cards)[side]
    samurai = [teller.named("samurai", k) for k in each(battle.samurai[side])]
    cards = [teller.face(card) for card in battle.cards[side]]
    key = {ATTACKER: "terminal-senji-attacker", DEFENDER: "terminal-senji-defender"}[side]
    who = text(key, party=f"{crest_of(table.box, family)} {teller.named('party', party)}")
    parts = [
        text("terminal-senji-units", count=battle.units[side]),
        text("terminal-senji-with-samurai", names=teller.list_of(samurai)) if samurai else "",
        text("terminal-senji-dice-aside", count=battle.aside[side]) if battle.aside[side] else "",
        text("terminal-senji-symbols", count=symbols) if battle.dice else "",
        text("terminal-senji-support", cards=teller.list_of(cards), count=support) if cards else "",
    ]
    strength = battle.units[side] + battle.aside[side] + symbols + support
    return f"{who}: {sentence(parts)}; {text('terminal-senji-strength', count=strength)}"


def _dice(view: Table, teller: Teller, battle: Battle) -> str:
    """Every family's symbol and how often it was rolled, and the dice by number where one is chosen."""
    box = view.table.box
    rolled = [
        f"{crest_of(box, family)} {teller.named('family', FAMILIES[family])} × {battle.dice.count(family)}"
        for family in range(FAMILY_COUNT)
        if family in battle.dice
    ]
    each_die = " ".join(f"{k}:{crest_of(box, die)}" for k, die in enumerate(battle.dice, 1))
    return teller.words.text("terminal-senji-dice", dice=", ".join(rolled), each=each_die)


# --- autumn -------------------------------------------------------------------------------------


def _autumn(view: Table, teller: Teller) -> list[Told]:
    """Who has acted, and what lies on the discard pile."""
    table, text = view.table, teller.words.text
    piles = text("terminal-senji-piles", deck=view.count(DECK), discard=view.count(DISCARD))
    if view.count(DISCARD):
        piles += f", {text('terminal-senji-on-top', card=teller.face(view.face(DISCARD, -1)))}"
    acted = [teller.seat(seat) for seat in table.named]
    return [
        ("", sentence([text("terminal-senji-acted", names=teller.list_of(acted)) if acted else "", piles]))
    ]
