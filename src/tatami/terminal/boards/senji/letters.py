"""What Winter leaves on the table of Senji: letters, promises, lots and bids."""

from __future__ import annotations

from collections.abc import Iterator

from tatami.games.senji.notes import KEPT, SWORN
from tatami.games.senji.pieces import BIDS, LOTS, WORDS, words_to
from tatami.games.senji.rules.winter import Winter
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.words.filling import yes
from tatami.words.telling import Teller

from ...palette import AI, LEGAL, PLAIN
from ..board import Scene
from ..spans import Line, Span
from .facts import Table


def letter_thing(by: Seat, aloud: bool = False) -> str:
    """A letter that its reader can touch."""
    return f"letter.{letter(by)}.aloud" if aloud else f"letter.{letter(by)}"


def letter_lines(view: Table, teller: Teller) -> list[tuple[str, str]]:
    """What the viewer can read of letters and promises: the thing that can be touched, and its text."""
    return [*_letters(view, teller)]


def _letters(view: Table, teller: Teller) -> Iterator[tuple[str, str]]:
    me, text = view.seat, teller.words.text
    for by in range(view.seats):
        said = view.faces(WORDS[by])
        thing = letter_thing(by, aloud=True) if by != me else ""
        head = text("terminal-senji-letter-to-all", name=teller.seat(by), you=yes(by == me))
        yield from _told(view, teller, thing, said, head, text("terminal-senji-all"), by)
    if me == SPECTATOR:
        return
    for other in range(view.seats):
        if other != me:
            name = teller.seat(other)
            mine = view.faces(words_to(view.seats, me, other))
            theirs = view.faces(words_to(view.seats, other, me))
            head = text("terminal-senji-letter-from", name=name)
            yield from _told(view, teller, letter_thing(other), theirs, head, teller.seat(me), other)
            head = text("terminal-senji-letter-to", name=name)
            if _is_ready(view, other):
                head = text("terminal-senji-left-lying", told=head, name=name)
            yield from _told(view, teller, "", mine, head, name, me)


def _is_ready(view: Table, seat: Seat) -> bool:
    """Whether he has said so since the last letter, which woke everybody: he has read what lies there."""
    return bool(view.stack) and isinstance(view.stack[-1], Winter) and seat in view.stack[-1].quiet


def _told(
    view: Table, teller: Teller, thing: str, faces: list[int], head: str, whom: str, by: Seat
) -> Iterator[tuple[str, str]]:
    """A letter and the promises that stand beside it, each a line."""
    sort = view.table.box.notes.sort
    said = [teller.face(note) for note in faces if sort[note] != SWORN and sort[note] < KEPT]
    sworn = [teller.face(note) for note in faces if sort[note] == SWORN or sort[note] >= KEPT]
    if said:
        yield thing, f"{head}: {'; '.join(said)}"
    if sworn:
        title = teller.words.text("terminal-senji-promise", name=teller.seat(by), other=whom)
        yield "", f"{title}: {'; '.join(sworn)}"


def lot_thing(lot: int) -> str:
    return f"lot.{lot + 1}"


def lot_lines(view: Table, teller: Teller) -> list[tuple[str, str]]:
    """The lots of the auction, and who has bid what under each: one's own cards, those locked by a tie
    (SEN-68), and how many of the others lie face down (SEN-64)."""
    text = teller.words.text
    lines = []
    for lot, card in enumerate(view.faces(LOTS)):
        parts = [text("terminal-senji-lot", number=lot + 1, card=teller.face(card))]
        for seat in sorted(range(view.seats), key=lambda seat: seat != view.seat):
            cards = _bids_under(view, teller, seat, lot)
            if cards and seat == view.seat:
                parts.append(text("terminal-senji-your-bids", cards=cards))
            elif cards:
                parts.append(text("terminal-senji-bids-of", name=teller.seat(seat), cards=cards))
        lines.append((lot_thing(lot), "; ".join(parts)))
    return lines


def _bids_under(view: Table, teller: Teller, seat: int, lot: int) -> str:
    """What a player has bid on that lot, as far as it is seen."""
    bids = zip(view.faces(BIDS[seat]), view.table.bids[seat], strict=False)
    cards = [card for card, at in bids if lot in (at, ~at)]
    told = [teller.face(card) for card in cards if card != HIDDEN]
    hidden = len(cards) - len(told)
    if hidden:
        told.append(teller.words.text("terminal-senji-bids-hidden", count=hidden))
    return ", ".join(told)


def in_spans(scene: Scene, lines: list[tuple[str, str]]) -> list[Line]:
    """These lines with what can be touched in them, marked where it may be."""
    drawn: list[Line] = []
    for thing, told in lines:
        legal = bool(thing) and thing in scene.legal
        ink = PLAIN._replace(fore=LEGAL, bold=True) if legal else PLAIN
        sign = "◆" if thing and thing in scene.chosen else "▸" if legal else "·"
        drawn.append([Span(f"{sign} ", PLAIN._replace(fore=AI)), Span(told, ink, thing)])
    return drawn
