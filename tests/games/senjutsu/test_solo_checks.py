"""Every fault that the solo half of a pack can have is found, all at once, and told in three languages."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.pack_reading import house_pack, read_pack
from tatami.games.senjutsu.solo_pack import PackWithSolo
from tatami.games.senjutsu.solo_reading import house_solo
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.games.senjutsu.faults_of_solo import OF_SOLO, OF_SOLO_CARDS
from tests.games.senjutsu.packs import faults, raw, told
from tests.games.senjutsu.planting import Fault
from tests.games.senjutsu.solo_packs import solo_card, whole

FAULTS = [*OF_SOLO_CARDS, *OF_SOLO]


def test_a_pack_that_brings_the_houses_solo_half_is_in_order() -> None:
    pack = read_pack(raw(whole()))
    assert isinstance(pack, PackWithSolo)
    assert pack.solo == house_solo()
    assert pack.cards == house_pack().cards


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_and_told_with_its_place(fault: Fault) -> None:
    tree = whole()
    fault.plant(tree)
    found = told(tree)
    assert (fault.code, fault.path) in found, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_told_in_every_language_with_its_path(lang: str) -> None:
    words = Words(lang)
    for fault in FAULTS:
        tree = whole()
        fault.plant(tree)
        for each in faults(tree):
            text = tell_error(words, each)
            assert str(each.facts["path"]) in text
            assert "{ " not in text


def test_faults_of_both_halves_are_told_at_once() -> None:
    tree = whole()
    planted = [f for f in FAULTS if f.name in ("a mark", "a field of another kind", "no standees")]
    for fault in planted:
        fault.plant(tree)
    tree["decks"] = []
    found = told(tree)
    assert {(fault.code, fault.path) for fault in planted[:2]} <= set(found)
    assert ("pack-no-deck", "decks") in found
    solo_card(tree, "sidle").pop("counter")
    assert {(fault.code, fault.path) for fault in planted if fault.name != "a field of another kind"} <= set(
        told(tree)
    )


def test_a_solo_half_is_read_beside_a_duel_that_does_not_fit() -> None:
    tree = whole() | {"cards": 3}
    solo_card(tree, "sidle")["effects"] = []
    assert set(told(tree)) == {("pack-type", "cards"), ("pack-nothing", "solo.cards.sidle.effects")}
