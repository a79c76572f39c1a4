"""Whether a data pack makes sense: what no file format can say. Every fault is told with where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.formats.spelling import (
    check_format,
    check_game,
    check_id,
    check_names,
    check_pack_name,
    choice,
    number,
    printable,
    unique,
)
from tatami.kernel.reasons import NotUnderstood

from .map_checks import check_map
from .pack import FORMAT, GAME, Deck, Pack, Samurai
from .powers import ABILITIES
from .vocabulary import (
    ANIMALS,
    COLOURS,
    CRESTS,
    FAMILIES,
    KAMI_KINDS,
    ORDERS,
    RELATIONS,
    SAMURAI_OF_THE_HOUSE,
    SYMBOLS,
)

DECK: Final = 11
"""Valued cards of a family (SEN-4); its dummy goes without saying."""
HANAFUDA: Final = 96
SAMURAI: Final = 18
SEATS: Final = range(3, 7)
EMPEROR_AT: Final = 3
"""With so many players the emperor's army stands on the board (SEN-217)."""

_RESERVED: Final = (*FAMILIES, *ORDERS, "emperor", "any", "all", "dummy", "support", "land", "sea", "raid")
"""Words of the notation: a region or a samurai called so would make a text mean two things."""


def check_pack(pack: Pack) -> None:
    """NotUnderstood for the first thing that does not fit."""
    check_game("game", pack.game, GAME)
    check_format("format", pack.format, FORMAT)
    check_pack_name("name", pack.name)
    check_names("title", pack.title)
    _families(pack)
    check_map(pack.map)
    _set_ups(pack)
    _same(pack.decks, FAMILIES, "decks")
    for family in FAMILIES:
        _deck(f"decks.{family}", pack.decks[family])
    _hanafuda(pack)
    _combinations(pack)
    _samurai(pack)
    _one_meaning(pack)


def _families(pack: Pack) -> None:
    for k, family in enumerate(pack.families):
        choice(f"families[{k}].id", family.id, FAMILIES)
        choice(f"families[{k}].crest", family.crest, CRESTS)
    unique("families", [family.id for family in pack.families])
    unique("families", [family.crest for family in pack.families])
    _count("families", len(pack.families), len(FAMILIES))


def _set_ups(pack: Pack) -> None:
    """SEN-3, SEN-22, SEN-217: who plays, what is closed, and where the emperor's army stands."""
    home = {province.id: province.family for province in pack.map.provinces}
    _same(pack.setups, [str(seats) for seats in SEATS], "setups")
    for seats in SEATS:
        setup, path = pack.setups[str(seats)], f"setups.{seats}"
        for k, family in enumerate(setup.families):
            choice(f"{path}.families[{k}]", family, FAMILIES)
        unique(f"{path}.families", setup.families)
        _count(f"{path}.families", len(setup.families), seats)
        unique(f"{path}.neutral", setup.neutral)
        for k, name in enumerate(setup.neutral):
            choice(f"{path}.neutral[{k}]", name, home)
            if home[name] in setup.families:
                raise NotUnderstood("pack-closed", path=f"{path}.neutral[{k}]", value=name)
        if (setup.emperor is not None) != (seats == EMPEROR_AT):
            raise NotUnderstood("pack-emperor", path=f"{path}.emperor", seats=EMPEROR_AT)
        if setup.emperor is not None:
            choice(f"{path}.emperor", setup.emperor, home)
            if home[setup.emperor] in setup.families or setup.emperor in setup.neutral:
                raise NotUnderstood("pack-emperor-home", path=f"{path}.emperor", value=setup.emperor)
        for name, family in home.items():
            if family not in setup.families and name not in (*setup.neutral, setup.emperor):
                raise NotUnderstood("pack-open", path=f"{path}.neutral", value=name)


def _deck(path: str, deck: Deck) -> None:
    """SEN-4, SEN-50: eleven valued cards."""
    for relation, value in deck.members.items():
        choice(f"{path}.members", relation, RELATIONS)
        number(f"{path}.members.{relation}", value, 1, 4)
    for name, values in (("support", deck.support), ("trade", deck.trade)):
        for k, value in enumerate(values):
            number(f"{path}.{name}[{k}]", value, 1, 4)
    _count(path, len(deck.members) + len(deck.support) + len(deck.trade), DECK)


def _hanafuda(pack: Pack) -> None:
    for k, card in enumerate(pack.hanafuda):
        path = f"hanafuda[{k}]"
        choice(f"{path}.colour", card.colour, COLOURS)
        choice(f"{path}.symbol", card.symbol, SYMBOLS)
        number(f"{path}.value", card.value, 1, 20)
        number(f"{path}.copies", card.copies, 1, 12)
        if card.symbol == "animal":
            choice(f"{path}.animal", card.animal, ANIMALS)
        elif card.animal:
            raise NotUnderstood("pack-animal", path=f"{path}.animal", value=printable(card.animal))
    unique("hanafuda", [f"{card.colour} {card.value}" for card in pack.hanafuda])
    _count("hanafuda", sum(card.copies for card in pack.hanafuda), HANAFUDA)


def _combinations(pack: Pack) -> None:
    """SEN-158: so many of a symbol, or alike; worth honour or samurai; to be had with these cards."""
    for k, combination in enumerate(pack.combinations):
        path = f"combinations[{k}]"
        check_id(f"{path}.id", combination.id)
        number(f"{path}.cards", combination.cards, 2, 12)
        number(f"{path}.honour", combination.honour, 0, 60)
        number(f"{path}.samurai", combination.samurai, 0, 3)
        if bool(combination.symbol) == bool(combination.alike):
            raise NotUnderstood("pack-combination", path=path)
        if combination.symbol:
            choice(f"{path}.symbol", combination.symbol, SYMBOLS[1:])
        else:
            choice(f"{path}.alike", combination.alike, ("value", "path"))
        if bool(combination.honour) == bool(combination.samurai):
            raise NotUnderstood("pack-reward", path=path)
        if combination.cards > _most_alike(pack, combination.symbol or combination.alike):
            raise NotUnderstood("pack-impossible", path=f"{path}.cards", given=combination.cards)
    unique("combinations", [combination.id for combination in pack.combinations])
    unique("combinations", [f"{c.cards} {c.symbol or c.alike}" for c in pack.combinations])
    if not pack.combinations:
        _count("combinations", 0, 1)


def _most_alike(pack: Pack, shape: str) -> int:
    """The most cards of that shape that anybody can hold."""
    by_value: dict[int, int] = {}
    by_colour: dict[str, set[int]] = {}
    for card in pack.hanafuda:
        by_value[card.value] = by_value.get(card.value, 0) + 1
        by_colour.setdefault(card.colour, set()).add(card.value)
    if shape == "value":
        return max(by_value.values())
    if shape == "path":
        return max(_longest_run(values) for values in by_colour.values())
    return sum(card.copies for card in pack.hanafuda if card.symbol == shape)


def _longest_run(values: set[int]) -> int:
    longest = run = 0
    for value in range(max(values) + 1):
        run = run + 1 if value in values else 0
        longest = max(longest, run)
    return longest


def _samurai(pack: Pack) -> None:
    for k, samurai in enumerate(pack.samurai):
        _one_samurai(f"samurai[{k}]", samurai)
    unique("samurai", [samurai.id for samurai in pack.samurai])
    unique("samurai", [samurai.initial for samurai in pack.samurai])
    unique("samurai", [samurai.ability for samurai in pack.samurai if samurai.ability])
    _count("samurai", len(pack.samurai), SAMURAI)


def _one_samurai(path: str, samurai: Samurai) -> None:
    check_id(f"{path}.id", samurai.id)
    if len(samurai.initial) != 1 or not ("A" <= samurai.initial <= "Z"):
        raise NotUnderstood("pack-initial", path=f"{path}.initial", value=printable(samurai.initial))
    number(f"{path}.honour", samurai.honour, 0, 20)
    choice(f"{path}.kami", samurai.kami, KAMI_KINDS)
    if samurai.ability:
        choice(f"{path}.ability", samurai.ability, ABILITIES)
    check_names(f"{path}.name", samurai.name, needed=samurai.id not in SAMURAI_OF_THE_HOUSE)


def _one_meaning(pack: Pack) -> None:
    """A word of the notation means one thing."""
    named = [
        *((f"map.provinces[{k}].id", province.id) for k, province in enumerate(pack.map.provinces)),
        *((f"map.seas[{k}].id", sea.id) for k, sea in enumerate(pack.map.seas)),
        *((f"samurai[{k}].id", samurai.id) for k, samurai in enumerate(pack.samurai)),
    ]
    taken = set(_RESERVED)
    for path, name in named:
        if name in taken:
            raise NotUnderstood("pack-reserved", path=path, value=name)
        taken.add(name)


def _count(path: str, given: int, wanted: int) -> None:
    if given != wanted:
        raise NotUnderstood("pack-count", path=path, given=given, wanted=wanted)


def _same(given: Mapping[str, object], wanted: Sequence[str], path: str) -> None:
    """Exactly these keys."""
    for name in wanted:
        if name not in given:
            raise NotUnderstood("pack-missing", path=path, field=name)
    for name in given:
        if name not in wanted:
            raise NotUnderstood("pack-unknown", path=path, field=printable(name))
