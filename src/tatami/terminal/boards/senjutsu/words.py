"""The table of Senjutsu in words: for the plain client, for screen readers, and after the end."""

from __future__ import annotations

from tatami.games.senjutsu.pieces import DECK, DISCARD, HAND, LIMP_TURNS, LOST
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.filling import yes
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import capital, sentence
from .facts import (
    Table,
    ability_name,
    card_now,
    fighter_of,
    has_hero,
    hero_name,
    knows_track,
    own_cards,
    own_token,
    side_name,
    values_of,
)
from .preview import blocked_cells
from .where import is_bent, look, stands, where


def heading(view: Table, teller: Teller) -> str:
    """The turn and its step, then the battlefield: that is cut first where the terminal is narrow."""
    table, text = view.table, teller.words.text
    turn = text("terminal-senjutsu-turn", number=table.turn, step=table.step)
    return " · ".join((turn, teller.named("battlefield", table.field)))


def describe_table(view: Table, teller: Teller) -> list[str]:
    """Turn, fighters, what stands on the field, what is blocked, who acts when, one's own cards."""
    lines = [f"{capital(heading(view, teller))}."]
    lines += [fighter_line(view, teller, seat) for seat in _in_order(view)]
    lines += terrain_lines(view, teller)
    lines += [_block(view, teller, at) for at in range(len(view.table.blocks))]
    lines += _order(view, teller)
    return lines if view.outcome is not None else [*lines, *describe_secrets(view, teller)]


def describe_secrets(view: Table, teller: Teller) -> list[str]:
    """One's own cards, each with its initiative."""
    cards = own_cards(view)
    if not cards:
        return []
    told = [card_and_value(view, teller, number, count) for number, count in cards]
    return [teller.words.text("terminal-senjutsu-your-cards", cards=", ".join(told))]


def card_and_value(view: Table, teller: Teller, number: int, count: int = 1) -> str:
    """`Plain Cut (6)`, `× 2` where there are two."""
    values = values_of(view.table.box.abilities[number])
    name = ability_name(teller, number)
    return f"{name}{f' ({values})' if values else ''}{f' × {count}' if count > 1 else ''}"


def _in_order(view: Table) -> list[Seat]:
    """The viewer first, who speaks from where he stands."""
    seats = range(view.seats)
    own = [] if view.seat == SPECTATOR else [view.seat]
    return [*own, *(seat for seat in seats if seat not in own)]


def fighter_line(view: Table, teller: Teller, seat: Seat) -> str:
    """`C Chiyo, your ally. The Ronin stands …`."""
    named = ", ".join(filter(None, (with_letter(seat, teller.seat(seat)), side_name(view, teller, seat))))
    return f"{named}. {capital(fighter_facts(view, teller, seat))}."


def fighter_facts(view: Table, teller: Teller, seat: Seat) -> str:
    """Who and where, wounds, focus, kamae, statuses, cards."""
    if not has_hero(view, seat):
        return teller.words.text("terminal-senjutsu-no-character")
    if fighter_of(view, seat).is_out:
        hero = hero_name(view, teller, seat)
        return teller.words.text("terminal-senjutsu-is-out", hero=hero, you=yes(seat == view.seat))
    return sentence((_place(view, teller, seat), *_state(view, teller, seat), *_piles(view, teller, seat)))


def _place(view: Table, teller: Teller, seat: Seat) -> str:
    """`the Ronin stands two cells ahead of you and faces you`."""
    fighter, text = fighter_of(view, seat), teller.words.text
    hero = hero_name(view, teller, seat)
    if fighter.cell < 0:
        return hero
    if seat == view.seat:
        cell, facing = teller.named("cell", fighter.cell), teller.named("facing", fighter.facing, "acc")
        return text("terminal-senjutsu-you-stand", hero=hero, cell=cell, facing=facing)
    return text(
        "terminal-senjutsu-stands",
        hero=hero,
        where=where(view, teller, fighter.cell),
        bent=yes(is_bent(view, fighter.cell)),
        look=look(view, teller, seat),
    )


def _state(view: Table, teller: Teller, seat: Seat) -> list[str]:
    fighter, text = fighter_of(view, seat), teller.words.text
    limit = view.table.hero(seat).wound_limit
    told = [
        text("terminal-senjutsu-wounds", count=fighter.wounds + fighter.heavy, limit=limit),
        text("terminal-senjutsu-heavy", count=fighter.heavy) if fighter.heavy else "",
        text("terminal-senjutsu-focus", count=fighter.focus),
        text("terminal-senjutsu-kamae", kamae=teller.named("kamae", fighter.kamae)),
        text("terminal-senjutsu-stun", count=fighter.stun) if fighter.stun else "",
        text("terminal-senjutsu-masked") if fighter.is_masked else "",
        text("terminal-senjutsu-poison", count=len(fighter.venom)) if fighter.venom else "",
    ]
    told += [text("terminal-senjutsu-limp", count=LIMP_TURNS - turns) for turns in fighter.limp]
    revealed = card_now(view, seat)
    if revealed is not None:
        ability, value = revealed
        name = ability_name(teller, ability.number)
        told.append(text("terminal-senjutsu-card-of-turn", card=name, value=value))
    return told


def _piles(view: Table, teller: Teller, seat: Seat) -> list[str]:
    text = teller.words.text
    if not view.count(HAND[seat]) + view.count(DECK[seat]):
        return []
    return [
        text("terminal-senjutsu-hand-count", count=view.count(HAND[seat])),
        text("terminal-senjutsu-deck-count", count=view.count(DECK[seat])),
        text("terminal-senjutsu-discard-count", count=view.count(DISCARD[seat]) + view.count(LOST[seat])),
    ]


def terrain_lines(view: Table, teller: Teller) -> list[str]:
    """By kind of terrain: where its pieces stand."""
    places: dict[int, list[str]] = {}
    for piece in view.table.terrain:
        name = teller.named("cell", piece.cell)
        about = [where(view, teller, piece.cell)] if stands(view) else []
        about += own_token(view, teller, piece.cell)
        told = f"{name} ({'; '.join(about)})" if about else name
        places.setdefault(piece.kind, []).append(told)
    return [f"{teller.named('terrain', kind)}: {'; '.join(told)}." for kind, told in places.items()]


def _block(view: Table, teller: Teller, at: int) -> str:
    block = view.table.blocks[at]
    cells = ", ".join(teller.named("cell", cell) for cell in blocked_cells(block.cells))
    key = "terminal-senjutsu-blocks"
    name, you = teller.seat(block.seat), yes(block.seat == view.seat)
    return f"{capital(teller.words.text(key, name=name, you=you, cells=cells, value=block.value))}."


def _order(view: Table, teller: Teller) -> list[str]:
    """The advantage track, and whose cards are still to be resolved."""
    table, text = view.table, teller.words.text
    lines = []
    if knows_track(view):
        names = ", ".join(teller.seat(seat) for seat in table.track)
        lines.append(text("terminal-senjutsu-track", names=names))
    waiting = sorted(((part.now, part.seat) for part in table.waiting), reverse=True)
    if waiting:
        parts = ", ".join(f"{teller.seat(seat)} {now}" for now, seat in waiting)
        lines.append(text("terminal-senjutsu-waiting", parts=parts))
    return [f"{line}." for line in lines]
