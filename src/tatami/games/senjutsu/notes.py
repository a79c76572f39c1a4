"""What the laboratory writes down while a fight goes on: what no log tells of it.

Which questions were asked, which cards could be played and were, at which value somebody chose to guard, and
whether a stun card was kept although nobody could be struck.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tatami.hooks.laboratory import Notebook
from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from .answers import Lay, Play, Value
from .box import ATTACK, DEFENCE, WINDOWS, Ability, Box
from .effects.moving import WayToGo
from .effects.spirit import KamaeToChange, KamaeToEnter
from .effects.striking import ExtraToPay
from .facts import Fighter
from .hexes import Vector
from .rules.instants import CardToPlay, CounterValueToChoose
from .rules.order import PlaceToTake
from .rules.resolving import AlternativeToChoose, EffectToPay
from .rules.reveal import CardToLay, InitiativeToBuy, InitiativeToChoose
from .rules.suffering import CardToDiscard
from .rules.turn import SurplusToDiscard
from .table import Fight, SenjutsuTable
from .windows import effective, why_not_able
from .wits.reaching import open_reach, seen_from

ASKED: Final = (
    "lay",
    *WINDOWS,
    "value",
    "way",
    "kamae",
    "payment",
    "alternative",
    "place",
    "discard",
    "other",
)
"""What players are asked in a turn: the windows of cards beside the card of the turn one by one."""

_KINDS: Final[dict[type, str]] = {
    CardToLay: "lay",
    InitiativeToBuy: "value",
    InitiativeToChoose: "value",
    CounterValueToChoose: "value",
    WayToGo: "way",
    KamaeToChange: "kamae",
    KamaeToEnter: "kamae",
    EffectToPay: "payment",
    ExtraToPay: "payment",
    AlternativeToChoose: "alternative",
    PlaceToTake: "place",
    CardToDiscard: "discard",
    SurplusToDiscard: "discard",
}


class Guard(NamedTuple):
    """At which initiative somebody chose to guard in a turn, and what else he could have chosen."""

    turn: int
    seat: Seat
    chosen: int
    offered: frozenset[int]


class FightNotes(Notebook[SenjutsuTable]):
    """The notes of one fight."""

    def __init__(self) -> None:
        self.asked: Final[Counter[tuple[Seat, str]]] = Counter()
        self.playable: Final[defaultdict[tuple[Seat, int], set[int]]] = defaultdict(set)
        self.played: Final[defaultdict[tuple[Seat, int], set[int]]] = defaultdict(set)
        """By seat and card: the turns in which it could be played, and in which it was."""
        self.guards: Final[list[Guard]] = []
        self.stun_kept: Final[Counter[Seat]] = Counter()

    def note(self, g: Fight, seat: Seat, legal: Sequence[Answer], answer: Answer) -> None:
        table, question = g.table, g.question
        if not table.turn:
            return
        if isinstance(question, CardToPlay):
            self.asked[seat, WINDOWS[question.window]] += 1
        else:
            self.asked[seat, _KINDS.get(type(question), "other")] += 1
        if isinstance(question, CardToLay | CardToPlay):
            self._cards(table.turn, seat, legal, answer)
        if isinstance(question, CardToLay) and table.fighters[seat].stun and keeps_stun(table, legal, answer):
            self.stun_kept[seat] += not is_anybody_in_reach(table, seat, legal)
        elif isinstance(question, InitiativeToChoose) and isinstance(answer, Value):
            self._guard(table, seat, answer.value)

    def _cards(self, turn: int, seat: Seat, legal: Sequence[Answer], answer: Answer) -> None:
        for each in legal:
            if isinstance(each, Lay | Play):
                self.playable[seat, each.card].add(turn)
        if isinstance(answer, Lay | Play):
            self.played[seat, answer.card].add(turn)

    def _guard(self, table: SenjutsuTable, seat: Seat, value: int) -> None:
        ability, fighter = table.card(seat), table.fighters[seat]
        if ability is not None and ability.kind == DEFENCE:
            offered = frozenset([effective(fighter, each) for each in ability.values])
            self.guards.append(Guard(table.turn, seat, effective(fighter, value), offered))


def keeps_stun(table: SenjutsuTable, legal: Sequence[Answer], answer: Answer) -> bool:
    """Whether a stun card could have been laid (SJT-179) and was not."""
    stun = table.box.say.lay[table.box.stun]
    return stun in legal and answer != stun


def is_anybody_in_reach(table: SenjutsuTable, seat: Seat, legal: Sequence[Answer]) -> bool:
    """Whether an opponent could strike this fighter with whatever he may hold, or be struck by one of these
    cards, were the field empty."""
    me, box = table.fighters[seat], table.box
    own = [box.abilities[answer.card] for answer in legal if isinstance(answer, Lay)]
    mine = frozenset([place for ability in own for place in strikes(ability, me)])
    for other in table.opponents(seat):
        foe = table.fighters[other]
        if seen_from(table.plan, foe.cell, foe.facing)[me.cell] in threats(
            box, foe.hero, foe.weapon, foe.kamae, foe.focus
        ):
            return True
        if seen_from(table.plan, me.cell, me.facing)[foe.cell] in mine:
            return True
    return False


def strikes(ability: Ability, fighter: Fighter) -> frozenset[Vector]:
    """Where the card can strike as its owner sees it."""
    if ability.kind != ATTACK or not ability.values:
        return frozenset()
    if why_not_able(fighter, ability, fighter.focus) is not None:
        return frozenset()
    return frozenset(open_reach(ability, fighter.kamae, fighter.focus))


@lru_cache(maxsize=1024)
def threats(box: Box, hero: int, weapon: int, kamae: int, focus: int) -> frozenset[Vector]:
    """Where a character can strike with any card that it may own."""
    fighter = Fighter(0, hero=hero, weapon=weapon, kamae=kamae, focus=focus)
    numbers = (*box.pool(hero), box.heroes[hero].core, weapon)
    return frozenset([place for number in numbers for place in strikes(box.abilities[number], fighter)])
