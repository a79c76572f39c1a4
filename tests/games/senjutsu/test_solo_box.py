"""The solo half made ready: cards as programs, enemies, and recipes of their decks."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tatami.games.senjutsu.box import ATTACK, DEFENCE, MEDITATION, Box, house_box
from tatami.games.senjutsu.pack_reading import read_pack
from tatami.games.senjutsu.programs import HEAVY, PUSH, STUN, WOUNDS, bits
from tatami.games.senjutsu.solo_box import (
    ATTACKING,
    BLOCK,
    CIRCUMSTANCES,
    DEFENDING,
    DESPAIR,
    GO,
    MASKED,
    NEXT_MANNER,
    NOBODY,
    OTHER_STANCE,
    REAR,
    REFRESH,
    RETREAT,
    STANCE,
    STANCE_ALL,
    Automa,
    SoloAbility,
    SoloBox,
    SoloOp,
    solo_box,
)
from tatami.games.senjutsu.solo_reading import solo_file
from tests.games.senjutsu.packs import Json, house, raw
from tests.games.senjutsu.solo_packs import enemy, solo_card, solo_clause, whole


def box_of(tree: Json) -> SoloBox:
    file = raw(tree)
    made = solo_box(Box(read_pack(file), file))
    assert made is not None
    return made


def houses() -> SoloBox:
    made = solo_box(house_box())
    assert made is not None
    return made


SOLO = houses()


def card(slug: str) -> SoloAbility:
    return SOLO.abilities[SOLO.by_slug[slug]]


def who(name: str, box: SoloBox = SOLO) -> Automa:
    return box.automas[box.by_name[name]]


# --- cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "ops"),
    [
        ("gather_the_will", [SoloOp(STANCE, DEFENDING), SoloOp(GO, 1), SoloOp(NEXT_MANNER)]),
        ("battle_cry", [SoloOp(STANCE_ALL, ATTACKING), SoloOp(GO, 1)]),
        ("empty_mind", [SoloOp(NEXT_MANNER), SoloOp(STANCE, OTHER_STANCE), SoloOp(REFRESH)]),
        ("deep_lunge", [SoloOp(GO, 2), SoloOp(REFRESH)]),
        ("left_guard", [SoloOp(BLOCK), SoloOp(NEXT_MANNER), SoloOp(GO, 1)]),
        ("guarded_retreat", [SoloOp(RETREAT, 1), SoloOp(BLOCK)]),
    ],
)
def test_what_a_card_does_is_a_program_in_the_order_of_print(slug: str, ops: list[SoloOp]) -> None:
    assert list(card(slug).ops) == ops


@solo_clause("SJT-322", "SJT-R114")
def test_an_attack_has_its_steps_and_every_part_its_value() -> None:
    two = card("two_waves")
    assert (two.kind, two.values) == (ATTACK, (7,))
    assert [(blow.value, blow.steps) for blow in two.blows] == [(7, 0), (4, 1)]
    assert [harm[WOUNDS] for blow in two.blows for _, harm in blow.blow.cells] == [1, 1]
    (wolf,) = card("wolfs_run").blows
    assert [(cell, harm[WOUNDS], harm[PUSH]) for cell, harm in wolf.blow.cells] == [((0, -1), 1, 1)]
    shot = card("heavy_shot")
    assert (shot.range, shot.blows[0].blow.range, shot.blows[0].blow.hit[HEAVY]) == (9, 9, 1)


@solo_clause("SJT-325", "SJT-R110")
def test_an_attack_from_behind_does_more() -> None:
    (step,) = card("ghost_step").blows
    for circumstances in CIRCUMSTANCES:
        ((_, harm),) = step.diagrams[circumstances]
        assert (harm[WOUNDS], harm[STUN]) == ((2, 1) if circumstances & REAR else (1, 0))


@solo_clause("SJT-365", "SJT-370")
def test_an_attack_can_be_better_while_masked_and_in_despair() -> None:
    tree = whole()
    cells = {"F": {"w": 1}, "FL": {"limp": 1}}
    bonus = {"masked": {"F": {"w": 1}}, "despair": {"F": {"w": 2}, "FL": {"w": 1}}}
    solo_card(tree, "common_cut")["attack"] = {"cells": cells, "bonus": bonus}
    box = box_of(tree)
    (blow,) = box.abilities[box.by_slug["common_cut"]].blows
    wounds = {k: [harm[WOUNDS] for _, harm in blow.diagrams[k]] for k in CIRCUMSTANCES}
    assert (wounds[0], wounds[REAR], wounds[MASKED]) == ([1, 0], [1, 0], [2, 0])
    assert (wounds[DESPAIR], wounds[MASKED | DESPAIR]) == ([3, 1], [4, 1])


@solo_clause("SJT-336", "SJT-337", "SJT-339")
def test_a_defence_has_its_values_its_block_and_its_counter() -> None:
    coil = card("dragons_coil")
    assert (coil.kind, coil.values) == (DEFENCE, (8, 7, 6, 5, 4, 3))
    assert coil.guard is not None
    assert len(coil.guard.cells) == 3
    assert coil.counter == bits((7, 6, 5, 4))
    assert card("broad_swing").counter == bits((6, 5))
    assert (card("sidle").kind, card("sidle").counter) == (MEDITATION, 0)


def test_a_card_knows_its_pick_deck_or_whose_it_is() -> None:
    assert (card("sidle").deck, card("sidle").owner) == (2, NOBODY)
    growl = card("growl")
    assert (growl.deck, SOLO.automas[growl.owner].name) == (0, "ronin")
    assert [SOLO.abilities[number].is_nightmare for number in SOLO.pick_decks[8]] == [True] * 5
    assert sum(map(len, SOLO.pick_decks.values())) == 46


# --- enemies ----------------------------------------------------------------------------------------


@solo_clause("SJT-299", "SJT-300")
def test_an_enemy_knows_how_far_it_likes_to_stand() -> None:
    told = {
        automa.name: (automa.distance, automa.is_at_least, automa.is_ranged) for automa in SOLO.automas[:5]
    }
    assert told["ashigaru_yari"] == (2, False, False)
    assert told["arquebusier"] == (6, True, True)


def test_characters_of_other_boxes_are_known_by_their_recipes_alone() -> None:
    there = [automa.name for automa in SOLO.automas if automa.is_in_box]
    assert there == [
        *("samurai_leader", "ashigaru_katana", "ashigaru_yari", "ashigaru_yumi", "arquebusier"),
        *("master", "student", "ronin", "warrior"),
    ]
    assert len(SOLO.automas) == 5 + 16
    heroes = house_box().hero_names
    assert [heroes[who(name).hero] for name in heroes] == [*heroes]
    assert who("ninja").hero == who("arquebusier").hero == NOBODY


@solo_clause("SJT-358", "SJT-364")
def test_a_character_begins_with_its_own_cards() -> None:
    recipe, dark = who("student").recipe
    slugs = [SOLO.abilities[number].slug for number in recipe.own]
    assert slugs == ["tiger_springs", "two_waves", "step_around", "youthful_haste"]
    assert recipe.picks == ((1,), (4,), (4,), (5,), (2, 4, 5))
    assert [SOLO.abilities[number].slug for number in dark.own] == [*slugs, "lightning_draw"]
    assert dark.picks == ((1,), (4,), (5,), (2, 4, 5))


@solo_clause("SJT-363", "SJT-R120")
def test_in_nightmare_mode_one_card_of_deck_three_or_four_is_a_nightmare() -> None:
    assert who("samurai_leader").recipe[1].picks == ((1,), (1,), (8,), (4,), (5,), (4, 5))
    assert who("ashigaru_yari").recipe[1].picks == ((2,), (8,), (3,), (5,), (3, 5))
    for ranged in ("ashigaru_yumi", "arquebusier"):
        plain, dark = who(ranged).recipe
        assert plain == dark


@solo_clause("SJT-356", "SJT-357", "SJT-R117", "SJT-R149")
def test_when_a_pick_deck_has_run_out_another_suitable_one_gives_the_card() -> None:
    recipe = who("ashigaru_yari").recipe[0]
    full = dict.fromkeys(range(1, 9), 3)
    assert recipe.sources((3,), full) == (3,)
    assert recipe.sources((3, 5), full) == (3, 5)
    assert recipe.sources((3, 5), full | {3: 0}) == (5,)
    assert recipe.sources((3,), full | {3: 0}) == (2, 5)
    assert recipe.sources((3,), full | {2: 0, 3: 0, 5: 0}) == (4,)
    assert recipe.sources((3,), {}) == ()


@solo_clause("SJT-369")
def test_a_pack_can_bring_the_cards_of_others() -> None:
    """Hachiko with all five of its cards and nothing else, and the Ninja with one."""
    tree = whole()
    plain = solo_card(tree, "growl")
    for k in range(6):
        names = {"en": f"Trick {k}"}
        changed = {
            "id": f"T{k}",
            "slug": f"trick_{k}",
            "name": names,
            "owner": "hachiko" if k < 5 else "ninja",
        }
        tree["solo"]["cards"].append({**plain, **changed, **({"nightmare": True} if k == 4 else {})})
    box = box_of(tree)
    dog, ninja = who("hachiko", box), who("ninja", box)
    assert dog.is_in_box
    assert [box.abilities[number].slug for number in dog.recipe[0].own] == [f"trick_{k}" for k in range(5)]
    assert dog.recipe[0].picks == dog.recipe[1].picks == ()
    assert (ninja.is_in_box, ninja.rule, len(ninja.recipe[0].own)) == (True, "starts_masked", 1)
    assert ninja.recipe[1].picks[1] == (8,), "it has no nightmare of its own"
    assert (who("ashigaru", box).rule, who("ashigaru", box).partner) == ("pair", "hachiko")


# --- the whole --------------------------------------------------------------------------------------


@solo_clause("SJT-283", "SJT-373", "SJT-388")
def test_limits_and_decks_follow_from_the_data() -> None:
    assert [SOLO.wound_limit(count) for count in range(1, 7)] == [7, 3, 2, 1, 1, 1]
    assert [SOLO.horde_limit(stage) for stage in (1, 2, 3)] == [1, 2, 3]
    assert SOLO.horde_decks() == {"ashigaru_katana": 3, "samurai_leader": 1}
    assert (SOLO.track, SOLO.manner_cells) == (("left", "middle", "right"), (5, 0, 1))


def test_it_is_made_once_for_a_box_and_known_by_the_file_it_was_read_from() -> None:
    assert solo_box(house_box()) is SOLO
    assert SOLO.digest == sha256(solo_file()).hexdigest()
    brought = whole()
    enemy(brought, "ashigaru_yari")["standees"] = 3
    box = box_of(brought)
    assert box.digest == box.box.digest == sha256(raw(brought)).hexdigest()
    file = raw(house() | {"name": "other"})
    assert solo_box(Box(read_pack(file), file)) is None
