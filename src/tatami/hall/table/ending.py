"""The offer to end a game here: who has made it, and who of the others has agreed."""

from __future__ import annotations

from typing import Final

from tatami.kernel.seats import Seat

OFFER_LASTS: Final = 8
"""Acts of people after which an offer has been overtaken by the game."""

Kept = tuple[Seat, list[Seat], int, dict[Seat, int]]
NOBODY: Final = -1


class EndOffer:
    """One at a time; it falls when who has made it plays on, or when the others have long done so."""

    __slots__ = ("_acts", "agreed", "by", "made_at")

    def __init__(self) -> None:
        self.by: Seat = NOBODY
        self.agreed: Final[set[Seat]] = set()
        self._acts = 0
        self.made_at: Final[dict[Seat, int]] = {}
        """By seat: how many acts there were when it last offered this."""

    @property
    def is_open(self) -> bool:
        return self.by != NOBODY

    def make(self, seat: Seat, acts: int) -> None:
        self.forget()
        self.by, self.made_at[seat] = seat, acts

    def answer(self, seat: Seat, agreed: bool) -> None:
        if agreed:
            self.agreed.add(seat)
        else:
            self.forget()

    def note_act(self, seat: Seat) -> None:
        """A person has acted; bots do not count."""
        if self.by == NOBODY:
            return
        self._acts += 1
        if seat == self.by or self._acts >= OFFER_LASTS:
            self.forget()

    def forget(self) -> None:
        self.by, self._acts = NOBODY, 0
        self.agreed.clear()

    def put_aside(self) -> Kept:
        return self.by, sorted(self.agreed), self._acts, dict(self.made_at)

    def take_up(self, kept: Kept) -> None:
        self.by, agreed, self._acts, made_at = kept
        self.agreed.update(agreed)
        self.made_at.update(made_at)
