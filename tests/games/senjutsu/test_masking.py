"""Masking (ledger 3.30), with the sample cards: no character of the base game has it."""

from __future__ import annotations

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import Masked, Unmasked
from tatami.games.senjutsu.programs import ENTER_MASK
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import (
    clash,
    end_turn,
    give,
    pain,
    pass_windows,
    ready,
    stay,
    wait_for,
    window,
)
from tests.games.senjutsu.fights import answer, at, change, fighter, next_turn, only_deck, put, stand
from tests.games.senjutsu.sample_rules import sample_rules


def masked(*heroes: str) -> Fight:
    """A is masked."""
    return change(ready(*(heroes or ("student", "master")), rules=sample_rules()), "A", is_masked=True)


@clause("SJT-261")
def test_masked_unlocks_and_improves_effects() -> None:
    """Blade from the Dark: masked one step more, and one wound more."""
    g = stand(masked(), "B", "0,-2", 3)
    clash(g, A="sample_blade_from_the_dark", B="iron_discipline")
    assert at(g, "A")[0] == "0,-1"
    assert pain(g, "B") == (2, 0, 0, 0)
    g = stand(ready("student", "master", rules=sample_rules()), "B", "0,-2", 3)
    clash(g, A="sample_blade_from_the_dark", B="iron_discipline")
    assert (at(g, "A")[0], pain(g, "B")) == ("0,0", (0, 0, 0, 0)), "visible he takes no step"
    g = ready("student", "master", rules=sample_rules())
    clash(g, A="sample_blade_from_the_dark", B="iron_discipline")
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-261", "SJT-34")
def test_a_card_may_need_masking_to_be_played() -> None:
    for is_masked in (False, True):
        g = change(ready("student", "master", rules=sample_rules()), "A", stun=1, is_masked=is_masked)
        give(g, "A", "sample_shake_it_off")
        clash(g, A="light_feet", B="iron_discipline")
        stay(g)
        answer(g, "kamae neutral")
        assert ("A end_of_turn" in pass_windows(g)) is is_masked


@clause("SJT-262")
def test_no_character_of_the_base_game_is_ever_masked() -> None:
    g = ready("student", "master", "ronin", "warrior")
    assert not any(fighter(g, seat).is_masked for seat in "ABCD")
    words = [
        op.word
        for ability in RULES.box.abilities
        for program in ability.programs
        for code in program.codes
        for op in code
    ]
    assert words
    assert ENTER_MASK not in words


@clause("SJT-263")
def test_masking_begins_with_an_effect_and_is_seen_by_all() -> None:
    g = stand(ready("student", "master", rules=sample_rules()), "B", "3,0", 3)
    clash(g, A="sample_fade_from_sight", B="iron_discipline")
    assert fighter(g, "A").is_masked
    assert told(g, Masked) == [Masked(0)]
    stay(g)
    clash(end_windows(g), A="light_feet", B="iron_discipline")
    assert fighter(g, "A").is_masked, "it lasts"


def end_windows(g: Fight) -> Fight:
    pass_windows(g)
    return g


@clause("SJT-264")
def test_a_masked_character_still_uses_the_effects_of_its_kamae() -> None:
    """Flanking Cut wounds twice in Aggression."""
    g = change(masked(), "A", kamae="aggression")
    clash(g, A="flanking_cut", B="iron_discipline")
    if asked(g) == "A WayToGo":
        stay(g)
    assert pain(g, "B") == (2, 0, 0, 0)


@clause("SJT-265", "SJT-227")
def test_a_successful_attack_ends_it_and_a_missed_one_does_not() -> None:
    g = masked()
    clash(g, A="eager_flurry", B="iron_discipline")
    assert not fighter(g, "A").is_masked
    assert told(g, Unmasked) == [Unmasked(0)]
    g = stand(masked(), "B", "3,0", 3)
    clash(g, A="eager_flurry", B="iron_discipline")
    assert fighter(g, "A").is_masked


@clause("SJT-265", "SJT-235")
def test_a_successful_block_ends_it_and_an_idle_one_does_not() -> None:
    for value, is_masked in ((5, False), (6, True)):
        g = masked("student", "master")
        stand(g, "B", "0,-1", 3 if value == 5 else 0)
        clash(g, A="river_parry", B="tachi_sweep")
        answer(g, f"A: value {value}")
        end_turn_of_a(g)
        assert fighter(g, "A").is_masked is is_masked
        assert pain(g, "A")[0] == 0


def end_turn_of_a(g: Fight) -> None:
    while asked(g) not in ("AB CardToLay", "A CardToPlay"):
        answer(g, "kamae neutral" if asked(g) == "A KamaeToChange" else sorted(legal(g))[0])


@clause("SJT-265")
def test_any_wound_or_status_ends_it() -> None:
    for card, hero in (("plain_cut", "student"), ("low_sweep", "student"), ("pommel_strike", "master")):
        other = "master" if hero == "student" else "student"
        g = change(ready(hero, other, rules=sample_rules()), "B", is_masked=True)
        clash(g, A=card)
        if asked(g) == "A WayToGo":
            stay(g)
        assert not fighter(g, "B").is_masked, card


@clause("SJT-265", "SJT-136")
def test_being_pushed_alone_does_not_end_it() -> None:
    g = change(ready("warrior", "student", rules=sample_rules()), "B", is_masked=True)
    stand(g, "B", "1,-1", 4)
    clash(g, A="hilt_check")
    assert (at(g, "B")[0], fighter(g, "B").is_masked) == ("2,-2", True)


@clause("SJT-265", "SJT-72")
def test_the_wound_of_an_empty_deck_ends_it_too() -> None:
    g = only_deck(masked(), "A", 0)
    next_turn(g)
    assert pain(g, "A")[0] == 1
    assert not fighter(g, "A").is_masked


@clause("SJT-265", "SJT-207")
def test_a_collision_ends_it() -> None:
    g = stand(masked("student", "master"), "B", "3,0", 3)
    put(g, "rock", "0,-1", "-1,0", "1,-1")
    clash(g, A="headlong_rush", B="iron_discipline")
    if asked(g) == "A WayToGo":
        answer(g, sorted(legal(g))[0])
    assert pain(g, "A")[2] == 1
    assert not fighter(g, "A").is_masked


@clause("SJT-266", "SJT-227")
def test_it_ends_before_additional_cards_for_the_success_are_played() -> None:
    g = masked()
    give(g, "A", "youthful_fire")
    clash(g, A="sample_blade_from_the_dark", B="iron_discipline")
    wait_for(g, "A attack_success")
    assert not fighter(g, "A").is_masked
    assert pain(g, "B") == (2, 0, 0, 0), "but the attack itself was improved"


@clause("SJT-266", "SJT-235", "SJT-234")
def test_after_a_block_it_ends_after_the_counterattack_and_before_additional_cards() -> None:
    g = masked("student", "master")
    stand(g, "A", "0,0", 0)
    give(g, "A", "plain_cut", "riposte")
    change(g, "A", focus=1)
    clash(g, A="answering_guard", B="tachi_sweep")
    pass_windows(g)
    answer(g, "A: value 5")
    wait_for(g, "A counter")
    assert fighter(g, "A").is_masked
    answer(g, "pass")
    assert (window(g), fighter(g, "A").is_masked) == ("A block_success", False)


@clause("SJT-261")
def test_it_is_refused_by_its_clause() -> None:
    g = change(ready("student", "master", rules=sample_rules()), "A", stun=1, is_masked=True)
    give(g, "A", "sample_shake_it_off", "sample_second_thought")
    clash(g, A="light_feet", B="iron_discipline")
    stay(g)
    answer(g, "kamae neutral")
    assert window(g) == "A end_of_turn"
    change(g, "A", is_masked=False)
    assert "SJT-261" in refusal(g, "A", "play sample_shake_it_off").clauses
    end_turn(g)
