"""What a player can say in Winter: letters, bids, and what samurai and kami can do then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tatami.kernel.answers import Answer, Attempt, Form
from tatami.kernel.seats import Seat, letter

from ..answer_shapes import AboutCard
from ..box import Box
from ..letters import REPLIES
from ..notes import ASK, GIVE, MODE, PLEA, REPLY, SHOW, VOW, WANT, WONDER, is_a_wish
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

    def __init__(self, target: Seat, aloud: bool, rest: str = "") -> None:
        super().__init__(f"{self.WORD} {letter(target)}{' aloud' if aloud else ''}{rest}")
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


class Fit(OfLetter):
    """`fit B green_trade_2`: the card for the first wish that has none yet (SEN-R117)."""

    __slots__ = ("card",)
    KINDS = {"target": "seat", "aloud": "truth", "card": "face"}
    WORD = "fit"

    def __init__(self, box: Box, target: Seat, aloud: bool, card: int) -> None:
        super().__init__(target, aloud, f" {box.faces[card]}")
        self.card: Final = card


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


class Bid(Form):
    """`bid 2: green_member_heir, green_trade_1`: all that one bids on the second lot from now on (SEN-64)."""

    __slots__ = ("lot",)
    KINDS = {"lot": "slot"}

    def __init__(self, lot: int) -> None:
        super().__init__(f"bid {lot + 1}")
        self.lot: Final = lot


class BidCard(AboutCard):
    """`green_member_heir`: a card that is part of a bid."""

    __slots__ = ()


class Unbid(Answer):
    """`unbid 2`: takes the whole bid back, but for what a tie has locked (SEN-R85, SEN-70)."""

    __slots__ = ("lot",)
    KINDS = {"lot": "slot"}

    def __init__(self, lot: int) -> None:
        super().__init__(f"unbid {lot + 1}")
        self.lot: Final = lot


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
        self.wishes: Final = tuple(
            self.part[notes.note(WANT, k)] for k, want in enumerate(notes.wants) if is_a_wish(want)
        )
        self.accept: Final = tuple(tuple(Accept(s, aloud) for s in seats) for aloud in ALOUD)
        self.decline: Final = tuple(Decline(s, False) for s in seats)
        self.fit: Final = tuple(
            tuple(tuple(Fit(box, s, aloud, card) for card in cards) for s in seats) for aloud in ALOUD
        )
        """By loudness, writer and card."""
        self.reply: Final = tuple(
            tuple(Reply(s, k, notes.note(REPLY, k)) for k in range(len(REPLIES))) for s in seats
        )
        self.confirm: Final = tuple(Confirm(s) for s in seats)
        self.withdraw: Final = tuple(Withdraw(s) for s in seats)
        self.withdraw_all: Final = WithdrawFromAll("withdraw all")
        self.bid: Final = tuple(Bid(lot) for lot in range(MOST_LOTS))
        self.bid_card: Final = tuple(BidCard(box, card) for card in cards)
        self.unbid: Final = tuple(Unbid(lot) for lot in range(MOST_LOTS))
        self.look: Final = tuple(Look(s) for s in seats)
        self.kami: Final = tuple(
            tuple(CallKamiOn(box, k, s) for s in seats) for k in range(box.samurai_count)
        )
        """By samurai and victim."""
        self.take: Final = tuple(TakeCard(box, card) for card in range(box.diplomacy))
        assert notes.sort[notes.open] == MODE

    def parts_of_forms(self) -> Mapping[type[Form], Mapping[str, Answer]]:
        """By kind of form and by text: what its answers are made of."""
        notes = {part.text: part for part in self.part.values()}
        cards = {part.text: part for part in self.bid_card}
        return {LetterTo: notes, LetterToAll: notes, Counter: notes, Bid: cards}

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
            *(answer for rows in self.fit for row in rows for answer in row),
            *(answer for row in self.reply for answer in row),
            *self.confirm,
            *self.withdraw,
            self.withdraw_all,
            *self.bid,
            *self.unbid,
            *self.look,
            *(answer for row in self.kami for answer in row),
            *self.take,
            *ATTEMPTS,
        ]
