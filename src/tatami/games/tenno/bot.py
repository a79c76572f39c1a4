"""The sensible bot: an attentive player who counts cards, weighs attacks and bluffs now and then.

It sees its own view and the events told to its seat, nothing else (ledger section 9).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import mul
from random import Random
from statistics import mean
from typing import Final

from tatami.hooks.grounds import CHANCE, Because, Ground, others_as_good, percent
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import answers as say
from . import grounds, powers
from .belief import Belief, Chances
from .pieces import GEISHA, MONK, RONIN, SET, SHOGUN, SLOTS, VALUE, hand, kind_of, row
from .rules.attack import FirstAttack
from .rules.bonuses import PeekBonus
from .rules.fight import MonkToShow
from .table import TennoTable

_PRICE: Final = (0.0, 0.1, 0.2, 1.0, 0.5, 1.0, 0.8, 0.9, 1.0, 1.0, 2.0)
"""What it costs to lose each kind, beyond points: it could have fought on."""

_HIDDEN: Final = (-0.2, -0.4, -0.6, -0.9, -0.9, -0.9, -0.5, -0.2, 0.2, 3.5, -0.3)
"""What each kind is worth in a slot nobody knows: the shogun is a trap, the weak are prey."""

_KNOWN: Final = (-0.6, -1.2, -1.8, -2.4, -2.8, -3.2, -3.0, -2.2, -1.2, -0.5, 0.0)
"""The same in a slot that everybody knows."""

_PEEK: Final = 0.6
"""What a peek is worth to the defender who won it."""
_SWAP: Final = 0.5
"""What a swap is worth to the attacker who lost nothing."""
_GIVEN: Final = 0.7
"""What a point for one opponent costs; the others do not gain by it."""
_SHOWN: Final = 0.8
"""How often a monk is shown that would help."""
_ATTACK_NOISE: Final = 0.2
_ROW_NOISE: Final = 0.5
"""By how much a worse answer may still be chosen: who always does the same is easily read."""
_END: Final = 12.0
"""What it is worth to end the game as its winner."""
_PRETENDED: Final = 0.5
"""How well the others still know a card that was taken up and laid back."""
_CHANGED: Final = 0.1
"""How well they know the one that was laid there instead."""

_SURE: Final = 0.95
_SECRET: Final = 0.2
_MATTERS: Final = 0.05
"""From where on something is said to be sure, unknown to others, or a difference."""

Row = Sequence[float]
"""A number for each defending kind."""


def _results(monk: bool) -> tuple[tuple[int, ...], ...]:
    """For each attacking and defending kind: 1 the attacker wins, 0 nobody, -1 the defender."""
    table = []
    for attacking in range(SET):
        fights = [powers.strengths(attacking, kind, monk and kind != MONK) for kind in range(SET)]
        table.append(tuple((attack > defence) - (attack < defence) for attack, defence in fights))
    return tuple(table)


def _losses(attacking: int, defending: int, result: int) -> tuple[bool, bool]:
    """Whether the attacker and the defender lose their card."""
    return result <= 0 or attacking == GEISHA, result >= 0 or defending == GEISHA


def _worth(attacking: int, defending: int, result: int) -> float:
    """Points won, or what is lost: the card, a peek, and to a shogun points for the other side."""
    mine_lost, _ = _losses(attacking, defending, result)
    worth = -_PRICE[attacking] if mine_lost else _SWAP
    if result > 0:
        worth += VALUE[defending]
    elif result < 0:
        worth -= _PEEK
        if defending == SHOGUN:
            worth -= _GIVEN * VALUE[attacking]
    return worth


def _worths(results: Sequence[Sequence[int]]) -> tuple[Row, ...]:
    return tuple(
        tuple(_worth(attacking, defending, result) for defending, result in enumerate(against))
        for attacking, against in enumerate(results)
    )


_ALONE: Final = _results(monk=False)
_WITH_MONK: Final = _results(monk=True)
_WORTH: Final = _worths(_ALONE)
_WORTH_WITH_MONK: Final = _worths(_WITH_MONK)


class SensibleTenno:
    """Answers for one seat; the same seed, events and views give the same answers."""

    wants_view: Final = True

    def __init__(self, seat: int, seats: int, seed: int) -> None:
        self.belief: Final = Belief(seat, seats)
        self.because: Final = Because()
        self._seat: Final = seat
        self._rng: Final = Random(seed)

    def observe(self, events: Sequence[Event]) -> None:
        self.belief.observe(events)

    def choose(self, view: View[TennoTable], legal: Sequence[Answer]) -> Answer:
        kind = legal[-1]
        self.because.clear()
        if len(legal) == 1:
            return kind
        if isinstance(kind, say.Attack):
            return self._attack(view, [answer for answer in legal if isinstance(answer, say.Attack)])
        if isinstance(kind, say.ShowMonk):
            return self._monk(view)
        if isinstance(kind, say.Refill | say.Swap):
            return self._lay(view, legal)
        if isinstance(kind, say.Exchange):
            return self._exchange()
        if isinstance(kind, say.Peek):
            return self._peek(view)
        return self._rng.choice(legal)

    def _best(self, answers: Sequence[Answer], worth: Callable[[Answer], float], noise: float) -> Answer:
        """The best answer, or one that is hardly worse: who always does the same is easily read."""
        random = self._rng.random
        return max(answers, key=lambda answer: worth(answer) + noise * random())

    def _row(self, view: View[TennoTable]) -> list[int]:
        """The own row's kinds, -1 for a gap."""
        slots = [view.faces(row(self._seat, slot)) for slot in range(SLOTS)]
        return [kind_of(faces[0]) if faces else -1 for faces in slots]

    def _attack(self, view: View[TennoTable], attacks: Sequence[say.Attack]) -> Answer:
        """The best attack; a ronin's second one only if it promises something."""
        mine, prospects = self._row(view), Prospects(self.belief, view)
        worth: dict[Answer, float] = {a: prospects.of(mine[a.slot], a.target, a.aim) for a in attacks}
        if not isinstance(view.stack[-1], FirstAttack):
            worth[say.STOP] = prospects.of_stopping()
        elif RONIN in mine:
            self._add_second_attacks(attacks, mine.index(RONIN), worth)
        chosen = self._best(list(worth), worth.__getitem__, noise=_ATTACK_NOISE)
        self.because.later(lambda: prospects.grounds(chosen, mine, worth))
        return chosen

    def _add_second_attacks(
        self, attacks: Sequence[say.Attack], ronin: int, worth: dict[Answer, float]
    ) -> None:
        """An attack of the ronin is worth also what the best other card can do afterwards."""
        others = sorted((a for a in attacks if a.slot != ronin), key=worth.__getitem__, reverse=True)
        for attack in attacks:
            if attack.slot == ronin:
                first = (attack.target, attack.aim)
                second = next((worth[a] for a in others if (a.target, a.aim) != first), 0.0)
                worth[attack] += max(0.0, second)

    def _monk(self, view: View[TennoTable]) -> Answer:
        """Shown when it turns a loss or a draw; for a cheap card only sometimes."""
        fight = view.stack[-1]
        assert isinstance(fight, MonkToShow)
        attacking = kind_of(view.face(row(fight.by, fight.slot)))
        defending = kind_of(view.face(row(fight.target, fight.aim)))
        if _WITH_MONK[attacking][defending] == _ALONE[attacking][defending]:
            self.because.note(grounds.MONK_CHANGES_NOTHING, kind=defending)
            return say.KEEP_COVERED
        is_dear = VALUE[defending] >= 4
        argument = grounds.MONK_SAVES if is_dear else grounds.MONK_FOR_LITTLE
        self.because.note(argument, kind=defending, value=VALUE[defending])
        return say.SHOW_MONK if is_dear or self._rng.random() < 0.4 else say.KEEP_COVERED

    def _lay(self, view: View[TennoTable], legal: Sequence[Answer]) -> Answer:
        """The refill or swap that leaves the best row: good attackers, and traps where none are expected."""
        mine, exposed, prospects = self._row(view), self.belief.exposed, Prospects(self.belief, view)
        before = tuple(exposed)
        attacks = [prospects.best(kind) for kind in range(SET)]

        def after(answer: Answer) -> tuple[list[int], list[float]]:
            kinds, known = list(mine), list(before)
            if isinstance(answer, say.Refill):
                for slot, kind in answer.fill:
                    kinds[slot], known[slot] = kind, 0.0
            elif isinstance(answer, say.Swap):
                same = answer.kind == mine[answer.slot]
                kinds[answer.slot] = answer.kind
                known[answer.slot] = _PRETENDED * known[answer.slot] if same else _CHANGED
            return kinds, known

        chosen = self._best(legal, lambda answer: _row_worth(*after(answer), attacks), noise=_ROW_NOISE)
        self.because.later(lambda: _grounds_of_row({a: after(a) for a in legal}, chosen, attacks))
        exposed[:] = after(chosen)[1]
        return chosen

    def _exchange(self) -> Answer:
        """Muddles the slot that the others know best with another; a coin decides if in earnest."""
        exposed = self.belief.exposed
        known = max(range(SLOTS), key=lambda slot: (exposed[slot], self._rng.random()))
        chosen = self._rng.choice([e for e in say.EXCHANGE if known in (e.slot, e.other)])
        if exposed[known]:
            self.because.note(grounds.MUDDLE, slot=known)
        self.because.note(CHANCE)
        exposed[chosen.slot] = exposed[chosen.other] = (exposed[chosen.slot] + exposed[chosen.other]) / 4
        return chosen

    def _peek(self, view: View[TennoTable]) -> Answer:
        """Looks where it knows least, high cards before low ones."""
        bonus = view.stack[-1]
        assert isinstance(bonus, PeekBonus)
        slots = self.belief.chances(view, bonus.attacker)

        def doubt(answer: Answer) -> float:
            chances = slots[answer.slot] if isinstance(answer, say.Peek) else None
            return sum(c * (1 - c) * (1 + VALUE[kind]) for kind, c in enumerate(chances or ()))

        chosen = self._best((say.DECLINE, *say.PEEK), doubt, noise=0.01)
        if isinstance(chosen, say.Peek):
            self.because.note(grounds.LEAST_KNOWN, slot=chosen.slot)
        else:
            self.because.note(grounds.NOTHING_TO_LEARN)
        return chosen


class Prospects:
    """What every attack promises, as far as the belief goes."""

    def __init__(self, belief: Belief, view: View[TennoTable]) -> None:
        seats = range(belief.seats)
        self._seat: Final = belief.seat
        self._rows: Final[list[list[Chances | None]]] = [
            belief.chances(view, seat) if seat != belief.seat else [] for seat in seats
        ]
        self._points: Final = [belief.points(view, seat) for seat in seats]
        gaps = [sum(view.count(row(seat, slot)) == 0 for slot in range(SLOTS)) for seat in seats]
        self._spare: Final = [view.count(hand(seat)) - gaps[seat] for seat in seats]
        """For each player, how many more cards he can lose in this turn without ending the game."""
        self._over: Final = min(self._spare) < 0

    def best(self, kind: int) -> float:
        """What this kind could do at best if it lay in the own row."""
        if not powers.may_attack(kind):
            return 0.0
        return max(
            self.of(kind, seat, aim)
            for seat, slots in enumerate(self._rows)
            for aim, chances in enumerate(slots)
            if chances is not None
        )

    def of(self, kind: int, target: Seat, aim: int) -> float:
        """Points to be won, less what may be lost, against this slot; a little more from a leader."""
        chances = self._rows[target][aim]
        assert chances is not None
        alone, helped = _WORTH[kind], _WORTH_WITH_MONK[kind]
        if self._over or self._spare[target] == 0 or self._spare[self._seat] == 0:
            alone = self._at_the_end(kind, target, alone, _ALONE[kind])
            helped = self._at_the_end(kind, target, helped, _WITH_MONK[kind])
        expected: float = sum(map(mul, chances, alone))
        monk = _SHOWN * self._monk_beside(target, aim)
        if monk > 0:
            expected += monk * (sum(map(mul, chances, helped)) - expected)
        return expected + 0.02 * self._points[target]

    def _monk_beside(self, target: Seat, aim: int) -> float:
        slots = self._rows[target]
        return sum(chances[MONK] for slot, chances in enumerate(slots) if chances and slot != aim)

    def of_stopping(self) -> float:
        """What it is worth to renounce a second attack."""
        return self._verdict(0, self._seat, 0) if self._over else 0.0

    def _at_the_end(self, attacking: int, target: Seat, worth: Row, results: Sequence[int]) -> Row:
        """TEN-60: where the fight leaves somebody unable to refill, all that counts is who leads."""
        changed = list(worth)
        for defending, result in enumerate(results):
            mine_lost, theirs_lost = _losses(attacking, defending, result)
            ends = mine_lost > self._spare[self._seat] or theirs_lost > self._spare[target]
            if self._over or ends:
                won = VALUE[defending] if result > 0 else 0
                given = VALUE[attacking] if result < 0 and defending == SHOGUN else 0
                changed[defending] = self._verdict(won, target, given)
        return changed

    def _verdict(self, won: int, target: Seat, given: int) -> float:
        """What the end of the game is worth with these last prisoners."""
        points = list(self._points)
        points[target] += given
        mine = points.pop(self._seat) + won
        return _END if mine > max(points) else -_END if mine < max(points) else 0.0

    # --- in words -------------------------------------------------------------------------------

    def grounds(self, chosen: Answer, mine: Sequence[int], worth: dict[Answer, float]) -> list[Ground]:
        """What spoke for this attack, or for none; and whether others were about as good."""
        found = list(self._grounds_of_attack(chosen, mine)) if isinstance(chosen, say.Attack) else []
        if chosen is say.STOP:
            found.append(grounds.STOP_IS_BETTER())
        elif worth[chosen] < 0:
            found.append(grounds.LEAST_BAD())
        elif worth[chosen] >= _END / 2:
            found.append(grounds.ENDS_AS_WINNER())
        return [*found, *others_as_good(list(worth.values()), worth[chosen], _ATTACK_NOISE)]

    def _grounds_of_attack(self, attack: say.Attack, mine: Sequence[int]) -> Iterator[Ground]:
        kind, target, aim = mine[attack.slot], attack.target, attack.aim
        chances = self._rows[target][aim]
        assert chances is not None
        if max(chances) > _SURE:
            yield grounds.KNOWN_CARD(target=target, aim=aim, kind=chances.index(max(chances)))
        monk = _SHOWN * self._monk_beside(target, aim)
        alone = sum(c for c, result in zip(chances, _ALONE[kind], strict=True) if result > 0)
        helped = sum(c for c, result in zip(chances, _WITH_MONK[kind], strict=True) if result > 0)
        likely = alone + monk * (helped - alone)
        yield grounds.CHANCE_TO_WIN(target=target, aim=aim, chance=percent(min(likely, 1.0)))
        if alone - likely > _MATTERS:
            yield grounds.MONK_MAY_HELP(target=target, chance=percent(monk))
        if kind == RONIN:
            yield grounds.RONIN_FIRST()


def _row_worth(kinds: Sequence[int], known: Row, attacks: Row) -> float:
    """A row is worth what its best attackers can do, and how well its cards are placed there."""
    return _striking(kinds, attacks) + _placing(kinds, known)


def _striking(kinds: Sequence[int], attacks: Row) -> float:
    best, second, *_ = sorted((attacks[kind] for kind in kinds if kind >= 0), reverse=True)
    return 0.6 * best + 0.2 * second


def _placing(kinds: Sequence[int], known: Row) -> float:
    worth = 0.0
    for kind, exposed in zip(kinds, known, strict=True):
        if kind >= 0:
            worth += (1 - exposed) * _HIDDEN[kind] + exposed * _KNOWN[kind]
    return worth


def _grounds_of_row(
    rows: Mapping[Answer, tuple[list[int], list[float]]], chosen: Answer, attacks: Row
) -> list[Ground]:
    """Where this row is better than what else could be laid: in its attackers, or in how they lie."""
    kinds, known = rows[chosen]
    found = []
    striking = _striking(kinds, attacks) - mean(_striking(row, attacks) for row, _ in rows.values())
    placing = _placing(kinds, known) - mean(_placing(*row) for row in rows.values())
    if chosen is say.DECLINE:
        found.append(grounds.ROW_IS_GOOD())
    elif isinstance(chosen, say.Swap) and rows[say.DECLINE][1][chosen.slot] > known[chosen.slot]:
        found.append(grounds.KNOWN_SLOT(slot=chosen.slot))
    if striking > _MATTERS:
        best = max((kind for kind in kinds if kind >= 0), key=attacks.__getitem__)
        found.append(grounds.BETTER_ATTACK(kind=best))
    if SHOGUN in kinds and known[kinds.index(SHOGUN)] < _SECRET and placing > _MATTERS:
        found.append(grounds.SHOGUN_IS_A_TRAP(slot=kinds.index(SHOGUN)))
    elif placing > _MATTERS:
        found.append(grounds.BETTER_PLACED())
    worths = [_row_worth(*row, attacks) for row in rows.values()]
    return [*found, *others_as_good(worths, _row_worth(kinds, known, attacks), _ROW_NOISE)]
