"""What the laboratory counts of a fight: blunders, questions, cards, decks, endings; on scripted scenes."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.card_uses import EARLY, OWN, brought, deck_called, drawn_early
from tatami.games.senjutsu.events import RanOff
from tatami.games.senjutsu.measures import BLUNDERS, MEASURES, attacks_of, own_collisions
from tatami.games.senjutsu.notes import ASKED, FightNotes, is_anybody_in_reach
from tatami.games.senjutsu.table import Fight
from tatami.hooks.laboratory import CardUse
from tatami.kernel.seats import seat_of
from tests.clauses import clause
from tests.games.scenes import asked, told
from tests.games.senjutsu.duels import clash, end_turn, give, idle, ready
from tests.games.senjutsu.fights import (
    answer,
    change,
    lay,
    next_turn,
    only_deck,
    stand,
    top,
)
from tests.games.senjutsu.showing import alone, deck, taken
from tests.games.senjutsu.test_collisions import rushing
from tests.games.senjutsu.test_shoves import charging


def noted(g: Fight, *texts: str, notes: FightNotes | None = None) -> FightNotes:
    """Whoever is named says this, and the laboratory writes it down: `A: lay plain_cut`."""
    book = notes or FightNotes()
    for text in texts:
        seat, said = seat_of(text[0]), g.rules.parse(text[3:])
        book.note(g, seat, g.legal(seat), said)
        g.act(seat, said)
    return book


def blunders(g: Fight, seat: str, notes: FightNotes | None = None) -> dict[str, int]:
    """By kind, those that happened."""
    numbers = RULES.measures_of(g, notes)["blunder"][seat_of(seat)]
    return {part: number for part, number in zip(BLUNDERS, numbers, strict=True) if number}


def asks(g: Fight, seat: str, notes: FightNotes) -> dict[str, int]:
    numbers = RULES.measures_of(g, notes)["asked"][seat_of(seat)]
    return {part: number for part, number in zip(ASKED, numbers, strict=True) if number}


def uses(g: Fight, seat: str, notes: FightNotes | None = None) -> dict[str, CardUse]:
    return {use.card: use for use in RULES.cards_of(g, notes)[seat_of(seat)]}


# --- blunders -----------------------------------------------------------------------------------


@clause("SJT-115")
def test_a_collision_by_ones_own_movement_is_a_blunder() -> None:
    g = alone(rushing("0,-3"), A="dashdown_strike")
    assert blunders(g, "A") == {"collision": 1}
    assert blunders(g, "B") == {}


@clause("SJT-R44")
def test_to_be_pushed_into_something_is_none() -> None:
    g = alone(charging(), A="shoulder_charge")
    assert MEASURES["deed"][8] == "collisions"
    assert RULES.measures_of(g)["deed"][1][8] == 1
    assert own_collisions(g) == [0, 0]


@clause("SJT-R44")
def test_not_even_after_ones_own_card_has_moved() -> None:
    """Plain Cut may move the Student, at 5; the Ronin's Kanabo, which takes no step, pushes him at 4."""
    g = stand(ready("student", "ronin"), "A", "0,-3", 3)
    stand(g, "B", "0,-2", 0, weapon=RULES.box.by_slug["kanabo_smash"])
    clash(g, A="plain_cut", B="kanabo_smash")
    end_turn(g)
    assert [event.seat for event in told(g, RanOff)] == [0]
    assert own_collisions(g) == [0, 0]
    assert attacks_of(g) == {1: {(0, 5), (1, 4)}}


@clause("SJT-R44", "SJT-170")
def test_a_card_played_into_another_does_not_make_its_push_a_movement_of_ones_own() -> None:
    g = stand(ready("student", "ronin"), "A", "0,0", 0)
    stand(g, "B", "0,-3", 3)
    change(give(g, "B", "pain_is_nothing"), "B", focus=1)
    change(g, "A", kamae="aggression")
    clash(g, A="dashdown_strike")
    idle(g, "B CardToPlay")
    answer(g, "play pain_is_nothing")
    end_turn(g)
    assert [event.seat for event in told(g, RanOff)][:1] == [1]
    assert own_collisions(g)[1] == 0


@clause("SJT-122")
def test_an_attack_that_reaches_nobody_is_a_blunder() -> None:
    g = ready()
    stand(g, "B", "3,0", 3)
    clash(g, A="plain_cut")
    end_turn(g)
    assert blunders(g, "A") == {"miss": 1}


@clause("SJT-142")
@pytest.mark.parametrize(("value", "is_wrong"), [(5, False), (6, True), (2, True)])
def test_a_guard_at_a_value_that_no_revealed_attack_has_is_a_blunder(value: int, is_wrong: bool) -> None:
    g = clash(ready(), A="plain_cut", B="plain_guard")
    notes = noted(g, f"B: value {value}")
    end_turn(g)
    assert blunders(g, "B", notes) == ({"guard": 1} if is_wrong else {})


@clause("SJT-142")
def test_a_guard_is_none_where_nothing_would_have_fitted_or_nobody_attacks() -> None:
    for card, why in (("high_guard", "the attack comes at 5"), ("plain_guard", "the other meditates")):
        g = clash(ready(), B=card, A="plain_cut" if card == "high_guard" else "deep_breath")
        notes = noted(g, "B: value 6")
        end_turn(g)
        assert len(notes.guards) == 1
        assert blunders(g, "B", notes) == {}, why


@clause("SJT-182")
def test_limp_counts_for_the_value_of_a_guard() -> None:
    """With a limp card a guard at 6 acts at 5, which is when the attack comes."""
    for value, found in ((6, {}), (5, {"guard": 1})):
        g = change(ready(), "B", limp=(0,))
        clash(g, A="plain_cut", B="plain_guard")
        notes = noted(g, f"B: value {value}")
        end_turn(g)
        assert blunders(g, "B", notes) == found


@clause("SJT-R150")
def test_a_team_mates_attack_is_nothing_to_guard_against() -> None:
    g = ready("student", "master", "ronin", "warrior", sides="pairs")
    clash(g, A="plain_guard", C="plain_cut")
    notes = noted(g, "A: value 6")
    end_turn(g)
    assert blunders(g, "A", notes) == {}


def stunned(distance: str) -> Fight:
    return change(stand(ready(), "B", distance, 0), "A", stun=1)


@clause("SJT-179")
@pytest.mark.parametrize(
    ("cell", "card", "kept"), [("0,-3", "stun", 0), ("0,-3", "light_feet", 1), ("0,-1", "light_feet", 0)]
)
def test_to_keep_a_stun_card_with_nobody_in_reach_is_a_blunder(cell: str, card: str, kept: int) -> None:
    """The Master looks away from the Student, who has nothing in hand but core cards."""
    g = stunned(cell)
    notes = noted(g, f"A: lay {card}", "B: lay centre_of_the_circle")
    assert notes.stun_kept[0] == kept
    assert blunders(g, "A", notes).get("stun", 0) == kept


@clause("SJT-179")
def test_who_could_strike_or_be_struck_does_not_blunder_with_a_stun_card() -> None:
    g = stunned("0,-3")
    assert not is_anybody_in_reach(g.table, 0, g.legal(0))
    stand(g, "B", "0,-3", 3)
    assert is_anybody_in_reach(g.table, 0, g.legal(0)), "the Master looks at him: he may hold a long thrust"
    g = give(stunned("0,-3"), "A", "dashdown_strike")
    assert is_anybody_in_reach(g.table, 0, g.legal(0)), "two steps and a blow"


# --- questions ----------------------------------------------------------------------------------


@clause("SJT-73", "SJT-84")
def test_questions_are_counted_by_kind_and_seat() -> None:
    g = give(ready(), "A", "plain_cut")
    give(g, "B", "plain_guard")
    notes = noted(g, "A: lay plain_cut", "B: lay plain_guard")
    while asked(g) != "B InitiativeToChoose":
        noted(g, f"{'AB'[g.asked()[0]]}: pass", notes=notes)
    noted(g, "B: value 5", notes=notes)
    assert asks(g, "A", notes).pop("lay") == 1
    counted = asks(g, "B", notes)
    assert (counted.pop("lay"), counted.pop("value")) == (1, 1)
    assert set(counted) <= {"replacement"}, "B was asked for a replacement, at most"


@clause("SJT-17")
def test_what_is_asked_before_the_first_turn_is_not_counted() -> None:
    g = RULES.new(2, {}, "scene")
    notes = noted(g, "A: take student", "B: take master")
    assert not notes.asked


# --- cards --------------------------------------------------------------------------------------


@clause("SJT-74", "SJT-75")
def test_a_card_could_be_played_in_the_turns_in_which_it_was_allowed() -> None:
    """Quick Stab costs focus: the Student has none in the first of two turns and lays another one twice."""
    g = give(ready(), "A", "quick_stab", "plain_cut", "plain_cut")
    notes = noted(g, "A: lay plain_cut", "B: lay centre_of_the_circle")
    end_turn(g)
    change(g, "A", focus=3)
    noted(g, "A: lay plain_cut", notes=notes)
    found = uses(g, "A", notes)
    assert (found["plain_cut"].playable, found["plain_cut"].played) == (2, 2)
    assert (found["quick_stab"].playable, found["quick_stab"].played) == (1, 0)


@clause("SJT-170")
def test_an_instant_could_be_played_when_it_is_asked_for_and_fits() -> None:
    g = change(give(ready("student", "ronin"), "B", "pain_is_nothing"), "B", focus=1)
    clash(g, A="plain_cut")
    idle(g, "B CardToPlay")
    notes = noted(g, "B: play pain_is_nothing")
    assert notes.playable == {(1, RULES.box.by_slug["pain_is_nothing"]): {1}}
    assert notes.played == notes.playable


@clause("SJT-71")
def test_a_card_is_drawn_early_by_turn_five() -> None:
    g = top(ready(), "A", "storm_of_steel")
    g.events.clear()
    g.table.turn = EARLY - 1
    next_turn(g)
    card = RULES.box.by_slug["storm_of_steel"]
    assert drawn_early(g) == [{card}, drawn_early(g)[1]]
    g = top(ready(), "A", "storm_of_steel")
    g.events.clear()
    g.table.turn = EARLY
    next_turn(g)
    assert drawn_early(g) == [set(), set()]


@clause("SJT-190")
def test_what_a_search_finds_is_not_drawn() -> None:
    g = clash(ready("student", "master"), A="long_study")
    idle(g, "CardToFind")
    g.events.clear()
    answer(g, "find tiger_pounce")
    assert drawn_early(g)[0] == set()


# --- decks --------------------------------------------------------------------------------------


@clause("SJT-17")
@pytest.mark.parametrize("name", RULES.box.decks)
def test_a_preconstructed_deck_is_known_by_its_name(name: str) -> None:
    hero = RULES.box.decks[name].character
    other = "master" if hero != "master" else "student"
    g = answer(taken(hero, other), f"A: bring {name}", f"B: bring {other}_signature")
    assert RULES.traits_of(g)["deck"] == (name, f"{other}_signature")
    cards = RULES.box.decks[name].cards
    assert {RULES.box.slugs[card]: count for card, count in brought(g, 0).items()} == dict(cards)
    assert {use.among for use in uses(g, "A").values()} == {name}


@clause("SJT-240", "SJT-27")
def test_any_other_deck_or_weapon_makes_a_deck_of_ones_own() -> None:
    for said, called in ((deck("student"), "student_signature"), (deck("student", "tanto_jab"), OWN)):
        g = answer(taken(), f"A: {said}", "B: bring master_signature")
        assert deck_called(g, 0) == called
    g = answer(taken(), "A: " + deck("student", tiger_leap=0, plain_cut=3), "B: bring master_signature")
    assert RULES.traits_of(g)["deck"] == (OWN, "master_signature")
    assert uses(g, "A")["plain_cut"].among == f"{OWN} student 3"
    assert "tiger_leap" not in uses(g, "A")


# --- endings ------------------------------------------------------------------------------------


@clause("SJT-R145")
def test_a_fight_may_end_because_somebody_gives_up() -> None:
    g = answer(ready(), "A: give up", "B: lay centre_of_the_circle")
    assert g.outcome is not None
    assert (g.outcome.how, RULES.ended_by(g)) == ("last", "gave_up")


@clause("SJT-72", "SJT-97")
def test_a_fight_may_end_by_a_card_that_cannot_be_drawn() -> None:
    g = only_deck(ready(), "A", 0)
    limit = g.table.hero(0).wound_limit
    next_turn(change(g, "A", wounds=limit - 1))
    assert g.outcome is not None
    assert RULES.ended_by(g) == "empty_deck"


@clause("SJT-97")
def test_who_could_not_draw_and_falls_by_a_blow_falls_by_the_blow() -> None:
    g = only_deck(ready("student", "master"), "B", 0)
    change(g, "B", wounds=g.table.hero(1).wound_limit - 2)
    next_turn(g)
    clash(g, A="plain_cut")
    end_turn(g)
    assert g.outcome is not None
    assert g.outcome.winners == (0,)
    assert RULES.ended_by(g) == "last"


def test_the_last_turn_agreed_upon_is_an_ending_of_its_own() -> None:
    g = end_turn(lay(ready(turns=1)))
    assert g.outcome is not None
    assert RULES.ended_by(g) == "turns"
