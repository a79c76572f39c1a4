"""What is printed on a solo card: all that its enemy does, told as of somebody else (SJT-322, SJT-336)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from tatami.hooks.naming import Called, Joined

from ..pack import PAYLOAD, Payload, Variable
from ..solo_pack import (
    BONUSES,
    AnySoloCard,
    Bonus,
    Solo,
    SoloAttack,
    SoloEffect,
    SoloGuard,
    SoloStrike,
)
from .gates import values
from .ground import cell
from .guarding import block
from .harm import suffered
from .names import PackNames
from .saying import Said, join, say
from .striking import attack as attack_told


def solo_text(card: AnySoloCard) -> Joined:
    """All that the card does, sentence by sentence."""
    if isinstance(card, SoloStrike):
        told = [*_strike(card), *_counter("attack", card.counter)]
    elif isinstance(card, SoloGuard):
        told = [_guard(card), *_counter("defence", card.counter)]
    else:
        told = [say("solo-it", what=_line(card.effects))]
    return Joined("sentence", tuple(told))


def solo_frame(names: PackNames, solo: Solo, card: AnySoloCard) -> list[Said]:
    """What stands around the text, line by line: each a phrase that begins small."""
    kind = (
        "attack"
        if isinstance(card, SoloStrike)
        else "defence"
        if isinstance(card, SoloGuard)
        else "meditation"
    )
    return [say(f"kind-{kind}"), *_home(names, solo, card), *_when(card)]


# --- what it does -----------------------------------------------------------------------------------


def _does(done: list[Said], refreshes: bool) -> Said:
    """One after the other; wherever it stands, a refreshed deck comes when the turn is over (SJT-292)."""
    if not done:
        return say("solo-refresh")
    told = join("then", done)
    return say("solo-and-refresh", what=told) if refreshes else told


def _effects(effects: tuple[SoloEffect, ...]) -> list[Said]:
    return [_effect(effect) for effect in effects if not effect.refresh]


def _refreshes(effects: tuple[SoloEffect, ...]) -> bool:
    return any(effect.refresh for effect in effects)


def _line(effects: tuple[SoloEffect, ...]) -> Said:
    return _does(_effects(effects), _refreshes(effects))


def _effect(effect: SoloEffect) -> Said:
    word = effect.word
    value = getattr(effect, word)
    if word in ("go", "retreat"):
        return say(f"solo-{word}", n=value)
    return say(f"solo-{word}-{value}")


def _strike(card: SoloStrike) -> Iterator[Said]:
    """SJT-R114: the movement instead is that of the first attack, so it is told before the further ones."""
    first, *apart = _attack(card.attack, card.range)
    yield say("solo-it", what=first)
    yield from apart
    yield say("solo-otherwise", what=_line(card.otherwise))
    for part in card.parts:
        first, *apart = _attack(part.attack, card.range)
        yield say("part", n=part.initiative, what=say("solo-it", what=first), strikes=True)
        yield from apart


def _attack(attack: SoloAttack, reach: int) -> list[Said]:
    """The attack with what betters it: in the same breath where it strikes all alike, else sentence by
    sentence."""
    (told,) = attack_told(attack.plain, reach)
    apart: list[Said] = []
    for bonus in BONUSES:
        cells = attack.bonus.get(bonus)
        if cells:
            told = _bettered(attack, bonus, cells, told, apart)
    if attack.steps:
        told = say("solo-go-and", n=attack.steps, what=told)
    return [told, *apart]


def _bettered(
    attack: SoloAttack, bonus: Bonus, cells: Mapping[str, Payload], told: Said, apart: list[Said]
) -> Said:
    when = say(f"solo-when-{bonus}")
    added = {cell(text): payload for text, payload in cells.items()}
    better = {text: _sum(payload, added.get(cell(text))) for text, payload in attack.cells.items()}
    if len({*attack.cells.values()}) == len({*better.values()}) == 1:
        before, after = next(iter(attack.cells.values())), next(iter(better.values()))
        return say("solo-bonus", what=told, when=when, harm=_harm(before, after))
    plain = replace(attack.plain, cells=better)
    apart.append(say("solo-bonus-apart", when=when, what=attack_told(plain, 0)[0]))
    return told


def _harm(before: Payload, after: Payload) -> Said:
    """Of wounds and nothing else the number is enough."""
    if before == Payload(w=before.w) and after == Payload(w=after.w) and before.w:
        return say("solo-count", n=after.w)
    told = suffered(after)
    assert told is not None
    return told


def _sum(payload: Payload, more: Payload | None) -> Payload:
    if more is None:
        return payload
    amounts = {word: getattr(payload, word) + getattr(more, word) for word in PAYLOAD}
    return Payload(**amounts | {word: bool(amounts[word]) for word in ("defeat", "mark")})


def _guard(card: SoloGuard) -> Said:
    """SJT-336: both parts, in the order of print."""
    parts = {"block": [block(card.block, further=False)[0]], "move": _effects(card.move)}
    done = [said for part in card.order for said in parts[part]]
    return say("solo-it", what=_does(done, _refreshes(card.move)))


def _counter(kind: str, given: tuple[int, ...]) -> list[Said]:
    """SJT-339, SJT-R115: on an attack card it is enough that the enemy is attacked."""
    return [say(f"solo-counter-{kind}", values=values(given))] if given else []


# --- what stands around it --------------------------------------------------------------------------


def _home(names: PackNames, solo: Solo, card: AnySoloCard) -> Iterator[Said]:
    if card.owner is not None:
        yield say("solo-own", owner=_owner(names, solo, card.owner))
        if card.nightmare:
            yield say("solo-nightmare")
    for deck in solo.pick_decks:
        if deck.number == card.deck:
            yield say("solo-deck", n=deck.number, name=Called(f"pick-deck-{deck.number}", own=deck.name))


def _owner(names: PackNames, solo: Solo, owner: str) -> Called:
    """A character of the pack, or one that it has as an enemy only."""
    own = {each.id: each.name for each in solo.characters if each.name}
    return Called(f"character-{owner}", own=own[owner]) if owner in own else names.called("character", owner)


def _when(card: AnySoloCard) -> Iterator[Said]:
    given = card.initiative
    if isinstance(given, Variable):
        yield say("solo-initiative", values=values(given.values))
    else:
        yield say("initiative", n=given)
    if isinstance(card, SoloStrike) and card.range:
        yield say("range", n=card.range)
