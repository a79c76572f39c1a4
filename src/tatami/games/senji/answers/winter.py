"""What a player can say in Winter: letters, bids, and what samurai and kami can do then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tatami.kernel.answers import Answer, Attempt, Form
from tatami.kernel.seats import Seat, letter

from ..answer_shapes import AboutCard
from ..box import Box
from ..letters import REPLIES
from ..notes import ASK, GIVE, MODE, PLEA, REPLY, SHOW, VOW, WANT, WONDER, Notes, is_a_wish
from ..pieces import MOST_SEATS
from .common import READY, CallKamiOn, TakeCard

MOST_LOTS: Final = 24
"""More than can ever lie on the table: every lot that is carried over holds two bids."""
ALOUD: Final = (False, True)


class Wait(Answer):
    """`wait`: not ready after all (SEN-R10)."""

    __slots__ = ()


class LetterTo(Form):
    """`letter B: give green_trade_2, vow peace`: a letter that only B can read (SEN-40)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"letter {letter(target)}")
        self.target: Final = target


class LetterToAll(Form):
    """`letter all: ...`: a letter that everybody can read."""

    __slots__ = ()


class Counter(Form):
    """`counter B: ...`: a letter to B, begun with what his own says from the other side; `aloud` if that was
    the one to all."""

    __slots__ = ("aloud", "target")
    KINDS = {"target": "seat", "aloud": "truth"}

    def __init__(self, target: Seat, aloud: bool) -> None:
        super().__init__(f"counter {letter(target)}{' aloud' if aloud else ''}")
        self.target: Final = target
        self.aloud: Final = aloud


class OfNote(Answer):
    """An answer that is a note. Words tell the note; whoever points at it knows its kind, and needs only what
    it speaks of: a card, a wish, a promise, a question (`TOUCHED`)."""

    __slots__ = ("about", "note")
    TOUCHED: ClassVar[dict[str, str]] = {"about": "text"}

    def __init__(self, text: str, note: int, about: str) -> None:
        super().__init__(text)
        self.note: Final = note
        self.about: Final = about

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return {name: (kind, getattr(self, name)) for name, kind in self.TOUCHED.items()}


class LetterPart(OfNote):
    """A note of a letter; the subclass says what it does."""

    __slots__ = ()
    KINDS = {"note": "face"}


class Give(LetterPart):
    """`give green_trade_2`: a card that the writer gives (SEN-41, SEN-42)."""

    __slots__ = ()


class Ask(LetterPart):
    """`ask green_trade_2`: a card that he asks for (SEN-241)."""

    __slots__ = ()


class Want(LetterPart):
    """`want any.trade.any`: some card of that family, kind or value (SEN-R117)."""

    __slots__ = ()


class Vow(LetterPart):
    """`vow peace`: what the writer promises (SEN-45)."""

    __slots__ = ()


class Plea(LetterPart):
    """`plea peace`: what he wants to be promised."""

    __slots__ = ()


class Wonder(LetterPart):
    """`wonder attack_me`: what he would like to know (SEN-40)."""

    __slots__ = ()


class Reveal(LetterPart):
    """`reveal green_trade_2`: the letter shows a card of the writer's hand (SEN-R13)."""

    __slots__ = ()


class Openly(LetterPart):
    """`openly`: everybody is to see the cards that change hands (SEN-44)."""

    __slots__ = ()


class OfLetter(Answer):
    """An answer to a letter: whose it is, and whether it was the one to all (`aloud`)."""

    __slots__ = ("aloud", "target")
    KINDS = {"target": "seat", "aloud": "truth"}
    WORD: ClassVar[str]

    def __init__(self, target: Seat, aloud: bool) -> None:
        super().__init__(f"{self.WORD} {letter(target)}{' aloud' if aloud else ''}")
        self.target: Final = target
        self.aloud: Final = aloud


class Accept(OfLetter):
    """`accept B`: what the letter says is done (SEN-41)."""

    __slots__ = ()
    WORD = "accept"


class Decline(OfLetter):
    """`decline B`: no, thank you."""

    __slots__ = ()
    WORD = "decline"


class Fit(Form):
    """`fit B: green_trade_2, green_member_heir`: a card for each wish, in their order (SEN-R117)."""

    __slots__ = ("aloud", "target")
    KINDS = {"target": "seat", "aloud": "truth"}

    def __init__(self, target: Seat, aloud: bool) -> None:
        super().__init__(f"fit {letter(target)}{' aloud' if aloud else ''}")
        self.target: Final = target
        self.aloud: Final = aloud


class PickCard(AboutCard):
    """`green_trade_2`: the card for a wish."""

    __slots__ = ()


class Reply(OfNote):
    """`reply B yes`: to the first question of the letter that has no answer yet."""

    __slots__ = ("target",)
    KINDS = {"target": "seat", "note": "face"}
    TOUCHED = {"target": "seat", "about": "text"}

    def __init__(self, target: Seat, reply: int, note: int) -> None:
        super().__init__(f"reply {letter(target)} {REPLIES[reply]}", note, REPLIES[reply])
        self.target: Final = target


class Confirm(Answer):
    """`confirm B`: the cards that B picked are right (SEN-R117)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"confirm {letter(target)}")
        self.target: Final = target


class Withdraw(Answer):
    """`withdraw B`: takes one's own letter back."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"withdraw {letter(target)}")
        self.target: Final = target


class WithdrawFromAll(Answer):
    """`withdraw all`: takes back the letter that all can read."""

    __slots__ = ()


class Bids(Form):
    """`bids: 1 green_member_heir, 3 green_trade_1`: all that one bids from now on, locked cards aside;
    without any card, nothing (SEN-64, SEN-R85)."""

    __slots__ = ()


class BidCard(Answer):
    """`1 green_member_heir`: a card under the first lot."""

    __slots__ = ("card", "lot")
    KINDS = {"lot": "slot", "card": "face"}

    def __init__(self, box: Box, lot: int, card: int) -> None:
        super().__init__(f"{lot + 1} {box.faces[card]}")
        self.lot: Final = lot
        self.card: Final = card


class Look(Answer):
    """`look B`: at B's diplomacy hand (SEN-199)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"look {letter(target)}")
        self.target: Final = target


ATTEMPTS: Final = tuple(
    Attempt(text)
    for text in (
        "stop the glass",
        "give dummy",
        "give hanafuda",
        "give displayed",
        "take without consent",
        "look at a bid",
        "bid dummy",
        "take back a locked bid",
        "demand a promise",
    )
)

_PARTS: Final = ((GIVE, "give", Give), (ASK, "ask", Ask), (WANT, "want", Want), (VOW, "vow", Vow),
                 (PLEA, "plea", Plea), (WONDER, "wonder", Wonder), (SHOW, "reveal", Reveal))  # fmt: skip


class WinterSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        notes, seats, cards = box.notes, range(MOST_SEATS), range(box.valued)
        self.ready: Final = READY
        self.wait: Final = Wait("wait")
        self.letter: Final = tuple(LetterTo(seat) for seat in seats)
        self.letter_all: Final = LetterToAll("letter all")
        self.counter: Final = tuple(tuple(Counter(s, aloud) for s in seats) for aloud in ALOUD)
        self.part: Final[dict[int, LetterPart]] = {notes.open: Openly("openly", notes.open, "open")}
        """By note: the part of a letter that says it."""
        for face, sort in enumerate(notes.sort):
            for of, word, kind in _PARTS:
                if sort == of:
                    about = box.faces[face].partition(":")[2]
                    self.part[face] = kind(f"{word} {about}", face, about)
        self.give: Final = self._all(notes, GIVE)
        self.ask: Final = self._all(notes, ASK)
        self.reveal: Final = self._all(notes, SHOW)
        self.vow: Final = self._all(notes, VOW)
        self.plea: Final = self._all(notes, PLEA)
        """By card or promise: the parts of one sort."""
        self.wishes: Final = tuple(
            self.part[notes.note(WANT, k)] for k, want in enumerate(notes.wants) if is_a_wish(want)
        )
        self.accept: Final = tuple(tuple(Accept(s, aloud) for s in seats) for aloud in ALOUD)
        self.decline: Final = tuple(Decline(s, False) for s in seats)
        self.fit: Final = tuple(tuple(Fit(s, aloud) for s in seats) for aloud in ALOUD)
        self.pick: Final = tuple(PickCard(box, card) for card in cards)
        self.reply: Final = tuple(
            tuple(Reply(s, k, notes.note(REPLY, k)) for k in range(len(REPLIES))) for s in seats
        )
        self.confirm: Final = tuple(Confirm(s) for s in seats)
        self.withdraw: Final = tuple(Withdraw(s) for s in seats)
        self.withdraw_all: Final = WithdrawFromAll("withdraw all")
        self.bids: Final = Bids("bids")
        self.bid: Final = tuple(tuple(BidCard(box, lot, card) for card in cards) for lot in range(MOST_LOTS))
        """By lot and card."""
        self.look: Final = tuple(Look(s) for s in seats)
        self.kami: Final = tuple(
            tuple(CallKamiOn(box, k, s) for s in seats) for k in range(box.samurai_count)
        )
        """By samurai and victim."""
        self.take: Final = tuple(TakeCard(box, card) for card in range(box.diplomacy))
        assert notes.sort[notes.open] == MODE

    def _all(self, notes: Notes, sort: int) -> tuple[LetterPart, ...]:
        return tuple(part for face, part in self.part.items() if notes.sort[face] == sort)

    def parts_of_forms(self) -> Mapping[type[Form], Mapping[str, Answer]]:
        """By kind of form and by text: what its answers are made of."""
        notes = {part.text: part for part in self.part.values()}
        bids = {part.text: part for row in self.bid for part in row}
        picks = {part.text: part for part in self.pick}
        return {LetterTo: notes, LetterToAll: notes, Counter: notes, Fit: picks, Bids: bids}

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [
            self.ready,
            self.wait,
            *self.letter,
            self.letter_all,
            *(answer for row in self.counter for answer in row),
            *(answer for row in self.accept for answer in row),
            *self.decline,
            *(answer for row in self.fit for answer in row),
            *(answer for row in self.reply for answer in row),
            *self.confirm,
            *self.withdraw,
            self.withdraw_all,
            self.bids,
            *self.look,
            *(answer for row in self.kami for answer in row),
            *self.take,
            *ATTEMPTS,
        ]
