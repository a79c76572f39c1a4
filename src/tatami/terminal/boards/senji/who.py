"""Who is who in Senji: players, regions with their neighbours, samurai, sets, signs."""

from __future__ import annotations

from typing import Final

from tatami.games.senji.box import PROVINCES, REGIONS
from tatami.games.senji.pieces import OFF_BOARD
from tatami.kernel.seats import letter, seat_of
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import Entry, capital, sentence
from .facts import (
    HOST,
    IMPERIAL,
    ORDER_SIGNS,
    SYMBOL_SIGNS,
    Table,
    crest_of,
    family_of,
    force,
    is_closed,
    keeper,
    party_letter,
    pieces_in,
    region_name,
    region_thing,
    set_names,
)
from .hand import KIND_SIGNS
from .words import player_facts, samurai_there

SIGNS: Final = (
    (f"✿ {HOST}", "terminal-senji-sign-honour"),
    ("手 花", "terminal-senji-sign-hands"),
    ("城 侍 神", "terminal-senji-sign-board"),
    ("3HO", "terminal-senji-sign-force"),
    (" ".join(["[?]", *(f"[{sign}]" for sign in ORDER_SIGNS.values())]), "terminal-senji-sign-orders"),
    (" ".join(KIND_SIGNS.values()), "terminal-senji-sign-cards"),
    (" ".join(SYMBOL_SIGNS[1:]), "terminal-senji-sign-symbols"),
    ("▒▒", "terminal-senji-sign-closed"),
    ("· ≈", "terminal-senji-sign-ways"),
    ("▸ ◆ »", "terminal-senji-sign-marks"),
    (IMPERIAL, "terminal-senji-sign-emperor"),
)


def who_is_who(view: Table, teller: Teller, is_drawn: bool) -> list[Entry]:
    """Everything there is to look up, under headings; the signs only where they are drawn."""
    text, box = teller.words.text, view.table.box
    sets = teller.list_of(set_names(teller, box, range(len(box.combinations))))
    signs = [Entry("sign", sign, text(key)) for sign, key in SIGNS]
    return [
        Entry("", text("terminal-senji-who-players")),
        *(_player(view, teller, seat) for seat in range(view.seats)),
        Entry("", text("terminal-senji-who-regions")),
        *(region_entry(view, teller, region) for region in range(REGIONS)),
        Entry("", text("terminal-senji-who-samurai")),
        *(_samurai(view, teller, samurai) for samurai in range(box.samurai_count)),
        Entry("", text("terminal-senji-who-sets")),
        Entry("sets", text("terminal-senji-hanafuda"), sets),
        *([Entry("", text("terminal-senji-who-signs")), *signs] if is_drawn else []),
    ]


def entry_of(view: Table, teller: Teller, thing: str) -> Entry | None:
    """What there is to look up of a thing on the table."""
    kind, _, name = thing.partition(".")
    box = view.table.box
    if kind == "region":
        return region_entry(view, teller, box.region[name])
    if kind == "seat":
        return _player(view, teller, seat_of(name))
    if kind == "card" and name in box.face:
        card = box.face[name]
        return Entry(thing, capital(teller.face(card)), teller.explain(card) or "")
    return None


def _player(view: Table, teller: Teller, seat: int) -> Entry:
    family = family_of(view.table, seat)
    house = f", {teller.named('family', family)} {crest_of(view.table.box, family)}" if family >= 0 else ""
    title = f"{with_letter(seat, teller.seat(seat))}{house}"
    return Entry(f"seat.{letter(seat)}", title, f"{player_facts(view, teller, seat)}.")


def region_entry(view: Table, teller: Teller, region: int) -> Entry:
    """Whose it is, what stands there, and where one can go from there."""
    table, text = view.table, teller.words.text
    box = table.box
    facts = []
    if region < PROVINCES:
        party = keeper(table, region)
        if is_closed(table, region):
            facts.append(text("terminal-senji-closed"))
        elif party >= 0:
            facts.append(text("terminal-senji-held-by", party=teller.named("party", party)))
    for party, units, initials in pieces_in(table, region):
        samurai = samurai_there(view, teller, party, region)
        told = f"{party_letter(party)} {teller.named('party', party)} {force(units, initials)}"
        facts.append(f"{told} ({samurai})" if samurai else told)
    if region < PROVINCES:
        land = [n for n in box.land[region] if n not in box.crossings[region]]
        ways = [
            ("terminal-senji-by-land", land),
            ("terminal-senji-by-strait", sorted(box.crossings[region])),
            ("terminal-senji-by-sea", list(box.seas_of[region])),
        ]
    else:
        ways = [("terminal-senji-coast", list(box.coast[region - PROVINCES]))]
    facts += [
        text(key, regions=", ".join(region_name(teller, n) for n in there)) for key, there in ways if there
    ]
    return Entry(region_thing(box, region), region_name(teller, region), f"{sentence(facts)}.")


def _samurai(view: Table, teller: Teller, samurai: int) -> Entry:
    """`O Oda (1), kami`, what he can do, and where he stands."""
    table, text = view.table, teller.words.text
    box = table.box
    name = box.samurai[samurai]
    kami = teller.named("kami", box.kami[samurai])
    title = f"{box.initial[samurai]} {teller.named('samurai', name)} (✿{box.samurai_honour[samurai]}, {kami})"
    where = table.samurai_at[samurai]
    stands = ""
    if where != OFF_BOARD:
        party = teller.named("party", table.samurai_of[samurai])
        stands = text("terminal-senji-stands", party=party, region=region_name(teller, where))
    about = teller.explain_named("samurai", name) or ""
    return Entry(f"samurai.{name}", title, " ".join(filter(None, (about, stands))))
