"""The table of Senji in words: for the plain client, for screen readers, and after the end."""

from __future__ import annotations

from tatami.games.senji.board import samurai_in
from tatami.games.senji.box import PROVINCES, REGIONS
from tatami.games.senji.pieces import HANAFUDA, KAMI, ORDER, SAMURAI
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.filling import yes
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import capital, sentence
from .facts import (
    Table,
    crest_of,
    diplomacy_by_family,
    family_of,
    hanafuda_by_colour,
    hand_size,
    hostages,
    is_closed,
    keeper,
    order_sign,
    pieces_in,
    provinces_held,
    region_name,
)
from .hand import sets_in_words
from .season import season_lines, year_in_words


def describe_table(view: Table, teller: Teller) -> list[str]:
    """Year and season, a line for each player, the provinces of each, what the season is about, the hands."""
    lines = [f"{year_in_words(view, teller)}."]
    lines += [_player(view, teller, seat) for seat in range(view.seats)]
    lines += _provinces(view, teller)
    lines += [f"{told}." for _, told in season_lines(view, teller)]
    if view.outcome is None:
        lines += describe_secrets(view, teller)
    return lines


def describe_secrets(view: Table, teller: Teller) -> list[str]:
    """One's own hands, by family and by colour, and the sets they make."""
    if view.seat == SPECTATOR:
        return []
    lines = _hands(view, teller)
    sets = sets_in_words(view, teller, view.seat)
    return [*lines, f"{sets}."] if sets else lines


def describe_what_was_hidden(view: Table, teller: Teller) -> list[str]:
    """After the end: the hands of the viewer, whose name stands before them."""
    if view.seat in view.table.out:
        return []
    return [f"{with_letter(view.seat, teller.seat(view.seat))}. {' '.join(_hands(view, teller))}"]


def _hands(view: Table, teller: Teller) -> list[str]:
    """The diplomacy cards and the hanafuda of the viewer."""
    text = teller.words.text
    hands = (
        ("terminal-senji-diplomacy", diplomacy_by_family(view, view.seat)),
        ("terminal-senji-hanafuda", hanafuda_by_colour(view, view.seat)),
    )
    lines = []
    for head, groups in hands:
        told = [
            sentence(f"{teller.face(card)}{f' × {count}' if count > 1 else ''}" for card, count in cards)
            for _, cards in groups
        ]
        lines.append(f"{text(head)}: {' | '.join(told) or text('terminal-senji-none')}.")
    return lines


def player_facts(view: Table, teller: Teller, seat: Seat) -> str:
    """Honour, hands, provinces, samurai, kami, hostages."""
    table, text = view.table, teller.words.text
    if seat in table.out:
        return text("terminal-senji-out")
    first = table.box.first_samurai
    samurai = [teller.named("samurai", f - first) for f in view.faces(SAMURAI[seat]) if f != HIDDEN]
    kami = [teller.named("samurai", f - first) for f in view.faces(KAMI[seat]) if f != HIDDEN]
    shown = [teller.face(card) for card in hostages(view, seat)]
    return sentence(
        [
            text("terminal-senji-is-host", you=yes(seat == view.seat)) if seat == table.host else "",
            text("terminal-senji-honour", count=table.honour[seat]),
            text("terminal-senji-hand-count", count=hand_size(view, seat)),
            text("terminal-senji-hanafuda-count", count=view.count(HANAFUDA[seat])),
            text("terminal-senji-provinces", count=provinces_held(table, seat)),
            text("terminal-senji-with-samurai", names=teller.list_of(samurai)) if samurai else "",
            text("terminal-senji-with-kami", names=teller.list_of(kami)) if kami else "",
            text("terminal-senji-hostages", cards=", ".join(shown)) if shown else "",
        ]
    )


def _player(view: Table, teller: Teller, seat: Seat) -> str:
    family = family_of(view.table, seat)
    house = f", {teller.named('family', family)} {crest_of(view.table.box, family)}" if family >= 0 else ""
    return f"{with_letter(seat, teller.seat(seat))}{house}. {player_facts(view, teller, seat)}."


def _provinces(view: Table, teller: Teller) -> list[str]:
    """By whoever holds them, each with what stands there; then the seas, then what is closed."""
    table, text = view.table, teller.words.text
    held: dict[int, list[str]] = {}
    nobodys = capital(text("terminal-senji-nobodys"))
    for region in range(PROVINCES):
        if not is_closed(table, region):
            held.setdefault(keeper(table, region), []).append(region_in_short(view, teller, region))
    lines = [
        f"{capital(teller.named('party', party)) if party >= 0 else nobodys}: {', '.join(names)}."
        for party, names in sorted(held.items())
    ]
    seas = [sea for sea in range(PROVINCES, REGIONS) if pieces_in(table, sea)]
    lines += [f"{region_in_short(view, teller, sea, ':')}." for sea in seas]
    closed = [region_name(teller, region) for region in range(PROVINCES) if is_closed(table, region)]
    if closed:
        lines.append(f"{capital(text('terminal-senji-closed'))}: {', '.join(closed)}.")
    return lines


def region_in_short(view: Table, teller: Teller, region: int, colon: str = "") -> str:
    """`Echizen 3 Hosokawa [?]`; others than the keeper by their names."""
    table = view.table
    there = []
    for party, units, _ in pieces_in(table, region):
        samurai = [teller.named("samurai", k) for k in samurai_in(table, party, region)]
        who = [] if party == keeper(table, region) else [teller.named("party", party)]
        there.append(" ".join([*who, *([str(units)] if units else []), *samurai]))
    order = order_sign(view, region)
    if order and view.face(ORDER[region]) != HIDDEN:
        order = f"[{teller.face(view.face(ORDER[region]))}]"
    parts = [region_name(teller, region) + colon, ", ".join(there), order]
    return " ".join(part for part in parts if part)


def samurai_there(view: Table, teller: Teller, party: int, region: int) -> str:
    return teller.list_of(teller.named("samurai", k) for k in samurai_in(view.table, party, region))
