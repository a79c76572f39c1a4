"""The Difficulty of an attack (SAM-77 to SAM-82), as the Weapons tell it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import resilience, scene
from tests.games.scenes import asked, may, play, refusal

LADDER = ("bokken", "bo", "shuriken", "naginata", "tanegashima")
"""A Weapon for each Difficulty from 1 to 5."""

PLAIN = "hideyoshi nobunaga goemon ieyasu tomoe musashi ushiwaka"
"""Nobody of these changes a Difficulty."""

NOBODY_REACHES = 6


def ring(
    seats: int, play: Mapping[str, str] | None = None, by: str = "A", harmless: str = ""
) -> SamuraiSword:
    """A table at which one player holds a Weapon for each Difficulty."""
    hands = {by: " ".join(LADDER)} | dict.fromkeys(harmless, "")
    return scene(seats, PLAIN, hands=hands, play=play, turn=by)


def difficulty(g: SamuraiSword, target: str) -> int:
    """The smallest number on a Weapon that reaches; every refusal names the same Difficulty."""
    reach = [may(g, f"attack {card} > {target}") for card in LADDER]
    measured = reach.index(True) + 1 if any(reach) else NOBODY_REACHES
    assert reach == [number >= measured for number in range(1, 6)]
    for card in LADDER[: measured - 1]:
        reason = refusal(g, letter(g.table.turn), f"attack {card} > {target}")
        assert min(int(reason.facts["difficulty"]), NOBODY_REACHES) == measured
    return measured


def difficulties(g: SamuraiSword, targets: str) -> list[int]:
    return [difficulty(g, target) for target in targets]


@clause("SAM-78", "SAM-EX1")
def test_the_ring_of_six() -> None:
    assert difficulties(ring(6), "BCDEF") == [1, 2, 3, 2, 1]


@clause("SAM-78", "SAM-R37")
@pytest.mark.parametrize(
    ("seats", "steps"),
    [(3, [1, 1]), (4, [1, 2, 1]), (5, [1, 2, 2, 1]), (6, [1, 2, 3, 2, 1]), (7, [1, 2, 3, 3, 2, 1])],
)
@pytest.mark.parametrize("by", [0, 1, 2])
def test_the_shorter_way_round_the_table_counts_wherever_one_sits(
    seats: int, steps: list[int], by: int
) -> None:
    g = ring(seats, by=letter(by))
    others = "".join(letter((by + k) % seats) for k in range(1, seats))
    assert difficulties(g, others) == steps


@clause("SAM-79", "SAM-47", "SAM-R36")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_ring_closes_around_everybody_who_is_harmless(seats: int) -> None:
    others = "".join(letter(seat) for seat in range(1, seats))
    for choice in product((False, True), repeat=seats - 1):
        harmless = "".join(name for name, is_harmless in zip(others, choice, strict=True) if is_harmless)
        g = ring(seats, harmless=harmless)
        left = ["A"] + [name for name in others if name not in harmless]
        for k, target in enumerate(left):
            if k:
                assert difficulty(g, target) == min(k, len(left) - k)


@clause("SAM-79")
def test_a_target_comes_closer_for_as_long_as_somebody_between_is_harmless() -> None:
    g = scene(5, PLAIN, {"A": "diversion breathing bokken", "B": "parry"})
    assert not may(g, "attack bokken > C")
    play(g, "play diversion > B")
    assert may(g, "attack bokken > C")
    play(g, "play breathing > B")
    assert not may(g, "attack bokken > C")


@clause("SAM-79", "SAM-R36")
def test_both_ways_are_measured_without_the_harmless() -> None:
    # A to D of seven: over B and C it is 3 steps; over E, F and G it would be 4, but two of them are down.
    g = ring(7, harmless="FG")
    assert difficulty(g, "D") == 2
    assert difficulty(g, "E") == 1


@clause("SAM-77", "SAM-85")
def test_the_difficulty_is_measured_before_the_weapon_is_played() -> None:
    g = ring(6)
    reason = refusal(
        g, "A", "attack bo > D"
    )  # which checks that nothing changed: the Weapon is still in hand
    assert reason.code == "too-far"
    numbers = {"reach": 2, "steps": 3, "armor": 0, "character": 0, "difficulty": 3}
    assert reason.facts == {"card": 3, "target": 3, **numbers}
    assert g.table.weapons_played == 0
    play(g, "attack shuriken > D", "endure")
    assert resilience(g, "D") == 4


@clause("SAM-77", "SAM-R24")
def test_what_happens_after_the_weapon_is_played_does_not_hinder_the_attack() -> None:
    g = scene(3, PLAIN, {"A": "bokken"})
    play(g, "attack bokken > B")  # A's hand is empty now, and A Harmless
    assert asked(g) == "B ParryAnswer"
    play(g, "endure")
    assert resilience(g, "B") == 4


@clause("SAM-80", "SAM-EX2")
@pytest.mark.parametrize(("by", "expected"), [("B", 3), ("C", 4), ("D", 5), ("E", 4), ("F", 3)])
def test_each_armor_of_the_target_raises_the_difficulty_for_everybody(by: str, expected: int) -> None:
    assert difficulty(ring(6, {"A": "armor*2"}, by), "A") == expected


@clause("SAM-81", "SAM-EX2")
def test_ones_own_armor_does_not_hinder_ones_own_attacks() -> None:
    assert difficulties(ring(6, {"A": "armor*2"}), "BCDEF") == [1, 2, 3, 2, 1]


@clause("SAM-80", "SAM-R36")
def test_the_armor_of_those_in_between_does_not_count() -> None:
    assert difficulties(ring(6, {"B": "armor*2", "F": "armor*2"}), "BCDEF") == [3, 2, 3, 2, 3]


@clause("SAM-82", "SAM-160")
@pytest.mark.parametrize("armor", [0, 1, 2, 3])
@pytest.mark.parametrize("benkei", [False, True])
def test_difficulty_is_steps_and_armor_and_benkei(armor: int, benkei: bool) -> None:
    characters = "hideyoshi nobunaga {} ieyasu tomoe musashi".format("benkei" if benkei else "goemon")
    in_front = {"C": f"armor*{armor}"} if armor else {}
    g = scene(6, characters, {"A": " ".join(LADDER)}, in_front)
    assert difficulty(g, "C") == 2 + armor + benkei
    assert difficulty(g, "D") == 3  # Benkei in between makes nobody else harder to reach


@clause("SAM-82", "SAM-80")
def test_the_refusal_tells_steps_from_armor() -> None:
    g = ring(6, {"B": "armor"})
    reason = refusal(g, "A", "attack bokken > B")
    assert reason.code == "too-well-armored"
    assert (reason.facts["steps"], reason.facts["armor"], reason.facts["difficulty"]) == (1, 1, 2)
    assert refusal(g, "A", "attack bokken > C").code == "too-far"


@clause("SAM-80", "SAM-160")
def test_the_refusal_cites_armor_and_benkei_only_where_they_are() -> None:
    characters = "musashi benkei goemon tomoe hanzo"
    near = scene(5, characters, {"A": "bokken"})
    far = scene(5, "musashi goemon benkei tomoe hanzo", {"A": "bokken"}, {"C": "armor"})
    assert {"SAM-80", "SAM-160"} & set(refusal(near, "A", "attack bokken > B").clauses) == {"SAM-160"}
    assert {"SAM-80", "SAM-160"} <= set(refusal(far, "A", "attack bokken > C").clauses)
    assert not {"SAM-80", "SAM-160"} & set(refusal(far, "A", "attack bokken > D").clauses)


@clause("SAM-EX3", "SAM-85")
def test_choosing_a_weapon() -> None:
    cards = {"A": "daikyu nodachi naginata bo wakizashi"}
    g = scene(6, PLAIN, cards)
    assert [may(g, f"attack {card} > D") for card in cards["A"].split()] == [True, True, True, False, False]
    g = scene(6, PLAIN, cards, {"D": "armor"})
    assert [may(g, f"attack {card} > D") for card in cards["A"].split()] == [True, False, True, False, False]
