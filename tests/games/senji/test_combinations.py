"""Which sets hanafuda make (SEN-158, table 2.8), against a search that tries everything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest

from tatami.games.senji.box import SYMBOLS, house_box
from tatami.games.senji.combinations import (
    cards_leading_on,
    is_made_wildly,
    kinds_of_sets,
    missing,
    sets_in,
    without,
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
def is_made(of: Combination, picked: tuple[int, ...], wild: int) -> bool:
    """Whether these cards are that set; with a wild one only if they are not without it (SEN-194)."""
    shown = [seen(face) for face in picked]
    if wild < 0:
        return is_set(of, shown)
    return not is_set(of, [*shown, seen(wild)]) and any(is_set(of, [*shown, other]) for other in ANYTHING)


def can_complete(of: Combination, hand: list[int], picked: list[int], wild: int, may: bool) -> bool:
    """By trying every way: whether that set can be made of these cards and others of the hand."""
    left = without(hand, picked if wild < 0 else [*picked, wild])
    wilds = {wild, *left} if may and wild < 0 else {wild}
    for other in wilds:
        rest = left if other < 0 or other == wild else without(left, [other])
        need = of.cards - len(picked) - (other >= 0)
        tries = set(combinations(rest, need)) if need >= 0 else set()
        if any(is_made(of, tuple(sorted((*picked, *more))), other) for more in tries):
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
@pytest.mark.parametrize("may", [False, True])
def test_a_card_is_offered_exactly_if_that_set_can_still_be_completed(may: bool) -> None:
    rng = Random(f"picks {may}")
    offered: Counter[tuple[bool, bool]] = Counter()
    for _ in range(24 if may else 60):
        hand = likely_hand(rng, rng.randint(2, 7))
        for number, of in enumerate(BOX.combinations):
            picked: list[int] = []
            wild = -1
            while True:
                plain, wilds = cards_leading_on(BOX, number, tuple(hand), tuple(picked), wild, may)
                for face in set(without(hand, picked if wild < 0 else [*picked, wild])):
                    expected = can_complete(of, hand, [*picked, face], wild, may)
                    assert (face in plain) == expected, (of.id, hand, picked, wild, face)
                    offered[False, expected] += 1
                    if may and wild < 0:
                        expected = can_complete(of, hand, picked, face, may)
                        assert (face in wilds) == expected, (of.id, hand, picked, face)
                        offered[True, expected] += 1
                if not plain and not wilds:
                    break
                chosen = rng.choice([*plain, *wilds, *wilds])
                if chosen in wilds and (chosen not in plain or rng.random() < 0.5):
                    wild = chosen
                else:
                    picked.append(chosen)
            assert len(picked) + (wild >= 0) in (0, of.cards), "whatever leads on leads to the end"
            assert not picked or is_made(of, tuple(sorted(picked)), wild)
    assert offered[False, True] > 30 < offered[False, False]
    assert not may or offered[True, True] > 30 < offered[True, False]


def sets_made_of(hand: list[int]) -> list[int]:
    """The numbers of the combinations that exactly these cards make."""
    return [kind.number for kind in kinds_of_sets(BOX) if kind.is_made_of([card - FIRST for card in hand])]


@clause("SEN-158", "SEN-R73")
def test_the_sets_that_cards_make_are_those_of_the_reference_card() -> None:
    rng = Random("made")
    met: Counter[str] = Counter()
    for _ in range(3000):
        hand = likely_hand(rng, rng.choice((3, 4, 5, 6, 8)))
        shown = [seen(face) for face in hand]
        expected = [k for k, of in enumerate(BOX.combinations) if is_set(of, shown)]
        assert sets_made_of(hand) == expected
        met.update(BOX.combinations[k].id for k in expected)
    assert {"animals", "suns", "tanzaku5", "trio"} <= set(met)


@clause("SEN-194", "SEN-R72")
def test_a_wild_card_makes_the_sets_that_some_other_card_in_its_place_would_make() -> None:
    rng = Random("wild")
    for _ in range(60):
        hand = likely_hand(rng, rng.choice((3, 4, 5, 6)))
        for k, of in enumerate(BOX.combinations):
            for face in set(hand):
                others = without(hand, [face])
                expected = is_made(of, tuple(others), face)
                assert is_made_wildly(BOX, k, others, face) == expected, (of.id, hand, face)


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
    assert sets_made_of(cards("plum_11 plum_12 plum_1 plum_2")) == []
    assert sets_made_of(cards("plum_4 plum_4 plum_6 plum_7")) == []
    assert sets_made_of(cards("plum_4 plum_7 plum_6 plum_5")) == [NUMBER["path4"]]


def test_a_trio_needs_three_colours() -> None:
    assert sets_made_of(cards("pine_7 pine_7 plum_7")) == []
    assert sets_made_of(cards("pine_7 iris_7 plum_7")) == [NUMBER["trio"]]


def test_what_is_lacking_names_the_nearest_ways() -> None:
    lacking, ways = missing(BOX, cards("plum_4 plum_5 plum_7 kiku_1"), NUMBER["path4"])
    assert (lacking, ways) == (1, ((BOX.face["plum_6"],),))
    assert missing(BOX, cards("pine_4 pine_8"), NUMBER["animals"]) == (2, ())


def test_the_reference_card_has_as_many_shapes_as_there_are_ways() -> None:
    assert [len(kind.shapes) for kind in kinds_of_sets(BOX)] == [0, 0, 0, 0, 48, 12, 36, 28]
