"""The table as a bystander keeps it in mind, from public events alone: numbers, not faces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tatami.kernel.events import Event, Gathered, Moved
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.seen import Seen
from tatami.kernel.views import View

from ..events import (
    Attacked,
    CardPlayed,
    CardPlayedOn,
    CharacterDealt,
    DeckEnded,
    Defeated,
    Healed,
    HonorGiven,
    HonorPaidToBushido,
    Parried,
    Recovered,
    ResilienceSpent,
    ShogunRevealed,
    TurnBegan,
    Wounded,
)
from ..pieces import (
    BATTLE_CRY,
    BUSHIDO_OF,
    CARD_STOCK,
    DECK,
    HAND,
    OTHERS_HONOR,
    PARRY,
    RESILIENCE,
    SHOGUN_HONOR,
    is_property,
    layout,
)
from ..table import Me, SamuraiSwordTable, changed

_LAYOUTS: Final = {seats: layout(seats) for seats in OTHERS_HONOR}
_OWNER: Final = {HAND[seat]: seat for seat in range(len(HAND))}
_NO_CHARACTER: Final = "benkei"
"""Stands in until the characters are dealt."""


class Watched:
    """Open facts and sizes of places; `me` shows them to the rules, which so need not be written twice.

    `busy` holds while the active player has played something since cards last came into his hand, Properties
    apart. `stale` is, by seat, how many cards of the hand were already there when their owner last took a
    blow that he would have parried: hardly a Parry among them.
    """

    def __init__(self, seats: int) -> None:
        names = _LAYOUTS[seats]
        honor = (OTHERS_HONOR[seats],) * seats
        full = (RESILIENCE[_NO_CHARACTER],) * seats
        self.seats: Final = seats
        self.table: Final = SamuraiSwordTable(0, 0, 0, (_NO_CHARACTER,) * seats, full, honor, 0, False, False)
        self.places: Final[list[list[int]]] = [[] for _ in names.places]
        self.places[DECK] += [0] * len(names.stocks[CARD_STOCK])
        self.me: Final[Me] = Seen(SPECTATOR, seats, self.table, self.places)
        self.stale: Final = [0.0] * seats
        self.busy = False
        self._parriable = False
        self.does: Final[dict[type[Event], Callable[[Any], None]]] = {
            Moved: self._moved,
            Gathered: self._gathered,
            ShogunRevealed: self._shogun_revealed,
            CharacterDealt: self._character_dealt,
            TurnBegan: self._turn_began,
            Recovered: self._recovered,
            Healed: self._healed,
            ResilienceSpent: self._resilience_spent,
            Attacked: self._attacked,
            Parried: self._parried,
            CardPlayed: self._card_played,
            CardPlayedOn: self._card_played_on,
            Wounded: self._wounded,
            Defeated: self._defeated,
            HonorGiven: self._honor_given,
            HonorPaidToBushido: self._honor_paid,
            DeckEnded: self._deck_ended,
        }
        """By kind of event: what changes on the table."""

    def look(self, view: View[SamuraiSwordTable]) -> None:
        """One who sits down in the middle of a game sees what he has not heard."""
        table, seen = self.table, view.table
        for field in SamuraiSwordTable.FIELDS:
            setattr(table, field, getattr(seen, field))
        for mine, theirs in zip(self.places, view.places, strict=True):
            mine[:] = theirs

    def bushido_holder(self) -> Seat:
        """In front of whom Bushido lies, or -1."""
        return next((seat for seat in range(self.seats) if self.places[BUSHIDO_OF[seat]]), -1)

    # --- what happens ---------------------------------------------------------------------------

    def _moved(self, event: Moved) -> None:
        source, goal = self.places[event.source], event.goal
        owner = _OWNER.get(event.source)
        if owner is not None and self.stale[owner] and event.face != PARRY and source:
            self.stale[owner] *= 1 - 1 / len(source)
        if source:
            source.pop()
        self.places[goal].append(0)
        if goal == HAND[self.table.turn]:
            self.busy = False

    def _gathered(self, event: Gathered) -> None:
        self.places[event.goal] += self.places[event.source]
        self.places[event.source].clear()

    def _shogun_revealed(self, event: ShogunRevealed) -> None:
        table = self.table
        table.shogun = event.seat
        more = SHOGUN_HONOR[self.seats] - OTHERS_HONOR[self.seats]
        table.honor = changed(table.honor, event.seat, more)

    def _character_dealt(self, event: CharacterDealt) -> None:
        table, seat = self.table, event.seat
        table.characters = (*table.characters[:seat], event.character, *table.characters[seat + 1 :])
        self._set_resilience(seat, RESILIENCE[event.character])

    def _turn_began(self, event: TurnBegan) -> None:
        self.table.turn, self.table.turn_number = event.seat, event.number
        self.busy = False

    def _recovered(self, event: Recovered) -> None:
        self._set_resilience(event.seat, event.resilience)

    def _healed(self, event: Healed) -> None:
        self._set_resilience(event.seat, self.table.resilience[event.seat] + event.tokens)

    def _resilience_spent(self, event: ResilienceSpent) -> None:
        self._set_resilience(event.seat, event.left)

    def _attacked(self, event: Attacked) -> None:
        self._parriable = self.busy = True

    def _card_played(self, event: CardPlayed) -> None:
        self._parriable = event.card == BATTLE_CRY
        if not is_property(event.card):
            self.busy = True

    def _card_played_on(self, event: CardPlayedOn) -> None:
        self.busy = True

    def _parried(self, event: Parried) -> None:
        self.stale[event.by] = 0.0

    def _wounded(self, event: Wounded) -> None:
        self._set_resilience(event.seat, event.left)
        if self._parriable and (event.wounds > 1 or event.left < 2):
            self.stale[event.seat] = float(len(self.places[HAND[event.seat]]))

    def _defeated(self, event: Defeated) -> None:
        self._set_resilience(event.seat, 0)

    def _honor_given(self, event: HonorGiven) -> None:
        table = self.table
        table.honor = changed(changed(table.honor, event.seat, -1), event.to, 1)

    def _honor_paid(self, event: HonorPaidToBushido) -> None:
        self.table.honor = changed(self.table.honor, event.seat, -event.tokens)

    def _deck_ended(self, event: DeckEnded) -> None:
        self.table.honor = tuple(tokens - 1 for tokens in self.table.honor)

    def _set_resilience(self, seat: Seat, tokens: int) -> None:
        table = self.table
        table.resilience = changed(table.resilience, seat, tokens - table.resilience[seat])
