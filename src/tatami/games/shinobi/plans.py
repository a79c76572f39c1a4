"""Plans for a whole turn, made on plain counts: first order, second order, attack (ledger section 9)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from . import answers as say
from .beliefs import Armies, sign_of_move, targets
from .pieces import CLANS, HAND_SIZE, NINJA

_CLANS: Final = range(len(CLANS))

# All values are in troop cards of one's own clan.
SMOOTH: Final = 1.1
"""How far below the leading rival another rival still counts."""
AT_HOME: Final = 0.3
"""An own card in one's own province in the last round: the tie-break. Before, it would be a target."""
FRAIL: Final = 0.6
"""A lone own card is prey for every pair."""
WEAPON: Final = 0.25
"""Each card of the strongest army at home, up to four: it can be used again."""
KEEP: Final = (0.0, 0.85, 1.6, 1.8, 1.9)
"""Own cards kept in hand for the last turn, before the last round."""
KEEP_NINJA: Final = 0.55
LAST_CARD: Final = 0.8
"""To draw the last card is to move last."""
LAST_CARD_LEFT: Final = (0.0, -0.3, -0.15)
"""One or two cards left: the neighbour takes the last, or may."""
TALLEST: Final = 0.5
"""For each card by which one's own clan leads alone before the last round."""
SECRECY: Final = 0.5
"""For each open favour to one's own clan before the last round."""
CERTAIN: Final = 12.0
"""What victory is worth in the final turn."""

BEST_FIRST: Final = 8
BEST_SECOND: Final = 8


class Situation:
    """What a player knows when he plans, as plain counts."""

    __slots__ = (
        "armies",
        "deck",
        "exposure",
        "hand",
        "home",
        "mine",
        "noise",
        "odds",
        "rivals",
        "safe",
        "seat",
        "seats",
        "totals",
        "turns_left",
        "worth",
    )

    def __init__(
        self,
        seat: Seat,
        mine: int,
        armies: Armies,
        hand: list[int],
        safe: set[tuple[Seat, int]],
        deck: int,
        turns_left: int,
        odds: list[list[float]],
        exposure: float,
        noise: Callable[[], float],
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = len(armies)
        self.mine: Final = mine
        self.armies: Final = armies
        self.home: Final = armies[seat]
        self.hand: Final = hand
        self.safe: Final = safe
        self.deck: Final = deck
        self.turns_left: Final = turns_left
        self.odds: Final = odds
        self.exposure: Final = exposure
        self.noise: Final = noise
        self.totals: Final = [sum(province[clan] for province in armies) for clan in _CLANS]
        rivals = [p for p in range(self.seats) if p != seat]
        self.rivals: Final = [(clan, sum(odds[p][clan] for p in rivals)) for clan in _CLANS if clan != mine]
        self.worth: Final[dict[tuple[int, ...], float]] = {}

    # --- what a position is worth ---------------------------------------------------------------

    def value(self) -> float:
        """Totals, home and hand as they are now."""
        value = self.value_of_totals()
        if self.turns_left < 0:
            value += KEEP[self.hand[self.mine]] + KEEP_NINJA * min(self.hand[NINJA], 2)
        else:
            value += AT_HOME * min(self.home[self.mine], 3)
            if self.turns_left == 0:
                return value
        value += WEAPON * min(max(self.home), 4)
        for province in self.armies:
            if province[self.mine] == 1:
                value -= FRAIL
        return value

    def value_of_totals(self) -> float:
        if self.turns_left == 0:
            return CERTAIN * self.chance_to_win() + 0.2 * self._lead()
        key = tuple(self.totals)
        value = self.worth.get(key)
        if value is None:
            value = self.worth[key] = self._lead()
        return value

    def _lead(self) -> float:
        """Own total less the best rival's, each weighed by how likely a rival serves that clan."""
        totals, mine = self.totals, self.totals[self.mine]
        crowd = sum(served * exp(totals[clan] / SMOOTH) for clan, served in self.rivals)
        lead = mine - SMOOTH * log(crowd + 1e-9)
        if self.turns_left < 0:
            ahead = mine - max(totals[clan] for clan, _ in self.rivals)
            if ahead > 0:
                lead -= TALLEST * ahead
        return lead

    def chance_to_win(self) -> float:
        """Nothing comes after this turn: who is ahead has lost, who is level may lose the tie-break."""
        mine, chance = self.totals[self.mine], 1.0
        for clan, served in self.rivals:
            total = self.totals[clan]
            if total > mine:
                chance *= max(0.01, 1 - served)
            elif total == mine:
                chance *= 1 - self._lost_ties(clan)
        return chance

    def _lost_ties(self, clan: int) -> float:
        """SHI-68: how likely a rival serves this clan and has more (or, by half, as many) of it at home."""
        own, lost = self.home[self.mine], 0.0
        for rival, province in enumerate(self.armies):
            if rival != self.seat and province[clan] >= own:
                lost += self.odds[rival][clan] * (0.5 if province[clan] == own else 1.0)
        return lost

    def last_card(self) -> float:
        """What it means how many cards will be drawn at the end of this turn."""
        if self.deck == 0:
            return 0.0
        left = self.deck - (HAND_SIZE - sum(self.hand))
        if left <= 0:
            return LAST_CARD
        return LAST_CARD_LEFT[left] if left < len(LAST_CARD_LEFT) else 0.0

    def secrecy(self, clan: int, sign: float) -> float:
        """What an open sign of favour costs; a sign of disfavour is worth half as much."""
        if clan != self.mine or self.turns_left >= 0:
            return 0.0
        weight = SECRECY * (0.5 + 2 * self.exposure)
        return -weight * sign if sign > 0 else -weight * sign / 2

    # --- plans ----------------------------------------------------------------------------------

    def lay(self, card: int, province: Seat, cards: int) -> None:
        """A card from the hand into a province; with -1 it is taken back."""
        self.hand[card] -= cards
        self.armies[province][card] += cards
        self.totals[card] += cards

    def shift(self, clan: int, source: Seat, goal: Seat) -> None:
        self.armies[source][clan] -= 1
        self.armies[goal][clan] += 1

    def lose(self, province: Seat, clan: int, cards: int) -> None:
        """An army loses a card; with -1 it has it again."""
        self.armies[province][clan] -= cards
        self.totals[clan] -= cards

    def first_order_values(self, answers: list[Answer]) -> list[tuple[float, Answer]]:
        """The most promising first orders, each with the best rest of the turn."""
        promising = sorted(
            ((self._first(a, False) + self.noise(), k) for k, a in enumerate(answers)), reverse=True
        )[:BEST_FIRST]
        return [(self._first(answers[k], True), answers[k]) for _, k in promising]

    def _first(self, answer: Answer, with_rest: bool) -> float:
        if isinstance(answer, say.Place):
            card, province = answer.card, answer.province
            secrecy = self.secrecy(card, 1.0)
            self.lay(card, province, 1)
            value = secrecy + self._rest(province, card, with_rest)
            self.lay(card, province, -1)
            return value
        if isinstance(answer, say.PlayNinja):
            secrecy = self.secrecy(answer.clan, -2.0)
            self.hand[NINJA] -= 1
            self.lose(answer.province, answer.clan, 1)
            value = secrecy + self._rest(answer.province, answer.clan, with_rest)
            self.lose(answer.province, answer.clan, -1)
            self.hand[NINJA] += 1
            return value
        return self.value()

    def _rest(self, province: Seat, clan: int, with_rest: bool) -> float:
        if not with_rest:
            return self.value()
        self.safe.add((province, clan))
        values = self.second_order_values(self._second_orders(), BEST_SECOND)
        self.safe.discard((province, clan))
        return max(value for value, _ in values)

    def _second_orders(self) -> list[Answer]:
        orders: list[Answer] = [say.PLACE_AT_HOME[clan] for clan in _CLANS if self.hand[clan]]
        for source in range(self.seats):
            if source != self.seat:
                orders += [
                    say.MOVE[clan][source][goal]
                    for clan in _CLANS
                    if self.armies[source][clan]
                    for goal in range(self.seats)
                    if goal != source
                ]
        return orders or [say.SKIP]

    def second_order_values(self, answers: list[Answer], best: int) -> list[tuple[float, Answer]]:
        """The most promising second orders, each with the best attack after it."""
        promising = sorted(
            ((self._second(a, False) + self.noise(), k) for k, a in enumerate(answers)), reverse=True
        )[:best]
        return [(self._second(answers[k], True), answers[k]) for _, k in promising]

    def _second(self, answer: Answer, with_attack: bool) -> float:
        if isinstance(answer, say.PlaceAtHome):
            secrecy = self.secrecy(answer.card, 1.0)
            self.lay(answer.card, self.seat, 1)
            value = secrecy + self._end(with_attack)
            self.lay(answer.card, self.seat, -1)
            return value
        if isinstance(answer, say.Move):
            clan, source, goal = answer.clan, answer.source, answer.goal
            secrecy = 0.0
            if clan == self.mine:
                secrecy = self.secrecy(clan, sign_of_move(self.armies, clan, source, goal))
            self.shift(clan, source, goal)
            known = (goal, clan) in self.safe
            self.safe.add((goal, clan))
            value = secrecy + self._end(with_attack)
            if not known:
                self.safe.discard((goal, clan))
            self.shift(clan, goal, source)
            return value
        return self._end(with_attack)

    def _end(self, with_attack: bool) -> float:
        if not with_attack:
            return self.value() + self.last_card()
        values = self.attack_values(targets(self.armies, self.seat, self.safe))
        best = max(values) if values else self.value()
        return best + self.last_card()

    def attack_values(self, aims: list[tuple[Seat, int]]) -> list[float]:
        """What the turn is worth after each of these attacks."""
        values = []
        open_choice = len({clan for _, clan in aims}) > 1
        for province, clan in aims:
            secrecy = self.secrecy(clan, -2.0) if open_choice else 0.0
            self.lose(province, clan, 1)
            values.append(secrecy + self.value())
            self.lose(province, clan, -1)
        return values
