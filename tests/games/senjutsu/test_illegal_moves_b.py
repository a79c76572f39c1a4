"""Rows of the ledger's section 6, second half: who tries it, and by which clause it is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import AttackBlocked
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import (
    clash,
    give,
    idle,
    pain,
    pass_windows,
    ready,
    stay,
    wait_for,
)
from tests.games.senjutsu.fights import answer, change, next_turn, put, stand

Scene = Callable[[], Fight]


def revealed(card: str, *hand: str, until: str = "A replacement", **facts: object) -> Scene:
    """A has laid a card, holds these and is asked in that window."""

    def scene() -> Fight:
        g = change(ready("student", "master"), "A", **facts)
        give(g, "A", *hand)
        return wait_for(clash(g, A=card, B="iron_discipline"), until)

    return scene


def countering(*hand: str, attack: str = "plain_cut", value: int = 5, until: str = "B counter") -> Scene:
    """B has blocked A's attack and holds these."""

    def scene() -> Fight:
        g = change(ready("student", "master"), "A", focus=1)
        give(g, "B", *hand)
        pass_windows(clash(g, A=attack, B="answering_guard"))
        return wait_for(answer(g, f"B: value {value}"), until)

    return scene


def after_a_miss() -> Fight:
    g = stand(ready("student", "master"), "B", "0,-3", 3)
    give(g, "A", "youthful_fire")
    return wait_for(clash(g, A="eager_flurry", B="iron_discipline"), "A after_card")


def after_a_blocked_attack() -> Fight:
    g = give(ready("student", "ronin"), "A", "youthful_fire")
    pass_windows(clash(g, A="plain_cut", B="scarred_hide"))
    return wait_for(answer(g, "B: value 5"), "A after_card")


def clear_head(kamae: str = "neutral") -> Fight:
    return clash(change(ready("student", "master"), "A", kamae=kamae), A="clear_head")


def walking() -> Fight:
    g = stand(ready("student", "master"), "B", "3,0", 3)
    return clash(put(g, "rock", "0,-1"), A="restless_feet")


def pulled() -> Fight:
    g = stand(ready("student", "master"), "B", "1,-2", 3)
    return stay(clash(g, A="hook_and_drag"))


def aiming(*, d_at: str = "0,3") -> Fight:
    """A throws a knife; B and C stand before him, D elsewhere."""
    g = ready("student", "master", "warrior", "ronin")
    for seat, cell in (("B", "0,-3"), ("C", "1,-2"), ("D", d_at)):
        stand(g, seat, cell, 3)
    return clash(g, A="thrown_knife", B="deep_breath", C="deep_breath", D="stalking")


def aiming_far() -> Fight:
    g = aiming_at(stand(ready("student", "master", "warrior", "ronin"), "A", "0,3", 0), "0,-3")
    return clash(g, A="thrown_knife", B="deep_breath", C="deep_breath", D="stalking")


def aiming_at(g: Fight, far: str) -> Fight:
    for seat, cell in (("B", "0,0"), ("C", "1,0"), ("D", far)):
        stand(g, seat, cell, 3)
    return g


def too_many_cards() -> Fight:
    g = change(ready("student", "master"), "B", stun=2)
    give(g, "B", "plain_cut", "plain_guard", "high_guard", "river_parry")
    pass_windows(clash(g, A="plain_cut", B="tachi_sweep"))
    return g


def preparing() -> Fight:
    g = RULES.new(2, {}, "prepared")
    answer(g, "take student", "take warrior")
    for seat, deck in enumerate(("student_signature", "warrior_signature")):
        g.act(seat, RULES.parse(f"bring {deck}"))
    while asked(g) != "A PreparedToTake":
        seat = g.asked()[0]
        g.act(seat, next(each for each in reversed(g.legal(seat)) if each.text != "give up"))
    return answer(g, "find lesson_remembered")


def near_enough() -> Fight:
    g = ready("student", "master", field="snowy_battlefield+frozen_lake")
    stand(g, "A", "-3,1", 2)
    stand(g, "B", "3,1", 5)
    clash(next_turn(g), A="light_feet", B="iron_discipline")
    return idle(g, "A WayToGo")


ROWS: list[tuple[str, Scene, str, set[str]]] = [
    (
        "replace an attack card by an instant replacement attack card",
        revealed("plain_cut", "sheathed_lightning", focus=2, kamae="aggression"),
        "A: play sheathed_lightning",
        {"SJT-168"},
    ),
    (
        "replace by a card that is no replacement",
        revealed("plain_cut", "plain_guard", focus=2),
        "A: play plain_guard",
        {"SJT-170"},
    ),
    (
        "add an instant attack card to an attack card",
        revealed("plain_cut", "riposte", until="A attack_success", focus=1),
        "A: play riposte",
        {"SJT-168"},
    ),
    ("play a card for success after a miss", after_a_miss, "A: play youthful_fire", {"SJT-174"}),
    ("play it after a blocked attack", after_a_blocked_attack, "A: play youthful_fire", {"SJT-174"}),
    (
        "play an unconditional additional card too early",
        revealed("plain_cut", "seize_the_moment", until="A attack_success"),
        "A: play seize_the_moment",
        {"SJT-175"},
    ),
    ("choose an alternative of another kamae", clear_head, "A: choose 3", {"SJT-R142"}),
    ("choose an alternative that is not there", clear_head, "A: choose 4", {"SJT-160"}),
    ("walk onto rocks", walking, "A: go 0,-1 0", {"SJT-204", "SJT-112"}),
    ("pull somebody another way", pulled, "A: along 0", {"SJT-139", "SJT-R46"}),
    ("shoot straight backwards, without a line of sight", aiming, "A: target D", {"SJT-194"}),
    ("shoot beyond the range", aiming_far, "A: target D", {"SJT-193"}),
    ("counterattack with a core weapon", countering("plain_cut"), "B: play tachi_sweep", {"SJT-153"}),
    ("counterattack with a guard", countering("plain_guard"), "B: play plain_guard", {"SJT-153"}),
    (
        "counterattack with a faster card",
        countering("measured_stroke"),
        "B: play measured_stroke",
        {"SJT-153"},
    ),
    ("discard a stun card", too_many_cards, "B: discard stun", {"SJT-178", "SJT-29"}),
    ("discard a core card", too_many_cards, "B: discard tachi_sweep", {"SJT-178", "SJT-29"}),
    ("take a prepared card twice", preparing, "A: find lesson_remembered", {"SJT-164"}),
    ("take a card that is not prepared", preparing, "A: find plain_guard", {"SJT-67", "SJT-163"}),
    ("run although the opponent is six cells away", near_enough, "A: go -1,1 2", {"SJT-104"}),
]


@clause(
    "SJT-67", "SJT-139", "SJT-153", "SJT-160", "SJT-164", "SJT-168", "SJT-170", "SJT-174", "SJT-175",
    "SJT-178", "SJT-193", "SJT-194", "SJT-204", "SJT-271", "SJT-R86", "SJT-R142",
)  # fmt: skip
@pytest.mark.parametrize(
    ("scene", "said", "clauses"), [pytest.param(*row[1:], id=row[0].replace(" ", "-")) for row in ROWS]
)
def test_it_is_refused_by_its_clause_and_nothing_changes(scene: Scene, said: str, clauses: set[str]) -> None:
    g = scene()
    seat, _, text = said.partition(": ")
    assert "ABCD".index(seat) in g.asked(), asked(g)
    assert clauses <= set(refusal(g, seat, text).clauses)


# --- what cannot even be said -------------------------------------------------------------------


@clause("SJT-168", "SJT-R20")
@pytest.mark.parametrize("card", ["katana_cut", "light_feet", "stun"])
def test_replacing_a_core_card_or_a_stun_card(card: str) -> None:
    """Nobody is asked for it, and whoever says it is not listened to."""
    g = change(ready("student", "master"), "A", focus=2, stun=1)
    give(g, "A", "sudden_parry", "plain_cut")
    give(g, "B", "plain_cut")
    clash(change(g, "B", focus=2), A=card, B="circling_step")
    assert asked(g) == "B CardToPlay", "the step in which cards are replaced"
    refusal(g, "A", "play sudden_parry")
    answer(g, "pass")
    assert not (asked(g) == "A CardToPlay" and "play sudden_parry" in legal(g))


@clause("SJT-166")
def test_playing_a_second_instant_card() -> None:
    g = change(ready("student", "master"), "B", focus=1)
    give(g, "B", "foreseen", "shoulder_plate")
    wait_for(clash(g, A="plain_cut", B="tachi_sweep"), "B after_reveal")
    answer(g, "play foreseen", "kamae neutral")
    assert asked(g) == "AB CardToLay", "nobody was asked for a second one"
    assert pain(g, "B") == (1, 0, 0, 0)
    refusal(g, "B", "play shoulder_plate")


@clause("SJT-152")
def test_counterattacking_although_the_value_is_not_among_the_counter_values() -> None:
    g = countering("plain_cut", attack="quick_stab", value=8, until="B block_success")()
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]
    refusal(g, "B", "play plain_cut")
    assert "play plain_cut" not in legal(g)


@clause("SJT-161", "SJT-160")
def test_choosing_another_alternative_than_that_of_the_own_kamae_or_two() -> None:
    g = clear_head("resolve")
    assert asked(g) == "B WayToGo", "two cards were drawn without a question"
    refusal(g, "A", "choose 1")
    g = answer(clear_head(), "choose 1", "kamae neutral")
    refusal(g, "A", "choose 2")


@clause("SJT-139", "SJT-140")
def test_choosing_the_direction_in_which_the_own_pushed_figure_goes() -> None:
    refusal(pulled(), "B", "along 3")
    g = clash(ready("master", "student"), A="pommel_strike")
    refusal(g, "B", "clockwise")


@clause("SJT-95", "SJT-R76")
def test_keeping_more_cards_than_the_hand_limit() -> None:
    g = too_many_cards()
    assert asked(g) == "B SurplusToDiscard"
    assert all(each.startswith("discard ") for each in legal(g))
    refusal(g, "B", "pass")
    refusal(g, "B", "enough")
