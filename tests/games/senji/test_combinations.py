"""Which sets hanafuda make (SEN-158, table 2.8), against a search that tries everything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

import pytest

from tatami.games.senji.box import SYMBOLS, house_box
from tatami.games.senji.combinations import (
    cards_leading_on,
    kinds_of_sets,
    missing,
    sets_in,
    sets_made_of,
    sets_made_wildly,
)
from tatami.games.senji.pack import Combination
from tests.clauses import clause

BOX = house_box()
FIRST = BOX.first_hanafuda
DECK = list(BOX.hanafuda_cards())
NUMBER = {of.id: k for k, of in enumerate(BOX.combinations)}
Card = tuple[int, int, str]
"""Colour, value and symbol."""
ANYTHING: list[Card] = [(c, v, s) for c in range(4) for v in range(1, 13) for s in SYMBOLS]


def cards(text: str) -> list[int]:
    return [BOX.face[name] for name in text.split()]


def seen(face: int) -> Card:
    k = face - FIRST
    return BOX.colour[k], BOX.number[k], SYMBOLS[BOX.symbol[k]]


def is_set(of: Combination, of_cards: list[Card]) -> bool:
    """The reference card, word for word."""
    if len(of_cards) != of.cards:
        return False
    colours, values = [c for c, _, _ in of_cards], sorted(v for _, v, _ in of_cards)
    if of.symbol:
        return all(s == of.symbol for _, _, s in of_cards)
    if of.alike == "value":
        return len(set(values)) == 1 and len(set(colours)) == of.cards
    return len(set(colours)) == 1 and all(b == a + 1 for a, b in pairwise(values))


@cache
def is_set_somehow(of: Combination, faces: tuple[int, ...], wild: bool) -> bool:
    shown = [seen(face) for face in faces]
    if is_set(of, shown):
        return True
    if not wild or len(shown) != of.cards:
        return False
    tries = product(range(len(shown)), ANYTHING)
    return any(is_set(of, [*shown[:at], other, *shown[at + 1 :]]) for at, other in tries)


def can_complete(hand: list[int], picked: list[int], wild: bool) -> bool:
    left = list((Counter(hand) - Counter(picked)).elements())
    for of in BOX.combinations:
        need = of.cards - len(picked)
        tries = set(combinations(left, need)) if need >= 0 else set()
        if any(is_set_somehow(of, tuple(sorted((*picked, *more))), wild) for more in tries):
            return True
    return False


def likely_hand(rng: Random, size: int) -> list[int]:
    """A hand that is near some set, so that both answers are met."""
    pool = DECK[:]
    if rng.random() < 0.8:
        some = rng.choice((seen(rng.choice(DECK))[0], seen(rng.choice(DECK))[2], seen(rng.choice(DECK))[1]))
        pool = [c for c in DECK if some in seen(c)] * 4 + rng.sample(DECK, 12)
        pool = list((Counter(pool) & Counter(DECK)).elements())
    return sorted(rng.sample(pool, min(size, len(pool))))


@clause("SEN-158", "SEN-160", "SEN-194", "SEN-R72", "SEN-R73")
@pytest.mark.parametrize("wild", [False, True])
def test_a_pick_is_offered_exactly_if_some_set_can_still_be_completed(wild: bool) -> None:
    rng = Random(f"picks {wild}")
    offered = refused = 0
    for _ in range(24 if wild else 60):
        hand = likely_hand(rng, rng.randint(2, 7))
        picked: list[int] = []
        while True:
            leading = cards_leading_on(BOX, hand, picked, wild)
            for face in set((Counter(hand) - Counter(picked)).elements()):
                expected = can_complete(hand, [*picked, face], wild)
                assert (face in leading) == expected, (hand, picked, face)
                offered, refused = offered + expected, refused + (not expected)
            if not leading:
                break
            picked.append(rng.choice(leading))
    assert offered > 30 < refused


@clause("SEN-158", "SEN-R73")
def test_the_sets_that_cards_make_are_those_of_the_reference_card() -> None:
    rng = Random("made")
    met: Counter[str] = Counter()
    for _ in range(3000):
        hand = likely_hand(rng, rng.choice((3, 4, 5, 6, 8)))
        shown = [seen(face) for face in hand]
        expected = [k for k, of in enumerate(BOX.combinations) if is_set(of, shown)]
        assert sets_made_of(BOX, hand) == expected
        met.update(BOX.combinations[k].id for k in expected)
    assert {"animals", "suns", "tanzaku5", "trio"} <= set(met)


@clause("SEN-194", "SEN-R72")
def test_a_wild_card_makes_the_sets_that_some_other_card_in_its_place_would_make() -> None:
    rng = Random("wild")
    for _ in range(60):
        hand = likely_hand(rng, rng.choice((3, 4, 5, 6)))
        shown = [seen(face) for face in hand]
        expected = {
            (k, face)
            for k, of in enumerate(BOX.combinations)
            for at, face in enumerate(hand)
            if not is_set(of, shown)
            and len(hand) == of.cards
            and any(is_set(of, [*shown[:at], other, *shown[at + 1 :]]) for other in ANYTHING)
        }
        assert set(sets_made_wildly(BOX, hand)) == expected


@clause("SEN-158")
def test_what_a_hand_holds_and_what_it_lacks_agree() -> None:
    rng = Random("lack")
    for _ in range(60):
        hand = likely_hand(rng, rng.randint(2, 8))
        for k, of in enumerate(BOX.combinations):
            holds = any(is_set(of, [seen(c) for c in some]) for some in combinations(hand, of.cards))
            assert (k in sets_in(BOX, hand)) == holds
            lacking, ways = missing(BOX, hand, k)
            assert (lacking == 0) == holds
            for way in ways:
                assert len(way) == lacking
                assert k in sets_in(BOX, [*hand, *way]), "what it lacks completes it"


@clause("SEN-R73")
def test_a_path_neither_turns_the_corner_nor_repeats_a_value() -> None:
    assert sets_made_of(BOX, cards("plum_11 plum_12 plum_1 plum_2")) == []
    assert sets_made_of(BOX, cards("plum_4 plum_4 plum_6 plum_7")) == []
    assert sets_made_of(BOX, cards("plum_4 plum_7 plum_6 plum_5")) == [NUMBER["path4"]]


def test_a_trio_needs_three_colours() -> None:
    assert sets_made_of(BOX, cards("pine_7 pine_7 plum_7")) == []
    assert sets_made_of(BOX, cards("pine_7 iris_7 plum_7")) == [NUMBER["trio"]]


def test_what_is_lacking_names_the_nearest_ways() -> None:
    lacking, ways = missing(BOX, cards("plum_4 plum_5 plum_7 kiku_1"), NUMBER["path4"])
    assert (lacking, ways) == (1, ((BOX.face["plum_6"],),))
    assert missing(BOX, cards("pine_4 pine_8"), NUMBER["animals"]) == (2, ())


def test_the_reference_card_has_as_many_shapes_as_there_are_ways() -> None:
    assert [len(kind.shapes) for kind in kinds_of_sets(BOX)] == [0, 0, 0, 0, 48, 12, 36, 28]
