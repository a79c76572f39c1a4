"""What is noticed in Winter. What is written is told to those who can read it; the others notice somebody
write, once and in the same way whatever it says: as a letter (`LetterPassed`), which counts and wakes
everybody, as cards for wishes (`WishAnswered`), which wakes them too, or as anything else (`Whispered`).
What everybody sees of the table afterwards follows from that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from tatami.kernel.events import AFace, Count, Event, Rewriting
from tatami.kernel.seats import Seat

from .common import AFamily, ASamurai


class WinterBegan(Event, frozen=True, gc=False):
    """SEN-39."""

    year: Count


class RoundBegan(Event, frozen=True, gc=False):
    """SEN-40: where no glass runs, everybody has his say in turn."""

    number: Count


class TurnToSpeak(Event, frozen=True, gc=False):
    """SEN-40."""

    seat: Seat


class SaidWait(Event, frozen=True, gc=False):
    """SEN-R10: not ready after all."""

    seat: Seat


class SaidReady(Event, frozen=True, gc=False):
    """SEN-R10."""

    seat: Seat

    def repeats(self, earlier: Iterable[Event]) -> bool:
        """Every letter wakes those who are ready, and they say it again: that is told once a Winter, and
        again of somebody who had changed his mind."""
        for event in earlier:
            if event == self:
                return True
            if isinstance(event, WinterBegan) or (isinstance(event, SaidWait) and event.seat == self.seat):
                return False
        return False


class LetterPassed(Event, frozen=True, gc=False):
    """SEN-40: what those notice of a letter who cannot read it."""

    by: Seat


class WishAnswered(Event, frozen=True, gc=False):
    """SEN-R117: what others notice of cards that are picked for wishes."""

    by: Seat


class LetterSent(Rewriting, frozen=True, gc=False):
    """SEN-40: `to` is the reader, or the writer himself where all can read it."""

    to: Seat

    def for_viewer(self, viewer: Seat) -> Event:
        told = super().for_viewer(viewer)
        return told if isinstance(told, LetterSent) else LetterPassed(self.by)


class LetterDeclined(Rewriting, frozen=True, gc=False):
    """SEN-41."""

    to: Seat


class LetterWithdrawn(Rewriting, frozen=True, gc=False):
    """SEN-41."""

    to: Seat


class CardsPicked(Rewriting, frozen=True, gc=False):
    """SEN-R117: so many cards for the wishes of that player, one for each."""

    to: Seat
    cards: Count

    def for_viewer(self, viewer: Seat) -> Event:
        told = super().for_viewer(viewer)
        return told if isinstance(told, CardsPicked) else WishAnswered(self.by)


class Replied(Rewriting, frozen=True, gc=False):
    """SEN-40."""

    to: Seat


class Agreed(Rewriting, frozen=True, gc=False):
    """SEN-45: promises were made, and no card moved."""

    to: Seat


class Exchanged(Rewriting, frozen=True, gc=False):
    """SEN-41, SEN-R11: so many cards from `by` to `to`, and so many back."""

    public: ClassVar[bool] = True
    discloses: ClassVar[bool] = True

    to: Seat
    given: Count
    received: Count
    openly: bool


class BidLaid(Rewriting, frozen=True, gc=False):
    """SEN-64: so many cards are one's bid on that lot (counted from 1) from now on, the locked ones aside;
    before there were more or fewer."""

    public: ClassVar[bool] = True

    lot: Count
    cards: Count


class BidTakenBack(Rewriting, frozen=True, gc=False):
    """SEN-R85."""

    public: ClassVar[bool] = True

    lot: Count


class BidsLaidAnew(Rewriting, frozen=True, gc=False):
    """SEN-64, SEN-R85: as many cards under every lot as before, perhaps others."""

    public: ClassVar[bool] = True


class HandLookedAt(Event, frozen=True, gc=False):
    """SEN-199."""

    by: Seat
    target: Seat


class KamiCalled(Event, frozen=True, gc=False):
    """SEN-209, SEN-215: a dead samurai looks at a hand, and goes to the discard pile."""

    by: Seat
    samurai: ASamurai
    target: Seat


class KamiTook(Rewriting, frozen=True, gc=False):
    """SEN-209: one card of that hand."""

    public: ClassVar[bool] = True

    target: Seat


class WinterEnded(Rewriting, frozen=True, gc=False):
    """SEN-39, SEN-R10: what was not accepted is void."""

    public: ClassVar[bool] = True


class LotHandedHome(Event, frozen=True, gc=False):
    """SEN-62: a card that was drawn belongs to a family in play."""

    seat: Seat


class LotLeftTheGame(Event, frozen=True, gc=False):
    """SEN-R88."""

    family: AFamily


class LotWon(Event, frozen=True, gc=False):
    """SEN-67: that lot goes to the single highest bid."""

    seat: Seat
    lot: Count
    value: Count


class LotTied(Event, frozen=True, gc=False):
    """SEN-68."""

    lot: Count
    seats: tuple[Seat, ...]
    value: Count


class LotUnsold(Event, frozen=True, gc=False):
    """SEN-71."""

    lot: Count
    family: AFamily


class PromisesJudged(Rewriting, frozen=True, gc=False):
    """SEN-45: what became of the promises of this year, as far as the viewer knows of them. Of each: who made
    it, to whom (the maker himself: to all), the note, and the verdict (0 kept, 1 broken, 2 overtaken)."""

    public: ClassVar[bool] = True

    makers: tuple[Seat, ...]
    hearers: tuple[Seat, ...]
    promises: tuple[AFace, ...]
    verdicts: tuple[Count, ...]
    kept: Count
    broken: Count
    overtaken: Count
    known: bool
    """Whether there are any."""

    def for_viewer(self, viewer: Seat) -> Event:
        known = [
            k
            for k, (maker, hearer) in enumerate(zip(self.makers, self.hearers, strict=True))
            if viewer in (maker, hearer) or maker == hearer
        ]
        verdicts = tuple(self.verdicts[k] for k in known)
        return PromisesJudged(
            self.by,
            tuple(page for page in self.pages if page[1] >> viewer & 1),
            tuple(self.makers[k] for k in known),
            tuple(self.hearers[k] for k in known),
            tuple(self.promises[k] for k in known),
            verdicts,
            verdicts.count(0),
            verdicts.count(1),
            verdicts.count(2),
            bool(known),
        )
