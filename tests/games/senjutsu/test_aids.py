"""What boards are told beside the view: reach and course of cards, the line, ways, beats, the plan."""

from __future__ import annotations

from random import Random
from typing import Any

from tatami.formats.sampling import finished
from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.aid_shapes import Aids, Card
from tatami.games.senjutsu.assault import can_strike, focus_after
from tatami.games.senjutsu.courses import course_of, moved
from tatami.games.senjutsu.effects.guarding import guarded, stopped_by
from tatami.games.senjutsu.effects.moving import free_or_colliding, legal_ways
from tatami.games.senjutsu.events import TurnBegan
from tatami.games.senjutsu.facts import REVEALED, Act, Blocked
from tatami.games.senjutsu.lines import Way
from tatami.games.senjutsu.pieces import SICK
from tatami.games.senjutsu.programs import MOVE
from tatami.games.senjutsu.projecting import first_value
from tatami.games.senjutsu.public_cards import may_lay
from tatami.games.senjutsu.rules.reveal import layable
from tatami.games.senjutsu.table import Fight
from tatami.games.senjutsu.windows import effective
from tatami.hooks.glance import Glance
from tatami.kernel.pieces import SHIFT
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.senjutsu.fights import answer, change, discarded, fight, hold, lay, passing, put, stand

BOX = RULES.box


def duel(cell: str = "0,-1", facing: int = 3, **options: Any) -> Fight:
    """The Student in the middle looks north, where the Master stands."""
    g = fight("student", "master", **options)
    stand(g, "A", "0,0", 0)
    return stand(g, "B", cell, facing)


def aids(g: Fight, seat: Seat = 0) -> Aids:
    """As a host works them out, and as a saved view does."""
    found = RULES.aids(Glance(g, seat), RULES.open_facts(Glance(g, SPECTATOR)))
    assert found == RULES.aids(View(g, seat))
    return found  # type: ignore[return-value]


def card(g: Fight, slug: str, seat: Seat = 0) -> Card:
    return aids(g, seat)["cards"]["ABCD"[seat]][slug]


def course(g: Fight, slug: str) -> Any:
    return card(hold(g, "A", slug), slug)["course"]


# --- what a card reaches ------------------------------------------------------------------------


def test_a_card_strikes_and_blocks_cells_as_its_owner_stands_and_holds_himself() -> None:
    g = hold(duel(), "A", "plain_guard", "flanking_cut")
    guard = card(g, "plain_guard")["reach"]
    assert guard["strikes"] == []
    assert guard["blocks"] == [{"cell": "0,-1", "values": [6, 5, 4, 3, 2]}]
    assert card(g, "flanking_cut")["reach"]["strikes"] == [{"cell": "0,-1", "harm": {"w": 1}}]
    change(g, "A", kamae="aggression")
    assert card(g, "flanking_cut")["reach"]["strikes"] == [{"cell": "0,-1", "harm": {"w": 2}}]


def test_ones_own_core_and_weapon_cards_are_told_of_too_and_a_stun_card() -> None:
    g = hold(duel(), "A", "plain_cut")
    assert [*aids(g)["cards"]["A"]] == ["plain_cut", "light_feet", "katana_cut"]
    change(g, "A", stun=1)
    assert "stun" in aids(g)["cards"]["A"]


def test_limp_slows_the_values_of_a_card_but_never_below_one() -> None:
    g = hold(duel(), "A", "plain_guard")
    change(g, "A", limp=(0, 0, 0))
    assert card(g, "plain_guard")["value"] == [3, 2, 1]


@clause("SJT-78")
def test_a_value_that_can_be_bought_counts_only_with_the_focus_for_it() -> None:
    g = hold(duel(), "A", "horizontal_cut")
    assert card(g, "horizontal_cut")["value"] == [6]
    change(g, "A", focus=3)
    assert card(g, "horizontal_cut")["value"] == [7, 6]


def test_of_others_only_what_they_have_revealed_is_told() -> None:
    g = hold(hold(duel(), "A", "plain_cut"), "B", "willow_guard", "measured_stroke")
    assert [*aids(g)["cards"]] == ["A"]
    assert aids(g, SPECTATOR)["cards"] == {}
    lay(g, A="plain_cut", B="willow_guard")
    assert {seat: [*cards] for seat, cards in aids(g, SPECTATOR)["cards"].items()} == {
        "A": ["plain_cut"],
        "B": ["willow_guard"],
    }
    assert "measured_stroke" in aids(g, 1)["cards"]["B"]
    assert "course" not in aids(g, 1)["cards"]["B"]["measured_stroke"], "this turn it cannot be laid any more"


# --- if it is played and nobody moves ---------------------------------------------------------------


@clause("SJT-125")
def test_a_course_is_the_way_that_mandatory_assault_leaves() -> None:
    assert course(duel("0,-2"), "plain_cut") == {
        "cell": "0,-1",
        "facing": 0,
        "strikes": [{"cell": "0,-2", "harm": {"w": 1}}],
        "victims": [{"seat": "B", "harm": {"w": 1}, "is_friend": False, "may_block_at": []}],
        "is_forced": True,
    }


def test_who_cannot_be_reached_is_struck_by_no_course() -> None:
    assert course(duel("3,-2"), "plain_cut") == {"strikes": [], "victims": [], "is_forced": False}


def test_a_card_without_movement_strikes_from_where_one_stands() -> None:
    found = course(duel(), "whirling_cut")
    assert "cell" not in found
    assert [victim["seat"] for victim in found["victims"]] == ["B"]
    assert not found["is_forced"]


def test_a_card_that_cannot_be_paid_for_or_strikes_nobody_ever_has_no_course() -> None:
    g = hold(duel(), "A", "quick_stab", "plain_guard")
    assert "course" not in card(g, "quick_stab")
    assert "course" not in card(g, "plain_guard")
    change(g, "A", focus=1)
    assert card(g, "quick_stab")["course"]["victims"]


@clause("SJT-R50")
def test_a_later_part_that_strikes_is_a_course_that_is_not_forced_if_an_earlier_one_may_move() -> None:
    """Splitting Strike: a step and a blow at 6, a turn and a blow for 2 focus at 3."""
    g = duel("1,-1", 4)
    change(g, "A", focus=2)
    found = course(g, "splitting_strike")
    assert (found["cell"], found["facing"], found["is_forced"]) == ("0,0", 1, False)
    change(g, "A", focus=1)
    assert not course(g, "splitting_strike")["victims"]


def test_a_friend_in_the_way_is_among_the_victims() -> None:
    g = fight("student", "master", "ronin", "warrior", sides="pairs")
    for seat, cell in zip("ABCD", ("0,0", "0,-1", "1,-1", "3,-2"), strict=True):
        stand(g, seat, cell, 0)
    found = course(g, "whirling_cut")
    assert {victim["seat"]: victim["is_friend"] for victim in found["victims"]} == {"B": False, "C": True}
    stand(g, "B", "-3,2")
    found = course(g, "whirling_cut")
    assert [victim["seat"] for victim in found["victims"]] == ["C"], "also where it strikes nobody else"


# --- what could stop it ----------------------------------------------------------------------------


def could_block(g: Fight, slug: str) -> list[int]:
    (victim,) = course(g, slug)["victims"]
    return victim["may_block_at"]  # type: ignore[no-any-return]


def test_who_holds_any_card_may_block_at_the_values_that_his_character_could_own() -> None:
    g = hold(duel("0,-2"), "B", "measured_stroke")
    assert could_block(g, "plain_cut") == [5]
    assert could_block(change(g, "A", limp=(0,)), "plain_cut") == [4], "a limping blow comes later"


def test_it_makes_no_difference_what_he_holds() -> None:
    g = hold(duel("0,-2"), "B", "measured_stroke")
    before = aids(hold(g, "A", "plain_cut"))
    assert aids(hold(g, "B", "plain_guard")) == before
    assert could_block(hold(g, "B"), "plain_cut") == [], "but no card at all blocks nothing"


def test_a_list_that_lies_open_says_what_can_block() -> None:
    g = hold(duel("0,-2", lists="open"), "B", "measured_stroke")
    listed = g.table.lists[1]
    guards = {BOX.by_slug[slug] for slug in BOX.by_slug if 5 in BOX.abilities[BOX.by_slug[slug]].values}
    assert could_block(g, "plain_cut") == [5]
    g.table.lists = (g.table.lists[0], tuple(each for each in listed if each.card not in guards))
    assert could_block(g, "plain_cut") == []


def test_a_card_that_lies_open_as_often_as_it_may_be_owned_blocks_no_more() -> None:
    g = hold(duel("0,-2", lists="open"), "B", "measured_stroke")
    only = BOX.by_slug["willow_guard"]
    copies = next(each for each in g.table.lists[1] if each.card == only)
    g.table.lists = (g.table.lists[0], (copies,))
    assert could_block(g, "plain_cut") == [5]
    discarded(g, "B", *["willow_guard"] * copies.copies)
    assert could_block(g, "plain_cut") == []


def test_nobody_blocks_behind_his_back() -> None:
    g = hold(duel("0,-2", 0, lists="open"), "B", "measured_stroke")
    plain = BOX.by_slug["plain_guard"]
    listed = [each for each in g.table.lists[1] if each.card == plain]
    g.table.lists = (g.table.lists[0], tuple(listed))
    assert could_block(g, "plain_cut") == []
    assert could_block(stand(g, "B", "0,-2", 2), "plain_cut") == [5], "but one who can turn first may"


# --- the initiative line --------------------------------------------------------------------------


def test_before_the_reveal_the_line_knows_what_everybody_could_lay() -> None:
    g = hold(duel(), "B", "measured_stroke")
    told = aids(g)["line"]
    assert told == aids(g, 1)["line"] == aids(g, SPECTATOR)["line"], "no hand counts, not even the own one"
    assert told["B"] == {"values": [9, 8, 7, 6, 5, 4, 3, 2, 0], "is_known": False}
    hold(g, "B")
    assert aids(g)["line"]["B"]["values"] == [5, 0], "weapon and core ability are all that is left"
    change(g, "B", limp=(0,))
    assert aids(g)["line"]["B"]["values"] == [4, 0]


@clause("SJT-R85")
def test_a_poison_that_was_drawn_is_all_that_can_be_laid() -> None:
    g = hold(duel(), "B", "measured_stroke")
    g.places[SICK[1]].append(BOX.poison_faces[0] | 0xFF << SHIFT)
    assert aids(g)["line"]["B"] == {"values": [0], "is_known": False}


def test_a_revealed_card_is_known_with_all_its_values_until_one_is_chosen() -> None:
    g = hold(hold(duel(), "A", "plain_cut"), "B", "willow_guard")
    lay(g, A="plain_cut", B="willow_guard")
    passing(g, "InitiativeToChoose")
    assert aids(g)["line"] == {
        "A": {"values": [5], "is_known": True},
        "B": {"values": [7, 6, 5, 4], "is_known": True},
    }
    assert [beat["seat"] for beat in aids(g)["beats"]] == ["A"], "his place is not known yet"
    answer(g, "value 6")
    assert aids(g)["line"]["B"] == {"values": [6], "is_known": True}


# --- ways and beats -------------------------------------------------------------------------------


def resolving_tiger_leap() -> Fight:
    g = hold(hold(duel("0,-3"), "A", "tiger_leap"), "B", "plain_guard")
    lay(g, A="tiger_leap", B="plain_guard")
    passing(g, "InitiativeToChoose")
    return g


def test_a_way_is_told_with_all_its_cells_to_everybody() -> None:
    g = hold(duel("-3,3"), "A", "tiger_leap")
    lay(g, A="tiger_leap")
    passing(g, "WayToGo")
    ways = aids(g, SPECTATOR)["ways"]
    assert ways.keys() == {offer.text for offer in g.legal(0) if offer.text.startswith("go ")}
    assert ways["go 0,0 0"] == {"facing": 0, "cells": ["0,0"]}
    assert ways["go 0,-2 0"] == {"facing": 0, "cells": ["0,0", "0,-1", "0,-2"]}
    assert aids(g, 1)["ways"] == ways
    answer(g, "go 0,-2 0")
    assert {way["cells"][0] for way in aids(g)["ways"].values()} == {"-3,3"}, "now the other one goes"


def test_the_parts_of_a_turn_are_told_in_their_order_and_how_far_they_are() -> None:
    g = resolving_tiger_leap()
    answer(g, "value 2")
    passing(g, "WayToGo")

    def told() -> list[tuple[Any, ...]]:
        return [(b["seat"], b["card"], b["now"], b["state"]) for b in aids(g)["beats"]]

    if g.asked() == (0,):
        assert told() == [("A", "tiger_leap", 4, "acting"), ("B", "plain_guard", 2, "waiting")]
        answer(g, g.legal(0)[0].text)
        passing(g, "WayToGo")
    assert told() == [("A", "tiger_leap", 4, "done"), ("B", "plain_guard", 2, "acting")]


def test_beside_a_turn_nothing_acts() -> None:
    assert aids(duel())["beats"] == []


# --- the plan ----------------------------------------------------------------------------------------


def test_the_plan_names_cells_rim_edges_and_boards() -> None:
    plan = aids(duel())["plan"]
    assert len(plan["cells"]) == 37
    assert {"cell": "0,-1", "q": 0, "r": -1} in plan["cells"]
    assert not {spot["cell"] for spot in plan["rim"]} & {spot["cell"] for spot in plan["cells"]}
    assert plan["edges"]["west"] == ["-3,1", "-3,2"]
    assert plan["starts"] == {}
    assert [board["battlefield"] for board in plan["boards"]] == ["snowy_battlefield"]


def test_a_joined_field_is_made_of_two_boards_that_share_no_cell() -> None:
    name = next(name for name in BOX.field_names if "+" in name)
    plan = aids(RULES.new(2, {"field": name}, "x"))["plan"]
    west, east = plan["boards"]
    assert f"{west['battlefield']}+{east['battlefield']}" == name
    assert {*west["cells"]} | {*east["cells"]} == {spot["cell"] for spot in plan["cells"]}
    assert not {*west["cells"]} & {*east["cells"]}


@clause("SJT-65", "SJT-R12")
def test_start_cells_are_told_as_long_as_figures_are_to_be_placed() -> None:
    g = RULES.new(2, {"characters": "dealt"}, "starts")
    for seat in (0, 1):
        hero = BOX.hero_names[g.table.fighters[seat].hero]
        g.act(seat, RULES.parse(f"bring {hero}_signature"))
    first = g.asked()[0]
    starts = aids(g)["plan"]["starts"]
    assert starts["A"] == starts["B"] == ["-3,1", "-3,2", "3,-2", "3,-1"]
    answer(g, "stand -3,1 2")
    assert aids(g)["plan"]["starts"] == {"AB"[1 - first]: ["3,-2", "3,-1"]}


# --- what has been told this turn ---------------------------------------------------------------


def test_a_board_that_is_opened_now_hears_the_turn_from_its_beginning() -> None:
    g = resolving_tiger_leap()
    since = RULES.recalls_since(g)
    told = g.events[since - g.told :]
    assert isinstance(told[0], TurnBegan)
    assert sum(isinstance(event, TurnBegan) for event in told) == 1
    assert {type(event).__name__ for event in told} >= {"CardRevealed"}


def test_before_the_first_turn_there_is_nothing_to_tell_again() -> None:
    g = RULES.new(2, {}, "new")
    assert RULES.recalls_since(g) == g.sequence


# --- held against the rules ------------------------------------------------------------------------


def test_a_course_is_a_legal_way_and_forced_exactly_where_the_rules_force() -> None:
    """SJT-125, SJT-R50: at moments of random games, for every card that its owner could lay."""
    rng, compared, forced = Random("courses"), 0, 0
    for seed in range(4):
        g = RULES.new(2 + seed % 3, {"characters": "dealt"}, seed)
        for _ in range(160):
            if g.outcome is not None:
                break
            if type(g.question).__name__ == "CardToLay":
                seat = rng.choice(g.asked())
                fighter = g.table.fighters[seat]
                pool = layable(BOX, fighter.focus, fighter.kamae, fighter.is_masked)
                for number in sorted(pool.intersection(BOX.pool(fighter.hero))):
                    is_forced = held_against_the_rules(g, seat, number)
                    compared, forced = compared + (is_forced is not None), forced + bool(is_forced)
            seat = rng.choice(g.asked())
            g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
    assert compared > 500
    assert forced > 50


def held_against_the_rules(g: Fight, seat: Seat, number: int) -> bool | None:
    """Of a card that begins with a line of movement: whether its way is forced, as the rules say."""
    ability = BOX.abilities[number]
    first = ability.programs[0]
    if first.last_strikes[0] < 0 or first.codes[0][0].word != MOVE:
        return None
    found = course_of(g.table, seat, ability)
    assert found is not None
    table, value = g.table.clone(), first_value(ability, first)
    table.change(seat, value=value, focus=table.fighters[seat].focus - ability.cost)
    table.acts = (Act(seat, number, 0, 0, REVEALED, value, value),)
    me, legal = table.fighters[seat], legal_ways(table, 0)

    def strikes(way: Way) -> bool:
        focus = focus_after(table, way, me.cell, me.focus)
        return can_strike(table, table.act, 1, way.cell, way.facing, focus, me.kamae)

    is_forced = legal[0].into < 0 and all(strikes(way) for way in legal)
    assert is_forced == (bool(found.hits) and found.is_forced and found.part == 0)
    if is_forced and len([op for op in first.codes[0] if op.word == MOVE]) == 1:
        assert (found.pose.cell, found.pose.facing) in {(way.cell, way.facing) for way in legal}
        assert len(legal) <= len(free_or_colliding(table, 0))
    return is_forced


def test_a_route_over_corpses_crosses_them() -> None:
    g = put(duel("-3,3"), "corpse", "0,-1")
    hold(g, "A", "tiger_leap")
    lay(g, A="tiger_leap")
    passing(g, "WayToGo")
    for text, way in aids(g)["ways"].items():
        assert ("over" in text) == ("0,-1" in way["cells"][1:-1]), text


@clause("SJT-143", "SJT-R61")
def test_whatever_guard_could_stop_a_blow_by_the_rules_is_among_the_values_told() -> None:
    """Every block that a victim could raise without moving is laid on the field and judged by the rules."""
    rng, met, open_ones = Random("guards"), 0, 0
    for seed in range(6):
        g = RULES.new(2 + seed % 3, {"characters": "dealt", "lists": ("secret", "open")[seed % 2]}, seed)
        for _ in range(150):
            if g.outcome is not None:
                break
            if type(g.question).__name__ == "CardToLay":
                seat = g.asked()[0]
                for slug, told in aids(g, seat)["cards"]["ABCD"[seat]].items():
                    for victim in told.get("course", {}).get("victims", []):
                        stopping = stopped_at(g, seat, slug, "ABCD".index(victim["seat"]))
                        assert stopping <= set(victim["may_block_at"])
                        met, open_ones = met + bool(stopping), open_ones + (not victim["may_block_at"])
            seat = rng.choice(g.asked())
            g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
    assert met > 20
    assert open_ones > 10


def stopped_at(g: Fight, seat: Seat, slug: str, victim: Seat) -> set[int]:
    """At which initiatives a guard of his would stop that blow, laid by the rules themselves."""
    ability, fighter, found = BOX.abilities[BOX.by_slug[slug]], g.table.fighters[seat], set[int]()
    course = course_of(g.table, seat, ability)
    assert course is not None
    program, foe = ability.programs[course.part], g.table.fighters[victim]
    table = moved(g.table, seat, course.pose)
    at = {effective(fighter, v) for v in ((program.value,) if program.number else ability.values)}
    for guard in [BOX.abilities[number] for number in may_lay(g.seen(SPECTATOR), victim)]:
        for part in guard.programs:
            words = [op.word for op in part.codes[0]]
            guards = [op.guard for op in part.codes[0] if op.guard is not None]
            for value in guard.values if guards and MOVE not in words else ():
                cells = guarded(table, guards[0], foe.cell, foe.facing, value)
                now = effective(foe, value)
                table.blocks = (Blocked(victim, part.number, now, cells, 0),)
                act = Act(seat, ability.number, course.part, 0, REVEALED, now, now)
                if now in at and stopped_by(table, act, victim, course.is_unblockable)[1]:
                    found.add(now)
    return found
