"""Whether the solo half of a data pack makes sense as a whole: enemies, pick decks, horde. All faults are
told, with their places; what is wrong with single cards says `solo_card_checks`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from tatami.formats.spelling import check_id, check_names, choice, number, printable
from tatami.kernel.reasons import NotUnderstood

from .card_checks import LONGEST_NAME
from .diagram_checks import own_payloads, payloads_of
from .faults import Faults
from .pack import Pack
from .solo_card_checks import attacks
from .solo_pack import (
    HORDE_RANKS,
    MANNERS,
    MELEE,
    PICK_DECKS,
    AnySoloCard,
    Distance,
    Enemy,
    EnemyCharacter,
    HordeMode,
    Solo,
)

MOST_ENEMIES: Final = 6
"""SJT-R138: one for each colour of a base."""
POSTS: Final = 4
"""SJT-378: the cells A to D, on which a wave begins."""
MOST_CARDS: Final = 12
"""That a recipe takes from the pick decks."""


def check_solo(faults: Faults, solo: Solo, pack: Pack) -> None:
    """Everything but what `check_solo_card` says of each card; the rest of the pack is known."""
    faults.note(number, "solo.wound_limits", len(solo.wound_limits), 1, MOST_ENEMIES)
    for limit in solo.wound_limits:
        faults.note(number, "solo.wound_limits", limit, 1, 12)
    _track(faults, solo)
    _pick_decks(faults, solo)
    _enemies(faults, solo, pack)
    _cards(faults, solo, pack)
    if solo.horde is not None:
        _horde(faults, solo, solo.horde)


def _track(faults: Faults, solo: Solo) -> None:
    """SJT-278, SJT-279: every manner has its space, and a cell of its own."""
    at = "solo.track"
    faults.once((f"{at}[{k}].manner", each.manner) for k, each in enumerate(solo.track))
    faults.once((f"{at}[{k}].cell", each.cell) for k, each in enumerate(solo.track))
    _lacking(faults, at, MANNERS, [each.manner for each in solo.track])


def _pick_decks(faults: Faults, solo: Solo) -> None:
    """SJT-350: the rules call them by their numbers, so all of them are there."""
    at = "solo.pick_decks"
    for k, deck in enumerate(solo.pick_decks):
        faults.note(number, f"{at}[{k}].number", deck.number, PICK_DECKS[0], PICK_DECKS[-1])
        faults.note(check_names, f"{at}[{k}].name", deck.name, True, LONGEST_NAME)
    faults.once((f"{at}[{k}].number", str(deck.number)) for k, deck in enumerate(solo.pick_decks))
    _lacking(faults, at, map(str, PICK_DECKS), [str(deck.number) for deck in solo.pick_decks])


def _lacking(faults: Faults, path: str, wanted: Iterable[str], given: Iterable[str]) -> None:
    there = set(given)
    for value in wanted:
        if value not in there:
            faults.add(NotUnderstood("pack-solo-lacks", path=path, value=value))


# --- enemies ----------------------------------------------------------------------------------------


def _enemies(faults: Faults, solo: Solo, pack: Pack) -> None:
    """SJT-275, SJT-277: kinds of standees, and characters; a word means one of them."""
    faults.note(number, "solo.enemies", len(solo.enemies), 1, 99)
    kinds = [(f"solo.enemies.{printable(kind.id)}", kind) for kind in solo.enemies]
    characters = [(f"solo.characters.{printable(each.id)}", each) for each in solo.characters]
    taken = [(f"characters.{printable(each.id)}.id", each.id) for each in pack.characters]
    faults.once((*taken, *((f"{path}.id", kind.id) for path, kind in kinds)))
    faults.once((f"{path}.id", each.id) for path, each in (*kinds, *characters))
    full = {card.deck for card in solo.cards}
    for path, kind in kinds:
        faults.note(check_names, f"{path}.name", kind.name, True, LONGEST_NAME)
        faults.note(number, f"{path}.standees", kind.standees, 1, MOST_ENEMIES)
        _enemy(faults, kind, path, full)
        if not kind.recipe:
            faults.add(NotUnderstood("pack-nothing", path=f"{path}.recipe"))
    for path, each in characters:
        _enemy(faults, each, path, full)
        _character(faults, each, path, solo, pack)
    if MELEE not in full:
        faults.add(NotUnderstood("pack-solo-empty", path="solo.cards", deck=MELEE))


def _enemy(faults: Faults, enemy: Enemy, path: str, full: set[int | None]) -> None:
    """SJT-299, SJT-351 ff.: how far it stands, and pick decks for its deck that have cards."""
    faults.note(check_id, f"{path}.id", enemy.id)
    _distance(faults, enemy.distance, f"{path}.distance")
    named = [(f"{path}.recipe", deck) for deck in enemy.recipe]
    faults.note(number, f"{path}.recipe", len(enemy.recipe), 0, MOST_CARDS)
    if enemy.extra is not None:
        where = f"{path}.extra.from"
        named += [(where, deck) for deck in enemy.extra.decks]
        faults.note(number, f"{path}.extra.n", enemy.extra.n, 1, MOST_CARDS)
        faults.once((where, str(deck)) for deck in enemy.extra.decks)
        if not enemy.extra.decks:
            faults.add(NotUnderstood("pack-nothing", path=where))
    for where, deck in dict.fromkeys(named):
        faults.note(number, where, deck, PICK_DECKS[0], PICK_DECKS[-1])
        if deck in PICK_DECKS and deck not in full:
            faults.add(NotUnderstood("pack-solo-empty", path=where, deck=deck))


def _distance(faults: Faults, distance: Distance, path: str) -> None:
    given = [each for each in (distance.exact, distance.at_least) if each is not None]
    if len(given) != 1:
        faults.add(NotUnderstood("pack-solo-distance", path=path))
    for cells in given:
        faults.note(number, path, cells, 1, 12)


def _character(faults: Faults, enemy: EnemyCharacter, path: str, solo: Solo, pack: Pack) -> None:
    """SJT-358, SJT-365 to SJT-371: whoever the pack has bears its name, and its rule fits."""
    is_known = any(each.id == enemy.id for each in pack.characters)
    if is_known == bool(enemy.name):
        faults.add(NotUnderstood("pack-solo-name", path=f"{path}.name"))
    faults.note(check_names, f"{path}.name", enemy.name, False, LONGEST_NAME)
    others = {each.id for each in solo.characters} - {enemy.id}
    if (enemy.rule == "pair") != (enemy.partner is not None):
        faults.add(NotUnderstood("pack-solo-pair", path=f"{path}.partner"))
    elif enemy.partner is not None:
        faults.note(choice, f"{path}.partner", enemy.partner, sorted(others))
    takes_cards = bool(enemy.recipe or enemy.extra)
    if takes_cards == (enemy.rule == "own_cards_only"):
        faults.add(NotUnderstood("pack-solo-own-cards", path=f"{path}.recipe"))


# --- cards ------------------------------------------------------------------------------------------


def _cards(faults: Faults, solo: Solo, pack: Pack) -> None:
    """No card twice, nobody with two nightmares, and whatever a card names is there."""
    cards = [(f"solo.cards.{printable(card.slug)}", card) for card in solo.cards]
    faults.once((f"{path}.id", card.id) for path, card in cards)
    faults.once((f"{path}.name.en", card.name.get("en", card.slug)) for path, card in cards)
    taken = ("cards", pack.cards), ("statuses", pack.statuses)
    words = [(f"{where}.{printable(each.slug)}.slug", each.slug) for where, found in taken for each in found]
    faults.once((*words, *((f"{path}.slug", card.slug) for path, card in cards)))
    owners = [each.id for each in solo.characters]
    dreamers: set[str] = set()
    has_poison = any(status.kind == "poison" for status in pack.statuses)
    for path, card in cards:
        if card.owner is not None:
            faults.note(choice, f"{path}.owner", card.owner, owners)
        if card.owner is not None and card.nightmare:
            if card.owner in dreamers:
                faults.add(NotUnderstood("pack-solo-two-nightmares", path=f"{path}.nightmare"))
            dreamers.add(card.owner)
        for where in _poisons(card, path) if not has_poison else ():
            faults.add(NotUnderstood("pack-no-poison", path=where))


def _poisons(card: AnySoloCard, path: str) -> Iterator[str]:
    """The paths at which a card poisons."""
    for where, attack in attacks(card, path):
        every = [*own_payloads(attack.plain, where)]
        for bonus, cells in attack.bonus.items():
            every += payloads_of(cells, f"{where}.bonus.{bonus}")
        yield from (at for at, payload in every if payload.poison)


# --- the horde --------------------------------------------------------------------------------------


def _horde(faults: Faults, solo: Solo, horde: HordeMode) -> None:
    """SJT-373 to SJT-377: waves of standees that there are, on cells that there are."""
    faults.note(number, "solo.horde.waves", len(horde.waves), 1, 12)
    standees = {kind.id: kind.standees for kind in solo.enemies}
    for k, wave in enumerate(horde.waves):
        path = f"solo.horde.waves[{k}]"
        faults.note(number, path, sum(wave.values()), 1, POSTS)
        for kind, count in wave.items():
            faults.note(choice, path, kind, standees)
            faults.note(number, f"{path}.{printable(kind)}", count, 1, standees.get(kind, POSTS))
    faults.note(choice, "solo.horde.replaced", horde.replaced, standees)
    faults.note(number, "solo.horde.wound_limit", horde.wound_limit, 1, 12)
    faults.note(number, "solo.horde.per_stage", horde.per_stage, 0, 12)
    faults.note(number, "solo.horde.noble_focus", horde.noble_focus, 0, 3)
    _ranks(faults, horde)


def _ranks(faults: Faults, horde: HordeMode) -> None:
    """SJT-389: each rank once, and the higher one later."""
    for k, rank in enumerate(horde.ranks):
        faults.note(number, f"solo.horde.ranks[{k}].stage", rank.stage, 1, 99)
        faults.note(number, f"solo.horde.ranks[{k}].wave", rank.wave, 1, len(horde.waves))
    reached = [(HORDE_RANKS.index(each.rank), (each.stage, each.wave)) for each in horde.ranks]
    if any(one >= other or at >= later for (one, at), (other, later) in pairwise(reached)):
        faults.add(NotUnderstood("pack-solo-ranks", path="solo.horde.ranks"))
