"""The table as a player sees it when he must decide; worked out when wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from ..board import commander, holder, still_in
from ..notes import SWORN, Letter
from ..pieces import DISPLAY, HANAFUDA, HAND, TARGET, WORDS, words_to
from ..table import Me, SenjiTable
from . import weights
from .memory import Memory

Promise = tuple[str, int]
"""A promise by its word, and the province or family that it speaks of, or -1."""


class Scene:
    """What one player knows and can work out at one decision.

    `years_left` guesses how long the game goes on, `province` is what holding a province until then is worth.
    With `seat` and `hand` it is how he thinks that it looks to another, who holds these cards.
    """

    def __init__(
        self, view: View[SenjiTable], memory: Memory, seat: Seat = -1, hand: Sequence[int] = ()
    ) -> None:
        is_own = seat < 0
        self.view: Final = view
        self.memory: Final = memory
        self.because: Final = memory.because
        self.seat: Final = view.seat if is_own else seat
        self.seats: Final = view.seats
        self.table: Final = view.table
        self.box: Final = view.table.box
        self.me: Final[Me] = view.seen()
        self.family: Final = view.table.families[self.seat]
        self.hand: Final = [card for card in view.faces(HAND[view.seat]) if card >= 0] if is_own else [*hand]
        self.hanafuda: Final = [card for card in view.faces(HANAFUDA[self.seat]) if card >= 0]
        self.honour: Final = view.table.honour[self.seat]
        self.rivals: Final = [other for other in still_in(view.table) if other != self.seat]
        self.years_left: Final = max(1.0, (TARGET - max(view.table.honour)) / weights.HONOUR_A_YEAR)
        self.province: Final = weights.PROVINCE * self.years_left
        self._oaths: Final[dict[tuple[Seat, Seat], frozenset[Promise]]] = {}

    # --- the race -------------------------------------------------------------------------------

    def is_dangerous(self, seat: Seat) -> bool:
        """Whether that player may well be shogun this year, and is not behind oneself."""
        honour = self.table.honour[seat]
        return honour >= TARGET - weights.NEAR and honour >= self.honour - 2

    def anybody_dangerous(self) -> bool:
        return any(self.table.honour[seat] >= TARGET - weights.NEAR for seat in self.rivals)

    def harm(self, seat: Seat) -> float:
        """What a point of that player's costs oneself."""
        if self.is_dangerous(seat):
            return weights.HARM_OF_DANGER
        ahead = all(self.table.honour[seat] >= self.table.honour[other] for other in self.rivals)
        return weights.HARM_OF_LEADER if ahead and self.table.year > 1 else weights.HARM

    def is_welcome(self, seat: Seat) -> bool:
        """Whether one deals with that player at all: he is not about to win, and has not broken his word."""
        return not self.is_dangerous(seat) and self.memory.grudge[seat] < weights.SULKS

    def leader(self) -> Seat:
        """The rival who is furthest ahead."""
        return max(self.rivals, key=lambda seat: self.table.honour[seat])

    # --- promises -------------------------------------------------------------------------------

    def oaths(self, maker: Seat, hearer: Seat) -> frozenset[Promise]:
        """The promises that stand, as far as one knows of them, from one player to another; with those to
        all."""
        known = self._oaths.get((maker, hearer))
        if known is None:
            notes = self.box.notes
            places = (words_to(self.seats, maker, hearer), WORDS[maker])
            known = frozenset(
                notes.promises[notes.tells[face]]
                for place in places
                for face in self.view.faces(place)
                if face >= 0 and notes.sort[face] == SWORN
            )
            self._oaths[maker, hearer] = known
        return known

    def has_sworn(self, hearer: Seat, word: str, of: int = -1) -> bool:
        """Whether one has promised that to him."""
        return (word, of) in self.oaths(self.seat, hearer)

    def believes(self, maker: Seat, word: str) -> bool:
        """Whether he has promised that, and can be believed."""
        return (word, -1) in self.oaths(maker, self.seat) and self.memory.grudge[maker] < weights.SULKS

    def letter(self, writer: Seat, reader: Seat) -> Letter:
        """The private letter that lies between them, perhaps an empty one."""
        return Letter(self.box.notes, self.view.faces(words_to(self.seats, writer, reader)))

    def pledged(self, but: Seat = -1) -> list[int]:
        """Own cards that letters already speak of: given in one's own, or picked for others'; those between
        oneself and `but` aside."""
        cards: list[int] = []
        for seat in self.rivals:
            if seat != but:
                cards += self.letter(self.seat, seat).gives
                cards += self.letter(seat, self.seat).fits
        return cards

    # --- board ----------------------------------------------------------------------------------

    def ruler(self, province: int) -> Seat:
        """Who decides for whoever holds it, or -1."""
        held = holder(self.table, province)
        return -1 if held < 0 else commander(self.table, held)

    def shown(self, seat: Seat) -> list[int]:
        """By family: the value of the member that this player displays, 0 if none."""
        values = [0] * len(self.box.homes)
        for card in self.view.faces(DISPLAY[seat]):
            values[self.box.family[card]] = self.box.value[card]
        return values
