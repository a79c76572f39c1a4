"""What a player can say in Winter: letters, bids, and what samurai and kami can do then."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.seats import Seat, letter

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


class Write(Answer):
    """`write B`, `write all`: a letter is begun."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"write {letter(target)}")
        self.target: Final = target


class WriteToAll(Answer):
    """`write all`: a letter that everybody can read is begun."""

    __slots__ = ()


class Compose(Answer):
    """Adds a note to the letter; the subclass says what it does."""

    __slots__ = ("note",)
    KINDS = {"note": "face"}

    def __init__(self, text: str, note: int) -> None:
        super().__init__(text)
        self.note: Final = note


class Give(Compose):
    """`give green_trade_2`: a card that the writer gives (SEN-41, SEN-42)."""

    __slots__ = ()


class Ask(Compose):
    """`ask green_trade_2`: a card that he asks for (SEN-241)."""

    __slots__ = ()


class Want(Compose):
    """`want any.trade.any`: some card of that family, kind or value (SEN-R117)."""

    __slots__ = ()


class Vow(Compose):
    """`vow peace`: what the writer promises (SEN-45)."""

    __slots__ = ()


class Plea(Compose):
    """`plea peace`: what he wants to be promised."""

    __slots__ = ()


class Wonder(Compose):
    """`wonder attack_me`: what he would like to know (SEN-40)."""

    __slots__ = ()


class Reveal(Compose):
    """`reveal green_trade_2`: the letter shows a card of the writer's hand (SEN-R13)."""

    __slots__ = ()


class Openly(Compose):
    """`openly`: everybody is to see the cards that change hands (SEN-44)."""

    __slots__ = ()


class Strike(Answer):
    """`strike give:green_trade_2`: takes that note out of the letter again."""

    __slots__ = ("note",)
    KINDS = {"note": "face"}

    def __init__(self, box: Box, note: int) -> None:
        super().__init__(f"strike {box.faces[note]}")
        self.note: Final = note


class Send(Answer):
    """`send`: the letter goes off."""

    __slots__ = ()


class Scrap(Answer):
    """`scrap`: the letter is thrown away unsent."""

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


class Counter(OfLetter):
    """`counter B`: begins a letter to B that says the same from the other side."""

    __slots__ = ()
    WORD = "counter"


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


class Reply(Answer):
    """`reply B yes`: to the first question of the letter that has no answer yet."""

    __slots__ = ("note", "target")
    KINDS = {"target": "seat", "note": "face"}

    def __init__(self, target: Seat, reply: int, note: int) -> None:
        super().__init__(f"reply {letter(target)} {REPLIES[reply]}")
        self.target: Final = target
        self.note: Final = note


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


class Bid(Answer):
    """`bid 2 green_member_heir`: an own card face down under the second lot (SEN-64)."""

    __slots__ = ("card", "lot")
    KINDS = {"lot": "slot", "card": "face"}

    def __init__(self, box: Box, lot: int, card: int) -> None:
        super().__init__(f"bid {lot + 1} {box.faces[card]}")
        self.lot: Final = lot
        self.card: Final = card


class Unbid(Answer):
    """`unbid 2 green_member_heir`: takes it back (SEN-R85)."""

    __slots__ = ("card", "lot")
    KINDS = {"lot": "slot", "card": "face"}

    def __init__(self, box: Box, lot: int, card: int) -> None:
        super().__init__(f"unbid {lot + 1} {box.faces[card]}")
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
        "demand a promise",
    )
)

_COMPOSING: Final = ((GIVE, "give", Give), (ASK, "ask", Ask), (WANT, "want", Want), (VOW, "vow", Vow),
                     (PLEA, "plea", Plea), (WONDER, "wonder", Wonder), (SHOW, "reveal", Reveal))  # fmt: skip


class WinterSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        notes, seats, cards = box.notes, range(MOST_SEATS), range(box.valued)
        self.ready: Final = READY
        self.wait: Final = Wait("wait")
        self.write: Final = tuple(Write(seat) for seat in seats)
        self.write_all: Final = WriteToAll("write all")
        self.compose: Final[dict[int, Compose]] = {notes.open: Openly("openly", notes.open)}
        """By note: the answer that puts it into a letter."""
        for face, sort in enumerate(notes.sort):
            for of, word, kind in _COMPOSING:
                if sort == of:
                    self.compose[face] = kind(f"{word} {box.faces[face].partition(':')[2]}", face)
        self.wishes: Final = tuple(
            self.compose[notes.note(WANT, k)] for k, want in enumerate(notes.wants) if is_a_wish(want)
        )
        self.strike: Final = {note: Strike(box, note) for note in self.compose}
        self.send: Final = Send("send")
        self.scrap: Final = Scrap("scrap")
        self.accept: Final = tuple(tuple(Accept(s, aloud) for s in seats) for aloud in ALOUD)
        self.counter: Final = tuple(tuple(Counter(s, aloud) for s in seats) for aloud in ALOUD)
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
        self.bid: Final = tuple(tuple(Bid(box, lot, card) for card in cards) for lot in range(MOST_LOTS))
        self.unbid: Final = tuple(tuple(Unbid(box, lot, card) for card in cards) for lot in range(MOST_LOTS))
        """By lot and card."""
        self.look: Final = tuple(Look(s) for s in seats)
        self.kami: Final = tuple(
            tuple(CallKamiOn(box, k, s) for s in seats) for k in range(box.samurai_count)
        )
        """By samurai and victim."""
        self.take: Final = tuple(TakeCard(box, card) for card in range(box.diplomacy))
        assert notes.sort[notes.open] == MODE

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [
            self.ready,
            self.wait,
            *self.write,
            self.write_all,
            *self.compose.values(),
            *self.strike.values(),
            self.send,
            self.scrap,
            *(answer for row in (*self.accept, *self.counter) for answer in row),
            *self.decline,
            *(answer for rows in self.fit for row in rows for answer in row),
            *(answer for row in self.reply for answer in row),
            *self.confirm,
            *self.withdraw,
            self.withdraw_all,
            *(answer for row in (*self.bid, *self.unbid) for answer in row),
            *self.look,
            *(answer for row in self.kami for answer in row),
            *self.take,
            *ATTEMPTS,
        ]
