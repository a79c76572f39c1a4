"""Whether a data pack makes sense: what no file format can say. All faults are told, with their places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from tatami.formats.spelling import (
    check_format,
    check_id,
    check_names,
    check_pack_name,
    choice,
    number,
    printable,
)
from tatami.kernel.reasons import NotUnderstood

from .card_checks import LONGEST_NAME, LONGEST_SLUG, check_printed_number
from .decks import deck_of
from .decks import faults as deck_faults
from .effect_checks import poisons
from .faults import Faults
from .map_checks import check_map
from .pack import FORMAT, RULED, Card, Character, Pack, StatusKind, Tree, every_effect

MOST_FACES: Final = 4000
SEATS: Final = 4
LONGEST_PLAN: Final = 300
WORDS_OF_ANSWERS: Final = ("bring", "lay", "give", "pass", "over", "any", "all")
"""A card called like one of them would make a text mean two things."""


def check_pack(faults: Faults, pack: Pack) -> None:
    """Everything but what `check_card` says of each card."""
    faults.note(check_format, "format", pack.format, FORMAT)
    faults.note(check_pack_name, "name", pack.name)
    faults.note(check_names, "title", pack.title)
    faults.note(number, "version", pack.version, 0, 1 << 20)
    if pack.turns is not None:
        faults.note(number, "turns", pack.turns, 1, 999)
    _cards(faults, pack)
    _statuses(faults, pack)
    _characters(faults, pack)
    _schools(faults, pack)
    check_map(faults, pack)
    _decks(faults, pack)
    _ending(faults, pack)
    faces = face_count(pack)
    if faces > MOST_FACES:
        faults.add(NotUnderstood("pack-faces", path="cards", given=faces, most=MOST_FACES))


def face_count(pack: Pack) -> int:
    """So many different cards can lie on a table: basic ones are faces of each seat."""
    basic = sum(card.pool == "basic" for card in pack.cards)
    return SEATS * basic + len(pack.cards) - basic + len(pack.statuses)


# --- cards ------------------------------------------------------------------------------------------


def _cards(faults: Faults, pack: Pack) -> None:
    """No card twice, and whatever it names is in the pack."""
    at = [f"cards.{printable(card.slug)}" for card in pack.cards]
    faults.once((f"{path}.id", card.id) for path, card in zip(at, pack.cards, strict=True))
    faults.once(
        (f"{path}.name.en", card.name.get("en", card.slug)) for path, card in zip(at, pack.cards, strict=True)
    )
    words = list(_words(pack))
    faults.once(words)
    for path, word in words:
        if word in WORDS_OF_ANSWERS:
            faults.add(NotUnderstood("pack-reserved", path=path, value=word))
    characters = [character.id for character in pack.characters]
    schools = [school.id for school in pack.schools]
    has_poison = any(status.kind == "poison" for status in pack.statuses)
    for path, card in zip(at, pack.cards, strict=True):
        if card.owner and card.pool != "sample":
            faults.note(choice, f"{path}.owner", card.owner, characters)
        if card.school:
            faults.note(choice, f"{path}.school", card.school, schools)
        for where in poisons(card) if not has_poison else ():
            faults.add(NotUnderstood("pack-no-poison", path=f"{path}.{where}"))
        _named_in_effects(faults, pack, card, path)


def _words(pack: Pack) -> Iterator[tuple[str, str]]:
    """Whatever an answer can name, with where it stands: a word means one thing."""
    yield from ((f"cards.{printable(card.slug)}.slug", card.slug) for card in pack.cards)
    yield from ((f"statuses.{printable(status.slug)}.slug", status.slug) for status in pack.statuses)
    yield from ((f"decks.{printable(deck.id)}.id", deck.id) for deck in pack.decks)


def _named_in_effects(faults: Faults, pack: Pack, card: Card, path: str) -> None:
    """Characters and cards that a search looks for, terrain that is placed."""
    characters = [character.id for character in pack.characters]
    ids = [other.id for other in pack.cards]
    for k, part in enumerate(card.parts):
        for where, effect in every_effect(part.effects, f"{path}.parts[{k}].effects"):
            wanted = effect.search.filter if effect.search is not None else None
            if wanted is not None and wanted.owner:
                faults.note(choice, f"{where}.search.filter.owner", wanted.owner, characters)
            for name in wanted.ids if wanted is not None else ():
                if name not in ids:
                    at = f"{where}.search.filter.ids"
                    faults.add(NotUnderstood("pack-no-card", path=at, value=printable(name)))
            if effect.place is not None:
                known = [kind.id for kind in pack.terrain]
                faults.note(choice, f"{where}.place.what", effect.place.what, known)


def _statuses(faults: Faults, pack: Pack) -> None:
    """One card of each kind, and as many poisons as there are; with the numbers that the rules give them."""
    for status in pack.statuses:
        path = f"statuses.{printable(status.slug)}"
        faults.note(check_printed_number, f"{path}.id", status.id)
        faults.note(check_id, f"{path}.slug", status.slug, LONGEST_SLUG)
        faults.note(check_names, f"{path}.name", status.name, True)
        faults.note(number, f"{path}.copies", status.copies, 0, 99)
        faults.note(number, f"{path}.shuffled_into", status.shuffled_into, 1, 40)
        for field in ("initiative", "mill", "slower", "least", "quarters"):
            given, ruled = getattr(status, field), RULED[status.kind].get(field)
            if given is None or given == ruled:
                continue
            if ruled is None:
                faults.add(NotUnderstood("pack-not-here", path=path, word=field))
            else:
                faults.add(NotUnderstood("pack-ruled", path=f"{path}.{field}", given=given, wanted=ruled))
    for kind in get_args(StatusKind):
        count = sum(status.kind == kind for status in pack.statuses)
        if kind != "poison" and count != 1:
            faults.add(NotUnderstood("pack-count", path=f"statuses ({kind})", wanted=1, given=count))


def _ending(faults: Faults, pack: Pack) -> None:
    """Cards that fill the deck again could feed one another for ever."""
    feeders = [
        card.slug
        for card in pack.cards
        if any(effect.recycle for part in card.parts for _, effect in every_effect(part.effects, ""))
    ]
    if len(feeders) > 1 and pack.turns is None:
        path = f"cards.{printable(feeders[1])}"
        faults.add(NotUnderstood("pack-endless", path=path, other=printable(feeders[0])))


# --- characters -------------------------------------------------------------------------------------


def _characters(faults: Faults, pack: Pack) -> None:
    for character in pack.characters:
        _character(faults, pack, character, f"characters.{printable(character.id)}")
    faults.once((f"characters.{printable(c.id)}.id", c.id) for c in pack.characters)
    faults.once((f"characters.{printable(c.id)}.advantage", str(c.advantage)) for c in pack.characters)
    faults.note(number, "characters", len(pack.characters), 2, 99)


def _character(faults: Faults, pack: Pack, character: Character, path: str) -> None:
    faults.note(check_id, f"{path}.id", character.id)
    faults.note(check_names, f"{path}.name", character.name, True)
    faults.note(check_names, f"{path}.epithet", character.epithet, True)
    faults.note(check_id, f"{path}.symbol", character.symbol)
    faults.note(number, f"{path}.advantage", character.advantage, 2, 99)
    faults.note(number, f"{path}.hand_limit", character.hand_limit, 1, 12)
    faults.note(number, f"{path}.wound_limit", character.wound_limit, 1, 12)
    cards = {card.slug: card for card in pack.cards}
    ability = cards.get(character.core_ability)
    if ability is None or ability.pool != "core_ability" or ability.owner != character.id:
        value = printable(character.core_ability)
        faults.add(NotUnderstood("pack-core-ability", path=f"{path}.core_ability", value=value))
    _weapons(faults, character, list(cards.values()), path)
    _tree(faults, character.kamae_tree, f"{path}.kamae_tree")


def _weapons(faults: Faults, character: Character, cards: list[Card], path: str) -> None:
    """SJT-27: for each weapon on the character card there is a core weapon card; one of them comes first."""
    of_weapon = {card.weapon for card in cards if card.pool == "core_weapon"}
    faults.once((f"{path}.weapons", weapon) for weapon in character.weapons)
    if not character.weapons:
        faults.add(NotUnderstood("pack-nothing", path=f"{path}.weapons"))
    for weapon in character.weapons:
        if weapon not in of_weapon:
            faults.add(NotUnderstood("pack-core-weapon", path=f"{path}.weapons", value=printable(weapon)))
    usual = [card.slug for card in cards if card.pool == "core_weapon" and card.weapon in character.weapons]
    if character.default_weapon not in usual:
        value = printable(character.default_weapon)
        faults.add(NotUnderstood("pack-core-weapon", path=f"{path}.default_weapon", value=value))


def _tree(faults: Faults, tree: Tree, path: str) -> None:
    """SJT-35: everybody starts in Neutral, and from there every position can be reached."""
    faults.once((f"{path}.nodes", node) for node in tree.nodes)
    if "neutral" not in tree.nodes or tree.start != "neutral":
        faults.add(NotUnderstood("pack-tree-start", path=path))
    for k, branch in enumerate(tree.branches):
        if branch.a == branch.b:
            faults.add(NotUnderstood("pack-branch", path=f"{path}.branches[{k}]", value=branch.a))
        for node in sorted({branch.a, branch.b} - set(tree.nodes)):
            faults.add(NotUnderstood("pack-branch", path=f"{path}.branches[{k}]", value=node))
    reached = {"neutral"}
    for _ in tree.nodes:
        reached |= {branch.b for branch in tree.branches if branch.a in reached}
        reached |= {branch.a for branch in tree.branches if branch.b in reached and not branch.one_way}
    for node in tree.nodes:
        if node not in reached:
            faults.add(NotUnderstood("pack-unreachable", path=path, value=node))


# --- schools and decks ------------------------------------------------------------------------------


def _schools(faults: Faults, pack: Pack) -> None:
    for school in pack.schools:
        path = f"schools.{printable(school.id)}"
        faults.note(check_id, f"{path}.id", school.id)
        faults.note(check_names, f"{path}.name", school.name, True)
    faults.once((f"schools.{printable(school.id)}.id", school.id) for school in pack.schools)


def _decks(faults: Faults, pack: Pack) -> None:
    """SJT-17: whatever is offered ready-made is legal, and everybody has some."""
    for deck in pack.decks:
        path = f"decks.{printable(deck.id)}"
        faults.note(check_id, f"{path}.id", deck.id, LONGEST_SLUG)
        faults.note(check_names, f"{path}.name", deck.name, True, LONGEST_NAME)
        faults.note(check_names, f"{path}.plan", deck.plan, True, LONGEST_PLAN)
        for slug, count in deck.cards.items():
            faults.note(number, f"{path}.cards.{printable(slug)}", count, 1, 40)
        for reason in deck_faults(pack, deck_of(deck)):
            clauses = ", ".join(reason.clauses)
            faults.add(NotUnderstood("pack-deck", path=path, clauses=clauses, why=reason.code))
    for character in pack.characters:
        if not any(deck.character == character.id for deck in pack.decks):
            faults.add(NotUnderstood("pack-no-deck", path="decks", value=printable(character.id)))
