"""Every fault that a pack can have is found, all at once, and told in three languages with its place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tatami.games.senjutsu
from tatami.games.senjutsu.faults import MOST, PackFaulty
from tatami.games.senjutsu.pack_reading import read_pack
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import tell_error
from tests.clauses import clause
from tests.games.senjutsu.faults_of_cards import OF_CARDS
from tests.games.senjutsu.faults_of_effects import OF_EFFECTS
from tests.games.senjutsu.faults_of_packs import OF_THE_REST
from tests.games.senjutsu.faults_of_solo import OF_SOLO, OF_SOLO_CARDS
from tests.games.senjutsu.packs import card, entry, faults, house, raw, told
from tests.games.senjutsu.planting import ATTACK, BLOCK, Fault, effects

FAULTS = [*OF_CARDS, *OF_EFFECTS, *OF_THE_REST]
ROOM = Path(tatami.games.senjutsu.__file__).parent
CHECKS = [*ROOM.glob("*_checks.py"), *(ROOM / f"{name}.py" for name in ("faults", "fitting", "pack_reading"))]
FILES_OWN = {"pack-type", "pack-deep"}
"""Of the file as a whole: `test_pack.py` plants them."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_and_told_with_its_place(fault: Fault) -> None:
    tree = house()
    fault.plant(tree)
    found = told(tree)
    assert (fault.code, fault.path) in found, found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_told_in_every_language_with_its_path(lang: str) -> None:
    words = Words(lang)
    for fault in FAULTS:
        tree = house()
        fault.plant(tree)
        for each in faults(tree):
            text = tell_error(words, each)
            assert str(each.facts["path"]) in text
            assert "{" not in text
            assert "\x1b" not in text


@clause("SJT-84", "SJT-88")
def test_a_block_below_a_line_may_depend_on_the_value_that_was_chosen() -> None:
    tree = house()
    below = [BLOCK | {"init": [6, 5, 4]}, {"block": {"cells": {"B": [1]}}, "init": [3, 2]}]
    card(tree, "plain_guard")["parts"] = [{"effects": [BLOCK]}, {"initiative": 1, "effects": below}]
    assert told(tree) == []


def test_every_code_of_the_checks_is_planted_somewhere() -> None:
    codes = {
        node.args[0].value
        for file in CHECKS
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "NotUnderstood"
        for _ in node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(codes) > 45
    assert codes - FILES_OWN - {fault.code for fault in (*FAULTS, *OF_SOLO_CARDS, *OF_SOLO)} == set()


def test_all_faults_of_a_pack_are_told_at_once() -> None:
    tree = house()
    planted = [
        fault for fault in FAULTS if fault.name in ("half a cell", "no hand", "a tree that starts elsewhere")
    ]
    for fault in planted:
        fault.plant(tree)
    card(tree, "low_sweep")["cost"] = 7
    expected = {*((fault.code, fault.path) for fault in planted), ("pack-range", "cards.low_sweep.cost")}
    assert expected == set(told(tree))


def test_a_pack_of_nothing_but_faults_is_told_as_far_as_anybody_reads() -> None:
    tree = house()
    for each in tree["cards"]:
        each |= {"cost": 9, "copies": -1, "range": 99}
    with pytest.raises(PackFaulty) as error:
        read_pack(raw(tree))
    assert len(error.value.faults) == MOST


# --- what is allowed --------------------------------------------------------------------------------


def test_a_position_that_cannot_be_left_again_is_allowed() -> None:
    tree = house()
    entry(tree, "characters", "ronin")["kamae_tree"]["branches"][0]["one_way"] = True
    entry(tree, "characters", "ronin")["kamae_tree"]["branches"][0] |= {"a": "aggression", "b": "focus"}
    assert told(tree) == []


def test_two_cards_may_recycle_if_the_pack_says_when_a_game_ends() -> None:
    tree = house() | {"turns": 60}
    card(tree, "deep_breath")["parts"][0]["effects"].append({"recycle": 1})
    assert told(tree) == []


def test_after_alternatives_whatever_one_of_them_did_may_have_succeeded() -> None:
    tree = house()
    effects("plain_cut", {"or": [[ATTACK], [{"draw": 1}]]}, {"if": "success", "draw": 1})(tree)
    assert told(tree) == []


def test_a_bought_value_is_a_value_of_the_card() -> None:
    tree = house()
    card(tree, "horizontal_cut")["parts"][0]["effects"][0]["init"] = [7]
    assert told(tree) == []


def test_a_mode_with_a_range_and_a_mark_by_a_mod_are_allowed() -> None:
    tree = house()
    card(tree, "plain_cut")["range"] = 3
    marked = {"attack": {"cells": {"F": {"w": 1}}, "mods": [{"pay": 1, "add": {"F": {"mark": True}}}]}}
    aimed = {"attack": {"mode": "aimed", "hit": {"w": 1}}}
    effects("plain_cut", aimed, marked, {"foe": {"who": "marked", "discard": 1}})(tree)
    assert told(tree) == []


@clause("SJT-R16")
def test_a_core_weapon_may_have_a_cost_but_a_core_ability_may_not() -> None:
    tree = house()
    card(tree, "katana_cut")["cost"] = 1
    assert told(tree) == []
    card(tree, "stalking")["cost"] = 1
    assert told(tree) == [("pack-core-free", "cards.stalking")]


def test_names_that_are_missing_in_a_language_are_allowed_but_for_english() -> None:
    tree = house()
    card(tree, "plain_cut")["name"] = {"en": "Plain Cut"}
    assert told(tree) == []
