"""The text of a card: sentence after sentence, as it is printed under its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from tatami.hooks.naming import Joined

from ..pack import Attack, Block, Card, Effect, Gates, Mod, every_effect
from .doing import foe, is_clause, simple
from .gates import gated, in_kamae
from .guarding import block
from .moving import line
from .names import PackNames
from .saying import Said, join, say
from .searching import search
from .striking import attack as attack_told
from .striking import extra

_CHAINED: Final = {
    *("gain_focus", "change_kamae", "enter_kamae", "draw", "discard", "mill", "search", "recycle"),
    *("look_hand", "advantage", "heal", "suffer", "prevent", "enter_mask", "move"),
}
"""What an instant does of this is told in one breath, after its time: “…: do this, then that”."""


def printed_text(names: PackNames, card: Card) -> Joined:
    """All that the card does, of its effects alone: alike for two cards that do the same.

    A part that `strikes` at once has a colon of its own: none stands before it then.
    """
    told: list[Said] = []
    for part in card.parts:
        first, *others = _Part(names, card, part.initiative is not None).sentences(part.effects)
        strikes = part.effects[0].attack is not None
        if part.initiative is not None:
            first = say("part", n=part.initiative, what=first, strikes=strikes)
        elif card.timing is not None:
            how = "clause" if strikes and card.timing == "would_suffer" else strikes
            first = say("timing", when=say(f"timing-{card.timing}"), what=first, strikes=how)
        told += [first, *others]
    return Joined("sentence", tuple(told))


def printed_choice(names: PackNames, card: Card, effects: tuple[Effect, ...]) -> Joined:
    """One of the effects between which OR stands, for whoever may choose it now: its kamae is not told."""
    first = _without_kamae(effects[0])
    below = all(effect is not effects[0] for _, effect in every_effect(card.parts[0].effects, ""))
    return Joined("sentence", (_Part(names, card, below).choice((first, *effects[1:])),))


def printed_payment(names: PackNames, card: Card, source: Effect | Mod, attack: Attack | None) -> Joined:
    """What may be paid for now, and its price: “You may pay 1 focus to deal 1 wound more.” What else had to
    hold is not told, for it does."""
    bare = replace(source, kamae=None, masked=False, init=())
    if isinstance(bare, Mod):
        assert attack is not None
        return Joined("sentence", (extra(attack, bare),))
    return Joined("sentence", tuple(_Part(names, card).payment(replace(bare, if_=None))))


class _Part:
    """The effects of one part, and what they must know of each other."""

    def __init__(self, names: PackNames, card: Card, below: bool = False) -> None:
        self._names: Final = names
        self._card: Final = card
        every = [effect for part in card.parts for _, effect in every_effect(part.effects, "")]
        self._looked: Final = any(effect.look_hand for effect in every)
        self._blocked = False
        self._below: Final = below

    def sentences(self, effects: Sequence[Effect]) -> list[Said]:
        if self._card.timing is not None and all(self._is_chained(effect) for effect in effects):
            return [join("then", self._each(effects))]
        return [*self._each(effects)]

    def _each(self, effects: Sequence[Effect]) -> Iterator[Said]:
        """SJT-111: lines of movement that follow each other are joined by *then*."""
        begun = False
        for moves, some in groupby(effects, lambda effect: effect.word == "move" and not _has_gates(effect)):
            if moves:
                yield join("then", [line(effect.move) for effect in some])
            else:
                for effect in some:
                    yield from self._told(effect, begun)
                    begun = True
            begun = True

    def _told(self, effect: Effect, begun: bool) -> list[Said]:
        """The effect under its gates, in one or more sentences."""
        told = self._ungated(effect, begun)
        if not _has_gates(effect):
            return told
        clause = effect.foe is not None and is_clause(effect.foe)
        return [gated(effect, join("besides", told), clause, self._below)]

    def _ungated(self, effect: Effect, begun: bool) -> list[Said]:
        if effect.attack:
            return attack_told(effect.attack, self._card.range, self._below)
        if effect.block:
            further, self._blocked = self._blocked, True
            return block(effect.block, further)
        return [self._one(effect, begun)]

    def _one(self, effect: Effect, begun: bool) -> Said:
        if effect.move:
            return line(effect.move)
        if effect.foe:
            return foe(effect.foe, self._looked)
        if effect.search:
            return search(effect.search, self._card, self._names)
        if effect.do:
            return self._group(effect.do)
        if effect.or_:
            return say("choose", begun=begun, what=join("either", map(self._option, effect.or_)))
        told = simple(effect.word, getattr(effect, effect.word))
        assert told is not None, effect.word
        return told

    def _group(self, effects: tuple[Effect, ...]) -> Said:
        """One after the other; what is not told in one breath is set apart."""
        in_one_breath = all(self._is_chained(effect) for effect in effects[:-1])
        return join("then" if in_one_breath else "besides", self._each(effects))

    def _option(self, effects: tuple[Effect, ...]) -> Said:
        """SJT-161: what a kamae stands before must be chosen in it."""
        kamae = effects[0].kamae if effects else None
        if kamae is None:
            return self.choice(effects)
        first = _without_kamae(effects[0])
        return say("option-in", where=in_kamae(kamae), what=self.choice((first, *effects[1:])))

    def choice(self, effects: tuple[Effect, ...]) -> Said:
        """Who has chosen to change the kamae need not be told that it may be changed."""
        if len(effects) == 1 and effects[0].change_kamae and not _has_gates(effects[0]):
            return say("change-kamae", n=effects[0].change_kamae)
        return self._group(effects)

    def payment(self, effect: Effect) -> list[Said]:
        """An effect alone, as if it had been read so far."""
        own = _blocks((effect,))
        firsts = [_blocks(part.effects)[:1] for part in self._card.parts]
        self._blocked = bool(own) and not any(first and first[0] is own[0] for first in firsts)
        return self._told(effect, begun=False)

    @staticmethod
    def _is_chained(effect: Effect) -> bool:
        return effect.word in _CHAINED and not _has_gates(effect)


def _has_gates(effect: Effect) -> bool:
    return bool(effect.if_ or any(getattr(effect, gate) for gate in Gates.__struct_fields__))


def _blocks(effects: tuple[Effect, ...]) -> list[Block]:
    return [effect.block for _, effect in every_effect(effects, "") if effect.block is not None]


def _without_kamae(effect: Effect) -> Effect:
    return replace(effect, kamae=None)
